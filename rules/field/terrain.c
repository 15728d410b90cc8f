/* Questions to the grid: what lies at a point, under a body, before it and along a line. The
 * ground that a body is to go over is gathered once into bands across its front, a cell deep
 * each; a step of the advance then only puts some bands together. Blocks with nothing in them
 * are passed over, as most of a table is open. */
#include "rules/field/terrain.h"

#include <assert.h>

#include "rules/field/terrain_private.h"

#define CELL MU_PACES (MU_TERRAIN_CELL)

static const MuTerrainCell open_ground = { 0 };

static const MuTerrainCell *
cell_of (const MuTerrain *terrain, int32_t column, int32_t row)
{
  return &terrain->cell[(size_t) row * (size_t) terrain->columns + (size_t) column];
}

const MuTerrainCell *
mu_terrain_at (const MuTerrain *terrain, MuPoint point)
{
  if (!terrain || point.x < 0 || point.y < 0)
    return &open_ground;
  const int32_t column = point.x / CELL, row = point.y / CELL;
  if (column >= terrain->columns || row >= terrain->rows)
    return &open_ground;
  return cell_of (terrain, column, row);
}

bool
mu_terrain_is_higher (const MuTerrainCell *one, const MuTerrainCell *other)
{
  if (one->level != other->level)
    return one->level > other->level;
  return one->hill == other->hill && one->height > other->height;
}

/* --- under a body, and ahead of it -------------------------------------- */

/* The ground between a body's rear and as far as it goes, cut across in bands of
 * a cell's depth, from the rear. */
#define BANDS 400
typedef struct {
  MuTerrainMask any[BANDS];
  int count;
} Bands;

/* What is thinner than a cell's diagonal could slip between the middles. */
#define THIN (CELL * 3 / 2)

/* Columns and rows, the last ones included. */
typedef struct {
  int32_t left, right, low, high;
} Box;

static int32_t
clamp (int32_t value, int32_t most)
{
  return value < 0 ? 0 : value > most ? most : value;
}

/* The cells that the ground may touch; false: it is off the table. */
static bool
box_of (const MuTerrain *terrain, const MuRect *ground, Box *box)
{
  MuPoint low, high;
  mu_rect_box (ground, &low, &high);
  if (high.x < 0 || high.y < 0 || low.x > terrain->columns * CELL || low.y > terrain->rows * CELL)
    return false;
  *box = (Box){ clamp (low.x / CELL, terrain->columns - 1),
                clamp (high.x / CELL, terrain->columns - 1),
                clamp (low.y / CELL, terrain->rows - 1), clamp (high.y / CELL, terrain->rows - 1) };
  return true;
}

static MuTerrainMask
mask_of_blocks (const MuTerrain *terrain, const Box *box)
{
  const MuTerrainMask *block = terrain_blocks_const (terrain);
  MuTerrainMask mask = 0;
  for (int32_t y = box->low / TERRAIN_BLOCK; y <= box->high / TERRAIN_BLOCK; y++)
    for (int32_t x = box->left / TERRAIN_BLOCK; x <= box->right / TERRAIN_BLOCK; x++)
      mask |= block[y * terrain->block_columns + x];
  return mask;
}

MuTerrainMask
mu_terrain_about_line (const MuTerrain *terrain, MuPoint from, MuPoint to)
{
  if (!terrain || !terrain->all)
    return 0;
  const int32_t columns = terrain->columns - 1, rows = terrain->rows - 1;
  const Box box = {
    clamp ((from.x < to.x ? from.x : to.x) / CELL, columns),
    clamp ((from.x < to.x ? to.x : from.x) / CELL, columns),
    clamp ((from.y < to.y ? from.y : to.y) / CELL, rows),
    clamp ((from.y < to.y ? to.y : from.y) / CELL, rows),
  };
  return mask_of_blocks (terrain, &box);
}

/* Middles of cells in the frame of some ground, its rear in the middle being
 * the origin; in 65536ths of a length. */
typedef struct {
  MuDirection right;
  MuDirection ahead;
  MuPoint rear;
  int64_t half_width;
  int64_t depth;
} Frame;

static Frame
frame_of (const MuRect *ground)
{
  const MuFix width = ground->width > THIN ? ground->width : THIN;
  return (Frame){
    .right = mu_rightward (ground->facing),
    .ahead = mu_forward (ground->facing),
    .rear = mu_rect_point (ground, (MuLocal){ 0, -ground->depth }),
    .half_width = (int64_t) width * MU_ONE / 2,
    .depth = (int64_t) ground->depth * MU_ONE,
  };
}

static void
add_cell (const Frame *frame, int64_t u, int64_t v, MuTerrainMask mask, Bands *bands)
{
  if (mu_fix_size (u) > frame->half_width || v < 0 || v > frame->depth)
    return;
  const int band = (int) (v / ((int64_t) CELL * MU_ONE));
  bands->any[band < bands->count ? band : bands->count - 1] |= mask;
}

