/* The ground of a battle: what lies where, and what a body meets on its way.
 *
 * A MuBattlefield is a plan in paces: hills, woods, waters, works. A MuTerrain is
 * the same plan made ready for questions: a grid of cells, five paces each way,
 * that say what lies there and how high it is. Both know only the lie of the
 * land; what ground costs and who sees whom is for the rules that ask.
 *
 * READING: wrg.move.difficult.infantry: ground is decided by cell. A cell has what lies at
 * its middle; so every question has one answer on every machine, and no body is
 * on two grounds at one spot. */
#ifndef MUSTER_RULES_FIELD_TERRAIN_H
#define MUSTER_RULES_FIELD_TERRAIN_H

#include <stddef.h>

#include "rules/field/rect.h"

/* --- the plan ----------------------------------------------------------- */

/* Paces from side A's left corner: x along its edge, y towards side B. */
typedef struct {
  int32_t x;
  int32_t y;
} MuSpot;

typedef enum {
#define FEATURE(name, key, form, least, usual, most) MU_FEATURE_##name,
#include "rules/field/terrain.def"
#undef FEATURE
} MuFeatureKind;
#define MU_FEATURE_KINDS 28

typedef enum {
  MU_FEATURE_AREA,    /* a polygon */
  MU_FEATURE_LINE,    /* from spot to spot, so many paces wide */
  MU_FEATURE_PASSAGE, /* one spot upon a line that it opens, so many paces wide */
} MuFeatureForm;

typedef struct {
  MuFeatureKind kind;
  const MuSpot *spots; /* borrowed; a polygon's last is joined to its first */
  int count;
  int width;  /* paces, of a line or passage; 0: as usual for its kind */
  int height; /* of a hill, in tenths of an inch of the model; 0: not said */
} MuFeature;

typedef struct {
  int32_t width; /* paces */
  int32_t depth;
  const MuFeature *features; /* borrowed */
  int count;
} MuBattlefield;

#define MU_BATTLEFIELD_SIDE_MIN     100
#define MU_BATTLEFIELD_SIDE_MAX     4000
#define MU_BATTLEFIELD_FEATURES_MAX 250
#define MU_BATTLEFIELD_SPOTS_MAX    64 /* of one feature */
#define MU_FEATURE_HEIGHT_MAX       100

MuFeatureForm mu_feature_form (MuFeatureKind kind);
/* "gentle-hill", as files write it; static. */
const char *mu_feature_key (MuFeatureKind kind);
/* Paces that a line or passage of the kind is wide: at least, usually, at most. */
int mu_feature_width_least (MuFeatureKind kind);
int mu_feature_width_usual (MuFeatureKind kind);
int mu_feature_width_most (MuFeatureKind kind);
/* The feature's own width, or the usual one. */
int mu_feature_width (const MuFeature *feature);
bool mu_feature_is_hill (MuFeatureKind kind);
/* Square paces that a polygon encloses, twice. */
int64_t mu_feature_area_twice (const MuFeature *feature);
/* Paces along a line, from its first spot to its last. */
int mu_feature_length (const MuFeature *feature);

/* --- is the plan possible? ---------------------------------------------- */

typedef enum {
  MU_BATTLEFIELD_OK = 0,
  MU_BATTLEFIELD_BAD_SIZE,          /* of the table */
  MU_BATTLEFIELD_TOO_MANY_FEATURES, /* nothing else is looked at */
  MU_BATTLEFIELD_BAD_SPOT_COUNT,    /* areas 3 or more, lines 2 or more, passages 1 */
  MU_BATTLEFIELD_BAD_WIDTH,
  MU_BATTLEFIELD_BAD_HEIGHT, /* of a hill, or of what has none */
  MU_BATTLEFIELD_OFF_TABLE,
  MU_BATTLEFIELD_SAME_SPOT,      /* twice in a row */
  MU_BATTLEFIELD_CROSSES_ITSELF, /* an area or a water */
  MU_BATTLEFIELD_NO_AREA,
  MU_BATTLEFIELD_HILLS_OVERLAP,      /* other: the second hill */
  MU_BATTLEFIELD_WATER_THROUGH_HILL, /* other: the hill; a water may rise on one */
  MU_BATTLEFIELD_NOT_ON_WATER,       /* a ford or bridge */
  MU_BATTLEFIELD_NOT_ON_BOUNDARY,    /* a gateway upon no hedge, wall or work */
  MU_BATTLEFIELD_NOT_ON_WORK,        /* a breach upon no fortification */
  MU_BATTLEFIELD_LEADS_NOWHERE,      /* a road or water that just ends */
} MuBattlefieldAnswer;
#define MU_BATTLEFIELD_ANSWERS 16

