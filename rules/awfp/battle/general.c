/* A general's own way about the table: by himself, to a unit and away from it. */
#include "rules/awfp/battle/engine.h"

/* awfp.general.join: in its front rank, so that who rides cannot be among who walk. */
static bool
may_join (const AwfpBattle *battle, int body, int other)
{
  const AwfpUnit *unit = &battle->unit[body], *friend = &battle->unit[other];
  return other != body && mu_awfp_fights_on (friend) && !friend->priest
         && mu_awfp_unit_mounted (friend) == mu_awfp_unit_mounted (unit)
         && mu_awfp_apart (battle, body, other) <= mu_awfp_reach (battle, body);
}

void
mu_awfp_offer_joining (const AwfpBattle *battle, int body, AwfpChoices *list)
{
  const int side = battle->unit[body].side;
  for (int other = battle->first[side]; other < battle->first[side + 1]; other++)
    if (may_join (battle, body, other))
      mu_awfp_offer (list, body, MU_AWFP_JOINS, other, 0);
}

void
mu_awfp_join (AwfpBattle *battle, int body, int other)
{
  battle->unit[body].with = (int16_t) other;
  mu_awfp_tell (battle, MU_AWFP_EVENT_GENERAL_WITH, MU_RULE_AWFP_GENERAL_JOIN_ORDERS, body, other,
                VALUES (0));
}

/* Where he comes out of his unit: behind it, or at one of its ends. */
static MuRect
beside (const AwfpBattle *battle, int body, int where)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuRect *about = &battle->unit[unit->with].at;
  const MuFix aside = (about->width + unit->at.width) / 2;
  MuRect place = unit->at;
  place.facing = about->facing;
  place.front = mu_rect_point (about, where ? (MuLocal){ where * aside, 0 }
                                            : (MuLocal){ 0, -about->depth - MU_PACES (1) });
  return place;
}

void
mu_awfp_offer_leaving (const AwfpBattle *battle, int body, AwfpChoices *list)
{
  mu_awfp_offer (list, body, MU_AWFP_STAYS, 0, 0);
  for (int where = -1; where <= 1; where++) {
    const MuRect place = beside (battle, body, where);
    if (mu_awfp_has_room (battle, body, &place))
      mu_awfp_offer (list, body, MU_AWFP_LEAVES, where, 0);
  }
}

/* awfp.general.leave: in the Movement Phase alone; READING: awfp.general.leave: not out of a fight,
 * and he goes no farther that turn. */
bool
mu_awfp_general_left (AwfpBattle *battle, int side)
{
  const int body = mu_awfp_general_of (battle, side);
  AwfpUnit *unit = body == MU_NO_BODY ? NULL : &battle->unit[body];
  if (!unit || unit->with == MU_NO_BODY || unit->turn.done || mu_awfp_engaged (battle, unit->with)
      || battle->unit[unit->with].fate != MU_FATE_ON_TABLE)
    return true;
  const MuChoice *choice
      = mu_awfp_ask (battle, MU_AWFP_ASK_MOVE, side, body, unit->with, 0, unit->turn.actions);
  if (!choice)
    return false;
  unit->turn.done = true;
  if (choice->other != MU_AWFP_LEAVES)
    return true;
  unit->at = beside (battle, body, choice->value[0]);
  unit->with = MU_NO_BODY;
  mu_awfp_tell (battle, MU_AWFP_EVENT_GENERAL_WITH, MU_RULE_AWFP_GENERAL_LEAVE, body, MU_NO_BODY,
                VALUES (0));
  mu_awfp_tell_place (battle, body, MU_RULE_AWFP_GENERAL_LEAVE, 0);
  return true;
}
