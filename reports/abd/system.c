/* Deluxe's row among the systems on paper. Its lists are kept as the figures that they were written
 * in, and counted so. */
#include "reports/system.h"

#include <glib/gi18n-lib.h>

#include "lists/abd/chart.h"
#include "reports/abd/account/hindsight.h"
#include "reports/abd/account/questions.h"
#include "reports/abd/account/result.h"
#include "reports/abd/account/sentences.h"
#include "reports/abd/hex_scene.h"
#include "reports/abd/night_papers.h"
#include "reports/abd/reference_deluxe.h"
#include "reports/abd/replay/news.h"
#include "reports/abd/table/hex_table.h"
#include "reports/wrg/figures.h"

#define SIGN 0.7 /* of the place that a table has for it */

/* Never cut. */
static MuSheets *
reference_sheets (const MuReferenceSheet *sheet, MuPaper paper)
{
  return mu_reference_deluxe_sheets (paper);
}

#define COUNTER 25 /* paces, of a hex of 40 */

/* A counter lies in the middle of its hex, which its events tell. */
static void
ground (const MuListUnit *unit, MuFormation formation, int figures, int files, MuBodyGround *ground)
{
  *ground = (MuBodyGround){ .width = COUNTER, .ranks = 1 };
}

static gboolean
check_tables (GError **error)
{
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (NULL, error);
  return chart != NULL;
}

/* --- dice ------------------------------------------------------------------------------ */

/* Its purposes are shared; what they are called is its own. */
static const char *
roll_words (MuRollPurpose purpose)
{
  if (purpose == MU_ROLL_SHOOT_PLUS)
    return _ ("fire");
  if (purpose == MU_ROLL_DEFENSE)
    return _ ("defence against fire");
  if (purpose == MU_ROLL_SCORE)
    return _ ("melee");
  if (purpose == MU_ROLL_RISK_TO_GENERAL)
    return _ ("escape of a leader");
  return NULL;
}

/* abd.7.1.rally-roll, abd.17.5.table, abd.17.4.1.roll */
static gboolean
wants_low (MuRollPurpose purpose)
{
  return purpose == MU_ROLL_RALLY || purpose == MU_ROLL_FRIGHT || purpose == MU_ROLL_CONTROL;
}

/* --- signs ----------------------------------------------------------------------------- */

/* Of a leader, or what is no counter, none. */
static void
draw_sign (cairo_t *cr, double w, double h, const char *stand)
{
  const int type = mu_abd_type_find (stand);
  if (type < 0)
    return;
  cairo_save (cr);
  cairo_translate (cr, w / 2, h / 2);
  mu_hex_draw_symbol (cr, (MuAbdType) type, w * SIGN, h * SIGN);
  cairo_restore (cr);
}

static const MuQuestionWords questions = {
  .ask = mu_abd_ask_words,
  .choice = mu_abd_choice_words,
  .group = mu_abd_choice_group,
  .group_words = mu_abd_group_words,
  .slides = mu_abd_choice_slides,
  .turn_words = mu_abd_slide_words,
  .length_words = mu_abd_slide_words,
  .secret = mu_abd_question_secret,
  .places = mu_abd_question_places,
  .body = mu_abd_choice_body,
  .odds_words = mu_abd_odds_words,
  .target = mu_abd_choice_target,
  .tries = mu_abd_choice_tries,
  .leads = mu_abd_choice_leads,
};

const MuReportSystem mu_report_abd = {
  .number = MU_RULES_ABD,
  .turns = TRUE,
  .event_words = mu_abd_event_words,
  .questions = &questions,
  .hindsight = mu_abd_hindsight,
  .harm = mu_abd_harm,
  .die = mu_abd_die,
  .two_sums = mu_abd_two_sums,
  .line_words = mu_abd_line_words,
  .shoots = mu_abd_shoots,
  .ground = ground,
  .board = mu_hex_table_new,
  .dress = mu_hex_table_dress,
  .news = mu_abd_news,
  .orders_words = mu_abd_orders_words,
  .test_words = mu_abd_test_words,
  .result_words = mu_abd_result_words,
  .decided_words = mu_abd_decided_words,
  .side_words = mu_abd_side_words,
  .end_words = mu_abd_end_words,
  .is_unit = mu_abd_is_unit,
  .off_words = N_ ("not on the map"),
  .draw_sign = draw_sign,
  .scouting = mu_figures_scouting,
  .house_rules = TRUE,
  .table_papers = mu_abd_table_papers,
  .table_paper = mu_abd_table_paper,
  .table_paper_words = mu_abd_table_paper_words,
  .check_tables = check_tables,
  .reference = reference_sheets,
  .dice_marks = N_ ("In the order thrown. I initiative, S+ fire, D defence against it, F melee, R "
                    "rally, G escape of a leader, O other: command points, elephants that take "
                    "fright, control, the end; * thrown at the table."),
  .roll_words = roll_words,
  .wants_low = wants_low,
  .luck_words
  = N_ ("Luck is in pips: how much better for the thrower the dice fell than such dice "
        "fall on the whole. Low faces of dice that rally are good luck, and of dice for "
        "elephants that take fright."),
};
