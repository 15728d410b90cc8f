/* Verdicts on deploying, marching round and coming back. Marchers are gathered into groups
 * before a die is thrown, since a group throws one: the slowest of it sets the period, the unit
 * with the general the kind of die (wrg.deploy.arrival.groups). An outscouted side hides
 * nothing, holds nothing back and marches round nobody. */
#include "rules/wrg/field/deploy.h"

#include <assert.h>
#include <stddef.h>

#include "rules/wrg/troop/troop.h"

/* wrg.deploy.area */
MuRule
mu_wrg_deployment_area (MuScale scale, int width_inches, int depth_inches, MuWrgArea *paces)
{
  const int inch = mu_paces_per_inch (scale);
  const MuWrgArea left = { width_inches * inch - 2 * MU_WRG_DEPLOY_BARRED,
                           depth_inches * inch / 2 - MU_WRG_DEPLOY_BARRED };
  if (left.width <= 0 || left.depth <= 0)
    return MU_RULE_WRG_DEPLOY_AREA;
  *paces = left;
  return MU_RULE_NONE;
}

static MuWrgPlaceStep
say_why (MuRule *rule, MuRule why, MuWrgPlaceStep step)
{
  if (rule)
    *rule = why;
  return step;
}

/* wrg.deploy.works-first, wrg.deploy.outscouted, wrg.deploy.visible, wrg.deploy.remainder
 *
 * READING: wrg.deploy.works-first: works that the enemy cannot see go down with
 * what else of their side is hidden; the outscouted hide nothing. */
MuWrgPlaceStep
mu_wrg_place_step (const MuWrgPlaced *placed, MuRule *rule)
{
  const bool visible = placed->hidden == 0;
  if (placed->work && visible)
    return say_why (rule, MU_RULE_WRG_DEPLOY_WORKS_FIRST, MU_WRG_PLACE_WORKS);
  if (placed->outscouted)
    return say_why (rule, MU_RULE_WRG_DEPLOY_OUTSCOUTED, MU_WRG_PLACE_OUTSCOUTED);
  if (placed->off_table)
    return say_why (rule, MU_RULE_WRG_DEPLOY_OFF_TABLE, MU_WRG_PLACE_LATER);
  if (visible)
    return say_why (rule, MU_RULE_WRG_DEPLOY_VISIBLE, MU_WRG_PLACE_VISIBLE);
  return say_why (rule, MU_RULE_WRG_DEPLOY_REMAINDER, MU_WRG_PLACE_REMAINDER);
}

/* wrg.deploy.off-table */
MuRule
mu_wrg_off_table_refused (MuSide side, MuSide outscouted, int64_t points_off, int64_t points)
{
  if (points_off > 0 && side == outscouted)
    return MU_RULE_WRG_DEPLOY_OUTSCOUTED;
  return 2 * points_off > points ? MU_RULE_WRG_DEPLOY_OFF_TABLE : MU_RULE_NONE;
}

/* --- marches ------------------------------------------------------------ */

/* wrg.deploy.flank-march.side */
MuRule
mu_wrg_flank_march_refused (MuSide side, MuSide outscouted, MuWrgFlank flank)
{
  if (side == outscouted)
    return MU_RULE_WRG_DEPLOY_OUTSCOUTED;
  if (outscouted == MU_SIDE_NONE && flank == MU_WRG_LEFT_FLANK)
    return MU_RULE_WRG_DEPLOY_FLANK_MARCH_SIDE;
  return MU_RULE_NONE;
}

/* wrg.deploy.flank-march.arrival: elephants and engines are other troops. */
static int
side_edge_period (const MuWrgFlankMarch *march)
{
  const MuTroopType type = march->type;
  if (mu_type_is_cavalry (type) || mu_type_is_chariot (type) || mu_type_is_camelry (type))
    return 2;
  if (!mu_type_is_infantry (type))
    return 4;
  if (march->mounted)
    return 2;
  return mu_wrg_type_density (type) == MU_WRG_CLOSE ? 4 : 3;
}

