/* What a place is good for: whom a unit could attack from there, who could attack it, and whom it
 * had best make for. */
#ifndef MUSTER_RULES_ABD_PLAYER_PLACE_H
#define MUSTER_RULES_ABD_PLAYER_PLACE_H

#include "rules/abd/player/weigh.h"

#define ABD_NO_ATTACK (-100000)

/* The best melee that a unit could begin from a place, of those that the rules leave it there;
 * ABD_NO_ATTACK: none. */
int mu_abd_best_attack (const AbdScales *scales, const AbdStand *stand);
/* The same as it stands and is marked now. */
int mu_abd_best_attack_now (const AbdScales *scales, int unit);
/* The best that its fire may do as it stands; 0: nobody to fire at. */
int mu_abd_best_fire (const AbdScales *scales, int unit);

/* Hexes beside an enemy of the side, marked. */
void mu_abd_mark_beside (const AbdScales *scales, int side, bool beside[MU_ABD_HEXES]);

/* What a melee with that enemy might be worth once the unit has come to it: by its front. */
int mu_abd_promise (const AbdScales *scales, int unit, int enemy);
/* The enemy whom it had best make for; MU_NO_BODY: there is none. promise: what he promises. */
int mu_abd_goal (const AbdScales *scales, int unit, int *promise);

int mu_abd_distance (const AbdBattle *battle, int from, int to);

#endif
