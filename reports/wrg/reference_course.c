/* How troops come, rally and count in the end, on the whole reference sheet. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/fight/aftermath.h"
#include "rules/wrg/fight/victory.h"

#define WORDS 60.0
#define FACES 6

/* --- arrivals --------------------------------------------------------------------- */

/* "2", the first period in which such troops may dice. */
static char *
first_period (const MuWrgFlankMarch *march, MuWrgEdge edge)
{
  int period = 0;
  mu_wrg_earliest_arrival (march, edge, &period);
  return mu_term_number (period);
}

/* wrg.deploy.flank-march.arrival: by one of each sort. */
static void
add_first_periods (MuFlow *flow)
{
  const struct {
    MuWrgFlankMarch march;
    const char *words;
  } rows[] = {
    { { .type = MU_TROOP_HC }, _ ("Cavalry, camels, chariots, infantry riding mounts") },
    { { .type = MU_TROOP_LI }, _ ("Infantry in loose or open order") },
    { { .type = MU_TROOP_HI }, _ ("Infantry in close order, elephants, engines") },
  };
  const char *const head[]
      = { _ ("First period to dice"), _ ("Own edge"), _ ("Side edge"), _ ("Beyond the centre") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    char *const cells[]
        = { g_strdup (rows[i].words), first_period (&rows[i].march, MU_WRG_OWN_EDGE),
            first_period (&rows[i].march, MU_WRG_SIDE_EDGE),
            first_period (&rows[i].march, MU_WRG_SIDE_EDGE_BEYOND), NULL };
    mu_grid_take_row (grid, cells);
  }
  mu_flow_grid (flow, grid, WORDS);
}

/* The faces that bring them: "4–5". */
static char *
faces_words (MuWrgArrival arrival, gboolean general)
{
  int least = 0, most = 0;
  for (int face = FACES; face >= 1; face--)
    if (mu_wrg_arrival (face, general) == arrival) {
      least = face;
      most = MAX (most, face);
    }
  return mu_reference_range (least, most);
}

/* Periods by which a forced march hastens the die (wrg.deploy.forced-march). */
static int
periods_hastened (void)
{
  const MuWrgFlankMarch march = { .type = MU_TROOP_HI };
  const MuWrgFlankMarch forced = { .type = MU_TROOP_HI, .forced = true };
  int usual = 0, sooner = 0;
  mu_wrg_earliest_arrival (&march, MU_WRG_OWN_EDGE, &usual);
  mu_wrg_earliest_arrival (&forced, MU_WRG_OWN_EDGE, &sooner);
  return usual - sooner;
}

/* wrg.deploy.arrival.dice, wrg.deploy.arrival.when, wrg.deploy.arrival.retry */
static void
add_arrivals (MuFlow *flow)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  mu_reference_fact (grid, _ ("Die: on when all have moved"),
                     faces_words (MU_WRG_AFTER_MOVES, FALSE));
  mu_reference_fact (grid, _ ("Die: on at once"), faces_words (MU_WRG_AT_ONCE, FALSE));
  mu_reference_fact (grid, _ ("Die: on at once with a general"),
                     faces_words (MU_WRG_AT_ONCE, TRUE));
  mu_reference_fact (grid, _ ("Periods to dice in, then lost"),
                     mu_term_number (MU_WRG_ARRIVAL_TRIES));
  mu_reference_fact (grid, _ ("Forced march: periods sooner"),
                     mu_term_number (periods_hastened ()));
  mu_reference_fact (grid, _ ("Forced march: paces more in period 1"),
                     mu_reference_number (mu_wrg_forced_march_paces (1)));
  mu_flow_heading (flow, _ ("Arrivals"));
  add_first_periods (flow);
  mu_flow_pairs (flow, grid);
}

/* --- rallying ----------------------------------------------------------------------- */

#define SORTS 4

static const char *
rally_words (MuWrgRally how)
{
  switch (how) {
  case MU_RALLY_NOT_NEEDED:
    return "–";
  case MU_RALLY_FORWARD:
    return _ ("forward");
  case MU_RALLY_BACK:
    return _ ("back");
  case MU_RALLY_EITHER:
    break;
  }
  return _ ("either");
}

