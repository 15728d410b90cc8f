#include "app/desktop/tonight/tonight_private.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/battle/battle_items.h"

G_DEFINE_FINAL_TYPE (MuTonightPage, mu_tonight_page, MU_TYPE_PAGE)

enum { SHOWN_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mu_tonight_page_dispose (GObject *object)
{
  g_clear_object (&MU_TONIGHT_PAGE (object)->desk);
  g_clear_object (&MU_TONIGHT_PAGE (object)->placing);
  G_OBJECT_CLASS (mu_tonight_page_parent_class)->dispose (object);
}

static gboolean
is_shown (MuTonightPage *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), name) == 0;
}

/* The table takes the room of the battles. */
static void
deploy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  gtk_stack_set_visible_child_name (self->stack, "deployment");
  mu_deployment_view_focus (self->deployment);
}

/* A button pressed from the keyboard acts a moment later: the battle may be fought by then, and
 * what came of it stays in sight. */
static void
show_plan (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  if (is_shown (self, "deployment"))
    gtk_stack_set_visible_child_name (self->stack, "plan");
}

static gboolean
is_recording (MuTonightPage *self)
{
  return is_shown (self, "record");
}

/* The battle that is about to be recorded. */
static MuBattleSession *
recorded_battle (MuTonightPage *self)
{
  return g_strcmp0 (self->recorded, "past") == 0 ? mu_desk_past (self->desk)
                                                 : mu_desk_tonight (self->desk);
}

static void
leave_record (MuTonightPage *self)
{
  if (is_recording (self))
    gtk_stack_set_visible_child_name (self->stack, self->recorded);
}

static void
not_yet (GtkWidget *widget, const char *action, GVariant *parameter)
{
  leave_record (MU_TONIGHT_PAGE (widget));
}

/* From one battle of history to all, and from these to the plan. */
static void
leave_history (MuTonightPage *self)
{
  if (!mu_history_view_go_back (self->history))
    gtk_stack_set_visible_child_name (self->stack, "plan");
}

static gboolean
go_back (MuPage *page)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (page);

  if (mu_tonight_page_is_reading (self)) {
    if (mu_tonight_page_is_at_scenarios (self))
      mu_tonight_page_leave_scenarios (self);
    else
      leave_history (self);
    return TRUE;
  }
  if (!is_recording (self))
    return adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
  leave_record (self);
  return TRUE;
}

/* At the table one goes on where one was. */
static gboolean
take_focus (MuPage *page)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (page);

  if (mu_tonight_page_is_at_table (self))
    return mu_table_view_focus (self->table);
  if (is_shown (self, "deployment"))
    return mu_deployment_view_focus (self->deployment);
  if (mu_tonight_page_is_at_scenarios (self))
    return mu_scenario_view_focus (self->scenarios);
  if (mu_tonight_page_is_reading (self))
    return mu_history_view_focus (self->history);
  if (mu_tonight_page_is_in_game (self))
    return mu_game_view_focus (self->game);
  return mu_catalogue_focus (self->catalogue);
}

static void record_shown (GtkWidget *widget, const char *action, GVariant *parameter);
static void take_picked_back (GtkWidget *widget, const char *action, GVariant *parameter);
static void take_shown_back (GtkWidget *widget, const char *action, GVariant *parameter);
static void show_history (GtkWidget *widget, const char *action, GVariant *parameter);
static void fight_historic (GtkWidget *widget, const char *action, GVariant *parameter);
static void prepare_historic (GtkWidget *widget, const char *action, GVariant *parameter);
static void print_historic (GtkWidget *widget, const char *action, GVariant *parameter);
static void offer_taking_back (MuTonightPage *self);

