/* Deeds that are told to a campaign. */
#include <glib/gi18n-lib.h>

#include "app/session/history_private.h"
#include "db/store.h"
#include "reports/campaign/calendar_words.h"

/* A deed is undone by taking its act back. Should the acts not be readable, it stands in the
 * campaign's history all the same. */
gboolean
mu_history_do (MuHistory *self, gint64 campaign, gboolean done, const char *words)
{
  g_autoptr (MuAct) act = done ? mu_store_last_act (self->store, campaign, NULL) : NULL;

  if (act) {
    MuStep *step = mu_history_new_step (MU_STEP_TAKE_BACK_ACT, campaign, words);
    step->act = act->number;
    mu_history_note_done (self, step);
  } else if (done) {
    mu_history_tell (self, MU_CHANGED_CAMPAIGNS, campaign);
  }
  return done;
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
  mu_history_do (self, campaign->id, TRUE, words);
  return words;
}
