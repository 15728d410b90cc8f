/* Deeds that are told to a campaign. */
#include <glib/gi18n-lib.h>

#include "app/session/history_private.h"
#include "db/store.h"
#include "reports/campaign/calendar_words.h"

/* A deed is undone by taking its act back. Should the acts not be readable, it stands in the
 * campaign's history all the same. */
static void
note_deed (MuHistory *self, gint64 campaign, const char *words)
{
  g_autoptr (MuAct) act = mu_store_last_act (self->store, campaign, NULL);

  if (act) {
    MuStep *step = mu_history_new_step (MU_STEP_TAKE_BACK_ACT, campaign, words);
    step->act = act->number;
    mu_history_note_done (self, step);
    return;
  }
  mu_history_tell (self, MU_CHANGED_CAMPAIGNS, campaign);
}

/* Of the calendar as it stands now; it has gone on, even if nothing more can be read of it. */
static char *
words_of_calendar (MuHistory *self, const MuCampaign *before, int asked)
{
  g_autoptr (MuCampaign) now = mu_store_campaign (self->store, before->id, NULL);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (self->store, before->id, NULL);

  return now && fixtures ? mu_calendar_words (before, now->day, asked, fixtures)
                         : g_strdup (_ ("The calendar went on"));
}

char *
mu_history_advance (MuHistory *self, const MuCampaign *campaign, int day, GError **error)
{
  char *words;

  if (!mu_store_advance_campaign (self->store, campaign->id, day, error))
    return NULL;
  words = words_of_calendar (self, campaign, day);
  note_deed (self, campaign->id, words);
  return words;
}

gboolean
mu_history_set_fixture (MuHistory *self, gint64 campaign, const MuFixture *fixture,
                        const char *words, GError **error)
{
  if (!mu_store_set_fixture (self->store, campaign, fixture, NULL, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_call_off_fixture (MuHistory *self, gint64 campaign, gint64 fixture, const char *words,
                             GError **error)
{
  if (!mu_store_call_off_fixture (self->store, campaign, fixture, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_throw_weather (MuHistory *self, const MuWeatherThrow *thrown, const char *words,
                          GError **error)
{
  if (!mu_store_throw_weather (self->store, thrown->campaign, thrown->region, thrown->country,
                               thrown->day, thrown->face, error))
    return FALSE;
  note_deed (self, thrown->campaign, words);
  return TRUE;
}

gboolean
mu_history_set_campaign_rules (MuHistory *self, gint64 campaign, const char *rules,
                               const char *words, GError **error)
{
  if (!mu_store_set_campaign_rules (self->store, campaign, rules, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_set_map (MuHistory *self, gint64 campaign, const MuMap *map, const char *words,
                    GError **error)
{
  if (!mu_store_set_campaign_map (self->store, campaign, map, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_muster_host (MuHistory *self, gint64 campaign, const MuMusterOrder *order,
                        const char *words, GError **error)
{
  gint64 host = order->host;

  if (!mu_store_muster_host (self->store, campaign, order->side, order->name, order->place,
                             order->units, &host, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_march_host (MuHistory *self, gint64 campaign, gint64 host, const char *place,
                       gboolean forced, const char *words, GError **error)
{
  if (!mu_store_march_host (self->store, campaign, host, place, forced, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_set_holder (MuHistory *self, gint64 campaign, const char *place, int side,
                       const char *words, GError **error)
{
  if (!mu_store_set_holder (self->store, campaign, place, side, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_buy_recruits (MuHistory *self, gint64 campaign, int side, const GArray *choice,
                         const char *words, GError **error)
{
  if (!mu_store_buy_recruits (self->store, campaign, side, choice, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}

gboolean
mu_history_give_honour (MuHistory *self, gint64 campaign, const MuHonourOrder *order,
                        const char *words, GError **error)
{
  if (!mu_store_give_honour (self->store, campaign, order->side, order->unit, order->words, error))
    return FALSE;
  note_deed (self, campaign, words);
  return TRUE;
}
