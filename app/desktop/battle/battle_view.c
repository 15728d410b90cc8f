#include "app/desktop/battle/battle_view.h"

#include <glib/gi18n.h>

#include "app/desktop/battle/preliminaries.h"
#include "app/desktop/battle/replay_view.h"
#include "app/desktop/battle/rulings_dialog.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/battle/battle_items.h"
#include "reports/replay/replay_prose.h"
#include "reports/scene/scene_picture.h"
#include "reports/system.h"

struct _MuBattleView {
  AdwBin parent;
  MuBattleSession *session;
  AdwViewSwitcherTitle *title;
  AdwViewStack *stack;
  GtkWidget *back;
  GtkWidget *record;
  GtkColumnViewColumn *men_lost; /* by some rules figures */
  GtkLabel *result_label;
  GtkLabel *course_label; /* leaves its room to the field */
  AdwViewStackPage *replay_page;
  MuReplayView *replay;
  GListStore *log_store;
  GtkWidget *log;
  GListStore *loss_store;
  GtkCustomFilter *log_filter;
  GtkWidget *log_search;
  GtkDropDown *log_unit;
  GtkToggleButton *log_headlines;
  MuPreliminaries *preliminaries;
  GHashTable *thought; /* MuRulingsSession: where the battle that is shown was stopped, by period */
};

G_DEFINE_FINAL_TYPE (MuBattleView, mu_battle_view, ADW_TYPE_BIN)

static void
mu_battle_view_dispose (GObject *object)
{
  g_clear_pointer (&MU_BATTLE_VIEW (object)->thought, g_hash_table_unref);
  g_clear_object (&MU_BATTLE_VIEW (object)->session);
  G_OBJECT_CLASS (mu_battle_view_parent_class)->dispose (object);
}

/* --- files -------------------------------------------------------------- */

static MuReplaySession *
replay_of (MuBattleView *self)
{
  return mu_replay_view_get_session (self->replay);
}

static void
picture_chosen (gpointer data, const char *path)
{
  MuBattleView *self = data;
  g_autoptr (MuScene) scene = mu_replay_session_make_scene (replay_of (self));
  g_autofree char *title = mu_replay_session_dup_title (replay_of (self));
  const MuPictureJob job = { .title = title, .palette = MU_SCENE_LIGHT };
  g_autoptr (GError) error = NULL;

  if (scene == NULL)
    return;
  mu_picture_write (scene, &job, path, &error);
  mu_say_written (self, path, error);
}

static void
save_picture (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuBattleView *self = MU_BATTLE_VIEW (widget);
  g_autofree char *title = mu_replay_session_dup_title (replay_of (self));
  const MuFileQuestion question = {
    .title = _ ("Save Picture"),
    .kind = _ ("Pictures, SVG or PNG"),
    .endings = "svg;png",
    .name = title,
  };

  mu_files_save (self, &question, picture_chosen);
}

static void
account_chosen (gpointer data, const char *path)
{
  MuBattleView *self = data;
  const MuBattleRecord *record = mu_battle_session_get_record (self->session);
  g_autoptr (GError) error = NULL;

  if (record == NULL || !record->fought)
    return;
  g_autofree char *day = mu_battle_session_dup_day (self->session);
  mu_prose_write (record, day, path, &error);
  mu_say_written (self, path, error);
}

static void
save_account (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuBattleView *self = MU_BATTLE_VIEW (widget);
  const MuBattleRecord *record = mu_battle_session_get_record (self->session);
  const MuFileQuestion question = {
    .title = _ ("Save Account"),
    .kind = _ ("Text"),
    .endings = "txt",
    .name = record ? record->name : "",
  };

  mu_files_save (self, &question, account_chosen);
}

/* --- stop and think ------------------------------------------------------- */

static void
went_on (MuBattleView *self, MuRulingsDialog *dialog)
{
  MuRulingsSession *rulings = mu_rulings_dialog_get_session (dialog);
  const int period = mu_rulings_session_get_period (rulings);
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  mu_battle_session_take_course (self->session, mu_rulings_session_take_course (rulings));
  mu_replay_session_go_to_stop (replay_of (self), period);
  g_object_get (rulings, "title", &title, NULL);
  /* Translators: "After period 4" */
  text = g_strdup_printf (_ ("%s the battle takes another course."), title);
  mu_say_with_undo (self, text);
}

