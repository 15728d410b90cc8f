/* See fight.h. */
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/fight.h"

#define DIE_SIDES 6

static gboolean
has (const MuFighter *one, MuFightFact fact)
{
  return one->facts >> fact & 1u;
}

/* awfp.combat.flank-penalty: those who are struck where they do not face, and have not turned, do
 * not strike. */
int
mu_fighter_dice (const MuAwfpPlay *play, const MuFighter *one, const MuFighter *other)
{
  const MuAwfpFighting with = mu_awfp_fights_with (play, &one->troop, one->round == 1);
  const int touching = one->struck == MU_AWFP_FRONT ? MIN (one->front, other->front) : 0;
  if (other->struck != MU_AWFP_FRONT)
    return mu_awfp_clash_stands (play, with, has (one, MU_FIGHT_CHARGING), one->front,
                                 one->stands - one->front);
  return touching ? mu_awfp_clash_stands (play, with, has (one, MU_FIGHT_CHARGING), touching,
                                          one->stands - one->front)
                  : 0;
}

static MuAwfpClash
clash_of (const MuFighter *one, const MuFighter *other)
{
  const gboolean charging = has (one, MU_FIGHT_CHARGING);
  return (MuAwfpClash){
    .troop = one->troop,
    .enemy = other->troop,
    .state = one->state,
    .enemy_state = other->state,
    .initial = one->round == 1,
    .charging = charging && !has (one, MU_FIGHT_BROKEN_GROUND),
    .frenzied = charging && has (one, MU_FIGHT_FRENZIED),
    .moving = charging,
    .defending = has (one, MU_FIGHT_DEFENDING),
    .uphill = has (one, MU_FIGHT_UPHILL),
    .flank = one->strikes != MU_AWFP_FRONT,
    .general = has (one, MU_FIGHT_GENERAL),
    .front = one->strikes == MU_AWFP_FRONT,
  };
}

int
mu_fighter_protection (const MuAwfpPlay *play, const MuFighter *one, MuTrace *trace)
{
  const MuAwfpFighting with = mu_awfp_fights_with (play, &one->troop, one->round == 1);
  const MuAwfpStance stance = { .troop = one->troop,
                                .using = mu_awfp_fighting_weapon (with),
                                .side = one->struck,
                                .round = one->round };
  return mu_awfp_protection (play, &one->troop, mu_awfp_shielding (&stance).shielded, trace);
}

MuStroke
mu_fighter_stroke (const MuAwfpPlay *play, const MuFighter *one, const MuFighter *other, int die,
                   MuTrace *trace)
{
  const MuAwfpClash clash = clash_of (one, other);
  MuStroke stroke = { .score = die + mu_awfp_clash_factor (play, &clash, trace),
                      .dice = mu_fighter_dice (play, one, other) };
  stroke.tenths = mu_awfp_blow_tenths (stroke.score, mu_fighter_protection (play, other, NULL));
  return stroke;
}

MuRoundEnd
mu_fighters_end (const MuAwfpPlay *play, const MuReadings *readings, const MuFighter both[2],
                 const MuStroke stroke[2], const int hits[2])
{
  MuRoundEnd end;
  for (int i = 0; i < 2; i++) {
    const MuAwfpRoundLost lost = { .lost_by = stroke[!i].score - stroke[i].score,
                                   .hits_given = hits[i],
                                   .hits_taken = hits[!i],
                                   .strength = mu_awfp_troop_strength (&both[i].troop, NULL),
                                   .lost_rounds = both[i].lost_rounds,
                                   .state = both[i].state };
    end.round[i] = mu_awfp_round (play, readings, &lost, &end.rule[i]);
  }
  return end;
}

/* --- chances ------------------------------------------------------------ */

static void
add_ways (const MuAwfpPlay *play, const MuReadings *readings, const MuFighter both[2],
          const MuStroke stroke[2], guint64 ways[2][MU_AWFP_ROUNDS])
{
  for (int a = 0; a <= stroke[0].dice; a++)
    for (int b = 0; b <= stroke[1].dice; b++) {
      const MuRoundEnd end = mu_fighters_end (play, readings, both, stroke, (const int[]){ a, b });
      const guint64 all = mu_awfp_field_hit_ways (stroke[0].dice, a, stroke[0].tenths)
                          * mu_awfp_field_hit_ways (stroke[1].dice, b, stroke[1].tenths);
      ways[0][end.round[0]] += all;
      ways[1][end.round[1]] += all;
    }
}

void
mu_fighters_odds (const MuAwfpPlay *play, const MuReadings *readings, const MuFighter both[2],
                  guint64 ways[2][MU_AWFP_ROUNDS], guint64 *of)
{
  MuStroke stroke[2];
  for (int i = 0; i < 2 * MU_AWFP_ROUNDS; i++)
    ways[i / MU_AWFP_ROUNDS][i % MU_AWFP_ROUNDS] = 0;
  for (int a = 1; a <= DIE_SIDES; a++)
    for (int b = 1; b <= DIE_SIDES; b++) {
      stroke[0] = mu_fighter_stroke (play, &both[0], &both[1], a, NULL);
      stroke[1] = mu_fighter_stroke (play, &both[1], &both[0], b, NULL);
      add_ways (play, readings, both, stroke, ways);
    }
  *of = DIE_SIDES * DIE_SIDES * mu_awfp_field_tens (stroke[0].dice)
        * mu_awfp_field_tens (stroke[1].dice);
}
