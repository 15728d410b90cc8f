/* WRG's row among the systems on paper. */
#include "reports/system.h"
#include "reports/wrg/account/sentences.h"
#include "reports/wrg/figures.h"
#include "reports/wrg/order_sheet.h"
#include "reports/wrg/reference_sheet.h"
#include "reports/wrg/reference_weather.h"
#include "reports/wrg/replay/bonds.h"
#include "reports/wrg/scene/ground.h"
#include "reports/wrg/sheet/told.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/victory.h"

/* wrg.victory.running-total: of this battle; the campaign adds up. */
static gint64
running_total (gint64 left, gint64 enemy_start, gint64 enemy_left)
{
  return mu_wrg_running_total (NULL, 0, left, enemy_start, enemy_left, NULL);
}

const MuReportSystem mu_report_wrg5 = {
  .number = MU_RULES_WRG5,
  .event_words = mu_wrg_event_words,
  .hindsight = mu_wrg_hindsight,
  .act_words = mu_wrg_act_words,
  .first_ready_words = mu_wrg_first_ready_words,
  .bond = mu_wrg_bond,
  .is_shaken = mu_wrg_is_shaken,
  .charged_by = MU_PHASE_SHOOTING,
  .ground = mu_wrg_body_ground,
  .scouting = mu_figures_scouting,
  .house_rules = TRUE,
  .order_paper = mu_order_sheets,
  .reference = mu_reference_sheets,
  .weather_words = mu_reference_weather_words,
  .pack_references = MU_SIDES,
  .running_total = running_total,
  .men_per_figure = MU_WRG_MEN_PER_FIGURE,
  .tell = mu_wrg_tell,
};
