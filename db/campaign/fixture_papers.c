#include "db/campaign/fixture_papers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "lists/battle/seal_code.h"
#include "lists/wrg/orders/orders.h"

#define PAPER_MAX   1000000
#define SEED_DIGITS 16 /* of a sum, 64 bits */

void
mu_fixture_papers_clear (MuFixturePapers *papers)
{
  g_clear_pointer (&papers->orders, g_free);
  g_clear_pointer (&papers->deployment, g_free);
}

static gboolean
refuse (GError **error, const char *format, const char *fixture)
{
  g_autoptr (GString) text = g_string_new (format);
  g_string_replace (text, "%s", fixture, 1);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, text->str);
  return FALSE;
}

/* --- the code ------------------------------------------------------------------ */

/* What the code is of: the same papers have another one for another battle or side. */
static char *
code_of (gint64 fixture, gint64 side, const char *orders, const char *deployment, const char *salt)
{
  g_autofree char *text
      = g_strdup_printf ("%" G_GINT64_FORMAT "\t%" G_GINT64_FORMAT "\t%" G_GSIZE_FORMAT "\n%s%s",
                         fixture, side, strlen (orders), orders, deployment);
  return mu_seal_code_of (text, salt);
}

/* --- whose fixture it is --------------------------------------------------------- */

/* The side of the battle that the campaign's side is; MU_SIDE_NONE with an error. */
static MuSide
find_side (const MuFixture *fixture, gint64 side, GError **error)
{
  for (int which = 0; which < MU_SIDES; which++)
    if (fixture->side[which] == side)
      return (MuSide) which;
  refuse (error, _ ("That side does not fight %s."), fixture->name);
  return MU_SIDE_NONE;
}

/* What a deed is told of. */
typedef struct {
  gint64 id, side;
  MuFixture *fixture;
  MuSide which; /* of the battle */
} Told;

static void
told_clear (Told *told)
{
  g_clear_pointer (&told->fixture, mu_fixture_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Told, told_clear)

static gboolean
read_told (MuConnection *connection, gint64 campaign, GVariant *what, Told *told, GError **error)
{
  if (!mu_deed_int (what, "id", 1, G_MAXINT64, &told->id, error)
      || !mu_deed_int (what, "side", 0, MU_CAMPAIGN_SIDES_MAX - 1, &told->side, error))
    return FALSE;
  told->fixture = mu_fixtures_find_open (connection, campaign, told->id, error);
  if (told->fixture == NULL)
    return FALSE;
  told->which = find_side (told->fixture, told->side, error);
  return told->which != MU_SIDE_NONE;
}

/* --- sealing ----------------------------------------------------------------------- */

static gboolean
may_seal (const Told *told, GError **error)
{
  if (*told->fixture->seal[told->which] != '\0')
    return refuse (error,
                   _ ("That side has sealed its papers for %s already. Take that back in the "
                      "history first."),
                   told->fixture->name);
  return !told->fixture->opened[1 - told->which]
         || refuse (error, _ ("The enemy's papers for %s lie open: it is too late to seal others."),
                    told->fixture->name);
}

static gboolean
add_seal (MuConnection *connection, gint64 campaign, const Told *told, const char *seal,
          GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_SEAL_ADD);
  mu_put_int (insert, campaign);
  mu_put_int (insert, told->id);
  mu_put_int (insert, told->side);
  mu_put_text (insert, seal);
  return mu_statement_run (insert, error);
}

gboolean
mu_deed_seal (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  const char *seal;
  g_auto (Told) told = { 0 };
  if (!mu_deed_text (what, "seal", MU_SEAL_LENGTH, &seal, error))
    return FALSE;
  if (!mu_seal_is_salted (seal) || strlen (seal) != MU_SEAL_LENGTH)
    return mu_deed_refuse ("seal", error);
  return read_told (connection, campaign, what, &told, error) && may_seal (&told, error)
         && add_seal (connection, campaign, &told, seal, error);
}

/* --- opening ------------------------------------------------------------------------- */

typedef struct {
  const char *salt, *orders, *deployment; /* borrowed from the deed */
} Shown;

