#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/desktop/books/book_form_private.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/draft_words.h"

G_DEFINE_FINAL_TYPE (MuBookForm, mu_book_form, ADW_TYPE_WINDOW)

#define THE_BOOK (-1)

static guint saved_signal;

static void
mu_book_form_dispose (GObject *object)
{
  MuBookForm *self = MU_BOOK_FORM (object);

  if (self->writer)
    g_signal_handlers_disconnect_by_data (self->writer, self);
  G_OBJECT_CLASS (mu_book_form_parent_class)->dispose (object);
  g_clear_object (&self->writer); /* its rows are gone */
}

static void
mu_book_form_finalize (GObject *object)
{
  MuBookForm *self = MU_BOOK_FORM (object);

  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->heads);
  G_OBJECT_CLASS (mu_book_form_parent_class)->finalize (object);
}

/* --- showing ------------------------------------------------------------ */

static void
show_title (MuBookForm *self)
{
  const MuDraft *draft = mu_book_writer_get_draft (self->writer);
  const MuDraftPlace place
      = { self->option < 0 ? MU_DRAFT_BOOK : MU_DRAFT_OPTION, 0, MAX (self->option, 0) };
  g_autofree char *title = mu_draft_words_title (draft, place);

  adw_window_title_set_title (self->title, title);
  gtk_widget_set_visible (self->back, self->option >= 0);
}

static void
show_summary (MuBookForm *self)
{
  g_autofree char *words = mu_book_writer_summary (self->writer);
  g_autofree char *whole = mu_book_writer_faults_at (
      self->writer, (MuDraftPlace){ MU_DRAFT_BOOK, 0, 0 }, MU_DRAFT_FIELDS);
  g_autofree char *text = g_strconcat (words, *whole ? "\n" : "", whole, NULL);
  const gboolean wrong = mu_book_writer_get_faults (self->writer)->len > 0;

  gtk_label_set_label (self->summary, text);
  if (wrong)
    gtk_widget_add_css_class (GTK_WIDGET (self->summary), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->summary), "error");
}

static void
show_actions (MuBookForm *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean whole = mu_book_writer_get_faults (self->writer)->len == 0;

  gtk_widget_action_set_enabled (widget, "form.undo", mu_book_writer_can_undo (self->writer));
  gtk_widget_action_set_enabled (widget, "form.redo", mu_book_writer_can_redo (self->writer));
  gtk_widget_action_set_enabled (widget, "form.save", mu_book_writer_can_save (self->writer));
  gtk_widget_action_set_enabled (widget, "form.preview", whole);
  gtk_widget_action_set_enabled (widget, "form.changes", whole);
}

/* The row that had the keyboard is gone: the first has it then. */
static void
build (MuBookForm *self)
{
  GtkWidget *page;

  mu_book_form_build (self);
  page = gtk_stack_get_visible_child (self->stack);
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static void
changed (MuBookForm *self, gboolean rows)
{
  if (rows)
    build (self);
  else
    mu_book_form_update (self);
  show_title (self);
  show_summary (self);
  show_actions (self);
}

static void
open_option (MuBookForm *self, int option)
{
  self->option = option;
  changed (self, TRUE);
}

/* --- what a person does ------------------------------------------------- */

static MuDraftPlace
read_place (GVariant *parameter)
{
  int part, of, at;

  g_variant_get (parameter, "(iii)", &part, &of, &at);
  return (MuDraftPlace){ (MuDraftPart) part, of, at };
}

/* What is half typed is taken before rows go. */
static MuBookForm *
form_of (GtkWidget *widget)
{
  mu_kept_take_all (widget);
  return MU_BOOK_FORM (widget);
}

static void
show_new (MuBookForm *self, MuDraftPlace place)
{
  if (place.part == MU_DRAFT_OPTION)
    open_option (self, place.at);
  else
    mu_book_form_focus (self, place);
}

static void
add_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);
  const MuDraftPlace place = read_place (parameter);

  show_new (self, mu_book_writer_add (self->writer, place.part, place.of));
}

static void
duplicate_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);

  show_new (self, mu_book_writer_duplicate (self->writer, read_place (parameter)));
}

static void
remove_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);

  mu_book_writer_remove (self->writer, read_place (parameter));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  open_option (form_of (widget), g_variant_get_int32 (parameter));
}

