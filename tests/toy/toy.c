#include "tests/toy/toy.h"

#include <string.h>

#define PIECES (MU_SIDES * TOY_PIECES)

typedef struct {
  MuBattle head;
  MuDice *dice;
  MuEventSink sink;
  void *context;
  int first[MU_SIDES + 1]; /* body of a side, as in WRG's */
  int start[PIECES], steps[PIECES];
  int period, phase;
  int asked;            /* how often so far */
  int chosen[MU_SIDES]; /* body; MU_NO_BODY: not told */
  uint32_t events;
  uint64_t digest;
} Toy;

static Toy *
toy_of (const MuBattle *battle)
{
  return (Toy *) (uintptr_t) battle;
}

static int
side_of (const Toy *toy, int body)
{
  return body < toy->first[MU_SIDE_B] ? MU_SIDE_A : MU_SIDE_B;
}

static void
tell (Toy *toy, int kind, int body, int other, const int32_t value[4])
{
  MuEvent event = { .kind = (uint16_t) kind,
                    .period = (uint8_t) toy->period,
                    .phase = (uint8_t) toy->phase,
                    .side = (uint8_t) (body < 0 ? MU_SIDE_NONE : side_of (toy, body)),
                    .body = (int16_t) body,
                    .other = (int16_t) other };
  memcpy (event.value, value, sizeof event.value);
  toy->events++;
  toy->digest = mu_digest_event (toy->digest, &event);
  if (toy->sink)
    toy->sink (toy->context, &event);
}
#define TELL(toy, kind, body, other, ...)                                                          \
  tell (toy, kind, body, other, (const int32_t[4]){ __VA_ARGS__ })

static size_t
size (const MuSetup *setup)
{
  bool fits = true;
  for (int side = 0; side < MU_SIDES; side++)
    fits = fits && setup->side[side].pieces >= 1 && setup->side[side].pieces <= TOY_PIECES;
  return fits ? sizeof (Toy) : 0;
}

static void
deploy (Toy *toy, const MuSetup *setup)
{
  const ToySetup *detail = setup->detail;
  for (int body = 0; body < toy->first[MU_SIDES]; body++) {
    const int side = side_of (toy, body), piece = body - toy->first[side];
    toy->start[body] = toy->steps[body] = detail->steps[side][piece];
    TELL (toy, MU_EVENT_DEPLOYED, body, MU_NO_BODY, (piece + 1) * MU_PACES (10),
          side ? MU_PACES (setup->board.depth - 10) : MU_PACES (10), side ? MU_ANGLE_HALF : 0, 1);
  }
}

static MuRefusal
begin (void *block, size_t bytes, const MuSetup *setup, MuDice *dice, MuEventSink sink,
       void *context)
{
  Toy *toy = block;
  if (size (setup) == 0)
    return (MuRefusal){ .why = 1, .body = MU_NO_BODY, .words = "no such army" };
  if (bytes < sizeof (Toy))
    return (MuRefusal){ .why = MU_REFUSAL_MEMORY, .body = MU_NO_BODY, .words = "no room" };
  *toy = (Toy){ .head = { &toy_battle_system }, .dice = dice, .sink = sink, .context = context };
  toy->digest = MU_DIGEST_START;
  for (int side = 0; side < MU_SIDES; side++) {
    toy->first[side + 1] = toy->first[side] + setup->side[side].pieces;
    toy->chosen[side] = MU_NO_BODY;
  }
  deploy (toy, setup);
  toy->phase = TOY_PHASE_WHO;
  return (MuRefusal){ .body = MU_NO_BODY, .words = "" };
}

static int
left (const Toy *toy, int side)
{
  int steps = 0;
  for (int body = toy->first[side]; body < toy->first[side + 1]; body++)
    steps += toy->steps[body];
  return steps;
}

static MuSide
winner (const Toy *toy)
{
  const int a = left (toy, MU_SIDE_A), b = left (toy, MU_SIDE_B);
  return a > b ? MU_SIDE_A : b > a ? MU_SIDE_B : MU_SIDE_NONE;
}

