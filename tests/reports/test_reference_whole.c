/* What only the whole reference sheet has: ground, rivers and boats, sieges, fire, caltrops. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/document/sheets_html.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/field/ground.h"
#include "rules/wrg/fight/aftermath.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/move/march.h"
#include "rules/wrg/siege/assault.h"
#include "rules/wrg/siege/battery.h"
#include "rules/wrg/siege/caltrops.h"
#include "rules/wrg/siege/ditch.h"
#include "rules/wrg/siege/doors.h"
#include "rules/wrg/siege/fire_shot.h"
#include "rules/wrg/siege/ladder.h"
#include "rules/wrg/siege/tower.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

/* The words of the page for a browser: there each row of a table is one. */
static char *
words_of (const MuReadings *readings)
{
  const MuReferenceSheet sheet = { .readings = readings };
  g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, MU_PAPER_WEB);
  g_autofree char *page = mu_sheets_html (sheets);
  g_autoptr (GString) text = g_string_new (" ");
  for (const char *at = strstr (page, "<body"); *at; at++) {
    if (*at == '<')
      at = strchr (at, '>');
    const char sign = *at == '>' || *at == '\n' ? ' ' : *at;
    if (sign != ' ' || text->str[text->len - 1] != ' ')
      g_string_append_c (text, sign);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check_is (const char *text, const char *words, gboolean wanted)
{
  const gboolean there = strstr (text, words) != NULL;
  if (there != wanted)
    g_printerr ("“%s” is %s in: %s\n", words, there ? "" : "not", text);
  ck_assert (there == wanted);
}

static void
check_said (const char *text, const char *words)
{
  g_autofree char *spaced = g_strdup_printf (" %s ", words);
  check_is (text, spaced, TRUE);
}

static void
check_not_said (const char *text, const char *words)
{
  check_is (text, words, FALSE);
}

/* "Words 3" */
static void
check_number (const char *text, const char *words, int number)
{
  g_autofree char *row = g_strdup_printf ("%s %d", words, number);
  check_said (text, row);
}

/* --- ground, rivers and boats ------------------------------------------------------- */

static const struct {
  MuWrgGround ground;
  const char *words;
} grounds[] = {
  { MU_WRG_GROUND_STEEP_HILL, "Steep hill" },
  { MU_WRG_GROUND_BUILDINGS, "Among buildings or gardens" },
  { MU_WRG_GROUND_BREACH, "Breach" },
  { MU_WRG_GROUND_WOOD, "Wood" },
  { MU_WRG_GROUND_BOG, "Bog" },
  { MU_WRG_GROUND_SOFT_SAND, "Soft sand" },
  { MU_WRG_GROUND_STREAM, "Stream†" },
  { MU_WRG_GROUND_HEDGE, "Hedge or field wall†" },
  { MU_WRG_GROUND_INSIDE, "Inside a building, stairs, ladders, ramparts" },
  { MU_WRG_GROUND_MARSH, "Marsh" },
  { MU_WRG_GROUND_ROCKS, "Rocky slope" },
  { MU_WRG_GROUND_PALISADE, "Palisade, turf rampart or abatis†" },
  { MU_WRG_GROUND_FORD, "Ford†" },
  { MU_WRG_GROUND_RIVER, "River†" },
};

static const struct {
  MuTroopType type;
  bool by_hand;
} travellers[] = { { MU_TROOP_MI, false },  { MU_TROOP_LI, false }, { MU_TROOP_LC, false },
                   { MU_TROOP_MCM, false }, { MU_TROOP_EL, false }, { MU_TROOP_HCH, false },
                   { MU_TROOP_ART, true } };

/* wrg.move.difficult.infantry, wrg.move.difficult.cavalry, wrg.move.difficult.vehicles,
 * wrg.move.difficult.artillery, wrg.move.difficult.infantry-only, wrg.move.difficult.river,
 * wrg.move.difficult.ford, wrg.move.difficult.linear */
START_TEST (ground_costs_what_the_core_says)
{
  g_autofree char *text = words_of (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++) {
    const MuWrgWay way = { .ground = grounds[i].ground };
    g_autoptr (GString) row = g_string_new (grounds[i].words);
    for (guint j = 0; j < G_N_ELEMENTS (travellers); j++) {
      MuWrgGroundCost cost;
      if (mu_wrg_ground_cost (NULL, &way, travellers[j].type, travellers[j].by_hand, &cost)
          != MU_RULE_NONE)
        g_string_append (row, " –");
      else
        g_string_append_printf (row, " %d%s", cost.times, cost.normal_only ? "*" : "");
    }
    check_said (text, row->str);
  }
  check_said (text, "It counts as 20 paces wide at least, until the whole body is across.");
}
END_TEST

/* wrg.move.distance.boats, wrg.move.distance.slow, wrg.move.distance.chariots,
 * wrg.move.distance.dummy */
START_TEST (boats_and_wagons_move_as_the_core_says)
{
  g_autofree char *text = words_of (NULL);
  check_number (text, "Boats, straight up the stream or across", 60);
  check_number (text, "Boats, slanting down the stream", 120);
  check_said (text, "Infantry riding mounts 80 / –");
  check_said (text, "Light bolt-shooters by hand 60 / –");
  check_said (text, "Light bolt-shooters on mule carts 120 / –");
  check_said (text, "Siege tower or penthouse 40 / –");
  check_said (text, "Burmese elephants 80 / 80");
  check_said (text, "Dummy elephants 80 / 80");
  MuReadings readings = { 0 };
  readings.choice[MU_READING_DUMMY_ELEPHANTS] = 1;
  g_autofree char *switched = words_of (&readings);
  check_said (switched, "Dummy elephants 40 / –");
}
END_TEST

START_TEST (every_type_has_its_moves)
{
  g_autofree char *text = words_of (NULL);
  for (int type = 0; type < MU_TROOP_TYPES; type++) {
    const int charge = mu_wrg_type_charge_move ((MuTroopType) type);
    g_autofree char *charges = charge > 0 ? g_strdup_printf ("%d", charge) : g_strdup ("–");
    g_autofree char *row = g_strdup_printf ("%s %d / %s", mu_troop_type_name ((MuTroopType) type),
                                            mu_wrg_type_normal_move ((MuTroopType) type), charges);
    check_said (text, row);
  }
}
END_TEST

/* wrg.move.difficult.river, wrg.move.difficult.ford, wrg.weather.rain.rivers */
START_TEST (rivers_are_told)
{
  const char *const rains = "After three periods of rain or snow: Stream → River · Ford → River · "
                            "River → bridge or boat only.";
  g_autofree char *text = words_of (NULL);
  check_said (text, "A river less than 30 paces wide is a stream.");
  check_said (text, "4 up to 39 paces · 5 up to 49 paces · 6 up to 59 paces.");
  ck_assert (mu_wrg_is_ford (39, 4) && !mu_wrg_is_ford (40, 4) && !mu_wrg_is_ford (30, 3));
  check_said (text, rains);
  MuReadings readings = { 0 };
  readings.choice[MU_READING_RAIN_RIVERS] = 1;
  g_autofree char *mild = words_of (&readings);
  check_said (mild, "Stream → Stream · Ford → River · River → bridge or boat only.");
  readings.choice[MU_READING_WEATHER] = 1;
  g_autofree char *dry = words_of (&readings);
  check_not_said (dry, "bridge or boat only");
}
END_TEST

/* wrg.melee.eligible.ranks */
START_TEST (ranks_that_fight_stand_before_the_factors)
{
  g_autofree char *text = words_of (NULL);
  ck_assert_int_eq (mu_wrg_melee_half_ranks (MU_MELEE_ROW_LONG_SPEAR, true, false), 3);
  ck_assert_int_eq (mu_wrg_melee_half_ranks (MU_MELEE_ROW_TWO_HANDED, true, false), 2);
  check_said (text, "long thrusting spears 1½ 1 2 4");
  check_said (text, "two-handed cutting weapons 1 5 5 5");
}
END_TEST

/* --- doors, gear and walls ------------------------------------------------------------ */

static const struct {
  const char *words;
  MuWrgBreachTool tool;
  int workers;
} works[] = {
  { "Ram, 4–6 figures", MU_BREACH_RAM, 6 },
  { "Axes, 1 figure", MU_BREACH_AXES, 1 },
  { "Axes, 2 figures", MU_BREACH_AXES, 2 },
  { "Axes, 3 figures", MU_BREACH_AXES, 3 },
  { "1 elephant in order", MU_BREACH_ELEPHANTS, 1 },
  { "2 elephants in order", MU_BREACH_ELEPHANTS, 2 },
};

static void
add_periods (GString *row, int work, MuWrgBarrier barrier, bool unlit)
{
  const MuWrgBreach breach = { .barrier = barrier, .tool = works[work].tool };
  const MuWrgBreachPeriod period = { .workers = works[work].workers, .unlit = unlit };
  const int periods = mu_wrg_breach_periods (&breach, &period, NULL);
  if (periods < 0)
    g_string_append (row, " –");
  else
    g_string_append_printf (row, " %d", periods);
}

/* wrg.engineering.ram, wrg.engineering.axe, wrg.engineering.elephant, wrg.weather.night.drift */
START_TEST (doors_break_as_the_core_says)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_NIGHT] = 1;
  g_autofree char *text = words_of (NULL);
  g_autofree char *no_nights = words_of (&readings);
  for (guint work = 0; work < G_N_ELEMENTS (works); work++) {
    g_autoptr (GString) row = g_string_new (works[work].words);
    add_periods (row, (int) work, MU_BARRIER_DOOR, false);
    add_periods (row, (int) work, MU_BARRIER_PALISADE, false);
    check_said (no_nights, row->str);
    add_periods (row, (int) work, MU_BARRIER_DOOR, true);
    add_periods (row, (int) work, MU_BARRIER_PALISADE, true);
    check_said (text, row->str);
  }
  check_not_said (text, "Axes, 4 figures");
  check_not_said (no_nights, "unlit");
}
END_TEST

