/* The sixth step: sides spend command points by turns, a point for a unit or for a formation
 * through its leader, until both pass. Who may act, with whom, and what he could do is decided
 * here; what he does, in the file of each action.
 *
 * READING: abd.6.2.formation: all are joined to the leader's unit, each by its neighbour.
 * READING: abd.6.2.single-unit: a leader may activate his unit alone as a formation. */
#include <string.h>

#include "rules/abd/battle/engine.h"

enum { STAGE_WILD, STAGE_CHARGE, STAGE_FIRST, STAGE_CHOOSE, STAGE_ACT };

/* --- who may ------------------------------------------------------------------------------ */

/* abd.6.1.eligible */
static bool
is_free (const AbdBattle *battle, int body, int side)
{
  const AbdPiece *piece = &battle->piece[body];
  return !piece->leader && piece->hex != MU_ABD_OFF && piece->marker == MU_ABD_NO_MARKER
         && piece->master == side;
}

static bool
can_be_rallied (const AbdBattle *battle, int unit)
{
  return battle->piece[unit].disordered;
}

bool
mu_abd_can (const AbdBattle *battle, int unit, MuAbdAction action)
{
  switch (action) {
  case MU_ABD_MOVE:
    return mu_abd_can_move (battle, unit);
  case MU_ABD_ENTER:
    return mu_abd_can_enter (battle, unit);
  case MU_ABD_FIRE:
    return mu_abd_can_fire (battle, unit);
  case MU_ABD_RALLY:
    return can_be_rallied (battle, unit);
  case MU_ABD_PASS:
  case MU_ABD_HURRY:
  case MU_ABD_FRIGHT:
    break;
  }
  return false;
}

/* abd.6.2.move-facing
 * READING: abd.6.2.move-facing: it is those who will move that face one way. */
static bool
faces_alike (const AbdBattle *battle, int leader, int unit, MuAbdAction action)
{
  if (action != MU_ABD_MOVE || !mu_reading (battle->setup->readings, MU_READING_HEX_FACING))
    return true;
  return battle->piece[unit].facing == battle->piece[battle->piece[leader].with].facing;
}

/* abd.6.2.formation, abd.6.2.leader-unit: from his unit on, neighbour by neighbour. */
int
mu_abd_formation (const AbdBattle *battle, int leader, MuAbdAction action, bool member[ABD_BODIES])
{
  int16_t found[ABD_BODIES];
  const AbdPiece *piece = &battle->piece[leader];
  int count = 0;
  memset (member, 0, ABD_BODIES * sizeof *member);
  if (!mu_abd_leads (battle, leader) || !is_free (battle, piece->with, piece->side))
    return 0;
  found[count++] = piece->with;
  member[piece->with] = true;
  for (int i = 0; i < count; i++)
    for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
      const int hex = mu_abd_hex_next (&battle->map->grid, battle->piece[found[i]].hex, direction);
      const int unit = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
      if (unit == MU_NO_BODY || member[unit] || !is_free (battle, unit, piece->side)
          || !faces_alike (battle, leader, unit, action))
        continue;
      member[unit] = true;
      found[count++] = (int16_t) unit;
    }
  if (count == 1 && mu_reading (battle->setup->readings, MU_READING_HEX_ALONE))
    count = 0;
  return count;
}

/* Whether one of a formation has something to do. */
static bool
formation_can (const AbdBattle *battle, int leader, MuAbdAction action)
{
  bool member[ABD_BODIES];
  if (mu_abd_formation (battle, leader, action, member) == 0)
    return false;
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    if (member[i] && mu_abd_can (battle, i, action))
      return true;
  return false;
}

/* --- what is offered -------------------------------------------------------------------------- */

static const MuAbdAction of_units[] = { MU_ABD_MOVE, MU_ABD_FIRE, MU_ABD_RALLY };
#define OF_UNITS 3

static void
offer_units (const AbdBattle *battle, int side, AbdChoices *list)
{
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    for (int i = 0; is_free (battle, unit, side) && i < OF_UNITS; i++)
      if (mu_abd_can (battle, unit, of_units[i]))
        mu_abd_offer (list, unit, MU_NO_BODY, of_units[i], 0);
}

/* abd.6.1.eligible: a leader with a marker leads no more in this turn. */
static void
offer_leaders (const AbdBattle *battle, int side, AbdChoices *list)
{
  for (int leader = battle->first_leader[side]; leader < battle->first[side + 1]; leader++)
    for (int i = 0; i < OF_UNITS; i++)
      if (battle->piece[leader].marker == MU_ABD_NO_MARKER
          && formation_can (battle, leader, of_units[i]))
        mu_abd_offer (list, leader, MU_NO_BODY, of_units[i], 0);
}