static gboolean
read_shown (GVariant *what, Shown *shown, GError **error)
{
  return mu_deed_text (what, "salt", MU_SALT_LENGTH, &shown->salt, error)
         && mu_deed_text (what, "orders", PAPER_MAX, &shown->orders, error)
         && mu_deed_text (what, "deployment", PAPER_MAX, &shown->deployment, error)
         && (strlen (shown->salt) == MU_SALT_LENGTH || mu_deed_refuse ("salt", error));
}

static gboolean
have_both_sealed (const MuFixture *fixture)
{
  return *fixture->seal[MU_SIDE_A] != '\0' && *fixture->seal[MU_SIDE_B] != '\0';
}

static gboolean
keep_to_code (const Told *told, const Shown *shown, GError **error)
{
  const char *due = told->fixture->seal[told->which];
  g_autofree char *code
      = code_of (told->id, told->side, shown->orders, shown->deployment, shown->salt);
  if (strcmp (code, due) == 0)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("%s: these are not the papers that were sealed: their code is %s, not %s."),
               told->fixture->name, code, due);
  return FALSE;
}

static gboolean
can_be_read (const Told *told, const Shown *shown, GError **error)
{
  g_autoptr (GError) why = NULL;
  if (*shown->orders == '\0')
    return TRUE;
  g_autoptr (MuOrders) orders
      = mu_orders_read_data (shown->orders, strlen (shown->orders), told->fixture->name, &why);
  if (orders != NULL)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, why->message);
  return FALSE;
}

static gboolean
lay_open (MuConnection *connection, const Told *told, const Shown *shown, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_SEAL_OPEN);
  mu_put_text (update, shown->salt);
  mu_put_text (update, shown->orders);
  mu_put_text (update, shown->deployment);
  mu_put_int (update, told->id);
  mu_put_int (update, told->side);
  return mu_statement_run (update, error);
}

gboolean
mu_deed_papers (MuConnection *connection, gint64 campaign, GVariant *what, GError **error)
{
  Shown shown;
  g_auto (Told) told = { 0 };
  if (!read_shown (what, &shown, error) || !read_told (connection, campaign, what, &told, error))
    return FALSE;
  if (!have_both_sealed (told.fixture))
    return refuse (error, _ ("Papers for %s are opened when both sides have sealed theirs."),
                   told.fixture->name);
  return keep_to_code (&told, &shown, error) && can_be_read (&told, &shown, error)
         && lay_open (connection, &told, &shown, error);
}

/* --- kept papers ------------------------------------------------------------------------ */

typedef struct {
  char *salt;
  MuFixturePapers papers;
} Kept;

static void
kept_clear (Kept *kept)
{
  g_clear_pointer (&kept->salt, g_free);
  mu_fixture_papers_clear (&kept->papers);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Kept, kept_clear)

/* kept->salt is NULL where there are none behind that seal. */
static gboolean
get_kept (MuConnection *connection, const char *seal, Kept *kept, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_KEPT_PAPERS_GET);
  mu_put_text (query, seal);
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  kept->salt = mu_take_text (query);
  kept->papers.orders = mu_take_text (query);
  kept->papers.deployment = mu_take_text (query);
  return mu_statement_end (query, error);
}

static gboolean
keep (MuConnection *connection, const char *seal, const char *salt, const MuFixturePapers *papers,
      GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_KEPT_PAPERS_ADD);
  mu_put_text (insert, seal);
  mu_put_text (insert, salt);
  mu_put_text (insert, papers->orders);
  mu_put_text (insert, papers->deployment);
  return mu_statement_run (insert, error);
}

/* --- the store's door --------------------------------------------------------------------- */

/* "Zama, Rome"; free with g_free. */
static char *
name_papers (MuConnection *connection, gint64 campaign, const MuFixture *fixture, int side,
             GError **error)
{
  g_autofree char *name = mu_campaign_side_name (connection, campaign, side, error);
  return name != NULL ? g_strdup_printf ("%s, %s", fixture->name, name) : NULL;
}

static GVariantDict *
begin_telling (const MuFixture *fixture, int side)
{
  GVariantDict *what = g_variant_dict_new (NULL);
  g_variant_dict_insert (what, "id", "x", fixture->id);
  g_variant_dict_insert (what, "side", "x", (gint64) side);
  return what;
}

