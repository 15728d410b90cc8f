/* Columns of tables, side by side down the pages. */
#include "reports/wrg/reference_private.h"

#define PAD_X        1.25 /* around a cell of a dense table */
#define PAD_Y        0.4
#define TIGHT_PAD_Y  0.0 /* where a page is all but full */
#define WIDE_PAD_X   2.4 /* of any other */
#define WIDE_PAD_Y   0.5
#define BETWEEN      10.0 /* pairs in a row */
#define HEAD_BEFORE  3.0
#define TIGHT_BEFORE 1.5
#define HEAD_AFTER   0.5
#define NO_HEAD      (-1)

typedef struct {
  PangoLayout *layout;
  double x;
  const char *tag;
} Piece;

/* A line of a table, a heading or a paragraph; never parted. */
typedef struct {
  GArray *pieces; /* Piece */
  double height, before;
  gboolean keep;  /* with the next one */
  gboolean ruled; /* below it */
  double grey;
  int head; /* the index of its table's head, NO_HEAD for none */
  int page;
  double y; /* from the page's first line */
} Line;

struct MuFlow {
  MuPress *press;
  double x, width;
  MuStyle plain, strong;
  double pad_x, pad_y;
  GPtrArray *lines; /* Line */
};

struct MuGrid {
  guint columns;
  gboolean has_head;
  GPtrArray *rows; /* char ** */
  GArray *strong;  /* gboolean */
};

/* --- lines ---------------------------------------------------------------------- */

static void
clear_piece (gpointer data)
{
  g_object_unref (((Piece *) data)->layout);
}

static void
free_line (gpointer data)
{
  Line *line = data;
  g_array_unref (line->pieces);
  g_free (line);
}

MuFlow *
mu_flow_new (MuPress *press, double x, double width, gboolean dense)
{
  MuFlow *flow = g_new0 (MuFlow, 1);
  *flow = (MuFlow){ .press = press,
                    .x = x,
                    .width = width,
                    .plain = dense ? MU_STYLE_DENSE : MU_STYLE_SMALL,
                    .strong = dense ? MU_STYLE_DENSE_STRONG : MU_STYLE_SMALL_STRONG,
                    .pad_x = dense ? PAD_X : WIDE_PAD_X,
                    .pad_y = dense ? PAD_Y : WIDE_PAD_Y,
                    .lines = g_ptr_array_new_with_free_func (free_line) };
  return flow;
}

static Line *
add_line (MuFlow *flow)
{
  Line *line = g_new0 (Line, 1);
  line->head = NO_HEAD;
  line->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (line->pieces, clear_piece);
  g_ptr_array_add (flow->lines, line);
  return line;
}

/* Takes the layout over. */
static void
add_piece (const MuFlow *flow, Line *line, PangoLayout *layout, double x, const char *tag)
{
  const Piece piece = { layout, x, tag };
  g_array_append_val (line->pieces, piece);
  line->height = MAX (line->height, mu_layout_height (layout) + 2 * flow->pad_y);
}

/* A page for a browser has no columns: what comes to the flow goes on to the press. */
static gboolean
is_web (const MuFlow *flow)
{
  return mu_press_is_web (flow->press);
}

void
mu_flow_heading (MuFlow *flow, const char *text)
{
  if (is_web (flow)) {
    mu_press_heading (flow->press, MU_STYLE_HEADING, text);
    return;
  }
  Line *line = add_line (flow);
  add_piece (flow, line, mu_press_layout (flow->press, MU_STYLE_STRONG, text, flow->width), 0,
             "H2");
  line->height += HEAD_AFTER;
  line->before = HEAD_BEFORE;
  line->keep = line->ruled = TRUE;
}

void
mu_flow_text (MuFlow *flow, const char *text)
{
  if (is_web (flow)) {
    mu_press_paragraph (flow->press, MU_STYLE_BODY, text);
    return;
  }
  Line *line = add_line (flow);
  add_piece (flow, line, mu_press_layout (flow->press, flow->plain, text, flow->width), 0, "P");
}

