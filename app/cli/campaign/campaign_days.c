/* A campaign between its battles: its calendar, fixtures, weather and points. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "db/campaign/campaigns.h"
#include "db/campaign/fixture_papers.h"
#include "db/store.h"
#include "reports/campaign/calendar_words.h"
#include "reports/campaign/diary_words.h"
#include "reports/document/date_words.h"

#define QUARTERS 4

static MuStore *
store_of (MuCall *call)
{
  return mu_club_store (mu_call_club (call, NULL));
}

/* "-202-11-05" to days since the campaign began; FALSE with an error for what is no date. */
static gboolean
read_day (const MuCampaign *campaign, const char *option, const char *text, int *day,
          GError **error)
{
  MuDate date;
  if (!mu_date_parse (text, &date)) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--%s: “%s” is no date; expected one like -202-10-05 or 69-4-1"), option, text);
    return FALSE;
  }
  *day = mu_calendar_days (&campaign->first, &date);
  if (*day >= 0)
    return TRUE;
  g_autofree char *first = mu_date_in_words (&campaign->first);
  g_set_error (error, MU_CALL_ERROR, 0, _ ("--%s: the campaign began on %s"), option, first);
  return FALSE;
}

static const char *
side_name (const MuCampaign *campaign, int place)
{
  return ((const MuCampaignSide *) g_ptr_array_index (campaign->sides, (guint) place))->name;
}

/* --- the calendar ---------------------------------------------------------- */

static void
show_today (MuCall *call, const MuCampaign *campaign, int day)
{
  const MuDate date = mu_campaign_date (campaign, day);
  g_autofree char *key = mu_date_key (&date);
  g_autofree char *words = mu_date_in_words (&date);
  mu_out_number (call, "day", day);
  mu_out_text (call, "date", key);
  mu_say (call, _ ("%s: it is %s\n"), campaign->name, words);
}

static void
show_fixture (MuCall *call, const MuCampaign *campaign, const MuFixture *fixture)
{
  const MuDate date = mu_campaign_date (campaign, fixture->day);
  g_autofree char *key = mu_date_key (&date);
  g_autofree char *words = mu_date_in_words (&date);
  g_autofree char *battle = g_strdup_printf ("%" PRId64, fixture->battle);
  mu_out_row (call, "fixture", key, fixture->name, mu_campaign_side_key (fixture->side[0]),
              mu_campaign_side_key (fixture->side[1]), fixture->place, battle, NULL);
  g_autofree char *when = mu_pad (words, 22);
  /* Translators: date, battle, two sides */
  mu_say (call,
          fixture->battle != 0 ? _ ("  %s %s: %s against %s, fought\n")
                               : _ ("  %s %s: %s against %s\n"),
          when, fixture->name, side_name (campaign, fixture->side[0]),
          side_name (campaign, fixture->side[1]));
}

/* The codes of sealed papers, and whether they lie open. */
static void
show_seals (MuCall *call, const MuCampaign *campaign, const MuFixture *fixture)
{
  for (int side = 0; side < MU_SIDES; side++) {
    if (*fixture->seal[side] == '\0')
      continue;
    const gboolean open = fixture->opened[side];
    mu_out_row (call, "seal", fixture->name, mu_campaign_side_key (fixture->side[side]),
                fixture->seal[side], open ? "open" : "sealed", NULL);
    mu_say (call,
            open ? _ ("      the papers of %s, code %s, lie open\n")
                 : _ ("      the papers of %s are sealed, code %s\n"),
            side_name (campaign, fixture->side[side]), fixture->seal[side]);
  }
}

/* Those that are due and wait for their battle. */
static gboolean
show_due (MuCall *call, const MuCampaign *campaign, int day, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store_of (call), campaign->id, error);
  if (!fixtures)
    return FALSE;
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if (fixture->battle == 0 && fixture->day <= day)
      show_fixture (call, campaign, fixture);
  }
  return TRUE;
}

