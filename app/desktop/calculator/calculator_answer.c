#include "app/desktop/calculator/calculator_answer.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/odds_bars.h"
#include "app/desktop/widget/wiring.h"
#include "app/desktop/widget/wrap_layout.h"
#include "app/sums/core/number.h"

struct _MuCalculatorAnswer {
  AdwBin parent;
  MuCalculatorSession *session;
  GtkLabel *headline;
  GtkLabel *detail;
  GtkBox *dice;
  GtkWidget *doing;
  GtkWidget *roll;
  GtkButton *keep;
  GtkWidget *apply;
  GtkWidget *lines_card;
  GtkBox *lines;
  GtkBox *notes;
  GtkWidget *odds;
  GtkLabel *odds_title;
  MuOddsBars *bars;
};

G_DEFINE_FINAL_TYPE (MuCalculatorAnswer, mu_calculator_answer, ADW_TYPE_BIN)

static void
mu_calculator_answer_dispose (GObject *object)
{
  g_clear_object (&MU_CALCULATOR_ANSWER (object)->session);
  G_OBJECT_CLASS (mu_calculator_answer_parent_class)->dispose (object);
}

static void
mu_calculator_answer_class_init (MuCalculatorAnswerClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_calculator_answer_dispose;
  gtk_widget_class_set_template_from_resource (widget,
                                               "/org/muster/Muster/ui/calculator-answer.ui");
  mu_bind_parts (widget, MuCalculatorAnswer, headline, detail, dice, doing, roll, keep, apply,
                 lines_card, lines, notes, odds, odds_title, bars);
}

static void
mu_calculator_answer_init (MuCalculatorAnswer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->doing, mu_wrap_layout_new (8));
}

GtkBox *
mu_calculator_answer_get_dice (MuCalculatorAnswer *self)
{
  return self->dice;
}

/* --- the headline ------------------------------------------------------- */

static void
put (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
}

/* The answer is large; what stands in its place is a sentence. */
static void
say (MuCalculatorAnswer *self, const char *headline, const char *detail, const char *class)
{
  const char *const classes[] = { class, "mu-numbers", NULL };

  gtk_widget_set_css_classes (GTK_WIDGET (self->headline), (const char **) classes);
  put (self->headline, headline);
  put (self->detail, detail);
}

static void
say_lacking (MuCalculatorAnswer *self)
{
  const char *lacking = mu_calculator_session_get_lacking (self->session);
  g_autofree char *text = lacking ? g_strdup_printf (_ ("Enter: %s"), lacking) : NULL;

  say (self, text, NULL, "mu-waiting");
}

static void
say_refusal (MuCalculatorAnswer *self, const MuSumAnswer *answer)
{
  const char *section = mu_rule_section (answer->refused_by);

  say (self, answer->refusal, *section ? _ (section) : NULL, "mu-refusal");
}

static void
say_state (MuCalculatorAnswer *self, const MuSumAnswer *answer)
{
  switch (mu_calculator_session_get_state (self->session)) {
  case MU_SUM_LACKING:
    say_lacking (self);
    return;
  case MU_SUM_REFUSED:
    say_refusal (self, answer);
    return;
  case MU_SUM_UNTHROWN:
    say (self, _ ("Click the dice you threw, or Roll"), NULL, "mu-waiting");
    return;
  case MU_SUM_WORKED:
    say (self, answer->headline, answer->detail, "mu-headline");
    return;
  }
}

/* --- the lines ---------------------------------------------------------- */

static void
empty (GtkBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_box_remove (box, child);
}

static GtkWidget *
new_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (class)
    gtk_widget_add_css_class (label, class);
  return label;
}

static char *
amount_words (int amount, gboolean compared)
{
  g_autofree char *words = mu_sum_number_words (amount);

  return g_strconcat (compared || amount <= 0 ? "" : "+", words, NULL);
}

static void
add_line (MuCalculatorAnswer *self, const char *words, const char *section, const char *amount,
          const char *class)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *right = gtk_label_new (amount);

  gtk_widget_set_hexpand (left, TRUE);
  gtk_box_append (GTK_BOX (left), new_label (words, class));
  if (section && *section)
    gtk_box_append (GTK_BOX (left), new_label (section, "mu-rule"));
  gtk_widget_set_valign (right, GTK_ALIGN_START);
  gtk_widget_add_css_class (right, "mu-numbers");
  gtk_widget_add_css_class (right, class ? class : "mu-amount");
  gtk_box_append (GTK_BOX (row), left);
  gtk_box_append (GTK_BOX (row), right);
  gtk_box_append (self->lines, row);
}

