/* From the plan to the grid, in an order that matters: passages and roads take away what lies
 * there already, so they come after all that they may open; heights come last, when every cell
 * knows its hill. Lines are made wider than the step between two cells, so that nobody slips
 * through a river or a wall between their middles. */
#include <assert.h>
#include <string.h>

#include "rules/field/terrain_private.h"
#include "rules/field/terrain_shape.h"

static int32_t
cells_of (int32_t paces)
{
  return (paces + MU_TERRAIN_CELL - 1) / MU_TERRAIN_CELL;
}

static int32_t
blocks_of (int32_t cells)
{
  return (cells + TERRAIN_BLOCK - 1) / TERRAIN_BLOCK;
}

static bool
is_size (int32_t side)
{
  return side >= MU_BATTLEFIELD_SIDE_MIN && side <= MU_BATTLEFIELD_SIDE_MAX;
}

static bool
is_cover (const MuFeature *feature)
{
  return MU_LIES (feature->kind) & MU_LIES_COVER;
}

static size_t
count_covers (const MuBattlefield *field)
{
  size_t covers = 0;
  for (int i = 0; i < field->count && field->count <= MU_BATTLEFIELD_FEATURES_MAX; i++)
    covers += is_cover (&field->features[i]);
  return covers;
}

size_t
mu_terrain_size (const MuBattlefield *field)
{
  if (!is_size (field->width) || !is_size (field->depth))
    return 0;
  const size_t columns = (size_t) cells_of (field->width);
  const size_t rows = (size_t) cells_of (field->depth);
  const size_t blocks
      = (size_t) blocks_of ((int32_t) columns) * (size_t) blocks_of ((int32_t) rows);
  return sizeof (MuTerrain) + columns * rows * sizeof (MuTerrainCell)
         + blocks * sizeof (MuTerrainMask) + count_covers (field) * sizeof (TerrainCover);
}

typedef struct {
  const MuBattlefield *field;
  const MuTerrainTerms *terms;
  MuTerrain *terrain;
} Work;

static MuTerrainCell *
cell_at (const Work *work, int32_t column, int32_t row)
{
  return &work->terrain->cell[(size_t) row * (size_t) work->terrain->columns + (size_t) column];
}

static MuHalf
middle_of (int32_t column, int32_t row)
{
  return (MuHalf){ 2 * MU_TERRAIN_CELL * (int64_t) column + MU_TERRAIN_CELL,
                   2 * MU_TERRAIN_CELL * (int64_t) row + MU_TERRAIN_CELL };
}

/* Columns and rows, the last ones included. */
typedef struct {
  int32_t left, right, low, high;
} Box;

static int32_t
clamp (int64_t value, int32_t most)
{
  return value < 0 ? 0 : value > most ? most : (int32_t) value;
}

/* All cells with a middle so near to the edge, and a few more. */
static Box
box_about (const Work *work, MuEdge edge, int64_t reach)
{
  const int64_t cell = 2 * MU_TERRAIN_CELL;
  const int64_t x0 = edge.from.x < edge.to.x ? edge.from.x : edge.to.x;
  const int64_t x1 = edge.from.x < edge.to.x ? edge.to.x : edge.from.x;
  const int64_t y0 = edge.from.y < edge.to.y ? edge.from.y : edge.to.y;
  const int64_t y1 = edge.from.y < edge.to.y ? edge.to.y : edge.from.y;
  const int32_t columns = work->terrain->columns, rows = work->terrain->rows;
  return (Box){ clamp ((x0 - reach) / cell - 1, columns - 1),
                clamp ((x1 + reach) / cell + 1, columns - 1),
                clamp ((y0 - reach) / cell - 1, rows - 1),
                clamp ((y1 + reach) / cell + 1, rows - 1) };
}

static Box
box_of_area (const Work *work, const MuFeature *area)
{
  MuEdge corners = { mu_half_of (area->spots[0]), mu_half_of (area->spots[0]) };
  for (int i = 1; i < area->count; i++) {
    const MuHalf at = mu_half_of (area->spots[i]);
    corners.from.x = at.x < corners.from.x ? at.x : corners.from.x;
    corners.from.y = at.y < corners.from.y ? at.y : corners.from.y;
    corners.to.x = at.x > corners.to.x ? at.x : corners.to.x;
    corners.to.y = at.y > corners.to.y ? at.y : corners.to.y;
  }
  return box_about (work, corners, 0);
}

/* --- areas -------------------------------------------------------------- */

