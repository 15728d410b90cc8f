/* What holds at the table: a toggle for each circumstance, with what it adds;
 * where it may hold several times, how often; where it may be added or deducted,
 * which. */
#include "app/desktop/calculator/calculator_field.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/columns_layout.h"
#include "app/desktop/widget/wrap_layout.h"
#include "app/session/calculator/sum_entry.h"

#define MOST_LOOSE   6 /* more words stand in columns */
#define COLUMN_WIDTH 156

typedef struct {
  GtkWidget *box;
  GtkWidget *toggle;
  GtkWidget *label;
  GtkWidget *amount;
  GtkWidget *spin;  /* how often; NULL: once or not at all */
  GtkWidget *sign;  /* turns its sign; NULL: it has but one */
  GtkWidget *twice; /* beside the sign */
} Fact;

typedef struct {
  MuCalculatorField parent;
  Fact fact[MU_SUM_WORDS];
  int count;
} MuCalculatorFacts;

typedef struct {
  MuCalculatorFieldClass parent;
} MuCalculatorFactsClass;

G_DEFINE_FINAL_TYPE (MuCalculatorFacts, mu_calculator_facts, MU_TYPE_CALCULATOR_FIELD)

/* A flag is a field of one word, which is the field itself. */
static int
word_at (const MuField *about, int i)
{
  return about->kind == MU_FIELD_FLAG ? -1 : i;
}

static const char *
label_at (const MuField *about, int i)
{
  if (about->kind == MU_FIELD_FLAG)
    return _ (about->label);
  return about->word_labels ? _ (about->word_labels[i]) : about->words[i];
}

static gboolean
is_signed (const MuField *about, int i)
{
  return about->kind == MU_FIELD_COUNTS && about->signs >> i & 1u;
}

static int
amount_at (MuCalculatorField *field, int i)
{
  const MuSumInput *input = mu_calculator_session_get_input (mu_calculator_field_session (field));
  const MuField *about = mu_calculator_field_about (field);

  return mu_sum_entry_amount (input, mu_calculator_field_place (field), word_at (about, i));
}

/* What one press of a signed word adds. */
static int
step_at (MuCalculatorField *field, int i)
{
  int amount = ABS (amount_at (field, i));

  return is_signed (mu_calculator_field_about (field), i) && amount ? amount : 1;
}

static int
times_at (MuCalculatorField *field, int i)
{
  const MuFieldValue *value = mu_calculator_field_value (field);

  if (!value->given)
    return 0;
  if (mu_calculator_field_about (field)->kind == MU_FIELD_FLAG)
    return value->number != 0;
  if (mu_calculator_field_about (field)->kind == MU_FIELD_SET)
    return value->set >> i & 1u;
  return value->times[i];
}

static gboolean
may_be (MuCalculatorField *field, int i, int times)
{
  return mu_calculator_session_may_count (mu_calculator_field_session (field),
                                          mu_calculator_field_place (field), i, times);
}

/* --- entering ----------------------------------------------------------- */

static gboolean
is_any (const MuField *about, const MuFieldValue *value)
{
  if (value->number != 0 || value->set != 0)
    return TRUE;
  for (int i = 0; about->words && about->words[i]; i++)
    if (value->times[i] != 0)
      return TRUE;
  return FALSE;
}

static void
enter (MuCalculatorField *field, int i, int times)
{
  const MuField *about = mu_calculator_field_about (field);
  MuFieldValue value = *mu_calculator_field_value (field);

  if (mu_calculator_field_is_showing (field))
    return;
  if (about->kind == MU_FIELD_FLAG)
    value.number = times != 0;
  else if (about->kind == MU_FIELD_SET)
    value.set = (value.set & ~((guint64) 1 << i)) | (guint64) (times != 0) << i;
  else
    value.times[i] = (gint8) times;
  value.given = is_any (about, &value);
  mu_calculator_session_enter (mu_calculator_field_session (field),
                               mu_calculator_field_place (field), &value);
}

static int
number_of (gpointer widget)
{
  return GPOINTER_TO_INT (g_object_get_data (widget, "fact"));
}

/* A signed word begins with the sign that the sum takes. */
static void
toggled (MuCalculatorField *field, GtkToggleButton *toggle)
{
  int i = number_of (toggle);
  int step = step_at (field, i);

  if (!gtk_toggle_button_get_active (toggle))
    enter (field, i, 0);
  else if (step > 1 && !may_be (field, i, step) && may_be (field, i, -step))
    enter (field, i, -step);
  else
    enter (field, i, step);
}

