#include "reports/document/sheets_private.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

#include "lists/words/plain.h"
#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "lists/xml/xml.h"
#include "reports/document/pdf_language.h"
#include "reports/document/sheets_html.h"

#define POINTS_OF_MM(mm) ((mm) *72.0 / 25.4)

gboolean
mu_paper_is_letter (MuPaper paper)
{
  switch (paper) {
  case MU_PAPER_A4:
  case MU_PAPER_A4_LARGE:
  case MU_PAPER_WEB:
  case MU_PAPER_WEB_LARGE:
    return FALSE;
  case MU_PAPER_LETTER:
  case MU_PAPER_LETTER_LARGE:
    return TRUE;
  }
  g_return_val_if_reached (FALSE);
}

MuPaper
mu_paper_in_large_type (MuPaper paper)
{
  if (mu_paper_is_web (paper))
    return MU_PAPER_WEB_LARGE;
  return mu_paper_is_letter (paper) ? MU_PAPER_LETTER_LARGE : MU_PAPER_A4_LARGE;
}

gboolean
mu_paper_is_web (MuPaper paper)
{
  return paper == MU_PAPER_WEB || paper == MU_PAPER_WEB_LARGE;
}

MuPaper
mu_paper_for_file (MuPaper paper, const char *path)
{
  if (!mu_file_ends_in (path, ".html"))
    return paper;
  return mu_paper_has_large_type (paper) ? MU_PAPER_WEB_LARGE : MU_PAPER_WEB;
}

gboolean
mu_paper_has_large_type (MuPaper paper)
{
  return paper == mu_paper_in_large_type (paper);
}

double
mu_paper_width (MuPaper paper)
{
  return mu_paper_is_letter (paper) ? 612.0 : POINTS_OF_MM (210);
}

double
mu_paper_height (MuPaper paper)
{
  return mu_paper_is_letter (paper) ? 792.0 : POINTS_OF_MM (297);
}

MuMark *
mu_mark_new (MuMarkKind kind, double x, double y, double w, double h)
{
  MuMark *mark = g_new0 (MuMark, 1);
  mark->kind = kind;
  mark->x = x;
  mark->y = y;
  mark->w = w;
  mark->h = h;
  return mark;
}

static void
free_mark (gpointer data)
{
  MuMark *mark = data;
  g_clear_object (&mark->layout);
  if (mark->data_free)
    mark->data_free (mark->data);
  g_free (mark->name);
  g_free (mark);
}

/* Widths must not depend on the device: a row that fits on screen fits on paper. */
static PangoContext *
make_context (PangoFontMap *fonts)
{
  PangoContext *context = pango_font_map_create_context (fonts);
  cairo_font_options_t *options = cairo_font_options_create ();
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

MuSheets *
mu_sheets_new (MuPaper paper, const char *title, const char *author, const char *subject)
{
  MuSheets *sheets = g_new0 (MuSheets, 1);
  sheets->paper = paper;
  sheets->title = g_utf8_make_valid (title ? title : "", -1);
  sheets->author = g_utf8_make_valid (author ? author : "", -1);
  sheets->subject = g_utf8_make_valid (subject ? subject : "", -1);
  sheets->fonts = pango_cairo_font_map_new ();
  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (sheets->fonts), 72.0);
  sheets->context = make_context (sheets->fonts);
  sheets->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  return sheets;
}

GPtrArray *
mu_sheets_add_page (MuSheets *sheets)
{
  GPtrArray *page = g_ptr_array_new_with_free_func (free_mark);
  g_ptr_array_add (sheets->pages, page);
  return page;
}

void
mu_sheets_free (MuSheets *sheets)
{
  if (!sheets)
    return;
  g_ptr_array_unref (sheets->pages);
  g_clear_pointer (&sheets->parts, g_ptr_array_unref);
  g_clear_pointer (&sheets->begin, g_array_unref);
  g_object_unref (sheets->context);
  g_object_unref (sheets->fonts);
  g_free (sheets->title);
  g_free (sheets->author);
  g_free (sheets->subject);
  g_free (sheets);
}

static void
begin_part (MuSheets *sheets, guint page)
{
  g_array_append_val (sheets->begin, page);
}

