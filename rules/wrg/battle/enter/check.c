/* Whether a set-up can be fought. */
#include "rules/wrg/battle/engine.h"

#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"
#include "rules/wrg/move/formation.h"

#define TABLE_LEAST 300 /* paces: room for both deployment areas */
#define TABLE_MOST  40000
#define RANKS_MOST  50

static MuWrgSetupAnswer
check_crew (const MuWrgSetupUnit *unit)
{
  const MuTroopType type = (MuTroopType) unit->troop.type;
  if (mu_wrg_crew_forbidden (&unit->troop, &unit->crew) != MU_RULE_NONE)
    return MU_WRG_SETUP_BAD_CREW;
  /* models stand side by side (wrg.scale.troops: a single line) */
  return mu_type_is_model (type) && unit->ranks != 1 ? MU_WRG_SETUP_BAD_RANKS : MU_WRG_SETUP_OK;
}

static MuWrgSetupAnswer
check_order (const MuWrgSetupUnit *unit)
{
  if (unit->order > MU_ORDER_SKIRMISH)
    return MU_WRG_SETUP_BAD_ORDER;
  /* wrg.orders.attack */
  if (unit->order == MU_ORDER_ATTACK && !mu_wrg_type_may_attack ((MuTroopType) unit->troop.type))
    return MU_WRG_SETUP_BAD_ORDER;
  /* wrg.orders.skirmish */
  if (unit->order == MU_ORDER_SKIRMISH && !mu_wrg_troop_may_skirmish (&unit->troop))
    return MU_WRG_SETUP_BAD_ORDER;
  return MU_WRG_SETUP_OK;
}

/* wrg.deploy.off-table */
bool
mu_wrg_comes_later (const MuWrgSetupUnit *unit)
{
  return unit->orders && unit->orders->arrival.how != MU_WRG_ON_TABLE;
}

static bool
is_on_any_table (const MuWrgSetupUnit *unit)
{
  return unit->x >= 0 && unit->x <= TABLE_MOST && unit->y >= 0 && unit->y <= TABLE_MOST;
}

/* wrg.formation.testudo, wrg.formation.cantabrian, wrg.formation.wedge.limits */
static MuWrgSetupAnswer
check_formation (const MuReadings *readings, const MuWrgSetupUnit *unit)
{
  if (unit->formation >= MU_FORMATIONS)
    return MU_WRG_SETUP_BAD_FORMATION;
  const MuWrgFirstForm form = {
    .troop = unit->troop,
    .formation = (MuFormation) unit->formation,
    .figures = unit->figures,
    .ranks = unit->ranks,
    .legionary = true, /* who sets it up as a testudo says so by that */
  };
  return mu_wrg_first_form_barred (readings, &form) == MU_RULE_NONE ? MU_WRG_SETUP_OK
                                                                    : MU_WRG_SETUP_BAD_FORMATION;
}

static MuWrgSetupAnswer
check_unit (const MuReadings *readings, const MuWrgSetupUnit *unit)
{
  if (unit->figures < 1)
    return MU_WRG_SETUP_NO_FIGURES;
  if (unit->figures > MU_BATTLE_FIGURES_MAX)
    return MU_WRG_SETUP_TOO_MANY_FIGURES;
  if (unit->troop.type >= MU_TROOP_TYPES || unit->troop.class > MU_CLASS_D
      || mu_wrg_troop_forbidden (&unit->troop) != MU_RULE_NONE)
    return MU_WRG_SETUP_BAD_TROOP;
  if (unit->ranks < 1 || unit->ranks > RANKS_MOST || unit->ranks > unit->figures)
    return MU_WRG_SETUP_BAD_RANKS;
  if (unit->points < 0 || unit->command_points < 0 || unit->command_points > unit->points)
    return MU_WRG_SETUP_BAD_POINTS;
  if (unit->placed && !is_on_any_table (unit))
    return MU_WRG_SETUP_OUTSIDE;
  const MuWrgSetupAnswer crew = check_crew (unit);
  if (crew != MU_WRG_SETUP_OK)
    return crew;
  const MuWrgSetupAnswer formation = check_formation (readings, unit);
  return formation != MU_WRG_SETUP_OK ? formation : check_order (unit);
}

/* --- what is written ---------------------------------------------------- */

