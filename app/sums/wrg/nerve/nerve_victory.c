/* The end count. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/fight/victory.h"

#define QUARTERS 4

static void
put_points (MuSumAnswer *answer, const char *key, gint64 quarters)
{
  g_autofree char *text = mu_nerve_points (quarters);
  mu_sum_result (answer, key, text);
}

/* --- who wins ------------------------------------------------------------ */

const MuField mu_nerve_victory_fields[] = {
  NEED_POINTS ("left-a", N_ ("A: points left"), N_ ("points that A has left")),
  NEED_POINTS ("start-a", N_ ("A: points at the start"), N_ ("points that A began with")),
  NEED_POINTS ("left-b", N_ ("B: points left"), N_ ("points that B has left")),
  NEED_POINTS ("start-b", N_ ("B: points at the start"), N_ ("points that B began with")),
  ASK_POINTS ("objectives-a", N_ ("A: objectives"), N_ ("objective points of A; else none")),
  ASK_POINTS ("objectives-b", N_ ("B: objectives"), N_ ("objective points of B; else none")),
  FIELDS_END,
};

static const char *
side_key (MuSide side)
{
  switch (side) {
  case MU_SIDE_A:
    return "a";
  case MU_SIDE_B:
    return "b";
  case MU_SIDE_NONE:
    break;
  }
  return "draw";
}

static const char *
side_words (MuSide side)
{
  switch (side) {
  case MU_SIDE_A:
    return _ ("A wins");
  case MU_SIDE_B:
    return _ ("B wins");
  case MU_SIDE_NONE:
    break;
  }
  return _ ("a draw");
}

static void
check_left (MuSumAnswer *answer, const char *side, gint64 left, gint64 start)
{
  if (start <= 0)
    mu_sum_refuse (answer, MU_RULE_WRG_VICTORY_MARGIN, _ ("%s began without points"), side);
  else if (left > start)
    mu_sum_refuse (answer, MU_RULE_WRG_VICTORY_COUNT,
                   _ ("%s cannot have more left than it began with"), side);
}

void
mu_nerve_victory_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  gint64 left_a = mu_sum_number (input, "left-a", 0), start_a = mu_sum_number (input, "start-a", 0);
  gint64 left_b = mu_sum_number (input, "left-b", 0), start_b = mu_sum_number (input, "start-b", 0);
  check_left (answer, "A", left_a, start_a);
  check_left (answer, "B", left_b, start_b);
  if (answer->refusal)
    return;
  gint64 a = left_a + mu_sum_number (input, "objectives-a", 0);
  gint64 b = left_b + mu_sum_number (input, "objectives-b", 0);
  MuSide winner = mu_wrg_victory (a, start_a, b, start_b);
  g_autofree char *text_a = mu_nerve_points_words (a);
  g_autofree char *text_b = mu_nerve_points_words (b);
  mu_sum_result (answer, "result", side_key (winner));
  put_points (answer, "points-a", a);
  put_points (answer, "points-b", b);
  mu_sum_headline (answer, "%s", side_words (winner));
  mu_sum_detail (answer, _ ("A %s points, B %s points"), text_a, text_b);
  mu_sum_note (answer, "%s", _ ("A side wins when it is ahead by a tenth of its own points."));
}

/* --- a body -------------------------------------------------------------- */

static const char *const rest_words[]
    = { "on-table", "retiring", "off-table", "in-rout", "routed-off", NULL };
static const char *const rest_labels[] = {
  N_ ("On the table"), N_ ("Under a result to retire"), N_ ("Off the table, not in rout"),
  N_ ("In rout"),      N_ ("Routed off, not rallied"),  NULL,
};

const MuField mu_nerve_losses_fields[] = {
  NEED_NUMBER ("points", N_ ("Points of its figures"),
               N_ ("points of its figures at the start, without a forced march"), 0, 1000000, 0),
  NEED_NUMBER ("at-start", N_ ("Figures at the start"), N_ ("its figures at the start"), 1,
               FIELD_FIGURES_MOST, 1),
  ASK_NUMBER ("command", N_ ("Command points"), N_ ("its command points; else none"), 0, 1000, 0),
  ASK_NUMBER ("dead", N_ ("Figures removed"), N_ ("figures removed as casualties; else none"), 0,
              FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("prisoners", N_ ("Figures taken prisoner"), N_ ("figures taken prisoner; else none"),
              0, FIELD_FIGURES_MOST, 0),
  ASK_CHOICE ("rest", N_ ("The others"), N_ ("where the others are; else on the table"), rest_words,
              rest_labels),
  ASK_FLAG ("conceded", N_ ("Its side conceded"), N_ ("its side conceded the game")),
  FIELDS_END,
};

static MuWrgEndCount
read_count (const MuSumInput *input)
{
  static const MuWrgEnd ends[]
      = { MU_END_ON_TABLE, MU_END_RETIRING, MU_END_OFF_TABLE, MU_END_IN_ROUT, MU_END_ROUTED_OFF };
  MuWrgEndCount count = {
    .points = mu_field_number (input, "points"),
    .command_points = mu_field_number (input, "command"),
    .figures_start = mu_field_number (input, "at-start"),
    .conceded = mu_field_holds (input, "conceded"),
  };
  count.figures[MU_END_DEAD] = mu_field_number (input, "dead");
  count.figures[MU_END_PRISONER] = mu_field_number (input, "prisoners");
  count.figures[ends[mu_sum_number (input, "rest", 0)]]
      = count.figures_start - count.figures[MU_END_DEAD] - count.figures[MU_END_PRISONER];
  return count;
}

/* The lines come in quarters: what a player adds up are points. */
static void
note_lines (MuSumAnswer *answer, const MuTrace *trace)
{
  for (guint i = 0; i < trace->count; i++) {
    g_autofree char *points = mu_nerve_points_words (trace->line[i].amount);
    mu_sum_note (answer, "%s: %s", _ (mu_rule_words (trace->line[i].rule)), points);
  }
}

void
mu_nerve_losses_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgEndCount count = read_count (task->input);
  MuTrace trace;
  gint64 left;
  MuRule rule = mu_wrg_body_left (task->readings, &count, &left, &trace);
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("more figures removed or taken than the %d at the start"),
                   count.figures_start);
    return;
  }
  gint64 whole = ((gint64) count.points + count.command_points) * QUARTERS;
  g_autofree char *text = mu_nerve_points_words (left);
  g_autofree char *lost = mu_nerve_points_words (whole - left);
  put_points (answer, "left", left);
  put_points (answer, "lost", whole - left);
  mu_sum_headline (answer, _ ("%s points left"), text);
  mu_sum_detail (answer, _ ("%s lost"), lost);
  note_lines (answer, &trace);
}