typedef struct {
  MuBattlefieldAnswer answer;
  int feature; /* index of the one at fault; -1: the table */
  int other;   /* of the second one concerned, or -1 */
  int spot;    /* of the feature, where it is one; or -1 */
} MuBattlefieldFault;

/* All that makes the plan impossible, at most one fault of a kind for each
 * feature. Returns how many there are; the first most of them are kept. faults
 * may be NULL where most is 0.
 * wrg.terrain.lines: roads go from an edge to an edge or a settlement, or join
 * another; waters run between edges, rise on a hill or in wet ground, or join others,
 * ponds and lakes too. */
int mu_battlefield_faults (const MuBattlefield *field, MuBattlefieldFault *faults, int most);

/* The first fault; at (may be NULL) is filled in. */
MuBattlefieldAnswer mu_battlefield_check (const MuBattlefield *field, MuBattlefieldFault *at);

/* "off-table", for scripts, and a few English words, a message id; static. */
const char *mu_battlefield_answer_key (MuBattlefieldAnswer answer);
const char *mu_battlefield_answer_words (MuBattlefieldAnswer answer);

/* The feature of one of these kinds (a MU_LIES set) that the spot is on: inside
 * an area, or no further from a line than half its width and the slack; the
 * nearest line, the last area. -1 if there is none. */
int mu_battlefield_find (const MuBattlefield *field, MuSpot spot, uint32_t kinds, int slack);

/* --- ready for questions ------------------------------------------------ */

#define MU_TERRAIN_CELL 5 /* paces */

/* What lies in a cell, or under a body: a set of kinds. */
typedef uint32_t MuTerrainMask;
#define MU_LIES(kind)       (UINT32_C (1) << (kind))
#define MU_LIES_GENTLE_HILL MU_LIES (MU_FEATURE_GENTLE_HILL)
#define MU_LIES_STEEP_HILL  MU_LIES (MU_FEATURE_STEEP_HILL)
#define MU_LIES_HILL        (MU_LIES_GENTLE_HILL | MU_LIES_STEEP_HILL)
#define MU_LIES_WOOD        (MU_LIES (MU_FEATURE_WOOD) | MU_LIES (MU_FEATURE_LIGHT_WOOD))
#define MU_LIES_COVER       (MU_LIES_WOOD | MU_LIES (MU_FEATURE_HAMLET))
#define MU_LIES_WATER       (MU_LIES (MU_FEATURE_STREAM) | MU_LIES (MU_FEATURE_RIVER))
/* Lakes, great rivers and the sea as areas: no ford or bridge leads over them, and no road. */
#define MU_LIES_OPEN_WATER (MU_LIES (MU_FEATURE_POND) | MU_LIES (MU_FEATURE_LAKE))
#define MU_LIES_ROAD                                                                               \
  (MU_LIES (MU_FEATURE_ROAD) | MU_LIES (MU_FEATURE_PATH) | MU_LIES (MU_FEATURE_BRIDGE))
/* The top of a hill.
 * READING: wrg.visibility.crest: the crest is the third of a hill that is
 * furthest from its edge; all of it is level, the rest slopes up to it. */
#define MU_LIES_CREST (UINT32_C (1) << 31)

typedef struct {
  MuTerrainMask mask;
  uint16_t hill;  /* index of the hill's feature plus one; 0: level ground */
  uint8_t height; /* on this hill: from 1 at its foot to the crest */
  uint8_t level;  /* 0, or 1 on a gentle and 2 on a steep hill */
} MuTerrainCell;

/* What the rules at hand say of lines. */
typedef struct {
  int least_line;  /* paces that each obstacle takes at least */
  int least_river; /* paces; a narrower river is a stream */
} MuTerrainTerms;

/* Read by whoever likes; written by mu_terrain_build alone. Holds no pointers:
 * it may be copied with its block, and any number of battles may share it. */
