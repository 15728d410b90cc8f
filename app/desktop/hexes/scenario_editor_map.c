/* What hands and keys do to the map. */
#include <glib/gi18n.h>

#include "app/desktop/hexes/scenario_editor_private.h"
#include "app/desktop/page/kept_entry.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/abd/hex_words.h"

static int
cursor_of (MuScenarioEditor *self)
{
  return mu_hex_map_view_get_cursor (self->view);
}

/* --- tools -------------------------------------------------------------------------- */

static void
say_why (MuScenarioEditor *self, GError *why)
{
  if (why)
    mu_scenario_editor_say (self, why->message, FALSE);
}

static void
set_hexside (MuScenarioEditor *self, int hex, int direction, MuAbdHexside side)
{
  g_autoptr (GError) why = NULL;

  mu_scenario_writer_set_hexside (self->writer, hex, direction, side, &why);
  say_why (self, why);
}

static void
toggle_entry (MuScenarioEditor *self, int entry, int hex)
{
  g_autoptr (GError) why = NULL;

  mu_scenario_writer_toggle_entry (self->writer, entry, hex, &why);
  say_why (self, why);
}

/* direction: -1 where none is meant. */
static void
acted (MuScenarioEditor *self, int hex, int direction)
{
  const MuHexTool tool = mu_ground_pane_get_tool (self->ground);

  switch (tool.kind) {
  case MU_HEX_TOOL_CARRY:
    break;
  case MU_HEX_TOOL_TERRAIN:
    mu_scenario_writer_set_terrain (self->writer, hex, (MuAbdTerrain) tool.value);
    break;
  case MU_HEX_TOOL_HEXSIDE:
    if (direction >= 0)
      set_hexside (self, hex, direction, (MuAbdHexside) tool.value);
    break;
  case MU_HEX_TOOL_ENTRY:
    toggle_entry (self, tool.value, hex);
    break;
  }
}

static void
stroke (MuScenarioEditor *self, gboolean begins)
{
  if (begins)
    mu_scenario_writer_begin_stroke (self->writer);
  else
    mu_scenario_writer_end_stroke (self->writer);
}

static void
tool_changed (MuScenarioEditor *self)
{
  mu_hex_map_view_set_paints (self->view,
                              mu_ground_pane_get_tool (self->ground).kind != MU_HEX_TOOL_CARRY);
}

/* --- counters -------------------------------------------------------------------------- */

static void
move_counter (MuScenarioEditor *self, int from, int to)
{
  MuSide side;
  int at;

  if (!mu_scenario_writer_find_unit (self->writer, from, &side, &at))
    return;
  mu_scenario_writer_move_unit (self->writer, side, at, to);
  mu_hex_map_view_set_cursor (self->view, to);
}

static void
set_carried (MuScenarioEditor *self, int hex)
{
  self->carried = hex;
  mu_hex_map_view_set_carried (self->view, hex);
  mu_scenario_editor_follow (self);
}

/* Picks up the counter at the cursor, or puts the one down that was picked up. */
static void
carry (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  const int from = self->carried;
  MuSide side;
  int at;

  if (from != MU_ABD_OFF) {
    set_carried (self, MU_ABD_OFF);
    move_counter (self, from, cursor_of (self));
  } else if (mu_scenario_writer_find_unit (self->writer, cursor_of (self), &side, &at))
    set_carried (self, cursor_of (self));
}

static void
act (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  const MuHexTool tool = mu_ground_pane_get_tool (self->ground);

  if (tool.kind == MU_HEX_TOOL_CARRY)
    carry (widget, name, parameter);
  else if (tool.kind == MU_HEX_TOOL_HEXSIDE)
    mu_scenario_editor_say (self, _ ("1 to 6 draw along a side: 1 is north, then clockwise"),
                            FALSE);
  else
    acted (self, cursor_of (self), -1);
}

static void
add_unit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);

  gtk_stack_set_visible_child_name (self->stack, "armies");
  mu_armies_pane_add (self->armies);
}