void
mu_sheets_append (MuSheets *sheets, MuSheets *other, gboolean on_new_leaf)
{
  if (sheets->parts == NULL) {
    sheets->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_sheets_free);
    sheets->begin = g_array_new (FALSE, FALSE, sizeof (guint));
    begin_part (sheets, 0);
  }
  if (on_new_leaf && sheets->pages->len % 2 != 0 && !mu_paper_is_web (sheets->paper))
    mu_sheets_add_page (sheets);
  begin_part (sheets, sheets->pages->len);
  g_ptr_array_extend_and_steal (sheets->pages, g_ptr_array_ref (other->pages));
  g_ptr_array_add (sheets->parts, other);
}

int
mu_sheets_pages (const MuSheets *sheets)
{
  return (int) sheets->pages->len;
}

MuPaper
mu_sheets_paper (const MuSheets *sheets)
{
  return sheets->paper;
}

const char *
mu_sheets_title (const MuSheets *sheets)
{
  return sheets->title;
}

static void
draw_text (cairo_t *cr, const MuMark *mark)
{
  PangoLayoutIter *iter = pango_layout_get_iter (mark->layout);
  PangoRectangle box;
  double top = 0;
  int line = 0;
  do {
    if (line >= mark->first_line && line < mark->first_line + mark->lines) {
      pango_layout_iter_get_line_extents (iter, NULL, &box);
      if (line == mark->first_line)
        top = pango_units_to_double (box.y);
      cairo_move_to (cr, mark->x + pango_units_to_double (box.x),
                     mark->y + pango_units_to_double (pango_layout_iter_get_baseline (iter)) - top);
      pango_cairo_show_layout_line (cr, pango_layout_iter_get_line_readonly (iter));
    }
    line++;
  } while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

static void
draw_rule (cairo_t *cr, const MuMark *mark)
{
  cairo_set_source_rgb (cr, mark->grey, mark->grey, mark->grey);
  cairo_set_line_width (cr, mark->thick);
  cairo_move_to (cr, mark->x, mark->y);
  cairo_rel_line_to (cr, mark->w, mark->h);
  cairo_stroke (cr);
}

static void
draw_tint (cairo_t *cr, const MuMark *mark)
{
  cairo_set_source_rgb (cr, mark->grey, mark->grey, mark->grey);
  cairo_rectangle (cr, mark->x, mark->y, mark->w, mark->h);
  cairo_fill (cr);
}

static void
draw_picture (cairo_t *cr, const MuMark *mark)
{
  cairo_translate (cr, mark->x, mark->y);
  mark->picture (cr, mark->w, mark->h, mark->data);
}

static void
draw_mark (cairo_t *cr, const MuMark *mark)
{
  cairo_save (cr);
  cairo_set_source_rgb (cr, mark->grey, mark->grey, mark->grey);
  switch (mark->kind) {
  case MU_MARK_TEXT:
    draw_text (cr, mark);
    break;
  case MU_MARK_RULE:
    draw_rule (cr, mark);
    break;
  case MU_MARK_TINT:
    draw_tint (cr, mark);
    break;
  case MU_MARK_PICTURE:
    draw_picture (cr, mark);
    break;
  case MU_MARK_OPEN:
  case MU_MARK_CLOSE:
  case MU_MARK_PART:
  case MU_MARK_PART_END:
  case MU_MARK_CELL:
    break;
  }
  cairo_restore (cr);
}

void
mu_sheets_draw (MuSheets *sheets, int page, cairo_t *cr)
{
  g_return_if_fail (page >= 0 && page < mu_sheets_pages (sheets));
  const GPtrArray *marks = g_ptr_array_index (sheets->pages, page);
  for (guint i = 0; i < marks->len; i++)
    draw_mark (cr, g_ptr_array_index (marks, i));
}

/* The structure of the document goes only into files: a printer's or a
 * preview's context may show any page alone, and then a part that closes on a
 * later page would be an error. */
static void
draw_tagged (cairo_t *cr, const MuMark *mark)
{
  if (mark->kind == MU_MARK_OPEN) {
    cairo_tag_begin (cr, mark->tag, NULL);
  } else if (mark->kind == MU_MARK_CLOSE) {
    cairo_tag_end (cr, mark->tag);
  } else if (mark->tag) {
    cairo_tag_begin (cr, mark->tag, NULL);
    draw_mark (cr, mark);
    cairo_tag_end (cr, mark->tag);
  } else {
    draw_mark (cr, mark);
  }
}

static int
add_outline (cairo_surface_t *surface, int below, const char *text, guint page, double y)
{
  /* Whole points: cairo reads a fraction by the user's locale. */
  g_autofree char *to = g_strdup_printf ("page=%u pos=[0 %d]", page + 1, (int) y);
  g_autofree char *plain = mu_plain_line (text);
  return cairo_pdf_surface_add_outline (surface, below, plain, to, 0);
}

static const char *
part_title (const MuSheets *sheets, guint part)
{
  return part == 0 ? sheets->title : ((MuSheets *) sheets->parts->pdata[part - 1])->title;
}

const char *
mu_sheets_title_at (const MuSheets *sheets, int page)
{
  guint part = 0;
  while (sheets->begin != NULL && part + 1 < sheets->begin->len
         && g_array_index (sheets->begin, guint, part + 1) <= (guint) page)
    part++;
  return part_title (sheets, part);
}

/* The entry below which the headings of this page stand. */
static int
outline_of (MuSheets *sheets, guint page, cairo_surface_t *surface, int before)
{
  for (guint i = 0; sheets->begin != NULL && i < sheets->begin->len; i++)
    if (g_array_index (sheets->begin, guint, i) == page)
      return add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, part_title (sheets, i), page, 0);
  return before;
}

