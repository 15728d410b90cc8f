#include "reports/document/table.h"

#include <string.h>

#define PAD_X      3.5
#define PAD_Y      2.2
#define LEAST_WORD 150.0 /* a longer word may break */

typedef struct {
  char *text;
  MuPicture picture;
  double w, h;
  gpointer data;
  GDestroyNotify data_free;
} Cell;

typedef struct {
  MuRowKind kind;
  Cell cell[MU_TABLE_COLUMNS_MAX];
} Row;

struct MuTable {
  MuColumn column[MU_TABLE_COLUMNS_MAX];
  guint columns;
  GPtrArray *rows;
  Row *head;
  double x[MU_TABLE_COLUMNS_MAX + 1]; /* where columns begin, the paper's */
};

static void
free_row (gpointer data)
{
  Row *row = data;
  for (guint i = 0; i < MU_TABLE_COLUMNS_MAX; i++) {
    g_free (row->cell[i].text);
    if (row->cell[i].data_free)
      row->cell[i].data_free (row->cell[i].data);
  }
  g_free (row);
}

MuTable *
mu_table_new (const MuColumn *columns, guint count)
{
  g_return_val_if_fail (count > 0 && count <= MU_TABLE_COLUMNS_MAX, NULL);
  MuTable *table = g_new0 (MuTable, 1);
  memcpy (table->column, columns, count * sizeof *columns);
  table->columns = count;
  table->rows = g_ptr_array_new_with_free_func (free_row);
  table->head = g_new0 (Row, 1);
  for (guint i = 0; i < count; i++)
    table->head->cell[i].text = g_strdup (columns[i].title);
  return table;
}

void
mu_table_free (MuTable *table)
{
  if (!table)
    return;
  g_ptr_array_unref (table->rows);
  free_row (table->head);
  g_free (table);
}

void
mu_table_add_row (MuTable *table, MuRowKind kind, const char *const *cells)
{
  Row *row = g_new0 (Row, 1);
  row->kind = kind;
  for (guint i = 0; i < (kind == MU_ROW_GROUP ? 1 : table->columns); i++)
    row->cell[i].text = g_strdup (cells[i]);
  g_ptr_array_add (table->rows, row);
}

void
mu_table_add_picture (MuTable *table, guint column, double w, double h, MuPicture picture,
                      gpointer data, GDestroyNotify data_free)
{
  g_return_if_fail (table->rows->len > 0 && column < table->columns);
  Row *row = g_ptr_array_index (table->rows, table->rows->len - 1);
  Cell *cell = &row->cell[column];
  cell->picture = picture;
  cell->w = w;
  cell->h = h;
  cell->data = data;
  cell->data_free = data_free;
}

static MuStyle
cell_style (const MuTable *table, const Row *row, guint column)
{
  gboolean strong
      = row == table->head || row->kind != MU_ROW_NORMAL || table->column[column].strong;
  return strong ? MU_STYLE_STRONG : MU_STYLE_BODY;
}

static double
text_width (MuPress *press, MuStyle style, const char *text)
{
  g_autoptr (PangoLayout) layout = mu_press_layout (press, style, text, -1);
  return mu_layout_width (layout);
}

static double
longest_word (MuPress *press, MuStyle style, const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\t-/", -1);
  double longest = 0;
  for (guint i = 0; words[i]; i++)
    longest = MAX (longest, text_width (press, style, words[i]));
  return longest;
}

static void
measure_cell (MuPress *press, const MuTable *table, const Row *row, guint column,
              MuColumnWidth *width)
{
  const Cell *cell = &row->cell[column];
  MuStyle style = cell_style (table, row, column);
  if (cell->picture)
    width->natural = MAX (width->natural, cell->w);
  if (!cell->text)
    return;
  double word = longest_word (press, style, cell->text);
  width->least = MAX (width->least, MIN (word, LEAST_WORD));
  /* A head wraps rather than make its column wider than the numbers need. */
  gboolean by_word = row == table->head;
  width->natural = MAX (width->natural, by_word ? word : text_width (press, style, cell->text));
}

