#include "app/desktop/widget/strength_part.h"

#define PERIOD 4 /* of stripes and dots */
#define DOT    2

typedef struct {
  GtkSnapshot *snapshot;
  const graphene_rect_t *box;
  GdkRGBA colour;
  GdkRGBA tint;
} Brush;

static GdkRGBA
colour_of (GtkWidget *widget)
{
  GtkStyleContext *style = gtk_widget_get_style_context (widget);
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (style, "accent_color", &colour))
    gtk_style_context_get_color (style, &colour);
  return colour;
}

static void
fill (const Brush *brush)
{
  gtk_snapshot_append_color (brush->snapshot, &brush->colour, brush->box);
}

static void
outline (const Brush *brush)
{
  const float width[4] = { 1, 1, 1, 1 };
  const GdkRGBA colour[4] = { brush->colour, brush->colour, brush->colour, brush->colour };
  GskRoundedRect edge;

  gsk_rounded_rect_init_from_rect (&edge, brush->box, 0);
  gtk_snapshot_append_border (brush->snapshot, &edge, width, colour);
}

/* Across them goes (x, y). */
static void
stripe (const Brush *brush, float x, float y)
{
  const GdkRGBA none = { brush->colour.red, brush->colour.green, brush->colour.blue, 0 };
  const GskColorStop stops[]
      = { { 0, brush->colour }, { 0.4f, brush->colour }, { 0.4f, none }, { 1, none } };
  const graphene_point_t from = brush->box->origin;
  const graphene_point_t to = { from.x + x, from.y + y };

  gtk_snapshot_append_repeating_linear_gradient (brush->snapshot, brush->box, &from, &to, stops,
                                                 G_N_ELEMENTS (stops));
}

static void
dot (const Brush *brush)
{
  const graphene_point_t at = brush->box->origin;
  const graphene_rect_t tile = GRAPHENE_RECT_INIT (at.x, at.y, PERIOD, PERIOD);

  gtk_snapshot_push_repeat (brush->snapshot, brush->box, &tile);
  gtk_snapshot_append_color (brush->snapshot, &brush->colour,
                             &GRAPHENE_RECT_INIT (at.x + 1, at.y + 1, DOT, DOT));
  gtk_snapshot_pop (brush->snapshot);
}

/* On a tint, so that stripes and dots hold together as one part. */
static void
begin (const Brush *brush)
{
  gtk_snapshot_append_color (brush->snapshot, &brush->tint, brush->box);
}

void
mu_strength_part_draw (GtkWidget *widget, GtkSnapshot *snapshot, MuForcePart part,
                       const graphene_rect_t *box)
{
  Brush brush = { .snapshot = snapshot, .box = box, .colour = colour_of (widget) };

  brush.tint = brush.colour;
  brush.tint.alpha *= 0.2f;
  switch (part) {
  case MU_FORCE_PRESENT:
    fill (&brush);
    return;
  case MU_FORCE_WOUNDED:
    begin (&brush);
    stripe (&brush, PERIOD * 0.75f, PERIOD * 0.75f);
    return;
  case MU_FORCE_STRAGGLING:
    begin (&brush);
    dot (&brush);
    return;
  case MU_FORCE_CAPTURED:
    begin (&brush);
    stripe (&brush, PERIOD, 0);
    outline (&brush);
    return;
  case MU_FORCE_GONE:
    brush.colour.alpha *= 0.5f;
    outline (&brush);
    return;
  }
}
