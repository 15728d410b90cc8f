/* Marches off the table: who may, when they arrive, when they come back. */
#include <inttypes.h>

#include "app/sums/wrg/sums_before.h"
#include "rules/troop/troop.h"
#include "rules/wrg/field/deploy.h"

#define PERIODS_MOST 24

#define ARG_TROOPS(help_) ARG_TROOP ("troop", N_ ("Troops"), help_)
#define ASK_GENERAL                                                                                \
  ASK_FLAG ("general", N_ ("A general is with them"), N_ ("a general is with them"))
#define ASK_BLOCKED                                                                                \
  ASK_FLAG ("blocked", N_ ("Enemy stands on the edge"),                                            \
            N_ ("enemy stands on the edge where they come on"))
#define ASK_ROLL                                                                                   \
  ASK_DIE ("roll", N_ ("Die"), N_ ("the die, average for regulars; else it is rolled"),            \
           MU_ROLL_ARRIVAL)

static const char *const edges[] = { "own", "side", "side-beyond", "enemy", NULL };
static const char *const edge_labels[]
    = { N_ ("own edge"), N_ ("side edge, short of the centre"), N_ ("side edge, beyond the centre"),
        N_ ("enemy's edge"), NULL };
static const char *const flanks[] = { "left", "right", NULL };
static const char *const flank_labels[] = { N_ ("left flank"), N_ ("right flank"), NULL };

const MuField mu_before_arrival_fields[] = {
  ARG_TROOPS (N_ ("who marches, of a company the slowest")),
  NEED_CHOICE (
      "edge", N_ ("Edge"),
      N_ ("where they come on: own edge, side edge short of or beyond the centre, enemy's edge"),
      edges, edge_labels),
  ASK_CHOICE ("flank", N_ ("Flank"),
              N_ ("round which flank, as seen from the own edge; else the right"), flanks,
              flank_labels),
  ASK_CHOICE ("scouting", N_ ("Scouting"), N_ ("how the side came out of scouting; else neither"),
              mu_before_scouts, mu_before_scout_labels),
  ASK_GENERAL,
  ASK_FLAG ("forced", N_ ("Forced march"), N_ ("they make a forced march")),
  ASK_FLAG ("mounted", N_ ("Infantry on mounts"), N_ ("infantry that rides to battle")),
  ASK_NUMBER ("ordered", N_ ("Ordered for period"),
              N_ ("the period for which they are ordered; else the earliest"), 1, PERIODS_MOST, 2),
  ASK_NUMBER ("period", N_ ("Period now"),
              N_ ("the period that begins; else the first in which they dice"), 1, PERIODS_MOST, 2),
  ASK_BLOCKED,
  ASK_ROLL,
  FIELDS_END,
};

static const char *
arrival_key (MuWrgArrival arrival, gboolean last)
{
  switch (arrival) {
  case MU_WRG_AT_ONCE:
    return "at-once";
  case MU_WRG_AFTER_MOVES:
    return "after-moves";
  case MU_WRG_NOT_YET:
    break;
  }
  return last ? "lost" : "not-yet";
}

static void
say_arrival (MuSumAnswer *answer, MuWrgArrival arrival, gboolean last)
{
  switch (arrival) {
  case MU_WRG_AT_ONCE:
    mu_sum_headline (answer, _ ("They arrive, with a full move"));
    return;
  case MU_WRG_AFTER_MOVES:
    mu_sum_headline (answer, _ ("They arrive when all others have moved"));
    mu_sum_note (answer, _ ("They move from the next period on."));
    return;
  case MU_WRG_NOT_YET:
    break;
  }
  mu_sum_headline (answer, last ? _ ("They are lost to this battle") : _ ("Not yet"));
  if (!last)
    mu_sum_note (answer, _ ("They dice again at the start of the next period."));
}

static void
say_clash (const MuSumInput *input, MuWrgArrival arrival, MuSumAnswer *answer)
{
  MuWrgEdgeClash clash = mu_wrg_arrival_clash (mu_sum_number (input, "blocked", 0) != 0);
  if (clash.rule != MU_RULE_NONE && arrival != MU_WRG_NOT_YET)
    mu_sum_note (answer, _ ("The enemy on the edge recoils; they need not follow up."));
}

