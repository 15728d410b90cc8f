/* The day in words: what weather to expect, what comes and goes, wind, fog and
 * daylight. */
#include "app/sums/wrg/sums_weather.h"

/* --- what to expect ----------------------------------------------------- */

const MuField mu_weather_fields[] = {
  FIELD_REGION,
  FIELD_MONTH,
  FIELD_COUNTRY,
  FIELD_OUTSIDE,
  FIELD_ROLL (MU_ROLL_WEATHER, N_ ("the die, 1 to 6")),
  FIELDS_END,
};

static gboolean
is_open (const MuSumInput *input)
{
  MuBattleground place = mu_weather_place (input);
  return mu_wrg_weather_is_open (input->readings, &place);
}

int
mu_weather_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field, (void) die;
  return is_open (input) ? 1 : 0;
}

MuRule
mu_weather_closed (const MuSumInput *input, int field, int word)
{
  return mu_weather_place_closed (input, field, word);
}

/* wrg.weather.potential: no die where the house rules give fine weather. */
const char *
mu_weather_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  *rule = MU_RULE_WRG_WEATHER_POTENTIAL;
  return word < 0 && mu_field_is (input, field, "roll") && !is_open (input)
             ? N_ ("no die is thrown: by the house rules the weather is fine here")
             : NULL;
}

static MuWeather
expected (const MuSumTask *task, int face)
{
  MuBattleground place = mu_weather_place (task->input);
  return mu_wrg_weather_expected (task->readings, &place, face);
}

static const char *
expected_words (const MuSumTask *task, int face)
{
  switch (expected (task, face)) {
  case MU_FINE:
    return _ ("fine");
  case MU_RAIN:
    return _ ("rain to expect");
  case MU_SNOW:
    return _ ("snow to expect");
  case MU_WINDS:
    return _ ("strong winds to expect");
  case MU_RAIN_AND_WINDS:
    return _ ("rain and strong winds to expect");
  case MU_SNOW_AND_WINDS:
    return _ ("snow and strong winds to expect");
  }
  return "";
}

static void
note_weather (const MuSumTask *task, MuWeather weather, MuSumAnswer *answer)
{
  if (weather != MU_FINE)
    mu_sum_note (answer, "%s",
                 _ ("It begins on a 1 at the start of any period, the first too, and ceases on a "
                    "5 or 6."));
  else
    mu_sum_note (answer, "%s", _ ("It stays fine for the whole battle."));
  if (!is_open (task->input))
    mu_weather_note_reading (answer, mu_reading (task->readings, MU_READING_WEATHER)
                                         ? MU_READING_WEATHER
                                         : MU_READING_WEATHER_OUTSIDE);
}

/* wrg.weather.potential, wrg.weather.regions */
void
mu_weather_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_field_face (task->input, "roll");
  MuWeather weather = expected (task, face);
  mu_sum_result (answer, "weather", mu_weather_key (weather));
  mu_sum_headline (answer, "%s", expected_words (task, face));
  mu_weather_face_line (task->input, MU_RULE_WRG_WEATHER_POTENTIAL, answer);
  note_weather (task, weather, answer);
  if (face > 0)
    mu_weather_bars (task, answer, MU_DIE_ORDINARY, _ ("Chances of the weather"), expected_words);
}

/* --- this period -------------------------------------------------------- */

static const char *const coming_words[]
    = { "rain", "snow", "winds", "rain+winds", "snow+winds", NULL };
static const char *const coming_labels[]
    = { N_ ("Rain"),           N_ ("Snow"),           N_ ("Strong winds"),
        N_ ("Rain and winds"), N_ ("Snow and winds"), NULL };

const MuField mu_weather_period_fields[] = {
  NEED_CHOICE ("expected", N_ ("Weather expected"), N_ ("what the die at the start said"),
               coming_words, coming_labels),
  ASK_FLAG ("now", N_ ("Prevails already"), N_ ("it prevailed in the period before")),
  FIELD_ROLL (MU_ROLL_WEATHER, N_ ("the die, 1 to 6")),
  FIELDS_END,
};