/* Who may command: on an elephant nobody is regular (wrg.signals.mixed-training). */
static bool
is_regular_general (const MuWrgSetupSide *side)
{
  const bool on_elephant
      = side->general_with >= 0 && side->units[side->general_with].troop.type == MU_TROOP_EL;
  return mu_wrg_general_is_regular (side->general_regular, on_elephant);
}

static bool
is_general_with (const MuWrgSetupSide *side, int unit)
{
  for (int i = 0; i < side->subordinate_count; i++)
    if (mu_wrg_unit_of_body (side, side->subordinates[i].with) == unit)
      return true;
  return mu_wrg_unit_of_body (side, side->general_with) == unit;
}

static MuSide
outscouted_side (const MuWrgSetup *setup)
{
  return setup->side[MU_SIDE_A].outscouted   ? MU_SIDE_A
         : setup->side[MU_SIDE_B].outscouted ? MU_SIDE_B
                                             : MU_SIDE_NONE;
}

/* Whether legionaries, or what the general can see, whoever writes the orders knows. */
static MuWrgOrderFacts
facts_for (const MuWrgSetup *setup, MuSide side, int unit)
{
  const MuWrgSetupSide *army = &setup->side[side];
  const MuTroop *troop = &army->units[unit].troop;
  MuWrgOrderFacts facts = mu_wrg_order_facts (troop);
  facts.readings = &setup->readings;
  facts.self = unit;
  if (unit + 1 < army->unit_count && army->units[unit + 1].mixed != MU_NOT_MIXED)
    facts.guest = unit + 1;
  facts.bodies = army->unit_count;
  facts.enemies = setup->side[enemy_of (side)].unit_count;
  facts.figures = army->units[unit].figures;
  facts.sub_unit = army->units[unit].sub_unit;
  facts.standing_orders
      = army->standing && mu_wrg_standing_covers (army->standing, (MuTroopType) troop->type);
  facts.general_present = is_general_with (army, unit);
  facts.general_regular = is_regular_general (army);
  facts.legionary = true;
  facts.signals = army->signals ? army->signals->defined : 0;
  facts.av_signals = army->signals ? mu_wrg_signal_book_av (army->signals) : 0;
  facts.side = side;
  facts.outscouted = outscouted_side (setup);
  return facts;
}

static bool
are_orders_given (const MuWrgSetup *setup, MuSide side, int unit)
{
  const MuWrgOrders *orders = setup->side[side].units[unit].orders;
  if (!orders)
    return true;
  const MuWrgOrderFacts facts = facts_for (setup, side, unit);
  return mu_wrg_orders_judge (&facts, orders).refused == MU_RULE_NONE;
}

/* wrg.deploy.off-table */
static bool
holds_too_much_back (const MuWrgSetup *setup, MuSide side)
{
  const MuWrgSetupSide *army = &setup->side[side];
  int64_t all = 0, off = 0;
  for (int i = 0; i < army->unit_count; i++) {
    const MuWrgSetupUnit *body = &army->units[i - (army->units[i].mixed != MU_NOT_MIXED)];
    all += army->units[i].points;
    off += mu_wrg_comes_later (body) ? army->units[i].points : 0;
  }
  return off > 0
         && mu_wrg_off_table_refused (side, outscouted_side (setup), off, all) != MU_RULE_NONE;
}

/* wrg.generals.cinc, wrg.generals.subordinate: two at the most, each with a unit. */
static bool
are_subordinates_possible (const MuWrgSetupSide *side)
{
  if (side->subordinate_count > DEPUTIES || (side->subordinate_count > 0 && !side->subordinates))
    return false;
  for (int i = 0; i < side->subordinate_count; i++) {
    const MuWrgSetupGeneral *general = &side->subordinates[i];
    if (general->with < 0 || general->with >= side->unit_count || general->points < 0
        || general->personality > MU_RASH
        || mu_wrg_unit_of_body (side, general->with)
               == mu_wrg_unit_of_body (side, side->general_with))
      return false;
  }
  return true;
}

static MuWrgSetupAnswer
check_written (const MuWrgSetup *setup, MuSide side, int *at)
{
  const MuWrgSetupSide *army = &setup->side[side];
  if (!are_subordinates_possible (army))
    return MU_WRG_SETUP_BAD_GENERAL;
  if (army->standing && mu_wrg_standing_judge (army->standing, NULL) != MU_RULE_NONE)
    return MU_WRG_SETUP_BAD_STANDING;
  /* wrg.signals.improvised, wrg.signals.regular-five: whether the army is regular, its list knows
   */
  if (army->signals && mu_wrg_signal_book_judge (army->signals, true) != MU_RULE_NONE)
    return MU_WRG_SETUP_BAD_SIGNALS;
  for (int i = 0; i < army->unit_count; i++) {
    *at = i;
    if (!are_orders_given (setup, side, i))
      return MU_WRG_SETUP_BAD_ORDERS;
  }
  *at = MU_NO_BODY;
  return holds_too_much_back (setup, side) ? MU_WRG_SETUP_TOO_MUCH_BACK : MU_WRG_SETUP_OK;
}

