/* WRG 5th: recoil and break after a period of hand-to-hand (wrg.after.*). */
#ifndef MUSTER_RULES_WRG_RECOIL_H
#define MUSTER_RULES_WRG_RECOIL_H

#include "rules/trace.h"
#include "rules/wrg/troop.h"

typedef enum { MU_RECOIL_STAND, MU_RECOIL_RECOIL, MU_RECOIL_BREAK } MuWrgRecoilResult;

typedef struct {
  MuWrgClass class;
  int figures;     /* of the body when the period's hand-to-hand began, counted per
                      wrg.casualties.per-figure */
  int fighting;    /* figures in contact or overlapping */
  int inflicted;   /* hand-to-hand casualties in men on all enemies, this period */
  int received;    /* hand-to-hand casualties from all enemies */
  int shot;        /* shooting casualties this period */
  int consecutive; /* earlier recoils in a row */
  bool disordered; /* or made to recoil by charging cavalry */
} MuWrgRecoil;

/* The verdict; trace (may be NULL) is emptied and gets the rules that gave it
 * (wrg.after.recoil, wrg.after.recoil.five, wrg.after.break.count, wrg.after.break.disordered),
 * amounts being the numbers compared. */
MuWrgRecoilResult mu_wrg_recoil (const MuWrgRecoil *recoil, MuTrace *trace);

/* wrg.after.break.count: the recoil in a row on which the class breaks: D 1 … A 4. */
int mu_wrg_recoil_limit (MuWrgClass class);

#endif