/* wrg.weather.potential: switched off, nothing is expected. */
MuRule
mu_weather_period_closed (const MuSumInput *input, int field, int word)
{
  (void) word;
  return field == mu_sum_field (input->kind, "expected")
                 && mu_reading (input->readings, MU_READING_WEATHER)
             ? MU_RULE_WRG_WEATHER_POTENTIAL
             : MU_RULE_NONE;
}

static MuWrgChange
change (const MuSumTask *task, int face)
{
  return mu_wrg_weather_change (mu_sum_number (task->input, "now", 0) != 0, face);
}

static const char *
change_words (const MuSumTask *task, int face)
{
  gboolean now = mu_sum_number (task->input, "now", 0) != 0;
  switch (change (task, face)) {
  case MU_WRG_WEATHER_STAYS:
    return now ? _ ("it goes on") : _ ("it does not begin yet");
  case MU_WRG_WEATHER_BEGINS:
    return _ ("it begins");
  case MU_WRG_WEATHER_CEASES:
    return _ ("it ceases");
  }
  return "";
}

static void
note_combined (const MuSumTask *task, MuSumAnswer *answer)
{
  gboolean two = mu_sum_number (task->input, "expected", 0) >= 3;
  if (two && mu_reading (task->readings, MU_READING_WEATHER_DICE))
    mu_sum_note (answer, "%s", _ ("By the house rules the wind has a die of its own."));
}

/* wrg.weather.potential */
void
mu_weather_period_work (const MuSumTask *task, MuSumAnswer *answer)
{
  static const char *const keys[] = {
    [MU_WRG_WEATHER_STAYS] = "stays",
    [MU_WRG_WEATHER_BEGINS] = "begins",
    [MU_WRG_WEATHER_CEASES] = "ceases",
  };
  int face = mu_field_face (task->input, "roll");
  gboolean now = mu_sum_number (task->input, "now", 0) != 0;
  MuWrgChange what = change (task, face);
  mu_sum_result (answer, "change", keys[what]);
  mu_weather_yes_no (answer, "now",
                     what == MU_WRG_WEATHER_BEGINS || (now && what == MU_WRG_WEATHER_STAYS));
  mu_sum_headline (answer, "%s", change_words (task, face));
  mu_weather_line (answer, MU_RULE_WRG_WEATHER_POTENTIAL, face);
  note_combined (task, answer);
  mu_weather_bars (task, answer, MU_DIE_ORDINARY, _ ("Chances of this period"), change_words);
}

/* --- wind --------------------------------------------------------------- */

const MuField mu_wind_fields[] = {
  FIELD_REGION,
  ASK_NUMBER ("rains", N_ ("Times that rain started"),
              N_ ("times that rain has started so far; each shifts the wind"), 0, 12, 0),
  FIELD_ROLL (MU_ROLL_WEATHER, N_ ("the die, 1 to 6, in Europe")),
  FIELDS_END,
};

int
mu_wind_dice (const MuSumInput *input, int field, MuDie *die)
{
  MuBattleground place = mu_weather_place (input);
  (void) field, (void) die;
  return mu_wrg_wind_is_diced (&place) ? 1 : 0;
}

/* wrg.weather.potential: switched off, no wind is strong enough to matter. */
MuRule
mu_wind_closed (const MuSumInput *input, int field, int word)
{
  (void) field, (void) word;
  return mu_reading (input->readings, MU_READING_WEATHER) ? MU_RULE_WRG_WEATHER_POTENTIAL
                                                          : MU_RULE_NONE;
}

/* wrg.weather.wind.direction */
const char *
mu_wind_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  MuBattleground place = mu_weather_place (input);
  *rule = MU_RULE_WRG_WEATHER_WIND_DIRECTION;
  return word < 0 && !mu_field_is (input, field, "region") && !mu_wrg_wind_is_diced (&place)
             ? N_ ("winds there come from the north-east, without a die")
             : NULL;
}

