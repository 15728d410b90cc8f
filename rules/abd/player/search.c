/* The searching player: takes the best few answers of the planned one and plays each of them on,
 * many times, to the end of the turn, with the planned player on both sides. An answer is chosen in
 * place of the planned player's own only where it is better by clearly more than chance.
 *
 * It looks no further than the turn: what comes after it hangs so much on dice that far more trials
 * would be needed than there is time for. And it needs good players in its trials: of those who
 * rush on, open on all sides, nothing is learnt about where to stand.
 *
 * The dice of the trials are a stream of their own, by the battle's digest and the question's
 * number, the same for every answer that is tried, so that answers are compared with like luck and
 * the same battle is always played the same way. Their number is fixed, and there is no clock. */
#include "rules/abd/player/search.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "rules/abd/player/place.h"
#include "rules/abd/player/planned.h"

/* Candidates of an answer and, of a move, of its hexes. */
enum { CANDIDATES = 6, PLACES = 5 };
/* Trials of each: of an action, of a move, of what decides a melee. */
enum { TRIALS_OF_ACTS = 36, TRIALS_OF_MOVES = 12, TRIALS = 60 };

/* --- the copies ------------------------------------------------------------ */

static AbdTrial *
trial_of (const AbdBattle *battle)
{
  return (AbdTrial *) (void *) (uintptr_t) (battle + 1);
}

/* As it stands, with nobody to tell and other dice; of the desk what is offered there. */
static void
copy (AbdBattle *to, const AbdBattle *from, MuDice *dice)
{
  memcpy (to, from, offsetof (AbdBattle, desk));
  to->dice = dice;
  to->sink = NULL;
  to->context = NULL;
  to->desk.question = from->desk.question;
  to->desk.asked = from->desk.asked;
  to->desk.open = from->desk.open;
  to->desk.answer = from->desk.answer;
  to->desk.answered = from->desk.answered;
  to->desk.count = from->desk.open ? from->desk.count : 0;
  memcpy (to->desk.offered, from->desk.offered, (size_t) to->desk.count * sizeof *to->desk.offered);
}

static void
reply (AbdBattle *battle, const MuChoice *choice)
{
  battle->desk.answer = *choice;
  battle->desk.answered = true;
  battle->desk.open = false;
  battle->desk.asked++;
}

/* --- playing on ------------------------------------------------------------ */

static void
answer_by_plan (AbdBattle *battle)
{
  AbdMind mind = { .battle = battle,
                   .question = &battle->desk.question,
                   .choices = battle->desk.offered,
                   .count = battle->desk.count };
  mu_abd_scales (&mind.scales, battle);
  reply (battle, &battle->desk.offered[mu_abd_answer_by_plan (&mind)]);
}

static MuBattleStatus
step (AbdBattle *battle)
{
  MuQuestion question;
  return mu_battle_abd.step ((MuBattle *) (void *) battle, &question);
}

/* To the end of that turn. */
static void
play_on (AbdBattle *battle, int turn)
{
  MuBattleStatus status = battle->desk.open ? MU_BATTLE_ASKS : step (battle);
  while (status != MU_BATTLE_OVER && battle->turn <= turn) {
    if (status == MU_BATTLE_ASKS)
      answer_by_plan (battle);
    status = step (battle);
  }
}

/* A move has no dice: it is carried out once, as the planned player would, up to the next action.
 */
static void
carry_out (AbdBattle *battle)
{
  const int side = battle->desk.question.side;
  for (;;) {
    const MuBattleStatus status = step (battle);
    if (status != MU_BATTLE_ASKS)
      return;
    const int kind = battle->desk.question.kind;
    if ((kind != MU_ABD_ASK_NEXT && kind != MU_ABD_ASK_MOVE) || battle->desk.question.side != side)
      return;
    answer_by_plan (battle);
  }
}

/* --- what it has come to --------------------------------------------------- */

/* Blows that a side could strike as all stand. */
static int
blows (const AbdScales *scales, int side)
{
  int sum = 0;
  for (int i = 0; i < scales->count[side]; i++) {
    const AbdStand stand = mu_abd_stand_now (scales->battle, scales->unit[side][i]);
    const int attack = mu_abd_best_attack (scales, &stand);
    sum += attack > 0 ? attack : 0;
  }
  return sum;
}

/* Of one that is over too what is left counts, to whoever leads the army on. */
static int
worth_of_end (const AbdBattle *battle, int side)
{
  enum { WON = 3000 };
  AbdScales scales;
  const int balance = mu_abd_balance (battle, side);
  if (battle->phase == MU_ABD_PHASE_OVER) {
    const int won = battle->winner == MU_SIDE_NONE ? 0 : battle->winner == (MuSide) side ? 1 : -1;
    return won * WON + balance / 2;
  }
  mu_abd_scales (&scales, battle);
  return balance + (blows (&scales, side) - blows (&scales, !side)) / 4;
}

/* --- the choice ------------------------------------------------------------ */

typedef struct {
  int place; /* among the choices */
  int worth[TRIALS];
} Candidate;

static bool
is_alike (const AbdMind *mind, int one, int other)
{
  const MuChoice *a = &mind->choices[one], *b = &mind->choices[other];
  return mind->question->kind == MU_ABD_ASK_MOVE && a->value[0] == b->value[0];
}

