#include "app/desktop/widget/die_row.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/die_face.h"
#include "app/desktop/widget/wiring.h"

#define FACES        10
#define NUMBER_WIDTH 20 /* so that a finger hits it */

struct _MuDieRow {
  GtkWidget parent;
  char *name;
  GtkWidget *face[FACES + 1]; /* from 1 */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuDieRow, mu_die_row, GTK_TYPE_WIDGET)

static guint thrown_signal;

static void
mu_die_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (mu_die_row_parent_class)->dispose (object);
}

static void
mu_die_row_finalize (GObject *object)
{
  g_free (MU_DIE_ROW (object)->name);
  G_OBJECT_CLASS (mu_die_row_parent_class)->finalize (object);
}

static void
mu_die_row_class_init (MuDieRowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_die_row_dispose;
  G_OBJECT_CLASS (class)->finalize = mu_die_row_finalize;
  gtk_widget_class_set_layout_manager_type (widget, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_GROUP);
  thrown_signal = g_signal_new ("thrown", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
toggled (MuDieRow *self, GtkToggleButton *button)
{
  int face = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "face"));

  if (!self->showing)
    g_signal_emit (self, thrown_signal, 0, gtk_toggle_button_get_active (button) ? face : 0);
}

static GtkWidget *
picture_of (int face)
{
  g_autofree char *text = g_strdup_printf ("%d", face);
  GtkWidget *label;

  if (face <= 6)
    return mu_die_face_new (face);
  label = gtk_label_new (text);
  gtk_widget_set_size_request (label, NUMBER_WIDTH, -1);
  return label;
}

static void
add_face (MuDieRow *self, int face)
{
  g_autofree char *name = g_strdup_printf ("%s: %d", self->name, face);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), picture_of (face));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "mu-face");
  g_object_set_data (G_OBJECT (button), "face", GINT_TO_POINTER (face));
  mu_name_widget (button, name);
  mu_listen (button, "toggled", toggled, self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->face[face] = button;
}

static void
mu_die_row_init (MuDieRow *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                              2);
}

GtkWidget *
mu_die_row_new (const char *name)
{
  MuDieRow *self = g_object_new (MU_TYPE_DIE_ROW, NULL);

  self->name = g_strdup (name);
  mu_name_widget (self, name);
  for (int face = 1; face <= FACES; face++)
    add_face (self, face);
  return GTK_WIDGET (self);
}

void
mu_die_row_show (MuDieRow *self, MuDie die, int face)
{
  self->showing = TRUE;
  for (int i = 1; i <= FACES; i++) {
    gtk_widget_set_visible (self->face[i], mu_die_has_face (die, i));
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->face[i]), i == face);
  }
  self->showing = FALSE;
}
