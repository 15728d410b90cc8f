/* What each exchange of two strikes makes of both. Results go one way: no heavier blow is
 * stood better, and who gives more stands no worse. So a side's limits are found along one
 * edge of the table and not in all its places, and exchanges alike are runs of bits.
 * Strikes have numbers, and what has the same as before is not judged again. */
#include "rules/wrg/odds/bout.h"

#include <string.h>

/* Of either side, by figures lost. */
static int
strikes_of (const Plan *plan)
{
  const MuOddsBody *side = plan->duel.melee.side;
  return side[0].figures > side[1].figures ? side[0].figures : side[1].figures;
}

static size_t
strikes_size (const Plan *plan)
{
  return (size_t) plan->slots.count * SIDES * (size_t) strikes_of (plan) * sizeof (KeptStrike);
}

static size_t
squares_of (const Plan *plan)
{
  const MuOddsBody *side = plan->duel.melee.side;
  return (size_t) plan->slots.count * (size_t) side[0].figures * (size_t) side[1].figures;
}

size_t
mu_odds_book_size (const Plan *plan)
{
  const size_t squares = squares_of (plan);
  return 2 * mu_odds_room_size (strikes_size (plan))
         + mu_odds_room_size (squares * sizeof (Verdicts *))
         + squares * mu_odds_room_size (sizeof (Verdicts));
}

bool
mu_odds_book_init (Book *book, const Plan *plan, Room *room)
{
  *book = (Book){ .plan = plan, .room = room };
  book->strike = mu_odds_room_take (room, strikes_size (plan));
  book->last = mu_odds_room_take (room, strikes_size (plan));
  book->verdicts = mu_odds_room_take (room, squares_of (plan) * sizeof *book->verdicts);
  return book->strike && book->last && book->verdicts;
}

/* The first period judges otherwise (the shot, the charge), whatever the strikes. */
static int
number_of (Book *book, const KeptStrike *kept, int t, const Strike *strike)
{
  if (kept->t > 1 && t > 1 && memcmp (&kept->strike, strike, sizeof *strike) == 0)
    return kept->number;
  return ++book->numbers;
}

/* Strikes of the last period are asked for while those of the one before are
 * still needed; most are the same. */
const KeptStrike *
mu_odds_book_strike (Book *book, int t, int slot, int side, int lost)
{
  const int place = (slot * SIDES + side) * strikes_of (book->plan) + lost;
  const bool lasts = book->strike[place].t >= book->plan->lasting;
  const bool last = t == book->plan->periods && !lasts;
  KeptStrike *kept = last ? &book->last[place] : &book->strike[place];
  Strike strike;
  if (lasts || kept->t == t)
    return kept;
  mu_odds_duel_strike (&book->plan->duel, t, book->plan->slots.posture[slot], side,
                       book->plan->duel.melee.side[side].figures - lost, &strike, NULL);
  kept->number = number_of (book, &book->strike[place], t, &strike);
  kept->t = t;
  kept->strike = strike;
  return kept;
}

/* By blow given, the first blows taken that make the side recoil or break. */
typedef struct {
  int recoil[RANDOMS];
  int broken[RANDOMS];
} Limits;

/* Who stands a heavier blow stands a lighter one, and whoever gives a heavier
 * one stands no less: so the limits are looked for from those before. */
static void
find_limits (const Plan *plan, const Bout *bout, int side, Limits *limits)
{
  const Strike *given = bout->strike[side];
  const Strike *taken = bout->strike[!side];
  Judgement judgement
      = mu_odds_duel_judgement (&plan->duel, bout->t, plan->slots.posture[bout->slot], side,
                                plan->duel.melee.side[side].figures - bout->lost[side]);
  int recoil = 0;
  int broken = 0;
  for (int i = 0; i < given->count; i++) {
    const int men = given->blow[i].men;
    MuWrgRecoilResult result = MU_RECOIL_STAND;
    while (recoil < taken->count
           && (result = mu_odds_duel_judge (&judgement, men, taken->blow[recoil].men))
                  == MU_RECOIL_STAND)
      recoil++;
    if (broken <= recoil)
      broken = recoil < taken->count && result == MU_RECOIL_RECOIL ? recoil + 1 : recoil;
    while (broken < taken->count
           && mu_odds_duel_judge (&judgement, men, taken->blow[broken].men) != MU_RECOIL_BREAK)
      broken++;
    limits->recoil[i] = recoil;
    limits->broken[i] = broken;
  }
}

/* The men of each blow, in all ways of its dice and of the other side's. */
static unsigned
all_men (const Strike *strike)
{
  unsigned men = 0;
  for (int i = 0; i < strike->count; i++)
    men += (unsigned) strike->blow[i].men * (unsigned) strike->blow[i].ways;
  return men * RANDOM_WAYS;
}

/* Blows of the first side side by side that have the same result: from this one to
 * before that. */
typedef struct {
  int from;
  int to;
} Run;

static int
least (int one, int other)
{
  return one < other ? one : other;
}

/* Of the first side, by the blow of the second that it takes: it breaks giving the
 * lightest, stands giving the heaviest. *recoils, *stands: the first for which it
 * does no less, for a lighter blow taken. */
