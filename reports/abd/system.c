/* Deluxe's row among the systems on paper. */
#include "reports/system.h"

const MuReportSystem mu_report_abd = {
  .number = MU_RULES_ABD,
};
