/* What may come of where units stand: who could be attacked there, by whom and from which side, now
 * or after enemies have moved. */
#ifndef MUSTER_RULES_ABD_PLAYER_OUTLOOK_H
#define MUSTER_RULES_ABD_PLAYER_OUTLOOK_H

#include "rules/abd/player/place.h"

/* Of one side, as things are. Enemies are bits, by their place among the scales'. */
typedef struct {
  const AbdScales *scales;
  int side;
  bool beside[MU_ABD_HEXES];    /* an enemy */
  uint64_t fresh[MU_ABD_HEXES]; /* who may still come there in this turn */
  uint64_t spent[MU_ABD_HEXES]; /* and those who may in the next alone */
} AbdOutlook;
void mu_abd_outlook (AbdOutlook *outlook, const AbdScales *scales, int side);

/* Of one unit: what enemies might do to it, and it to them. */
typedef struct {
  const AbdOutlook *outlook;
  int unit;
  int goal;                       /* the hex that it makes for; MU_ABD_OFF: none */
  int hurry;                      /* what a hex nearer to it is worth */
  int upset;                      /* what disorder would cost it */
  int theirs[64][MU_ABD_VECTORS]; /* what an attack is worth to that enemy */
} AbdProspect;
void mu_abd_prospect (AbdProspect *prospect, const AbdOutlook *outlook, int unit);

/* How good it is for the unit to stand so; red: it will attack nobody in this turn. */
int mu_abd_place_worth (const AbdProspect *prospect, const AbdStand *stand, bool red);
/* What it has to fear there. */
int mu_abd_place_danger (const AbdProspect *prospect, const AbdStand *stand);
/* As it stands now. */
int mu_abd_stay_worth (const AbdProspect *prospect);

#endif
