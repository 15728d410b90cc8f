/* How far a body goes, in words. */
#include "app/sums/sums_weather.h"
#include "rules/wrg/deploy.h"

static const char *const kind_words[]
    = { "normal", "charge", "evade", "rout", "pursuit", "uncontrolled", NULL };
static const char *const kind_labels[]
    = { N_ ("Normal move"),          N_ ("Charge"), N_ ("Evade"), N_ ("Rout"), N_ ("Pursuit"),
        N_ ("Uncontrolled advance"), NULL };

enum {
  HOLDS_RECOILED,
  HOLDS_SQUARE,
  HOLDS_DEEP,
  HOLDS_SHOT_FIRST,
  HOLDS_THEN_ROUT,
  HOLDS_MUD,
  HOLDS_SNOW,
  HOLDS_NIGHT,
  HOLDS_TIRED,
  HOLDS_FORCED,
};
static const char *const holds_words[]
    = { "recoiled", "square", "deep",         "shot-first", "after-uncontrolled", "mud", "snow",
        "night",    "tired",  "forced-march", NULL };
static const char *const holds_labels[]
    = { N_ ("Recoiled or followed up last period"),
        N_ ("In hollow square"),
        N_ ("More than two deep"),
        N_ ("Shot before evading"),
        N_ ("Straight after two periods of uncontrolled advance"),
        N_ ("After three periods of rain, off paved roads"),
        N_ ("After three periods of snow"),
        N_ ("At night"),
        N_ ("Tired"),
        N_ ("In the first period, after a forced march"),
        NULL };

const MuField mu_move_fields[] = {
  FIELD_TROOP,
  FIELD_CHOICE ("kind", N_ ("Move"), N_ ("the kind of move; else a normal one"), kind_words,
                kind_labels),
  FIELD_NUMBER ("period", N_ ("Period of it"),
                N_ ("of rout, pursuit or uncontrolled advance, from 1"), 1, 12, 1),
  FIELD_NUMBER ("delay", N_ ("Quarters lost"),
                N_ ("quarters of the period spent on changes of direction or formation"), 0, 4, 0),
  FIELD_SET ("holds", N_ ("Holds"), N_ ("what holds"), holds_words, holds_labels),
  FIELDS_END,
};

static MuWrgMarchKind
kind_of (const MuSumInput *input)
{
  return (MuWrgMarchKind) mu_sum_number (input, "kind", MU_WRG_MARCH_NORMAL);
}

/* wrg.weather.potential, wrg.weather.night.limits: what the house rules switch off. */
static MuRule
switched_off (const MuWrgReadings *readings, int word)
{
  if ((word == HOLDS_MUD || word == HOLDS_SNOW) && mu_wrg_reading (readings, MU_READING_WEATHER))
    return MU_RULE_WRG_WEATHER_POTENTIAL;
  return word == HOLDS_NIGHT && mu_wrg_reading (readings, MU_READING_NIGHT)
             ? MU_RULE_WRG_WEATHER_NIGHT_LIMITS
             : MU_RULE_NONE;
}

/* wrg.move.evade.deep, wrg.move.evade.shoot-first, wrg.move.rout, wrg.move.direction.charge-cost:
 * what belongs to another kind of move. */
MuRule
mu_move_closed (const MuSumInput *input, int field, int word)
{
  MuWrgMarchKind kind = kind_of (input);
  gboolean runs = kind == MU_WRG_MARCH_ROUT || kind == MU_WRG_MARCH_PURSUIT;
  if (field == mu_sum_field (input->kind, "period"))
    return runs || kind == MU_WRG_MARCH_UNCONTROLLED ? MU_RULE_NONE : MU_RULE_WRG_MOVE_ROUT;
  if (field != mu_sum_field (input->kind, "holds"))
    return MU_RULE_NONE;
  if (word == HOLDS_DEEP && kind != MU_WRG_MARCH_EVADE)
    return MU_RULE_WRG_MOVE_EVADE_DEEP;
  if (word == HOLDS_SHOT_FIRST && kind != MU_WRG_MARCH_EVADE)
    return MU_RULE_WRG_MOVE_EVADE_SHOOT_FIRST;
  if (word == HOLDS_THEN_ROUT && !runs)
    return MU_RULE_WRG_MOVE_UNCONTROLLED;
  return switched_off (input->readings, word);
}

/* The numbers of wrg.weather.rain.mud, wrg.weather.snow and wrg.weather.night.limits
 * come from a day on which they hold. */
