#include "app/desktop/forces/force_card.h"

#include <glib/gi18n.h>

#include "app/desktop/page/kept_entry.h"
#include "app/desktop/rows/gradual_rows.h"
#include "app/desktop/widget/strength_bar.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/campaign/force_entry_item.h"

#define AT_ONCE 8 /* entries that find room at first */

struct _MuForceCard {
  AdwWindow parent;
  AdwWindowTitle *head;
  MuStrengthBar *strength;
  GtkLabel *words;
  AdwEntryRow *honour_row;
  GtkListBox *record;
  GtkLabel *nothing;
  GListStore *entries;
  MuHistory *history;
  MuForceItem *force;
  gint64 campaign;
  MuDate first;
};

G_DEFINE_FINAL_TYPE (MuForceCard, mu_force_card, ADW_TYPE_WINDOW)

enum { HONOURED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- showing ------------------------------------------------------------ */

static void
show_head (MuForceCard *self)
{
  g_autofree char *name = NULL;
  g_autofree char *side = NULL;
  g_autofree char *troops = NULL;
  g_autofree char *words = NULL;
  g_autofree char *under = NULL;

  g_object_get (self->force, "name", &name, "side", &side, "troops", &troops, "words", &words,
                NULL);
  under = g_strdup_printf ("%s, %s", side, troops);
  adw_window_title_set_title (self->head, name);
  adw_window_title_set_subtitle (self->head, under);
  gtk_window_set_title (GTK_WINDOW (self), name);
  gtk_label_set_label (self->words, words);
}

static void
show_record (MuForceCard *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) record = mu_store_force_record (
      mu_history_store (self->history), self->campaign, mu_force_item_get_side (self->force),
      mu_force_item_get_unit (self->force), &error);

  if (record)
    mu_force_entry_items_show (self->entries, record, &self->first);
  gtk_label_set_label (self->nothing,
                       error ? error->message : _ ("Nothing has happened to it yet."));
  gtk_widget_set_visible (GTK_WIDGET (self->record), record && record->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), record == NULL || record->len == 0);
}

static GtkWidget *
row_for (gpointer entry, gpointer data)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = NULL;
  g_autofree char *details = NULL;

  g_object_get (entry, "words", &words, "details", &details, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), details);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  return row;
}

/* --- honours ------------------------------------------------------------ */

static void
honour_applied (gpointer data)
{
  MuForceCard *self = data;
  g_autofree char *words = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->honour_row)));

  if (*g_strstrip (words) == '\0')
    return;
  gtk_editable_set_text (GTK_EDITABLE (self->honour_row), "");
  g_object_set (self->honour_row, "show-apply-button", FALSE, NULL); /* until more is typed */
  g_object_set (self->honour_row, "show-apply-button", TRUE, NULL);
  g_signal_emit (self, signals[HONOURED], 0, words);
}

/* --- the window --------------------------------------------------------- */

static void
history_changed (MuForceCard *self, guint changed)
{
  if (changed & MU_CHANGED_CAMPAIGNS)
    show_record (self);
}

static void
mu_force_card_dispose (GObject *object)
{
  MuForceCard *self = MU_FORCE_CARD (object);

  g_clear_object (&self->force);
  g_clear_object (&self->history);
  g_clear_object (&self->entries);
  G_OBJECT_CLASS (mu_force_card_parent_class)->dispose (object);
}

static void
mu_force_card_class_init (MuForceCardClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_force_card_dispose;
  signals[HONOURED] = g_signal_new ("honoured", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/force-card.ui");
  mu_bind_parts (widget, MuForceCard, head, strength, words, honour_row, record, nothing);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
mu_force_card_init (MuForceCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_kept_watch (self->honour_row, honour_applied, self);
}

/* A long war makes a long record, whose rows come bit by bit. */
static void
set_up_record (MuForceCard *self)
{
  g_autoptr (GListModel) rows = NULL;

  self->entries = g_list_store_new (MU_TYPE_FORCE_ENTRY_ITEM);
  rows = mu_gradual_rows_new (G_LIST_MODEL (self->entries), AT_ONCE, MU_GRADUAL_STEP,
                              GTK_WIDGET (self));
  gtk_list_box_bind_model (self->record, rows, row_for, NULL, NULL);
}

GtkWidget *
mu_force_card_new (MuHistory *history, const MuCampaign *campaign, MuForceItem *force)
{
  MuForceCard *self = g_object_new (MU_TYPE_FORCE_CARD, NULL);

  self->history = g_object_ref (history);
  self->force = g_object_ref (force);
  self->campaign = campaign->id;
  self->first = campaign->first;
  g_object_set (self->strength, "force", force, NULL);
  set_up_record (self);
  show_head (self);
  show_record (self);
  mu_listen (force, "notify", show_head, self);
  mu_listen (history, "changed", history_changed, self);
  return GTK_WIDGET (self);
}

MuForceItem *
mu_force_card_get_force (MuForceCard *self)
{
  return self->force;
}
