/* All moves, ground, rivers and boats on the whole reference sheet. */
#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/field/ground.h"
#include "rules/wrg/move/march.h"

#define WORDS  60.0
#define FACES  6
#define WIDEST 100 /* paces, of a river that may be a ford: more than a die tells */

/* --- moves ---------------------------------------------------------------------- */

/* "120 / 180", "40 / –". */
static char *
both_moves (int normal, int charge)
{
  return charge > 0 ? g_strdup_printf ("%d / %d", normal, charge)
                    : g_strdup_printf ("%d / –", normal);
}

static void
add_move (MuGrid *grid, const char *words, int normal, int charge)
{
  mu_reference_fact (grid, words, both_moves (normal, charge));
}

/* wrg.move.distance.slow, wrg.move.distance.chariots, wrg.move.distance.dummy: what goes otherwise
 * than its type; boats stand with the rivers. */
static void
add_movers (MuGrid *grid, const MuReferenceTable *table)
{
  const struct {
    MuWrgMover mover;
    const char *words;
  } rows[] = {
    { MU_WRG_MOVER_PACK_ANIMALS, _ ("Infantry riding mounts") },
    { MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND, _ ("Light bolt-shooters by hand") },
    { MU_WRG_MOVER_BOLT_SHOOTER_ON_CART, _ ("Light bolt-shooters on mule carts") },
    { MU_WRG_MOVER_OX_DRAWN, _ ("Siege tower or penthouse") },
    { MU_WRG_MOVER_BURMESE, _ ("Burmese elephants") },
    { mu_wrg_dummy_mover (table->readings), _ ("Dummy elephants") },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add_move (grid, rows[i].words, mu_wrg_mover_normal_move (rows[i].mover),
              mu_wrg_mover_charge_move (rows[i].mover));
}

/* All types are too many to stand side by side. */
void
mu_reference_add_all_moves (MuFlow *flow, const MuReferenceTable *table)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (int type = 0; type < MU_TROOP_TYPES; type++)
    add_move (grid, mu_troop_type_name ((MuTroopType) type),
              mu_wrg_type_normal_move ((MuTroopType) type),
              mu_wrg_type_charge_move ((MuTroopType) type));
  add_movers (grid, table);
  mu_flow_heading (flow, _ ("Moves in paces: normal / charge"));
  mu_flow_pairs (flow, grid);
}

/* --- difficult ground ----------------------------------------------------------- */

#define GROUND(name, key, words) words,
static const char *const ground_words[MU_WRG_GROUNDS] = {
#include "rules/wrg/field/grounds.def"
};
#undef GROUND

/* Somebody of each MuWrgTravel, in their order. */
static const struct {
  MuTroopType type;
  gboolean by_hand;
  const char *words;
} travellers[MU_WRG_TRAVELS] = {
  { MU_TROOP_HI, FALSE, N_ ("Other foot") }, { MU_TROOP_LMI, FALSE, N_ ("LI, LMI") },
  { MU_TROOP_HC, FALSE, N_ ("Horses") },     { MU_TROOP_HCM, FALSE, N_ ("Camels") },
  { MU_TROOP_EL, FALSE, N_ ("Elephants") },  { MU_TROOP_ART, FALSE, N_ ("Vehicles") },
  { MU_TROOP_ART, TRUE, N_ ("By hand") },
};

static gboolean
find_cost (const MuReferenceTable *table, int ground, int travel, MuWrgGroundCost *cost)
{
  const MuWrgWay way = { .ground = (MuWrgGround) ground };
  return mu_wrg_ground_cost (table->readings, &way, travellers[travel].type,
                             travellers[travel].by_hand, cost)
         == MU_RULE_NONE;
}

/* "4*", which is at the normal rate; "–" for who cannot pass. */
static char *
times_words (const MuReferenceTable *table, int ground, int travel)
{
  MuWrgGroundCost cost;
  if (!find_cost (table, ground, travel, &cost))
    return g_strdup ("–");
  return g_strdup_printf (cost.normal_only ? "%d*" : "%d", cost.times);
}

/* A dagger where a linear obstacle costs time and has a least width: everybody whom it lets pass
 * tells that. */
static char *
ground_label (const MuReferenceTable *table, int ground)
{
  MuWrgGroundCost cost = { .least = 0 };
  for (int travel = 0; travel < MU_WRG_TRAVELS && cost.least == 0; travel++)
    find_cost (table, ground, travel, &cost);
  return g_strconcat (_ (ground_words[ground]), cost.least > 0 ? "†" : "", NULL);
}

static void
add_ground_row (MuGrid *grid, const MuReferenceTable *table, int ground)
{
  char *cells[1 + MU_WRG_TRAVELS + 1] = { ground_label (table, ground) };
  for (int travel = 0; travel < MU_WRG_TRAVELS; travel++)
    cells[1 + travel] = times_words (table, ground, travel);
  mu_grid_take_row (grid, cells);
}

