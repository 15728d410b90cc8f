#include "app/session/armies/army_session.h"

#include <glib/gi18n-lib.h>

#include "app/session/armies/army_rest.h"
#include "app/session/armies/army_words.h"
#include "app/session/armies/issue_item.h"
#include "app/session/armies/offer_item.h"
#include "app/session/armies/unit_item.h"
#include "db/store.h"
#include "lists/check/check.h"
#include "reports/account/account.h"

struct _MuArmySession {
  MuItem parent;
  MuHistory *history;
  const MuShelf *shelf;
  GListStore *units;
  GListStore *rest;
  GListStore *issues;
  GListStore *offers;
  MuList *list;  /* as shown */
  MuList *saved; /* as in the club file */
  guint timer;
  guint writing_soon; /* source */
  char *unwritten;    /* words of a change that is shown and about to be written; NULL: none */
  gboolean showing;   /* rows are being set by us, not by a person */
  gboolean writing;   /* the history tells us of our own change */

  gint64 id;
  char *name;
  char *subtitle;
  char *points_text;
  char *left_text;
  char *status;
  char *summary;
  char *prices;
  double share;
  gboolean legal;
  gboolean over;
};

G_DEFINE_FINAL_TYPE (MuArmySession, mu_army_session, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_ID (MuArmySession, id, "id"),
  MU_TEXT (MuArmySession, name, "name"),
  MU_TEXT (MuArmySession, subtitle, "subtitle"),
  MU_TEXT (MuArmySession, points_text, "points-text"),
  MU_TEXT (MuArmySession, left_text, "left-text"),
  MU_TEXT (MuArmySession, status, "status"),
  MU_TEXT (MuArmySession, summary, "summary"),
  MU_TEXT (MuArmySession, prices, "prices"),
  MU_SHARE (MuArmySession, share, "share"),
  MU_TRUTH (MuArmySession, legal, "legal"),
  MU_TRUTH (MuArmySession, over, "over"),
};

enum { SAVED, FAILED, SHOWN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* What is not written yet has been, or is not wanted any longer. */
static void
stop_waiting (MuArmySession *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->writing_soon, g_source_remove);
  g_clear_pointer (&self->unwritten, g_free);
}

static void
mu_army_session_dispose (GObject *object)
{
  MuArmySession *self = MU_ARMY_SESSION (object);

  stop_waiting (self);
  g_clear_object (&self->history);
  g_clear_object (&self->units);
  g_clear_object (&self->rest);
  g_clear_object (&self->issues);
  g_clear_object (&self->offers);
  g_clear_pointer (&self->list, mu_list_free);
  g_clear_pointer (&self->saved, mu_list_free);
  G_OBJECT_CLASS (mu_army_session_parent_class)->dispose (object);
}

