/* Fast Play: what a battle begins with. The detail of its MuSetup (rules/battle/setup.h). */
#ifndef MUSTER_RULES_AWFP_BATTLE_SETUP_H
#define MUSTER_RULES_AWFP_BATTLE_SETUP_H

#include "rules/awfp/leadership.h"
#include "rules/awfp/play.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/troop.h"
#include "rules/battle/setup.h"
#include "rules/core/reading.h"
#include "rules/field/rect.h"

#define MU_AWFP_TURNS_FEW      10 /* its other reading */
#define MU_AWFP_BATTLE_UNITS   40 /* of a side at the most */
#define MU_AWFP_TURNS          15 /* READING: awfp.sequence.victory: an evening */
#define MU_AWFP_CALTROPS_USUAL 1  /* times a unit lays them, where the tables do not say */
#define MU_AWFP_FORD_USUAL     5  /* the least d6 that finds a ford; the same */
#define MU_AWFP_BROKEN         50 /* hundredths of an army, where the tables do not say */

typedef struct {
  MuAwfpTroop troop;
  uint8_t stands;
  uint8_t files;    /* stands of its front rank; 0: as many as such troops usually have */
  uint8_t strength; /* figures of a stand; 0: those of the troop (awfp.figures.*) */
  bool general;     /* his stand */
  bool priest;      /* awfp.priest.*: counts for nothing in close combat */
  int32_t points;   /* of all its stands */
  bool placed;      /* at: where its front's middle stands and how it faces; else the line is
                       drawn up for it */
  MuSpot at;
  MuAngle facing;
} MuAwfpBattleUnit;

/* How well the machine commands a side whose player it is. Stored: numbers stay. */
typedef enum {
  MU_AWFP_PLAIN_PLAYER, /* goes straight at what is nearest */
  MU_AWFP_CLUB_PLAYER,  /* keeps a line, spends orders where they count, answers charges */
} MuAwfpPlayer;
#define MU_AWFP_PLAYERS 2

typedef struct {
  const MuAwfpBattleUnit *units;
  MuAwfpAbility ability; /* as rolled (awfp.general.leadership.roll) */
  MuAwfpPlayer player;   /* who answers where nobody else does */
} MuAwfpArmy;

/* Everything is borrowed until the battle is over. */
typedef struct {
  const MuAwfpPlay *play;
  const MuAwfpLeadership *leadership;
  const MuReadings *readings; /* NULL: the usual ones */
  MuAwfpScale scale;
  uint8_t turns;     /* at the most; 0: as the tables say, else MU_AWFP_TURNS */
  bool quick;        /* awfp.deploy.quick: nine inches of depth for both */
  MuPlacing placing; /* awfp.deploy.screen */
  MuAwfpArmy side[MU_SIDES];
} MuAwfpSetup;

/* awfp.sequence.victory, as the tables have it (play NULL, or silent: the usual): how many turns
 * there are at the most, and how many of so many units may be gone before an army breaks. */
int mu_awfp_turns (const MuAwfpPlay *play, const MuReadings *readings);
int mu_awfp_endures (const MuAwfpPlay *play, int units);
/* awfp.orders.deploy.obstacle-rules, as the tables have it, or the usual: how often a unit lays
 * caltrops in a battle, and the least d6 that finds a ford. */
int mu_awfp_lays (const MuAwfpPlay *play);
int mu_awfp_ford_needs (const MuAwfpPlay *play);

/* Why a battle cannot begin; above 0, as MuRefusal has it. */
typedef enum {
  MU_AWFP_SETUP_OK = 0,
  MU_AWFP_SETUP_NO_UNITS,
  MU_AWFP_SETUP_TOO_MANY_UNITS,
  MU_AWFP_SETUP_NO_TABLES,
  MU_AWFP_SETUP_BAD_TABLE,
  MU_AWFP_SETUP_BAD_TROOP,
  MU_AWFP_SETUP_BAD_SIZE,
  MU_AWFP_SETUP_BAD_FILES,
  MU_AWFP_SETUP_TWO_GENERALS,
  MU_AWFP_SETUP_OUTSIDE,
  MU_AWFP_SETUP_OVERLAP,
  MU_AWFP_SETUP_BAD_GROUND,
  MU_AWFP_SETUP_NO_ROOM,
} MuAwfpSetupAnswer;

/* A few English words, a message id. */
const char *mu_awfp_setup_answer_words (MuAwfpSetupAnswer answer);

#endif
