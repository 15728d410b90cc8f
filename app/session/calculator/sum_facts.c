#include "app/session/calculator/sum_facts.h"

#include <string.h>

#include "app/session/calculator/sum_entry.h"
#include "rules/wrg/nerve/reaction.h"

/* --- what follows from the facts ------------------------------------------ */

static gboolean
is_below_half (const MuTableFacts *facts)
{
  return facts->figures * 2 < facts->at_start;
}

/* wrg.reaction.occasion.10, wrg.reaction.occasion.4, wrg.reaction.occasion.5: those that
 * the table can tell; 0: none of them. */
static int
occasion_of (const MuTableFacts *facts)
{
  if (facts->in_rout)
    return MU_OCCASION_RALLY;
  if (facts->shot > 0 && facts->shot >= 2 * facts->figures)
    return MU_OCCASION_SHOT_DOWN;
  return is_below_half (facts) && facts->now_lost > 0 ? MU_OCCASION_BELOW_HALF : 0;
}

/* --- fields ----------------------------------------------------------------- */

void
mu_sum_told_begin (MuSumTold *told, const MuSumKind *kind)
{
  *told = (MuSumTold){ 0 };
  mu_sum_entry_begin (&told->input, kind);
}

static void
set (MuSumTold *told, const char *key, gint64 number, gboolean given)
{
  const int place = mu_sum_field (told->input.kind, key);
  const MuField *field = place >= 0 ? &told->input.kind->fields[place] : NULL;

  if (field == NULL)
    return;
  if (field->kind == MU_FIELD_NUMBER)
    number = CLAMP (number, field->min, field->max);
  told->input.value[place].number = number;
  told->input.value[place].given = given;
  told->words[place] = 1;
}

static void
set_flag (MuSumTold *told, const char *key, gboolean holds)
{
  set (told, key, holds ? 1 : 0, holds);
}

/* A word of a COUNTS field. */
static void
set_times (MuSumTold *told, const char *key, const char *word, int times)
{
  const int place = mu_sum_field (told->input.kind, key);
  const MuField *field = &told->input.kind->fields[place];

  for (int i = 0; field->words[i]; i++)
    if (strcmp (field->words[i], word) == 0) {
      told->input.value[place].times[i] = (gint8) CLAMP (times, 0, field->max);
      told->words[place] |= (guint64) 1 << i;
    }
}

/* --- kinds ------------------------------------------------------------------ */

/* wrg.reaction.deduct3.own-breaks, wrg.reaction.deduct1.retiring,
 * wrg.reaction.deduct3.elephant-hurt */
static void
tell_reaction (MuSumTold *told, const MuTableFacts *facts)
{
  const int occasion = occasion_of (facts);

  set (told, "orders", facts->order, TRUE);
  set (told, "occasion", occasion - 1, occasion > 0);
  set_flag (told, "in-rout", facts->in_rout);
  set_flag (told, "in-melee", facts->in_melee);
  set_flag (told, "below-half", is_below_half (facts));
  set_times (told, "factors", "own-breaks", facts->breaks);
  set_times (told, "factors", "retiring", facts->retiring);
  set_times (told, "factors", "elephant-hurt", facts->elephants_hurt);
}

/* wrg.after.recoil.count-base: the figures before the hand-to-hand. */
static void
tell_recoil (MuSumTold *told, const MuTableFacts *facts)
{
  set (told, "class", facts->class, TRUE);
  set (told, "figures", facts->before, TRUE);
  set (told, "inflicted", facts->inflicted, TRUE);
  set (told, "received", facts->struck, TRUE);
  set (told, "shot", facts->shot, facts->shot > 0);
  set (told, "left", facts->figures, facts->figures < facts->before);
}

/* wrg.melee.tactical.shot-losses: each multiple of its own strength. */
static void
tell_fighter (MuSumTold *told, const MuTableFacts *facts)
{
  set_times (told, "tactical", "shot-losses", facts->shot / MAX (facts->strength, 1));
}

static gboolean
is_kind (const MuSumTold *told, const char *key)
{
  return strcmp (told->input.kind->key, key) == 0;
}

/* Who takes the casualties of a sum carries some already. */
static gboolean
is_target (const MuSumTold *told, int troop)
{
  return (is_kind (told, "shoot") || is_kind (told, "melee") || is_kind (told, "trample"))
         && troop == mu_sum_field (told->input.kind, "target");
}

static void
tell_carried (MuSumTold *told, int troop, const MuTableFacts *facts)
{
  g_autofree char *own = g_strdup_printf ("%s-carried", told->input.kind->fields[troop].key);

  set (told, own, facts->carried, facts->carried > 0);
  if (is_target (told, troop))
    set (told, "carried", facts->carried, facts->carried > 0);
}

void
mu_sum_told_facts (MuSumTold *told, int troop, const MuTableFacts *facts)
{
  if (troop >= 0)
    tell_carried (told, troop, facts);
  if (is_kind (told, "reaction"))
    tell_reaction (told, facts);
  else if (is_kind (told, "recoil"))
    tell_recoil (told, facts);
  else if (is_kind (told, "melee") && !is_target (told, troop))
    tell_fighter (told, facts);
}

void
mu_sum_told_period (MuSumTold *told, int period)
{
  if (is_kind (told, "melee") || is_kind (told, "melee-odds"))
    set (told, "period", period, TRUE);
}

static const struct {
  const char *key;
  gboolean at_start;
} counts[] = { { "figures", FALSE }, { "body", FALSE }, { "at-start", TRUE } };

static void
set_number (MuSumTold *told, const char *key, int number)
{
  const int place = mu_sum_field (told->input.kind, key);

  if (place >= 0 && told->input.kind->fields[place].kind == MU_FIELD_NUMBER)
    set (told, key, number, TRUE);
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