static void
mu_army_session_class_init (MuArmySessionClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->dispose = mu_army_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  signals[SAVED] = g_signal_new ("saved", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[SHOWN] = g_signal_new ("shown", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_army_session_init (MuArmySession *self)
{
  self->units = g_list_store_new (MU_TYPE_UNIT_ITEM);
  self->rest = g_list_store_new (MU_TYPE_UNIT_ITEM);
  self->issues = g_list_store_new (MU_TYPE_ISSUE_ITEM);
  self->offers = g_list_store_new (MU_TYPE_OFFER_ITEM);
}

/* --- showing ------------------------------------------------------------ */

/* "3 left, too few for a unit" */
static char *
left_words (MuArmySession *self, int left)
{
  g_autofree char *rest = mu_account_number (ABS (left));

  if (left < 0)
    return g_strdup_printf (_ ("%s too many"), rest);
  if (left > 0 && mu_offer_items_too_dear (G_LIST_MODEL (self->offers)))
    return g_strdup_printf (_ ("%s left, too few for a unit"), rest);
  return g_strdup_printf (_ ("%s left"), rest);
}

static void
show_points (MuArmySession *self)
{
  int points = mu_list_points (self->list);
  int left = self->list->points_limit - points;
  g_autofree char *have = mu_account_number (points);
  g_autofree char *limit = mu_account_number (self->list->points_limit);

  mu_item_take_text (self, &self->points_text,
                     g_strdup_printf (_ ("%s of %s points"), have, limit));
  mu_item_take_text (self, &self->left_text, left_words (self, left));
  mu_item_set_truth (self, &self->over, left < 0);
  mu_item_set_share (self, &self->share,
                     CLAMP ((double) points / MAX (self->list->points_limit, 1), 0.0, 1.0));
}

static void
show_status (MuArmySession *self, const GPtrArray *issues)
{
  guint errors = 0;
  guint warnings = 0;

  for (guint i = 0; i < issues->len; i++)
    if (((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR)
      errors++;
    else
      warnings++;
  mu_item_set_truth (self, &self->legal, errors == 0);
  if (errors > 0)
    mu_item_take_text (self, &self->status,
                       g_strdup_printf (ngettext ("%u problem", "%u problems", errors), errors));
  else if (warnings > 0)
    mu_item_take_text (
        self, &self->status,
        g_strdup_printf (ngettext ("Legal, %u remark", "Legal, %u remarks", warnings), warnings));
  else
    mu_item_set_text (self, &self->status, _ ("Legal"));
}

/* faulty: whether one of them is an error. */
static char *
problems_of (const GPtrArray *issues, guint unit, gboolean *faulty)
{
  GString *text = g_string_new (NULL);

  *faulty = FALSE;

  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->unit != (int) unit)
      continue;
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", issue->message);
    *faulty |= issue->severity == MU_ISSUE_ERROR;
  }
  return g_string_free (text, FALSE);
}

static void figures_set (MuUnitItem *item, GParamSpec *pspec, MuArmySession *self);

static void
set_up_row (gpointer row, gpointer self)
{
  g_signal_connect_object (row, "notify::figures", G_CALLBACK (figures_set), self, 0);
}

/* How many units at that end, of those at most, have the row that they had. */
static guint
count_same (MuArmySession *self, guint most, gboolean at_end)
{
  const guint have = g_list_model_get_n_items (G_LIST_MODEL (self->units));
  guint same = 0;

  while (same < most) {
    const guint row = at_end ? have - 1 - same : same;
    const guint unit = at_end ? self->list->units->len - 1 - same : same;
    g_autoptr (MuUnitItem) item = g_list_model_get_item (G_LIST_MODEL (self->units), row);
    if (g_strcmp0 (mu_unit_item_get_name (item), mu_list_unit (self->list, unit)->name) != 0)
      break;
    same++;
  }
  return same;
}

static void
show_row (MuArmySession *self, MuUnitItem *row, guint unit, const GPtrArray *issues)
{
  gboolean faulty;
  g_autofree char *problems = problems_of (issues, unit, &faulty);

  mu_unit_item_show (row, self->list, unit, problems, faulty);
}

static GPtrArray *
new_rows (MuArmySession *self, guint first, guint count, const GPtrArray *issues)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = first; i < first + count; i++) {
    MuUnitItem *item = mu_unit_item_new ();
    show_row (self, item, i, issues);
    set_up_row (item, self);
    g_ptr_array_add (rows, item);
  }
  return rows;
}

/* As many rows as units, with those that come or go where they do: a row that stays keeps its
 * place, focus and widgets, and what it says. Answers how many are new, and the first of them. */
static guint
fit_rows (MuArmySession *self, const GPtrArray *issues, guint *first)
{
  const guint have = g_list_model_get_n_items (G_LIST_MODEL (self->units));
  const guint want = self->list->units->len;
  const guint before = count_same (self, MIN (have, want), FALSE);
  const guint after = count_same (self, MIN (have, want) - before, TRUE);
  const guint at = MIN (have, want) - after;
  g_autoptr (GPtrArray) rows = new_rows (self, at, want > have ? want - have : 0, issues);

  if (have != want)
    g_list_store_splice (self->units, at, have > want ? have - want : 0, rows->pdata, rows->len);
  *first = at;
  return rows->len;
}

static void
show_rows (MuArmySession *self, const GPtrArray *issues)
{
  guint first = 0;
  guint made;

  self->showing = TRUE;
  made = fit_rows (self, issues, &first);
  for (guint i = 0; i < self->list->units->len; i++) {
    g_autoptr (MuUnitItem) row = g_list_model_get_item (G_LIST_MODEL (self->units), i);
    if (i < first || i >= first + made)
      show_row (self, row, i, issues);
  }
  mu_army_rest_show (self->rest, self->list, set_up_row, self);
  self->showing = FALSE;
}

static void
show (MuArmySession *self)
{
  g_autoptr (GPtrArray) issues = mu_list_check (self->list, mu_army_session_get_book (self));

  g_object_freeze_notify (G_OBJECT (self));
  mu_item_set_text (self, &self->name, self->list->name);
  mu_item_take_text (self, &self->subtitle,
                     mu_army_words_book (self->list, mu_army_session_get_book (self)));
  mu_offer_items_show (self->offers, self->list, mu_army_session_get_book (self));
  show_points (self);
  mu_item_take_text (self, &self->summary, mu_army_words_summary (self->list));
  show_status (self, issues);
  show_rows (self, issues);
  mu_issue_items_show (self->issues, issues, self->list, mu_army_session_get_book (self));
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[SHOWN], 0);
}

