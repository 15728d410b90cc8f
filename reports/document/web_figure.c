/* A figure is SVG: drawings, lines and words, each in its place. Words are text that can be
 * searched and copied, as wide as they are on paper whatever letters the reader's machine has. */
#include <math.h>
#include <string.h>

#include "reports/document/html.h"
#include "reports/document/web_private.h"
#include "reports/scene/picture_words.h"

#define PIXELS 96.0 / 72.0 /* a point */
#define AROUND 1.0         /* room for half a line */
#define WIDE   280.0       /* wider figures may have to be moved to be seen whole */
#define LEAST  0.8         /* of its size is what words can be read at */

typedef struct {
  GString *out;
  MuWebDrawings *drawings;
  const GPtrArray *marks;
  guint first, last;
  double left, top, right, bottom;
} Figure;

/* --- how large it is --------------------------------------------------------- */

static void
take_in (Figure *figure, double x, double y, double w, double h)
{
  figure->left = MIN (figure->left, x);
  figure->top = MIN (figure->top, y);
  figure->right = MAX (figure->right, x + w);
  figure->bottom = MAX (figure->bottom, y + h);
}

static void
take_in_text (Figure *figure, const MuMark *mark)
{
  PangoRectangle box;
  pango_layout_get_extents (mark->layout, NULL, &box);
  take_in (figure, mark->x + pango_units_to_double (box.x), mark->y,
           pango_units_to_double (box.width), pango_units_to_double (box.height));
}

static void
measure (Figure *figure)
{
  figure->left = figure->top = G_MAXDOUBLE;
  figure->right = figure->bottom = -G_MAXDOUBLE;
  for (guint i = figure->first; i < figure->last; i++) {
    const MuMark *mark = figure->marks->pdata[i];
    if (mark->kind == MU_MARK_TEXT)
      take_in_text (figure, mark);
    else if (mark->kind == MU_MARK_PICTURE || mark->kind == MU_MARK_RULE
             || mark->kind == MU_MARK_TINT)
      take_in (figure, mark->x, mark->y, mark->w, mark->h);
  }
  figure->left -= AROUND;
  figure->top -= AROUND;
  figure->right += AROUND;
  figure->bottom += AROUND;
}

/* --- words --------------------------------------------------------------------- */

static void
put_attribute (GString *out, const char *name, double value)
{
  g_string_append_printf (out, " %s=\"", name);
  mu_web_number (out, value);
  g_string_append_c (out, '"');
}

/* Only what is turned or scaled needs more than its place. */
static void
put_place (GString *out, const cairo_matrix_t *matrix, double x, double y)
{
  cairo_matrix_transform_point (matrix, &x, &y);
  if (matrix->xx == 1 && matrix->yy == 1 && matrix->xy == 0 && matrix->yx == 0) {
    put_attribute (out, "x", x);
    put_attribute (out, "y", y);
    return;
  }
  const double numbers[] = { matrix->xx, matrix->yx, matrix->xy, matrix->yy, x, y };
  g_string_append (out, " transform=\"matrix(");
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++) {
    g_string_append (out, i > 0 ? " " : "");
    mu_web_number (out, numbers[i]);
  }
  g_string_append (out, ")\"");
}

static void
put_looks (GString *out, PangoLayout *layout)
{
  const PangoFontDescription *font = pango_layout_get_font_description (layout);
  put_attribute (out, "font-size", (double) pango_font_description_get_size (font) / PANGO_SCALE);
  if (pango_font_description_get_weight (font) >= PANGO_WEIGHT_SEMIBOLD)
    g_string_append (out, " font-weight=\"bold\"");
}

static void
put_line (GString *out, const MuPictureWords *words, PangoLayoutIter *iter)
{
  const PangoLayoutLine *line = pango_layout_iter_get_line_readonly (iter);
  g_autofree char *text
      = g_strndup (pango_layout_get_text (words->layout) + line->start_index, (gsize) line->length);
  PangoRectangle box;
  pango_layout_iter_get_line_extents (iter, NULL, &box);
  if (line->length == 0)
    return;
  g_string_append (out, "<text");
  put_place (out, &words->matrix, pango_units_to_double (box.x),
             pango_units_to_double (pango_layout_iter_get_baseline (iter)));
  put_looks (out, words->layout);
  if (box.width > 0)
    put_attribute (out, "textLength", pango_units_to_double (box.width));
  if (words->red + words->green + words->blue > 0)
    g_string_append_printf (out, " fill=\"#%02x%02x%02x\"", (unsigned) round (words->red * 255),
                            (unsigned) round (words->green * 255),
                            (unsigned) round (words->blue * 255));
  g_string_append (out, " lengthAdjust=\"spacingAndGlyphs\">");
  mu_web_line (out, text);
  g_string_append (out, "</text>\n");
}

