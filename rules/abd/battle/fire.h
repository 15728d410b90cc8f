/* What fire.c and fire_offer.c have in common. */
#ifndef MUSTER_RULES_ABD_BATTLE_FIRE_H
#define MUSTER_RULES_ABD_BATTLE_FIRE_H

#include "rules/abd/battle/engine.h"

/* abd.10.7.rapid-fire: the attacks of a volley, and the shots that one of them joins, from 0. */
int mu_abd_attacks (MuAbdVolley volley);
int mu_abd_shots (MuAbdVolley volley, int attack);

/* Whether anybody of those who act has somebody left to fire at; in a volley: he whose it is. */
bool mu_abd_fire_goes_on (const AbdBattle *battle);

#endif
