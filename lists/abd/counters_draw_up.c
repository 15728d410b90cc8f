/* A battle line on any map. Each counter has a place where it would stand on open ground; it takes
 * the nearest free hex of its own half that can be entered, beside its place rather than before or
 * behind it, and rather not where it would be disordered. */
#include <glib/gi18n-lib.h>

#include "lists/abd/counters_private.h"
#include "lists/xml/error.h"

typedef enum { LINE, WING, SCREEN, BAGGAGE } Post;

/* rank: 0 next to the middle. */
/* clang-format off */
static const struct {
  uint8_t post, rank;
} posts[MU_ABD_TYPES] = {
  [MU_ABD_PX] = { LINE, 0 },   [MU_ABD_PK] = { LINE, 1 },   [MU_ABD_HI] = { LINE, 2 },
  [MU_ABD_HA] = { LINE, 3 },   [MU_ABD_MI] = { LINE, 4 },   [MU_ABD_LI] = { LINE, 5 },
  [MU_ABD_KT] = { WING, 0 },   [MU_ABD_CT] = { WING, 1 },   [MU_ABD_HC] = { WING, 2 },
  [MU_ABD_BC] = { WING, 3 },   [MU_ABD_CH] = { WING, 4 },   [MU_ABD_CC] = { WING, 5 },
  [MU_ABD_MA] = { WING, 6 },   [MU_ABD_LC] = { WING, 7 },
  [MU_ABD_EL] = { SCREEN, 0 }, [MU_ABD_LA] = { SCREEN, 1 }, [MU_ABD_MM] = { SCREEN, 2 },
  [MU_ABD_WW] = { BAGGAGE, 0 }, [MU_ABD_CP] = { BAGGAGE, 0 },
};
/* clang-format on */
#define RANKS 8

typedef struct {
  const MuHexArmy *army;
  const MuAbdMap *map;
  MuSide side;
  MuAbdUnitSetup *units;
  gboolean taken[MU_ABD_HEXES];
  int half;   /* rows that are its own */
  int line;   /* rows behind the foremost of them */
  int middle; /* column */
} Work;

/* --- ground -------------------------------------------------------------- */

/* Rows behind the foremost of the own half; below 0: it is not its own. */
static int
depth_of (const Work *work, int hex)
{
  const int row = hex / work->map->grid.columns;
  return work->side == MU_SIDE_A ? row - (work->map->grid.rows - work->half) : work->half - 1 - row;
}

static int
hex_of (const Work *work, int column, int depth)
{
  const MuAbdGrid *grid = &work->map->grid;
  const int own = CLAMP (depth, 0, work->half - 1);
  const int row = work->side == MU_SIDE_A ? grid->rows - work->half + own : work->half - 1 - own;
  return mu_abd_hex_at (grid, CLAMP (column, 0, grid->columns - 1), row);
}

static gboolean
is_free (const Work *work, int hex)
{
  return !work->taken[hex] && depth_of (work, hex) >= 0
         && mu_abd_chart_usual.terrain[work->map->terrain[hex]].cost > 0;
}

/* How badly a hex serves for the place. */
static int
cost_of (const Work *work, int hex, int place)
{
  const MuAbdTerrainRow *ground = &mu_abd_chart_usual.terrain[work->map->terrain[hex]];
  const int rows = ABS (depth_of (work, hex) - depth_of (work, place));
  return 8 * mu_abd_hex_distance (&work->map->grid, hex, place) + 3 * rows
         + (ground->entry == MU_ABD_DISORDERS_NOBODY ? 0 : 12);
}

static int
find_hex (const Work *work, int place)
{
  int best = MU_ABD_OFF, least = G_MAXINT;
  for (int hex = 0; hex < mu_abd_hex_count (&work->map->grid); hex++) {
    const int cost = is_free (work, hex) ? cost_of (work, hex, place) : G_MAXINT;
    if (cost < least) {
      least = cost;
      best = hex;
    }
  }
  return best;
}

/* --- places -------------------------------------------------------------- */

