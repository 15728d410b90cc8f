/* The actions of the window. Those that touch files are in window_files.c. */
#include <glib/gi18n.h>

#include "app/desktop/page/kept_entry.h"
#include "app/desktop/page/say.h"
#include "app/desktop/widget/wiring.h"
#include "app/desktop/window/window_private.h"

static void
show_page (GSimpleAction *action, GVariant *name, gpointer data)
{
  mu_window_show_page (data, g_variant_get_string (name, NULL));
}

static void
search (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_page_search (mu_window_get_page (data));
}

static void
go_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_page_go_back (mu_window_get_page (data));
}

/* Escape leaves the innermost thing that can be left. */
static void
escape (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;

  if (self->desk == NULL)
    return;
  if (mu_battle_session_get_state (mu_desk_tonight (self->desk)) == MU_BATTLE_FIGHTING)
    mu_battle_session_cancel (mu_desk_tonight (self->desk));
  else if (!mu_page_stop_search (mu_window_get_page (self)))
    mu_page_go_back (mu_window_get_page (self));
}

static void
new_army_of_book (MuWindow *self, const MuBook *book)
{
  if (book)
    g_action_group_activate_action (G_ACTION_GROUP (self), "new-army",
                                    g_variant_new_string (book->id));
}

static void
make_new (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;

  if (mu_window_is_on (self, self->campaigns))
    mu_campaigns_page_new (self->campaigns);
  else if (mu_window_is_on (self, self->armies))
    g_action_group_activate_action (G_ACTION_GROUP (self), "ask-new-army", NULL);
  else if (mu_window_is_on (self, self->books))
    new_army_of_book (self, mu_books_page_get_open (self->books));
  else if (mu_window_is_on (self, self->tonight))
    mu_tonight_page_begin (self->tonight, 0, NULL);
  mu_window_update_actions (self);
}

/* --- battles and campaigns ---------------------------------------------- */

static void
roll (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;

  if (mu_window_is_on (self, self->calculator))
    mu_calculator_page_roll (self->calculator);
  else
    mu_tonight_page_roll (self->tonight);
}

static void
fight (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_battle_session_fight (mu_desk_tonight (MU_WINDOW (data)->desk));
}

static void
play (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_tonight_page_play (MU_WINDOW (data)->tonight);
}

/* A sum for a unit of the battle on the table. */
static void
open_sum (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  const char *kind;
  MuTableUnit unit;
  int side;

  g_variant_get (parameter, "(&sii)", &kind, &side, &unit.unit);
  unit.side = (MuSide) side;
  mu_window_show_page (self, "calculator");
  mu_calculator_page_open_for (self->calculator, kind, unit);
}

static void
go_on (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_tonight_page_go_on (MU_WINDOW (data)->tonight);
}

static void
cancel_fight (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_battle_session_cancel (mu_desk_tonight (MU_WINDOW (data)->desk));
}

static void
record (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_tonight_page_record (MU_WINDOW (data)->tonight);
}

/* Whoever presses Ctrl+S wants nothing lost: what is half typed is taken too. */
static void
say_saved (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (self->desk && mu_kept_take_all (GTK_WIDGET (self))
      && mu_army_session_flush (mu_desk_army (self->desk), &error))
    mu_say (self, _ ("Everything is saved: whatever you do is in the club file at once."));
  mu_say_error (self, error);
}

static void
say (GSimpleAction *action, GVariant *text, gpointer data)
{
  mu_say (data, g_variant_get_string (text, NULL));
}

static void
next_battle (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;

  int sides[MU_SIDES];
  const gboolean set = mu_campaigns_page_next_sides (self->campaigns, sides);

  mu_window_show_page (self, "tonight");
  mu_tonight_page_begin (self->tonight, mu_campaigns_page_get_open (self->campaigns),
                         set ? sides : NULL);
}

static void
battle_of_sides (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  int sides[MU_SIDES];

  g_variant_get (parameter, "(ii)", &sides[MU_SIDE_A], &sides[MU_SIDE_B]);
  mu_window_show_page (self, "tonight");
  mu_tonight_page_begin (self->tonight, mu_campaigns_page_get_open (self->campaigns), sides);
}

static void
take_back_battle (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_campaigns_page_take_back (MU_WINDOW (data)->campaigns);
}

static void
send_changes (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_campaigns_page_send (MU_WINDOW (data)->campaigns);
}

static void
send_changes_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  mu_campaigns_page_send_to (MU_WINDOW (data)->campaigns, g_variant_get_string (path, NULL));
}

static void
take_changes_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  mu_campaigns_page_take_from (MU_WINDOW (data)->campaigns, g_variant_get_string (path, NULL));
}