/* Cells of the row that are in a block with something in it. */
static void
add_row (const MuTerrain *terrain, const Frame *frame, const Box *box, int32_t row, Bands *bands)
{
  const MuTerrainMask *block
      = terrain_blocks_const (terrain) + row / TERRAIN_BLOCK * terrain->block_columns;
  const MuTerrainCell *cell = cell_of (terrain, 0, row);
  const int64_t dx = CELL / 2 - frame->rear.x;
  const int64_t dy = (int64_t) row * CELL + CELL / 2 - frame->rear.y;
  const int64_t u = frame->right.x * dx + frame->right.y * dy;
  const int64_t v = frame->ahead.x * dx + frame->ahead.y * dy;
  const int64_t step_u = (int64_t) frame->right.x * CELL, step_v = (int64_t) frame->ahead.x * CELL;
  for (int32_t column = box->left; column <= box->right; column++) {
    if (!block[column / TERRAIN_BLOCK])
      column |= TERRAIN_BLOCK - 1;
    else if (cell[column].mask)
      add_cell (frame, u + step_u * column, v + step_v * column, cell[column].mask, bands);
  }
}

/* Deeper than any body with the longest advance. */
#define GROUND_MOST ((BANDS - 2) * CELL)

/* Fills the bands of the ground; false: there is nothing on it. */
static bool
gather (const MuTerrain *terrain, const MuRect *ground, Bands *bands)
{
  Box box;
  if (!terrain || !terrain->all || !box_of (terrain, ground, &box)
      || !mask_of_blocks (terrain, &box))
    return false;
  const Frame frame = frame_of (ground);
  bands->count = ground->depth / CELL + 1;
  for (int i = 0; i < bands->count; i++)
    bands->any[i] = 0;
  for (int32_t row = box.low; row <= box.high; row++)
    add_row (terrain, &frame, &box, row, bands);
  return true;
}

/* A body of at least a cell's depth, at most as deep as there are bands. */
static MuRect
thickened (const MuRect *rect)
{
  MuRect ground = *rect;
  ground.depth = ground.depth > THIN ? ground.depth : THIN;
  ground.depth = ground.depth < GROUND_MOST ? ground.depth : GROUND_MOST;
  return ground;
}

MuTerrainMask
mu_terrain_under (const MuTerrain *terrain, const MuRect *rect)
{
  const MuRect ground = thickened (rect);
  MuTerrainMask mask = 0;
  Bands bands;
  if (!gather (terrain, &ground, &bands))
    return 0;
  for (int i = 0; i < bands.count; i++)
    mask |= bands.any[i];
  return mask;
}

/* An advance in the making. */
typedef struct {
  const MuTerrain *terrain;
  MuRect body;
  Bands bands;
  MuFix distance;
  int deep; /* bands that the body covers while it makes a step */
  const MuTerrainCell *file[BANDS];
} Advance;

/* The ground from the rear to where the front comes to. */
static bool
start_advance (Advance *advance, const MuTerrain *terrain, const MuRect *rect, MuFix distance)
{
  advance->terrain = terrain;
  advance->body = thickened (rect);
  const MuFix most = GROUND_MOST - advance->body.depth;
  distance = distance < most ? distance : most;
  advance->distance = distance < MU_TERRAIN_ADVANCE_MAX ? distance : MU_TERRAIN_ADVANCE_MAX;
  advance->deep = (advance->body.depth + CELL - 1) / CELL + 1;
  MuRect ground = mu_rect_ahead (&advance->body, advance->distance);
  ground.depth += advance->distance;
  return gather (terrain, &ground, &advance->bands);
}

static MuTerrainMask
mask_of_step (const Advance *advance, int step)
{
  MuTerrainMask mask = 0;
  const int end = step + advance->deep;
  for (int i = step; i < end && i < advance->bands.count; i++)
    mask |= advance->bands.any[i];
  return mask;
}

/* The cells under the body's middle file and ahead of it, band by band. */
static void
look_along_middle (Advance *advance)
{
  const MuDirection ahead = mu_forward (advance->body.facing);
  const MuPoint rear = mu_rect_point (&advance->body, (MuLocal){ 0, -advance->body.depth });
  for (int i = 0; i < advance->bands.count; i++) {
    const int64_t on = (int64_t) i * CELL + CELL / 2;
    advance->file[i]
        = mu_terrain_at (advance->terrain, (MuPoint){ rear.x + (MuFix) (ahead.x * on / MU_ONE),
                                                      rear.y + (MuFix) (ahead.y * on / MU_ONE) });
  }
}

/* The band that the front comes to. */
static int
band_at (const Advance *advance, MuFix distance)
{
  const int band = (advance->body.depth + distance) / CELL;
  return band < advance->bands.count ? band : advance->bands.count - 1;
}

