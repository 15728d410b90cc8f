/* From dice and factors to a row of the table. Factors are rows of reaction_factors.def,
 * summed in one loop; apart from it stand the pairs that never both count and what many
 * bodies may each give cause for. A row is found from the best down, the last being
 * whatever is below all; what the row makes the body do is in reaction_result.c. */
#include "rules/wrg/nerve/reaction.h"

#include <assert.h>

#define FULL_DICE 3
#define ROWS      7

/* wrg.reaction.add1.* to wrg.reaction.either3.*: one row per factor. */
static const struct {
  const char *key;
  MuRule rule;
  int8_t amount;
  uint8_t kind;
} factor_table[MU_REACTION_FACTORS] = {
#define REACTION_FACTOR(name, key, rule, amount, kind)                                             \
  [MU_REACTION_##name] = { key, MU_RULE_##rule, amount, MU_FACTOR_##kind },
#include "rules/wrg/nerve/reaction_factors.def"
#undef REACTION_FACTOR
};
_Static_assert(MU_REACTION_FACTORS < MU_TRACE_LINES, "a line for each factor and one for the dice");

#define FLANKS 2

const char *
mu_wrg_reaction_factor_key (MuWrgReactionFactor factor)
{
  assert (factor < MU_REACTION_FACTORS);
  return factor_table[factor].key;
}

MuRule
mu_wrg_reaction_factor_rule (MuWrgReactionFactor factor)
{
  return factor_table[factor].rule;
}

int
mu_wrg_reaction_factor_amount (MuWrgReactionFactor factor)
{
  return factor_table[factor].amount;
}

MuWrgFactorKind
mu_wrg_reaction_factor_kind (MuWrgReactionFactor factor)
{
  return (MuWrgFactorKind) factor_table[factor].kind;
}

bool
mu_wrg_reaction_times_allowed (MuWrgReactionFactor factor, int times)
{
  switch (mu_wrg_reaction_factor_kind (factor)) {
  case MU_FACTOR_FLAT:
    return times == 0 || times == 1;
  case MU_FACTOR_EACH:
    return times >= 0 && times <= INT8_MAX;
  case MU_FACTOR_CHOICE:
    return times >= -1 && times <= 1;
  case MU_FACTOR_CHOICE_EACH:
    return times >= -FLANKS && times <= FLANKS;
  }
  return false;
}

/* Friends cannot be more and fewer (wrg.reaction.strength-units), and of -1 and
 * -2 the larger alone counts (wrg.reaction.deduct1.fewer-friends).
 * wrg.reaction.deduct3.animals-fire is wrg.reaction.deduct3.animals by another
 * cause.
 *
 * READING: wrg.reaction.add1.more-friends: of +1 and +2 the larger alone too,
 * unless switched to both.
 *
 * READING: wrg.reaction.add1.advancing: bodies that charge and others that
 * advance give both numbers, unless switched to the larger alone. */
static const struct {
  uint8_t one;
  uint8_t other;
} clash_table[] = {
  { MU_REACTION_ADVANCING, MU_REACTION_CHARGING },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_DOUBLE_FRIENDS },
  { MU_REACTION_FEWER_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_FEWER_FRIENDS },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_DOUBLE_FRIENDS, MU_REACTION_FEWER_FRIENDS },
  { MU_REACTION_DOUBLE_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_ANIMALS, MU_REACTION_ANIMALS_FIRE },
};

#define CLASHES (sizeof clash_table / sizeof clash_table[0])

static bool
is_clash (const MuReadings *readings, size_t row)
{
  const uint8_t one = clash_table[row].one;
  const uint8_t other = clash_table[row].other;
  if (one == MU_REACTION_ADVANCING)
    return mu_reading (readings, MU_READING_ADVANCE_OR_CHARGE);
  if (one == MU_REACTION_MORE_FRIENDS && other == MU_REACTION_DOUBLE_FRIENDS)
    return !mu_reading (readings, MU_READING_MORE_AND_DOUBLE);
  return true;
}

bool
mu_wrg_reaction_clash (const MuReadings *readings, MuWrgReactionFactor one,
                       MuWrgReactionFactor other)
{
  for (size_t i = 0; i < CLASHES; i++)
    if ((clash_table[i].one == one && clash_table[i].other == other)
        || (clash_table[i].one == other && clash_table[i].other == one))
      return is_clash (readings, i);
  return false;
}

bool
mu_wrg_reaction_facts_clash (const MuWrgReactionFacts *facts, MuWrgReactionFactor *one,
                             MuWrgReactionFactor *other)
{
  for (size_t i = 0; i < CLASHES; i++) {
    if (!facts->times[clash_table[i].one] || !facts->times[clash_table[i].other]
        || !is_clash (NULL, i))
      continue;
    if (one)
      *one = (MuWrgReactionFactor) clash_table[i].one;
    if (other)
      *other = (MuWrgReactionFactor) clash_table[i].other;
    return true;
  }
  return false;
}

