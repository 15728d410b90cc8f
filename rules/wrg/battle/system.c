/* WRG 5th: its row at the door for battles (rules/battle/system.h). */
#include "rules/battle/system.h"

#include <assert.h>

#include "rules/wrg/battle/door.h"
#include "rules/wrg/battle/engine.h"

static WrgBattle *
wrg (MuBattle *battle)
{
  return (WrgBattle *) (void *) battle;
}

static const WrgBattle *
seen (const MuBattle *battle)
{
  return (const WrgBattle *) (const void *) battle;
}

const char *
mu_wrg_setup_answer_words (MuWrgSetupAnswer answer)
{
  static const char *const words[] = {
    [MU_WRG_SETUP_OK] = "ready to fight",
    [MU_WRG_SETUP_NO_UNITS] = "a side has no units",
    [MU_WRG_SETUP_TOO_MANY_UNITS] = "a side has too many units",
    [MU_WRG_SETUP_NO_FIGURES] = "a unit has no figures",
    [MU_WRG_SETUP_BAD_TROOP] = "the rules forbid such troops",
    [MU_WRG_SETUP_BAD_CREW] = "a model without a possible crew, or a crew without a model",
    [MU_WRG_SETUP_BAD_RANKS] = "not so many ranks",
    [MU_WRG_SETUP_BAD_ORDER] = "an order that is not open to these troops",
    [MU_WRG_SETUP_BAD_TABLE] = "the table is too small or too large",
    [MU_WRG_SETUP_NO_ROOM] = "the line is longer or deeper than the deployment area",
    [MU_WRG_SETUP_OUTSIDE] = "placed outside the deployment area",
    [MU_WRG_SETUP_OVERLAP] = "two units on the same ground",
    [MU_WRG_SETUP_BAD_GENERAL] = "the general rides with no unit of this side",
    [MU_WRG_SETUP_TOO_MANY_FIGURES] = "a unit has too many figures",
    [MU_WRG_SETUP_BAD_GROUND] = "a body stands where such troops cannot go",
    [MU_WRG_SETUP_BAD_FIELD] = "the field is not of the table's size",
    [MU_WRG_SETUP_BAD_POINTS] = "points below zero, or more for command than for the unit",
    [MU_WRG_SETUP_BAD_SKY] = "no such place or month for the weather, or no such face of its dice",
    [MU_WRG_SETUP_BAD_FORMATION] = "such troops cannot stand in that formation, or not so wide",
    [MU_WRG_SETUP_BAD_SUB_UNIT] = "a sub-unit has no unit before it",
    [MU_WRG_SETUP_BAD_ORDERS] = "orders that cannot be given to this unit",
    [MU_WRG_SETUP_BAD_STANDING] = "standing orders that cannot be used",
    [MU_WRG_SETUP_BAD_SIGNALS] = "more signals, or of other kinds, than an army may have",
    [MU_WRG_SETUP_BAD_MIXED] = "two kinds of troops that cannot stand so in one body",
    [MU_WRG_SETUP_NOT_HIDDEN] = "ordered to lie hidden, but not all in a wood or among buildings",
    [MU_WRG_SETUP_BAD_TRAIN] = "transport of a unit stands behind its centre",
    [MU_WRG_SETUP_TOO_MUCH_BACK] = "more than half of the points are kept off the table",
  };
  return words[answer];
}

MuSetup
mu_wrg_setup (const MuWrgSetup *detail)
{
  MuSetup setup = {
    .rules = MU_RULES_WRG5,
    .board = { .kind = MU_BOARD_PACES,
               .width = detail->table_width ? detail->table_width : DEFAULT_WIDTH,
               .depth = detail->table_depth ? detail->table_depth : DEFAULT_DEPTH,
               .terrain = detail->terrain },
    .detail = detail,
  };
  for (int side = 0; side < MU_SIDES; side++) {
    const MuWrgSetupSide *army = &detail->side[side];
    setup.side[side].pieces = army->unit_count;
    setup.side[side].points = army->general_points + army->other_points;
    for (int i = 0; i < army->unit_count && army->unit_count <= MU_BATTLE_UNITS_MAX; i++)
      setup.side[side].points += army->units[i].points;
  }
  return setup;
}

static const char *const phase_keys[] = {
  "deployment",   "arrivals", "compulsory",     "charge-tests", "response-tests", "charge-moves",
  "normal-moves", "shooting", "shooting-tests", "melee",        "recoils",        "end-tests",
  "over",         NULL
};
_Static_assert(sizeof phase_keys / sizeof *phase_keys == MU_PHASE_OVER + 2, "a key a phase");

