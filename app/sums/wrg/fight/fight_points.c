/* Points of a figure, the random factor of two dice, the casualty table. */
#include "app/sums/wrg/fight/fight.h"
#include "rules/troop/troop.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/troop/armour.h"
#include "rules/wrg/troop/points.h"

const MuField mu_fight_points_fields[] = {
  ARG_TROOP ("troop", N_ ("Troops"), N_ ("the figure")),
  ASK_BERSERK (N_ ("cast with a weapon in each hand: two weapon classes")),
  FIELDS_END,
};

MuRule
mu_fight_points_closed (const MuSumInput *input, int field, int word)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  const gboolean berserk = g_str_equal (mu_fight_points_fields[field].key, "berserk");
  return word < 0 && berserk && troop->given ? mu_wrg_berserk_barred (&troop->troop) : MU_RULE_NONE;
}

void
mu_fight_points_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuTroop *troop = &mu_sum_value (task->input, "troop")->troop;
  int points = 0;
  const MuRule rule = mu_wrg_points_figure (troop, &answer->trace, &points);
  if (rule != MU_RULE_NONE) {
    mu_sum_forbid (answer, rule, _ ("the rules forbid it: %s"), _ (mu_rule_words (rule)));
    return;
  }
  if (mu_sum_number (task->input, "berserk", 0))
    points += mu_trace_add (&answer->trace, MU_RULE_WRG_MELEE_BERSERK, MU_WRG_POINTS_BERSERK);
  mu_sum_result_number (answer, "points", points);
  if (mu_type_is_model ((MuTroopType) troop->type))
    mu_sum_headline (
        answer, ngettext ("%d point a crew figure", "%d points a crew figure", (gulong) points),
        points);
  else
    mu_sum_headline (answer, ngettext ("%d point a figure", "%d points a figure", (gulong) points),
                     points);
}

/* --- the class of troops ------------------------------------------------- */

/* In the order of MuWrgQuality. */
static const char *const quality_words[]
    = { "guards",  "fanatics",    "lone-drivers", "elites",  "nobles", "trained",
        "warlike", "second-rate", "levies",       "carters", NULL };
static const char *const quality_labels[] = { N_ ("Guards, household (regular)"),
                                              N_ ("Fanatics (irregular)"),
                                              N_ ("Chariot drivers without crew"),
                                              N_ ("Elites (regular)"),
                                              N_ ("Nobles, chiefs' own followers (irregular)"),
                                              N_ ("Ordinary trained troops (regular)"),
                                              N_ ("Warlike peoples (irregular)"),
                                              N_ ("Second rate, raw, garrisons (regular)"),
                                              N_ ("Doubtful levies (irregular)"),
                                              N_ ("Drivers of transport"),
                                              NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (quality_words) == MU_WRG_QUALITIES + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (quality_labels) == MU_WRG_QUALITIES + 1);

const MuField mu_fight_class_fields[] = {
  ARG_CHOICE ("who", N_ ("Who they are"), N_ ("who they are"), quality_words, quality_labels),
  FIELDS_END,
};

/* wrg.troops.class.a, wrg.troops.class.b, wrg.troops.class.c, wrg.troops.class.d */
void
mu_fight_class_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgQuality who = (MuWrgQuality) mu_sum_number (task->input, "who", MU_WRG_TRAINED);
  const MuTroopClass class = mu_wrg_quality_class (task->readings, who);
  mu_sum_result (answer, "class", mu_field_classes[class]);
  mu_sum_headline (answer, _ ("class %s"), mu_field_classes[class]);
}

/* --- the random factor -------------------------------------------------- */

static const char *const phase_words[] = { "shoot", "melee", NULL };
static const char *const phase_labels[] = { N_ ("shooting"), N_ ("hand-to-hand"), NULL };

const MuField mu_fight_random_fields[] = {
  NEED_CHOICE ("phase", N_ ("Phase"), N_ ("shooting or hand-to-hand"), phase_words, phase_labels),
  { .key = "class",
    .kind = MU_FIELD_CHOICE,
    .label = N_ ("Class"),
    .help = N_ ("the troops' class"),
    .words = mu_field_classes,
    .word_labels = mu_field_classes,
    .start = MU_CLASS_C,
    .required = TRUE },
  NEED_NUMBER ("minus", N_ ("Minus die"), N_ ("the minus die, always an average one: 2 to 5"), 2, 5,
               3),
  NEED_NUMBER ("plus", N_ ("Plus die"),
               N_ ("the plus die: average for regulars, ordinary for irregulars"), 1, 6, 3),
  ASK_GENERAL_IN_FRONT (N_ ("a general fights in the front rank (hand-to-hand)")),
  ASK_MOUNTED_INFANTRY (N_ ("infantry fights mounted: a class lower (hand-to-hand)")),
  FIELDS_END,
};