/* wrg.engineering.fascine, wrg.engineering.penthouse, wrg.engineering.tower,
 * wrg.engineering.tower.drawbridge */
START_TEST (gear_is_moved_as_the_core_says)
{
  g_autofree char *text = words_of (NULL);
  const MuWrgTower laden = { .carried = 6 };
  ck_assert_int_eq (mu_wrg_tower_missing (&laden, NULL), 8 + 6);
  check_said (text, "Paces that a fascine narrows a ditch by 2½");
  check_number (text, "Figures that move a penthouse", 6);
  check_number (text, "Figures that push an empty tower", 8);
  check_said (text, "Pushers more for each figure aboard +1");
  check_said (text, "Each horse or yoke of oxen, but off the walls −2");
  check_number (text, "Paces a period of a tower or penthouse", mu_wrg_siege_gear_move ());
  check_number (text, "Figures that charge over a drawbridge", 2);
  check_number (text, "More over it a ¼ period as the enemy gives ground", 2);
}
END_TEST

/* wrg.engineering.ladder, wrg.engineering.ladder.throw, wrg.engineering.ladder.climb,
 * wrg.engineering.elephant, wrg.engineering.battery, wrg.engineering.assault-bodies,
 * wrg.visibility.obstacles */
START_TEST (walls_are_climbed_as_the_core_says)
{
  g_autofree char *text = words_of (NULL);
  check_number (text, "Figures that carry a ladder", MU_WRG_LADDER_CARRIERS);
  check_said (text, "Periods to raise a ladder ¼");
  check_number (text, "Paces of wall that a ladder takes", mu_wrg_ladder_frontage ());
  check_said (text, "Die that throws a ladder down 5–6");
  check_number (text, "Casualties of each figure on a fallen ladder", 5);
  check_number (text, "Off each ladder a ¼ period as defenders recoil", 1);
  check_said (text, "Die that sticks a howdah in an archway 1–3");
  check_number (text, "Casualties by stones that wreck gear or palisade", MU_WRG_BATTERY_DESTROYS);
  check_number (text, "Paces at which a ditch is seen, but from above", 100);
  check_number (text, "Paces at which caltrops are seen", 50);
  check_number (text, "Paces within which figures, not units, are compared", MU_WRG_ASSAULT_REACH);
}
END_TEST