/* --- tables ----------------------------------------------------------------------- */

MuGrid *
mu_grid_new (guint columns, gboolean has_head)
{
  MuGrid *grid = g_new0 (MuGrid, 1);
  grid->columns = columns;
  grid->has_head = has_head;
  grid->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  grid->strong = g_array_new (FALSE, FALSE, sizeof (gboolean));
  return grid;
}

void
mu_grid_row (MuGrid *grid, gboolean strong, const char *const *cells)
{
  char **row = g_new0 (char *, grid->columns + 1);
  for (guint i = 0; i < grid->columns; i++)
    row[i] = g_strdup (cells[i]);
  g_ptr_array_add (grid->rows, row);
  g_array_append_val (grid->strong, strong);
}

static void
free_grid (MuGrid *grid)
{
  g_ptr_array_unref (grid->rows);
  g_array_unref (grid->strong);
  g_free (grid);
}

static MuStyle
row_style (const MuFlow *flow, const MuGrid *grid, guint row)
{
  const gboolean head = grid->has_head && row == 0;
  return head || g_array_index (grid->strong, gboolean, row) ? flow->strong : flow->plain;
}

static double
column_width (MuFlow *flow, const MuGrid *grid, guint column)
{
  double widest = 0;
  for (guint row = 0; row < grid->rows->len; row++) {
    char **cells = grid->rows->pdata[row];
    g_autoptr (PangoLayout) layout
        = mu_press_layout (flow->press, row_style (flow, grid, row), cells[column], -1);
    widest = MAX (widest, mu_layout_width (layout));
  }
  return widest + 2 * flow->pad_x;
}

/* A cell's text stands right, under the others of its column. */
static void
add_cell (MuFlow *flow, const MuGrid *grid, Line *line, guint row, guint column, double x,
          double width)
{
  char **cells = grid->rows->pdata[row];
  PangoLayout *layout = mu_press_layout (flow->press, row_style (flow, grid, row), cells[column],
                                         width - flow->pad_x);
  if (column > 0)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);
  add_piece (flow, line, layout, x, grid->has_head && row == 0 ? "TH" : "TD");
}

/* No row stands alone on a page: the first two of a table stay together, and the last two. */
static gboolean
row_keeps (const MuGrid *grid, guint row, guint rows)
{
  const guint first = grid->has_head ? 1 : 0;
  return row <= first ? row + 1 < rows : row + 2 == rows;
}

/* The first column, and those from first on up to (not with) last. */
static void
add_part (MuFlow *flow, const MuGrid *grid, const double *width, guint first, guint last)
{
  double others = 0;
  for (guint column = first; column < last; column++)
    others += width[column];
  const int head = grid->has_head ? (int) flow->lines->len : NO_HEAD;
  for (guint row = 0; row < grid->rows->len; row++) {
    Line *line = add_line (flow);
    double x = flow->width - others;
    add_cell (flow, grid, line, row, 0, 0, x);
    for (guint column = first; column < last; column++) {
      add_cell (flow, grid, line, row, column, x, width[column]);
      x += width[column];
    }
    line->keep = row_keeps (grid, row, grid->rows->len);
    line->head = row > 0 ? head : NO_HEAD;
    line->ruled = TRUE;
    line->grey = grid->has_head && row == 0 ? 0 : 0.7;
  }
}

static void
add_pair (MuFlow *flow, const MuGrid *grid, Line *line, guint row, double from, double width)
{
  const double number = column_width (flow, grid, 1);
  const guint before = line->pieces->len;
  add_cell (flow, grid, line, row, 0, 0, width - number);
  add_cell (flow, grid, line, row, 1, width - number, number);
  for (guint i = before; i < line->pieces->len; i++)
    g_array_index (line->pieces, Piece, i).x += from;
}