/* wrg.move.difficult.roads: what the file in the middle goes over. */
static MuTerrainStretch
stretch_of_step (const Advance *advance, int step)
{
  const MuFix from = step * CELL;
  const MuFix to = from + CELL < advance->distance ? from + CELL : advance->distance;
  MuTerrainStretch stretch = { .from = from, .to = to, .any = mask_of_step (advance, step) };
  if (!stretch.any)
    return stretch;
  const int front = band_at (advance, from);
  stretch.road = true;
  for (int i = step; i <= front; i++) {
    stretch.middle |= advance->file[i]->mask;
    stretch.road = stretch.road && (advance->file[i]->mask & MU_LIES_ROAD);
  }
  stretch.climbs = mu_terrain_is_higher (advance->file[front], advance->file[front - 1]);
  return stretch;
}

static bool
goes_on_alike (const MuTerrainStretch *one, const MuTerrainStretch *other)
{
  return one->any == other->any && one->middle == other->middle && one->road == other->road
         && one->climbs == other->climbs;
}

static void
append (MuTerrainStretch *stretches, int *count, int most, const MuTerrainStretch *next)
{
  MuTerrainStretch *last = *count > 0 ? &stretches[*count - 1] : NULL;
  if (last && goes_on_alike (last, next)) {
    last->to = next->to;
  } else if (*count < most) {
    stretches[(*count)++] = *next;
  } else if (last) {
    last->to = next->to;
    last->any |= next->any;
    last->middle |= next->middle;
    last->road = last->road && next->road;
    last->climbs = last->climbs || next->climbs;
  }
}

int
mu_terrain_advance (const MuTerrain *terrain, const MuRect *rect, MuFix distance,
                    MuTerrainStretch *stretches, int most)
{
  assert (most >= 1);
  Advance advance;
  int count = 0;
  if (distance <= 0)
    return 0;
  if (!start_advance (&advance, terrain, rect, distance)) {
    stretches[0] = (MuTerrainStretch){ .to = advance.distance };
    return 1;
  }
  look_along_middle (&advance);
  for (int step = 0; step * CELL < advance.distance; step++) {
    const MuTerrainStretch next = stretch_of_step (&advance, step);
    append (stretches, &count, most, &next);
  }
  return count;
}

bool
mu_terrain_meets (const MuTerrain *terrain, const MuRect *rect, MuFix distance, MuTerrainMask mask,
                  MuFix *from, MuFix *to)
{
  Advance advance;
  bool met = false;
  if (distance <= 0 || !start_advance (&advance, terrain, rect, distance))
    return false;
  for (int step = 0; step * CELL < advance.distance; step++) {
    if (!(mask_of_step (&advance, step) & mask))
      continue;
    *from = met ? *from : step * CELL;
    *to = (step + 1) * CELL < advance.distance ? (step + 1) * CELL : advance.distance;
    met = true;
  }
  return met;
}

/* --- along a line ------------------------------------------------------- */

static int64_t
share_of (int64_t length, int64_t parts)
{
  return parts > 0 ? length * MU_ONE / parts : 0;
}

/* A step is a cell at most, so that no line of the grid is passed over. */
MuTerrainWalk
mu_terrain_walk (const MuTerrain *terrain, MuPoint from, MuPoint to)
{
  const bool backwards = to.x < from.x || (to.x == from.x && to.y < from.y);
  const MuPoint start = backwards ? to : from;
  const MuPoint end = backwards ? from : to;
  const int64_t dx = (int64_t) end.x - start.x, dy = (int64_t) end.y - start.y;
  const int64_t longest = mu_fix_size (dx) > mu_fix_size (dy) ? mu_fix_size (dx) : mu_fix_size (dy);
  const int64_t steps = (longest + CELL - 1) / CELL;
  const MuFix length = (MuFix) mu_isqrt (dx * dx + dy * dy);
  return (MuTerrainWalk){
    .terrain = terrain,
    .start = start,
    .end = end,
    .dx = share_of (dx, steps),
    .dy = share_of (dy, steps),
    .far = share_of (length, steps),
    .steps = (int32_t) steps,
    .backwards = backwards,
    .length = length,
  };
}

static MuPoint
point_after (const MuTerrainWalk *walk, int64_t steps)
{
  return (MuPoint){ walk->start.x + (MuFix) (walk->dx * steps / MU_ONE),
                    walk->start.y + (MuFix) (walk->dy * steps / MU_ONE) };
}

const MuTerrainCell *
mu_terrain_walk_next (MuTerrainWalk *walk, MuFix *distance)
{
  if (walk->next > walk->steps)
    return NULL;
  const int64_t at = walk->backwards ? walk->steps - walk->next : walk->next;
  const MuPoint point = at == walk->steps ? walk->end : point_after (walk, at);
  *distance = walk->next < walk->steps ? (MuFix) (walk->far * walk->next / MU_ONE) : walk->length;
  walk->next++;
  return mu_terrain_at (walk->terrain, point);
}
