/* WRG 5th: points (wrg.points.*).  Prices stand in points.c as the book's table. */
#ifndef MUSTER_RULES_WRG_TROOP_POINTS_H
#define MUSTER_RULES_WRG_TROOP_POINTS_H

#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/extra.h"
#include "rules/wrg/troop/troop.h"

/* Points of one figure; for HCh, LCh and El of one fighting crew figure.
 * trace (may be NULL) is emptied and gets a line per rule. Returns the rule
 * that forbids such a troop (an engine's figures are not sold singly:
 * wrg.points.artillery), or MU_RULE_NONE with *points set. */
MuRule mu_wrg_points_figure (const MuTroop *troop, MuTrace *trace, int *points);

/* Points of one model without its fighting crew: elephant with driver 15,
 * chariot with driver and crew->horses horses (fewer than 2 count as 2) 12/10
 * and more; 0 for figures and engines. trace (may be NULL) is emptied. */
int mu_wrg_points_model (const MuReadings *readings, const MuTroop *troop, const MuCrew *crew,
                         MuTrace *trace);

/* Points of one model with its crew (wrg.points.elephant, wrg.points.chariot, wrg.points.crew):
 * each crew figure is priced with the one weapon that it uses. Returns the rule
 * that the troop or its crew breaks (mu_wrg_crew_forbidden; wrg.points.artillery
 * for engines, which are items; wrg.points.crew for figures that ride no model),
 * or MU_RULE_NONE with *points set. */
MuRule mu_wrg_points_crewed_model (const MuReadings *readings, const MuTroop *troop,
                                   const MuCrew *crew, MuTrace *trace, int *points);

/* wrg.points.arming-unarmed: what a driver, rower or other unarmed figure costs
 * once he is armed and of this class. */
int mu_wrg_points_arm (bool regular, MuTroopClass class);

/* wrg.melee.berserk, wrg.points.extra-weapon: a weapon in each hand is a second
 * class of an infantry figure. */
#define MU_WRG_POINTS_BERSERK 1

/* wrg.points.forced-march: what a forced march adds to one figure or model;
 * engines count as the ox-drawn, MU_WRG_NOT_SOLD where it may not make one. */
int mu_wrg_points_forced_march (const MuReadings *readings, MuTroopType type);
#define MU_WRG_FORCED_MARCH_MOUNTED 1  /* infantry that rides to battle */
#define MU_WRG_FORCED_MARCH_CARRIED 10 /* light bolt-shooter or wagon */

/* wrg.points.forced-march.straggling: figures that a unit leaves out before play
 * so that its points do not rise. each: points of one figure, above 0; surcharge:
 * of one. All of them if the march costs more than they are worth. */
int mu_wrg_points_stragglers (const MuReadings *readings, int figures, int each, int surcharge);

/* wrg.points.command: a unit 10/25, a semi-independent sub-unit 5/10. */
int mu_wrg_points_command (bool regular, bool sub_unit);

/* wrg.points.generals: commander-in-chief 100, any other 50, mount included. */
int mu_wrg_points_general (bool commander_in_chief);

#define MU_WRG_NOT_SOLD (-128)

/* wrg.points.artillery, wrg.points.special-engines, wrg.points.transport, wrg.points.defences,
 * wrg.points.siege, wrg.points.crew: points of one item, MU_WRG_NOT_SOLD if such an army may not
 * have it. */
int mu_wrg_points_item (MuExtra item, bool regular);
MuRule mu_wrg_points_item_rule (MuExtra item);

/* wrg.points.artillery, wrg.troops.artillery.crew: the engine that a crew of so
 * many, 2 to 6, tells. */
MuExtra mu_wrg_points_engine (int crew);

/* wrg.points.transport: one wagon or pack animal, as mu_wrg_points_figure tells. */
MuRule mu_wrg_points_transport (const MuTroop *troop, const MuCrew *crew, MuTrace *trace,
                                int *points);

/* --- whole units -------------------------------------------------------- */

/* A unit, sub-unit or bodyguard to be paid for. */
typedef struct {
  MuTroop troop;
  MuCrew crew; /* of each model */
  int figures; /* or models, 1 and more */
  bool sub_unit;
  bool bodyguard;
  bool pays_command;  /* a bodyguard that need not */
  bool forced_march;  /* before any figures are left out */
  bool mounts;        /* mules or horses for each infantryman */
  bool armed_drivers; /* of its models */
} MuWrgUnitBill;

typedef struct {
  int each;       /* one figure or model, with mount and armed driver */
  int command;    /* points for the command */
  int surcharge;  /* of the forced march, for all who make it */
  int stragglers; /* figures left out */
  int points;     /* of the unit as it takes the field */
} MuWrgUnitPoints;

/* wrg.points.army: the points of the unit. trace (may be NULL) is emptied and gets
 * a line per rule, which sum to points. Returns the rule that forbids it or
 * MU_RULE_NONE with *points set. */
MuRule mu_wrg_points_unit (const MuReadings *readings, const MuWrgUnitBill *unit, MuTrace *trace,
                           MuWrgUnitPoints *points);

/* wrg.points.forced-march, wrg.points.forced-march.straggling: so many wagons or engines
 * that march by force: a light bolt-shooter or a wagon 10, other engines 20. *left_out: those left
 * behind. MU_WRG_NOT_SOLD for what has no price for a march, else the points of the rest. */
int mu_wrg_points_item_march (const MuReadings *readings, MuExtra item, bool regular, int count,
                              int *left_out);

/* --- whole armies ------------------------------------------------------- */

#define MU_WRG_TRAININGS 2 /* places: irregular 0, regular 1 */

/* All that an army pays for. */
typedef struct {
  int units;                                 /* points of its units, mu_wrg_points_unit each */
  int commands[MU_WRG_TRAININGS];            /* units whose command is not in that */
  int sub_commands[MU_WRG_TRAININGS];        /* sub-units, the same */
  int commanders;                            /* 0 or 1 */
  int subordinates;                          /* other generals */
  int16_t item[MU_WRG_TRAININGS][MU_EXTRAS]; /* how many of each */
} MuWrgArmyBill;

typedef struct {
  int points;   /* of the army */
  MuExtra item; /* where an item is refused: which */
} MuWrgArmyPoints;

/* wrg.points.army: the points of the whole. trace (may be NULL) is emptied and gets
 * a line per rule, which sum to points. Returns the rule that forbids it (an item
 * that such troops may not have; wrg.generals.cinc for more generals than so many
 * points allow) or MU_RULE_NONE. */
MuRule mu_wrg_points_army (const MuWrgArmyBill *army, MuTrace *trace, MuWrgArmyPoints *points);

#endif
