/* What the siege sums share. */
#include <string.h>

#include "app/sums/wrg/siege/siege.h"
#include "rules/wrg/fight/random.h"

const char *const mu_siege_overhead_words[] = { "overhead", "overhead-many", NULL };
const char *const mu_siege_overhead_labels[]
    = { N_ ("over others' heads"), N_ ("over more than one rank of friends"), NULL };

/* wrg.weather.potential, wrg.weather.sun, wrg.weather.drought, wrg.weather.night.drift */
static const struct {
  const char *key;
  int word;
  MuReading left_out_by;
  MuRule rule;
} weather_table[] = {
  { "rained", -1, MU_READING_WEATHER, MU_RULE_WRG_WEATHER_POTENTIAL },
  { "rain", -1, MU_READING_WEATHER, MU_RULE_WRG_WEATHER_POTENTIAL },
  { "strong-wind", -1, MU_READING_WEATHER, MU_RULE_WRG_WEATHER_POTENTIAL },
  { "drought", -1, MU_READING_DROUGHT, MU_RULE_WRG_WEATHER_DROUGHT },
  { "unlit", -1, MU_READING_NIGHT, MU_RULE_WRG_WEATHER_NIGHT_DRIFT },
  { "weather", 0, MU_READING_WEATHER, MU_RULE_WRG_WEATHER_POTENTIAL },
  { "weather", 1, MU_READING_WEATHER, MU_RULE_WRG_WEATHER_POTENTIAL },
  { "weather", 2, MU_READING_SUN, MU_RULE_WRG_WEATHER_SUN },
  { "weather", 3, MU_READING_DROUGHT, MU_RULE_WRG_WEATHER_DROUGHT },
};

MuRule
mu_siege_weather_closed (const MuSumInput *input, int field, int word)
{
  for (guint i = 0; i < G_N_ELEMENTS (weather_table); i++)
    if (mu_field_is (input, field, weather_table[i].key) && word == weather_table[i].word
        && mu_reading (input->readings, weather_table[i].left_out_by))
      return weather_table[i].rule;
  return MU_RULE_NONE;
}

const MuTroop *
mu_siege_troop (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given ? &value->troop : NULL;
}

int
mu_siege_random (const MuSumInput *input, const MuTroop *shooter)
{
  return mu_wrg_random_shoot ((MuTroopClass) shooter->class, mu_field_face (input, "minus"),
                              mu_field_face (input, "plus"));
}

/* wrg.random.dice: the minus die is always an average one */
MuDie
mu_siege_random_die (const MuSumInput *input, int field, const MuTroop *shooter)
{
  if (mu_field_is (input, field, "minus") || !shooter)
    return MU_DIE_AVERAGE;
  return mu_wrg_random_plus_die (shooter->regular);
}

int
mu_siege_shooter_dice (const MuSumInput *input, int field, MuDie *die)
{
  *die = mu_siege_random_die (input, field, mu_siege_troop (input, "shooter"));
  return 1;
}

void
mu_siege_yes_or_no (MuSumAnswer *answer, const char *key, gboolean yes)
{
  mu_sum_result (answer, key, yes ? "yes" : "no");
}

void
mu_siege_sum (MuSumAnswer *answer, const MuWrgSum *sum, const char *last_key)
{
  mu_sum_result_number (answer, "weapon", sum->weapon);
  mu_sum_result_number (answer, "tactical", sum->tactical);
  mu_sum_result_number (answer, "random", sum->random);
  mu_sum_result_number (answer, "factor", sum->factor);
  mu_sum_result_number (answer, last_key, sum->casualties);
}

void
mu_siege_lose (const MuSumInput *input, MuSumAnswer *answer, const char *key, int casualties)
{
  if (!mu_sum_value (input, key)->given)
    return;
  answer->losses = casualties;
  answer->losses_field = mu_sum_field (input->kind, key);
}

/* --- chances ------------------------------------------------------------ */

#define FACES 6

/* wrg.dice: an average die carries 2, 3, 3, 4, 4, 5 */
static guint64
ways_of_face (MuDie die, int face)
{
  if (!mu_die_has_face (die, face))
    return 0;
  return die == MU_DIE_AVERAGE && (face == 3 || face == 4) ? 2 : 1;
}

typedef struct {
  int count;
  guint64 ways;
} Outcome;

static int
by_count (gconstpointer a, gconstpointer b)
{
  return ((const Outcome *) a)->count - ((const Outcome *) b)->count;
}

static void
tally (GArray *outcomes, int count, guint64 ways)
{
  for (guint i = 0; i < outcomes->len; i++) {
    Outcome *outcome = &g_array_index (outcomes, Outcome, i);
    if (outcome->count == count) {
      outcome->ways += ways;
      return;
    }
  }
  const Outcome outcome = { count, ways };
  if (ways > 0)
    g_array_append_val (outcomes, outcome);
}

void
mu_siege_bars_of_two (MuSumAnswer *answer, MuDie plus_die, MuSiegeOutcome outcome,
                      gconstpointer context, int now)
{
  g_autoptr (GArray) outcomes = g_array_new (FALSE, FALSE, sizeof (Outcome));
  for (int minus = 1; minus <= FACES; minus++)
    for (int plus = 1; plus <= FACES; plus++) {
      const guint64 ways = ways_of_face (MU_DIE_AVERAGE, minus) * ways_of_face (plus_die, plus);
      tally (outcomes, outcome (context, minus, plus), ways);
    }
  g_array_sort (outcomes, by_count);
  answer->odds_title = g_strdup (_ ("Chances of this throw"));
  for (guint i = 0; i < outcomes->len; i++) {
    const Outcome *bar = &g_array_index (outcomes, Outcome, i);
    g_autofree char *label = g_strdup_printf ("%d", bar->count);
    mu_sum_bar (answer, label, bar->ways, FACES * FACES, bar->count == now);
  }
}

void
mu_siege_bars_of_one (MuSumAnswer *answer, const char *from, const char *below, int least, int face)
{
  const guint64 ways = (guint64) (FACES + 1 - least);
  answer->odds_title = g_strdup (_ ("Chances of this throw"));
  mu_sum_bar (answer, from, ways, FACES, face >= least);
  mu_sum_bar (answer, below, FACES - ways, FACES, face < least);
}
