/* The parts of the reference sheet of Ancient Battles Deluxe. */
#ifndef MUSTER_REPORTS_ABD_REFERENCE_DELUXE_PRIVATE_H
#define MUSTER_REPORTS_ABD_REFERENCE_DELUXE_PRIVATE_H

#include "reports/wrg/reference_private.h"

typedef enum {
  MU_DELUXE_TURN,
  MU_DELUXE_UNITS,
  MU_DELUXE_ACTIONS,
  MU_DELUXE_AFTER,
  MU_DELUXE_TROOPS,
  MU_DELUXE_SCENARIOS,
  MU_DELUXE_OPTIONS,
} MuDeluxePart;

/* Its rules in words, under their headings. */
void mu_deluxe_add_rules (MuFlow *flow, MuDeluxePart part);

#endif
