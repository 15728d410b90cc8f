/* WRG 5th: caltrops (wrg.engineering.caltrops.lay, wrg.engineering.caltrops.clear,
 * wrg.engineering.caltrops.hit). */
#ifndef MUSTER_RULES_WRG_SIEGE_CALTROPS_H
#define MUSTER_RULES_WRG_SIEGE_CALTROPS_H

#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/sum.h"

typedef enum { MU_CALTROPS_ROMAN, MU_CALTROPS_BYZANTINE, MU_CALTROPS_OTHER } MuWrgCaltropsArmy;

#define MU_WRG_CALTROPS_STRIP 10 /* paces */
#define MU_WRG_CALTROPS_CLEAR 2  /* periods */

/* The rule that keeps such troops from carrying caltrops, MU_RULE_NONE if they may. */
MuRule mu_wrg_caltrops_refused (MuWrgCaltropsArmy army, MuTroopType type);

/* Paces of front that so many figures can cover, in one whole period. */
int mu_wrg_caltrops_front (int figures);

typedef enum {
  MU_CALTROPS_PICK_UP, /* to be laid again */
  MU_CALTROPS_SWEEP,   /* aside: they are lost */
} MuWrgCaltropsWork;

/* The work of one body at one strip. Zero it to begin. Plain data. */
typedef struct {
  int periods; /* spent on it in a row, 0 to 2 */
} MuWrgCaltropsClearing;

/* The rule that keeps a body from the work: only who laid them picks them up.
 * MU_RULE_NONE if it may. */
MuRule mu_wrg_caltrops_clear_refused (MuWrgCaltropsWork work, bool laid_by_it);

/* One period, at its end; at_work: with no other activity. Whether they are
 * gone. The body counts as moving over difficult terrain in each period at work. */
bool mu_wrg_caltrops_clear_step (MuWrgCaltropsClearing *clearing, bool at_work);

typedef struct {
  MuTroopType type;
  int figures;          /* that pass over them */
  bool normal_or_rally; /* makes a normal or rally move */
  bool clearing;        /* is at work on them */
  int minus, plus;      /* faces */
} MuWrgCaltropsCrossing;

/* The plus die: as mu_wrg_random_plus_die of their layers, who are regular, or of the
 * body that crosses, by MU_READING_CALTROPS_DIE. The minus die is average. */
MuDie mu_wrg_caltrops_plus_die (const MuReadings *readings, bool crosser_regular);

/* Weapon factor: 0, 1 or 2. */
int mu_wrg_caltrops_factor (const MuReadings *readings, MuTroopType type, bool normal_or_rally);

/* The whole sum; those who clear them take nothing (no lines). trace (may be
 * NULL) is emptied. */
MuWrgSum mu_wrg_caltrops_cross (const MuReadings *readings, const MuWrgCaltropsCrossing *crossing,
                                MuTrace *trace);

#endif