static gboolean
is_melee (const MuSumInput *input)
{
  return mu_sum_number (input, "phase", 1) == 1;
}

/* wrg.random.melee.general, wrg.random.melee.mounted-infantry: hand-to-hand only */
MuRule
mu_fight_random_field_closed (const MuSumInput *input, int field, int word)
{
  const char *key = mu_fight_random_fields[field].key;
  if (word >= 0 || is_melee (input))
    return MU_RULE_NONE;
  if (g_str_equal (key, "general"))
    return MU_RULE_WRG_RANDOM_MELEE_GENERAL;
  return g_str_equal (key, "mounted-infantry") ? MU_RULE_WRG_RANDOM_MELEE_MOUNTED_INFANTRY
                                               : MU_RULE_NONE;
}

static MuRule
class_rule (gboolean melee, MuTroopClass class)
{
  switch (class) {
  case MU_CLASS_A:
  case MU_CLASS_B:
    return melee ? MU_RULE_WRG_RANDOM_MELEE_AB : MU_RULE_WRG_RANDOM_SHOOTING;
  case MU_CLASS_C:
    return melee ? MU_RULE_WRG_RANDOM_MELEE_C : MU_RULE_WRG_RANDOM_SHOOTING;
  case MU_CLASS_D:
    return melee ? MU_RULE_WRG_RANDOM_MELEE_D : MU_RULE_WRG_RANDOM_D_CLASS;
  }
  return MU_RULE_NONE;
}

/* Both dice, then what the class and a general make of their difference. */
static void
trace_random (MuTrace *trace, int plus, int minus, int random, int limited, MuRule rule)
{
  mu_trace_add (trace, MU_RULE_WRG_DICE, plus);
  mu_trace_add (trace, MU_RULE_WRG_DICE, -minus);
  mu_trace_add (trace, rule, limited - (plus - minus));
  if (random != limited)
    mu_trace_add (trace, MU_RULE_WRG_RANDOM_MELEE_GENERAL, random - limited);
}

void
mu_fight_random_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const gboolean melee = is_melee (input);
  const gboolean mounted = mu_field_holds (input, "mounted-infantry");
  const MuTroopClass class = mu_wrg_random_class (
      task->readings, (MuTroopClass) mu_sum_number (input, "class", MU_CLASS_C), mounted);
  const int minus = mu_field_number (input, "minus");
  const int plus = mu_field_number (input, "plus");
  const int limited = melee ? mu_wrg_random_melee (task->readings, class, minus, plus, FALSE)
                            : mu_wrg_random_shoot (class, minus, plus);
  const int random = melee && mu_sum_number (input, "general", 0)
                         ? mu_wrg_random_melee (task->readings, class, minus, plus, TRUE)
                         : limited;
  trace_random (&answer->trace, plus, minus, random, limited, class_rule (melee, class));
  mu_sum_result_number (answer, "random", random);
  if (random == 0)
    mu_sum_headline (answer, "%s", _ ("random factor 0"));
  else
    mu_sum_headline (answer, _ ("random factor %+d"), random);
}

/* --- the casualty table ------------------------------------------------- */

const MuField mu_fight_casualties_fields[] = {
  ARG_NUMBER ("factor", N_ ("Factor"), N_ ("the total of the factors"), -1000000, 1000000, 0),
  ARG_NUMBER ("figures", N_ ("Figures"), N_ ("own figures that shoot or fight"), 0,
              FIELD_FIGURES_MOST, 10),
  ASK_DISORDERED (N_ ("Disordered"), N_ ("the figures are disordered: half effect")),
  ASK_CARRIED ("carried", N_ ("Carried over"),
               N_ ("casualties that the enemy carries over from before")),
  FIELDS_END,
};

void
mu_fight_casualties_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const int factor = mu_field_number (input, "factor");
  const int figures = mu_field_number (input, "figures");
  const gboolean half = mu_field_holds (input, "disordered");
  const int casualties = half ? mu_wrg_casualties_half (task->readings, factor, figures)
                              : mu_wrg_casualties (task->readings, factor, figures);
  mu_trace_add (&answer->trace, MU_RULE_WRG_CASUALTIES_TABLE, casualties);
  mu_fight_casualties (answer, casualties, mu_field_number (input, "carried"), MU_TROOP_HI);
}
