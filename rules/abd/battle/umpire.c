/* Stop and think: between two turns pieces are set to what happened on the table. A unit is set to
 * its order, its hex and where it faces, or it is off the map or eliminated; a leader is in the
 * battle or lost, for where he is he is placed anew in each turn (abd.3.5.place-alternate). */
#include <stdlib.h>

#include "rules/abd/battle/door.h"

/* --- where ------------------------------------------------------------------------------- */

/* A stand tells whole paces, which no middle of a hex is. */
static int
hex_of (const AbdBattle *battle, const MuBodyStand *stand)
{
  return mu_abd_hex_under (&battle->map->grid, MU_PACES (stand->x), MU_PACES (stand->y));
}

static int
facing_of (const MuBodyStand *stand)
{
  const int step = 65536 / MU_ABD_DIRECTIONS;
  return (stand->facing + step / 2) / step % MU_ABD_DIRECTIONS;
}

/* Who waits to come may do so on: he is told of with no place. */
static bool
stays_off (const AbdBattle *battle, const MuBodyStand *stand)
{
  const AbdPiece *piece = &battle->piece[stand->body];
  return piece->leader
         || (piece->fate == MU_FATE_ON_TABLE && piece->hex == MU_ABD_OFF && stand->x == 0
             && stand->y == 0);
}

static bool
is_placed (const AbdBattle *battle, const MuBodyStand *stand)
{
  return stand->fate == MU_FATE_ON_TABLE && !stays_off (battle, stand);
}

/* --- whether it can be ---------------------------------------------------------------------- */

static bool
is_fate (int fate)
{
  return fate == MU_FATE_ON_TABLE || fate == MU_FATE_OFF_TABLE || fate == MU_FATE_DESTROYED;
}

/* Its order is told by itself: one step or two are both right. */
static bool
has_steps (const AbdPiece *piece, const MuBodyStand *stand)
{
  const int most = piece->leader ? 1 : 2;
  if (stand->carried > 0 || stand->figures > most || (piece->leader && stand->disordered))
    return false;
  return (stand->figures == 0) == (stand->fate == MU_FATE_DESTROYED);
}

static MuUmpireAnswer
judge (const AbdBattle *battle, const MuBodyStand *stand)
{
  if (stand->body < 0 || stand->body >= battle->first[MU_SIDES])
    return MU_UMPIRE_NO_SUCH_BODY;
  if (!is_fate (stand->fate))
    return MU_UMPIRE_NO_ROUT;
  if (!has_steps (&battle->piece[stand->body], stand))
    return MU_UMPIRE_BAD_STEPS;
  if (!is_placed (battle, stand))
    return MU_UMPIRE_OK;
  const int hex = hex_of (battle, stand);
  if (hex == MU_ABD_OFF)
    return MU_UMPIRE_NO_HEX;
  return battle->chart->terrain[battle->map->terrain[hex]].cost == 0 ? MU_UMPIRE_BAD_GROUND
                                                                     : MU_UMPIRE_OK;
}

static int
hex_after (const AbdBattle *battle, const MuBodyStand *stands, int count, int body)
{
  const MuBodyStand *stand = mu_umpire_told_of (stands, count, body);
  if (!stand)
    return battle->piece[body].hex;
  return is_placed (battle, stand) ? hex_of (battle, stand) : MU_ABD_OFF;
}

/* abd.8.5.stacking */
static bool
is_stacked (const AbdBattle *battle, const MuBodyStand *stands, int count, int at)
{
  if (!is_placed (battle, &stands[at]))
    return false;
  const int hex = hex_of (battle, &stands[at]);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (body != stands[at].body && !battle->piece[body].leader
        && hex_after (battle, stands, count, body) == hex)
      return true;
  return false;
}

static MuUmpireAnswer
judge_all (const AbdBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  for (*at = 0; *at < count; ++*at) {
    const MuUmpireAnswer answer = judge (battle, &stands[*at]);
    if (answer)
      return answer;
    if (mu_umpire_told_of (stands, *at, stands[*at].body))
      return MU_UMPIRE_TWICE;
  }
  for (*at = 0; *at < count; ++*at)
    if (is_stacked (battle, stands, count, *at))
      return MU_UMPIRE_STACKED;
  return MU_UMPIRE_OK;
}

/* --- setting ---------------------------------------------------------------------------------- */

static int
steps_of (const AbdPiece *piece)
{
  if (piece->fate == MU_FATE_DESTROYED)
    return 0;
  return piece->leader || piece->disordered ? 1 : 2;
}

static void
tell_steps (AbdBattle *battle, int body, int before)
{
  const int now = steps_of (&battle->piece[body]);
  if (now != before)
    mu_abd_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, body, MU_NO_BODY,
                 VALUES (now, 0, before - now, before - now));
}

