/* A whole number: typed, or stepped with + and −. */
#include "app/desktop/calculator/calculator_field.h"
#include "app/desktop/widget/wiring.h"

#include <glib/gi18n.h>

typedef struct {
  MuCalculatorField parent;
  GtkWidget *spin;
} MuCalculatorNumber;

typedef struct {
  MuCalculatorFieldClass parent;
} MuCalculatorNumberClass;

G_DEFINE_FINAL_TYPE (MuCalculatorNumber, mu_calculator_number, MU_TYPE_CALCULATOR_FIELD)

/* An optional number that stands at its start is not given. */
static void
enter (MuCalculatorField *field, gint64 number)
{
  const MuField *about = mu_calculator_field_about (field);
  gboolean given = about->required || number != about->start;

  if (mu_calculator_field_is_showing (field))
    return;
  mu_calculator_field_enter_number (field, given, number);
}

/* While typing too: the sum grows with each digit. */
static void
typed (MuCalculatorField *field, GtkEditable *editable)
{
  const MuField *about = mu_calculator_field_about (field);
  gint64 number;

  if (!g_ascii_string_to_signed (gtk_editable_get_text (editable), 10, about->min, about->max,
                                 &number, NULL))
    return;
  if (number != mu_calculator_field_value (field)->number)
    enter (field, number);
}

static void
stepped (MuCalculatorField *field, GtkSpinButton *spin)
{
  const int number = gtk_spin_button_get_value_as_int (spin);

  if (number != mu_calculator_field_value (field)->number)
    enter (field, number);
}

static void
build (MuCalculatorField *field)
{
  MuCalculatorNumber *self = (MuCalculatorNumber *) field;
  const MuField *about = mu_calculator_field_about (field);

  self->spin = gtk_spin_button_new_with_range (about->min, about->max, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 4);
  gtk_widget_set_tooltip_text (self->spin, _ (about->help));
  mu_calculator_name (self->spin, _ (about->label));
  mu_listen (self->spin, "changed", typed, self);
  mu_listen (self->spin, "value-changed", stepped, self);
  mu_calculator_field_set_control (field, self->spin);
}

static gboolean
is_typing (GtkWidget *spin)
{
  GtkRoot *root = gtk_widget_get_root (spin);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, spin);
}

/* What the table carries of a body that stands there is entered there, on its row. */
static void
show_settled (MuCalculatorField *field, gboolean settled)
{
  GtkWidget *spin = ((MuCalculatorNumber *) field)->spin;

  gtk_widget_set_sensitive (spin, !settled);
  gtk_widget_set_tooltip_text (spin, settled ? _ ("as the battle on the table has it")
                                             : _ (mu_calculator_field_about (field)->help));
}

/* What is half typed stays as it is. */
static void
show (MuCalculatorField *field)
{
  GtkSpinButton *spin = GTK_SPIN_BUTTON (((MuCalculatorNumber *) field)->spin);
  const MuFieldValue *value = mu_calculator_field_value (field);
  const gboolean settled = mu_calculator_session_is_settled (mu_calculator_field_session (field),
                                                             mu_calculator_field_place (field));
  gint64 shown;

  show_settled (field, settled);
  /* A number that nobody entered is there but counts for nothing. */
  if (value->given)
    gtk_widget_remove_css_class (GTK_WIDGET (spin), "mu-idle");
  else
    gtk_widget_add_css_class (GTK_WIDGET (spin), "mu-idle");
  if (!settled && is_typing (GTK_WIDGET (spin))
      && (!g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (spin)), 10, G_MININT,
                                     G_MAXINT, &shown, NULL)
          || shown == value->number))
    return;
  gtk_spin_button_set_value (spin, (double) value->number);
}

static void
mu_calculator_number_class_init (MuCalculatorNumberClass *class)
{
  ((MuCalculatorFieldClass *) class)->build = build;
  ((MuCalculatorFieldClass *) class)->show = show;
}

static void
mu_calculator_number_init (MuCalculatorNumber *self)
{
}
