/* Fast Play's row among the systems on paper: its battles are not fought yet, so that none of its
 * events, bodies or results are ever told. */
#include "reports/awfp/list_stands.h"
#include "reports/awfp/roster_stands.h"
#include "reports/system.h"

const MuReportSystem mu_report_awfp = {
  .number = MU_RULES_AWFP,
  .set_units = mu_roster_set_stands,
  .put_units = mu_list_put_stands,
};
