/* May they shoot, how wide, over whose heads and at which enemy. What bars a man for good
 * (a driver, the lower tier) is asked before what he did this period. A shot overhead is
 * let through by height before anybody's ranks are counted, and only then penalised. The
 * priorities are sets read from the top; the wider ones hold the narrower too, so that
 * whoever meets the second still meets the fourth (wrg.shoot.priority.cumulative). */
#include "rules/wrg/fight/volley.h"

#include "rules/wrg/fight/shooting.h"

#define BIT(w)      MU_WEAPON_BIT (MU_WEAPON_##w)
#define STATIONARY  (BIT (STAFF_SLING) | BIT (CROSSBOW) | BIT (ENGINE))
#define NEAR_ABC    20 /* wrg.shoot.overhead.barred */
#define NEAR_D      100
#define SLOPE_CLEAR 20 /* wrg.shoot.overhead.penalised */
#define DIP_CLEAR   10

/* wrg.shoot.move.retiring */
static bool
shoots_backward (const MuWrgShooting *shooting)
{
  const MuTroopType type = (MuTroopType) shooting->shooter.type;
  return type == MU_TROOP_LC || type == MU_TROOP_EL || mu_type_is_chariot (type)
         || (mu_type_is_camelry (type) && shooting->second_rider);
}

/* wrg.shoot.charge.by-chargers, wrg.shoot.charge.escaped */
static MuRule
motion_barred (const MuWrgShooting *shooting)
{
  const bool must_stand = STATIONARY >> shooting->weapon & 1u;
  switch (shooting->motion) {
  case MU_WRG_STOOD:
    return MU_RULE_NONE;
  case MU_WRG_ADVANCED:
    return must_stand ? MU_RULE_WRG_SHOOT_MOVE_STATIONARY : MU_RULE_NONE;
  case MU_WRG_RETIRED:
    if (must_stand)
      return MU_RULE_WRG_SHOOT_MOVE_STATIONARY;
    return shoots_backward (shooting) ? MU_RULE_NONE : MU_RULE_WRG_SHOOT_MOVE_RETIRING;
  case MU_WRG_CHARGED:
    return shooting->escaped ? MU_RULE_NONE : MU_RULE_WRG_SHOOT_CHARGE_ESCAPED;
  case MU_WRG_CHARGED_REAR:
    return shooting->uncontrolled && !shooting->escaped ? MU_RULE_WRG_SHOOT_CHARGE_BY_CHARGERS
                                                        : MU_RULE_NONE;
  }
  return MU_RULE_NONE;
}

MuRule
mu_wrg_shooting_barred (const MuWrgShooting *shooting)
{
  /* wrg.shoot.arc.burmese: nor do armed drivers, ever */
  if (shooting->driver || shooting->lower_tier)
    return MU_RULE_WRG_SHOOT_ARC_BURMESE;
  if (shooting->still_riding && mu_type_is_infantry ((MuTroopType) shooting->shooter.type))
    return MU_RULE_WRG_SHOOT_RANGE_MOUNTED_INFANTRY; /* wrg.shoot.range.mounted-infantry */
  if (shooting->quarters_faced < 1)
    return MU_RULE_WRG_SHOOT_ARC_FACING; /* wrg.shoot.arc.facing */
  if (shooting->others_shot)
    return MU_RULE_WRG_SHOOT_MOVE_INTERPENETRATING;
  return motion_barred (shooting);
}

int
mu_wrg_burmese_shooters (int upper_tier)
{
  return upper_tier / 2;
}

int
mu_wrg_shooting_arc (const MuWrgShooting *shooting, bool overhead, bool light_engine)
{
  const MuTroopType type = (MuTroopType) shooting->shooter.type;
  const bool on_foot = mu_type_is_infantry (type);
  if (overhead || (on_foot && shooting->motion == MU_WRG_ADVANCED))
    return MU_WRG_ARC_NARROW;
  if (shoots_backward (shooting))
    return MU_WRG_ARC_ALL_ROUND;
  return type == MU_TROOP_LI || (type == MU_TROOP_ART && light_engine) ? MU_WRG_ARC_WIDE
                                                                       : MU_WRG_ARC_NARROW;
}

/* wrg.shoot.overhead.crossbows, wrg.shoot.overhead.bows-irregular,
 * wrg.shoot.overhead.bows-regular: ranks of its own body that it may shoot over. */
static int
ranks_permitted (const MuWrgOverhead *overhead, MuRule *rule)
{
  const MuTroopType type = (MuTroopType) overhead->shooter.type;
  const bool foot = mu_type_is_infantry (type);
  if (overhead->weapon == MU_WEAPON_CROSSBOW && foot && overhead->stood) {
    *rule = MU_RULE_WRG_SHOOT_OVERHEAD_CROSSBOWS;
    return 1;
  }
  if (overhead->weapon != MU_WEAPON_BOW || (!foot && !mu_type_is_cavalry (type)))
    return 0;
  const bool regular_foot = foot && overhead->shooter.regular;
  *rule = regular_foot ? MU_RULE_WRG_SHOOT_OVERHEAD_BOWS_REGULAR
                       : MU_RULE_WRG_SHOOT_OVERHEAD_BOWS_IRREGULAR;
  return regular_foot ? 3 : 1;
}

