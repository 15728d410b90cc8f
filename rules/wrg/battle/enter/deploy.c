/* Both sides on their ground: in line from the right wing, or where told. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/field/place.h"
#include "rules/wrg/move/formation.h"

#define LINE_SPACING 60
#define GAP          5 /* between neighbours: near enough to secure a flank */

/* wrg.deploy.remainder */
static bool
is_to_hide (const MuWrgSetupUnit *unit)
{
  return unit->orders && unit->orders->hidden;
}

static void
enlist (Body *body, const MuWrgSetupUnit *unit, MuSide side)
{
  body->troop = unit->troop;
  body->crew = unit->crew;
  body->figure_points = unit->points - unit->command_points;
  body->command_points = unit->command_points;
  body->figures = body->figures_start = unit->figures;
  body->files = (uint16_t) mu_wrg_formation_files ((MuFormation) unit->formation, unit->figures,
                                                   unit->ranks);
  body->side = (uint8_t) side;
  body->order = unit->order;
  body->concealed = body->in_cover = unit->concealed;
  body->concealed = body->concealed || is_to_hide (unit);
  body->pursues = body->spared = MU_NO_BODY;
  body->period.charge_target = body->period.charges_through = MU_NO_BODY;
  body->move.quarry = MU_NO_BODY;
  body->move.leader = MU_NO_BODY;
  body->parent = MU_NO_BODY;
  body->formation = unit->formation;
  if (mu_type_is_model ((MuTroopType) body->troop.type))
    body->files = body->figures;
  if (mu_wrg_comes_later (unit)) {
    body->status = STATUS_GONE;
    body->fate = MU_FATE_OFF_TABLE; /* wrg.victory.half */
  }
}

/* The side's own view: across from its right wing's edge, forward from its own
 * table edge. */
static void
put (const WrgBattle *battle, Body *body, MuFix from_right, MuFix forward)
{
  const bool first = body->side == MU_SIDE_A;
  body->ground = (MuRect){
    .front = { first ? battle->width - from_right : from_right,
               first ? forward : battle->depth - forward },
    .facing = first ? MU_ANGLE_AHEAD : MU_ANGLE_HALF,
  };
  mu_wrg_fill_ground (body);
}

static MuFix
width_of (Body *body)
{
  mu_wrg_fill_ground (body);
  return body->ground.width;
}

static bool
stands_in_line (const MuWrgSetupUnit *unit, int line)
{
  return !unit->placed && unit->line == line && !mu_wrg_comes_later (unit)
         && unit->mixed == MU_NOT_MIXED && !mu_wrg_follows_unit (unit);
}

static MuFix
line_width (const WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup, int line)
{
  MuFix width = -PACES (GAP);
  for (int i = 0; i < setup->unit_count; i++)
    if (stands_in_line (&setup->units[i], line)) {
      Body *body = body_at (battle, battle->first[side] + i);
      width += width_of (body) + PACES (GAP);
    }
  return width;
}

static MuWrgTable
table_of (const WrgBattle *battle)
{
  return (MuWrgTable){
    .width = battle->width / PACES (1),
    .depth = battle->depth / PACES (1),
    .terrain = battle->terrain,
    .readings = &battle->readings,
  };
}

static MuWrgSetupAnswer
form_line (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup, int line, int *at)
{
  const MuWrgTable table = table_of (battle);
  MuPoint low, high;
  mu_wrg_deployment_ground (&table, side, &low, &high);
  const MuFix room = high.x - low.x, front = high.y - low.y;
  const MuFix width = line_width (battle, side, setup, line);
  MuFix across = low.x + (room - width) / 2;
  for (int i = 0; i < setup->unit_count; i++) {
    if (!stands_in_line (&setup->units[i], line))
      continue;
    Body *body = body_at (battle, battle->first[side] + i);
    const MuFix own = width_of (body);
    put (battle, body, across + own / 2, front - line * PACES (LINE_SPACING));
    across += own + PACES (GAP);
    *at = battle->first[side] + i;
    if (width > room)
      return MU_WRG_SETUP_NO_ROOM;
  }
  return MU_WRG_SETUP_OK;
}

static MuWrgSetupAnswer
form_lines (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup, int *at)
{
  int last = 0;
  for (int i = 0; i < setup->unit_count; i++)
    last = setup->units[i].line > last ? setup->units[i].line : last;
  for (int line = 0; line <= last; line++) {
    const MuWrgSetupAnswer answer = form_line (battle, side, setup, line, at);
    if (answer != MU_WRG_SETUP_OK)
      return answer;
  }
  return MU_WRG_SETUP_OK;
}

static void
place_told (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup)
{
  for (int i = 0; i < setup->unit_count; i++) {
    Body *body = body_at (battle, battle->first[side] + i);
    if (!setup->units[i].placed || is_guest (body))
      continue;
    put (battle, body, 0, 0);
    body->ground.front = (MuPoint){ PACES (setup->units[i].x), PACES (setup->units[i].y) };
    body->ground.facing = (MuAngle) (body->ground.facing + setup->units[i].turned);
  }
}

#define FAR_AWAY (-20000) /* paces: near nobody */

/* wrg.deploy.off-table: not placed before it arrives. */
static void
keep_back (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup)
{
  for (int i = 0; i < setup->unit_count; i++) {
    Body *body = body_at (battle, battle->first[side] + i);
    if (!mu_wrg_comes_later (&setup->units[i]))
      continue;
    put (battle, body, 0, 0);
    body->ground.front = (MuPoint){ PACES (FAR_AWAY), PACES (FAR_AWAY) };
  }
}

static bool
is_told (const WrgBattle *battle, const MuWrgSetup *setup, int body)
{
  const int side = body_at (battle, body)->side;
  return setup->side[side].units[body - battle->first[side]].placed;
}