static void
stepped (MuCalculatorField *field, GtkSpinButton *spin)
{
  enter (field, number_of (spin), gtk_spin_button_get_value_as_int (spin));
}

static void
turned (MuCalculatorField *field, GtkWidget *sign)
{
  enter (field, number_of (sign), -times_at (field, number_of (sign)));
}

static void
doubled (MuCalculatorField *field, GtkToggleButton *twice)
{
  int i = number_of (twice);
  int step = step_at (field, i) * (times_at (field, i) < 0 ? -1 : 1);

  enter (field, i, gtk_toggle_button_get_active (twice) ? 2 * step : step);
}

/* --- showing ------------------------------------------------------------ */

static char *
amount_words (int amount)
{
  if (amount == 0)
    return g_strdup ("");
  return g_strdup_printf (amount < 0 ? "−%d" : "+%d", ABS (amount));
}

static char *
total_of (MuCalculatorField *field, int i, int times)
{
  int once = amount_at (field, i);

  if (!is_signed (mu_calculator_field_about (field), i))
    return amount_words (times ? once * times : once);
  return times || once == 0 ? amount_words (times) : g_strdup_printf ("±%d", ABS (once));
}

static void
show_words (MuCalculatorField *field, const Fact *fact, int i, int times)
{
  const char *label = label_at (mu_calculator_field_about (field), i);
  g_autofree char *amount = total_of (field, i, times);
  g_autofree char *name = *amount ? g_strdup_printf ("%s %s", label, amount) : g_strdup (label);

  gtk_label_set_label (GTK_LABEL (fact->amount), amount);
  gtk_widget_set_visible (fact->amount, *amount != '\0');
  mu_calculator_name (fact->toggle, name);
}

/* It is counted anyhow, by what is entered elsewhere. */
static gboolean
is_implied (MuCalculatorField *field, int i)
{
  const MuSumInput *input = mu_calculator_session_get_input (mu_calculator_field_session (field));
  int word = word_at (mu_calculator_field_about (field), i);

  return word >= 0 && mu_sum_word_implied (input, mu_calculator_field_place (field), word);
}

static void
show_implied (const Fact *fact)
{
  gtk_widget_set_sensitive (fact->box, FALSE);
  gtk_widget_set_tooltip_text (fact->box, _ ("Counted, since it follows from what is entered"));
}

/* What is pressed can always be let go. */
static void
show_closed (MuCalculatorField *field, const Fact *fact, int i, gboolean on)
{
  const MuSumInput *input = mu_calculator_session_get_input (mu_calculator_field_session (field));
  const MuField *about = mu_calculator_field_about (field);
  MuRule rule = mu_sum_entry_closed (input, mu_calculator_field_place (field), word_at (about, i));
  g_autofree char *reason = mu_calculator_field_reason (rule);

  gtk_widget_set_sensitive (fact->toggle, on || rule == MU_RULE_NONE);
  gtk_widget_set_sensitive (fact->box, on || rule == MU_RULE_NONE);
  gtk_widget_set_tooltip_text (fact->box, reason ? reason : _ (about->help));
}

static void
show_count (MuCalculatorField *field, const Fact *fact, int i, int times)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (fact->spin), times);
  gtk_widget_set_visible (fact->spin, times > 1 || (times == 1 && may_be (field, i, 2)));
}

static void
show_sign (MuCalculatorField *field, const Fact *fact, int i, int times)
{
  int step = step_at (field, i);
  gboolean twice = ABS (times) > step;

  gtk_widget_set_visible (fact->sign, times != 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fact->twice), twice);
  gtk_widget_set_visible (
      fact->twice, twice || (times != 0 && may_be (field, i, times < 0 ? -2 * step : 2 * step)));
}

static void
show (MuCalculatorField *field)
{
  MuCalculatorFacts *self = (MuCalculatorFacts *) field;

  for (int i = 0; i < self->count; i++) {
    const Fact *fact = &self->fact[i];
    const gboolean implied = is_implied (field, i);
    const int times = implied ? 1 : times_at (field, i);
    show_words (field, fact, i, times);
    gtk_widget_set_sensitive (fact->toggle, !implied); /* as a screen reader is told */
    if (implied)
      show_implied (fact);
    else
      show_closed (field, fact, i, times != 0);
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fact->toggle), times != 0);
    if (fact->spin)
      show_count (field, fact, i, times);
    if (fact->sign)
      show_sign (field, fact, i, times);
  }
}

