/* Generals, deployment, time for orders, messengers, signals. */
#include "app/sums/wrg/sums_before.h"
#include "rules/battle/terms.h"
#include "rules/troop/troop.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/field/deploy.h"
#include "rules/wrg/orders/orders.h"

#define PERIODS_MOST 24
#define PACES_MOST   4000

#define TRAINING_FIELD(help_)                                                                      \
  NEED_CHOICE ("training", N_ ("Training"), help_, mu_field_training, mu_field_training_labels)

/* --- leadership --------------------------------------------------------- */

const MuField mu_before_leadership_fields[] = {
  TRAINING_FIELD (N_ ("what the general is")),
  ASK_DIE ("roll", N_ ("Die"), N_ ("the die, average for regulars; else it is rolled"),
           MU_ROLL_PERSONALITY),
  FIELDS_END,
};

static const char *
personality_words (MuPersonality personality)
{
  switch (personality) {
  case MU_CAUTIOUS:
    return _ ("cautious");
  case MU_AVERAGE:
    return _ ("average");
  case MU_RASH:
    return _ ("rash");
  }
  return "";
}

static const char *
personality_key (MuPersonality personality)
{
  static const char *const keys[] = { "cautious", "average", "rash" };
  return keys[personality];
}

static void
show_personalities (gboolean regular, MuPersonality now, MuSumAnswer *answer)
{
  static const guint8 faces[2][6] = { { 1, 2, 3, 4, 5, 6 }, { 2, 3, 3, 4, 4, 5 } };
  guint64 ways[3] = { 0 };
  for (int i = 0; i < 6; i++)
    ways[mu_wrg_personality (faces[regular ? 1 : 0][i])]++;
  mu_before_odds_title (answer, _ ("Chances of this general"));
  for (int i = 0; i < 3; i++)
    mu_sum_bar (answer, personality_words ((MuPersonality) i), ways[i], 6,
                (MuPersonality) i == now);
}

/* wrg.generals.personality */
void
mu_before_leadership (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_sum_value (task->input, "roll")->faces[0];
  MuPersonality personality = mu_wrg_personality (face);
  mu_sum_result (answer, "personality", personality_key (personality));
  mu_sum_headline (answer, "%s", personality_words (personality));
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_GENERALS_PERSONALITY, face);
  if (task->odds)
    show_personalities (mu_sum_number (task->input, "training", 0) == 0, personality, answer);
}

/* --- deployment --------------------------------------------------------- */

static const char *const scales[] = { "25", "15", "5", NULL };
static const char *const scale_labels[]
    = { N_ ("20 to 30 mm"), N_ ("9 to 15 mm"), N_ ("5 mm"), NULL };

#define INCHES_MOST 240

const MuField mu_before_deployment_fields[] = {
  ASK_CHOICE ("scale", N_ ("Figures"), N_ ("height of the figures in millimetres; else 25"), scales,
              scale_labels),
  NEED_NUMBER ("width", N_ ("Width in inches"), N_ ("inches of the table along the players' edges"),
               12, INCHES_MOST, 72),
  NEED_NUMBER ("depth", N_ ("Depth in inches"), N_ ("inches of the table from player to player"),
               12, INCHES_MOST, 48),
  FIELDS_END,
};

/* wrg.deploy.area, wrg.scale.ground */
void
mu_before_deployment (const MuSumTask *task, MuSumAnswer *answer)
{
  MuScale scale = (MuScale) mu_sum_number (task->input, "scale", MU_SCALE_25);
  int inch = mu_paces_per_inch (scale);
  MuWrgArea area;
  MuRule rule = mu_wrg_deployment_area (scale, (int) mu_sum_number (task->input, "width", 0),
                                        (int) mu_sum_number (task->input, "depth", 0), &area);
  if (rule != MU_RULE_NONE) {
    mu_sum_refuse (answer, rule,
                   _ ("The table leaves no ground to deploy on: nobody deploys within 120 paces of "
                      "its centre line or side edges"));
    return;
  }
  mu_sum_result_number (answer, "width", area.width);
  mu_sum_result_number (answer, "depth", area.depth);
  mu_sum_headline (answer, _ ("%d by %d paces"), area.width, area.depth);
  mu_sum_detail (answer, _ ("%g by %g inches"), (double) area.width / inch,
                 (double) area.depth / inch);
  mu_sum_note (answer, _ ("From the own edge to 120 paces before the centre line, and 120 paces "
                          "from each side edge."));
}

