/* Fast Play: its row at the door for battles (rules/battle/system.h), and the turn in its exact
 * order (awfp.sequence.order). */
#include "rules/battle/system.h"

#include <assert.h>

#include "rules/awfp/battle/door.h"

static AwfpBattle *
awfp (MuBattle *battle)
{
  return (AwfpBattle *) (void *) battle;
}

static const AwfpBattle *
seen (const MuBattle *battle)
{
  return (const AwfpBattle *) (const void *) battle;
}

static const char *const phase_keys[] = { "deployment", "orders", "initiative", "charges", "moves",
                                          "shooting",   "combat", "recovery",   "over",    NULL };
_Static_assert(sizeof phase_keys / sizeof *phase_keys == MU_AWFP_PHASE_OVER + 2, "a key a phase");

static const char *
mu_awfp_phase_words (int phase)
{
  switch ((MuAwfpPhase) phase) {
  case MU_AWFP_PHASE_DEPLOYMENT:
    return "Deployment";
  case MU_AWFP_PHASE_ORDERS:
    return "Orders";
  case MU_AWFP_PHASE_INITIATIVE:
    return "Initiative";
  case MU_AWFP_PHASE_CHARGES:
    return "Charges";
  case MU_AWFP_PHASE_MOVES:
    return "Movement";
  case MU_AWFP_PHASE_SHOOTING:
    return "Missile fire";
  case MU_AWFP_PHASE_COMBAT:
    return "Close combat";
  case MU_AWFP_PHASE_RECOVERY:
    return "Recovery";
  case MU_AWFP_PHASE_OVER:
    return "The end";
  }
  return "";
}

