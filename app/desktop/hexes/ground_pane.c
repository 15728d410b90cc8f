#include "app/desktop/hexes/ground_pane.h"

#include <glib/gi18n.h>

#include "app/desktop/hexes/hex_rows.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/abd/hex_words.h"
#include "reports/abd/hex_scene.h"

#define SAMPLE 32 /* pixels */
#define TEXT   11.0
#define TOOL   "mu-hex-tool"

struct _MuGroundPane {
  AdwBin parent;
  MuScenarioWriter *writer;
  GtkWidget *first; /* the button of the first tool, whose group all are in */
  AdwPreferencesGroup *entries;
  GtkWidget *entry_box; /* in that group */
  GtkSpinButton *columns;
  GtkSpinButton *rows;
  MuHexTool tool;
  gboolean filling;
};

G_DEFINE_FINAL_TYPE (MuGroundPane, mu_ground_pane, ADW_TYPE_BIN)

static guint tool_signal;

/* --- samples --------------------------------------------------------------------- */

static MuHexLook
look_now (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  return (MuHexLook){ .palette
                      = adw_style_manager_get_dark (style) ? MU_SCENE_DARK : MU_SCENE_LIGHT,
                      .text = TEXT,
                      .stark = adw_style_manager_get_high_contrast (style) };
}

static void
draw_counter (cairo_t *cr, const MuHexLook *look)
{
  const MuHexPiece piece = { .type = MU_ABD_MI, .side = MU_SIDE_A };

  mu_hex_draw_counter (cr, &mu_abd_chart_usual, &piece, look, SAMPLE * 0.8);
}

static void
draw_sample (GtkDrawingArea *area, cairo_t *cr, int w, int h, gpointer data)
{
  const MuHexTool *tool = data;
  const MuHexLook look = look_now ();

  cairo_translate (cr, w / 2.0, h / 2.0);
  if (tool->kind == MU_HEX_TOOL_CARRY)
    draw_counter (cr, &look);
  else if (tool->kind == MU_HEX_TOOL_TERRAIN)
    mu_hex_draw_terrain (cr, (MuAbdTerrain) tool->value, &look, SAMPLE * 0.9);
  else if (tool->kind == MU_HEX_TOOL_HEXSIDE)
    mu_hex_draw_hexside (cr, (MuAbdHexside) tool->value, &look, SAMPLE * 0.8);
}

static GtkWidget *
sample_new (const MuHexTool *tool)
{
  GtkWidget *area;

  if (tool->kind == MU_HEX_TOOL_ENTRY)
    return gtk_image_new_from_icon_name ("go-jump-symbolic");
  area = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), SAMPLE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), SAMPLE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_sample,
                                  g_memdup2 (tool, sizeof *tool), g_free);
  mu_listen (adw_style_manager_get_default (), "notify::dark", gtk_widget_queue_draw, area);
  return area;
}

/* --- tools ------------------------------------------------------------------------- */

static void
tool_toggled (GtkWidget *button, MuGroundPane *self)
{
  const MuHexTool *tool = g_object_get_data (G_OBJECT (button), TOOL);

  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
    return;
  self->tool = *tool;
  g_signal_emit (self, tool_signal, 0);
}

static GtkWidget *
tool_face (const MuHexTool *tool, const char *words)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (face), sample_new (tool));
  gtk_box_append (GTK_BOX (face), label);
  return face;
}

static GtkWidget *
tool_new (MuGroundPane *self, MuHexTool tool, const char *words)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), tool_face (&tool, words));
  gtk_widget_set_hexpand (button, TRUE);
  mu_name_widget (button, words);
  g_object_set_data_full (G_OBJECT (button), TOOL, g_memdup2 (&tool, sizeof tool), g_free);
  if (self->first)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->first));
  else
    self->first = button;
  if (tool.kind == self->tool.kind && tool.value == self->tool.value)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  g_signal_connect (button, "toggled", G_CALLBACK (tool_toggled), self);
  return button;
}

static GtkWidget *
grid_new (AdwPreferencesGroup *group)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  adw_preferences_group_add (group, grid);
  return grid;
}

static void
put (GtkWidget *grid, int at, GtkWidget *tool)
{
  gtk_grid_attach (GTK_GRID (grid), tool, at % 2, at / 2, 1, 1);
}

