#include "app/session/desk.h"

#include "app/session/battle/battle_items.h"
#include "app/session/books/book_items.h"
#include "app/session/campaign/campaign_items.h"
#include "db/store.h"

struct _MuDesk {
  GObject parent;
  MuClub *club;
  MuHistory *history;
  MuArmies *armies;
  MuArmySession *army;
  MuBattleSession *tonight;
  MuGameSession *game;
  MuBattleSession *past;
  GListStore *battles;
  GListStore *campaigns;
  GListStore *books;
};

G_DEFINE_FINAL_TYPE (MuDesk, mu_desk, G_TYPE_OBJECT)

enum { BOOKS_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_desk_finalize (GObject *object)
{
  MuDesk *self = MU_DESK (object);

  g_clear_object (&self->tonight);
  g_clear_object (&self->game);
  g_clear_object (&self->past);
  g_clear_object (&self->army);
  g_clear_object (&self->armies);
  g_clear_object (&self->battles);
  g_clear_object (&self->campaigns);
  g_clear_object (&self->books);
  g_clear_object (&self->history);
  g_clear_pointer (&self->club, mu_club_close);
  G_OBJECT_CLASS (mu_desk_parent_class)->finalize (object);
}

static void
mu_desk_class_init (MuDeskClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_desk_finalize;
  signals[BOOKS_CHANGED] = g_signal_new ("books-changed", MU_TYPE_DESK, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_desk_init (MuDesk *self)
{
  self->battles = g_list_store_new (MU_TYPE_BATTLE_ITEM);
  self->campaigns = g_list_store_new (MU_TYPE_CAMPAIGN_ITEM);
  self->books = g_list_store_new (MU_TYPE_BOOK_ITEM);
}

static gboolean
refresh_battles (MuDesk *self, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_battles (mu_desk_store (self), 0, error);

  if (rows)
    mu_battle_items_show (self->battles, rows);
  return rows != NULL;
}

static gboolean
refresh_campaigns (MuDesk *self, GError **error)
{
  g_autoptr (GPtrArray) rows = mu_store_campaigns (mu_desk_store (self), error);

  if (rows)
    mu_campaign_items_show (self->campaigns, rows);
  return rows != NULL;
}

static void
history_changed (MuHistory *history, guint changed, gint64 id, MuDesk *self)
{
  if (changed & MU_CHANGED_BATTLES)
    refresh_battles (self, NULL);
  if (changed & MU_CHANGED_CAMPAIGNS)
    refresh_campaigns (self, NULL);
}

static void
set_out (MuDesk *self)
{
  const MuShelf *shelf = mu_club_books (self->club);

  self->history = mu_history_new (mu_club_store (self->club));
  self->armies = mu_armies_new (self->history, shelf);
  self->army = mu_army_session_new (self->history, shelf);
  self->tonight = mu_battle_session_new (self->history);
  self->past = mu_battle_session_new (self->history);
  self->game = mu_game_session_new (self->history);
  mu_battle_session_set_books (self->tonight, shelf);
  mu_book_items_show (self->books, shelf);
  g_signal_connect_object (self->history, "changed", G_CALLBACK (history_changed), self, 0);
}

MuDesk *
mu_desk_open (const char *path, GError **error)
{
  g_autoptr (MuDesk) self = g_object_new (MU_TYPE_DESK, NULL);

  self->club = mu_club_open (path, error);
  if (self->club == NULL || !mu_club_read_books (self->club, error))
    return NULL;
  set_out (self);
  if (!mu_armies_refresh (self->armies, error) || !refresh_battles (self, error)
      || !refresh_campaigns (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

MuClub *
mu_desk_club (MuDesk *self)
{
  return self->club;
}

MuStore *
mu_desk_store (MuDesk *self)
{
  return mu_club_store (self->club);
}

MuHistory *
mu_desk_history (MuDesk *self)
{
  return self->history;
}

MuArmies *
mu_desk_armies (MuDesk *self)
{
  return self->armies;
}

MuArmySession *
mu_desk_army (MuDesk *self)
{
  return self->army;
}

MuBattleSession *
mu_desk_tonight (MuDesk *self)
{
  return self->tonight;
}

MuGameSession *
mu_desk_game (MuDesk *self)
{
  return self->game;
}

MuBattleSession *
mu_desk_past (MuDesk *self)
{
  return self->past;
}

GListModel *
mu_desk_battles (MuDesk *self)
{
  return G_LIST_MODEL (self->battles);
}

GListModel *
mu_desk_campaigns (MuDesk *self)
{
  return G_LIST_MODEL (self->campaigns);
}

GListModel *
mu_desk_books (MuDesk *self)
{
  return G_LIST_MODEL (self->books);
}

gboolean
mu_desk_is_empty (MuDesk *self)
{
  return g_list_model_get_n_items (mu_armies_get_model (self->armies)) == 0
         && g_list_model_get_n_items (mu_desk_campaigns (self)) == 0
         && g_list_model_get_n_items (mu_desk_battles (self)) == 0;
}

gboolean
mu_desk_add_samples (MuDesk *self, GError **error)
{
  if (!mu_club_add_samples (self->club, error))
    return FALSE;
  mu_history_tell_all (self->history);
  return TRUE;
}

gboolean
mu_desk_reload_books (MuDesk *self, GError **error)
{
  const MuShelf *shelf = mu_club_books (self->club);

  if (!mu_army_session_flush (self->army, error) || !mu_club_reload_books (self->club, error))
    return FALSE;
  mu_battle_session_set_books (self->tonight, shelf);
  mu_book_items_show (self->books, shelf);
  mu_history_tell_all (self->history);
  g_signal_emit (self, signals[BOOKS_CHANGED], 0);
  return TRUE;
}

char *
mu_desk_remember (MuDesk *self, const char *key)
{
  return mu_store_get_setting (mu_desk_store (self), key, NULL);
}

int
mu_desk_remember_number (MuDesk *self, const char *key, int otherwise)
{
  g_autofree char *text = mu_desk_remember (self, key);
  gint64 number;

  if (text == NULL || !g_ascii_string_to_signed (text, 10, 0, G_MAXINT, &number, NULL))
    return otherwise;
  return (int) number;
}

void
mu_desk_note (MuDesk *self, const char *key, const char *value)
{
  mu_store_set_setting (mu_desk_store (self), key, value, NULL);
}

void
mu_desk_note_number (MuDesk *self, const char *key, gint64 number)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);

  mu_desk_note (self, key, text);
}

char *
mu_desk_file_name (MuDesk *self)
{
  return g_path_get_basename (mu_store_path (mu_desk_store (self)));
}
