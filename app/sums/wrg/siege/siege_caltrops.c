/* Caltrops, and how far works are seen, as a player asks for them. */
#include "app/sums/wrg/siege/siege.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/siege/assault.h"
#include "rules/wrg/siege/caltrops.h"
#include "rules/wrg/troop/points.h"

/* --- crossing ----------------------------------------------------------- */

/* The first two: MuWrgCaltropsCrossing.normal_or_rally. */
static const char *const move_words[] = { "normal", "rally", "other", "clearing", NULL };
static const char *const move_labels[] = { N_ ("a normal move"), N_ ("a rally move"),
                                           N_ ("any other move"), N_ ("clears them away"), NULL };
enum { MOVE_NORMAL, MOVE_RALLY, MOVE_OTHER, MOVE_CLEARING };

const MuField mu_siege_caltrops_fields[] = {
  ARG_TROOP ("troop", N_ ("Who crosses"), N_ ("who crosses")),
  ARG_NUMBER ("figures", N_ ("Figures that cross"), N_ ("figures that cross"), 0, SIEGE_FIGURES,
              10),
  ARG_CHOICE ("move", N_ ("Their move"), N_ ("their move"), move_words, move_labels),
  ASK_DIE ("minus", N_ ("Minus die"), N_ ("the minus die, an average one: 2 to 5"),
           MU_ROLL_SHOOT_MINUS),
  ASK_DIE ("plus", N_ ("Plus die"), N_ ("the plus die"), MU_ROLL_SHOOT_PLUS),
  FIELDS_END,
};

/* READING: wrg.engineering.caltrops.hit: whose plus die it is. */
int
mu_siege_caltrops_dice (const MuSumInput *input, int field, MuDie *die)
{
  const MuTroop *troop = mu_siege_troop (input, "troop");
  (void) field;
  *die = mu_wrg_caltrops_plus_die (input->readings, troop && troop->regular);
  return mu_field_number (input, "move") == MOVE_CLEARING ? 0 : 1;
}

typedef struct {
  const MuReadings *readings;
  const MuWrgCaltropsCrossing *crossing;
} CaltropsThrow;

static int
caltrops_outcome (gconstpointer context, int minus, int plus)
{
  const CaltropsThrow *throw = context;
  MuWrgCaltropsCrossing crossing = *throw->crossing;
  crossing.minus = minus;
  crossing.plus = plus;
  return mu_wrg_caltrops_cross (throw->readings, &crossing, NULL).casualties;
}

void
mu_siege_caltrops_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int move = mu_field_number (input, "move");
  const MuWrgCaltropsCrossing crossing = {
    .type = (MuTroopType) mu_siege_troop (input, "troop")->type,
    .figures = mu_field_number (input, "figures"),
    .normal_or_rally = move == MOVE_NORMAL || move == MOVE_RALLY,
    .clearing = move == MOVE_CLEARING,
    .minus = mu_field_face (input, "minus"),
    .plus = mu_field_face (input, "plus"),
  };
  if (crossing.figures < 1) {
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_CALTROPS_HIT, _ ("Nobody crosses"));
    return;
  }
  const MuWrgSum sum = mu_wrg_caltrops_cross (task->readings, &crossing, &answer->trace);
  mu_siege_sum (answer, &sum, "casualties");
  mu_sum_headline (answer, ngettext ("%d casualty", "%d casualties", (gulong) sum.casualties),
                   sum.casualties);
  mu_siege_lose (input, answer, "troop", sum.casualties);
  const CaltropsThrow throw = { task->readings, &crossing };
  if (task->odds && !crossing.clearing)
    mu_siege_bars_of_two (
        answer, mu_wrg_caltrops_plus_die (task->readings, mu_siege_troop (input, "troop")->regular),
        caltrops_outcome, &throw, sum.casualties);
}

/* --- laying ------------------------------------------------------------- */

static const char *const army_words[] = { "roman", "byzantine", "other", NULL };
static const char *const army_labels[] = { N_ ("Roman"), N_ ("Byzantine"), N_ ("any other"), NULL };

const MuField mu_siege_lay_fields[] = {
  ARG_TROOP ("troop", N_ ("Who lays them"), N_ ("who lays them")),
  ARG_CHOICE ("army", N_ ("Army"), N_ ("whose army"), army_words, army_labels),
  ARG_NUMBER ("figures", N_ ("Figures of the unit"), N_ ("figures of the unit"), 0, SIEGE_FIGURES,
              20),
  FIELDS_END,
};

static void
tell_lay (int front, const MuTroop *troop, MuSumAnswer *answer)
{
  const int strips = front / MU_WRG_CALTROPS_STRIP;
  const int price = mu_wrg_points_item (MU_EXTRA_CALTROPS, troop->regular);
  mu_sum_result_number (answer, "front", front);
  mu_sum_result_number (answer, "strips", strips);
  mu_sum_result_number (answer, "points", strips * price);
  mu_sum_headline (answer, _ ("%d paces of front"), front);
  mu_sum_detail (
      answer, ngettext ("%d strip of 10 paces", "%d strips of 10 paces", (gulong) strips), strips);
  mu_sum_note (answer, _ ("Laying them takes a whole period."));
}

