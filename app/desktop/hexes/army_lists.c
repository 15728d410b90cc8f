/* The units and leaders of the side that is shown. */
#include <glib/gi18n.h>

#include "app/desktop/hexes/armies_pane_private.h"
#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/abd/hex_words.h"
#include "reports/abd/hex_board.h"

#define COUNTER 34 /* pixels */
#define PLACE   "mu-place"

static const MuHexScenario *
scenario_of (MuArmiesPane *self)
{
  return mu_scenario_writer_get (self->writer);
}

static int
place_of (gpointer widget)
{
  return GPOINTER_TO_INT (g_object_get_data (widget, PLACE));
}

/* --- units ----------------------------------------------------------------------------- */

static void
draw_counter (GtkDrawingArea *area, cairo_t *cr, int w, int h, gpointer data)
{
  MuArmiesPane *self = data;
  const MuAbdArmy *army = &scenario_of (self)->detail.side[self->side];
  const int at = place_of (area);
  const gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  const MuHexLook look = { .palette = dark ? MU_SCENE_DARK : MU_SCENE_LIGHT, .text = 9 };

  if (at >= army->unit_count)
    return;
  const MuHexPiece piece = { .type = army->units[at].type,
                             .side = (guint8) self->side,
                             .disordered = army->units[at].disordered };
  cairo_translate (cr, w / 2.0, h / 2.0);
  mu_hex_draw_counter (cr, &mu_abd_chart_usual, &piece, &look, COUNTER - 4);
}

static GtkWidget *
counter_new (MuArmiesPane *self, int at)
{
  GtkWidget *area = gtk_drawing_area_new ();

  g_object_set_data (G_OBJECT (area), PLACE, GINT_TO_POINTER (at));
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), COUNTER);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), COUNTER);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_counter, self, NULL);
  return area;
}

static void
unit_activated (MuArmiesPane *self, GtkListBoxRow *row)
{
  const int at = place_of (row);
  const int hex = scenario_of (self)->side[self->side].unit[at].hex;

  mu_armies_pane_pick (self, self->side, at);
  if (hex != MU_ABD_OFF)
    g_signal_emit_by_name (self, "hex-wanted", hex);
}

static GtkWidget *
unit_row (MuArmiesPane *self, int at)
{
  GtkWidget *row = adw_action_row_new ();

  g_object_set_data (G_OBJECT (row), PLACE, GINT_TO_POINTER (at));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), counter_new (self, at));
  return row;
}

static void
fill_unit (MuArmiesPane *self, GtkWidget *row)
{
  const int at = place_of (row);
  g_autofree char *title = mu_hex_words_unit (scenario_of (self), self->side, at);
  g_autofree char *more = mu_hex_words_unit_more (scenario_of (self), self->side, at);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), more);
  gtk_widget_queue_draw (row);
}

/* --- leaders ------------------------------------------------------------------------------ */

static void
leader_named (gpointer data)
{
  GtkWidget *row = data;
  MuArmiesPane *self = MU_ARMIES_PANE (gtk_widget_get_ancestor (row, MU_TYPE_ARMIES_PANE));
  g_autofree char *name = mu_kept_text (row);
  g_autoptr (GError) why = NULL;

  if (self && !self->filling
      && !mu_scenario_writer_name_leader (self->writer, self->side, place_of (row), name, &why))
    mu_kept_refuse (row, why->message);
}

static void
leader_removed (GtkWidget *button, MuArmiesPane *self)
{
  mu_scenario_writer_remove_leader (self->writer, self->side, place_of (button));
}

static GtkWidget *
leader_row (MuArmiesPane *self, int at)
{
  GtkWidget *row = adw_entry_row_new ();
  GtkWidget *gone = mu_hex_button ("user-trash-symbolic", _ ("Remove the leader"));
  const int kind = scenario_of (self)->detail.side[self->side].leader[at];

  g_object_set_data (G_OBJECT (row), PLACE, GINT_TO_POINTER (at));
  g_object_set_data (G_OBJECT (gone), PLACE, GINT_TO_POINTER (at));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 mu_hex_leader_key ((MuAbdLeaderKind) kind));
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), gone);
  g_signal_connect (gone, "clicked", G_CALLBACK (leader_removed), self);
  mu_kept_watch (row, leader_named, row);
  return row;
}

static void
fill_leader (MuArmiesPane *self, GtkWidget *row)
{
  const char *name
      = g_ptr_array_index (scenario_of (self)->side[self->side].leaders, place_of (row));

  mu_kept_show (row, name ? name : "");
}

