/* Weather of a campaign: dice that were thrown at the table, and the days that follow from them and
 * from the campaign's seed. */
#include <string.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

/* --- reading ------------------------------------------------------------------ */

typedef struct {
  guint64 seed;
  int climate;
  int first;
  int day;
  GArray *thrown; /* guint8 [MU_DIARY_DICE] for each day from first */
} Sky;

static const guint8 *
thrown_on (const Sky *sky, int day)
{
  const guint8 *faces = (const guint8 *) sky->thrown->data;
  return faces + (gsize) (day - sky->first) * MU_DIARY_DICE;
}

static int
throw_die (int number, gpointer data)
{
  const Sky *sky = data;
  const int face = thrown_on (sky, sky->day)[number];
  return face != 0 ? face : mu_diary_face (sky->seed, sky->day, sky->climate, number);
}

static gboolean
read_thrown (MuConnection *connection, gint64 campaign, Sky *sky, int last, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_CAMPAIGN_DICE);
  mu_put_int (rows, campaign);
  mu_put_int (rows, sky->climate);
  mu_put_int (rows, sky->first);
  mu_put_int (rows, last);
  sky->thrown = g_array_new (FALSE, TRUE, MU_DIARY_DICE);
  g_array_set_size (sky->thrown, (guint) (last - sky->first + 1));
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    const int day = mu_take_in (rows, sky->first, last);
    const int number = mu_take_in (rows, 0, MU_DIARY_DICE - 1);
    ((guint8 *) thrown_on (sky, day))[number] = (guint8) mu_take_in (rows, 1, 6);
  }
  return row == MU_ROW_END;
}

static GArray *
work_out (const MuCampaign *campaign, Sky *sky, MuRegion region, MuCountry country, gboolean coast,
          int last)
{
  GArray *days = g_array_new (FALSE, TRUE, sizeof (MuDiaryDay));
  for (sky->day = sky->first; sky->day <= last; sky->day++) {
    const MuDate date = mu_campaign_date (campaign, sky->day);
    const MuBattleground place = mu_diary_place (region, country, date.month, coast);
    MuDiaryDay day;
    mu_diary_day (&campaign->readings, &place, throw_die, sky, &day);
    g_array_append_val (days, day);
  }
  return days;
}

GArray *
mu_store_diary (MuStore *store, gint64 campaign, MuRegion region, MuCountry country, gboolean coast,
                int first, int last, GError **error)
{
  g_return_val_if_fail (first >= 0 && last >= first && last <= MU_CAMPAIGN_DAYS_MAX, NULL);
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (MuCampaign) head = mu_campaigns_head (snapshot, campaign, error);
  if (head == NULL)
    return NULL;
  Sky sky = { .seed = head->seed, .climate = mu_diary_climate (region, country), .first = first };
  if (head->cut_for != MU_CAMPAIGN_WHOLE)
    last = MIN (last, head->day);
  GArray *days = read_thrown (snapshot, campaign, &sky, last, error)
                     ? work_out (head, &sky, region, country, coast, last)
                     : NULL;
  g_array_unref (sky.thrown);
  return days;
}

/* --- throwing ----------------------------------------------------------------- */

static gboolean
forget (MuConnection *connection, gint64 campaign, int day, int climate, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_CAMPAIGN_DICE_DELETE);
  mu_put_int (remove, campaign);
  mu_put_int (remove, day);
  mu_put_int (remove, climate);
  return mu_statement_run (remove, error);
}

static gboolean
keep_die (MuConnection *connection, gint64 campaign, int day, int climate, int number, int face,
          GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_CAMPAIGN_DIE_ADD);
  mu_put_int (insert, campaign);
  mu_put_int (insert, day);
  mu_put_int (insert, climate);
  mu_put_int (insert, number);
  mu_put_int (insert, face);
  return mu_statement_run (insert, error);
}

/* Faces as digits, one for each die: "0350…". */
static gboolean
keep_faces (MuConnection *connection, gint64 campaign, int day, int climate, const char *faces,
            GError **error)
{
  for (int number = 0; number < MU_DIARY_DICE; number++)
    if (faces[number] != '0'
        && !keep_die (connection, campaign, day, climate, number, faces[number] - '0', error))
      return FALSE;
  return TRUE;
}

gboolean
mu_deed_weather_dice (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 day, climate;
  const char *faces;
  if (!mu_deed_int (what, "day", 0, MU_CAMPAIGN_DAYS_MAX, &day, error)
      || !mu_deed_int (what, "climate", 0, MU_DIARY_CLIMATES - 1, &climate, error)
      || !mu_deed_text (what, "faces", MU_DIARY_DICE, &faces, error)
      || !mu_deed_not_yet_past (what, (int) day, error))
    return FALSE;
  if (strspn (faces, "0123456") != MU_DIARY_DICE)
    return mu_deed_refuse ("faces", error);
  return forget (connection, campaign, (int) day, (int) climate, error)
         && keep_faces (connection, campaign, (int) day, (int) climate, faces, error);
}

gboolean
mu_store_throw_weather (MuStore *store, gint64 campaign, MuRegion region, MuCountry country,
                        int day, const guint8 face[MU_DIARY_DICE], GError **error)
{
  char faces[MU_DIARY_DICE + 1] = "";
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_autoptr (MuCampaign) head = mu_store_campaign_head (store, campaign, error);
  if (head == NULL)
    return FALSE;
  for (int number = 0; number < MU_DIARY_DICE; number++)
    faces[number] = (char) ('0' + MIN (face[number], 9));
  const MuDate date = mu_campaign_date (head, CLAMP (day, 0, MU_CAMPAIGN_DAYS_MAX));
  g_autofree char *about = mu_date_key (&date);
  g_variant_dict_insert (what, "day", "x", (gint64) day);
  g_variant_dict_insert (what, "climate", "x", (gint64) mu_diary_climate (region, country));
  g_variant_dict_insert (what, "faces", "s", faces);
  return mu_deed_store (store, campaign, MU_ACT_WEATHER_DICE, about, g_variant_dict_end (what),
                        error);
}

/* --- in a player's copy ------------------------------------------------------- */

static gboolean
cut_die (const MuCutting *cutting, int day, int climate, int number, int face, GError **error)
{
  MuStatement *insert = mu_statement (cutting->connection, MU_SQL_CUT_DIE_ADD);
  mu_put_int (insert, cutting->campaign);
  mu_put_int (insert, day);
  mu_put_int (insert, climate);
  mu_put_int (insert, number);
  mu_put_int (insert, face);
  return mu_statement_run (insert, error);
}

static gboolean
cut_day (const MuCutting *cutting, guint64 seed, int day, GError **error)
{
  for (int climate = 0; climate < MU_DIARY_CLIMATES; climate++)
    for (int number = 0; number < MU_DIARY_DICE; number++)
      if (!cut_die (cutting, day, climate, number, mu_diary_face (seed, day, climate, number),
                    error))
        return FALSE;
  return TRUE;
}

gboolean
mu_cut_dice (const MuCutting *cutting, GError **error)
{
  g_autoptr (MuCampaign) head = mu_campaigns_head (cutting->connection, cutting->campaign, error);
  MuStatement *thrown = mu_statement (cutting->connection, MU_SQL_CUT_THROWN);
  mu_put_int (thrown, cutting->campaign);
  mu_put_int (thrown, cutting->today);
  if (head == NULL || !mu_statement_run (thrown, error))
    return FALSE;
  for (int day = 0; day <= cutting->today; day++)
    if (!cut_day (cutting, head->seed, day, error))
      return FALSE;
  return TRUE;
}
