/* The reaction test. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/house_rules.h"
#include "app/cli/out.h"
#include "app/cli/troops.h"
#include "app/cli/wrg.h"
#include "rules/wrg/reaction.h"

#define DICE_MOST  3
#define TIMES_MOST 20

/* Some factors are added or deducted by choice, so the sign must stand. */
static gboolean
read_choice (MuWrgReactionFactor factor, const char *key, const char *value, gint8 *times,
             GError **error)
{
  int amount = mu_wrg_reaction_factor_amount (factor);
  int most = mu_wrg_reaction_factor_kind (factor) == MU_FACTOR_CHOICE_EACH ? 2 * amount : amount;
  gint64 number = 0;
  if (!value || (value[0] != '+' && value[0] != '-')
      || !g_ascii_string_to_signed (value, 10, -most, most, &number, NULL) || number == 0
      || number % amount != 0) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--factors: %s needs its sign: %s:+%d or %s:-%d"), key,
                 key, amount, key, amount);
    return FALSE;
  }
  *times = (gint8) (number / amount);
  return TRUE;
}

static gboolean
read_times (MuWrgReactionFactor factor, const char *key, const char *value, gint8 *times,
            GError **error)
{
  gint64 number = 1;
  gint64 most = mu_wrg_reaction_factor_kind (factor) == MU_FACTOR_EACH ? TIMES_MOST : 1;
  g_autofree char *shown = g_strdup_printf ("--factors %s", key);
  if (value && !mu_read_number (shown, value, 1, most, &number, error))
    return FALSE;
  *times = (gint8) number;
  return TRUE;
}

static gboolean
find_factor (const char *key, MuWrgReactionFactor *factor, GError **error)
{
  for (int i = 0; i < MU_REACTION_FACTORS; i++)
    if (strcmp (key, mu_wrg_reaction_factor_key ((MuWrgReactionFactor) i)) == 0) {
      *factor = (MuWrgReactionFactor) i;
      return TRUE;
    }
  g_set_error (error, MU_CALL_ERROR, 0,
               _ ("--factors: “%s” is no factor; “muster help wrg reaction” lists them"), key);
  return FALSE;
}

static gboolean
read_factor (char *word, MuWrgReactionFacts *facts, GError **error)
{
  char *value = strchr (word, ':');
  if (value)
    *value++ = '\0';
  MuWrgReactionFactor factor;
  if (!find_factor (word, &factor, error))
    return FALSE;
  if (facts->times[factor] != 0) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--factors: %s is given twice"), word);
    return FALSE;
  }
  MuWrgFactorKind kind = mu_wrg_reaction_factor_kind (factor);
  return kind == MU_FACTOR_CHOICE || kind == MU_FACTOR_CHOICE_EACH
             ? read_choice (factor, word, value, &facts->times[factor], error)
             : read_times (factor, word, value, &facts->times[factor], error);
}

static gboolean
read_facts (const char *text, MuWrgReactionFacts *facts, GError **error)
{
  g_auto (GStrv) words = mu_read_words ("--factors", text, error);
  for (int i = 0; words && words[i]; i++)
    if (!read_factor (words[i], facts, error))
      return FALSE;
  MuWrgReactionFactor one, other;
  if (words && mu_wrg_reaction_facts_clash (facts, &one, &other)) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--factors: %s and %s cannot both hold"),
                 mu_wrg_reaction_factor_key (one), mu_wrg_reaction_factor_key (other));
    return FALSE;
  }
  return words != NULL;
}

/* wrg.reaction.dice: three dice, fewer for the reduced. */
static gboolean
read_dice (const char *text, gboolean regular, int *total, GError **error)
{
  g_auto (GStrv) words = mu_read_words ("--dice", text, error);
  MuDie die = mu_wrg_reaction_die (regular);
  if (words && g_strv_length (words) > DICE_MOST) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--dice: more than three dice in “%s”"), text);
    return FALSE;
  }
  for (int i = 0; words && words[i]; i++) {
    gint64 face;
    if (!mu_read_number ("--dice", words[i], 1, 6, &face, error))
      return FALSE;
    if (!mu_die_has_face (die, (int) face)) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("--dice: regulars throw average dice, which carry 2 to 5, not %s (%s)"),
                   words[i], mu_rule_id (MU_RULE_WRG_DICE));
      return FALSE;
    }
    *total += (int) face;
  }
  return words != NULL;
}

/* What was thrown, typed or rolled, and what it comes to. */
typedef struct {
  gboolean rolled;
  int face[DICE_MOST];
  int total;
  MuTrace trace;
} Test;