static void
put_web_row (const MuFlow *flow, const MuGrid *grid, guint row)
{
  MuPress *press = flow->press;
  const gboolean head = grid->has_head && row == 0;
  char **cells = grid->rows->pdata[row];
  mu_press_open (press, "TR");
  for (guint column = 0; column < grid->columns; column++) {
    const MuCellKind kind = head ? MU_CELL_HEAD : column == 0 ? MU_CELL_NAME : MU_CELL_NORMAL;
    g_autoptr (PangoLayout) layout
        = mu_press_layout (press, row_style (flow, grid, row), cells[column], -1);
    mu_press_cell (press, kind, column > 0 ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT, 1);
    if (*cells[column])
      mu_press_put_text (press, layout, mu_press_left (press), 0, head ? "TH" : "TD");
  }
  mu_press_close (press, "TR");
}

/* As wide as it is: there it can be moved. Uses the grid up. */
static void
put_web_grid (const MuFlow *flow, MuGrid *grid)
{
  MuPress *press = flow->press;
  mu_press_claim (press, 0, 0);
  mu_press_open (press, "Table");
  for (guint row = 0; row < grid->rows->len; row++)
    put_web_row (flow, grid, row);
  mu_press_close (press, "Table");
  free_grid (grid);
}

void
mu_flow_pairs (MuFlow *flow, MuGrid *grid)
{
  if (is_web (flow)) {
    put_web_grid (flow, grid);
    return;
  }
  const double width = (flow->width - BETWEEN) / 2;
  const guint half = (grid->rows->len + 1) / 2;
  for (guint row = 0; row < half; row++) {
    Line *line = add_line (flow);
    add_pair (flow, grid, line, row, 0, width);
    if (row + half < grid->rows->len)
      add_pair (flow, grid, line, row + half, width + BETWEEN, width);
    line->keep = row_keeps (grid, row, half);
    line->ruled = TRUE;
    line->grey = 0.7;
  }
  free_grid (grid);
}

/* Columns of numbers share what the longest words of the first leave, until all are as wide as
 * the widest. */
static void
widen_columns (const MuGrid *grid, double spare, double widest, double *width)
{
  const double each = MAX (spare, 0) / MAX (grid->columns - 1, 1);
  for (guint column = 1; column < grid->columns; column++)
    width[column] = MIN (width[column] + each, widest);
}

/* All as wide as the widest where there is room for that. */
static void
measure_columns (MuFlow *flow, const MuGrid *grid, double *width)
{
  double widest = 0, sum = 0;
  for (guint column = 0; column < grid->columns; column++) {
    width[column] = column_width (flow, grid, column);
    sum += width[column];
    widest = column > 0 ? MAX (widest, width[column]) : 0;
  }
  if (width[0] + widest * (grid->columns - 1) <= flow->width)
    widen_columns (grid, flow->width, widest, width);
  else
    widen_columns (grid, flow->width - sum, widest, width);
}

void
mu_flow_grid (MuFlow *flow, MuGrid *grid, double least)
{
  if (is_web (flow)) {
    put_web_grid (flow, grid);
    return;
  }
  g_autofree double *width = g_new0 (double, grid->columns);
  measure_columns (flow, grid, width);
  for (guint first = 1; first < grid->columns;) {
    double room = flow->width - MIN (least * mu_press_scale (flow->press), width[0]);
    guint last = first;
    while (last < grid->columns && (last == first || width[last] <= room))
      room -= width[last++];
    add_part (flow, grid, width, first, last);
    first = last;
  }
  free_grid (grid);
}

/* --- on the pages ---------------------------------------------------------------------- */

/* The line's height with all that may not be parted from it. */
static double
kept_height (const MuFlow *flow, guint index)
{
  const Line *line = flow->lines->pdata[index];
  const double height = line->height;
  return line->keep && index + 1 < flow->lines->len ? height + kept_height (flow, index + 1)
                                                    : height;
}

/* The head that stands above the line again where the line is the first of a page; else NULL. */
static const Line *
head_again (const MuFlow *flow, const Line *line)
{
  return line->head == NO_HEAD ? NULL : flow->lines->pdata[line->head];
}

