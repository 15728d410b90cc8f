#include "app/desktop/battle/thrown_die.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/die_face.h"
#include "app/desktop/widget/die_row.h"
#include "app/desktop/widget/wiring.h"

struct _MuThrownDie {
  AdwBin parent;
  char *name;
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkWidget *face;
  GtkWidget *row;
  MuDie kind;
  gboolean open;
};

G_DEFINE_FINAL_TYPE (MuThrownDie, mu_thrown_die, ADW_TYPE_BIN)

static guint thrown_signal;

static void
mu_thrown_die_finalize (GObject *object)
{
  g_free (MU_THROWN_DIE (object)->name);
  G_OBJECT_CLASS (mu_thrown_die_parent_class)->finalize (object);
}

static void
mu_thrown_die_class_init (MuThrownDieClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_thrown_die_finalize;
  thrown_signal = g_signal_new ("thrown", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

/* A face that is pressed once more lies there still: what was thrown, stays. */
static void
thrown (MuThrownDie *self, int face)
{
  gtk_popover_popdown (self->popover);
  if (face > 0)
    g_signal_emit (self, thrown_signal, 0, face);
}

static int
digit_of (guint key)
{
  if (key >= GDK_KEY_1 && key <= GDK_KEY_6)
    return (int) (key - GDK_KEY_0);
  return key >= GDK_KEY_KP_1 && key <= GDK_KEY_KP_6 ? (int) (key - GDK_KEY_KP_0) : 0;
}

static gboolean
pressed (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state,
         MuThrownDie *self)
{
  const int face = digit_of (key);

  if (!mu_die_has_face (self->kind, face) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0
      || !self->open)
    return FALSE;
  thrown (self, face);
  return TRUE;
}

static void
mu_thrown_die_init (MuThrownDie *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->face = mu_die_face_new (0);
  self->popover = GTK_POPOVER (gtk_popover_new ());
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_child (self->button, self->face);
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self->button), "mu-face");
  gtk_widget_set_valign (GTK_WIDGET (self->button), GTK_ALIGN_CENTER);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
}

GtkWidget *
mu_thrown_die_new (const char *name)
{
  MuThrownDie *self = g_object_new (MU_TYPE_THROWN_DIE, NULL);

  self->name = g_strdup (name);
  self->row = mu_die_row_new (name);
  mu_listen (self->row, "thrown", thrown, self);
  gtk_popover_set_child (self->popover, self->row);
  return GTK_WIDGET (self);
}

static char *
tip_of (gboolean real, gboolean open)
{
  const char *how = real ? _ ("Thrown at the table") : _ ("Rolled by Muster");

  if (!open)
    return g_strdup (how);
  return g_strdup_printf (_ ("%s. Click, or type, the face that you threw."), how);
}

void
mu_thrown_die_show (MuThrownDie *self, MuDie kind, int face, gboolean real, gboolean open)
{
  g_autofree char *name = g_strdup_printf ("%s: %d", self->name, face);
  g_autofree char *tip = tip_of (real, open);

  self->kind = kind;
  mu_die_face_set_value (MU_DIE_FACE (self->face), face);
  mu_die_row_show (MU_DIE_ROW (self->row), kind, face);
  self->open = open;
  gtk_widget_set_can_target (GTK_WIDGET (self->button), open);
  gtk_widget_set_can_focus (GTK_WIDGET (self->button), open);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip, -1);
  if (real)
    gtk_widget_add_css_class (GTK_WIDGET (self->button), "mu-real");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->button), "mu-real");
}
