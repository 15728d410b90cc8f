/* The planned player's parts. */
#ifndef MUSTER_RULES_ABD_PLAYER_PLANNED_H
#define MUSTER_RULES_ABD_PLAYER_PLANNED_H

#include "rules/abd/player/player.h"

/* What each choice is worth to him, the heaviest being his; false: of this kind of question he
 * weighs nothing. */
bool mu_abd_plan_weights (const AbdMind *mind, int32_t *weight);

/* --- plan_melee.c */
void mu_abd_plan_weigh_melees (const AbdMind *mind, int32_t *weight);
void mu_abd_plan_weigh_retreats (const AbdMind *mind, int32_t *weight);
int mu_abd_plan_advance (const AbdMind *mind);
int mu_abd_plan_reroll (const AbdMind *mind);

/* --- plan_command.c */
void mu_abd_plan_weigh_leaders (const AbdMind *mind, int32_t *weight);
int mu_abd_plan_bid (const AbdMind *mind);
int mu_abd_plan_control (const AbdMind *mind);

#endif
