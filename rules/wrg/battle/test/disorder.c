/* Order lost and found again (wrg.disorder.*). */
#include "rules/wrg/battle/engine.h"

static const MuRule cause_rule[DISORDER_CAUSES] = {
  [DISORDER_UNRALLIED] = MU_RULE_WRG_DISORDER_CAUSE_1,
  [DISORDER_FRESH_ENEMY] = MU_RULE_WRG_DISORDER_CAUSE_1,
  [DISORDER_CAUGHT] = MU_RULE_WRG_DISORDER_CAUSE_2,
  [DISORDER_CAVALRY] = MU_RULE_WRG_DISORDER_CAUSE_3,
  [DISORDER_MOVING] = MU_RULE_WRG_DISORDER_CAUSE_4,
  [DISORDER_TERRAIN] = MU_RULE_WRG_DISORDER_CAUSE_5,
  [DISORDER_UNCONTROLLED] = MU_RULE_WRG_DISORDER_CAUSE_6,
  [DISORDER_INTERMINGLED] = MU_RULE_WRG_DISORDER_CAUSE_7,
  [DISORDER_BLOCKED] = MU_RULE_WRG_AFTER_RECOIL_DISORDER,
  [DISORDER_HORSES] = MU_RULE_WRG_DISORDER_CAUSE_8_HORSES,
  [DISORDER_FOUGHT_MODELS] = MU_RULE_WRG_DISORDER_CAUSE_8_FOUGHT,
  [DISORDER_REACTION] = MU_RULE_WRG_REACTION_RESULT_ROW6,
  [DISORDER_UMPIRE] = MU_RULE_NONE,
};

/* until: the last period in which the cause holds, UNTIL_ENDED if something
 * else ends it. */
void
mu_wrg_disorder_body (WrgBattle *battle, int body, DisorderCause cause, int until)
{
  Body *self = body_at (battle, body);
  if (!on_table (self))
    return;
  const bool known = self->disordered_until[cause] > 0;
  if (until > self->disordered_until[cause])
    self->disordered_until[cause] = (uint8_t) until;
  self->disordered = true;
  if (!known)
    mu_wrg_emit (battle, MU_EVENT_DISORDERED, cause_rule[cause], body, MU_NO_BODY, VALUES (cause));
}

/* Has begun to go back and has not yet halted. */
static bool
goes_on_back (const WrgBattle *battle, const Body *body)
{
  return body->recoil_due || body->break_off_due
         || mu_wrg_is_bound (battle, body, MU_RESULT_RETIRE);
}

static void
recover (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  bool still = false;
  if (goes_on_back (battle, self))
    return;
  for (int cause = 0; cause < DISORDER_CAUSES; cause++) {
    if (self->disordered_until[cause] < battle->period)
      self->disordered_until[cause] = 0;
    still = still || self->disordered_until[cause] > 0;
  }
  if (self->disordered && !still)
    mu_wrg_emit (battle, MU_EVENT_RECOVERED, MU_RULE_WRG_DISORDER_RECOVERY, body, MU_NO_BODY,
                 VALUES (0));
  self->disordered = still;
}

/* wrg.disorder.recovery: when a period starts and every cause is gone; those who
 * are retiring have to halt first. */
void
mu_wrg_recover_all (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (on_table (body_at (battle, i)))
      recover (battle, i);
  }
}

/* READING: wrg.disorder.cause.8.horses: pack horses and mules shy as ridden horses do
 * (wrg.reaction.deduct3.animals names mules too); the teams of wagons are oxen. */
static bool
has_horses (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  return mu_type_is_cavalry (type) || mu_type_is_chariot (type) || type == MU_TROOP_PACK;
}

static bool
is_camels (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  return mu_type_is_camelry (type) || type == MU_TROOP_PACK_CAMELS;
}

static bool
side_has_elephants (const WrgBattle *battle, MuSide side)
{
  FOR_SIDE (battle, side, i)
  {
    if (body_at (battle, i)->troop.type == MU_TROOP_EL)
      return true;
  }
  return false;
}

#define FAMILIAR_PACES   30
#define UNFAMILIAR_PACES 100

/* wrg.disorder.cause.8.horses: how near these may come to these horses; 0: as
 * near as they like.
 * READING: wrg.disorder.cause.8.horses: an army that brought elephants stays
 * used to them when they are lost; and "elephants" are those of either side. */
static int
disordering_distance (const WrgBattle *battle, const Body *horses, const Body *other)
{
  if (!has_horses (horses))
    return 0;
  if (other->troop.type == MU_TROOP_EL && horses->troop.breed != MU_INDIAN_HORSE)
    return side_has_elephants (battle, (MuSide) horses->side) ? FAMILIAR_PACES : UNFAMILIAR_PACES;
  if (is_camels (other) && horses->troop.breed != MU_ARAB_HORSE)
    return FAMILIAR_PACES;
  return 0;
}

/* Whether its horses are too near to elephants or camels, on this ground. */
bool
mu_wrg_horses_shy (const WrgBattle *battle, int body, const MuRect *ground)
{
  const Body *self = body_at (battle, body);
  if (!has_horses (self))
    return false;
  Near near;
  mu_wrg_find_near (battle, ground, PACES (UNFAMILIAR_PACES), BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    const Body *other = body_at (battle, k);
    const int paces
        = k == body || !on_table (other) ? 0 : disordering_distance (battle, self, other);
    if (paces > 0 && mu_rect_within (ground, &other->ground, PACES (paces)))
      return true;
  }
  return false;
}

void
mu_wrg_disorder_shy_horses (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *body = body_at (battle, i);
    if (on_table (body) && mu_wrg_horses_shy (battle, i, &body->ground))
      mu_wrg_disorder_body (battle, i, DISORDER_HORSES, battle->period);
  }
}
