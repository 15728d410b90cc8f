/* What becomes of a piece. Leaders follow their unit in all that happens to it; what it leaves them
 * with, alone in a hex or off the map, is decided here. */
#include "rules/abd/battle/engine.h"

static void
set_leader (AbdBattle *battle, int leader, int hex, int with, MuRule why)
{
  AbdPiece *piece = &battle->piece[leader];
  piece->hex = (int16_t) hex;
  piece->with = (int16_t) with;
  mu_abd_tell (battle, MU_ABD_EVENT_LEADER, why, leader, with, VALUES (hex));
}

void
mu_abd_set_leader (AbdBattle *battle, int leader, int unit, MuRule why)
{
  set_leader (battle, leader, unit == MU_NO_BODY ? MU_ABD_OFF : battle->piece[unit].hex, unit, why);
}

/* abd.11.5.2.leader-alone: an enemy is set aside unharmed.
 * READING: abd.11.5.2.leader-alone-friend: a friend joins the unit that comes to him. */
static void
meet_lone (AbdBattle *battle, int unit, int leader)
{
  if (battle->piece[leader].side != battle->piece[unit].master)
    set_leader (battle, leader, MU_ABD_OFF, MU_NO_BODY, MU_RULE_ABD_LEADER_ALONE);
  else if (!mu_reading (battle->setup->readings, MU_READING_HEX_LONE_LEADER))
    set_leader (battle, leader, battle->piece[unit].hex, unit, MU_RULE_ABD_LEADER_ALONE_FRIEND);
}

static void
meet_lone_leaders (AbdBattle *battle, int unit)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
      if (battle->piece[i].hex == battle->piece[unit].hex && battle->piece[i].with == MU_NO_BODY)
        meet_lone (battle, unit, i);
}

/* abd.3.5.bound-to-unit: those with it come along, and nothing is said of it. */
static void
take_along (AbdBattle *battle, int unit)
{
  for (int i = mu_abd_next_leader (battle, unit, MU_NO_BODY); i != MU_NO_BODY;
       i = mu_abd_next_leader (battle, unit, i))
    battle->piece[i].hex = battle->piece[unit].hex;
}

/* abd.8.5.leaders-free: `at' has combat units alone; leaders are wherever theirs is. */
void
mu_abd_put (AbdBattle *battle, int unit, int hex, int facing)
{
  AbdPiece *piece = &battle->piece[unit];
  if (piece->hex != MU_ABD_OFF && battle->at[piece->hex] == unit)
    battle->at[piece->hex] = MU_NO_BODY;
  piece->hex = (int16_t) hex;
  piece->facing = (uint8_t) facing;
  if (piece->outside != MU_ABD_OFF)
    battle->waiting--;
  piece->outside = MU_ABD_OFF;
  if (hex == MU_ABD_OFF)
    return;
  battle->at[hex] = (int16_t) unit;
  piece->fate = MU_FATE_ON_TABLE;
  take_along (battle, unit);
  meet_lone_leaders (battle, unit);
}

void
mu_abd_wait (AbdBattle *battle, int unit, int hex, int facing)
{
  AbdPiece *piece = &battle->piece[unit];
  if (piece->outside == MU_ABD_OFF)
    battle->waiting++;
  piece->outside = (int16_t) hex;
  piece->facing = (uint8_t) facing;
  mu_abd_tell (battle, MU_ABD_EVENT_WAITS, MU_RULE_ABD_MOVE_BLOCKED_ENTRY, unit, MU_NO_BODY,
               VALUES (hex, facing));
}

void
mu_abd_mark (AbdBattle *battle, int body, MuAbdMarker marker, MuRule why)
{
  if (battle->piece[body].marker == marker)
    return;
  battle->piece[body].marker = (uint8_t) marker;
  mu_abd_tell (battle, MU_ABD_EVENT_MARKED, why, body, MU_NO_BODY, VALUES ((int32_t) marker));
}

void
mu_abd_disorder (AbdBattle *battle, int unit, MuRule why)
{
  if (battle->piece[unit].disordered)
    return;
  battle->piece[unit].disordered = true;
  mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, unit, MU_NO_BODY, VALUES (1, 0, 1, 1));
  mu_abd_tell (battle, MU_EVENT_DISORDERED, why, unit, MU_NO_BODY, VALUES (0));
}

void
mu_abd_rally (AbdBattle *battle, int unit, MuRule why)
{
  if (!battle->piece[unit].disordered)
    return;
  battle->piece[unit].disordered = false;
  mu_abd_tell (battle, MU_EVENT_RECOVERED, why, unit, MU_NO_BODY, VALUES (0));
  mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, unit, MU_NO_BODY, VALUES (2, 0, -1, -1));
}

/* A leader whose unit is lost: he will have to throw for his escape. */
static void
leave_alone (AbdPiece *leader)
{
  leader->with = MU_NO_BODY;
  leader->escapes = true;
}

