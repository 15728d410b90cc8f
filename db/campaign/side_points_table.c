/* Points that sides of a campaign were given besides those of their battles. */
#include <glib/gi18n-lib.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/possible.h"

#define WORDS_MAX    400
#define QUARTERS_MAX 4000000

void
mu_side_points_free (MuSidePoints *points)
{
  if (points == NULL)
    return;
  g_free (points->words);
  g_free (points);
}

static gpointer
read_row (MuStatement *rows)
{
  MuSidePoints *points = g_new0 (MuSidePoints, 1);
  points->side = mu_take_in (rows, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  points->day = mu_take_in (rows, 0, MU_CAMPAIGN_DAYS_MAX);
  points->quarters = mu_take_in (rows, -QUARTERS_MAX, QUARTERS_MAX);
  points->words = mu_take_text (rows);
  points->kind = (MuPointsKind) mu_take_in (rows, 0, MU_POINTS_KINDS - 1);
  return points;
}

GPtrArray *
mu_store_side_points (MuStore *store, gint64 campaign, GError **error)
{
  MuStatement *rows = mu_statement (mu_store_connection (store), MU_SQL_SIDE_POINTS_ROWS);
  mu_put_int (rows, campaign);
  return mu_statement_collect (rows, read_row, (GDestroyNotify) mu_side_points_free, error);
}

static gboolean
add (MuConnection *connection, gint64 side, gint64 id, MuPointsKind kind, gint64 quarters,
     const char *words, int day, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_SIDE_POINTS_ADD);
  mu_put_int (insert, id);
  mu_put_int (insert, side);
  mu_put_int (insert, day);
  mu_put_int (insert, kind);
  mu_put_int (insert, quarters);
  mu_put_text (insert, words);
  return mu_statement_run (insert, error);
}

gboolean
mu_deed_points (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 id, place, quarters, side;
  int today;
  const char *words;
  return mu_deed_int (what, "id", 1, G_MAXINT64, &id, error)
         && mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &place, error)
         && mu_deed_int (what, "quarters", -QUARTERS_MAX, QUARTERS_MAX, &quarters, error)
         && mu_deed_text (what, "words", WORDS_MAX, &words, error)
         && (quarters != 0 || mu_deed_refuse ("quarters", error))
         && mu_deed_today (what, &today, error)
         && mu_campaign_side_id (connection, campaign, (int) place, &side, error)
         && add (connection, side, id, MU_POINTS_GIVEN, quarters, words, today, error);
}

gboolean
mu_side_points_hold (MuConnection *connection, gint64 campaign, int side, int day, int quarters,
                     GError **error)
{
  gint64 id;
  return mu_campaign_side_id (connection, campaign, side, &id, error)
         && add (connection, id, mu_deed_lot (), MU_POINTS_HELD, MIN (quarters, QUARTERS_MAX), "",
                 day, error);
}

/* "Rome, The bridge"; free with g_free. */
static char *
name_gift (MuConnection *connection, gint64 campaign, int side, const char *words, GError **error)
{
  g_autofree char *name = mu_campaign_side_name (connection, campaign, side, error);
  if (name == NULL || *words == '\0')
    return g_steal_pointer (&name);
  return g_strdup_printf ("%s, %s", name, words);
}

gboolean
mu_store_give_points (MuStore *store, gint64 campaign, int side, int quarters, const char *words,
                      GError **error)
{
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_autofree char *about = name_gift (mu_store_connection (store), campaign, side, words, error);
  if (about == NULL || !mu_possible_text (_ ("What the points are for"), words, WORDS_MAX, error))
    return FALSE;
  g_variant_dict_insert (what, "id", "x", mu_deed_lot ());
  g_variant_dict_insert (what, "side", "x", (gint64) side);
  g_variant_dict_insert (what, "quarters", "x", (gint64) quarters);
  g_variant_dict_insert (what, "words", "s", words);
  return mu_deed_store (store, campaign, MU_ACT_POINTS, about, g_variant_dict_end (what), error);
}
