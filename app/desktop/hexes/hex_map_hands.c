/* What hands and keys do on the hex map. */
#include <gdk/gdkkeysyms.h>
#include <math.h>

#include "app/desktop/hexes/hex_map_private.h"
#include "app/session/abd/hex_words.h"

#define THRESHOLD 5.0  /* pixels */
#define NEAR_SIDE 0.28 /* hexes from the middle: whoever draws hexsides means one */

/* --- where ----------------------------------------------------------------------- */

static int
hex_at (MuHexMapView *self, double x, double y)
{
  const MuHexView seen = mu_hex_map_view_of (self);

  return self->scenario ? mu_hex_at_point (&self->map.grid, &seen, x, y) : MU_ABD_OFF;
}

/* The hexside that the point is nearest to; -1 in the middle of the hex. */
static int
side_at (MuHexMapView *self, int hex, double x, double y)
{
  const MuHexView seen = mu_hex_map_view_of (self);
  double mx;
  double my;

  mu_hex_to_picture (&seen, &self->map.grid, hex, &mx, &my);
  if (hypot (x - mx, y - my) < NEAR_SIDE * seen.size)
    return -1;
  const double turn = atan2 (x - mx, my - y) / (2 * G_PI) * MU_ABD_DIRECTIONS;
  return mu_abd_turned ((int) lround (turn), 0);
}

static gboolean
has_piece (MuHexMapView *self, int hex)
{
  for (guint i = 0; hex != MU_ABD_OFF && i < self->scene->pieces->len; i++)
    if (g_array_index (self->scene->pieces, MuHexPiece, i).hex == hex)
      return TRUE;
  return FALSE;
}

/* --- the hand ---------------------------------------------------------------------- */

static void
act_at (MuHexMapView *self, double x, double y)
{
  const int hex = hex_at (self, x, y);
  const int side = hex == MU_ABD_OFF ? -1 : side_at (self, hex, x, y);

  if (hex == MU_ABD_OFF || (hex == self->last && side == self->last_side))
    return;
  self->last = hex;
  self->last_side = side;
  mu_hex_map_view_put_cursor (self, hex);
  g_signal_emit_by_name (self, "acted", hex, side);
}

static void
press (MuPictureView *view, double x, double y, GdkModifierType keys)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const int hex = hex_at (self, x, y);

  self->over = self->last = MU_ABD_OFF;
  self->last_side = -1;
  self->grabbed = !self->paints && self->scenario && has_piece (self, hex) ? hex : MU_ABD_OFF;
  self->in_stroke = self->paints && hex != MU_ABD_OFF;
  if (!self->in_stroke)
    return;
  g_signal_emit_by_name (self, "stroke", TRUE);
  act_at (self, x, y);
}

static void
carry_over (MuHexMapView *self, int hex)
{
  if (hex == self->over)
    return;
  self->over = hex;
  mu_hex_map_view_refresh (self);
}

static gboolean
carry (MuPictureView *view, const MuPictureDrag *drag)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);

  if (hypot (drag->right, drag->down) < THRESHOLD && self->over == MU_ABD_OFF)
    return FALSE;
  if (self->in_stroke)
    act_at (self, drag->x, drag->y);
  else if (self->grabbed != MU_ABD_OFF)
    carry_over (self, hex_at (self, drag->x, drag->y));
  else
    mu_picture_view_pan (view, drag);
  return TRUE;
}

static void
end_hand (MuHexMapView *self)
{
  if (self->in_stroke)
    g_signal_emit_by_name (self, "stroke", FALSE);
  self->in_stroke = FALSE;
  self->grabbed = self->over = MU_ABD_OFF;
  if (self->scenario)
    mu_hex_map_view_refresh (self);
}

static void
let_go (MuPictureView *view, const MuPictureDrag *drag)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const int from = self->grabbed, to = self->over;

  end_hand (self);
  if (from != MU_ABD_OFF && to != MU_ABD_OFF && from != to)
    g_signal_emit_by_name (self, "carried", from, to);
}

static void
drop (MuPictureView *view)
{
  end_hand (MU_HEX_MAP_VIEW (view));
}

static void
click (MuPictureView *view, int presses, double x, double y)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const int hex = hex_at (self, x, y);

  if (hex != MU_ABD_OFF)
    mu_hex_map_view_set_cursor (self, hex);
}

