#include "app/session/calculator/sum_entry.h"

#include <string.h>

/* --- what is there ------------------------------------------------------ */

static gboolean
begins_given (const MuField *field)
{
  if (!field->required)
    return FALSE;
  return field->kind == MU_FIELD_CHOICE
         || (field->kind == MU_FIELD_NUMBER && field->start >= field->min
             && field->start <= field->max);
}

void
mu_sum_entry_begin (MuSumInput *input, const MuSumKind *kind)
{
  mu_sum_input_init (input, kind);
  for (int i = 0; kind->fields[i].key; i++)
    input->value[i].given = begins_given (&kind->fields[i]);
}

int
mu_sum_entry_lacking (const MuSumInput *input)
{
  const MuField *fields = input->kind->fields;

  for (int i = 0; fields[i].key; i++)
    if (fields[i].required && fields[i].kind != MU_FIELD_DICE && !input->value[i].given)
      return i;
  return -1;
}

MuRule
mu_sum_entry_closed (const MuSumInput *input, int place, int word)
{
  MuRule rule = MU_RULE_NONE;

  if (mu_sum_entry_lacking (input) >= 0)
    return MU_RULE_NONE;
  if (input->kind->closed)
    rule = input->kind->closed (input, place, word);
  /* What would count 0 is not offered either. */
  if (rule == MU_RULE_NONE && mu_sum_word_idle (input, place, word, &rule) == NULL)
    return MU_RULE_NONE;
  return rule;
}

int
mu_sum_entry_amount (const MuSumInput *input, int place, int word)
{
  MuRule rule;

  if (input->kind->amount == NULL || mu_sum_entry_lacking (input) >= 0
      || mu_sum_word_idle (input, place, word, &rule))
    return 0;
  return input->kind->amount (input, place, word);
}

/* --- dice --------------------------------------------------------------- */

int
mu_sum_entry_dice (const MuSumInput *input, int place, MuDie *die)
{
  MuDie unused;
  int count;

  if (die == NULL)
    die = &unused;
  *die = input->kind->fields[place].die;
  if (mu_sum_entry_lacking (input) >= 0)
    return 0;
  count
      = input->kind->dice ? input->kind->dice (input, place, die) : input->kind->fields[place].min;
  return CLAMP (count, 0, MU_SUM_DICE);
}

gboolean
mu_sum_entry_is_thrown (const MuSumInput *input)
{
  for (int i = 0; input->kind->fields[i].key; i++)
    if (input->kind->fields[i].kind == MU_FIELD_DICE && !input->value[i].given
        && mu_sum_entry_dice (input, i, NULL) > 0)
      return FALSE;
  return TRUE;
}

int
mu_sum_entry_face (MuDie die, gboolean high)
{
  switch (die) {
  case MU_DIE_ORDINARY:
    return high ? 6 : 1;
  case MU_DIE_AVERAGE:
    return high ? 5 : 2;
  case MU_DIE_TEN:
    return high ? 10 : 1;
  }
  return 1;
}

/* How open dice may lie: between them they change whatever dice change. */
typedef enum { ALL_LOW, ALL_HIGH, IN_TURN } Throw;

static void
throw_all (MuSumInput *input, Throw how)
{
  int thrown = 0;

  for (int i = 0; input->kind->fields[i].key; i++) {
    MuFieldValue *value = &input->value[i];
    MuDie die;
    int count;

    if (input->kind->fields[i].kind != MU_FIELD_DICE || value->given)
      continue;
    count = mu_sum_entry_dice (input, i, &die);
    for (int n = 0; n < count; n++, thrown++)
      value->faces[n] = (guint8) mu_sum_entry_face (
          die, how == ALL_HIGH || (how == IN_TURN && thrown % 2 == 1));
    value->face_count = (guint8) count;
    value->given = count > 0;
  }
}

static MuSumAnswer *
work_with (const MuSumInput *input, const MuReadings *readings, Throw how, gboolean odds)
{
  MuSumInput whole = *input;
  MuDice dice;

  throw_all (&whole, how);
  mu_dice_init_seeded (&dice, 0, 0);
  return mu_sum_work (&whole, readings, &dice, odds);
}

static gboolean
has_line (const MuTrace *trace, const MuTraceLine *line)
{
  for (guint i = 0; i < trace->count; i++)
    if (trace->line[i].rule == line->rule && trace->line[i].amount == line->amount)
      return TRUE;
  return FALSE;
}

static void
keep_common_lines (MuTrace *trace, const MuTrace *other)
{
  MuTrace common = { .count = 0 };

  for (guint i = 0; i < trace->count; i++)
    if (has_line (other, &trace->line[i]))
      common.line[common.count++] = trace->line[i];
  *trace = common;
}

static void
keep_common (MuSumAnswer *answer, const MuSumAnswer *other)
{
  keep_common_lines (&answer->trace, &other->trace);
  for (guint i = 0; i < MIN (answer->parts->len, other->parts->len); i++)
    keep_common_lines (&((MuSumPart *) g_ptr_array_index (answer->parts, i))->trace,
                       &((MuSumPart *) g_ptr_array_index (other->parts, i))->trace);
}

