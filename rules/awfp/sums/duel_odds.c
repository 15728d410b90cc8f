/* A combat stands where figures lost, state and lost rounds of both stand: chances flow from place
 * to place, a round at a time, as whole parts of MU_AWFP_DUEL_WHOLE, so that every compiler finds
 * the same. What is smaller than a part is cut off: less than a millionth in all. */
#include "rules/awfp/sums/duel_odds.h"

#include "rules/awfp/sums/clash.h"
#include "rules/awfp/sums/duel_private.h"

#define DIE_SIDES   6
#define BLOWS_MOST  24
#define LOST_ROUNDS 3 /* the third ends it */
#define STATES      3 /* steady, disordered, fragmented */
#define SHARE_BITS  32
#define LEAST                                                                                      \
  ((uint64_t) 1 << 16) /* smaller chances are let go: hundreds of them make no millionth */

typedef struct {
  const MuAwfpPlay *play;
  const MuReadings *readings;
  const MuAwfpDuellist *sides;
  int strength[2], figures[2]; /* of a stand, in all */
  int places[2];               /* where each may stand */
  uint64_t *now, *next;
  int round;
  MuAwfpDuelOdds *odds;
} Reckoning;

/* --- places ------------------------------------------------------------- */

static int
figures_in_all (const MuAwfpDuellist *unit)
{
  return unit->stands * mu_awfp_troop_strength (&unit->troop, NULL);
}

static AwfpDuelFighter
fighter_at (const Reckoning *all, int side, int place)
{
  const int figures = place / (STATES * LOST_ROUNDS);
  return (AwfpDuelFighter){ .unit = &all->sides[side],
                            .state = (MuAwfpState) (place / LOST_ROUNDS % STATES),
                            .stands = all->sides[side].stands - figures / all->strength[side],
                            .markers = figures % all->strength[side],
                            .lost_rounds = place % LOST_ROUNDS,
                            .figures = figures };
}

static int
place_of (const AwfpDuelFighter *one)
{
  return (one->figures * STATES + (int) one->state) * LOST_ROUNDS + one->lost_rounds;
}

/* --- throws ------------------------------------------------------------- */

/* The share of each number of hits, in parts of two to the 32; they sum to it. */
static void
share_hits (int dice, int tenths, uint64_t share[BLOWS_MOST + 1])
{
  const uint64_t whole = (uint64_t) 1 << SHARE_BITS;
  uint64_t rest = whole;
  int most = 0;
  for (int hits = 0; hits <= dice; hits++)
    share[hits] = hits == 0 ? whole : 0;
  for (int die = 1; die <= dice; die++)
    for (int hits = die; hits >= 0; hits--)
      share[hits] = (share[hits] * (uint64_t) (10 - tenths)
                     + (hits > 0 ? share[hits - 1] * (uint64_t) tenths : 0))
                    / 10;
  for (int hits = 0; hits <= dice; hits++) {
    rest -= share[hits];
    most = share[hits] > share[most] ? hits : most;
  }
  share[most] += rest;
}

/* All that may come of a round from one place. */
typedef struct {
  AwfpDuelFighter fighter[2];
  int dice[2], factor[2];
  uint64_t share[2][DIE_SIDES + 1][BLOWS_MOST + 1]; /* by the die of the score */
} Round;

static void
open_round (const Reckoning *all, int a, int b, Round *round)
{
  round->fighter[0] = fighter_at (all, 0, a);
  round->fighter[1] = fighter_at (all, 1, b);
  for (int side = 0; side < 2; side++) {
    const AwfpDuelFighter *one = &round->fighter[side], *other = &round->fighter[!side];
    const int kept_off = mu_awfp_duel_protection (all->play, &other->unit->troop, all->round);
    round->dice[side] = mu_awfp_duel_blows (all->play, one, other, all->round);
    round->factor[side] = mu_awfp_duel_factor (all->play, one, other, all->round);
    for (int die = 1; die <= DIE_SIDES; die++)
      share_hits (round->dice[side], mu_awfp_blow_tenths (round->factor[side] + die, kept_off),
                  round->share[side][die]);
  }
}

static void
end (const Reckoning *all, const AwfpDuelFighter both[2], uint64_t chance)
{
  MuAwfpDuelOdds *odds = all->odds;
  odds->won[mu_awfp_duel_winner (&both[0], &both[1]) + 1] += chance;
  odds->rounds += chance * (uint64_t) all->round;
  for (int side = 0; side < 2; side++)
    odds->figures[side] += chance * (uint64_t) both[side].figures;
}

