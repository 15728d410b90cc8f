/* The page's game at the screen: begun, left, gone on with, given up, seen to its result. */
#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/tonight/tonight_private.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/game/game_evening.h"
#include "lists/battle/system.h"

gboolean
mu_tonight_page_is_in_game (MuTonightPage *self)
{
  return self->desk && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "game") == 0;
}

static void
show_game (MuTonightPage *self)
{
  mu_catalogue_pick (self->catalogue, GTK_INVALID_LIST_POSITION);
  gtk_stack_set_visible_child_name (self->stack, "game");
  mu_page_open_detail (MU_PAGE (self));
  mu_game_view_focus (self->game);
}

/* A scenario has everybody placed. */
static gboolean
may_be_placed (const MuBattleRecord *record)
{
  const MuRecordSystem *system = record ? mu_record_system (record->rules) : NULL;

  return !system || system->set_placing != NULL;
}

/* awfp.deploy.screen: as the club does it, until somebody chooses otherwise for this battle. */
static void
battle_changed (MuTonightPage *self)
{
  const MuBattleRecord *record = mu_battle_session_get_record (mu_desk_tonight (self->desk));

  g_simple_action_set_state (self->placing, g_variant_new_int32 ((int) mu_game_placing (record)));
  g_simple_action_set_enabled (self->placing, may_be_placed (record));
}

void
mu_tonight_page_offer_placing (MuTonightPage *self)
{
  g_autoptr (GSimpleActionGroup) armies = g_simple_action_group_new ();

  self->placing = g_simple_action_new_stateful ("placing", G_VARIANT_TYPE_INT32,
                                                g_variant_new_int32 (MU_PLACED_AS_DRAWN_UP));
  g_action_map_add_action (G_ACTION_MAP (armies), G_ACTION (self->placing));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "armies", G_ACTION_GROUP (armies));
  mu_listen (mu_desk_tonight (self->desk), "notify::state", battle_changed, self);
  battle_changed (self);
}

static MuPlacing
chosen_placing (MuTonightPage *self)
{
  g_autoptr (GVariant) state = g_action_get_state (G_ACTION (self->placing));

  return (MuPlacing) g_variant_get_int32 (state);
}

/* 0: two people; 1, 2: one, who plays that army. */
static void
begin_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  const gint32 who = g_variant_get_int32 (parameter);
  const MuGamePlayer player[MU_SIDES] = { who == 2 ? MU_GAME_MACHINE : MU_GAME_PERSON,
                                          who == 1 ? MU_GAME_MACHINE : MU_GAME_PERSON };
  g_autoptr (GError) error = NULL;

  if (mu_game_session_is_open (mu_desk_game (self->desk)))
    mu_say (self, _ ("A game is there already: go on with it, or give it up first."));
  else if (!mu_game_session_begin_tonight (mu_desk_game (self->desk), mu_desk_tonight (self->desk),
                                           player, chosen_placing (self), &error))
    mu_say_refusal (self, _ ("The Game Did Not Begin"), mu_remedy (error), error);
  else
    show_game (self);
}

static void
go_on_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  if (mu_game_session_is_open (mu_desk_game (self->desk)))
    show_game (self);
}

static void
end_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);
  g_autofree char *name = NULL, *text = NULL;
  g_autoptr (GError) error = NULL;

  g_object_get (mu_desk_game (self->desk), "name", &name, NULL);
  text = g_strdup_printf (_ ("%s is given up."), name);
  if (!mu_game_session_give_up (mu_desk_game (self->desk), &error))
    mu_say_error (self, error);
  else
    mu_say_with_undo (self, text);
}

static void
leave_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  if (mu_tonight_page_is_in_game (self))
    gtk_stack_set_visible_child_name (self->stack, "plan");
}

static void
see_game (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MuTonightPage *self = MU_TONIGHT_PAGE (widget);

  mu_game_session_show_result (mu_desk_game (self->desk), mu_desk_tonight (self->desk));
}

/* What cannot go on stays in the club file, and its reason is told. */
void
mu_tonight_page_look_for_game (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_game_session_look (mu_desk_game (self->desk), &error))
    mu_say_error (self, error);
  else if (mu_game_session_is_open (mu_desk_game (self->desk))
           && !mu_tonight_page_is_at_table (self))
    show_game (self);
}

void
mu_tonight_page_game_changed (MuTonightPage *self)
{
  if (mu_tonight_page_is_in_game (self) && !mu_game_session_is_open (mu_desk_game (self->desk)))
    gtk_stack_set_visible_child_name (self->stack, "plan");
  mu_tonight_page_shown_changed (self);
}

void
mu_tonight_page_step_game (MuTonightPage *self, gboolean back)
{
  g_autoptr (GError) error = NULL;
  const gboolean done = back ? mu_game_session_undo (mu_desk_game (self->desk), &error)
                             : mu_game_session_redo (mu_desk_game (self->desk), &error);

  if (!done && error)
    mu_say_error (self, error);
}

/* One that was given up waits for Undo where it would be gone on with. */
gboolean
mu_tonight_page_can_bring_game_back (MuTonightPage *self)
{
  return self->desk && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "plan") == 0
         && mu_game_session_can_bring_back (mu_desk_game (self->desk));
}

void
mu_tonight_page_bring_game_back (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_game_session_bring_back (mu_desk_game (self->desk), &error))
    mu_say_error (self, error);
}

/* A game that is recorded is over and done with. */
gboolean
mu_tonight_page_end_recorded_game (MuTonightPage *self)
{
  g_autoptr (GError) error = NULL;

  if (mu_game_session_is_recorded (mu_desk_game (self->desk), mu_desk_tonight (self->desk))
      && !mu_game_session_end (mu_desk_game (self->desk), &error))
    mu_say_error (self, error);
  return TRUE;
}

void
mu_tonight_page_install_game (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "tonight.begin-game", "i", begin_game);
  gtk_widget_class_install_action (widget, "tonight.go-on-game", NULL, go_on_game);
  gtk_widget_class_install_action (widget, "tonight.end-game", NULL, end_game);
  gtk_widget_class_install_action (widget, "tonight.leave-game", NULL, leave_game);
  gtk_widget_class_install_action (widget, "tonight.see-game", NULL, see_game);
}