static gboolean
seal_and_keep (MuConnection *connection, gint64 campaign, gint64 id, int side,
               const MuFixturePapers *papers, char **seal, GError **error)
{
  g_autoptr (MuFixture) fixture = mu_fixtures_find_open (connection, campaign, id, error);
  g_autofree char *about
      = fixture != NULL ? name_papers (connection, campaign, fixture, side, error) : NULL;
  if (about == NULL)
    return FALSE;
  g_autofree char *salt = mu_seal_salt_new ();
  g_autofree char *code = code_of (id, side, papers->orders, papers->deployment, salt);
  g_autoptr (GVariantDict) what = begin_telling (fixture, side);
  g_variant_dict_insert (what, "seal", "s", code);
  if (!mu_deed_do (connection, campaign, MU_ACT_SEAL, about, g_variant_dict_end (what), error)
      || !keep (connection, code, salt, papers, error))
    return FALSE;
  *seal = g_steal_pointer (&code);
  return TRUE;
}

gboolean
mu_store_seal_papers (MuStore *store, gint64 campaign, gint64 fixture, int side,
                      const MuFixturePapers *papers, char **seal, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  g_autofree char *code = NULL;
  if (*papers->orders == '\0' && *papers->deployment == '\0')
    return refuse (error, _ ("There is nothing to seal: name orders, a deployment or both."), "");
  if (!mu_connection_begin (connection, error)
      || !mu_connection_end (
          connection, seal_and_keep (connection, campaign, fixture, side, papers, &code, error),
          error))
    return FALSE;
  *seal = g_steal_pointer (&code);
  return TRUE;
}

static gboolean
open_side (MuConnection *connection, gint64 campaign, const MuFixture *fixture, MuSide which,
           int *opened, GError **error)
{
  g_auto (Kept) kept = { 0 };
  const int side = fixture->side[which];
  if (fixture->opened[which])
    return TRUE;
  if (!get_kept (connection, fixture->seal[which], &kept, error))
    return FALSE;
  if (kept.salt == NULL)
    return TRUE;
  g_autofree char *about = name_papers (connection, campaign, fixture, side, error);
  g_autoptr (GVariantDict) what = begin_telling (fixture, side);
  g_variant_dict_insert (what, "salt", "s", kept.salt);
  g_variant_dict_insert (what, "orders", "s", kept.papers.orders);
  g_variant_dict_insert (what, "deployment", "s", kept.papers.deployment);
  ++*opened;
  return about != NULL
         && mu_deed_do (connection, campaign, MU_ACT_PAPERS, about, g_variant_dict_end (what),
                        error);
}

static gboolean
open_all (MuConnection *connection, gint64 campaign, int *opened, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_fixtures_rows (connection, campaign, error);
  for (guint i = 0; fixtures != NULL && i < fixtures->len; i++) {
    const MuFixture *fixture = fixtures->pdata[i];
    if (fixture->battle != 0 || !have_both_sealed (fixture))
      continue;
    for (int which = 0; which < MU_SIDES; which++)
      if (!open_side (connection, campaign, fixture, (MuSide) which, opened, error))
        return FALSE;
  }
  return fixtures != NULL;
}

gboolean
mu_store_open_papers (MuStore *store, gint64 campaign, int *opened, GError **error)
{
  int count = 0;
  MuConnection *connection = mu_store_connection (store);
  if (!mu_connection_begin (connection, error)
      || !mu_connection_end (connection, open_all (connection, campaign, &count, error), error))
    return FALSE;
  if (opened != NULL)
    *opened = count;
  return TRUE;
}

static const MuFixture *
find_fixture (const GPtrArray *fixtures, gint64 id)
{
  for (guint i = 0; i < fixtures->len; i++)
    if (((const MuFixture *) fixtures->pdata[i])->id == id)
      return fixtures->pdata[i];
  return NULL;
}

static gboolean
get_opened (MuConnection *connection, gint64 fixture, int side, MuFixturePapers *papers,
            GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SEAL_PAPERS);
  mu_put_int (query, fixture);
  mu_put_int (query, side);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return FALSE;
  papers->orders = mu_take_text (query);
  papers->deployment = mu_take_text (query);
  return mu_statement_end (query, error);
}

static gboolean
no_papers (const MuFixture *fixture, GError **error)
{
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               _ ("%s: of that side there are no papers here that could be read."), fixture->name);
  return FALSE;
}

