#include "rules/wrg/reaction.h"

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
#include "rules/wrg/reaction_factors.def"
#undef REACTION_FACTOR
};
_Static_assert(MU_REACTION_FACTORS < MU_TRACE_LINES, "a line for each factor and one for the dice");

#define FLANKS 2

const char *
mu_wrg_reaction_factor_key (MuWrgReactionFactor factor)
{
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

/* READING: wrg.reaction.add1.more-friends: of +1 and +2 the larger alone, and
 * wrg.reaction.deduct1.fewer-friends likewise; friends cannot be more and fewer.
 * wrg.reaction.deduct3.animals-fire is wrg.reaction.deduct3.animals by another
 * cause. */
static const struct {
  uint8_t one;
  uint8_t other;
} clash_table[] = {
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_DOUBLE_FRIENDS },
  { MU_REACTION_FEWER_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_FEWER_FRIENDS },
  { MU_REACTION_MORE_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_DOUBLE_FRIENDS, MU_REACTION_FEWER_FRIENDS },
  { MU_REACTION_DOUBLE_FRIENDS, MU_REACTION_OUTNUMBERED },
  { MU_REACTION_ANIMALS, MU_REACTION_ANIMALS_FIRE },
};

bool
mu_wrg_reaction_facts_clash (const MuWrgReactionFacts *facts, MuWrgReactionFactor *one,
                             MuWrgReactionFactor *other)
{
  for (size_t i = 0; i < sizeof clash_table / sizeof clash_table[0]; i++) {
    if (!facts->times[clash_table[i].one] || !facts->times[clash_table[i].other])
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

/* READING: wrg.reaction.factors.once: what is not worded "for each" counts
 * once, however many bodies give cause. */
static int
count_times (MuWrgReactionFactor factor, int times)
{
  const MuWrgFactorKind kind = mu_wrg_reaction_factor_kind (factor);
  if (kind == MU_FACTOR_FLAT || kind == MU_FACTOR_CHOICE)
    return (times > 0) - (times < 0);
  return times;
}

int
mu_wrg_reaction_total (int dice_total, const MuWrgReactionFacts *facts, MuTrace *trace)
{
  mu_trace_clear (trace);
  int total = mu_trace_add (trace, MU_RULE_WRG_REACTION_DICE, dice_total);

  for (int i = 0; i < MU_REACTION_FACTORS; i++) {
    const MuWrgReactionFactor factor = (MuWrgReactionFactor) i;
    const int times = count_times (factor, facts->times[i]);
    if (times)
      total += mu_trace_add (trace, factor_table[i].rule, times * factor_table[i].amount);
  }
  return total;
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
find_column (bool regular, MuWrgClass class)
{
  switch (class) {
  case MU_WRG_A:
    return regular ? COLUMN_REG_A : COLUMN_IRR_A;
  case MU_WRG_B:
    return COLUMN_B;
  case MU_WRG_C:
    return COLUMN_C;
  case MU_WRG_D:
    break;
  }
  return regular ? COLUMN_REG_D : COLUMN_IRR_D;
}

int
mu_wrg_reaction_row (bool regular, MuWrgClass class, int total)
{
  const int8_t *least = least_total[find_column (regular, class)];
  int row = 1;
  while (row < ROWS && total < least[row - 1])
    row++;
  return row;
}

/* A cell's circumstances, once occasion and flags agree. */
typedef struct {
  MuOrder order;
  bool regular;
  bool charged;
  bool in_melee;
  bool weak;              /* wrg.reaction.result.row7.break-weak */
  bool may_skirmish_back; /* wrg.reaction.result.row2.skirmish */
  bool hold_as_attack;    /* wrg.reaction.result.row4.hold */
  bool shot_down;
  uint8_t retire_periods;
} Cell;

#define RESULT(act_, rule_, ...)                                                                   \
  (MuWrgReactionResult)                                                                            \
  {                                                                                                \
    .act = act_, .rule = rule_, __VA_ARGS__                                                        \
  }

/* wrg.reaction.result.row1; such bodies always pursue (wrg.pursuit.obligation). */
static MuWrgReactionResult
read_row1 (const Cell *cell)
{
  return RESULT (MU_RESULT_ADVANCE, MU_RULE_WRG_REACTION_RESULT_ROW1, .periods = 2,
                 .must_pursue = true);
}

/* wrg.reaction.result.row2
 *
 * READING: wrg.reaction.result.row2.skirmish: from the reminder sheet; mounted
 * skirmishers too may countercharge, unless switched. */
static MuWrgReactionResult
read_row2 (const Cell *cell)
{
  if (cell->order == MU_ORDER_SKIRMISH)
    return RESULT (MU_RESULT_OBEY, MU_RULE_WRG_REACTION_RESULT_ROW2_SKIRMISH,
                   .may_countercharge = cell->charged && cell->may_skirmish_back);
  if (cell->order == MU_ORDER_HOLD)
    return RESULT (MU_RESULT_OBEY, MU_RULE_WRG_REACTION_RESULT_ROW2,
                   .may_countercharge = cell->charged, .must_pursue = true);
  return RESULT (MU_RESULT_OBEY, MU_RULE_WRG_REACTION_RESULT_ROW2, .periods = 0);
}

/* wrg.reaction.result.row3 */
static MuWrgReactionResult
read_row3 (const Cell *cell)
{
  if (cell->order == MU_ORDER_ATTACK)
    return RESULT (MU_RESULT_OBEY_OR_CAUTIOUS, MU_RULE_WRG_REACTION_RESULT_ROW3, .periods = 0);
  return RESULT (MU_RESULT_OBEY, MU_RULE_WRG_REACTION_RESULT_ROW3, .periods = 0);
}

/* wrg.reaction.result.row4.attack */
static MuWrgReactionResult
read_row4_attack (const Cell *cell)
{
  if (cell->in_melee)
    return RESULT (MU_RESULT_HALT_FIGHTING, MU_RULE_WRG_REACTION_RESULT_ROW4_ATTACK, .periods = 2,
                   .must_pursue = true);
  return RESULT (MU_RESULT_HALT, MU_RULE_WRG_REACTION_RESULT_ROW4_ATTACK, .periods = 2,
                 .may_countercharge = cell->charged);
}

/* wrg.reaction.result.row4.hold, wrg.reaction.result.row4.skirmish
 *
 * READING: wrg.reaction.result.row4.hold: the cell is lost; a halt without
 * exceptions, as the reminder sheet has it, so without pursuit; switched, it
 * is that of attack orders. */
static MuWrgReactionResult
read_row4 (const Cell *cell)
{
  if (cell->order == MU_ORDER_ATTACK || (cell->order == MU_ORDER_HOLD && cell->hold_as_attack))
    return read_row4_attack (cell);
  if (cell->order == MU_ORDER_HOLD)
    return RESULT (MU_RESULT_HALT, MU_RULE_WRG_REACTION_RESULT_ROW4_HOLD, .periods = 2,
                   .forbids_pursuit = true);
  if (cell->in_melee)
    return RESULT (MU_RESULT_BREAK_OFF, MU_RULE_WRG_REACTION_RESULT_ROW4_SKIRMISH,
                   .forbids_pursuit = true);
  if (cell->charged)
    return RESULT (MU_RESULT_EVADE, MU_RULE_WRG_REACTION_RESULT_ROW4_SKIRMISH, .periods = 0);
  return RESULT (MU_RESULT_SKIRMISH_IN_PLACE, MU_RULE_WRG_REACTION_RESULT_ROW4_SKIRMISH,
                 .periods = 2);
}

/* wrg.reaction.result.row5, wrg.reaction.result.row5.skirmish */
static MuWrgReactionResult
read_row5 (const Cell *cell)
{
  if (cell->order != MU_ORDER_SKIRMISH) {
    if (cell->charged || cell->in_melee)
      return RESULT (MU_RESULT_HOLD_GROUND, MU_RULE_WRG_REACTION_RESULT_ROW5,
                     .forbids_pursuit = true);
    return RESULT (MU_RESULT_RETIRE, MU_RULE_WRG_REACTION_RESULT_ROW5, .periods = 2,
                   .forbids_pursuit = true);
  }
  if (cell->in_melee)
    return RESULT (MU_RESULT_BREAK_OFF, MU_RULE_WRG_REACTION_RESULT_ROW5_SKIRMISH,
                   .forbids_pursuit = true);
  if (cell->charged)
    return RESULT (MU_RESULT_EVADE, MU_RULE_WRG_REACTION_RESULT_ROW5_SKIRMISH,
                   .forbids_pursuit = true);
  return RESULT (MU_RESULT_RETIRE, MU_RULE_WRG_REACTION_RESULT_ROW5_SKIRMISH, .periods = 2,
                 .forbids_pursuit = true);
}

/* wrg.reaction.result.row6 */
static MuWrgReactionResult
read_row6 (const Cell *cell)
{
  return RESULT (MU_RESULT_HALT_DISORDERED, MU_RULE_WRG_REACTION_RESULT_ROW6, .periods = 1,
                 .forbids_pursuit = true, .disordered = true);
}

/* READING: wrg.reaction.result.row7: charged, in hand-to-hand or shot down in a
 * charge, the body breaks, as both damaged copies together give it.
 *
 * READING: wrg.reaction.result.row7.break-weak: an unreadable note; those whom
 * it names break where others retire, unless switched.
 *
 * READING: wrg.reaction.result.row7.retire: three periods, as the section on
 * orders allows, unless switched to the reminder sheet's two; irregulars are
 * disordered meanwhile. */
static MuWrgReactionResult
read_row7 (const Cell *cell)
{
  if (cell->charged || cell->in_melee || cell->shot_down)
    return RESULT (MU_RESULT_BREAK, MU_RULE_WRG_REACTION_RESULT_ROW7, .forbids_pursuit = true);
  if (cell->weak)
    return RESULT (MU_RESULT_BREAK, MU_RULE_WRG_REACTION_RESULT_ROW7_BREAK_WEAK,
                   .forbids_pursuit = true);
  return RESULT (MU_RESULT_RETIRE, MU_RULE_WRG_REACTION_RESULT_ROW7_RETIRE,
                 .periods = cell->retire_periods, .forbids_pursuit = true,
                 .disordered = !cell->regular);
}

/* wrg.rout.rally: rows 1 to 4 stop a rout; rows 5 to 7 let it run. */
static MuWrgReactionResult
read_in_rout (int row)
{
  static const MuRule running[]
      = { MU_RULE_WRG_REACTION_RESULT_ROW5, MU_RULE_WRG_REACTION_RESULT_ROW6,
          MU_RULE_WRG_REACTION_RESULT_ROW7 };
  if (row <= 4)
    return (MuWrgReactionResult){ .act = MU_RESULT_RALLY, .rule = MU_RULE_WRG_ROUT_RALLY };
  return (MuWrgReactionResult){
    .act = MU_RESULT_ROUT_ON,
    .rule = running[row - 5],
    .forbids_pursuit = true,
  };
}

static bool
is_weak (const MuWrgTroop *troop, const MuWrgReactionSituation *situation)
{
  return situation->elephants || troop->type == MU_WRG_EL || troop->class == MU_WRG_D
         || situation->below_half;
}

static Cell
find_cell (const MuWrgReadings *readings, MuOrder order, const MuWrgTroop *troop,
           const MuWrgReactionSituation *situation)
{
  return (Cell){
    .order = order,
    .regular = troop->regular,
    .charged = situation->charged || situation->occasion == MU_OCCASION_CHARGED,
    .in_melee = situation->in_melee,
    .weak = is_weak (troop, situation) && !mu_wrg_reading (readings, MU_READING_ROW7_WEAK),
    .may_skirmish_back = mu_wrg_type_is_mounted ((MuWrgType) troop->type)
                         && !mu_wrg_reading (readings, MU_READING_ROW2_SKIRMISH),
    .hold_as_attack = mu_wrg_reading (readings, MU_READING_ROW4_HOLD),
    .shot_down = situation->shot_down,
    .retire_periods = mu_wrg_reading (readings, MU_READING_RETIRE_TWO) ? 2 : 3,
  };
}

static MuWrgReactionResult (*const row_reader[ROWS]) (const Cell *cell)
    = { read_row1, read_row2, read_row3, read_row4, read_row5, read_row6, read_row7 };

MuWrgReactionResult
mu_wrg_reaction_result (const MuWrgReadings *readings, int row, MuOrder order,
                        const MuWrgTroop *troop, const MuWrgReactionSituation *situation)
{
  const Cell cell = find_cell (readings, order, troop, situation);

  if (situation->in_rout || situation->occasion == MU_OCCASION_RALLY)
    return read_in_rout (row);
  return row_reader[row - 1](&cell);
}

const char *
mu_wrg_reaction_act_words (MuWrgReactionAct act)
{
  static const char *const words[] = {
    [MU_RESULT_OBEY] = "obey orders",
    [MU_RESULT_ADVANCE] = "forget orders and advance",
    [MU_RESULT_OBEY_OR_CAUTIOUS] = "obey orders, or be cautious where disorder threatens",
    [MU_RESULT_HALT] = "halt",
    [MU_RESULT_HALT_FIGHTING] = "halt, but follow up and pursue",
    [MU_RESULT_SKIRMISH_IN_PLACE] = "skirmish in place",
    [MU_RESULT_EVADE] = "evade",
    [MU_RESULT_BREAK_OFF] = "break off",
    [MU_RESULT_HOLD_GROUND] = "hold the ground",
    [MU_RESULT_RETIRE] = "retire",
    [MU_RESULT_HALT_DISORDERED] = "halt in disorder",
    [MU_RESULT_BREAK] = "break",
    [MU_RESULT_ROUT_ON] = "continue in rout",
    [MU_RESULT_RALLY] = "rally",
  };
  return words[act];
}
