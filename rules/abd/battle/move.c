/* A Move: of a unit by itself, of the units of a formation one after the other, of reinforcements
 * who come by one entry. Where each may go reach.c finds. */
#include "rules/abd/battle/reach.h"

/* abd.13.1.1.movement: a Camp never moves, nor turns. */
bool
mu_abd_can_move (const AbdBattle *battle, int unit)
{
  return mu_abd_on_map (battle, unit) && mu_abd_values (battle, unit)->move > 0;
}

static void
offer_cell (const AbdReach *reach, int cell, AbdChoices *list)
{
  uint8_t harm[MU_ABD_DIRECTIONS];
  mu_abd_reach_harms (reach, cell, harm);
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++)
    if (harm[facing] != ABD_NO_WAY)
      mu_abd_offer (list, reach->unit, MU_NO_BODY, reach->cell[cell].hex, facing);
}

void
mu_abd_offer_moves (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  AbdReach reach;
  const bool enters = !mu_abd_on_map (battle, question->body);
  mu_abd_reach (&reach, battle, question->body, enters ? ABD_REACH_ENTER : ABD_REACH_MOVE);
  for (int cell = 0; cell < reach.count; cell++)
    offer_cell (&reach, cell, list);
  if (mu_abd_reach_leaves (&reach, reach.points) != ABD_NO_WAY)
    mu_abd_offer (list, question->body, MU_NO_BODY, MU_ABD_OFF, 0);
  if (enters)
    mu_abd_offer_waits (battle, question->body, list);
}

/* abd.8.8.3.disengage
 * READING: abd.8.8.3.red-trigger: leaving the hex in which it began in an enemy zone is what earns
 * a red marker; under the other reading turning there does too. */
static MuAbdMarker
marker_of (const AbdBattle *battle, const AbdReach *reach, const AbdWay *way)
{
  const bool turned = way->count == 0 && way->facing != battle->piece[reach->unit].facing
                      && mu_reading (battle->setup->readings, MU_READING_HEX_DISENGAGING);
  return reach->began_in_zone && (way->count > 0 || turned) ? MU_ABD_RED : MU_ABD_YELLOW;
}

static void
go (AbdBattle *battle, int unit, const MuChoice *to)
{
  AbdReach reach;
  AbdWay way;
  const bool enters = !mu_abd_on_map (battle, unit);
  mu_abd_reach (&reach, battle, unit, enters ? ABD_REACH_ENTER : ABD_REACH_MOVE);
  if (!mu_abd_way (&reach, to->value[0], to->value[1], &way))
    return;
  const MuAbdMarker marker = marker_of (battle, &reach, &way);
  mu_abd_walk (battle, unit, &way,
               enters ? MU_RULE_ABD_MOVE_REINFORCEMENTS : MU_RULE_ABD_MOVE_FORWARD);
  if (mu_abd_on_map (battle, unit))
    mu_abd_mark (battle, unit, marker, MU_RULE_ABD_ZOC_DISENGAGE);
}

static bool
move_one (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  const int unit = act->body;
  const MuChoice *to = mu_abd_ask (battle, MU_ABD_ASK_MOVE, act->side, unit, MU_NO_BODY, 0, 0);
  if (!to)
    return false;
  if (!mu_abd_on_map (battle, unit) && mu_abd_is_held (battle, unit, to->value[0]))
    mu_abd_wait_before (battle, unit, to->value[0], to->value[1]);
  else
    go (battle, unit, to);
  act->done[unit] = true;
  act->body = MU_NO_BODY;
  return true;
}

/* abd.8.1.formation-free, abd.8.7.reinforcements: in any order, and as many as the player likes. */
bool
mu_abd_move_action (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  for (;;) {
    if (act->body == MU_NO_BODY && !mu_abd_next_member (battle))
      return false;
    if (act->body == MU_NO_BODY)
      return true;
    if (!move_one (battle))
      return false;
  }
}