static void
lay_area (const Work *work, int index)
{
  const MuFeature *area = &work->field->features[index];
  const Box box = box_of_area (work, area);
  for (int32_t row = box.low; row <= box.high; row++) {
    for (int32_t column = box.left; column <= box.right; column++) {
      if (!mu_area_holds (area, middle_of (column, row)))
        continue;
      MuTerrainCell *cell = cell_at (work, column, row);
      cell->mask |= MU_LIES (area->kind);
      if (mu_feature_is_hill (area->kind)) {
        cell->hill = (uint16_t) (index + 1);
        cell->level = area->kind == MU_FEATURE_STEEP_HILL ? 2 : 1;
      }
    }
  }
}

static void
lay_areas (const Work *work)
{
  for (int i = 0; i < work->field->count; i++)
    if (mu_feature_form (work->field->features[i].kind) == MU_FEATURE_AREA)
      lay_area (work, i);
}

/* --- lines -------------------------------------------------------------- */

static bool
is_road (MuFeatureKind kind)
{
  return kind == MU_FEATURE_ROAD || kind == MU_FEATURE_PATH;
}

/* wrg.move.difficult.river: what a line is by its width. */
static MuFeatureKind
kind_of_line (const Work *work, const MuFeature *line)
{
  if (!(MU_LIES_WATER & MU_LIES (line->kind)))
    return line->kind;
  return line->kind == MU_FEATURE_RIVER && mu_feature_width (line) >= work->terms->least_river
             ? MU_FEATURE_RIVER
             : MU_FEATURE_STREAM;
}

/* Paces wide on the grid: so wide at least that no step from cell to cell, not
 * even from corner to corner, passes over it. */
#define WATERTIGHT 8

static int
width_on_grid (const Work *work, const MuFeature *line)
{
  const int width = mu_feature_width (line);
  const int least = is_road (line->kind) ? 0 : work->terms->least_line;
  const int most = width > least ? width : least;
  return most > WATERTIGHT ? most : WATERTIGHT;
}

/* Roads take their ground to themselves; a road into water is a ford
 * (wrg.terrain.lines). */
static void
lay_road (MuTerrainCell *cell, MuFeatureKind kind)
{
  const MuTerrainMask gone = MU_LIES_COVER | MU_LIES (MU_FEATURE_MARSH) | MU_LIES (MU_FEATURE_BOG)
                             | MU_LIES (MU_FEATURE_SOFT_SAND) | MU_LIES (MU_FEATURE_ROCKS)
                             | MU_LIES (MU_FEATURE_HEDGE) | MU_LIES (MU_FEATURE_WALL);
  if (cell->mask & (MU_LIES_WATER | MU_LIES (MU_FEATURE_FORD)))
    cell->mask = (cell->mask & ~(gone | MU_LIES_WATER)) | MU_LIES (MU_FEATURE_FORD);
  else
    cell->mask = (cell->mask & ~gone) | MU_LIES (kind);
}

static void
lay_edge (const Work *work, MuEdge edge, MuFeatureKind kind, int width)
{
  const Box box = box_about (work, edge, width);
  for (int32_t row = box.low; row <= box.high; row++) {
    for (int32_t column = box.left; column <= box.right; column++) {
      if (!mu_edge_within (edge, middle_of (column, row), width))
        continue;
      MuTerrainCell *cell = cell_at (work, column, row);
      if (is_road (kind))
        lay_road (cell, kind);
      else
        cell->mask |= MU_LIES (kind);
    }
  }
}

static void
lay_line (const Work *work, const MuFeature *line)
{
  for (int i = 0; i < mu_feature_edges (line); i++)
    lay_edge (work, mu_feature_edge (line, i), kind_of_line (work, line),
              width_on_grid (work, line));
}

/* Fields have their hedge or wall along the outline. */
static void
lay_outline (const Work *work, const MuFeature *area)
{
  const MuFeatureKind kind
      = area->kind == MU_FEATURE_HEDGED_FIELD ? MU_FEATURE_HEDGE : MU_FEATURE_WALL;
  const MuFeature line = { .kind = kind };
  for (int i = 0; i < mu_feature_edges (area); i++)
    lay_edge (work, mu_feature_edge (area, i), kind, width_on_grid (work, &line));
}