static int
edge_period (const MuWrgFlankMarch *march, MuWrgEdge edge)
{
  switch (edge) {
  case MU_WRG_OWN_EDGE:
    return 2;
  case MU_WRG_SIDE_EDGE:
    return side_edge_period (march);
  case MU_WRG_SIDE_EDGE_BEYOND:
    return side_edge_period (march) + 1;
  case MU_WRG_ENEMY_EDGE:
    break;
  }
  return 0;
}

/* wrg.deploy.flank-march.arrival, wrg.deploy.forced-march */
MuRule
mu_wrg_earliest_arrival (const MuWrgFlankMarch *march, MuWrgEdge edge, int *period)
{
  if (edge == MU_WRG_ENEMY_EDGE)
    return MU_RULE_WRG_DEPLOY_FLANK_MARCH_POINT;
  *period = edge_period (march, edge) - (march->forced ? 1 : 0);
  return MU_RULE_NONE;
}

/* wrg.deploy.flank-march.point
 * READING: wrg.deploy.flank-march.point: troops that are ordered to come later
 * than they could dice from the period ordered. */
MuRule
mu_wrg_arrival_period_refused (const MuWrgFlankMarch *march, MuWrgEdge edge, int period)
{
  int earliest;
  const MuRule refused = mu_wrg_earliest_arrival (march, edge, &earliest);
  if (refused != MU_RULE_NONE)
    return refused;
  return period < earliest ? MU_RULE_WRG_DEPLOY_FLANK_MARCH_ARRIVAL : MU_RULE_NONE;
}

/* The marcher that stands for the group of marcher i: the unit before a
 * sub-unit, the first of a company. -1: a sub-unit without a unit. */
static int
leader_of (const MuWrgMarcher *marchers, int i)
{
  while (i >= 0 && marchers[i].sub_unit)
    i--;
  for (int k = 0; k < i; k++)
    if (marchers[i].company && !marchers[k].sub_unit && marchers[k].company == marchers[i].company)
      return k;
  return i;
}

/* READING: wrg.deploy.arrival.groups: in a company of regulars and irregulars
 * the die is that of the unit with the general, who leads the way. */
static void
join (MuWrgMarchGroup *group, const MuWrgMarcher *marcher, int earliest)
{
  if (earliest > group->earliest) /* wrg.deploy.arrival.groups: the slowest sets the pace */
    group->earliest = earliest;
  if (marcher->general)
    group->regular = marcher->regular;
  group->general = group->general || marcher->general;
}

static bool
is_company_without_general (const MuWrgMarcher *marchers, int count, const MuWrgMarchGroup *group,
                            const uint8_t *group_of)
{
  for (int i = 0; i < count; i++)
    if (marchers[i].company && !marchers[i].sub_unit && !group[group_of[i]].general)
      return true;
  return false;
}

/* wrg.deploy.arrival.groups */
MuRule
mu_wrg_march_groups (const MuWrgMarcher *marchers, int count, MuWrgEdge edge,
                     MuWrgMarchGroup *group, uint8_t *group_of, int *groups)
{
  *groups = 0;
  for (int i = 0; i < count; i++) {
    const int leader = leader_of (marchers, i);
    int earliest;
    if (leader < 0)
      return MU_RULE_WRG_DEPLOY_ARRIVAL_GROUPS;
    const MuRule refused = mu_wrg_earliest_arrival (&marchers[i].march, edge, &earliest);
    if (refused != MU_RULE_NONE)
      return refused;
    if (leader == i) {
      group_of[i] = (uint8_t) (*groups)++;
      group[group_of[i]] = (MuWrgMarchGroup){ .regular = marchers[i].regular };
    }
    group_of[i] = group_of[leader];
    if (!marchers[i].sub_unit)
      join (&group[group_of[i]], &marchers[i], earliest);
  }
  return is_company_without_general (marchers, count, group, group_of)
             ? MU_RULE_WRG_DEPLOY_ARRIVAL_GROUPS
             : MU_RULE_NONE;
}

/* --- arrival ------------------------------------------------------------ */

/* wrg.deploy.arrival.dice */
MuDie
mu_wrg_arrival_die (bool regular)
{
  return regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY;
}

/* wrg.deploy.arrival.dice, wrg.deploy.arrival.when, wrg.leave-table.return, wrg.leave-table.timing
 */
