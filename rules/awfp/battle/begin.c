/* Before the first turn: is the battle possible, and where does everybody stand? */
#include "rules/awfp/battle/engine.h"

#include <string.h>

#include "rules/awfp/battle/door.h"
#include "rules/awfp/units.h"

#define EDGE MU_PACES (10) /* between units that are drawn up for their player */

const char *
mu_awfp_setup_answer_words (MuAwfpSetupAnswer answer)
{
  static const char *const words[] = {
    [MU_AWFP_SETUP_OK] = "ready to fight",
    [MU_AWFP_SETUP_NO_UNITS] = "a side has no units",
    [MU_AWFP_SETUP_TOO_MANY_UNITS] = "a side has too many units",
    [MU_AWFP_SETUP_NO_TABLES] = "the file of Fast Play tables has none for moves and fights",
    [MU_AWFP_SETUP_BAD_TABLE] = "the table is too small or too large",
    [MU_AWFP_SETUP_BAD_TROOP] = "the rules forbid such troops",
    [MU_AWFP_SETUP_BAD_SIZE] = "not so many stands in a unit",
    [MU_AWFP_SETUP_BAD_FILES] = "more stands in front than the unit has",
    [MU_AWFP_SETUP_TWO_GENERALS] = "an army has one general and one priest at the most",
    [MU_AWFP_SETUP_OUTSIDE] = "placed outside the deployment area",
    [MU_AWFP_SETUP_OVERLAP] = "two units on the same ground",
    [MU_AWFP_SETUP_BAD_GROUND] = "a unit stands where such troops cannot go",
    [MU_AWFP_SETUP_NO_ROOM] = "the line is longer or deeper than the deployment area",
  };
  return words[answer];
}

/* awfp.deploy.baseline, awfp.deploy.baseline-large, awfp.deploy.quick */
MuFix
mu_awfp_deploy_depth (const MuAwfpSetup *setup)
{
  return setup->quick ? mu_awfp_length (setup->scale, 9, 9) : mu_awfp_length (setup->scale, 4, 6);
}

/* Foot of more than three stands in two ranks, all others in one. */
static int
usual_files (const MuAwfpBattleUnit *unit)
{
  const bool foot = mu_awfp_troop_kind (&unit->troop) == MU_AWFP_INFANTRY
                    && unit->troop.order != MU_AWFP_SKIRMISH;
  return foot && unit->stands > 3 ? (unit->stands + 1) / 2 : unit->stands;
}

static MuAwfpSetupAnswer
unit_answer (const MuAwfpBattleUnit *unit)
{
  const MuAwfpLimits any = { 1, 4 * MU_AWFP_UNIT_MAX, MU_RULE_AWFP_UNITS_SIZE };
  if (mu_awfp_troop_forbidden (&unit->troop))
    return MU_AWFP_SETUP_BAD_TROOP;
  if (mu_awfp_unit_refused (&unit->troop, unit->stands, unit->general, &any) || unit->strength > 8)
    return MU_AWFP_SETUP_BAD_SIZE;
  return unit->files > unit->stands ? MU_AWFP_SETUP_BAD_FILES : MU_AWFP_SETUP_OK;
}

static MuAwfpSetupAnswer
army_answer (const MuSetup *setup, int side, int *body)
{
  const MuAwfpSetup *detail = setup->detail;
  int generals = 0, priests = 0;
  if (setup->side[side].pieces == 0)
    return MU_AWFP_SETUP_NO_UNITS;
  if (setup->side[side].pieces > MU_AWFP_BATTLE_UNITS)
    return MU_AWFP_SETUP_TOO_MANY_UNITS;
  for (int i = 0; i < setup->side[side].pieces; i++) {
    const MuAwfpBattleUnit *unit = &detail->side[side].units[i];
    const MuAwfpSetupAnswer answer = unit_answer (unit);
    generals += unit->general;
    priests += unit->priest;
    *body = i + (side ? setup->side[MU_SIDE_A].pieces : 0);
    if (answer)
      return answer;
    if (generals > 1 || priests > 1)
      return MU_AWFP_SETUP_TWO_GENERALS;
  }
  return MU_AWFP_SETUP_OK;
}

MuAwfpSetupAnswer
mu_awfp_setup_check (const MuSetup *setup, int *body)
{
  const MuAwfpSetup *detail = setup->detail;
  *body = MU_NO_BODY;
  if (!detail->play || !detail->leadership)
    return MU_AWFP_SETUP_NO_TABLES;
  if (setup->board.kind != MU_BOARD_PACES || setup->board.width < MU_BATTLEFIELD_SIDE_MIN
      || setup->board.width > MU_BATTLEFIELD_SIDE_MAX
      || setup->board.depth < MU_BATTLEFIELD_SIDE_MIN
      || setup->board.depth > MU_BATTLEFIELD_SIDE_MAX)
    return MU_AWFP_SETUP_BAD_TABLE;
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAwfpSetupAnswer answer = army_answer (setup, side, body);
    if (answer)
      return answer;
  }
  *body = MU_NO_BODY;
  return MU_AWFP_SETUP_OK;
}

