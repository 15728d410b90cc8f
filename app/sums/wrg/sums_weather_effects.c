/* What weather and time of day do to a body, in words. */
#include "app/sums/wrg/sums_weather.h"

static const char *const with_words[] = { "arabs", "well", "lit", "paved", NULL };
static const char *const with_labels[]
    = { N_ ("Arabs"), N_ ("Water to hand"), N_ ("Lights"), N_ ("On a paved road"), NULL };

const MuField mu_weather_effects_fields[] = {
  FIELD_TROOP,
  FIELD_REGION,
  FIELD_MONTH,
  FIELD_COUNTRY,
  FIELD_OUTSIDE,
  NEED_CHOICE ("sky", N_ ("Weather this period"), N_ ("the weather this period"), mu_sky_words,
               mu_sky_labels),
  ASK_NUMBER ("period", N_ ("Period of the battle"), N_ ("the period of the battle, from 1"), 1, 24,
              1),
  ASK_NUMBER ("gone", N_ ("Periods of the day before"),
              N_ ("periods of the day gone when it began"), 0, 6, 0),
  ASK_NUMBER ("rained", N_ ("Periods of rain"), N_ ("periods of rain so far, with this one"), 0, 24,
              0),
  ASK_NUMBER ("snowed", N_ ("Periods of snow"), N_ ("periods of snow so far, with this one"), 0, 24,
              0),
  ASK_NUMBER ("dry", N_ ("Periods since it stopped"),
              N_ ("periods since it last rained or snowed, with this one"), 1, 24, 1),
  ASK_FLAG ("fog", N_ ("Fog"), N_ ("fog lay as the battle began")),
  ASK_FLAG ("low-sun", N_ ("A dazzling day"), N_ ("in Europe: a 1 was thrown for the sun")),
  ASK_CHOICE ("wind", N_ ("Wind from"), N_ ("where the wind comes from"), mu_point_words,
              mu_point_labels),
  ASK_CHOICE ("facing", N_ ("Facing"), N_ ("where the body faces"), mu_point_words,
              mu_point_labels),
  ASK_SET ("with", N_ ("With"), N_ ("what helps the body"), with_words, with_labels),
  FIELDS_END,
};

static gboolean
is_rain (MuWeather sky)
{
  return sky == MU_RAIN || sky == MU_RAIN_AND_WINDS;
}

static gboolean
is_snow (MuWeather sky)
{
  return sky == MU_SNOW || sky == MU_SNOW_AND_WINDS;
}

static gboolean
is_wind (MuWeather sky)
{
  return sky == MU_WINDS || sky == MU_RAIN_AND_WINDS || sky == MU_SNOW_AND_WINDS;
}

static MuWeather
sky_of (const MuSumInput *input)
{
  return (MuWeather) mu_sum_number (input, "sky", MU_FINE);
}

/* wrg.weather.potential, wrg.weather.fog, wrg.weather.sun: what the house rules
 * switch off. */
static MuRule
switched_off (const MuSumInput *input, int field)
{
  const char *key = input->kind->fields[field].key;
  gboolean falls = g_str_equal (key, "rained") || g_str_equal (key, "snowed")
                   || (g_str_equal (key, "sky") && sky_of (input) != MU_FINE);
  MuBattleground place = mu_weather_place (input);
  if (falls && !mu_wrg_weather_is_open (input->readings, &place))
    return MU_RULE_WRG_WEATHER_POTENTIAL;
  if (g_str_equal (key, "fog") && mu_reading (input->readings, MU_READING_FOG))
    return MU_RULE_WRG_WEATHER_FOG;
  if (g_str_equal (key, "low-sun") && mu_reading (input->readings, MU_READING_SUN))
    return MU_RULE_WRG_WEATHER_SUN;
  return MU_RULE_NONE;
}

/* wrg.weather.regions; wrg.weather.rain.missiles: no dry period while it falls;
 * wrg.weather.sun: a die in Europe alone. */
MuRule
mu_weather_effects_closed (const MuSumInput *input, int field, int word)
{
  MuWeather sky = sky_of (input);
  MuRule off = switched_off (input, field);
  if (off == MU_RULE_NONE)
    off = mu_weather_place_closed (input, field, word);
  if (off != MU_RULE_NONE)
    return off;
  if (field == mu_sum_field (input->kind, "dry") && (is_rain (sky) || is_snow (sky)))
    return MU_RULE_WRG_WEATHER_RAIN_MISSILES;
  if (field == mu_sum_field (input->kind, "low-sun")
      && mu_sum_number (input, "region", 0) != MU_REGION_NORTHERN)
    return MU_RULE_WRG_WEATHER_SUN;
  return MU_RULE_NONE;
}