/* What was laid down there is still there, in whatever way the window was closed. */
static MuRulingsSession *
think_on (MuBattleView *self, const MuBattleRecord *record, int period)
{
  MuRulingsSession *thought = g_hash_table_lookup (self->thought, GINT_TO_POINTER (period));
  const MuRulingsState state = thought ? mu_rulings_session_get_state (thought) : MU_RULINGS_BARRED;

  if (state == MU_RULINGS_BARRED || state == MU_RULINGS_FOUGHT) { /* fought as its window closed */
    thought = mu_rulings_session_new (record, period);
    g_hash_table_insert (self->thought, GINT_TO_POINTER (period), thought);
  }
  return thought;
}

/* At the end of the period that is shown, or the last one after which the battle went on. */
static void
stop (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuBattleView *self = MU_BATTLE_VIEW (widget);
  const MuBattleRecord *record = mu_battle_session_get_record (self->session);
  GtkWidget *dialog;
  int period;

  if (record == NULL || !record->fought)
    return;
  period = mu_rulings_session_last_stop (record, mu_replay_session_get_period (replay_of (self)));
  mu_replay_session_go_to_stop (replay_of (self), period);
  dialog = mu_rulings_dialog_new (think_on (self, record, period));
  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (gtk_widget_get_root (widget)));
  mu_listen (dialog, "went-on", went_on, self);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
mu_battle_view_class_init (MuBattleViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_battle_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/battle-view.ui");
  mu_bind_parts (widget, MuBattleView, title, stack, back, record, result_label, course_label,
                 replay_page, replay, log_store, log, loss_store, log_filter, log_search, log_unit,
                 log_headlines, preliminaries);
  mu_bind_parts (widget, MuBattleView, men_lost);
  gtk_widget_class_install_action (widget, "battle.save-picture", NULL, save_picture);
  gtk_widget_class_install_action (widget, "battle.save-account", NULL, save_account);
  gtk_widget_class_install_action (widget, "battle.stop", NULL, stop);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_t, GDK_CONTROL_MASK, "battle.stop", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_e, GDK_CONTROL_MASK, "battle.save-picture",
                                       NULL);
}

/* --- the log's filters -------------------------------------------------- */

#define EVERY_UNIT 0 /* in the drop-down; body b stands at b + 1 */

static gboolean
is_wanted (gpointer item, gpointer data)
{
  MuBattleView *self = data;
  guint unit = gtk_drop_down_get_selected (self->log_unit);

  if (gtk_toggle_button_get_active (self->log_headlines) && !mu_log_item_get_headline (item))
    return FALSE;
  return unit == EVERY_UNIT || unit == GTK_INVALID_LIST_POSITION
         || mu_log_item_get_body (item) == (int) unit - 1;
}

