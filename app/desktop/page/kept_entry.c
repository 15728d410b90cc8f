#include "app/desktop/page/kept_entry.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/desktop/page/focus_left.h"
#include "lists/words/name.h"

typedef struct {
  GtkWidget *entry; /* borrowed: this is its own */
  MuKeptTake take;
  gpointer owner;
  char *old;        /* what stands */
  char *refusal;    /* of what is typed; NULL: none */
  GtkLabel *beside; /* NULL: not needed yet */
  gboolean taking;
} Kept;

#define KEPT "mu-kept"

static void
free_kept (gpointer data)
{
  Kept *kept = data;

  g_free (kept->old);
  g_free (kept->refusal);
  g_free (kept);
}

static Kept *
kept_of (gpointer entry)
{
  return g_object_get_data (entry, KEPT);
}

/* --- the text, of a row or of a text view --------------------------------------- */

char *
mu_kept_text (gpointer entry)
{
  GtkTextIter start;
  GtkTextIter end;

  if (GTK_IS_EDITABLE (entry))
    return g_strdup (gtk_editable_get_text (entry));
  gtk_text_buffer_get_bounds (gtk_text_view_get_buffer (entry), &start, &end);
  return gtk_text_buffer_get_text (gtk_text_view_get_buffer (entry), &start, &end, FALSE);
}

static void
set_text (gpointer entry, const char *text)
{
  if (GTK_IS_EDITABLE (entry))
    gtk_editable_set_text (entry, text);
  else
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (entry), text, -1);
}

static gboolean
says (gpointer entry, const char *text)
{
  g_autofree char *now = mu_kept_text (entry);

  return g_strcmp0 (now, text) == 0;
}

static gboolean
is_typed (const Kept *kept)
{
  return !says (kept->entry, kept->old);
}

/* --- what is wrong with it ------------------------------------------------------- */

static void
add_beside (Kept *kept)
{
  kept->beside = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (kept->beside, TRUE);
  gtk_label_set_max_width_chars (kept->beside, 24);
  gtk_widget_add_css_class (GTK_WIDGET (kept->beside), "error");
  gtk_widget_add_css_class (GTK_WIDGET (kept->beside), "caption");
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (kept->entry), GTK_WIDGET (kept->beside));
}

/* why NULL: nothing. */
static void
show_refusal (Kept *kept, const char *why)
{
  if (why)
    gtk_widget_add_css_class (kept->entry, "error");
  else
    gtk_widget_remove_css_class (kept->entry, "error");
  if (why && kept->beside == NULL && ADW_IS_ENTRY_ROW (kept->entry))
    add_beside (kept);
  if (kept->beside) {
    gtk_label_set_label (kept->beside, why ? why : "");
    gtk_widget_set_visible (GTK_WIDGET (kept->beside), why != NULL);
  }
  gtk_accessible_update_property (GTK_ACCESSIBLE (kept->entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why ? why : "", -1);
  g_free (kept->refusal);
  kept->refusal = g_strdup (why);
}

void
mu_kept_refuse (gpointer entry, const char *why)
{
  show_refusal (kept_of (entry), why);
}

char *
mu_kept_name_fault (const char *name, gboolean needed, int most)
{
  g_autofree char *tidy = mu_name_tidy (name);
  const MuNameFault fault = mu_name_fault (tidy, most);

  if (fault == MU_NAME_EMPTY)
    return needed ? g_strdup (_ ("A name is needed.")) : NULL;
  return mu_name_refusal (_ ("This"), fault, most);
}

static void
stands (Kept *kept, const char *text)
{
  char *old = kept->old;

  kept->old = g_strdup (text);
  g_free (old);
  show_refusal (kept, NULL);
}

void
mu_kept_show (gpointer entry, const char *text)
{
  Kept *kept = kept_of (entry);
  const gboolean typed = is_typed (kept) && !kept->taking;

  if (typed && g_strcmp0 (kept->old, text) == 0)
    return;
  if (!says (entry, text))
    set_text (entry, text);
  stands (kept, text);
}

/* --- taking ------------------------------------------------------------------------ */

/* FALSE: refused. */
static gboolean
take (Kept *kept)
{
  g_autofree char *typed = mu_kept_text (kept->entry);

  if (kept->taking || !is_typed (kept))
    return TRUE;
  kept->taking = TRUE;
  show_refusal (kept, NULL);
  kept->take (kept->owner);
  kept->taking = FALSE;
  if (kept->refusal)
    return FALSE;
  if (says (kept->entry, typed))
    stands (kept, typed);
  return TRUE;
}

static void
take_now (gpointer data)
{
  Kept *kept = data;

  if (gtk_widget_get_mapped (kept->entry))
    take (kept);
}

/* The key's first effect; the second leaves the window. */
static gboolean
escape (GtkWidget *entry, GVariant *parameter, gpointer data)
{
  Kept *kept = data;

  if (!is_typed (kept))
    return FALSE;
  set_text (entry, kept->old);
  show_refusal (kept, NULL);
  return TRUE;
}

/* Windows take what is typed as they close; a page, as another takes its place. */
static void
unmapped (Kept *kept)
{
  GtkRoot *root = gtk_widget_get_root (kept->entry);

  if (GTK_IS_APPLICATION_WINDOW (root) && !gtk_widget_in_destruction (GTK_WIDGET (root)))
    take (kept);
}

/* --- windows ----------------------------------------------------------------------- */

/* The app's own, which says it: the other is about to go. */
static GtkWidget *
find_own_window (GtkWidget *entry)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (entry));
  GtkWindow *over = gtk_window_get_transient_for (window);

  return GTK_WIDGET (over ? over : window);
}

