/* After hand-to-hand: recoil, follow-up and pursuit, breaking off. */
#include "app/sums/wrg/nerve/nerve.h"
#include "rules/wrg/fight/aftermath.h"

/* --- recoil -------------------------------------------------------------- */

const MuField mu_nerve_recoil_fields[] = {
  NEED_CLASS,
  NEED_NUMBER ("figures", N_ ("Figures"),
               N_ ("figures in the body: models of elephants, horses of chariots, crew of engines"),
               1, FIELD_FIGURES_MOST, 1),
  NEED_NUMBER ("fighting", N_ ("Figures fighting"),
               N_ ("of these, those in contact or overlapping"), 0, FIELD_FIGURES_MOST, 0),
  NEED_NUMBER ("inflicted", N_ ("Casualties given"),
               N_ ("hand-to-hand casualties it caused to all its enemies, in men"), 0,
               FIELD_CASUALTIES_MOST, 0),
  NEED_NUMBER ("received", N_ ("Casualties taken"),
               N_ ("hand-to-hand casualties it took from all of them, in men"), 0,
               FIELD_CASUALTIES_MOST, 0),
  ASK_SHOT ("shot"),
  ASK_NUMBER ("consecutive", N_ ("Recoils just before"), N_ ("earlier recoils in a row; else 0"), 0,
              100, 0),
  ASK_NUMBER ("left", N_ ("Figures left"), N_ ("figures left after it; else as many as began"), 0,
              FIELD_FIGURES_MOST, 0),
  ASK_DISORDERED (N_ ("Disordered"),
                  N_ ("the body is disordered, or forced back by charging cavalry")),
  FIELDS_END,
};

static const char *
result_key (MuWrgRecoilResult result)
{
  switch (result) {
  case MU_RECOIL_STAND:
    return "stand";
  case MU_RECOIL_RECOIL:
    return "recoil";
  case MU_RECOIL_BREAK:
    return "break";
  }
  return "";
}

static const char *
result_words (MuWrgRecoilResult result)
{
  switch (result) {
  case MU_RECOIL_STAND:
    return _ ("it stands");
  case MU_RECOIL_RECOIL:
    return _ ("it recoils 20 paces");
  case MU_RECOIL_BREAK:
    return _ ("it breaks");
  }
  return "";
}

static void
note_recoil (MuSumAnswer *answer, const MuWrgRecoil *recoil, MuWrgRecoilResult result)
{
  switch (result) {
  case MU_RECOIL_STAND:
    break;
  case MU_RECOIL_RECOIL:
    mu_sum_note (answer, "%s",
                 _ ("Move it next period: the 20 paces come off that period's move. It counts as "
                    "retiring until that period ends."));
    mu_sum_note (answer, _ ("The class breaks on recoil %d in a row."),
                 mu_wrg_recoil_limit (recoil->class));
    break;
  case MU_RECOIL_BREAK:
    mu_sum_note (answer, "%s",
                 _ ("It turns and takes blows without reply; its orders are forgotten."));
    break;
  }
}

static MuWrgRecoil
read_recoil (const MuSumInput *input)
{
  return (MuWrgRecoil){
    .class = (MuTroopClass) mu_sum_number (input, "class", 0),
    .figures = mu_field_number (input, "figures"),
    .fighting = mu_field_number (input, "fighting"),
    .inflicted = mu_field_number (input, "inflicted"),
    .received = mu_field_number (input, "received"),
    .shot = mu_field_number (input, "shot"),
    .consecutive = mu_field_number (input, "consecutive"),
    .left = mu_field_number (input, "left"),
    .disordered = mu_field_holds (input, "disordered"),
  };
}

static void
refuse_recoil (MuSumAnswer *answer, const MuWrgRecoil *recoil, MuRule rule)
{
  if (recoil->fighting > recoil->figures)
    mu_sum_refuse (answer, rule, _ ("%d figures cannot fight in a body of %d"), recoil->fighting,
                   recoil->figures);
  else
    mu_sum_refuse (answer, rule, _ ("%d figures cannot be left of a body of %d"), recoil->left,
                   recoil->figures);
}

void
mu_nerve_recoil_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgRecoil recoil = read_recoil (task->input);
  MuRule rule = mu_wrg_recoil_refused (&recoil);
  if (rule != MU_RULE_NONE) {
    refuse_recoil (answer, &recoil, rule);
    return;
  }
  MuWrgRecoilResult result = mu_wrg_recoil_by (task->readings, &recoil, &answer->trace);
  answer->compared = TRUE;
  mu_sum_result (answer, "result", result_key (result));
  mu_sum_headline (answer, "%s", result_words (result));
  mu_sum_detail (answer, _ ("it took %d hand-to-hand and %d by shooting, and gave %d"),
                 recoil.received, recoil.shot, recoil.inflicted);
  note_recoil (answer, &recoil, result);
}

