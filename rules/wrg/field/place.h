/* WRG 5th: may a body be put down here? (wrg.deploy.area): verdicts upon one
 * rectangle of ground. The page on which armies deploy asks them before there is a battle,
 * the engine of those who deploy, arrive or are put down by an umpire. */
#ifndef MUSTER_RULES_WRG_FIELD_PLACE_H
#define MUSTER_RULES_WRG_FIELD_PLACE_H

#include <stdbool.h>

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/field/rect.h"
#include "rules/field/terrain.h"
#include "rules/wrg/field/way.h"

/* What is deployed on. */
typedef struct {
  int width, depth;           /* paces */
  const MuTerrain *terrain;   /* NULL: open ground; borrowed */
  const MuReadings *readings; /* NULL: the book's; borrowed */
} MuWrgTable;

/* wrg.deploy.area: the corners of the ground on which the side deploys; false
 * where the table leaves none. */
bool mu_wrg_deployment_ground (const MuWrgTable *table, MuSide side, MuPoint *low, MuPoint *high);

/* In the order in which they are looked for. */
typedef enum {
  MU_WRG_STANDS = 0,          /* it may stand there */
  MU_WRG_STANDS_NOWHERE,      /* the table leaves no ground to deploy on */
  MU_WRG_STANDS_OFF_TABLE,    /* over the side's own table edge */
  MU_WRG_STANDS_TOO_FORWARD,  /* too near to the centre line, or beyond it */
  MU_WRG_STANDS_TOO_FAR_LEFT, /* too near to a side edge, as the side faces */
  MU_WRG_STANDS_TOO_FAR_RIGHT,
  MU_WRG_STANDS_ON_FRIENDS,
  MU_WRG_STANDS_ON_BAD_GROUND, /* where such troops cannot go */
  MU_WRG_STANDS_APART,         /* from its unit, behind which it belongs: mu_wrg_train_refused */
} MuWrgStanding;
#define MU_WRG_STANDINGS 9

typedef struct {
  MuWrgStanding standing;
  MuRule rule;  /* that bars it; MU_RULE_NONE where it stands, and on friends */
  MuFix beyond; /* how far it lies outside the area on that side */
  int friends;  /* index of the first of the others whose ground it shares; -1 */
} MuWrgStand;

/* wrg.deploy.area, wrg.move.difficult.*: may a body that walks so stand on this
 * ground? others: the grounds of count bodies of its side that stand already; those
 * without width are passed over. */
MuWrgStand mu_wrg_place_body (const MuWrgTable *table, MuSide side, const MuWrgWalker *walker,
                              const MuRect *ground, const MuRect *others, int count);

/* wrg.deploy.remainder, wrg.visibility.woods: MU_RULE_NONE if a body on this ground is hidden by
 * it, else the rule by which it is seen.
 * READING: wrg.deploy.remainder: hidden in cover is a body all of whose corners are among trees or
 * buildings, so that no part of it stands at their edge. */
MuRule mu_wrg_hiding_refused (const MuWrgTable *table, const MuRect *ground);

/* wrg.move.difficult.*, wrg.engineering.ladder: the rule that keeps such troops off this
 * ground, MU_RULE_NONE if none does; asks nothing of the table but terrain and readings. */
MuRule mu_wrg_ground_refused (const MuWrgTable *table, const MuWrgWalker *walker,
                              const MuRect *ground);

#endif