/* --- changing ----------------------------------------------------------- */

static void
write_or_say_why_not (MuArmySession *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_army_session_flush (self, &error))
    g_signal_emit (self, signals[FAILED], 0, error);
}

static gboolean
pause_over (gpointer data)
{
  MuArmySession *self = data;

  self->timer = 0;
  write_or_say_why_not (self);
  return G_SOURCE_REMOVE;
}

static gboolean
write_now (gpointer data)
{
  MuArmySession *self = data;

  self->writing_soon = 0;
  write_or_say_why_not (self);
  return G_SOURCE_REMOVE;
}

static gboolean
take_number (MuArmySession *self, MuUnitItem *row)
{
  const guint index = mu_unit_item_get_index (row);
  const int number = mu_unit_item_get_figures (row);
  const gboolean item = mu_unit_item_get_kind (row) == MU_ROW_ITEM;

  if (self->list == NULL || index >= (item ? self->list->items : self->list->units)->len)
    return FALSE;
  if (item)
    mu_list_item (self->list, index)->count = number;
  else
    mu_list_unit (self->list, index)->figures = number;
  return TRUE;
}

static void
figures_set (MuUnitItem *row, GParamSpec *pspec, MuArmySession *self)
{
  if (self->showing)
    return;
  if (self->unwritten)
    write_or_say_why_not (self);
  if (!take_number (self, row))
    return;
  show (self);
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (MU_ARMY_SESSION_PAUSE, pause_over, self);
}

static void
go_back_to_saved (MuArmySession *self)
{
  g_clear_pointer (&self->list, mu_list_free);
  self->list = mu_list_copy (self->saved);
  show (self);
}

/* The club has given the list its next edition, and named the editions of its allies' books. */
static void
take_editions (MuArmySession *self)
{
  g_autoptr (MuList) stored = mu_store_list (mu_history_store (self->history), self->id, NULL);

  if (stored == NULL)
    return;
  self->list->edition = stored->edition;
  g_ptr_array_unref (self->list->allies);
  self->list->allies = g_ptr_array_ref (stored->allies);
}

/* The list as shown, as one change. */
static gboolean
write_list (MuArmySession *self, const char *words, GError **error)
{
  gboolean written;

  self->writing = TRUE;
  written = mu_history_update_list (self->history, self->id, self->saved, self->list, words, error);
  self->writing = FALSE;
  if (!written) {
    go_back_to_saved (self);
    return FALSE;
  }
  take_editions (self);
  mu_list_free (self->saved);
  self->saved = mu_list_copy (self->list);
  g_signal_emit (self, signals[SAVED], 0, words);
  return TRUE;
}

gboolean
mu_army_session_flush (MuArmySession *self, GError **error)
{
  g_autofree char *words = g_steal_pointer (&self->unwritten);

  stop_waiting (self);
  if (self->list && words == NULL)
    words = mu_army_words_change (self->saved, self->list);
  return words == NULL || write_list (self, words, error);
}

/* Once the windows have drawn what is shown: drawing it and writing it are too much for one frame
 * of the screen. */
static void
write_soon (MuArmySession *self, const char *words)
{
  self->unwritten = g_strdup (words);
  self->writing_soon = g_idle_add_full (MU_ARMY_SESSION_AFTER_FRAME, write_now, self, NULL);
}

