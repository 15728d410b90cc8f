/* WRG 5th: turning, wheeling and changing formation, and the time that it takes
 * (wrg.move.direction.*, wrg.move.formation.*, wrg.move.manoeuvre).
 *
 * Time is in quarters of a period. */
#ifndef MUSTER_RULES_WRG_MOVE_MANOEUVRE_H
#define MUSTER_RULES_WRG_MOVE_MANOEUVRE_H

#include <stdbool.h>

#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

#define MU_WRG_QUARTERS 4 /* of a period */

/* What makes manoeuvre slower. */
typedef struct {
  bool difficult;  /* terrain: frontage only */
  bool disordered; /* twice the time */
  bool tired;      /* wrg.fatigue.zero: twice the time */
} MuWrgHindrance;

/* --- time and distance -------------------------------------------------- */

/* wrg.move.direction.normal-cost: what is left of a move after so many quarters,
 * 0 after a whole period. Any unit. */
int mu_wrg_move_after (int move, int quarters);

/* wrg.move.direction.charge-cost: what is left of a charge; 0 after a whole period. */
int mu_wrg_charge_after (int normal, int charge, int quarters);

/* wrg.move.rout, wrg.move.pursuit, wrg.move.uncontrolled: paces that rout, pursuit and
 * uncontrolled advance fall short of a charge in this period of them, from 1. */
int mu_wrg_rout_slower (int period);
int mu_wrg_pursuit_slower (int period);
int mu_wrg_uncontrolled_slower (int period);

/* --- changes in direction ----------------------------------------------- */

/* wrg.move.direction.turn: 90 or 180 degrees; and facing an attack in square
 * (wrg.move.square). wrg.move.manoeuvre: hindrance (may be NULL) doubles it. */
int mu_wrg_turn_time (const MuTroop *troop, const MuWrgHindrance *hindrance);
int mu_wrg_square_turn_time (const MuWrgHindrance *hindrance);

/* wrg.move.direction.turn: a right angle makes ranks of files. */
typedef struct {
  int wide, deep; /* figures */
} MuWrgShape;
MuWrgShape mu_wrg_shape_turned (MuWrgShape shape, bool about);

/* wrg.move.direction.wheel: paces that the outer figure goes in so many quarters;
 * hindrance (may be NULL) doubles the time. */
int mu_wrg_wheel_paces (const MuTroop *troop, int quarters, const MuWrgHindrance *hindrance);

/* wrg.move.direction.free, wrg.move.direction.free-models: whether a column so many
 * figures or models wide wheels at no cost. horses: of a chariot, else 0. */
bool mu_wrg_wheels_free (const MuReadings *readings, MuTroopType type, int horses, int wide);

/* wrg.move.direction.incline: MU_RULE_NONE if it may; paces forward, and as many
 * to the side, in a whole period. */
MuRule mu_wrg_incline_barred (const MuTroop *troop);
int mu_wrg_incline_paces (const MuTroop *troop);

/* The same of what is left of a move, any unit; hindrance (may be NULL) doubles the time
 * (wrg.move.manoeuvre). */
int mu_wrg_incline_of (int move, const MuWrgHindrance *hindrance);

/* --- changes of formation ----------------------------------------------- */

/* wrg.move.formation.frontage, wrg.move.manoeuvre: figures by which the frontage may grow
 * or shrink in so many quarters, and the quarters that so many figures take. */
int mu_wrg_frontage_figures (bool regular, int quarters, const MuWrgHindrance *hindrance);
int mu_wrg_frontage_time (bool regular, int figures, const MuWrgHindrance *hindrance);

typedef enum {
  MU_WRG_FORM_WEDGE, /* wrg.move.formation.special */
  MU_WRG_FORM_SQUARE,
  MU_WRG_FORM_COLUMN,  /* from wedge or square, as wide as it was at most */
  MU_WRG_FORM_TESTUDO, /* from a column four wide, or back */
  MU_WRG_DISMOUNT,     /* wrg.move.formation.dismount */
  MU_WRG_REMOUNT,
  MU_WRG_DISEMBARK,
  MU_WRG_EMBARK,
  MU_WRG_LAP_ROUND, /* wrg.move.formation.lap: up to three figures on each flank */
} MuWrgFormationChange;
#define MU_WRG_FORMATION_CHANGES 9

int mu_wrg_formation_time (MuWrgFormationChange change, const MuWrgHindrance *hindrance);

/* wrg.move.formation.dismounted-type: MU_RULE_NONE and the foot that they become, or
 * the rule that keeps them mounted. by_general: their general came and ordered it. */
MuRule mu_wrg_dismounted (const MuTroop *troop, bool by_general, MuTroopType *foot);

/* wrg.move.formation.mounts: paces behind the spot where they dismounted; and whether
 * they may mount again. */
#define MU_WRG_MOUNTS_BEHIND 20
MuRule mu_wrg_remount_barred (bool at_mounts, bool enemy_came_first);

/* wrg.move.formation.no-slide: files that its frontage gains on the right and on the left,
 * below 0 where it loses some: MU_RULE_NONE if it may. */
MuRule mu_wrg_slide_barred (int right, int left);

/* wrg.move.formation.lap: figures of those that overlapped a flank last period that
 * may lap round it now in the first quarter, 0 to 3; the others follow by
 * growing the frontage. 0 with a rule in *barred (may be NULL) if none may. */
int mu_wrg_lap_figures (int overlapped, bool met_afresh, bool recoiled, MuRule *barred);

#endif