static MuWrgSetupAnswer
check_side (const MuReadings *readings, const MuWrgSetupSide *side, int *at)
{
  if (side->unit_count < 1 || !side->units)
    return MU_WRG_SETUP_NO_UNITS;
  if (side->unit_count > MU_BATTLE_UNITS_MAX)
    return MU_WRG_SETUP_TOO_MANY_UNITS;
  if (side->general_with < -1 || side->general_with >= side->unit_count)
    return MU_WRG_SETUP_BAD_GENERAL;
  if (side->general_points < 0 || side->other_points < 0)
    return MU_WRG_SETUP_BAD_POINTS;
  if (side->units[0].sub_unit) {
    *at = 0;
    return MU_WRG_SETUP_BAD_SUB_UNIT;
  }
  for (int i = 0; i < side->unit_count; i++) {
    MuWrgSetupAnswer answer = check_unit (readings, &side->units[i]);
    if (answer == MU_WRG_SETUP_OK)
      answer = mu_wrg_check_mixed (side, i);
    if (answer != MU_WRG_SETUP_OK) {
      *at = i;
      return answer;
    }
  }
  return MU_WRG_SETUP_OK;
}

static bool
is_table (int32_t width, int32_t depth)
{
  return (width == 0 || (width >= TABLE_LEAST && width <= TABLE_MOST))
         && (depth == 0 || (depth >= TABLE_LEAST && depth <= TABLE_MOST));
}

static bool
fits_table (const MuTerrain *terrain, int32_t width, int32_t depth)
{
  if (!terrain)
    return true;
  return terrain->columns == (width + MU_TERRAIN_CELL - 1) / MU_TERRAIN_CELL
         && terrain->rows == (depth + MU_TERRAIN_CELL - 1) / MU_TERRAIN_CELL;
}

static bool
is_face (int face)
{
  return face >= 0 && face <= 6; /* 0: not thrown yet */
}

static bool
are_day_dice (const MuDayDice *dice)
{
  return is_face (dice->weather) && is_face (dice->onset) && is_face (dice->onset_wind)
         && is_face (dice->wind) && is_face (dice->fog) && is_face (dice->sun)
         && is_face (dice->start);
}

/* wrg.weather.regions */
static bool
is_sky (const MuWrgSetupSky *sky)
{
  const MuBattleground *place = &sky->place;
  return (unsigned) place->region <= MU_REGION_NORTHERN
         && (unsigned) place->country <= MU_COUNTRY_STEPPE && place->month >= 1
         && place->month <= 12 && mu_wrg_place_refused (place) == MU_RULE_NONE
         && are_day_dice (&sky->dice);
}

MuWrgSetupAnswer
mu_wrg_check_setup (const MuWrgSetup *setup, int *at)
{
  int before = 0;
  *at = MU_NO_BODY;
  if (!is_table (setup->table_width, setup->table_depth))
    return MU_WRG_SETUP_BAD_TABLE;
  if (!fits_table (setup->terrain, setup->table_width ? setup->table_width : DEFAULT_WIDTH,
                   setup->table_depth ? setup->table_depth : DEFAULT_DEPTH))
    return MU_WRG_SETUP_BAD_FIELD;
  if (setup->sky && !is_sky (setup->sky))
    return MU_WRG_SETUP_BAD_SKY;
  for (int side = 0; side < MU_SIDES; side++) {
    int unit = MU_NO_BODY;
    MuWrgSetupAnswer answer = check_side (&setup->readings, &setup->side[side], &unit);
    if (answer == MU_WRG_SETUP_OK)
      answer = check_written (setup, (MuSide) side, &unit);
    if (answer != MU_WRG_SETUP_OK) {
      *at = unit == MU_NO_BODY ? MU_NO_BODY : before + unit;
      return answer;
    }
    before += setup->side[side].unit_count;
  }
  return MU_WRG_SETUP_OK;
}
