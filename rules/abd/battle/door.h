/* Ancient Battles Deluxe: how a battle of its own begins (begin.c) and is set right (umpire.c),
 * for its row at the door (system.c). */
#ifndef MUSTER_RULES_ABD_BATTLE_DOOR_H
#define MUSTER_RULES_ABD_BATTLE_DOOR_H

#include "rules/abd/battle/engine.h"

/* Fills the block of a set-up that has been checked; nothing is told yet. */
void mu_abd_begin (AbdBattle *battle, const MuSetup *setup, MuDice *dice);
/* Tells who stands where and opens the first turn; or, where the players place their armies, their
 * deployment, which tells it. */
void mu_abd_open (AbdBattle *battle, MuEventSink sink, void *context);

/* As mu_battle_set_stands says, between two turns (umpire.c). */
MuUmpireAnswer mu_abd_set_stands (AbdBattle *battle, const MuBodyStand *stands, int count, int *at);

#endif
