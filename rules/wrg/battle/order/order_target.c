/* The enemy whom orders name, and those about a place (wrg.orders.form). */
#include "rules/wrg/battle/order/obey.h"

#define OF_PLACE      60  /* paces: so near an enemy holds it */
#define FAR_IF_FLEET  150 /* paces */
#define FAR_IF_BEHIND 150

/* READING: wrg.orders.form: in front, on the left and on the right of a body are the
 * quarters of the table as its side faces. */
static bool
stands_where (const Body *self, const Body *enemy, MuWrgWhere where)
{
  const MuWheel off = mu_wheel_between (
      mu_wrg_way_forward (self),
      mu_angle_towards (mu_rect_centre (&self->ground), mu_rect_centre (&enemy->ground)));
  const MuWheel eighth = MU_ANGLE_QUARTER / 2;
  switch (where) {
  case MU_WRG_ANYWHERE:
    return true;
  case MU_WRG_IN_FRONT:
    return off >= -eighth && off <= eighth;
  case MU_WRG_ON_THE_LEFT:
    return off < -eighth;
  case MU_WRG_ON_THE_RIGHT:
    return off > eighth;
  }
  return false;
}

static bool
is_of_kind (const WrgBattle *battle, int body, const MuWrgQuarry *quarry, int enemy)
{
  const MuSide side = enemy_of ((MuSide) body_at (battle, body)->side);
  if (quarry->body != MU_WRG_NO_ONE && mu_wrg_named_body (battle, side, quarry->body) != enemy)
    return false;
  return quarry->types == 0 || (quarry->types & MU_TROOP_BIT (body_at (battle, enemy)->troop.type));
}

bool
mu_wrg_is_quarry (const WrgBattle *battle, int body, const MuWrgQuarry *quarry, int enemy)
{
  return is_of_kind (battle, body, quarry, enemy)
         && stands_where (body_at (battle, body), body_at (battle, enemy),
                          (MuWrgWhere) quarry->where);
}

static bool
may_be_found (const WrgBattle *battle, int body, const MuWrgQuarry *quarry, int enemy)
{
  const Body *other = body_at (battle, enemy);
  return is_fighting (other) && !other->concealed && mu_wrg_is_quarry (battle, body, quarry, enemy);
}

/* READING: wrg.orders.form: foot that the machine commands does not run after those who will be
 * gone before it comes, nor turn about, while there are others to go for who are not much farther
 * away: so many paces farther it takes such enemy to be. */
static MuFix
counts_as_farther (const WrgBattle *battle, int body, int enemy)
{
  const Body *self = body_at (battle, body);
  const Body *other = body_at (battle, enemy);
  int paces = 0;
  if (!battle->commanded[self->side] || !mu_type_is_infantry ((MuTroopType) self->troop.type)
      || is_light (self) || mu_reading (&battle->readings, MU_READING_NEAREST_QUARRY))
    return 0;
  if ((is_light (other) || mu_type_is_cavalry ((MuTroopType) other->troop.type))
      && !mu_wrg_in_melee (battle, enemy))
    paces += FAR_IF_FLEET;
  if (mu_rect_local (&self->ground, mu_rect_centre (&other->ground)).v < 0)
    paces += FAR_IF_BEHIND;
  return PACES (paces);
}

/* The one whom the general pointed out, if it need not turn about for him; else the nearest of them
 * that it sees, MU_NO_BODY: none. */
int
mu_wrg_find_quarry (const WrgBattle *battle, int body, const MuWrgQuarry *quarry)
{
  const Body *self = body_at (battle, body);
  const int pointed = errand_at (battle, body)->pointed;
  int best = MU_NO_BODY;
  if (pointed != MU_NO_BODY && may_be_found (battle, body, quarry, pointed)
      && mu_rect_local (&self->ground, mu_rect_centre (&body_at (battle, pointed)->ground)).v > 0
      && mu_wrg_sees (battle, body, pointed))
    return pointed;
  MuFix least = INT32_MAX;
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    const Body *enemy = body_at (battle, k);
    if (!may_be_found (battle, body, quarry, k))
      continue;
    const MuFix apart
        = mu_rect_distance (&self->ground, &enemy->ground) + counts_as_farther (battle, body, k);
    if (apart >= least || !mu_wrg_sees (battle, body, k))
      continue;
    best = k;
    least = apart;
  }
  return best;
}

/* Whether any of those it was sent against still stands, seen or not. */
bool
mu_wrg_any_quarry_stands (const WrgBattle *battle, int body, const MuWrgQuarry *quarry)
{
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    if (is_fighting (body_at (battle, k)) && is_of_kind (battle, body, quarry, k))
      return true;
  }
  return false;
}

/* READING: wrg.orders.form: enemy within 60 paces of a place dispute it. */
bool
mu_wrg_is_disputed (const WrgBattle *battle, int body, MuPoint point)
{
  const MuRect place = { point, PACES (2), PACES (2), MU_ANGLE_AHEAD };
  Near near;
  mu_wrg_find_near (battle, &place, PACES (OF_PLACE),
                    SIDE_BIT (enemy_of ((MuSide) body_at (battle, body)->side)), &near);
  FOR_NEAR (near, k)
  {
    if (is_fighting (body_at (battle, k))
        && mu_rect_within (&place, &body_at (battle, k)->ground, PACES (OF_PLACE)))
      return true;
  }
  return false;
}
