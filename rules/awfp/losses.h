/* Fast Play: casualties, and the stands they take off (awfp.losses.*). */
#ifndef MUSTER_RULES_AWFP_LOSSES_H
#define MUSTER_RULES_AWFP_LOSSES_H

#include <stdbool.h>

typedef struct {
  int stands;  /* left in the unit */
  int markers; /* casualties short of the next stand */
  int lost;    /* stands taken off now */
} MuAwfpLosses;

/* awfp.losses.stand-removal, awfp.losses.markers: a unit with so many stands of
 * this strength (2 to 4, or the crew that an army entry gives an engine) and so
 * many markers takes casualties. Nothing below 0; casualties beyond the last
 * stand are gone, and no markers are left. */
MuAwfpLosses mu_awfp_take_losses (int stands, int strength, int markers, int casualties);

/* awfp.losses.rear-rank: stands in the front rank of a unit that was so many wide,
 * once stands have come off its rear. */
int mu_awfp_front_left (int stands, int files, int lost);
/* The rank, from 1, that the next stand comes from. */
int mu_awfp_rank_of_loss (int stands, int files);

/* awfp.general.strength-gone: whether a general's stand of that strength is off. */
bool mu_awfp_general_removed (int strength, int casualties);

#endif