static int
first_to_enter (const AbdBattle *battle, int side, int entry)
{
  int end;
  for (int unit = mu_abd_units (battle, side, &end); unit < end; unit++)
    if (battle->piece[unit].entry == entry && mu_abd_can_enter (battle, unit))
      return unit;
  return MU_NO_BODY;
}

/* abd.8.7.reinforcements */
static void
offer_reinforcements (const AbdBattle *battle, int side, AbdChoices *list)
{
  for (int entry = 0; entry < battle->setup->entry_count; entry++) {
    const int first = first_to_enter (battle, side, entry);
    if (first != MU_NO_BODY)
      mu_abd_offer (list, first, MU_NO_BODY, MU_ABD_ENTER, entry);
  }
}

/* abd.4.2.panic-action, abd.6.0.hinder: once a turn. */
static bool
can_hurry (const AbdBattle *battle, int side)
{
  if (!battle->panicked[!side] || battle->hurried[side])
    return false;
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    if (mu_abd_flees (battle, unit, !side))
      return true;
  return false;
}

void
mu_abd_offer_acts (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const int side = question->side;
  mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, MU_ABD_PASS, 0);
  if (battle->points[side] == 0)
    return;
  offer_leaders (battle, side, list);
  offer_units (battle, side, list);
  offer_reinforcements (battle, side, list);
  if (can_hurry (battle, side))
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, MU_ABD_HURRY, 0);
  if (mu_abd_can_frighten (battle, side))
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, MU_ABD_FRIGHT, 0);
}

/* --- within a formation ------------------------------------------------------------------------
 */

/* abd.6.2.3.same-action: by the one action that it was activated for. */
static bool
is_next (const AbdBattle *battle, int unit)
{
  const AbdAct *act = &battle->act;
  if (!act->member[unit] || act->done[unit])
    return false;
  if (act->action == MU_ABD_MOVE && act->facing >= 0 && battle->piece[unit].facing != act->facing)
    return false;
  return mu_abd_can (battle, unit, (MuAbdAction) act->action);
}

void
mu_abd_offer_next (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    if (is_next (battle, unit))
      mu_abd_offer (list, unit, MU_NO_BODY, 0, 0);
}

/* abd.6.2.2.subset: whoever is left out may act later. */
static bool
ask_next (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_NEXT, act->side, act->leader, MU_NO_BODY, act->action, 0);
  if (!choice)
    return false;
  act->body = choice->body;
  return true;
}

bool
mu_abd_next_member (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  if (act->action == MU_ABD_ENTER || act->leader != MU_NO_BODY) {
    if (!ask_next (battle))
      return false;
  } else
    act->body = act->done[act->alone] ? MU_NO_BODY : act->alone;
  if (act->body != MU_NO_BODY && act->action == MU_ABD_MOVE)
    act->facing = (int8_t) battle->piece[act->body].facing;
  return true;
}

/* --- the step ------------------------------------------------------------------------------------
 */

/* abd.6.0.hinder: what harms the enemy costs as much, but nobody is activated. */
static MuRule
reason (MuAbdAction action)
{
  switch (action) {
  case MU_ABD_PASS:
    return MU_RULE_ABD_ACTIVATION_PASS;
  case MU_ABD_HURRY:
    return MU_RULE_ABD_PANIC_ACTION;
  case MU_ABD_FRIGHT:
    return MU_RULE_ABD_ELEPHANT;
  case MU_ABD_MOVE:
  case MU_ABD_FIRE:
  case MU_ABD_RALLY:
  case MU_ABD_ENTER:
    break;
  }
  return MU_RULE_ABD_ACTIVATION_COST;
}

static void
tell_act (AbdBattle *battle, MuAbdAction action, int side, int body, int count)
{
  mu_abd_tell (battle, MU_ABD_EVENT_ACTS, reason (action), body, MU_NO_BODY,
               VALUES ((int32_t) action, side, battle->points[side], count));
}

static int
settle_members (AbdBattle *battle, const MuChoice *choice)
{
  AbdAct *act = &battle->act;
  int end, count = 0;
  if (act->leader != MU_NO_BODY)
    return mu_abd_formation (battle, act->leader, (MuAbdAction) act->action, act->member);
  if (act->action != MU_ABD_ENTER) {
    act->alone = choice->body;
    if (choice->body == MU_NO_BODY)
      return 0;
    act->member[choice->body] = true;
    return 1;
  }
  for (int unit = mu_abd_units (battle, act->side, &end); unit < end; unit++)
    if (battle->piece[unit].entry == choice->value[1] && mu_abd_can_enter (battle, unit)) {
      act->member[unit] = true;
      count++;
    }
  return count;
}

/* abd.10.0.activation: to fire, too, a point serves a unit or all of a formation.
 * abd.6.2.1.fixed-at-start: who belongs to it is settled now. */
