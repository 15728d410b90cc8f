#include "reports/scene/picture_words.h"

static const cairo_user_data_key_t gathered;

static void
clear_words (gpointer data)
{
  g_object_unref (((MuPictureWords *) data)->layout);
}

GArray *
mu_picture_words_new (void)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (MuPictureWords));
  g_array_set_clear_func (words, clear_words);
  return words;
}

void
mu_picture_words_gather (cairo_t *cr, GArray *words)
{
  cairo_set_user_data (cr, &gathered, words, NULL);
}

static void
take_colour (cairo_t *cr, MuPictureWords *taken)
{
  double opacity;
  if (cairo_pattern_get_rgba (cairo_get_source (cr), &taken->red, &taken->green, &taken->blue,
                              &opacity)
      != CAIRO_STATUS_SUCCESS)
    taken->red = taken->green = taken->blue = 0;
}

void
mu_picture_words_show (cairo_t *cr, PangoLayout *layout)
{
  GArray *words = cairo_get_user_data (cr, &gathered);
  MuPictureWords taken = { .layout = layout };
  double x, y;
  if (words == NULL) {
    pango_cairo_show_layout (cr, layout);
    return;
  }
  cairo_get_current_point (cr, &x, &y);
  cairo_get_matrix (cr, &taken.matrix);
  cairo_matrix_translate (&taken.matrix, x, y);
  take_colour (cr, &taken);
  g_object_ref (layout);
  g_array_append_val (words, taken);
}
