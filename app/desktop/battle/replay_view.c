#include "app/desktop/battle/replay_view.h"

#include <glib/gi18n.h>

#include "app/desktop/battle/factor_row.h"
#include "app/desktop/battle/replay_slider.h"
#include "app/desktop/field/field_view.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/tabbing.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/battle/battle_items.h"
#include "reports/replay/replay_words.h"

struct _MuReplayView {
  AdwBin parent;
  MuReplaySession *session;
  AdwFlap *flap;
  MuFieldView *field;
  MuReplaySlider *slider;
  GtkButton *play;
  GtkDropDown *speed;
  GtkLabel *moment;
  GtkLabel *told;
  GtkListView *log;
  GtkSingleSelection *log_selection;
  GtkStack *body_stack;
  GtkLabel *body_name;
  GtkLabel *body_army;
  GtkLabel *body_state;
  GtkLabel *body_orders;
  GtkWidget *test_box;
  GtkLabel *body_test;
  GtkListBox *factors;
  int line;        /* shown last */
  guint scrolling; /* a source, 0: none */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (MuReplayView, mu_replay_view, ADW_TYPE_BIN)

/* --- showing ------------------------------------------------------------------- */

/* Not before the list has its rows: it cannot scroll to what it has no place for. */
static gboolean
scroll_log (gpointer data)
{
  MuReplayView *self = data;

  self->scrolling = 0;
  gtk_widget_activate_action (GTK_WIDGET (self->log), "list.scroll-to-item", "u",
                              (guint) mu_replay_session_get_line (self->session));
  return G_SOURCE_REMOVE;
}

static void
show_log (MuReplayView *self)
{
  const int line = mu_replay_session_get_line (self->session);

  if (line >= (int) g_list_model_get_n_items (G_LIST_MODEL (self->log_selection)))
    return;
  gtk_single_selection_set_selected (self->log_selection, (guint) line);
  if (self->scrolling == 0)
    self->scrolling = g_idle_add (scroll_log, self);
}

/* Ahead by a few lines bodies glide to where they go; from anywhere else they are
 * there at once. */
static void
show_field (MuReplayView *self)
{
  const int line = mu_replay_session_get_line (self->session);
  const gboolean near_by = line >= self->line && line <= self->line + 3;

  mu_field_view_show (self->field, mu_replay_session_make_scene (self->session), near_by);
  if (line != self->line && mu_replay_session_is_playing (self->session))
    mu_field_view_reveal (self->field, mu_replay_session_get_body (self->session));
  self->line = line;
}

static void
show_body (MuReplayView *self)
{
  const gboolean any = mu_replay_session_get_body (self->session) != MU_NO_BODY;
  const GListModel *factors = mu_replay_session_get_factors (self->session);

  gtk_stack_set_visible_child_name (self->body_stack, any ? "body" : "none");
  gtk_widget_set_visible (self->test_box,
                          g_list_model_get_n_items (G_LIST_MODEL ((gpointer) factors)) > 0);
}

static void
session_changed (MuReplayView *self)
{
  self->showing = TRUE;
  show_field (self);
  show_log (self);
  show_body (self);
  self->showing = FALSE;
}

static void
playing_changed (MuReplayView *self)
{
  const gboolean playing = mu_replay_session_is_playing (self->session);
  const char *words = playing ? _ ("Pause") : _ ("Play");

  gtk_button_set_icon_name (self->play, playing ? "media-playback-pause-symbolic"
                                                : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->play), words);
  mu_name_widget (self->play, words);
}

/* --- what the person does -------------------------------------------------------- */

static void
log_selected (MuReplayView *self)
{
  const guint line = gtk_single_selection_get_selected (self->log_selection);

  if (self->showing || line == GTK_INVALID_LIST_POSITION)
    return;
  mu_replay_session_play (self->session, FALSE);
  mu_replay_session_go_to (self->session, (int) line);
}

/* The row's own body is the one to look at. */
static void
log_activated (MuReplayView *self, guint line)
{
  g_autoptr (MuLogItem) item = g_list_model_get_item (G_LIST_MODEL (self->log_selection), line);

  mu_replay_session_go_to (self->session, (int) line);
  if (item && mu_log_item_get_body (item) != MU_NO_BODY)
    mu_replay_session_select (self->session, mu_log_item_get_body (item));
}

static void
body_selected (MuReplayView *self, int body)
{
  mu_replay_session_select (self->session, body);
  mu_field_view_reveal (self->field, body);
}

static void
speed_selected (MuReplayView *self)
{
  const guint speed = gtk_drop_down_get_selected (self->speed);

  if (speed < MU_REPLAY_SPEEDS)
    mu_replay_session_set_speed (self->session, (MuReplaySpeed) speed);
}

static void
first (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuReplayView *self = MU_REPLAY_VIEW (widget);

  mu_replay_session_step (self->session, -mu_replay_session_get_lines (self->session));
}

