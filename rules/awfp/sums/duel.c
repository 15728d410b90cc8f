/* A whole close combat. Both sides throw and strike before anything is taken off, as at the table.
 */
#include "rules/awfp/sums/duel_private.h"

#include <assert.h>

#include "rules/awfp/losses.h"
#include "rules/awfp/shield.h"
#include "rules/awfp/sums/clash.h"

static int
smaller (int one, int other)
{
  return one < other ? one : other;
}

int
mu_awfp_duel_factor (const MuAwfpPlay *play, const AwfpDuelFighter *one,
                     const AwfpDuelFighter *other, int round)
{
  const bool initial = round == 1;
  const MuAwfpClash clash = { .troop = one->unit->troop,
                              .enemy = other->unit->troop,
                              .state = one->state,
                              .enemy_state = other->state,
                              .initial = initial,
                              .charging = initial && one->unit->charging,
                              .frenzied = one->unit->frenzied,
                              .front = true };
  return mu_awfp_clash_factor (play, &clash, NULL);
}

static void
throw_score (const MuAwfpPlay *play, AwfpDuelFighter *one, const AwfpDuelFighter *other, int round,
             MuDice *dice)
{
  one->score = mu_awfp_duel_factor (play, one, other, round)
               + mu_dice_roll (dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
}

int
mu_awfp_duel_protection (const MuAwfpPlay *play, const MuAwfpTroop *troop, int round)
{
  const MuAwfpFighting with = mu_awfp_fights_with (play, troop, round == 1);
  const MuAwfpStance stance = {
    .troop = *troop, .using = mu_awfp_fighting_weapon (with), .side = MU_AWFP_FRONT, .round = round
  };
  return mu_awfp_protection (play, troop, mu_awfp_shielding (&stance).shielded, NULL);
}

static int
front_of (const AwfpDuelFighter *one)
{
  return smaller (one->unit->files, one->stands);
}

/* Front to front: of the wider unit those who face nobody are not in contact. */
int
mu_awfp_duel_blows (const MuAwfpPlay *play, const AwfpDuelFighter *one,
                    const AwfpDuelFighter *other, int round)
{
  const MuAwfpFighting with = mu_awfp_fights_with (play, &one->unit->troop, round == 1);
  return mu_awfp_clash_stands (play, with, round == 1 && one->unit->charging,
                               smaller (front_of (one), front_of (other)),
                               one->stands - front_of (one));
}

static void
strike (const MuAwfpPlay *play, AwfpDuelFighter *one, const AwfpDuelFighter *other, int round,
        MuDice *dice)
{
  const int kept_off = mu_awfp_duel_protection (play, &other->unit->troop, round);
  one->hits = 0;
  for (int left = mu_awfp_duel_blows (play, one, other, round); left > 0; left--) {
    const int face = mu_dice_roll (dice, MU_DIE_TEN, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
    one->hits += mu_awfp_blow_hits (face, one->score, kept_off);
  }
}

static void
take_off (AwfpDuelFighter *one, int hits)
{
  const int strength = mu_awfp_troop_strength (&one->unit->troop, NULL);
  const MuAwfpLosses after = mu_awfp_take_losses (one->stands, strength, one->markers, hits);
  one->figures += smaller (hits, one->stands * strength - one->markers);
  one->stands = after.stands;
  one->markers = after.markers;
}

static void
judge (const MuAwfpPlay *play, const MuReadings *readings, AwfpDuelFighter *one,
       const AwfpDuelFighter *other)
{
  const MuAwfpRoundLost lost = { .lost_by = other->score - one->score,
                                 .hits_given = one->hits,
                                 .hits_taken = other->hits,
                                 .strength = mu_awfp_troop_strength (&one->unit->troop, NULL),
                                 .lost_rounds = one->lost_rounds,
                                 .state = one->state };
  const MuAwfpRound round = mu_awfp_round (play, readings, &lost, NULL);
  one->lost_rounds += round >= MU_AWFP_ROUND_PUSHED;
  if (round == MU_AWFP_ROUND_DISORDERED)
    one->state = mu_awfp_state_worse (one->state, 1);
  if (round == MU_AWFP_ROUND_ROUTS)
    one->state = MU_AWFP_ROUTED;
}

static void
fight_round (const MuAwfpPlay *play, const MuReadings *readings, AwfpDuelFighter *a,
             AwfpDuelFighter *b, int round, MuDice *dice)
{
  throw_score (play, a, b, round, dice);
  throw_score (play, b, a, round, dice);
  strike (play, a, b, round, dice);
  strike (play, b, a, round, dice);
  take_off (a, b->hits);
  take_off (b, a->hits);
  judge (play, readings, a, b);
  judge (play, readings, b, a);
}

bool
mu_awfp_duel_is_out (const AwfpDuelFighter *one)
{
  return one->stands == 0 || one->state == MU_AWFP_ROUTED;
}

/* Who is gone has lost to who only runs. */
int
mu_awfp_duel_winner (const AwfpDuelFighter *a, const AwfpDuelFighter *b)
{
  if (!mu_awfp_duel_is_out (a) && !mu_awfp_duel_is_out (b))
    return -1;
  if (mu_awfp_duel_is_out (a) && mu_awfp_duel_is_out (b))
    return a->stands == b->stands ? -1 : b->stands > 0;
  return mu_awfp_duel_is_out (a);
}

MuAwfpDuelEnd
mu_awfp_duel (const MuAwfpPlay *play, const MuReadings *readings, const MuAwfpDuellist sides[2],
              MuDice *dice)
{
  AwfpDuelFighter a = { .unit = &sides[0], .stands = sides[0].stands };
  AwfpDuelFighter b = { .unit = &sides[1], .stands = sides[1].stands };
  int round = 0;
  assert (a.stands >= 1 && b.stands >= 1);
  while (round < MU_AWFP_DUEL_ROUNDS && !mu_awfp_duel_is_out (&a) && !mu_awfp_duel_is_out (&b))
    fight_round (play, readings, &a, &b, ++round, dice);
  return (MuAwfpDuelEnd){ .winner = mu_awfp_duel_winner (&a, &b),
                          .rounds = round,
                          .figures = { a.figures, b.figures } };
}
