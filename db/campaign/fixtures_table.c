/* Battles to come. */
#include <glib/gi18n-lib.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/possible.h"

void
mu_fixture_free (MuFixture *fixture)
{
  if (fixture == NULL)
    return;
  g_free (fixture->name);
  g_free (fixture->place);
  for (int side = 0; side < MU_SIDES; side++)
    g_free (fixture->seal[side]);
  g_free (fixture);
}

static void
take_seal (MuStatement *rows, MuFixture *fixture, int side)
{
  fixture->seal[side] = mu_take_text (rows);
  fixture->opened[side] = *mu_take_borrowed (rows) != '\0';
}

static gpointer
read_row (MuStatement *rows)
{
  MuFixture *fixture = g_new0 (MuFixture, 1);
  fixture->id = mu_take_int (rows);
  fixture->day = mu_take_in (rows, 0, MU_CAMPAIGN_DAYS_MAX);
  fixture->name = mu_take_text (rows);
  for (int side = 0; side < MU_SIDES; side++)
    fixture->side[side] = mu_take_in (rows, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  fixture->place = mu_take_text (rows);
  fixture->battle = mu_take_int (rows);
  for (int side = 0; side < MU_SIDES; side++)
    take_seal (rows, fixture, side);
  return fixture;
}

GPtrArray *
mu_fixtures_rows (MuConnection *connection, gint64 campaign, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_FIXTURE_ROWS);
  mu_put_int (rows, campaign);
  return mu_statement_collect (rows, read_row, (GDestroyNotify) mu_fixture_free, error);
}

static MuFixture *
get (MuConnection *connection, gint64 campaign, gint64 id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_FIXTURE_GET);
  mu_put_int (query, campaign);
  mu_put_int (query, id);
  const MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("The campaign has no such fixture."));
  if (row != MU_ROW_HERE)
    return NULL;
  g_autoptr (MuFixture) fixture = read_row (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&fixture) : NULL;
}

MuFixture *
mu_fixtures_find_open (MuConnection *connection, gint64 campaign, gint64 id, GError **error)
{
  g_autoptr (MuFixture) fixture = get (connection, campaign, id, error);
  if (fixture == NULL || fixture->battle == 0)
    return g_steal_pointer (&fixture);
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("The fixture %s has been fought. Take its battle back first."), fixture->name);
  return NULL;
}

static gboolean
drop (MuConnection *connection, gint64 id, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_FIXTURE_DELETE);
  mu_put_int (remove, id);
  return mu_statement_run (remove, error);
}

/* --- setting one ------------------------------------------------------------- */

/* What the deed tells; the texts are borrowed from it. */
typedef struct {
  gint64 id, day, side[MU_SIDES];
  const char *name, *place;
} Told;

static gboolean
read_told (GVariant *what, Told *told, GError **error)
{
  const gint64 last = MU_CAMPAIGN_SIDES_MAX - 1;
  return mu_deed_int (what, "id", 1, G_MAXINT64, &told->id, error)
         && mu_deed_int (what, "day", 0, MU_CAMPAIGN_DAYS_MAX, &told->day, error)
         && mu_deed_int (what, "side-a", 0, last, &told->side[MU_SIDE_A], error)
         && mu_deed_int (what, "side-b", 0, last, &told->side[MU_SIDE_B], error)
         && mu_deed_text (what, "name", MU_LIST_NAME_MAX, &told->name, error)
         && mu_deed_text (what, "place", MU_LIST_NAME_MAX, &told->place, error);
}

static gboolean
check_sides (MuConnection *connection, gint64 campaign, const Told *told, GError **error)
{
  gint64 count;
  if (!mu_campaigns_count_sides (connection, campaign, &count, error))
    return FALSE;
  if (told->side[MU_SIDE_A] < count && told->side[MU_SIDE_B] < count
      && told->side[MU_SIDE_A] != told->side[MU_SIDE_B])
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("A battle is fought by two different sides of its campaign."));
  return FALSE;
}

static gboolean
check (MuConnection *connection, gint64 campaign, GVariant *what, const Told *told, GError **error)
{
  return mu_possible_kept_name (_ ("The name of the fixture"), told->name, error)
         && check_sides (connection, campaign, told, error)
         && mu_deed_not_yet_past (what, (int) told->day, error);
}

