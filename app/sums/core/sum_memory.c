/* Memory kept between long sums. */
#include "app/sums/core/sum_memory.h"

#include <stdlib.h>
#include <sys/mman.h>

/* Pages of the usual size cost as much to come by as the reckoning itself. */
#define HUGE_PAGE ((gsize) 2 << 20)

static void *
reserve (gsize size)
{
  void *memory = NULL;
  if (posix_memalign (&memory, HUGE_PAGE, size) != 0)
    return NULL;
#ifdef MADV_HUGEPAGE
  madvise (memory, size, MADV_HUGEPAGE); /* where it is refused, the usual ones do */
#endif
  return memory;
}

void *
mu_sum_room_take (MuSumRoom *room, gsize size)
{
  if (size <= room->size)
    return room->memory;
  mu_sum_room_clear (room);
  if (size > G_MAXSSIZE)
    return NULL;
  const gsize whole = (size + HUGE_PAGE - 1) / HUGE_PAGE * HUGE_PAGE;
  room->memory = reserve (whole);
  room->size = room->memory ? whole : 0;
  return room->memory;
}

void
mu_sum_room_clear (MuSumRoom *room)
{
  free (room->memory);
  *room = (MuSumRoom){ 0 };
}