/* Who has not lost the round stays as it is. */
static void
judge (const Reckoning *all, AwfpDuelFighter *one, int side, int lost_by, const int hits[2])
{
  const MuAwfpRoundLost lost = { .lost_by = lost_by,
                                 .hits_given = hits[side],
                                 .hits_taken = hits[!side],
                                 .strength = all->strength[side],
                                 .lost_rounds = one->lost_rounds,
                                 .state = one->state };
  const MuAwfpRound round = mu_awfp_round (all->play, all->readings, &lost, NULL);
  one->lost_rounds += round >= MU_AWFP_ROUND_PUSHED;
  if (round == MU_AWFP_ROUND_DISORDERED)
    one->state = mu_awfp_state_worse (one->state, 1);
  if (round == MU_AWFP_ROUND_ROUTS)
    one->state = MU_AWFP_ROUTED;
}

static void
follow (const Reckoning *all, const Round *round, int margin, const int hits[2], uint64_t chance)
{
  AwfpDuelFighter both[2] = { round->fighter[0], round->fighter[1] };
  for (int side = 0; side < 2; side++) {
    const int left = all->figures[side] - both[side].figures;
    both[side].figures += hits[!side] < left ? hits[!side] : left;
    both[side].stands -= (both[side].markers + hits[!side]) / all->strength[side];
    if (hits[!side] >= left)
      both[side].stands = 0;
  }
  if (margin)
    judge (all, &both[margin > 0], margin > 0, margin > 0 ? margin : -margin, hits);
  if (mu_awfp_duel_is_out (&both[0]) || mu_awfp_duel_is_out (&both[1])
      || all->round == MU_AWFP_DUEL_ROUNDS)
    end (all, both, chance);
  else
    all->next[place_of (&both[0]) * all->places[1] + place_of (&both[1])] += chance;
}

/* A share of two to the 32 of a chance; shifted apart, for the product has more bits than there
 * are. */
static uint64_t
share_of (uint64_t chance, uint64_t share)
{
  const uint64_t high = chance >> SHARE_BITS, low = chance & (((uint64_t) 1 << SHARE_BITS) - 1);
  return high * share + ((low * share) >> SHARE_BITS);
}

static void
fight_from (const Reckoning *all, int a, int b, uint64_t chance)
{
  Round round;
  open_round (all, a, b, &round);
  for (int throw = 0; throw < DIE_SIDES * DIE_SIDES; throw ++) {
    const int die[2] = { 1 + throw / DIE_SIDES, 1 + throw % DIE_SIDES };
    const int margin = round.factor[0] + die[0] - round.factor[1] - die[1];
    for (int one = 0; one <= round.dice[0]; one++) {
      const uint64_t first
          = share_of (chance / (DIE_SIDES * DIE_SIDES), round.share[0][die[0]][one]);
      for (int other = 0; first >= LEAST / DIE_SIDES && other <= round.dice[1]; other++) {
        const int hits[2] = { one, other };
        const uint64_t both = share_of (first, round.share[1][die[1]][other]);
        if (both)
          follow (all, &round, margin, hits, both);
      }
    }
  }
}

/* --- the whole ---------------------------------------------------------- */

size_t
mu_awfp_duel_odds_room (const MuAwfpDuellist sides[2])
{
  const size_t a = (size_t) figures_in_all (&sides[0]) * STATES * LOST_ROUNDS;
  const size_t b = (size_t) figures_in_all (&sides[1]) * STATES * LOST_ROUNDS;
  return 2 * a * b * sizeof (uint64_t);
}

static void
fight_round (Reckoning *all)
{
  const int places = all->places[0] * all->places[1];
  for (int i = 0; i < places; i++)
    all->next[i] = 0;
  for (int i = 0; i < places; i++)
    if (all->now[i] >= LEAST)
      fight_from (all, i / all->places[1], i % all->places[1], all->now[i]);
  uint64_t *swap = all->now;
  all->now = all->next;
  all->next = swap;
}

void
mu_awfp_duel_odds (const MuAwfpPlay *play, const MuReadings *readings,
                   const MuAwfpDuellist sides[2], void *room, MuAwfpDuelOdds *odds)
{
  Reckoning all = { .play = play, .readings = readings, .sides = sides, .now = room, .odds = odds };
  *odds = (MuAwfpDuelOdds){ .rounds = 0 };
  for (int side = 0; side < 2; side++) {
    all.strength[side] = mu_awfp_troop_strength (&sides[side].troop, NULL);
    all.figures[side] = figures_in_all (&sides[side]);
    all.places[side] = all.figures[side] * STATES * LOST_ROUNDS;
  }
  all.next = all.now + all.places[0] * all.places[1];
  for (int i = 0; i < all.places[0] * all.places[1]; i++)
    all.now[i] = 0;
  all.now[0] = MU_AWFP_DUEL_WHOLE;
  for (all.round = 1; all.round <= MU_AWFP_DUEL_ROUNDS; all.round++)
    fight_round (&all);
}
