/* A figure stands for five files of four ranks, a model for a line of eight, a period for an
 * hour. */
#include "rules/wrg/troop/scale.h"

#define FIGURE_FILES 5
#define FIGURE_RANKS 4
#define MODEL_LINE   8

/* wrg.scale.ground */
int
mu_wrg_paces_per_inch (MuWrgScale scale)
{
  static const uint8_t paces[MU_WRG_SCALES]
      = { [MU_WRG_SCALE_25] = 10, [MU_WRG_SCALE_15] = 20, [MU_WRG_SCALE_5] = 40 };
  return paces[scale];
}

/* wrg.scale.troops */
int
mu_wrg_men (MuTroopType type, int count)
{
  return count * (mu_type_is_model (type) ? MODEL_LINE : FIGURE_FILES * FIGURE_RANKS);
}

/* wrg.scale.time */
int
mu_wrg_hours (int periods)
{
  return periods;
}