/* From troops to the book, from the book out of it. */
static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);
  const MuDraftPlace place = { MU_DRAFT_OPTION, 0, self->option };

  if (self->option < 0) {
    gtk_window_close (GTK_WINDOW (self));
    return;
  }
  open_option (self, THE_BOOK);
  mu_book_form_focus (self, place);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_book_writer_undo (form_of (widget)->writer);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_book_writer_redo (form_of (widget)->writer);
}

/* Above what asked, where it is seen without scrolling. */
static void
show_answer (MuBookForm *self, const char *text)
{
  gtk_label_set_label (self->answer, text);
  gtk_widget_set_visible (GTK_WIDGET (self->answer_group), TRUE);
}

static void
preview_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);
  const int points = atoi (gtk_editable_get_text (self->preview_points));
  g_autoptr (GError) error = NULL;
  g_autofree char *army = mu_book_writer_preview (
      self->writer, gtk_editable_get_text (self->preview_year), points, &error);

  show_answer (self, army ? army : error->message);
}

/* The preview stands below all rows, of which there may be a hundred. */
static void
to_preview_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);

  if (self->option >= 0)
    open_option (self, THE_BOOK);
  gtk_widget_grab_focus (GTK_WIDGET (self->preview_year));
}

static void
changes_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);
  g_autofree char *changes = mu_book_writer_changes (self->writer);

  show_answer (self, changes ? changes : _ ("All of it is new."));
}

static void
save_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuBookForm *self = form_of (widget);
  const MuDraftPlace book = { MU_DRAFT_BOOK, 0, 0 };
  g_autofree char *id = mu_draft_get (mu_book_writer_get_draft (self->writer), book, MU_DRAFT_ID);
  g_autoptr (GError) error = NULL;
  g_autofree char *path
      = mu_book_writer_can_save (self->writer) ? mu_book_writer_save (self->writer, &error) : NULL;

  if (error)
    mu_say_error (self, error);
  if (path == NULL)
    return;
  g_signal_emit (self, saved_signal, 0, id);
  gtk_window_close (GTK_WINDOW (self));
}

static gboolean
close_request (GtkWindow *window)
{
  MuBookForm *self = form_of (GTK_WIDGET (window));
  g_autoptr (GError) error = NULL;

  if (!mu_book_writer_keep (self->writer, &error))
    mu_say_error (gtk_window_get_transient_for (window), error);
  return GTK_WINDOW_CLASS (mu_book_form_parent_class)->close_request (window);
}

/* --- setting up --------------------------------------------------------- */

static void
add_keys (GtkWidgetClass *widget)
{
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "form.back", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Left, GDK_ALT_MASK, "form.back", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_z, GDK_CONTROL_MASK, "form.undo", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "form.redo", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_s, GDK_CONTROL_MASK, "form.save", NULL);
}

static void
mu_book_form_class_init (MuBookFormClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_book_form_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_book_form_finalize;
  GTK_WINDOW_CLASS (class)->close_request = close_request;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/book-form.ui");
  gtk_widget_class_install_action (widget, "form.add", "(iii)", add_action);
  gtk_widget_class_install_action (widget, "form.duplicate", "(iii)", duplicate_action);
  gtk_widget_class_install_action (widget, "form.remove", "(iii)", remove_action);
  gtk_widget_class_install_action (widget, "form.open", "i", open_action);
  gtk_widget_class_install_action (widget, "form.back", NULL, back_action);
  gtk_widget_class_install_action (widget, "form.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget, "form.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget, "form.preview", NULL, preview_action);
  gtk_widget_class_install_action (widget, "form.to-preview", NULL, to_preview_action);
  gtk_widget_class_install_action (widget, "form.changes", NULL, changes_action);
  gtk_widget_class_install_action (widget, "form.save", NULL, save_action);
  add_keys (widget);
  mu_bind_parts (widget, MuBookForm, title, back, summary, stack, book_page, option_page,
                 preview_group, preview_year, preview_points, changes_group, answer_group, answer);
  saved_signal = g_signal_new ("saved", MU_TYPE_BOOK_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
mu_book_form_init (MuBookForm *self)
{
  self->groups = g_ptr_array_new ();
  self->fields = g_ptr_array_new ();
  self->heads = g_ptr_array_new ();
  self->option = THE_BOOK;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
mu_book_form_new (MuBookWriter *writer)
{
  MuBookForm *self = g_object_new (MU_TYPE_BOOK_FORM, NULL);

  self->writer = g_object_ref (writer);
  g_signal_connect_swapped (writer, "changed", G_CALLBACK (changed), self);
  changed (self, TRUE);
  return GTK_WIDGET (self);
}