static void
lay_obstacles (const Work *work)
{
  for (int i = 0; i < work->field->count; i++) {
    const MuFeature *feature = &work->field->features[i];
    if (feature->kind == MU_FEATURE_HEDGED_FIELD || feature->kind == MU_FEATURE_WALLED_FIELD)
      lay_outline (work, feature);
    else if (mu_feature_form (feature->kind) == MU_FEATURE_LINE && !is_road (feature->kind))
      lay_line (work, feature);
  }
}

static void
lay_roads (const Work *work)
{
  for (int i = 0; i < work->field->count; i++)
    if (is_road (work->field->features[i].kind))
      lay_line (work, &work->field->features[i]);
}

/* --- passages ----------------------------------------------------------- */

/* What the passage takes away where it lies. Fields are opened by way of their
 * hedges and walls. */
static MuTerrainMask
taken_by (MuFeatureKind passage)
{
  return mu_feature_opens (passage)
         & ~(MU_LIES (MU_FEATURE_HEDGED_FIELD) | MU_LIES (MU_FEATURE_WALLED_FIELD));
}

/* A strip square to the edge that it opens. */
typedef struct {
  MuEdge edge;
  MuHalf at;
  int64_t along;  /* half paces to either side of at */
  int64_t across; /* of the edge */
} Strip;

static bool
strip_holds (const Strip *strip, MuHalf point)
{
  const int64_t dx = strip->edge.to.x - strip->edge.from.x;
  const int64_t dy = strip->edge.to.y - strip->edge.from.y;
  const int64_t length2 = dx * dx + dy * dy;
  const int64_t along = (point.x - strip->at.x) * dx + (point.y - strip->at.y) * dy;
  const int64_t across = (point.x - strip->edge.from.x) * dy - (point.y - strip->edge.from.y) * dx;
  return along * along <= strip->along * strip->along * length2
         && across * across <= strip->across * strip->across * length2;
}

static void
lay_strip (const Work *work, const Strip *strip, MuFeatureKind kind)
{
  const MuTerrainMask taken = taken_by (kind);
  const Box box = box_about (work, (MuEdge){ strip->at, strip->at },
                             strip->along + 2 * strip->across + 2 * MU_TERRAIN_CELL);
  for (int32_t row = box.low; row <= box.high; row++) {
    for (int32_t column = box.left; column <= box.right; column++) {
      MuTerrainCell *cell = cell_at (work, column, row);
      if ((cell->mask & taken) && strip_holds (strip, middle_of (column, row)))
        cell->mask = (cell->mask & ~taken) | MU_LIES (kind);
    }
  }
}

static void
lay_passage (const Work *work, const MuFeature *passage)
{
  Strip strip = { .at = mu_half_of (passage->spots[0]) };
  const int width = mu_feature_width (passage);
  const int opened = mu_battlefield_opened (work->field, passage->spots[0],
                                            mu_feature_opens (passage->kind), &strip.edge);
  if (opened < 0)
    return;
  const MuFeature *line = &work->field->features[opened];
  strip.along = width > WATERTIGHT ? width : WATERTIGHT;
  strip.across = width_on_grid (work, line) + 2 * MU_TERRAIN_CELL;
  lay_strip (work, &strip, passage->kind);
}

static void
lay_passages (const Work *work)
{
  for (int i = 0; i < work->field->count; i++)
    if (mu_feature_form (work->field->features[i].kind) == MU_FEATURE_PASSAGE)
      lay_passage (work, &work->field->features[i]);
}

/* --- heights ------------------------------------------------------------ */

#define STRAIGHT 2 /* to the next cell, in the units of heights */
#define SLANTING 3
#define HIGHEST  255

/* Heights are first how far a cell is from its hill's edge. */
static int
from_neighbour (const Work *work, const MuTerrainCell *cell, int32_t column, int32_t row, int step)
{
  if (column < 0 || row < 0 || column >= work->terrain->columns || row >= work->terrain->rows)
    return step;
  const MuTerrainCell *other = cell_at (work, column, row);
  return (other->hill == cell->hill ? other->height : 0) + step;
}

/* way: -1 looks at the cells before it, 1 at those after it. */
static void
measure_cell (const Work *work, int32_t column, int32_t row, int way)
{
  MuTerrainCell *cell = cell_at (work, column, row);
  if (!cell->hill)
    return;
  const int from[] = {
    from_neighbour (work, cell, column + way, row, STRAIGHT),
    from_neighbour (work, cell, column, row + way, STRAIGHT),
    from_neighbour (work, cell, column - 1, row + way, SLANTING),
    from_neighbour (work, cell, column + 1, row + way, SLANTING),
  };
  for (int i = 0; i < 4; i++)
    cell->height = (uint8_t) (from[i] < cell->height ? from[i] : cell->height);
}

