/* Period after period: the states of each posture and of the same figures fight
 * every way that their dice can fall. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "rules/wrg/odds/band.h"
#include "rules/wrg/odds/land.h"

typedef struct {
  Plan plan;
  Room room;
  Book book;
  Grid grid;     /* before each period but the last */
  Ending ending; /* before the last */
  NextSlots next[POSTURES];
  Band band;
  Sums sums;
  Crowd crowd;
  Flows flows;
  int t;
  MuOddsAfter *after;
  MuWays met; /* ways found before this period */
} Programme;

/* --- where they go ------------------------------------------------------ */

static bool
move_flow_to_ending (Programme *programme, const Bout *bout, const Flow *flow)
{
  const unsigned some = mu_odds_bout_survivable (bout, 0);
  Shift shift[SIDES][RANDOMS];
  Exchanges exchanges = {
    .shift = { shift[0], shift[1] },
    .blows = flow->blows,
    .left = mu_odds_bout_survivable (bout, 1),
  };
  while (some >> exchanges.count & 1)
    exchanges.count++;
  for (int s = 0; s < SIDES; s++)
    mu_odds_shifts_of_strike (shift[s], bout->strike[!s]);
  return exchanges.count == 0
         || mu_odds_land (&programme->ending, flow->slot, bout->lost, &exchanges,
                          &programme->crowd);
}

static bool
move_kin (Programme *programme, const Kin *kin)
{
  const Bout *bout = kin->bout[0];
  const bool to_ending = programme->band.narrow;
  const Square *square = NULL;
  unsigned gathered = 0;
  mu_odds_flow_find (&programme->flows, kin);
  for (int i = 0; i < programme->flows.count; i++) {
    const Flow *flow = &programme->flows.flow[i];
    if (flow->kin != gathered) {
      square = mu_odds_band_gather (&programme->band, kin, gathered = flow->kin);
      if (to_ending)
        mu_odds_crowd_of_square (&programme->crowd, square);
    }
    if (!to_ending)
      mu_odds_band_put (&programme->band, bout, square, flow);
    else if (!move_flow_to_ending (programme, bout, flow))
      return false;
  }
  return true;
}

/* --- one period --------------------------------------------------------- */

/* Adds up what becomes of a square's ways. */
static void
count_square (Programme *programme, const Bout *bout, const Square *square)
{
  const bool may_end = mu_odds_bout_may_end (bout, 0) || mu_odds_bout_may_end (bout, 1);
  if (may_end)
    mu_odds_sums_of_square (&programme->sums, square, bout);
  programme->met += square->all;
  mu_odds_tally (programme->after, bout, &programme->next[bout->slot], square->all,
                 may_end ? &programme->sums : NULL);
}

/* Takes the first bout and its kin from the list. */
static Kin
take_kin (const Programme *programme, const Bout *bouts[], int *count)
{
  Kin kin = { .count = 0 };
  const Bout *first = bouts[0];
  int left = 0;
  for (int i = 0; i < *count; i++)
    if (kin.count < KIN_MOST && mu_odds_flow_is_kin (first, bouts[i])) {
      kin.next[kin.count] = &programme->next[bouts[i]->slot];
      kin.bout[kin.count++] = bouts[i];
    } else
      bouts[left++] = bouts[i];
  *count = left;
  return kin;
}

static bool
fight_squares (Programme *programme, const int lost[SIDES])
{
  Band *band = &programme->band;
  const Bout *bouts[POSTURES];
  int count = 0;
  for (int slot = 0; slot < programme->plan.slots.count; slot++) {
    Bout *bout = band_bout (band, slot, lost[1]);
    Square *square = band_square (band, slot, lost[1]);
    if (!mu_odds_grid_take_out (&programme->grid, slot, lost, square))
      continue;
    if (!mu_odds_bout_prepare (bout, &programme->book, programme->t, slot, lost))
      return false;
    count_square (programme, bout, square);
    bouts[count++] = bout;
  }
  while (count > 0) {
    const Kin kin = take_kin (programme, bouts, &count);
    if (!move_kin (programme, &kin))
      return false;
  }
  return true;
}

