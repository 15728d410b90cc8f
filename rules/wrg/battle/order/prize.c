/* Which enemy a body is best sent against, as a general sees it.
 *
 * The nearest one is what written orders go for. Better is who shows his flank, who fights others
 * already or is in disorder, for whom it is worth going farther; worse are light troops, who will
 * not be there any more, and who stands behind friends. All of that is weighed in paces. */
#include "rules/wrg/battle/order/obey.h"

/* READING: wrg.orders.messenger: what a general of the machine's goes by; none of it is in the
 * book, which leaves it to the player. Paces. */
#define REACHES        400 /* no farther than that, in time to decide anything */
#define WORTH_FLANK    200 /* wrg.reaction.behind-flank */
#define WORTH_FIGHTING 60
#define WORTH_DISORDER 60
#define LESS_LIGHT     200
#define LESS_HORSE     200 /* for foot, unless they fight */
#define LESS_BEHIND    150 /* who has to turn about first */
#define LESS_BARRED    200

/* It rides where foot cannot follow. */
static bool
is_free_horse (const WrgBattle *battle, int enemy)
{
  return mu_type_is_cavalry ((MuTroopType) body_at (battle, enemy)->troop.type)
         && !mu_wrg_in_melee (battle, enemy);
}

/* How far beyond all reach he may be and still be preferred to nobody. */
static MuFix
worth_of (const WrgBattle *battle, int body, int enemy)
{
  const Body *self = body_at (battle, body);
  const Body *other = body_at (battle, enemy);
  int worth = REACHES;
  if (mu_rect_behind_flank (&other->ground, &self->ground))
    worth += WORTH_FLANK;
  if (mu_wrg_in_melee (battle, enemy))
    worth += WORTH_FIGHTING;
  if (other->disordered)
    worth += WORTH_DISORDER;
  if (is_light (other))
    worth -= LESS_LIGHT;
  if (is_free_horse (battle, enemy) && !mu_type_is_mounted ((MuTroopType) self->troop.type))
    worth -= LESS_HORSE;
  if (mu_rect_local (&self->ground, mu_rect_centre (&other->ground)).v < 0)
    worth -= LESS_BEHIND;
  return PACES (worth) - mu_rect_distance (&self->ground, &other->ground);
}

/* Friends are on the straight way to him, before any enemy. */
static bool
is_behind_friends (const WrgBattle *battle, int body, int enemy)
{
  const Body *self = body_at (battle, body);
  MuRect towards = self->ground;
  MuFix distance;
  towards.facing
      = mu_angle_towards (towards.front, mu_rect_centre (&body_at (battle, enemy)->ground));
  const int first = mu_wrg_first_ahead (battle, body, &towards, PACES (REACHES), &distance);
  return first == MU_NO_BODY || body_at (battle, first)->side == self->side;
}

/* wrg.orders.knowledge: the general and those whom he sends both see him. */
static bool
is_known (const WrgBattle *battle, int body, int enemy)
{
  const Body *other = body_at (battle, enemy);
  return is_fighting (other) && !other->concealed
         && mu_wrg_general_sees (battle, (MuSide) body_at (battle, body)->side, enemy)
         && mu_wrg_sees (battle, body, enemy);
}

/* MU_NO_BODY: none is worth it. */
int
mu_wrg_find_prize (const WrgBattle *battle, int body, MuFix *worth)
{
  const Body *self = body_at (battle, body);
  int best = MU_NO_BODY;
  Near near;
  *worth = 0;
  mu_wrg_find_near (battle, &self->ground, PACES (REACHES),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    MuFix found = worth_of (battle, body, k);
    if (found <= *worth || !is_known (battle, body, k))
      continue;
    found -= is_behind_friends (battle, body, k) ? PACES (LESS_BARRED) : 0;
    if (found <= *worth)
      continue;
    best = k;
    *worth = found;
  }
  return best;
}