static void
say_removed (MuScenarioEditor *self, const char *unit)
{
  g_autofree char *words = g_strdup_printf (_ ("Removed: %s"), unit);

  mu_scenario_editor_say (self, words, TRUE);
}

/* The unit at the cursor, or that which is picked and has no hex. */
static gboolean
find_unit (MuScenarioEditor *self, MuSide *side, int *at)
{
  return mu_scenario_writer_find_unit (self->writer, cursor_of (self), side, at)
         || mu_armies_pane_get_picked (self->armies, side, at);
}

static void
remove_unit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  g_autofree char *unit = NULL;
  MuSide side;
  int at;

  mu_kept_take_all (widget);
  if (!find_unit (self, &side, &at))
    return;
  unit = mu_hex_words_unit (mu_scenario_writer_get (self->writer), side, at);
  set_carried (self, MU_ABD_OFF);
  mu_scenario_writer_remove_unit (self->writer, side, at);
  say_removed (self, unit);
}

static void
turn (MuScenarioEditor *self, int sides)
{
  MuSide side;
  int at;

  if (mu_scenario_writer_find_unit (self->writer, cursor_of (self), &side, &at))
    mu_scenario_writer_turn_unit (self->writer, side, at, sides);
}

static void
turn_left (GtkWidget *widget, const char *name, GVariant *parameter)
{
  turn (MU_SCENARIO_EDITOR (widget), -1);
}

static void
turn_right (GtkWidget *widget, const char *name, GVariant *parameter)
{
  turn (MU_SCENARIO_EDITOR (widget), 1);
}

static void
disorder (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  MuAbdUnitSetup unit;
  MuSide side;
  int at;

  if (!mu_scenario_writer_find_unit (self->writer, cursor_of (self), &side, &at))
    return;
  unit = mu_scenario_writer_get (self->writer)->side[side].unit[at];
  unit.disordered = !unit.disordered;
  mu_scenario_writer_set_unit (self->writer, side, at, &unit);
}

/* Along that side of the hex, or to that side the counter looks. */
static void
side_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuScenarioEditor *self = MU_SCENARIO_EDITOR (widget);
  const MuHexTool tool = mu_ground_pane_get_tool (self->ground);
  const int direction = g_variant_get_int32 (parameter);
  MuSide side;
  int at;

  if (tool.kind == MU_HEX_TOOL_HEXSIDE)
    set_hexside (self, cursor_of (self), direction, (MuAbdHexside) tool.value);
  else if (mu_scenario_writer_find_unit (self->writer, cursor_of (self), &side, &at))
    turn (self, direction - mu_scenario_writer_get (self->writer)->side[side].unit[at].facing);
}

/* --- wiring -------------------------------------------------------------------------------- */

static void
cursor_moved (MuScenarioEditor *self, int hex)
{
  mu_armies_pane_go (self->armies, hex);
  mu_scenario_editor_follow (self);
}

void
mu_scenario_editor_listen_to_map (MuScenarioEditor *self)
{
  mu_listen (self->view, "cursor-moved", cursor_moved, self);
  mu_listen (self->view, "acted", acted, self);
  mu_listen (self->view, "stroke", stroke, self);
  mu_listen (self->view, "carried", move_counter, self);
  mu_listen (self->ground, "tool-changed", tool_changed, self);
}

void
mu_scenario_editor_map_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "hexes.act", NULL, act);
  gtk_widget_class_install_action (widget, "hexes.add-unit", NULL, add_unit);
  gtk_widget_class_install_action (widget, "hexes.remove-unit", NULL, remove_unit);
  gtk_widget_class_install_action (widget, "hexes.turn-left", NULL, turn_left);
  gtk_widget_class_install_action (widget, "hexes.turn-right", NULL, turn_right);
  gtk_widget_class_install_action (widget, "hexes.disorder", NULL, disorder);
  gtk_widget_class_install_action (widget, "hexes.carry", NULL, carry);
  gtk_widget_class_install_action (widget, "hexes.side", "i", side_key);
}
