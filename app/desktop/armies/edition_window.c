/* What a newer edition of the open army's book changed, and the choice. */
#include <glib/gi18n.h>

#include "app/desktop/armies/edition_banner.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/edition_change.h"

#define MU_TYPE_EDITION_WINDOW (mu_edition_window_get_type ())
G_DECLARE_FINAL_TYPE (MuEditionWindow, mu_edition_window, MU, EDITION_WINDOW, AdwWindow)

struct _MuEditionWindow {
  AdwWindow parent;
  MuDesk *desk;
  AdwWindowTitle *head;
  GtkButton *keep;
  GtkButton *accept;
  AdwPreferencesGroup *changes;
  AdwPreferencesGroup *consequences;
};

G_DEFINE_FINAL_TYPE (MuEditionWindow, mu_edition_window, ADW_TYPE_WINDOW)

static void
mu_edition_window_dispose (GObject *object)
{
  g_clear_object (&MU_EDITION_WINDOW (object)->desk);
  G_OBJECT_CLASS (mu_edition_window_parent_class)->dispose (object);
}

static void
accept (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuEditionWindow *self = MU_EDITION_WINDOW (widget);

  mu_edition_accept (mu_desk_army (self->desk), mu_club_books (mu_desk_club (self->desk)));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
keep (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuEditionWindow *self = MU_EDITION_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (mu_edition_keep (self->desk, &error))
    gtk_window_destroy (GTK_WINDOW (self));
  else
    mu_say_error (self, error);
}

static void
mu_edition_window_class_init (MuEditionWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_edition_window_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/edition-window.ui");
  gtk_widget_class_install_action (widget, "edition.accept", NULL, accept);
  gtk_widget_class_install_action (widget, "edition.keep", NULL, keep);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  mu_bind_parts (widget, MuEditionWindow, head, keep, accept, changes, consequences);
}

static void
mu_edition_window_init (MuEditionWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_row (AdwPreferencesGroup *group, const char *sentence)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), sentence);
  adw_preferences_group_add (group, row);
}

static void
show (MuEditionWindow *self, const MuEditionChange *change)
{
  g_autofree char *line = mu_edition_change_line (change);
  g_autofree char *own = mu_edition_keep_words (change);
  g_autofree char *newer = mu_edition_accept_words (change);
  const gboolean ally = g_array_index (change->books, MuPinnedBook, 0).ally;

  adw_window_title_set_title (self->head, change->newer->name);
  adw_window_title_set_subtitle (self->head, ally ? _ ("Newer edition of the allies' book")
                                                  : _ ("Newer edition of the army book"));
  adw_preferences_group_set_description (self->consequences, line);
  gtk_button_set_label (self->keep, own);
  gtk_button_set_label (self->accept, newer);
  for (guint i = 0; i < change->consequences->len; i++)
    add_row (self->consequences, g_ptr_array_index (change->consequences, i));
  for (guint i = 0; i < change->changes->len; i++)
    add_row (self->changes, g_ptr_array_index (change->changes, i));
  if (change->changes->len == 0)
    add_row (self->changes, _ ("Nothing that a list must heed."));
}

GtkWidget *
mu_edition_window_new (MuDesk *desk)
{
  const MuList *list = mu_army_session_get_list (mu_desk_army (desk));
  g_autoptr (MuEditionChange) change
      = list ? mu_edition_change_new (list, mu_club_books (mu_desk_club (desk))) : NULL;
  MuEditionWindow *self;

  if (change == NULL)
    return NULL;
  self = g_object_new (MU_TYPE_EDITION_WINDOW, NULL);
  self->desk = g_object_ref (desk);
  show (self, change);
  mu_listen (mu_desk_army (desk), "notify::id", gtk_window_destroy, self);
  return GTK_WIDGET (self);
}
