/* The line of sight from hex to hex, whoever stands at its ends. Sight is mutual; the arc of fire,
 * which is not, is fire.c's. */
#include "rules/abd/battle/engine.h"
#include "rules/abd/hex/line.h"

static bool
is_hill (const AbdBattle *battle, int hex)
{
  return battle->map->terrain[hex] == MU_ABD_HILL;
}

/* abd.10.4.hill-exception: from a Hill one looks over those who stand below, and up past them.
 * READING: abd.10.4.hill-terrain: it lifts what units block, never what the ground does; between
 * two Hills it is not said, and units block as elsewhere. */
static bool
looks_over_units (const AbdBattle *battle, int from, int to)
{
  const bool both = mu_reading (battle->setup->readings, MU_READING_HEX_HILLS);
  return is_hill (battle, from) != is_hill (battle, to) || (both && is_hill (battle, from));
}

/* abd.10.4.block-terrain; abd.10.4.block-units: of friend or enemy, a Camp too
 * (abd.2.0.camp-is-combat-unit), while leaders alone hide nobody. Beyond the edge nothing does. */
static MuRule
blocked_by (const AbdBattle *battle, int hex, bool over_units)
{
  if (hex == MU_ABD_OFF)
    return MU_RULE_NONE;
  if (battle->chart->terrain[battle->map->terrain[hex]].blocks)
    return MU_RULE_ABD_RANGED_LOS;
  return over_units || battle->at[hex] == MU_NO_BODY ? MU_RULE_NONE : MU_RULE_ABD_RANGED_LOS_UNITS;
}

/* abd.10.4.hexside: along a hexside only the two beside it together block. */
static MuRule
barred_at (const AbdBattle *battle, const MuAbdPassing *passing, bool over_units)
{
  const MuRule left = blocked_by (battle, passing->left, over_units);
  if (left == MU_RULE_NONE || passing->left == passing->right)
    return left;
  const MuRule right = blocked_by (battle, passing->right, over_units);
  return right == MU_RULE_NONE ? MU_RULE_NONE : MU_RULE_ABD_RANGED_LOS_HEXSIDE;
}

/* abd.10.4.los: the hexes of both ends never block. */
MuRule
mu_abd_sight_barred (const AbdBattle *battle, int from, int to)
{
  const bool over_units = looks_over_units (battle, from, to);
  MuAbdPassing passing[MU_ABD_PASSINGS];
  const int count = mu_abd_line (&battle->map->grid, from, to, passing);
  for (int i = 0; i < count; i++) {
    const MuRule barred = barred_at (battle, &passing[i], over_units);
    if (barred == MU_RULE_ABD_RANGED_LOS_UNITS && is_hill (battle, from) && is_hill (battle, to))
      return MU_RULE_ABD_LOS_HILL_TERRAIN;
    if (barred != MU_RULE_NONE)
      return barred;
  }
  return MU_RULE_NONE;
}

bool
mu_abd_sees (const AbdBattle *battle, int from, int to)
{
  return mu_abd_sight_barred (battle, from, to) == MU_RULE_NONE;
}
