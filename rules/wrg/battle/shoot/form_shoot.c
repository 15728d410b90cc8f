/* Bodies that shoot to all sides: squares and Cantabrian circles. Their ground is
 * square, so that each face in turn is looked at as if it were the front. */
#include "rules/wrg/battle/shoot/gunnery.h"
#include "rules/wrg/move/formation.h"

#define FACES 4

static bool
is_engaged_on (const WrgBattle *battle, int body, MuFace face)
{
  const Body *self = body_at (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k)
        && mu_rect_face_towards (&self->ground, &body_at (battle, k)->ground) == face)
      return true;
  }
  return false;
}

static void
plan_face (WrgBattle *battle, int shooter, MuFace face)
{
  Body *self = body_at (battle, shooter);
  const MuRect ground = self->ground;
  if (face != MU_FACE_FRONT && is_engaged_on (battle, shooter, face))
    return;
  self->ground
      = mu_rect_turned (&ground, (MuAngle) (ground.facing + (unsigned) face * MU_ANGLE_QUARTER));
  mu_wrg_plan_front_volleys (battle, shooter);
  self->ground = ground;
}

/* wrg.formation.cantabrian.shoot: each rides to the point nearest to the target; one
 * target for all of them. */
static void
shoot_as_circle (WrgBattle *battle, int shooter, int first)
{
  const Body *self = body_at (battle, shooter);
  int best = -1;
  MuFix nearest = INT32_MAX;
  for (int i = first; i < battle->filled.volleys; i++) {
    const Body *target = body_at (battle, battle->volley[i].target);
    const MuFix apart = mu_rect_distance (&self->ground, &target->ground);
    if (apart >= nearest)
      continue;
    best = i;
    nearest = apart;
  }
  if (best < 0)
    return;
  battle->volley[first] = battle->volley[best];
  battle->volley[first].figures = (uint16_t) mu_wrg_formation_shooters (
      MU_FORMATION_CANTABRIAN, self->figures, battle->volley[best].figures);
  battle->filled.volleys = (uint16_t) (first + 1);
}

/* wrg.formation.square: four equal faces may be more figures than there are. */
static void
count_each_once (WrgBattle *battle, int first, int figures)
{
  for (int i = first; i < battle->filled.volleys; i++) {
    Volley *volley = &battle->volley[i];
    volley->figures = (uint16_t) (volley->figures < figures ? volley->figures : figures);
    figures -= volley->figures;
  }
}

/* READING: wrg.formation.square: halted it shoots from each of its faces; on the move
 * from the one ahead. */
void
mu_wrg_plan_volleys (WrgBattle *battle, int shooter)
{
  const Body *self = body_at (battle, shooter);
  const int first = battle->filled.volleys;
  const bool circle = self->formation == MU_FORMATION_CANTABRIAN;
  if (circle || (self->formation == MU_FORMATION_SQUARE && self->period.moved == 0))
    for (int face = 0; face < FACES; face++)
      plan_face (battle, shooter, (MuFace) face);
  else
    mu_wrg_plan_front_volleys (battle, shooter);
  if (circle)
    shoot_as_circle (battle, shooter, first);
  else if (self->formation == MU_FORMATION_SQUARE)
    count_each_once (battle, first, self->figures);
}
