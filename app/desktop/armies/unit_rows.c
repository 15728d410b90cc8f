#include "app/desktop/armies/unit_rows.h"

#include "app/desktop/armies/figures_cell.h"

#define EDGE 28 /* pixels at the ends of the table that scroll it */
#define STEP 12

/* --- which row ------------------------------------------------------------ */

static GtkWidget *
find_cell (GtkWidget *below)
{
  GtkWidget *found = MU_IS_FIGURES_CELL (below) ? below : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (below); child && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_cell (child);
  return found;
}

static GtkWidget *
row_of (GtkWidget *table, GtkWidget *widget)
{
  while (widget && widget != table && g_strcmp0 (gtk_widget_get_css_name (widget), "row") != 0)
    widget = gtk_widget_get_parent (widget);
  return widget == table ? NULL : widget;
}

static gboolean
is_in_lower_half (GtkWidget *table, GtkWidget *row, double x, double y)
{
  double row_x;
  double row_y;

  return gtk_widget_translate_coordinates (table, row, x, y, &row_x, &row_y)
         && row_y > gtk_widget_get_height (row) / 2;
}

MuUnitItem *
mu_unit_rows_at (GtkWidget *table, double x, double y, GtkWidget **row, gboolean *below)
{
  GtkWidget *at = row_of (table, gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT));
  GtkWidget *cell = at ? find_cell (at) : NULL;

  if (row)
    *row = at;
  if (below)
    *below = at && is_in_lower_half (table, at, x, y);
  return cell ? mu_figures_cell_get_unit (MU_FIGURES_CELL (cell)) : NULL;
}

/* --- dragging ------------------------------------------------------------- */

typedef struct {
  GtkWidget *table;
  MuUnitDropped dropped;
  gpointer data;
  GtkWidget *marked; /* the row that shows where it would go */
  GtkWidget *dragged;
} Drag;

static void
unmark (Drag *drag)
{
  if (drag->marked) {
    gtk_widget_remove_css_class (drag->marked, "mu-drop-above");
    gtk_widget_remove_css_class (drag->marked, "mu-drop-below");
    g_object_remove_weak_pointer (G_OBJECT (drag->marked), (gpointer *) &drag->marked);
  }
  drag->marked = NULL;
}

static void
mark (Drag *drag, GtkWidget *row, gboolean below)
{
  unmark (drag);
  drag->marked = row;
  if (row == NULL)
    return;
  g_object_add_weak_pointer (G_OBJECT (row), (gpointer *) &drag->marked);
  gtk_widget_add_css_class (row, below ? "mu-drop-below" : "mu-drop-above");
}

/* Not from a number, where the pointer marks digits. */
static gboolean
is_number (GtkWidget *table, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (table, x, y, GTK_PICK_DEFAULT);

  return at && (GTK_IS_SPIN_BUTTON (at) || gtk_widget_get_ancestor (at, GTK_TYPE_SPIN_BUTTON));
}

static GdkContentProvider *
prepare (GtkDragSource *source, double x, double y, Drag *drag)
{
  MuUnitItem *unit = mu_unit_rows_at (drag->table, x, y, &drag->dragged, NULL);

  if (unit == NULL || mu_unit_item_get_kind (unit) != MU_ROW_UNIT || is_number (drag->table, x, y))
    return NULL;
  return gdk_content_provider_new_typed (MU_TYPE_UNIT_ITEM, unit);
}

static void
drag_begun (GtkDragSource *source, GdkDrag *gdk_drag, Drag *drag)
{
  g_autoptr (GdkPaintable) picture
      = drag->dragged ? gtk_widget_paintable_new (drag->dragged) : NULL;

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static void
scroll (Drag *drag, double y)
{
  GtkAdjustment *place = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (drag->table));
  const double value = gtk_adjustment_get_value (place);

  if (y < EDGE)
    gtk_adjustment_set_value (place, value - STEP);
  else if (y > gtk_widget_get_height (drag->table) - EDGE)
    gtk_adjustment_set_value (place, value + STEP);
}

static GdkDragAction
moved_over (GtkDropTarget *target, double x, double y, Drag *drag)
{
  GtkWidget *row;
  gboolean below;

  mu_unit_rows_at (drag->table, x, y, &row, &below);
  mark (drag, row, below);
  scroll (drag, y);
  return GDK_ACTION_MOVE;
}

static void
left (GtkDropTarget *target, Drag *drag)
{
  unmark (drag);
}

static gboolean
dropped (GtkDropTarget *target, const GValue *value, double x, double y, Drag *drag)
{
  MuUnitItem *unit = g_value_get_object (value);
  gboolean below;
  MuUnitItem *at = mu_unit_rows_at (drag->table, x, y, NULL, &below);
  const gboolean among = at && mu_unit_item_get_kind (at) == MU_ROW_UNIT;

  unmark (drag);
  if (unit == NULL)
    return FALSE;
  drag->dropped (drag->data, mu_unit_item_get_index (unit),
                 among ? mu_unit_item_get_index (at) + (below ? 1 : 0) : G_MAXUINT);
  return TRUE;
}

static void
free_drag (gpointer data)
{
  unmark (data);
  g_free (data);
}

void
mu_unit_rows_let_drag (GtkWidget *table, MuUnitDropped done, gpointer data)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (MU_TYPE_UNIT_ITEM, GDK_ACTION_MOVE);
  Drag *drag = g_new0 (Drag, 1);

  *drag = (Drag){ .table = table, .dropped = done, .data = data };
  g_object_set_data_full (G_OBJECT (table), "mu-unit-drag", drag, free_drag);
  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect (source, "prepare", G_CALLBACK (prepare), drag);
  g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begun), drag);
  g_signal_connect (target, "motion", G_CALLBACK (moved_over), drag);
  g_signal_connect (target, "leave", G_CALLBACK (left), drag);
  g_signal_connect (target, "drop", G_CALLBACK (dropped), drag);
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (source));
  gtk_widget_add_controller (table, GTK_EVENT_CONTROLLER (target));
}
