/* What losses of counters mean to the units that they stand for, in sixths of their figures.
 *
 * READING: abd.11.3.disordered: a counter that is gone has been broken, not slain to a man: two
 * thirds of its figures are lost to the army. Who left the map or ends in disorder has lost a
 * sixth. */
#include "lists/abd/counters_private.h"

#define SIXTHS 6

/* The worse of what befell it. */
static int
sixths (const MuHexEnd *end)
{
  switch (end->fate) {
  case MU_FATE_DESTROYED:
  case MU_FATE_PRISONER:
    return 4;
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_IN_ROUT:
  case MU_FATE_RETIRING:
    return 1;
  case MU_FATE_ON_TABLE:
    break;
  }
  return end->disordered ? 1 : 0;
}

GArray *
mu_hex_army_losses (const MuHexArmy *army, const MuList *list, const MuHexEnd *ends)
{
  GArray *lost = g_array_sized_new (FALSE, TRUE, sizeof (int), list->units->len);
  g_array_set_size (lost, list->units->len);
  for (guint i = 0; i < army->shares->len; i++) {
    const MuHexShare *share = &g_array_index (army->shares, MuHexShare, i);
    g_array_index (lost, int, share->unit) += share->figures * sixths (&ends[share->counter]);
  }
  for (guint i = 0; i < lost->len; i++) {
    int *of = &g_array_index (lost, int, i);
    *of = (*of + SIXTHS / 2) / SIXTHS;
  }
  return lost;
}
