/* Whether troops may shoot, over whose heads, and at which enemy first. */
#include "app/sums/wrg/fight/fight.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/fight/volley.h"

/* --- may they shoot? ----------------------------------------------------- */

/* In the order of MuWrgShooterMotion. */
static const char *const motion_words[]
    = { "stood", "advanced", "retired", "charged", "charged-rear", NULL };
static const char *const motion_labels[] = { N_ ("stood all period"),
                                             N_ ("advanced at normal speed"),
                                             N_ ("retired"),
                                             N_ ("charged or pursued, and fight in front"),
                                             N_ ("charged in a rank that fights later"),
                                             NULL };

enum { DRIVER, LOWER_TIER, SECOND_RIDER, RIDING, UNCONTROLLED, OTHERS_SHOT, ESCAPED, LIGHT_ENGINE };
static const char *const who_words[]
    = { "driver",      "lower-tier", "second-rider", "riding", "uncontrolled",
        "others-shot", "escaped",    "light-engine", NULL };
static const char *const who_labels[] = {
  N_ ("armed driver of a model"),
  N_ ("lower tier of a Burmese crew"),
  N_ ("second rider of a camel"),
  N_ ("infantry that has not dismounted"),
  N_ ("in uncontrolled advance"),
  N_ ("the body they went through has shot"),
  N_ ("those they charged have got out of reach"),
  N_ ("light bolt-shooter"),
  NULL,
};

const MuField mu_fight_may_shoot_fields[] = {
  ARG_TROOP ("shooter", N_ ("Shooters"), N_ ("who would shoot")),
  NEED_WEAPON ("using", N_ ("Weapon"), N_ ("the weapon: JLS, B, CB, S, SS or engine")),
  ASK_CHOICE ("moved", N_ ("What they did"), N_ ("what they did this period; else stood"),
              motion_words, motion_labels),
  ASK_NUMBER ("faced", N_ ("Quarters facing that way"),
              N_ ("quarters of the period that they faced a suitable way; else 4"), 0, 4, 4),
  ASK_SET ("who", N_ ("What holds"), N_ ("what holds"), who_words, who_labels),
  FIELDS_END,
};

static MuWrgShooting
shooting_of (const MuSumInput *input)
{
  return (MuWrgShooting){
    .shooter = mu_sum_value (input, "shooter")->troop,
    .weapon = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_SIDEARM),
    .motion = (MuWrgShooterMotion) mu_sum_number (input, "moved", MU_WRG_STOOD),
    .quarters_faced = (int) mu_sum_number (input, "faced", 4),
    .still_riding = mu_field_has (input, "who", RIDING),
    .driver = mu_field_has (input, "who", DRIVER),
    .lower_tier = mu_field_has (input, "who", LOWER_TIER),
    .second_rider = mu_field_has (input, "who", SECOND_RIDER),
    .uncontrolled = mu_field_has (input, "who", UNCONTROLLED),
    .others_shot = mu_field_has (input, "who", OTHERS_SHOT),
    .escaped = mu_field_has (input, "who", ESCAPED),
  };
}

/* wrg.shoot.arc.by-type, wrg.shoot.arc.narrow */
static void
note_arc (const MuSumInput *input, const MuWrgShooting *shooting, MuSumAnswer *answer)
{
  const int arc = mu_wrg_shooting_arc (shooting, false, mu_field_has (input, "who", LIGHT_ENGINE));
  const gboolean all_round = arc == MU_WRG_ARC_ALL_ROUND, wide = arc == MU_WRG_ARC_WIDE;
  mu_sum_result (answer, "arc", all_round ? "all-round" : wide ? "45" : "22.5");
  mu_sum_detail (answer, "%s",
                 all_round ? _ ("in every direction")
                 : wide    ? _ ("within 45 degrees of straight ahead")
                           : _ ("within 22½ degrees of straight ahead"));
}

