/* What a row of the reaction table makes a body do (wrg.reaction.result.*). */
#include "rules/wrg/nerve/reaction.h"

#include <assert.h>

#define ROWS 7

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
  bool may_stand;
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
 * skirmishers too may countercharge, and foot may stand where the ground helps
 * them, unless switched. */
static MuWrgReactionResult
read_row2 (const Cell *cell)
{
  if (cell->order == MU_ORDER_SKIRMISH)
    return RESULT (MU_RESULT_OBEY, MU_RULE_WRG_REACTION_RESULT_ROW2_SKIRMISH,
                   .may_countercharge = cell->charged && cell->may_skirmish_back,
                   .may_stand = cell->charged && cell->may_stand);
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
                 .forbids_pursuit = true, .forbids_evading = true, .disordered = true);
}

/* READING: wrg.reaction.result.row7: charged, in hand-to-hand or shot down in a
 * charge, the body breaks, as both damaged copies together give it; switched,
 * whoever is shot down breaks.
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
is_weak (const MuTroop *troop, const MuWrgReactionSituation *situation)
{
  return situation->elephants || troop->type == MU_TROOP_EL || troop->class == MU_CLASS_D
         || situation->below_half;
}

static Cell
find_cell (const MuReadings *readings, MuOrder order, const MuTroop *troop,
           const MuWrgReactionSituation *situation)
{
  return (Cell){
    .order = order,
    .regular = troop->regular,
    .charged = situation->charged || situation->occasion == MU_OCCASION_CHARGED,
    .in_melee = situation->in_melee,
    .weak = is_weak (troop, situation) && !mu_reading (readings, MU_READING_ROW7_WEAK),
    .may_skirmish_back = mu_type_is_mounted ((MuTroopType) troop->type)
                         && !mu_reading (readings, MU_READING_ROW2_SKIRMISH),
    .hold_as_attack = mu_reading (readings, MU_READING_ROW4_HOLD),
    .may_stand = !mu_type_is_mounted ((MuTroopType) troop->type)
                 && !mu_reading (readings, MU_READING_ROW2_SKIRMISH),
    .shot_down = situation->shot_down
                 || (situation->occasion == MU_OCCASION_SHOT_DOWN
                     && mu_reading (readings, MU_READING_ROW7_SHOT)),
    .retire_periods = mu_reading (readings, MU_READING_RETIRE_TWO) ? 2 : 3,
  };
}

static MuWrgReactionResult (*const row_reader[ROWS]) (const Cell *cell)
    = { read_row1, read_row2, read_row3, read_row4, read_row5, read_row6, read_row7 };

static MuWrgReactionResult
read_cell (int row, const Cell *cell, bool in_rout)
{
  return in_rout ? read_in_rout (row) : row_reader[row - 1](cell);
}

static MuWrgUntil
find_end (MuWrgReactionAct act)
{
  switch (act) {
  case MU_RESULT_ADVANCE:
  case MU_RESULT_HALT:
  case MU_RESULT_HALT_FIGHTING:
  case MU_RESULT_SKIRMISH_IN_PLACE:
  case MU_RESULT_RETIRE:
  case MU_RESULT_HALT_DISORDERED:
    return MU_UNTIL_PERIODS_END;
  case MU_RESULT_EVADE:
  case MU_RESULT_BREAK_OFF:
    return MU_UNTIL_MOVED;
  case MU_RESULT_BREAK:
  case MU_RESULT_ROUT_ON:
    return MU_UNTIL_RALLIED;
  case MU_RESULT_OBEY:
  case MU_RESULT_OBEY_OR_CAUTIOUS:
  case MU_RESULT_HOLD_GROUND:
  case MU_RESULT_RALLY:
    break;
  }
  return MU_UNTIL_NEXT_RESULT;
}

/* wrg.orders.initial: an advance, a retreat, a disordered halt and a break end
 * the battlefield orders. */
static bool
ends_orders (MuWrgReactionAct act)
{
  return act == MU_RESULT_ADVANCE || act == MU_RESULT_RETIRE || act == MU_RESULT_HALT_DISORDERED
         || act == MU_RESULT_BREAK;
}

/* What it remembers, and how long it is bound. wrg.orders.standing.forget: the
 * broken, and irregulars out of control (wrg.move.uncontrolled), know their
 * standing orders no more; wrg.move.unauthorised.effects: regulars still do. */
static void
add_memory (MuWrgReactionResult *result, bool regular, bool enemy_at_hand)
{
  const bool advances = result->act == MU_RESULT_ADVANCE;
  result->until = find_end (result->act);
  result->forgets_orders = ends_orders (result->act);
  result->forgets_standing = result->act == MU_RESULT_BREAK || (advances && !regular);
  result->ignores_messages = advances && regular;                 /* wrg.move.unauthorised.recall */
  result->attacks_at_once = advances && regular && enemy_at_hand; /* wrg.move.unauthorised */
}

MuWrgReactionResult
mu_wrg_reaction_result (const MuReadings *readings, int row, MuOrder order, const MuTroop *troop,
                        const MuWrgReactionSituation *situation)
{
  assert (row >= 1 && row <= ROWS);
  const Cell cell = find_cell (readings, order, troop, situation);
  const bool in_rout = situation->in_rout || situation->occasion == MU_OCCASION_RALLY;
  MuWrgReactionResult result = read_cell (row, &cell, in_rout);
  add_memory (&result, troop->regular, situation->enemy_at_hand);
  return result;
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