static void
open_act (AbdBattle *battle, const MuChoice *choice)
{
  AbdAct *act = &battle->act;
  const bool by_leader = choice->body != MU_NO_BODY && battle->piece[choice->body].leader;
  memset (act, 0, sizeof *act);
  act->action = (uint8_t) choice->value[0];
  act->side = battle->course.side;
  act->leader = by_leader ? choice->body : MU_NO_BODY;
  act->body = act->target = act->alone = MU_NO_BODY;
  act->facing = -1;
  const int count = settle_members (battle, choice);
  battle->points[act->side]--;
  tell_act (battle, (MuAbdAction) act->action, act->side, choice->body, count);
}

static bool
choose (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_ACT, course->side, MU_NO_BODY, MU_NO_BODY,
                                       battle->points[course->side], course->passes);
  if (!choice)
    return false;
  if (choice->value[0] == MU_ABD_PASS) {
    tell_act (battle, MU_ABD_PASS, course->side, MU_NO_BODY, 0);
    course->passes++;
    course->side = !course->side;
    return true;
  }
  course->passes = 0;
  open_act (battle, choice);
  course->stage = STAGE_ACT;
  return true;
}

static bool
act_on (AbdBattle *battle)
{
  switch ((MuAbdAction) battle->act.action) {
  case MU_ABD_MOVE:
  case MU_ABD_ENTER:
    return mu_abd_move_action (battle);
  case MU_ABD_FIRE:
    return mu_abd_fire_action (battle);
  case MU_ABD_RALLY:
    return mu_abd_rally_action (battle);
  case MU_ABD_HURRY:
    return mu_abd_hurry_action (battle);
  case MU_ABD_FRIGHT:
    return mu_abd_fright_action (battle);
  case MU_ABD_PASS:
    break;
  }
  return true;
}

/* abd.6.3.leader-marker */
static void
close_act (AbdBattle *battle)
{
  const int leader = battle->act.leader;
  if (leader != MU_NO_BODY && battle->piece[leader].fate == MU_FATE_ON_TABLE)
    mu_abd_mark (battle, leader, MU_ABD_YELLOW, MU_RULE_ABD_LEADER_MARKER);
  battle->act.action = MU_ABD_PASS;
  battle->course.side = !battle->course.side;
  battle->course.stage = STAGE_CHOOSE;
}

/* abd.6.0.pass: until two in a row. */
static bool
alternate (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  while (course->passes < MU_SIDES) {
    if (course->stage == STAGE_CHOOSE && !choose (battle))
      return false;
    if (course->stage == STAGE_ACT) {
      if (!act_on (battle))
        return false;
      close_act (battle);
    }
  }
  return true;
}

/* abd.3.6.first-action */
static bool
name_first (AbdBattle *battle)
{
  const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_FIRST, battle->initiative, MU_NO_BODY,
                                       MU_NO_BODY, battle->points[0], battle->points[1]);
  if (!choice)
    return false;
  battle->course.side = (uint8_t) choice->value[0];
  mu_abd_tell (battle, MU_ABD_EVENT_FIRST, MU_RULE_ABD_FIRST_ACTION, MU_NO_BODY, MU_NO_BODY,
               VALUES (battle->course.side));
  return true;
}

/* Of both sides in turn, the Initiative Player's first. */
static bool
for_both (AbdBattle *battle, bool (*part) (AbdBattle *battle, int side))
{
  AbdCourse *course = &battle->course;
  for (; course->count < MU_SIDES; course->count++)
    if (!part (battle, course->count ? !battle->initiative : battle->initiative))
      return false;
  course->count = 0;
  return true;
}

static bool
move_wildly (AbdBattle *battle, int side)
{
  return !battle->wild[side] || mu_abd_impetuous_moves (battle, side);
}

/* abd.3.0.cp-lost
 * READING: abd.17.2.2.cp-kept: with re-rolls they serve for those to the end of the turn. */
static void
lose_points (AbdBattle *battle)
{
  const bool kept = mu_abd_has_option (battle, MU_ABD_REROLLS)
                    && !mu_reading (battle->setup->readings, MU_READING_HEX_LUCK_POINTS);
  for (int side = 0; side < MU_SIDES && !kept; side++)
    battle->points[side] = 0;
}

bool
mu_abd_activation_phase (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  if (course->stage == STAGE_WILD) {
    if (!for_both (battle, move_wildly))
      return false;
    course->stage = STAGE_CHARGE;
  }
  if (course->stage == STAGE_CHARGE) {
    if (!for_both (battle, mu_abd_barbarians_choose))
      return false;
    course->stage = STAGE_FIRST;
  }
  if (course->stage == STAGE_FIRST) {
    if (!name_first (battle))
      return false;
    course->stage = STAGE_CHOOSE;
  }
  if (!alternate (battle))
    return false;
  lose_points (battle);
  return true;
}