void
mu_fight_may_shoot_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgShooting shooting = shooting_of (task->input);
  mu_fight_refuse_missile (task->input, &shooting.shooter, shooting.weapon, answer);
  if (answer->refusal)
    return;
  const MuRule barred = mu_wrg_shooting_barred (&shooting);
  mu_sum_result (answer, "shoots", barred == MU_RULE_NONE ? "yes" : "no");
  mu_sum_headline (answer, "%s",
                   barred == MU_RULE_NONE ? _ ("they may shoot") : _ ("they may not shoot"));
  if (barred == MU_RULE_NONE)
    note_arc (task->input, &shooting, answer);
  else
    mu_sum_detail (answer, "%s", _ (mu_rule_words (barred)));
}

/* --- over whose heads ---------------------------------------------------- */

enum { IN_WOOD, STOOD, DISORDERED, MINGLED, DIP };
static const char *const over_words[]
    = { "wood", "stood", "disordered", "mingled", "across-a-dip", NULL };
static const char *const over_labels[] = {
  N_ ("inside a wood"),
  N_ ("the body has stood all period"),
  N_ ("the body is disordered"),
  N_ ("it changed formation or went through friends"),
  N_ ("from slope to slope across a dip"),
  NULL,
};

#define PACES_MOST 5000

const MuField mu_fight_overhead_fields[] = {
  ARG_TROOP ("shooter", N_ ("Shooters"), N_ ("who would shoot")),
  NEED_WEAPON ("using", N_ ("Weapon"), N_ ("the weapon: JLS, B, CB, S, SS or engine")),
  NEED_NUMBER ("distance", N_ ("Paces to the target"), N_ ("paces to the target"), 0, PACES_MOST,
               60),
  ASK_NUMBER ("own-ranks", N_ ("Own ranks in front"),
              N_ ("ranks of their own body in front of them; else none"), 0, 20, 0),
  ASK_NUMBER ("ranks", N_ ("Ranks in the way"),
              N_ ("ranks of friends at the shooters' level; else their own"), 0, 20, 0),
  ASK_NUMBER ("friends", N_ ("Paces to friends"),
              N_ ("paces from shooters or target to the nearest friends between; else far"), 0,
              PACES_MOST, 0),
  ASK_CHOICE ("slope", N_ ("Slope"), N_ ("who stands higher up the slope"), mu_fight_slope_words,
              mu_fight_slope_labels),
  ASK_CHOICE ("on", N_ ("Shooters stand on"), N_ ("what the shooters stand on"),
              mu_fight_perch_words, mu_fight_perch_labels),
  ASK_CHOICE ("target-on", N_ ("Target stands on"), N_ ("what the target stands on"),
              mu_fight_perch_words, mu_fight_perch_labels),
  ASK_SET ("facts", N_ ("What holds"), N_ ("what holds"), over_words, over_labels),
  FIELDS_END,
};

static MuWrgOverhead
overhead_of (const MuSumInput *input)
{
  return (MuWrgOverhead){
    .shooter = mu_sum_value (input, "shooter")->troop,
    .weapon = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_SIDEARM),
    .heights = { .slope = (MuWrgSlope) mu_field_number (input, "slope"),
                 .shooter_on = (MuWrgPerch) mu_field_number (input, "on"),
                 .target_on = (MuWrgPerch) mu_field_number (input, "target-on") },
    .own_ranks = mu_field_number (input, "own-ranks"),
    .ranks_level = (int) mu_sum_number (input, "ranks", mu_sum_number (input, "own-ranks", 0)),
    .in_wood = mu_field_has (input, "facts", IN_WOOD),
    .stood = mu_field_has (input, "facts", STOOD),
    .disordered = mu_field_has (input, "facts", DISORDERED),
    .mingled = mu_field_has (input, "facts", MINGLED),
    .slope_to_slope = mu_field_has (input, "facts", DIP),
    .friends_paces = (int) mu_sum_number (input, "friends", PACES_MOST),
    .target_paces = mu_field_number (input, "distance"),
  };
}