/* --- objectives ---------------------------------------------------------- */

const MuField mu_nerve_objective_fields[] = {
  NEED_NUMBER ("points", N_ ("Objective points"), N_ ("the points agreed for the feature"), 0,
               1000000, 0),
  ASK_FLAG ("held", N_ ("Friends hold or screen it"), N_ ("friends occupy it or screen it")),
  ASK_FLAG ("chargeable", N_ ("Enemy can charge them next period"),
            N_ ("enemy can charge them next period")),
  ASK_FLAG ("strong", N_ ("Strong enough to push them back"),
            N_ ("these enemy might break them or push them back")),
  FIELDS_END,
};

static const char *
why_points (const MuWrgObjective *objective, MuRule rule)
{
  if (!objective->occupied)
    return _ ("nobody of its side holds it");
  return rule == MU_RULE_WRG_VICTORY_OBJECTIVES_CONTESTED
             ? _ ("half: enemy can charge and might push them back")
             : _ ("held, in full");
}

void
mu_nerve_objective_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgObjective objective = {
    .points = mu_field_number (input, "points"),
    .occupied = mu_field_holds (input, "held"),
    .enemy_charges = mu_field_holds (input, "chargeable"),
    .enemy_strong = mu_field_holds (input, "strong"),
  };
  MuRule rule;
  gint64 quarters = mu_wrg_objective_left (&objective, &rule);
  g_autofree char *text = mu_nerve_points_words (quarters);
  put_points (answer, "points", quarters);
  mu_sum_headline (answer, _ ("%s points"), text);
  mu_sum_detail (answer, "%s", why_points (&objective, rule));
  mu_sum_note (answer, "%s", _ ("The other side gets nothing for it."));
}

/* --- field defences ------------------------------------------------------ */

const MuField mu_nerve_defences_fields[] = {
  NEED_NUMBER ("points", N_ ("Points of the defences"), N_ ("what the defences cost"), 0, 1000000,
               0),
  ASK_FLAG ("penetrated", N_ ("The enemy got through"), N_ ("the enemy has penetrated them")),
  ASK_FLAG ("regained", N_ ("All regained"), N_ ("all of them have been regained since")),
  FIELDS_END,
};

/* wrg.victory.count */
void
mu_nerve_defences_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const gint64 left = mu_wrg_defences_left (mu_field_number (input, "points"),
                                            mu_field_holds (input, "penetrated"),
                                            mu_field_holds (input, "regained"));
  g_autofree char *text = mu_nerve_points_words (left);
  put_points (answer, "left", left);
  mu_sum_headline (answer, _ ("%s points left"), text);
  mu_sum_detail (answer, "%s", left > 0 ? _ ("they count in full") : _ ("they count for nothing"));
}

/* --- from game to game --------------------------------------------------- */

const MuField mu_nerve_running_fields[] = {
  NEED_POINTS ("left", N_ ("Own points left"), N_ ("the player's points left")),
  NEED_POINTS ("enemy-start", N_ ("Opponent's points at the start"),
               N_ ("points that the opponent began with")),
  NEED_POINTS ("enemy-left", N_ ("Opponent's points left"),
               N_ ("points that the opponent has left")),
  ASK_POINTS ("carried", N_ ("Total so far"), N_ ("the total of the games before; else none")),
  FIELDS_END,
};

/* Who asks for a running total plays by it. */
void
mu_nerve_running_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuReadings carrying = { .choice = { [MU_READING_RUNNING_TOTAL] = 1 } };
  gint64 start = mu_sum_number (input, "enemy-start", 0);
  gint64 enemy_left = mu_sum_number (input, "enemy-left", 0);
  MuTrace trace;
  check_left (answer, _ ("the opponent"), enemy_left, start);
  if (answer->refusal)
    return;
  gint64 carried = mu_sum_number (input, "carried", 0);
  gint64 total = mu_wrg_running_total (&carrying, carried, mu_sum_number (input, "left", 0), start,
                                       enemy_left, &trace);
  g_autofree char *text = mu_nerve_points_words (total);
  g_autofree char *score = mu_nerve_points_words (total - carried);
  put_points (answer, "score", total - carried);
  put_points (answer, "total", total);
  mu_sum_headline (answer, _ ("total %s"), text);
  mu_sum_detail (answer, _ ("this game %s: own points left and the opponent's losses"), score);
}
