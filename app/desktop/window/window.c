#include "app/desktop/window/window.h"

#include <glib/gi18n.h>

#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/say.h"
#include "app/desktop/page/tabbing.h"
#include "app/desktop/page/teller.h"
#include "app/desktop/widget/wiring.h"
#include "app/desktop/window/window_private.h"
#include "db/store.h"

#define DEFAULT_WIDTH  1180
#define DEFAULT_HEIGHT 740

static void teller_init (MuTellerInterface *teller);

G_DEFINE_FINAL_TYPE_WITH_CODE (MuWindow, mu_window, ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (MU_TYPE_TELLER, teller_init))

typedef struct {
  const char *name;
  const char *label;
  const char *icon;
} Place;

static const Place places[] = {
  { "tonight", N_ ("Tonight"), "mu-tonight-symbolic" },
  { "armies", N_ ("Armies"), "mu-armies-symbolic" },
  { "campaigns", N_ ("Campaigns"), "mu-campaigns-symbolic" },
  { "books", N_ ("Books"), "mu-books-symbolic" },
  { "calculator", N_ ("Calculator"), "mu-calculator-symbolic" },
};

/* --- pages -------------------------------------------------------------- */

static GtkWidget *
place_row (const Place *place)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (place->icon));
  gtk_box_append (GTK_BOX (box), gtk_label_new (_ (place->label)));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  mu_name_widget (row, _ (place->label));
  return row;
}

/* Tab to the row of the page that is shown selects it too: the keyboard then stays there. */
static void
place_selected (MuWindow *self, GtkListBoxRow *row)
{
  if (row == NULL)
    return;
  const char *name = places[gtk_list_box_row_get_index (row)].name;
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) != 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.page", "s", name);
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

/* Tonight's armies may have changed since. */
static void
field_armies (MuWindow *self)
{
  MuBattleChoice choice;
  gboolean chosen = mu_tonight_page_get_choice (self->tonight, &choice);

  mu_calculator_page_field (self->calculator, chosen ? &choice : NULL);
}

/* The sum that was open last. Its form is large: it is built when it is first
 * looked at, not while the app starts. */
static void
open_sum (MuWindow *self)
{
  g_autofree char *sum = mu_desk_remember (self->desk, "desktop.sum");

  if (mu_calculator_page_get_open (self->calculator) == NULL)
    mu_calculator_page_open (self->calculator, sum);
}

/* name: NULL for the page that is shown, and it alone. */
static void
show_contents (MuWindow *self, const char *name)
{
  const char *shown = gtk_stack_get_visible_child_name (self->pages);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    mu_page_set_shown (MU_PAGE (gtk_stack_get_child_by_name (self->pages, places[i].name)),
                       g_str_equal (places[i].name, shown)
                           || g_strcmp0 (places[i].name, name) == 0);
}

void
mu_window_show_page (MuWindow *self, const char *name)
{
  g_autoptr (GError) error = NULL;

  if (self->desk && !mu_army_session_flush (mu_desk_army (self->desk), &error))
    mu_say_error (self, error);
  show_contents (self, name);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (g_strcmp0 (places[i].name, name) != 0)
      continue;
    gtk_stack_set_visible_child_name (self->pages, name);
    gtk_list_box_select_row (self->places, gtk_list_box_get_row_at_index (self->places, (int) i));
  }
  if (self->desk && mu_window_is_on (self, self->calculator)) {
    open_sum (self);
    field_armies (self);
  }
  if (self->desk && mu_window_is_on (self, self->tonight))
    mu_tonight_page_look (self->tonight);
  if (!mu_page_take_focus (mu_window_get_page (self)))
    gtk_widget_child_focus (GTK_WIDGET (mu_window_get_page (self)), GTK_DIR_TAB_FORWARD);
  show_contents (self, NULL);
  mu_window_update_actions (self);
}

MuPage *
mu_window_get_page (MuWindow *self)
{
  return MU_PAGE (gtk_stack_get_visible_child (self->pages));
}