/* wrg.shoot.overhead.nearest: over one's own ranks, not from a height. */
static void
note_overhead (const MuWrgOverheadVerdict *verdict, MuSumAnswer *answer)
{
  if (verdict->penalised)
    mu_sum_note (answer, "%s",
                 verdict->many ? _ ("In the sum: shooting overhead, and over more than one rank.")
                               : _ ("In the sum: shooting overhead."));
  if (verdict->allowed != MU_RULE_WRG_SHOOT_OVERHEAD_HEIGHT)
    mu_sum_note (answer, "%s", _ ("At the nearest enemy body alone."));
}

/* wrg.shoot.overhead.penalised */
void
mu_fight_overhead_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgOverhead overhead = overhead_of (task->input);
  mu_fight_refuse_missile (task->input, &overhead.shooter, overhead.weapon, answer);
  if (answer->refusal)
    return;
  const MuWrgOverheadVerdict verdict = mu_wrg_shoot_overhead (&overhead);
  const gboolean may = verdict.barred == MU_RULE_NONE;
  mu_sum_result (answer, "overhead", may ? "yes" : "no");
  mu_sum_result (answer, "penalised", verdict.penalised ? "yes" : "no");
  mu_sum_result (answer, "many", verdict.many ? "yes" : "no");
  mu_sum_headline (answer, "%s",
                   may ? _ ("they may shoot overhead") : _ ("they may not shoot overhead"));
  mu_sum_detail (answer, "%s", _ (mu_rule_words (may ? verdict.allowed : verdict.barred)));
  if (may)
    note_overhead (&verdict, answer);
}

/* --- at whom first ------------------------------------------------------- */

/* In the order of the bits of MuWrgEnemyDoing. */
static const char *const doing_words[]
    = { "closing", "shoots-half", "at-supported", "ordered", "shoots", "advancing", NULL };
static const char *const doing_labels[] = {
  N_ ("advances, and could charge them by next period"),
  N_ ("shoots at them, half as many or more"),
  N_ ("charges, fights or shoots at those they support"),
  N_ ("named by their orders"),
  N_ ("shoots at them, in its own range"),
  N_ ("advances"),
  NULL,
};

const MuField mu_fight_priority_fields[] = {
  ASK_SET ("first", N_ ("The first enemy"), N_ ("what the first enemy does"), doing_words,
           doing_labels),
  NEED_NUMBER ("first-paces", N_ ("Paces to the first"), N_ ("paces to the first enemy"), 0,
               PACES_MOST, 60),
  ASK_SET ("second", N_ ("The second enemy"), N_ ("what the second enemy does"), doing_words,
           doing_labels),
  NEED_NUMBER ("second-paces", N_ ("Paces to the second"), N_ ("paces to the second enemy"), 0,
               PACES_MOST, 60),
  FIELDS_END,
};

static void
put_priority (const MuSumInput *input, const char *key, const char *format, MuSumAnswer *answer)
{
  MuRule rule;
  const int level = mu_wrg_shoot_priority (mu_field_set (input, key), &rule);
  g_autofree char *text = g_strdup_printf ("%d", level);
  GString *sentence = g_string_new (format);
  g_string_replace (sentence, "%p", text, 1);
  g_string_replace (sentence, "%w", _ (mu_rule_words (rule)), 1);
  mu_sum_result_number (answer, key, level);
  mu_sum_note (answer, "%s", sentence->str);
  g_string_free (sentence, TRUE);
}

/* wrg.shoot.priority.cumulative: equal in all, and as near: as they like. */
void
mu_fight_priority_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const unsigned first = mu_field_set (input, "first"), second = mu_field_set (input, "second");
  const int near = mu_field_number (input, "first-paces");
  const int far = mu_field_number (input, "second-paces");
  const gboolean one = mu_wrg_shoot_prefers (first, near, second, far);
  const gboolean other = mu_wrg_shoot_prefers (second, far, first, near);
  mu_sum_result (answer, "target", one ? "first" : other ? "second" : "either");
  mu_sum_headline (answer, "%s",
                   one     ? _ ("they must shoot at the first")
                   : other ? _ ("they must shoot at the second")
                           : _ ("they may choose"));
  put_priority (input, "first", _ ("The first is of priority %p: %w."), answer);
  put_priority (input, "second", _ ("The second is of priority %p: %w."), answer);
}
