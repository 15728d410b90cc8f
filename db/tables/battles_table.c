#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/connection/encode.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"

static gpointer
read_row (MuStatement *rows)
{
  MuBattleRow *row = g_new0 (MuBattleRow, 1);
  row->id = mu_take_int (rows);
  row->rules = mu_take_rules (rows);
  row->name = mu_take_text (rows);
  row->fought_on = mu_take_text (rows);
  for (int side = 0; side < MU_SIDES; side++) {
    row->army[side] = mu_take_text (rows);
    row->start_quarters[side] = mu_take_int (rows);
    row->left_quarters[side] = mu_take_int (rows);
  }
  row->winner = (MuSide) mu_take_in (rows, MU_SIDE_A, MU_SIDE_NONE);
  row->periods = mu_take_in (rows, 0, G_MAXUINT8);
  row->campaign = mu_take_int (rows);
  row->day = mu_take_in (rows, 0, MU_CAMPAIGN_DAYS_MAX);
  row->digest = mu_take_u64 (rows);
  for (int side = 0; side < MU_SIDES; side++)
    row->side[side] = mu_take_in (rows, -1, MU_CAMPAIGN_SIDES_MAX - 1);
  row->trust = (MuTrust) mu_take_in (rows, 0, MU_TRUSTS - 1);
  return row;
}

static MuStatement *
select_rows (MuConnection *connection, gint64 campaign)
{
  if (campaign == 0)
    return mu_statement (connection, MU_SQL_BATTLE_ROWS);
  MuStatement *rows = mu_statement (connection, MU_SQL_BATTLE_ROWS_OF_CAMPAIGN);
  mu_put_int (rows, campaign);
  return rows;
}

GPtrArray *
mu_battles_rows (MuConnection *connection, gint64 campaign, GError **error)
{
  return mu_statement_collect (select_rows (connection, campaign), read_row,
                               (GDestroyNotify) mu_battle_row_free, error);
}

/* A battle is over when it is recorded: nobody could then choose another name. */
static char *
name_of (const MuBattleRecord *record)
{
  return mu_name_made (record->name, MU_NAME_MAX);
}

/* A fight is told by its events and by the dice that it came from. */
static MuStatement *
select_same (MuConnection *connection, const MuBattleRecord *record, gint64 campaign)
{
  g_autofree char *name = name_of (record);
  MuStatement *query = mu_statement (connection, campaign != 0 ? MU_SQL_BATTLE_FIND_IN_CAMPAIGN
                                                               : MU_SQL_BATTLE_FIND_OUTSIDE);
  if (campaign != 0)
    mu_put_int (query, campaign);
  else
    mu_put_text (query, name);
  mu_put_u64 (query, record->digest);
  mu_put_u64 (query, record->seed);
  mu_put_u64 (query, record->stream);
  return query;
}

gboolean
mu_battles_check_new (MuConnection *connection, const MuBattleRecord *record, gint64 campaign,
                      GError **error)
{
  gint64 id;
  if (!mu_statement_number (select_same (connection, record, campaign), &id, error))
    return FALSE;
  if (id == 0)
    return TRUE;
  g_set_error (
      error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
      _ ("The battle “%s” has been recorded already, as battle %" PRId64 ". Nothing was changed."),
      record->name, id);
  return FALSE;
}

/* The club's calendar where the record leaves the day open; free with g_free. */
static char *
day_of (const MuBattleRecord *record)
{
  if (record->fought_on != NULL && *record->fought_on != '\0')
    return g_strdup (record->fought_on);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return g_date_time_format (now, "%Y-%m-%d");
}

static void
put_circumstances (MuStatement *insert, const MuBattleRecord *record)
{
  g_autofree char *readings = mu_encode_readings (&record->readings);
  mu_put_int (insert, record->rules);
  mu_put_text (insert, readings);
  mu_put_u64 (insert, record->seed);
  mu_put_u64 (insert, record->stream);
  mu_put_int (insert, record->month);
  mu_put_int (insert, record->region);
  mu_put_int (insert, record->country);
  mu_put_int (insert, record->weather);
  mu_put_int (insert, record->weather_face);
  mu_put_int (insert, record->outscouted);
}

static gboolean
add_head (MuConnection *connection, const MuBattleRecord *record, gint64 campaign, gint64 number,
          GError **error)
{
  g_autofree char *name = name_of (record);
  g_autofree char *day = day_of (record);
  g_autofree char *now = mu_time_now ();
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_ADD);
  mu_put_id (insert, campaign);
  mu_put_id (insert, number);
  mu_put_text (insert, name);
  mu_put_text (insert, day);
  mu_put_text (insert, now);
  put_circumstances (insert, record);
  mu_put_int (insert, record->winner);
  mu_put_int (insert, record->periods);
  mu_put_u64 (insert, record->digest);
  return mu_statement_run (insert, error);
}