/* told: where its player put it, not where the line came to. */
static MuWrgSetupAnswer
answer_to (MuWrgStanding standing, bool told)
{
  switch (standing) {
  case MU_WRG_STANDS:
    return MU_WRG_SETUP_OK;
  case MU_WRG_STANDS_NOWHERE:
  case MU_WRG_STANDS_OFF_TABLE:
  case MU_WRG_STANDS_TOO_FORWARD:
  case MU_WRG_STANDS_TOO_FAR_LEFT:
  case MU_WRG_STANDS_TOO_FAR_RIGHT:
    break;
  case MU_WRG_STANDS_ON_FRIENDS:
    return MU_WRG_SETUP_OVERLAP;
  case MU_WRG_STANDS_ON_BAD_GROUND:
    return MU_WRG_SETUP_BAD_GROUND;
  case MU_WRG_STANDS_APART:
    return MU_WRG_SETUP_BAD_TRAIN;
  }
  return told ? MU_WRG_SETUP_OUTSIDE : MU_WRG_SETUP_NO_ROOM;
}

/* One after the other, among those before it. */
static MuWrgSetupAnswer
check_side_ground (const WrgBattle *battle, const MuWrgSetup *setup, MuSide side, int *at)
{
  const MuWrgTable table = table_of (battle);
  MuRect grounds[MU_BATTLE_UNITS_MAX];
  int count = 0;
  for (int i = 0; i < setup->side[side].unit_count; i++) {
    *at = battle->first[side] + i;
    const Body *body = body_at (battle, *at);
    if (!on_table (body))
      continue;
    const MuWrgWalker walker = mu_wrg_walker (&body->troop, &body->crew);
    const MuWrgStand stand
        = mu_wrg_place_body (&table, side, &walker, &body->ground, grounds, count);
    if (stand.standing != MU_WRG_STANDS)
      return answer_to (stand.standing, is_told (battle, setup, *at));
    if (is_to_hide (&setup->side[side].units[i])
        && mu_wrg_hiding_refused (&table, &body->ground) != MU_RULE_NONE)
      return MU_WRG_SETUP_NOT_HIDDEN;
    grounds[count++] = body->ground;
  }
  return MU_WRG_SETUP_OK;
}

static MuWrgSetupAnswer
check_ground (const WrgBattle *battle, const MuWrgSetup *setup, int *at)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    const MuWrgSetupAnswer answer = check_side_ground (battle, setup, side, at);
    if (answer != MU_WRG_SETUP_OK)
      return answer;
  }
  *at = MU_NO_BODY;
  return MU_WRG_SETUP_OK;
}

/* wrg.orders.sub-unit: of the unit next before it. */
static void
attach_sub_units (WrgBattle *battle, MuSide side, const MuWrgSetupSide *setup)
{
  int parent = MU_NO_BODY;
  for (int i = 0; i < setup->unit_count; i++)
    if (setup->units[i].sub_unit)
      body_at (battle, battle->first[side] + i)->parent = (int16_t) parent;
    else if (setup->units[i].mixed == MU_NOT_MIXED)
      parent = battle->first[side] + i;
}

static MuRule
formation_rule (MuFormation formation)
{
  static const MuRule rules[MU_FORMATIONS] = {
    [MU_FORMATION_USUAL] = MU_RULE_WRG_FORMATION_USUAL,
    [MU_FORMATION_SQUARE] = MU_RULE_WRG_FORMATION_SQUARE,
    [MU_FORMATION_TESTUDO] = MU_RULE_WRG_FORMATION_TESTUDO,
    [MU_FORMATION_CANTABRIAN] = MU_RULE_WRG_FORMATION_CANTABRIAN,
    [MU_FORMATION_WEDGE] = MU_RULE_WRG_FORMATION_WEDGE,
  };
  return rules[formation];
}

static void
announce (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *body = body_at (battle, i);
    if (on_table (body))
      mu_wrg_emit (
          battle, MU_EVENT_DEPLOYED, MU_RULE_WRG_DEPLOY_AREA, i, MU_NO_BODY,
          VALUES (body->ground.front.x, body->ground.front.y, body->ground.facing, body->files));
    mu_wrg_emit (battle, MU_EVENT_STRENGTH, MU_RULE_WRG_DEPLOY_DISCLOSE, i, MU_NO_BODY,
                 VALUES (own_figures (body)));
    mu_wrg_announce_guest (battle, i);
    /* wrg.formation.testudo: declared when formed; so is any but the usual */
    if (body->formation != MU_FORMATION_USUAL)
      mu_wrg_announce_form (battle, i, formation_rule ((MuFormation) body->formation));
  }
}

MuWrgSetupAnswer
mu_wrg_deploy (WrgBattle *battle, const MuWrgSetup *setup, int *at)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    const MuWrgSetupSide *units = &setup->side[side];
    for (int i = 0; i < units->unit_count; i++)
      enlist (body_at (battle, battle->first[side] + i), &units->units[i], side);
    attach_sub_units (battle, side, units);
    mu_wrg_join_guests (battle, side, units);
    place_told (battle, side, units);
    keep_back (battle, side, units);
    const MuWrgSetupAnswer answer = form_lines (battle, side, units, at);
    if (answer != MU_WRG_SETUP_OK)
      return answer;
    mu_wrg_put_behind_units (battle, side, units);
  }
  MuWrgSetupAnswer answer = check_ground (battle, setup, at);
  if (answer == MU_WRG_SETUP_OK)
    answer = mu_wrg_check_trains (battle, setup, at);
  if (answer == MU_WRG_SETUP_OK)
    announce (battle);
  return answer;
}
