/* Doors, gear and walls of the engineering supplement on the whole reference sheet. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/siege/assault.h"
#include "rules/wrg/siege/battery.h"
#include "rules/wrg/siege/ditch.h"
#include "rules/wrg/siege/doors.h"
#include "rules/wrg/siege/ladder.h"
#include "rules/wrg/siege/tower.h"

#define WORDS        60.0
#define MOST_WORKERS 20 /* more than any work takes */
#define FACES        6
#define FAR_ENOUGH   10000 /* paces: more than any table */
#define BARRIERS     2

/* --- doors and palisades ---------------------------------------------------------- */

static gboolean
may_work (MuWrgBarrier barrier, MuWrgBreachTool tool, int workers)
{
  return mu_wrg_breach_refused (barrier, tool, workers) == MU_RULE_NONE;
}

/* Periods until it is through; "–" where so many do not work at it. */
static char *
periods_words (MuWrgBarrier barrier, MuWrgBreachTool tool, int workers, gboolean unlit)
{
  const MuWrgBreach breach = { .barrier = barrier, .tool = tool };
  const MuWrgBreachPeriod period = { .workers = workers, .unlit = unlit };
  const int periods = mu_wrg_breach_periods (&breach, &period, NULL);
  return periods > 0 ? mu_term_number (periods) : g_strdup ("–");
}

/* By day and, where the house has nights, without light (wrg.weather.night.drift). */
static void
add_breach_row (MuGrid *grid, MuWrgBreachTool tool, int workers, const char *label, gboolean nights)
{
  char *cells[1 + 2 * BARRIERS + 1] = { g_strdup (label) };
  for (int unlit = 0; unlit <= nights; unlit++)
    for (int barrier = 0; barrier < BARRIERS; barrier++)
      cells[1 + unlit * BARRIERS + barrier]
          = periods_words ((MuWrgBarrier) barrier, tool, workers, unlit != 0);
  mu_grid_take_row (grid, cells);
}

/* The fewest and the most that work at either; who has no limit is told by two. */
static void
find_workers (MuWrgBreachTool tool, int *least, int *most)
{
  *least = *most = 0;
  for (int workers = MOST_WORKERS; workers > 0; workers--)
    if (may_work (MU_BARRIER_DOOR, tool, workers)
        || may_work (MU_BARRIER_PALISADE, tool, workers)) {
      *least = workers;
      *most = MAX (*most, workers);
    }
  if (*most == MOST_WORKERS)
    *most = *least + 1;
}

/* wrg.engineering.ram: one row, since a ram works as fast with any crew. */
static void
add_ram (MuGrid *grid, gboolean nights)
{
  int least, most;
  find_workers (MU_BREACH_RAM, &least, &most);
  g_autofree char *crew = mu_reference_range (least, most);
  g_autofree char *label = g_strdup_printf (_ ("Ram, %s figures"), crew);
  add_breach_row (grid, MU_BREACH_RAM, least, label, nights);
}

/* wrg.engineering.axe, wrg.engineering.elephant */
static void
add_workers (MuGrid *grid, MuWrgBreachTool tool, gboolean nights)
{
  int least, most;
  find_workers (tool, &least, &most);
  for (int workers = least; workers <= most; workers++) {
    g_autofree char *label = g_strdup_printf (
        tool == MU_BREACH_AXES
            ? ngettext ("Axes, %d figure", "Axes, %d figures", (gulong) workers)
            : ngettext ("%d elephant in order", "%d elephants in order", (gulong) workers),
        workers);
    add_breach_row (grid, tool, workers, label, nights);
  }
}

static void
add_doors (MuFlow *flow, const MuReferenceTable *table)
{
  const gboolean nights = !mu_reading (table->readings, MU_READING_NIGHT);
  const char *const head[]
      = { "", _ ("Door"), _ ("Palisade"), _ ("Door, unlit"), _ ("Palisade, unlit") };
  MuGrid *grid = mu_grid_new (nights ? 2 * BARRIERS + 1 : BARRIERS + 1, TRUE);
  mu_grid_row (grid, TRUE, head);
  add_ram (grid, nights);
  add_workers (grid, MU_BREACH_AXES, nights);
  add_workers (grid, MU_BREACH_ELEPHANTS, nights);
  mu_flow_heading (flow, _ ("Sieges: periods to break a door or 60 paces of palisade"));
  mu_flow_grid (flow, grid, WORDS);
}

