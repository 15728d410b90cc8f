/* The doctor: looks through a whole club file. What cannot be read is itself a
 * finding, so that one damaged corner does not hide the others. */
#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/acts/journal.h"
#include "db/campaign/hosts_private.h"
#include "db/connection/migrate.h"
#include "db/connection/statement.h"
#include "db/doctor/doctor.h"
#include "db/doctor/examine_private.h"
#include "db/store.h"
#include "db/tables/tables.h"
#include "lists/battle/conversion.h"

void
mu_find (GPtrArray *findings, const char *format, ...)
{
  va_list values;
  va_start (values, format);
  g_ptr_array_add (findings, g_strdup_vprintf (format, values));
  va_end (values);
}

/* Takes the error as a finding, once. */
static void
find_error (GPtrArray *findings, GError *error)
{
  if (error == NULL)
    return;
  for (guint i = 0; i < findings->len; i++)
    if (g_str_equal (findings->pdata[i], error->message)) {
      g_error_free (error);
      return;
    }
  mu_find (findings, "%s", error->message);
  g_error_free (error);
}

/* Calls found for each row of a question. */
typedef void (*RowFinder) (MuStatement *row, GPtrArray *findings);

static void
ask (MuConnection *connection, MuSql question, RowFinder found, GPtrArray *findings)
{
  GError *error = NULL;
  MuStatement *rows = mu_statement (connection, question);
  while (mu_statement_row (rows, &error) == MU_ROW_HERE)
    found (rows, findings);
  find_error (findings, error);
}

static void
found_integrity (MuStatement *row, GPtrArray *findings)
{
  const char *answer = mu_take_borrowed (row);
  if (!g_str_equal (answer, "ok"))
    mu_find (findings, _ ("The file is damaged: %s."), answer);
}

static void
found_key (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *table = mu_take_text (row);
  gint64 number = mu_take_int (row);
  mu_find (findings, _ ("Table %s, row %" PRId64 " points to a %s that is not there."), table,
           number, mu_take_borrowed (row));
}

static void
found_force (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *campaign = mu_take_text (row);
  g_autofree char *side = mu_take_text (row);
  g_autofree char *unit = mu_take_text (row);
  gint64 start = mu_take_int (row);
  gint64 present = mu_take_int (row);
  gint64 due = mu_take_int (row);
  mu_find (findings,
           _ ("Campaign %s, %s, %s: %" PRId64 " figures are present, but %" PRId64
              " at the start less all losses make %" PRId64 "."),
           campaign, side, unit, present, start, due);
}

static void
found_act (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *campaign = mu_take_text (row);
  mu_find (findings,
           _ ("Campaign %s: the history does not tell rightly whether entry %" PRId64 " stands."),
           campaign, mu_take_int (row));
}

static void
found_loss (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *battle = mu_take_text (row);
  mu_find (findings, _ ("Battle %s: %s did not begin with what the battle before had left."),
           battle, mu_take_borrowed (row));
}

static void
found_split (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *battle = mu_take_text (row);
  mu_find (findings,
           _ ("Battle %s: of %s more are wounded, straggling or captured than were lost."), battle,
           mu_take_borrowed (row));
}

static void
found_return (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *campaign = mu_take_text (row);
  g_autofree char *side = mu_take_text (row);
  mu_find (
      findings,
      _ ("Campaign %s, %s, %s: more wounded, stragglers or prisoners came back than were away."),
      campaign, side, mu_take_borrowed (row));
}

static void
found_honour (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *campaign = mu_take_text (row);
  g_autofree char *side = mu_take_text (row);
  mu_find (findings,
           _ ("Campaign %s, %s, %s: an honour or a class of a battle that it did not fight."),
           campaign, side, mu_take_borrowed (row));
}

static void
found_host (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *campaign = mu_take_text (row);
  g_autofree char *host = mu_take_text (row);
  mu_find (findings, _ ("Campaign %s: the host %s has %s of another side."), campaign, host,
           mu_take_borrowed (row));
}

/* Where the armies were converted the battle's units are others than the campaign's. */
static void
found_result (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *battle = mu_take_text (row);
  g_autofree char *unit = mu_take_text (row);
  if (mu_battle_conversion ((MuRuleSystem) mu_take_int (row)) == NULL)
    mu_find (findings,
             _ ("Battle %s: what %s lost in the campaign is not what it lost in the battle."),
             battle, unit);
}

static void
found_sum (MuStatement *row, GPtrArray *findings)
{
  g_autofree char *battle = mu_take_text (row);
  mu_find (findings, _ ("Battle %s: sum %" PRId64 " hits a unit that neither army has."), battle,
           mu_take_int (row));
}