static void
take_changes (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_campaigns_page_take_in (MU_WINDOW (data)->campaigns);
}

static void
cut_copy (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_campaigns_page_cut (MU_WINDOW (data)->campaigns);
}

/* For the first side. */
static void
cut_copy_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  mu_campaigns_page_cut_to (MU_WINDOW (data)->campaigns, 0, g_variant_get_string (path, NULL));
}

static void
record_sheet (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  mu_campaigns_page_record_sheet (MU_WINDOW (data)->campaigns);
}

static void
record_sheet_file (GSimpleAction *action, GVariant *path, gpointer data)
{
  mu_campaigns_page_record_file (MU_WINDOW (data)->campaigns, g_variant_get_string (path, NULL));
}

static void
add_samples (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  g_autoptr (GError) error = NULL;

  if (mu_desk_add_samples (self->desk, &error))
    mu_say (self, _ ("The sample armies and their campaign are in your club file."));
  else
    mu_say_error (self, error);
}

/* --- help --------------------------------------------------------------- */

static void
show_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GtkBuilder) builder
      = gtk_builder_new_from_resource ("/org/muster/Muster/ui/shortcuts.ui");
  GtkWindow *overlay = GTK_WINDOW (gtk_builder_get_object (builder, "help_overlay"));

  gtk_window_set_transient_for (overlay, data);
  gtk_window_present (overlay);
}

static void
show_about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  adw_show_about_window (data, "application-name", "Muster", "application-icon",
                         "org.muster.Muster", "version", MUSTER_VERSION, "comments",
                         _ ("The desk of an ancient-wargaming club"), "license-type",
                         GTK_LICENSE_GPL_3_0, NULL);
}

static void
try_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;

  if (self->desk == NULL)
    mu_window_open_club (self, self->path);
}

static const GActionEntry entries[] = {
  { .name = "page", .activate = show_page, .parameter_type = "s" },
  { .name = "search", .activate = search },
  { .name = "back", .activate = go_back },
  { .name = "escape", .activate = escape },
  { .name = "new", .activate = make_new },
  { .name = "roll", .activate = roll },
  { .name = "fight", .activate = fight },
  { .name = "play", .activate = play },
  { .name = "sum", .activate = open_sum, .parameter_type = "(sii)" },
  { .name = "go-on", .activate = go_on },
  { .name = "cancel-fight", .activate = cancel_fight },
  { .name = "record", .activate = record },
  { .name = "next-battle", .activate = next_battle },
  { .name = "battle-of-sides", .activate = battle_of_sides, .parameter_type = "(ii)" },
  { .name = "take-back-battle", .activate = take_back_battle },
  { .name = "send-changes", .activate = send_changes },
  { .name = "take-changes", .activate = take_changes },
  { .name = "send-changes-file", .activate = send_changes_file, .parameter_type = "s" },
  { .name = "take-changes-file", .activate = take_changes_file, .parameter_type = "s" },
  { .name = "cut-copy", .activate = cut_copy },
  { .name = "cut-copy-file", .activate = cut_copy_file, .parameter_type = "s" },
  { .name = "say", .activate = say, .parameter_type = "s" },
  { .name = "saved", .activate = say_saved },
  { .name = "record-sheet", .activate = record_sheet },
  { .name = "record-sheet-file", .activate = record_sheet_file, .parameter_type = "s" },
  { .name = "add-samples", .activate = add_samples },
  { .name = "shortcuts", .activate = show_shortcuts },
  { .name = "about", .activate = show_about },
  { .name = "try-again", .activate = try_again },
};

void
mu_window_add_actions (MuWindow *self)
{
  g_autoptr (GPropertyAction) sidebar
      = g_property_action_new ("sidebar", self->flap, "reveal-flap");
  gpointer const page[] = { self->tonight, self->campaigns, self->books, self->calculator };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (sidebar));
  for (guint i = 0; i < G_N_ELEMENTS (page); i++)
    mu_listen (page[i], "shown-changed", mu_window_update_actions, self);
}

/* --- which are possible ------------------------------------------------- */

static void
enable (MuWindow *self, const char *name, gboolean possible)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  if (action)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (action), possible);
}