/* --- gear ---------------------------------------------------------------------------- */

/* wrg.engineering.penthouse */
static int
penthouse_movers (const MuReferenceTable *table)
{
  MuWrgPenthouse penthouse = { .movers = 0 };
  while (mu_wrg_penthouse_refused (table->readings, &penthouse) != MU_RULE_NONE)
    penthouse.movers++;
  return penthouse.movers;
}

/* wrg.engineering.tower: the pushers, each figure aboard and each beast alone. */
static void
add_tower (MuGrid *grid)
{
  const MuWrgTower empty = { .carried = 0 };
  const MuWrgTower manned = { .carried = 1 };
  const MuWrgTower drawn = { .animals = 1 };
  const int pushers = mu_wrg_tower_missing (&empty, NULL);
  mu_reference_fact (grid, _ ("Figures that push an empty tower"), mu_term_number (pushers));
  mu_reference_fact (grid, _ ("Pushers more for each figure aboard"),
                     mu_reference_number (mu_wrg_tower_missing (&manned, NULL) - pushers));
  mu_reference_fact (grid, _ ("Each horse or yoke of oxen, but off the walls"),
                     mu_reference_number (mu_wrg_tower_missing (&drawn, NULL) - pushers));
  mu_reference_fact (grid, _ ("Paces a period of a tower or penthouse"),
                     mu_term_number (mu_wrg_siege_gear_move ()));
}

/* wrg.engineering.tower.drawbridge */
static void
add_drawbridge (MuGrid *grid)
{
  const int first = mu_wrg_drawbridge_across (0, MOST_WORKERS, MOST_WORKERS, NULL);
  const int then = mu_wrg_drawbridge_across (1, MOST_WORKERS, MOST_WORKERS, NULL);
  mu_reference_fact (grid, _ ("Figures that charge over a drawbridge"), mu_term_number (first));
  mu_reference_fact (grid, _ ("More over it a ¼ period as the enemy gives ground"),
                     mu_term_number (then - first));
}

/* "2½": what one fascine takes of a ditch that is wider (wrg.engineering.fascine). */
static char *
fascine_words (void)
{
  const MuWrgDitch open = { .width = MOST_WORKERS };
  const MuWrgDitch less = { .width = MOST_WORKERS, .fascines = 1 };
  const int halves = mu_wrg_ditch_open (&open, NULL) - mu_wrg_ditch_open (&less, NULL);
  return g_strdup_printf (halves % 2 ? "%d½" : "%d", halves / 2);
}

static void
add_gear (MuGrid *grid, const MuReferenceTable *table)
{
  mu_reference_fact (grid, _ ("Paces that a fascine narrows a ditch by"), fascine_words ());
  mu_reference_fact (grid, _ ("Figures that move a penthouse"),
                     mu_term_number (penthouse_movers (table)));
  add_tower (grid);
  add_drawbridge (grid);
}

/* --- walls ----------------------------------------------------------------------------- */

/* wrg.engineering.ladder: "¼" a period. */
static char *
erect_words (void)
{
  MuWrgLadder ladder = { .raised = 0 };
  int quarters = 1;
  while (!mu_wrg_ladder_erect (&ladder, FALSE))
    quarters++;
  return quarters == 1 ? g_strdup ("¼") : g_strdup_printf ("%d/4", quarters);
}

/* wrg.engineering.ladder.throw */
static int
losses_of_fall (void)
{
  MuWrgLadder ladder = { .figures = 1 };
  int casualties = 0;
  mu_wrg_ladder_erect (&ladder, FALSE);
  mu_wrg_ladder_throw (&ladder, FACES, &casualties, NULL);
  return casualties;
}

static void
add_ladders (MuGrid *grid)
{
  mu_reference_fact (grid, _ ("Figures that carry a ladder"),
                     mu_term_number (MU_WRG_LADDER_CARRIERS));
  mu_reference_fact (grid, _ ("Periods to raise a ladder"), erect_words ());
  mu_reference_fact (grid, _ ("Paces of wall that a ladder takes"),
                     mu_term_number (mu_wrg_ladder_frontage ()));
  mu_reference_fact (grid, _ ("Die that throws a ladder down"),
                     mu_reference_range (MU_WRG_LADDER_DOWN_FROM, FACES));
  mu_reference_fact (grid, _ ("Casualties of each figure on a fallen ladder"),
                     mu_term_number (losses_of_fall ()));
  mu_reference_fact (
      grid, _ ("Off each ladder a ¼ period as defenders recoil"),
      mu_term_number (mu_wrg_ladder_get_off (1, 1, MOST_WORKERS, MOST_WORKERS, NULL)));
}