/* FALSE where what went before could not be written. */
static gboolean
show_instead (MuArmySession *self, MuList *list)
{
  g_autoptr (MuList) after = list;
  g_autoptr (GError) error = NULL;

  if (self->list == NULL)
    return FALSE;
  if (!mu_army_session_flush (self, &error)) {
    g_signal_emit (self, signals[FAILED], 0, error);
    return FALSE;
  }
  mu_list_free (self->list);
  self->list = g_steal_pointer (&after);
  show (self);
  return TRUE;
}

void
mu_army_session_replace (MuArmySession *self, MuList *list, const char *words)
{
  g_autoptr (GError) error = NULL;

  if (show_instead (self, list) && !write_list (self, words, &error))
    g_signal_emit (self, signals[FAILED], 0, error);
}

void
mu_army_session_edit (MuArmySession *self, MuList *list, const char *words)
{
  if (show_instead (self, list))
    write_soon (self, words);
}

/* --- opening and closing ------------------------------------------------ */

/* One army may come after the other without a moment in which none is open, for which the page
 * would be drawn anew. */
static void
empty (MuArmySession *self)
{
  stop_waiting (self);
  g_clear_pointer (&self->list, mu_list_free);
  g_clear_pointer (&self->saved, mu_list_free);
  g_list_store_remove_all (self->rest);
  g_list_store_remove_all (self->units);
  g_list_store_remove_all (self->issues);
  g_list_store_remove_all (self->offers);
}

static void
forget (MuArmySession *self)
{
  empty (self);
  mu_item_set_id (self, &self->id, 0);
}

static gboolean
load (MuArmySession *self, gint64 id, GError **error)
{
  MuList *list = mu_store_list (mu_history_store (self->history), id, error);

  if (list == NULL)
    return FALSE;
  stop_waiting (self);
  g_clear_pointer (&self->list, mu_list_free);
  g_clear_pointer (&self->saved, mu_list_free);
  self->list = list;
  self->saved = mu_list_copy (list);
  mu_item_take_text (self, &self->prices, mu_army_words_prices (list));
  mu_item_set_id (self, &self->id, id);
  show (self);
  return TRUE;
}

gboolean
mu_army_session_open (MuArmySession *self, gint64 id, GError **error)
{
  if (!mu_army_session_flush (self, error))
    return FALSE;
  empty (self);
  if (load (self, id, error))
    return TRUE;
  forget (self);
  return FALSE;
}

/* Undone, redone or changed elsewhere: show what the file holds. A list that
 * is gone is forgotten; the page hears of it as id 0. */
static void
history_changed (MuHistory *history, guint changed, gint64 id, MuArmySession *self)
{
  if (self->writing || self->id == 0 || !(changed & MU_CHANGED_LISTS)
      || (id != 0 && id != self->id))
    return;
  if (!load (self, self->id, NULL))
    forget (self);
}

MuArmySession *
mu_army_session_new (MuHistory *history, const MuShelf *shelf)
{
  MuArmySession *self = g_object_new (MU_TYPE_ARMY_SESSION, NULL);

  self->history = g_object_ref (history);
  self->shelf = shelf;
  g_signal_connect_object (history, "changed", G_CALLBACK (history_changed), self, 0);
  return self;
}

gint64
mu_army_session_get_id (MuArmySession *self)
{
  return self->id;
}

const MuList *
mu_army_session_get_list (MuArmySession *self)
{
  return self->list;
}

const MuBook *
mu_army_session_get_book (MuArmySession *self)
{
  return self->list ? mu_shelf_book_of (self->shelf, self->list) : NULL;
}

GListModel *
mu_army_session_get_units (MuArmySession *self)
{
  return G_LIST_MODEL (self->units);
}

GListModel *
mu_army_session_get_rest (MuArmySession *self)
{
  return G_LIST_MODEL (self->rest);
}

GListModel *
mu_army_session_get_issues (MuArmySession *self)
{
  return G_LIST_MODEL (self->issues);
}

GListModel *
mu_army_session_get_offers (MuArmySession *self)
{
  return G_LIST_MODEL (self->offers);
}
