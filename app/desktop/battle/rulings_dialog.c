#include "app/desktop/battle/rulings_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/battle/odds_card.h"
#include "app/desktop/battle/rulings_body.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/battle/ruled_body.h"

struct _MuRulingsDialog {
  AdwWindow parent;
  MuRulingsSession *session;
  AdwWindowTitle *title;
  GtkStack *stack;
  AdwStatusPage *barred;
  GtkToggleButton *side[MU_SIDES];
  GtkCustomFilter *filter;
  GtkSingleSelection *selection;
  GtkWidget *list;
  GtkDropDown *conceding;
  GtkToggleButton *show_odds;
  GtkStack *beside; /* the list of bodies */
  MuRulingsBody *body;
  MuOddsCard *odds;
  GtkLabel *fault;
  GtkButton *forget;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (MuRulingsDialog, mu_rulings_dialog, ADW_TYPE_WINDOW)

enum { WENT_ON, N_SIGNALS };
static guint signals[N_SIGNALS];

/* --- showing -------------------------------------------------------------------- */

static const char *
page_of (MuRulingsState state)
{
  switch (state) {
  case MU_RULINGS_LOOKING:
    return "looking";
  case MU_RULINGS_BARRED:
    return "barred";
  case MU_RULINGS_THINKING:
    return "thinking";
  case MU_RULINGS_FIGHTING:
  case MU_RULINGS_FOUGHT:
    return "fighting";
  }
  return "";
}

static char *
fault_words (MuRulingsDialog *self)
{
  g_autofree char *fault = NULL;
  int changes = 0;

  g_object_get (self->session, "fault", &fault, "changes", &changes, NULL);
  if (*fault)
    return g_steal_pointer (&fault);
  if (changes == 0)
    return g_strdup (_ ("Nothing is changed yet."));
  return g_strdup_printf (
      ngettext ("%d thing is laid down.", "%d things are laid down.", (gulong) changes), changes);
}

static void
show_fault (MuRulingsDialog *self)
{
  g_autofree char *fault = NULL;
  g_autofree char *words = fault_words (self);

  g_object_get (self->session, "fault", &fault, NULL);
  gtk_label_set_label (self->fault, words);
  if (*fault)
    gtk_widget_add_css_class (GTK_WIDGET (self->fault), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->fault), "error");
}

