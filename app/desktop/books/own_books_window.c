#include "app/desktop/books/own_books_window.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/own_books.h"

struct _MuOwnBooksWindow {
  AdwWindow parent;
  MuDesk *desk;
  GListStore *books;
  AdwWindowTitle *title;
  GtkStack *stack;
  AdwStatusPage *none;
  AdwPreferencesGroup *group;
  GtkListBox *rows;
};

G_DEFINE_FINAL_TYPE (MuOwnBooksWindow, mu_own_books_window, ADW_TYPE_WINDOW)

static void
mu_own_books_window_dispose (GObject *object)
{
  g_clear_object (&MU_OWN_BOOKS_WINDOW (object)->desk);
  g_clear_object (&MU_OWN_BOOKS_WINDOW (object)->books);
  G_OBJECT_CLASS (mu_own_books_window_parent_class)->dispose (object);
}

/* --- showing ------------------------------------------------------------ */

static char *
subtitle_of (MuOwnBookItem *item)
{
  g_autofree char *words = NULL;
  g_autofree char *advice = NULL;

  g_object_get (item, "words", &words, "advice", &advice, NULL);
  return g_strconcat (words, *advice ? "\n" : "", advice, NULL);
}

static GtkWidget *
row_of (gpointer item, gpointer data)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *subtitle = subtitle_of (item);
  g_autofree char *plain = g_markup_escape_text (subtitle, -1);
  g_autofree char *title = NULL;
  g_autofree char *plain_title = NULL;
  gboolean faulty = FALSE;
  GtkWidget *icon;

  g_object_get (item, "title", &title, "faulty", &faulty, NULL);
  plain_title = g_markup_escape_text (title, -1);
  icon = gtk_image_new_from_icon_name (faulty ? "mu-problem-symbolic" : "mu-legal-symbolic");
  gtk_widget_add_css_class (icon, faulty ? "error" : "success");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), plain_title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), plain);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  return row;
}

/* "3 books, 1 cannot be used" */
static char *
count (MuOwnBooksWindow *self)
{
  const guint all = g_list_model_get_n_items (G_LIST_MODEL (self->books));
  const guint faulty = mu_own_books_faulty (mu_club_books (mu_desk_club (self->desk)));
  g_autofree char *files = g_strdup_printf (ngettext ("%u file", "%u files", all), all);

  if (faulty == 0)
    return g_steal_pointer (&files);
  return g_strdup_printf (ngettext ("%s, %u cannot be used", "%s, %u cannot be used", faulty),
                          files, faulty);
}

static void
show_folder (MuOwnBooksWindow *self)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autofree char *begin = g_strdup_printf (
      _ ("An army book is an XML file in %s. To begin, open a book that is near to yours on the "
         "Books page and choose “Copy to Your Own Books” in its menu; then change the copy and "
         "read the books again here."),
      folder);
  g_autofree char *plain = g_markup_escape_text (begin, -1);
  g_autofree char *plain_folder = g_markup_escape_text (folder, -1);

  adw_status_page_set_description (self->none, plain);
  adw_preferences_group_set_description (self->group, plain_folder);
}

static void
show (MuOwnBooksWindow *self)
{
  g_autofree char *counted = NULL;

  mu_own_books_show (self->books, mu_club_books (mu_desk_club (self->desk)));
  counted = count (self);
  adw_window_title_set_subtitle (self->title, counted);
  show_folder (self);
  gtk_stack_set_visible_child_name (
      self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->books)) ? "books" : "none");
}

/* --- what a person does ------------------------------------------------- */

static void
read_again (MuOwnBooksWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_desk_reload_books (self->desk, &error))
    mu_say_error (self, error);
  show (self);
}

static void
reload_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  read_again (MU_OWN_BOOKS_WINDOW (widget));
}

static void
folder_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = mu_shelf_make_own_folder (&error);
  g_autofree char *uri = folder ? g_filename_to_uri (folder, NULL, &error) : NULL;

  if (uri)
    gtk_show_uri (GTK_WINDOW (widget), uri, GDK_CURRENT_TIME);
  else
    mu_say_error (widget, error);
}

/* --- setting up --------------------------------------------------------- */

static void
mu_own_books_window_class_init (MuOwnBooksWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_own_books_window_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/own-books-window.ui");
  gtk_widget_class_install_action (widget, "own.folder", NULL, folder_action);
  gtk_widget_class_install_action (widget, "own.reload", NULL, reload_action);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_F5, 0, "own.reload", NULL);
  mu_bind_parts (widget, MuOwnBooksWindow, title, stack, none, group, rows);
}

static void
mu_own_books_window_init (MuOwnBooksWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->books = g_list_store_new (MU_TYPE_OWN_BOOK_ITEM);
  gtk_list_box_bind_model (self->rows, G_LIST_MODEL (self->books), row_of, NULL, NULL);
}

GtkWidget *
mu_own_books_window_new (MuDesk *desk)
{
  MuOwnBooksWindow *self = g_object_new (MU_TYPE_OWN_BOOKS_WINDOW, NULL);

  self->desk = g_object_ref (desk);
  read_again (self);
  return GTK_WIDGET (self);
}
