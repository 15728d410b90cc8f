/* Whom a body out of hand makes for (wrg.move.uncontrolled, wrg.move.uncontrolled.terrain). */
#include "rules/wrg/battle/engine.h"

#define WATCH_AT 50 /* paces from the edge of what they cannot enter */

typedef enum { PREY_OPEN, PREY_SLOW, PREY_BARRED } PreyGround;

/* What the ground is to the hunters where the enemy stands. */
static PreyGround
ground_of_prey (const WrgBattle *battle, int body, int enemy)
{
  MuFix slow;
  const MuFix step = PACES (1);
  const MuRect *there = &body_at (battle, enemy)->ground;
  if (mu_wrg_move_over (battle, body_at (battle, body), there, MOVE_ADVANCE, step, &slow) <= 0)
    return PREY_BARRED;
  return slow < step ? PREY_SLOW : PREY_OPEN;
}

/* wrg.move.uncontrolled.terrain: of those that it sees, those in the open first, then those on
 * ground that slows; those whom they cannot come at only if there is nobody else. */
int
mu_wrg_nearest_prey (const WrgBattle *battle, int body, MuFix *distance)
{
  const Body *self = body_at (battle, body);
  int best = MU_NO_BODY;
  PreyGround kind = PREY_BARRED;
  if (!battle->terrain || battle->terrain->all == 0)
    return mu_wrg_nearest_enemy (battle, body, distance);
  *distance = INT32_MAX;
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    const Body *enemy = body_at (battle, k);
    if (!on_table (enemy) || !mu_wrg_makes_out (battle, body, k))
      continue;
    const PreyGround ground = ground_of_prey (battle, body, k);
    const MuFix apart = mu_rect_distance (&self->ground, &enemy->ground);
    if (ground > kind || (ground == kind && apart >= *distance))
      continue;
    best = k;
    kind = ground;
    *distance = apart;
  }
  return best;
}

/* So much of a move towards it: up to ground that they cannot enter, where they halt within
 * 50 paces of its edge and watch. */
MuFix
mu_wrg_move_to_prey (const WrgBattle *battle, int body, int enemy, MuFix move)
{
  const Body *self = body_at (battle, body);
  MuFix slow;
  if (enemy == MU_NO_BODY || !battle->terrain || battle->terrain->all == 0
      || ground_of_prey (battle, body, enemy) != PREY_BARRED)
    return move;
  const MuFix look = move + PACES (WATCH_AT);
  const MuFix open = mu_wrg_move_over (battle, self, &self->ground, MOVE_ADVANCE, look, &slow);
  if (open <= PACES (WATCH_AT))
    return 0;
  return open < move ? open : move;
}