static void
filter_changed (MuBattleView *self)
{
  gtk_filter_changed (GTK_FILTER (self->log_filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
offer_units (MuBattleView *self, const MuBattleRecord *record)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("Every unit"));
  for (int side = 0; side < MU_SIDES; side++)
    for (guint i = 0; i < record->side[side].list->units->len; i++)
      gtk_string_list_append (names, mu_list_unit (record->side[side].list, i)->name);
  gtk_drop_down_set_model (self->log_unit, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->log_unit, EVERY_UNIT);
}

/* --- following the session ---------------------------------------------- */

/* A battle played on the club's table has no places: its losses come first. */
static void
show_replay (MuBattleView *self, const MuBattleRecord *record)
{
  gboolean open;

  mu_replay_session_set_record (replay_of (self), record);
  open = mu_replay_session_is_open (replay_of (self));
  adw_view_stack_page_set_visible (self->replay_page, open);
  adw_view_stack_set_visible_child_name (self->stack, open ? "replay" : "losses");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battle.save-picture", open);
}

static void
show_nothing (MuBattleView *self)
{
  mu_replay_session_set_record (replay_of (self), NULL);
  g_list_store_remove_all (self->log_store);
  g_list_store_remove_all (self->loss_store);
}

/* Steps lost are what is left, seen from the other side. */
static void
show_counting (MuBattleView *self, MuStrengthUnit counted)
{
  gtk_column_view_column_set_title (
      self->men_lost, counted == MU_STRENGTH_STANDS ? _ ("Figures lost") : _ ("Men lost"));
  gtk_column_view_column_set_visible (self->men_lost, counted != MU_STRENGTH_STEPS);
}

static void
session_changed (MuBattleView *self)
{
  const MuBattleRecord *record = mu_battle_session_get_record (self->session);

  g_hash_table_remove_all (self->thought);
  gtk_widget_set_visible (self->record,
                          mu_battle_session_get_state (self->session) == MU_BATTLE_FOUGHT);
  if (record == NULL || !record->fought) {
    show_nothing (self);
    return;
  }
  adw_view_switcher_title_set_title (self->title, record->name);
  show_counting (self, mu_report_counts_in (record->rules));
  gtk_editable_set_text (GTK_EDITABLE (self->log_search), "");
  gtk_toggle_button_set_active (self->log_headlines, FALSE);
  offer_units (self, record);
  mu_log_items_show (self->log_store, record);
  mu_loss_items_show (self->loss_store, record);
  show_replay (self, record);
}

/* Kept or not makes no other log; only another battle does. */
static void
state_changed (MuBattleView *self)
{
  MuBattleState state = mu_battle_session_get_state (self->session);

  gtk_widget_set_visible (self->record, state == MU_BATTLE_FOUGHT);
  if (state == MU_BATTLE_FOUGHT || state == MU_BATTLE_CHOOSING)
    session_changed (self);
}

static void
page_changed (MuBattleView *self)
{
  const char *page = adw_view_stack_get_visible_child_name (self->stack);

  const gboolean replay = g_strcmp0 (page, "replay") == 0;

  gtk_widget_set_visible (GTK_WIDGET (self->course_label), !replay);
  gtk_widget_remove_css_class (GTK_WIDGET (self->result_label), replay ? "title-3" : "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->result_label), replay ? "title-4" : "title-3");
}

/* --- from the log to the field --------------------------------------------- */

/* A row of the log, opened, shows the field at that moment. */
static void
log_activated (MuBattleView *self, guint position)
{
  GtkSelectionModel *model = gtk_column_view_get_model (GTK_COLUMN_VIEW (self->log));
  g_autoptr (MuLogItem) item = g_list_model_get_item (G_LIST_MODEL (model), position);
  guint line;

  if (!mu_replay_session_is_open (replay_of (self))
      || !g_list_store_find (self->log_store, item, &line))
    return;
  mu_replay_session_go_to (replay_of (self), (int) line);
  if (mu_log_item_get_body (item) >= 0)
    mu_replay_session_select (replay_of (self), mu_log_item_get_body (item));
  adw_view_stack_set_visible_child_name (self->stack, "replay");
}

void
mu_battle_view_set_session (MuBattleView *self, MuBattleSession *session)
{
  g_set_object (&self->session, session);
  g_object_bind_property (session, "result", self->result_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "course", self->course_label, "label", G_BINDING_SYNC_CREATE);
  mu_preliminaries_set_session (self->preliminaries, session);
  mu_listen (session, "notify::state", state_changed, self);
  mu_listen (session, "notify::course", session_changed, self);
  session_changed (self);
}

static void
mu_battle_view_init (MuBattleView *self)
{
  self->thought = g_hash_table_new_full (NULL, NULL, NULL, g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_choices_name (self->log_unit, _ ("Only this unit"));
  mu_replay_view_set_log (self->replay, G_LIST_MODEL (self->log_store));
  mu_listen (self->stack, "notify::visible-child-name", page_changed, self);
  page_changed (self);
  mu_listen (self->log, "activate", log_activated, self);
  gtk_custom_filter_set_filter_func (self->log_filter, is_wanted, self, NULL);
  mu_listen (self->log_unit, "notify::selected", filter_changed, self);
  mu_listen (self->log_headlines, "toggled", filter_changed, self);
}

GtkWidget *
mu_battle_view_get_back_button (MuBattleView *self)
{
  return self->back;
}
