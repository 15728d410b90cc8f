#include "app/desktop/window/step_menu.h"

#include <glib/gi18n.h>

#define WORDS_MOST 60 /* characters: a menu is no page */

/* --- finding ---------------------------------------------------------------------- */

static char *
action_at (GMenuModel *menu, int place)
{
  char *action = NULL;

  g_menu_model_get_item_attribute (menu, place, G_MENU_ATTRIBUTE_ACTION, "s", &action);
  return action;
}

static int
find_item (GMenuModel *menu, const char *action)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *its = action_at (menu, i);
    if (g_strcmp0 (its, action) == 0)
      return i;
  }
  return -1;
}

static void
find_sections (GMenuModel *menu, GPtrArray *sections)
{
  if (G_IS_MENU (menu) && find_item (menu, "win.undo") >= 0
      && !g_ptr_array_find (sections, menu, NULL))
    g_ptr_array_add (sections, g_object_ref (menu));
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autoptr (GMenuModel) part = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
    if (part)
      find_sections (part, sections);
  }
}

static void
find_buttons (GtkWidget *widget, GPtrArray *sections)
{
  GMenuModel *menu = GTK_IS_MENU_BUTTON (widget)
                         ? gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget))
                         : NULL;

  if (menu)
    find_sections (menu, sections);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    find_buttons (child, sections);
}

GPtrArray *
mu_step_menu_find (GtkWidget *widget)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func (g_object_unref);

  find_buttons (widget, sections);
  return sections;
}

/* --- showing ---------------------------------------------------------------------- */

static gboolean
says (GMenuModel *menu, int place, const char *label)
{
  g_autofree char *old = NULL;

  g_menu_model_get_item_attribute (menu, place, G_MENU_ATTRIBUTE_LABEL, "s", &old);
  return g_strcmp0 (old, label) == 0;
}

/* An item of a menu cannot be changed, only be replaced. */
static void
show_item (GMenu *menu, int place, const char *label, const char *accel)
{
  g_autoptr (GMenuItem) item = g_menu_item_new_from_model (G_MENU_MODEL (menu), place);

  g_menu_item_set_label (item, label);
  g_menu_item_set_attribute (item, "accel", "s", accel);
  g_menu_remove (menu, place);
  g_menu_insert_item (menu, place, item);
}

void
mu_step_menu_show (GPtrArray *sections, const char *action, const char *label, const char *accel)
{
  for (guint i = 0; i < sections->len; i++) {
    GMenu *menu = g_ptr_array_index (sections, i);
    const int place = find_item (G_MENU_MODEL (menu), action);
    if (place >= 0 && !says (G_MENU_MODEL (menu), place, label))
      show_item (menu, place, label, accel);
  }
}

/* Underscores in a label mark its key. */
static char *
shorten (const char *words)
{
  g_autofree char *head = g_utf8_strlen (words, -1) > WORDS_MOST
                              ? g_utf8_substring (words, 0, WORDS_MOST - 1)
                              : g_strdup (words);
  g_auto (GStrv) parts = g_strsplit (head, "_", -1);
  g_autofree char *plain = g_strjoinv ("__", parts);

  return g_strconcat (plain, strlen (head) < strlen (words) ? "…" : "", NULL);
}

char *
mu_step_menu_undo_label (const char *words)
{
  g_autofree char *what = words ? shorten (words) : NULL;

  /* Translators: what was done, "Hastati: 24 figures" */
  return what ? g_strdup_printf (_ ("_Undo: %s"), what) : g_strdup (_ ("_Undo"));
}

char *
mu_step_menu_redo_label (const char *words)
{
  g_autofree char *what = words ? shorten (words) : NULL;

  /* Translators: what was undone, "Hastati: 24 figures" */
  return what ? g_strdup_printf (_ ("_Redo: %s"), what) : g_strdup (_ ("_Redo"));
}
