/* Points of whole units, of forced marches, of engines, transport and works. */
#include <glib/gi18n.h>

#include "app/sums/sums_before.h"
#include "rules/wrg/units.h"

#define FIGURES_MOST 100

#define UNIT_FIELDS                                                                                \
  { .key = "troop",                                                                                \
    .kind = MU_FIELD_TROOP,                                                                        \
    .label = N_ ("Troops"),                                                                        \
    .help = N_ ("what the figures are"),                                                           \
    .required = TRUE,                                                                              \
    .argument = TRUE },                                                                            \
      { .key = "figures",                                                                          \
        .kind = MU_FIELD_NUMBER,                                                                   \
        .label = N_ ("Figures"),                                                                   \
        .help = N_ ("figures, or models"),                                                         \
        .min = 1,                                                                                  \
        .max = FIGURES_MOST,                                                                       \
        .start = 20,                                                                               \
        .required = TRUE },                                                                        \
      { .key = "crew",                                                                             \
        .kind = MU_FIELD_CREW,                                                                     \
        .label = N_ ("Crew of each model"),                                                        \
        .help = N_ ("weapons of a model's fighting crew") },                                       \
      { .key = "horses",                                                                           \
        .kind = MU_FIELD_NUMBER,                                                                   \
        .label = N_ ("Horses of each chariot"),                                                    \
        .help = N_ ("horses of each chariot, 2 to 4"),                                             \
        .min = 2,                                                                                  \
        .max = 4,                                                                                  \
        .start = 2 },                                                                              \
  {                                                                                                \
    .key = "mounts", .kind = MU_FIELD_FLAG, .label = N_ ("Infantry on mounts"),                    \
    .help = N_ ("each infantryman has a horse or mule to ride to battle")                          \
  }

const MuField mu_before_forced_march_fields[] = {
  UNIT_FIELDS,
  { .key = NULL },
};

static const char *const standings[] = { "unit", "sub-unit", "bodyguard", NULL };
static const char *const standing_labels[]
    = { N_ ("unit"), N_ ("sub-unit"), N_ ("general's bodyguard"), NULL };

const MuField mu_before_unit_fields[] = {
  UNIT_FIELDS,
  { .key = "as",
    .kind = MU_FIELD_CHOICE,
    .label = N_ ("Fights as"),
    .help = N_ ("what it is in the army; else a unit"),
    .words = standings,
    .word_labels = standing_labels },
  { .key = "command",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Bodyguard pays for command"),
    .help = N_ ("a bodyguard of 15 or fewer pays command points, so that the general may leave") },
  { .key = "forced",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Forced march"),
    .help = N_ ("it makes a forced march") },
  { .key = "armed-drivers",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Armed drivers"),
    .help = N_ ("drivers of elephants or chariots are armed") },
  { .key = NULL },
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
  int usual = mu_wrg_type_is_chariot ((MuWrgType) bill.troop.type) ? 2 : 0;
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
  mu_sum_result_number (answer, "points", points.points);
  mu_sum_headline (answer, ngettext ("%d point", "%d points", (gulong) points.points),
                   points.points);
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

/* In the order of MuWrgItem. */
static const char *const items[] = {
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
static const char *const item_labels[] = {
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
G_STATIC_ASSERT (G_N_ELEMENTS (items) == MU_WRG_ITEMS + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (item_labels) == MU_WRG_ITEMS + 1);

const MuField mu_before_item_fields[] = {
  { .key = "item",
    .kind = MU_FIELD_CHOICE,
    .label = N_ ("What"),
    .help = N_ ("what is bought"),
    .words = items,
    .word_labels = item_labels,
    .required = TRUE },
  { .key = "training",
    .kind = MU_FIELD_CHOICE,
    .label = N_ ("Training"),
    .help = N_ ("whose it is"),
    .words = mu_before_trainings,
    .word_labels = mu_before_training_labels,
    .required = TRUE },
  { .key = "count",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("How many"),
    .help = N_ ("how many, of works how many lengths"),
    .min = 1,
    .max = 1000,
    .start = 1 },
  { .key = NULL },
};

/* wrg.troops.artillery.oxen, wrg.army.stone-forts */
static void
say_item (MuSumAnswer *answer, MuWrgItem item, int count)
{
  MuWrgEngineTrain engine;
  if (mu_wrg_engine (item, &engine)) {
    mu_sum_result_number (answer, "crew", (gint64) count * engine.crew);
    mu_sum_result_number (answer, "oxen", (gint64) count * engine.oxen);
    if (engine.oxen > 0)
      mu_sum_note (answer, _ ("Each has %d crew figures and %d oxen, and moves at their pace."),
                   engine.crew, engine.oxen);
  }
  if (item == MU_WRG_ITEM_STONE_WALL)
    mu_sum_note (answer, _ ("Stone works need the opponent's consent, and only one side has any."));
}

void
mu_before_item (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgItem item = (MuWrgItem) mu_sum_number (task->input, "item", 0);
  gboolean regular = mu_sum_number (task->input, "training", 0) == 0;
  int count = (int) mu_sum_number (task->input, "count", 1);
  int each = mu_wrg_points_item (item, regular);
  if (each == MU_WRG_NOT_SOLD) {
    mu_before_forbid (answer, mu_wrg_points_item_rule (item), _ (item_labels[item]));
    return;
  }
  int points = count * each;
  mu_trace_add (&answer->trace, mu_wrg_points_item_rule (item), points);
  mu_sum_result_number (answer, "each", each);
  mu_sum_result_number (answer, "points", points);
  mu_sum_headline (answer, ngettext ("%d point", "%d points", (gulong) points), points);
  say_item (answer, item, count);
}
