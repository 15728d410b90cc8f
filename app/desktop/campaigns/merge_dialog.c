#include "app/desktop/campaigns/merge_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "db/store.h"
#include "reports/campaign/act_words.h"

/* Long files show so many rows of what does not collide; the rest is told by its number. */
#define ROWS_MOST 60

struct _MuMergeDialog {
  AdwWindow parent;
  MuHistory *history;
  MuMergeOffer *offer;
  GPtrArray *switches; /* GtkSwitch of what collides, else NULL: one for each of their acts */
  AdwPreferencesGroup *mine;
  AdwPreferencesGroup *both;
  AdwPreferencesGroup *theirs;
  GtkWidget *merge;
  GtkSpinner *spinner;
  GtkLabel *trouble;
};

G_DEFINE_FINAL_TYPE (MuMergeDialog, mu_merge_dialog, ADW_TYPE_WINDOW)

enum { MERGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- rows ------------------------------------------------------------------------------ */

static GtkWidget *
new_row (const MuAct *act, const char *more)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *words = mu_act_words (act);
  g_autofree char *time = mu_act_time (act);
  g_autofree char *subtitle
      = g_strdup_printf ("%s, %s%s%s", act->who, time, more ? "\n" : "", more ? more : "");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

static MuAct
act_of (const MuSentAct *sent)
{
  return (MuAct){ .kind = sent->kind, .about = sent->about, .made = sent->made, .who = sent->who };
}

/* "12, 14"; free with g_free. */
static char *
name_numbers (const GArray *numbers)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? ", " : "", g_array_index (numbers, int, i));
  return g_string_free (text, FALSE);
}

static GtkSwitch *
add_switch (GtkWidget *row)
{
  GtkWidget *wins = gtk_switch_new ();

  gtk_widget_set_valign (wins, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (wins, _ ("On: this one wins over what was done here"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), wins);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), wins);
  return GTK_SWITCH (wins);
}

static void
add_colliding (MuMergeDialog *self, guint index, const MuMergeEntry *entry)
{
  const MuAct act = act_of (g_ptr_array_index (self->offer->dispatch->acts, index));
  g_autofree char *with = name_numbers (entry->with);
  g_autofree char *more
      = g_strdup_printf (_ ("Collides with entry %s here, which wins unless you switch"), with);
  GtkWidget *row = new_row (&act, more);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  self->switches->pdata[index] = add_switch (row);
  adw_preferences_group_add (self->theirs, row);
}

static void
say_rest (AdwPreferencesGroup *group, guint count, guint shown, const char *none)
{
  g_autofree char *rest
      = g_strdup_printf (ngettext ("And %u more.", "And %u more.", count - MIN (shown, count)),
                         count - MIN (shown, count));

  adw_preferences_group_set_description (group, count == 0 ? none : count > shown ? rest : NULL);
}

/* What collides first, all of it. */
static void
show_theirs (MuMergeDialog *self)
{
  const GPtrArray *entries = self->offer->plan->entries;
  guint arrive = 0, both = 0, collide = 0;

  for (guint i = 0; i < entries->len; i++) {
    const MuMergeEntry *entry = g_ptr_array_index (entries, i);
    if (entry->state == MU_MERGE_COLLIDES) {
      add_colliding (self, i, entry);
      collide++;
    }
  }
  for (guint i = 0; i < entries->len; i++) {
    const MuMergeState state = ((MuMergeEntry *) g_ptr_array_index (entries, i))->state;
    const MuAct act = act_of (g_ptr_array_index (self->offer->dispatch->acts, i));
    if (state == MU_MERGE_ARRIVES && arrive++ < ROWS_MOST)
      adw_preferences_group_add (self->theirs, new_row (&act, NULL));
    if (state == MU_MERGE_BOTH && both++ < ROWS_MOST)
      adw_preferences_group_add (self->both, new_row (&act, NULL));
  }
  say_rest (self->theirs, arrive + collide, ROWS_MOST + collide, _ ("Nothing new comes."));
  say_rest (self->both, both, ROWS_MOST, _ ("Nothing of it is here already."));
  gtk_widget_set_sensitive (self->merge, arrive + collide > 0);
}

static void
show_mine (MuMergeDialog *self)
{
  const GPtrArray *mine = self->offer->plan->mine;

  for (guint i = 0; i < mine->len && i < ROWS_MOST; i++)
    adw_preferences_group_add (self->mine, new_row (g_ptr_array_index (mine, i), NULL));
  say_rest (self->mine, mine->len, ROWS_MOST, _ ("Nothing was done here alone."));
}

/* --- merging ------------------------------------------------------------------------------ */

static GArray *
read_theirs (MuMergeDialog *self)
{
  GArray *theirs = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < self->switches->len; i++) {
    const MuSentAct *sent = g_ptr_array_index (self->offer->dispatch->acts, i);
    GtkSwitch *wins = g_ptr_array_index (self->switches, i);
    if (wins && gtk_switch_get_active (wins))
      g_array_append_val (theirs, sent->id);
  }
  return theirs;
}

static void
merged (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuMergeDialog) self = data;
  g_autoptr (GError) error = NULL;
  int count;

  const gboolean worked = mu_campaign_merge_finish (result, &count, &error);
  if (worked)
    mu_history_tell_all (self->history);
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return; /* closed meanwhile */
  gtk_spinner_stop (self->spinner);
  if (!worked) {
    gtk_label_set_label (self->trouble, error->message);
    gtk_widget_set_visible (GTK_WIDGET (self->trouble), TRUE);
    return;
  }
  g_signal_emit (self, signals[MERGED], 0, count);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
merge_clicked (MuMergeDialog *self)
{
  g_autoptr (GArray) theirs = read_theirs (self);

  gtk_widget_set_sensitive (self->merge, FALSE);
  gtk_spinner_start (self->spinner);
  mu_campaign_merge_async (mu_store_path (mu_history_store (self->history)), self->offer->campaign,
                           self->offer->dispatch, theirs, merged, g_object_ref (self));
}

/* --- the window ----------------------------------------------------------------------------- */

static void
mu_merge_dialog_finalize (GObject *object)
{
  MuMergeDialog *self = MU_MERGE_DIALOG (object);

  g_clear_object (&self->history);
  mu_merge_offer_free (self->offer);
  g_clear_pointer (&self->switches, g_ptr_array_unref);
  G_OBJECT_CLASS (mu_merge_dialog_parent_class)->finalize (object);
}

static void
mu_merge_dialog_class_init (MuMergeDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_merge_dialog_finalize;
  signals[MERGED] = g_signal_new ("merged", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/merge-dialog.ui");
  mu_bind_parts (widget, MuMergeDialog, mine, both, theirs, merge, spinner, trouble);
  gtk_widget_class_bind_template_callback (widget, merge_clicked);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
mu_merge_dialog_init (MuMergeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
mu_merge_dialog_new (MuHistory *history, MuMergeOffer *offer)
{
  MuMergeDialog *self = g_object_new (MU_TYPE_MERGE_DIALOG, NULL);

  self->history = g_object_ref (history);
  self->offer = offer;
  self->switches = g_ptr_array_new ();
  g_ptr_array_set_size (self->switches, (int) offer->dispatch->acts->len);
  show_mine (self);
  show_theirs (self);
  return GTK_WIDGET (self);
}
