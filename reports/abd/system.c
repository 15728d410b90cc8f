/* Deluxe's row among the systems on paper. Its lists are kept as the figures that they were written
 * in, and counted so. */
#include "reports/system.h"
#include "reports/abd/account/hindsight.h"
#include "reports/abd/account/questions.h"
#include "reports/abd/account/sentences.h"
#include "reports/abd/reference_deluxe.h"
#include "reports/abd/table/hex_table.h"
#include "reports/wrg/figures.h"

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
  .scouting = mu_figures_scouting,
  .reference = reference_sheets,
};
