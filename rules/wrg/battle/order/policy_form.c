/* When the leader of a unit changes its formation by himself, as an ordinary sensible
 * one does where no order says how to form.
 *
 * READING: wrg.formation.usual: he spreads ranks that would not fight before a wider
 * enemy who is near, and forms his foot in square where light horse are about it and
 * nothing else is. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/fight/melee.h"

#define ENEMY_NEAR   240 /* paces ahead: time enough to spread */
#define TOO_NEAR     80  /* no longer: he would be caught at it */
#define HORSE_NEAR   100
#define FOES_AROUND  2 /* bodies of light horse, one of them not before the front */
#define FIGURES_MOST 8 /* by which he grows at the most: half a period */

/* Ranks that strike a blow, those that back them up among them. */
static int
useful_ranks (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  if (!body->troop.regular || !mu_type_is_infantry (type))
    return 1;
  const MuWeapon weapon = mu_wrg_weapon_against (body, MU_TROOP_HI);
  const MuWrgMeleeRow row = mu_wrg_melee_row (&body->troop, weapon, 1, false, MU_TROOP_HI);
  return (mu_wrg_melee_half_ranks (row, true, false) + 1) / 2;
}

/* Light troops, archers and skirmishers want their depth for other things. */
static bool
may_spread (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuTroopType type = (MuTroopType) self->troop.type;
  return self->formation == MU_FORMATION_USUAL && !mu_type_is_model (type) && type != MU_TROOP_LI
         && type != MU_TROOP_LC && mu_wrg_missiles_of (self) == 0 && !self->disordered
         && mu_wrg_ranks_of (self) > useful_ranks (self)
         && mu_wrg_order_of (battle, body) != MU_ORDER_SKIRMISH;
}

/* By how many figures an enemy ahead stands wider, as far as spare ranks go. */
static int
figures_to_grow (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  const int enemy = mu_wrg_first_enemy_ahead (battle, body, &distance);
  if (enemy == MU_NO_BODY || distance > PACES (ENEMY_NEAR) || distance < PACES (TOO_NEAR))
    return 0;
  const int wider = (body_at (battle, enemy)->ground.width - self->ground.width)
                    / mu_wrg_figure_frontage (self);
  const int spare = self->figures / useful_ranks (self) - self->files;
  const int least = wider < spare ? wider : spare;
  return least < FIGURES_MOST ? least : FIGURES_MOST;
}

static bool
is_foot_to_form_square (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuTroopType type = (MuTroopType) self->troop.type;
  return self->formation == MU_FORMATION_USUAL && self->troop.regular && mu_type_is_infantry (type)
         && type != MU_TROOP_LI && self->figures >= 12
         && mu_wrg_order_of (battle, body) == MU_ORDER_HOLD;
}

/* Light horse about it: some before it, some elsewhere, and nobody else near. */
static bool
is_ridden_about (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  int horse = 0;
  bool aside = false;
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (ENEMY_NEAR),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    const Body *enemy = body_at (battle, k);
    if (!is_fighting (enemy) || !mu_rect_within (&self->ground, &enemy->ground, PACES (ENEMY_NEAR)))
      continue;
    if (enemy->troop.type != MU_TROOP_LC || enemy->troop.regular)
      return false;
    if (!mu_rect_within (&self->ground, &enemy->ground, PACES (HORSE_NEAR)))
      continue;
    horse++;
    aside = aside || mu_rect_behind_flank (&self->ground, &enemy->ground);
  }
  return horse >= FOES_AROUND && aside;
}

void
mu_wrg_policy_form (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->form_wanted || self->form_ordered)
    return;
  if (may_spread (battle, body)) {
    const int grow = figures_to_grow (battle, body);
    if (grow > 0)
      mu_wrg_plan_form (battle, body, MU_WRG_FORM_AS_LINE, self->files + grow, 0);
  } else if (is_foot_to_form_square (battle, body) && is_ridden_about (battle, body)) {
    mu_wrg_plan_form (battle, body, MU_WRG_FORM_AS_SQUARE, 0, 0);
  }
}