static void
mu_tonight_page_class_init (MuTonightPageClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_tonight_page_dispose;
  MU_PAGE_CLASS (class)->take_focus = take_focus;
  MU_PAGE_CLASS (class)->go_back = go_back;
  signals[SHOWN_CHANGED] = g_signal_new ("shown-changed", MU_TYPE_TONIGHT_PAGE, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/tonight-page.ui");
  mu_bind_parts (widget, MuTonightPage, leaflet, catalogue, stack, plan, history, scenarios,
                 deployment, table, game, tonight, past, record);
  gtk_widget_class_install_action (widget, "tonight.history", NULL, show_history);
  gtk_widget_class_install_action (widget, "tonight.fight-historic", NULL, fight_historic);
  gtk_widget_class_install_action (widget, "tonight.prepare-historic", NULL, prepare_historic);
  gtk_widget_class_install_action (widget, "tonight.print-historic", NULL, print_historic);
  mu_tonight_page_install_scenarios (widget);
  mu_tonight_page_install_game (widget);
  gtk_widget_class_install_action (widget, "tonight.deploy", NULL, deploy);
  gtk_widget_class_install_action (widget, "tonight.plan", NULL, show_plan);
  gtk_widget_class_install_action (widget, "tonight.not-yet", NULL, not_yet);
  gtk_widget_class_install_action (widget, "tonight.record", NULL, record_shown);
  gtk_widget_class_install_action (widget, "tonight.take-picked-back", NULL, take_picked_back);
  gtk_widget_class_install_action (widget, "tonight.take-shown-back", NULL, take_shown_back);
}

gboolean
mu_tonight_page_is_at_table (MuTonightPage *self)
{
  return is_shown (self, "table");
}

static MuDeploymentSession *
deployment_of (MuTonightPage *self)
{
  return mu_battle_session_get_deployment (mu_desk_tonight (self->desk));
}

static MuTableSession *
table_of (MuTonightPage *self)
{
  return mu_battle_session_get_table (mu_desk_tonight (self->desk));
}

/* The way back is there while something else is shown. */
void
mu_tonight_page_shown_changed (MuTonightPage *self)
{
  MuBattleSession *shown = self->desk ? mu_tonight_page_get_shown (self) : NULL;

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tonight.take-shown-back",
                                 shown && mu_battle_session_get_kept (shown) != 0);
  gtk_widget_set_visible (self->go_on, self->desk && mu_table_session_is_open (table_of (self))
                                           && !mu_tonight_page_is_at_table (self));
  gtk_widget_set_visible (GTK_WIDGET (self->catalogue),
                          !is_shown (self, "deployment") && !is_shown (self, "game"));
  g_signal_emit (self, signals[SHOWN_CHANGED], 0);
}

/* Undo and Redo are told only where they can do something else than before. */
static void
deployment_changed (MuTonightPage *self)
{
  const int steps = mu_deployment_session_can_undo (deployment_of (self))
                    + 2 * mu_deployment_session_can_redo (deployment_of (self));

  if (steps == self->steps)
    return;
  self->steps = steps;
  mu_tonight_page_shown_changed (self);
}

static void
picked (MuTonightPage *self, MuBattleItem *item)
{
  g_autoptr (GError) error = NULL;

  if (item == NULL)
    return;
  if (mu_battle_session_open (mu_desk_past (self->desk), mu_battle_item_get_id (item), &error))
    gtk_stack_set_visible_child_name (self->stack, "past");
  else
    mu_say_error (self, error);
}

static void
state_changed (MuTonightPage *self)
{
  switch (mu_battle_session_get_state (mu_desk_tonight (self->desk))) {
  case MU_BATTLE_CHOOSING:
  case MU_BATTLE_READY:
  case MU_BATTLE_FIGHTING:
    gtk_stack_set_visible_child_name (self->stack, "plan");
    return;
  case MU_BATTLE_ON_TABLE:
    gtk_stack_set_visible_child_name (self->stack, "table");
    mu_table_view_focus (self->table);
    return;
  case MU_BATTLE_FOUGHT:
  case MU_BATTLE_KEPT:
    gtk_stack_set_visible_child_name (self->stack, "tonight");
    return;
  }
}

/* A battle that is taken back from the club file closes. */
static void
past_changed (MuTonightPage *self)
{
  MuBattleSession *past = mu_desk_past (self->desk);
  const gboolean closed = mu_battle_session_get_state (past) == MU_BATTLE_CHOOSING;

  if (closed
      && (is_shown (self, "past") || (is_recording (self) && past == recorded_battle (self))))
    state_changed (self);
  mu_tonight_page_shown_changed (self);
}

static MuBattleSession *
shown_battle (MuTonightPage *self)
{
  return self->desk && !is_recording (self) ? mu_tonight_page_get_shown (self) : NULL;
}