MuWrgArrival
mu_wrg_arrival (int face, bool general)
{
  if (face < 3 || face > (general ? 5 : 4))
    return MU_WRG_NOT_YET;
  return face == 3 ? MU_WRG_AFTER_MOVES : MU_WRG_AT_ONCE;
}

/* wrg.deploy.arrival.retry */
MuWrgMarchState
mu_wrg_march_state (int first, int period)
{
  if (period < first)
    return MU_WRG_MARCHING;
  return period < first + MU_WRG_ARRIVAL_TRIES ? MU_WRG_DUE : MU_WRG_LOST;
}

/* Faces of the die, of six, that give this. */
static int
faces_for (bool regular, bool general, MuWrgArrival arrival)
{
  static const uint8_t face[2][6] = { { 1, 2, 3, 4, 5, 6 }, { 2, 3, 3, 4, 4, 5 } };
  int count = 0;
  for (int i = 0; i < 6; i++)
    count += mu_wrg_arrival (face[regular][i], general) == arrival;
  return count;
}

MuWrgArrivalOdds
mu_wrg_arrival_odds (bool regular, bool general, int tries)
{
  assert (tries >= 1 && tries <= MU_WRG_ARRIVAL_TRIES);
  MuWrgArrivalOdds odds = { { 0 }, { 0 }, MU_WRG_ARRIVAL_WAYS };
  for (int i = 0; i < tries; i++) {
    odds.at_once[i] = odds.lost / 6 * faces_for (regular, general, MU_WRG_AT_ONCE);
    odds.after_moves[i] = odds.lost / 6 * faces_for (regular, general, MU_WRG_AFTER_MOVES);
    odds.lost -= odds.at_once[i] + odds.after_moves[i];
  }
  return odds;
}

/* wrg.deploy.arrival.blocked */
MuWrgEdgeClash
mu_wrg_arrival_clash (bool enemy_on_edge)
{
  return (MuWrgEdgeClash){
    .rule = enemy_on_edge ? MU_RULE_WRG_DEPLOY_ARRIVAL_BLOCKED : MU_RULE_NONE,
    .may_follow_up = enemy_on_edge,
  };
}

/* wrg.deploy.forced-march */
int
mu_wrg_forced_march_paces (int period)
{
  return period == 1 ? 60 : 0;
}

/* --- return ------------------------------------------------------------- */

/* wrg.leave-table.return, wrg.leave-table.chased
 * READING: wrg.leave-table.chased: the three periods are not put off for those
 * chased; the book says that they may lose their chance. */
MuRule
mu_wrg_return_refused (const MuWrgLeft *left, int period)
{
  if (left->how == MU_WRG_LEFT_ROUTING || period <= left->left
      || period > left->left + MU_WRG_ARRIVAL_TRIES)
    return MU_RULE_WRG_LEAVE_TABLE_RETURN;
  if (left->chased && (left->pursuers_back == 0 || period <= left->pursuers_back))
    return MU_RULE_WRG_LEAVE_TABLE_CHASED;
  return MU_RULE_NONE;
}

/* wrg.leave-table.rally, wrg.move.rally.who-forward, wrg.move.rally.who-back
 * READING: wrg.leave-table.rally: those who left by order or retiring were in
 * no need to rally and are not now. */
static MuWrgReturnRally
rally_of (MuWrgLeaving how, MuTroopType type)
{
  switch (how) {
  case MU_WRG_LEFT_EVADING:
  case MU_WRG_LEFT_ROUTING:
    return MU_WRG_RALLY_FORWARD;
  case MU_WRG_LEFT_PURSUING:
    return mu_type_is_infantry (type) ? MU_WRG_RALLY_FORWARD : MU_WRG_RALLY_BACK;
  case MU_WRG_LEFT_BREAKING_OFF:
    return MU_WRG_RALLY_BACK;
  case MU_WRG_LEFT_RETIRING:
  case MU_WRG_LEFT_BY_ORDER:
    break;
  }
  return MU_WRG_RALLIED;
}

MuWrgReturnRally
mu_wrg_return_rally (MuWrgLeaving how, MuTroopType type, int face, bool first_try)
{
  return first_try && face > 3 ? rally_of (how, type) : MU_WRG_RALLIED;
}
