/* Deluxe's row among the systems on paper. Its lists are kept as the figures that they were written
 * in, and counted so. */
#include "reports/system.h"
#include "reports/wrg/figures.h"

const MuReportSystem mu_report_abd = {
  .number = MU_RULES_ABD,
  .scouting = mu_figures_scouting,
};