static MuWrgRally
rally_of (int cause, int sort)
{
  static const MuTroopType sorts[SORTS] = { MU_TROOP_HI, MU_TROOP_HC, MU_TROOP_HCM, MU_TROOP_EL };
  return mu_wrg_rally_how ((MuWrgRallyCause) cause, sorts[sort], false);
}

static gboolean
rally_alike (int one, int other)
{
  for (int sort = 0; sort < SORTS; sort++)
    if (rally_of (one, sort) != rally_of (other, sort))
      return FALSE;
  return TRUE;
}

/* wrg.move.rally.who-forward, wrg.move.rally.who-back, wrg.move.rally.who-either,
 * wrg.move.rally.none, wrg.after.not-followed: causes that follow each other and bring the same
 * share a row. Returns the first cause that is not in it. */
static int
add_rally_row (MuGrid *grid, const char *const *causes, int first)
{
  g_autoptr (GString) words = g_string_new (causes[first]);
  int next = first + 1;
  for (; next < MU_WRG_RALLY_CAUSES && rally_alike (first, next); next++)
    g_string_append_printf (words, " · %s", causes[next]);
  const char *cells[SORTS + 1] = { words->str };
  for (int sort = 0; sort < SORTS; sort++)
    cells[sort + 1] = rally_words (rally_of (first, sort));
  mu_grid_row (grid, FALSE, cells);
  return next;
}

/* wrg.move.rally.back: the most that even the fastest go. */
static void
add_rally_notes (MuFlow *flow)
{
  g_autofree char *back = g_strdup_printf (
      _ ("Back they go a normal move, %d paces at most, and count as skirmishing; forward they "
         "count as on hold."),
      mu_wrg_rally_back_move (MU_TROOP_LC));
  mu_flow_text (flow, back);
}

static void
add_rallies (MuFlow *flow)
{
  const char *const causes[MU_WRG_RALLY_CAUSES] = {
    _ ("evaded, and need not again"),
    _ ("routed"),
    _ ("pursued, and stops"),
    _ ("charged evaders and did not reach them"),
    _ ("was replaced in hand-to-hand"),
    _ ("recoiled and was not followed"),
    _ ("did not drive its charge home"),
    _ ("broke off"),
    _ ("neither followed up nor pursued"),
  };
  const char *const head[]
      = { _ ("Who"), _ ("Foot"), _ ("Cavalry, chariots"), _ ("Camels"), _ ("Elephants") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int cause = 0; cause < MU_WRG_RALLY_CAUSES;)
    cause = add_rally_row (grid, causes, cause);
  mu_flow_heading (flow, _ ("Rallying"));
  mu_flow_grid (flow, grid, WORDS);
  add_rally_notes (flow);
}

void
mu_reference_add_course (MuFlow *flow)
{
  add_arrivals (flow);
  add_rallies (flow);
}

/* --- victory ------------------------------------------------------------------------ */

/* "½" */
static const char *
quarters_words (int quarters)
{
  static const char *const words[] = { "0", "¼", "½", "¾", "1" };
  g_return_val_if_fail (quarters >= 0 && quarters < (int) G_N_ELEMENTS (words), "");
  return words[quarters];
}

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners: "1", or "1, conceding ¼". */
static char *
share_words (MuWrgEnd end)
{
  const int share = mu_wrg_end_quarters (end, false);
  const int conceding = mu_wrg_end_quarters (end, true);
  if (share == conceding)
    return g_strdup (quarters_words (share));
  return g_strdup_printf (_ ("%s, conceding %s"), quarters_words (share),
                          quarters_words (conceding));
}

void
mu_reference_add_victory (MuFlow *flow)
{
  const struct {
    MuWrgEnd end;
    const char *words;
  } rows[] = {
    { MU_END_ON_TABLE, _ ("On the table") },
    { MU_END_RETIRING, _ ("Under a result to retire") },
    { MU_END_OFF_TABLE, _ ("Off the table, not in rout") },
    { MU_END_IN_ROUT, _ ("In rout") },
    { MU_END_ROUTED_OFF, _ ("Routed off, not rallied") },
    { MU_END_PRISONER, _ ("Prisoners") },
  };
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    mu_reference_fact (grid, rows[i].words, share_words (rows[i].end));
  mu_flow_heading (flow, _ ("Victory: what share of its points a figure counts"));
  mu_flow_pairs (flow, grid);
}
