/* Points of a whole army, and of anything that it buys. */
#include "app/sums/core/number.h"
#include "app/sums/wrg/sums_before.h"
#include "rules/wrg/troop/points.h"

#define POINTS_MOST 100000
#define EACH_MOST   100

static const char *const general_words[] = { "commander", "subordinate", NULL };
static const char *const general_labels[]
    = { N_ ("commander-in-chief"), N_ ("subordinate general"), NULL };

/* In the order of commands in MuWrgArmyBill: irregulars first. */
static const char *const command_words[]
    = { "irregular-unit", "regular-unit", "irregular-sub-unit", "regular-sub-unit", NULL };
static const char *const command_labels[]
    = { N_ ("irregular unit"), N_ ("regular unit"), N_ ("irregular sub-unit"),
        N_ ("regular sub-unit"), NULL };

#define ASK_COUNTS(key_, label_, help_, words_, labels_, most_)                                    \
  {                                                                                                \
    .key = key_, .kind = MU_FIELD_COUNTS, .label = label_, .help = help_, .words = words_,         \
    .word_labels = labels_, .min = 1, .max = most_                                                 \
  }

const MuField mu_before_army_fields[] = {
  ASK_NUMBER ("units", N_ ("Points of its units"), N_ ("points of all its units together"), 0,
              POINTS_MOST, 0),
  ASK_COUNTS ("command", N_ ("Command still to pay"),
              N_ ("units whose command is not in these points"), command_words, command_labels,
              EACH_MOST),
  ASK_COUNTS ("generals", N_ ("Generals"), N_ ("its generals"), general_words, general_labels, 2),
  ASK_COUNTS ("regular", N_ ("Bought by regulars"),
              N_ ("what regulars buy, each with how many; of works, how many lengths"),
              mu_before_items, mu_before_item_labels, EACH_MOST),
  ASK_COUNTS ("irregular", N_ ("Bought by irregulars"),
              N_ ("what irregulars buy, each with how many; of works, how many lengths"),
              mu_before_items, mu_before_item_labels, EACH_MOST),
  ASK_NUMBER ("agreed", N_ ("Points agreed upon"), N_ ("points that the players agreed upon"), 1,
              POINTS_MOST, 1000),
  FIELDS_END,
};

static int
times_of (const MuSumInput *input, const char *key, int word)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given ? value->times[word] : 0;
}

static MuWrgArmyBill
read_army (const MuSumInput *input)
{
  MuWrgArmyBill army = {
    .units = mu_field_number (input, "units"),
    .commands = { times_of (input, "command", 0), times_of (input, "command", 1) },
    .sub_commands = { times_of (input, "command", 2), times_of (input, "command", 3) },
    .commanders = times_of (input, "generals", 0),
    .subordinates = times_of (input, "generals", 1),
  };
  for (int i = 0; i < MU_EXTRAS; i++) {
    army.item[0][i] = (gint16) times_of (input, "irregular", i);
    army.item[1][i] = (gint16) times_of (input, "regular", i);
  }
  return army;
}

static void
refuse_army (MuRule rule, const MuWrgArmyPoints *points, MuSumAnswer *answer)
{
  g_autofree char *words = mu_sum_number_words (points->points);

  if (rule != MU_RULE_WRG_GENERALS_CINC)
    mu_before_refuse_item (answer, points->item);
  else
    mu_sum_forbid (answer, rule,
                   _ ("Too many generals for %s points: besides its one commander-in-chief an army "
                      "of more than 1,000 has one, of more than 1,500 two"),
                   words);
}

/* wrg.points.army: it may not be worth more than was agreed. */
static void
say_room (const MuSumInput *input, int points, MuSumAnswer *answer)
{
  int room = mu_field_number (input, "agreed") - points;
  g_autofree char *words = mu_sum_number_words (ABS (room));

  if (!mu_field_given (input, "agreed"))
    return;
  mu_sum_result_number (answer, "room", room);
  if (room >= 0)
    mu_sum_detail (answer, ngettext ("%s point is left", "%s points are left", (gulong) room),
                   words);
  else
    mu_sum_detail (answer, ngettext ("%s point too many", "%s points too many", (gulong) -room),
                   words);
}

/* wrg.army.stone-forts, wrg.generals.cinc */
static void
say_more (const MuSumInput *input, const MuWrgArmyBill *army, MuSumAnswer *answer)
{
  if (army->item[0][MU_EXTRA_STONE_WALL] + army->item[1][MU_EXTRA_STONE_WALL] > 0)
    mu_sum_note (answer, _ ("Stone works need the opponent's consent, and only one side has any."));
  if (army->commanders == 0)
    mu_sum_note (answer, _ ("The commander-in-chief is still to be bought."));
}

/* wrg.points.army, wrg.points.generals, wrg.points.command */
void
mu_before_army (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgArmyBill army = read_army (task->input);
  MuWrgArmyPoints points;
  const MuRule rule = mu_wrg_points_army (&army, &answer->trace, &points);
  if (rule != MU_RULE_NONE) {
    refuse_army (rule, &points, answer);
    return;
  }
  mu_before_say_points (answer, points.points);
  say_room (task->input, points.points, answer);
  say_more (task->input, &army, answer);
}
