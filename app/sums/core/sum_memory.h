/* Memory that a long sum works in, kept from one sum to the next: pages that
 * come fresh from the system cost as much as a fifth of the longest reckoning. */
#ifndef MUSTER_APP_SUMS_CORE_SUM_MEMORY_H
#define MUSTER_APP_SUMS_CORE_SUM_MEMORY_H

#include <glib.h>

/* Of one owner and one thread; { 0 } is an empty one. */
typedef struct {
  void *memory;
  gsize size; /* bytes */
} MuSumRoom;

/* Memory of at least size bytes that belongs to the room and holds anything; valid
 * until the next take or clear. NULL if there is not so much: the room is empty then. */
void *mu_sum_room_take (MuSumRoom *room, gsize size);

/* Gives the memory back. */
void mu_sum_room_clear (MuSumRoom *room);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuSumRoom, mu_sum_room_clear)

#endif
