/* The tags of the bodies: symbol, number and, near by, name. They stand upright and
 * keep clear of each other and of the blocks as far as there is room. */
#include <math.h>

#include "reports/document/symbol.h"
#include "reports/scene/scene_private.h"

#define NAMES_FROM 1.55 /* units a pace, per unit of type over 11: names from here on */
#define TOO_MUCH   2.2  /* of what stands in a tag's way */
#define A_LITTLE   0.25

typedef struct {
  double x, y, w, h;
} Box;

typedef struct {
  const MuBrush *brush;
  GArray *taken; /* Box: tags that stand */
} Tags;

typedef struct {
  PangoLayout *layout;
  double gap;
  double symbol_w, symbol_h;
  double text_w, text_h;
  Box box;
} Tag;

static gboolean
overlap (const Box *a, const Box *b)
{
  return a->x < b->x + b->w && b->x < a->x + a->w && a->y < b->y + b->h && b->y < a->y + a->h;
}

/* The part of a that b covers, 0 to 1. */
static double
covered (const Box *a, const Box *b)
{
  double w = MIN (a->x + a->w, b->x + b->w) - MAX (a->x, b->x);
  double h = MIN (a->y + a->h, b->y + b->h) - MAX (a->y, b->y);
  return w > 0 && h > 0 ? w * h / (a->w * a->h) : 0;
}

static gboolean
has_name (const MuBrush *brush, const MuSceneBody *body)
{
  double near_by = NAMES_FROM * brush->look->text / 11;
  if (brush->look->parts & MU_SCENE_NAMES)
    near_by /= 1.6;
  return body->states & MU_SCENE_SELECTED || brush->view->scale >= near_by;
}

static char *
tag_text (const MuSceneBody *body, gboolean named)
{
  if (named)
    return g_strdup_printf ("%s %s · %d", body->mark, body->name, body->figures);
  return g_strdup (body->mark);
}

static void
measure (const MuBrush *brush, const MuSceneBody *body, gboolean named, Tag *tag)
{
  g_autofree char *text = tag_text (body, named);
  PangoRectangle size;
  tag->layout = mu_brush_text (brush, text, body->states & MU_SCENE_SELECTED);
  pango_layout_get_pixel_extents (tag->layout, NULL, &size);
  tag->text_w = size.width;
  tag->text_h = size.height;
  tag->symbol_h = brush->look->text * 0.8;
  tag->symbol_w = tag->symbol_h * MU_SYMBOL_WIDTH / MU_SYMBOL_HEIGHT;
  tag->gap = brush->look->text * 0.28;
  tag->box.w = tag->symbol_w + tag->text_w + 3 * tag->gap;
  tag->box.h = tag->text_h;
}

/* --- where ------------------------------------------------------------------------ */

/* Half of what a box of w by h reaches in a direction, when it is turned. */
static double
reach (double w, double h, double turn)
{
  return (fabs (sin (turn)) * w + fabs (cos (turn)) * h) / 2;
}

/* Places to try: 0 behind, 1 to the right, 2 to the left, 3 before, 4 on it. */
#define PLACES 5
static Box
place (const MuBrush *brush, const MuSceneBody *body, const Tag *tag, int at)
{
  MuScenePoint middle = mu_scene_body_middle (body);
  double scale = brush->view->scale;
  double w = body->width * scale, h = body->depth * scale;
  double turn = body->turn + (at == 1 ? G_PI / 2 : at == 2 ? -G_PI / 2 : at == 0 ? G_PI : 0);
  double out = at == 1 || at == 2 ? w / 2 : h / 2;
  double x, y;
  mu_scene_to_picture (brush->view, middle.x, middle.y, &x, &y);
  if (at < PLACES - 1) {
    double ring = body->states & MU_SCENE_SELECTED ? 9 : 0;
    double away = out + mu_brush_line (brush, (at == 3 ? 6 : 3) + ring)
                  + reach (tag->box.w, tag->box.h, turn);
    x += sin (turn) * away;
    y -= cos (turn) * away;
  }
  return (Box){ x - tag->box.w / 2, y - tag->box.h / 2, tag->box.w, tag->box.h };
}

static Box
block_box (const MuBrush *brush, const MuSceneBody *body)
{
  MuScenePoint middle = mu_scene_body_middle (body);
  double scale = brush->view->scale;
  double rx = reach (body->depth, body->width, body->turn) * scale;
  double ry = reach (body->width, body->depth, body->turn) * scale;
  double x, y;
  mu_scene_to_picture (brush->view, middle.x, middle.y, &x, &y);
  return (Box){ x - rx, y - ry, 2 * rx, 2 * ry };
}

/* How much stands in the way; tags over tags are worse than over blocks. */
static double
hindrance (const Tags *tags, const MuSceneBody *body, const Box *box)
{
  const GArray *bodies = tags->brush->scene->bodies;
  double sum = 0;
  for (guint i = 0; i < tags->taken->len; i++)
    sum += 6 * covered (box, &g_array_index (tags->taken, Box, i));
  for (guint i = 0; i < bodies->len; i++) {
    const MuSceneBody *other = &g_array_index (bodies, MuSceneBody, i);
    Box block = block_box (tags->brush, other);
    if (other != body && mu_scene_body_stands (other))
      sum += 2 * covered (box, &block);
  }
  if (box->x < 0 || box->y < 0 || box->x + box->w > tags->brush->w
      || box->y + box->h > tags->brush->h)
    sum += 4;
  return sum;
}

