/* The page's flow: headings, paragraphs and tables as the press put them; what stands in figures
 * goes to web_figure.c. */
#include "reports/document/sheets_html.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/xml/xml.h"
#include "reports/document/html.h"
#include "reports/document/web_private.h"

#define BODY_SIZE  9.5 /* points: of ordinary paragraphs, the smallest of which has 9 */
#define LARGE_BODY (BODY_SIZE * 12.0 / 9.0)

typedef struct {
  GString *out;
  MuWebDrawings *drawings;
  double body; /* size of ordinary paragraphs */
  int deeper;  /* by which headings stand below those of a sheet alone */
  gboolean blocks, key, contents;
  /* What is open. */
  gboolean table;
  const char *rows; /* "thead", "tbody", or NULL */
  gboolean row, item;
  const char *cell; /* "td", "th", or NULL */
  MuCellKind kind;  /* of the cell */
} Writer;

/* --- tables ------------------------------------------------------------------ */

static void
end_cell (Writer *writer)
{
  if (writer->cell)
    g_string_append_printf (writer->out, "</%s>\n", writer->cell);
  writer->cell = NULL;
}

static void
end_row (Writer *writer)
{
  end_cell (writer);
  if (writer->row)
    g_string_append (writer->out, "</tr>\n");
  writer->row = FALSE;
}

static void
end_rows (Writer *writer)
{
  end_row (writer);
  if (writer->rows)
    g_string_append_printf (writer->out, "</%s>\n", writer->rows);
  writer->rows = NULL;
}

static void
begin_table (Writer *writer, const char *class)
{
  g_string_append_printf (writer->out, "<div class=\"scroll\"><table%s>\n", class);
  writer->table = TRUE;
}

static void
end_table (Writer *writer)
{
  end_rows (writer);
  g_string_append (writer->out, "</table></div>\n");
  writer->table = FALSE;
}

/* A group has a body of rows to itself. */
static void
begin_row (Writer *writer, MuCellKind kind)
{
  const char *rows = kind == MU_CELL_HEAD ? "thead" : "tbody";
  const char *class = kind == MU_CELL_GROUP   ? " class=\"group\""
                      : kind == MU_CELL_TOTAL ? " class=\"total\""
                                              : "";
  if (writer->rows && (strcmp (writer->rows, rows) != 0 || kind == MU_CELL_GROUP))
    end_rows (writer);
  if (writer->rows == NULL)
    g_string_append_printf (writer->out, "<%s>\n", rows);
  g_string_append_printf (writer->out, "<tr%s>\n", class);
  writer->rows = rows;
  writer->row = TRUE;
}

/* An empty cell heads nothing. */
static const char *
scope_of (const MuMark *cell, gboolean empty)
{
  switch (cell->cell) {
  case MU_CELL_HEAD:
    return empty ? NULL : "col";
  case MU_CELL_NAME:
    return empty ? NULL : "row";
  case MU_CELL_GROUP:
    return "rowgroup";
  case MU_CELL_NORMAL:
  case MU_CELL_TOTAL:
    break;
  }
  return NULL;
}

static const char *
class_of (PangoAlignment align)
{
  switch (align) {
  case PANGO_ALIGN_LEFT:
    break;
  case PANGO_ALIGN_CENTER:
    return " class=\"centre\"";
  case PANGO_ALIGN_RIGHT:
    return " class=\"number\"";
  }
  return "";
}

static void
begin_cell (Writer *writer, const MuMark *cell, gboolean empty)
{
  const char *scope = scope_of (cell, empty);
  end_cell (writer);
  if (!writer->row)
    begin_row (writer, cell->cell);
  writer->cell = scope ? "th" : "td";
  writer->kind = cell->cell;
  g_string_append_printf (writer->out, "<%s%s", writer->cell, class_of (cell->align));
  if (scope)
    g_string_append_printf (writer->out, " scope=\"%s\"", scope);
  if (cell->span > 1)
    g_string_append_printf (writer->out, " colspan=\"%u\"", cell->span);
  g_string_append_c (writer->out, '>');
}

/* --- words ---------------------------------------------------------------------- */

static void
put_heading (Writer *writer, const MuMark *mark)
{
  static const char *const classes[] = { "title", "heading", "subheading" };
  const int level = CLAMP (mark->tag[1] - '1', 0, 2);
  g_string_append_printf (writer->out, "<h%d class=\"%s\">", level + 1 + writer->deeper,
                          classes[level]);
  mu_web_text (writer->out, mark->layout, TRUE);
  g_string_append_printf (writer->out, "</h%d>\n", level + 1 + writer->deeper);
}

