#include "reports/document/press.h"

#include <glib/gi18n-lib.h>

#include "lists/words/plain.h"

#define FAMILY      "DejaVu Sans" /* its figures are all of one width */
#define FOOT_GAP    6.0
#define LARGE       (12.0 / 9.0) /* the smallest type then has 12 points */
#define LARGE_LEAST 12.0
#define NUMBER_ROOM 90.0

typedef struct {
  PangoLayout *layout;
  MuStyle style;
} Heading;

struct MuPress {
  MuSheets *sheets;
  GPtrArray *page;
  double scale; /* of the type */
  char *foot;
  double left, right;
  double top, bottom; /* of what lies above the foot */
  double y;
  GArray *headings; /* Heading: waiting for the block they belong to */
};

typedef struct {
  double size;
  PangoWeight weight;
  double before;
  double after;
  const char *tag;
} StyleRow;

static const StyleRow styles[] = {
  [MU_STYLE_TITLE] = { 18, PANGO_WEIGHT_BOLD, 0, 2, "H1" },
  [MU_STYLE_HEADING] = { 12, PANGO_WEIGHT_BOLD, 12, 4, "H2" },
  [MU_STYLE_SUBHEADING] = { 10, PANGO_WEIGHT_BOLD, 8, 2, "H3" },
  [MU_STYLE_LEAD] = { 11.5, PANGO_WEIGHT_NORMAL, 2, 3, "P" },
  [MU_STYLE_BODY] = { 9.5, PANGO_WEIGHT_NORMAL, 0, 3, "P" },
  [MU_STYLE_STRONG] = { 9.5, PANGO_WEIGHT_BOLD, 0, 3, "P" },
  [MU_STYLE_SMALL] = { 9, PANGO_WEIGHT_NORMAL, 0, 2, "P" },
  [MU_STYLE_SMALL_STRONG] = { 9, PANGO_WEIGHT_BOLD, 0, 2, "P" },
  [MU_STYLE_DENSE] = { 7.5, PANGO_WEIGHT_NORMAL, 0, 1, "P" },
  [MU_STYLE_DENSE_STRONG] = { 7.5, PANGO_WEIGHT_BOLD, 0, 1, "P" },
};

static double
style_size (const MuPress *press, MuStyle style)
{
  const double size = styles[style].size * press->scale;
  return press->scale > 1 ? MAX (size, LARGE_LEAST) : size;
}

static PangoFontDescription *
style_font (const MuPress *press, MuStyle style)
{
  PangoFontDescription *font = pango_font_description_new ();
  pango_font_description_set_family_static (font, FAMILY);
  pango_font_description_set_weight (font, styles[style].weight);
  pango_font_description_set_stretch (font, PANGO_STRETCH_NORMAL);
  pango_font_description_set_size (font, (int) (style_size (press, style) * PANGO_SCALE));
  return font;
}

/* A name or a rule's id that must be broken gains no character by it. */
static void
forbid_hyphens (PangoLayout *layout)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

PangoLayout *
mu_press_layout (MuPress *press, MuStyle style, const char *text, double width)
{
  PangoLayout *layout = pango_layout_new (press->sheets->context);
  PangoFontDescription *font = style_font (press, style);
  g_autofree char *plain = mu_plain_text (text);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, plain, -1);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  forbid_hyphens (layout);
  pango_layout_set_width (layout, width < 0 ? -1 : pango_units_from_double (width));
  pango_font_description_free (font);
  return layout;
}

double
mu_layout_width (PangoLayout *layout)
{
  PangoRectangle box;
  pango_layout_get_extents (layout, NULL, &box);
  return pango_units_to_double (box.width);
}

double
mu_layout_height (PangoLayout *layout)
{
  PangoRectangle box;
  pango_layout_get_extents (layout, NULL, &box);
  return pango_units_to_double (box.height);
}

static void
clear_heading (gpointer data)
{
  g_object_unref (((Heading *) data)->layout);
}

static double
foot_height (MuPress *press)
{
  g_autoptr (PangoLayout) layout = mu_press_layout (
      press, MU_STYLE_SMALL, press->foot, mu_press_width (press) - NUMBER_ROOM * press->scale);
  return mu_layout_height (layout) + FOOT_GAP;
}

