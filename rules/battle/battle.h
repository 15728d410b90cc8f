/* The door for whole battles: every rule system has this one face.
 *
 *   size = mu_battle_size (&setup);            caller provides the block
 *   mu_battle_init (block, size, &setup, &dice, sink, context, &battle);
 *   while (mu_battle_step (battle) == MU_BATTLE_GOES_ON)
 *     ;                                        a caller may stop after any step
 *   mu_battle_outcome (battle, &outcome);
 *
 * All state lives in the block: nothing is allocated, nothing is global, and
 * the same set-up and dice give the same events on every machine.
 */
#ifndef MUSTER_RULES_BATTLE_BATTLE_H
#define MUSTER_RULES_BATTLE_BATTLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "rules/battle/terms.h"
#include "rules/core/dice.h"
#include "rules/core/event.h"
#include "rules/field/terrain.h"
#include "rules/wrg/before/weather.h"
#include "rules/wrg/book/readings.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/orders/order_sheet.h"
#include "rules/wrg/troop/troop.h"

/* Bodies a side at the most. */
#define MU_BATTLE_UNITS_MAX 400

/* Figures a body at the most; the book allows 50 (wrg.units.max-size). */
#define MU_BATTLE_FIGURES_MAX 250

/* One unit as it comes to the field. */
typedef struct {
  MuWrgTroop troop;
  MuWrgCrew crew;            /* of each model; count 0 for figures */
  uint16_t figures;          /* figures or models, at least 1 */
  uint8_t ranks;             /* depth at the start, at least 1 */
  uint8_t order;             /* MuOrder; what orders say goes before it */
  uint8_t line;              /* 0: front line; 1 and more: behind it, 60 paces a line */
  bool concealed;            /* starts in cover, unseen until it moves or shoots */
  bool placed;               /* x and y hold; else it is put in line with the others */
  int32_t x, y;              /* paces, middle of its front rank; origin: side A's left corner */
  MuAngle turned;            /* placed: clockwise from the way its side faces */
  uint8_t formation;         /* MuWrgFormation at the start; who sets up foot as a testudo says by
                                it that they are legionaries */
  bool sub_unit;             /* of the nearest unit before it that is none (wrg.orders.sub-unit); or
                                transport that belongs to it and stands behind it */
  uint8_t mixed;             /* MuWrgMixedHow: it stands so in one body with the unit directly
                                before it (wrg.units.mixed.same), which acts for both; its own
                                ranks, order, line and place say nothing */
  const MuWrgOrders *orders; /* as written, NULL: no more than order says; borrowed until the
                                battle is over */
  int32_t points;            /* of the whole unit, command points among them */
  int32_t command_points;    /* of those */
} MuBattleUnit;

/* A subordinate general (wrg.generals.subordinate). */
typedef struct {
  int16_t with;        /* index of the unit that he rides with */
  uint8_t personality; /* MuWrgPersonality */
  bool regular;
  int32_t points; /* counted in the army's total while he lives */
} MuBattleGeneral;

typedef struct {
  const MuBattleUnit *units; /* borrowed during mu_battle_init only; order: from the right wing
                                to the left of each line */
  uint16_t unit_count;       /* 1 to MU_BATTLE_UNITS_MAX */
  int16_t general_with;      /* index of the unit that the commander-in-chief rides with; -1:
                                none on the table */
  bool general_regular;
  int32_t general_points;              /* counted in the army's total while he lives */
  int32_t other_points;                /* further points that cannot be lost in the field */
  const MuBattleGeneral *subordinates; /* borrowed during mu_battle_init only */
  uint8_t subordinate_count;
  bool outscouted;                     /* it has been (wrg.scouting.outscouted) */
  int32_t order_seconds;               /* spent on its first orders (wrg.orders.time-limit);
                                          0: nobody looked at the clock */
  const MuWrgStandingOrders *standing; /* NULL: none; borrowed until the battle is over */
  const MuWrgSignalBook *signals;      /* the same */
} MuBattleSide;