/* abd.4.0.panic-rating: by its strength in good order, disordered or not. */
void
mu_abd_change_rating (AbdBattle *battle, int unit, bool is_lost)
{
  const int side = battle->piece[unit].side, strength = mu_abd_values (battle, unit)->strength[0];
  const int loss = is_lost ? strength : -strength;
  battle->rating[side] = (int16_t) (battle->rating[side] - loss);
  mu_abd_tell (battle, MU_ABD_EVENT_RATING, MU_RULE_ABD_PANIC_RATING, unit, MU_NO_BODY,
               VALUES (side, battle->rating[side], loss));
}

void
mu_abd_eliminate (AbdBattle *battle, int unit, MuRule why, bool counts)
{
  AbdPiece *piece = &battle->piece[unit];
  for (int i = mu_abd_next_leader (battle, unit, MU_NO_BODY); i != MU_NO_BODY;
       i = mu_abd_next_leader (battle, unit, i))
    leave_alone (&battle->piece[i]);
  const int left = piece->disordered ? 1 : 2;
  mu_abd_put (battle, unit, MU_ABD_OFF, piece->facing);
  piece->fate = MU_FATE_DESTROYED;
  piece->turn = 0;
  mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, unit, MU_NO_BODY,
               VALUES (0, 0, left, left));
  mu_abd_tell (battle, MU_EVENT_DESTROYED, why, unit, MU_NO_BODY, VALUES (0));
  if (counts && !mu_abd_is_camp ((MuAbdType) piece->type))
    mu_abd_change_rating (battle, unit, true);
}

/* abd.8.6.1.exit-no-panic: its side's rating stays. abd.8.6.2.no-return.
 * READING: abd.8.6.exit-leader: nothing is said of leaders who leave with it: they are placed
 * again in the next turn. */
void
mu_abd_leave (AbdBattle *battle, int unit, MuRule why)
{
  AbdPiece *piece = &battle->piece[unit];
  const bool away = mu_reading (battle->setup->readings, MU_READING_HEX_EXIT_LEADER) != 0;
  for (int i = mu_abd_next_leader (battle, unit, MU_NO_BODY); i != MU_NO_BODY;
       i = mu_abd_next_leader (battle, unit, i)) {
    if (away)
      battle->piece[i].fate = MU_FATE_OFF_TABLE;
    set_leader (battle, i, MU_ABD_OFF, MU_NO_BODY, MU_RULE_ABD_LEADER_EXIT_LEADER);
  }
  mu_abd_put (battle, unit, MU_ABD_OFF, piece->facing);
  piece->fate = MU_FATE_OFF_TABLE;
  piece->turn = 0;
  if (battle->setup->returns) {
    piece->turn = (uint8_t) (battle->turn + 1);
    piece->entry = (uint8_t) (battle->setup->returns - 1);
  }
  mu_abd_tell (battle, MU_EVENT_LEFT_TABLE, why, unit, MU_NO_BODY, VALUES (0));
}

/* --- leaders whose unit is gone ------------------------------------------------------- */

static bool
has_to_throw (const AbdBattle *battle, int leader, int hex)
{
  const AbdPiece *piece = &battle->piece[leader];
  return piece->hex == hex && piece->escapes;
}

static void
throw_for_all (AbdBattle *battle, int side, int hex)
{
  mu_abd_tray_clear (battle);
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
    if (has_to_throw (battle, i, hex))
      mu_abd_tray_throw (battle, MU_ROLL_RISK_TO_GENERAL, side, i);
  battle->tray.escapes = (int16_t) hex;
}

/* abd.11.5.1.leader-escape: on a 1 he is lost for good. */
static void
escape (AbdBattle *battle, int leader, int die)
{
  AbdPiece *piece = &battle->piece[leader];
  piece->escapes = false;
  mu_abd_tell (battle, MU_ABD_EVENT_ESCAPES, MU_RULE_ABD_RESULT_LEADER, leader, MU_NO_BODY,
               VALUES (die, die == 1));
  if (die != 1)
    return;
  piece->fate = MU_FATE_DESTROYED;
  piece->hex = MU_ABD_OFF;
  mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, leader, MU_NO_BODY, VALUES (0, 0, 1, 1));
  mu_abd_tell (battle, MU_EVENT_GENERAL_LOST, MU_RULE_ABD_RESULT_LEADER, leader, MU_NO_BODY,
               VALUES (piece->side, leader - battle->first_leader[piece->side]));
}

bool
mu_abd_leaders_escape (AbdBattle *battle, int side, int hex)
{
  if (battle->tray.escapes != hex)
    throw_for_all (battle, side, hex);
  if (!mu_abd_tray_settled (battle))
    return false;
  for (int i = 0; i < battle->tray.count; i++)
    escape (battle, battle->tray.die[i].body, battle->tray.die[i].face);
  mu_abd_tray_clear (battle);
  return true;
}