static gboolean
query_tooltip (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (widget);
  const int hex = keyboard && self->scenario ? self->cursor : hex_at (self, x, y);
  g_autofree char *words = hex == MU_ABD_OFF ? NULL : mu_hex_words (self->scenario, hex);

  if (words)
    gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

/* --- keys ------------------------------------------------------------------------------ */

static gboolean
step_to (MuHexMapView *self, int hex)
{
  if (hex != MU_ABD_OFF)
    mu_hex_map_view_set_cursor (self, hex);
  return TRUE;
}

/* Left and right: the neighbour in the same row, or the other one there. */
static int
beside (const MuAbdGrid *grid, int hex, int right, gboolean other)
{
  const int row = mu_abd_hex_at (grid, hex % grid->columns + right, hex / grid->columns);
  const int north = mu_abd_hex_next (grid, hex, right > 0 ? MU_ABD_NORTH_EAST : MU_ABD_NORTH_WEST);
  const int south = mu_abd_hex_next (grid, hex, right > 0 ? MU_ABD_SOUTH_EAST : MU_ABD_SOUTH_WEST);

  return !other ? row : north == row ? south : north;
}

static gboolean
nudge (MuPictureView *view, int right, int down, gboolean far)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);
  const MuAbdGrid *grid = &self->map.grid;

  if (self->scenario == NULL)
    return FALSE;
  if (right)
    return step_to (self, beside (grid, self->cursor, right, far));
  return step_to (self,
                  mu_abd_hex_next (grid, self->cursor, down > 0 ? MU_ABD_SOUTH : MU_ABD_NORTH));
}

static gboolean
step_aslant (GtkWidget *widget, GVariant *direction, gpointer data)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (widget);

  return self->scenario
         && step_to (self, mu_abd_hex_next (&self->map.grid, self->cursor,
                                            g_variant_get_int32 (direction)));
}

/* Tab goes on to what stands beside the map: units are in their list too. */
static gboolean
choose_next (MuPictureView *view, int way)
{
  return FALSE;
}

static gboolean
let_off (MuPictureView *view)
{
  MuHexMapView *self = MU_HEX_MAP_VIEW (view);

  if (self->over == MU_ABD_OFF && !self->in_stroke)
    return FALSE;
  end_hand (self);
  return TRUE;
}

static const struct {
  guint key;
  const char *action;
} keys[] = {
  { GDK_KEY_Return, "hexes.act" },
  { GDK_KEY_KP_Enter, "hexes.act" },
  { GDK_KEY_space, "hexes.act" },
  { GDK_KEY_Insert, "hexes.add-unit" },
  { GDK_KEY_KP_Insert, "hexes.add-unit" },
  { GDK_KEY_Delete, "hexes.remove-unit" },
  { GDK_KEY_KP_Delete, "hexes.remove-unit" },
  { GDK_KEY_comma, "hexes.turn-left" },
  { GDK_KEY_period, "hexes.turn-right" },
  { GDK_KEY_d, "hexes.disorder" },
  { GDK_KEY_m, "hexes.carry" },
};

static const struct {
  guint key;
  MuAbdDirection direction;
} slants[] = {
  { GDK_KEY_KP_Home, MU_ABD_NORTH_WEST }, { GDK_KEY_KP_Page_Up, MU_ABD_NORTH_EAST },
  { GDK_KEY_KP_End, MU_ABD_SOUTH_WEST },  { GDK_KEY_KP_Page_Down, MU_ABD_SOUTH_EAST },
  { GDK_KEY_KP_7, MU_ABD_NORTH_WEST },    { GDK_KEY_KP_9, MU_ABD_NORTH_EAST },
  { GDK_KEY_KP_1, MU_ABD_SOUTH_WEST },    { GDK_KEY_KP_3, MU_ABD_SOUTH_EAST },
  { GDK_KEY_KP_8, MU_ABD_NORTH },         { GDK_KEY_KP_2, MU_ABD_SOUTH },
};

void
mu_hex_map_handles (MuPictureViewClass *picture)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (picture);

  widget->query_tooltip = query_tooltip;
  picture->press = press;
  picture->carry = carry;
  picture->let_go = let_go;
  picture->drop = drop;
  picture->click = click;
  picture->nudge = nudge;
  picture->choose_next = choose_next;
  picture->let_off = let_off;
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, 0, keys[i].action, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (slants); i++)
    gtk_widget_class_add_binding (widget, slants[i].key, 0, step_aslant, "i",
                                  (int) slants[i].direction);
  for (guint i = 0; i < MU_ABD_DIRECTIONS; i++)
    gtk_widget_class_add_binding_action (widget, GDK_KEY_1 + i, 0, "hexes.side", "i", (int) i);
}