static void
fill_unit (AwfpBattle *battle, AwfpUnit *unit, const MuAwfpBattleUnit *from, int side)
{
  *unit = (AwfpUnit){
    .troop = from->troop,
    .side = (uint8_t) side,
    .strength
    = (uint8_t) (from->strength ? from->strength : mu_awfp_troop_strength (&from->troop, NULL)),
    .general = from->general,
    .priest = from->priest,
    .points = from->points,
    .reach = mu_awfp_normal_move (battle->setup->play, battle->setup->scale, &from->troop),
    .start = from->stands,
    .stands = from->stands,
    .files = (uint8_t) (from->files ? from->files : usual_files (from)),
    .fate = MU_FATE_ON_TABLE,
    .with = MU_NO_BODY,
  };
  unit->at.facing = side ? MU_ANGLE_HALF : MU_ANGLE_AHEAD;
  mu_awfp_reshape (battle, unit);
}

/* --- who is placed by his player ------------------------------------------ */

/* awfp.deploy.no-flank-limit: anywhere from edge to edge, no deeper than the zone is. */
bool
mu_awfp_is_out_of_area (const AwfpBattle *battle, int side, const MuRect *place)
{
  const MuFix depth = mu_awfp_deploy_depth (battle->setup);
  MuPoint low, high;
  mu_rect_box (place, &low, &high);
  return mu_rect_outside (place, battle->width, battle->depth)
         || (side == MU_SIDE_A ? high.y > depth : low.y < battle->depth - depth);
}

static MuAwfpSetupAnswer
place_there (AwfpBattle *battle, int body, const MuAwfpBattleUnit *from)
{
  AwfpUnit *unit = &battle->unit[body];
  unit->at.front = (MuPoint){ MU_PACES (from->at.x), MU_PACES (from->at.y) };
  unit->at.facing = from->facing;
  if (mu_awfp_is_out_of_area (battle, unit->side, &unit->at))
    return MU_AWFP_SETUP_OUTSIDE;
  unit->fate = MU_FATE_OFF_TABLE;
  const bool room = mu_awfp_has_room (battle, body, &unit->at);
  unit->fate = MU_FATE_ON_TABLE;
  if (!room)
    return MU_AWFP_SETUP_OVERLAP;
  return mu_terrain_under (battle->terrain, &unit->at) & mu_awfp_ground_barred (battle, body, false)
             ? MU_AWFP_SETUP_BAD_GROUND
             : MU_AWFP_SETUP_OK;
}

/* --- the line that is drawn up for those who are not ------------------------ */

/* From the middle to the wings. */
static int
rank_in_line (const AwfpUnit *unit)
{
  if (unit->general || unit->priest)
    return 6;
  if (mu_awfp_unit_is_si (unit))
    return 2;
  switch (mu_awfp_unit_kind (unit)) {
  case MU_AWFP_INFANTRY:
    return unit->troop.order == MU_AWFP_CLOSE ? 0 : 1;
  case MU_AWFP_ELEPHANTS:
  case MU_AWFP_ARTILLERY:
    return 1;
  case MU_AWFP_CHARIOTS:
    return 3;
  case MU_AWFP_CAMELS:
  case MU_AWFP_CAVALRY:
    break;
  }
  return mu_awfp_unit_skirmishes (unit) ? 5 : 4;
}

/* The nearest place to the middle of the table with room, row behind row. */
static bool
find_place (AwfpBattle *battle, int body, bool to_left)
{
  AwfpUnit *unit = &battle->unit[body];
  const MuFix zone = mu_awfp_deploy_depth (battle->setup);
  const MuFix middle = battle->width / 2, step = battle->stand / 2;
  unit->fate = MU_FATE_OFF_TABLE;
  bool found = false;
  for (MuFix back = 0; !found && back + unit->at.depth <= zone; back += MU_PACES (5)) {
    const MuFix y = zone - back;
    unit->at.front.y = unit->side ? battle->depth - y : y;
    for (int i = 0; !found && i * step < battle->width; i++)
      for (int hand = 0; !found && hand < 2; hand++) {
        const MuFix off = (hand ^ to_left) ? -i * step : i * step;
        MuRect wide = unit->at;
        unit->at.front.x = wide.front.x = middle + off;
        wide.width += back ? 0 : EDGE;
        found = mu_awfp_has_room (battle, body, &wide)
                && !(mu_terrain_under (battle->terrain, &unit->at)
                     & mu_awfp_ground_barred (battle, body, false));
      }
  }
  unit->fate = MU_FATE_ON_TABLE;
  return found;
}