static void
cancelled (MuTonightPage *self)
{
  mu_say (self, _ ("The battle was broken off. Nothing has changed."));
}

static void
failed (MuTonightPage *self, const GError *error)
{
  mu_say_error (self, error);
}

void
mu_tonight_page_set_desk (MuTonightPage *self, MuDesk *desk)
{
  MuBattleSession *tonight = mu_desk_tonight (desk);

  g_set_object (&self->desk, desk);
  mu_plan_view_set_desk (self->plan, desk);
  mu_deployment_view_set_session (self->deployment, deployment_of (self));
  mu_table_view_set_session (self->table, tonight);
  mu_battle_view_set_session (self->tonight, tonight);
  mu_battle_view_set_session (self->past, mu_desk_past (desk));
  mu_catalogue_set_model (self->catalogue, mu_desk_battles (desk), MU_TYPE_BATTLE_ITEM);
  mu_page_open_detail (MU_PAGE (self));
  mu_listen (tonight, "notify::state", state_changed, self);
  mu_listen (tonight, "notify::course", mu_tonight_page_shown_changed, self);
  mu_listen (mu_desk_past (desk), "notify::course", mu_tonight_page_shown_changed, self);
  mu_listen (mu_desk_past (desk), "notify::state", past_changed, self);
  mu_listen (self->plan, "can-fight-changed", mu_tonight_page_shown_changed, self);
  mu_listen (table_of (self), "changed", mu_tonight_page_shown_changed, self);
  mu_listen (deployment_of (self), "changed", deployment_changed, self);
  mu_game_view_set_session (self->game, mu_desk_game (self->desk));
  mu_listen (mu_desk_game (self->desk), "changed", mu_tonight_page_game_changed, self);
  mu_listen (tonight, "cancelled", cancelled, self);
  mu_listen (tonight, "failed", failed, self);
  mu_tonight_page_offer_placing (self);
  mu_tonight_page_go_on (self);
  mu_tonight_page_look_for_game (self);
}

/* --- at the table -------------------------------------------------------- */

/* NULL where the table is free. */
static char *
name_waiting (MuTonightPage *self)
{
  g_autofree char *name = NULL;

  if (!mu_table_session_is_open (table_of (self)))
    return NULL;
  g_object_get (table_of (self), "name", &name, NULL);
  return g_strdup_printf (_ ("%s is set aside."), name);
}

void
mu_tonight_page_play (MuTonightPage *self)
{
  g_autofree char *waiting = name_waiting (self);
  g_autoptr (GError) error = NULL;

  if (!mu_battle_session_play (mu_desk_tonight (self->desk), &error))
    mu_say_error (self, error);
  else if (waiting)
    mu_say_with_undo (self, waiting);
}

void
mu_tonight_page_go_on (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_battle_session_go_on (mu_desk_tonight (self->desk), &error)) {
    mu_say_error (self, error);
    return;
  }
  if (mu_table_session_is_open (table_of (self))) {
    mu_catalogue_pick (self->catalogue, GTK_INVALID_LIST_POSITION);
    gtk_stack_set_visible_child_name (self->stack, "table");
    mu_page_open_detail (MU_PAGE (self));
    mu_table_view_focus (self->table);
  }
}

void
mu_tonight_page_look (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_table_session_look (table_of (self), &error))
    mu_say_error (self, error);
}

void
mu_tonight_page_follow (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_table_session_follow (table_of (self), &error))
    mu_say_error (self, error);
}

gboolean
mu_tonight_page_can_take_back (MuTonightPage *self)
{
  if (is_recording (self))
    return TRUE;
  if (is_shown (self, "deployment"))
    return mu_deployment_session_can_undo (deployment_of (self));
  if (mu_tonight_page_is_in_game (self))
    return mu_game_session_can_undo (mu_desk_game (self->desk));
  if (mu_tonight_page_can_bring_game_back (self))
    return TRUE;
  if (shown_battle (self))
    return mu_battle_session_can_turn_back (shown_battle (self));
  if (mu_tonight_page_is_at_table (self))
    return mu_table_session_can_take_back (table_of (self));
  return self->desk && mu_battle_session_can_take_back_throw (mu_desk_tonight (self->desk));
}

