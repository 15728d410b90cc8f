/* The end, which is lost from the book (awfp.sequence.victory). READING: awfp.sequence.victory: an
 * army breaks at the end of a turn when more than half of its starting units, or what share the
 * tables say, are destroyed, in rout or off the table; if both do, or the turns are over, whoever
 * has lost the smaller share of its points wins. */
#include "rules/awfp/battle/engine.h"

/* READING: awfp.sequence.victory: how long an evening is. */
int
mu_awfp_turns (const MuAwfpPlay *play, const MuReadings *readings)
{
  if (mu_reading (readings, MU_READING_FAST_TURNS))
    return MU_AWFP_TURNS_FEW;
  return play && play->turns ? play->turns : MU_AWFP_TURNS;
}

int
mu_awfp_endures (const MuAwfpPlay *play, int units)
{
  return units * (play && play->broken ? play->broken : MU_AWFP_BROKEN) / 100;
}

bool
mu_awfp_broken (const AwfpBattle *battle, int side)
{
  int gone = 0, all = 0;
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++)
    if (!battle->unit[body].priest) {
      all++;
      gone += battle->unit[body].fate != MU_FATE_ON_TABLE;
    }
  return gone > mu_awfp_endures (battle->setup->play, all);
}

/* In quarters: of those who are there, by the figures that they have left. */
void
mu_awfp_side_points (const AwfpBattle *battle, int side, int64_t *start, int64_t *left)
{
  *start = *left = 0;
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++) {
    const AwfpUnit *unit = &battle->unit[body];
    const int64_t figures = unit->stands * unit->strength - unit->markers;
    *start += 4 * (int64_t) unit->points;
    if (unit->fate == MU_FATE_ON_TABLE)
      *left += 4 * (int64_t) unit->points * figures / (unit->start * unit->strength);
  }
}

/* Of what each has left of its own, a thousandth is nothing to win by. */
static MuSide
by_points (const AwfpBattle *battle)
{
  int64_t start[MU_SIDES], left[MU_SIDES], share[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++) {
    mu_awfp_side_points (battle, side, &start[side], &left[side]);
    share[side] = start[side] ? left[side] * 1000 / start[side] : 0;
  }
  return share[0] == share[1] ? MU_SIDE_NONE : share[0] > share[1] ? MU_SIDE_A : MU_SIDE_B;
}

static MuSide
winner (const AwfpBattle *battle)
{
  const bool a = mu_awfp_broken (battle, MU_SIDE_A), b = mu_awfp_broken (battle, MU_SIDE_B);
  if (battle->given_up != MU_SIDE_NONE)
    return battle->given_up == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  return a == b ? by_points (battle) : a ? MU_SIDE_B : MU_SIDE_A;
}

void
mu_awfp_finish (AwfpBattle *battle, MuRule why)
{
  int64_t start[MU_SIDES], left[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++)
    mu_awfp_side_points (battle, side, &start[side], &left[side]);
  battle->winner = winner (battle);
  battle->phase = MU_AWFP_PHASE_OVER;
  mu_awfp_tell (
      battle, MU_EVENT_ENDED, why, MU_NO_BODY, MU_NO_BODY,
      VALUES ((int32_t) battle->winner, (int32_t) left[0], (int32_t) left[1], battle->turn));
}