/* wrg.engineering.tower.crew, wrg.engineering.tower, wrg.engineering.penthouse,
 * wrg.engineering.ram, wrg.engineering.ladder, wrg.engineering.ladder.climb */
START_TEST (who_is_hurt_in_a_tower_is_told)
{
  g_autofree char *text = words_of (NULL);
  check_said (text, "On its top storey in partial cover in partial cover JLS, B, CB");
  check_said (text, "Charging over its drawbridge in partial cover in partial cover –");
  check_said (text, "Inside it or a penthouse safe hurt Engine");
  check_said (text, "Pushing it; moving a penthouse, ram or ladder; climbing unshielded unshielded "
                    "–");
}
END_TEST

/* --- fire and caltrops ------------------------------------------------------------------ */

static const struct {
  const char *words;
  MuWrgFireMissile missile;
} missiles[] = {
  { "Bows, on foot", MU_FIRE_MISSILE_BOW },
  { "Staff slings", MU_FIRE_MISSILE_STAFF_SLING },
  { "Bolt-shooters", MU_FIRE_MISSILE_BOLT_SHOOTER },
  { "Stone-throwers", MU_FIRE_MISSILE_STONE_THROWER },
  { "Rocket launchers", MU_FIRE_MISSILE_ROCKETS },
  { "Crossbows, on foot", MU_FIRE_MISSILE_CROSSBOW }, /* where the house lets them */
};

