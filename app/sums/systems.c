/* The rule systems that have sums. Alone in its file, so that a program with a table of its own
 * need not take this one. */
#include "app/sums/awfp/system.h"
#include "app/sums/wrg/system.h"

const MuSumSystem *const mu_sum_systems[] = {
  &mu_figure_sums,
  &mu_stand_sums,
  NULL,
};