/* The air between rows and above headings of dense tables. */
static void
set_air (MuFlow **flows, guint count, double pad_y, double before)
{
  for (guint i = 0; i < count; i++) {
    for (guint n = 0; n < flows[i]->lines->len; n++) {
      Line *line = flows[i]->lines->pdata[n];
      line->height += 2 * (pad_y - flows[i]->pad_y);
      line->before = line->before > 0 ? before : 0;
    }
    flows[i]->pad_y = pad_y;
  }
}

/* Returns the number of pages. */
static int
place_lines (MuFlow *flow, double first_room, double room)
{
  int page = 0;
  double y = 0;
  for (guint i = 0; i < flow->lines->len; i++) {
    Line *line = flow->lines->pdata[i];
    const double before = y > 0 ? line->before : 0;
    if (y > 0 && y + before + kept_height (flow, i) > (page == 0 ? first_room : room)) {
      const Line *head = head_again (flow, line);
      page++;
      y = head ? head->height : 0;
    }
    line->page = page;
    line->y = y > 0 ? y + before : 0;
    y = line->y + line->height;
  }
  return page + 1;
}

/* Returns where the line ends, y from the page's first line. */
static double
put_line (const MuFlow *flow, const Line *line, double top, double y)
{
  for (guint i = 0; i < line->pieces->len; i++) {
    const Piece *piece = &g_array_index (line->pieces, Piece, i);
    mu_press_put_text (flow->press, piece->layout, flow->x + piece->x, top + y + flow->pad_y,
                       piece->tag);
  }
  const double end = y + line->height;
  if (line->ruled)
    mu_press_put_rule (flow->press, flow->x, top + end, flow->width, 0, 0.3, line->grey);
  return end;
}

/* Returns how far down the page's lines go. */
static double
put_lines (MuFlow *flow, int page, double top)
{
  double end = 0;
  for (guint i = 0; i < flow->lines->len; i++) {
    const Line *line = flow->lines->pdata[i];
    if (line->page != page)
      continue;
    const Line *head = end > 0 ? NULL : head_again (flow, line);
    if (head)
      put_line (flow, head, top, 0);
    end = put_line (flow, line, top, line->y);
  }
  return end;
}

static void
free_flow (MuFlow *flow)
{
  g_ptr_array_unref (flow->lines);
  g_free (flow);
}

/* Returns the number of pages. */
static int
place_flows (MuFlow **flows, guint count, double first_room, double room)
{
  int pages = 1;
  for (guint i = 0; i < count; i++) {
    const int needed = place_lines (flows[i], first_room, room);
    pages = MAX (pages, needed);
  }
  return pages;
}

/* Dense tables must share a page: they are set tighter where that makes them fit. */
static int
fit_flows (MuFlow **flows, guint count, double first_room, double room)
{
  const int pages = place_flows (flows, count, first_room, room);
  if (pages == 1 || flows[0]->plain != MU_STYLE_DENSE)
    return pages;
  set_air (flows, count, TIGHT_PAD_Y, TIGHT_BEFORE);
  if (place_flows (flows, count, first_room, room) == 1)
    return 1;
  set_air (flows, count, PAD_Y, HEAD_BEFORE);
  return place_flows (flows, count, first_room, room);
}

void
mu_flows_put (MuPress *press, MuFlow **flows, guint count, double keep)
{
  double top = mu_press_claim (press, 0, 0);
  const double room = mu_press_room (press) - keep;
  const int pages = fit_flows (flows, count, room - (top - MU_PAPER_MARGIN), room);
  for (int page = 0; page < pages; page++) {
    double end = 0;
    if (page > 0) {
      mu_press_new_page (press);
      top = mu_press_claim (press, 0, 0);
    }
    for (guint i = 0; i < count; i++) {
      const double reached = put_lines (flows[i], page, top);
      end = MAX (end, reached);
    }
    mu_press_claim (press, end, 0);
  }
  for (guint i = 0; i < count; i++)
    free_flow (flows[i]);
}
