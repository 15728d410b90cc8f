/* Why an answer is refused: by the rule that bars it, as exactly as it can be said. Whoever answers
 * may send anything; nothing of it is taken for a piece or a hex before it has been looked at. What
 * is offered, the files of the questions decide; here it is only explained. */
#include "rules/abd/battle/engine.h"

static bool
is_unit (const AbdBattle *battle, int body)
{
  return body >= 0 && body < battle->first[MU_SIDES] && !battle->piece[body].leader;
}

static bool
is_leader (const AbdBattle *battle, int body)
{
  return body >= 0 && body < battle->first[MU_SIDES] && battle->piece[body].leader;
}

static bool
is_hex (const AbdBattle *battle, int hex)
{
  return hex >= 0 && hex < mu_abd_hex_count (&battle->map->grid);
}

/* --- actions --------------------------------------------------------------------------------- */

/* abd.6.2.leader-unit, abd.6.2.single-unit */
static MuRule
leader_barred (const AbdBattle *battle, int leader, MuAbdAction action)
{
  bool member[ABD_BODIES];
  const AbdPiece *piece = &battle->piece[leader];
  if (piece->marker != MU_ABD_NO_MARKER)
    return MU_RULE_ABD_LEADER_MARKER;
  if (!mu_abd_leads (battle, leader) || battle->piece[piece->with].marker != MU_ABD_NO_MARKER)
    return MU_RULE_ABD_ACTIVATION_LEADER_UNIT;
  return mu_abd_formation (battle, leader, action, member) ? MU_RULE_ABD_FORMATION_ACTION
                                                           : MU_RULE_ABD_ACTIVATION_SINGLE_UNIT;
}

/* abd.10.1.equipped, abd.13.1.1.movement */
static MuRule
unit_barred (const AbdBattle *battle, int unit, MuAbdAction action)
{
  if (action == MU_ABD_MOVE && mu_abd_values (battle, unit)->move == 0)
    return MU_RULE_ABD_CAMP_MOVEMENT;
  if (action == MU_ABD_FIRE && mu_abd_values (battle, unit)->arrows == 0)
    return MU_RULE_ABD_RANGED_EQUIPPED;
  return MU_RULE_ABD_ACTIVATION_ELIGIBLE;
}

static MuRule
act_barred (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  const MuAbdAction action = (MuAbdAction) choice->value[0];
  if (battle->points[question->side] == 0)
    return MU_RULE_ABD_ACTIVATION_COST;
  if (action == MU_ABD_HURRY || action == MU_ABD_FRIGHT)
    return MU_RULE_ABD_ACTIVATION_HINDER;
  if (action == MU_ABD_ENTER)
    return MU_RULE_ABD_SCENARIO_SCHEDULE;
  if (is_leader (battle, choice->body) && battle->piece[choice->body].side == question->side)
    return leader_barred (battle, choice->body, action);
  if (is_unit (battle, choice->body) && battle->piece[choice->body].master == question->side)
    return unit_barred (battle, choice->body, action);
  return MU_RULE_ABD_ACTIVATION_ELIGIBLE;
}

/* abd.6.2.1.fixed-at-start, abd.6.2.move-facing, abd.6.2.3.same-action */
static MuRule
next_barred (const AbdBattle *battle, const MuChoice *choice)
{
  const AbdAct *act = &battle->act;
  if (!is_unit (battle, choice->body) || !act->member[choice->body])
    return MU_RULE_ABD_ACTIVATION_FIXED_AT_START;
  if (act->done[choice->body])
    return MU_RULE_ABD_ACTIVATION_ELIGIBLE;
  if (act->facing >= 0 && battle->piece[choice->body].facing != act->facing)
    return MU_RULE_ABD_FORMATION_FACING;
  return MU_RULE_ABD_FORMATION_ACTION;
}

/* --- moves -------------------------------------------------------------------------------------
 */

/* abd.17.4.2.no-exit, abd.8.6.exit-facing */
static MuRule
exit_barred (const AbdBattle *battle, int unit)
{
  const int hex = battle->piece[unit].hex;
  if (mu_abd_has_option (battle, MU_ABD_CONTROL) && mu_abd_is_impetuous (battle, unit))
    return MU_RULE_ABD_CONTROL_NO_EXIT;
  return hex != MU_ABD_OFF && mu_abd_hex_is_edge (&battle->map->grid, hex)
             ? MU_RULE_ABD_MOVE_EXIT_FACING
             : MU_RULE_ABD_MOVE_EXIT;
}

