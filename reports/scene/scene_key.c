#include "reports/scene/scene_key.h"

#define SAMPLE_WIDTH  2.2 /* of the text's height, as all here */
#define SAMPLE_HEIGHT 0.85
#define TO_WORDS      0.9
#define TO_NEXT       1.6
#define LINE          2.9
#define SMALLER       0.62

void
mu_key_begin (MuKey *key, cairo_t *cr, const MuSceneLook *look, double w, gboolean draws)
{
  *key = (MuKey){
    .less = *look, .still = { 1, 0, 0 }, .line = look->text * LINE, .width = w, .draws = draws
  };
  key->less.text *= SMALLER;
  key->brush = (MuBrush){
    .cr = cr, .view = &key->still, .look = look, .inks = mu_scene_inks (look->palette), .w = w
  };
  key->small = key->brush;
  key->small.look = &key->less;
}

static void
draw_entry (const MuKey *key, PangoLayout *layout, double height, MuKeySample draw,
            gconstpointer sample)
{
  const MuBrush *brush = &key->brush;
  const double text = brush->look->text, w = text * SAMPLE_WIDTH, h = text * SAMPLE_HEIGHT;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, key->x + text * 0.3 + w / 2, key->y + key->line * 0.66 - h / 2);
  draw (&key->small, sample, w, h);
  cairo_restore (brush->cr);
  mu_brush_ink (brush, brush->inks->ink);
  mu_brush_put_text (brush, layout, key->x + w + text * TO_WORDS,
                     key->y + key->line * 0.66 - height / 2.0);
}

void
mu_key_add (MuKey *key, const char *words, MuKeySample draw, gconstpointer sample)
{
  const double text = key->brush.look->text, before = text * (SAMPLE_WIDTH + TO_WORDS);
  g_autoptr (PangoLayout) layout = mu_brush_text (&key->brush, words, FALSE);
  PangoRectangle size;
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_width (layout, (int) (MAX (key->width - before, text) * PANGO_SCALE));
  pango_layout_get_pixel_extents (layout, NULL, &size);
  if (key->x > 0 && key->x + before + size.width > key->width) {
    key->x = 0;
    key->y += key->line;
  }
  if (key->draws)
    draw_entry (key, layout, size.height, draw, sample);
  key->x += before + size.width + text * TO_NEXT;
}

/* What points down needs room. */
double
mu_key_height (const MuKey *key)
{
  return key->y + key->line + key->brush.look->text * 0.5;
}
