/* Undo and Redo. Each page takes back what was done on it and nothing else. */
#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/window/step_menu.h"
#include "app/desktop/window/window_private.h"

typedef enum {
  OF_TONIGHT,
  OF_ARMIES,
  OF_CAMPAIGNS,
  OF_BOOKS,
  OF_CALCULATOR,
} Owner;

static Owner
owner_of (MuWindow *self, gpointer page)
{
  if (page == (gpointer) self->armies)
    return OF_ARMIES;
  if (page == (gpointer) self->campaigns)
    return OF_CAMPAIGNS;
  if (page == (gpointer) self->books)
    return OF_BOOKS;
  return page == (gpointer) self->calculator ? OF_CALCULATOR : OF_TONIGHT;
}

/* MU_PLACES: the club file's history has nothing of that page. */
static MuPlace
place_of (Owner owner)
{
  switch (owner) {
  case OF_TONIGHT:
    return MU_AT_TONIGHT;
  case OF_ARMIES:
    return MU_AT_ARMIES;
  case OF_CAMPAIGNS:
    return MU_AT_CAMPAIGNS;
  case OF_BOOKS:
  case OF_CALCULATOR:
    break;
  }
  return MU_PLACES;
}

/* --- what there is to take back ----------------------------------------------------- */

/* At the table and on the deployment the page's own steps come first, then what it did to the club
 * file. */
static char *
undo_words (MuWindow *self, Owner owner)
{
  const MuPlace place = place_of (owner);

  if (owner == OF_CALCULATOR)
    return mu_calculator_page_can_take_back (self->calculator) ? g_strdup (_ ("the last sum"))
                                                               : NULL;
  if (owner == OF_TONIGHT && mu_tonight_page_can_take_back (self->tonight))
    return mu_tonight_page_take_back_words (self->tonight);
  return place == MU_PLACES
             ? NULL
             : g_strdup (mu_history_undo_words_at (mu_desk_history (self->desk), place));
}

static char *
redo_words (MuWindow *self, Owner owner)
{
  const MuPlace place = place_of (owner);

  if (owner == OF_CALCULATOR)
    return mu_calculator_page_can_bring_back (self->calculator) ? g_strdup (_ ("the last sum"))
                                                                : NULL;
  if (owner == OF_TONIGHT && mu_tonight_page_can_bring_back (self->tonight))
    return mu_tonight_page_bring_back_words (self->tonight);
  return place == MU_PLACES
             ? NULL
             : g_strdup (mu_history_redo_words_at (mu_desk_history (self->desk), place));
}

/* --- taking back -------------------------------------------------------------------- */

typedef gboolean (*Stepper) (MuHistory *history, MuPlace place, GError **error);

/* What another page did since stands in the way: a word about it will do. */
static void
say_fault (MuWindow *self, const GError *error)
{
  if (error && error->domain == G_IO_ERROR)
    mu_say (self, error->message);
  else
    mu_say_error (self, error);
}

static void
step_history (MuWindow *self, Stepper step, MuPlace place, const char *format, const char *words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strconcat (format, words, NULL);

  if (mu_army_session_flush (mu_desk_army (self->desk), &error)
      && step (mu_desk_history (self->desk), place, &error))
    mu_say (self, text);
  else
    say_fault (self, error);
}

static void
undo_of (MuWindow *self, Owner owner)
{
  g_autofree char *words = self->desk ? undo_words (self, owner) : NULL;

  if (words == NULL)
    mu_say (self, _ ("Nothing on this page is left to take back."));
  else if (owner == OF_CALCULATOR)
    mu_calculator_page_take_back (self->calculator);
  else if (owner == OF_TONIGHT && mu_tonight_page_can_take_back (self->tonight))
    mu_tonight_page_take_back (self->tonight);
  else
    step_history (self, mu_history_undo_at, place_of (owner), _ ("Undone: "), words);
}

static void
redo_of (MuWindow *self, Owner owner)
{
  g_autofree char *words = self->desk ? redo_words (self, owner) : NULL;

  if (words == NULL)
    mu_say (self, _ ("Nothing on this page is left to do again."));
  else if (owner == OF_CALCULATOR)
    mu_calculator_page_bring_back (self->calculator);
  else if (owner == OF_TONIGHT && mu_tonight_page_can_bring_back (self->tonight))
    mu_tonight_page_bring_back (self->tonight);
  else
    step_history (self, mu_history_redo_at, place_of (owner), _ ("Done again: "), words);
}

static void
undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  undo_of (data, owner_of (data, mu_window_get_page (data)));
}

static void
redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  redo_of (data, owner_of (data, mu_window_get_page (data)));
}

/* A toast that is still there on another page takes back what it tells of. */
static void
undo_on (GSimpleAction *action, GVariant *name, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *page = gtk_stack_get_child_by_name (self->pages, g_variant_get_string (name, NULL));

  if (page)
    undo_of (self, owner_of (self, page));
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo },
  { .name = "redo", .activate = redo },
  { .name = "step-back", .activate = undo }, /* the keys: also where there is nothing to undo */
  { .name = "step-on", .activate = redo },
  { .name = "undo-on", .activate = undo_on, .parameter_type = "s" },
};

void
mu_window_add_step_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}

/* --- what can be -------------------------------------------------------------------- */

static void
enable (MuWindow *self, const char *name, gboolean possible)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), possible);
}

static void
label_menus (MuWindow *self, const char *undo_what, const char *redo_what)
{
  g_autofree char *undo_label = mu_step_menu_undo_label (undo_what);
  g_autofree char *redo_label = mu_step_menu_redo_label (redo_what);

  if (self->step_menus == NULL)
    self->step_menus = mu_step_menu_find (GTK_WIDGET (self));
  mu_step_menu_show (self->step_menus, "win.undo", undo_label, "<Ctrl>z");
  mu_step_menu_show (self->step_menus, "win.redo", redo_label, "<Shift><Ctrl>z");
}

void
mu_window_update_steps (MuWindow *self)
{
  const Owner owner = owner_of (self, mu_window_get_page (self));
  g_autofree char *undo_what = self->desk ? undo_words (self, owner) : NULL;
  g_autofree char *redo_what = self->desk ? redo_words (self, owner) : NULL;

  enable (self, "undo", undo_what != NULL);
  enable (self, "redo", redo_what != NULL);
  if (self->desk)
    label_menus (self, undo_what, redo_what);
}
