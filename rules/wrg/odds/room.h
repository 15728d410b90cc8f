/* Private to rules/odds: the caller's room, handed out piece by piece. */
#ifndef MUSTER_RULES_WRG_ODDS_ROOM_H
#define MUSTER_RULES_WRG_ODDS_ROOM_H

#include <stddef.h>

typedef struct {
  char *next;
  size_t left;
} Room;

/* Cleared; NULL: there is no more. */
void *mu_odds_room_take (Room *room, size_t size);

/* The same as it lies. */
void *mu_odds_room_take_raw (Room *room, size_t size);

/* What a piece of so many bytes takes up. */
size_t mu_odds_room_size (size_t size);

#endif
