/* Fast Play: moves, missiles, close combat and the morale test as they are played at the table. The
 * book has lost these tables (awfp.move.table, awfp.move.variable-table, awfp.terrain.delay-table,
 * awfp.missile.table, awfp.missile.cover-effect, awfp.combat.table, awfp.combat.results,
 * awfp.morale.modifiers, awfp.morale.results-table): they come from a file that can be replaced.
 * rules/awfp/sums reckons with them. */
#ifndef MUSTER_RULES_AWFP_PLAY_H
#define MUSTER_RULES_AWFP_PLAY_H

#include "rules/awfp/troop.h"

/* --- moves -------------------------------------------------------------- */

/* What a charge, a retreat or a rout adds to the move, in inches. */
typedef enum { MU_AWFP_NO_DIE, MU_AWFP_HALF_DIE, MU_AWFP_WHOLE_DIE } MuAwfpStride;
#define MU_AWFP_STRIDES 3

/* What terrain leaves of the move; disordered: once for each turn spent moving in it. */
typedef enum {
  MU_AWFP_GOES_FULL,
  MU_AWFP_GOES_HALF,
  MU_AWFP_GOES_HALF_DISORDERED,
  MU_AWFP_GOES_QUARTER_DISORDERED,
  MU_AWFP_GOES_NOT,
} MuAwfpGoing;
#define MU_AWFP_GOINGS 5

/* awfp.scale.paired-distances: inches for small and medium stands, and for large ones. */
typedef struct {
  uint8_t small, large;
} MuAwfpInches;

typedef struct {
  MuAwfpInches normal;
  uint8_t stride;       /* MuAwfpStride */
  uint8_t light, dense; /* MuAwfpGoing */
} MuAwfpMove;

/* --- missiles and blows ------------------------------------------------- */

/* Weapons that shoot, and those who shoot otherwise with them. */
typedef enum {
  MU_AWFP_SHOOTS_JAVELIN,
  MU_AWFP_SHOOTS_BOW,
  MU_AWFP_SHOOTS_MOUNTED_BOW, /* and from chariots and elephants */
  MU_AWFP_SHOOTS_VARIOUS,
  MU_AWFP_SHOOTS_CROSSBOW,
  MU_AWFP_SHOOTS_LONGBOW,
  MU_AWFP_SHOOTS_SLING,
  MU_AWFP_SHOOTS_STAFF_SLING,
  MU_AWFP_SHOOTS_ENGINE,
} MuAwfpShooting;
#define MU_AWFP_SHOOTINGS 9

typedef struct {
  MuAwfpInches close, far;       /* far: 0 for none */
  uint8_t ranks[MU_AWFP_ORDERS]; /* that shoot */
} MuAwfpMissile;

/* What one fights with: a weapon of men, or beasts and machines themselves. */
typedef enum {
  MU_AWFP_FIGHTS_SWORD,
  MU_AWFP_FIGHTS_LANCE,
  MU_AWFP_FIGHTS_SPEAR,
  MU_AWFP_FIGHTS_JAVELIN,
  MU_AWFP_FIGHTS_PIKE,
  MU_AWFP_FIGHTS_PILUM,
  MU_AWFP_FIGHTS_LONG_SPEAR,
  MU_AWFP_FIGHTS_AXE,
  MU_AWFP_FIGHTS_VARIOUS,
  MU_AWFP_FIGHTS_ELEPHANT,
  MU_AWFP_FIGHTS_SCYTHES,
  MU_AWFP_FIGHTS_HEAVY_CHARIOT,
  MU_AWFP_FIGHTS_MEDIUM_CHARIOT,
  MU_AWFP_FIGHTS_LIGHT_CHARIOT,
  MU_AWFP_FIGHTS_ENGINE,
} MuAwfpFighting;
#define MU_AWFP_FIGHTINGS 15

typedef struct {
  int8_t first, later;                /* factors by round */
  uint8_t half_ranks, charging_ranks; /* that fight, in halves, at the halt and charging */
} MuAwfpBlow;

/* --- factors ------------------------------------------------------------ */

typedef enum {
#define FACTOR(name, group, key) MU_AWFP_FACTOR_##name,
#include "rules/awfp/play.def"
#undef FACTOR
  MU_AWFP_FACTORS,
} MuAwfpFactor;

/* Where a factor counts: added to the die that shoots, taken from the blows that hit, added to the
 * die of a round, compared with how much a round was lost by, added to the die of a morale test,
 * compared with what it lacked. */
typedef enum {
  MU_AWFP_AT_RANGE,
  MU_AWFP_PROTECTED,
  MU_AWFP_IN_COMBAT,
  MU_AWFP_ROUND_LOST,
  MU_AWFP_TESTED,
  MU_AWFP_TEST_FAILED,
} MuAwfpFactorGroup;

MuAwfpFactorGroup mu_awfp_factor_group (MuAwfpFactor factor);
/* "missile-long-range", as files have it; static. */
const char *mu_awfp_factor_key (MuAwfpFactor factor);

/* --- all of it ---------------------------------------------------------- */

typedef struct {
  MuAwfpMove move[MU_AWFP_ARMOURS][MU_AWFP_ORDERS]; /* of mu_awfp_order_allowed */
  MuAwfpMissile missile[MU_AWFP_SHOOTINGS];
  MuAwfpBlow blow[MU_AWFP_FIGHTINGS];
  int8_t factor[MU_AWFP_FACTORS];
  uint8_t hits; /* the least d10, with its factors, that hits at range */
  /* awfp.sequence.victory: turns of a battle, and the hundredths of its units that an army may have
   * lost before it breaks; 0: not said. */
  uint8_t turns, broken;
  /* awfp.orders.deploy.obstacle-rules: how often a unit lays caltrops in a battle, and the least d6
   * that finds a ford; 0: not said. */
  uint8_t caltrops, ford;
} MuAwfpPlay;

#endif
