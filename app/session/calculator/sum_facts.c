#include "app/session/calculator/sum_facts.h"

#include <string.h>

#include "app/session/calculator/sum_entry.h"

void
mu_sum_told_begin (MuSumTold *told, const MuSumKind *kind)
{
  *told = (MuSumTold){ 0 };
  mu_sum_entry_begin (&told->input, kind);
}

/* --- bodies ----------------------------------------------------------------- */

/* Who takes the casualties of a sum carries some already. */
static void
tell_carried (MuSumTold *told, int troop, const MuSumFacts *facts)
{
  g_autofree char *own = g_strdup_printf ("%s-carried", told->input.kind->fields[troop].key);

  mu_sum_told_set (told, own, facts->carried, facts->carried > 0);
  if (troop == mu_sum_field (told->input.kind, "target"))
    mu_sum_told_set (told, "carried", facts->carried, facts->carried > 0);
}

void
mu_sum_told_facts (MuSumTold *told, int troop, const MuSumFacts *facts)
{
  if (troop >= 0)
    tell_carried (told, troop, facts);
  if (told->input.kind->tell)
    told->input.kind->tell (told, troop, facts);
}

void
mu_sum_told_period (MuSumTold *told, int period)
{
  const char *key = told->input.kind->melee_period;

  if (key)
    mu_sum_told_set (told, key, period, TRUE);
}

static const struct {
  const char *key;
  gboolean at_start;
} counts[] = { { "figures", FALSE }, { "stands", FALSE }, { "body", FALSE }, { "at-start", TRUE } };

static void
set_number (MuSumTold *told, const char *key, int number)
{
  const int place = mu_sum_field (told->input.kind, key);

  if (place >= 0 && told->input.kind->fields[place].kind == MU_FIELD_NUMBER)
    mu_sum_told_set (told, key, number, TRUE);
}

void
mu_sum_told_count (MuSumTold *told, int troop, int present, int at_start)
{
  const MuSumKind *kind = told->input.kind;

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++) {
    const int number = counts[i].at_start ? at_start : present;
    g_autofree char *own = g_strdup_printf ("%s-%s", kind->fields[troop].key, counts[i].key);
    set_number (told, own, number);
    if (troop == mu_sum_entry_nth_troop (kind, 0))
      set_number (told, counts[i].key, number);
  }
}

void
mu_sum_told_forget (MuSumTold *told, const MuSumTold *other)
{
  for (int i = 0; i < MU_SUM_FIELDS; i++)
    told->words[i] &= ~other->words[i];
}

/* --- entering it ------------------------------------------------------------ */

static gboolean
ends_in (const MuSumKind *kind, int place, const char *key)
{
  const char *own = kind->fields[place].key;

  return g_str_has_suffix (own, key)
         && (strlen (own) == strlen (key) || own[strlen (own) - strlen (key) - 1] == '-');
}

/* A person may let fewer of those present shoot or fight. */
static gboolean
is_count (const MuSumKind *kind, int place)
{
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (ends_in (kind, place, counts[i].key))
      return TRUE;
  return FALSE;
}

gboolean
mu_sum_told_settles (const MuSumTold *told, int place)
{
  return told->words[place] != 0 && ends_in (told->input.kind, place, "carried");
}

static gboolean
is_same (const MuFieldValue *one, const MuFieldValue *other)
{
  return one->given == other->given && (!one->given || one->number == other->number);
}

static void
enter_words (const MuSumTold *before, const MuSumTold *now, int place, MuFieldValue *value)
{
  const MuField *field = &now->input.kind->fields[place];

  for (int i = 0; field->words[i]; i++) {
    const guint64 bit = (guint64) 1 << i;
    const gint8 told = (now->words[place] & bit) ? now->input.value[place].times[i] : 0;
    const gboolean was = (before->words[place] & bit) != 0;
    if (!was && !(now->words[place] & bit))
      continue;
    if (!was || before->input.value[place].times[i] != told)
      value->times[i] = told;
  }
  value->given = FALSE;
  for (int i = 0; field->words[i]; i++)
    value->given |= value->times[i] != 0;
}

/* A smaller number that was entered over what was told stays. */
static gboolean
is_chosen (const MuSumTold *before, const MuSumTold *now, int place, const MuFieldValue *value)
{
  return is_count (now->input.kind, place) && !ends_in (now->input.kind, place, "at-start")
         && before->words[place] != 0 && value->given
         && !is_same (value, &before->input.value[place])
         && value->number <= now->input.value[place].number;
}

static void
enter_value (const MuSumTold *before, const MuSumTold *now, int place, MuFieldValue *value)
{
  const MuFieldValue *told = &now->input.value[place];

  if (now->words[place] == 0) {
    if (before->words[place] != 0 && !is_count (now->input.kind, place))
      *value = *told; /* as an empty form has it */
    return;
  }
  if (is_chosen (before, now, place, value))
    return;
  if (before->words[place] == 0 || !is_same (&before->input.value[place], told)
      || mu_sum_told_settles (now, place)
      || (is_count (now->input.kind, place) && value->number > told->number)) {
    value->number = told->number;
    value->given = told->given;
  }
}

void
mu_sum_told_enter (const MuSumTold *before, const MuSumTold *now, MuSumInput *input)
{
  for (int i = 0; input->kind->fields[i].key; i++) {
    if (before->words[i] == 0 && now->words[i] == 0)
      continue;
    if (input->kind->fields[i].kind == MU_FIELD_COUNTS)
      enter_words (before, now, i, &input->value[i]);
    else
      enter_value (before, now, i, &input->value[i]);
  }
}

static gboolean
holds_words (const MuSumTold *told, int place, const MuFieldValue *value)
{
  for (int i = 0; told->input.kind->fields[place].words[i]; i++)
    if ((told->words[place] & ((guint64) 1 << i))
        && value->times[i] != told->input.value[place].times[i])
      return FALSE;
  return TRUE;
}

gboolean
mu_sum_told_stands (const MuSumTold *told, const MuSumInput *input)
{
  for (int i = 0; input->kind->fields[i].key; i++) {
    if (told->words[i] == 0)
      continue;
    if (input->kind->fields[i].kind == MU_FIELD_COUNTS
            ? !holds_words (told, i, &input->value[i])
            : !is_same (&told->input.value[i], &input->value[i]))
      return FALSE;
  }
  return TRUE;
}