/* abd.8.3.1.enemy-units, abd.8.5.stacking, abd.8.0.one-hex-prohibited, abd.8.8.2.no-infiltration */
static MuRule
hex_barred (const AbdBattle *battle, int unit, int hex)
{
  const AbdPiece *piece = &battle->piece[unit];
  const int there = battle->at[hex];
  if (there != MU_NO_BODY && there != unit)
    return mu_abd_is_enemy (battle, unit, there) ? MU_RULE_ABD_MOVE_ENEMY_UNITS
                                                 : MU_RULE_ABD_MOVE_STACKING;
  if (battle->chart->terrain[battle->map->terrain[hex]].cost == 0)
    return MU_RULE_ABD_MOVE_ONE_HEX_PROHIBITED;
  if (hex == piece->hex)
    return MU_RULE_ABD_MOVE_ROTATE;
  if (piece->hex != MU_ABD_OFF && mu_abd_in_zone (battle, piece->master, piece->hex)
      && mu_abd_in_zone (battle, piece->master, hex))
    return MU_RULE_ABD_ZOC_INFILTRATION;
  return MU_RULE_ABD_MOVE_ALLOWANCE;
}

/* abd.8.0.adjacent-steps: a way leads through hexes. */
static MuRule
move_barred (const AbdBattle *battle, int unit, const MuChoice *choice)
{
  const int hex = choice->value[0];
  if (!is_unit (battle, unit))
    return MU_RULE_ABD_MOVE_ALLOWANCE;
  if (hex == MU_ABD_OFF)
    return exit_barred (battle, unit);
  return is_hex (battle, hex) ? hex_barred (battle, unit, hex) : MU_RULE_ABD_MOVE_ADJACENT_STEPS;
}

/* --- fire ----------------------------------------------------------------------------------------
 */

static MuRule
fire_barred (const AbdBattle *battle, int unit, int enemy)
{
  if (!is_unit (battle, unit) || !battle->act.member[unit] || !is_unit (battle, enemy))
    return MU_RULE_ABD_RANGED_PARTICIPANTS;
  const MuRule barred = mu_abd_fire_barred (battle, unit, enemy);
  return barred == MU_RULE_NONE ? MU_RULE_ABD_RANGED_PARTICIPANTS : barred;
}

/* abd.10.5.lead: nobody in disorder supports. */
static MuRule
support_barred (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  if (is_unit (battle, choice->body) && battle->piece[choice->body].disordered)
    return MU_RULE_ABD_RANGED_LEAD;
  return fire_barred (battle, choice->body, question->other);
}

/* --- melee ---------------------------------------------------------------------------------------
 */

/* abd.11.0.red-marker, abd.13.1.3.no-melee-attack, abd.11.2.1.zero-strength */
static MuRule
attacker_barred (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (mu_abd_is_camp ((MuAbdType) piece->type))
    return MU_RULE_ABD_CAMP_NO_MELEE;
  if (piece->marker == MU_ABD_RED)
    return MU_RULE_ABD_MELEE_RED;
  return mu_abd_strength (battle, unit) == 0 ? MU_RULE_ABD_MELEE_ZERO_STRENGTH : MU_RULE_NONE;
}

/* abd.11.2.1.attacker, abd.11.2.1.river, abd.11.2.2.target */
static MuRule
target_barred (const AbdBattle *battle, int unit, int enemy)
{
  if (!is_unit (battle, enemy) || !mu_abd_is_enemy (battle, unit, enemy))
    return MU_RULE_ABD_MELEE_TARGET;
  const int direction = mu_abd_towards (battle, unit, enemy);
  if (direction < 0 || !mu_abd_is_frontal (battle, unit, direction))
    return MU_RULE_ABD_MELEE_ATTACKER;
  const int hex = battle->piece[unit].hex;
  if (hex != MU_ABD_OFF
      && battle->chart->hexside[mu_abd_map_side (battle->map, hex, direction)].barred)
    return MU_RULE_ABD_MELEE_RIVER;
  return MU_RULE_ABD_MELEE_TARGET;
}

