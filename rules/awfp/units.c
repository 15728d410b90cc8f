/* How many stands make a unit, by kind, and what is left of an army list's numbers once they are
 * made a third. A scenario's own numbers go before the book's but for the one stand that every
 * unit has; a third goes down, so a lone stand may be left, which is nothing unless it is a unit
 * by itself. */
#include "rules/awfp/units.h"

#include <assert.h>

/* awfp.units.chariot-size, awfp.units.elephant-size, awfp.units.artillery-size.
 * READING: awfp.units.camel-size: the book gives camels no number of their own and
 * mounted units in general 1 to 4 stands; camelry rides as cavalry does. */
static const MuAwfpLimits limit_table[MU_AWFP_KINDS] = {
  [MU_AWFP_CAVALRY] = { 2, 4, MU_RULE_AWFP_UNITS_CAVALRY_SIZE },
  [MU_AWFP_CAMELS] = { 2, 4, MU_RULE_AWFP_UNITS_CAMEL_SIZE },
  [MU_AWFP_CHARIOTS] = { 1, 2, MU_RULE_AWFP_UNITS_CHARIOT_SIZE },
  [MU_AWFP_ELEPHANTS] = { 1, 2, MU_RULE_AWFP_UNITS_ELEPHANT_SIZE },
  [MU_AWFP_INFANTRY] = { 2, MU_AWFP_UNIT_MAX, MU_RULE_AWFP_UNITS_INFANTRY_SIZE },
  [MU_AWFP_ARTILLERY] = { 1, 2, MU_RULE_AWFP_UNITS_ARTILLERY_SIZE },
};

MuAwfpLimits
mu_awfp_unit_limits (MuAwfpKind kind, bool general)
{
  if (general)
    return (MuAwfpLimits){ 1, 1, MU_RULE_AWFP_UNITS_GENERAL_SIZE };
  return limit_table[kind];
}

/* awfp.units.size */
MuRule
mu_awfp_unit_refused (const MuAwfpTroop *troop, int stands, bool general,
                      const MuAwfpLimits *scenario)
{
  const MuAwfpLimits limits
      = scenario ? *scenario : mu_awfp_unit_limits (mu_awfp_troop_kind (troop), general);
  if (stands < 1 || (!scenario && stands > MU_AWFP_UNIT_MAX))
    return MU_RULE_AWFP_UNITS_SIZE;
  return stands < limits.least || stands > limits.most ? limits.rule : MU_RULE_NONE;
}

/* --- the army list ------------------------------------------------------ */

#define LIST_DIVISOR 3 /* awfp.army.divide-by-three */
#define LEFT_OUT     2 /* awfp.army.below-two */

/* READING: awfp.army.below-two: a minimum below two stands asks for nothing and a
 * maximum below two bars the entry, but for what makes a unit by itself: one
 * chariot, elephant or engine. */
static int
third (int stands, bool models, MuRule *rule)
{
  const int left = stands / LIST_DIVISOR;
  const int least = models ? 1 : LEFT_OUT;
  if (left >= least || stands == 0)
    return left;
  *rule = MU_RULE_AWFP_ARMY_BELOW_TWO;
  return 0;
}

MuAwfpStands
mu_awfp_list_stands (int least, int most, bool models)
{
  assert (least >= 0 && least <= most);
  MuAwfpStands stands = { .rule = MU_RULE_AWFP_ARMY_DIVIDE_BY_THREE };
  stands.least = third (least, models, &stands.rule);
  stands.most = third (most, models, &stands.rule);
  return stands;
}

/* awfp.priest.one: an army cannot do without, nor without its general. */
static const struct {
  int count;
  MuRule rule;
} item_table[MU_AWFP_ITEMS] = {
  [MU_AWFP_GENERAL] = { 1, MU_RULE_AWFP_GENERAL_ONE },
  [MU_AWFP_PRIEST] = { 1, MU_RULE_AWFP_PRIEST_ONE },
  [MU_AWFP_COMMANDER_IN_CHIEF] = { 0, MU_RULE_AWFP_ARMY_GENERAL_COST },
  [MU_AWFP_SACRED_RELIC] = { 0, MU_RULE_AWFP_ARMY_NO_RELICS },
  [MU_AWFP_SHIP] = { 0, MU_RULE_AWFP_ARMY_NO_RELICS },
  [MU_AWFP_SUPPLY_UNIT] = { 0, MU_RULE_AWFP_SCOPE_SUPPLY_UNITS },
};

MuRule
mu_awfp_item_refused (MuAwfpItem item, int count)
{
  return count == item_table[item].count ? MU_RULE_NONE : item_table[item].rule;
}