/* The heaviest, best first; of the facings in one hex the best alone. */
static int
pick (const AbdMind *mind, const int32_t *weight, Candidate *candidate)
{
  const int most = mind->question->kind == MU_ABD_ASK_MOVE ? PLACES : CANDIDATES;
  int count = 0;
  for (; count < most; count++) {
    int best = -1;
    for (int i = 0; i < mind->count; i++) {
      bool taken = best >= 0 && weight[i] <= weight[best];
      for (int k = 0; k < count && !taken; k++)
        taken = candidate[k].place == i || is_alike (mind, candidate[k].place, i);
      if (!taken)
        best = i;
    }
    if (best < 0)
      break;
    candidate[count].place = best;
  }
  return count;
}

static bool
is_act (const AbdMind *mind)
{
  return mind->question->kind == MU_ABD_ASK_ACT;
}

static bool
is_move (const AbdMind *mind)
{
  return mind->question->kind == MU_ABD_ASK_MOVE;
}

/* The fewer, the more units there are: each is asked about in a trial, and looks at all others. */
static int
trials_of (const AbdMind *mind)
{
  enum { USUAL = 24, LEAST = 4 };
  const int units = mind->scales.count[0] + mind->scales.count[1];
  const int trials = is_act (mind) ? TRIALS_OF_ACTS : is_move (mind) ? TRIALS_OF_MOVES : TRIALS;
  const int fewer = units > USUAL ? trials * USUAL * USUAL / (units * units) : trials;
  return fewer < LEAST ? LEAST : fewer;
}

/* Those trials of it, from `first` to before `end`. */
static void
try_out (const AbdMind *mind, Candidate *candidate, int first, int end)
{
  const AbdBattle *battle = mind->battle;
  AbdTrial *trial = trial_of (battle);
  const uint64_t stream = (uint64_t) mind->question->number * TRIALS;
  const MuChoice *choice = &mind->choices[candidate->place];
  copy (&trial->begun, battle, &trial->dice);
  reply (&trial->begun, choice);
  if (is_move (mind) || (is_act (mind) && choice->value[0] == MU_ABD_MOVE))
    carry_out (&trial->begun);
  for (int i = first; i < end; i++) {
    copy (&trial->tried, &trial->begun, &trial->dice);
    mu_dice_init_seeded (&trial->dice, battle->digest, stream + (uint64_t) i);
    play_on (&trial->tried, battle->turn);
    candidate->worth[i] = worth_of_end (&trial->tried, mind->question->side);
  }
}

static int64_t
sum_of (const Candidate *candidate, int trials)
{
  int64_t sum = 0;
  for (int i = 0; i < trials; i++)
    sum += candidate->worth[i];
  return sum;
}

/* Leaves the first and the best others after so many trials; how many that are. */
static int
shorten (Candidate *candidate, int count, int trials)
{
  enum { KEPT = 3 };
  for (int kept = 1; kept < KEPT && kept < count; kept++) {
    int best = kept;
    for (int i = kept + 1; i < count; i++)
      if (sum_of (&candidate[i], trials) > sum_of (&candidate[best], trials))
        best = i;
    const Candidate swapped = candidate[kept];
    candidate[kept] = candidate[best];
    candidate[best] = swapped;
  }
  return count < KEPT ? count : KEPT;
}

/* All of them a few times, and the promising to the end: how many those are, from the first. */
static int
try_all (const AbdMind *mind, Candidate *candidate, int count)
{
  const int trials = trials_of (mind), few = trials / 3;
  for (int i = 0; i < count; i++)
    try_out (mind, &candidate[i], 0, few);
  const int kept = shorten (candidate, count, few);
  for (int i = 0; i < kept; i++)
    try_out (mind, &candidate[i], few, trials);
  return kept;
}

/* Whether one is better by clearly more than the luck of the trials: the square of its mean lead
 * is above twice that of what such a mean is off by. */
static bool
is_better (const Candidate *one, const Candidate *other, int trials, int64_t *lead)
{
  enum { CLEARLY = 2 };
  int64_t sum = 0, squares = 0;
  for (int i = 0; i < trials; i++) {
    const int64_t more = one->worth[i] - other->worth[i];
    sum += more;
    squares += more * more;
  }
  *lead = sum;
  const int64_t spread = squares - sum * sum / trials; /* trials times the variance */
  return sum > 0 && sum * sum * (trials - 1) > CLEARLY * spread * trials;
}

static int
best_of (Candidate *candidate, int count, int trials)
{
  int best = 0;
  int64_t most = 0;
  for (int i = 1; i < count; i++) {
    int64_t lead;
    if (is_better (&candidate[i], &candidate[0], trials, &lead) && lead > most) {
      most = lead;
      best = i;
    }
  }
  return candidate[best].place;
}

static bool
is_searched (const AbdMind *mind)
{
  const MuAbdAsks kind = (MuAbdAsks) mind->question->kind;
  return mind->battle->desk.open
         && (kind == MU_ABD_ASK_ACT || kind == MU_ABD_ASK_MOVE || kind == MU_ABD_ASK_MELEE
             || kind == MU_ABD_ASK_SECOND || kind == MU_ABD_ASK_RETREAT);
}

int
mu_abd_answer_by_search (const AbdMind *mind)
{
  int32_t weight[MU_CHOICES_MAX];
  Candidate candidate[CANDIDATES];
  if (!is_searched (mind) || !mu_abd_plan_weights (mind, weight))
    return mu_abd_answer_by_plan (mind);
  const int count = try_all (mind, candidate, pick (mind, weight, candidate));
  return best_of (candidate, count, trials_of (mind));
}