/* abd.17.4.2.melee-first: while those out of control fight nobody else does, nor passes. */
static MuRule
melee_barred (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  const bool wild = question->value[0], unit = is_unit (battle, choice->body);
  if (wild && (!unit || !battle->piece[choice->body].wild))
    return MU_RULE_ABD_CONTROL_MELEE_FIRST;
  if (!unit || battle->piece[choice->body].master != question->side)
    return MU_RULE_ABD_MELEE_ATTACKER;
  const MuRule barred = attacker_barred (battle, choice->body);
  return barred == MU_RULE_NONE ? target_barred (battle, choice->body, choice->other) : barred;
}

/* abd.11.2.3.direction, abd.11.2.3.ii.stacking, abd.11.2.3.limits: it may go back one hex at the
 * least, or nobody would ask. */
static MuRule
retreat_barred (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  const int unit = question->body, direction = mu_abd_towards (battle, question->other, unit);
  int hex = battle->piece[unit].hex;
  if (choice->value[0] != 2 || direction < 0
      || mu_abd_arm ((MuAbdType) battle->piece[unit].type) != MU_ABD_CAVALRY)
    return MU_RULE_ABD_RETREAT_DIRECTION;
  for (int step = 0; step < 2 && hex != MU_ABD_OFF; step++)
    hex = mu_abd_hex_next (&battle->map->grid, hex, direction);
  return hex != MU_ABD_OFF && battle->at[hex] != MU_NO_BODY ? MU_RULE_ABD_RETREAT_STACKING
                                                            : MU_RULE_ABD_RETREAT_LIMITS;
}

/* --- all of them
 * ----------------------------------------------------------------------------------- */

MuRule
mu_abd_barred (const AbdBattle *battle, const MuQuestion *question, const MuChoice *choice)
{
  switch ((MuAbdAsks) question->kind) {
  case MU_ABD_ASK_DEPLOY:
    return mu_abd_deployment_barred (question->value[0]);
  case MU_ABD_ASK_DISMOUNT:
    return MU_RULE_ABD_DISMOUNT_TABLE;
  case MU_ABD_ASK_BID:
    return MU_RULE_ABD_INITIATIVE_BIDDING;
  case MU_ABD_ASK_LEADER:
    return is_leader (battle, choice->body) ? MU_RULE_ABD_PLACE_WHERE : MU_RULE_ABD_PLACE_ALTERNATE;
  case MU_ABD_ASK_CONTROL:
    return MU_RULE_ABD_CONTROL_VALUE;
  case MU_ABD_ASK_CHARGE:
    return MU_RULE_ABD_BARBARIAN_TRIPLE;
  case MU_ABD_ASK_FIRST:
    return MU_RULE_ABD_FIRST_ACTION;
  case MU_ABD_ASK_ACT:
    return act_barred (battle, question, choice);
  case MU_ABD_ASK_NEXT:
    return next_barred (battle, choice);
  case MU_ABD_ASK_MOVE:
    return move_barred (battle, question->body, choice);
  case MU_ABD_ASK_FIRE:
    return fire_barred (battle, choice->body, choice->other);
  case MU_ABD_ASK_VOLLEY:
    return MU_RULE_ABD_RANGED_PREDESIGNATE;
  case MU_ABD_ASK_SUPPORT:
    return support_barred (battle, question, choice);
  case MU_ABD_ASK_FLEE:
    return MU_RULE_ABD_PANIC_WHICH_WAY;
  case MU_ABD_ASK_IMPETUOUS:
    return MU_RULE_ABD_CONTROL_IMPETUOUS_MOVE;
  case MU_ABD_ASK_MELEE:
    return melee_barred (battle, question, choice);
  case MU_ABD_ASK_RETREAT:
    return retreat_barred (battle, question, choice);
  case MU_ABD_ASK_ADVANCE:
    return MU_RULE_ABD_ADVANCE_DISCIPLINED;
  case MU_ABD_ASK_SECOND:
    return MU_RULE_ABD_ADVANCE_SECOND;
  case MU_ABD_ASK_REROLL:
    return MU_RULE_ABD_LUCK_REROLL;
  }
  return MU_RULE_ABD_STEP_ORDER;
}