/* --- time for orders ---------------------------------------------------- */

#define SECONDS(key_, label_, help_) NEED_NUMBER (key_, label_, help_, 0, 36000, 600)

const MuField mu_before_writing_fields[] = {
  SECONDS ("a", N_ ("Seconds that A wrote"),
           N_ ("seconds that A took for his first orders; ten minutes are 600")),
  SECONDS ("b", N_ ("Seconds that B wrote"), N_ ("seconds that B took for his first orders")),
  FIELDS_END,
};

/* wrg.orders.time-limit */
void
mu_before_writing (const MuSumTask *task, MuSumAnswer *answer)
{
  int a = (int) mu_sum_number (task->input, "a", 0);
  int b = (int) mu_sum_number (task->input, "b", 0);
  MuSide gains = mu_wrg_order_writing_bonus (a, b);
  int paces = gains == MU_SIDE_NONE ? 0 : mu_wrg_order_writing_paces (1);
  mu_sum_result (answer, "bonus", mu_before_side_key (gains));
  mu_sum_result_number (answer, "paces", paces);
  if (gains == MU_SIDE_NONE)
    mu_sum_headline (answer, _ ("Neither side gains"));
  else
    mu_sum_headline (answer,
                     gains == MU_SIDE_A
                         ? _ ("A adds up to %d paces to any move of the first period")
                         : _ ("B adds up to %d paces to any move of the first period"),
                     paces);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ORDERS_TIME_LIMIT, a);
  mu_trace_add (&answer->trace, MU_RULE_WRG_ORDERS_TIME_LIMIT, b);
}

/* --- messengers --------------------------------------------------------- */

const MuField mu_before_messenger_fields[] = {
  ARG_TROOP ("troop", N_ ("Messenger"), N_ ("who carries it; the general may himself")),
  NEED_NUMBER ("paces", N_ ("Paces to go"), N_ ("paces from the general to the unit's commander"),
               0, PACES_MOST, 240),
  ASK_NUMBER ("period", N_ ("Written in period"),
              N_ ("the period in which the order is written; else the first"), 1, PERIODS_MOST, 1),
  FIELDS_END,
};

/* wrg.orders.messenger, wrg.orders.messenger.timing */
void
mu_before_messenger (const MuSumTask *task, MuSumAnswer *answer)
{
  MuTroopType type = (MuTroopType) mu_sum_value (task->input, "troop")->troop.type;
  MuWrgMessage message;
  MuRule rule = mu_wrg_message (type, (int) mu_sum_number (task->input, "paces", 0),
                                (int) mu_sum_number (task->input, "period", 1), &message);
  if (rule != MU_RULE_NONE) {
    mu_sum_forbid (answer, rule, _ ("Such troops carry no messages: they never charge"));
    return;
  }
  mu_sum_result_number (answer, "periods", message.periods);
  mu_sum_result_number (answer, "delivered", message.delivered);
  mu_sum_result_number (answer, "obeyed", message.obeyed);
  mu_sum_headline (answer, _ ("Obeyed in period %d"), message.obeyed);
  mu_sum_detail (answer, _ ("handed over at the end of period %d"), message.delivered);
  mu_sum_note (answer,
               _ ("He rides one period at charge speed; in a fight he counts as a patrol "
                  "of %d men."),
               MU_WRG_MESSENGER_MEN);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_ORDERS_MESSENGER, message.periods);
  mu_trace_add (&answer->trace, MU_RULE_WRG_ORDERS_MESSENGER_TIMING, message.obeyed);
}

/* --- signals ------------------------------------------------------------ */

#define SIGNALS_MOST                     20
#define ASK_SIGNALS(key_, label_, help_) ASK_NUMBER (key_, label_, help_, 0, SIGNALS_MOST, 0)

const MuField mu_before_signals_fields[] = {
  TRAINING_FIELD (N_ ("what the army is")),
  ASK_SIGNALS ("visual", N_ ("Signals to be seen"), N_ ("improvised signals that are seen")),
  ASK_SIGNALS ("audible", N_ ("Signals to be heard"), N_ ("improvised signals that are heard")),
  ASK_SIGNALS ("audio-visual", N_ ("Signals by trumpet and standard"),
               N_ ("signals by trumpet and standard, from standing orders")),
  FIELDS_END,
};