/* wrg.engineering.fire.factor, wrg.engineering.fire.rocket, wrg.engineering.fire.who,
 * wrg.engineering.fire.flame-thrower */
START_TEST (fire_missiles_have_the_core_s_factors)
{
  MuReadings readings = { 0 };
  readings.choice[MU_READING_FIRE_CROSSBOWS] = 1;
  g_autofree char *text = words_of (NULL);
  g_autofree char *crossbows = words_of (&readings);
  for (guint i = 0; i < G_N_ELEMENTS (missiles); i++) {
    const MuWrgFireMissile missile = missiles[i].missile;
    g_autofree char *row = g_strdup_printf (
        "%s %d %d %d %d", missiles[i].words, mu_wrg_fire_range (missile),
        mu_wrg_fire_factor (missile, MU_BURN_BUILDING), mu_wrg_fire_factor (missile, MU_BURN_WOOD),
        mu_wrg_fire_factor (missile, MU_BURN_PENTHOUSE));
    check_said (missile == MU_FIRE_MISSILE_CROSSBOW ? crossbows : text, row);
  }
  check_not_said (text, "Crossbows, on foot");
  check_said (text, "Hand flame-thrower, once: die 20 lit lit 4–6");
}
END_TEST

/* wrg.engineering.fire.start, wrg.engineering.fire.who, wrg.engineering.fire.inside,
 * wrg.engineering.fire.destroy, wrg.engineering.fire.wind, wrg.engineering.fire.flame-thrower */
START_TEST (fires_burn_as_the_core_says)
{
  g_autofree char *text = words_of (NULL);
  check_number (text, "Casualty equivalents that start a fire", MU_WRG_FIRE_STARTS);
  check_number (text, "Figures that a pack animal serves outside a fort", 5);
  check_number (text, "Figures that a wagon serves", 20);
  check_number (text, "Engine crew that a flame-thrower equals", MU_WRG_FLAME_CREW);
  check_number (text, "Periods that troops inside take to light it", MU_WRG_FIRE_LIT_WITHIN);
  check_number (text, "Periods after which whoever is still inside is destroyed",
                MU_WRG_FIRE_DESTROYS);
  check_number (text, "Periods after which it has burnt out", MU_WRG_FIRE_BURNS_OUT);
  check_number (text, "Strong wind: leap of wood or building, period 3", MU_WRG_FIRE_LEAP);
}
END_TEST

/* wrg.engineering.fire.rain, wrg.engineering.fire.wind, wrg.engineering.fire.prepare */
START_TEST (weather_and_fire_follow_the_house)
{
  MuReadings readings = { 0 };
  g_autofree char *text = words_of (NULL);
  check_said (text, "The period before must go on preparing the missiles, with nothing else.");
  check_said (text, "only flame-throwers and troops inside start fires;");
  readings.choice[MU_READING_RAIN_FIRES] = 1;
  readings.choice[MU_READING_FIRE_LEAP] = 1;
  g_autofree char *strict = words_of (&readings);
  check_said (strict, "Once rain or snow has fallen, nobody starts fires;");
  check_said (strict, "wood or building, period 2 30");
  readings.choice[MU_READING_WEATHER] = 1;
  g_autofree char *none = words_of (&readings);
  check_not_said (none, "Once rain or snow has fallen");
  check_not_said (none, "leap of wood");
}
END_TEST