/* wrg.weather.wind.direction: after that many shifts */
static MuCompass
wind_of (const MuSumTask *task, int face)
{
  MuBattleground place = mu_weather_place (task->input);
  gint64 rains = mu_wrg_wind_is_diced (&place) ? mu_sum_number (task->input, "rains", 0) : 0;
  MuCompass from = mu_wrg_wind_from (task->readings, &place, face);
  for (gint64 i = 0; i < rains; i++)
    from = mu_wrg_wind_shifted (from);
  return from;
}

static const char *
wind_words (const MuSumTask *task, int face)
{
  return _ (mu_point_labels[wind_of (task, face)]);
}

void
mu_wind_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_field_face (task->input, "roll");
  MuCompass from = wind_of (task, face);
  MuCompass to = (MuCompass) ((from + MU_COMPASS_POINTS / 2) % MU_COMPASS_POINTS);
  mu_sum_result (answer, "from", mu_compass_key (from));
  mu_sum_result (answer, "downwind", mu_compass_key (to));
  mu_sum_headline (answer, "%s", wind_words (task, face));
  mu_sum_detail (answer, _ ("the wind comes from there; downwind is %s"), _ (mu_point_labels[to]));
  mu_weather_face_line (task->input, MU_RULE_WRG_WEATHER_WIND_DIRECTION, answer);
  if (face > 0)
    mu_weather_bars (task, answer, MU_DIE_ORDINARY, _ ("Chances of the wind"), wind_words);
}

/* --- fog ---------------------------------------------------------------- */

const MuField mu_fog_fields[] = {
  FIELD_REGION,
  FIELD_MONTH,
  FIELD_COUNTRY,
  FIELD_OUTSIDE,
  ASK_FLAG ("coast", N_ ("On the coast"), N_ ("on the coast")),
  ASK_FLAG ("winds", N_ ("Strong winds"), N_ ("strong winds blow as the battle begins")),
  FIELD_ROLL (MU_ROLL_WEATHER, N_ ("the die, 1 to 6, where fog may lie")),
  FIELDS_END,
};

static gboolean
fog_is_diced (const MuReadings *readings, const MuSumInput *input)
{
  MuBattleground place = mu_weather_place (input);
  return mu_wrg_fog_is_diced (readings, &place, mu_sum_number (input, "winds", 0) != 0);
}

int
mu_fog_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field, (void) die;
  return fog_is_diced (input->readings, input) ? 1 : 0;
}

/* wrg.weather.fog: a die only where and when fog may lie. */
const char *
mu_fog_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  *rule = MU_RULE_WRG_WEATHER_FOG;
  if (word >= 0 || !mu_field_is (input, field, "roll") || fog_is_diced (input->readings, input))
    return NULL;
  return mu_reading (input->readings, MU_READING_FOG)
             ? N_ ("no die is thrown: the house rules have no fog")
             : N_ ("no die is thrown for fog at this place and time of year, or in strong winds");
}

/* wrg.weather.potential: no strong winds where the weather is always fine. */
MuRule
mu_fog_closed (const MuSumInput *input, int field, int word)
{
  if (mu_field_is (input, field, "winds") && mu_reading (input->readings, MU_READING_WEATHER))
    return MU_RULE_WRG_WEATHER_POTENTIAL;
  return mu_weather_place_closed (input, field, word);
}

static gboolean
lies (const MuSumTask *task, int face)
{
  return fog_is_diced (task->readings, task->input) && mu_wrg_fog_settles (face);
}

static const char *
fog_words (const MuSumTask *task, int face)
{
  return lies (task, face) ? _ ("fog") : _ ("no fog");
}

/* wrg.weather.fog */
void
mu_fog_work (const MuSumTask *task, MuSumAnswer *answer)
{
  int face = mu_field_face (task->input, "roll");
  mu_weather_yes_no (answer, "fog", lies (task, face));
  mu_sum_headline (answer, "%s", fog_words (task, face));
  if (lies (task, face))
    mu_sum_note (answer, "%s",
                 _ ("Nobody sees further than 100 paces in the first three periods."));
  else if (mu_reading (task->readings, MU_READING_FOG))
    mu_weather_note_reading (answer, MU_READING_FOG);
  else if (!fog_is_diced (task->readings, task->input))
    mu_sum_note (answer, "%s",
                 _ ("No die is thrown for fog at this place and time of year, or in strong "
                    "winds."));
  mu_weather_face_line (task->input, MU_RULE_WRG_WEATHER_FOG, answer);
  mu_weather_bars (task, answer, MU_DIE_ORDINARY, _ ("Chances of fog"), fog_words);
}