/* --- schema ------------------------------------------------------------- */

static gpointer
read_object (MuStatement *row)
{
  g_autofree char *type = mu_take_text (row);
  g_autofree char *name = mu_take_text (row);
  return g_strdup_printf ("%s %s: %s", type, name, mu_take_borrowed (row));
}

static GPtrArray *
schema_of (MuConnection *connection, GError **error)
{
  return mu_statement_collect (mu_statement (connection, MU_SQL_EXAMINE_SCHEMA), read_object,
                               g_free, error);
}

GPtrArray *
mu_schema_due (GError **error)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autoptr (MuConnection) fresh = mu_connection_open (":memory:", &options, error);
  if (fresh == NULL || !mu_migrate (fresh, mu_migrations, mu_migration_count, TRUE, error))
    return NULL;
  return schema_of (fresh, error);
}

static gboolean
holds (GPtrArray *objects, const char *object)
{
  return g_ptr_array_find_with_equal_func (objects, object, g_str_equal, NULL);
}

/* An object by its kind and name. */
static int
name_length (const char *object)
{
  return (int) (strchr (object, ':') - object);
}

static void
examine_schema (MuConnection *connection, GPtrArray *due, GPtrArray *findings)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) have = schema_of (connection, &error);
  for (guint i = 0; have != NULL && i < due->len; i++)
    if (!holds (have, due->pdata[i]))
      mu_find (findings, _ ("The file's schema lacks or has changed: %.*s."),
               name_length (due->pdata[i]), (char *) due->pdata[i]);
  for (guint i = 0; have != NULL && i < have->len; i++)
    if (!holds (due, have->pdata[i]))
      mu_find (findings, _ ("The file's schema has what this version has not: %.*s."),
               name_length (have->pdata[i]), (char *) have->pdata[i]);
  find_error (findings, error);
}

static void
examine_head (MuConnection *connection, GPtrArray *findings)
{
  gint64 application = 0, version = 0, clubs = 0;
  GError *error = NULL;
  if (!mu_connection_ask (connection, "PRAGMA application_id", &application, &error)
      || !mu_connection_ask (connection, "PRAGMA user_version", &version, &error)
      || !mu_connection_ask (connection, "SELECT count (*) FROM club", &clubs, &error)) {
    find_error (findings, error);
    return;
  }
  if (application != MU_APPLICATION_ID)
    mu_find (findings, _ ("The file is not marked as a club file."));
  if (version != MU_STORE_VERSION)
    mu_find (findings, _ ("The schema's version is %" PRId64 ", not %d."), version,
             MU_STORE_VERSION);
  if (clubs != 1)
    mu_find (findings, _ ("The club has no name. Give it one."));
}

/* --- content ------------------------------------------------------------ */

static gpointer
read_id (MuStatement *row)
{
  gint64 *id = g_new (gint64, 1);
  *id = mu_take_int (row);
  return id;
}

typedef void (*IdExaminer) (MuConnection *connection, gint64 id, GPtrArray *findings);

/* The numbers first: examining one uses other statements. */
static void
examine_each (MuConnection *connection, MuSql ids, IdExaminer examine, GPtrArray *findings)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) rows
      = mu_statement_collect (mu_statement (connection, ids), read_id, g_free, &error);
  for (guint i = 0; rows != NULL && i < rows->len; i++)
    examine (connection, *(gint64 *) rows->pdata[i], findings);
  find_error (findings, error);
}

static void
examine_list (MuConnection *connection, gint64 id, GPtrArray *findings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) list = mu_lists_get (connection, id, &error);
  if (list == NULL)
    mu_find (findings, _ ("Army list %" PRId64 " cannot be read: %s"), id, error->message);
}

static void
examine_copies (MuConnection *connection, GPtrArray *findings)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) copies = mu_book_copies_rows (connection, &error);
  find_error (findings, error);
  for (guint i = 0; copies != NULL && i < copies->len; i++) {
    const MuBookCopy *copy = copies->pdata[i];
    g_autoptr (GError) reason = NULL;
    g_autoptr (MuBook) book = mu_book_copy_read (connection, copy, &reason);
    if (book == NULL)
      mu_find (findings, _ ("The copy of army book %s, edition %d, cannot be read: %s"), copy->book,
               copy->edition, reason->message);
  }
}