/* The face that stands for the flag: a 1 dazzles. */
static gboolean
has_low_sun (const MuSumTask *task, const MuBattleground *place)
{
  int face = mu_sum_number (task->input, "low-sun", 0) != 0 ? 1 : 6;
  return mu_wrg_sun_is_low (task->readings, place, face);
}

static MuWrgDay
day_of (const MuSumTask *task)
{
  const MuSumInput *input = task->input;
  MuBattleground place = mu_weather_place (input);
  MuWeather sky = sky_of (input);
  int rained = (int) mu_sum_number (input, "rained", 0);
  int snowed = (int) mu_sum_number (input, "snowed", 0);
  gboolean falls = is_rain (sky) || is_snow (sky);
  gboolean over = !falls && (rained > 0 || snowed > 0);
  return (MuWrgDay){
    .place = place,
    .expected = sky,
    .rain = is_rain (sky),
    .snow = is_snow (sky),
    .winds = is_wind (sky),
    .rain_periods = MAX (rained, is_rain (sky) ? 1 : 0),
    .snow_periods = MAX (snowed, is_snow (sky) ? 1 : 0),
    .dry_periods = over ? (int) mu_sum_number (input, "dry", 1) : 0,
    .wind_from = (MuCompass) mu_sum_number (input, "wind", MU_NORTH_EAST),
    .fog = mu_sum_number (input, "fog", 0) != 0,
    .low_sun = has_low_sun (task, &place),
    .gone = (int) mu_sum_number (input, "gone", 0),
    .period = (int) mu_sum_number (input, "period", 1),
  };
}

static MuWrgExposed
body_of (const MuSumInput *input)
{
  return (MuWrgExposed){
    .arabs = mu_field_has (input, "with", 0),
    .well = mu_field_has (input, "with", 1),
    .lit = mu_field_has (input, "with", 2),
    .paved = mu_field_has (input, "with", 3),
    .facing = (MuCompass) mu_sum_number (input, "facing", MU_NO_POINT),
  };
}

static int
move_of (const MuSumTask *task, const MuWrgWeatherEffects *effects, MuWrgMarchKind kind)
{
  MuWrgMarch march = { .type = (MuTroopType) mu_weather_troop (task->input).type,
                       .kind = kind,
                       .weather = *effects };
  int paces = 0;
  return mu_wrg_march (&march, &paces, NULL) == MU_RULE_NONE ? paces : 0;
}

/* Paces, or "-" where nothing limits them. */
static void
put_limit (MuSumAnswer *answer, const char *key, int paces)
{
  if (paces > 0)
    mu_sum_result_number (answer, key, paces);
  else
    mu_sum_result (answer, key, "-");
}

static void
put_results (const MuSumTask *task, const MuWrgWeatherEffects *effects, MuSumAnswer *answer)
{
  mu_sum_result_number (answer, "shooting", -effects->shooting);
  mu_sum_result_number (answer, "melee", -effects->melee);
  mu_sum_result_number (answer, "reaction", effects->reaction);
  mu_sum_result_number (answer, "move", move_of (task, effects, MU_WRG_MARCH_NORMAL));
  mu_sum_result_number (answer, "charge", move_of (task, effects, MU_WRG_MARCH_CHARGE));
  put_limit (answer, "sight", effects->sight);
  put_limit (answer, "signals", effects->signals);
  mu_weather_yes_no (answer, "unfriendly-cover", effects->unfriendly_cover);
  mu_weather_yes_no (answer, "surprised", effects->surprises);
  mu_sum_result (answer, "way",
                 effects->downwind_only ? mu_compass_key (effects->downwind) : "any");
}

/* wrg.weather.night.limits, wrg.weather.night.drift, wrg.weather.wind.desert,
 * wrg.weather.snow.precipice, wrg.weather.drought */