static gboolean
read_goal (MuCall *call, const MuCampaign *campaign, int *day, GError **error)
{
  *day = campaign->day + (int) mu_call_number (call, "days", 1);
  return !mu_call_has (call, "to")
         || read_day (campaign, "to", mu_call_text (call, "to"), day, error);
}

/* Where hosts that meet stopped the calendar on an earlier day. */
static gboolean
show_stop (MuCall *call, const MuCampaign *campaign, int asked, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store_of (call), campaign->id, error);
  if (!fixtures)
    return FALSE;
  g_autofree char *words = mu_calendar_stop_words (campaign, campaign->day, asked, fixtures);
  if (!words)
    return TRUE;
  const MuDate date = mu_campaign_date (campaign, asked);
  g_autofree char *key = mu_date_key (&date);
  mu_out_text (call, "stopped-before", key);
  mu_say_wrapped (call, 2, words);
  return TRUE;
}

MuExit
mu_run_campaign_advance (MuCall *call)
{
  GError *error = NULL;
  int day;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (mu_call_has (call, "to") && mu_call_has (call, "days"))
    return mu_complain (_ ("--days and --to: either, not both"));
  if (!campaign || !read_goal (call, campaign, &day, &error)
      || !mu_store_advance_campaign (store_of (call), campaign->id, day, &error))
    return mu_complain_error (error);
  g_autoptr (MuCampaign) now = mu_store_campaign (store_of (call), campaign->id, &error);
  if (!now)
    return mu_complain_error (error);
  show_today (call, now, now->day);
  return show_due (call, now, now->day, &error) && show_stop (call, now, day, &error)
             ? MU_EXIT_DONE
             : mu_complain_error (error);
}

/* The seed that both sides made, when their papers lie open. */
static gboolean
show_seed (MuCall *call, const MuFixture *fixture, GError **error)
{
  gboolean made;
  guint64 seed;
  if (!mu_store_fixture_seed (store_of (call), fixture, &made, &seed, error))
    return FALSE;
  if (!made)
    return TRUE;
  g_autofree char *number = mu_number_key (seed);
  mu_out_row (call, "fixture-seed", fixture->name, number, NULL);
  mu_say (call, _ ("      both sides made its seed, %s\n"), number);
  return TRUE;
}

/* --- fixtures -------------------------------------------------------------- */

MuExit
mu_run_campaign_fixtures (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (GPtrArray) fixtures
      = campaign ? mu_store_fixtures (store_of (call), campaign->id, &error) : NULL;
  if (!fixtures)
    return mu_complain_error (error);
  for (guint i = 0; i < fixtures->len; i++) {
    show_fixture (call, campaign, g_ptr_array_index (fixtures, i));
    show_seals (call, campaign, g_ptr_array_index (fixtures, i));
    if (!show_seed (call, g_ptr_array_index (fixtures, i), &error))
      return mu_complain_error (error);
  }
  if (fixtures->len == 0)
    mu_say (call, "%s\n",
            _ ("No battle has been set; “muster campaign fixture” sets one for a day."));
  return MU_EXIT_DONE;
}

/* The open fixture of that name; NULL: none. */
static const MuFixture *
find_fixture (const GPtrArray *fixtures, const char *name)
{
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if (fixture->battle == 0 && mu_name_same (fixture->name, name))
      return fixture;
  }
  return NULL;
}

/* One of that name that is still to be fought is moved. */
static gboolean
set_fixture (MuCall *call, const MuCampaign *campaign, MuFixture *fixture, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store_of (call), campaign->id, error);
  if (!fixtures || !mu_find_sides (campaign, mu_call_texts (call, "side"), fixture->side, error)
      || !read_day (campaign, "on", mu_call_text (call, "on"), &fixture->day, error))
    return FALSE;
  const MuFixture *before = find_fixture (fixtures, fixture->name);
  fixture->id = before ? before->id : 0;
  return mu_store_set_fixture (store_of (call), campaign->id, fixture, NULL, error);
}

