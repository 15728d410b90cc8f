/* Fire and caltrops of the engineering supplement on the whole reference sheet. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/siege/caltrops.h"
#include "rules/wrg/siege/fire_shot.h"

#define WORDS   60.0
#define FACES   6
#define PERIODS 10 /* longer than anything burns */
#define TARGETS 3
#define FIRST   2 /* the column of the first target */

/* --- fire missiles --------------------------------------------------------------- */

/* What differs in a table of factors: doors, palisades, penthouses and towers are alike. */
static const MuWrgBurnable targets[TARGETS] = { MU_BURN_BUILDING, MU_BURN_WOOD, MU_BURN_DOOR };

static gboolean
may_shoot_fire (const MuReferenceTable *table, MuWrgFireMissile missile)
{
  return missile != MU_FIRE_MISSILE_CROSSBOW
         || mu_reading (table->readings, MU_READING_FIRE_CROSSBOWS);
}

static void
add_missile (MuGrid *grid, MuWrgFireMissile missile, const char *words)
{
  char *cells[FIRST + TARGETS + 1]
      = { g_strdup (words), mu_term_number (mu_wrg_fire_range (missile)) };
  for (int i = 0; i < TARGETS; i++)
    cells[FIRST + i] = mu_term_number (mu_wrg_fire_factor (missile, targets[i]));
  mu_grid_take_row (grid, cells);
}

/* "lights", or the die that lights it: "4–6". */
static char *
flame_words (MuWrgBurnable what)
{
  return mu_wrg_flame_dices (what) ? mu_reference_range (MU_WRG_FLAME_LIGHTS_FROM, FACES)
                                   : g_strdup (_ ("lit"));
}

/* wrg.engineering.fire.flame-thrower */
static void
add_flame (MuGrid *grid)
{
  char *cells[FIRST + TARGETS + 1]
      = { g_strdup (_ ("Hand flame-thrower, once: die")), mu_term_number (MU_WRG_FLAME_RANGE) };
  for (int i = 0; i < TARGETS; i++)
    cells[FIRST + i] = flame_words (targets[i]);
  mu_grid_take_row (grid, cells);
}

/* wrg.engineering.fire.factor, wrg.engineering.fire.rocket, wrg.engineering.fire.who */
static void
add_missiles (MuFlow *flow, const MuReferenceTable *table)
{
  const char *const words[MU_FIRE_MISSILES]
      = { _ ("Bows, on foot"), _ ("Crossbows, on foot"), _ ("Staff slings"),
          _ ("Bolt-shooters"), _ ("Stone-throwers"),     _ ("Rocket launchers") };
  const char *const head[]
      = { "", _ ("Range"), _ ("Building"), _ ("Wood"), _ ("Door, palisade, penthouse, tower") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int missile = 0; missile < MU_FIRE_MISSILES; missile++)
    if (may_shoot_fire (table, (MuWrgFireMissile) missile))
      add_missile (grid, (MuWrgFireMissile) missile, words[missile]);
  add_flame (grid);
  mu_flow_heading (flow, _ ("Fire missiles: weapon factors"));
  mu_flow_grid (flow, grid, WORDS);
}

/* --- how it burns ------------------------------------------------------------------ */

/* The period of burning in which it leaps (wrg.engineering.fire.wind), 0 for never. */
static int
leaps_in (const MuReferenceTable *table, MuWrgBurnable what)
{
  for (int age = 1; age <= PERIODS; age++)
    if (mu_wrg_fire_spreads (table->readings, what, age, TRUE, MU_WRG_FIRE_LEAP, NULL))
      return age;
  return 0;
}

/* wrg.engineering.fire.wind */
static void
add_wind (MuGrid *grid, const MuReferenceTable *table)
{
  g_autofree char *leaps = g_strdup_printf (_ ("Strong wind: leap of wood or building, period %d"),
                                            leaps_in (table, MU_BURN_WOOD));
  mu_reference_fact (grid, leaps, mu_term_number (MU_WRG_FIRE_LEAP));
  if (!mu_reading (table->readings, MU_READING_DROUGHT))
    mu_reference_fact (grid, _ ("Strong wind: paces a period in dry grass"),
                       mu_term_number (MU_WRG_FIRE_LEAP));
}

/* wrg.engineering.fire.start, wrg.engineering.fire.who, wrg.engineering.fire.inside,
 * wrg.engineering.fire.destroy, wrg.engineering.fire.flame-thrower */
