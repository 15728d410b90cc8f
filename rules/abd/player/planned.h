/* The planned player's parts. */
#ifndef MUSTER_RULES_ABD_PLAYER_PLANNED_H
#define MUSTER_RULES_ABD_PLAYER_PLANNED_H

#include "rules/abd/player/player.h"

int mu_abd_answer_by_plan (const AbdMind *mind);

#endif