static void
put_words (GString *out, const MuPictureWords *words)
{
  PangoLayoutIter *iter = pango_layout_get_iter (words->layout);
  do
    put_line (out, words, iter);
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

/* --- marks ---------------------------------------------------------------------- */

static void
put_text (const Figure *figure, const MuMark *mark)
{
  MuPictureWords words = { .layout = mark->layout };
  cairo_matrix_init_translate (&words.matrix, mark->x - figure->left, mark->y - figure->top);
  put_words (figure->out, &words);
}

/* The words of a drawing stand above it: all that it shows lies below them. */
static void
put_drawing (const Figure *figure, const MuMark *mark)
{
  const double x = mark->x - figure->left, y = mark->y - figure->top;
  g_autoptr (GArray) words = mu_picture_words_new ();
  const guint number = mu_web_drawings_add (figure->drawings, mark, words);
  g_string_append_printf (figure->out, "<use href=\"#" MU_WEB_DRAWING "%u\"", number);
  put_attribute (figure->out, "x", x);
  put_attribute (figure->out, "y", y);
  g_string_append (figure->out, "/>\n");
  for (guint i = 0; i < words->len; i++) {
    MuPictureWords *each = &g_array_index (words, MuPictureWords, i);
    each->matrix.x0 += x;
    each->matrix.y0 += y;
    put_words (figure->out, each);
  }
}

static void
put_grey (GString *out, const char *attribute, double grey)
{
  const unsigned level = (unsigned) round (grey * 255);
  g_string_append_printf (out, " %s=\"#%02x%02x%02x\"", attribute, level, level, level);
}

static void
put_rule (const Figure *figure, const MuMark *mark)
{
  g_string_append (figure->out, "<line");
  put_attribute (figure->out, "x1", mark->x - figure->left);
  put_attribute (figure->out, "y1", mark->y - figure->top);
  put_attribute (figure->out, "x2", mark->x + mark->w - figure->left);
  put_attribute (figure->out, "y2", mark->y + mark->h - figure->top);
  put_attribute (figure->out, "stroke-width", mark->thick);
  put_grey (figure->out, "stroke", mark->grey);
  g_string_append (figure->out, "/>\n");
}

static void
put_tint (const Figure *figure, const MuMark *mark)
{
  g_string_append (figure->out, "<rect");
  put_attribute (figure->out, "x", mark->x - figure->left);
  put_attribute (figure->out, "y", mark->y - figure->top);
  put_attribute (figure->out, "width", mark->w);
  put_attribute (figure->out, "height", mark->h);
  put_grey (figure->out, "fill", mark->grey);
  g_string_append (figure->out, "/>\n");
}

static void
put_mark (const Figure *figure, const MuMark *mark)
{
  switch (mark->kind) {
  case MU_MARK_TEXT:
    put_text (figure, mark);
    break;
  case MU_MARK_RULE:
    put_rule (figure, mark);
    break;
  case MU_MARK_TINT:
    put_tint (figure, mark);
    break;
  case MU_MARK_PICTURE:
    put_drawing (figure, mark);
    break;
  case MU_MARK_OPEN:
  case MU_MARK_CLOSE:
  case MU_MARK_PART:
  case MU_MARK_PART_END:
  case MU_MARK_CELL:
    break;
  }
}

/* --- all of it ------------------------------------------------------------------- */

static void
put_name (GString *out, const char *name, gboolean has_words)
{
  if (name == NULL && !has_words) {
    g_string_append (out, " aria-hidden=\"true\"");
    return;
  }
  g_string_append_printf (out, " role=\"%s\"", has_words ? "group" : "img");
  if (name == NULL)
    return;
  g_string_append (out, " aria-label=\"");
  mu_web_line (out, name);
  g_string_append_c (out, '"');
}

/* Small ones stay as they are; of the wide ones those with words shrink no more than the words
 * allow. */
static void
put_size (GString *out, double w, double h, gboolean has_words)
{
  put_attribute (out, "width", w * PIXELS);
  put_attribute (out, "height", h * PIXELS);
  g_string_append (out, " viewBox=\"0 0 ");
  mu_web_number (out, w);
  g_string_append_c (out, ' ');
  mu_web_number (out, h);
  g_string_append_c (out, '"');
  if (w > WIDE && has_words)
    g_string_append_printf (out, " style=\"min-width:%dpx\"", (int) (w * PIXELS * LEAST));
}

void
mu_web_figure (GString *out, MuWebDrawings *drawings, const GPtrArray *marks, guint first,
               guint last, const char *name)
{
  GString *inside = g_string_new (NULL);
  Figure figure = { inside, drawings, marks, first, last, 0, 0, 0, 0 };
  measure (&figure);
  for (guint i = first; i < last; i++)
    put_mark (&figure, marks->pdata[i]);
  const gboolean has_words = strstr (inside->str, "<text") != NULL;
  const double w = figure.right - figure.left, h = figure.bottom - figure.top;
  if (inside->len > 0) {
    g_string_append (out, w > WIDE ? "<div class=\"scroll\"><svg" : "<svg");
    put_size (out, w, h, has_words);
    put_name (out, name, has_words);
    g_string_append_printf (out, ">\n%s</svg>%s", inside->str, w > WIDE ? "</div>\n" : "");
  }
  g_string_free (inside, TRUE);
}
