/* Dice: click the faces that were thrown. */
#include "app/desktop/calculator/calculator_field.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/die_row.h"
#include "app/desktop/widget/wiring.h"

typedef struct {
  MuCalculatorField parent;
  GtkWidget *row[MU_SUM_DICE];
} MuCalculatorDice;

typedef struct {
  MuCalculatorFieldClass parent;
} MuCalculatorDiceClass;

G_DEFINE_FINAL_TYPE (MuCalculatorDice, mu_calculator_dice, MU_TYPE_CALCULATOR_FIELD)

static void
thrown (MuCalculatorField *field, int face, GtkWidget *row)
{
  MuCalculatorDice *self = (MuCalculatorDice *) field;

  for (int n = 0; n < MU_SUM_DICE; n++)
    if (self->row[n] == row)
      mu_calculator_session_throw (mu_calculator_field_session (field),
                                   mu_calculator_field_place (field), n, face);
}

static void
build (MuCalculatorField *field)
{
  MuCalculatorDice *self = (MuCalculatorDice *) field;
  const MuField *about = mu_calculator_field_about (field);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (int n = 0; n < about->max; n++) {
    g_autofree char *name = about->max > 1 ? g_strdup_printf ("%s %d", _ (about->label), n + 1)
                                           : g_strdup (_ (about->label));
    self->row[n] = mu_die_row_new (name);
    mu_listen (self->row[n], "thrown", thrown, self);
    gtk_box_append (GTK_BOX (box), self->row[n]);
  }
  mu_calculator_field_set_control (field, box);
}

static void
show (MuCalculatorField *field)
{
  MuCalculatorDice *self = (MuCalculatorDice *) field;
  MuCalculatorSession *session = mu_calculator_field_session (field);
  const int place = mu_calculator_field_place (field);
  MuDie die;
  int count = mu_calculator_session_count_dice (session, place, &die);

  for (int n = 0; n < MU_SUM_DICE && self->row[n]; n++) {
    gtk_widget_set_visible (self->row[n], n < count);
    mu_die_row_show (MU_DIE_ROW (self->row[n]), die,
                     mu_calculator_session_get_face (session, place, n));
  }
  gtk_widget_set_visible (GTK_WIDGET (self), count > 0);
}

static void
mu_calculator_dice_class_init (MuCalculatorDiceClass *class)
{
  ((MuCalculatorFieldClass *) class)->build = build;
  ((MuCalculatorFieldClass *) class)->show = show;
}

static void
mu_calculator_dice_init (MuCalculatorDice *self)
{
}
