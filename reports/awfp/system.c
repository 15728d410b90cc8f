/* Fast Play's row among the systems on paper: its battles are not fought yet, so that none of its
 * events, bodies or results are ever told. */
#include "reports/system.h"

const MuReportSystem mu_report_awfp = {
  .number = MU_RULES_AWFP,
};
