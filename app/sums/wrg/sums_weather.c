/* See sum.h. The sums of weather, fatigue and movement, gathered; and what they
 * share. */
#include "app/sums/wrg/sums_weather.h"

const char *const mu_region_words[] = { "mediterranean", "northern", NULL };
const char *const mu_region_labels[]
    = { N_ ("Mediterranean, Middle East or the Indo-Persian border"),
        N_ ("Europe north of the Alps and Pyrenees, west of the Elbe"), NULL };
const char *const mu_country_words[] = { "plain", "mountain", "desert", "steppe", NULL };
const char *const mu_country_labels[]
    = { N_ ("Plain"), N_ ("Mountains"), N_ ("Desert"), N_ ("Steppe"), NULL };
const char *const mu_sky_words[]
    = { "fine", "rain", "snow", "winds", "rain+winds", "snow+winds", NULL };
const char *const mu_sky_labels[]
    = { N_ ("Fine"),           N_ ("Rain"),           N_ ("Snow"), N_ ("Strong winds"),
        N_ ("Rain and winds"), N_ ("Snow and winds"), NULL };
const char *const mu_point_words[]
    = { "north",      "north-east", "east",       "south-east", "south",
        "south-west", "west",       "north-west", NULL };
const char *const mu_point_labels[] = { N_ ("North"),      N_ ("North-east"), N_ ("East"),
                                        N_ ("South-east"), N_ ("South"),      N_ ("South-west"),
                                        N_ ("West"),       N_ ("North-west"), NULL };
const char *const mu_hindrance_words[] = { "difficult", "disordered", "tired", NULL };
const char *const mu_hindrance_labels[]
    = { N_ ("Difficult terrain"), N_ ("Disordered"), N_ ("Tired"), NULL };

/* The number of a field that the kind may lack. */
static int
number_if_any (const MuSumInput *input, const char *key, int fallback)
{
  return mu_sum_field (input->kind, key) < 0 ? fallback
                                             : (int) mu_sum_number (input, key, fallback);
}

MuBattleground
mu_weather_place (const MuSumInput *input)
{
  return (MuBattleground){
    .region = (MuRegion) number_if_any (input, "region", MU_REGION_MEDITERRANEAN),
    .country = (MuCountry) number_if_any (input, "country", MU_COUNTRY_PLAIN),
    .month = number_if_any (input, "month", 6),
    .outside = number_if_any (input, "outside", 0) != 0,
    .coast = number_if_any (input, "coast", 0) != 0,
  };
}

MuRule
mu_weather_place_closed (const MuSumInput *input, int field, int word)
{
  MuBattleground place = mu_weather_place (input);
  if (word >= 0)
    place.country = (MuCountry) word;
  return mu_field_is (input, field, "country") ? mu_wrg_place_refused (&place) : MU_RULE_NONE;
}

void
mu_weather_note_reading (MuSumAnswer *answer, MuReading which)
{
  mu_sum_note (answer, _ ("By the house rules: %s."), _ (mu_reading_words (which, 1)));
}

MuWrgHindrance
mu_weather_hindrance (const MuSumInput *input)
{
  return (MuWrgHindrance){
    .difficult = mu_field_has (input, "slowed-by", 0),
    .disordered = mu_field_has (input, "slowed-by", 1),
    .tired = mu_field_has (input, "slowed-by", 2),
  };
}

MuTroop
mu_weather_troop (const MuSumInput *input)
{
  return mu_sum_value (input, "troop")->troop;
}

void
mu_weather_yes_no (MuSumAnswer *answer, const char *key, gboolean yes)
{
  mu_sum_result (answer, key, yes ? "yes" : "no");
}

void
mu_weather_line (MuSumAnswer *answer, MuRule rule, int amount)
{
  answer->compared = TRUE;
  mu_trace_add (&answer->trace, rule, amount);
}

#define SIDES 6

/* wrg.dice */
static const guint8 sides[][SIDES] = {
  [MU_DIE_ORDINARY] = { 1, 2, 3, 4, 5, 6 },
  [MU_DIE_AVERAGE] = { 2, 3, 3, 4, 4, 5 },
};

typedef const char *(*LabelOf) (const MuSumTask *task, int face);

/* Sides of the die, from this one on, that do the same. */
static int
ways_from (const MuSumTask *task, LabelOf label_of, MuDie die, int first, const char *label)
{
  int ways = 0;
  for (int i = first; i < SIDES; i++)
    ways += g_str_equal (label_of (task, sides[die][i]), label);
  return ways;
}

void
mu_weather_bars (const MuSumTask *task, MuSumAnswer *answer, MuDie die, const char *title,
                 LabelOf label_of)
{
  if (!task->odds)
    return;
  const char *now = label_of (task, mu_field_face (task->input, "roll"));
  answer->odds_title = g_strdup (title);
  for (int i = 0; i < SIDES; i++) {
    const char *label = label_of (task, sides[die][i]);
    int ways = ways_from (task, label_of, die, 0, label);
    if (ways == ways_from (task, label_of, die, i, label)) /* the first of them */
      mu_sum_bar (answer, label, (guint64) ways, SIDES, g_str_equal (label, now));
  }
}