gboolean
mu_battles_add_without_rolls (MuConnection *connection, const MuBattleRecord *record,
                              gint64 campaign, gint64 number, gint64 *id, GError **error)
{
  if (!mu_battles_check_new (connection, record, campaign, error)
      || !add_head (connection, record, campaign, number, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return mu_battle_sides_add (connection, *id, record, error)
         && mu_battle_field_add (connection, *id, record, error)
         && mu_battle_part_add (connection, *id, record, error)
         && mu_battle_plans_add (connection, *id, record, error)
         && mu_battle_seals_add (connection, *id, record, error)
         && mu_battle_seed_add (connection, *id, record, error)
         && mu_battle_terms_add (connection, *id, record, error)
         && mu_battle_rulings_add (connection, *id, record->rulings, error)
         && mu_new_orders_table_add (connection, *id, record, error)
         && mu_battle_answers_add (connection, *id, record->answers, error)
         && mu_battle_events_add (connection, *id, record->events, error);
}

gboolean
mu_battles_add (MuConnection *connection, const MuBattleRecord *record, gint64 campaign,
                gint64 number, gint64 *id, GError **error)
{
  if (!mu_battles_add_without_rolls (connection, record, campaign, number, id, error))
    return FALSE;
  const MuRollOwner owner = { .battle = *id };
  return mu_rolls_add (connection, &owner, (const MuRoll *) (const void *) record->rolls->data,
                       record->rolls->len, error);
}

static void
read_circumstances (MuStatement *head, MuBattleRecord *record)
{
  record->rules = mu_take_rules (head);
  if (!mu_decode_readings (mu_take_borrowed (head), &record->readings))
    mu_statement_spoil (head);
  record->seed = mu_take_u64 (head);
  record->stream = mu_take_u64 (head);
  record->month = mu_take_in (head, 1, 12);
  record->region = (MuRegion) mu_take_in (head, MU_REGION_MEDITERRANEAN, MU_REGION_NORTHERN);
  record->country = (MuCountry) mu_take_in (head, MU_COUNTRY_PLAIN, MU_COUNTRY_STEPPE);
  record->weather = (MuWeather) mu_take_in (head, MU_FINE, MU_SNOW_AND_WINDS);
  record->weather_face = mu_take_in (head, 0, 6);
  record->outscouted = (MuSide) mu_take_in (head, MU_SIDE_A, MU_SIDE_NONE);
}

static gboolean
get_head (MuConnection *connection, gint64 id, MuBattleRecord *record, GError **error)
{
  MuStatement *head = mu_statement (connection, MU_SQL_BATTLE_GET);
  mu_put_int (head, id);
  MuRow row = mu_statement_row (head, error);
  if (row == MU_ROW_END)
    g_set_error (
        error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
        _ ("There is no battle number %" PRId64 ". It may have been taken back meanwhile."), id);
  if (row != MU_ROW_HERE)
    return FALSE;
  record->id = id;
  record->fought = TRUE;
  record->name = mu_take_text (head);
  record->fought_on = mu_take_text (head);
  read_circumstances (head, record);
  record->winner = (MuSide) mu_take_in (head, MU_SIDE_A, MU_SIDE_NONE);
  record->periods = mu_take_in (head, 0, G_MAXUINT8);
  record->digest = mu_take_u64 (head);
  return mu_statement_end (head, error);
}

MuBattleRecord *
mu_battles_head (MuConnection *connection, gint64 id, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  return get_head (connection, id, record, error) ? g_steal_pointer (&record) : NULL;
}

static gboolean
keep_roll (const MuRollRow *row, gpointer rolls)
{
  g_array_append_val ((GArray *) rolls, row->roll);
  return TRUE;
}

MuBattleRecord *
mu_battles_get (MuConnection *connection, gint64 id, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  if (!get_head (connection, id, record, error)
      || !mu_battle_sides_get (connection, id, record, error)
      || !mu_battle_field_get (connection, id, record, error)
      || !mu_battle_part_get (connection, id, record, error)
      || !mu_battle_plans_get (connection, id, record, error)
      || !mu_battle_seals_get (connection, id, record, error)
      || !mu_battle_seed_get (connection, id, record, error)
      || !mu_battle_terms_get (connection, id, record, error)
      || !mu_battle_rulings_get (connection, id, record->rulings, error)
      || !mu_new_orders_table_get (connection, id, record, error)
      || !mu_battle_answers_get (connection, id, record, error)
      || !mu_battle_events_get (connection, id, record, error)
      || !mu_rolls_each (connection, id, keep_roll, record->rolls, error))
    return NULL;
  return g_steal_pointer (&record);
}