/* --- follow-up and pursuit ----------------------------------------------- */

enum { ARTILLERY, ADVANCING, RESULT_FORBIDS, RESULT_REQUIRES, ORDER_FORBIDS, WITHIN_LIMITS };
static const char *const winner_words[]
    = { "artillery",     "advancing", "result-forbids", "result-requires", "order-forbids",
        "within-limits", NULL };
static const char *const winner_labels[] = {
  N_ ("It is artillery"),
  N_ ("In uncontrolled or unauthorised advance"),
  N_ ("Its last reaction result forbids it"),
  N_ ("Its last reaction result requires it"),
  N_ ("Its attack orders tell it not to"),
  N_ ("On hold, and 20 paces on is still its position"),
  NULL,
};

const MuField mu_nerve_pursuit_fields[] = {
  NEED_ORDERS,
  ASK_NUMBER ("standing", N_ ("Opponents that stand"),
              N_ ("opponents in contact that stand their ground"), 0, 1000, 0),
  ASK_NUMBER ("recoiling", N_ ("Opponents that recoil"), N_ ("opponents that are made to recoil"),
              0, 1000, 0),
  ASK_NUMBER ("broken", N_ ("Opponents that break"), N_ ("opponents that break this period"), 0,
              1000, 0),
  ASK_NUMBER ("breaking-off", N_ ("Opponents that break off"),
              N_ ("opponents that break off the fight"), 0, 1000, 0),
  ASK_SET ("facts", N_ ("What holds"), N_ ("what holds"), winner_words, winner_labels),
  FIELDS_END,
};

static MuWrgWinner
read_winner (const MuSumInput *input)
{
  return (MuWrgWinner){
    .standing = mu_field_number (input, "standing"),
    .recoiling = mu_field_number (input, "recoiling"),
    .broken = mu_field_number (input, "broken"),
    .breaking_off = mu_field_number (input, "breaking-off"),
    .order = (MuOrder) mu_sum_number (input, "orders", MU_ORDER_ATTACK),
    .artillery = mu_field_has (input, "facts", ARTILLERY),
    .advancing = mu_field_has (input, "facts", ADVANCING),
    .result_forbids = mu_field_has (input, "facts", RESULT_FORBIDS),
    .result_requires = mu_field_has (input, "facts", RESULT_REQUIRES),
    .order_forbids = mu_field_has (input, "facts", ORDER_FORBIDS),
    .beyond_limits = !mu_field_has (input, "facts", WITHIN_LIMITS),
  };
}

/* wrg.after.follow-up: why it does, or does not. */
static const char *
why_follow (const MuWrgWinner *winner, MuWrgDuty duty)
{
  if (duty != MU_WRG_MAY_NOT)
    return _ ("all its opponents recoil, break or break off");
  if (winner->standing > 0)
    return _ ("an opponent stands");
  if (winner->artillery)
    return _ ("artillery follows by shooting alone");
  return winner->result_forbids ? _ ("its last reaction result forbids it")
                                : _ ("on hold, it keeps to its position");
}

/* wrg.pursuit.obligation: the same of a pursuit. */
static const char *
why_pursue (const MuWrgWinner *winner, MuWrgDuty duty)
{
  if (winner->standing > 0)
    return _ ("an opponent stands");
  if (winner->artillery)
    return _ ("artillery pursues by shooting alone");
  if (winner->advancing)
    return _ ("it is in uncontrolled or unauthorised advance");
  if (winner->result_requires || winner->result_forbids)
    return winner->result_requires ? _ ("its last reaction result requires it")
                                   : _ ("its last reaction result forbids it");
  if (duty == MU_WRG_MAY)
    return _ ("its orders are to skirmish: as it likes");
  if (duty == MU_WRG_MUST)
    return _ ("its orders are to attack");
  return winner->order == MU_ORDER_HOLD ? _ ("its orders are to hold")
                                        : _ ("its attack orders tell it not to");
}