/* Where and when the battle is, for its weather and hours. North is where side A
 * faces. Dice that nobody has thrown yet are thrown as its first period starts. */
typedef struct {
  MuWrgPlace place;
  MuWrgDayDice dice;      /* faces that were thrown before the battle; 0: it throws them itself */
  bool arabs[MU_SIDES];   /* by nation (wrg.weather.drought, wrg.weather.wind.desert) */
  bool wells[MU_SIDES];   /* has water to hand (wrg.weather.drought) */
  bool torches[MU_SIDES]; /* carries lights by night (wrg.weather.night.drift) */
} MuBattleSky;

typedef struct {
  MuRuleSystem rules;
  MuBattleSide side[MU_SIDES];
  int32_t table_width;      /* paces; 0: 720, a 6 by 4 foot table of 25 mm figures */
  int32_t table_depth;      /* paces; 0: 480 */
  uint8_t periods;          /* at most, into the night if need be; 0: 12 (wrg.scale.time), or
                               under a sky until nightfall */
  const MuTerrain *terrain; /* NULL: open ground; borrowed until the battle is over, and of the
                               table's size; built by mu_wrg_terrain_terms */
  const MuBattleSky *sky;   /* NULL: fine weather and full daylight throughout; borrowed during
                               mu_battle_init only */
  MuWrgReadings readings;
} MuBattleSetup;

typedef enum {
  MU_BATTLE_GOES_ON = 0,
  MU_BATTLE_OVER,
  MU_BATTLE_DICE_FAULT, /* see mu_dice_fault; the battle cannot go on */
} MuBattleStatus;

typedef enum {
  MU_SETUP_OK = 0,
  MU_SETUP_NO_SUCH_RULES, /* this rule system has no whole battles yet */
  MU_SETUP_NO_UNITS,
  MU_SETUP_TOO_MANY_UNITS,
  MU_SETUP_NO_FIGURES,
  MU_SETUP_BAD_TROOP, /* mu_wrg_troop_forbidden says why */
  MU_SETUP_BAD_CREW,  /* a model without a possible crew, or a crew without a model */
  MU_SETUP_BAD_RANKS,
  MU_SETUP_BAD_ORDER, /* wrg.orders.skirmish, wrg.orders.attack: not open to this troop */
  MU_SETUP_BAD_TABLE,
  MU_SETUP_NO_ROOM, /* the line is longer than the deployment area */
  MU_SETUP_OUTSIDE, /* wrg.deploy.area: placed outside the deployment area */
  MU_SETUP_OVERLAP, /* two bodies on the same ground */
  MU_SETUP_BLOCK_TOO_SMALL,
  MU_SETUP_BAD_GENERAL,
  MU_SETUP_TOO_MANY_FIGURES, /* over MU_BATTLE_FIGURES_MAX in one unit */
  MU_SETUP_BAD_POINTS,       /* below zero, or more for command than for the unit */
  MU_SETUP_BAD_GROUND,       /* a body where such troops cannot go */
  MU_SETUP_BAD_FIELD,        /* the terrain is not of the table's size */
  MU_SETUP_BAD_FORMATION,    /* one that such troops, or so many files, cannot take */
  MU_SETUP_BAD_SUB_UNIT,     /* of no unit before it */
  MU_SETUP_BAD_SKY,          /* wrg.weather.regions: no such place, month or face of a die */
  MU_SETUP_BAD_ORDERS,       /* mu_wrg_orders_judge says why they cannot be given */
  MU_SETUP_BAD_STANDING,     /* mu_wrg_standing_judge says why */
  MU_SETUP_BAD_SIGNALS,      /* mu_wrg_signal_book_judge says why */
  MU_SETUP_TOO_MUCH_BACK,    /* wrg.deploy.off-table: over half of its points off the table */
  MU_SETUP_BAD_MIXED,        /* no such two can stand in one body (mu_wrg_mixed_troops_barred) or
                                not so (mu_wrg_mixed_barred), or it has orders of its own */
  MU_SETUP_NOT_HIDDEN,       /* mu_wrg_hiding_refused: its orders have it hide where it is seen */
  MU_SETUP_BAD_TRAIN,        /* wrg.units.pack-animals: placed elsewhere than behind the centre of
                                the unit that they belong to */
} MuSetupAnswer;