static void
add_tools (MuGroundPane *self, GtkWidget *box)
{
  GtkWidget *grid = grid_new (mu_hex_group (box, _ ("Ground")));
  int at = 0;

  for (int i = 0; i < MU_ABD_TERRAINS; i++)
    put (grid, at++,
         tool_new (self, (MuHexTool){ MU_HEX_TOOL_TERRAIN, i },
                   _ (mu_abd_terrain_words ((MuAbdTerrain) i))));
  grid = grid_new (mu_hex_group (box, _ ("Hexsides")));
  for (int i = 0; i < MU_ABD_HEXSIDES; i++)
    put (grid, i,
         tool_new (self, (MuHexTool){ MU_HEX_TOOL_HEXSIDE, i },
                   i ? _ (mu_abd_hexside_words ((MuAbdHexside) i)) : _ ("Nothing")));
}

/* --- entries ------------------------------------------------------------------------ */

static void
remove_clicked (GtkWidget *button, MuGroundPane *self)
{
  const MuHexTool *tool = g_object_get_data (G_OBJECT (button), TOOL);

  mu_scenario_writer_remove_entry (self->writer, tool->value);
}

static GtkWidget *
entry_row (MuGroundPane *self, int entry, gboolean is_new)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  const MuHexTool tool = { MU_HEX_TOOL_ENTRY, entry };
  g_autofree char *words
      = is_new ? g_strdup (_ ("New Entry")) : g_strdup_printf (_ ("Entry %d"), entry + 1);
  g_autofree char *gone = g_strdup_printf (_ ("Remove entry %d"), entry + 1);

  gtk_box_append (GTK_BOX (row), tool_new (self, tool, words));
  if (!is_new) {
    GtkWidget *button = mu_hex_button ("user-trash-symbolic", gone);
    g_object_set_data_full (G_OBJECT (button), TOOL, g_memdup2 (&tool, sizeof tool), g_free);
    g_signal_connect (button, "clicked", G_CALLBACK (remove_clicked), self);
    gtk_box_append (GTK_BOX (row), button);
  }
  return row;
}

static void
build_entries (MuGroundPane *self)
{
  const int count = mu_scenario_writer_get (self->writer)->detail.entry_count;

  if (self->tool.kind == MU_HEX_TOOL_ENTRY)
    self->tool.value = MIN (self->tool.value, count);
  if (self->entry_box)
    adw_preferences_group_remove (self->entries, self->entry_box);
  self->entry_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  adw_preferences_group_add (self->entries, self->entry_box);
  for (int i = 0; i < MIN (count + 1, MU_ABD_ENTRIES); i++)
    gtk_box_append (GTK_BOX (self->entry_box), entry_row (self, i, i == count));
}

/* --- the pane ------------------------------------------------------------------------ */

static void
changed (MuGroundPane *self, gboolean rows)
{
  const MuAbdGrid *grid = &mu_scenario_writer_get (self->writer)->map.grid;

  self->filling = TRUE;
  gtk_spin_button_set_value (self->columns, grid->columns);
  gtk_spin_button_set_value (self->rows, grid->rows);
  if (rows)
    build_entries (self);
  self->filling = FALSE;
}

static void
size_changed (MuGroundPane *self)
{
  if (!self->filling)
    mu_scenario_writer_resize (self->writer, gtk_spin_button_get_value_as_int (self->columns),
                               gtk_spin_button_get_value_as_int (self->rows));
}

MuHexTool
mu_ground_pane_get_tool (MuGroundPane *self)
{
  return self->tool;
}

static void
build (MuGroundPane *self)
{
  GtkWidget *box = mu_hex_pane (ADW_BIN (self));
  AdwPreferencesGroup *size;

  gtk_box_append (GTK_BOX (box),
                  tool_new (self, (MuHexTool){ MU_HEX_TOOL_CARRY, 0 }, _ ("Move Counters")));
  add_tools (self, box);
  self->entries = mu_hex_group (box, _ ("Entry Hexes"));
  adw_preferences_group_set_description (self->entries,
                                         _ ("Hexes on the edge by which units come later"));
  size = mu_hex_group (box, _ ("Size"));
  self->columns = mu_hex_row_number (size, _ ("Columns"), 1, MU_ABD_COLUMNS);
  self->rows = mu_hex_row_number (size, _ ("Rows"), 1, MU_ABD_ROWS);
}

void
mu_ground_pane_set_writer (MuGroundPane *self, MuScenarioWriter *writer)
{
  self->writer = writer;
  build (self);
  changed (self, TRUE);
  mu_listen (self->columns, "value-changed", size_changed, self);
  mu_listen (self->rows, "value-changed", size_changed, self);
  mu_listen (writer, "changed", changed, self);
}

static void
mu_ground_pane_class_init (MuGroundPaneClass *class)
{
  tool_signal = g_signal_new ("tool-changed", MU_TYPE_GROUND_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
}

static void
mu_ground_pane_init (MuGroundPane *self)
{
}
