#include "app/desktop/session/calculator_session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/desktop/session/calculator_private.h"
#include "app/desktop/session/sum_entry.h"
#include "app/desktop/session/sum_facts.h"

G_DEFINE_FINAL_TYPE (MuCalculatorSession, mu_calculator_session, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static void
mu_calculator_session_finalize (GObject *object)
{
  MuCalculatorSession *self = MU_CALCULATOR_SESSION (object);

  g_hash_table_unref (self->entered);
  g_object_unref (self->units);
  g_object_unref (self->kept);
  g_clear_pointer (&self->answer, mu_sum_answer_free);
  g_clear_pointer (&self->chances, mu_sum_answer_free);
  mu_kept_sums_free (self->sums);
  g_clear_pointer (&self->table, mu_table_battle_free);
  mu_sum_room_clear (&self->room);
  G_OBJECT_CLASS (mu_calculator_session_parent_class)->finalize (object);
}

static void
mu_calculator_session_class_init (MuCalculatorSessionClass *class)
{
  static const char *const name[N_SIGNALS] = { "opened", "worked", "chances", "kept" };

  G_OBJECT_CLASS (class)->finalize = mu_calculator_session_finalize;
  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (name[i], G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
mu_calculator_session_init (MuCalculatorSession *self)
{
  self->entered = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->units = g_list_store_new (MU_TYPE_FIELDED_UNIT);
  self->kept = g_list_store_new (MU_TYPE_KEPT_ITEM);
}

MuCalculatorSession *
mu_calculator_session_new (MuStore *store, guint64 seed)
{
  MuCalculatorSession *self = g_object_new (MU_TYPE_CALCULATOR_SESSION, NULL);

  mu_dice_init_seeded (&self->dice, seed, 0);
  self->sums = mu_kept_sums_new (store);
  return self;
}

void
mu_calculator_session_tell (MuCalculatorSession *self, int signal)
{
  g_signal_emit (self, signals[signal], 0);
}

const MuWrgReadings *
mu_calculator_session_get_readings (MuCalculatorSession *self)
{
  return self->house_rules ? &self->readings : NULL;
}

/* --- working ------------------------------------------------------------ */

static MuSumAnswer *
answer_of (MuCalculatorSession *self)
{
  const MuWrgReadings *readings = mu_calculator_session_get_readings (self);
  MuSumInput input = self->input;
  MuDice dice;

  if (mu_sum_entry_lacking (&input) >= 0)
    return NULL;
  input.room = &self->room;
  if (!mu_sum_entry_is_thrown (&input))
    return mu_sum_entry_foresee (&input, readings, FALSE);
  mu_dice_init_seeded (&dice, self->dice.seed, 1);
  return mu_sum_work (&input, readings, &dice, FALSE);
}

void
mu_calculator_session_work (MuCalculatorSession *self)
{
  g_clear_pointer (&self->answer, mu_sum_answer_free);
  if (self->input.kind)
    self->answer = answer_of (self);
  mu_calculator_session_find_chances (self);
}

MuSumState
mu_calculator_session_get_state (MuCalculatorSession *self)
{
  if (self->answer == NULL)
    return MU_SUM_LACKING;
  if (self->answer->refusal)
    return MU_SUM_REFUSED;
  return mu_sum_entry_is_thrown (&self->input) ? MU_SUM_WORKED : MU_SUM_UNTHROWN;
}

const char *
mu_calculator_session_get_lacking (MuCalculatorSession *self)
{
  int place = self->input.kind ? mu_sum_entry_lacking (&self->input) : -1;

  return place >= 0 ? _ (self->input.kind->fields[place].label) : NULL;
}

const MuSumAnswer *
mu_calculator_session_get_answer (MuCalculatorSession *self)
{
  return self->answer;
}

/* --- dice --------------------------------------------------------------- */

int
mu_calculator_session_count_dice (MuCalculatorSession *self, int place, MuDie *die)
{
  return mu_sum_entry_dice (&self->input, place, die);
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
  MuFieldValue *value = &self->input.value[place];
  MuDie die;
  int count = mu_sum_entry_dice (&self->input, place, &die);

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
  return self->input.kind->fields[place].kind == MU_FIELD_DICE;
}

static void
gather_all_dice (MuCalculatorSession *self)
{
  for (int i = 0; self->input.kind && self->input.kind->fields[i].key; i++)
    if (is_dice (self, i))
      gather_dice (self, i);
}

static void
forget_dice (MuCalculatorSession *self)
{
  memset (self->roll, 0, sizeof self->roll);
  gather_all_dice (self);
}

static void
changed (MuCalculatorSession *self)
{
  if (self->spent)
    forget_dice (self);
  self->spent = self->respent = FALSE;
  mu_sum_entry_settle (&self->input, mu_calculator_session_get_readings (self));
  gather_all_dice (self);
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, WORKED);
}

void
mu_calculator_session_throw (MuCalculatorSession *self, int place, int number, int face)
{
  if (self->spent)
    forget_dice (self);
  self->spent = self->respent = FALSE;
  self->roll[place][number] = (MuRoll){
    .seed = self->dice.seed,
    .stream = self->dice.stream,
    .subject = MU_ROLL_NO_SUBJECT,
    .purpose = (guint8) self->input.kind->fields[place].roll,
    .value = (guint8) face,
    .real = 1,
  };
  changed (self);
}

static gboolean
throw_next_of (MuCalculatorSession *self, int place, int face)
{
  MuDie die;
  int count = mu_sum_entry_dice (&self->input, place, &die);

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
  if (self->spent)
    mu_calculator_session_take_dice (self);
  for (int i = 0; self->input.kind && self->input.kind->fields[i].key; i++)
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
  int count = mu_sum_entry_dice (&self->input, place, &die);

  for (int n = 0; n < count; n++) {
    if (self->roll[place][n].value)
      continue;
    mu_dice_set_recorder (&self->dice, note_roll, &self->roll[place][n]);
    mu_dice_roll (&self->dice, die, self->input.kind->fields[place].roll, MU_ROLL_NO_SUBJECT);
  }
  mu_dice_set_recorder (&self->dice, NULL, NULL);
}

gboolean
mu_calculator_session_has_dice (MuCalculatorSession *self)
{
  for (int i = 0; self->input.kind && self->input.kind->fields[i].key; i++)
    if (is_dice (self, i) && mu_sum_entry_dice (&self->input, i, NULL) > 0)
      return TRUE;
  return FALSE;
}

void
mu_calculator_session_roll (MuCalculatorSession *self)
{
  if (!mu_calculator_session_has_dice (self))
    return;
  if (self->spent || mu_sum_entry_is_thrown (&self->input))
    forget_dice (self);
  self->spent = self->respent = FALSE;
  for (int i = 0; self->input.kind->fields[i].key; i++)
    if (is_dice (self, i))
      roll_field (self, i);
  changed (self);
}

void
mu_calculator_session_take_dice (MuCalculatorSession *self)
{
  forget_dice (self);
  changed (self);
}

/* --- entering ----------------------------------------------------------- */

const MuSumKind *
mu_calculator_session_get_kind (MuCalculatorSession *self)
{
  return self->input.kind;
}

const MuSumInput *
mu_calculator_session_get_input (MuCalculatorSession *self)
{
  return &self->input;
}

/* The n-th body of a sum is the n-th of the next. */
static void
note_bodies (MuCalculatorSession *self)
{
  int place;

  for (int n = 0; n < BODIES; n++)
    if ((place = mu_sum_entry_nth_troop (self->input.kind, n)) >= 0
        && self->input.value[place].given)
      self->body[n] = self->input.value[place];
}

static void
bring_bodies (MuCalculatorSession *self, MuSumInput *input)
{
  int place;

  for (int n = 0; n < BODIES; n++)
    if ((place = mu_sum_entry_nth_troop (input->kind, n)) >= 0 && self->body[n].given)
      input->value[place] = self->body[n];
}

static void
put_away (MuCalculatorSession *self)
{
  if (self->input.kind == NULL)
    return;
  note_bodies (self);
  g_hash_table_insert (self->entered, (gpointer) self->input.kind,
                       g_memdup2 (&self->input, sizeof self->input));
}

/* Faces that are in the input, as in a kept sum, lie on the table again. */
static void
lay_dice (MuCalculatorSession *self)
{
  memset (self->roll, 0, sizeof self->roll);
  for (int i = 0; self->input.kind->fields[i].key; i++)
    for (int n = 0; is_dice (self, i) && n < self->input.value[i].face_count; n++)
      self->roll[i][n] = (MuRoll){
        .subject = MU_ROLL_NO_SUBJECT,
        .purpose = (guint8) self->input.kind->fields[i].roll,
        .value = self->input.value[i].faces[n],
        .real = 1,
      };
}

void
mu_calculator_session_set_input (MuCalculatorSession *self, const MuSumInput *input)
{
  if (self->input.kind != input->kind) {
    put_away (self);
    mu_sum_room_clear (&self->room);
  }
  self->input = *input;
  self->input.readings = mu_calculator_session_get_readings (self);
  self->spent = self->respent = FALSE;
  lay_dice (self);
  gather_all_dice (self);
  mu_sum_entry_settle (&self->input, mu_calculator_session_get_readings (self));
  mu_calculator_session_work (self);
  mu_calculator_session_tell (self, OPENED);
}

static void
take_up (MuSumInput *input)
{
  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_DICE)
      input->value[i] = (MuFieldValue){ .given = FALSE };
}

void
mu_calculator_session_open (MuCalculatorSession *self, const MuSumKind *kind)
{
  const MuSumInput *before = g_hash_table_lookup (self->entered, kind);
  MuSumInput input;

  if (kind == self->input.kind)
    return;
  put_away (self);
  if (before) {
    input = *before;
    take_up (&input);
  } else {
    mu_sum_entry_begin (&input, kind);
    bring_bodies (self, &input);
  }
  mu_calculator_session_set_input (self, &input);
}

void
mu_calculator_session_clear (MuCalculatorSession *self)
{
  MuSumInput input;

  mu_sum_entry_begin (&input, self->input.kind);
  mu_calculator_session_set_input (self, &input);
}

void
mu_calculator_session_enter (MuCalculatorSession *self, int place, const MuFieldValue *value)
{
  self->input.value[place] = *value;
  changed (self);
}

gboolean
mu_calculator_session_read (MuCalculatorSession *self, int place, const char *text, GError **error)
{
  MuSumInput read = self->input;
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  gboolean good = TRUE;

  read.value[place] = (MuFieldValue){ .from = { .side = -1, .unit = -1 } };
  if (*stripped)
    good = mu_sum_input_read (&read, self->input.kind->fields[place].key, stripped, error);
  mu_calculator_session_enter (self, place, &read.value[place]);
  return good;
}

gboolean
mu_calculator_session_may_count (MuCalculatorSession *self, int place, int word, int times)
{
  return mu_sum_entry_may_count (&self->input, mu_calculator_session_get_readings (self), place,
                                 word, times);
}

/* --- tonight's armies --------------------------------------------------- */

static void
field_units (MuCalculatorSession *self, int side, const MuList *list)
{
  for (guint i = 0; list && i < list->units->len; i++) {
    const MuSumUnit place = { .side = side, .unit = (int) i };
    g_autoptr (MuFieldedUnit) unit = mu_fielded_unit_new (list, place);
    g_list_store_append (self->units, unit);
  }
}

static void
set_readings (MuCalculatorSession *self, const MuWrgReadings *readings)
{
  self->house_rules = readings != NULL;
  if (readings)
    self->readings = *readings;
  self->input.readings = mu_calculator_session_get_readings (self);
}

/* Sums that cannot be read are left as they are: the next change says why. */
void
mu_calculator_session_set_armies (MuCalculatorSession *self, const MuCalculatorArmies *armies)
{
  g_list_store_remove_all (self->units);
  for (int side = 0; side < MU_SIDES; side++)
    field_units (self, side, armies->list[side]);
  self->on_table = armies->on_table;
  set_readings (self, armies->readings);
  mu_kept_sums_set_prepared (self->sums, armies->prepared, armies->campaign);
  mu_kept_sums_look (self->sums, NULL);
  mu_calculator_session_work (self);
  mu_calculator_session_list_kept (self);
  mu_calculator_session_tell (self, WORKED);
}

GListModel *
mu_calculator_session_get_units (MuCalculatorSession *self)
{
  return G_LIST_MODEL (self->units);
}

static void
man (MuSumInput *input, int troop, MuFieldedUnit *unit)
{
  const MuWrgCrew *crew = mu_fielded_unit_get_crew (unit);

  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_CREW
        && mu_sum_entry_troop_of (input->kind, i) == troop)
      input->value[i] = (MuFieldValue){ .given = crew->count > 0, .crew = *crew };
}

