/* The machine player's markers: what an order is worth to each unit, the best first, until there
 * are no more orders. */
#include "rules/awfp/battle/commander/weigh.h"

/* The best fight that it could have by charging. */
static int
best_charge (const AwfpBattle *battle, int body)
{
  const int enemy = !battle->unit[body].side;
  int best = -100;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_has_target (battle, body, other)) {
      const int edge = mu_awfp_weigh (battle, body, other, true);
      best = edge > best ? edge : best;
    }
  return best;
}

/* A plain player charges whoever can be charged. */
static int
charge_worth (const AwfpBattle *battle, int body)
{
  const int edge = best_charge (battle, body);
  const int least = mu_awfp_is_wise (battle, battle->unit[body].side) ? -15 : -100;
  return edge > least ? 60 + edge : -1;
}

/* Those who shoot go on until they are in range, all others until they can charge; the better
 * player has more of an eye to who is left behind. */
static int
advance_worth (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int quarry = mu_awfp_quarry (battle, body);
  if (quarry == MU_NO_BODY || unit->state == MU_AWFP_FRAGMENTED)
    return -1;
  const MuFix range = mu_awfp_range (battle->setup->play, battle->setup->scale, &unit->troop);
  const MuFix far = mu_awfp_apart (battle, body, quarry);
  if (range > 0 && unit->low < 2 && far <= range && !mu_awfp_unit_mounted (unit))
    return -1;
  const int lag = far / battle->inch < 32 ? far / battle->inch : 32;
  const int behind = mu_awfp_is_wise (battle, unit->side) ? lag * 2 / 5 : lag / 4;
  return 30 + behind - (unit->state != MU_AWFP_STEADY ? 15 : 0);
}

/* A plain player does not stop to dress his ranks; a rout he would stop. */
static int
recover_worth (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (unit->fate == MU_FATE_IN_ROUT)
    return 40;
  if (!mu_awfp_is_wise (battle, unit->side))
    return -1;
  if (unit->state == MU_AWFP_STEADY && unit->frenzied)
    return -1;
  if (unit->state == MU_AWFP_STEADY)
    return unit->low > 1 ? 28 : -1;
  return (unit->state == MU_AWFP_FRAGMENTED ? 66 : 46)
         - (mu_awfp_is_in_reach (battle, body, &unit->at, 0) ? 20 : 0);
}

/* To turn to an enemy who is at its flank, or in contact there. */
static int
deploy_worth (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int near = mu_awfp_near_enemy (battle, body);
  if (near == MU_NO_BODY
      || mu_rect_face_towards (&unit->at, &battle->unit[near].at) == MU_FACE_FRONT
      || mu_awfp_engaged_in_front (battle, body) || !mu_awfp_is_wise (battle, unit->side))
    return -1;
  return mu_awfp_engaged (battle, body) ? 90 : 42;
}

/* Who is in the enemy's reach and has nothing better awaits him so, the better player thinks. */
static int
defend_worth (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  return mu_awfp_is_wise (battle, unit->side) && mu_awfp_is_in_reach (battle, body, &unit->at, 0)
             ? 25
             : -1;
}

static int
order_worth (const AwfpBattle *battle, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return 0;
  if (battle->unit[choice->body].general && choice->value[0] == MU_AWFP_CHARGE)
    return -1; /* he has an army to lead */
  switch ((MuAwfpMarked) choice->value[0]) {
  case MU_AWFP_ADVANCE:
    return advance_worth (battle, choice->body);
  case MU_AWFP_CHARGE:
    return charge_worth (battle, choice->body);
  case MU_AWFP_DEPLOY:
    return deploy_worth (battle, choice->body);
  case MU_AWFP_RECOVER:
    return recover_worth (battle, choice->body);
  case MU_AWFP_DUMMY: /* on those who have nothing better, when all orders are given */
    return mu_awfp_is_wise (battle, battle->unit[choice->body].side) ? 1 : -1;
  case MU_AWFP_DEFEND:
    return defend_worth (battle, choice->body);
  case MU_AWFP_RETREAT: /* never found worth its marker in mirrored battles */
  case MU_AWFP_NO_ORDER:
    break;
  }
  return -1;
}

int
mu_awfp_decide_order (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choices,
                      int count)
{
  int best = 0, most = 0;
  for (int i = 0; i < count; i++) {
    const int worth = order_worth (battle, &choices[i]);
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}