/* wrg.shoot.overhead.barred */
static bool
is_barred (const MuWrgOverhead *overhead)
{
  const int near = overhead->shooter.class == MU_CLASS_D ? NEAR_D : NEAR_ABC;
  const bool archers = overhead->weapon == MU_WEAPON_BOW;
  return overhead->disordered || overhead->mingled || (archers && overhead->target_paces <= near);
}

static int
height_of (const MuWrgOverhead *overhead)
{
  return mu_wrg_height (overhead->heights.slope, overhead->heights.shooter_on,
                        overhead->heights.target_on);
}

/* wrg.shoot.overhead.penalised */
static bool
is_penalised (const MuWrgOverhead *overhead)
{
  const int height = height_of (overhead);
  if (overhead->heights.slope == MU_WRG_SLOPE_SHOOTER_ABOVE)
    return overhead->friends_paces <= SLOPE_CLEAR;
  if (overhead->slope_to_slope)
    return overhead->friends_paces <= DIP_CLEAR;
  return height <= 0;
}

static MuWrgOverheadVerdict
allow (const MuWrgOverhead *overhead, MuRule rule)
{
  MuWrgOverheadVerdict verdict = { .allowed = rule };
  verdict.penalised = is_penalised (overhead);
  verdict.many = verdict.penalised && overhead->ranks_level > 1;
  return verdict;
}

static MuWrgOverheadVerdict
bar (MuRule rule)
{
  return (MuWrgOverheadVerdict){ .barred = rule };
}

/* wrg.shoot.overhead.none: riders and engines on carts are no higher than foot,
 * so between them only a perch, a slope or the body's own ranks let shots pass. */
MuWrgOverheadVerdict
mu_wrg_shoot_overhead (const MuWrgOverhead *overhead)
{
  MuRule rule = MU_RULE_WRG_SHOOT_OVERHEAD_NONE;
  if (overhead->in_wood)
    return bar (MU_RULE_WRG_SHOOT_OVERHEAD_NONE);
  if (height_of (overhead) != 0 || overhead->slope_to_slope)
    return allow (overhead, MU_RULE_WRG_SHOOT_OVERHEAD_HEIGHT); /* wrg.shoot.overhead.height */
  const int permitted = ranks_permitted (overhead, &rule);
  if (overhead->own_ranks == 0 || permitted == 0 || overhead->ranks_level > overhead->own_ranks)
    return bar (MU_RULE_WRG_SHOOT_OVERHEAD_NONE);
  if (overhead->own_ranks > permitted)
    return bar (rule);
  if (is_barred (overhead))
    return bar (MU_RULE_WRG_SHOOT_OVERHEAD_BARRED);
  return allow (overhead, rule);
}

/* wrg.shoot.priority.1 to wrg.shoot.priority.6, in their order. */
static const struct {
  unsigned doing;
  MuRule rule;
} priority_table[] = {
  { MU_WRG_ENEMY_CLOSING, MU_RULE_WRG_SHOOT_PRIORITY_1 },
  { MU_WRG_ENEMY_SHOOTS_HALF, MU_RULE_WRG_SHOOT_PRIORITY_2 },
  /* wrg.shoot.priority.3 */
  { MU_WRG_ENEMY_AT_SUPPORTED | MU_WRG_ENEMY_ORDERED, MU_RULE_WRG_SHOOT_PRIORITY_3 },
  { MU_WRG_ENEMY_SHOOTS | MU_WRG_ENEMY_SHOOTS_HALF, MU_RULE_WRG_SHOOT_PRIORITY_4 },
  { MU_WRG_ENEMY_ADVANCING | MU_WRG_ENEMY_CLOSING, MU_RULE_WRG_SHOOT_PRIORITY_5 },
};
#define PRIORITIES ((int) (sizeof priority_table / sizeof priority_table[0]))

int
mu_wrg_shoot_priority (unsigned doing, MuRule *rule)
{
  int level = 0;
  while (level < PRIORITIES && !(doing & priority_table[level].doing))
    level++;
  if (rule)
    *rule = level < PRIORITIES ? priority_table[level].rule : MU_RULE_WRG_SHOOT_PRIORITY_6;
  return level + 1;
}

bool
mu_wrg_shoot_prefers (unsigned doing, int paces, unsigned other_doing, int other_paces)
{
  for (int level = 0; level < PRIORITIES; level++) {
    const bool one = doing & priority_table[level].doing;
    const bool other = other_doing & priority_table[level].doing;
    if (one != other)
      return one;
  }
  return paces < other_paces;
}