static const MuHexCounter *
counter_at (const Work *work, guint index)
{
  return work->army->counters->pdata[index];
}

static gboolean
stand (Work *work, guint index, int column, int depth)
{
  const int hex = find_hex (work, hex_of (work, column, depth));
  if (hex == MU_ABD_OFF)
    return FALSE;
  work->taken[hex] = TRUE;
  work->units[index] = (MuAbdUnitSetup){
    .type = (uint8_t) counter_at (work, index)->type,
    .facing = work->side == MU_SIDE_A ? MU_ABD_NORTH : MU_ABD_SOUTH,
    .hex = (int16_t) hex,
  };
  return TRUE;
}

/* 0, 1, -1, 2, -2 … */
static int
aside (int number)
{
  return number % 2 ? (number + 1) / 2 : -number / 2;
}

/* Who has the post, those for the middle first; returns how many. */
static int
muster (const Work *work, Post post, guint who[MU_ABD_UNITS])
{
  int count = 0;
  for (int rank = 0; rank < RANKS; rank++)
    for (guint i = 0; i < work->army->counters->len && count < MU_ABD_UNITS; i++) {
      const MuAbdType type = counter_at (work, i)->type;
      if (posts[type].post == post && posts[type].rank == rank)
        who[count++] = i;
    }
  return count;
}

/* Foot for whom there is no room between the wings stands in further lines. */
static gboolean
draw_up_line (Work *work, const guint *who, int count, int wide)
{
  gboolean room = TRUE;
  for (int i = 0; room && i < count; i++)
    room = stand (work, who[i], work->middle + aside (i % wide), work->line + i / wide);
  return room;
}

/* On both ends of a line of so many. */
static gboolean
draw_up_wings (Work *work, const guint *who, int count, int wide)
{
  const int right = work->middle + wide / 2, left = work->middle + 1 - (wide + 1) / 2;
  gboolean room = TRUE;
  for (int i = 0; room && i < count; i++)
    room = stand (work, who[i], i % 2 ? left - 1 - i / 2 : right + 1 + i / 2, work->line);
  return room;
}

/* With gaps, where there is room for them. */
static gboolean
draw_up_screen (Work *work, const guint *who, int count)
{
  const int step = 2 * count <= work->map->grid.columns ? 2 : 1;
  gboolean room = TRUE;
  for (int i = 0; room && i < count; i++)
    room = stand (work, who[i], work->middle + step * aside (i), work->line - 1);
  return room;
}

static gboolean
draw_up_all (Work *work)
{
  guint foot[MU_ABD_UNITS], horse[MU_ABD_UNITS], light[MU_ABD_UNITS], camp[MU_ABD_UNITS];
  const int line = muster (work, LINE, foot), wings = muster (work, WING, horse);
  const int columns = work->map->grid.columns;
  const int between = MAX (MAX (columns - wings, columns / 2), 1);
  const int wide = MIN (line, between);
  gboolean room = draw_up_line (work, foot, line, between)
                  && draw_up_wings (work, horse, wings, wide)
                  && draw_up_screen (work, light, muster (work, SCREEN, light));
  const int camps = muster (work, BAGGAGE, camp);
  for (int i = 0; room && i < camps; i++)
    room = stand (work, camp[i], work->middle, work->line + 3);
  return room;
}

/* Five hexes and more are between the two lines, and room for those behind. */
static int
line_of (int half)
{
  if (half >= 5)
    return 2;
  return half >= 3 ? 1 : 0;
}

gboolean
mu_hex_army_draw_up (const MuHexArmy *army, const MuAbdMap *map, MuSide side, MuAbdUnitSetup *units,
                     GError **error)
{
  const int half = map->grid.rows / 2;
  Work work = { .army = army, .map = map, .side = side, .units = units, .half = half };
  work.line = line_of (half);
  work.middle = (map->grid.columns - 1) / 2;
  if (half > 0 && draw_up_all (&work))
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("The map has no room for %u counters in one half of it; choose a larger one"),
               army->counters->len);
  return FALSE;
}
