/* Small dice of night and snow. */
#include "app/sums/wrg/sums_weather.h"

const MuField mu_night_drift_fields[] = {
  FIELD_TROOP,
  FIELD_ROLL (MU_ROLL_OTHER, N_ ("the die: an average one for regulars")),
  FIELDS_END,
};

int
mu_night_drift_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field;
  *die = mu_wrg_drift_die (mu_weather_troop (input).regular);
  return 1;
}

static const char *
drift_words (const MuSumTask *task, int face)
{
  int drift = mu_wrg_drift (face);
  (void) task;
  if (drift == 0)
    return _ ("straight on");
  return drift < 0 ? _ ("to the left") : _ ("to the right");
}

/* Nothing is asked of a rule that the club does not play. */
static gboolean
refuse_left_out (const MuSumTask *task, MuReading reading, MuRule rule, MuSumAnswer *answer)
{
  if (!mu_reading (task->readings, reading))
    return FALSE;
  mu_sum_refuse (answer, rule, _ ("By the house rules: %s"), _ (mu_reading_words (reading, 1)));
  return TRUE;
}

/* wrg.weather.night.drift */
void
mu_night_drift_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_field_face (task->input, "roll");
  int drift = mu_wrg_drift (face);
  if (refuse_left_out (task, MU_READING_NIGHT, MU_RULE_WRG_WEATHER_NIGHT_DRIFT, answer))
    return;
  mu_sum_result (answer, "drift", drift < 0 ? "left" : drift > 0 ? "right" : "none");
  mu_sum_result_number (answer, "paces", ABS (drift));
  mu_sum_headline (answer, "%s", drift_words (task, face));
  if (drift != 0)
    mu_sum_detail (answer, _ ("%d paces"), ABS (drift));
  mu_weather_face_line (task->input, MU_RULE_WRG_WEATHER_NIGHT_DRIFT, answer);
  mu_sum_note (answer, _ ("Within %d paces of a fire or a torch nobody strays."),
               MU_WRG_LIGHT_REACH);
  mu_weather_bars (task, answer, mu_wrg_drift_die (mu_weather_troop (task->input).regular),
                   _ ("Chances of straying"), drift_words);
}

const MuField mu_camp_fields[] = {
  FIELD_TROOP,
  ASK_NUMBER ("units", N_ ("Units in camp"), N_ ("units of the army in camp"), 1, 200, 10),
  FIELDS_END,
};

/* wrg.weather.night.camp */
void
mu_camp_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int units = (int) mu_sum_number (task->input, "units", 1);
  if (refuse_left_out (task, MU_READING_NIGHT, MU_RULE_WRG_WEATHER_NIGHT_CAMP, answer))
    return;
  int guards = mu_wrg_camp_guards (units);
  int quarters = mu_wrg_camp_forming (mu_weather_troop (task->input).regular);
  mu_sum_result_number (answer, "guards", guards);
  mu_sum_result_number (answer, "quarters", quarters);
  mu_sum_result_number (answer, "seen-at", MU_WRG_SENTRY_SEES);
  mu_sum_headline (
      answer, ngettext ("%d unit at most on guard", "%d units at most on guard", guards), guards);
  mu_sum_detail (answer, "%s",
                 quarters == 2 ? _ ("the others form up in half a period")
                               : _ ("the others form up in a whole period"));
  mu_sum_note (answer, _ ("Sentries see the enemy at %d paces."), MU_WRG_SENTRY_SEES);
  mu_weather_line (answer, MU_RULE_WRG_WEATHER_NIGHT_CAMP, guards);
}

const MuField mu_precipice_fields[] = {
  ASK_NUMBER ("snowed", N_ ("Periods of snow"),
              N_ ("periods of snow so far, with this one; else enough of them"), 0, 24, 4),
  ASK_FLAG ("falling", N_ ("Snow falls now"), N_ ("snow falls this period")),
  FIELD_ROLL (MU_ROLL_OTHER, N_ ("the die, 1 to 6, each time the body moves")),
  FIELDS_END,
};

/* wrg.weather.snow.precipice, in either reading */
static gboolean
is_slippery (const MuSumInput *input)
{
  gboolean falling = mu_field_holds (input, "falling");
  int snowed = (int) mu_sum_number (input, "snowed", 24);
  MuWrgDay day = { .snow = falling, .snow_periods = MAX (snowed, falling ? 1 : 0) };
  return mu_wrg_path_is_slippery (input->readings, &day);
}

int
mu_precipice_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field, (void) die;
  return is_slippery (input) ? 1 : 0;
}

MuRule
mu_precipice_closed (const MuSumInput *input, int field, int word)
{
  (void) field, (void) word;
  return mu_reading (input->readings, MU_READING_WEATHER) ? MU_RULE_WRG_WEATHER_POTENTIAL
                                                          : MU_RULE_NONE;
}

/* wrg.weather.snow.precipice */
const char *
mu_precipice_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  *rule = MU_RULE_WRG_WEATHER_SNOW_PRECIPICE;
  return word < 0 && mu_field_is (input, field, "roll") && !is_slippery (input)
             ? N_ ("no die is thrown where no snow has made the path slippery")
             : NULL;
}

static const char *
fall_words (const MuSumTask *task, int face)
{
  (void) task;
  return face > 0 && mu_wrg_precipice_loss (face) > 0 ? _ ("one figure or model falls")
                                                      : _ ("nobody falls");
}

/* wrg.weather.snow.precipice */
void
mu_precipice_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_field_face (task->input, "roll");
  if (refuse_left_out (task, MU_READING_WEATHER, MU_RULE_WRG_WEATHER_POTENTIAL, answer))
    return;
  mu_sum_result_number (answer, "lost", face > 0 ? mu_wrg_precipice_loss (face) : 0);
  mu_sum_headline (answer, "%s", fall_words (task, face));
  mu_weather_face_line (task->input, MU_RULE_WRG_WEATHER_SNOW_PRECIPICE, answer);
  mu_sum_note (answer, "%s",
               mu_reading (task->readings, MU_READING_SNOW_PRECIPICE)
                   ? _ ("By the house rules only after three periods of snow.")
                   : _ ("Only on a mountain path with a drop, once snow has fallen."));
  if (face > 0)
    mu_weather_bars (task, answer, MU_DIE_ORDINARY, _ ("Chances of a fall"), fall_words);
}