/* wrg.engineering.caltrops.lay, wrg.engineering.caltrops.clear, wrg.engineering.caltrops.hit */
START_TEST (caltrops_are_told)
{
  MuReadings readings = { 0 };
  g_autofree char *text = words_of (NULL);
  check_number (text, "Paces of front that each figure carries", mu_wrg_caltrops_front (1));
  check_number (text, "Paces of a strip", MU_WRG_CALTROPS_STRIP);
  check_number (text, "Periods to pick up or sweep aside", MU_WRG_CALTROPS_CLEAR);
  check_number (text, "Factor against infantry", 0);
  check_number (text, "Factor against cavalry on a normal or rally move", 1);
  check_number (text, "Factor against all others", 2);
  check_not_said (text, "against camels");
  readings.choice[MU_READING_CALTROPS_CAMELS] = 1;
  g_autofree char *camels = words_of (&readings);
  check_number (camels, "Factor against camels on a normal or rally move", 1);
}
END_TEST

/* --- the course of a battle ---------------------------------------------------------------- */

/* wrg.deploy.flank-march.arrival, wrg.deploy.arrival.dice, wrg.deploy.arrival.when,
 * wrg.deploy.arrival.retry, wrg.deploy.forced-march */
START_TEST (arrivals_are_told)
{
  g_autofree char *text = words_of (NULL);
  check_said (text, "Cavalry, camels, chariots, infantry riding mounts 2 2 3");
  check_said (text, "Infantry in loose or open order 2 3 4");
  check_said (text, "Infantry in close order, elephants, engines 2 4 5");
  check_said (text, "Die: on when all have moved 3");
  check_said (text, "Die: on at once 4");
  check_said (text, "Die: on at once with a general 4–5");
  check_said (text, "Periods to dice in, then lost 3");
  check_said (text, "Forced march: periods sooner 1");
  check_said (text, "Forced march: paces more in period 1 +60");
}
END_TEST

/* Who stands in one row comes with the others of it (wrg.deploy.flank-march.arrival). */
START_TEST (each_row_of_arrivals_is_of_one_sort)
{
  static const unsigned sorts[] = {
    MU_CAVALRY_TYPES | MU_CAMELRY_TYPES | MU_CHARIOT_TYPES,
    MU_TROOP_BIT (MU_TROOP_LI) | MU_TROOP_BIT (MU_TROOP_LMI) | MU_TROOP_BIT (MU_TROOP_LHI),
    MU_TROOP_BIT (MU_TROOP_SHI) | MU_TROOP_BIT (MU_TROOP_HI) | MU_TROOP_BIT (MU_TROOP_MI)
        | MU_TROOP_BIT (MU_TROOP_EL) | MU_TROOP_BIT (MU_TROOP_ART),
  };
  static const int periods[] = { 2, 3, 4 };
  for (guint sort = 0; sort < G_N_ELEMENTS (sorts); sort++)
    for (int type = 0; type < MU_TROOP_TYPES; type++) {
      const MuWrgFlankMarch march = { .type = (MuTroopType) type };
      int period = 0;
      mu_wrg_earliest_arrival (&march, MU_WRG_SIDE_EDGE, &period);
      ck_assert (!(sorts[sort] >> type & 1u) || period == periods[sort]);
    }
  const MuWrgFlankMarch riders = { .type = MU_TROOP_HI, .mounted = true };
  int period = 0;
  mu_wrg_earliest_arrival (&riders, MU_WRG_SIDE_EDGE, &period);
  ck_assert_int_eq (period, periods[0]);
}
END_TEST

static const char *
rally_words (MuWrgRallyCause cause, MuTroopType type)
{
  static const char *const words[] = { "–", "forward", "back", "either" };
  return words[mu_wrg_rally_how (cause, type, false)];
}

/* wrg.move.rally.who-forward, wrg.move.rally.who-back, wrg.move.rally.who-either,
 * wrg.move.rally.none, wrg.move.rally.back, wrg.after.not-followed */