/* Bars of the tries that are left, the die just thrown among the first. */
static void
show_odds (gboolean regular, gboolean general, int tries, MuWrgArrival now, MuSumAnswer *answer)
{
  MuWrgArrivalOdds odds = mu_wrg_arrival_odds (regular, general, tries);
  mu_before_odds_title (answer, _ ("Chances from this die on"));
  for (int i = 0; i < tries; i++) {
    g_autofree char *at_once = g_strdup_printf (_ ("die %d: at once"), i + 1);
    g_autofree char *after = g_strdup_printf (_ ("die %d: after all moves"), i + 1);
    mu_sum_bar (answer, at_once, (guint64) odds.at_once[i], MU_WRG_ARRIVAL_WAYS,
                i == 0 && now == MU_WRG_AT_ONCE);
    mu_sum_bar (answer, after, (guint64) odds.after_moves[i], MU_WRG_ARRIVAL_WAYS,
                i == 0 && now == MU_WRG_AFTER_MOVES);
  }
  mu_sum_bar (answer, _ ("never"), (guint64) odds.lost, MU_WRG_ARRIVAL_WAYS,
              tries == 1 && now == MU_WRG_NOT_YET);
}

static MuWrgFlankMarch
read_march (const MuSumInput *input)
{
  return (MuWrgFlankMarch){
    .type = (MuTroopType) mu_sum_value (input, "troop")->troop.type,
    .mounted = mu_sum_number (input, "mounted", 0) != 0,
    .forced = mu_sum_number (input, "forced", 0) != 0,
  };
}

/* wrg.deploy.flank-march.side, wrg.deploy.outscouted */
static MuRule
may_march (const MuSumInput *input)
{
  MuSide outscouted = mu_before_outscouted (mu_sum_number (input, "scouting", 0));
  gboolean round_flank = mu_sum_number (input, "edge", 0) != MU_WRG_OWN_EDGE;
  MuWrgFlank flank = round_flank ? (MuWrgFlank) mu_sum_number (input, "flank", MU_WRG_RIGHT_FLANK)
                                 : MU_WRG_RIGHT_FLANK;
  return mu_wrg_flank_march_refused (MU_SIDE_A, outscouted, flank);
}

/* The first period in which they dice; 0 with a refusal. */
static int
first_period (const MuSumInput *input, int *earliest, MuSumAnswer *answer)
{
  MuWrgFlankMarch march = read_march (input);
  MuWrgEdge edge = (MuWrgEdge) mu_sum_number (input, "edge", 0);
  MuRule rule = may_march (input);
  if (rule == MU_RULE_NONE)
    rule = mu_wrg_earliest_arrival (&march, edge, earliest);
  if (rule != MU_RULE_NONE) {
    mu_before_forbid (answer, rule, _ ("This march"));
    return 0;
  }
  int ordered = (int) mu_sum_number (input, "ordered", *earliest);
  rule = mu_wrg_arrival_period_refused (&march, edge, ordered);
  if (rule == MU_RULE_NONE)
    return ordered;
  mu_sum_refuse (answer, rule, _ ("Ordered for period %d: they cannot be there before period %d"),
                 ordered, *earliest);
  return 0;
}

static gboolean
is_due (int first, int period, MuSumAnswer *answer)
{
  switch (mu_wrg_march_state (first, period)) {
  case MU_WRG_MARCHING:
    mu_sum_refuse (answer, MU_RULE_WRG_DEPLOY_FLANK_MARCH_ARRIVAL,
                   _ ("Period %d: they do not dice before period %d"), period, first);
    return FALSE;
  case MU_WRG_LOST:
    mu_sum_refuse (answer, MU_RULE_WRG_DEPLOY_ARRIVAL_RETRY,
                   _ ("Period %d: they were given up after period %d"), period, first + 2);
    return FALSE;
  case MU_WRG_DUE:
    break;
  }
  return TRUE;
}

