#include "app/desktop/session/sum_facts.h"

#include <string.h>

#include "rules/wrg/reaction.h"

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

static void
set (MuSumInput *input, const char *key, gint64 number, gboolean given)
{
  const int place = mu_sum_field (input->kind, key);
  const MuField *field = place >= 0 ? &input->kind->fields[place] : NULL;

  if (field == NULL)
    return;
  if (field->kind == MU_FIELD_NUMBER)
    number = CLAMP (number, field->min, field->max);
  input->value[place].number = number;
  input->value[place].given = given;
}

static void
set_flag (MuSumInput *input, const char *key, gboolean holds)
{
  set (input, key, holds ? 1 : 0, holds);
}

/* A word of a COUNTS field. */
static void
set_times (MuSumInput *input, const char *key, const char *word, int times)
{
  const int place = mu_sum_field (input->kind, key);
  const MuField *field = &input->kind->fields[place];
  MuFieldValue *value = &input->value[place];

  for (int i = 0; field->words[i]; i++)
    if (strcmp (field->words[i], word) == 0)
      value->times[i] = (gint8) CLAMP (times, 0, field->max);
  value->given |= times > 0;
}

/* --- kinds ------------------------------------------------------------------ */

/* wrg.reaction.deduct3.own-breaks, wrg.reaction.deduct1.retiring,
 * wrg.reaction.deduct3.elephant-hurt */
static void
fill_reaction (MuSumInput *input, const MuTableFacts *facts)
{
  const int occasion = occasion_of (facts);

  set (input, "orders", facts->order, TRUE);
  set (input, "occasion", occasion - 1, occasion > 0);
  set_flag (input, "in-rout", facts->in_rout);
  set_flag (input, "in-melee", facts->in_melee);
  set_flag (input, "below-half", is_below_half (facts));
  set_times (input, "factors", "own-breaks", facts->breaks);
  set_times (input, "factors", "retiring", facts->retiring);
  set_times (input, "factors", "elephant-hurt", facts->elephants_hurt);
}

/* wrg.after.recoil.count-base: the figures before the hand-to-hand. */
static void
fill_recoil (MuSumInput *input, const MuTableFacts *facts)
{
  set (input, "class", facts->class, TRUE);
  set (input, "figures", facts->before, TRUE);
  set (input, "inflicted", facts->inflicted, TRUE);
  set (input, "received", facts->struck, TRUE);
  set (input, "shot", facts->shot, facts->shot > 0);
  set (input, "left", facts->figures, facts->figures < facts->before);
}

/* What is carried over belongs to whom the blow or shot hits. */
static void
fill_target (MuSumInput *input, const MuTableFacts *facts)
{
  set (input, "carried", facts->carried, facts->carried > 0);
}

/* wrg.melee.tactical.shot-losses: each multiple of its own strength. */
static void
fill_fighter (MuSumInput *input, const MuTableFacts *facts)
{
  set_times (input, "tactical", "shot-losses", facts->shot / MAX (facts->strength, 1));
}

static gboolean
is_kind (const MuSumInput *input, const char *key)
{
  return strcmp (input->kind->key, key) == 0;
}

void
mu_sum_facts_fill (MuSumInput *input, int troop, const MuTableFacts *facts)
{
  if (is_kind (input, "reaction"))
    fill_reaction (input, facts);
  else if (is_kind (input, "recoil"))
    fill_recoil (input, facts);
  else if ((is_kind (input, "shoot") || is_kind (input, "melee"))
           && troop == mu_sum_field (input->kind, "target"))
    fill_target (input, facts);
  else if (is_kind (input, "melee"))
    fill_fighter (input, facts);
}

void
mu_sum_facts_set_period (MuSumInput *input, int period)
{
  if (is_kind (input, "melee"))
    set (input, "period", period, TRUE);
}