static MuTableUnit
on_table (MuSumUnit place)
{
  return (MuTableUnit){ place.side < 0 ? MU_SIDE_NONE : (MuSide) place.side, MAX (0, place.unit) };
}

/* Both bodies of a hand-to-hand are known: so is how long it has gone on. */
static void
know_melee (MuCalculatorSession *self, MuSumInput *input)
{
  const int first = mu_sum_entry_nth_troop (input->kind, 0);
  const int second = mu_sum_entry_nth_troop (input->kind, 1);

  if (second >= 0 && input->value[first].given && input->value[second].given)
    mu_sum_facts_set_period (input, mu_table_melee_period (self->table,
                                                           on_table (input->value[first].from),
                                                           on_table (input->value[second].from)));
}

/* What the table knows of the unit. */
static void
know (MuCalculatorSession *self, MuSumInput *input, int troop, MuFieldedUnit *unit)
{
  MuTableFacts facts;

  if (self->table == NULL)
    return;
  mu_table_facts (self->table, on_table (mu_fielded_unit_get_place (unit)), &facts);
  mu_sum_facts_fill (input, troop, &facts);
  know_melee (self, input);
}

static void
put (MuCalculatorSession *self, MuSumInput *input, int place, MuFieldedUnit *unit)
{
  MuFieldValue *value = &input->value[place];

  *value = (MuFieldValue){ .given = TRUE, .from = mu_fielded_unit_get_place (unit) };
  value->troop = *mu_fielded_unit_get_troop (unit);
  mu_sum_entry_count (input, place, mu_fielded_unit_get_figures (unit),
                      mu_fielded_unit_get_at_start (unit));
  man (input, place, unit);
}

void
mu_calculator_session_pick (MuCalculatorSession *self, int place, MuFieldedUnit *unit)
{
  put (self, &self->input, place, unit);
  know (self, &self->input, place, unit);
  changed (self);
}

static MuFieldedUnit *
find_unit (MuCalculatorSession *self, MuTableUnit at)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->units));

  for (guint i = 0; i < count; i++) {
    g_autoptr (MuFieldedUnit) unit = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    const MuSumUnit place = mu_fielded_unit_get_place (unit);
    if (place.side == (int) at.side && place.unit == at.unit)
      return unit; /* the store holds it */
  }
  return NULL;
}

void
mu_calculator_session_open_for (MuCalculatorSession *self, const MuSumKind *kind, MuTableUnit at)
{
  MuFieldedUnit *unit = find_unit (self, at);
  const int troop = mu_sum_entry_nth_troop (kind, 0);
  MuSumInput input;

  mu_sum_entry_begin (&input, kind);
  input.readings = mu_calculator_session_get_readings (self);
  if (unit && troop >= 0)
    put (self, &input, troop, unit);
  if (unit)
    know (self, &input, troop, unit);
  mu_calculator_session_set_input (self, &input);
}