static gboolean
is_cell_text (const Writer *writer, const MuMark *mark)
{
  return writer->cell && mark->tag && mark->tag[0] == 'T';
}

static void
put_text (Writer *writer, const MuMark *mark)
{
  const char *text = pango_layout_get_text (mark->layout);
  if (*text == '\0')
    return;
  if (writer->item)
    mu_web_text (writer->out, mark->layout, TRUE);
  else if (is_cell_text (writer, mark))
    mu_web_text (writer->out, mark->layout,
                 writer->kind == MU_CELL_HEAD || writer->kind == MU_CELL_GROUP);
  else if (mark->tag && mark->tag[0] == 'H')
    put_heading (writer, mark);
  else if (writer->contents)
    mu_web_contents (writer->out, text);
  else if (strchr (text, '\t'))
    mu_web_columns (writer->out, text);
  else
    mu_web_paragraph (writer->out, mark->layout, writer->body);
}

/* --- parts ------------------------------------------------------------------------- */

static void
end_item (Writer *writer)
{
  if (writer->item)
    g_string_append (writer->out, "</li>\n");
  writer->item = FALSE;
}

static guint
end_of_figure (const GPtrArray *marks, guint first)
{
  for (guint i = first; i < marks->len; i++) {
    const MuMark *mark = marks->pdata[i];
    if (mark->kind == MU_MARK_PART_END && mark->part == MU_PART_FIGURE)
      return i;
  }
  return marks->len;
}

/* Returns the last mark of what is written with it. */
static guint
begin_part (Writer *writer, const GPtrArray *marks, guint index)
{
  const MuMark *mark = marks->pdata[index];
  switch (mark->part) {
  case MU_PART_FIGURE: {
    const guint end = end_of_figure (marks, index);
    mu_web_figure (writer->out, writer->drawings, marks, index + 1, end, mark->name);
    return end;
  }
  case MU_PART_KEY:
    writer->key = TRUE;
    g_string_append (writer->out, "<ul class=\"key\">\n");
    break;
  case MU_PART_BLOCKS:
    writer->blocks = TRUE;
    begin_table (writer, " class=\"blocks\"");
    break;
  case MU_PART_CONTENTS:
    writer->contents = TRUE;
    break;
  case MU_PART_FOOT:
    g_string_append (writer->out, "<footer>\n");
    break;
  }
  return index;
}

static void
end_part (Writer *writer, MuPart part)
{
  switch (part) {
  case MU_PART_FIGURE:
    break;
  case MU_PART_KEY:
    end_item (writer);
    g_string_append (writer->out, "</ul>\n");
    writer->key = FALSE;
    break;
  case MU_PART_BLOCKS:
    end_table (writer);
    writer->blocks = FALSE;
    break;
  case MU_PART_CONTENTS:
    writer->contents = FALSE;
    break;
  case MU_PART_FOOT:
    g_string_append (writer->out, "</footer>\n");
    break;
  }
}

static gboolean
is_row (const Writer *writer, const MuMark *mark)
{
  return strcmp (mark->tag, writer->blocks ? "Sect" : "TR") == 0;
}

static void
open_structure (Writer *writer, const MuMark *mark)
{
  if (strcmp (mark->tag, "Table") == 0)
    begin_table (writer, "");
  else if (is_row (writer, mark))
    end_row (writer);
}

static void
close_structure (Writer *writer, const MuMark *mark)
{
  if (strcmp (mark->tag, "Table") == 0)
    end_table (writer);
  else if (is_row (writer, mark))
    end_row (writer);
}

/* --- marks --------------------------------------------------------------------------- */

static void
put_picture (Writer *writer, const GPtrArray *marks, guint index)
{
  const MuMark *mark = marks->pdata[index];
  if (writer->key) {
    end_item (writer);
    g_string_append (writer->out, "<li>");
    writer->item = TRUE;
  }
  mu_web_figure (writer->out, writer->drawings, marks, index, index + 1, mark->name);
}

/* Where there is no table a rule is one to write on. */
static void
put_rule (Writer *writer, const MuMark *mark)
{
  if (!writer->table && mark->w > 0)
    g_string_append (writer->out, "<div class=\"line\"></div>\n");
}

