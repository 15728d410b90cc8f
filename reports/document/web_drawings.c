/* cairo writes SVG documents; what is in them is taken out of them, and their ids get names that
 * are the only ones of the page. */
#include "reports/document/web_drawings.h"

#include <cairo-svg.h>
#include <math.h>
#include <string.h>

#include "reports/scene/picture_words.h"

#define ID '\001' /* stands in a drawing for what makes its ids the page's only ones */

struct MuWebDrawings {
  GHashTable *number; /* of a drawing's text, from 1 */
  GPtrArray *texts;   /* borrowed from the table */
};

MuWebDrawings *
mu_web_drawings_new (void)
{
  MuWebDrawings *drawings = g_new0 (MuWebDrawings, 1);
  drawings->number = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  drawings->texts = g_ptr_array_new ();
  return drawings;
}

void
mu_web_drawings_free (MuWebDrawings *drawings)
{
  g_ptr_array_unref (drawings->texts);
  g_hash_table_unref (drawings->number);
  g_free (drawings);
}

void
mu_web_number (GString *out, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];
  const double rounded = round (number * 100) / 100;
  g_string_append (out, g_ascii_formatd (text, sizeof text, "%.10g", rounded + 0.0));
}

/* --- drawing ---------------------------------------------------------------- */

static cairo_status_t
append_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_string_append_len (closure, (const char *) data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GString *
draw_document (const MuMark *picture, GArray *words)
{
  GString *svg = g_string_new (NULL);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (
      append_bytes, svg, MAX (picture->w, 1), MAX (picture->h, 1));
  cairo_t *cr = cairo_create (surface);
  mu_picture_words_gather (cr, words);
  cairo_set_source_rgb (cr, picture->grey, picture->grey, picture->grey);
  picture->picture (cr, picture->w, picture->h, picture->data);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return svg;
}

/* Cuts off what makes it a document. */
static void
cut_out (GString *svg)
{
  const char *root = strstr (svg->str, "<svg");
  const char *begin = root ? strchr (root, '>') : NULL;
  const char *end = g_strrstr (svg->str, "</svg>");
  if (begin == NULL || end == NULL || end < begin) {
    g_string_truncate (svg, 0);
    return;
  }
  g_string_truncate (svg, (gsize) (end - svg->str));
  g_string_erase (svg, 0, begin + 1 - svg->str);
}

/* --- ids ------------------------------------------------------------------------ */

/* "id="surface5"", "url(#clip1)", "xlink:href="#glyph0-0"": what stands before an id, what behind
 * it, and what is written instead. */
static const struct {
  const char *before, *instead;
  char behind;
} places[] = {
  { " id=\"", " id=\"", '"' },
  { "url(#", "url(#", ')' },
  { " xlink:href=\"#", " href=\"#", '"' },
};

/* The same drawing has the same numbers, whatever cairo drew before it. */
static guint
number_of (GHashTable *ids, char *id)
{
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (ids, id));
  if (number == 0) {
    number = g_hash_table_size (ids) + 1;
    g_hash_table_insert (ids, id, GUINT_TO_POINTER (number));
    return number;
  }
  g_free (id);
  return number;
}

/* Writes the id that at begins with, if it does; returns where it goes on. */
static const char *
rename_at (const char *at, GHashTable *ids, GString *out)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    if (!g_str_has_prefix (at, places[i].before))
      continue;
    const char *id = at + strlen (places[i].before);
    const char *end = strchr (id, places[i].behind);
    if (end == NULL)
      break;
    g_string_append (out, places[i].instead);
    g_string_append_printf (out, "%c%u", ID, number_of (ids, g_strndup (id, (gsize) (end - id))));
    return end;
  }
  g_string_append_c (out, *at);
  return at + 1;
}

static char *
rename_ids (const GString *svg)
{
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GString *out = g_string_sized_new (svg->len);
  for (const char *at = svg->str; *at;) {
    const gsize plain = strcspn (at, " u");
    g_string_append_len (out, at, (gssize) plain);
    at += plain;
    if (*at)
      at = rename_at (at, ids, out);
  }
  return g_string_free (out, FALSE);
}

/* --- all of them ------------------------------------------------------------------ */

guint
mu_web_drawings_add (MuWebDrawings *drawings, const MuMark *picture, GArray *words)
{
  GString *svg = draw_document (picture, words);
  cut_out (svg);
  char *text = rename_ids (svg);
  g_string_free (svg, TRUE);
  guint number = GPOINTER_TO_UINT (g_hash_table_lookup (drawings->number, text));
  if (number > 0) {
    g_free (text);
    return number;
  }
  g_ptr_array_add (drawings->texts, text);
  number = drawings->texts->len;
  g_hash_table_insert (drawings->number, text, GUINT_TO_POINTER (number));
  return number;
}

static void
write_drawing (GString *out, guint number, const char *text)
{
  g_string_append_printf (out, "<g id=\"" MU_WEB_DRAWING "%u\">", number);
  for (const char *at = text; *at; at++)
    if (*at == ID)
      g_string_append_printf (out, "d%u-", number);
    else
      g_string_append_c (out, *at);
  g_string_append (out, "</g>\n");
}

void
mu_web_drawings_write (const MuWebDrawings *drawings, GString *out)
{
  g_string_append (out, "<svg class=\"drawings\" width=\"0\" height=\"0\" aria-hidden=\"true\">"
                        "<defs>\n");
  for (guint i = 0; i < drawings->texts->len; i++)
    write_drawing (out, i + 1, drawings->texts->pdata[i]);
  g_string_append (out, "</defs></svg>\n");
}