typedef struct MuBattle MuBattle;

typedef enum {
  MU_FATE_ON_TABLE = 0,
  MU_FATE_IN_ROUT, /* on the table at the end */
  MU_FATE_ROUTED_OFF,
  MU_FATE_OFF_TABLE, /* left it otherwise */
  MU_FATE_DESTROYED,
  MU_FATE_PRISONER,
  MU_FATE_RETIRING, /* on the table under a reaction result to retire */
} MuFate;

typedef struct {
  int32_t figures_start;
  int32_t figures_left;
  int32_t casualties; /* men, all told */
  int32_t carried;    /* of those, not yet a figure */
  int32_t inflicted;  /* men, on the enemy */
  uint8_t fate;       /* MuFate */
  uint8_t worst_row;  /* of its reaction tests; 0: never tested */
  uint8_t breaks;
  uint8_t spare;
} MuUnitOutcome;

typedef struct {
  MuSide winner;                    /* MU_SIDE_NONE: a draw */
  int64_t start_quarters[MU_SIDES]; /* points in quarters, as the end count needs */
  int64_t left_quarters[MU_SIDES];
  bool general_lost[MU_SIDES];
  int32_t periods; /* fought */
  uint32_t event_count;
  uint64_t digest; /* of all events, the last included */
} MuBattleOutcome;

/* Bytes that the block needs, aligned as malloc does; 0 for a set-up that
 * mu_battle_init would refuse for its unit counts. */
size_t mu_battle_size (const MuBattleSetup *setup);

/* Checks the set-up, deploys both sides and emits their DEPLOYED events.
 * block, dice and sink's context are borrowed until the battle is over. sink
 * may be NULL. *at (may be NULL) is the body at fault. */
MuSetupAnswer mu_battle_init (void *block, size_t size, const MuBattleSetup *setup, MuDice *dice,
                              MuEventSink sink, void *context, MuBattle **battle, int *at);

/* Fights one phase (wrg.sequence.period). Cheap enough to look for Cancel
 * after each. Once over, it does nothing and says so again. */
MuBattleStatus mu_battle_step (MuBattle *battle);

/* wrg.victory.when: a side gives up, between any two steps; the battle is over at
 * once and counted (wrg.victory.prisoners). false: it was over before. */
bool mu_battle_concede (MuBattle *battle, MuSide side);
/* wrg.orders.messenger: between two periods, has the commander-in-chief write the unit new
 * orders; a messenger sets out with them in the period that begins, and they are obeyed
 * in the period after he has come. The caller has judged them (mu_wrg_orders_judge);
 * borrowed until the battle is over. MU_RULE_NONE, or why not: wrg.orders.initial where
 * the battle has no written orders at all or no such body, wrg.general.loss without a
 * general in command, wrg.orders.messenger where the body is off the table or a period
 * is being fought. */
MuRule mu_battle_send_orders (MuBattle *battle, int body, const MuWrgOrders *orders);

MuPhase mu_battle_phase (const MuBattle *battle); /* the next one to be fought */
int mu_battle_period (const MuBattle *battle);    /* the current period, from 1 */
int mu_battle_periods (const MuBattle *battle);   /* at most */
int mu_battle_unit_count (const MuBattle *battle, MuSide side);

/* As things stand; final once the battle is over. */
void mu_battle_outcome (const MuBattle *battle, MuBattleOutcome *outcome);

/* body: 0 to all units of both sides less one. */
void mu_battle_unit_outcome (const MuBattle *battle, int body, MuUnitOutcome *outcome);

/* What the answer means, a few English words, a message id. */
const char *mu_setup_answer_words (MuSetupAnswer answer);

#endif
