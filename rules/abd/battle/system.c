/* Ancient Battles Deluxe: its row at the door for battles (rules/battle/system.h), and the steps of
 * a turn in their exact order (abd.3.0.step-order). */
#include "rules/battle/system.h"

#include <assert.h>
#include <stdint.h>

#include "rules/abd/battle/door.h"

static AbdBattle *
abd (MuBattle *battle)
{
  return (AbdBattle *) (void *) battle;
}

static const AbdBattle *
seen (const MuBattle *battle)
{
  return (const AbdBattle *) (const void *) battle;
}

static const char *const phase_keys[]
    = { "deployment", "panic", "command",  "initiative", "leaders",
        "activation", "melee", "turn-end", "over",       NULL };
_Static_assert(sizeof phase_keys / sizeof *phase_keys == MU_ABD_PHASE_OVER + 2, "a key a phase");

static const char *
phase_words (int phase)
{
  switch ((MuAbdPhase) phase) {
  case MU_ABD_PHASE_DEPLOYMENT:
    return "Deployment";
  case MU_ABD_PHASE_PANIC:
    return "Army panic check";
  case MU_ABD_PHASE_COMMAND:
    return "Command points";
  case MU_ABD_PHASE_INITIATIVE:
    return "Initiative";
  case MU_ABD_PHASE_LEADERS:
    return "Leaders";
  case MU_ABD_PHASE_ACTIVATION:
    return "Activation";
  case MU_ABD_PHASE_MELEE:
    return "Melee";
  case MU_ABD_PHASE_TURN_END:
    return "End of the turn";
  case MU_ABD_PHASE_OVER:
    return "The end";
  }
  return "";
}