static void
add_fires (MuFlow *flow, const MuReferenceTable *table)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  mu_reference_fact (grid, _ ("Casualty equivalents that start a fire"),
                     mu_term_number (MU_WRG_FIRE_STARTS));
  mu_reference_fact (grid, _ ("Figures that a pack animal serves outside a fort"),
                     mu_term_number (mu_wrg_fire_served (1, 0)));
  mu_reference_fact (grid, _ ("Figures that a wagon serves"),
                     mu_term_number (mu_wrg_fire_served (0, 1)));
  mu_reference_fact (grid, _ ("Engine crew that a flame-thrower equals"),
                     mu_term_number (MU_WRG_FLAME_CREW));
  mu_reference_fact (grid, _ ("Periods that troops inside take to light it"),
                     mu_term_number (MU_WRG_FIRE_LIT_WITHIN));
  mu_reference_fact (grid, _ ("Periods after which whoever is still inside is destroyed"),
                     mu_term_number (MU_WRG_FIRE_DESTROYS));
  mu_reference_fact (grid, _ ("Periods after which it has burnt out"),
                     mu_term_number (MU_WRG_FIRE_BURNS_OUT));
  if (!mu_reading (table->readings, MU_READING_WEATHER))
    add_wind (grid, table);
  mu_flow_heading (flow, _ ("Fire"));
  mu_flow_pairs (flow, grid);
}

/* wrg.engineering.fire.prepare, wrg.engineering.fire.start, wrg.engineering.fire.rain: whether
 * those inside may still light it hangs on how the house reads the weather. */
static void
add_fire_notes (MuFlow *flow, const MuReferenceTable *table)
{
  const MuRule inside
      = mu_wrg_fire_refused (table->readings, MU_IGNITE_INSIDE, MU_BURN_BUILDING, TRUE);
  const char *rain = inside == MU_RULE_NONE
                         ? _ ("Once rain or snow has fallen, only flame-throwers and troops inside "
                              "start fires; it puts out all that burn.")
                         : _ ("Once rain or snow has fallen, nobody starts fires; it puts out all "
                              "that burn.");
  g_autofree char *text = g_strdup_printf (
      "%s. %s %s", _ ("The period before must go on preparing the missiles, with nothing else"),
      _ ("A period without fire missiles cancels half of the points so far, two cancel all."),
      mu_reading (table->readings, MU_READING_WEATHER) ? "" : rain);
  mu_flow_text (flow, g_strchomp (text));
}

/* --- caltrops ------------------------------------------------------------------------ */

/* wrg.engineering.caltrops.hit */
static void
add_caltrop_factors (MuGrid *grid, const MuReferenceTable *table)
{
  const MuReadings *readings = table->readings;
  mu_reference_fact (grid, _ ("Factor against infantry"),
                     mu_term_number (mu_wrg_caltrops_factor (readings, MU_TROOP_HI, TRUE)));
  mu_reference_fact (grid, _ ("Factor against cavalry on a normal or rally move"),
                     mu_term_number (mu_wrg_caltrops_factor (readings, MU_TROOP_HC, TRUE)));
  if (mu_wrg_caltrops_factor (readings, MU_TROOP_HCM, TRUE)
      == mu_wrg_caltrops_factor (readings, MU_TROOP_HC, TRUE))
    mu_reference_fact (grid, _ ("Factor against camels on a normal or rally move"),
                       mu_term_number (mu_wrg_caltrops_factor (readings, MU_TROOP_HCM, TRUE)));
  mu_reference_fact (grid, _ ("Factor against all others"),
                     mu_term_number (mu_wrg_caltrops_factor (readings, MU_TROOP_EL, TRUE)));
}

/* wrg.engineering.caltrops.lay, wrg.engineering.caltrops.clear */
static void
add_caltrops (MuFlow *flow, const MuReferenceTable *table)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  mu_reference_fact (grid, _ ("Paces of front that each figure carries"),
                     mu_term_number (mu_wrg_caltrops_front (1)));
  mu_reference_fact (grid, _ ("Paces of a strip"), mu_term_number (MU_WRG_CALTROPS_STRIP));
  mu_reference_fact (grid, _ ("Periods to pick up or sweep aside"),
                     mu_term_number (MU_WRG_CALTROPS_CLEAR));
  add_caltrop_factors (grid, table);
  g_autofree char *notes = g_strdup_printf (
      "%s. %s %s", _ ("Only Roman and Byzantine infantry carries caltrops"),
      _ ("Laying them takes a whole period."),
      _ ("The dice count in full, tactical factors do not; figures are those that cross."));
  mu_flow_heading (flow, _ ("Caltrops"));
  mu_flow_pairs (flow, grid);
  mu_flow_text (flow, notes);
}

void
mu_reference_add_fire (MuFlow *flow, const MuReferenceTable *table)
{
  add_missiles (flow, table);
  add_fires (flow, table);
  add_fire_notes (flow, table);
  add_caltrops (flow, table);
}