static gboolean
get_closed (MuConnection *connection, const MuFixture *fixture, MuSide which,
            MuFixturePapers *papers, GError **error)
{
  g_auto (Kept) kept = { 0 };
  if (!get_kept (connection, fixture->seal[which], &kept, error))
    return FALSE;
  if (kept.salt == NULL)
    return no_papers (fixture, error);
  papers->orders = g_steal_pointer (&kept.papers.orders);
  papers->deployment = g_steal_pointer (&kept.papers.deployment);
  return TRUE;
}

gboolean
mu_store_read_papers (MuStore *store, gint64 campaign, gint64 id, int side, MuFixturePapers *papers,
                      GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (GPtrArray) fixtures = mu_fixtures_rows (snapshot, campaign, error);
  const MuFixture *fixture = fixtures != NULL ? find_fixture (fixtures, id) : NULL;
  if (fixture == NULL) {
    if (fixtures != NULL)
      g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                           _ ("The campaign has no such fixture."));
    return FALSE;
  }
  const MuSide which = find_side (fixture, side, error);
  if (which == MU_SIDE_NONE)
    return FALSE;
  return fixture->opened[which] ? get_opened (snapshot, id, side, papers, error)
                                : get_closed (snapshot, fixture, which, papers, error);
}

/* --- the seed that both sides make ---------------------------------------------------------- */

/* NULL without an error before it is shown; free with g_free. */
static char *
shown_salt (MuConnection *connection, const MuFixture *fixture, MuSide which, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_SEAL_SALT);
  mu_put_int (query, fixture->id);
  mu_put_int (query, fixture->side[which]);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return NULL;
  g_autofree char *salt = mu_take_text (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&salt) : NULL;
}

/* Nothing of it can be chosen by a side that knows the other's salt. */
static guint64
seed_of (const MuFixture *fixture, char *const salt[MU_SIDES])
{
  GString *text = g_string_new ("a seed of two sides\n");
  g_string_append_printf (text, "%" G_GINT64_FORMAT "\n", fixture->id);
  for (int which = 0; which < MU_SIDES; which++)
    g_string_append_printf (text, "%d %s %s\n", fixture->side[which], fixture->seal[which],
                            salt[which]);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  g_string_free (text, TRUE);
  sum[SEED_DIGITS] = '\0';
  return g_ascii_strtoull (sum, NULL, 16);
}

gboolean
mu_store_fixture_seed (MuStore *store, const MuFixture *fixture, gboolean *made, guint64 *seed,
                       GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (GError) why = NULL;
  g_autofree char *a = shown_salt (snapshot, fixture, MU_SIDE_A, &why);
  g_autofree char *b = why == NULL ? shown_salt (snapshot, fixture, MU_SIDE_B, &why) : NULL;
  *made = a != NULL && b != NULL;
  *seed = *made ? seed_of (fixture, (char *[]){ a, b }) : 0;
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&why));
  return FALSE;
}

/* --- from an earlier file ------------------------------------------------------------------- */

static gboolean
take_seal (MuConnection *connection, MuConnection *from, const MuFixture *fixture, MuSide which,
           int *taken, GError **error)
{
  g_auto (Kept) kept = { 0 };
  if (fixture->opened[which] || *fixture->seal[which] == '\0')
    return TRUE;
  if (!get_kept (from, fixture->seal[which], &kept, error))
    return FALSE;
  if (kept.salt == NULL)
    return TRUE;
  ++*taken;
  return keep (connection, fixture->seal[which], kept.salt, &kept.papers, error);
}

static gboolean
take_all (MuConnection *connection, gint64 campaign, MuConnection *from, int *taken, GError **error)
{
  g_autoptr (GPtrArray) fixtures = mu_fixtures_rows (connection, campaign, error);
  for (guint i = 0; fixtures != NULL && i < fixtures->len; i++)
    for (int which = 0; which < MU_SIDES; which++)
      if (!take_seal (connection, from, fixtures->pdata[i], (MuSide) which, taken, error))
        return FALSE;
  return fixtures != NULL;
}

gboolean
mu_store_take_papers (MuStore *store, gint64 campaign, MuStore *from, int *taken, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  *taken = 0;
  return mu_connection_begin (connection, error)
         && mu_connection_end (
             connection, take_all (connection, campaign, mu_store_connection (from), taken, error),
             error);
}
