/* WRG 5th: recoil and break after a period of hand-to-hand (wrg.after.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_RECOIL_H
#define MUSTER_RULES_WRG_FIGHT_RECOIL_H

#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

typedef enum { MU_RECOIL_STAND, MU_RECOIL_RECOIL, MU_RECOIL_BREAK } MuWrgRecoilResult;

typedef struct {
  MuTroopClass class;
  int figures;     /* of the body when the period's hand-to-hand began, counted per
                      wrg.casualties.per-figure */
  int fighting;    /* figures in contact or overlapping */
  int inflicted;   /* hand-to-hand casualties in men on all enemies, this period */
  int received;    /* hand-to-hand casualties from all enemies */
  int shot;        /* shooting casualties this period */
  int consecutive; /* earlier recoils in a row */
  bool disordered; /* or made to recoil by charging cavalry */
  int left;        /* figures after the hand-to-hand, 0 if not known: asked for only where the
                      reading of wrg.after.recoil.count-base is switched */
} MuWrgRecoil;

/* The verdict; trace (may be NULL) is emptied and gets the rules that gave it
 * (wrg.after.recoil, wrg.after.recoil.five, wrg.after.break.count, wrg.after.break.disordered),
 * amounts being the numbers compared. */
MuWrgRecoilResult mu_wrg_recoil (const MuWrgRecoil *recoil, MuTrace *trace);

/* The same under the house's readings: wrg.after.recoil.count-base,
 * wrg.after.break.disordered.per-figure. */
MuWrgRecoilResult mu_wrg_recoil_by (const MuReadings *readings, const MuWrgRecoil *recoil,
                                    MuTrace *trace);

/* Facts that cannot be, and the rule they break: a body without figures, more
 * fighting or left than it has, numbers below 0 (wrg.after.recoil). MU_RULE_NONE
 * where they can. */
MuRule mu_wrg_recoil_refused (const MuWrgRecoil *recoil);

/* What a body gave and took against one enemy this period. */
typedef struct {
  int inflicted;
  int received;
} MuWrgFought;

/* wrg.after.recoil.total: against several, at once or in turn, all count
 * together. Fills inflicted and received. */
void mu_wrg_recoil_add_up (const MuWrgFought *fought, int count, MuWrgRecoil *recoil);

/* wrg.after.break.count: the recoil in a row on which the class breaks: D 1 … A 4. */
int mu_wrg_recoil_limit (MuTroopClass class);

#endif