static void
update_battle_actions (MuWindow *self, MuBattleState state)
{
  gboolean here = self->desk && mu_window_is_on (self, self->tonight);
  MuBattleSession *shown = here ? mu_tonight_page_get_shown (self->tonight) : NULL;
  const gboolean recording = here && mu_tonight_page_is_recording (self->tonight);
  gboolean planning = here && shown == NULL && !recording
                      && !mu_tonight_page_is_reading (self->tonight)
                      && !mu_tonight_page_is_in_game (self->tonight);

  enable (self, "roll",
          (planning && mu_tonight_page_can_roll (self->tonight)
           && (state == MU_BATTLE_CHOOSING || state == MU_BATTLE_READY))
              || (self->desk && mu_window_is_on (self, self->calculator)
                  && mu_calculator_page_can_roll (self->calculator)));
  enable (self, "fight", planning && state == MU_BATTLE_READY);
  enable (self, "play", planning && state == MU_BATTLE_READY);
  enable (self, "cancel-fight", state == MU_BATTLE_FIGHTING);
  enable (
      self, "record",
      (shown && !recording && mu_battle_session_get_state (shown) == MU_BATTLE_FOUGHT)
          || (state == MU_BATTLE_ON_TABLE && here && mu_tonight_page_is_at_table (self->tonight)));
  enable (self, "save-sheet", shown != NULL);
  enable (self, "export-battle-sheet", shown != NULL);
  enable (self, "export-battle-pdf", shown != NULL || (planning && state == MU_BATTLE_READY));
}

static void
update_army_actions (MuWindow *self)
{
  gboolean open = self->desk && mu_army_session_get_id (mu_desk_army (self->desk)) != 0;
  gboolean here = mu_window_is_on (self, self->armies);

  enable (self, "export-army", open && here);
  enable (self, "export-army-as", open && here);
  enable (self, "duplicate-army", open && here);
  enable (self, "delete-army", open && here);
  enable (self, "compare-army", open && here);
  enable (self, "army-card", open && here);
  enable (self, "newer-book", open && here);
  enable (self, "export-army-file", open);
  enable (self, "export-roster-pdf", open);
  enable (self, "import-army", self->desk != NULL);
  enable (self, "import-army-file", self->desk != NULL);
}

/* A book of the club's own is changed itself; of any other a copy is begun. */
static void
update_book_actions (MuWindow *self)
{
  const MuBook *open = self->desk && mu_window_is_on (self, self->books)
                           ? mu_books_page_get_open (self->books)
                           : NULL;
  const gboolean own
      = open && mu_shelf_own_path (mu_club_books (mu_desk_club (self->desk)), open) != NULL;

  enable (self, "copy-book", open != NULL);
  enable (self, "write-book", self->desk != NULL);
  enable (self, "write-from-book", open && !own);
  enable (self, "change-book", own);
}

static void
update_campaign_actions (MuWindow *self)
{
  gboolean open = self->desk && mu_campaigns_page_get_open (self->campaigns) != 0;
  /* In a player's copy the umpire's part is not to be had. */
  gboolean whole = open && mu_campaigns_page_is_whole (self->campaigns);

  const gboolean fights = whole && mu_campaigns_page_can_fight (self->campaigns);

  enable (self, "next-battle", fights);
  enable (self, "battle-of-sides", fights);
  enable (self, "send-changes", open);
  enable (self, "take-changes", self->desk != NULL);
  enable (self, "send-changes-file", open);
  enable (self, "take-changes-file", self->desk != NULL);
  enable (self, "cut-copy", whole);
  enable (self, "cut-copy-file", whole);
  enable (self, "export-campaign-pdf", open);
  enable (self, "record-sheet", whole);
  enable (self, "record-sheet-file", whole);
  enable (self, "take-back-battle", whole && mu_campaigns_page_has_battles (self->campaigns));
}

void
mu_window_update_actions (MuWindow *self)
{
  g_autoptr (MuPrintable) printable = mu_window_get_printable (self);

  mu_window_update_steps (self);
  enable (self, "print", printable != NULL);
  enable (self, "preview", printable != NULL);
  enable (self, "save-pdf", printable != NULL);
  enable (self, "new",
          self->desk && !mu_window_is_on (self, self->calculator)
              && !(mu_window_is_on (self, self->books) && !mu_books_page_get_open (self->books)));
  enable (self, "new-army", self->desk != NULL);
  enable (self, "own-books", self->desk != NULL);
  enable (self, "hex-scenarios", self->desk != NULL);
  enable (self, "back-up", self->desk != NULL);
  enable (self, "preferences", self->desk != NULL);
  update_book_actions (self);
  enable (self, "ask-new-army", self->desk != NULL);
  enable (self, "search", self->desk && mu_page_can_search (mu_window_get_page (self)));
  update_battle_actions (self, self->desk
                                   ? mu_battle_session_get_state (mu_desk_tonight (self->desk))
                                   : MU_BATTLE_CHOOSING);
  update_army_actions (self);
  update_campaign_actions (self);
}