static const char *
page_name (MuTeller *teller, GtkWidget *widget)
{
  MuWindow *self = MU_WINDOW (teller);
  GtkWidget *page = gtk_widget_get_ancestor (widget, MU_TYPE_PAGE);

  if (page == NULL || gtk_widget_get_parent (page) != GTK_WIDGET (self->pages))
    return gtk_stack_get_visible_child_name (self->pages);
  return gtk_stack_page_get_name (gtk_stack_get_page (self->pages, page));
}

gboolean
mu_window_is_on (MuWindow *self, gpointer page)
{
  return (gpointer) mu_window_get_page (self) == page;
}

/* --- the club file ------------------------------------------------------ */

static void
show_trouble (MuWindow *self, const GError *error)
{
  const char *remedy = mu_remedy (error);
  g_autofree char *text = g_strconcat (error->message, *remedy ? "\n" : "", remedy, NULL);
  g_autofree char *plain = g_markup_escape_text (text, -1);

  adw_status_page_set_title (self->trouble, _ ("The Club File Cannot Be Opened"));
  adw_status_page_set_description (self->trouble, plain);
  gtk_stack_set_visible_child_name (self->root, "trouble");
  mu_window_update_actions (self);
}

static void
watch_desk (MuWindow *self)
{
  mu_listen (mu_desk_history (self->desk), "changed", mu_window_update_actions, self);
  mu_listen (mu_desk_tonight (self->desk), "notify::state", mu_window_update_actions, self);
  mu_listen (mu_desk_tonight (self->desk), "notify::dice", mu_window_update_actions, self);
  mu_listen (mu_desk_past (self->desk), "notify::course", mu_window_update_actions, self);
  mu_listen (mu_desk_army (self->desk), "notify::id", mu_window_update_actions, self);
}

static void
show_club (MuWindow *self)
{
  g_autofree char *name = mu_desk_file_name (self->desk);

  gtk_label_set_label (self->club_label, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->club_label),
                               mu_store_path (mu_desk_store (self->desk)));
  mu_tonight_page_set_desk (self->tonight, self->desk);
  mu_armies_page_set_desk (self->armies, self->desk);
  mu_campaigns_page_set_desk (self->campaigns, self->desk);
  mu_books_page_set_desk (self->books, self->desk);
  mu_calculator_page_set_desk (self->calculator, self->desk);
  gtk_stack_set_visible_child_name (self->root, "club");
}

/* Where the person was when this club file was last closed. */
static void
restore_place (MuWindow *self)
{
  g_autofree char *page = mu_desk_remember (self->desk, "desktop.page");
  g_autofree char *book = mu_desk_remember (self->desk, "desktop.book");

  gtk_window_set_default_size (
      GTK_WINDOW (self), mu_desk_remember_number (self->desk, "desktop.width", DEFAULT_WIDTH),
      mu_desk_remember_number (self->desk, "desktop.height", DEFAULT_HEIGHT));
  if (mu_desk_remember_number (self->desk, "desktop.maximized", FALSE))
    gtk_window_maximize (GTK_WINDOW (self));
  mu_armies_page_open (self->armies, mu_desk_remember_number (self->desk, "desktop.army", 0));
  mu_campaigns_page_open (self->campaigns,
                          mu_desk_remember_number (self->desk, "desktop.campaign", 0));
  if (book && *book)
    mu_books_page_open (self->books, book);
  mu_window_show_page (self, page ? page : places[0].name);
}

static void
note_place (MuWindow *self)
{
  const MuBook *book = mu_books_page_get_open (self->books);
  int width;
  int height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  mu_desk_note (self->desk, "desktop.page", gtk_stack_get_visible_child_name (self->pages));
  mu_desk_note_number (self->desk, "desktop.width", width);
  mu_desk_note_number (self->desk, "desktop.height", height);
  mu_desk_note_number (self->desk, "desktop.maximized",
                       gtk_window_is_maximized (GTK_WINDOW (self)));
  mu_desk_note_number (self->desk, "desktop.army",
                       mu_army_session_get_id (mu_desk_army (self->desk)));
  mu_desk_note_number (self->desk, "desktop.campaign",
                       mu_campaigns_page_get_open (self->campaigns));
  mu_desk_note (self->desk, "desktop.book", book ? book->id : "");
  if (mu_calculator_page_get_open (self->calculator))
    mu_desk_note (self->desk, "desktop.sum", mu_calculator_page_get_open (self->calculator));
}