/* --- daylight ----------------------------------------------------------- */

const MuField mu_daylight_fields[] = {
  FIELD_MONTH,
  ASK_NUMBER ("period", N_ ("Period of the battle"), N_ ("the period of the battle, from 1"), 1, 24,
              1),
  ASK_FLAG ("late", N_ ("Begins later in the day"), N_ ("a die says how many periods are gone")),
  FIELD_ROLL (MU_ROLL_OTHER, N_ ("that die, 1 to 6")),
  FIELDS_END,
};

/* Those who throw the die take the option; a house rule may take it for all. */
static gboolean
is_late (const MuSumInput *input)
{
  return mu_sum_number (input, "late", 0) != 0
         || mu_reading (input->readings, MU_READING_NIGHT_START);
}

int
mu_daylight_dice (const MuSumInput *input, int field, MuDie *die)
{
  (void) field, (void) die;
  return is_late (input) ? 1 : 0;
}

/* wrg.weather.night.daylight */
const char *
mu_daylight_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  *rule = MU_RULE_WRG_WEATHER_NIGHT_DAYLIGHT;
  return word < 0 && mu_field_is (input, field, "roll") && !is_late (input)
             ? N_ ("no die is thrown for a battle that begins with the day")
             : NULL;
}

/* wrg.weather.night.daylight */
static MuWrgDay
day_of (const MuSumTask *task)
{
  MuReadings option = { 0 };
  option.choice[MU_READING_NIGHT_START] = is_late (task->input);
  return (MuWrgDay){
    .place = mu_weather_place (task->input),
    .gone = mu_wrg_periods_gone (&option, mu_field_face (task->input, "roll")),
    .period = (int) mu_sum_number (task->input, "period", 1),
  };
}

static void
tell_hour (const MuSumTask *task, const MuWrgDay *day, int left, MuSumAnswer *answer)
{
  gboolean over = mu_wrg_period_of_day (day) > mu_wrg_daylight_periods (day->place.month);
  mu_weather_yes_no (answer, "night", mu_wrg_is_night (task->readings, day));
  if (!over)
    mu_sum_detail (answer, ngettext ("%d more after this one", "%d more after this one", left),
                   left);
  else if (mu_wrg_is_night (task->readings, day))
    mu_sum_detail (answer, "%s", _ ("it is night"));
  else
    mu_sum_detail (answer, "%s", _ ("the day is over"));
}

static void
note_daylight (const MuSumTask *task, const MuWrgDay *day, MuSumAnswer *answer)
{
  if (mu_reading (task->readings, MU_READING_NIGHT_START)
      && mu_sum_number (task->input, "late", 0) == 0)
    mu_weather_note_reading (answer, MU_READING_NIGHT_START);
  if (mu_reading (task->readings, MU_READING_NIGHT))
    mu_weather_note_reading (answer, MU_READING_NIGHT);
  else if (mu_wrg_is_night (task->readings, day))
    mu_sum_note (answer, "%s", _ ("Fighting normally ends at nightfall."));
}

/* wrg.weather.night.daylight, wrg.weather.night.limits */
void
mu_daylight_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgDay day = day_of (task);
  int periods = mu_wrg_daylight_periods (day.place.month);
  int left = MAX (periods - mu_wrg_period_of_day (&day), 0);
  mu_sum_result_number (answer, "periods", periods);
  mu_sum_result_number (answer, "gone", day.gone);
  mu_sum_result_number (answer, "left", left);
  mu_sum_headline (answer, ngettext ("%d period of daylight", "%d periods of daylight", periods),
                   periods);
  tell_hour (task, &day, left, answer);
  note_daylight (task, &day, answer);
  mu_weather_line (answer, MU_RULE_WRG_WEATHER_NIGHT_DAYLIGHT, periods);
}