static void
place_columns (MuPress *press, MuTable *table)
{
  MuColumnWidth width[MU_TABLE_COLUMNS_MAX] = { 0 };
  for (guint i = 0; i < table->columns; i++) {
    width[i].gives = table->column[i].wraps;
    measure_cell (press, table, table->head, i, &width[i]);
    for (guint j = 0; j < table->rows->len; j++) {
      const Row *row = g_ptr_array_index (table->rows, j);
      if (row->kind != MU_ROW_GROUP)
        measure_cell (press, table, row, i, &width[i]);
    }
    width[i].natural += 2 * PAD_X;
    width[i].least += 2 * PAD_X;
  }
  mu_table_fit (width, table->columns, mu_press_width (press));
  table->x[0] = mu_press_left (press);
  for (guint i = 0; i < table->columns; i++)
    table->x[i + 1] = table->x[i] + width[i].width;
}

static double
cell_width (const MuTable *table, const Row *row, guint column)
{
  guint last = row->kind == MU_ROW_GROUP ? table->columns : column + 1;
  return MAX (table->x[last] - table->x[column] - 2 * PAD_X, 1);
}

static PangoAlignment
text_alignment (MuAlign align)
{
  switch (align) {
  case MU_ALIGN_LEFT:
    return PANGO_ALIGN_LEFT;
  case MU_ALIGN_RIGHT:
    return PANGO_ALIGN_RIGHT;
  case MU_ALIGN_CENTRE:
    return PANGO_ALIGN_CENTER;
  }
  return PANGO_ALIGN_LEFT;
}

/* What stands under a name is not part of it. */
static void
weaken_rest (PangoLayout *layout, const char *text)
{
  const char *end = strchr (text, '\n');
  if (!end)
    return;
  PangoAttrList *attributes = pango_attr_list_copy (pango_layout_get_attributes (layout));
  PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_NORMAL);
  weight->start_index = (guint) (end - text);
  pango_attr_list_insert (attributes, weight);
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
}

static PangoLayout *
set_cell (MuPress *press, const MuTable *table, const Row *row, guint column)
{
  const char *text = row->cell[column].text;
  PangoLayout *layout = mu_press_layout (press, cell_style (table, row, column), text,
                                         cell_width (table, row, column));
  if (row->kind == MU_ROW_NORMAL)
    weaken_rest (layout, text);
  if (row->kind != MU_ROW_GROUP)
    pango_layout_set_alignment (layout, text_alignment (table->column[column].align));
  return layout;
}

static double
cell_height (MuPress *press, const MuTable *table, const Row *row, guint column)
{
  const Cell *cell = &row->cell[column];
  double height = cell->picture ? cell->h : 0;
  if (cell->text) {
    g_autoptr (PangoLayout) layout = set_cell (press, table, row, column);
    height = MAX (height, mu_layout_height (layout));
  }
  return height;
}

static double
row_height (MuPress *press, const MuTable *table, const Row *row)
{
  double height = 0;
  for (guint i = 0; i < table->columns; i++)
    height = MAX (height, cell_height (press, table, row, i));
  return height + 2 * PAD_Y;
}

static void
put_picture (MuPress *press, const MuTable *table, Cell *cell, guint column, double y)
{
  double x = (table->x[column] + table->x[column + 1] - cell->w) / 2;
  mu_press_put_picture (press, x, y + PAD_Y, cell->w, cell->h, cell->picture, cell->data,
                        cell->data_free);
  cell->data_free = NULL;
}

static void
put_cell (MuPress *press, const MuTable *table, Row *row, guint column, double y, double h)
{
  Cell *cell = &row->cell[column];
  if (cell->picture)
    put_picture (press, table, cell, column, y);
  if (!cell->text || !*cell->text)
    return;
  g_autoptr (PangoLayout) layout = set_cell (press, table, row, column);
  gboolean head = row == table->head;
  double at = head ? y + h - PAD_Y - mu_layout_height (layout) : y + PAD_Y;
  mu_press_put_text (press, layout, table->x[column] + PAD_X, at, head ? "TH" : "TD");
}