/* A window shows one club file for its life; another one gets a new window. */
void
mu_window_open_club (MuWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (self->desk == NULL);
  if (path != self->path) {
    g_free (self->path);
    self->path = g_strdup (path);
  }
  self->desk = mu_desk_open (path, &error);
  if (self->desk == NULL) {
    show_trouble (self, error);
    return;
  }
  show_club (self);
  watch_desk (self);
  restore_place (self);
  mu_window_keep_day (self);
}

gboolean
mu_window_finish_writing (MuWindow *self, GError **error)
{
  mu_battle_session_cancel (mu_desk_tonight (self->desk));
  return mu_army_session_flush (mu_desk_army (self->desk), error);
}

/* What cannot be written is shown and taken back first; closing again closes. */
static gboolean
mu_window_close_request (GtkWindow *window)
{
  MuWindow *self = MU_WINDOW (window);
  g_autoptr (GError) error = NULL;

  if (self->desk == NULL || self->replaced)
    return GTK_WINDOW_CLASS (mu_window_parent_class)->close_request (window);
  mu_battle_session_cancel (mu_desk_tonight (self->desk));
  mu_kept_take_all (GTK_WIDGET (self));
  if (!mu_kept_close_over (window))
    return TRUE;
  if (!mu_window_finish_writing (self, &error)) {
    mu_say_error (self, error);
    return TRUE;
  }
  note_place (self);
  return GTK_WINDOW_CLASS (mu_window_parent_class)->close_request (window);
}

static void
mu_window_dispose (GObject *object)
{
  MuWindow *self = MU_WINDOW (object);

  g_clear_handle_id (&self->showing_toast, g_source_remove);
  g_clear_object (&self->next_toast);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), NULL);
  g_clear_object (&self->desk);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->step_menus, g_ptr_array_unref);
  G_OBJECT_CLASS (mu_window_parent_class)->dispose (object);
}

static void
mu_window_finalize (GObject *object)
{
  g_weak_ref_clear (&MU_WINDOW (object)->toast);
  G_OBJECT_CLASS (mu_window_parent_class)->finalize (object);
}

static void
mu_window_class_init (MuWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_window_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_window_finalize;
  GTK_WINDOW_CLASS (class)->close_request = mu_window_close_request;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/window.ui");
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "win.escape", NULL);
  mu_bind_parts (widget, MuWindow, toasts, root, flap, places, club_label, pages, trouble, tonight,
                 armies, campaigns, books, calculator);
}

/* Somebody may have gone on with the battle from the command line, or on another machine,
 * while this window was behind others. */
static void
follow_table (MuWindow *self)
{
  if (self->desk == NULL || !gtk_window_is_active (GTK_WINDOW (self)))
    return;
  if (mu_window_is_on (self, self->calculator))
    mu_calculator_page_look (self->calculator);
  else if (mu_window_is_on (self, self->tonight))
    mu_tonight_page_follow (self->tonight);
}

