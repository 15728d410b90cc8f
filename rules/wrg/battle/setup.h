/* WRG 5th: what a battle begins with, the detail of its MuSetup. */
#ifndef MUSTER_RULES_WRG_BATTLE_SETUP_H
#define MUSTER_RULES_WRG_BATTLE_SETUP_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/battle/setup.h"
#include "rules/core/reading.h"
#include "rules/field/sky.h"
#include "rules/field/terrain.h"
#include "rules/troop/troop.h"
#include "rules/wrg/orders/order_sheet.h"

/* Figures a body at the most; the book allows 50 (wrg.units.max-size). */
#define MU_BATTLE_FIGURES_MAX 250

/* One unit as it comes to the field. */
typedef struct {
  MuTroop troop;
  MuCrew crew;               /* of each model; count 0 for figures */
  uint16_t figures;          /* figures or models, at least 1 */
  uint8_t ranks;             /* depth at the start, at least 1 */
  uint8_t order;             /* MuOrder; what orders say goes before it */
  uint8_t line;              /* 0: front line; 1 and more: behind it, 60 paces a line */
  bool concealed;            /* starts in cover, unseen until it moves or shoots */
  bool placed;               /* x and y hold; else it is put in line with the others */
  int32_t x, y;              /* paces, middle of its front rank; origin: side A's left corner */
  MuAngle turned;            /* placed: clockwise from the way its side faces */
  uint8_t formation;         /* MuFormation at the start; who sets up foot as a testudo says by
                                it that they are legionaries */
  bool sub_unit;             /* of the nearest unit before it that is none (wrg.orders.sub-unit); or
                                transport that belongs to it and stands behind it */
  uint8_t mixed;             /* MuMixedHow: it stands so in one body with the unit directly
                                before it (wrg.units.mixed.same), which acts for both; its own
                                ranks, order, line and place say nothing */
  const MuWrgOrders *orders; /* as written, NULL: no more than order says; borrowed until the
                                battle is over */
  int32_t points;            /* of the whole unit, command points among them */
  int32_t command_points;    /* of those */
} MuWrgSetupUnit;

/* A subordinate general (wrg.generals.subordinate). */
typedef struct {
  int16_t with;        /* index of the unit that he rides with */
  uint8_t personality; /* MuPersonality */
  bool regular;
  int32_t points; /* counted in the army's total while he lives */
} MuWrgSetupGeneral;

typedef struct {
  const MuWrgSetupUnit *units; /* borrowed during mu_battle_begin only; order: from the right wing
                                to the left of each line */
  uint16_t unit_count;         /* 1 to MU_BATTLE_UNITS_MAX */
  int16_t general_with;        /* index of the unit that the commander-in-chief rides with; -1:
                                  none on the table */
  bool general_regular;
  int32_t general_points;                /* counted in the army's total while he lives */
  int32_t other_points;                  /* further points that cannot be lost in the field */
  const MuWrgSetupGeneral *subordinates; /* borrowed during mu_battle_begin only */
  uint8_t subordinate_count;
  bool outscouted;       /* it has been (wrg.scouting.outscouted) */
  int32_t order_seconds; /* spent on its first orders (wrg.orders.time-limit);
                            0: nobody looked at the clock */
  bool commanded;        /* by the machine, which sends new orders (decide.c), goes where
                            the general is needed (join.c), may give the battle up
                            (give_up.c), has screens make way (make_way.c), bodies go
                            round friends (past_friends.c) and foot choose its enemy
                            (order_target.c); else as written alone */
  const MuWrgStandingOrders *standing; /* NULL: none; borrowed until the battle is over */
  const MuWrgSignalBook *signals;      /* the same */
} MuWrgSetupSide;

/* Where and when the battle is, for its weather and hours. North is where side A
 * faces. Dice that nobody has thrown yet are thrown as its first period starts. */
