/* Points of whole units, of forced marches, of engines, transport and works. */
#include "app/sums/core/number.h"
#include "app/sums/wrg/sums_before.h"
#include "rules/wrg/troop/points.h"
#include "rules/wrg/troop/units.h"

#define FIGURES_MOST 100

#define UNIT_FIELDS                                                                                \
  ARG_TROOP ("troop", N_ ("Troops"), N_ ("what the figures are")),                                 \
      NEED_NUMBER ("figures", N_ ("Figures"), N_ ("figures, or models"), 1, FIGURES_MOST, 20),     \
      ASK_CREW ("crew", N_ ("Crew of each model"), N_ ("weapons of a model's fighting crew")),     \
      ASK_HORSES ("horses", N_ ("Horses of each chariot")),                                        \
      ASK_FLAG ("mounts", N_ ("Infantry on mounts"),                                               \
                N_ ("each infantryman has a horse or mule to ride to battle"))

const MuField mu_before_forced_march_fields[] = {
  UNIT_FIELDS,
  FIELDS_END,
};

static const char *const standings[] = { "unit", "sub-unit", "bodyguard", NULL };
static const char *const standing_labels[]
    = { N_ ("unit"), N_ ("sub-unit"), N_ ("general's bodyguard"), NULL };

const MuField mu_before_unit_fields[] = {
  UNIT_FIELDS,
  ASK_CHOICE ("as", N_ ("Fights as"), N_ ("what it is in the army; else a unit"), standings,
              standing_labels),
  ASK_FLAG ("command", N_ ("Bodyguard pays for command"),
            N_ ("a bodyguard of 15 or fewer pays command points, so that the general may leave")),
  ASK_FLAG ("forced", N_ ("Forced march"), N_ ("it makes a forced march")),
  ASK_FLAG ("armed-drivers", N_ ("Armed drivers"),
            N_ ("drivers of elephants or chariots are armed")),
  FIELDS_END,
};

static MuWrgUnitBill
read_bill (const MuSumInput *input)
{
  MuWrgUnitBill bill = {
    .troop = mu_sum_value (input, "troop")->troop,
    .crew = mu_sum_value (input, "crew")->crew,
    .figures = (int) mu_sum_number (input, "figures", 1),
    .mounts = mu_sum_number (input, "mounts", 0) != 0,
  };
  int usual = mu_type_is_chariot ((MuTroopType) bill.troop.type) ? 2 : 0;
  bill.crew.horses = (guint8) mu_sum_number (input, "horses", usual);
  return bill;
}

static MuWrgStanding
read_standing (const MuSumInput *input, MuWrgUnitBill *bill)
{
  MuWrgStanding standing = (MuWrgStanding) mu_sum_number (input, "as", MU_WRG_UNIT);
  bill->sub_unit = standing == MU_WRG_SUB_UNIT;
  bill->bodyguard = standing == MU_WRG_BODYGUARD;
  bill->pays_command = mu_sum_number (input, "command", 0) != 0;
  bill->forced_march = mu_sum_number (input, "forced", 0) != 0;
  bill->armed_drivers = mu_sum_number (input, "armed-drivers", 0) != 0;
  return standing;
}

static void
say_stragglers (const MuWrgUnitBill *bill, const MuWrgUnitPoints *points, MuSumAnswer *answer)
{
  mu_sum_result_number (answer, "surcharge", points->surcharge);
  mu_sum_result_number (answer, "left-out", points->stragglers);
  mu_sum_result_number (answer, "figures", bill->figures - points->stragglers);
  mu_sum_note (answer,
               ngettext ("%d of %d is left behind: straggling.",
                         "%d of %d are left behind: straggling.", (gulong) points->stragglers),
               points->stragglers, bill->figures);
  mu_sum_note (answer, _ ("They add up to 60 paces to each move of the first period, or dice a "
                          "period earlier."));
}