static int
roll_dice (MuCall *call, gboolean regular, Test *test)
{
  MuDice dice;
  int sum = 0;
  mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
  for (int i = 0; i < DICE_MOST; i++) {
    test->face[i]
        = mu_dice_roll (&dice, mu_wrg_reaction_die (regular), MU_ROLL_REACTION, MU_ROLL_NO_SUBJECT);
    sum += test->face[i];
  }
  test->rolled = TRUE;
  return sum;
}

static gboolean
take_test (MuCall *call, gboolean regular, Test *test, GError **error)
{
  const char *dice = mu_call_text (call, "dice");
  const char *factors = mu_call_text (call, "factors");
  MuWrgReactionFacts facts = { 0 };
  int thrown = 0;
  if (mu_call_has (call, "total")) {
    if (dice || factors) {
      g_set_error (error, MU_CALL_ERROR, 0,
                   _ ("--total is dice and factors together: it stands "
                      "alone"));
      return FALSE;
    }
    test->total = (int) mu_call_number (call, "total", 0);
    return TRUE;
  }
  if (factors && !read_facts (factors, &facts, error))
    return FALSE;
  if (dice && !read_dice (dice, regular, &thrown, error))
    return FALSE;
  if (!dice)
    thrown = roll_dice (call, regular, test);
  test->total = mu_wrg_reaction_total (thrown, &facts, &test->trace);
  return TRUE;
}

static MuWrgReactionSituation
read_situation (MuCall *call, const MuWrgTroop *troop)
{
  MuWrgReactionSituation situation = {
    .in_rout = mu_call_has (call, "in-rout"),
    .in_melee = mu_call_has (call, "in-melee"),
    .charged = mu_call_has (call, "charged"),
    .shot_down = mu_call_has (call, "shot-down"),
    .elephants = troop->type == MU_WRG_EL,
    .below_half = mu_call_has (call, "below-half"),
  };
  MuWrgOccasion usual = situation.in_rout   ? MU_OCCASION_RALLY
                        : situation.charged ? MU_OCCASION_CHARGED
                                            : MU_OCCASION_FIRST_DANGER;
  situation.occasion = (MuWrgOccasion) mu_call_number (call, "occasion", usual);
  return situation;
}

static void
put_answer (MuCall *call, const Test *test, int row, const MuWrgReactionResult *result)
{
  mu_out_number (call, "total", test->total);
  mu_out_number (call, "row", row);
  mu_out_text (call, "result", mu_wrg_reaction_act_words (result->act));
  if (test->rolled)
    mu_out_new_seed (call);
}

static void
say_answer (MuCall *call, const Test *test, int row, const MuWrgReactionResult *result)
{
  mu_say (call, "%s\n", _ (mu_wrg_reaction_act_words (result->act)));
  mu_say (call, _ ("  total %d: row %d  %s\n"), test->total, row,
          _ (mu_rule_section (result->rule)));
  if (result->periods > 0)
    mu_say (call, ngettext ("  for %d period\n", "  for %d periods\n", result->periods),
            result->periods);
  if (result->may_countercharge)
    mu_say (call, "  %s\n", _ ("may countercharge"));
  if (result->must_pursue)
    mu_say (call, "  %s\n", _ ("must pursue"));
  if (result->forbids_pursuit)
    mu_say (call, "  %s\n", _ ("may neither follow up nor pursue"));
  if (result->disordered)
    mu_say (call, "  %s\n", _ ("is disordered"));
  mu_say_trace (call, &test->trace);
  if (test->rolled)
    mu_say (call, _ ("Dice: %d, %d, %d (seed %" PRIu64 ")\n"), test->face[0], test->face[1],
            test->face[2], mu_call_seed (call));
}

MuExit
mu_run_wrg_reaction (MuCall *call)
{
  MuWrgTroop troop;
  GError *error = NULL;
  Test test = { 0 };
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  MuExit answer = mu_read_lawful_troop (mu_call_argument (call, 0), &troop);
  if (answer != MU_EXIT_DONE)
    return answer;
  if (!take_test (call, troop.regular, &test, &error))
    return mu_complain_error (error);

  MuOrder order = (MuOrder) mu_call_choice (call, "orders", MU_ORDER_ATTACK);
  MuWrgReactionSituation situation = read_situation (call, &troop);
  int row = mu_wrg_reaction_row (troop.regular, troop.class, test.total);
  MuWrgReactionResult result = mu_wrg_reaction_result (&readings, row, order, &troop, &situation);
  put_answer (call, &test, row, &result);
  say_answer (call, &test, row, &result);
  return MU_EXIT_DONE;
}