char *
mu_tonight_page_take_back_words (MuTonightPage *self)
{
  char *last = NULL;

  if (is_recording (self))
    return g_strdup (_ ("nothing is recorded yet"));
  if (is_shown (self, "deployment"))
    return g_strdup (_ ("the last step of the deployment"));
  if (mu_tonight_page_is_in_game (self))
    return g_strdup (_ ("the last answer"));
  if (mu_tonight_page_can_bring_game_back (self))
    return g_strdup (_ ("the game that was given up"));
  if (shown_battle (self))
    return g_strdup (_ ("the other course of the battle"));
  if (!mu_tonight_page_is_at_table (self))
    return g_strdup (_ ("the last die thrown"));
  g_object_get (table_of (self), "last", &last, NULL);
  return last;
}

char *
mu_tonight_page_bring_back_words (MuTonightPage *self)
{
  if (is_shown (self, "deployment"))
    return g_strdup (_ ("the step of the deployment"));
  if (mu_tonight_page_is_in_game (self))
    return g_strdup (_ ("the last answer"));
  if (shown_battle (self))
    return g_strdup (_ ("the other course of the battle"));
  return g_strdup (mu_tonight_page_is_at_table (self) ? _ ("the last entry")
                                                      : _ ("the last die thrown"));
}

static void
say_step (MuTonightPage *self, const char *words, gboolean done, const GError *error)
{
  g_autofree char *text = NULL;

  if (!done) {
    mu_say_error (self, error);
    return;
  }
  text = g_strconcat (words, mu_table_session_get_stepped (table_of (self)), NULL);
  mu_say (self, text);
}

void
mu_tonight_page_take_back (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (is_recording (self)) {
    leave_record (self);
    return;
  }
  if (is_shown (self, "deployment")) {
    mu_deployment_session_undo (deployment_of (self));
    return;
  }
  if (mu_tonight_page_is_in_game (self)) {
    mu_tonight_page_step_game (self, TRUE);
    return;
  }
  if (mu_tonight_page_can_bring_game_back (self)) {
    mu_tonight_page_bring_game_back (self);
    return;
  }
  if (shown_battle (self)) {
    mu_battle_session_turn_back (shown_battle (self));
    mu_say (self, _ ("The battle is as it was before."));
    return;
  }
  if (!mu_tonight_page_is_at_table (self)) {
    mu_battle_session_take_back_throw (mu_desk_tonight (self->desk));
    mu_say (self, _ ("The die lies as it did before."));
    return;
  }
  gboolean done = mu_table_session_take_back (table_of (self), &error);
  say_step (self, _ ("Undone: "), done, error);
}

gboolean
mu_tonight_page_can_bring_back (MuTonightPage *self)
{
  if (is_shown (self, "deployment"))
    return mu_deployment_session_can_redo (deployment_of (self));
  if (mu_tonight_page_is_in_game (self))
    return mu_game_session_can_redo (mu_desk_game (self->desk));
  if (shown_battle (self))
    return mu_battle_session_can_turn_again (shown_battle (self));
  if (mu_tonight_page_is_at_table (self))
    return mu_table_session_can_bring_back (table_of (self));
  return self->desk && mu_battle_session_can_bring_back_throw (mu_desk_tonight (self->desk));
}

void
mu_tonight_page_bring_back (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (is_shown (self, "deployment")) {
    mu_deployment_session_redo (deployment_of (self));
    return;
  }
  if (mu_tonight_page_is_in_game (self)) {
    mu_tonight_page_step_game (self, FALSE);
    return;
  }
  if (shown_battle (self)) {
    mu_battle_session_turn_again (shown_battle (self));
    mu_say (self, _ ("The battle takes its other course again."));
    return;
  }
  if (!mu_tonight_page_is_at_table (self)) {
    mu_battle_session_bring_back_throw (mu_desk_tonight (self->desk));
    mu_say (self, _ ("The die lies as it was thrown."));
    return;
  }
  gboolean done = mu_table_session_bring_back (table_of (self), &error);
  say_step (self, _ ("Done again: "), done, error);
}