void
mu_before_say_points (MuSumAnswer *answer, int points)
{
  g_autofree char *words = mu_sum_number_words (points);

  mu_sum_result_number (answer, "points", points);
  mu_sum_headline (answer, ngettext ("%s point", "%s points", (gulong) points), words);
}

/* wrg.points.army, wrg.points.forced-march */
void
mu_before_unit (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgUnitBill bill = read_bill (task->input);
  MuWrgStanding standing = read_standing (task->input, &bill);
  MuWrgUnitPoints points;
  MuRule rule = mu_wrg_points_unit (task->readings, &bill, &answer->trace, &points);
  if (rule == MU_RULE_NONE)
    rule = mu_wrg_unit_refused (&bill.troop, bill.figures, bill.crew.count, standing);
  if (rule != MU_RULE_NONE) {
    mu_before_forbid (answer, rule, _ ("This unit"));
    return;
  }
  mu_sum_result_number (answer, "each", points.each);
  mu_sum_result_number (answer, "command", points.command);
  mu_before_say_points (answer, points.points);
  mu_sum_detail (answer, _ ("%d of %d each, %d for command"), bill.figures - points.stragglers,
                 points.each, points.command);
  if (bill.forced_march)
    say_stragglers (&bill, &points, answer);
}

/* wrg.points.forced-march, wrg.points.forced-march.straggling */
void
mu_before_forced_march (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgUnitBill bill = read_bill (task->input);
  MuWrgUnitPoints points;
  bill.forced_march = TRUE;
  bill.bodyguard = TRUE; /* without command, which a march does not change */
  MuRule rule = mu_wrg_points_unit (task->readings, &bill, NULL, &points);
  if (rule != MU_RULE_NONE) {
    mu_before_forbid (answer, rule, _ ("This march"));
    return;
  }
  mu_sum_headline (
      answer,
      ngettext ("%d figure left behind", "%d figures left behind", (gulong) points.stragglers),
      points.stragglers);
  mu_sum_detail (answer, _ ("%d points for the march, %d each"), points.surcharge,
                 points.surcharge / (bill.figures - points.stragglers));
  say_stragglers (&bill, &points, answer);
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, MU_RULE_WRG_POINTS_FORCED_MARCH, points.surcharge);
  mu_trace_add (&answer->trace, MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING,
                points.each * points.stragglers);
}

/* --- items -------------------------------------------------------------- */

const char *const mu_before_items[] = {
  "second-camel-archer",
  "light-bolt-shooter",
  "bolt-shooter",
  "30-mina",
  "1-talent",
  "3-talent",
  "flame-thrower",
  "rocket-launcher",
  "wagon",
  "pack-horse",
  "pack-camel",
  "boat",
  "caltrops",
  "field-work",
  "stone-wall",
  "small-siege-gear",
  "penthouse",
  "wheeled-tower",
  "elephant-disguise",
  NULL,
};
const char *const mu_before_item_labels[] = {
  N_ ("second archer on a camel"),
  N_ ("light bolt-shooter"),
  N_ ("bolt-shooter or 10 mina stone-thrower"),
  N_ ("30 mina engine"),
  N_ ("1 talent engine"),
  N_ ("3 talent engine"),
  N_ ("hand flame-thrower"),
  N_ ("rocket launcher"),
  N_ ("wagon"),
  N_ ("pack horse, mule, or a mount for infantry"),
  N_ ("pack camel"),
  N_ ("boat"),
  N_ ("caltrops, 10 paces"),
  N_ ("palisade, ditch or rampart, 10 paces"),
  N_ ("stone wall, 10 paces, or 5 of tower"),
  N_ ("mantlet, ladder or ram"),
  N_ ("penthouse, or pontoon bridge of 50 paces"),
  N_ ("wheeled tower"),
  N_ ("elephant disguise of a camel"),
  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (mu_before_items) == MU_EXTRAS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (mu_before_item_labels) == MU_EXTRAS + 1);