void
mu_siege_lay_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuTroop *troop = mu_siege_troop (task->input, "troop");
  const MuRule rule = mu_wrg_caltrops_refused (
      (MuWrgCaltropsArmy) mu_field_number (task->input, "army"), (MuTroopType) troop->type);
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("Only Roman and Byzantine infantry carries caltrops"));
    return;
  }
  if (mu_wrg_points_item (MU_EXTRA_CALTROPS, troop->regular) == MU_WRG_NOT_SOLD) {
    mu_sum_refuse (answer, MU_RULE_WRG_POINTS_DEFENCES, _ ("Only regulars buy caltrops"));
    return;
  }
  const int figures = mu_field_number (task->input, "figures");
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_CALTROPS_LAY, figures);
  tell_lay (mu_wrg_caltrops_front (figures), troop, answer);
}

/* --- clearing ----------------------------------------------------------- */

static const char *const work_words[] = { "pick-up", "sweep", NULL };
static const char *const work_labels[] = { N_ ("pick them up"), N_ ("sweep them aside"), NULL };

const MuField mu_siege_clear_fields[] = {
  ARG_CHOICE ("work", N_ ("What they do"), N_ ("what they do"), work_words, work_labels),
  ASK_NUMBER ("periods", N_ ("Whole periods spent on it"),
              N_ ("whole periods in a row spent on it so far"), 0, 100, 0),
  ASK_FLAG ("own", N_ ("They laid them"), N_ ("they laid them themselves")),
  FIELDS_END,
};

static int
periods_to_clear (int spent)
{
  MuWrgCaltropsClearing clearing = { 0 };
  for (int i = 0; i < spent; i++)
    mu_wrg_caltrops_clear_step (&clearing, true);
  int left = 0;
  while (clearing.periods < MU_WRG_CALTROPS_CLEAR) {
    mu_wrg_caltrops_clear_step (&clearing, true);
    left++;
  }
  return left;
}

void
mu_siege_clear_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuRule rule
      = mu_wrg_caltrops_clear_refused ((MuWrgCaltropsWork) mu_field_number (task->input, "work"),
                                       mu_field_holds (task->input, "own"));
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("Only the unit that laid them picks them up"));
    return;
  }
  const int left = periods_to_clear (mu_field_number (task->input, "periods"));
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_CALTROPS_CLEAR, left);
  mu_sum_result_number (answer, "periods", left);
  if (left == 0)
    mu_sum_headline (answer, _ ("They are gone"));
  else
    mu_sum_headline (answer, ngettext ("Gone in %d period", "Gone in %d periods", (gulong) left),
                     left);
  mu_sum_note (answer, _ ("The body does nothing else and counts as moving over difficult terrain, "
                          "which may disorder it."));
}

/* --- how far works are seen --------------------------------------------- */

static const char *const seen_words[] = { "ditch", "caltrops", "fort", NULL };
static const char *const seen_labels[]
    = { N_ ("a ditch"), N_ ("caltrops"), N_ ("troops in a fortification"), NULL };
#define SEEN_FORT  2
#define FAR_ENOUGH 10000 /* paces: more than any table */

const MuField mu_siege_sight_fields[] = {
  ARG_CHOICE ("what", N_ ("What is to be seen"), N_ ("what is to be seen"), seen_words,
              seen_labels),
  ASK_FLAG ("from-high", N_ ("From high ground"), N_ ("seen from high ground")),
  ASK_NUMBER ("sight", N_ ("Paces that can be seen now"),
              N_ ("paces that can be seen now; else as far as one likes"), 0, FAR_ENOUGH,
              FAR_ENOUGH),
  ASK_NUMBER ("ramparts", N_ ("Bodies on the ramparts"), N_ ("bodies on the ramparts"), 0, 40, 1),
  ASK_NUMBER ("within", N_ ("Other bodies within"), N_ ("other bodies within"), 0, 40, 0),
  FIELDS_END,
};

static void
tell_fort (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuWrgFortSight sight
      = mu_wrg_fort_sight ((int) mu_sum_number (input, "ramparts", 1),
                           mu_field_number (input, "within"), &answer->trace);
  mu_siege_yes_or_no (answer, "occupied", sight.occupied);
  mu_sum_result_number (answer, "bodies", sight.bodies);
  mu_sum_headline (answer, sight.occupied ? _ ("It is seen to be occupied") : _ ("It is empty"));
  mu_sum_detail (answer, ngettext ("%d body is seen", "%d bodies are seen", (gulong) sight.bodies),
                 sight.bodies);
}

void
mu_siege_sight_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int what = mu_field_number (input, "what");
  answer->compared = TRUE;
  if (what == SEEN_FORT) {
    tell_fort (input, answer);
    return;
  }
  const int paces
      = mu_wrg_obstacle_seen_at ((MuWrgObstacle) what, mu_field_holds (input, "from-high"),
                                 (int) mu_sum_number (input, "sight", FAR_ENOUGH), &answer->trace);
  if (paces >= FAR_ENOUGH)
    mu_trace_clear (&answer->trace);
  mu_sum_result_number (answer, "paces", paces);
  if (paces >= FAR_ENOUGH)
    mu_sum_headline (answer, _ ("Seen from anywhere in sight"));
  else
    mu_sum_headline (answer, _ ("Seen at %d paces"), paces);
}