MuPress *
mu_press_new (const MuPressJob *job)
{
  MuPress *press = g_new0 (MuPress, 1);
  press->sheets = mu_sheets_new (job->paper, job->title, job->author, job->subject);
  press->scale = mu_paper_has_large_type (job->paper) ? LARGE : 1;
  press->foot = g_strdup (job->foot ? job->foot : "");
  press->left = MU_PAPER_MARGIN;
  press->right = mu_paper_width (job->paper) - MU_PAPER_MARGIN;
  press->top = MU_PAPER_MARGIN;
  press->bottom = mu_paper_height (job->paper) - MU_PAPER_MARGIN - foot_height (press) - FOOT_GAP;
  press->headings = g_array_new (FALSE, FALSE, sizeof (Heading));
  g_array_set_clear_func (press->headings, clear_heading);
  mu_press_new_page (press);
  return press;
}

double
mu_press_width (const MuPress *press)
{
  return press->right - press->left;
}

double
mu_press_scale (const MuPress *press)
{
  return press->scale;
}

double
mu_press_room (const MuPress *press)
{
  return press->bottom - press->top;
}

double
mu_press_left (const MuPress *press)
{
  return press->left;
}

gboolean
mu_press_is_web (const MuPress *press)
{
  return mu_paper_is_web (press->sheets->paper);
}

void
mu_press_new_page (MuPress *press)
{
  if (mu_press_is_web (press) && press->page != NULL)
    return;
  press->page = mu_sheets_add_page (press->sheets);
  press->y = press->top;
}

static MuMark *
add_text (MuPress *press, PangoLayout *layout, double x, double y, const char *tag)
{
  MuMark *mark = mu_mark_new (MU_MARK_TEXT, x, y, 0, 0);
  mark->layout = g_object_ref (layout);
  mark->lines = pango_layout_get_line_count (layout);
  mark->tag = tag;
  g_ptr_array_add (press->page, mark);
  return mark;
}

void
mu_press_put_text (MuPress *press, PangoLayout *layout, double x, double y, const char *tag)
{
  add_text (press, layout, x, y, tag);
}

void
mu_press_put_rule (MuPress *press, double x, double y, double w, double h, double thick,
                   double grey)
{
  MuMark *mark = mu_mark_new (MU_MARK_RULE, x, y, w, h);
  mark->thick = thick;
  mark->grey = grey;
  g_ptr_array_add (press->page, mark);
}

void
mu_press_put_tint (MuPress *press, double x, double y, double w, double h, double grey)
{
  MuMark *mark = mu_mark_new (MU_MARK_TINT, x, y, w, h);
  mark->grey = grey;
  g_ptr_array_add (press->page, mark);
}

void
mu_press_put_picture (MuPress *press, double x, double y, double w, double h, MuPicture picture,
                      gpointer data, GDestroyNotify data_free)
{
  MuMark *mark = mu_mark_new (MU_MARK_PICTURE, x, y, w, h);
  mark->picture = picture;
  mark->data = data;
  mark->data_free = data_free;
  g_ptr_array_add (press->page, mark);
}

void
mu_press_name_picture (MuPress *press, const char *name)
{
  MuMark *mark = g_ptr_array_index (press->page, press->page->len - 1);
  g_return_if_fail (mark->kind == MU_MARK_PICTURE && mark->name == NULL);
  mark->name = g_utf8_make_valid (name, -1);
}

static void
put_structure (MuPress *press, MuMarkKind kind, const char *tag)
{
  MuMark *mark = mu_mark_new (kind, 0, 0, 0, 0);
  mark->tag = tag;
  g_ptr_array_add (press->page, mark);
}

void
mu_press_open (MuPress *press, const char *tag)
{
  put_structure (press, MU_MARK_OPEN, tag);
}

void
mu_press_close (MuPress *press, const char *tag)
{
  put_structure (press, MU_MARK_CLOSE, tag);
}

static void
put_part (MuPress *press, MuMarkKind kind, MuPart part, const char *name)
{
  MuMark *mark = mu_mark_new (kind, 0, 0, 0, 0);
  mark->part = part;
  mark->name = name ? g_utf8_make_valid (name, -1) : NULL;
  g_ptr_array_add (press->page, mark);
}