/* Its rules, its map, and that hosts and their ways are on it. */
static void
examine_war (MuConnection *connection, gint64 id, GError **error)
{
  MuCampaignRuleValues rules;
  g_auto (MuWar) war = { 0 };
  if (mu_campaign_rules_get (connection, id, &rules, error)
      && mu_war_open (connection, id, &war, error) && war.map != NULL)
    g_free (mu_holders_get (connection, id, war.map, error));
}

static void
examine_campaign (MuConnection *connection, gint64 id, GPtrArray *findings)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuCampaign) campaign = mu_campaigns_get (connection, id, &error);
  for (guint side = 0; campaign != NULL && side < campaign->sides->len && error == NULL; side++)
    mu_campaign_army_free (mu_campaign_army_get (connection, id, (int) side, &error));
  if (error == NULL)
    examine_war (connection, id, &error);
  if (error != NULL)
    mu_find (findings, _ ("Campaign %" PRId64 " cannot be read: %s"), id, error->message);
}

static void
examine_acts (MuConnection *connection, gint64 id, GPtrArray *findings)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, id, &error);
  find_error (findings, error);
  for (guint i = 0; acts != NULL && i < acts->len; i++) {
    const MuAct *act = acts->pdata[i];
    g_autoptr (GError) reason = NULL;
    g_autoptr (GBytes) effects = mu_acts_effects (connection, act->id, &reason);
    if (effects == NULL)
      mu_find (findings,
               _ ("Campaign %" PRId64 ": what entry %d of its history changed cannot be read: %s"),
               id, act->number, reason->message);
  }
}

static void
examine_sums (MuConnection *connection, gint64 battle, GPtrArray *findings)
{
  GError *error = NULL;
  GPtrArray *sums = mu_kept_sum_rows_read (connection, battle, 0, &error);
  g_clear_pointer (&sums, g_ptr_array_unref);
  find_error (findings, error);
}

static gboolean
examine_roll (const MuRollRow *row, gpointer findings)
{
  const MuRoll *roll = &row->roll;
  if (!mu_dice_verify (roll))
    mu_find (findings,
             _ ("Roll %" PRIu64 " of stream %" PRIu64 " under seed %" PRIu64
                " of %s: its seed does not give %d."),
             roll->index, roll->stream, roll->seed, row->time, roll->value);
  return TRUE;
}

static void
examine_rolls (MuConnection *connection, GPtrArray *findings)
{
  GError *error = NULL;
  mu_rolls_each (connection, 0, examine_roll, findings, &error);
  find_error (findings, error);
}

GPtrArray *
mu_examine (MuConnection *connection, GPtrArray *schema_due, GError **error)
{
  gint64 readable;
  if (!mu_connection_ask (connection, "PRAGMA schema_version", &readable, error))
    return NULL;
  GPtrArray *findings = g_ptr_array_new_with_free_func (g_free);
  examine_head (connection, findings);
  examine_schema (connection, schema_due, findings);
  ask (connection, MU_SQL_EXAMINE_INTEGRITY, found_integrity, findings);
  ask (connection, MU_SQL_EXAMINE_KEYS, found_key, findings);
  examine_each (connection, MU_SQL_EXAMINE_LISTS, examine_list, findings);
  mu_examine_changes (connection, findings);
  examine_copies (connection, findings);
  examine_each (connection, MU_SQL_EXAMINE_CAMPAIGNS, examine_campaign, findings);
  examine_each (connection, MU_SQL_EXAMINE_CAMPAIGNS, examine_acts, findings);
  examine_each (connection, MU_SQL_EXAMINE_CAMPAIGNS, mu_examine_day, findings);
  ask (connection, MU_SQL_EXAMINE_ACTS, found_act, findings);
  examine_each (connection, MU_SQL_BATTLE_IDS, mu_examine_battle, findings);
  examine_each (connection, MU_SQL_GONE_IDS, mu_examine_gone, findings);
  ask (connection, MU_SQL_EXAMINE_FORCES, found_force, findings);
  ask (connection, MU_SQL_EXAMINE_LOSSES, found_loss, findings);
  ask (connection, MU_SQL_EXAMINE_SPLITS, found_split, findings);
  ask (connection, MU_SQL_EXAMINE_RETURNS, found_return, findings);
  ask (connection, MU_SQL_EXAMINE_HONOURS, found_honour, findings);
  ask (connection, MU_SQL_EXAMINE_HOSTS, found_host, findings);
  ask (connection, MU_SQL_EXAMINE_RESULTS, found_result, findings);
  examine_each (connection, MU_SQL_SUM_BATTLES, examine_sums, findings);
  ask (connection, MU_SQL_EXAMINE_SUMS, found_sum, findings);
  examine_rolls (connection, findings);
  return findings;
}
