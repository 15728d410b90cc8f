/* The general's leadership, and the orders it gives. */
#include "app/sums/awfp/fields.h"
#include "app/sums/awfp/sums.h"

#define DICE      2 /* awfp.general.leadership.roll */
#define DIE_SIDES 6

static const char *const command_words[] = { "commands", "indisposed", "lost", NULL };
static const char *const command_labels[]
    = { N_ ("in command"), N_ ("indisposed"), N_ ("lost"), NULL };

const MuField mu_awfp_leadership_fields[] = {
  ASK_DICE ("dice", N_ ("His two dice"), N_ ("the two dice; else they are rolled"), DICE,
            MU_ROLL_PERSONALITY),
  ASK_FLAG ("again", N_ ("Rolled again"), N_ ("the roll was made again, and the second holds")),
  ASK_DICE ("second", N_ ("His second roll"), N_ ("the second roll; else it is rolled"), DICE,
            MU_ROLL_PERSONALITY),
  ASK_CHOICE ("general", N_ ("The general"),
              N_ ("whether he commands, or is fighting, routing or dead; else he commands"),
              command_words, command_labels),
  FIELDS_END,
};

/* awfp.general.reroll */
int
mu_awfp_leadership_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) die;
  return mu_field_is (input, field, "dice") || mu_field_holds (input, "again") ? DICE : 0;
}

static int
total_of (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given && value->face_count == DICE ? value->faces[0] + value->faces[1] : 0;
}

static const char *
ability_words (MuAwfpAbility ability)
{
  switch (ability) {
  case MU_AWFP_CHARISMATIC:
    return _ ("charismatic");
  case MU_AWFP_EXCEPTIONAL:
    return _ ("exceptional");
  case MU_AWFP_BRAVE:
    return _ ("brave");
  case MU_AWFP_STALWART:
    break;
  }
  return _ ("stalwart");
}

static void
tell (const MuSumTask *task, const MuAwfpLeadership *table, MuAwfpAbility ability,
      MuSumAnswer *answer)
{
  const MuAwfpCommand command = (MuAwfpCommand) mu_sum_number (task->input, "general", 0);
  const int orders = mu_awfp_orders (table, ability, command, &answer->trace);
  mu_sum_result (answer, "ability", mu_awfp_ability_key (ability));
  mu_sum_result_number (answer, "orders", table->orders[ability]);
  mu_sum_result_number (answer, "army-orders", orders);
  mu_sum_headline (answer,
                   ngettext ("%s: %d order a turn", "%s: %d orders a turn", (gulong) orders),
                   ability_words (ability), orders);
}

static void
add_bars (const MuAwfpLeadership *table, MuAwfpAbility now, MuSumAnswer *answer)
{
  guint64 ways[MU_AWFP_ABILITIES] = { 0 };
  MuAwfpAbility ability;
  for (int one = 1; one <= DIE_SIDES; one++)
    for (int other = 1; other <= DIE_SIDES; other++) {
      mu_awfp_leadership (table, one + other, &ability);
      ways[ability]++;
    }
  answer->odds_title = g_strdup (_ ("Chances of this roll"));
  for (int i = 0; i < MU_AWFP_ABILITIES; i++)
    if (ways[i])
      mu_sum_bar (answer, ability_words ((MuAwfpAbility) i), ways[i], DIE_SIDES * DIE_SIDES,
                  i == (int) now);
}

void
mu_awfp_leadership_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpSumTables *tables = mu_awfp_sum_tables (task, answer);
  const int first = total_of (task->input, "dice"), again = total_of (task->input, "second");
  MuAwfpAbility ability;
  if (tables == NULL)
    return;
  if (first == 0 || (mu_field_holds (task->input, "again") && again == 0)) {
    mu_sum_refuse (answer, MU_RULE_AWFP_LEADERSHIP_ROLL, _ ("It takes two dice"));
    return;
  }
  mu_awfp_leadership (tables->leadership, mu_awfp_leadership_total (first, again), &ability);
  tell (task, tables->leadership, ability, answer);
  if (task->odds)
    add_bars (tables->leadership, ability, answer);
  mu_awfp_sum_told_tables (task, answer);
}