/* wrg.sequence.period */
static const char *
mu_wrg_phase_words (int phase)
{
  switch ((MuPhase) phase) {
  case MU_PHASE_DEPLOYMENT:
    return "Deployment";
  case MU_PHASE_ARRIVALS:
    return "Arrivals and returns";
  case MU_PHASE_COMPULSORY:
    return "Compulsory moves";
  case MU_PHASE_CHARGE_TESTS:
    return "Charges declared";
  case MU_PHASE_RESPONSE_TESTS:
    return "Responses to charges";
  case MU_PHASE_CHARGE_MOVES:
    return "Charges and evades";
  case MU_PHASE_NORMAL_MOVES:
    return "Normal moves";
  case MU_PHASE_SHOOTING:
    return "Shooting";
  case MU_PHASE_SHOOTING_TESTS:
    return "Tests under shooting";
  case MU_PHASE_MELEE:
    return "Hand-to-hand";
  case MU_PHASE_RECOILS:
    return "Breaks and recoils";
  case MU_PHASE_END_TESTS:
    return "Tests at the end of the period";
  case MU_PHASE_OVER:
    return "The end";
  }
  return "";
}

static size_t
size (const MuSetup *setup)
{
  return mu_wrg_battle_size (setup->detail);
}

static MuRefusal
begin (void *block, size_t bytes, const MuSetup *setup, MuDice *dice, MuEventSink sink,
       void *context)
{
  assert (dice && (uintptr_t) block % _Alignof(WrgBattle) == 0);
  const MuWrgSetup *detail = setup->detail;
  MuRefusal refusal = { .body = MU_NO_BODY, .words = "" };
  if (mu_wrg_battle_size (detail) > bytes) {
    refusal.why = MU_REFUSAL_MEMORY;
    refusal.words = mu_refusal_words (refusal.why);
    return refusal;
  }
  const MuWrgSetupAnswer answer
      = mu_wrg_battle_init (block, detail, dice, sink, context, &refusal.body);
  refusal.why = (int) answer;
  refusal.words = mu_wrg_setup_answer_words (answer);
  return refusal;
}

/* It never asks. */
static MuBattleStatus
step (MuBattle *battle, MuQuestion *question)
{
  return mu_wrg_battle_step (wrg (battle));
}

static bool
concede (MuBattle *battle, MuSide side)
{
  return mu_wrg_battle_concede (wrg (battle), side);
}

static MuRule
send_orders (MuBattle *battle, int body, const void *orders)
{
  return mu_wrg_battle_send_orders (wrg (battle), body, orders);
}

static void
orders_now (const MuBattle *battle, int body, MuOrdersNow *now)
{
  mu_wrg_battle_orders_now (seen (battle), body, now);
}

static MuUmpireAnswer
set_stands (MuBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  return mu_wrg_battle_set_stands (wrg (battle), stands, count, at);
}

static void
stand (const MuBattle *battle, int body, MuBodyStand *told)
{
  mu_wrg_battle_stand (seen (battle), body, told);
}

static void
time_of (const MuBattle *battle, MuBattleTime *time)
{
  const WrgBattle *self = seen (battle);
  *time = (MuBattleTime){ .period = mu_wrg_battle_period (self),
                          .periods = mu_wrg_battle_periods (self),
                          .phase = (int) mu_wrg_battle_phase (self),
                          .between = self->phase == MU_PHASE_ARRIVALS,
                          .over = self->phase == MU_PHASE_OVER };
}

static int
unit_count (const MuBattle *battle, MuSide side)
{
  return mu_wrg_battle_unit_count (seen (battle), side);
}

static void
piece (const MuBattle *battle, int number, MuPiece *told)
{
  const WrgBattle *self = seen (battle);
  assert (number >= 0 && number < self->count);
  const Body *body = body_at (self, number);
  *told = (MuPiece){ .side = (MuSide) body->side,
                     .body = (int16_t) number,
                     .unit = MU_STRENGTH_FIGURES,
                     .disordered = body->disordered };
  mu_wrg_battle_unit_outcome (self, number, &told->strength);
  if (!on_table (body))
    return;
  told->x = body->ground.front.x;
  told->y = body->ground.front.y;
  told->facing = body->ground.facing;
  told->width = body->ground.width;
  told->depth = body->ground.depth;
}

static void
outcome (const MuBattle *battle, MuBattleOutcome *told)
{
  mu_wrg_battle_outcome (seen (battle), told);
}

const MuBattleSystem mu_battle_wrg5 = {
  .number = MU_RULES_WRG5,
  .key = "wrg5",
  .clock = { .phases = MU_PHASE_OVER + 1,
             .phase_words = mu_wrg_phase_words,
             .phase_keys = phase_keys,
             .strength = MU_STRENGTH_FIGURES },
  .size = size,
  .begin = begin,
  .step = step,
  .concede = concede,
  .send_orders = send_orders,
  .orders_now = orders_now,
  .set_stands = set_stands,
  .stand = stand,
  .time = time_of,
  .unit_count = unit_count,
  .piece = piece,
  .outcome = outcome,
};