MuExit
mu_run_campaign_fixture (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  const char *place = mu_call_text (call, "place");
  MuFixture fixture
      = { .name = (char *) mu_call_argument (call, 1), .place = (char *) (place ? place : "") };
  if (!campaign || !set_fixture (call, campaign, &fixture, &error))
    return mu_complain_error (error);
  show_fixture (call, campaign, &fixture);
  return MU_EXIT_DONE;
}

MuExit
mu_run_campaign_call_off (MuCall *call)
{
  GError *error = NULL;
  const char *name = mu_call_argument (call, 1);
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  g_autoptr (GPtrArray) fixtures
      = campaign ? mu_store_fixtures (store_of (call), campaign->id, &error) : NULL;
  if (!fixtures)
    return mu_complain_error (error);
  const MuFixture *fixture = find_fixture (fixtures, name);
  if (!fixture)
    return mu_complain (_ ("%s has no fixture “%s” that is still to be fought; “muster campaign "
                           "fixtures” lists them"),
                        campaign->name, name);
  if (!mu_store_call_off_fixture (store_of (call), campaign->id, fixture->id, &error))
    return mu_complain_error (error);
  mu_out_text (call, "called-off", name);
  mu_say (call, _ ("“%s” is called off\n"), name);
  return MU_EXIT_DONE;
}

/* --- the weather ----------------------------------------------------------- */

typedef struct {
  MuRegion region;
  MuCountry country;
  int first;
} Span;

static gboolean
read_span (MuCall *call, const MuCampaign *campaign, Span *span, GError **error)
{
  span->region = (MuRegion) mu_call_choice (call, "region", (int) campaign->region);
  span->country = (MuCountry) mu_call_choice (call, "country", (int) campaign->country);
  span->first = campaign->day;
  if (mu_call_has (call, "on")
      && !read_day (campaign, "on", mu_call_text (call, "on"), &span->first, error))
    return FALSE;
  return TRUE;
}

/* Periods as digits, one each: "001110000000". */
static void
write_periods (char *to, guint mask, int periods)
{
  for (int period = 0; period < periods; period++)
    to[period] = mask >> period & 1 ? '1' : '0';
  to[periods] = '\0';
}

static void
show_day (MuCall *call, const MuCampaign *campaign, int day, const MuDiaryDay *sky)
{
  char rain[17], snow[17], winds[17];
  const MuDate date = mu_campaign_date (campaign, day);
  g_autofree char *key = mu_date_key (&date);
  g_autofree char *when = mu_date_in_words (&date);
  g_autofree char *padded = mu_pad (when, 22);
  g_autofree char *words = mu_diary_words (sky);
  write_periods (rain, sky->rain, sky->periods);
  write_periods (snow, sky->snow, sky->periods);
  write_periods (winds, sky->winds, sky->periods);
  mu_out_row (call, "weather", key, mu_diary_key (sky), rain, snow, winds,
              mu_compass_key (sky->wind_from), sky->fog ? "1" : "0", sky->low_sun ? "1" : "0",
              NULL);
  mu_say (call, "  %s %s\n", padded, words);
}

MuExit
mu_run_campaign_weather (MuCall *call)
{
  GError *error = NULL;
  Span span;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign || !read_span (call, campaign, &span, &error))
    return mu_complain_error (error);
  const int last = span.first + (int) mu_call_number (call, "days", 1) - 1;
  g_autoptr (GArray) days
      = mu_store_diary (store_of (call), campaign->id, span.region, span.country,
                        mu_call_has (call, "coast"), span.first, last, &error);
  if (!days)
    return mu_complain_error (error);
  if (days->len < (guint) (last - span.first + 1))
    mu_say (call, _ ("  of days to come this copy of the campaign knows no weather\n"));
  for (guint i = 0; i < days->len; i++)
    show_day (call, campaign, span.first + (int) i, &g_array_index (days, MuDiaryDay, i));
  return MU_EXIT_DONE;
}