static gboolean
is_empty_cell (const GPtrArray *marks, guint index)
{
  const MuMark *next = index + 1 < marks->len ? marks->pdata[index + 1] : NULL;
  return next == NULL || next->kind != MU_MARK_TEXT;
}

/* Returns the last mark that is written now. */
static guint
put_mark (Writer *writer, const GPtrArray *marks, guint index)
{
  const MuMark *mark = marks->pdata[index];
  switch (mark->kind) {
  case MU_MARK_TEXT:
    put_text (writer, mark);
    break;
  case MU_MARK_RULE:
    put_rule (writer, mark);
    break;
  case MU_MARK_TINT:
    break;
  case MU_MARK_PICTURE:
    put_picture (writer, marks, index);
    break;
  case MU_MARK_OPEN:
    open_structure (writer, mark);
    break;
  case MU_MARK_CLOSE:
    close_structure (writer, mark);
    break;
  case MU_MARK_PART:
    return begin_part (writer, marks, index);
  case MU_MARK_PART_END:
    end_part (writer, mark->part);
    break;
  case MU_MARK_CELL:
    begin_cell (writer, mark, is_empty_cell (marks, index));
    break;
  }
  return index;
}

static void
put_marks (Writer *writer, const GPtrArray *marks)
{
  for (guint i = 0; i < marks->len; i++)
    i = put_mark (writer, marks, i);
}

/* --- the page -------------------------------------------------------------------------- */

static void
put_section (Writer *writer, const MuSheets *sheet, const GPtrArray *marks, guint number)
{
  g_string_append_printf (writer->out, "<section id=\"" MU_WEB_SHEET "%u\" aria-label=\"", number);
  mu_web_line (writer->out, sheet->title);
  g_string_append (writer->out, "\">\n");
  put_marks (writer, marks);
  g_string_append (writer->out, "</section>\n");
}

static char *
write_body (MuSheets *sheets, MuWebDrawings *drawings)
{
  Writer writer = {
    .out = g_string_new (NULL),
    .drawings = drawings,
    .body = mu_paper_has_large_type (sheets->paper) ? LARGE_BODY : BODY_SIZE,
  };
  put_marks (&writer, sheets->pages->pdata[0]);
  writer.deeper = 1;
  for (guint i = 1; i < sheets->pages->len; i++)
    put_section (&writer, sheets->parts->pdata[i - 1], sheets->pages->pdata[i], i);
  return g_string_free (writer.out, FALSE);
}

static void
write_meta (GString *out, const char *name, const char *content)
{
  if (*content == '\0')
    return;
  g_string_append_printf (out, "<meta name=\"%s\" content=\"", name);
  mu_web_line (out, content);
  g_string_append (out, "\"/>\n");
}

static void
write_head (GString *out, const MuSheets *sheets)
{
  /* Translators: the tag of the language that you translate into, as “de” */
  g_string_append_printf (
      out, "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"%s\"%s>\n",
      C_ ("language", "en"), mu_paper_has_large_type (sheets->paper) ? " class=\"large\"" : "");
  g_string_append (out, "<head>\n<meta charset=\"utf-8\"/>\n");
  write_meta (out, "viewport", "width=device-width, initial-scale=1");
  write_meta (out, "generator", "Muster " MUSTER_VERSION);
  write_meta (out, "author", sheets->author);
  write_meta (out, "description", sheets->subject);
  g_string_append (out, "<title>");
  mu_web_line (out, sheets->title);
  g_string_append_printf (out, "</title>\n<style>\n%s</style>\n</head>\n<body>\n", mu_web_style);
}

char *
mu_sheets_html (MuSheets *sheets)
{
  g_return_val_if_fail (mu_paper_is_web (sheets->paper), NULL);
  g_autoptr (MuWebDrawings) drawings = mu_web_drawings_new ();
  g_autofree char *body = write_body (sheets, drawings);
  GString *out = g_string_new (NULL);
  write_head (out, sheets);
  mu_web_drawings_write (drawings, out);
  g_string_append_printf (out, "<main>\n%s</main>\n</body>\n</html>\n", body);
  return g_string_free (out, FALSE);
}

gboolean
mu_sheets_write_html (MuSheets *sheets, const char *path, GError **error)
{
  g_autofree char *page = mu_sheets_html (sheets);
  return mu_file_write (path, page, strlen (page), error);
}