static void
end (Toy *toy)
{
  toy->phase = TOY_PHASE_OVER;
  TELL (toy, MU_EVENT_ENDED, MU_NO_BODY, MU_NO_BODY, (int32_t) winner (toy),
        left (toy, MU_SIDE_A) * 4, left (toy, MU_SIDE_B) * 4, toy->period);
}

static void
set_steps (Toy *toy, int body, int steps)
{
  const int lost = toy->steps[body] - steps;
  toy->steps[body] = steps;
  TELL (toy, MU_EVENT_STRENGTH, body, MU_NO_BODY, steps, 0, lost, lost);
  if (steps == 0)
    TELL (toy, MU_EVENT_DESTROYED, body, MU_NO_BODY, 0);
}

static void
duel (Toy *toy)
{
  const int a = toy->chosen[MU_SIDE_A], b = toy->chosen[MU_SIDE_B];
  const int face = mu_dice_roll (toy->dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, a);
  const int loser = face <= 3 ? a : b;
  toy->phase = TOY_PHASE_DUEL;
  TELL (toy, MU_EVENT_PHASE, MU_NO_BODY, MU_NO_BODY, TOY_PHASE_DUEL);
  TELL (toy, TOY_EVENT_DUEL, a, b, face);
  set_steps (toy, loser, toy->steps[loser] - 1);
  toy->chosen[MU_SIDE_A] = toy->chosen[MU_SIDE_B] = MU_NO_BODY;
  toy->phase = TOY_PHASE_WHO;
  if (toy->period == TOY_PERIODS || !left (toy, MU_SIDE_A) || !left (toy, MU_SIDE_B))
    end (toy);
}

static bool
is_between (const Toy *toy)
{
  return toy->phase == TOY_PHASE_WHO && toy->asked == toy->period * MU_SIDES;
}

static MuBattleStatus
step (MuBattle *battle, MuQuestion *question)
{
  Toy *toy = toy_of (battle);
  if (toy->phase == TOY_PHASE_OVER)
    return MU_BATTLE_OVER;
  if (is_between (toy) && toy->chosen[MU_SIDE_B] == MU_NO_BODY) {
    toy->period++;
    TELL (toy, MU_EVENT_PERIOD, MU_NO_BODY, MU_NO_BODY, toy->period);
  }
  for (int side = 0; side < MU_SIDES; side++)
    if (toy->chosen[side] == MU_NO_BODY) {
      *question = (MuQuestion){ toy->asked, TOY_WHO,    (uint8_t) side, (uint8_t) toy->period,
                                MU_NO_BODY, MU_NO_BODY, { 0, 0 } };
      return MU_BATTLE_ASKS;
    }
  duel (toy);
  return toy->phase == TOY_PHASE_OVER ? MU_BATTLE_OVER : MU_BATTLE_GOES_ON;
}

static int
choices (const MuBattle *battle, const MuQuestion *question, MuChoice *told, int most)
{
  const Toy *toy = toy_of (battle);
  int count = 0;
  if (question->number != toy->asked || toy->phase == TOY_PHASE_OVER)
    return 0;
  for (int body = toy->first[question->side]; body < toy->first[question->side + 1]; body++)
    if (toy->steps[body] > 0 && count++ < most)
      told[count - 1] = (MuChoice){ .body = (int16_t) body, .other = MU_NO_BODY };
  return count;
}

static MuRule
answer (MuBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  Toy *toy = toy_of (battle);
  const int body = choice->body;
  if (question->number != toy->asked || body < 0 || body >= toy->first[MU_SIDES]
      || side_of (toy, body) != question->side || toy->steps[body] == 0)
    return TOY_RULE;
  toy->chosen[question->side] = body;
  toy->asked++;
  return MU_RULE_NONE;
}