static void
add_way_back (MuTonightPage *self)
{
  self->go_on = gtk_button_new_with_label (_ ("Battle on the Table"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), "win.go-on");
  gtk_widget_set_margin_start (self->go_on, 10);
  gtk_widget_set_margin_end (self->go_on, 10);
  gtk_widget_set_margin_top (self->go_on, 10);
  gtk_widget_set_margin_bottom (self->go_on, 10);
  gtk_widget_hide (self->go_on);
  gtk_box_append (GTK_BOX (self->catalogue), self->go_on);
}

static void
mu_tonight_page_init (MuTonightPage *self)
{
  MuPage *page = MU_PAGE (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  add_way_back (self);
  offer_taking_back (self);
  mu_page_set_parts (page, self->leaflet, self->catalogue);
  mu_page_add_back_button (page, mu_plan_view_get_back_button (self->plan));
  mu_page_add_back_button (page, mu_table_view_get_back_button (self->table));
  mu_page_add_back_button (page, mu_battle_view_get_back_button (self->tonight));
  mu_page_add_back_button (page, mu_battle_view_get_back_button (self->past));
  mu_listen (self->catalogue, "picked", picked, self);
  mu_listen (self->stack, "notify::visible-child-name", mu_tonight_page_shown_changed, self);
}

MuBattleSession *
mu_tonight_page_get_shown (MuTonightPage *self)
{
  const char *shown
      = is_recording (self) ? self->recorded : gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (shown, "tonight") == 0)
    return mu_desk_tonight (self->desk);
  if (g_strcmp0 (shown, "past") == 0)
    return mu_desk_past (self->desk);
  return NULL;
}

void
mu_tonight_page_begin (MuTonightPage *self, gint64 campaign, const int *sides)
{
  mu_battle_session_reset (mu_desk_tonight (self->desk));
  mu_catalogue_pick (self->catalogue, GTK_INVALID_LIST_POSITION);
  gtk_stack_set_visible_child_name (self->stack, "plan");
  if (campaign)
    mu_plan_view_choose_campaign (self->plan, campaign, sides);
  mu_page_open_detail (MU_PAGE (self));
}

gboolean
mu_tonight_page_can_roll (MuTonightPage *self)
{
  return mu_plan_view_can_fight (self->plan);
}

void
mu_tonight_page_roll (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;
  MuBattleChoice choice;

  if (!mu_plan_view_get_choice (self->plan, &choice))
    mu_say (self, choice.campaign ? _ ("Choose two different sides of the campaign first.")
                                  : _ ("Choose two armies first."));
  else if (!mu_battle_session_prepare (mu_desk_tonight (self->desk), &choice, &error))
    mu_say_refusal (self, _ ("No Dice Were Rolled"), mu_remedy (error), error);
}

/* --- battles of history ----------------------------------------------------- */

gboolean
mu_tonight_page_is_reading (MuTonightPage *self)
{
  return is_shown (self, "history") || mu_tonight_page_is_at_scenarios (self);
}

const MuList *
mu_tonight_page_get_historic_army (MuTonightPage *self, MuSide side)
{
  MuHistoricBattle *open = mu_history_view_get_open (self->history);

  return is_shown (self, "history") && open ? mu_historic_battle_get_list (open, side) : NULL;
}

static void
show_history (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  mu_history_view_read (self->history, mu_club_books (mu_desk_club (self->desk)));
  gtk_stack_set_visible_child_name (self->stack, "history");
  mu_history_view_focus (self->history);
}

/* As if it had been chosen and its dice rolled on the plan, to which it leads. A fight that is
 * under way goes on. */
static gboolean
set_up_historic (MuTonightPage *self)
{
  MuBattleSession *tonight = mu_desk_tonight (self->desk);
  MuHistoricBattle *open = mu_history_view_get_open (self->history);

  if (!is_shown (self, "history") || !open)
    return FALSE;
  if (mu_battle_session_get_state (tonight) == MU_BATTLE_FIGHTING) {
    mu_say (self, _ ("A battle is being fought. This one can be set up when that is over."));
    return FALSE;
  }
  mu_tonight_page_begin (self, 0, NULL);
  mu_plan_view_choose_historic (self->plan, open);
  mu_tonight_page_roll (self);
  return mu_battle_session_get_state (tonight) == MU_BATTLE_READY;
}

