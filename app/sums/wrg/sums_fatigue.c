/* Fitness and fatigue in words. */
#include "app/sums/wrg/sums_weather.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/nerve/fatigue.h"

const MuField mu_fitness_fields[] = {
  FIELD_TROOP,
  ASK_FLAG ("marched", N_ ("Forced or flank march"), N_ ("it came by forced march or flank march")),
  ASK_NUMBER ("exerted", N_ ("Periods of exertion"),
              N_ ("periods in which it fought, was shot at or moved"), 0, 40, 0),
  ASK_NUMBER ("hurried", N_ ("Of these, faster than normal"),
              N_ ("of these, those in which it went further than a normal move"), 0, 40, 0),
  FIELDS_END,
};

static const char *const state_keys[] = {
  [MU_WRG_FRESH] = "fresh",
  [MU_WRG_TIRED] = "tired",
  [MU_WRG_EXHAUSTED] = "exhausted",
};

/* Whoever asks wants to know what the optional rule says, used or not. */
static MuWrgFitness
fitness_if_used (const MuReadings *readings, int value)
{
  MuReadings used = { 0 };
  if (readings)
    used = *readings;
  used.choice[MU_READING_FATIGUE] = 1;
  return mu_wrg_fitness (&used, value);
}

void
mu_weather_note_fatigue (const MuSumTask *task, MuSumAnswer *answer)
{
  if (!mu_reading (task->readings, MU_READING_FATIGUE))
    mu_sum_note (answer, "%s", _ ("Fatigue counts only where the house rules say so."));
}

static const char *
state_words (MuWrgFitness fitness)
{
  switch (fitness) {
  case MU_WRG_FRESH:
    return _ ("fresh");
  case MU_WRG_TIRED:
    return _ ("tired");
  case MU_WRG_EXHAUSTED:
    return _ ("exhausted");
  }
  return "";
}

/* wrg.fatigue.loss: each period for itself */
static int
lost (int exerted, int hurried)
{
  return (exerted - hurried) * mu_wrg_fitness_loss (true, false, 0, 0)
         + hurried * mu_wrg_fitness_loss (false, false, 1, 0);
}

/* wrg.fatigue.initial */
void
mu_fitness_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuTroop troop = mu_weather_troop (task->input);
  int exerted = (int) mu_sum_number (task->input, "exerted", 0);
  int hurried = (int) mu_sum_number (task->input, "hurried", 0);
  if (hurried > exerted) {
    mu_sum_refuse (answer, MU_RULE_WRG_FATIGUE_LOSS,
                   _ ("%d periods faster than normal are more than %d periods of exertion"),
                   hurried, exerted);
    return;
  }
  int start = mu_wrg_fitness_start (task->readings, &troop,
                                    mu_sum_number (task->input, "marched", 0) != 0, &answer->trace);
  int value = start;
  if (exerted > 0)
    value += mu_trace_add (&answer->trace, MU_RULE_WRG_FATIGUE_LOSS, -lost (exerted, hurried));
  MuWrgFitness fitness = fitness_if_used (task->readings, value);
  mu_sum_result_number (answer, "start", start);
  mu_sum_result_number (answer, "fitness", value);
  mu_sum_result (answer, "state", state_keys[fitness]);
  mu_sum_headline (answer, _ ("fitness %d"), value);
  mu_sum_detail (answer, "%s", state_words (fitness));
  if (troop.class == MU_CLASS_D)
    mu_sum_note (answer, "%s", _ ("Class D starts 2 lower."));
  if (mu_sum_number (task->input, "marched", 0) != 0)
    mu_sum_note (answer, "%s", _ ("After a forced or flank march it starts 2 lower."));
  mu_weather_note_fatigue (task, answer);
}

/* --- effects ------------------------------------------------------------ */

const MuField mu_fatigue_fields[] = {
  FIELD_TROOP,
  NEED_NUMBER ("fitness", N_ ("Fitness"), N_ ("its fitness now"), -40, 12, 0),
  ASK_DIE ("minus", N_ ("Minus die"), N_ ("the minus die of a random factor, 2 to 5"),
           MU_ROLL_OTHER),
  ASK_DIE ("plus", N_ ("Plus die"), N_ ("the plus die of a random factor"), MU_ROLL_OTHER),
  FIELDS_END,
};

/* Thrown for the shot or the blow, not for this sum: never rolled here. */
int
mu_fatigue_dice (const MuSumInput *input, int field, MuDie *die)
{
  gboolean minus = field == mu_sum_field (input->kind, "minus");
  *die = minus ? MU_DIE_AVERAGE : mu_wrg_random_plus_die (mu_weather_troop (input).regular);
  return 0;
}

static int
paces_of (const MuSumTask *task, MuWrgFitness fitness, MuWrgMarchKind kind)
{
  MuWrgMarch march = { .type = (MuTroopType) mu_weather_troop (task->input).type,
                       .kind = kind,
                       .fitness = fitness };
  int paces = 0;
  return mu_wrg_march (&march, &paces, NULL) == MU_RULE_NONE ? paces : 0;
}

static void
put_random (const MuSumTask *task, const MuWrgFatigue *fatigue, MuSumAnswer *answer)
{
  const MuFieldValue *minus = mu_sum_value (task->input, "minus");
  const MuFieldValue *plus = mu_sum_value (task->input, "plus");
  if (!fatigue->full_minus || !minus->given || !plus->given)
    return;
  int random = mu_wrg_random_tired (minus->faces[0], plus->faces[0]);
  mu_sum_result_number (answer, "random", random);
  mu_sum_note (answer, _ ("With these dice the random factor is %d."), random);
}

static void
put_effects (const MuWrgFatigue *fatigue, MuSumAnswer *answer)
{
  if (fatigue->worn_out)
    mu_sum_note (answer, "%s", _ ("It cannot fight, shoot or move."));
  if (fatigue->slow)
    mu_sum_note (answer, "%s", _ ("Changes of direction and formation take twice as long."));
  if (fatigue->full_minus)
    mu_sum_note (answer, "%s",
                 _ ("No plus random factor counts, and the whole of a minus one, whatever the "
                    "class."));
  if (fatigue->rule != MU_RULE_NONE)
    mu_weather_line (answer, fatigue->rule, fatigue->reaction);
}

/* wrg.fatigue.zero, wrg.fatigue.exhausted */
void
mu_fatigue_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int value = (int) mu_sum_number (task->input, "fitness", 0);
  MuWrgFitness fitness = fitness_if_used (task->readings, value);
  MuWrgFatigue fatigue = mu_wrg_fatigue (fitness);
  int move = paces_of (task, fitness, MU_WRG_MARCH_NORMAL);
  int charge = paces_of (task, fitness, MU_WRG_MARCH_CHARGE);
  mu_sum_result (answer, "state", state_keys[fitness]);
  mu_sum_result_number (answer, "reaction", fatigue.reaction);
  mu_sum_result_number (answer, "move", move);
  mu_sum_result_number (answer, "charge", charge);
  mu_sum_headline (answer, "%s", state_words (fitness));
  mu_sum_detail (answer, _ ("reaction %+d, moves %d paces, charges %d"), fatigue.reaction, move,
                 charge);
  put_effects (&fatigue, answer);
  put_random (task, &fatigue, answer);
  mu_weather_note_fatigue (task, answer);
}
