#include "app/service/campaign/campaign_words.h"

#include <glib/gi18n-lib.h>

#include "reports/document/date_words.h"

static char *
date_words (const MuCampaign *campaign, int day)
{
  const MuDate date = mu_campaign_date (campaign, day);
  return mu_date_in_words (&date);
}

static const char *
name_of (const MuMap *map, int place)
{
  return mu_map_place (map, place)->name;
}

char *
mu_host_where_words (const MuCampaign *campaign, const MuMap *map, const MuHost *host)
{
  const char *here = name_of (map, host->march.place);
  const GArray *way = host->march.way;
  if (way->len == 0) /* Translators: a place */
    return g_strdup_printf (
        host->fixture != 0 ? _ ("at %s, where a battle waits for it") : _ ("at %s"), here);
  g_autofree char *when = date_words (campaign, mu_host_march_arrives (map, &host->march));
  /* Translators: two places and the date of arrival */
  return g_strdup_printf (host->march.forced ? _ ("from %s to %s by forced march, there on %s")
                                             : _ ("from %s to %s, there on %s"),
                          here, name_of (map, g_array_index (way, int, way->len - 1)), when);
}

/* The march itself stays as it is. */
static gboolean
send (const MuCampaign *campaign, const MuMap *map, const MuHostMarch *march, int place,
      gboolean forced, int *arrives)
{
  MuHostMarch sent = *march;
  sent.way = g_array_copy (march->way);
  const gboolean possible = mu_host_march_send (map, &sent, place, forced, campaign->day);
  *arrives = MAX (mu_host_march_arrives (map, &sent), campaign->day);
  mu_host_march_clear (&sent);
  return possible;
}

char *
mu_host_march_words (const MuCampaign *campaign, const MuMap *map, const MuHost *host, int place,
                     gboolean forced)
{
  int arrives;
  if (!send (campaign, map, &host->march, place, forced, &arrives))
    return g_strdup_printf (_ ("No road leads to %s."), name_of (map, place));
  const int days = arrives - campaign->day;
  if (days == 0)
    return g_strdup_printf (_ ("It stays at %s."), name_of (map, place));
  g_autofree char *when = date_words (campaign, arrives);
  return g_strdup_printf (ngettext ("%d day, there on %s", "%d days, there on %s", (gulong) days),
                          days, when);
}
