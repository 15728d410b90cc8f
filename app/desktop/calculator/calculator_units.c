#include "app/desktop/calculator/calculator_units.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuCalculatorUnits {
  AdwBin parent;
  GtkMenuButton *button;
  GtkPopover *popover;
  GtkStack *stack;
  GtkListBox *list;
  GtkLabel *none;
  MuCalculatorSession *session;
};

G_DEFINE_FINAL_TYPE (MuCalculatorUnits, mu_calculator_units, ADW_TYPE_BIN)

static guint picked_signal;

static void
mu_calculator_units_dispose (GObject *object)
{
  g_clear_object (&MU_CALCULATOR_UNITS (object)->session);
  G_OBJECT_CLASS (mu_calculator_units_parent_class)->dispose (object);
}

static void
mu_calculator_units_class_init (MuCalculatorUnitsClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, MU_TYPE_FIELDED_UNIT);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/calculator-units.ui");
  G_OBJECT_CLASS (class)->dispose = mu_calculator_units_dispose;
  mu_bind_parts (widget, MuCalculatorUnits, button, popover, stack, list, none);
}

static GtkWidget *
new_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (class)
    gtk_widget_add_css_class (label, class);
  return label;
}

/* "Reg C HI HTW Sh, 12 figures" */
static char *
describe (MuFieldedUnit *unit)
{
  g_autofree char *troops = NULL;
  g_autofree char *words = NULL;

  g_object_get (unit, "troops", &troops, "words", &words, NULL);
  return g_strdup_printf ("%s, %s", troops, words);
}

static GtkWidget *
new_row (gpointer item, gpointer data)
{
  MuFieldedUnit *unit = item;
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *name = new_label (NULL);
  GtkWidget *detail = new_label ("caption");
  g_autofree char *words = describe (unit);
  g_autofree char *whole = g_strdup_printf ("%s: %s", mu_fielded_unit_get_name (unit), words);

  gtk_label_set_label (GTK_LABEL (name), mu_fielded_unit_get_name (unit));
  gtk_label_set_label (GTK_LABEL (detail), words);
  gtk_widget_add_css_class (detail, "dim-label");
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), detail);
  gtk_widget_add_css_class (box, "mu-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  mu_name_widget (row, whole);
  g_object_set_data_full (G_OBJECT (row), "unit", g_object_ref (unit), g_object_unref);
  return row;
}

static MuFieldedUnit *
unit_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "unit");
}

/* The army's name stands above its first unit. */
static void
head (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  const char *army = mu_fielded_unit_get_army (unit_of (row));
  MuSumUnit place = mu_fielded_unit_get_place (unit_of (row));
  GtkWidget *label;

  if (before && mu_fielded_unit_get_place (unit_of (before)).side == place.side
      && g_str_equal (mu_fielded_unit_get_army (unit_of (before)), army)) {
    gtk_list_box_row_set_header (row, NULL);
    return;
  }
  label = new_label ("heading");
  gtk_label_set_label (GTK_LABEL (label), army);
  gtk_widget_add_css_class (label, "mu-head");
  gtk_list_box_row_set_header (row, label);
}

static void
activated (MuCalculatorUnits *self, GtkListBoxRow *row)
{
  g_autoptr (MuFieldedUnit) unit = g_object_ref (unit_of (row));

  gtk_popover_popdown (self->popover);
  g_signal_emit (self, picked_signal, 0, unit);
}

static void
units_changed (MuCalculatorUnits *self, guint position, guint removed, guint added,
               GListModel *units)
{
  gboolean any = g_list_model_get_n_items (units) > 0;

  gtk_stack_set_visible_child_name (self->stack, any ? "units" : "none");
}

static void
mu_calculator_units_init (MuCalculatorUnits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_header_func (self->list, head, NULL, NULL);
  mu_listen (self->list, "row-activated", activated, self);
}

/* The keyboard begins at the first unit. */
static gboolean
focus_first (gpointer data)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (MU_CALCULATOR_UNITS (data)->list, 0);

  if (row)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  return G_SOURCE_REMOVE;
}

/* Rows are made when they are looked at: what the units have lost is in them. Saved lists, too, are
 * read only then. */
static void
shown (MuCalculatorUnits *self)
{
  mu_calculator_session_offer_saved (self->session);
  gtk_list_box_bind_model (self->list, mu_calculator_session_get_units (self->session), new_row,
                           NULL, NULL);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_first, g_object_ref (self), g_object_unref);
}

static void
say_none (MuCalculatorUnits *self, const char *example)
{
  g_autofree char *text
      = g_strdup_printf (_ ("No armies are chosen for tonight. Choose two on the page Tonight, or "
                            "type the troops as players write them: “%s”."),
                         example);

  gtk_label_set_label (self->none, text);
}

GtkWidget *
mu_calculator_units_new (MuCalculatorSession *session, const char *what, const char *example)
{
  MuCalculatorUnits *self = g_object_new (MU_TYPE_CALCULATOR_UNITS, NULL);
  GListModel *units = mu_calculator_session_get_units (session);
  g_autofree char *name = g_strdup_printf (_ ("%s from tonight's armies"), what);

  self->session = g_object_ref (session);
  say_none (self, example);
  mu_name_widget (self->button, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _ ("From tonight's armies"));
  mu_listen (self->popover, "show", shown, self);
  mu_listen (units, "items-changed", units_changed, self);
  units_changed (self, 0, 0, 0, units);
  return GTK_WIDGET (self);
}
