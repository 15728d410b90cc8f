#include "app/desktop/paper/paper_window.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/paper/paper_file.h"
#include "app/desktop/paper/paper_view.h"
#include "app/desktop/paper/print.h"
#include "app/desktop/paper/print_settings.h"
#include "app/desktop/widget/wiring.h"

#define MU_TYPE_PAPER_WINDOW (mu_paper_window_get_type ())
G_DECLARE_FINAL_TYPE (MuPaperWindow, mu_paper_window, MU, PAPER_WINDOW, AdwWindow)

struct _MuPaperWindow {
  AdwWindow parent;
  AdwWindowTitle *head;
  GtkSpinner *busy;
  GtkStack *stack;
  AdwPreferencesGroup *sheets;
  GtkDropDown *paper;
  GtkSwitch *large;
  GtkSwitch *leaves;
  GtkWidget *leaves_row;
  MuPaperView *view;

  MuDesk *desk;
  MuPrintable *printable;
  MuPrintChoice choice;
  GtkSwitch *part[MU_PACK_PARTS]; /* NULL: there is no such sheet */
  GCancellable *making;           /* NULL: nothing is being made */
};

G_DEFINE_FINAL_TYPE (MuPaperWindow, mu_paper_window, ADW_TYPE_WINDOW)

/* --- the pages --------------------------------------------------------------------------- */

static void
show_place (MuPaperWindow *self)
{
  MuSheets *sheets = mu_paper_view_get_sheets (self->view);
  const int page = mu_paper_view_get_page (self->view);
  g_autofree char *words
      = sheets ? g_strdup_printf (_ ("Page %d of %d, %s"), page + 1, mu_sheets_pages (sheets),
                                  mu_sheets_title_at (sheets, page))
               : NULL;

  adw_window_title_set_subtitle (self->head, words ? words : "");
}

static void
stop_making (MuPaperWindow *self)
{
  if (self->making)
    g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
  gtk_spinner_stop (self->busy);
}

/* A window that was closed, or has asked for other pages since, hears nothing of these. */
static void
made (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MuPaperWindow) self = data;
  g_autoptr (GError) error = NULL;
  MuSheets *sheets = mu_printable_make_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  stop_making (self);
  mu_paper_view_show (self->view, sheets);
  mu_say_error (self, error);
}

static void
enable (MuPaperWindow *self, gboolean any)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "paper.print", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "paper.save", any);
  gtk_stack_set_visible_child_name (self->stack, any ? "pages" : "none");
}

/* The pages that are shown stay until the others are there. */
static void
make (MuPaperWindow *self)
{
  const gboolean any = self->choice.parts != 0;

  stop_making (self);
  enable (self, any);
  if (!any) {
    mu_paper_view_show (self->view, NULL);
    return;
  }
  self->making = g_cancellable_new ();
  gtk_spinner_start (self->busy);
  mu_printable_make_async (self->printable, &self->choice, NULL, self->making, made,
                           g_object_ref (self));
}

/* --- what the person chooses --------------------------------------------------------------- */

static void
part_switched (GtkSwitch *toggle, GParamSpec *pspec, MuPaperWindow *self)
{
  for (guint part = 0; part < MU_PACK_PARTS; part++)
    if (self->part[part] == toggle) {
      self->choice.parts &= ~MU_PACK_BIT (part);
      self->choice.parts |= gtk_switch_get_active (toggle) ? MU_PACK_BIT (part) : 0;
    }
  make (self);
}

static MuLeaves
chosen_leaves (MuPaperWindow *self)
{
  const MuPaper paper
      = gtk_drop_down_get_selected (self->paper) == 1 ? MU_PAPER_LETTER : MU_PAPER_A4;
  const gboolean large = gtk_switch_get_active (self->large);

  return (MuLeaves){ .paper = large ? mu_paper_in_large_type (paper) : paper,
                     .two_sided = gtk_switch_get_active (self->leaves) };
}

static void
paper_changed (MuPaperWindow *self)
{
  const MuLeaves leaves = chosen_leaves (self);

  if (self->printable == NULL)
    return; /* the window is being made */
  if (leaves.paper == self->choice.paper && leaves.two_sided == self->choice.two_sided)
    return;
  self->choice.paper = leaves.paper;
  self->choice.two_sided = leaves.two_sided;
  mu_leaves_note (self->desk, &leaves);
  make (self);
}

static void
show_leaves (MuPaperWindow *self, const MuLeaves *leaves)
{
  gtk_drop_down_set_selected (self->paper, mu_paper_is_letter (leaves->paper) ? 1 : 0);
  gtk_switch_set_active (self->large, mu_paper_has_large_type (leaves->paper));
  gtk_switch_set_active (self->leaves, leaves->two_sided);
}

