/* See scale.h. */
#include "rules/field/scale.h"

#include <stdint.h>

/* wrg.scale.ground */
int
mu_paces_per_inch (MuScale scale)
{
  static const uint8_t paces[MU_SCALES]
      = { [MU_SCALE_25] = 10, [MU_SCALE_15] = 20, [MU_SCALE_5] = 40 };
  return paces[scale];
}