static const MuEventRow events[] = {
#define EVENT(code, name, key, effect, sum, headline)                                              \
  [code - 100] = { key, MU_EFFECT_##effect, MU_EVENT_SUM_##sum, MU_HEADLINE_##headline },
#include "rules/awfp/battle/events.def"
#undef EVENT
};

static size_t
size (const MuSetup *setup)
{
  int body;
  return mu_awfp_setup_check (setup, &body) == MU_AWFP_SETUP_OK ? sizeof (AwfpBattle) : 0;
}

static MuRefusal
begin (void *block, size_t bytes, const MuSetup *setup, MuDice *dice, MuEventSink sink,
       void *context)
{
  assert (dice && (uintptr_t) block % _Alignof(AwfpBattle) == 0);
  MuRefusal refusal = { .body = MU_NO_BODY, .words = "" };
  const MuAwfpSetupAnswer first = mu_awfp_setup_check (setup, &refusal.body);
  if (first == MU_AWFP_SETUP_OK && bytes < sizeof (AwfpBattle)) {
    refusal.why = MU_REFUSAL_MEMORY;
    refusal.words = mu_refusal_words (refusal.why);
    return refusal;
  }
  const MuAwfpSetupAnswer answer
      = first ? first : mu_awfp_begin (block, setup, dice, &refusal.body);
  refusal.why = (int) answer;
  refusal.words = answer ? mu_awfp_setup_answer_words (answer) : "";
  if (!answer)
    mu_awfp_open (block, sink, context);
  return refusal;
}

static bool
fight_phase (AwfpBattle *battle)
{
  switch ((MuAwfpPhase) battle->phase) {
  case MU_AWFP_PHASE_ORDERS:
    return mu_awfp_orders_phase (battle);
  case MU_AWFP_PHASE_INITIATIVE:
    return mu_awfp_initiative_phase (battle);
  case MU_AWFP_PHASE_CHARGES:
    return mu_awfp_charges_phase (battle);
  case MU_AWFP_PHASE_MOVES:
    return mu_awfp_moves_phase (battle);
  case MU_AWFP_PHASE_SHOOTING:
    return mu_awfp_shooting_phase (battle);
  case MU_AWFP_PHASE_COMBAT:
    return mu_awfp_combat_phase (battle);
  case MU_AWFP_PHASE_RECOVERY:
    return mu_awfp_recovery_phase (battle);
  case MU_AWFP_PHASE_DEPLOYMENT:
    return mu_awfp_deployment_phase (battle);
  case MU_AWFP_PHASE_OVER:
    break;
  }
  return true;
}

static void
open_phase (AwfpBattle *battle)
{
  battle->course.begun = true;
  if (battle->phase > MU_AWFP_PHASE_ORDERS)
    mu_awfp_tell (battle, MU_EVENT_PHASE, MU_RULE_AWFP_SEQUENCE_ORDER, MU_NO_BODY, MU_NO_BODY,
                  VALUES (battle->phase));
}

/* The next phase; after the last of a turn the armies are counted. */
static void
go_on (AwfpBattle *battle)
{
  battle->course = (AwfpCourse){ .at = MU_NO_BODY };
  if (battle->phase != MU_AWFP_PHASE_RECOVERY) {
    battle->phase++;
    return;
  }
  if (mu_awfp_broken (battle, MU_SIDE_A) || mu_awfp_broken (battle, MU_SIDE_B)
      || battle->turn == battle->turns) {
    mu_awfp_finish (battle, MU_RULE_AWFP_SEQUENCE_VICTORY);
    return;
  }
  battle->turn++;
  battle->phase = MU_AWFP_PHASE_ORDERS;
}

static MuBattleStatus
step (MuBattle *door, MuQuestion *question)
{
  AwfpBattle *battle = awfp (door);
  if (battle->phase == MU_AWFP_PHASE_OVER)
    return MU_BATTLE_OVER;
  if (!battle->desk.open) {
    if (!battle->course.begun)
      open_phase (battle);
    if (fight_phase (battle))
      go_on (battle);
  }
  if (mu_dice_fault (battle->dice) != MU_DICE_OK)
    return MU_BATTLE_DICE_FAULT;
  if (battle->desk.open) {
    *question = battle->desk.question;
    return MU_BATTLE_ASKS;
  }
  return battle->phase == MU_AWFP_PHASE_OVER ? MU_BATTLE_OVER : MU_BATTLE_GOES_ON;
}

static int
choices (const MuBattle *battle, const MuQuestion *question, MuChoice *list, int most)
{
  return mu_awfp_choices (seen (battle), question, list, most);
}

static MuRule
answer (MuBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  return mu_awfp_answer (awfp (battle), question, choice);
}

static int
decide (const MuBattle *battle, const MuQuestion *question, const MuChoice *list, int count)
{
  return mu_awfp_decide (seen (battle), question, list, count);
}

static bool
concede (MuBattle *door, MuSide side)
{
  AwfpBattle *battle = awfp (door);
  if (battle->phase == MU_AWFP_PHASE_OVER)
    return false;
  battle->given_up = (uint8_t) side;
  battle->desk.open = false;
  mu_awfp_tell (battle, MU_EVENT_GAVE_UP, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
                VALUES ((int32_t) side));
  mu_awfp_finish (battle, MU_RULE_NONE);
  return true;
}

/* Orders are markers, and answers to questions: none are sent. */
static MuRule
send_orders (MuBattle *battle, int body, const void *orders)
{
  return MU_RULE_AWFP_ORDERS_ONE_PER_UNIT;
}

static void
orders_now (const MuBattle *battle, int body, MuOrdersNow *now)
{
  *now = (MuOrdersNow){ .barred = MU_RULE_AWFP_ORDERS_ONE_PER_UNIT };
}

static void
stand (const MuBattle *door, int body, MuBodyStand *told)
{
  const AwfpUnit *unit = &seen (door)->unit[body];
  const bool there = unit->fate == MU_FATE_ON_TABLE || unit->fate == MU_FATE_IN_ROUT;
  *told = (MuBodyStand){ .body = (int16_t) body,
                         .fate = unit->fate,
                         .disordered = unit->state != MU_AWFP_STEADY,
                         .x = there ? MU_FIX_TO_PACES (unit->at.front.x) : 0,
                         .y = there ? MU_FIX_TO_PACES (unit->at.front.y) : 0,
                         .facing = there ? unit->at.facing : 0,
                         .files = unit->files,
                         .figures = unit->stands,
                         .carried = unit->markers };
}

static MuUmpireAnswer
set_stands (MuBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  return mu_awfp_set_stands (awfp (battle), stands, count, at);
}

static void
time_of (const MuBattle *door, MuBattleTime *time)
{
  const AwfpBattle *battle = seen (door);
  *time = (MuBattleTime){ .period = battle->turn ? battle->turn : 1,
                          .periods = battle->turns,
                          .phase = battle->phase,
                          .between = battle->phase == MU_AWFP_PHASE_ORDERS && !battle->course.begun,
                          .over = battle->phase == MU_AWFP_PHASE_OVER };
}

static int
unit_count (const MuBattle *battle, MuSide side)
{
  return seen (battle)->first[side + 1] - seen (battle)->first[side];
}

/* A general who has joined a unit stands where that stands. */
static void
piece (const MuBattle *door, int body, MuPiece *told)
{
  const AwfpBattle *battle = seen (door);
  const AwfpUnit *unit = &battle->unit[body];
  const MuRect *at = &battle->unit[unit->with == MU_NO_BODY ? body : unit->with].at;
  const int start = unit->start * unit->strength;
  const int left = unit->stands * unit->strength - unit->markers;
  *told = (MuPiece){ .side = (MuSide) unit->side,
                     .body = (int16_t) body,
                     .unit = MU_STRENGTH_STANDS,
                     .strength = { .figures_start = unit->start,
                                   .figures_left = unit->stands,
                                   .casualties = start - left,
                                   .carried = unit->markers,
                                   .inflicted = unit->struck,
                                   .fate = unit->fate },
                     .disordered = unit->state != MU_AWFP_STEADY };
  if (unit->fate != MU_FATE_ON_TABLE && unit->fate != MU_FATE_IN_ROUT)
    return;
  told->x = at->front.x;
  told->y = at->front.y;
  told->facing = at->facing;
  told->width = unit->at.width;
  told->depth = unit->at.depth;
}

static void
outcome (const MuBattle *door, MuBattleOutcome *told)
{
  const AwfpBattle *battle = seen (door);
  const bool between = battle->phase == MU_AWFP_PHASE_ORDERS && !battle->course.begun;
  *told = (MuBattleOutcome){ .winner = battle->winner,
                             .periods = battle->turn - between, /* that are over */
                             .event_count = battle->events,
                             .digest = battle->digest };
  for (int side = 0; side < MU_SIDES; side++) {
    mu_awfp_side_points (battle, side, &told->start_quarters[side], &told->left_quarters[side]);
    told->general_lost[side] = mu_awfp_general_of (battle, side) == MU_NO_BODY;
  }
}

const MuBattleSystem mu_battle_awfp = {
  .number = MU_RULES_AWFP,
  .key = "awfp",
  .clock = { MU_AWFP_PHASE_OVER + 1, mu_awfp_phase_words, phase_keys, MU_STRENGTH_STANDS },
  .events = events,
  .first_event = 100,
  .event_count = sizeof events / sizeof *events,
  .placing = MU_AWFP_ASK_PLACE,
  .size = size,
  .begin = begin,
  .step = step,
  .choices = choices,
  .answer = answer,
  .decide = decide,
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