static void
runs_of_first (Run run[RESULTS], const Limits *limits, int count, int taken, int *recoils,
               int *stands)
{
  while (*recoils < count && limits->broken[*recoils] <= taken)
    ++*recoils;
  while (*stands < count && limits->recoil[*stands] <= taken)
    ++*stands;
  run[MU_RECOIL_BREAK] = (Run){ 0, *recoils };
  run[MU_RECOIL_RECOIL] = (Run){ *recoils, *stands };
  run[MU_RECOIL_STAND] = (Run){ *stands, count };
}

/* Of the second side, by the blow that it gives. */
static void
runs_of_second (Run run[RESULTS], const Limits *limits, int count, int given)
{
  run[MU_RECOIL_STAND] = (Run){ 0, limits->recoil[given] };
  run[MU_RECOIL_RECOIL] = (Run){ limits->recoil[given], limits->broken[given] };
  run[MU_RECOIL_BREAK] = (Run){ limits->broken[given], count };
}

/* Each way of these blows comes before one of the next: by blow. */
static void
sum_ways (unsigned before[RANDOMS + 1], const Strike *strike)
{
  before[0] = 0;
  for (int i = 0; i < strike->count; i++)
    before[i + 1] = before[i] + (unsigned) strike->blow[i].ways;
}

/* Blow by blow of the second side. */
static void
judge_exchanges (const Bout *bout, const Limits limits[SIDES], Verdicts *verdicts)
{
  const Strike *const *strike = bout->strike;
  const int count = strike[0]->count;
  unsigned before[RANDOMS + 1];
  int recoils = 0;
  int stands = 0;
  sum_ways (before, strike[0]);
  for (int k = 0; k < strike[1]->count; k++) {
    Run first[RESULTS], second[RESULTS];
    runs_of_first (first, &limits[0], count, k, &recoils, &stands);
    runs_of_second (second, &limits[1], count, k);
    for (int a = 0; a < RESULTS; a++)
      for (int b = 0; b < RESULTS; b++) {
        const int from = first[a].from > second[b].from ? first[a].from : second[b].from;
        const int to = least (first[a].to, second[b].to);
        if (from >= to)
          continue;
        verdicts->ways[a][b]
            += (uint16_t) ((before[to] - before[from]) * (unsigned) strike[1]->blow[k].ways);
        verdicts->blows[a][b][k] = (uint16_t) ((1u << to) - (1u << from));
      }
  }
}

void
mu_odds_bout_judge (const Bout *bout, const Plan *plan, Verdicts *verdicts)
{
  Limits limits[SIDES];
  for (int s = 0; s < SIDES; s++) {
    find_limits (plan, bout, s, &limits[s]);
    verdicts->men[s] = all_men (bout->strike[!s]);
  }
  memset (verdicts->ways, 0, sizeof verdicts->ways);
  memset (verdicts->blows, 0, sizeof verdicts->blows);
  judge_exchanges (bout, limits, verdicts);
}

static Verdicts **
verdicts_at (const Book *book, int slot, const int lost[SIDES])
{
  const MuOddsBody *side = book->plan->duel.melee.side;
  return &book->verdicts[(slot * side[0].figures + lost[0]) * side[1].figures + lost[1]];
}

/* Of no strikes yet. */
static Verdicts *
new_verdicts (Room *room)
{
  Verdicts *verdicts = mu_odds_room_take_raw (room, sizeof *verdicts);
  if (verdicts)
    verdicts->number[0] = verdicts->number[1] = 0;
  return verdicts;
}

static bool
find_verdicts (Bout *bout, Book *book, const int number[SIDES])
{
  Verdicts **verdicts = verdicts_at (book, bout->slot, bout->lost);
  if (!*verdicts)
    *verdicts = new_verdicts (book->room);
  if (!*verdicts)
    return false;
  bout->verdicts = *verdicts;
  if ((*verdicts)->number[0] == number[0] && (*verdicts)->number[1] == number[1])
    return true;
  for (int s = 0; s < SIDES; s++)
    (*verdicts)->number[s] = number[s];
  mu_odds_bout_judge (bout, book->plan, *verdicts);
  return true;
}

bool
mu_odds_bout_prepare (Bout *bout, Book *book, int t, int slot, const int lost[SIDES])
{
  int number[SIDES];
  *bout = (Bout){ .t = t, .slot = slot, .lost = { lost[0], lost[1] } };
  for (int s = 0; s < SIDES; s++) {
    const KeptStrike *kept = mu_odds_book_strike (book, t, slot, s, lost[s]);
    bout->strike[s] = &kept->strike;
    bout->left[s] = (book->plan->duel.melee.side[s].figures - lost[s]) * MEN;
    number[s] = kept->number;
  }
  return find_verdicts (bout, book, number);
}

int
mu_odds_bout_survivors (const Bout *bout, int side, int men)
{
  const int survivors = bout->left[side] - men;
  return survivors < 0 ? 0 : survivors < MEN ? survivors : MEN;
}

unsigned
mu_odds_bout_survivable (const Bout *bout, int side)
{
  const Strike *strike = bout->strike[!side];
  unsigned blows = 0;
  for (int i = 0; i < strike->count && strike->blow[i].men < bout->left[side]; i++)
    blows |= 1u << i;
  return blows;
}

bool
mu_odds_bout_may_end (const Bout *bout, int side)
{
  const Strike *strike = bout->strike[!side];
  return mu_odds_bout_survivors (bout, side, strike->blow[strike->count - 1].men) < MEN;
}
