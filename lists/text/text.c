/* A list's text as a whole. */
#include "lists/text/text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/system.h"
#include "lists/text/text_private.h"
#include "lists/xml/data.h"
#include "lists/xml/encoding.h"

/* --- units --------------------------------------------------------------- */

static void
read_unit (MuTypedReader *reader)
{
  mu_typed_require_heads (reader);
  if (reader->list->units->len == MU_LIST_UNITS_MAX)
    mu_typed_fail (&reader->line, _ ("more than %d units"), MU_LIST_UNITS_MAX);
  if (!reader->line.error)
    g_ptr_array_add (reader->list->units,
                     mu_typed_read_unit (&reader->line, reader->book, reader->list->year));
}

static void
read_unit_note (MuTypedReader *reader, gboolean further)
{
  const MuList *list = reader->list;
  reader->line.at++;
  if (list->units->len == 0)
    mu_typed_fail (&reader->line, _ ("> stands before any unit; expected notes below theirs"));
  else
    mu_typed_append_note (&reader->line, &mu_list_unit (list, list->units->len - 1)->notes,
                          further);
}

/* --- lines --------------------------------------------------------------- */

static gboolean
is_tame (const char *line)
{
  for (const char *at = line; *at; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);
    if ((c < 0x20 && c != '\t') || c == 0x7F || (c & 0xFFFE) == 0xFFFE)
      return FALSE;
  }
  return TRUE;
}

static void
read_line (MuTypedReader *reader, const char *text, gboolean *noted)
{
  MuTypedLine *line = &reader->line;
  line->at = text;
  mu_typed_skip (line);
  const char first = *line->at;
  const gboolean further = *noted;
  *noted = first == '>' || (further && (first == '#' || first == '\0'));
  if (!is_tame (text))
    mu_typed_fail (line, _ ("there is a control character; expected text, so delete it"));
  else if (first == '>')
    read_unit_note (reader, further);
  else if (g_unichar_isdigit (g_utf8_get_char (line->at)))
    read_unit (reader);
  else if (first != '\0' && first != '#')
    mu_typed_read_head (reader);
}

/* Lines end as on any machine: in LF, CR or both. */
static void
read_lines (MuTypedReader *reader, const char *data)
{
  gboolean noted = FALSE;
  const char *at = data;
  while (*at && !reader->line.error) {
    const gsize length = strcspn (at, "\r\n");
    g_autofree char *text = g_strndup (at, length);
    reader->line.line++;
    read_line (reader, text, &noted);
    at += length;
    at += g_str_has_prefix (at, "\r\n") ? 2 : *at != '\0';
  }
}

/* What units leave unsaid is what their book makes of them. */
static void
settle_units (MuTypedReader *reader)
{
  const MuListSystem *system = mu_list_system_of (reader->list);
  for (guint i = 0; system->settle && i < reader->list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (reader->list, i);
    system->settle (unit, reader->book ? mu_book_option_of_unit (reader->book, unit) : NULL,
                    reader->list->year);
  }
}

static MuList *
read_all (MuTypedReader *reader, const char *data, GError **error)
{
  reader->list = mu_list_new ("");
  reader->rides = g_ptr_array_new_with_free_func (g_free);
  reader->ride_lines = g_array_new (FALSE, FALSE, sizeof (int));
  read_lines (reader, data);
  mu_typed_require_heads (reader);
  mu_typed_mount_generals (reader);
  g_ptr_array_unref (reader->rides);
  g_array_unref (reader->ride_lines);
  if (!reader->line.error)
    settle_units (reader);
  if (!reader->line.error && mu_list_take_prices (reader->list, &reader->line.error))
    return reader->list;
  mu_list_free (reader->list);
  g_propagate_error (error, reader->line.error);
  return NULL;
}

#define CTRL_Z "\x1A"

/* Programs of DOS end a text with it. */
static void
cut_end_mark (char *text, gsize length)
{
  gsize end = length;
  while (end > 0 && strchr (CTRL_Z "\r\n", text[end - 1]))
    end--;
  text[end + strcspn (text + end, CTRL_Z)] = '\0';
}

MuList *
mu_list_read_text (const char *data, gsize length, const char *name, const MuShelf *shelf,
                   GError **error)
{
  MuTypedReader reader = { .line = { .file = name }, .shelf = shelf };
  gsize size = 0;
  g_autofree char *assumed = NULL;
  if (length > MU_LIST_TEXT_MAX_BYTES) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_HOSTILE,
                 _ ("%s: larger than %u MiB, more than any honest file of this kind"), name,
                 MU_LIST_TEXT_MAX_BYTES >> 20);
    return NULL;
  }
  g_autofree char *text = mu_encoding_read (data, length, name, &size, &assumed, error);
  if (!text)
    return NULL;
  cut_end_mark (text, size);
  MuList *list = read_all (&reader, text, error);
  if (list)
    list->remark = g_steal_pointer (&assumed);
  return list;
}

MuList *
mu_list_read_text_file (const char *path, const MuShelf *shelf, GError **error)
{
  gsize length;
  g_autofree char *data = mu_file_read (path, MU_LIST_TEXT_MAX_BYTES, &length, error);
  return data ? mu_list_read_text (data, length, path, shelf, error) : NULL;
}