/* All are taken out before any moves on: see grid.h. To the last period they move
 * at once, and the less room they take the quicker. */
static bool
fight_period (Programme *programme)
{
  const int *figures = programme->grid.figures;
  Band *band = &programme->band;
  band->narrow = programme->t == programme->plan.periods - 1;
  for (int first = figures[0] - 1; first >= 0; first--) {
    mu_odds_band_clear (band);
    for (int second = 0; second < figures[1]; second++) {
      if (!fight_squares (programme, (int[]){ first, second }))
        return false;
      if (band->narrow)
        mu_odds_band_clear (band);
    }
    if (!mu_odds_band_move (band))
      return false;
    mu_odds_grid_give_back (&programme->grid);
  }
  return true;
}

static bool
fight_end_square (Programme *programme, int slot, const int lost[SIDES])
{
  const EndCell *cell = mu_odds_ending_at (&programme->ending, slot, lost);
  const EndSquare *square = cell->square;
  Bout bout;
  if (!cell->plain && !square)
    return true;
  if (!mu_odds_bout_prepare (&bout, &programme->book, programme->t, slot, lost))
    return false;
  if (square)
    mu_odds_sums_of_end_square (&programme->sums, square);
  const MuWays all
      = square ? programme->sums.below[square->places[0]][square->places[1]] : cell->ways;
  programme->met += all;
  mu_odds_tally (programme->after, &bout, &programme->next[slot], all,
                 square ? &programme->sums : NULL);
  return true;
}

static bool
fight_last_period (Programme *programme)
{
  const MuOddsBody *side = programme->plan.duel.melee.side;
  for (int slot = 0; slot < programme->plan.slots.count; slot++)
    for (int first = 0; first < side[0].figures; first++)
      for (int second = 0; second < side[1].figures; second++)
        if (!fight_end_square (programme, slot, (int[]){ first, second }))
          return false;
  return true;
}

/* --- all of them -------------------------------------------------------- */

/* Where the two come to from each posture, whatever becomes of them but a break. */
static void
find_next_slots (Programme *programme)
{
  const Plan *plan = &programme->plan;
  for (int slot = 0; slot < plan->slots.count; slot++)
    for (int a = MU_RECOIL_STAND; a <= MU_RECOIL_RECOIL; a++)
      for (int b = MU_RECOIL_STAND; b <= MU_RECOIL_RECOIL; b++) {
        const MuWrgRecoilResult result[SIDES] = { (MuWrgRecoilResult) a, (MuWrgRecoilResult) b };
        const Aftermath after
            = mu_odds_duel_after (&plan->duel, programme->t, plan->slots.posture[slot], result);
        programme->next[slot].slot[a][b] = after.parted ? PARTED : plan->slots.slot[after.posture];
      }
}

static void
carry_over (MuOddsAfter *after, const MuOddsAfter *before)
{
  const unsigned ways = MU_ODDS_PERIOD_WAYS;
  *after = (MuOddsAfter){
    .of = ways * before->of,
    .fighting = ways * before->fighting,
    .broken = { ways * before->broken[0], ways * before->broken[1] },
    .both = ways * before->both,
    .parted = ways * before->parted,
    .lost = { ways * before->lost[0], ways * before->lost[1] },
  };
}

static bool
take_room (Programme *programme)
{
  const Plan *plan = &programme->plan;
  Room *room = &programme->room;
  const int slots = plan->slots.count;
  return mu_odds_book_init (&programme->book, plan, room)
         && mu_odds_grid_init (&programme->grid, slots, plan->reach, room)
         && mu_odds_band_init (&programme->band, &programme->grid, slots, plan->reach[1], room)
         && mu_odds_ending_init (&programme->ending, &programme->book, room);
}