static void
fight_historic (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  if (set_up_historic (self))
    mu_battle_session_fight (mu_desk_tonight (self->desk));
}

static void
prepare_historic (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  if (set_up_historic (self))
    mu_say (self, _ ("Set up as on its day. Deployment and odds stand below."));
}

static void
print_historic (GtkWidget *widget, const char *action, GVariant *parameter)
{
  if (set_up_historic (MU_TONIGHT_PAGE (widget)))
    gtk_widget_activate_action (widget, "win.preview", NULL);
}

/* --- into the club file, and out of it ------------------------------------- */

gboolean
mu_tonight_page_is_recording (MuTonightPage *self)
{
  return is_recording (self);
}

void
mu_tonight_page_record (MuTonightPage *self)
{
  MuBattleSession *shown = mu_tonight_page_get_shown (self);
  MuBattleSession *battle = shown ? shown : mu_desk_tonight (self->desk);

  if (is_recording (self)
      || !mu_record_view_show (self->record, battle, mu_desk_store (self->desk)))
    return;
  self->recorded = !shown ? "table" : shown == mu_desk_past (self->desk) ? "past" : "tonight";
  gtk_stack_set_visible_child_name (self->stack, "record");
  mu_record_view_focus (self->record);
}

/* The battle may have gone since: then the page has closed. */
static void
record_shown (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  MuBattleSession *battle = recorded_battle (self);
  g_autoptr (GError) error = NULL;

  if (!is_recording (self))
    return;
  leave_record (self);
  if (!mu_battle_session_keep (battle, &error))
    mu_say_refusal (self, _ ("The Battle Was Not Recorded"),
                    g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE)
                        ? _ ("Roll the battle again with the armies as they stand now.")
                        : mu_remedy (error),
                    error);
  else if (mu_tonight_page_end_recorded_game (self) && mu_battle_session_get_campaign (battle))
    mu_say_with_undo (self, _ ("The result and its losses stand in the campaign."));
  else
    mu_say_with_undo (self, _ ("The battle is kept in the club file."));
}

static void
say_taken_back (MuTonightPage *self, const char *name, int others)
{
  g_autofree char *text
      = others > 0 ? g_strdup_printf (
            ngettext ("%s taken back, with %d later entry of its campaign",
                      "%s taken back, with %d later entries of its campaign", others),
            name, others)
                   : g_strdup_printf (_ ("%s taken back"), name);

  mu_say_with_undo (self, text);
}

static void
take_battle_back (MuTonightPage *self, gint64 battle, const char *name)
{
  g_autoptr (GError) error = NULL;
  int others = 0;

  if (mu_history_delete_battle (mu_desk_history (self->desk), battle, &others, &error))
    say_taken_back (self, name, others);
  else
    mu_say_refusal (self, _ ("The Battle Was Not Taken Back"), mu_remedy (error), error);
}

static void
take_picked_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  MuBattleItem *item = mu_catalogue_get_picked (self->catalogue);
  g_autofree char *name = NULL;

  if (item == NULL)
    return;
  g_object_get (item, "name", &name, NULL);
  take_battle_back (self, mu_battle_item_get_id (item), name);
}

static void
take_shown_back (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  MuBattleSession *shown = shown_battle (self);
  g_autofree char *name = NULL;

  if (shown == NULL || mu_battle_session_get_kept (shown) == 0)
    return;
  g_object_get (shown, "name", &name, NULL);
  take_battle_back (self, mu_battle_session_get_kept (shown), name);
}

/* In the list of battles by its menu and by Delete. */
static void
offer_taking_back (MuTonightPage *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  g_menu_append (menu, _ ("_Take Battle Back"), "tonight.take-picked-back");
  mu_catalogue_set_row_menu (self->catalogue, G_MENU_MODEL (menu));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                        gtk_named_action_new ("tonight.take-picked-back")));
  gtk_widget_add_controller (mu_catalogue_get_list (self->catalogue), keys);
}

gboolean
mu_tonight_page_get_choice (MuTonightPage *self, MuBattleChoice *choice)
{
  return mu_plan_view_get_choice (self->plan, choice);
}