/* wrg.engineering.elephant: "1–3". */
static char *
sticking_faces (void)
{
  int most = 0;
  for (int face = 1; face <= FACES; face++)
    if (mu_wrg_archway_sticks (TRUE, face))
      most = face;
  return mu_reference_range (1, most);
}

static int
seen_at (MuWrgObstacle obstacle)
{
  return mu_wrg_obstacle_seen_at (obstacle, FALSE, FAR_ENOUGH, NULL);
}

/* wrg.engineering.battery, wrg.engineering.assault-bodies, wrg.visibility.obstacles */
static void
add_walls (MuGrid *grid)
{
  mu_reference_fact (grid, _ ("Die that sticks a howdah in an archway"), sticking_faces ());
  mu_reference_fact (grid, _ ("Casualties by stones that wreck gear or palisade"),
                     mu_term_number (MU_WRG_BATTERY_DESTROYS));
  mu_reference_fact (grid, _ ("Paces at which a ditch is seen, but from above"),
                     mu_term_number (seen_at (MU_OBSTACLE_DITCH)));
  mu_reference_fact (grid, _ ("Paces at which caltrops are seen"),
                     mu_term_number (seen_at (MU_OBSTACLE_CALTROPS)));
  mu_reference_fact (grid, _ ("Paces within which figures, not units, are compared"),
                     mu_term_number (MU_WRG_ASSAULT_REACH));
}

static void
add_works (MuFlow *flow, const MuReferenceTable *table)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  add_gear (grid, table);
  add_ladders (grid);
  add_walls (grid);
  mu_flow_heading (flow, _ ("Sieges: ditches, towers and ladders"));
  mu_flow_pairs (flow, grid);
}

/* --- who is hurt ---------------------------------------------------------------------- */

static char *
exposed_words (MuWrgTowerPlace place, gboolean stones)
{
  const MuWrgAboardVerdict verdict = mu_wrg_aboard_exposed (place, stones);
  if (!verdict.hurt)
    return g_strdup (_ ("safe"));
  return g_strdup (verdict.cover        ? _ ("in partial cover")
                   : verdict.shieldless ? _ ("unshielded")
                                        : _ ("hurt"));
}

/* "JLS, B, CB", the weapons that are shot from there; "–" for none. */
static char *
weapons_aboard (MuWrgTowerPlace place)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    if (mu_wrg_aboard_shooter_refused (place, (MuWeapon) weapon) == MU_RULE_NONE)
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              mu_reference_weapon ((MuWeapon) weapon));
  return g_strdup (names->len > 0 ? names->str : "–");
}

/* wrg.engineering.tower.crew, wrg.engineering.tower; wrg.engineering.ram,
 * wrg.engineering.penthouse, wrg.engineering.ladder, wrg.engineering.ladder.climb: they are as
 * bare as those who push. */
static void
add_aboard (MuFlow *flow)
{
  const struct {
    MuWrgTowerPlace place;
    const char *words;
  } rows[] = {
    { MU_ABOARD_TOP, _ ("On its top storey") },
    { MU_ABOARD_DRAWBRIDGE, _ ("Charging over its drawbridge") },
    { MU_ABOARD_INSIDE, _ ("Inside it or a penthouse") },
    { MU_ABOARD_PUSHING, _ ("Pushing it; moving a penthouse, ram or ladder; climbing") },
  };
  const char *const head[] = { "", _ ("Missiles"), _ ("Stones"), _ ("Shoot with") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    char *const cells[]
        = { g_strdup (rows[i].words), exposed_words (rows[i].place, FALSE),
            exposed_words (rows[i].place, TRUE), weapons_aboard (rows[i].place), NULL };
    mu_grid_take_row (grid, cells);
  }
  mu_flow_heading (flow, _ ("Sieges: who is hurt in a tower"));
  mu_flow_grid (flow, grid, WORDS);
}

void
mu_reference_add_siege (MuFlow *flow, const MuReferenceTable *table)
{
  add_doors (flow, table);
  add_works (flow, table);
  add_aboard (flow);
}
