#include "app/desktop/campaigns/side_group.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuSideGroup {
  AdwPreferencesGroup parent;
  GtkWidget *name_row;
  GtkWidget *army_row;
  GtkWidget *remove;
};

G_DEFINE_FINAL_TYPE (MuSideGroup, mu_side_group, ADW_TYPE_PREFERENCES_GROUP)

enum { CHANGED, REMOVE_WANTED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
changed (MuSideGroup *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
remove_clicked (MuSideGroup *self)
{
  g_signal_emit (self, signals[REMOVE_WANTED], 0);
}

static void
mu_side_group_class_init (MuSideGroupClass *class)
{
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVE_WANTED] = g_signal_new ("remove-wanted", G_TYPE_FROM_CLASS (class),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_row (MuSideGroup *self, GtkWidget *row, const char *title)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

static void
mu_side_group_init (MuSideGroup *self)
{
  self->name_row = adw_entry_row_new ();
  self->army_row = adw_combo_row_new ();
  self->remove = gtk_button_new_from_icon_name ("list-remove-symbolic");
  gtk_widget_add_css_class (self->remove, "flat");
  g_signal_connect_swapped (self->name_row, "changed", G_CALLBACK (changed), self);
  g_signal_connect_swapped (self->army_row, "notify::selected", G_CALLBACK (changed), self);
  g_signal_connect_swapped (self->remove, "clicked", G_CALLBACK (remove_clicked), self);
  add_row (self, self->name_row, _ ("Name"));
  add_row (self, self->army_row, _ ("Army"));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), self->remove);
}

MuSideGroup *
mu_side_group_new (GListModel *armies, guint army)
{
  MuSideGroup *self = g_object_new (MU_TYPE_SIDE_GROUP, NULL);

  adw_combo_row_set_model (ADW_COMBO_ROW (self->army_row), armies);
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->army_row), army);
  return self;
}

static void
name_remove (MuSideGroup *self, int place)
{
  g_autofree char *name = g_strdup_printf (_ ("Remove Side %d"), place);

  gtk_widget_set_tooltip_text (self->remove, name);
  mu_name_widget (self->remove, name);
}

void
mu_side_group_set_place (MuSideGroup *self, int place, gboolean removable)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  GtkEditable *name = GTK_EDITABLE (self->name_row);
  g_autofree char *title = g_strdup_printf (_ ("Side %d"), place);
  const gboolean untouched
      = g_strcmp0 (gtk_editable_get_text (name), adw_preferences_group_get_title (group)) == 0;

  adw_preferences_group_set_title (group, title);
  gtk_widget_set_visible (self->remove, removable);
  name_remove (self, place);
  if (untouched)
    gtk_editable_set_text (name, title);
}

void
mu_side_group_tell (MuSideGroup *self, const char *text)
{
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), text);
}

const char *
mu_side_group_get_name (MuSideGroup *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->name_row));
}

guint
mu_side_group_get_army (MuSideGroup *self)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (self->army_row));
}

static gboolean
begin (gpointer data)
{
  gtk_widget_grab_focus (MU_SIDE_GROUP (data)->name_row);
  return G_SOURCE_REMOVE;
}

/* After it has got its room: what has none yet is not scrolled to. */
void
mu_side_group_begin (MuSideGroup *self)
{
  g_idle_add_full (G_PRIORITY_LOW, begin, g_object_ref (self), g_object_unref);
}