const MuField mu_before_item_fields[] = {
  NEED_CHOICE ("item", N_ ("What"), N_ ("what is bought"), mu_before_items, mu_before_item_labels),
  NEED_CHOICE ("training", N_ ("Training"), N_ ("what they are who buy it"), mu_field_training,
               mu_field_training_labels),
  ASK_NUMBER ("count", N_ ("How many"), N_ ("how many, of works how many lengths"), 1, 1000, 1),
  ASK_FLAG ("forced", N_ ("Forced march"), N_ ("wagons or engines that make a forced march")),
  FIELDS_END,
};

/* wrg.troops.artillery.oxen, wrg.army.stone-forts */
static void
say_item (MuSumAnswer *answer, MuExtra item, int count)
{
  MuWrgEngineTrain engine;
  if (mu_wrg_engine (item, &engine)) {
    mu_sum_result_number (answer, "crew", (gint64) count * engine.crew);
    mu_sum_result_number (answer, "oxen", (gint64) count * engine.oxen);
    if (engine.oxen > 0)
      mu_sum_note (answer, _ ("Each has %d crew figures and %d oxen, and moves at their pace."),
                   engine.crew, engine.oxen);
  }
  if (item == MU_EXTRA_STONE_WALL)
    mu_sum_note (answer, _ ("Stone works need the opponent's consent, and only one side has any."));
}

/* What is not sold to the one is sold to the other. */
void
mu_before_refuse_item (MuSumAnswer *answer, MuExtra item)
{
  mu_sum_forbid (answer, mu_wrg_points_item_rule (item),
                 mu_wrg_points_item (item, TRUE) == MU_WRG_NOT_SOLD ? _ ("For irregulars only: %s")
                                                                    : _ ("For regulars only: %s"),
                 _ (mu_before_item_labels[item]));
}

/* wrg.points.forced-march: wagons and engines alone */
MuRule
mu_before_item_closed (const MuSumInput *input, int field, int word)
{
  int left_out;
  (void) word;
  if (!mu_field_is (input, field, "forced"))
    return MU_RULE_NONE;
  return mu_wrg_points_item_march (input->readings, (MuExtra) mu_field_number (input, "item"), TRUE,
                                   1, &left_out)
                 == MU_WRG_NOT_SOLD
             ? MU_RULE_WRG_POINTS_FORCED_MARCH
             : MU_RULE_NONE;
}

/* wrg.points.forced-march, wrg.points.forced-march.straggling: count goes down to
 * those who march. Their points. */
static int
march_items (const MuSumTask *task, MuExtra item, int each, int *count, MuSumAnswer *answer)
{
  gboolean regular = mu_field_number (task->input, "training") == 0;
  int left_out = 0;
  int points = mu_wrg_points_item_march (task->readings, item, regular, *count, &left_out);
  if (left_out >= *count) {
    mu_before_forbid (answer, MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING, _ ("This march"));
    return 0;
  }
  *count -= left_out;
  mu_trace_add (&answer->trace, MU_RULE_WRG_POINTS_FORCED_MARCH, points - *count * each);
  mu_trace_add (&answer->trace, MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING, -left_out * each);
  mu_sum_result_number (answer, "left-out", left_out);
  mu_sum_note (answer,
               ngettext ("%d is left behind: straggling.", "%d are left behind: straggling.",
                         (gulong) left_out),
               left_out);
  return points;
}

void
mu_before_item (const MuSumTask *task, MuSumAnswer *answer)
{
  MuExtra item = (MuExtra) mu_field_number (task->input, "item");
  int count = (int) mu_sum_number (task->input, "count", 1);
  int each = mu_wrg_points_item (item, mu_field_number (task->input, "training") == 0);
  if (each == MU_WRG_NOT_SOLD) {
    mu_before_refuse_item (answer, item);
    return;
  }
  int points = mu_trace_add (&answer->trace, mu_wrg_points_item_rule (item), count * each);
  if (mu_field_holds (task->input, "forced"))
    points = march_items (task, item, each, &count, answer);
  if (answer->refusal)
    return;
  mu_sum_result_number (answer, "each", each);
  mu_before_say_points (answer, points);
  say_item (answer, item, count);
}