static void
set_leader (AbdBattle *battle, int leader, int fate)
{
  AbdPiece *piece = &battle->piece[leader];
  const int before = steps_of (piece);
  if (piece->fate == fate)
    return;
  piece->fate = (uint8_t) fate;
  if (fate != MU_FATE_ON_TABLE && piece->hex != MU_ABD_OFF)
    mu_abd_set_leader (battle, leader, MU_NO_BODY, MU_RULE_NONE);
  tell_steps (battle, leader, before);
  if (fate == MU_FATE_DESTROYED)
    mu_abd_tell (battle, MU_EVENT_GENERAL_LOST, MU_RULE_NONE, leader, MU_NO_BODY,
                 VALUES (piece->side, leader - battle->first_leader[piece->side]));
}

static void
set_order (AbdBattle *battle, int unit, bool disordered)
{
  AbdPiece *piece = &battle->piece[unit];
  if (piece->disordered == disordered)
    return;
  piece->disordered = disordered;
  mu_abd_tell (battle, disordered ? MU_EVENT_DISORDERED : MU_EVENT_RECOVERED, MU_RULE_NONE, unit,
               MU_NO_BODY, VALUES (0));
}

/* abd.4.0.panic-rating, abd.14.0.vp-camp: what was lost counts, however it was. */
static void
count_loss (AbdBattle *battle, int unit, bool is_lost)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (piece->type == MU_ABD_CP)
    battle->camp_lost[piece->side] = is_lost;
  if (!mu_abd_is_camp ((MuAbdType) piece->type))
    mu_abd_change_rating (battle, unit, is_lost);
}

static void
leave_leaders (AbdBattle *battle, int unit)
{
  for (int i = 0; i < battle->first[MU_SIDES]; i++)
    if (battle->piece[i].leader && battle->piece[i].with == unit)
      mu_abd_set_leader (battle, i, MU_NO_BODY, MU_RULE_NONE);
}

static void
tell_deployed (AbdBattle *battle, int unit)
{
  int32_t value[4] = { 0, 0, 0, 1 };
  mu_abd_place_values (battle, unit, value);
  mu_abd_tell (battle, MU_EVENT_DEPLOYED, MU_RULE_NONE, unit, MU_NO_BODY, value);
}

/* From where it was on; its hex is free already. */
static void
place (AbdBattle *battle, const MuBodyStand *stand, int before)
{
  const int unit = stand->body, hex = hex_of (battle, stand), facing = facing_of (stand);
  const bool same = before == hex && battle->piece[unit].facing == facing;
  battle->piece[unit].turn = 0;
  mu_abd_put (battle, unit, hex, facing);
  if (before == MU_ABD_OFF)
    tell_deployed (battle, unit);
  else if (!same)
    mu_abd_tell_place (battle, unit, MU_RULE_NONE, 0);
}

static void
take_away (AbdBattle *battle, int unit, int fate)
{
  AbdPiece *piece = &battle->piece[unit];
  leave_leaders (battle, unit);
  piece->turn = 0;
  if (piece->fate == fate)
    return;
  piece->fate = (uint8_t) fate;
  mu_abd_tell (battle, fate == MU_FATE_DESTROYED ? MU_EVENT_DESTROYED : MU_EVENT_LEFT_TABLE,
               MU_RULE_NONE, unit, MU_NO_BODY, VALUES (0));
}

static void
set_unit (AbdBattle *battle, const MuBodyStand *stand, int hex_before)
{
  const int unit = stand->body;
  AbdPiece *piece = &battle->piece[unit];
  const int before = steps_of (piece);
  const bool was_lost = piece->fate == MU_FATE_DESTROYED;
  if (is_placed (battle, stand))
    place (battle, stand, hex_before);
  else if (stand->fate != MU_FATE_ON_TABLE)
    take_away (battle, unit, stand->fate);
  if (stand->fate != MU_FATE_DESTROYED)
    set_order (battle, unit, stand->disordered);
  tell_steps (battle, unit, before);
  if (was_lost != (stand->fate == MU_FATE_DESTROYED))
    count_loss (battle, unit, !was_lost);
}

/* They may change places: all are taken up before any is put down. */
static void
set_all (AbdBattle *battle, const MuBodyStand *stands, int count)
{
  int16_t before[ABD_BODIES];
  for (int i = 0; i < count; i++) {
    const AbdPiece *piece = &battle->piece[stands[i].body];
    before[i] = piece->hex;
    if (!piece->leader && piece->hex != MU_ABD_OFF)
      mu_abd_put (battle, stands[i].body, MU_ABD_OFF, piece->facing);
  }
  for (int i = 0; i < count; i++)
    if (battle->piece[stands[i].body].leader)
      set_leader (battle, stands[i].body, stands[i].fate);
    else
      set_unit (battle, &stands[i], before[i]);
}

MuUmpireAnswer
mu_abd_set_stands (AbdBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  const MuUmpireAnswer answer = judge_all (battle, stands, count, at);
  if (answer == MU_UMPIRE_OK)
    set_all (battle, stands, count);
  return answer;
}