/* All that a side has goes. */
static bool
concede (MuBattle *battle, MuSide side)
{
  Toy *toy = toy_of (battle);
  if (toy->phase == TOY_PHASE_OVER)
    return false;
  for (int body = toy->first[side]; body < toy->first[side + 1]; body++)
    if (toy->steps[body] > 0)
      set_steps (toy, body, 0);
  end (toy);
  return true;
}

static void
stand (const MuBattle *battle, int body, MuBodyStand *told)
{
  const int steps = toy_of (battle)->steps[body];
  *told = (MuBodyStand){ .body = (int16_t) body,
                         .fate = steps > 0 ? MU_FATE_ON_TABLE : MU_FATE_DESTROYED,
                         .files = 1,
                         .figures = (uint16_t) steps };
}

static MuUmpireAnswer
set_stands (MuBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  Toy *toy = toy_of (battle);
  for (*at = 0; *at < count; ++*at) {
    if (stands[*at].body < 0 || stands[*at].body >= toy->first[MU_SIDES])
      return MU_UMPIRE_NO_SUCH_BODY;
    if (stands[*at].figures > toy->start[stands[*at].body])
      return MU_UMPIRE_BAD_FIGURES;
  }
  for (int i = 0; i < count; i++)
    set_steps (toy, stands[i].body, stands[i].figures);
  return MU_UMPIRE_OK;
}

static void
time_of (const MuBattle *battle, MuBattleTime *time)
{
  const Toy *toy = toy_of (battle);
  *time = (MuBattleTime){ .period = toy->period ? toy->period : 1,
                          .periods = TOY_PERIODS,
                          .phase = toy->phase,
                          .between = is_between (toy),
                          .over = toy->phase == TOY_PHASE_OVER };
}

static int
unit_count (const MuBattle *battle, MuSide side)
{
  return toy_of (battle)->first[side + 1] - toy_of (battle)->first[side];
}

static void
piece (const MuBattle *battle, int body, MuPiece *told)
{
  const Toy *toy = toy_of (battle);
  const int steps = toy->steps[body];
  *told = (MuPiece){ .side = (MuSide) side_of (toy, body),
                     .body = (int16_t) body,
                     .unit = MU_STRENGTH_STEPS,
                     .strength = { .figures_start = toy->start[body],
                                   .figures_left = steps,
                                   .casualties = toy->start[body] - steps,
                                   .fate = steps > 0 ? MU_FATE_ON_TABLE : MU_FATE_DESTROYED } };
}

static void
outcome (const MuBattle *battle, MuBattleOutcome *told)
{
  const Toy *toy = toy_of (battle);
  *told = (MuBattleOutcome){ .winner = winner (toy),
                             .periods = toy->period,
                             .event_count = toy->events,
                             .digest = toy->digest };
  for (int body = 0; body < toy->first[MU_SIDES]; body++) {
    told->start_quarters[side_of (toy, body)] += toy->start[body] * 4;
    told->left_quarters[side_of (toy, body)] += toy->steps[body] * 4;
  }
}

static const char *
toy_phase_words (int phase)
{
  static const char *const words[] = { "Before", "Who steps forward", "Duel", "The end" };
  return words[phase];
}

static const char *const phase_keys[] = { "before", "who", "duel", "over", NULL };
static const MuEventRow events[]
    = { { "toy-duel", MU_EFFECT_BLOW, MU_EVENT_SUM_NONE, MU_HEADLINE_ALWAYS } };

const MuBattleSystem toy_battle_system = {
  .number = TOY_RULES,
  .key = "toy",
  .clock = { TOY_PHASE_OVER + 1, toy_phase_words, phase_keys, MU_STRENGTH_STEPS },
  .events = events,
  .first_event = TOY_EVENT_DUEL,
  .event_count = 1,
  .size = size,
  .begin = begin,
  .step = step,
  .choices = choices,
  .answer = answer,
  .concede = concede,
  .stand = stand,
  .set_stands = set_stands,
  .time = time_of,
  .unit_count = unit_count,
  .piece = piece,
  .outcome = outcome,
};
