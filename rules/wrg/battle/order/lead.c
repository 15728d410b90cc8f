/* Generals on the field: with whom they ride, and what they have those do whom they lead
 * (wrg.orders.follow-me, wrg.generals.*). */
#include "rules/wrg/battle/order/obey.h"

static bool
rides_with (const WrgBattle *battle, const Deputy *deputy, int body)
{
  return !deputy->lost && deputy->with == body && on_table (body_at (battle, body));
}

/* On the table or off it. */
bool
mu_wrg_has_general_riding (const WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  if (battle->general_body[side] == body && !battle->general_lost[side])
    return true;
  for (int i = 0; i < battle->deputies[side]; i++)
    if (!battle->deputy[side][i].lost && battle->deputy[side][i].with == body)
      return true;
  return false;
}

bool
mu_wrg_has_general_with (const WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  if (battle->general_body[side] == body && !battle->general_lost[side])
    return true;
  for (int i = 0; i < battle->deputies[side]; i++)
    if (rides_with (battle, &battle->deputy[side][i], body))
      return true;
  return false;
}

/* wrg.random.melee.general: one who fights in its front rank and has not declined his equal. */
bool
mu_wrg_is_brave_general_with (const WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  for (int which = 0; which < mu_wrg_leaders_of (battle, side); which++)
    if (mu_wrg_body_of_leader (battle, side, which) == body
        && !mu_wrg_is_leader_lost (battle, side, which) && !battle->leader[side][which].shy)
      return true;
  return false;
}

bool
mu_wrg_is_rash_general_with (const WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  for (int i = 0; i < battle->deputies[side]; i++)
    if (rides_with (battle, &battle->deputy[side][i], body)
        && battle->deputy[side][i].personality == MU_RASH)
      return true;
  return false;
}

#define SEIZES_WITHIN 100 /* paces */

static bool
is_open_to_attack (const WrgBattle *battle, const Body *self, int enemy)
{
  const Body *other = body_at (battle, enemy);
  return !is_fighting (other) || other->disordered || mu_wrg_in_melee (battle, enemy)
         || mu_rect_behind_flank (&other->ground, &self->ground);
}

/* READING: wrg.orders.follow-me: a general holds those he leads back until enemy within
 * 100 paces are disordered, fight others, run, or show their flank; then he attacks. A
 * rash one attacks whoever comes so near. */
MuOrder
mu_wrg_policy_follows (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const bool rash = mu_wrg_is_rash_general_with (battle, body);
  Near near;
  if (!mu_wrg_type_may_attack ((MuTroopType) self->troop.type))
    return MU_ORDER_HOLD;
  mu_wrg_find_near (battle, &self->ground, PACES (SEIZES_WITHIN),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    if (on_table (body_at (battle, k)) && (rash || is_open_to_attack (battle, self, k))
        && mu_wrg_sees_within (battle, body, k, SEIZES_WITHIN))
      return MU_ORDER_ATTACK;
  }
  return MU_ORDER_HOLD;
}

/* Paces that may be added to its moves of this period. */
MuFix
mu_wrg_extra_paces (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const bool forced = errand->orders && errand->orders->arrival.forced
                      && errand->orders->arrival.how == MU_WRG_ON_TABLE;
  /* wrg.deploy.forced-march */
  return (forced ? PACES (mu_wrg_forced_march_paces (battle->period)) : 0)
         + mu_wrg_paces_for_writing (battle, body_at (battle, body));
}