static bool
begin (Programme *programme)
{
  const Plan *plan = &programme->plan;
  const int carried[SIDES] = { plan->duel.melee.side[0].carried, plan->duel.melee.side[1].carried };
  if (!take_room (programme))
    return false;
  if (plan->periods == 1)
    return mu_odds_ending_begin (&programme->ending, carried);
  return mu_odds_grid_begin (&programme->grid, carried);
}

static bool
fight_all (Programme *programme, MuOddsCourse *course)
{
  MuOddsAfter before = { .of = 1, .fighting = 1 };
  if (!begin (programme))
    return false;
  for (int t = 1; t <= course->periods; t++) {
    MuOddsAfter *after = &course->after[t - 1];
    carry_over (after, &before);
    programme->t = t;
    programme->after = after;
    programme->met = 0;
    find_next_slots (programme);
    if (!(t == course->periods ? fight_last_period (programme) : fight_period (programme)))
      return false;
    if (programme->met * MU_ODDS_PERIOD_WAYS != after->fighting)
      return false; /* the grid was too small: rather no number than a wrong one */
    after->fighting = after->of - after->broken[0] - after->broken[1] + after->both - after->parted;
    before = *after;
  }
  return true;
}

/* --- either way round --------------------------------------------------- */

/* Which body is the first is of no account but for the work: true if they had
 * better change places. */
static bool
plan_best (Plan *plan, const MuReadings *readings, const MuOddsMelee *melee, int periods)
{
  const MuOddsMelee turned = { { melee->side[1], melee->side[0] } };
  Plan other;
  mu_odds_plan_make (plan, readings, melee, periods);
  mu_odds_plan_make (&other, readings, &turned, periods);
  if (mu_odds_band_effort (plan) <= mu_odds_band_effort (&other))
    return false;
  *plan = other;
  return true;
}

static void
turn_after (MuOddsAfter *after)
{
  const MuOddsAfter before = *after;
  for (int s = 0; s < SIDES; s++) {
    after->broken[s] = before.broken[!s];
    after->lost[s] = before.lost[!s];
  }
}

static void
turn_course (MuOddsCourse *course)
{
  for (int t = 0; t < course->periods; t++)
    turn_after (&course->after[t]);
}

/* --- all ---------------------------------------------------------------- */

size_t
mu_odds_melee_size (const MuReadings *readings, const MuOddsMelee *melee, int periods)
{
  Plan plan;
  if (periods < 1 || periods > MU_ODDS_PERIODS
      || mu_odds_melee_check (readings, melee, NULL) != MU_ODDS_OK)
    return 0;
  plan_best (&plan, readings, melee, periods);
  return mu_odds_room_size (sizeof (Programme)) + mu_odds_book_size (&plan)
         + mu_odds_band_size (plan.slots.count, plan.reach[1])
         + mu_odds_grid_size (plan.slots.count, plan.reach) + mu_odds_ending_size (&plan);
}

MuOddsAnswer
mu_odds_melee (const MuReadings *readings, const MuOddsMelee *melee, int periods, void *room,
               size_t size, MuOddsCourse *course, MuOddsFault *fault)
{
  assert ((uintptr_t) room % _Alignof(max_align_t) == 0);
  const MuOddsAnswer answer = mu_odds_melee_check (readings, melee, fault);
  Room whole = { .next = room, .left = size };
  if (answer != MU_ODDS_OK)
    return answer;
  if (periods < 1 || periods > MU_ODDS_PERIODS)
    return MU_ODDS_BAD_PERIODS;
  Programme *programme = mu_odds_room_take (&whole, sizeof *programme);
  if (!programme)
    return MU_ODDS_NO_ROOM;
  const bool turned = plan_best (&programme->plan, readings, melee, periods);
  programme->room = whole;
  *course = (MuOddsCourse){ .periods = periods };
  if (!fight_all (programme, course))
    return MU_ODDS_NO_ROOM;
  if (turned)
    turn_course (course);
  return MU_ODDS_OK;
}