/* wrg.move.difficult.cavalry, wrg.move.difficult.linear */
static void
add_ground_notes (MuFlow *flow, const MuReferenceTable *table)
{
  MuWrgGroundCost cost;
  if (!find_cost (table, MU_WRG_GROUND_STREAM, MU_WRG_BY_FOOT, &cost))
    return;
  g_autofree char *least = g_strdup_printf (
      _ ("It counts as %d paces wide at least, until the whole body is across."), cost.least);
  g_autofree char *notes
      = g_strdup_printf ("*  %s †  %s %s %s %s", _ ("Normal moves alone, except in rout."), least,
                         _ ("A quarter of a period is lost when the leading figures reach it."),
                         _ ("LI loses none."), _ ("By hand: light bolt-shooters."));
  mu_flow_text (flow, notes);
}

/* wrg.move.difficult.infantry, wrg.move.difficult.cavalry, wrg.move.difficult.vehicles,
 * wrg.move.difficult.artillery, wrg.move.difficult.infantry-only, wrg.move.difficult.river,
 * wrg.move.difficult.ford */
static void
add_difficult (MuFlow *flow, const MuReferenceTable *table)
{
  const char *head[MU_WRG_TRAVELS + 1] = { "" };
  for (int travel = 0; travel < MU_WRG_TRAVELS; travel++)
    head[travel + 1] = _ (travellers[travel].words);
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int ground = MU_WRG_GROUND_OPEN + 1; ground < MU_WRG_GROUNDS; ground++)
    add_ground_row (grid, table, ground);
  mu_flow_heading (flow, _ ("Difficult ground: how often each pace counts"));
  mu_flow_grid (flow, grid, WORDS);
  add_ground_notes (flow, table);
}

/* --- rivers and boats ------------------------------------------------------------- */

/* wrg.move.distance.boats */
static void
add_boats (MuFlow *flow)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  mu_reference_fact (grid, _ ("Boats, straight up the stream or across"),
                     mu_term_number (mu_wrg_mover_normal_move (MU_WRG_MOVER_BOAT)));
  mu_reference_fact (grid, _ ("Boats, slanting down the stream"),
                     mu_term_number (mu_wrg_mover_normal_move (MU_WRG_MOVER_BOAT_ANGLED)));
  mu_flow_pairs (flow, grid);
}

/* Paces of the widest river that is a ford on that face; 0 where no river is. */
static int
widest_ford (int face)
{
  int widest = 0;
  for (int width = MU_WRG_RIVER_WIDTH; width <= WIDEST; width++)
    if (mu_wrg_is_ford (width, face))
      widest = width;
  return widest;
}

/* wrg.move.difficult.ford: "4 up to 39 paces · 5 up to 49 paces". */
static char *
ford_words (void)
{
  g_autoptr (GString) words = g_string_new (NULL);
  for (int face = 1; face <= FACES; face++) {
    if (widest_ford (face) == 0)
      continue;
    /* Translators: the face of a die, and how wide a river is that it makes a ford */
    g_autofree char *one = g_strdup_printf (_ ("%d up to %d paces"), face, widest_ford (face));
    g_string_append_printf (words, "%s%s", words->len > 0 ? " · " : "", one);
  }
  return g_strdup (words->str);
}

/* wrg.weather.rain.rivers: "Stream → River · Ford → River · …". */
static char *
flood_words (const MuReferenceTable *table)
{
  static const MuWrgGround crossings[]
      = { MU_WRG_GROUND_STREAM, MU_WRG_GROUND_FORD, MU_WRG_GROUND_RIVER };
  g_autoptr (GString) words = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (crossings); i++) {
    bool none;
    const MuWrgGround ground = mu_wrg_crossing_in_flood (table->readings, crossings[i], &none);
    g_string_append_printf (words, "%s%s → %s", words->len > 0 ? " · " : "",
                            _ (ground_words[crossings[i]]),
                            none ? _ ("bridge or boat only") : _ (ground_words[ground]));
  }
  return g_strdup (words->str);
}

/* wrg.move.difficult.river, wrg.move.difficult.ford, wrg.weather.rain.rivers */
static void
add_rivers (MuFlow *flow, const MuReferenceTable *table)
{
  g_autofree char *fords = ford_words ();
  g_autofree char *floods = flood_words (table);
  g_autofree char *rivers = g_strdup_printf (
      _ ("A river less than %d paces wide is a stream. The die makes a river that nobody has "
         "tried a ford: %s."),
      MU_WRG_RIVER_WIDTH, fords);
  g_autofree char *high
      = g_strdup_printf ("%s: %s.", _ ("After three periods of rain or snow"), floods);
  mu_flow_text (flow, rivers);
  if (!mu_reading (table->readings, MU_READING_WEATHER))
    mu_flow_text (flow, high);
}

void
mu_reference_add_ground (MuFlow *flow, const MuReferenceTable *table)
{
  add_difficult (flow, table);
  mu_flow_heading (flow, _ ("Rivers and boats, in paces"));
  add_boats (flow);
  add_rivers (flow, table);
}