START_TEST (rallying_is_told)
{
  static const struct {
    MuWrgRallyCause cause, last;
    const char *words;
  } rows[] = {
    { MU_RALLIES_EVADED, MU_RALLIES_ROUTED, "evaded, and need not again · routed" },
    { MU_RALLIES_PURSUED, MU_RALLIES_PURSUED, "pursued, and stops" },
    { MU_RALLIES_MISSED, MU_RALLIES_MISSED, "charged evaders and did not reach them" },
    { MU_RALLIES_REPLACED, MU_RALLIES_REPLACED, "was replaced in hand-to-hand" },
    { MU_RALLIES_RECOILED, MU_RALLIES_RECOILED, "recoiled and was not followed" },
    { MU_RALLIES_NOT_HOME, MU_RALLIES_BROKE_OFF, "did not drive its charge home · broke off" },
    { MU_RALLIES_STAYED, MU_RALLIES_STAYED, "neither followed up nor pursued" },
  };
  g_autofree char *text = words_of (NULL);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (rows); i++) {
    const MuWrgRallyCause cause = i % 2 == 0 ? rows[i / 2].cause : rows[i / 2].last;
    g_autofree char *row
        = g_strdup_printf ("%s %s %s %s %s", rows[i / 2].words, rally_words (cause, MU_TROOP_LI),
                           rally_words (cause, MU_TROOP_LCH), rally_words (cause, MU_TROOP_MCM),
                           rally_words (cause, MU_TROOP_EL));
    check_said (text, row);
  }
  check_said (text, "Back they go a normal move, 100 paces at most,");
}
END_TEST

/* wrg.after.break.count; wrg.victory.count, wrg.victory.half, wrg.victory.prisoners */
START_TEST (breaking_and_winning_are_told)
{
  g_autofree char *text = words_of (NULL);
  check_said (text, "7 Recoils in a row that break Reg A");
  check_said (text, "less 4 Reg B");
  check_said (text, "less 3 Reg C");
  check_said (text, "less 2 Reg D");
  check_said (text, "less 1 Reactions");
  check_said (text, "On the table 1, conceding ¼");
  check_said (text, "Under a result to retire ½, conceding ¼");
  check_said (text, "Off the table, not in rout ½");
  check_said (text, "In rout 0, conceding ¼");
  check_said (text, "Routed off, not rallied 0");
  check_said (text, "Prisoners ¼");
}
END_TEST

/* --- on the pages -------------------------------------------------------------------------- */

static const MuPaper papers[]
    = { MU_PAPER_A4, MU_PAPER_LETTER, MU_PAPER_A4_LARGE, MU_PAPER_LETTER_LARGE };

START_TEST (the_whole_sheet_takes_four_sides)
{
  const MuReferenceSheet sheet = { .own = NULL };
  g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, papers[_i]);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  ck_assert (pdf_words_apart (pdf));
  if (_i < 2)
    ck_assert_int_eq (pdf->pages, 4);
}
END_TEST

START_TEST (two_armies_have_no_sieges)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  const MuReferenceSheet sheet = { .own = a, .enemy = b };
  g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, MU_PAPER_WEB);
  g_autofree char *page = mu_sheets_html (sheets);
  const char *const absent[] = { "Sieges",           "Boats", "Caltrops",     "Fire missiles",
                                 "Difficult ground", "Ranks", "First period", "Victory" };
  for (guint i = 0; i < G_N_ELEMENTS (absent); i++)
    check_not_said (page, absent[i]);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("whole reference sheet");
  TCase *tests = tcase_create ("whole reference sheet");
  tcase_set_timeout (tests, 120);
  tcase_add_test (tests, ground_costs_what_the_core_says);
  tcase_add_test (tests, boats_and_wagons_move_as_the_core_says);
  tcase_add_test (tests, every_type_has_its_moves);
  tcase_add_test (tests, rivers_are_told);
  tcase_add_test (tests, ranks_that_fight_stand_before_the_factors);
  tcase_add_test (tests, doors_break_as_the_core_says);
  tcase_add_test (tests, gear_is_moved_as_the_core_says);
  tcase_add_test (tests, walls_are_climbed_as_the_core_says);
  tcase_add_test (tests, who_is_hurt_in_a_tower_is_told);
  tcase_add_test (tests, fire_missiles_have_the_core_s_factors);
  tcase_add_test (tests, fires_burn_as_the_core_says);
  tcase_add_test (tests, weather_and_fire_follow_the_house);
  tcase_add_test (tests, caltrops_are_told);
  tcase_add_test (tests, arrivals_are_told);
  tcase_add_test (tests, each_row_of_arrivals_is_of_one_sort);
  tcase_add_test (tests, rallying_is_told);
  tcase_add_test (tests, breaking_and_winning_are_told);
  tcase_add_loop_test (tests, the_whole_sheet_takes_four_sides, 0, 4);
  tcase_add_test (tests, two_armies_have_no_sieges);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