/* --- building ----------------------------------------------------------- */

static void
follow (MuCalculatorFacts *self, GtkWidget *widget, int i, const char *signal, GCallback then)
{
  g_object_set_data (G_OBJECT (widget), "fact", GINT_TO_POINTER (i));
  g_signal_connect_object (widget, signal, then, self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_spin (MuCalculatorFacts *self, const MuField *about, int i)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, about->max, 1);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 2);
  mu_calculator_name (spin, label_at (about, i));
  follow (self, spin, i, "value-changed", G_CALLBACK (stepped));
  return spin;
}

static void
add_sign (MuCalculatorFacts *self, Fact *fact, const MuField *about, int i)
{
  g_autofree char *turn = g_strdup_printf (_ ("%s: the other sign"), label_at (about, i));
  g_autofree char *twice = g_strdup_printf (_ ("%s: twice"), label_at (about, i));

  fact->sign = gtk_button_new_with_label ("±");
  mu_calculator_name (fact->sign, turn);
  follow (self, fact->sign, i, "clicked", G_CALLBACK (turned));
  fact->twice = gtk_toggle_button_new_with_label ("×2");
  mu_calculator_name (fact->twice, twice);
  follow (self, fact->twice, i, "toggled", G_CALLBACK (doubled));
  gtk_box_append (GTK_BOX (fact->box), fact->sign);
  gtk_box_append (GTK_BOX (fact->box), fact->twice);
}

static GtkWidget *
new_toggle (Fact *fact, const char *label)
{
  GtkWidget *toggle = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  fact->label = gtk_label_new (label);
  gtk_label_set_wrap (GTK_LABEL (fact->label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (fact->label), 0);
  gtk_widget_set_hexpand (fact->label, TRUE);
  fact->amount = gtk_label_new (NULL);
  gtk_widget_add_css_class (fact->amount, "mu-numbers");
  gtk_widget_add_css_class (toggle, "mu-fact");
  gtk_box_append (GTK_BOX (box), fact->label);
  gtk_box_append (GTK_BOX (box), fact->amount);
  gtk_button_set_child (GTK_BUTTON (toggle), box);
  gtk_widget_set_hexpand (toggle, TRUE);
  return toggle;
}

static void
build_fact (MuCalculatorFacts *self, const MuField *about, int i, GtkWidget *parent)
{
  Fact *fact = &self->fact[i];

  fact->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (fact->box, "linked");
  fact->toggle = new_toggle (fact, label_at (about, i));
  follow (self, fact->toggle, i, "toggled", G_CALLBACK (toggled));
  gtk_box_append (GTK_BOX (fact->box), fact->toggle);
  if (is_signed (about, i)) {
    add_sign (self, fact, about, i);
  } else if (about->kind == MU_FIELD_COUNTS && about->max > 1) {
    fact->spin = new_spin (self, about, i);
    gtk_box_append (GTK_BOX (fact->box), fact->spin);
  }
  gtk_box_append (GTK_BOX (parent), fact->box);
}

static int
count_words (const MuField *about)
{
  int count = 0;

  while (about->words && about->words[count] && count < MU_SUM_WORDS)
    count++;
  return count;
}

static void
build (MuCalculatorField *field)
{
  MuCalculatorFacts *self = (MuCalculatorFacts *) field;
  const MuField *about = mu_calculator_field_about (field);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->count = about->kind == MU_FIELD_FLAG ? 1 : count_words (about);
  if (self->count > 1)
    gtk_widget_set_layout_manager (box, self->count > MOST_LOOSE
                                            ? mu_columns_layout_new (4, COLUMN_WIDTH, 6)
                                            : mu_wrap_layout_new (6));
  for (int i = 0; i < self->count; i++)
    build_fact (self, about, i, box);
  if (about->kind == MU_FIELD_FLAG)
    adw_bin_set_child (ADW_BIN (self), box);
  else
    mu_calculator_field_set_control (field, box);
}

static void
mu_calculator_facts_class_init (MuCalculatorFactsClass *class)
{
  ((MuCalculatorFieldClass *) class)->build = build;
  ((MuCalculatorFieldClass *) class)->show = show;
}

static void
mu_calculator_facts_init (MuCalculatorFacts *self)
{
}
