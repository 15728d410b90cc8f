/* WRG's row among the systems on paper. */
#include "reports/system.h"
#include "reports/wrg/account/sentences.h"
#include "reports/wrg/replay/bonds.h"
#include "reports/wrg/scene/ground.h"

const MuReportSystem mu_report_wrg5 = {
  .number = MU_RULES_WRG5,
  .event_words = mu_wrg_event_words,
  .act_words = mu_wrg_act_words,
  .first_ready_words = mu_wrg_first_ready_words,
  .bond = mu_wrg_bond,
  .is_shaken = mu_wrg_is_shaken,
  .ground = mu_wrg_body_ground,
  .paces_per_inch = mu_wrg_field_inch,
};
