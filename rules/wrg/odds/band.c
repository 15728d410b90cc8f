/* How squares move: along the second side several blows in one wave, and once for each blow
 * upon the first. So the two sides are not alike in work, which a few samples of losses
 * tell well enough: being wrong about it costs time and changes no number. */
#include "rules/wrg/odds/band.h"

#include "rules/wrg/odds/bits.h"

/* --- room --------------------------------------------------------------- */

static size_t
squares_of (int slots, int figures)
{
  return (size_t) slots * (size_t) figures;
}

/* Each square goes to no more slots than this; of squares that go together there
 * are two at least to each sum. */
#define MOVES_MOST 4
#define SUMS_MOST  (MOVES_MOST / 2)

size_t
mu_odds_band_size (int slots, int figures)
{
  const size_t squares = squares_of (slots, figures);
  return mu_odds_wave_size () + mu_odds_room_size (squares * sizeof (Square))
         + mu_odds_room_size (SUMS_MOST * squares * sizeof (SquareSum))
         + mu_odds_room_size (squares * sizeof (Bout))
         + mu_odds_room_size (MOVES_MOST * squares * sizeof (Move))
         + mu_odds_room_size ((size_t) slots * sizeof (int));
}

bool
mu_odds_band_init (Band *band, Grid *grid, int slots, int figures, Room *room)
{
  const size_t squares = squares_of (slots, figures);
  *band = (Band){
    .grid = grid,
    .slots = slots,
    .square = mu_odds_room_take_raw (room, squares * sizeof (Square)),
    .sum = mu_odds_room_take_raw (room, SUMS_MOST * squares * sizeof (SquareSum)),
    .bout = mu_odds_room_take_raw (room, squares * sizeof (Bout)),
    .move = mu_odds_room_take_raw (room, MOVES_MOST * squares * sizeof (Move)),
    .first = mu_odds_room_take_raw (room, (size_t) slots * sizeof (int)),
  };
  return mu_odds_wave_init (&band->wave, room) && band->square && band->sum && band->bout
         && band->move && band->first;
}

/* --- put down ----------------------------------------------------------- */

void
mu_odds_band_clear (Band *band)
{
  band->moves = band->sums = 0;
  for (int slot = 0; slot < band->slots; slot++)
    band->first[slot] = NO_MOVE;
}

const Square *
mu_odds_band_gather (Band *band, const Kin *kin, unsigned set)
{
  const Square *all = NULL;
  SquareSum *sum = NULL;
  for (int i = 0; i < kin->count; i++) {
    const Bout *bout = kin->bout[i];
    const Square *square = band_square (band, bout->slot, bout->lost[1]);
    if (!(set >> i & 1))
      continue;
    if (all && !sum)
      sum = &band->sum[band->sums++];
    if (all)
      mu_odds_square_add (sum, all, square);
    all = sum ? &sum->square : square;
  }
  return all;
}

void
mu_odds_band_put (Band *band, const Bout *bout, const Square *square, const Flow *flow)
{
  band->move[band->moves] = (Move){ bout, square, flow->blows, band->first[flow->slot] };
  band->first[flow->slot] = band->moves++;
}

/* --- moved -------------------------------------------------------------- */

/* Blow by blow upon the first side. */
static bool
move_to (Band *band, int slot, const Move *move)
{
  const Bout *bout = move->bout;
  const Strike *strike = bout->strike[1];
  const unsigned some = mu_odds_bout_survivable (bout, 0);
  const unsigned left = mu_odds_bout_survivable (bout, 1);
  unsigned all = 0;
  for (int k = 0; some >> k & 1; k++)
    all |= move->blows[k] & left;
  if (all)
    mu_odds_wave_begin (&band->wave, move->square, bout->strike[0], all);
  for (int k = 0; some >> k & 1; k++) {
    const unsigned blows = move->blows[k] & left;
    if (!blows)
      continue;
    int men[SIDES] = { bout->lost[0] * MEN + strike->blow[k].men, 0 };
    const Patch patch = mu_odds_wave_after (&band->wave, blows, &men[1]);
    men[1] += bout->lost[1] * MEN;
    if (!mu_odds_grid_add (band->grid, slot, men, &patch, (unsigned) strike->blow[k].ways))
      return false;
  }
  return true;
}

bool
mu_odds_band_move (Band *band)
{
  for (int slot = 0; slot < band->slots; slot++)
    for (int i = band->first[slot]; i != NO_MOVE; i = band->move[i].next)
      if (!move_to (band, slot, &band->move[i]))
        return false;
  return true;
}

/* --- effort ------------------------------------------------------------- */

#define ROW_EFFORT 10 /* of a row besides its columns */

static unsigned
effort_of_flow (const Bout *bout, const uint16_t blows[RANDOMS])
{
  const unsigned some = mu_odds_bout_survivable (bout, 0);
  const unsigned left = mu_odds_bout_survivable (bout, 1);
  unsigned effort = 0;
  unsigned before = 0;
  for (int k = 0; some >> k & 1; k++) {
    const unsigned these = blows[k] & left;
    if (!these)
      continue;
    effort += ROW_EFFORT + (unsigned) mu_odds_wave_width (bout->strike[0], these);
    effort += (unsigned) bits_in (these ^ before) * (ROW_EFFORT + MEN);
    before = these;
  }
  return effort;
}

/* Men that the first side may carry, a bit each. */
typedef unsigned Carried;

static Carried
carried_after (Carried carried, const Strike *strike)
{
  Carried after = 0;
  for (int k = 0; k < strike->count; k++) {
    const int men = strike->blow[k].men % MEN;
    after |= carried << men | carried >> (MEN - men);
  }
  return after & ((1u << MEN) - 1);
}

/* Of one row of a square. Adds what the first side carries afterwards. */
static unsigned
effort_of_square (const Plan *plan, int slot, const int lost[SIDES], Carried carried,
                  Carried *after)
{
  Strike strike[SIDES];
  Verdicts verdicts;
  Bout bout = { .t = 2, .slot = slot, .lost = { lost[0], lost[1] } };
  unsigned effort = 0;
  for (int s = 0; s < SIDES; s++) {
    const int figures = plan->duel.melee.side[s].figures - lost[s];
    mu_odds_duel_strike (&plan->duel, bout.t, plan->slots.posture[slot], s, figures, &strike[s],
                         NULL);
    bout.strike[s] = &strike[s];
    bout.left[s] = figures * MEN;
  }
  mu_odds_bout_judge (&bout, plan, &verdicts);
  for (int a = MU_RECOIL_STAND; a <= MU_RECOIL_RECOIL; a++)
    for (int b = MU_RECOIL_STAND; b <= MU_RECOIL_RECOIL; b++)
      effort += effort_of_flow (&bout, verdicts.blows[a][b]);
  *after |= carried_after (carried, &strike[1]);
  return effort;
}

#define SAMPLES 6 /* of losses */

unsigned
mu_odds_band_effort (const Plan *plan)
{
  const MuOddsBody *side = plan->duel.melee.side;
  Carried carried = 1u << side[0].carried;
  unsigned effort = 0;
  for (int i = 0; i < SAMPLES; i++) {
    const int lost[SIDES] = { side[0].figures * i / SAMPLES, side[1].figures * i / SAMPLES };
    const unsigned rows = (unsigned) bits_in (carried);
    Carried after = 0;
    for (int slot = 0; slot < plan->slots.count; slot++)
      effort += rows * effort_of_square (plan, slot, lost, carried, &after);
    carried = after;
  }
  return effort;
}
