#include "app/desktop/calculator/calculator_history.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"

struct _MuCalculatorHistory {
  AdwBin parent;
  MuCalculatorSession *session;
  GtkStack *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (MuCalculatorHistory, mu_calculator_history, ADW_TYPE_BIN)

static void
mu_calculator_history_dispose (GObject *object)
{
  g_clear_object (&MU_CALCULATOR_HISTORY (object)->session);
  G_OBJECT_CLASS (mu_calculator_history_parent_class)->dispose (object);
}

static void
mu_calculator_history_class_init (MuCalculatorHistoryClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_calculator_history_dispose;
  gtk_widget_class_set_template_from_resource (widget,
                                               "/org/muster/Muster/ui/calculator-history.ui");
  mu_bind_parts (widget, MuCalculatorHistory, stack, list);
}

/* --- rows --------------------------------------------------------------- */

static void
add_label (GtkWidget *box, const char *text, const char *class, int lines)
{
  GtkWidget *label = gtk_label_new (text);

  if (text == NULL || *text == '\0')
    gtk_widget_set_visible (label, FALSE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 22);
  if (g_strcmp0 (class, "heading") != 0)
    gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
new_row (gpointer item, gpointer data)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  g_autofree char *title = NULL;
  g_autofree char *headline = NULL;
  g_autofree char *who = NULL;
  g_autofree char *time = NULL;
  g_autofree char *hit = NULL;
  g_autofree char *when = NULL;
  g_autofree char *name = NULL;

  g_object_get (item, "title", &title, "headline", &headline, "who", &who, "time", &time, "hit",
                &hit, NULL);
  when = g_strdup_printf ("%s, %s", title, time);
  name = g_strdup_printf ("%s: %s. %s. %s", title, headline, who, hit);
  add_label (box, headline, "heading", 2);
  add_label (box, who, "caption", 2);
  add_label (box, hit, "caption", 2);
  add_label (box, when, "caption", 1);
  gtk_widget_add_css_class (box, "mu-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  mu_name_widget (row, name);
  return row;
}

static void
activated (MuCalculatorHistory *self, GtkListBoxRow *row)
{
  GListModel *kept = mu_calculator_session_get_kept (self->session);
  g_autoptr (MuKeptItem) item
      = g_list_model_get_item (kept, (guint) gtk_list_box_row_get_index (row));
  g_autoptr (GError) error = NULL;

  if (item && !mu_calculator_session_show (self->session, item, &error))
    mu_say_error (self, error);
}

static void
mu_calculator_history_init (MuCalculatorHistory *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_listen (self->list, "row-activated", activated, self);
}

static void
kept_changed (MuCalculatorHistory *self)
{
  GListModel *kept = mu_calculator_session_get_kept (self->session);

  gtk_stack_set_visible_child_name (self->stack,
                                    g_list_model_get_n_items (kept) > 0 ? "sums" : "none");
}

void
mu_calculator_history_set_session (MuCalculatorHistory *self, MuCalculatorSession *session)
{
  g_set_object (&self->session, session);
  gtk_list_box_bind_model (self->list, mu_calculator_session_get_kept (session), new_row, NULL,
                           NULL);
  mu_listen (session, "kept", kept_changed, self);
  kept_changed (self);
}