/* wrg.reaction.dice */
int
mu_wrg_reaction_dice (int original_figures, int present_figures)
{
  const int64_t lost = (int64_t) original_figures - present_figures;

  if (2 * lost >= original_figures)
    return 1;
  return 3 * lost >= original_figures ? FULL_DICE - 1 : FULL_DICE;
}

MuDie
mu_wrg_reaction_die (bool regular)
{
  return regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY;
}

/* Those that any body near can cause. */
static bool
may_have_several_causes (MuWrgReactionFactor factor)
{
  static const uint8_t caused[] = {
    MU_REACTION_ADVANCING,    MU_REACTION_ENEMY_RETIRING, MU_REACTION_CHARGING,
    MU_REACTION_UPHILL_ENEMY, MU_REACTION_RETIRING,       MU_REACTION_ENEMY_FLANK,
    MU_REACTION_ELEPHANTS,    MU_REACTION_ENEMY_REAR,     MU_REACTION_ROUT_ELEPHANTS,
  };
  for (size_t i = 0; i < sizeof caused; i++)
    if (caused[i] == factor)
      return true;
  return false;
}

/* READING: wrg.reaction.factors.once: what is not worded "for each" counts
 * once, however many bodies give cause, unless switched. */
bool
mu_wrg_reaction_repeats (const MuReadings *readings, MuWrgReactionFactor factor)
{
  const MuWrgFactorKind kind = mu_wrg_reaction_factor_kind (factor);
  return kind == MU_FACTOR_EACH || kind == MU_FACTOR_CHOICE_EACH
         || (mu_reading (readings, MU_READING_FACTORS_EACH) && may_have_several_causes (factor));
}

static int
count_times (const MuReadings *readings, MuWrgReactionFactor factor, int times)
{
  return mu_wrg_reaction_repeats (readings, factor) ? times : (times > 0) - (times < 0);
}

int
mu_wrg_reaction_total_by (const MuReadings *readings, int dice_total,
                          const MuWrgReactionFacts *facts, MuTrace *trace)
{
  mu_trace_clear (trace);
  int total = mu_trace_add (trace, MU_RULE_WRG_REACTION_DICE, dice_total);
  const bool one_alone
      = facts->times[MU_REACTION_CHARGING]
        && mu_wrg_reaction_clash (readings, MU_REACTION_ADVANCING, MU_REACTION_CHARGING);

  for (int i = 0; i < MU_REACTION_FACTORS; i++) {
    const MuWrgReactionFactor factor = (MuWrgReactionFactor) i;
    const int times = count_times (readings, factor, facts->times[i]);
    if (times && !(one_alone && factor == MU_REACTION_ADVANCING))
      total += mu_trace_add (trace, factor_table[i].rule, times * factor_table[i].amount);
  }
  return total;
}

int
mu_wrg_reaction_total (int dice_total, const MuWrgReactionFacts *facts, MuTrace *trace)
{
  return mu_wrg_reaction_total_by (NULL, dice_total, facts, trace);
}

typedef enum { COLUMN_IRR_A, COLUMN_REG_A, COLUMN_B, COLUMN_C, COLUMN_REG_D, COLUMN_IRR_D } Column;

/* wrg.reaction.thresholds.irr-a, wrg.reaction.thresholds.reg-a, wrg.reaction.thresholds.b,
 * wrg.reaction.thresholds.c, wrg.reaction.thresholds.reg-d, wrg.reaction.thresholds.irr-d: the
 * least total for rows 1 to 6; below all of them stands row 7.
 *
 * READING: wrg.reaction.thresholds.irr-d: rows 5 and 6 are unreadable; 5 to 4
 * and 3 fill the gap between the rows that can be read. */
static const int8_t least_total[][ROWS - 1] = {
  [COLUMN_IRR_A] = { 12, 8, 4, 0, -4, -5 }, [COLUMN_REG_A] = { 20, 8, 4, 0, -4, -5 },
  [COLUMN_B] = { 15, 10, 4, 2, -4, -5 },    [COLUMN_C] = { 16, 12, 6, 3, -2, -3 },
  [COLUMN_REG_D] = { 18, 15, 8, 4, 0, -1 }, [COLUMN_IRR_D] = { 14, 13, 10, 6, 4, 3 },
};

static Column
find_column (bool regular, MuTroopClass class)
{
  switch (class) {
  case MU_CLASS_A:
    return regular ? COLUMN_REG_A : COLUMN_IRR_A;
  case MU_CLASS_B:
    return COLUMN_B;
  case MU_CLASS_C:
    return COLUMN_C;
  case MU_CLASS_D:
    break;
  }
  return regular ? COLUMN_REG_D : COLUMN_IRR_D;
}

int
mu_wrg_reaction_row (bool regular, MuTroopClass class, int total)
{
  const int8_t *least = least_total[find_column (regular, class)];
  int row = 1;
  while (row < ROWS && total < least[row - 1])
    row++;
  return row;
}