static void
trace_arrival (const MuSumInput *input, int earliest, int face, MuWrgArrival arrival,
               MuSumAnswer *answer)
{
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_DEPLOY_FLANK_MARCH_ARRIVAL, earliest);
  if (mu_sum_number (input, "forced", 0))
    mu_trace_add (&answer->trace, MU_RULE_WRG_DEPLOY_FORCED_MARCH, 1);
  mu_trace_add (&answer->trace,
                arrival == MU_WRG_NOT_YET ? MU_RULE_WRG_DEPLOY_ARRIVAL_DICE
                                          : MU_RULE_WRG_DEPLOY_ARRIVAL_WHEN,
                face);
}

void
mu_before_arrival (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  gboolean general = mu_sum_number (input, "general", 0) != 0;
  int earliest = 0;
  int first = first_period (input, &earliest, answer);
  int period = (int) mu_sum_number (input, "period", first);
  if (first == 0 || !is_due (first, period, answer))
    return;
  int face = mu_sum_value (input, "roll")->faces[0];
  int tries = first + MU_WRG_ARRIVAL_TRIES - period;
  MuWrgArrival arrival = mu_wrg_arrival (face, general);
  mu_sum_result_number (answer, "earliest", earliest);
  mu_sum_result_number (answer, "period", period);
  mu_sum_result (answer, "arrival", arrival_key (arrival, tries == 1));
  say_arrival (answer, arrival, tries == 1);
  say_clash (input, arrival, answer);
  trace_arrival (input, earliest, face, arrival, answer);
  if (task->odds)
    show_odds (mu_sum_value (input, "troop")->troop.regular, general, tries, arrival, answer);
}

/* --- kept off the table ------------------------------------------------- */

#define POINTS_MOST 100000

const MuField mu_before_off_table_fields[] = {
  NEED_NUMBER ("points", N_ ("Points of the army"), N_ ("points of the whole army"), 0, POINTS_MOST,
               1000),
  NEED_NUMBER ("off", N_ ("Points off the table"), N_ ("points in reserve or marching"), 0,
               POINTS_MOST, 0),
  ASK_CHOICE ("scouting", N_ ("Scouting"), N_ ("how the side came out of scouting; else neither"),
              mu_before_scouts, mu_before_scout_labels),
  FIELDS_END,
};

void
mu_before_off_table (const MuSumTask *task, MuSumAnswer *answer)
{
  gint64 points = mu_sum_number (task->input, "points", 0);
  gint64 off = mu_sum_number (task->input, "off", 0);
  MuSide outscouted = mu_before_outscouted (mu_sum_number (task->input, "scouting", 0));
  MuRule rule = mu_wrg_off_table_refused (MU_SIDE_A, outscouted, off, points);
  if (rule != MU_RULE_NONE) {
    mu_before_forbid (answer, rule, _ ("Keeping these off the table"));
    return;
  }
  gint64 more = outscouted == MU_SIDE_A ? 0 : points / 2 - off;
  mu_sum_result (answer, "allowed", "yes");
  mu_sum_result_number (answer, "room", more);
  mu_sum_headline (answer, _ ("They may stay off the table"));
  mu_sum_detail (answer, _ ("room for %" PRId64 " points more"), more);
}

/* --- return ------------------------------------------------------------- */

static const char *const leavings[]
    = { "evading", "pursuing", "breaking-off", "retiring", "routing", "by-order", NULL };
static const char *const leaving_labels[] = { N_ ("evading"),
                                              N_ ("pursuing"),
                                              N_ ("breaking off"),
                                              N_ ("retiring"),
                                              N_ ("in rout"),
                                              N_ ("by order"),
                                              NULL };

