/* The dice of the open sum: thrown at the table, or here. */
#include <string.h>

#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"

int
mu_calculator_session_count_dice (MuCalculatorSession *self, int place, MuDie *die)
{
  return mu_sum_entry_dice (&self->open.input, place, die);
}

int
mu_calculator_session_get_face (MuCalculatorSession *self, int place, int number)
{
  return self->roll[place][number].value;
}

/* A die that was rolled as another is not the one that its seed proves. */
static gboolean
fits (const MuRoll *roll, MuDie die)
{
  return mu_die_has_face (die, roll->value) && (roll->real || roll->die == die);
}

/* The dice that lie there go into the sum once all of the field do and fit it. */
static void
gather_dice (MuCalculatorSession *self, int place)
{
  MuFieldValue *value = &self->open.input.value[place];
  MuDie die;
  int count = mu_sum_entry_dice (&self->open.input, place, &die);

  value->given = FALSE;
  value->face_count = 0;
  for (int n = 0; n < count; n++) {
    MuRoll *roll = &self->roll[place][n];
    if (!fits (roll, die))
      roll->value = 0;
    if (roll->value == 0)
      return;
    roll->die = (guint8) die;
    value->faces[n] = roll->value;
  }
  value->face_count = (guint8) count;
  value->given = count > 0;
}

static gboolean
is_dice (MuCalculatorSession *self, int place)
{
  return self->open.input.kind->fields[place].kind == MU_FIELD_DICE;
}

void
mu_calculator_session_gather_dice (MuCalculatorSession *self)
{
  for (int i = 0; self->open.input.kind && self->open.input.kind->fields[i].key; i++)
    if (is_dice (self, i))
      gather_dice (self, i);
}

void
mu_calculator_session_forget_dice (MuCalculatorSession *self)
{
  memset (self->roll, 0, sizeof self->roll);
  mu_calculator_session_gather_dice (self);
}

void
mu_calculator_session_throw (MuCalculatorSession *self, int place, int number, int face)
{
  mu_calculator_session_renew (self);
  self->roll[place][number] = (MuRoll){
    .seed = self->dice.seed,
    .stream = self->dice.stream,
    .subject = MU_ROLL_NO_SUBJECT,
    .purpose = (guint8) self->open.input.kind->fields[place].roll,
    .value = (guint8) face,
    .real = 1,
  };
  mu_calculator_session_change (self);
}

static gboolean
throw_next_of (MuCalculatorSession *self, int place, int face)
{
  MuDie die;
  int count = mu_sum_entry_dice (&self->open.input, place, &die);

  for (int n = 0; n < count && mu_die_has_face (die, face); n++)
    if (self->roll[place][n].value == 0) {
      mu_calculator_session_throw (self, place, n, face);
      return TRUE;
    }
  return FALSE;
}

gboolean
mu_calculator_session_throw_next (MuCalculatorSession *self, int face)
{
  if (mu_calculator_session_is_spent (self))
    mu_calculator_session_take_dice (self);
  for (int i = 0; self->open.input.kind && self->open.input.kind->fields[i].key; i++)
    if (is_dice (self, i) && throw_next_of (self, i, face))
      return TRUE;
  return FALSE;
}

static void
note_roll (void *context, const MuRoll *roll)
{
  *(MuRoll *) context = *roll;
}

static void
roll_field (MuCalculatorSession *self, int place)
{
  MuDie die;
  int count = mu_sum_entry_dice (&self->open.input, place, &die);

  for (int n = 0; n < count; n++) {
    if (self->roll[place][n].value)
      continue;
    mu_dice_set_recorder (&self->dice, note_roll, &self->roll[place][n]);
    mu_dice_roll (&self->dice, die, self->open.input.kind->fields[place].roll, MU_ROLL_NO_SUBJECT);
  }
  mu_dice_set_recorder (&self->dice, NULL, NULL);
}

gboolean
mu_calculator_session_has_dice (MuCalculatorSession *self)
{
  for (int i = 0; self->open.input.kind && self->open.input.kind->fields[i].key; i++)
    if (is_dice (self, i) && mu_sum_entry_dice (&self->open.input, i, NULL) > 0)
      return TRUE;
  return FALSE;
}

void
mu_calculator_session_roll (MuCalculatorSession *self)
{
  if (!mu_calculator_session_has_dice (self))
    return;
  mu_calculator_session_renew (self);
  if (mu_sum_entry_is_thrown (&self->open.input))
    mu_calculator_session_forget_dice (self);
  for (int i = 0; self->open.input.kind->fields[i].key; i++)
    if (is_dice (self, i))
      roll_field (self, i);
  mu_calculator_session_change (self);
}

void
mu_calculator_session_take_dice (MuCalculatorSession *self)
{
  mu_calculator_session_forget_dice (self);
  mu_calculator_session_change (self);
}

/* Faces that are in the input, as in a kept sum, lie on the table again. */
void
mu_calculator_session_lay_dice (MuCalculatorSession *self)
{
  memset (self->roll, 0, sizeof self->roll);
  for (int i = 0; self->open.input.kind->fields[i].key; i++)
    for (int n = 0; is_dice (self, i) && n < self->open.input.value[i].face_count; n++)
      self->roll[i][n] = (MuRoll){
        .subject = MU_ROLL_NO_SUBJECT,
        .purpose = (guint8) self->open.input.kind->fields[i].roll,
        .value = self->open.input.value[i].faces[n],
        .real = 1,
      };
}