/* The button undoes itself. */
static void
show_forget (MuRulingsDialog *self)
{
  const gboolean back = mu_rulings_session_can_bring_back (self->session);
  const gboolean thinks = mu_rulings_session_get_state (self->session) == MU_RULINGS_THINKING;
  int changes = 0;

  g_object_get (self->session, "changes", &changes, NULL);
  gtk_button_set_label (self->forget, back ? _ ("Bring Back") : _ ("Forget All"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->forget),
                               back ? _ ("Lays down again what was forgotten")
                                    : _ ("Takes back all that is laid down here"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.forget",
                                 back || (thinks && changes > 0));
}

static void
show_possible (MuRulingsDialog *self)
{
  gboolean possible = FALSE;

  g_object_get (self->session, "possible", &possible, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rulings.fight-on", possible);
}

static void
session_changed (MuRulingsDialog *self)
{
  show_fault (self);
  show_possible (self);
  show_forget (self);
}

static void
show_selected (MuRulingsDialog *self)
{
  MuRuledBody *row = gtk_single_selection_get_selected_item (self->selection);
  g_autofree char *name = NULL;
  g_autofree char *army = NULL;

  if (row == NULL) {
    mu_rulings_body_show (self->body, MU_NO_BODY, "", "");
    return;
  }
  g_object_get (row, "name", &name, "army", &army, NULL);
  mu_rulings_body_show (self->body, mu_ruled_body_get_body (row), name, army);
}

/* Who turns to a body wants to see it. */
static void
selection_changed (MuRulingsDialog *self)
{
  show_selected (self);
  gtk_toggle_button_set_active (self->show_odds, FALSE);
}

static void
odds_toggled (MuRulingsDialog *self)
{
  const gboolean odds = gtk_toggle_button_get_active (self->show_odds);

  gtk_stack_set_visible_child_name (self->beside, odds ? "odds" : "body");
}

/* Nobody, then the sides. */
static void
show_conceding (MuRulingsDialog *self)
{
  const guint side = (guint) mu_rulings_session_get_conceding (self->session);

  gtk_drop_down_set_selected (self->conceding, (side + 1) % (MU_SIDE_NONE + 1));
}

static void
state_changed (MuRulingsDialog *self)
{
  const MuRulingsState state = mu_rulings_session_get_state (self->session);
  g_autofree char *barred = NULL;

  g_object_get (self->session, "barred", &barred, NULL);
  adw_status_page_set_description (self->barred, barred);
  gtk_stack_set_visible_child_name (self->stack, page_of (state));
  gtk_widget_set_sensitive (GTK_WIDGET (self->show_odds), state == MU_RULINGS_THINKING);
  session_changed (self);
  if (state == MU_RULINGS_THINKING) {
    show_conceding (self);
    show_selected (self);
    gtk_widget_grab_focus (self->list);
  }
}

/* --- what the person does ---------------------------------------------------------- */

static MuSide
shown_side (MuRulingsDialog *self)
{
  return gtk_toggle_button_get_active (self->side[MU_SIDE_B]) ? MU_SIDE_B : MU_SIDE_A;
}

static gboolean
is_of_side (gpointer item, gpointer data)
{
  return mu_ruled_body_get_side (item) == shown_side (data);
}

static void
side_toggled (MuRulingsDialog *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
conceding_changed (MuRulingsDialog *self)
{
  const guint chosen = gtk_drop_down_get_selected (self->conceding);
  const MuSide side = chosen == 0 ? MU_SIDE_NONE : (MuSide) (chosen - 1);

  if (mu_rulings_session_get_state (self->session) == MU_RULINGS_THINKING
      && side != mu_rulings_session_get_conceding (self->session))
    mu_rulings_session_concede (self->session, side);
}

static void
fight_on (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_rulings_session_fight_on (MU_RULINGS_DIALOG (widget)->session);
}

static void
cancel (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_rulings_session_cancel (MU_RULINGS_DIALOG (widget)->session);
}

static void
forget (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuRulingsDialog *self = MU_RULINGS_DIALOG (widget);

  if (mu_rulings_session_can_bring_back (self->session))
    mu_rulings_session_bring_back (self->session);
  else
    mu_rulings_session_forget (self->session);
  show_conceding (self);
  show_selected (self);
}

static void
turn_odds (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuRulingsDialog *self = MU_RULINGS_DIALOG (widget);

  if (gtk_widget_is_sensitive (GTK_WIDGET (self->show_odds)))
    gtk_toggle_button_set_active (self->show_odds, !gtk_toggle_button_get_active (self->show_odds));
}

static void
session_fought (MuRulingsDialog *self)
{
  g_signal_emit (self, signals[WENT_ON], 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* --- the widget ------------------------------------------------------------------------ */

/* Who closes the window no longer waits for the fight. */
static void
mu_rulings_dialog_dispose (GObject *object)
{
  MuRulingsDialog *self = MU_RULINGS_DIALOG (object);

  if (self->session) {
    g_signal_handlers_disconnect_by_data (self->session, self);
    mu_rulings_session_cancel (self->session);
  }
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_rulings_dialog_parent_class)->dispose (object);
}

static void
mu_rulings_dialog_class_init (MuRulingsDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_rulings_dialog_dispose;
  signals[WENT_ON] = g_signal_new ("went-on", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/rulings-dialog.ui");
  mu_bind_parts (widget, MuRulingsDialog, title, stack, barred);
  gtk_widget_class_bind_template_child_full (widget, "side_a", FALSE,
                                             G_STRUCT_OFFSET (MuRulingsDialog, side[MU_SIDE_A]));
  gtk_widget_class_bind_template_child_full (widget, "side_b", FALSE,
                                             G_STRUCT_OFFSET (MuRulingsDialog, side[MU_SIDE_B]));
  mu_bind_parts (widget, MuRulingsDialog, filter, selection, list, conceding, show_odds, beside,
                 body, odds, fault, forget, progress);
  gtk_widget_class_install_action (widget, "rulings.fight-on", NULL, fight_on);
  gtk_widget_class_install_action (widget, "rulings.cancel", NULL, cancel);
  gtk_widget_class_install_action (widget, "rulings.forget", NULL, forget);
  gtk_widget_class_install_action (widget, "rulings.odds", NULL, turn_odds);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_d, GDK_CONTROL_MASK, "rulings.odds", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Return, GDK_CONTROL_MASK, "rulings.fight-on",
                                       NULL);
}

static void
mu_rulings_dialog_init (MuRulingsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_choices_name (self->conceding, _ ("Gives the battle up"));
  gtk_custom_filter_set_filter_func (self->filter, is_of_side, self, NULL);
  mu_kept_watch_window (self);
  mu_listen (self->side[MU_SIDE_B], "toggled", side_toggled, self);
  mu_listen (self->show_odds, "toggled", odds_toggled, self);
  mu_listen (self->selection, "notify::selected-item", selection_changed, self);
  mu_listen (self->conceding, "notify::selected", conceding_changed, self);
}

MuRulingsSession *
mu_rulings_dialog_get_session (MuRulingsDialog *self)
{
  return self->session;
}

static void
name_sides (MuRulingsDialog *self, const MuBattleRecord *record)
{
  const char *names[] = { _ ("Nobody"), record->side[MU_SIDE_A].list->name,
                          record->side[MU_SIDE_B].list->name, NULL };

  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    GtkWidget *label = gtk_label_new (names[side + 1]);
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    gtk_label_set_max_width_chars (GTK_LABEL (label), 14);
    gtk_button_set_child (GTK_BUTTON (self->side[side]), label);
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->side[side]), names[side + 1]);
  }
  mu_choices_offer (self->conceding, names);
}

static void
follow (MuRulingsDialog *self)
{
  g_object_bind_property (self->session, "title", self->title, "subtitle", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->session, "progress", self->progress, "fraction",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->session, "progress-text", self->progress, "text",
                          G_BINDING_SYNC_CREATE);
  mu_listen (self->session, "notify::state", state_changed, self);
  mu_listen (self->session, "notify::fault", show_fault, self);
  mu_listen (self->session, "changed", session_changed, self);
  mu_listen (self->session, "fought", session_fought, self);
}

GtkWidget *
mu_rulings_dialog_new (MuRulingsSession *session)
{
  MuRulingsDialog *self = g_object_new (MU_TYPE_RULINGS_DIALOG, NULL);
  GListModel *filtered;

  self->session = g_object_ref (session);
  mu_rulings_body_set_session (self->body, session);
  mu_odds_card_set_session (self->odds, mu_odds_session_new_of_rest (session));
  name_sides (self, mu_rulings_session_get_record (session));
  filtered = gtk_single_selection_get_model (self->selection);
  gtk_filter_list_model_set_model (GTK_FILTER_LIST_MODEL (filtered),
                                   mu_rulings_session_get_bodies (session));
  follow (self);
  state_changed (self);
  return GTK_WIDGET (self);
}
