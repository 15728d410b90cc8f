/* Scenarios on the page: looked at, opened from a file, set up and fought. */
#include <glib/gi18n.h>

#include "app/desktop/page/files.h"
#include "app/desktop/page/say.h"
#include "app/desktop/tonight/tonight_private.h"

gboolean
mu_tonight_page_is_at_scenarios (MuTonightPage *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "scenarios") == 0;
}

/* From one scenario to all, and from these to the plan. */
void
mu_tonight_page_leave_scenarios (MuTonightPage *self)
{
  if (!mu_scenario_view_go_back (self->scenarios))
    gtk_stack_set_visible_child_name (self->stack, "plan");
}

static void
show_scenarios (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  g_autoptr (GError) error = NULL;

  if (!mu_scenario_view_read (self->scenarios, &error))
    mu_say_error (self, error);
  gtk_stack_set_visible_child_name (self->stack, "scenarios");
  mu_scenario_view_focus (self->scenarios);
}

/* What is wrong with a file stands in it by its line. */
static void
scenario_chosen (gpointer widget, const char *path)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuScenarioItem) item = mu_scenario_item_open (path, &error);

  if (item)
    mu_scenario_view_show (self->scenarios, item);
  else
    mu_say_refusal (self, _ ("The Scenario Was Not Opened"), mu_remedy (error), error);
}

static void
open_scenario (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const MuFileQuestion question
      = { .title = _ ("Open a Scenario"), .kind = _ ("Scenarios"), .endings = "xml" };

  mu_files_open (widget, &question, scenario_chosen);
}

/* As if it had been chosen on the plan, to which it leads. A fight that is under way goes on. */
static gboolean
set_up (MuTonightPage *self)
{
  MuBattleSession *tonight = mu_desk_tonight (self->desk);
  MuScenarioItem *open = mu_scenario_view_get_open (self->scenarios);

  if (!mu_tonight_page_is_at_scenarios (self) || !open)
    return FALSE;
  if (mu_battle_session_get_state (tonight) == MU_BATTLE_FIGHTING) {
    mu_say (self, _ ("A battle is being fought. This one can be set up when that is over."));
    return FALSE;
  }
  mu_tonight_page_begin (self, 0, NULL);
  mu_plan_view_choose_scenario (self->plan, open);
  mu_tonight_page_roll (self);
  return mu_battle_session_get_state (tonight) == MU_BATTLE_READY;
}

static void
fight_scenario (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  if (set_up (self))
    mu_battle_session_fight (mu_desk_tonight (self->desk));
}

static void
prepare_scenario (GtkWidget *widget, const char *action, GVariant *parameter)
{
  set_up (MU_TONIGHT_PAGE (widget));
}

void
mu_tonight_page_install_scenarios (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "tonight.scenarios", NULL, show_scenarios);
  gtk_widget_class_install_action (widget, "tonight.open-scenario", NULL, open_scenario);
  gtk_widget_class_install_action (widget, "tonight.fight-scenario", NULL, fight_scenario);
  gtk_widget_class_install_action (widget, "tonight.prepare-scenario", NULL, prepare_scenario);
}