static void
leader_added (GtkWidget *button, MuArmiesPane *self)
{
  g_autoptr (GError) why = NULL;

  if (!mu_scenario_writer_add_leader (self->writer, self->side, (MuAbdLeaderKind) place_of (button),
                                      &why))
    mu_armies_pane_refuse (self, why);
}

/* --- both ------------------------------------------------------------------------------------ */

static void
clear (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (list))))
    gtk_list_box_remove (list, row);
}

static void
rebuild (MuArmiesPane *self)
{
  const MuAbdArmy *army = &scenario_of (self)->detail.side[self->side];

  clear (self->units);
  clear (self->leaders);
  for (int i = 0; i < army->unit_count; i++)
    gtk_list_box_append (self->units, unit_row (self, i));
  for (int i = 0; i < army->leader_count; i++)
    gtk_list_box_append (self->leaders, leader_row (self, i));
  gtk_widget_set_visible (GTK_WIDGET (self->units), army->unit_count > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->leaders), army->leader_count > 0);
}

static void
name_add_button (MuArmiesPane *self)
{
  g_autofree char *hex = mu_hex_words_name (scenario_of (self), self->hex);
  /* TRANSLATORS: adds a unit in the hex where the cursor is: "Add in N8" */
  g_autofree char *words = g_strdup_printf (_ ("Add in %s"), hex);

  gtk_button_set_label (GTK_BUTTON (self->add_button), words);
  mu_name_widget (self->add_button, words);
}

void
mu_army_lists_fill (MuArmiesPane *self, gboolean rows)
{
  GtkWidget *row;

  if (rows)
    rebuild (self);
  for (row = gtk_widget_get_first_child (GTK_WIDGET (self->units)); row;
       row = gtk_widget_get_next_sibling (row)) {
    fill_unit (self, row);
    if (place_of (row) == self->unit)
      gtk_list_box_select_row (self->units, GTK_LIST_BOX_ROW (row));
  }
  if (self->unit < 0)
    gtk_list_box_unselect_all (self->units);
  for (row = gtk_widget_get_first_child (GTK_WIDGET (self->leaders)); row;
       row = gtk_widget_get_next_sibling (row))
    fill_leader (self, row);
  name_add_button (self);
}

static GtkListBox *
list_new (AdwPreferencesGroup *group, const char *name, GtkSelectionMode mode)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), mode);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_margin_top (list, 6);
  mu_name_widget (list, name);
  adw_preferences_group_add (group, list);
  return GTK_LIST_BOX (list);
}

static void
build_leaders (MuArmiesPane *self, GtkWidget *box)
{
  AdwPreferencesGroup *group = mu_hex_group (box, _ ("Leaders"));
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  for (int kind = 0; kind < MU_ABD_LEADER_KINDS; kind++) {
    const char *key = mu_hex_leader_key ((MuAbdLeaderKind) kind);
    g_autofree char *words = g_strdup_printf (_ ("Add %s"), key);
    GtkWidget *button = gtk_button_new_with_label (key);
    g_object_set_data (G_OBJECT (button), PLACE, GINT_TO_POINTER (kind));
    gtk_widget_set_hexpand (button, TRUE);
    gtk_widget_set_tooltip_text (button, words);
    mu_name_widget (button, words);
    g_signal_connect (button, "clicked", G_CALLBACK (leader_added), self);
    gtk_box_append (GTK_BOX (buttons), button);
  }
  adw_preferences_group_add (group, buttons);
  self->leaders = list_new (group, _ ("Leaders"), GTK_SELECTION_NONE);
}

void
mu_army_lists_build (MuArmiesPane *self, GtkWidget *box)
{
  AdwPreferencesGroup *group = mu_hex_group (box, _ ("Units"));
  g_auto (GStrv) types = mu_unit_form_types ();

  self->new_type = mu_hex_row_choice (group, _ ("New"), (const char *const *) types);
  self->add_button = gtk_button_new ();
  gtk_widget_set_tooltip_text (self->add_button, _ ("Where the cursor is on the map (Insert)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->add_button), "hexes.add-unit");
  gtk_widget_set_margin_top (self->add_button, 6);
  adw_preferences_group_add (group, self->add_button);
  self->units = list_new (group, _ ("Units"), GTK_SELECTION_SINGLE);
  mu_listen (self->units, "row-activated", unit_activated, self);
  build_leaders (self, box);
}
