/* What the Deploy action makes of the ground: caltrops laid before a unit, and fords looked for
 * (awfp.orders.deploy.obstacles); and who fights from behind an obstacle.
 *
 * READING: awfp.orders.deploy.obstacle-rules: foot lays caltrops along its whole front, as many
 * times in a battle as the tables say; they delay and disorder whoever comes over them, their own
 * side too. A unit whose front is an inch from a river finds a ford, as wide as that front, by the
 * die that the tables say; who goes between its ends goes over the river as over light ground.
 * READING: awfp.terrain.obstacle-effect: an obstacle is defended by whoever has it before him and
 * did not come at a charge. */
#include "rules/awfp/battle/engine.h"

#define BELT (MU_AWFP_STAND_PACES / 8) /* paces that caltrops take */

int
mu_awfp_lays (const MuAwfpPlay *play)
{
  return play->caltrops ? play->caltrops : MU_AWFP_CALTROPS_USUAL;
}

int
mu_awfp_ford_needs (const MuAwfpPlay *play)
{
  return play->ford ? play->ford : MU_AWFP_FORD_USUAL;
}

static MuRect
belt_before (const MuRect *at)
{
  MuRect belt = mu_rect_ahead (at, MU_PACES (BELT) + MU_RECT_SLACK);
  belt.depth = MU_PACES (BELT);
  return belt;
}

static bool
may_lay (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuRect belt = belt_before (&unit->at);
  return battle->works < WORKS_MAX && mu_awfp_unit_kind (unit) == MU_AWFP_INFANTRY
         && unit->laid < mu_awfp_lays (battle->setup->play)
         && mu_awfp_has_room (battle, body, &belt);
}

static bool
is_in_ford (const AwfpWork *work, const MuRect *place)
{
  MuPoint corner[4];
  mu_rect_corners (place, corner);
  for (int i = 0; i < 4; i++) {
    const MuFix aside = mu_rect_local (&work->at, corner[i]).u;
    if (2 * aside > work->at.width + 2 * MU_RECT_SLACK
        || 2 * aside < -work->at.width - 2 * MU_RECT_SLACK)
      return false;
  }
  return true;
}

bool
mu_awfp_fords (const AwfpBattle *battle, const MuRect *from, MuFix most)
{
  const MuRect to = mu_rect_ahead (from, most);
  for (int i = 0; i < battle->works; i++)
    if (battle->work[i].kind == MU_AWFP_FORD && is_in_ford (&battle->work[i], from)
        && is_in_ford (&battle->work[i], &to))
      return true;
  return false;
}

static bool
may_seek (const AwfpBattle *battle, int body)
{
  const MuRect *at = &battle->unit[body].at;
  MuFix from, to;
  return battle->works < WORKS_MAX && battle->terrain
         && mu_terrain_meets (battle->terrain, at, battle->inch, MU_LIES (MU_FEATURE_RIVER), &from,
                              &to)
         && !mu_awfp_fords (battle, at, battle->inch);
}

void
mu_awfp_offer_works (const AwfpBattle *battle, int body, AwfpChoices *list)
{
  const AwfpTurn *turn = &battle->unit[body].turn;
  if (!mu_awfp_has_acted (turn, MU_AWFP_LAYS) && may_lay (battle, body))
    mu_awfp_offer (list, body, MU_AWFP_LAYS, 0, 0);
  if (!mu_awfp_has_acted (turn, MU_AWFP_SEEKS) && may_seek (battle, body))
    mu_awfp_offer (list, body, MU_AWFP_SEEKS, 0, 0);
}

static void
tell_work (AwfpBattle *battle, int body, MuAwfpWork kind, const MuRect *at)
{
  mu_awfp_tell (battle, MU_AWFP_EVENT_WORK, MU_RULE_AWFP_DEPLOY_OBSTACLES, body, MU_NO_BODY,
                VALUES ((int32_t) kind, at->front.x, at->front.y,
                        MU_AWFP_WORK_PLACE (at->facing, MU_FIX_TO_PACES (at->width))));
}

static void
make (AwfpBattle *battle, int body, MuAwfpWork kind, const MuRect *at)
{
  battle->work[battle->works++] = (AwfpWork){ .at = *at, .kind = (uint8_t) kind };
  tell_work (battle, body, kind, at);
}

void
mu_awfp_lay (AwfpBattle *battle, int body)
{
  const MuRect belt = belt_before (&battle->unit[body].at);
  battle->unit[body].laid++;
  make (battle, body, MU_AWFP_CALTROPS, &belt);
}

void
mu_awfp_seek (AwfpBattle *battle, int body)
{
  const MuRect *at = &battle->unit[body].at;
  const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_SEARCH, body);
  if (die >= mu_awfp_ford_needs (battle->setup->play))
    make (battle, body, MU_AWFP_FORD, at);
  else
    tell_work (battle, body, MU_AWFP_NO_WORK, at);
}

/* awfp.terrain.obstacle-effect: from where it first treads on them the rest of its way is as over
 * light ground. */
MuFix
mu_awfp_over_works (const AwfpBattle *battle, int body, const MuRect *from, MuFix length,
                    bool *disorders, bool *clear)
{
  const MuAwfpGoing going
      = mu_awfp_going (battle->setup->play, &battle->unit[body].troop, MU_AWFP_LIGHT);
  for (int i = 0; i < battle->works; i++) {
    MuFix far;
    if (battle->work[i].kind != MU_AWFP_CALTROPS
        || !mu_rect_reaches (from, &battle->work[i].at, &far) || far >= length)
      continue;
    length = far + mu_awfp_going_length (going, length - far);
    *disorders = *disorders || mu_awfp_going_disorders (going);
    *clear = false;
  }
  return length;
}

bool
mu_awfp_defends (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuRect before = belt_before (&unit->at);
  if (unit->turn.charges || !mu_awfp_engaged_in_front (battle, body))
    return false;
  for (int i = 0; i < battle->works; i++)
    if (battle->work[i].kind == MU_AWFP_CALTROPS && mu_rect_overlaps (&before, &battle->work[i].at))
      return true;
  return battle->terrain
         && mu_awfp_is_obstacle (mu_terrain_at (battle->terrain, before.front)->mask);
}
