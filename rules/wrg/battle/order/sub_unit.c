/* Sub-units: bodies that go with the unit they come from (wrg.units.sub-unit.*,
 * wrg.orders.sub-unit*). They stand after it in their side's list. */
#include "rules/wrg/battle/order/obey.h"
#include "rules/wrg/troop/units.h"

int
mu_wrg_first_of_unit (const WrgBattle *battle, int body)
{
  const int parent = body_at (battle, body)->parent;
  return parent != MU_NO_BODY ? parent : body;
}

bool
mu_wrg_is_of_unit (const WrgBattle *battle, int unit, int body)
{
  return body < battle->count && mu_wrg_first_of_unit (battle, body) == unit;
}

static bool
is_counted (const WrgBattle *battle, int seer, int body)
{
  return body == seer
         || (is_fighting (body_at (battle, body))
             && mu_wrg_sees_within (battle, seer, body, STRENGTH_NEAR));
}

/* wrg.reaction.strength-units: a sub-unit stands for its unit where nothing else
 * of that unit is near; seer's own unit is counted as itself. */
bool
mu_wrg_stands_for_unit (const WrgBattle *battle, int seer, int body)
{
  const int unit = mu_wrg_first_of_unit (battle, body);
  if (mu_wrg_first_of_unit (battle, seer) == unit)
    return false;
  if (body == unit)
    return mu_wrg_counts_as_unit (body_at (battle, body));
  for (int k = unit; k < body; k++)
    if (is_counted (battle, seer, k))
      return false;
  return true;
}

/* wrg.orders.sub-unit.orphan: as if it had lost its orders; who has written ones
 * remembers for itself. */
void
mu_wrg_orphan_sub_units (WrgBattle *battle)
{
  if (is_written (battle))
    return;
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->parent != MU_NO_BODY && !on_table (body_at (battle, self->parent)))
      self->forgotten = true;
  }
}

/* The parent whom it has to stay near; MU_NO_BODY: none.
 * READING: wrg.units.sub-unit.tether: a broken parent is no longer followed. */
static int
parent_to_follow (const WrgBattle *battle, int body)
{
  const int parent = body_at (battle, body)->parent;
  return parent != MU_NO_BODY && is_fighting (body_at (battle, parent)) ? parent : MU_NO_BODY;
}

/* In whole paces, a part of one counts. */
static int
paces_between (const MuRect *ground, const Body *parent)
{
  return MU_FIX_TO_PACES (mu_rect_distance (ground, &parent->ground) + PACES (1) - 1);
}

static bool
would_stray (const WrgBattle *battle, const MuRect *ground, int body, bool in_sight)
{
  const Body *self = body_at (battle, body);
  const int paces = paces_between (ground, body_at (battle, self->parent));
  return mu_wrg_sub_unit_astray (in_sight, paces, (MuTroopType) self->troop.type) != MU_RULE_NONE;
}

/* wrg.units.sub-unit.tether: too far from its parent, or out of its sight. */
bool
mu_wrg_strays (const WrgBattle *battle, int body)
{
  const int parent = parent_to_follow (battle, body);
  return parent != MU_NO_BODY
         && would_stray (battle, &body_at (battle, body)->ground, body,
                         mu_wrg_sees (battle, body, parent));
}

#define STEPS 4 /* in which a move is cut down */

/* wrg.units.sub-unit.tether: so much of a move as does not lead it astray. */
MuFix
mu_wrg_keep_near_parent (const WrgBattle *battle, int body, MuFix move)
{
  if (parent_to_follow (battle, body) == MU_NO_BODY)
    return move;
  for (int step = STEPS; step > 0; step--) {
    const MuFix part = (MuFix) ((int64_t) move * step / STEPS);
    const MuRect there = mu_rect_ahead (&body_at (battle, body)->ground, part);
    if (!would_stray (battle, &there, body, true))
      return part;
  }
  return 0;
}