static void
last (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuReplayView *self = MU_REPLAY_VIEW (widget);

  mu_replay_session_step (self->session, mu_replay_session_get_lines (self->session));
}

static void
step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_replay_session_step (MU_REPLAY_VIEW (widget)->session, g_variant_get_int32 (parameter));
}

static void
step_phase (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_replay_session_step_phase (MU_REPLAY_VIEW (widget)->session, g_variant_get_int32 (parameter));
}

static void
play (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuReplayView *self = MU_REPLAY_VIEW (widget);

  mu_replay_session_play (self->session, !mu_replay_session_is_playing (self->session));
}

static void
show_details (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuReplayView *self = MU_REPLAY_VIEW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

/* --- words --------------------------------------------------------------------------- */

char **
mu_replay_line_classes (gpointer self, const char *text, const char *phase, gboolean headline,
                        gboolean ruling)
{
  const char *laid_down[] = { "mu-ruling", NULL };
  const char *heading[] = { "caption-heading", "mu-phase", NULL };
  const char *bold[] = { "mu-amount", NULL };
  const char *plain[] = { NULL };

  if (ruling)
    return g_strdupv ((char **) laid_down);
  if (g_strcmp0 (text, phase) == 0)
    return g_strdupv ((char **) heading);
  return g_strdupv ((char **) (headline ? bold : plain));
}

/* --- the widget ------------------------------------------------------------------------ */

static void
bind_words (MuReplayView *self)
{
  const struct {
    const char *property;
    GtkLabel *label;
  } pairs[] = {
    { "moment", self->moment },         { "told", self->told },
    { "body-name", self->body_name },   { "body-army", self->body_army },
    { "body-state", self->body_state }, { "body-orders", self->body_orders },
    { "body-test", self->body_test },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    g_object_bind_property (self->session, pairs[i].property, pairs[i].label, "label",
                            G_BINDING_SYNC_CREATE);
  mu_field_view_set_teller (self->field, MU_BODY_TELLER (self->session));
  gtk_list_box_bind_model (self->factors, mu_replay_session_get_factors (self->session),
                           mu_factor_row_new, NULL, NULL);
}

static void
listen (MuReplayView *self)
{
  mu_listen (self->session, "changed", session_changed, self);
  mu_listen (self->session, "notify::playing", playing_changed, self);
  mu_listen (self->field, "body-selected", body_selected, self);
  mu_listen (self->log_selection, "notify::selected", log_selected, self);
  mu_listen (self->log, "activate", log_activated, self);
  mu_listen (self->speed, "notify::selected", speed_selected, self);
}

void
mu_replay_view_set_log (MuReplayView *self, GListModel *log)
{
  gtk_single_selection_set_model (self->log_selection, log);
}

MuReplaySession *
mu_replay_view_get_session (MuReplayView *self)
{
  return self->session;
}

static void
mu_replay_view_dispose (GObject *object)
{
  MuReplayView *self = MU_REPLAY_VIEW (object);

  g_clear_handle_id (&self->scrolling, g_source_remove);
  if (self->session)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (mu_replay_view_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "replay.first", NULL, first);
  gtk_widget_class_install_action (widget, "replay.last", NULL, last);
  gtk_widget_class_install_action (widget, "replay.step", "i", step);
  gtk_widget_class_install_action (widget, "replay.step-phase", "i", step_phase);
  gtk_widget_class_install_action (widget, "replay.play", NULL, play);
  gtk_widget_class_install_action (widget, "replay.details", NULL, show_details);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_space, 0, "replay.play", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_period, 0, "replay.step", "i", 1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_comma, 0, "replay.step", "i", -1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Right, GDK_CONTROL_MASK, "replay.step", "i",
                                       1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Left, GDK_CONTROL_MASK, "replay.step", "i",
                                       -1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Page_Down, 0, "replay.step-phase", "i", 1);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Page_Up, 0, "replay.step-phase", "i", -1);
}

static void
mu_replay_view_class_init (MuReplayViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_replay_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/replay-view.ui");
  mu_bind_parts (widget, MuReplayView, flap, field, slider, play, speed, moment, told, log,
                 log_selection);
  mu_bind_parts (widget, MuReplayView, body_stack, body_name, body_army, body_state, body_orders,
                 test_box, body_test, factors);
  install_actions (widget);
}

static void
mu_replay_view_init (MuReplayView *self)
{
  const char *speeds[] = { _ ("Slow"), _ ("Steady"), _ ("Brisk"), _ ("Fast"), NULL };

  gtk_widget_init_template (GTK_WIDGET (self));
  self->session = mu_replay_session_new ();
  mu_choices_offer (self->speed, speeds);
  gtk_drop_down_set_selected (self->speed, MU_REPLAY_STEADY);
  mu_choices_name (self->speed, _ ("Speed of the replay"));
  mu_tabbing_leaves_list (GTK_WIDGET (self->log));
  bind_words (self);
  mu_replay_slider_set_session (self->slider, self->session);
  listen (self);
  playing_changed (self);
}