static void
put_notes (const MuSumTask *task, const MuWrgDay *day, const MuWrgWeatherEffects *effects,
           MuSumAnswer *answer)
{
  if (effects->sight > 0)
    mu_sum_note (answer, _ ("Nobody sees or shoots further than %d paces."), effects->sight);
  if (effects->signals > 0)
    mu_sum_note (answer, _ ("Trumpets are heard at %d paces."), effects->signals);
  if (effects->unfriendly_cover)
    mu_sum_note (answer, "%s", _ ("In reaction tests everyone counts unfriendly cover near."));
  if (effects->surprises)
    mu_sum_note (answer, "%s", _ ("Whoever comes in sight without lights surprises."));
  if (effects->strays)
    mu_sum_note (answer, "%s", _ ("A body that moves without lights dices whether it strays."));
  if (effects->downwind_only)
    mu_sum_note (answer, _ ("It may move, and charge, straight downwind alone: %s."),
                 _ (mu_point_labels[effects->downwind]));
  if (effects->path_dice)
    mu_sum_note (answer, "%s", _ ("Whoever moves on a mountain path with a drop dices."));
  if (mu_wrg_grass_burns (task->readings, day))
    mu_sum_note (answer, "%s", _ ("Grass may burn."));
}

/* wrg.weather.rain.fires, wrg.weather.rain.rivers */
static void
put_ground_notes (const MuSumTask *task, const MuWrgDay *day, MuSumAnswer *answer)
{
  if (mu_wrg_fires_go_out (day))
    mu_sum_note (answer, "%s", _ ("All fires go out."));
  if (mu_wrg_fire_barred (task->readings, day, MU_WRG_FLAME_THROWER) != MU_RULE_NONE)
    mu_sum_note (answer, "%s", _ ("Nobody may start a fire any more."));
  else if (mu_wrg_fire_barred (task->readings, day, MU_WRG_FIRE_MISSILES) != MU_RULE_NONE)
    mu_sum_note (answer, "%s", _ ("Only flame-throwers and troops inside may still start a fire."));
  if (mu_wrg_rivers_are_up (day))
    mu_sum_note (answer, "%s", _ ("Crossings of rivers are one class harder."));
}

static gboolean
is_listed (const MuTrace *trace, MuRule rule)
{
  for (guint i = 0; i < trace->count; i++)
    if (trace->line[i].rule == rule)
      return TRUE;
  return FALSE;
}

/* Each rule once: drought takes the same from weapons and from reaction. */
static void
list_reaction (const MuSumTask *task, const MuWrgDay *day, const MuWrgExposed *body,
               MuSumAnswer *answer)
{
  MuTrace lines = { .count = 0 };
  mu_wrg_weather_on_reaction (task->readings, day, body, &lines);
  for (guint i = 0; i < lines.count; i++)
    if (!is_listed (&answer->trace, lines.line[i].rule))
      mu_trace_add (&answer->trace, lines.line[i].rule, lines.line[i].amount);
}

/* Each rule with its own amount, of whatever it takes from. */
static void
put_lines (const MuSumTask *task, const MuWrgDay *day, const MuWrgExposed *body,
           MuSumAnswer *answer)
{
  MuRule rule;
  int sight = mu_wrg_weather_sight (task->readings, day, &rule);
  answer->compared = TRUE;
  mu_wrg_weather_on_shooting (task->readings, day, body, &answer->trace);
  list_reaction (task, day, body, answer);
  if (sight > 0)
    mu_trace_add (&answer->trace, rule, sight);
  if (mu_wrg_weather_signals (day) > 0)
    mu_trace_add (&answer->trace, MU_RULE_WRG_WEATHER_WIND_TRUMPETS, mu_wrg_weather_signals (day));
}

void
mu_weather_effects_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgDay day = day_of (task);
  MuWrgExposed body = body_of (task->input);
  MuWrgWeatherEffects effects;
  mu_wrg_weather_effects (task->readings, &day, &body, &effects);
  put_results (task, &effects, answer);
  mu_sum_headline (answer, _ ("shooting %+d, hand-to-hand %+d, reaction %+d"), -effects.shooting,
                   -effects.melee, effects.reaction);
  mu_sum_detail (answer, _ ("moves %d paces, charges %d"),
                 move_of (task, &effects, MU_WRG_MARCH_NORMAL),
                 move_of (task, &effects, MU_WRG_MARCH_CHARGE));
  put_notes (task, &day, &effects, answer);
  put_ground_notes (task, &day, answer);
  put_lines (task, &day, &body, answer);
}
