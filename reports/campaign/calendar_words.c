#include "reports/campaign/calendar_words.h"

#include <glib/gi18n-lib.h>

#include "reports/document/date_words.h"

static char *
date_words (const MuCampaign *campaign, int day)
{
  const MuDate date = mu_campaign_date (campaign, day);
  return mu_date_in_words (&date);
}

static const char *
side_name (const MuCampaign *campaign, int place)
{
  return ((const MuCampaignSide *) g_ptr_array_index (campaign->sides, (guint) place))->name;
}

/* A meeting sets its fixture last. */
static const MuFixture *
find_meeting (const GPtrArray *fixtures, int day)
{
  const MuFixture *found = NULL;
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if (fixture->battle == 0 && fixture->day == day && (!found || fixture->id > found->id))
      found = fixture;
  }
  return found;
}

char *
mu_calendar_stop_words (const MuCampaign *campaign, int reached, int asked,
                        const GPtrArray *fixtures)
{
  if (reached >= asked)
    return NULL;
  g_autofree char *when = date_words (campaign, asked);
  const MuFixture *meeting = find_meeting (fixtures, reached);
  if (!meeting)
    /* Translators: a date */
    return g_strdup_printf (_ ("The calendar stopped before %s"), when);
  /* Translators: a date, two sides, a battle that is named after its place */
  return g_strdup_printf (_ ("The calendar stopped before %s: %s and %s meet at %s"), when,
                          side_name (campaign, meeting->side[0]),
                          side_name (campaign, meeting->side[1]), meeting->name);
}

char *
mu_calendar_words (const MuCampaign *before, int reached, int asked, const GPtrArray *fixtures)
{
  g_autofree char *date = date_words (before, reached);
  g_autofree char *stop = mu_calendar_stop_words (before, reached, asked, fixtures);
  GString *text = g_string_new (NULL);
  int due = 0;
  g_string_append_printf (text, _ ("It is %s"), date);
  for (guint i = 0; i < fixtures->len; i++) {
    const MuFixture *fixture = g_ptr_array_index (fixtures, i);
    if (fixture->battle == 0 && fixture->day > before->day && fixture->day <= reached)
      g_string_append_printf (text, due++ ? ", %s" : ": %s", fixture->name);
  }
  if (stop)
    g_string_append_printf (text, ". %s", stop);
  return g_string_free (text, FALSE);
}