static const MuEventRow events[] = {
#define EVENT(code, name, key, effect, sum, headline)                                              \
  [code - MU_ABD_EVENTS_FROM]                                                                      \
      = { key, MU_EFFECT_##effect, MU_EVENT_SUM_##sum, MU_HEADLINE_##headline },
#include "rules/abd/battle/events.def"
#undef EVENT
};

static size_t
size (const MuSetup *setup)
{
  int body;
  return mu_abd_setup_check (setup, &body) == MU_ABD_SETUP_OK ? mu_abd_block_size (setup->detail)
                                                              : 0;
}

static MuRefusal
begin (void *block, size_t bytes, const MuSetup *setup, MuDice *dice, MuEventSink sink,
       void *context)
{
  assert (dice && (uintptr_t) block % _Alignof(AbdBattle) == 0);
  MuRefusal refusal = { .body = MU_NO_BODY, .words = "" };
  const MuAbdSetupAnswer answer = mu_abd_setup_check (setup, &refusal.body);
  if (answer != MU_ABD_SETUP_OK) {
    refusal.why = (int) answer;
    refusal.words = mu_abd_setup_answer_words (answer);
    return refusal;
  }
  if (bytes < mu_abd_block_size (setup->detail)) {
    refusal.why = MU_REFUSAL_MEMORY;
    refusal.words = mu_refusal_words (refusal.why);
    return refusal;
  }
  mu_abd_begin (block, setup, dice);
  mu_abd_open (block, sink, context);
  return refusal;
}

static bool
fight_phase (AbdBattle *battle)
{
  switch ((MuAbdPhase) battle->phase) {
  case MU_ABD_PHASE_DEPLOYMENT:
    return mu_abd_deployment_phase (battle);
  case MU_ABD_PHASE_PANIC:
    return mu_abd_panic_phase (battle);
  case MU_ABD_PHASE_COMMAND:
    return mu_abd_command_phase (battle);
  case MU_ABD_PHASE_INITIATIVE:
    return mu_abd_initiative_phase (battle);
  case MU_ABD_PHASE_LEADERS:
    return mu_abd_leaders_phase (battle);
  case MU_ABD_PHASE_ACTIVATION:
    return mu_abd_activation_phase (battle);
  case MU_ABD_PHASE_MELEE:
    return mu_abd_melee_phase (battle);
  case MU_ABD_PHASE_TURN_END:
    return mu_abd_turn_end_phase (battle);
  case MU_ABD_PHASE_OVER:
    break;
  }
  return true;
}

static void
open_phase (AbdBattle *battle)
{
  battle->opened = true;
  mu_abd_tell (battle, MU_EVENT_PHASE, MU_RULE_ABD_STEP_ORDER, MU_NO_BODY, MU_NO_BODY,
               VALUES (battle->phase));
}

static void
next_turn (AbdBattle *battle)
{
  battle->turn++;
  battle->phase = MU_ABD_PHASE_PANIC;
  mu_abd_tell (battle, MU_EVENT_PERIOD, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
               VALUES (battle->turn));
}

static void
go_on (AbdBattle *battle)
{
  battle->course = (AbdCourse){ .at = MU_NO_BODY };
  battle->opened = false;
  if (battle->phase == MU_ABD_PHASE_OVER)
    return;
  if (battle->phase == MU_ABD_PHASE_DEPLOYMENT)
    mu_abd_first_turn (battle);
  else if (battle->phase == MU_ABD_PHASE_TURN_END)
    next_turn (battle);
  else
    battle->phase++;
}

static MuBattleStatus
step (MuBattle *door, MuQuestion *question)
{
  AbdBattle *battle = abd (door);
  if (battle->phase == MU_ABD_PHASE_OVER)
    return MU_BATTLE_OVER;
  if (!battle->desk.open) {
    if (!battle->opened)
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
  return battle->phase == MU_ABD_PHASE_OVER ? MU_BATTLE_OVER : MU_BATTLE_GOES_ON;
}

static int
choices (const MuBattle *battle, const MuQuestion *question, MuChoice *list, int most)
{
  return mu_abd_choices (seen (battle), question, list, most);
}

static MuRule
answer (MuBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  return mu_abd_answer (abd (battle), question, choice);
}

static int
decide (const MuBattle *battle, const MuQuestion *question, const MuChoice *list, int count)
{
  return mu_abd_decide (seen (battle), question, list, count);
}

static int
foretell (const MuBattle *battle, const MuQuestion *question, const MuChoice *choice, int *times,
          int most)
{
  return mu_abd_foretell (seen (battle), question, choice, times, most);
}

static bool
concede (MuBattle *door, MuSide side)
{
  AbdBattle *battle = abd (door);
  if (battle->phase == MU_ABD_PHASE_OVER)
    return false;
  battle->given_up = (uint8_t) side;
  battle->desk.open = false;
  mu_abd_tell (battle, MU_EVENT_GAVE_UP, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
               VALUES ((int32_t) side));
  mu_abd_finish (battle, MU_RULE_NONE);
  return true;
}

/* What a unit is to do is an answer to a question: nothing is sent. */
static MuRule
send_orders (MuBattle *battle, int body, const void *orders)
{
  return MU_RULE_ABD_ACTIVATION_COST;
}

static void
orders_now (const MuBattle *battle, int body, MuOrdersNow *now)
{
  *now = (MuOrdersNow){ .barred = MU_RULE_ABD_ACTIVATION_COST };
}

static int
steps (const AbdPiece *piece)
{
  if (piece->fate == MU_FATE_DESTROYED)
    return 0;
  return piece->leader || piece->disordered ? 1 : 2;
}

static void
place_of (const AbdBattle *battle, int body, MuFix *x, MuFix *y, MuAngle *facing)
{
  const AbdPiece *piece = &battle->piece[body];
  if (piece->hex == MU_ABD_OFF)
    return;
  mu_abd_hex_middle (&battle->map->grid, piece->hex, x, y);
  *facing = mu_abd_angle (piece->facing);
}

static void
stand (const MuBattle *door, int body, MuBodyStand *told)
{
  const AbdPiece *piece = &seen (door)->piece[body];
  *told = (MuBodyStand){ .body = (int16_t) body,
                         .fate = piece->fate,
                         .disordered = piece->disordered,
                         .files = 1,
                         .figures = (uint16_t) steps (piece) };
  MuFix x = 0, y = 0;
  place_of (seen (door), body, &x, &y, &told->facing);
  told->x = MU_FIX_TO_PACES (x);
  told->y = MU_FIX_TO_PACES (y);
}

static void
time_of (const MuBattle *door, MuBattleTime *time)
{
  const AbdBattle *battle = seen (door);
  const int first = battle->turn > 1 ? MU_ABD_PHASE_PANIC : MU_ABD_PHASE_COMMAND;
  *time = (MuBattleTime){ .period = battle->turn ? battle->turn : 1,
                          .periods = battle->turns,
                          .phase = battle->phase,
                          .between = battle->phase == first && !battle->opened,
                          .over = battle->phase == MU_ABD_PHASE_OVER };
}

static MuUmpireAnswer
set_stands (MuBattle *door, const MuBodyStand *stands, int count, int *at)
{
  MuBattleTime time;
  int fault = 0;
  time_of (door, &time);
  const MuUmpireAnswer answer = time.between && !time.over
                                    ? mu_abd_set_stands (abd (door), stands, count, &fault)
                                    : MU_UMPIRE_NOT_NOW;
  if (at)
    *at = fault;
  return answer;
}

static int
unit_count (const MuBattle *battle, MuSide side)
{
  return seen (battle)->first[side + 1] - seen (battle)->first[side];
}

static void
piece (const MuBattle *door, int body, MuPiece *told)
{
  const AbdBattle *battle = seen (door);
  const AbdPiece *of = &battle->piece[body];
  const int start = of->leader ? 1 : 2;
  *told = (MuPiece){ .side = (MuSide) of->side,
                     .body = (int16_t) body,
                     .unit = MU_STRENGTH_STEPS,
                     .strength = { .figures_start = start,
                                   .figures_left = steps (of),
                                   .casualties = start - steps (of),
                                   .inflicted = of->struck,
                                   .fate = of->fate },
                     .disordered = of->disordered };
  place_of (battle, body, &told->x, &told->y, &told->facing);
}

static bool
has_lost_its_general (const AbdBattle *battle, int side)
{
  const int first = battle->first_leader[side];
  return first < battle->first[side + 1] && battle->piece[first].fate == MU_FATE_DESTROYED;
}

static int
strength_at_start (const AbdBattle *battle, int side)
{
  int end, strength = 0;
  for (int unit = mu_abd_units (battle, side, &end); unit < end; unit++)
    if (!mu_abd_is_camp ((MuAbdType) battle->piece[unit].type))
      strength += mu_abd_values (battle, unit)->strength[0];
  return strength;
}

static void
outcome (const MuBattle *door, MuBattleOutcome *told)
{
  const AbdBattle *battle = seen (door);
  MuBattleTime time;
  time_of (door, &time);
  *told = (MuBattleOutcome){ .winner = battle->winner,
                             .periods = battle->turn - time.between, /* that are over */
                             .event_count = battle->events,
                             .digest = battle->digest };
  for (int side = 0; side < MU_SIDES; side++) {
    told->start_quarters[side] = 4 * strength_at_start (battle, side);
    told->left_quarters[side] = 4 * mu_abd_strength_left (battle, side);
    told->general_lost[side] = has_lost_its_general (battle, side);
    told->victory[side] = battle->victory[side];
  }
}

const MuBattleSystem mu_battle_abd = {
  .number = MU_RULES_ABD,
  .key = "abd",
  .clock = { MU_ABD_PHASE_OVER + 1, phase_words, phase_keys, MU_STRENGTH_STEPS },
  .events = events,
  .first_event = MU_ABD_EVENTS_FROM,
  .event_count = sizeof events / sizeof *events,
  .placing = MU_ABD_ASK_DEPLOY,
  .size = size,
  .begin = begin,
  .step = step,
  .choices = choices,
  .answer = answer,
  .decide = decide,
  .foretell = foretell,
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