typedef struct {
  int32_t columns;
  int32_t rows;
  int32_t block_columns;
  int32_t block_rows;
  MuTerrainMask all; /* of all cells */
  uint32_t covers;
  MuTerrainCell cell[]; /* row by row from y = 0, then the masks of blocks, then the covers */
} MuTerrain;

/* Bytes of the block, which is aligned as malloc does it; 0 for a table of an
 * impossible size. */
size_t mu_terrain_size (const MuBattlefield *field);

/* Fills the block. The field must have passed mu_battlefield_check; it is not
 * needed afterwards. NULL if the block is too small.
 *
 * What lies where, the later upon the earlier: areas; waters and obstacles;
 * passages, which take away what they open; roads, which take away woods, wet
 * and broken ground, hedges and walls of fields (wrg.move.difficult.roads), but
 * neither works nor ponds and lakes. Where a road meets water without a bridge there is a ford
 * (wrg.terrain.lines). */
MuTerrain *mu_terrain_build (void *block, size_t size, const MuBattlefield *field,
                             const MuTerrainTerms *terms);

/* Every question below takes NULL for a table that is open everywhere. */

/* Off the table nothing lies. Never NULL. */
const MuTerrainCell *mu_terrain_at (const MuTerrain *terrain, MuPoint point);

/* Whether one stands higher: on a higher kind of hill, or further up the same.
 * READING: wrg.melee.tactical.uphill: of two hills of the same kind neither is
 * higher. */
bool mu_terrain_is_higher (const MuTerrainCell *one, const MuTerrainCell *other);

/* All that lies under a body; off the table nothing does. */
MuTerrainMask mu_terrain_under (const MuTerrain *terrain, const MuRect *rect);

/* At least all that lies on the straight line between two points, and some of
 * what lies near it: where this has nothing, no walk is needed. */
MuTerrainMask mu_terrain_about_line (const MuTerrain *terrain, MuPoint from, MuPoint to);

/* Woods and groups of buildings, by number: how many there are, and whether any of one
 * lies so near to that ground. */
int mu_terrain_covers (const MuTerrain *terrain);
bool mu_terrain_cover_is_near (const MuTerrain *terrain, int cover, const MuRect *rect,
                               MuFix limit);

/* A part of a straight advance over which the same lies under the body. */
typedef struct {
  MuFix from; /* of the advance: whole cells, but for its end */
  MuFix to;
  MuTerrainMask any;    /* under any part of the body */
  MuTerrainMask middle; /* under its middle file, front to rear */
  bool road;            /* all of the middle file is on a road, path or bridge */
  bool climbs;          /* the middle of its front goes up a hill */
} MuTerrainStretch;
#define MU_TERRAIN_STRETCHES   32
#define MU_TERRAIN_ADVANCE_MAX MU_PACES (600)

/* What a body goes over that moves straight ahead so far: its stretches in
 * order, without gaps from 0 to the distance (cut at MU_TERRAIN_ADVANCE_MAX).
 * What lies in a cell counts from the step that brings the front to it until the
 * rear has left it, so an obstacle slows until the whole body is clear of it
 * (wrg.move.difficult.linear). most: room in stretches, at least 1; where more
 * would be needed the last one holds all that is left. Returns their number, 0
 * for no distance. */
int mu_terrain_advance (const MuTerrain *terrain, const MuRect *rect, MuFix distance,
                        MuTerrainStretch *stretches, int most);

/* Where, going straight ahead, any of these first comes under the body: *from,
 * and *to where the last of them has been left; false if it does not within the
 * distance. What it stands on already is at 0. */
bool mu_terrain_meets (const MuTerrain *terrain, const MuRect *rect, MuFix distance,
                       MuTerrainMask mask, MuFix *from, MuFix *to);

/* A walk along a straight line, cell by cell. The same cells are seen from
 * either end. Fields are private. */
typedef struct {
  const MuTerrain *terrain;
  MuPoint start, end;
  int64_t dx, dy, far; /* of a step, in 65536ths */
  int32_t steps;
  int32_t next;
  bool backwards;
  MuFix length;
} MuTerrainWalk;

/* from and to are part of the walk. */
MuTerrainWalk mu_terrain_walk (const MuTerrain *terrain, MuPoint from, MuPoint to);
/* The next cell, and how far from the start it is; NULL after the last. */
const MuTerrainCell *mu_terrain_walk_next (MuTerrainWalk *walk, MuFix *distance);

#endif
