#include "app/desktop/calculator/calculator_field.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/session/calculator/sum_entry.h"

typedef struct {
  MuCalculatorSession *session;
  int place;
  gboolean showing;
} MuCalculatorFieldPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MuCalculatorField, mu_calculator_field, ADW_TYPE_BIN)

static MuCalculatorFieldPrivate *
private_of (MuCalculatorField *self)
{
  return mu_calculator_field_get_instance_private (self);
}

static void
mu_calculator_field_dispose (GObject *object)
{
  g_clear_object (&private_of (MU_CALCULATOR_FIELD (object))->session);
  G_OBJECT_CLASS (mu_calculator_field_parent_class)->dispose (object);
}

static void
mu_calculator_field_class_init (MuCalculatorFieldClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_calculator_field_dispose;
}

static void
mu_calculator_field_init (MuCalculatorField *self)
{
}

/* What cannot be entered here is not asked for; a flag says why itself. */
static void
show_closed (MuCalculatorField *self)
{
  const MuSumInput *input = mu_calculator_session_get_input (private_of (self)->session);
  MuRule rule = mu_sum_entry_closed (input, private_of (self)->place, -1);
  gboolean flag = mu_calculator_field_about (self)->kind == MU_FIELD_FLAG;

  gtk_widget_set_visible (GTK_WIDGET (self),
                          flag || rule == MU_RULE_NONE || mu_calculator_field_value (self)->given);
}

static void
show (MuCalculatorField *self)
{
  private_of (self)->showing = TRUE;
  show_closed (self);
  MU_CALCULATOR_FIELD_GET_CLASS (self)->show (self);
  private_of (self)->showing = FALSE;
}

static GType
type_for (MuFieldKind kind)
{
  switch (kind) {
  case MU_FIELD_TROOP:
  case MU_FIELD_POINTS:
  case MU_FIELD_CREW:
    return mu_calculator_text_get_type ();
  case MU_FIELD_NUMBER:
    return mu_calculator_number_get_type ();
  case MU_FIELD_CHOICE:
  case MU_FIELD_WEAPON:
    return mu_calculator_choice_get_type ();
  case MU_FIELD_FLAG:
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
    return mu_calculator_facts_get_type ();
  case MU_FIELD_DICE:
    return mu_calculator_dice_get_type ();
  }
  return G_TYPE_INVALID;
}

GtkWidget *
mu_calculator_field_new (MuCalculatorSession *session, int place)
{
  const MuSumKind *kind = mu_calculator_session_get_kind (session);
  MuCalculatorField *self = g_object_new (type_for (kind->fields[place].kind), NULL);

  private_of (self)->session = g_object_ref (session);
  private_of (self)->place = place;
  MU_CALCULATOR_FIELD_GET_CLASS (self)->build (self);
  show (self);
  mu_listen (session, "worked", show, self);
  mu_listen (session, "kept", show, self);
  return GTK_WIDGET (self);
}

MuCalculatorSession *
mu_calculator_field_session (MuCalculatorField *self)
{
  return private_of (self)->session;
}

int
mu_calculator_field_place (MuCalculatorField *self)
{
  return private_of (self)->place;
}

const MuField *
mu_calculator_field_about (MuCalculatorField *self)
{
  return &mu_calculator_session_get_kind (private_of (self)->session)
              ->fields[private_of (self)->place];
}

const MuFieldValue *
mu_calculator_field_value (MuCalculatorField *self)
{
  return &mu_calculator_session_get_input (private_of (self)->session)
              ->value[private_of (self)->place];
}

gboolean
mu_calculator_field_is_showing (MuCalculatorField *self)
{
  return private_of (self)->showing;
}

void
mu_calculator_field_enter_number (MuCalculatorField *self, gboolean given, gint64 number)
{
  const MuFieldValue value = { .given = given, .number = number };

  mu_calculator_session_enter (private_of (self)->session, private_of (self)->place, &value);
}

void
mu_calculator_field_set_control (MuCalculatorField *self, GtkWidget *control)
{
  const char *words = _ (mu_calculator_field_about (self)->label);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), control);
  /* Beside a field whose label takes more lines the controls stay level. */
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  adw_bin_set_child (ADW_BIN (self), box);
}

char *
mu_calculator_field_reason (MuRule rule)
{
  if (rule == MU_RULE_NONE)
    return NULL;
  return g_strdup_printf ("%s\n%s", _ (mu_rule_words (rule)), _ (mu_rule_section (rule)));
}

void
mu_calculator_name (gpointer widget, const char *name)
{
  mu_name_widget (widget, name);
}