static MuWrgWeatherEffects
weather_of (const MuSumInput *input)
{
  const MuWrgReadings book = { 0 };
  MuWrgDay day = { .place = { .month = 3 }, .dry_periods = 2, .period = 1 };
  MuWrgExposed body = { .lit = true, .facing = MU_WRG_NO_POINT };
  MuWrgWeatherEffects effects;
  day.rain_periods = mu_weather_has (input, "holds", HOLDS_MUD) ? 3 : 0;
  day.snow_periods = mu_weather_has (input, "holds", HOLDS_SNOW) ? 3 : 0;
  if (mu_weather_has (input, "holds", HOLDS_NIGHT))
    day.gone = mu_wrg_daylight_periods (day.place.month);
  mu_wrg_weather_effects (&book, &day, &body, &effects);
  return effects;
}

static MuWrgMarch
march_of (const MuSumInput *input)
{
  return (MuWrgMarch){
    .type = (MuWrgType) mu_weather_troop (input).type,
    .kind = kind_of (input),
    .period = (int) mu_sum_number (input, "period", 1),
    .then_rout = mu_weather_has (input, "holds", HOLDS_THEN_ROUT),
    .delay = (int) mu_sum_number (input, "delay", 0),
    .recoiled = mu_weather_has (input, "holds", HOLDS_RECOILED),
    .square = mu_weather_has (input, "holds", HOLDS_SQUARE),
    .deep = mu_weather_has (input, "holds", HOLDS_DEEP),
    .shot_first = mu_weather_has (input, "holds", HOLDS_SHOT_FIRST),
    .hastened = mu_weather_has (input, "holds", HOLDS_FORCED) ? mu_wrg_forced_march_paces (1) : 0,
    .weather = weather_of (input),
    .fitness = mu_weather_has (input, "holds", HOLDS_TIRED) ? MU_WRG_TIRED : MU_WRG_FRESH,
  };
}

static void
put_paces (MuSumAnswer *answer, const char *key, int paces)
{
  mu_sum_result_number (answer, key, paces);
  mu_sum_headline (answer, ngettext ("%d pace", "%d paces", paces), paces);
}

static gboolean
march (const MuWrgMarch *how, int *paces, MuSumAnswer *answer)
{
  MuRule barred = mu_wrg_march (how, paces, &answer->trace);
  if (barred != MU_RULE_NONE)
    mu_sum_forbid (answer, barred, _ ("%s has no charge move"), mu_wrg_type_name (how->type));
  return barred == MU_RULE_NONE;
}

/* wrg.move.uncontrolled: irregulars only */
static gboolean
may_run_wild (const MuSumInput *input)
{
  return !mu_weather_troop (input).regular
         || (kind_of (input) != MU_WRG_MARCH_UNCONTROLLED
             && !mu_weather_has (input, "holds", HOLDS_THEN_ROUT));
}

void
mu_move_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgMarch how = march_of (task->input);
  int paces;
  if (!may_run_wild (task->input)) {
    mu_sum_forbid (answer, MU_RULE_WRG_MOVE_UNCONTROLLED, "%s",
                   _ ("regulars never advance out of control: unauthorised, they make normal "
                      "moves"));
    return;
  }
  if (march (&how, &paces, answer))
    put_paces (answer, "move", paces);
}

/* --- charges after a delay ---------------------------------------------- */

const MuField mu_charge_left_fields[] = {
  FIELD_TROOP,
  { .key = "delay",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Quarters lost"),
    .help = N_ ("quarters of the period lost before the charge"),
    .min = 0,
    .max = 4,
    .start = 1,
    .required = TRUE },
  FIELD_FLAG ("wheel", N_ ("Spent wheeling"), N_ ("they were spent on a wheel")),
  FIELD_FLAG ("recoiled", N_ ("Recoiled or followed up last period"),
              N_ ("it recoiled or followed up last period")),
  FIELDS_END,
};

/* wrg.move.direction.wheel: the outer figure has wheeled, the pivot has not. */
static void
put_wheel (const MuSumInput *input, int left, MuSumAnswer *answer)
{
  MuWrgTroop troop = mu_weather_troop (input);
  int wheel = mu_wrg_wheel_paces (&troop, (int) mu_sum_number (input, "delay", 0), NULL);
  mu_sum_result_number (answer, "outer", left + wheel);
  mu_sum_result_number (answer, "pivot", left);
  mu_sum_note (answer, _ ("The outer figure goes %d paces in all, the pivot %d."), left + wheel,
               left);
}

/* wrg.move.direction.charge-cost */
void
mu_charge_left_work (const MuSumTask *task, MuSumAnswer *answer)
{
  MuWrgMarch how = { .type = (MuWrgType) mu_weather_troop (task->input).type,
                     .kind = MU_WRG_MARCH_CHARGE,
                     .delay = (int) mu_sum_number (task->input, "delay", 0),
                     .recoiled = mu_sum_number (task->input, "recoiled", 0) != 0 };
  int left;
  if (!march (&how, &left, answer))
    return;
  put_paces (answer, "left", left);
  mu_sum_detail (answer, "%s", _ ("left of the charge"));
  if (mu_sum_number (task->input, "wheel", 0) != 0)
    put_wheel (task->input, left, answer);
}
