#include "lists/xml/writer.h"

#include "lists/xml/reader.h"

void
mu_writer_init (MuWriter *writer)
{
  *writer = (MuWriter){ .out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") };
}

char *
mu_writer_finish (MuWriter *writer, gsize *length)
{
  g_assert (writer->depth == 0);
  if (length)
    *length = writer->out->len;
  return g_string_free (g_steal_pointer (&writer->out), FALSE);
}

static void
indent (MuWriter *writer)
{
  for (int i = 0; i < writer->depth; i++)
    g_string_append (writer->out, "  ");
}

static void
close_tag (MuWriter *writer)
{
  if (writer->in_tag)
    g_string_append (writer->out, ">\n");
  writer->in_tag = FALSE;
}

void
mu_writer_begin (MuWriter *writer, const char *element)
{
  g_assert (writer->depth < MU_WRITER_DEPTH);
  close_tag (writer);
  indent (writer);
  g_string_append_printf (writer->out, "<%s", element);
  writer->open[writer->depth++] = element;
  writer->in_tag = TRUE;
}

void
mu_writer_end (MuWriter *writer)
{
  const char *element = writer->open[--writer->depth];
  if (writer->in_tag) {
    g_string_append (writer->out, "/>\n");
    writer->in_tag = FALSE;
    return;
  }
  indent (writer);
  g_string_append_printf (writer->out, "</%s>\n", element);
}

void
mu_writer_instruction (MuWriter *writer, const char *target, const char *content)
{
  close_tag (writer);
  indent (writer);
  g_string_append_printf (writer->out, "<?%s %s?>\n", target, content);
}

static gboolean
xml_can_hold (gunichar c)
{
  return (c >= 0x20 && c != 0xFFFE && c != 0xFFFF) || c == '\t' || c == '\n' || c == '\r';
}

/* Blanks other than the space would be made spaces when read as an attribute,
 * and a carriage return a line feed anywhere. */
static void
append_escaped (GString *out, const char *value, gboolean attribute)
{
  g_autofree char *text = g_utf8_make_valid (value ? value : "", -1);
  for (const char *at = text; *at; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);
    if (c == '&')
      g_string_append (out, "&amp;");
    else if (c == '<')
      g_string_append (out, "&lt;");
    else if (c == '>')
      g_string_append (out, "&gt;");
    else if (c == '"' && attribute)
      g_string_append (out, "&quot;");
    else if (c == '\r' || (attribute && (c == '\t' || c == '\n')))
      g_string_append_printf (out, "&#%u;", c);
    else
      g_string_append_unichar (out, xml_can_hold (c) ? c : 0xFFFD);
  }
}

void
mu_writer_text (MuWriter *writer, const char *attribute, const char *value)
{
  g_assert (writer->in_tag);
  g_string_append_printf (writer->out, " %s=\"", attribute);
  append_escaped (writer->out, value, TRUE);
  g_string_append_c (writer->out, '"');
}

void
mu_writer_int (MuWriter *writer, const char *attribute, gint64 value)
{
  g_assert (writer->in_tag);
  g_string_append_printf (writer->out, " %s=\"%" G_GINT64_FORMAT "\"", attribute, value);
}

void
mu_writer_flag (MuWriter *writer, const char *attribute, gboolean value)
{
  if (value)
    mu_writer_text (writer, attribute, "yes");
}

void
mu_writer_troop (MuWriter *writer, const char *attribute, const MuTroop *troop)
{
  char notation[64];
  mu_writer_text (writer, attribute, mu_troop_format (troop, notation, sizeof notation));
}

void
mu_writer_element_text (MuWriter *writer, const char *element, const char *text)
{
  close_tag (writer);
  indent (writer);
  g_string_append_printf (writer->out, "<%s>", element);
  append_escaped (writer->out, text, FALSE);
  g_string_append_printf (writer->out, "</%s>\n", element);
}

void
mu_writer_crew (MuWriter *writer, const MuCrew *crew)
{
  if (crew->horses)
    mu_writer_int (writer, "horses", crew->horses);
  for (int i = 0; i < crew->count; i++) {
    mu_writer_begin (writer, "crew");
    mu_writer_text (writer, "weapon", mu_words_weapon[crew->weapon[i]]);
    mu_writer_end (writer);
  }
}