void
mu_press_begin (MuPress *press, MuPart part, const char *name)
{
  put_part (press, MU_MARK_PART, part, name);
}

void
mu_press_end (MuPress *press, MuPart part)
{
  put_part (press, MU_MARK_PART_END, part, NULL);
}

void
mu_press_cell (MuPress *press, MuCellKind kind, PangoAlignment align, guint span)
{
  MuMark *mark = mu_mark_new (MU_MARK_CELL, 0, 0, 0, 0);
  mark->cell = kind;
  mark->align = align;
  mark->span = span;
  g_ptr_array_add (press->page, mark);
}

static double
heading_height (const Heading *heading, gboolean at_top)
{
  const StyleRow *row = &styles[heading->style];
  return (at_top ? 0 : row->before) + mu_layout_height (heading->layout) + row->after;
}

static double
headings_height (const MuPress *press, gboolean at_top)
{
  double height = 0;
  for (guint i = 0; i < press->headings->len; i++)
    height += heading_height (&g_array_index (press->headings, Heading, i), at_top && i == 0);
  return height;
}

static gboolean
at_top (const MuPress *press)
{
  return press->y <= press->top;
}

/* A block taller than a page is put on a fresh one all the same: its caller
 * sees to it that there is none. */
void
mu_press_need (MuPress *press, double height)
{
  if (!mu_press_fits (press, height) && !at_top (press))
    mu_press_new_page (press);
}

static void
put_heading (MuPress *press, const Heading *heading)
{
  const StyleRow *row = &styles[heading->style];
  if (!at_top (press))
    press->y += row->before;
  MuMark *mark = add_text (press, heading->layout, press->left, press->y, row->tag);
  mark->outlined = heading->style == MU_STYLE_HEADING;
  press->y += mu_layout_height (heading->layout) + row->after;
}

static void
put_headings (MuPress *press)
{
  for (guint i = 0; i < press->headings->len; i++)
    put_heading (press, &g_array_index (press->headings, Heading, i));
  g_array_set_size (press->headings, 0);
}

gboolean
mu_press_fits (const MuPress *press, double height)
{
  return mu_press_is_web (press)
         || press->y + headings_height (press, at_top (press)) + height <= press->bottom + 0.01;
}

double
mu_press_claim (MuPress *press, double height, double keep)
{
  mu_press_need (press, height + keep);
  put_headings (press);
  double y = press->y;
  press->y += height;
  return y;
}

void
mu_press_heading (MuPress *press, MuStyle style, const char *text)
{
  Heading heading = { mu_press_layout (press, style, text, mu_press_width (press)), style };
  g_array_append_val (press->headings, heading);
}

void
mu_press_gap (MuPress *press, double height)
{
  if (!at_top (press))
    press->y += height;
}

/* A paragraph on its way to the pages: where each of its lines ends. */
typedef struct {
  PangoLayout *layout;
  const char *tag;
  double *end; /* from the paragraph's top */
  int lines;
} Paragraph;

static void
measure_lines (Paragraph *paragraph)
{
  PangoLayoutIter *iter = pango_layout_get_iter (paragraph->layout);
  paragraph->lines = pango_layout_get_line_count (paragraph->layout);
  paragraph->end = g_new (double, (gsize) paragraph->lines);
  for (int i = 0; i < paragraph->lines; i++) {
    PangoRectangle box;
    pango_layout_iter_get_line_extents (iter, NULL, &box);
    paragraph->end[i] = pango_units_to_double (box.y + box.height);
    pango_layout_iter_next_line (iter);
  }
  pango_layout_iter_free (iter);
}

static double
lines_height (const Paragraph *paragraph, int first, int count)
{
  double top = first > 0 ? paragraph->end[first - 1] : 0;
  return paragraph->end[first + count - 1] - top;
}

/* How many lines from first on this page takes: all, or as many as fit without
 * leaving a single one behind. At least one. */
static int
lines_that_fit (MuPress *press, const Paragraph *paragraph, int first)
{
  int rest = paragraph->lines - first;
  int count = 1;
  while (count < rest && mu_press_fits (press, lines_height (paragraph, first, count + 1)))
    count++;
  if (rest - count == 1 && count > 2)
    count--;
  return count;
}