/* wrg.signals.improvised, wrg.signals.regular-five */
void
mu_before_signals (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  gboolean regular = mu_sum_number (input, "training", 0) == 0;
  int visual = (int) mu_sum_number (input, "visual", 0);
  int audible = (int) mu_sum_number (input, "audible", 0);
  int both = (int) mu_sum_number (input, "audio-visual", 0);
  MuRule rule = mu_wrg_signals_refused (regular, visual, audible, both);
  if (rule != MU_RULE_NONE) {
    mu_before_forbid (answer, rule, _ ("These signals"));
    return;
  }
  mu_sum_result (answer, "allowed", "yes");
  mu_sum_headline (answer, _ ("The army may have these signals"));
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_SIGNALS_IMPROVISED, visual + audible);
  if (regular)
    mu_trace_add (&answer->trace, MU_RULE_WRG_SIGNALS_REGULAR_FIVE, both);
}

static const char *const signal_kinds[] = { "visual", "audible", "audio-visual", NULL };
static const char *const signal_labels[]
    = { N_ ("seen"), N_ ("heard"), N_ ("trumpet and standard"), NULL };

const MuField mu_before_signal_fields[] = {
  ARG_TROOP ("troop", N_ ("Unit"), N_ ("for whom it is meant")),
  NEED_CHOICE ("kind", N_ ("Signal"), N_ ("what kind of signal"), signal_kinds, signal_labels),
  TRAINING_FIELD (N_ ("what the general is")),
  ASK_FLAG ("elephant", N_ ("The general rides an elephant"), N_ ("the general rides an elephant")),
  ASK_FLAG ("seen", N_ ("In sight of a figure"),
            N_ ("a figure of the unit sees the signal, or the general who gives it")),
  ASK_NUMBER ("paces", N_ ("Paces from the general"),
              N_ ("paces from the general to the unit's nearest figure"), 0, PACES_MOST, 0),
  ASK_FLAG ("strong-wind", N_ ("Strong wind"), N_ ("the wind is strong")),
  ASK_FLAG ("forgotten", N_ ("Standing orders forgotten"),
            N_ ("the unit has forgotten its standing orders, and signals with them")),
  ASK_NUMBER ("made", N_ ("Signals before it this period"),
              N_ ("signals made already in the same period"), 0, SIGNALS_MOST, 0),
  ASK_NUMBER ("period", N_ ("Made in period"),
              N_ ("the period in which it is made; else the first"), 1, PERIODS_MOST, 1),
  FIELDS_END,
};

/* wrg.weather.potential: no strong wind where the weather is always fine. */
MuRule
mu_before_signal_closed (const MuSumInput *input, int field, int word)
{
  (void) word;
  return mu_field_is (input, field, "strong-wind")
                 && mu_reading (input->readings, MU_READING_WEATHER)
             ? MU_RULE_WRG_WEATHER_POTENTIAL
             : MU_RULE_NONE;
}

static MuWrgSignalling
read_signal (const MuSumInput *input)
{
  return (MuWrgSignalling){
    .kind = (MuWrgSignal) mu_sum_number (input, "kind", 0),
    .sees_signal = mu_sum_number (input, "seen", 0) != 0,
    .paces = (int) mu_sum_number (input, "paces", 0),
    .regular = mu_sum_value (input, "troop")->troop.regular,
    .general_regular = mu_wrg_general_is_regular (mu_sum_number (input, "training", 0) == 0,
                                                  mu_sum_number (input, "elephant", 0) != 0),
    .strong_wind = mu_field_holds (input, "strong-wind"),
    .forgotten = mu_sum_number (input, "forgotten", 0) != 0,
    .made = (int) mu_sum_number (input, "made", 0),
  };
}

/* wrg.signals.reception, wrg.signals.mixed-training, wrg.signals.one-per-period */
void
mu_before_signal (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgSignalling signal = read_signal (task->input);
  MuRule missed = mu_wrg_signal_missed (&signal);
  int period = mu_wrg_signal_obeyed ((int) mu_sum_number (task->input, "period", 1));
  mu_sum_result (answer, "obeys", missed == MU_RULE_NONE ? "yes" : "no");
  if (missed != MU_RULE_NONE) {
    mu_sum_result (answer, "rule", mu_rule_id (missed));
    mu_sum_headline (answer, _ ("It does not obey"));
    mu_sum_detail (answer, "%s",
                   missed == MU_RULE_WRG_SIGNALS_SHARED
                       ? _ ("signals are forgotten with the standing orders")
                       : _ (mu_rule_words (missed)));
    return;
  }
  mu_sum_result_number (answer, "period", period);
  mu_sum_headline (answer, _ ("It obeys in period %d"), period);
}