/* The one that it is in place of, if it is of this campaign. */
static gboolean
clear_place (MuConnection *connection, gint64 campaign, gint64 id, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (MuFixture) before = mu_fixtures_find_open (connection, campaign, id, &why);
  if (before != NULL)
    return drop (connection, id, error);
  if (g_error_matches (why, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND))
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

gboolean
mu_deed_fixture (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  Told told;
  if (!read_told (what, &told, error) || !check (connection, campaign, what, &told, error)
      || !clear_place (connection, campaign, told.id, error))
    return FALSE;
  MuStatement *insert = mu_statement (connection, MU_SQL_FIXTURE_ADD);
  mu_put_int (insert, told.id);
  mu_put_int (insert, campaign);
  mu_put_int (insert, told.day);
  mu_put_text (insert, told.name);
  mu_put_int (insert, told.side[MU_SIDE_A]);
  mu_put_int (insert, told.side[MU_SIDE_B]);
  mu_put_text (insert, told.place);
  return mu_statement_run (insert, error);
}

gboolean
mu_deed_fixture_off (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  gint64 id;
  if (!mu_deed_int (what, "id", 1, G_MAXINT64, &id, error))
    return FALSE;
  g_autoptr (MuFixture) fixture = mu_fixtures_find_open (connection, campaign, id, error);
  return fixture != NULL && drop (connection, id, error);
}

gboolean
mu_fixtures_play (MuConnection *connection, gint64 campaign, const int sides[MU_SIDES],
                  gint64 battle, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_FIXTURE_PLAY);
  mu_put_int (update, battle);
  mu_put_int (update, campaign);
  mu_put_int (update, MIN (sides[MU_SIDE_A], sides[MU_SIDE_B]));
  mu_put_int (update, MAX (sides[MU_SIDE_A], sides[MU_SIDE_B]));
  return mu_statement_run (update, error);
}

gboolean
mu_fixtures_play_one (MuConnection *connection, gint64 fixture, gint64 battle, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_FIXTURE_PLAY_ONE);
  mu_put_int (update, battle);
  mu_put_int (update, fixture);
  return mu_statement_run (update, error);
}

/* --- the store's door --------------------------------------------------------- */

GPtrArray *
mu_store_fixtures (MuStore *store, gint64 campaign, GError **error)
{
  return mu_fixtures_rows (mu_store_connection (store), campaign, error);
}

static GVariant *
tell (const MuFixture *fixture, gint64 id)
{
  g_autofree char *name = mu_name_tidy (fixture->name);
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_variant_dict_insert (what, "id", "x", id);
  g_variant_dict_insert (what, "day", "x", (gint64) fixture->day);
  g_variant_dict_insert (what, "name", "s", name);
  g_variant_dict_insert (what, "side-a", "x", (gint64) fixture->side[MU_SIDE_A]);
  g_variant_dict_insert (what, "side-b", "x", (gint64) fixture->side[MU_SIDE_B]);
  g_variant_dict_insert (what, "place", "s", fixture->place != NULL ? fixture->place : "");
  return g_variant_dict_end (what);
}

gboolean
mu_store_set_fixture (MuStore *store, gint64 campaign, const MuFixture *fixture, gint64 *id,
                      GError **error)
{
  const gint64 number = fixture->id != 0 ? fixture->id : mu_deed_lot ();
  if (!mu_possible_name (_ ("The name of the fixture"), fixture->name, error)
      || !mu_deed_store (store, campaign, MU_ACT_FIXTURE, fixture->name, tell (fixture, number),
                         error))
    return FALSE;
  if (id != NULL)
    *id = number;
  return TRUE;
}

gboolean
mu_store_call_off_fixture (MuStore *store, gint64 campaign, gint64 id, GError **error)
{
  g_autoptr (GVariantDict) what = g_variant_dict_new (NULL);
  g_autoptr (MuFixture) fixture
      = mu_fixtures_find_open (mu_store_connection (store), campaign, id, error);
  if (fixture == NULL)
    return FALSE;
  g_variant_dict_insert (what, "id", "x", id);
  return mu_deed_store (store, campaign, MU_ACT_FIXTURE_OFF, fixture->name,
                        g_variant_dict_end (what), error);
}