static void
put_lines (MuPress *press, const Paragraph *paragraph, int first, int count)
{
  double y = mu_press_claim (press, lines_height (paragraph, first, count), 0);
  MuMark *mark = add_text (press, paragraph->layout, press->left, y, paragraph->tag);
  mark->first_line = first;
  mark->lines = count;
}

static void
set_paragraph (MuPress *press, MuStyle style, PangoLayout *layout)
{
  Paragraph paragraph = { .layout = layout, .tag = styles[style].tag };
  measure_lines (&paragraph);
  mu_press_gap (press, styles[style].before);
  mu_press_need (press, lines_height (&paragraph, 0, MIN (paragraph.lines, 2)));
  for (int first = 0; first < paragraph.lines;) {
    int count = lines_that_fit (press, &paragraph, first);
    put_lines (press, &paragraph, first, count);
    first += count;
  }
  press->y += styles[style].after;
  g_free (paragraph.end);
}

void
mu_press_paragraph (MuPress *press, MuStyle style, const char *text)
{
  g_autoptr (PangoLayout) layout = mu_press_layout (press, style, text, mu_press_width (press));
  set_paragraph (press, style, layout);
}

/* GLib escapes a control character as its number, which Pango would make one again. */
static char *
without_numbers (const char *markup)
{
  g_autoptr (GRegex) numbers = g_regex_new ("&#[xX]?[0-9a-fA-F]+;", 0, 0, NULL);
  g_autofree char *plain = mu_plain_text (markup);
  return g_regex_replace_literal (numbers, plain, -1, 0, " ", 0, NULL);
}

void
mu_press_markup (MuPress *press, MuStyle style, const char *markup)
{
  g_autoptr (PangoLayout) layout = mu_press_layout (press, style, "", mu_press_width (press));
  g_autofree char *plain = without_numbers (markup);
  pango_layout_set_markup (layout, plain, -1);
  set_paragraph (press, style, layout);
}

void
mu_press_columns (MuPress *press, const char *text)
{
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
  PangoTabArray *tabs = pango_tab_array_new (MU_PRESS_COLUMNS - 1, FALSE);
  double step = mu_press_width (press) / MU_PRESS_COLUMNS;
  for (int i = 1; i < MU_PRESS_COLUMNS; i++)
    pango_tab_array_set_tab (tabs, i - 1, PANGO_TAB_LEFT, pango_units_from_double (step * i));
  pango_layout_set_tabs (layout, tabs);
  pango_tab_array_free (tabs);
  set_paragraph (press, MU_STYLE_SMALL, layout);
}

static void
put_page_number (MuPress *press, guint page, double y)
{
  g_autofree char *text
      = g_strdup_printf (_ ("Page %u of %u"), page + 1, press->sheets->pages->len);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
  add_text (press, layout, press->right - mu_layout_width (layout), y, NULL);
}

static void
put_foot (MuPress *press, guint page)
{
  double y = press->bottom + FOOT_GAP;
  press->page = g_ptr_array_index (press->sheets->pages, page);
  g_autoptr (PangoLayout) layout = mu_press_layout (
      press, MU_STYLE_SMALL, press->foot, mu_press_width (press) - NUMBER_ROOM * press->scale);
  mu_press_put_rule (press, press->left, y, mu_press_width (press), 0, 0.5, 0);
  add_text (press, layout, press->left, y + FOOT_GAP, NULL);
  put_page_number (press, page, y + FOOT_GAP);
}

static void
put_web_foot (MuPress *press)
{
  g_autoptr (PangoLayout) layout
      = mu_press_layout (press, MU_STYLE_SMALL, press->foot, mu_press_width (press));
  mu_press_begin (press, MU_PART_FOOT, NULL);
  add_text (press, layout, press->left, press->y, "P");
  mu_press_end (press, MU_PART_FOOT);
}

MuSheets *
mu_press_finish (MuPress *press)
{
  if (press->headings->len > 0)
    mu_press_claim (press, 0, 0);
  if (mu_press_is_web (press))
    put_web_foot (press);
  for (guint i = 0; i < press->sheets->pages->len && !mu_press_is_web (press); i++)
    put_foot (press, i);
  MuSheets *sheets = press->sheets;
  g_array_unref (press->headings);
  g_free (press->foot);
  g_free (press);
  return sheets;
}