/* The number of a die by its name, "weather" or "period-3"; -1: there is none such. */
static int
find_die (const char *name, gsize length)
{
  static const char *const names[]
      = { "weather", "onset", "onset-wind", "wind", "fog", "sun", "start" };
  for (int number = 0; number < (int) G_N_ELEMENTS (names); number++)
    if (strlen (names[number]) == length && strncmp (names[number], name, length) == 0)
      return number;
  g_autofree char *word = g_strndup (name, length);
  const gboolean wind = g_str_has_prefix (word, "wind-");
  gint64 period;
  if ((!wind && !g_str_has_prefix (word, "period-"))
      || !mu_read_number ("", strchr (word, '-') + 1, 2, 12, &period, NULL))
    return -1;
  return MU_DIARY_PERIODS + 2 * ((int) period - 2) + wind;
}

static gboolean
read_die (const char *text, guint8 face[MU_DIARY_DICE], GError **error)
{
  const char *equals = strchr (text, '=');
  const int number = equals ? find_die (text, (gsize) (equals - text)) : -1;
  if (number >= 0 && equals[1] >= '1' && equals[1] <= '6' && equals[2] == '\0') {
    face[number] = (guint8) (equals[1] - '0');
    return TRUE;
  }
  g_set_error (
      error, MU_CALL_ERROR, 0,
      _ ("--die: “%s”: expected a die and its face, as in weather=2, onset=1, period-3=5 or "
         "wind-3=1"),
      text);
  return FALSE;
}

static gboolean
read_dice (MuCall *call, guint8 face[MU_DIARY_DICE], GError **error)
{
  const GPtrArray *dice = mu_call_texts (call, "die");
  for (guint i = 0; dice && i < dice->len; i++)
    if (!read_die (g_ptr_array_index (dice, i), face, error))
      return FALSE;
  return TRUE;
}

MuExit
mu_run_campaign_throw (MuCall *call)
{
  GError *error = NULL;
  Span span;
  guint8 face[MU_DIARY_DICE] = { 0 };
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  if (!campaign || !read_span (call, campaign, &span, &error) || !read_dice (call, face, &error)
      || !mu_store_throw_weather (store_of (call), campaign->id, span.region, span.country,
                                  span.first, face, &error))
    return mu_complain_error (error);
  g_autoptr (GArray) days = mu_store_diary (store_of (call), campaign->id, span.region,
                                            span.country, FALSE, span.first, span.first, &error);
  if (!days)
    return mu_complain_error (error);
  show_day (call, campaign, span.first, &g_array_index (days, MuDiaryDay, 0));
  return MU_EXIT_DONE;
}

/* --- points ---------------------------------------------------------------- */

MuExit
mu_run_campaign_award (MuCall *call)
{
  GError *error = NULL;
  gint64 points;
  g_autoptr (MuCampaign) campaign = mu_find_campaign (call, mu_call_argument (call, 0), &error);
  const int side = campaign ? mu_find_side (campaign, mu_call_argument (call, 1), &error) : -1;
  const char *words = mu_call_text (call, "for");
  if (side < 0
      || !mu_read_number (_ ("POINTS"), mu_call_argument (call, 2), -100000, 100000, &points,
                          &error)
      || !mu_store_give_points (store_of (call), campaign->id, side, (int) points * QUARTERS,
                                words ? words : "", &error))
    return mu_complain_error (error);
  mu_out_text (call, "side", mu_campaign_side_key (side));
  mu_out_number (call, "points", points);
  g_autofree char *figure = mu_points_words ((int) points);
  mu_say (call, _ ("%s: %s points\n"), side_name (campaign, side), figure);
  return MU_EXIT_DONE;
}