static void
mu_window_init (MuWindow *self)
{
  g_weak_ref_init (&self->toast, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_window_set_icon_name (GTK_WINDOW (self), "org.muster.Muster");
  gtk_window_set_default_size (GTK_WINDOW (self), DEFAULT_WIDTH, DEFAULT_HEIGHT);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    gtk_list_box_append (self->places, place_row (&places[i]));
  mu_tabbing_leaves_list (GTK_WIDGET (self->places));
  mu_listen (self->places, "row-selected", place_selected, self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (follow_table), NULL);
  mu_window_add_actions (self);
  mu_window_add_step_actions (self);
  mu_window_add_file_actions (self);
  mu_window_add_army_actions (self);
  mu_window_add_backup_actions (self);
  mu_window_add_book_actions (self);
  mu_window_add_hex_actions (self);
}

MuWindow *
mu_window_new (AdwApplication *app, const char *path)
{
  MuWindow *self = g_object_new (MU_TYPE_WINDOW, "application", app, NULL);

  mu_window_open_club (self, path);
  return self;
}

const char *
mu_window_get_path (MuWindow *self)
{
  return self->path;
}

/* --- toasts -------------------------------------------------------------- */

#define SETTLED (G_USEC_PER_SEC * 3 / 5) /* longer than a toast slides in */

static gboolean
settle (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  MuWindow *self = MU_WINDOW (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->toast_begun == 0)
    self->toast_begun = now;
  if (now - self->toast_begun < SETTLED)
    return G_SOURCE_CONTINUE;
  self->toast_settles = FALSE;
  return G_SOURCE_REMOVE;
}

static void
toast_dismissed (MuWindow *self)
{
  g_weak_ref_set (&self->toast, NULL);
}

/* libadwaita 1.2 gives the button of a toast a picture and no name. */
static void
name_close_button (GtkWidget *below)
{
  const char *icon = GTK_IS_BUTTON (below) ? gtk_button_get_icon_name (GTK_BUTTON (below)) : NULL;

  if (g_strcmp0 (icon, "window-close-symbolic") == 0)
    mu_name_widget (below, _ ("Close"));
  for (GtkWidget *child = gtk_widget_get_first_child (below); child;
       child = gtk_widget_get_next_sibling (child))
    name_close_button (child);
}

static void
add_toast (MuWindow *self, AdwToast *toast)
{
  g_weak_ref_set (&self->toast, toast);
  mu_listen (toast, "dismissed", toast_dismissed, self);
  adw_toast_overlay_add_toast (self->toasts, toast);
  name_close_button (gtk_widget_get_last_child (GTK_WIDGET (self->toasts)));
  self->toast_begun = 0;
  if (!self->toast_settles)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), settle, NULL, NULL);
  self->toast_settles = TRUE;
}

static void
say_instead (AdwToast *shown, AdwToast *toast)
{
  adw_toast_set_title (shown, adw_toast_get_title (toast));
  adw_toast_set_button_label (shown, adw_toast_get_button_label (toast));
  adw_toast_set_action_name (shown, NULL); /* until it has the target that goes with the next */
  adw_toast_set_action_target_value (shown, adw_toast_get_action_target_value (toast));
  adw_toast_set_action_name (shown, adw_toast_get_action_name (toast));
  g_object_unref (toast);
}

/* One at a time and the latest at once: a queue would still offer to take back
 * what has been taken back already. libadwaita 1.2 frees a toast that is dismissed
 * while it slides in before it has done sliding, and crashes: until then the toast
 * that comes says the new words. Frame time tells, as it moves the toast too.
 * What is spoken of is drawn before the toast is made. */
static gboolean
show_toast (gpointer data)
{
  MuWindow *self = data;
  AdwToast *toast = g_steal_pointer (&self->next_toast);
  g_autoptr (AdwToast) before = g_weak_ref_get (&self->toast);

  self->showing_toast = 0;
  g_log ("muster-toast", G_LOG_LEVEL_DEBUG, "%s", adw_toast_get_title (toast));
  if (before && self->toast_settles) {
    say_instead (before, toast);
    return G_SOURCE_REMOVE;
  }
  if (before)
    adw_toast_dismiss (before);
  add_toast (self, toast);
  return G_SOURCE_REMOVE;
}

static void
tell (MuTeller *teller, AdwToast *toast)
{
  MuWindow *self = MU_WINDOW (teller);

  g_clear_object (&self->next_toast);
  self->next_toast = toast;
  if (self->showing_toast == 0)
    self->showing_toast = g_idle_add_full (GDK_PRIORITY_REDRAW + 10, show_toast, self, NULL);
}

static void
teller_init (MuTellerInterface *teller)
{
  teller->show_toast = tell;
  teller->page_name = page_name;
}
