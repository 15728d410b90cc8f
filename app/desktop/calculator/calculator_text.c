/* What is typed: troops in notation, points, a crew. Troops may be taken from
 * tonight's armies instead. */
#include "app/desktop/calculator/calculator_field.h"

#include <glib/gi18n.h>

#include "app/desktop/calculator/calculator_units.h"
#include "app/desktop/widget/wiring.h"

typedef struct {
  MuCalculatorField parent;
  GtkWidget *entry;
  GtkWidget *note;  /* who it is, or why it cannot be read */
  GtkWidget *units; /* TROOP */
} MuCalculatorText;

typedef struct {
  MuCalculatorFieldClass parent;
} MuCalculatorTextClass;

G_DEFINE_FINAL_TYPE (MuCalculatorText, mu_calculator_text, MU_TYPE_CALCULATOR_FIELD)

/* --- under the entry ---------------------------------------------------- */

static void
say (MuCalculatorText *self, const char *text, gboolean wrong)
{
  gtk_label_set_label (GTK_LABEL (self->note), text ? text : "");
  gtk_widget_set_visible (self->note, text != NULL);
  gtk_widget_set_css_classes (self->note, wrong ? (const char *[]){ "caption", "error", NULL }
                                                : (const char *[]){ "caption", "dim-label", NULL });
  if (wrong)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
}

/* The command's messages begin with the name of the option; here it is at hand. */
static const char *
without_name (const char *message)
{
  const char *end = strstr (message, ": ");
  gboolean named = end && (g_str_has_prefix (message, "--") || g_ascii_isupper (message[0]));

  return named && message[0] != '"' ? end + 2 : message;
}

static void
say_unit (MuCalculatorText *self)
{
  MuCalculatorField *field = MU_CALCULATOR_FIELD (self);
  MuFieldedUnit *unit = mu_calculator_session_get_picked (mu_calculator_field_session (field),
                                                          mu_calculator_field_place (field));
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;

  if (unit == NULL) {
    say (self, NULL, FALSE);
    return;
  }
  g_object_get (unit, "words", &words, NULL);
  text = g_strdup_printf ("%s: %s", mu_fielded_unit_get_name (unit), words);
  say (self, text, FALSE);
}

/* --- entering ----------------------------------------------------------- */

static void
typed (MuCalculatorField *field)
{
  MuCalculatorText *self = (MuCalculatorText *) field;
  g_autoptr (GError) error = NULL;

  if (mu_calculator_field_is_showing (field))
    return;
  if (!mu_calculator_session_read (mu_calculator_field_session (field),
                                   mu_calculator_field_place (field),
                                   gtk_editable_get_text (GTK_EDITABLE (self->entry)), &error))
    say (self, without_name (error->message), TRUE);
}

static void
picked (MuCalculatorField *field, MuFieldedUnit *unit)
{
  MuCalculatorText *self = (MuCalculatorText *) field;

  mu_calculator_session_pick (mu_calculator_field_session (field),
                              mu_calculator_field_place (field), unit);
  gtk_widget_grab_focus (self->entry);
}

/* --- showing ------------------------------------------------------------ */

/* Whether the text means this already, if written otherwise. */
static gboolean
means (MuCalculatorField *field, const char *text, const char *wanted)
{
  const MuField *about = mu_calculator_field_about (field);
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  g_autofree char *written = NULL;
  MuSumInput read;

  mu_sum_input_init (&read, mu_calculator_session_get_kind (mu_calculator_field_session (field)));
  if (mu_sum_input_read (&read, about->key, stripped, NULL))
    written = mu_sum_input_write (&read, about->key);
  return g_strcmp0 (written, wanted) == 0;
}

static void
show (MuCalculatorField *field)
{
  MuCalculatorText *self = (MuCalculatorText *) field;
  const MuSumInput *input = mu_calculator_session_get_input (mu_calculator_field_session (field));
  g_autofree char *wanted = mu_sum_input_write (input, mu_calculator_field_about (field)->key);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  if (!means (field, text, wanted)) {
    gtk_editable_set_text (GTK_EDITABLE (self->entry), wanted ? wanted : "");
    gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  }
  if (wanted || *text == '\0')
    say_unit (self);
}

/* --- building ----------------------------------------------------------- */

static const char *
example_of (const MuField *about)
{
  switch (about->kind) {
  case MU_FIELD_TROOP:
    return about->notation->example;
  case MU_FIELD_POINTS:
    return "412.25";
  case MU_FIELD_CREW:
    return "P,JLS,B";
  case MU_FIELD_NUMBER:
  case MU_FIELD_CHOICE:
  case MU_FIELD_FLAG:
  case MU_FIELD_SET:
  case MU_FIELD_COUNTS:
  case MU_FIELD_DICE:
  case MU_FIELD_WEAPON:
    break;
  }
  return NULL;
}

static GtkWidget *
new_entry (MuCalculatorText *self, const MuField *about)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), example_of (about));
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 9);
  gtk_widget_set_hexpand (entry, TRUE);
  gtk_widget_set_tooltip_text (entry, _ (about->help));
  mu_calculator_name (entry, _ (about->label));
  mu_listen (entry, "changed", typed, self);
  return entry;
}

static GtkWidget *
new_note (void)
{
  GtkWidget *note = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (note), 0);
  gtk_label_set_wrap (GTK_LABEL (note), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (note), PANGO_WRAP_WORD_CHAR);
  return note;
}

static void
build (MuCalculatorField *field)
{
  MuCalculatorText *self = (MuCalculatorText *) field;
  const MuField *about = mu_calculator_field_about (field);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->entry = new_entry (self, about);
  self->note = new_note ();
  gtk_widget_add_css_class (row, "linked");
  gtk_box_append (GTK_BOX (row), self->entry);
  if (about->kind == MU_FIELD_TROOP) {
    self->units = mu_calculator_units_new (mu_calculator_field_session (field), _ (about->label),
                                           about->notation->example);
    mu_listen (self->units, "picked", picked, self);
    gtk_box_append (GTK_BOX (row), self->units);
  }
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), self->note);
  mu_calculator_field_set_control (field, box);
}

static void
mu_calculator_text_class_init (MuCalculatorTextClass *class)
{
  ((MuCalculatorFieldClass *) class)->build = build;
  ((MuCalculatorFieldClass *) class)->show = show;
}

static void
mu_calculator_text_init (MuCalculatorText *self)
{
}