void
mu_weather_face_line (const MuSumInput *input, MuRule rule, MuSumAnswer *answer)
{
  if (mu_field_face (input, "roll") > 0)
    mu_weather_line (answer, rule, mu_field_face (input, "roll"));
}

/* --- the table ---------------------------------------------------------- */

#define PARTS(name) .fields = mu_##name##_fields, .work = mu_##name##_work

const MuSumKind mu_sums_weather[] = {
  { .key = "weather",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Weather to expect"),
    .summary = N_ ("the weather to expect"),
    .more = "",
    .has_odds = TRUE,
    .dice = mu_weather_dice,
    .closed = mu_weather_closed,
    .idle = mu_weather_idle,
    PARTS (weather) },
  { .key = "weather-period",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Weather this period"),
    .summary = N_ ("whether the weather begins or ceases this period"),
    .more = "",
    .has_odds = TRUE,
    .closed = mu_weather_period_closed,
    PARTS (weather_period) },
  { .key = "wind",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Wind"),
    .summary = N_ ("where the wind comes from"),
    .more = "",
    .has_odds = TRUE,
    .dice = mu_wind_dice,
    .closed = mu_wind_closed,
    .idle = mu_wind_idle,
    PARTS (wind) },
  { .key = "fog",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Fog"),
    .summary = N_ ("whether fog lies as the battle begins"),
    .more = "",
    .has_odds = TRUE,
    .dice = mu_fog_dice,
    .closed = mu_fog_closed,
    .idle = mu_fog_idle,
    PARTS (fog) },
  { .key = "daylight",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Daylight"),
    .summary = N_ ("how many periods the day has"),
    .more = "",
    .dice = mu_daylight_dice,
    .idle = mu_daylight_idle,
    PARTS (daylight) },
  { .key = "weather-effects",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Effects of the weather"),
    .summary = N_ ("what weather and time of day do to a body"),
    .more = "",
    .closed = mu_weather_effects_closed,
    PARTS (weather_effects) },
  { .key = "night-drift",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Straying in the dark"),
    .summary = N_ ("whether a body without lights strays at night"),
    .more = "",
    .has_odds = TRUE,
    .dice = mu_night_drift_dice,
    PARTS (night_drift) },
  { .key = "night-camp",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Camp at night"),
    .summary = N_ ("who keeps guard, and how soon a unit forms up"),
    .more = "",
    PARTS (camp) },
  { .key = "precipice",
    .tab = MU_SUMS_WEATHER,
    .title = N_ ("Mountain path in snow"),
    .summary = N_ ("who falls from a mountain path in snow"),
    .more = "",
    .has_odds = TRUE,
    .dice = mu_precipice_dice,
    .closed = mu_precipice_closed,
    .idle = mu_precipice_idle,
    PARTS (precipice) },
  { .key = "fitness",
    .tab = MU_SUMS_FATIGUE,
    .title = N_ ("Fitness"),
    .summary = N_ ("the fitness of a body, at the start and later"),
    .more = "",
    PARTS (fitness) },
  { .key = "fatigue",
    .tab = MU_SUMS_FATIGUE,
    .title = N_ ("Effects of fatigue"),
    .summary = N_ ("what a tired body cannot do"),
    .more = "",
    .dice = mu_fatigue_dice,
    PARTS (fatigue) },
  { .key = "move",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Move"),
    .summary = N_ ("how far a body goes this period"),
    .more = "",
    .closed = mu_move_closed,
    PARTS (move) },
  { .key = "charge-left",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Charge after a delay"),
    .summary = N_ ("what is left of a charge after a wheel or a turn"),
    .more = "",
    PARTS (charge_left) },
  { .key = "manoeuvre",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Time of a manoeuvre"),
    .summary = N_ ("how long a change of direction or formation takes"),
    .more = "",
    PARTS (manoeuvre) },
  { .key = "wheel",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Wheel"),
    .summary = N_ ("how far the outer figure goes in a wheel"),
    .more = "",
    PARTS (wheel) },
  { .key = "incline",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Incline"),
    .summary = N_ ("how far a body goes to the side, facing ahead"),
    .more = "",
    PARTS (incline) },
  { .key = "frontage",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Frontage"),
    .summary = N_ ("by how many figures the frontage grows or shrinks"),
    .more = "",
    PARTS (frontage) },
  { .key = "lap",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Lapping round"),
    .summary = N_ ("how many figures lap round a flank"),
    .more = "",
    PARTS (lap) },
  { .key = "difficult",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Difficult terrain"),
    .summary = N_ ("what ground costs a body, and whether it can pass"),
    .more = "",
    .closed = mu_difficult_closed,
    PARTS (difficult) },
  { .key = "ford",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Ford"),
    .summary = N_ ("whether an untried section of a river is a ford"),
    .more = "",
    .has_odds = TRUE,
    PARTS (ford) },
  FIELDS_END,
};
