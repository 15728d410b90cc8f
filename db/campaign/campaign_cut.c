/* Making a player's copy: each table says what of it goes there. */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "db/acts/acts_private.h"
#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

/* --- what goes there ---------------------------------------------------------------- */

/* Tables that are copied by one statement, which takes so many of: campaign, side, today. */
typedef struct {
  MuSql sql;
  int values;
} Copying;

static const Copying heads[] = {
  { MU_SQL_CUT_CLUB, 0 },
  { MU_SQL_CUT_PLAYERS, 1 },
  { MU_SQL_CUT_CAMPAIGN, 1 },
};

/* In the order in which rows point to each other. */
static const Copying rests[] = {
  { MU_SQL_CUT_GENERALS, 2 },      { MU_SQL_CUT_UNITS, 2 },       { MU_SQL_CUT_EVENTS, 2 },
  { MU_SQL_CUT_FIELDS, 2 },        { MU_SQL_CUT_PARTS, 2 },       { MU_SQL_CUT_SKIES, 2 },
  { MU_SQL_CUT_RULINGS, 2 },       { MU_SQL_CUT_PLANS, 2 },       { MU_SQL_CUT_PLANNED, 2 },
  { MU_SQL_CUT_TERMS, 2 },         { MU_SQL_CUT_DEPLOYMENTS, 2 }, { MU_SQL_CUT_NEW_ORDERS, 2 },
  { MU_SQL_CUT_SEALS, 2 },         { MU_SQL_CUT_SEAL_SUMS, 2 },   { MU_SQL_CUT_SEEDS, 2 },
  { MU_SQL_CUT_FORCES, 2 },        { MU_SQL_CUT_LOSSES, 2 },      { MU_SQL_CUT_CHANGES, 2 },
  { MU_SQL_CUT_RECRUITS, 2 },      { MU_SQL_CUT_HONOURS, 2 },     { MU_SQL_CUT_FIXTURES, 2 },
  { MU_SQL_CUT_FIXTURE_SEALS, 2 }, { MU_SQL_CUT_MAP, 1 },         { MU_SQL_CUT_HOLDERS, 1 },
  { MU_SQL_CUT_POINTS, 1 },        { MU_SQL_CUT_HOSTS, 2 },       { MU_SQL_CUT_SEEN_HOSTS, 3 },
  { MU_SQL_CUT_HOST_FORCES, 2 },   { MU_SQL_CUT_TRUSTS, 1 },
};

static gboolean
copy (const MuCutting *cutting, const Copying *each, guint count, GError **error)
{
  const gint64 values[] = { cutting->campaign, cutting->side, cutting->today };
  for (guint i = 0; i < count; i++) {
    MuStatement *insert = mu_statement (cutting->connection, each[i].sql);
    for (int value = 0; value < each[i].values; value++)
      mu_put_int (insert, values[value]);
    if (!mu_statement_run (insert, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
mark_cut (const MuCutting *cutting, int number, GError **error)
{
  MuStatement *insert = mu_statement (cutting->connection, MU_SQL_CUT_ADD);
  mu_put_int (insert, cutting->campaign);
  mu_put_int (insert, cutting->side);
  mu_put_int (insert, number);
  return mu_statement_run (insert, error);
}

static gboolean
write_copy (const MuCutting *cutting, GError **error)
{
  int number;
  return mu_connection_run (cutting->connection, "PRAGMA defer_foreign_keys = ON", error)
         && copy (cutting, heads, G_N_ELEMENTS (heads), error) && mu_cut_sides (cutting, error)
         && mu_cut_battles (cutting, error) && copy (cutting, rests, G_N_ELEMENTS (rests), error)
         && mu_cut_dice (cutting, error) && mu_cut_acts (cutting, &number, error)
         && mark_cut (cutting, number, error);
}

/* --- in the umpire's history ---------------------------------------------------------- */

/* Nothing but that it was done, which the player's changes go on from. */
gboolean
mu_deed_cut (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 side, id;
  return mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &side, error)
         && mu_campaign_side_id (connection, campaign, (int) side, &id, error);
}

static gboolean
note_cut (const MuCutting *cutting, GError **error)
{
  g_autoptr (GVariantDict) told = g_variant_dict_new (NULL);
  g_variant_dict_insert (told, "side", "x", (gint64) cutting->side);
  g_variant_dict_insert (told, "today", "x", (gint64) cutting->today);
  g_autoptr (GVariant) what = g_variant_ref_sink (g_variant_dict_end (told));
  g_autofree char *doing = g_variant_print (what, TRUE);
  const MuAct act = { .kind = MU_ACT_CUT, .about = (char *) cutting->side_name, .doing = doing };
  g_autoptr (GBytes) none = g_bytes_new_static ("", 0);
  return mu_acts_add (cutting->connection, cutting->campaign, &act, none, NULL, error);
}

static gboolean
cut (MuConnection *connection, gint64 campaign, int side, GError **error)
{
  MuCutting cutting = { .connection = connection, .campaign = campaign, .side = side };
  if (!mu_cut_is_whole (connection, campaign, error)
      || !mu_campaign_today (connection, campaign, &cutting.today, error))
    return FALSE;
  g_autofree char *name = mu_campaign_side_name (connection, campaign, side, error);
  cutting.side_name = name;
  return name != NULL && note_cut (&cutting, error) && write_copy (&cutting, error);
}

/* --- the new file ------------------------------------------------------------------------ */

static gboolean
attach (MuConnection *connection, const char *path, GError **error)
{
  MuStatement *attaching = mu_statement (connection, MU_SQL_CUT_ATTACH);
  mu_put_text (attaching, path);
  return mu_statement_run (attaching, error);
}

static gboolean
cut_into (MuConnection *connection, gint64 campaign, int side, const char *path, GError **error)
{
  if (!attach (connection, path, error))
    return FALSE;
  const gboolean ok
      = mu_connection_begin (connection, error)
        && mu_connection_end (connection, cut (connection, campaign, side, error), error);
  return mu_statement_run (mu_statement (connection, MU_SQL_CUT_DETACH), ok ? error : NULL) && ok;
}

static gboolean
make_club (const char *path, GError **error)
{
  if (g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
                 _ ("There is a file %s already. Choose another name."), path);
    return FALSE;
  }
  MuStore *store = mu_store_open (path, TRUE, error);
  mu_store_close (store);
  return store != NULL;
}

gboolean
mu_store_cut_campaign (MuStore *store, gint64 campaign, int side, const char *path, GError **error)
{
  if (!make_club (path, error))
    return FALSE;
  if (cut_into (mu_store_connection (store), campaign, side, path, error))
    return TRUE;
  g_unlink (path);
  return FALSE;
}
