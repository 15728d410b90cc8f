/* Rallying: a unit alone does without a die; in a formation each throws one, against the strength
 * of its disordered side. */
#include "rules/abd/battle/engine.h"

enum { STAGE_NEXT, STAGE_SETTLE };

static bool
has_leader (const AbdBattle *battle, int side, int hex)
{
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
    if (battle->piece[i].hex == hex && hex != MU_ABD_OFF)
      return true;
  return false;
}

/* abd.7.2.modifiers: the nearest of them, however many. */
static MuAbdLeader
leader_near (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (has_leader (battle, piece->side, piece->hex))
    return MU_ABD_LEADER_STACKED;
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++)
    if (has_leader (battle, piece->side,
                    mu_abd_hex_next (&battle->map->grid, piece->hex, direction)))
      return MU_ABD_LEADER_ADJACENT;
  return MU_ABD_NO_LEADER;
}

/* abd.7.0.marker: whether it has rallied or not. */
static void
mark_rallied (AbdBattle *battle, int unit)
{
  battle->act.done[unit] = true;
  mu_abd_mark (battle, unit, MU_ABD_YELLOW, MU_RULE_ABD_RALLY_MARKER);
}

/* abd.7.1.rally-roll */
static void
take_die (AbdBattle *battle, int unit)
{
  const int die = mu_abd_tray_face (battle, 0);
  const int strength = mu_abd_values (battle, unit)->strength[1];
  const MuAbdLeader leader = leader_near (battle, unit);
  const int help = mu_abd_rally_modifier (leader);
  const bool rallies = mu_abd_rallies (strength, die, leader);
  mu_abd_tell (battle, MU_ABD_EVENT_RALLY, MU_RULE_ABD_RALLY_ROLL, unit, MU_NO_BODY,
               VALUES (die, die + help, strength, rallies));
  if (help)
    mu_abd_tell (battle, MU_EVENT_FACTOR, MU_RULE_ABD_RALLY_MODIFIERS, unit, MU_NO_BODY,
                 VALUES (help));
  if (rallies)
    mu_abd_rally (battle, unit, MU_RULE_ABD_RALLY_ROLL);
  mark_rallied (battle, unit);
}

/* abd.7.0.single-unit-auto */
static void
rally_alone (AbdBattle *battle)
{
  const int unit = battle->act.alone;
  mu_abd_rally (battle, unit, MU_RULE_ABD_RALLY_SINGLE);
  mark_rallied (battle, unit);
}

/* abd.7.0.formation-roll */
static bool
rally_next (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  if (act->stage == STAGE_NEXT) {
    if (!mu_abd_next_member (battle))
      return false;
    if (act->body == MU_NO_BODY)
      return true;
    mu_abd_tray_clear (battle);
    mu_abd_tray_throw (battle, MU_ROLL_RALLY, act->side, act->body);
    act->stage = STAGE_SETTLE;
  }
  if (!mu_abd_tray_settled (battle))
    return false;
  take_die (battle, act->body);
  act->stage = STAGE_NEXT;
  return true;
}

bool
mu_abd_rally_action (AbdBattle *battle)
{
  if (battle->act.leader == MU_NO_BODY) {
    rally_alone (battle);
    return true;
  }
  do
    if (!rally_next (battle))
      return false;
  while (battle->act.body != MU_NO_BODY);
  return true;
}