/* Puts the tag where least stands in its way; how much that is. */
static double
find_place (const Tags *tags, const MuSceneBody *body, Tag *tag)
{
  double least = G_MAXDOUBLE;
  Box best = tag->box;
  for (int at = 0; at < PLACES; at++) {
    Box box = place (tags->brush, body, tag, at);
    double worth = hindrance (tags, body, &box) + (at == PLACES - 1 ? 1.2 : 0.05 * at);
    if (worth < least) {
      least = worth;
      best = box;
    }
  }
  tag->box = best;
  return least;
}

/* With its name, else with its number alone, else not at all: where a tag could not
 * be read, nor what it would cover. */
static gboolean
fit_tag (const Tags *tags, const MuSceneBody *body, Tag *tag)
{
  gboolean must = (body->states & MU_SCENE_SELECTED) != 0;
  if (has_name (tags->brush, body)) {
    measure (tags->brush, body, TRUE, tag);
    if (find_place (tags, body, tag) < A_LITTLE || must)
      return TRUE;
    g_object_unref (tag->layout);
  }
  measure (tags->brush, body, FALSE, tag);
  return find_place (tags, body, tag) < TOO_MUCH;
}

/* --- drawing ------------------------------------------------------------------------ */

static void
draw_symbol (const MuBrush *brush, const MuSceneBody *body, const Tag *tag)
{
  MuSymbol symbol = { body->type, (body->states & MU_SCENE_GENERAL) != 0 };
  cairo_save (brush->cr);
  cairo_translate (brush->cr, tag->box.x + tag->gap, tag->box.y + (tag->box.h - tag->symbol_h) / 2);
  cairo_scale (brush->cr, tag->symbol_w / MU_SYMBOL_WIDTH, tag->symbol_h / MU_SYMBOL_HEIGHT);
  mu_symbol_draw (brush->cr, MU_SYMBOL_WIDTH, MU_SYMBOL_HEIGHT, &symbol);
  cairo_restore (brush->cr);
}

static void
draw_tag (Tags *tags, const MuSceneBody *body)
{
  const MuBrush *brush = tags->brush;
  Tag tag = { 0 };
  if (fit_tag (tags, body, &tag)) {
    g_array_append_val (tags->taken, tag.box);
    mu_brush_plate (brush, tag.box.x, tag.box.y, tag.box.w, tag.box.h);
    mu_brush_ink (brush, brush->inks->side[body->side].line);
    draw_symbol (brush, body, &tag);
    mu_brush_put_text (brush, tag.layout, tag.box.x + 2 * tag.gap + tag.symbol_w, tag.box.y);
  }
  g_object_unref (tag.layout);
}

static gboolean
is_in_sight (const MuBrush *brush, const MuSceneBody *body)
{
  Box box = block_box (brush, body);
  const Box all = { 0, 0, brush->w, brush->h };
  return overlap (&box, &all);
}

static void
take_ring (Tags *tags)
{
  const GArray *bodies = tags->brush->scene->bodies;
  double out = mu_brush_line (tags->brush, 10);
  for (guint i = 0; i < bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (bodies, MuSceneBody, i);
    Box box = block_box (tags->brush, body);
    if (!(body->states & MU_SCENE_SELECTED) || !mu_scene_body_stands (body))
      continue;
    box = (Box){ box.x - out, box.y - out, box.w + 2 * out, box.h + 2 * out };
    g_array_append_val (tags->taken, box);
  }
}

/* Flags are not to be covered. */
static void
take_flags (Tags *tags)
{
  const GArray *bodies = tags->brush->scene->bodies;
  double s = mu_brush_line (tags->brush, 5.6);
  for (guint i = 0; i < bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (bodies, MuSceneBody, i);
    MuScenePoint middle = mu_scene_body_middle (body);
    double x, y;
    if (!mu_scene_body_stands (body) || !(body->states & (MU_SCENE_ROUTS | MU_SCENE_GENERAL)))
      continue;
    mu_scene_to_picture (tags->brush->view, middle.x, middle.y, &x, &y);
    const Box flag = { x - s * 0.3, y - s * 2.9, s * 2.5, s * 1.8 };
    g_array_append_val (tags->taken, flag);
  }
}

/* The selected body's tag first: it gets the best place. */
void
mu_scene_draw_labels (const MuBrush *brush)
{
  Tags tags = { brush, g_array_new (FALSE, FALSE, sizeof (Box)) };
  const GArray *bodies = brush->scene->bodies;
  take_flags (&tags);
  take_ring (&tags);
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < bodies->len; i++) {
      const MuSceneBody *body = &g_array_index (bodies, MuSceneBody, i);
      gboolean first = (body->states & MU_SCENE_SELECTED) != 0;
      if (first == (pass == 0) && mu_scene_body_stands (body) && is_in_sight (brush, body))
        draw_tag (&tags, body);
    }
  g_array_unref (tags.taken);
}
