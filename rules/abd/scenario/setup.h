/* Ancient Battles Deluxe: what a battle begins with. The detail of its MuSetup
 * (rules/battle/setup.h), whose board has as many hexes as the map.
 *
 * Pieces are numbered as the door has them: side A's units in the order of this set-up, its leaders
 * behind them, then side B's alike. */
#ifndef MUSTER_RULES_ABD_SCENARIO_SETUP_H
#define MUSTER_RULES_ABD_SCENARIO_SETUP_H

#include "rules/abd/scenario/map.h"
#include "rules/battle/setup.h"
#include "rules/core/reading.h"

#define MU_ABD_UNITS       40 /* of a side at the most, its Camp among them */
#define MU_ABD_LEADERS     6  /* of a side */
#define MU_ABD_ENTRIES     8  /* groups of entry hexes of a scenario */
#define MU_ABD_ENTRY_HEXES 16

typedef struct {
  uint8_t type;    /* MuAbdType */
  bool disordered; /* begins so */
  uint8_t facing;  /* MuAbdDirection */
  int16_t hex;     /* MU_ABD_OFF: it comes later, or is deployed by its player */
  uint8_t turn;    /* 0: there from the start; else it may enter from that turn on */
  uint8_t entry;   /* which of the scenario's entries, from 0 */
  uint8_t shots;   /* of its fire in one activation, 1 to 3: abd.10.7.rapid-fire; 0 is 1 */
} MuAbdUnitSetup;

/* How well the machine commands a side. Stored: numbers stay. */
typedef enum {
  MU_ABD_GREEDY,  /* takes what this action gives */
  MU_ABD_PLANNED, /* keeps lines, looks for flanks, spares what it cannot lose */
  MU_ABD_SEARCH,  /* tries what may come of its actions before it chooses */
} MuAbdPlayer;
#define MU_ABD_PLAYERS 3

typedef struct {
  const MuAbdUnitSetup *units;
  uint8_t unit_count;             /* 1 to MU_ABD_UNITS */
  uint8_t leader[MU_ABD_LEADERS]; /* MuAbdLeaderKind */
  uint8_t leader_count;           /* may be 0 */
  uint8_t panic;                  /* level; 0: mu_abd_panic_level of its units */
  uint8_t points;                 /* victory points that it begins with, 0 or 1 */
  bool barbarian;                 /* abd.17.3.triple, abd.17.4.command-control: its LI */
  uint8_t player;                 /* MuAbdPlayer: who answers where nobody else does */
} MuAbdArmy;

typedef struct {
  int16_t hex[MU_ABD_ENTRY_HEXES]; /* on the edge of the map */
  uint8_t count;
} MuAbdEntryHexes;

/* abd.17.0.options: those that a scenario is played with. Stored: bits stay. */
typedef enum {
  MU_ABD_FREE_DEPLOYMENT = 1 << 0,
  MU_ABD_AVERAGING = 1 << 1,
  MU_ABD_REROLLS = 1 << 2,
  MU_ABD_BARBARIANS = 1 << 3,
  MU_ABD_CONTROL = 1 << 4,
  MU_ABD_ELEPHANTS = 1 << 5,
  MU_ABD_DISMOUNT = 1 << 6,
} MuAbdOption;
#define MU_ABD_OPTIONS 7

/* Everything is borrowed until the battle is over. */
typedef struct {
  const MuAbdChart *chart; /* NULL: the usual one */
  const MuAbdMap *map;
  const MuReadings *readings; /* NULL: the usual ones */
  uint8_t options;            /* bits of MuAbdOption */
  uint8_t turns;              /* MU_ABD_TURNS_LEAST to _MOST; 0: the most */
  uint8_t draw;               /* MuSide that wins where neither has more points; MU_SIDE_NONE */
  uint8_t returns;            /* 0: who left the map stays away (abd.8.6.2.no-return); else by
                                 which entry they come back from the next turn on, from 1 */
  MuAbdEntryHexes entry[MU_ABD_ENTRIES];
  uint8_t entry_count;
  MuAbdArmy side[MU_SIDES];
} MuAbdSetup;

/* Half of the strength in good order of all its units, rounded up, Camps and War Wagons left out.
 */
int mu_abd_panic_level (const MuAbdChart *chart, const MuAbdArmy *army);

/* How many turns there are at the most. */
int mu_abd_turns (const MuAbdSetup *detail);

/* Why a battle cannot begin; above 0, as MuRefusal has it. */
typedef enum {
  MU_ABD_SETUP_OK = 0,
  MU_ABD_SETUP_NO_MAP,
  MU_ABD_SETUP_BAD_CHART,
  MU_ABD_SETUP_NO_UNITS,
  MU_ABD_SETUP_TOO_MANY,
  MU_ABD_SETUP_BAD_TYPE,
  MU_ABD_SETUP_OFF_MAP,
  MU_ABD_SETUP_STACKED,   /* abd.8.5.stacking */
  MU_ABD_SETUP_NO_GROUND, /* where nobody can enter */
  MU_ABD_SETUP_BAD_ENTRY, /* no such entry, or its hexes lie off the edge */
  MU_ABD_SETUP_BAD_TURN,  /* it would enter after the last turn */
  MU_ABD_SETUP_BAD_TURNS,
  MU_ABD_SETUP_BAD_SHOTS,
  MU_ABD_SETUP_TWO_CAMPS,
  MU_ABD_SETUP_NO_CAMP, /* free deployment stands about it: abd.17.1.free-deployment */
} MuAbdSetupAnswer;

/* *body: the piece at fault, MU_NO_BODY where it is none. */
MuAbdSetupAnswer mu_abd_setup_check (const MuSetup *setup, int *body);
const char *mu_abd_setup_answer_words (MuAbdSetupAnswer answer);

#endif