MuSumAnswer *
mu_sum_entry_foresee (const MuSumInput *input, const MuReadings *readings, gboolean odds)
{
  MuSumAnswer *low = work_with (input, readings, ALL_LOW, odds);
  g_autoptr (MuSumAnswer) high = work_with (input, readings, ALL_HIGH, FALSE);
  g_autoptr (MuSumAnswer) mixed = work_with (input, readings, IN_TURN, FALSE);

  keep_common (low, high);
  keep_common (low, mixed);
  for (guint i = 0; i < low->bars->len; i++)
    ((MuSumBar *) g_ptr_array_index (low->bars, i))->now = FALSE;
  return low;
}

/* --- troops and what belongs to them ------------------------------------ */

int
mu_sum_entry_nth_troop (const MuSumKind *kind, int n)
{
  for (int i = 0; kind->fields[i].key; i++)
    if (kind->fields[i].kind == MU_FIELD_TROOP && n-- == 0)
      return i;
  return -1;
}

static gboolean
begins_with (const char *key, const char *troop)
{
  gsize length = strlen (troop);

  return strncmp (key, troop, length) == 0 && key[length] == '-';
}

/* -1: of none. */
static int
troop_named (const MuSumKind *kind, int place)
{
  int troop;

  for (int n = 0; (troop = mu_sum_entry_nth_troop (kind, n)) >= 0; n++)
    if (begins_with (kind->fields[place].key, kind->fields[troop].key))
      return troop;
  return -1;
}

gboolean
mu_sum_entry_names_troop (const MuSumKind *kind, int place)
{
  return troop_named (kind, place) >= 0;
}

int
mu_sum_entry_troop_of (const MuSumKind *kind, int place)
{
  const int named = troop_named (kind, place);

  if (kind->fields[place].kind == MU_FIELD_TROOP)
    return place;
  return named >= 0 ? named : mu_sum_entry_nth_troop (kind, 0);
}

guint
mu_sum_entry_weapons (const MuSumInput *input, int place, MuWeapon weapon[MU_WEAPONS])
{
  int at = mu_sum_entry_troop_of (input->kind, place);
  const MuTroop *troop = at >= 0 && input->value[at].given ? &input->value[at].troop : NULL;
  guint count = 0;

  for (int i = MU_WEAPON_LANCE; i < MU_WEAPON_ENGINE; i++)
    if (troop == NULL || mu_troop_has (troop, (MuWeapon) i))
      weapon[count++] = (MuWeapon) i;
  if (troop == NULL || troop->type == MU_TROOP_ART)
    weapon[count++] = MU_WEAPON_ENGINE;
  weapon[count++] = MU_WEAPON_SIDEARM;
  return count;
}

static gboolean
answers (const MuSumInput *input, const MuReadings *readings)
{
  g_autoptr (MuSumAnswer) answer = mu_sum_entry_foresee (input, readings, FALSE);

  return answer->refusal == NULL;
}

gboolean
mu_sum_entry_may_count (const MuSumInput *input, const MuReadings *readings, int place, int word,
                        int times)
{
  const MuField *field = &input->kind->fields[place];
  MuSumInput tried = *input;

  if (times < field->min || times > field->max || mu_sum_entry_lacking (input) >= 0)
    return FALSE;
  tried.value[place].given = TRUE;
  tried.value[place].times[word] = (gint8) times;
  return answers (&tried, readings);
}

static void
take_weapon (MuSumInput *input, int place, const MuReadings *readings)
{
  MuWeapon weapon[MU_WEAPONS];
  guint count = mu_sum_entry_weapons (input, place, weapon);

  for (guint i = 0; i < count; i++) {
    MuSumInput tried = *input;
    tried.value[place].given = TRUE;
    tried.value[place].number = weapon[i];
    if (mu_sum_entry_lacking (&tried) >= 0 || !answers (&tried, readings))
      continue;
    *input = tried;
    return;
  }
}

static gboolean
is_carried (const MuSumInput *input, int place)
{
  MuWeapon weapon[MU_WEAPONS];
  guint count = mu_sum_entry_weapons (input, place, weapon);

  for (guint i = 0; i < count; i++)
    if (weapon[i] == (MuWeapon) input->value[place].number)
      return TRUE;
  return FALSE;
}

/* Whether the sum cannot do without this field. */
static gboolean
is_wanted (const MuSumInput *input, int place, const MuReadings *readings)
{
  return input->kind->fields[place].required
         || (mu_sum_entry_lacking (input) < 0 && !answers (input, readings));
}

void
mu_sum_entry_settle (MuSumInput *input, const MuReadings *readings)
{
  for (int i = 0; input->kind->fields[i].key; i++) {
    if (input->kind->fields[i].kind != MU_FIELD_WEAPON)
      continue;
    if (input->value[i].given && !is_carried (input, i))
      input->value[i].given = FALSE;
    if (!input->value[i].given && is_wanted (input, i, readings))
      take_weapon (input, i, readings);
  }
}