const MuField mu_before_back_fields[] = {
  ARG_TROOPS (N_ ("who left the table")),
  NEED_CHOICE ("how", N_ ("How they left"), N_ ("how they left the table"), leavings,
               leaving_labels),
  NEED_NUMBER ("left", N_ ("Left in period"), N_ ("the period in which they left"), 1, PERIODS_MOST,
               1),
  ASK_NUMBER ("period", N_ ("Period now"),
              N_ ("the period that begins; else the one after they left"), 1, PERIODS_MOST, 2),
  ASK_NUMBER ("try", N_ ("Which die"),
              N_ ("their first, second or third die; else one was thrown each period"), 1,
              MU_WRG_ARRIVAL_TRIES, 1),
  ASK_GENERAL,
  ASK_FLAG ("chased", N_ ("Chased off the table"),
            N_ ("pursuers chased them off and left the table too")),
  ASK_NUMBER ("pursuers-back", N_ ("Pursuers back in period"),
              N_ ("the period in which these came back; 0: not yet"), 0, PERIODS_MOST, 0),
  ASK_BLOCKED,
  ASK_ROLL,
  FIELDS_END,
};

static void
say_rally (MuSumAnswer *answer, MuWrgReturnRally rally)
{
  switch (rally) {
  case MU_WRG_RALLY_FORWARD:
    mu_sum_note (answer, _ ("They have to rally forward."));
    mu_sum_result (answer, "rally", "forward");
    return;
  case MU_WRG_RALLY_BACK:
    mu_sum_note (answer, _ ("They have to rally back."));
    mu_sum_result (answer, "rally", "back");
    return;
  case MU_WRG_RALLIED:
    mu_sum_result (answer, "rally", "done");
    return;
  }
}

static MuWrgLeft
read_left (const MuSumInput *input)
{
  return (MuWrgLeft){
    .how = (MuWrgLeaving) mu_sum_number (input, "how", 0),
    .left = (int) mu_sum_number (input, "left", 1),
    .chased = mu_sum_number (input, "chased", 0) != 0,
    .pursuers_back = (int) mu_sum_number (input, "pursuers-back", 0),
  };
}

static void
trace_return (int try, int face, MuWrgArrival arrival, MuWrgReturnRally rally, MuSumAnswer *answer)
{
  answer->compared = TRUE;
  mu_trace_add (&answer->trace,
                arrival == MU_WRG_NOT_YET ? MU_RULE_WRG_LEAVE_TABLE_RETURN
                                          : MU_RULE_WRG_LEAVE_TABLE_TIMING,
                face);
  if (rally != MU_WRG_RALLIED)
    mu_trace_add (&answer->trace, MU_RULE_WRG_LEAVE_TABLE_RALLY, try);
}

void
mu_before_back (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuTroop *troop = &mu_sum_value (input, "troop")->troop;
  gboolean general = mu_sum_number (input, "general", 0) != 0;
  MuWrgLeft left = read_left (input);
  int period = (int) mu_sum_number (input, "period", left.left + 1);
  int tries = left.left + MU_WRG_ARRIVAL_TRIES + 1 - period;
  int try = (int) mu_sum_number (input, "try", period - left.left);
  MuRule rule = mu_wrg_return_refused (&left, period);
  if (rule != MU_RULE_NONE && left.how == MU_WRG_LEFT_ROUTING) {
    mu_sum_refuse (answer, rule, _ ("Who left the table in rout does not come back"));
    return;
  }
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, _ ("They may not dice in period %d: %s"), period,
                   _ (mu_rule_words (rule)));
    return;
  }
  int face = mu_sum_value (input, "roll")->faces[0];
  MuWrgArrival arrival = mu_wrg_arrival (face, general);
  mu_sum_result_number (answer, "period", period);
  mu_sum_result (answer, "return", arrival_key (arrival, tries == 1));
  say_arrival (answer, arrival, tries == 1);
  say_clash (input, arrival, answer);
  MuWrgReturnRally rally = MU_WRG_RALLIED;
  if (arrival != MU_WRG_NOT_YET) {
    rally = mu_wrg_return_rally (left.how, (MuTroopType) troop->type, face, try == 1);
    say_rally (answer, rally);
  }
  trace_return (try, face, arrival, rally, answer);
  if (task->odds)
    show_odds (troop->regular, general, tries, arrival, answer);
}