static void
measure_heights (const Work *work)
{
  const int32_t columns = work->terrain->columns, rows = work->terrain->rows;
  for (int32_t row = 0; row < rows; row++)
    for (int32_t column = 0; column < columns; column++)
      cell_at (work, column, row)->height = cell_at (work, column, row)->hill ? HIGHEST : 0;
  for (int32_t row = 0; row < rows; row++)
    for (int32_t column = 0; column < columns; column++)
      measure_cell (work, column, row, -1);
  for (int32_t row = rows; row-- > 0;)
    for (int32_t column = columns; column-- > 0;)
      measure_cell (work, column, row, 1);
}

/* READING: wrg.visibility.crest: a hill slopes up over two thirds of the way to
 * where it is furthest from its edge; what is further in is the crest. */
static void
raise_hills (const Work *work)
{
  uint8_t highest[MU_BATTLEFIELD_FEATURES_MAX + 1] = { 0 };
  const size_t cells = (size_t) work->terrain->columns * (size_t) work->terrain->rows;
  measure_heights (work);
  for (size_t i = 0; i < cells; i++) {
    const MuTerrainCell *cell = &work->terrain->cell[i];
    if (cell->height > highest[cell->hill])
      highest[cell->hill] = cell->height;
  }
  for (size_t i = 0; i < cells; i++) {
    MuTerrainCell *cell = &work->terrain->cell[i];
    const int crest = (2 * highest[cell->hill] + 2) / 3;
    if (!cell->hill || cell->height < crest)
      continue;
    cell->height = (uint8_t) crest;
    cell->mask |= MU_LIES_CREST;
  }
}

/* --- blocks ------------------------------------------------------------- */

static void
sum_up (const Work *work)
{
  MuTerrain *terrain = work->terrain;
  MuTerrainMask *block = terrain_blocks (terrain);
  for (int32_t row = 0; row < terrain->rows; row++) {
    for (int32_t column = 0; column < terrain->columns; column++) {
      const MuTerrainMask mask = cell_at (work, column, row)->mask;
      block[row / TERRAIN_BLOCK * terrain->block_columns + column / TERRAIN_BLOCK] |= mask;
      terrain->all |= mask;
    }
  }
}

/* --- covers ------------------------------------------------------------- */

static void
widen (TerrainCover *cover, MuSpot spot)
{
  const int32_t column = spot.x / MU_TERRAIN_CELL, row = spot.y / MU_TERRAIN_CELL;
  cover->left = column < cover->left ? column : cover->left;
  cover->right = column > cover->right ? column : cover->right;
  cover->low = row < cover->low ? row : cover->low;
  cover->high = row > cover->high ? row : cover->high;
}

static void
list_covers (const Work *work)
{
  MuTerrain *terrain = work->terrain;
  for (int i = 0; i < work->field->count; i++) {
    const MuFeature *feature = &work->field->features[i];
    if (!is_cover (feature))
      continue;
    TerrainCover cover = { terrain->columns - 1, 0, terrain->rows - 1, 0 };
    for (int spot = 0; spot < feature->count; spot++)
      widen (&cover, feature->spots[spot]);
    cover.right = cover.right < terrain->columns ? cover.right : terrain->columns - 1;
    cover.high = cover.high < terrain->rows ? cover.high : terrain->rows - 1;
    terrain_covers (terrain)[terrain->covers++] = cover;
  }
}

MuTerrain *
mu_terrain_build (void *block, size_t size, const MuBattlefield *field, const MuTerrainTerms *terms)
{
  assert (field->count >= 0 && field->count <= MU_BATTLEFIELD_FEATURES_MAX);
  const size_t needed = mu_terrain_size (field);
  if (needed == 0 || size < needed)
    return NULL;
  memset (block, 0, needed);
  const Work work = { field, terms, block };
  work.terrain->columns = cells_of (field->width);
  work.terrain->rows = cells_of (field->depth);
  work.terrain->block_columns = blocks_of (work.terrain->columns);
  work.terrain->block_rows = blocks_of (work.terrain->rows);
  lay_areas (&work);
  lay_obstacles (&work);
  lay_passages (&work);
  lay_roads (&work);
  raise_hills (&work);
  sum_up (&work);
  list_covers (&work);
  return work.terrain;
}
