/* A battle on the club's table, and into the club file. */
#include <glib/gi18n-lib.h>

#include "app/session/battle/battle_private.h"

#include "db/store.h"

/* --- on the table --------------------------------------------------------- */

static void
show_table (MuBattleSession *self)
{
  const MuTableBattle *battle = mu_table_session_get_battle (self->table);

  mu_item_set_id (self, &self->campaign, mu_table_battle_campaign (battle));
  mu_battle_session_take_record (self, mu_battle_record_copy (mu_table_battle_now (battle)),
                                 MU_BATTLE_ON_TABLE);
}

/* A battle taken back is on the table again; one recorded by Redo no longer is. */
static void
history_changed (MuHistory *history, guint changed, gint64 id, MuBattleSession *self)
{
  g_autoptr (GError) error = NULL;

  if (self->recording || !(changed & MU_CHANGED_BATTLES))
    return;
  if (!mu_table_session_look (self->table, &error))
    mu_battle_session_fail (self, error);
  else if (mu_table_session_is_open (self->table) && self->state == MU_BATTLE_KEPT
           && self->from_table)
    show_table (self);
  else if (!mu_table_session_is_open (self->table) && self->state == MU_BATTLE_ON_TABLE)
    mu_battle_session_reset (self);
}

/* Another battle has come to the table in place of the one that is shown. */
static void
table_turned (MuBattleSession *self)
{
  if (!self->recording && self->state == MU_BATTLE_ON_TABLE
      && mu_table_session_is_open (self->table))
    show_table (self);
}

MuTableSession *
mu_battle_session_get_table (MuBattleSession *self)
{
  if (self->table)
    return self->table;
  self->table = mu_table_session_new (self->history);
  g_signal_connect_object (self->history, "changed", G_CALLBACK (history_changed), self, 0);
  g_signal_connect_object (self->table, "notify::battle", G_CALLBACK (table_turned), self,
                           G_CONNECT_SWAPPED);
  return self->table;
}

gboolean
mu_battle_session_play (MuBattleSession *self, GError **error)
{
  g_return_val_if_fail (self->state == MU_BATTLE_READY, FALSE);
  if (!mu_battle_session_lay_down (self, error))
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++) /* at the table the players do, whoever planned */
    self->record->side[side].commanded = self->record->side[side].alone = FALSE;
  if (!mu_table_session_begin (mu_battle_session_get_table (self), self->record, self->campaign,
                               error))
    return FALSE;
  show_table (self);
  return TRUE;
}

gboolean
mu_battle_session_go_on (MuBattleSession *self, GError **error)
{
  if (!mu_table_session_look (mu_battle_session_get_table (self), error))
    return FALSE;
  if (mu_table_session_is_open (self->table))
    show_table (self);
  return TRUE;
}

/* --- into the club file --------------------------------------------------- */

static gboolean
keep_from_table (MuBattleSession *self, GError **error)
{
  MuBattleRecord *ended = NULL;
  gboolean kept;

  self->recording = TRUE;
  kept = mu_table_session_record (self->table, &ended, &self->kept_id, error);
  self->recording = FALSE;
  if (ended)
    mu_battle_session_take_record (self, ended, MU_BATTLE_KEPT);
  return kept;
}

static gboolean
keep_fought (MuBattleSession *self, GError **error)
{
  g_autofree char *words = NULL;

  words = g_strdup_printf (_ ("%s recorded"), self->record->name);
  if (self->campaign == 0)
    return mu_history_add_battle (self->history, self->record, words, &self->kept_id, error);
  return mu_history_record_battle (self->history, MU_AT_TONIGHT, self->campaign, self->chosen.side,
                                   self->record, words, &self->kept_id, error);
}

gboolean
mu_battle_session_keep (MuBattleSession *self, GError **error)
{
  g_return_val_if_fail (self->state == MU_BATTLE_FOUGHT || self->state == MU_BATTLE_ON_TABLE,
                        FALSE);
  self->from_table = self->state == MU_BATTLE_ON_TABLE;
  self->from_fight = !self->from_table;
  self->taken_back = FALSE;
  if (self->from_table)
    return keep_from_table (self, error);
  if (!keep_fought (self, error))
    return FALSE;
  mu_battle_session_forget_course (self);
  mu_item_set_int (self, &self->state, MU_BATTLE_KEPT);
  return TRUE;
}

gboolean
mu_battle_session_open (MuBattleSession *self, gint64 id, GError **error)
{
  MuBattleRecord *record = mu_store_battle (mu_history_store (self->history), id, error);

  if (record == NULL)
    return FALSE;
  self->kept_id = id;
  self->from_fight = FALSE;
  mu_battle_session_take_record (self, record, MU_BATTLE_KEPT);
  return TRUE;
}

/* --- and out of it ---------------------------------------------------------- */

static gboolean
is_it (MuBattleSession *self, const MuBattleRow *row)
{
  return self->state == MU_BATTLE_KEPT
             ? row->id == self->kept_id
             : row->digest == self->record->digest && row->campaign == self->campaign
                   && g_strcmp0 (row->name, self->record->name) == 0;
}

/* Its number in the club file; 0: it is not there. */
static gint64
find_kept (MuBattleSession *self)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_history_store (self->history), 0, NULL);

  if (rows == NULL)
    return self->kept_id;
  for (guint i = 0; i < rows->len; i++)
    if (is_it (self, g_ptr_array_index (rows, i)))
      return ((const MuBattleRow *) rows->pdata[i])->id;
  return 0;
}

/* Undone where it was fought, it is as before, to be kept or fought otherwise; taken back in any
 * other way it closes. */
static void
was_taken_back (MuBattleSession *self)
{
  if (!self->from_fight || mu_history_get_stepping (self->history) != MU_HISTORY_BACK) {
    mu_battle_session_reset (self);
    return;
  }
  self->taken_back = TRUE;
  self->kept_id = 0;
  mu_item_set_int (self, &self->state, MU_BATTLE_FOUGHT);
}

static void
look_at_file (MuHistory *history, guint changed, gint64 id, MuBattleSession *self)
{
  const gboolean again = self->state == MU_BATTLE_FOUGHT && self->taken_back;
  gint64 kept;

  if (self->recording || !(changed & MU_CHANGED_BATTLES)
      || (self->state != MU_BATTLE_KEPT && !again))
    return;
  kept = find_kept (self);
  if (!again && kept == 0)
    was_taken_back (self);
  else if (again && kept != 0) {
    self->taken_back = FALSE;
    self->kept_id = kept;
    mu_item_set_int (self, &self->state, MU_BATTLE_KEPT);
  }
}

void
mu_battle_session_watch_file (MuBattleSession *self)
{
  g_signal_connect_object (self->history, "changed", G_CALLBACK (look_at_file), self,
                           G_CONNECT_AFTER);
}
