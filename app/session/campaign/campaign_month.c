#include "app/session/campaign/campaign_month.h"

#include <glib/gi18n-lib.h>

#include "app/session/campaign/fixture_item.h"
#include "app/session/campaign/score_item.h"
#include "reports/campaign/diary_words.h"
#include "reports/document/date_words.h"

void
mu_campaign_month_free (MuCampaignMonth *month)
{
  for (int i = 0; i < MU_MONTH_DAYS_MAX; i++) {
    g_clear_pointer (&month->day[i].fixtures, g_ptr_array_unref);
    g_clear_pointer (&month->day[i].battles, g_ptr_array_unref);
  }
  g_free (month);
}

/* --- reading ---------------------------------------------------------------- */

static void
lay_out (MuCampaignMonth *month, int day)
{
  const MuDate on = day >= 0 ? mu_campaign_date (month->campaign, day) : month->campaign->first;
  const int first = MAX (day, 0) - (on.day - 1);

  month->days = mu_calendar_month_days (on.month);
  for (int i = 0; i < month->days; i++)
    month->day[i] = (MuMonthDay){ .day = first + i,
                                  .date = { on.year, on.month, i + 1 },
                                  .today = first + i == month->campaign->day,
                                  .fixtures = g_ptr_array_new (),
                                  .battles = g_ptr_array_new () };
}

static gboolean
read_weather (MuCampaignMonth *month, MuStore *store, GError **error)
{
  const int begin = month->day[0].day;
  const int first = MAX (begin, 0);
  const int last = MIN (begin + month->days - 1, MU_CAMPAIGN_DAYS_MAX);
  g_autoptr (GArray) sky = mu_store_diary (store, month->campaign->id, month->campaign->region,
                                           month->campaign->country, FALSE, first, last, error);

  for (guint i = 0; sky && i < sky->len; i++) {
    MuMonthDay *day = &month->day[first - begin + (int) i];
    day->sky = g_array_index (sky, MuDiaryDay, i);
    day->has_sky = TRUE;
  }
  return sky != NULL;
}

static MuMonthDay *
find_day (MuCampaignMonth *month, int day)
{
  const int at = day - month->day[0].day;

  return at >= 0 && at < month->days ? &month->day[at] : NULL;
}

static void
put_fixtures (MuCampaignMonth *month, const GPtrArray *fixtures)
{
  for (guint i = 0; i < fixtures->len; i++) {
    MuFixture *fixture = g_ptr_array_index (fixtures, i);
    MuMonthDay *day = fixture->battle == 0 ? find_day (month, fixture->day) : NULL;
    if (day)
      g_ptr_array_add (day->fixtures, fixture);
  }
}

static void
put_battles (MuCampaignMonth *month)
{
  const GPtrArray *battles = month->campaign->battles;

  for (guint i = 0; i < battles->len; i++) {
    MuBattleRow *battle = g_ptr_array_index (battles, i);
    MuMonthDay *day = find_day (month, battle->day);
    if (day)
      g_ptr_array_add (day->battles, battle);
  }
}

MuCampaignMonth *
mu_campaign_month_read (MuStore *store, const MuCampaign *campaign, const GPtrArray *fixtures,
                        int day, GError **error)
{
  g_autoptr (MuCampaignMonth) month = g_new0 (MuCampaignMonth, 1);

  month->campaign = campaign;
  lay_out (month, MIN (day, MU_CAMPAIGN_DAYS_MAX));
  if (!read_weather (month, store, error))
    return NULL;
  put_fixtures (month, fixtures);
  put_battles (month);
  return g_steal_pointer (&month);
}

int
mu_campaign_month_turn (const MuCampaignMonth *month, int day, int months)
{
  const MuDate from = month->day[0].date;
  const int before = from.month == 1 ? 12 : from.month - 1;
  const int after = from.month == 12 ? 1 : from.month + 1;
  const int of_month = day - month->day[0].day;
  const int days = mu_calendar_month_days (months < 0 ? before : after);
  const int begin = months < 0 ? month->day[0].day - days : month->day[0].day + month->days;
  const int turned = begin + CLAMP (of_month, 0, days - 1);

  return months < 0 ? MAX (turned, begin + days > 0 ? 0 : -1) : MIN (turned, MU_CAMPAIGN_DAYS_MAX);
}

/* --- words ------------------------------------------------------------------- */

char *
mu_month_day_weather (const MuMonthDay *day)
{
  if (day->has_sky)
    return mu_diary_words (&day->sky);
  return g_strdup (day->day < 0 ? "" : _ ("Its weather is not known yet."));
}

char *
mu_month_day_events (const MuCampaign *campaign, const MuMonthDay *day)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < day->fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (day->fixtures, i);
    g_autofree char *sides = mu_fixture_sides (campaign, fixture);
    g_ptr_array_add (lines, g_strdup_printf ("%s: %s", fixture->name, sides));
  }
  for (guint i = 0; i < day->battles->len; i++) {
    const MuBattleRow *battle = g_ptr_array_index (day->battles, i);
    g_autofree char *result = mu_result_words (campaign, battle);
    g_ptr_array_add (lines, g_strdup_printf ("%s: %s", battle->name, result));
  }
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
add_sentence (GString *text, const char *sentence)
{
  if (*sentence != '\0')
    g_string_append_printf (text, " %s", sentence);
}

char *
mu_month_day_words (const MuCampaign *campaign, const MuMonthDay *day)
{
  g_autofree char *date = mu_date_in_words (&day->date);
  g_autofree char *weather = mu_month_day_weather (day);
  g_autofree char *events = mu_month_day_events (campaign, day);
  GString *text = g_string_new (NULL);

  /* Translators: a date */
  g_string_append_printf (text, day->today ? _ ("%s, today.") : _ ("%s."), date);
  if (day->day < 0)
    add_sentence (text, _ ("Before the campaign began."));
  add_sentence (text, weather);
  g_strdelimit (events, "\n", ' ');
  add_sentence (text, events);
  return g_string_free (text, FALSE);
}

/* --- dice -------------------------------------------------------------------- */

typedef struct {
  const MuCampaign *campaign;
  int day;
  const guint8 *face;
} Table;

static int
throw_die (int number, gpointer data)
{
  const Table *table = data;
  const MuCampaign *campaign = table->campaign;

  if (table->face[number] != 0)
    return table->face[number];
  return mu_diary_face (campaign->seed, table->day,
                        mu_diary_climate (campaign->region, campaign->country), number);
}

void
mu_campaign_sky (const MuCampaign *campaign, int day, const guint8 face[MU_DIARY_DICE],
                 MuDiaryDay *sky)
{
  Table table = { campaign, day, face };
  const MuDate date = mu_campaign_date (campaign, day);
  const MuBattleground place
      = mu_diary_place (campaign->region, campaign->country, date.month, FALSE);

  mu_diary_day (&campaign->readings, &place, throw_die, &table, sky);
}

char *
mu_diary_die_words (int number)
{
  static const char *const first[]
      = { N_ ("Weather"), N_ ("When it begins"), N_ ("When the wind begins"), N_ ("Wind from"),
          N_ ("Fog"),     N_ ("Low sun"),        N_ ("Time of day") };
  const int later = number - MU_DIARY_PERIODS;

  if (number < (int) G_N_ELEMENTS (first))
    return g_strdup (_ (first[number]));
  return g_strdup_printf (later % 2 ? _ ("Wind, period %d") : _ ("Weather, period %d"),
                          later / 2 + 2);
}