static void
draw_pdf_page (MuSheets *sheets, guint page, int below, cairo_surface_t *surface, cairo_t *cr)
{
  const GPtrArray *marks = g_ptr_array_index (sheets->pages, page);
  for (guint i = 0; i < marks->len; i++) {
    const MuMark *mark = g_ptr_array_index (marks, i);
    if (mark->outlined)
      add_outline (surface, below, pango_layout_get_text (mark->layout), page, mark->y);
    draw_tagged (cr, mark);
  }
  cairo_show_page (cr);
}

/* SOURCE_DATE_EPOCH, where it is set, makes the same input the same file. */
static char *
creation_time (void)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  gint64 seconds = epoch ? g_ascii_strtoll (epoch, NULL, 10) : g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);
  return time ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%SZ") : g_strdup ("1970-01-01T00:00:00Z");
}

static void
set_metadata (const MuSheets *sheets, cairo_surface_t *surface)
{
  g_autofree char *time = creation_time ();
  g_autofree char *title = mu_plain_line (sheets->title);
  g_autofree char *author = mu_plain_line (sheets->author);
  g_autofree char *subject = mu_plain_line (sheets->subject);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, author);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_SUBJECT, subject);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Muster " MUSTER_VERSION);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, time);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, time);
}

static cairo_status_t
append_bytes (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_status_t
draw_pdf (MuSheets *sheets, GByteArray *bytes)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
      append_bytes, bytes, mu_paper_width (sheets->paper), mu_paper_height (sheets->paper));
  set_metadata (sheets, surface);
  cairo_t *cr = cairo_create (surface);
  cairo_tag_begin (cr, "Document", NULL);
  int below = CAIRO_PDF_OUTLINE_ROOT;
  for (guint i = 0; i < sheets->pages->len; i++) {
    below = outline_of (sheets, i, surface, below);
    draw_pdf_page (sheets, i, below, surface, cr);
  }
  cairo_tag_end (cr, "Document");
  cairo_status_t status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

gboolean
mu_sheets_write_pdf (MuSheets *sheets, const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = draw_pdf (sheets, bytes);
  if (status != CAIRO_STATUS_SUCCESS) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
                 "%s: the pages cannot be drawn: %s", path, cairo_status_to_string (status));
    return FALSE;
  }
  mu_pdf_set_language (bytes, C_ ("language", "en"));
  return mu_file_write (path, (const char *) bytes->data, bytes->len, error);
}

gboolean
mu_sheets_write (MuSheets *sheets, const char *path, GError **error)
{
  return mu_paper_is_web (sheets->paper) ? mu_sheets_write_html (sheets, path, error)
                                         : mu_sheets_write_pdf (sheets, path, error);
}