typedef struct {
  MuBattleground place;
  MuDayDice dice;         /* faces that were thrown before the battle; 0: it throws them itself */
  bool arabs[MU_SIDES];   /* by nation (wrg.weather.drought, wrg.weather.wind.desert) */
  bool wells[MU_SIDES];   /* has water to hand (wrg.weather.drought) */
  bool torches[MU_SIDES]; /* carries lights by night (wrg.weather.night.drift) */
} MuWrgSetupSky;

typedef struct {
  MuWrgSetupSide side[MU_SIDES];
  int32_t table_width;      /* paces; 0: 720, a 6 by 4 foot table of 25 mm figures */
  int32_t table_depth;      /* paces; 0: 480 */
  uint8_t periods;          /* at most, into the night if need be; 0: 12 (wrg.scale.time), or
                               under a sky until nightfall */
  const MuTerrain *terrain; /* NULL: open ground; borrowed until the battle is over, and of the
                               table's size; built by mu_wrg_terrain_terms */
  const MuWrgSetupSky *sky; /* NULL: fine weather and full daylight throughout; borrowed during
                             mu_battle_begin only */
  MuReadings readings;
} MuWrgSetup;

typedef enum {
  MU_WRG_SETUP_OK = 0,
  MU_WRG_SETUP_NO_UNITS,
  MU_WRG_SETUP_TOO_MANY_UNITS,
  MU_WRG_SETUP_NO_FIGURES,
  MU_WRG_SETUP_BAD_TROOP, /* mu_wrg_troop_forbidden says why */
  MU_WRG_SETUP_BAD_CREW,  /* a model without a possible crew, or a crew without a model */
  MU_WRG_SETUP_BAD_RANKS,
  MU_WRG_SETUP_BAD_ORDER, /* wrg.orders.skirmish, wrg.orders.attack: not open to this troop */
  MU_WRG_SETUP_BAD_TABLE,
  MU_WRG_SETUP_NO_ROOM, /* the line is longer than the deployment area */
  MU_WRG_SETUP_OUTSIDE, /* wrg.deploy.area: placed outside the deployment area */
  MU_WRG_SETUP_OVERLAP, /* two bodies on the same ground */
  MU_WRG_SETUP_BAD_GENERAL,
  MU_WRG_SETUP_TOO_MANY_FIGURES, /* over MU_BATTLE_FIGURES_MAX in one unit */
  MU_WRG_SETUP_BAD_POINTS,       /* below zero, or more for command than for the unit */
  MU_WRG_SETUP_BAD_GROUND,       /* a body where such troops cannot go */
  MU_WRG_SETUP_BAD_FIELD,        /* the terrain is not of the table's size */
  MU_WRG_SETUP_BAD_FORMATION,    /* one that such troops, or so many files, cannot take */
  MU_WRG_SETUP_BAD_SUB_UNIT,     /* of no unit before it */
  MU_WRG_SETUP_BAD_SKY,          /* wrg.weather.regions: no such place, month or face of a die */
  MU_WRG_SETUP_BAD_ORDERS,       /* mu_wrg_orders_judge says why they cannot be given */
  MU_WRG_SETUP_BAD_STANDING,     /* mu_wrg_standing_judge says why */
  MU_WRG_SETUP_BAD_SIGNALS,      /* mu_wrg_signal_book_judge says why */
  MU_WRG_SETUP_TOO_MUCH_BACK,    /* wrg.deploy.off-table: over half of its points off the table */
  MU_WRG_SETUP_BAD_MIXED,  /* no such two can stand in one body (mu_wrg_mixed_troops_barred) or
                          not so (mu_wrg_mixed_barred), or it has orders of its own */
  MU_WRG_SETUP_NOT_HIDDEN, /* mu_wrg_hiding_refused: its orders have it hide where it is seen */
  MU_WRG_SETUP_BAD_TRAIN,  /* wrg.units.pack-animals: placed elsewhere than behind the centre of
                          the unit that they belong to */
} MuWrgSetupAnswer;

/* What the answer means, a few English words, a message id. */
const char *mu_wrg_setup_answer_words (MuWrgSetupAnswer answer);

/* The set-up that has this detail, which is borrowed as long as it is used. */
MuSetup mu_wrg_setup (const MuWrgSetup *detail);

#endif
