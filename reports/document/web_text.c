#include <string.h>

#include "reports/document/html.h"
#include "reports/document/web_private.h"

void
mu_web_line (GString *out, const char *text)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\n", ' ');
  mu_html_escape (out, line);
}

static int
weight_of (PangoLayout *layout)
{
  const PangoFontDescription *font = pango_layout_get_font_description (layout);
  return font ? (int) pango_font_description_get_weight (font) : PANGO_WEIGHT_NORMAL;
}

/* A part of the text with the same looks. */
static void
put_run (GString *out, PangoLayout *layout, PangoAttrIterator *run, gboolean plain)
{
  const char *text = pango_layout_get_text (layout);
  const int length = (int) strlen (text);
  const PangoAttribute *weight = pango_attr_iterator_get (run, PANGO_ATTR_WEIGHT);
  const PangoAttribute *colour = pango_attr_iterator_get (run, PANGO_ATTR_FOREGROUND);
  int start, end;
  pango_attr_iterator_range (run, &start, &end);
  end = MIN (end, length);
  if (start >= end)
    return;
  const int heavy = weight ? ((const PangoAttrInt *) weight)->value : weight_of (layout);
  const char *tag = colour ? "small" : heavy >= PANGO_WEIGHT_SEMIBOLD && !plain ? "b" : NULL;
  g_autofree char *part = g_strndup (text + start, (gsize) (end - start));
  if (tag)
    g_string_append_printf (out, "<%s>", tag);
  mu_html_escape (out, part);
  if (tag)
    g_string_append_printf (out, "</%s>", tag);
}

void
mu_web_text (GString *out, PangoLayout *layout, gboolean plain)
{
  PangoAttrIterator *run = pango_attr_list_get_iterator (pango_layout_get_attributes (layout));
  do
    put_run (out, layout, run, plain);
  while (pango_attr_iterator_next (run));
  pango_attr_iterator_destroy (run);
}

static const char *
class_of (PangoLayout *layout, double body)
{
  const double size
      = pango_font_description_get_size (pango_layout_get_font_description (layout)) / PANGO_SCALE;
  if (size > body * 1.1)
    return " class=\"lead\"";
  return size < body * 0.97 ? " class=\"small\"" : "";
}

void
mu_web_paragraph (GString *out, PangoLayout *layout, double body)
{
  g_string_append_printf (out, "<p%s>", class_of (layout, body));
  mu_web_text (out, layout, FALSE);
  g_string_append (out, "</p>\n");
}

void
mu_web_columns (GString *out, const char *text)
{
  g_auto (GStrv) items = g_strsplit_set (text, "\t\n", -1);
  g_string_append (out, "<ul class=\"columns\">\n");
  for (guint i = 0; items[i]; i++) {
    g_string_append (out, "<li>");
    mu_web_line (out, items[i]);
    g_string_append (out, "</li>\n");
  }
  g_string_append (out, "</ul>\n");
}

void
mu_web_contents (GString *out, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_string_append (out, "<ul class=\"contents\">\n");
  for (guint i = 0; lines[i]; i++) {
    g_string_append_printf (out, "<li><a href=\"#" MU_WEB_SHEET "%u\">", i + 1);
    mu_web_line (out, lines[i]);
    g_string_append (out, "</a></li>\n");
  }
  g_string_append (out, "</ul>\n");
}