static void
add_total (MuCalculatorAnswer *self, const MuTrace *trace)
{
  g_autofree char *total = amount_words (mu_trace_total (trace), TRUE);

  gtk_box_append (self->lines, gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  add_line (self, _ ("Total"), NULL, total, "mu-total");
}

static void
add_lines (MuCalculatorAnswer *self, const MuTrace *trace, gboolean compared)
{
  for (guint i = 0; i < trace->count; i++) {
    const MuTraceLine *line = &trace->line[i];
    const gboolean is_verdict = trace->count == 1 && line->amount == 0; /* a reason, no number */
    g_autofree char *amount = is_verdict ? g_strdup ("") : amount_words (line->amount, compared);
    add_line (self, _ (mu_rule_words (line->rule)), _ (mu_rule_section (line->rule)), amount, NULL);
  }
  if (mu_calculator_session_get_state (self->session) == MU_SUM_WORKED && trace->count > 1
      && !compared)
    add_total (self, trace);
}

static void
add_part (MuCalculatorAnswer *self, const MuSumPart *part)
{
  GtkWidget *title = new_label (part->title, "heading");

  gtk_widget_add_css_class (title, "mu-part");
  gtk_box_append (self->lines, title);
  add_lines (self, &part->trace, FALSE);
}

static gboolean
has_lines (const MuSumAnswer *answer)
{
  return answer && !answer->refusal
         && (answer->trace.count > 0 || answer->parts->len > 0 || answer->source);
}

static void
show_lines (MuCalculatorAnswer *self, const MuSumAnswer *answer)
{
  empty (self->lines);
  gtk_widget_set_visible (self->lines_card, has_lines (answer));
  if (!has_lines (answer))
    return;
  add_lines (self, &answer->trace, answer->compared);
  for (guint i = 0; i < answer->parts->len; i++)
    add_part (self, g_ptr_array_index (answer->parts, i));
  if (answer->source)
    gtk_box_append (self->lines, new_label (answer->source, "mu-rule"));
}

static void
show_notes (MuCalculatorAnswer *self, const MuSumAnswer *answer)
{
  gboolean worked = mu_calculator_session_get_state (self->session) == MU_SUM_WORKED;

  empty (self->notes);
  for (guint i = 0; worked && i < answer->notes->len; i++)
    gtk_box_append (self->notes, new_label (g_ptr_array_index (answer->notes, i), NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->notes), worked && answer->notes->len > 0);
}

/* --- following the session ---------------------------------------------- */

static void
show_keeping (MuCalculatorAnswer *self)
{
  gboolean keep = mu_calculator_session_can_keep (self->session);
  gboolean worked = mu_calculator_session_get_state (self->session) == MU_SUM_WORKED;

  gtk_button_set_label (self->keep, worked && !keep ? _ ("Kept") : _ ("Keep"));
  gtk_widget_set_visible (self->apply, mu_calculator_session_can_apply (self->session));
}

static void
show_answer (MuCalculatorAnswer *self)
{
  const MuSumAnswer *answer = mu_calculator_session_get_answer (self->session);
  gboolean dice = mu_calculator_session_has_dice (self->session);

  say_state (self, answer);
  gtk_widget_set_visible (self->roll, dice);
  gtk_widget_set_visible (GTK_WIDGET (self->dice), dice);
  show_keeping (self);
  show_lines (self, answer);
  show_notes (self, answer);
}

static void
show_chances (MuCalculatorAnswer *self)
{
  const MuSumAnswer *chances = mu_calculator_session_get_chances (self->session);

  gtk_widget_set_visible (self->odds, chances != NULL);
  mu_odds_bars_show (self->bars, chances);
  put (self->odds_title, chances ? chances->odds_title : NULL);
}

void
mu_calculator_answer_set_session (MuCalculatorAnswer *self, MuCalculatorSession *session)
{
  g_set_object (&self->session, session);
  mu_listen (session, "opened", show_answer, self);
  mu_listen (session, "worked", show_answer, self);
  mu_listen (session, "kept", show_keeping, self);
  mu_listen (session, "chances", show_chances, self);
  show_answer (self);
  show_chances (self);
}