static void
add_part (MuPaperWindow *self, MuPackPart part)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();
  g_autofree char *words = mu_printable_part_words (self->printable, part);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_switch_set_active (GTK_SWITCH (toggle), (self->choice.parts & MU_PACK_BIT (part)) != 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (self->sheets, row);
  self->part[part] = GTK_SWITCH (toggle);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (part_switched), self, 0);
}

/* A campaign has its report and nothing to choose. */
static void
add_parts (MuPaperWindow *self)
{
  const guint parts = mu_printable_parts (self->printable);
  const gboolean several = (parts & (parts - 1)) != 0;

  for (int part = 0; part < MU_PACK_PARTS; part++)
    if (several && parts & MU_PACK_BIT (part))
      add_part (self, (MuPackPart) part);
  gtk_widget_set_visible (GTK_WIDGET (self->sheets), several);
  gtk_widget_set_visible (self->leaves_row, several);
}

/* --- onto paper ---------------------------------------------------------------------------- */

static void
print (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuPaperWindow *self = MU_PAPER_WINDOW (widget);

  mu_print (GTK_WINDOW (self), self->desk, self->printable, &self->choice);
}

static void
file_chosen (gpointer data, const char *path)
{
  MuPaperWindow *self = data;

  mu_paper_file_write (self, self->printable, &self->choice, path);
}

static void
save (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuPaperWindow *self = MU_PAPER_WINDOW (widget);
  g_autofree char *name = mu_printable_file_name (self->printable);
  const MuFileQuestion question = { .title = _ ("Save as PDF"),
                                    .kind = _ ("PDF documents and web pages (.html)"),
                                    .endings = "pdf;html",
                                    .name = name };

  mu_files_save (self, &question, file_chosen);
}

static void
zoom (GtkWidget *widget, const char *action, GVariant *parameter)
{
  mu_paper_view_zoom (MU_PAPER_WINDOW (widget)->view, g_variant_get_int32 (parameter));
}

/* --- the window ---------------------------------------------------------------------------- */

static void
mu_paper_window_dispose (GObject *object)
{
  MuPaperWindow *self = MU_PAPER_WINDOW (object);

  if (self->making)
    g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
  g_clear_pointer (&self->printable, mu_printable_unref);
  g_clear_object (&self->desk);
  G_OBJECT_CLASS (mu_paper_window_parent_class)->dispose (object);
}

/* Closed while pages are made: they are no longer wanted. */
static gboolean
mu_paper_window_close_request (GtkWindow *window)
{
  stop_making (MU_PAPER_WINDOW (window));
  return GTK_WINDOW_CLASS (mu_paper_window_parent_class)->close_request (window);
}

static void
bind_keys (GtkWidgetClass *widget)
{
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_p, GDK_CONTROL_MASK, "paper.print", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_s, GDK_CONTROL_MASK, "paper.save", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_plus, GDK_CONTROL_MASK, "paper.zoom", "i",
                                       1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_equal, GDK_CONTROL_MASK, "paper.zoom", "i",
                                       1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_minus, GDK_CONTROL_MASK, "paper.zoom", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_0, GDK_CONTROL_MASK, "paper.zoom", "i", 0);
}

static void
mu_paper_window_class_init (MuPaperWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_paper_window_dispose;
  GTK_WINDOW_CLASS (class)->close_request = mu_paper_window_close_request;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/paper-window.ui");
  gtk_widget_class_install_action (widget, "paper.print", NULL, print);
  gtk_widget_class_install_action (widget, "paper.save", NULL, save);
  gtk_widget_class_install_action (widget, "paper.zoom", "i", zoom);
  mu_bind_parts (widget, MuPaperWindow, head, busy, stack, sheets, paper, large, leaves, leaves_row,
                 view);
  mu_bind_handlers (widget, show_place, paper_changed);
  bind_keys (widget);
}

static void
mu_paper_window_init (MuPaperWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_choices_name (self->paper, _ ("Paper"));
}

static void
start (MuPaperWindow *self, MuDesk *desk, MuPrintable *printable)
{
  const MuLeaves leaves = mu_leaves_remember (desk);

  adw_window_title_set_title (self->head, mu_printable_name (printable));
  show_leaves (self, &leaves);
  self->choice = mu_leaves_usual_choice (&leaves, printable);
  self->desk = g_object_ref (desk);
  self->printable = mu_printable_ref (printable);
  add_parts (self);
  make (self);
}

void
mu_paper_window_open (GtkWindow *parent, MuDesk *desk, MuPrintable *printable)
{
  MuPaperWindow *self
      = g_object_new (MU_TYPE_PAPER_WINDOW, "transient-for", parent, "modal", TRUE, NULL);

  start (self, desk, printable);
  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}
