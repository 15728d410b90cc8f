/* What is looked up while Ancient Battles Deluxe is played: the values of units and leaders, the
 * command table, terrain, the turn track. The book's own were pictures and are lost; these come
 * from a file that a club may replace (lists/abd/chart.h). */
#ifndef MUSTER_RULES_ABD_CHARTS_CHART_H
#define MUSTER_RULES_ABD_CHARTS_CHART_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/abd/charts/command.h"

/* abd.2.0.type-infantry, abd.2.0.type-cavalry. Stored: numbers stay. */
typedef enum {
  MU_ABD_LI,
  MU_ABD_MI,
  MU_ABD_HI,
  MU_ABD_PX,
  MU_ABD_PK,
  MU_ABD_MM,
  MU_ABD_LA,
  MU_ABD_HA,
  MU_ABD_LC,
  MU_ABD_HC,
  MU_ABD_MA,
  MU_ABD_CT,
  MU_ABD_KT,
  MU_ABD_CC,
  MU_ABD_CH,
  MU_ABD_BC,
  MU_ABD_EL,
  MU_ABD_CP,
  MU_ABD_WW,
} MuAbdType;
#define MU_ABD_TYPES 19

typedef enum { MU_ABD_INFANTRY, MU_ABD_CAVALRY, MU_ABD_OTHER } MuAbdArm;

MuAbdArm mu_abd_arm (MuAbdType type);
/* abd.13.*: a Camp or a War Wagon. */
bool mu_abd_is_camp (MuAbdType type);
/* "PX", for files and counters; static. And which has it, -1: none. "HT" is a CT too. */
const char *mu_abd_type_key (MuAbdType type);
int mu_abd_type_find (const char *key);
/* "Phalanx", a message id, static. */
const char *mu_abd_type_words (MuAbdType type);

/* The colour behind a unit's movement allowance. */
typedef enum {
  MU_ABD_PLAIN,
  MU_ABD_GREEN, /* light: abd.8.3.2.light-exempt */
  MU_ABD_BLACK, /* disciplined: abd.11.6.1.disciplined */
} MuAbdBox;

/* abd.2.0.unit-factors, abd.2.0.unit-sides */
typedef struct {
  uint8_t strength[2]; /* in good order; disordered */
  uint8_t move;        /* movement points; 0: it never moves */
  uint8_t box;         /* MuAbdBox */
  bool against_horse;  /* cavalry-effective */
  uint8_t arrows;      /* dice of its fire; 0: it has none */
  uint8_t range;       /* hexes; 0 without arrows */
  int8_t defense;      /* against fire */
} MuAbdValues;

/* abd.2.0.leader-cp, abd.2.0.leader-bonus-kinds: one of times and plus is 0. */
typedef struct {
  uint8_t icons; /* command points a turn, 0 to 2 */
  uint8_t times; /* x1, x2: on the multiplier */
  uint8_t plus;  /* +1: on the strength */
} MuAbdLeaderValues;

/* LDR-A, -B and -C. Stored: numbers stay. */
typedef enum { MU_ABD_LEADER_A, MU_ABD_LEADER_B, MU_ABD_LEADER_C } MuAbdLeaderKind;
#define MU_ABD_LEADER_KINDS 3

/* abd.8.9.names, and what the reconstruction adds. Stored: numbers stay. */
typedef enum {
  MU_ABD_CLEAR,
  MU_ABD_ROUGH,
  MU_ABD_WOODS,
  MU_ABD_HILL,
  MU_ABD_BUILT_UP,
  MU_ABD_MARSH,
} MuAbdTerrain;
#define MU_ABD_TERRAINS 6

typedef enum { MU_ABD_NO_SIDE, MU_ABD_RIVER, MU_ABD_FORD, MU_ABD_BRIDGE } MuAbdHexside;
#define MU_ABD_HEXSIDES 4

/* "built-up", "ford"; static. And which has it, -1: none. */
const char *mu_abd_terrain_key (MuAbdTerrain terrain);
int mu_abd_terrain_find (const char *key);
const char *mu_abd_hexside_key (MuAbdHexside side);
int mu_abd_hexside_find (const char *key);
/* "Built Up", message ids, static. */
const char *mu_abd_terrain_words (MuAbdTerrain terrain);
const char *mu_abd_hexside_words (MuAbdHexside side);

/* Whom entering disorders. */
typedef enum { MU_ABD_DISORDERS_NOBODY, MU_ABD_DISORDERS_ALL, MU_ABD_DISORDERS_CAVALRY } MuAbdEntry;

typedef struct {
  uint8_t cost;              /* movement points; 0: nobody enters */
  uint8_t entry;             /* MuAbdEntry */
  bool blocks;               /* line of sight through it */
  int8_t missile;            /* on the missile defence of who is in it */
  int8_t attacker, defender; /* in melee, of who is in it */
} MuAbdTerrainRow;

typedef struct {
  uint8_t cost; /* beside that of the hex behind it */
  bool barred;  /* nobody crosses it, no zone and no melee reaches over it (abd.8.8.4.river) */
  int8_t attacker, defender; /* in melee across it */
} MuAbdHexsideRow;

/* abd.17.5.table: what an elephant does on a face. */
typedef enum { MU_ABD_CALM, MU_ABD_BALKS, MU_ABD_FRIGHTENED, MU_ABD_PANICS } MuAbdFright;

#define MU_ABD_TURNS_LEAST 5 /* abd.3.0.game-length */
#define MU_ABD_TURNS_MOST  10

typedef struct {
  MuAbdValues unit[MU_ABD_TYPES];
  MuAbdLeaderValues leader[MU_ABD_LEADER_KINDS];
  MuAbdTerrainRow terrain[MU_ABD_TERRAINS];
  MuAbdHexsideRow hexside[MU_ABD_HEXSIDES];
  int8_t camp_defender;            /* in melee, of a Camp or War Wagon, beside its ground's */
  uint8_t command[MU_ABD_FACES];   /* abd.3.3.command-table */
  uint8_t ends[MU_ABD_TURNS_MOST]; /* turn track: a die up to this ends the game; 0: no check */
  uint8_t elephant[MU_ABD_FACES];  /* MuAbdFright */
} MuAbdChart;

/* What is looked up where a club has no chart of its own: the facts and the reconstruction of the
 * rest; lists/abd/chart.xml says which is which, and a test compares the two. */
extern const MuAbdChart mu_abd_chart_usual;

/* Why a chart cannot be played by. */
typedef enum {
  MU_ABD_CHART_OK,
  MU_ABD_CHART_UNIT,    /* at: MuAbdType; weaker in good order, or arrows without range */
  MU_ABD_CHART_LEADER,  /* at: MuAbdLeaderKind; icons or bonus out of range, or both bonuses */
  MU_ABD_CHART_TERRAIN, /* at: MuAbdTerrain */
  MU_ABD_CHART_HEXSIDE, /* at: MuAbdHexside */
  MU_ABD_CHART_COMMAND, /* at: face less 1 */
  MU_ABD_CHART_TRACK,   /* at: turn less 1; a check falls, or the last box ends nothing */
} MuAbdChartAnswer;

MuAbdChartAnswer mu_abd_chart_check (const MuAbdChart *chart, int *at);
const char *mu_abd_chart_answer_words (MuAbdChartAnswer answer);

#endif
