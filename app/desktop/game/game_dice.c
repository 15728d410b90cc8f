#include "app/desktop/game/game_dice.h"

#include <glib/gi18n.h>

#include "app/desktop/page/say.h"
#include "app/desktop/widget/die_row.h"
#include "app/desktop/widget/wiring.h"

#define HEIGHT_MOST 360

static void
thrown (MuGameSession *session, int face, GtkWidget *row)
{
  const guint die = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "die"));
  GtkWidget *button = gtk_widget_get_ancestor (row, GTK_TYPE_MENU_BUTTON);
  g_autoptr (GError) error = NULL;

  if (face == 0)
    return;
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  if (!mu_game_session_throw (session, die, face, &error))
    mu_say_error (button, error);
}

static void
add_die (GtkBox *box, MuGameSession *session, guint die)
{
  const MuRoll *roll = mu_game_session_get_die (session, die);
  g_autofree char *purpose = mu_game_session_die_words (session, die);
  /* Translators: the place of a die among those thrown, and what it is for */
  g_autofree char *name = g_strdup_printf (_ ("Die %u: %s"), die + 1, purpose);
  GtkWidget *label = gtk_label_new (name), *row = mu_die_row_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  mu_die_row_show (MU_DIE_ROW (row), (MuDie) roll->die, roll->value);
  g_object_set_data (G_OBJECT (row), "die", GUINT_TO_POINTER (die));
  mu_listen (row, "thrown", thrown, session);
  gtk_box_append (box, label);
  gtk_box_append (box, row);
}

static GtkWidget *
make_list (MuGameSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *hint = gtk_label_new (_ ("Press the face that you threw: the battle goes on from it, "
                                      "and later dice are rolled anew."));

  gtk_label_set_wrap (GTK_LABEL (hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (hint), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (hint), 40);
  gtk_box_append (GTK_BOX (box), hint);
  for (guint die = 0; die < mu_game_session_get_dice (session); die++)
    add_die (GTK_BOX (box), session, die);
  return box;
}

/* They are made when they are asked for. */
static void
make_popover (GtkMenuButton *button, gpointer session)
{
  GtkWidget *popover = gtk_popover_new (), *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), HEIGHT_MOST);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), make_list (session));
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  gtk_menu_button_set_popover (button, popover);
}

void
mu_game_dice_offer (GtkMenuButton *button, MuGameSession *session)
{
  gtk_menu_button_set_create_popup_func (button, make_popover, session, NULL);
  mu_game_dice_changed (button, session);
}

void
mu_game_dice_changed (GtkMenuButton *button, MuGameSession *session)
{
  const guint dice = mu_game_session_get_dice (session);
  g_autofree char *words = g_strdup_printf (ngettext ("%u Die", "%u Dice", dice), dice);

  gtk_menu_button_set_label (button, words);
  mu_name_widget (button, words);
  gtk_widget_set_visible (GTK_WIDGET (button), dice > 0);
}
