#include "app/desktop/battle_view.h"

#include <glib/gi18n.h>

#include "app/desktop/choices.h"
#include "app/desktop/preliminaries.h"
#include "app/model/battle_items.h"

struct _MuBattleView {
  AdwBin parent;
  MuBattleSession *session;
  AdwViewSwitcherTitle *title;
  AdwViewStack *stack;
  GtkWidget *back;
  GtkWidget *record;
  GtkLabel *result_label;
  GtkLabel *course_label;
  GListStore *log_store;
  GListStore *loss_store;
  GtkCustomFilter *log_filter;
  GtkWidget *log_search;
  GtkDropDown *log_unit;
  GtkToggleButton *log_headlines;
  MuPreliminaries *preliminaries;
};

G_DEFINE_FINAL_TYPE (MuBattleView, mu_battle_view, ADW_TYPE_BIN)

static void
mu_battle_view_dispose (GObject *object)
{
  g_clear_object (&MU_BATTLE_VIEW (object)->session);
  G_OBJECT_CLASS (mu_battle_view_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget)
{
  gtk_widget_class_bind_template_child (widget, MuBattleView, title);
  gtk_widget_class_bind_template_child (widget, MuBattleView, stack);
  gtk_widget_class_bind_template_child (widget, MuBattleView, back);
  gtk_widget_class_bind_template_child (widget, MuBattleView, record);
  gtk_widget_class_bind_template_child (widget, MuBattleView, result_label);
  gtk_widget_class_bind_template_child (widget, MuBattleView, course_label);
  gtk_widget_class_bind_template_child (widget, MuBattleView, log_store);
  gtk_widget_class_bind_template_child (widget, MuBattleView, loss_store);
  gtk_widget_class_bind_template_child (widget, MuBattleView, log_filter);
  gtk_widget_class_bind_template_child (widget, MuBattleView, log_search);
  gtk_widget_class_bind_template_child (widget, MuBattleView, log_unit);
  gtk_widget_class_bind_template_child (widget, MuBattleView, log_headlines);
  gtk_widget_class_bind_template_child (widget, MuBattleView, preliminaries);
}

static void
mu_battle_view_class_init (MuBattleViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_battle_view_dispose;
  g_type_ensure (MU_TYPE_LOG_ITEM);
  g_type_ensure (MU_TYPE_LOSS_ITEM);
  g_type_ensure (MU_TYPE_PRELIMINARIES);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/battle-view.ui");
  bind_children (widget);
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

static void
session_changed (MuBattleView *self)
{
  const MuBattleRecord *record = mu_battle_session_get_record (self->session);

  gtk_widget_set_visible (self->record,
                          mu_battle_session_get_state (self->session) == MU_BATTLE_FOUGHT);
  if (record == NULL || !record->fought)
    return;
  adw_view_switcher_title_set_title (self->title, record->name);
  gtk_editable_set_text (GTK_EDITABLE (self->log_search), "");
  gtk_toggle_button_set_active (self->log_headlines, FALSE);
  offer_units (self, record);
  mu_log_items_show (self->log_store, record);
  mu_loss_items_show (self->loss_store, record);
}

/* Kept or not makes no other log; only another battle does. */
static void
state_changed (MuBattleView *self)
{
  MuBattleState state = mu_battle_session_get_state (self->session);

  gtk_widget_set_visible (self->record, state == MU_BATTLE_FOUGHT);
  if (state == MU_BATTLE_FOUGHT)
    session_changed (self);
}

void
mu_battle_view_set_session (MuBattleView *self, MuBattleSession *session)
{
  g_set_object (&self->session, session);
  g_object_bind_property (session, "result", self->result_label, "label", G_BINDING_SYNC_CREATE);
  g_object_bind_property (session, "course", self->course_label, "label", G_BINDING_SYNC_CREATE);
  mu_preliminaries_set_session (self->preliminaries, session);
  g_signal_connect_object (session, "notify::state", G_CALLBACK (state_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::course", G_CALLBACK (session_changed), self,
                           G_CONNECT_SWAPPED);
  session_changed (self);
}

static void
mu_battle_view_init (MuBattleView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_choices_name (self->log_unit, _ ("Only this unit"));
  gtk_custom_filter_set_filter_func (self->log_filter, is_wanted, self, NULL);
  g_signal_connect_object (self->log_unit, "notify::selected", G_CALLBACK (filter_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->log_headlines, "toggled", G_CALLBACK (filter_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
mu_battle_view_get_back_button (MuBattleView *self)
{
  return self->back;
}

void
mu_battle_view_search (MuBattleView *self)
{
  adw_view_stack_set_visible_child_name (self->stack, "log");
  gtk_widget_grab_focus (self->log_search);
}
