/* Prisoners whom two sides exchange. */
#ifndef MUSTER_LISTS_CAMPAIGN_PRISONERS_H
#define MUSTER_LISTS_CAMPAIGN_PRISONERS_H

#include <glib.h>

/* Figures of a unit whom the other side holds. */
typedef struct {
  guint unit;
  int figures;
  int each; /* points of one */
  int back; /* set by the exchange: how many come back */
} MuPrisoners;

/* Exchanges figure for figure, models among them, until one of the two holds nobody of the other's
 * any more; the number exchanged.
 *
 * READING: wrg.campaign.forces. A figure is a man for a man, whatever his points; each side asks
 * for its dearest first, and of equals for those of the first unit. */
int mu_prisoners_exchange (MuPrisoners *one, guint ones, MuPrisoners *other, guint others);

#endif