/* awfp.scope.excluded: everybody stands on the table from the first. */
static MuAwfpSetupAnswer
draw_up (AwfpBattle *battle, int side, int *body)
{
  const MuAwfpBattleUnit *units = battle->setup->side[side].units;
  bool left = false;
  for (int rank = 0; rank <= 6; rank++)
    for (*body = battle->first[side]; *body < battle->first[side + 1]; ++*body)
      if (!units[*body - battle->first[side]].placed
          && rank_in_line (&battle->unit[*body]) == rank) {
        if (!find_place (battle, *body, left))
          return MU_AWFP_SETUP_NO_ROOM;
        left = !left;
      }
  return MU_AWFP_SETUP_OK;
}

/* Off the table until it has its place, so that nobody stumbles over it. */
static void
fill_side (AwfpBattle *battle, int side)
{
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++) {
    const MuAwfpBattleUnit *from = &battle->setup->side[side].units[body - battle->first[side]];
    fill_unit (battle, &battle->unit[body], from, side);
    battle->unit[body].at.front = (MuPoint){ -MU_RECT_FAR / 8, -MU_RECT_FAR / 8 };
  }
}

static MuAwfpSetupAnswer
place_side (AwfpBattle *battle, int side, int *body)
{
  for (*body = battle->first[side]; *body < battle->first[side + 1]; ++*body) {
    const MuAwfpBattleUnit *from = &battle->setup->side[side].units[*body - battle->first[side]];
    const MuAwfpSetupAnswer answer
        = from->placed ? place_there (battle, *body, from) : MU_AWFP_SETUP_OK;
    if (answer)
      return answer;
  }
  return draw_up (battle, side, body);
}

void
mu_awfp_tell_deployed (AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  mu_awfp_tell (battle, MU_EVENT_DEPLOYED, MU_RULE_AWFP_SET_UP_BASELINE, body, MU_NO_BODY,
                VALUES (unit->at.front.x, unit->at.front.y, unit->at.facing, unit->files));
  mu_awfp_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, body, MU_NO_BODY,
                VALUES (unit->stands, 0, 0, 0));
}

static void
set_terms (AwfpBattle *battle, const MuSetup *setup, MuDice *dice)
{
  const MuAwfpSetup *detail = setup->detail;
  memset (battle, 0, sizeof *battle);
  battle->head.system = &mu_battle_awfp;
  battle->setup = detail;
  battle->terrain = setup->board.terrain;
  battle->dice = dice;
  battle->width = MU_PACES (setup->board.width);
  battle->depth = MU_PACES (setup->board.depth);
  battle->stand = MU_PACES (MU_AWFP_STAND_PACES);
  battle->inch = mu_awfp_inch (detail->scale);
  battle->turns
      = detail->turns ? detail->turns : (uint8_t) mu_awfp_turns (detail->play, detail->readings);
  battle->given_up = MU_SIDE_NONE;
  battle->winner = MU_SIDE_NONE;
  battle->digest = MU_DIGEST_START;
  for (int side = 0; side < MU_SIDES; side++)
    battle->first[side + 1] = (int16_t) (battle->first[side] + setup->side[side].pieces);
}

MuAwfpSetupAnswer
mu_awfp_begin (AwfpBattle *battle, const MuSetup *setup, MuDice *dice, int *body)
{
  MuAwfpSetupAnswer answer = mu_awfp_setup_check (setup, body);
  if (answer)
    return answer;
  set_terms (battle, setup, dice);
  for (int side = 0; side < MU_SIDES; side++)
    fill_side (battle, side);
  for (int side = 0; side < MU_SIDES && !answer; side++)
    answer = place_side (battle, side, body);
  if (answer)
    return answer;
  *body = MU_NO_BODY;
  return MU_AWFP_SETUP_OK;
}

void
mu_awfp_open (AwfpBattle *battle, MuEventSink sink, void *context)
{
  battle->sink = sink;
  battle->context = context;
  battle->course = (AwfpCourse){ .at = MU_NO_BODY };
  if (battle->setup->placing != MU_PLACED_AS_DRAWN_UP)
    return; /* in the phase of deployment, before the first turn */
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    mu_awfp_tell_deployed (battle, body);
  battle->turn = 1;
  battle->phase = MU_AWFP_PHASE_ORDERS;
}
