/* What the searching player needs beside the battle. */
#ifndef MUSTER_RULES_ABD_PLAYER_SEARCH_H
#define MUSTER_RULES_ABD_PLAYER_SEARCH_H

#include "rules/abd/player/player.h"

/* Behind the battle in its block: copies of it in which the player tries what may come. Nothing of
 * it is kept from one question to the next. */
typedef struct {
  AbdBattle tried; /* played on */
  AbdBattle begun; /* from where a candidate is played again and again */
  MuDice dice;
} AbdTrial;

#endif
