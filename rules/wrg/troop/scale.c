/* A figure stands for five files of four ranks, a model for a line of eight, a period for an
 * hour. */
#include "rules/wrg/troop/scale.h"

#define FIGURE_FILES 5
#define FIGURE_RANKS 4
#define MODEL_LINE   8

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
