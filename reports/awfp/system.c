/* Fast Play's row among the systems on paper. */
#include "reports/system.h"

#include <glib/gi18n-lib.h>

#include "reports/army/roster_words.h"
#include "reports/awfp/account/questions.h"
#include "reports/awfp/account/sentences.h"
#include "reports/awfp/list_stands.h"
#include "reports/awfp/order_markers.h"
#include "reports/awfp/reference_fast.h"
#include "reports/awfp/replay/news.h"
#include "reports/awfp/roster_stands.h"
#include "reports/awfp/scene/ground.h"
#include "reports/awfp/scene/works.h"
#include "reports/awfp/tick_sheet.h"
#include "rules/awfp/battle/markers.h"

/* No orders are written down: they are ticks. */
static MuSheets *
tick_sheets (const MuOrderPaper *orders, MuPaper paper)
{
  return mu_tick_sheets (orders, paper);
}

static gboolean
check_tables (GError **error)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, error);
  return tables != NULL;
}

/* awfp.general.leadership.ratings, awfp.general.reroll */
static char *
leader_words (const MuLeadership *leader)
{
  const char *ability = mu_roster_ability (
      (MuAwfpAbility) CLAMP (leader->ability, MU_AWFP_CHARISMATIC, MU_AWFP_STALWART));
  if (leader->again > 0)
    return g_strdup_printf (_ ("%s is %s (two dice: %d, thrown again: %d)."), leader->name, ability,
                            leader->total, leader->again);
  return g_strdup_printf (_ ("%s is %s (two dice: %d)."), leader->name, ability, leader->total);
}

/* Never cut. Tables that are the club's own and cannot be read are left out, as they are from
 * ticks. */
static MuSheets *
reference_sheets (const MuReferenceSheet *sheet, MuPaper paper)
{
  (void) sheet;
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  return mu_reference_fast_sheets (tables, paper);
}

static const MuQuestionWords questions = {
  .ask = mu_awfp_ask_words,
  .choice = mu_awfp_choice_words,
  .group = mu_awfp_choice_group,
  .group_words = mu_awfp_group_words,
  .slides = mu_awfp_choice_slides,
  .turn_words = mu_awfp_turn_words,
  .length_words = mu_awfp_length_words,
  .secret = mu_awfp_question_secret,
  .places = mu_awfp_question_places,
  .body = mu_awfp_choice_body,
  .leads = mu_awfp_choice_leads,
};

const MuReportSystem mu_report_awfp = {
  .number = MU_RULES_AWFP,
  .turns = TRUE,
  .event_words = mu_awfp_event_words,
  .questions = &questions,
  .hindsight = mu_awfp_hindsight,
  .harm = mu_awfp_harm,
  .die = mu_awfp_die,
  .shoots = mu_awfp_shoots,
  .news = mu_awfp_news,
  .charged_by = MU_AWFP_PHASE_MOVES,
  .condition_words = mu_awfp_condition_words,
  .recoil_words = mu_awfp_recoil_words,
  .orders_words = mu_awfp_orders_words,
  .test_words = mu_awfp_test_words,
  .ground = mu_awfp_body_ground,
  .add_works = mu_awfp_add_works,
  .shaken = N_ ("fragmented"),
  .paces_per_inch = 25, /* for stands of 40 mm, 40 paces wide */
  .leader_words = leader_words,
  .leader_rule = MU_RULE_AWFP_LEADERSHIP_ROLL,
  .set_units = mu_roster_set_stands,
  .put_units = mu_list_put_stands,
  .order_paper = tick_sheets,
  .markers = mu_order_marker_sheets,
  .check_tables = check_tables,
  .reference = reference_sheets,
  .pack_references = 1,
  .luck_words = N_ ("Luck is in pips: how much better for the thrower the dice fell than such dice "
                    "fall on the whole. Low faces of dice for blows are good luck."),
  .dice_marks = N_ ("In the order thrown. I initiative, L length of a charge, retreat, rout or "
                    "pursuit, V missile fire, F close combat, B blows, M morale, G risk to a "
                    "general, O other; * thrown at the table."),
};