/* The entry's old text stands, and the person hears of it. */
static void
tell_refusal (Kept *kept)
{
  const char *title = ADW_IS_PREFERENCES_ROW (kept->entry)
                          ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (kept->entry))
                          : _ ("Notes");
  /* Translators: the title of an entry, and why what was typed there cannot be */
  g_autofree char *text = g_strdup_printf (_ ("%s stays as it was: %s"), title, kept->refusal);

  gtk_widget_activate_action (find_own_window (kept->entry), "win.say", "s", text);
}

static void
take_number (GtkWidget *spin)
{
  GtkRoot *root = gtk_widget_get_root (spin);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (focus && gtk_widget_is_ancestor (focus, spin))
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
}

gboolean
mu_kept_take_all (GtkWidget *below)
{
  Kept *kept = kept_of (below);
  gboolean all = TRUE;

  if (GTK_IS_SPIN_BUTTON (below))
    take_number (below);
  if (kept && !take (kept)) {
    tell_refusal (kept);
    all = FALSE;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (below); child && !kept;
       child = gtk_widget_get_next_sibling (child))
    all &= mu_kept_take_all (child);
  return all;
}

/* What was refused in a row is not taken once more while the window goes; a long text stays, for
 * over it the window does not close. */
static void
forget_rows (GtkWidget *below)
{
  Kept *kept = kept_of (below);

  if (kept && ADW_IS_ENTRY_ROW (below))
    set_text (below, kept->old);
  for (GtkWidget *child = gtk_widget_get_first_child (below); child && !kept;
       child = gtk_widget_get_next_sibling (child))
    forget_rows (child);
}

static gboolean
closes (GtkWindow *window)
{
  mu_kept_take_all (GTK_WIDGET (window));
  forget_rows (GTK_WIDGET (window));
  return FALSE;
}

void
mu_kept_watch_window (gpointer window)
{
  if (g_object_get_data (window, KEPT "-closes"))
    return;
  g_object_set_data (window, KEPT "-closes", window);
  g_signal_connect (window, "close-request", G_CALLBACK (closes), NULL);
}

/* The app's own window asks for itself. */
static void
rooted (Kept *kept)
{
  GtkRoot *root = gtk_widget_get_root (kept->entry);

  if (root && !GTK_IS_APPLICATION_WINDOW (root))
    mu_kept_watch_window (root);
}

gboolean
mu_kept_close_over (GtkWindow *window)
{
  g_autoptr (GList) all = gtk_window_list_toplevels ();

  for (GList *at = all; at; at = at->next) {
    if (gtk_window_get_transient_for (at->data) != window || !gtk_widget_get_visible (at->data))
      continue;
    g_autoptr (GtkWindow) over = g_object_ref (at->data);
    gtk_window_close (over);
    if (gtk_widget_get_visible (GTK_WIDGET (over)))
      return FALSE;
  }
  return TRUE;
}

static void
forget (GtkWidget *below)
{
  Kept *kept = kept_of (below);

  if (kept)
    set_text (below, kept->old);
  for (GtkWidget *child = gtk_widget_get_first_child (below); child && !kept;
       child = gtk_widget_get_next_sibling (child))
    forget (child);
}

void
mu_kept_destroy (GtkWindow *window)
{
  forget (GTK_WIDGET (window));
  gtk_window_destroy (window);
}

/* --- watching ---------------------------------------------------------------------- */

static void
add_escape (Kept *kept)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape, kept, NULL)));
  gtk_widget_add_controller (kept->entry, keys);
}

void
mu_kept_watch (gpointer entry, MuKeptTake taker, gpointer owner)
{
  Kept *kept = g_new0 (Kept, 1);

  *kept = (Kept){ .entry = entry, .take = taker, .owner = owner, .old = mu_kept_text (entry) };
  g_object_set_data_full (entry, KEPT, kept, free_kept);
  mu_focus_left_watch (entry, take_now, kept);
  add_escape (kept);
  if (ADW_IS_ENTRY_ROW (entry))
    g_signal_connect_swapped (entry, "apply", G_CALLBACK (take_now), kept);
  g_signal_connect_swapped (entry, "unmap", G_CALLBACK (unmapped), kept);
  g_signal_connect_swapped (entry, "notify::root", G_CALLBACK (rooted), kept);
  rooted (kept);
}
