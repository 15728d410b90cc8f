/* The room is handed out from front to back and never taken back: whoever has done with a
 * piece keeps it for himself. */
#include "rules/wrg/odds/room.h"

#include <string.h>

#define ALIGNMENT 16 /* what the widest counts need */

size_t
mu_odds_room_size (size_t size)
{
  return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

void *
mu_odds_room_take_raw (Room *room, size_t size)
{
  const size_t taken = mu_odds_room_size (size);
  if (taken > room->left)
    return NULL;
  void *start = room->next;
  room->next += taken;
  room->left -= taken;
  return start;
}

void *
mu_odds_room_take (Room *room, size_t size)
{
  void *start = mu_odds_room_take_raw (room, size);
  return start ? memset (start, 0, size) : NULL;
}
