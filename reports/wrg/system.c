/* WRG's row among the systems on paper. */
#include "reports/system.h"
#include "reports/wrg/account/sentences.h"

const MuReportSystem mu_report_wrg5 = {
  .number = MU_RULES_WRG5,
  .event_words = mu_wrg_event_words,
  .act_words = mu_wrg_act_words,
  .first_ready_words = mu_wrg_first_ready_words,
};