void
mu_nerve_pursuit_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgWinner winner = read_winner (task->input);
  MuRule rule = mu_wrg_winner_refused (&winner);
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule, "%s",
                   _ ("its latest result cannot both forbid a pursuit and send it on"));
    return;
  }
  if (winner.standing + winner.recoiling + winner.broken + winner.breaking_off == 0) {
    mu_sum_refuse (answer, MU_RULE_NONE, "%s", _ ("enter what its opponents do: one at least"));
    return;
  }
  MuWrgVerdict follow = mu_wrg_follow_up (task->readings, &winner);
  MuWrgVerdict pursue = mu_wrg_pursuit (&winner);
  if (winner.recoiling > 0) {
    mu_nerve_verdict (answer, "follow-up", follow, _ ("it must follow up"), _ ("it may follow up"),
                      _ ("it may not follow up"));
    mu_sum_detail (answer, "%s", why_follow (&winner, follow.duty));
    mu_sum_result (answer, "pursuit", mu_nerve_duty_key (pursue.duty));
  } else {
    mu_sum_result (answer, "follow-up", mu_nerve_duty_key (follow.duty));
    mu_nerve_verdict (answer, "pursuit", pursue, _ ("it must pursue"), _ ("it may pursue"),
                      _ ("it may not pursue"));
    mu_sum_detail (answer, "%s", why_pursue (&winner, pursue.duty));
  }
  if (follow.duty == MU_WRG_MAY_NOT && pursue.duty == MU_WRG_MAY_NOT && winner.standing == 0)
    mu_sum_note (answer, "%s", _ ("It need not rally, but it may not advance this period."));
  if (pursue.duty == MU_WRG_MUST)
    mu_sum_note (
        answer, "%s",
        _ ("A pursuit lasts one period. After that it may go on while it is in contact, or "
           "stop; in uncontrolled advance it must go on."));
}

/* --- breaking off -------------------------------------------------------- */

static const char *const duty_words[] = { "may-not", "may", "must", NULL };
static const char *const duty_labels[]
    = { N_ ("May not pursue"), N_ ("May pursue"), N_ ("Must pursue"), NULL };

const MuField mu_nerve_break_off_fields[] = {
  ARG_TROOP ("troop", N_ ("Who breaks off"), N_ ("the troops that break off")),
  ARG_TROOP ("enemy", N_ ("Their opponents"), N_ ("the troops that may pursue them")),
  NEED_ORDERS,
  NEED_CHOICE ("pursuit", N_ ("The opponents"), N_ ("whether the opponents pursue"), duty_words,
               duty_labels),
  ASK_FLAG ("result", N_ ("Its reaction result says so"),
            N_ ("its reaction result is to break off")),
  ASK_FLAG ("rearward", N_ ("Crew reach rearward"), N_ ("crew of models can fight to the rear")),
  FIELDS_END,
};

static void
tell_escape (const MuSumTask *task, MuSumAnswer *answer, MuTroopType type, MuTroopType enemy)
{
  MuWrgDuty pursuit = (MuWrgDuty) mu_sum_number (task->input, "pursuit", MU_WRG_MUST);
  int chase = mu_wrg_pursuit_move (enemy, 1);
  int rally = mu_wrg_rally_back_move (type);
  gboolean away = mu_wrg_break_off_escapes (pursuit, chase, rally, &answer->trace);
  answer->compared = TRUE;
  mu_sum_result_number (answer, "rally-move", rally);
  mu_sum_result_number (answer, "pursuit-move", chase);
  mu_sum_result (answer, "escapes", away ? "yes" : "no");
  mu_sum_detail (answer, "%s", away ? _ ("it gets away") : _ ("it is caught, and broken"));
  mu_sum_note (answer, "%s",
               mu_wrg_break_off_replies (type, mu_field_holds (task->input, "rearward"))
                   ? _ ("Blows fall on its shieldless backs; its crew strike back.")
                   : _ ("Blows fall on its shieldless backs, without reply."));
}

void
mu_nerve_break_off_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  MuWrgVerdict may = mu_wrg_break_off (task->readings, true, mu_field_holds (input, "result"),
                                       (MuOrder) mu_sum_number (input, "orders", MU_ORDER_ATTACK));
  mu_nerve_verdict (answer, "break-off", may, _ ("it must break off"), _ ("it may break off"),
                    _ ("it may not break off"));
  mu_sum_detail (answer, "%s",
                 may.duty == MU_WRG_MAY_NOT ? _ ("no reaction result tells it to")
                                            : _ ("and rally back"));
  if (may.duty != MU_WRG_MAY_NOT)
    tell_escape (task, answer, (MuTroopType) mu_sum_value (input, "troop")->troop.type,
                 (MuTroopType) mu_sum_value (input, "enemy")->troop.type);
}
