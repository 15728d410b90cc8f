/* What the weather takes, on the reference sheet. */
#include "reports/wrg/reference_weather.h"

#include <glib/gi18n-lib.h>

#include "reports/account/account.h"
#include "reports/document/rule_words.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/before/weather_effects.h"

#define WORDS 60.0

/* --- in numbers ------------------------------------------------------------------- */

/* wrg.weather.snow is two rows: snow in the air wets strings, snow that lies chills hearts. */
static const char *
toll_words (unsigned toll, const MuTrace *trace)
{
  return toll == MU_WEATHER_SNOW_LIES ? _ ("snow that lies")
                                      : mu_rule_words_short ((MuRule) trace->line[0].rule);
}

static void
add_toll (MuGrid *grid, unsigned toll)
{
  MuTrace trace = { .count = 0 };
  const int shooting = mu_wrg_weather_from_missiles (toll, &trace);
  const int blows = mu_wrg_weather_from_blows (toll, &trace);
  const int reaction = mu_wrg_weather_from_reaction (toll, &trace);
  g_autofree char *first = mu_reference_number (shooting);
  g_autofree char *second = mu_reference_number (blows);
  g_autofree char *third = mu_reference_number (reaction);
  if (trace.count == 0)
    return;
  const char *const cells[] = { toll_words (toll, &trace), first, second, third };
  mu_grid_row (grid, FALSE, cells);
}

/* Tonight's in words; the whole sheet has what each weather takes. */
void
mu_reference_add_weather (MuFlow *flow, const MuReferenceSheet *sheet)
{
  if (sheet->own != NULL && sheet->weather == NULL)
    return;
  mu_flow_heading (flow, _ ("Weather"));
  if (sheet->weather != NULL)
    mu_flow_text (flow, sheet->weather);
  if (sheet->own != NULL)
    return;
  const char *const head[] = { "", _ ("Shoot"), _ ("Fight"), _ ("Test") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (unsigned toll = MU_WEATHER_RAIN; toll <= MU_WEATHER_SNOW_LIES; toll <<= 1)
    add_toll (grid, toll);
  mu_flow_grid (flow, grid, WORDS);
}

/* --- tonight ------------------------------------------------------------------------ */

/* wrg.weather.potential, wrg.weather.fog: the face that brings the weather, and one that brings
 * neither that nor fog. */
#define COMES 1
#define KEEPS 3

/* A face of each die that has not been thrown yet: those that let the sun through. */
static MuDayDice
dice_of (const MuBattleRecord *record, int onset)
{
  MuDayDice dice = record->day;
  dice.weather = record->weather_face;
  dice.onset = dice.onset > 0 ? dice.onset : onset;
  dice.onset_wind = dice.onset_wind > 0 ? dice.onset_wind : onset;
  dice.wind = dice.wind > 0 ? dice.wind : KEEPS;
  dice.fog = dice.fog > 0 ? dice.fog : KEEPS;
  dice.sun = dice.sun > 0 ? dice.sun : COMES;
  dice.start = dice.start > 0 ? dice.start : COMES;
  return dice;
}

/* Whichever way the body faces. */
static unsigned
tolls_now (const MuBattleRecord *record, MuSide side, const MuWrgDay *day)
{
  unsigned tolls = 0;
  for (int point = 0; point < MU_COMPASS_POINTS; point++) {
    const MuWrgExposed body = { .arabs = record->side[side].arabs,
                                .well = record->side[side].wells,
                                .facing = (MuCompass) point };
    tolls |= mu_wrg_weather_tolls (&record->readings, day, &body);
  }
  return tolls;
}

/* From the first period to the day's last, with this face at the start of each. */
static unsigned
tolls_of_day (const MuBattleRecord *record, MuSide side, int face)
{
  const MuBattleground place = { .region = record->region,
                                 .country = record->country,
                                 .month = record->month,
                                 .outside = record->outside,
                                 .coast = record->coast };
  const MuDayDice dice = dice_of (record, face);
  MuWrgDay day;
  unsigned tolls = 0;
  mu_wrg_day_begin (&record->readings, &place, &dice, &day);
  for (int period = mu_wrg_daylight_periods (record->month); period > 0; period--) {
    tolls |= tolls_now (record, side, &day);
    mu_wrg_day_next (&record->readings, &day, face, face);
  }
  return tolls;
}

static unsigned
tolls_of (const MuBattleRecord *record, MuSide side)
{
  return record->sky ? tolls_of_day (record, side, COMES) | tolls_of_day (record, side, KEEPS) : 0;
}

static void
append_amount (GString *text, const char *words, int amount)
{
  g_autofree char *number = mu_reference_number (amount);
  if (amount != 0)
    g_string_append_printf (text, "%s%s %s", text->len > 0 ? ", " : "", words, number);
}

/* "rain on missile weapons (Shoot −1)" */
static void
append_toll (GString *text, unsigned toll)
{
  MuTrace trace = { .count = 0 };
  const int shooting = mu_wrg_weather_from_missiles (toll, &trace);
  const int blows = mu_wrg_weather_from_blows (toll, &trace);
  const int reaction = mu_wrg_weather_from_reaction (toll, &trace);
  g_autoptr (GString) amounts = g_string_new (NULL);
  append_amount (amounts, _ ("Shoot"), shooting);
  append_amount (amounts, _ ("Fight"), blows);
  append_amount (amounts, _ ("Test"), reaction);
  g_string_append_printf (text, "%s%s (%s)", text->len > 0 ? " · " : "", toll_words (toll, &trace),
                          amounts->str);
}

char *
mu_reference_weather_words (const MuBattleRecord *record, MuSide side)
{
  const unsigned tolls = tolls_of (record, side);
  g_autofree char *weather = mu_account_weather (record);
  g_autoptr (GString) text = g_string_new (NULL);
  for (unsigned toll = MU_WEATHER_RAIN; toll <= MU_WEATHER_SNOW_LIES; toll <<= 1)
    if (tolls & toll)
      append_toll (text, toll);
  if (text->len == 0)
    return g_steal_pointer (&weather);
  /* Translators: the weather, and what it may take from the numbers of the game */
  return g_strdup_printf (_ ("%s The day may bring: %s."), weather, text->str);
}