static void
put_row_lines (MuPress *press, const MuTable *table, const Row *row, double y, double h)
{
  double left = table->x[0];
  double width = table->x[table->columns] - left;
  if (row->kind == MU_ROW_GROUP)
    mu_press_put_tint (press, left, y, width, h, 0.9);
  if (row->kind == MU_ROW_TOTAL)
    mu_press_put_rule (press, left, y, width, 0, 0.8, 0);
  gboolean head = row == table->head;
  mu_press_put_rule (press, left, y + h, width, 0, head ? 0.8 : 0.35, head ? 0 : 0.55);
}

static MuCellKind
cell_kind (const MuTable *table, const Row *row, guint column)
{
  const MuColumn *of = &table->column[column];
  if (row == table->head)
    return MU_CELL_HEAD;
  switch (row->kind) {
  case MU_ROW_NORMAL:
    return of->strong && of->align == MU_ALIGN_LEFT ? MU_CELL_NAME : MU_CELL_NORMAL;
  case MU_ROW_GROUP:
    return MU_CELL_GROUP;
  case MU_ROW_TOTAL:
    return MU_CELL_TOTAL;
  }
  g_return_val_if_reached (MU_CELL_NORMAL);
}

static void
put_row (MuPress *press, const MuTable *table, Row *row, double y, double h)
{
  put_row_lines (press, table, row, y, h);
  mu_press_open (press, "TR");
  for (guint i = 0; i < (row->kind == MU_ROW_GROUP ? 1 : table->columns); i++) {
    mu_press_cell (press, cell_kind (table, row, i), text_alignment (table->column[i].align),
                   row->kind == MU_ROW_GROUP ? table->columns : 1);
    put_cell (press, table, row, i, y, h);
  }
  mu_press_close (press, "TR");
}

static const Row *
row_at (const MuTable *table, guint index)
{
  return index < table->rows->len ? g_ptr_array_index (table->rows, index) : NULL;
}

/* What may not be parted from row index: the first row of its group, or the
 * total that ends it. */
static double
kept_below (MuPress *press, const MuTable *table, guint index)
{
  const Row *row = row_at (table, index);
  const Row *next = row_at (table, index + 1);
  if (!next || (row->kind != MU_ROW_GROUP && next->kind != MU_ROW_TOTAL))
    return 0;
  return row_height (press, table, next) + kept_below (press, table, index + 1);
}

static void
put_head (MuPress *press, MuTable *table)
{
  double height = row_height (press, table, table->head);
  put_row (press, table, table->head, mu_press_claim (press, height, 0), height);
}

/* The head never stands without its first row. */
static double
opening_height (MuPress *press, const MuTable *table)
{
  double height = row_height (press, table, table->head);
  if (table->rows->len > 0)
    height += row_height (press, table, row_at (table, 0)) + kept_below (press, table, 0);
  return height;
}

static void
set_row (MuPress *press, MuTable *table, guint index)
{
  Row *row = g_ptr_array_index (table->rows, index);
  double height = row_height (press, table, row);
  double keep = kept_below (press, table, index);
  if (!mu_press_fits (press, height + keep)) {
    mu_press_new_page (press);
    put_head (press, table);
  }
  put_row (press, table, row, mu_press_claim (press, height, 0), height);
}

void
mu_press_table (MuPress *press, MuTable *table)
{
  place_columns (press, table);
  mu_press_claim (press, 0, opening_height (press, table));
  mu_press_open (press, "Table");
  put_head (press, table);
  for (guint i = 0; i < table->rows->len; i++)
    set_row (press, table, i);
  mu_press_close (press, "Table");
  mu_press_gap (press, 4);
  mu_table_free (table);
}
