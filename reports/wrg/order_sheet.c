#include "reports/wrg/order_sheet.h"

#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/account/account.h"
#include "reports/army/army_foot.h"
#include "reports/army/roster_words.h"
#include "reports/document/press.h"
#include "reports/document/symbol.h"
#include "reports/wrg/figure_boxes.h"

/* Shares of the page's width. Behind the fold stands as much as orders take before it, so that
 * folded over it hides them and leaves the names. */
#define NAMES_TO    0.25
#define ORDERS_FROM 0.285
#define FOLD_AT     0.66

#define LEAST_HEIGHT  62.0 /* 22 mm */
#define PAD           3.0
#define NEW_ORDERS    3
#define NEW_LINE      14.0 /* for a pencil */
#define PERIOD        18.0 /* the box for the period's number */
#define TICK          8.0
#define LONGEST_ORDER 0.4 /* of a page */
#define ROOM_LINE     18.0

typedef struct {
  PangoLayout *layout;
  double x, y; /* from the block's corner */
} Piece;

/* One body's block on its way to the page. */
typedef struct {
  guint unit;
  int figures, files;
  GArray *pieces;       /* Piece */
  guint named;          /* how many of them stand in the column of names */
  double names, orders; /* heights of these columns without room for new orders */
  double height;
} Block;

typedef struct {
  MuPress *press;
  const MuOrderPaper *sheet;
  double left, width;
} Page;

/* --- words ------------------------------------------------------------------- */

/* As written, else as understood; "" for none; free with g_free. */
static char *
order_words (const MuOrderPaper *sheet, guint unit)
{
  const MuBodyOrders *body = sheet->orders ? mu_orders_of (sheet->orders, (int) unit) : NULL;
  if (body == NULL)
    return g_strdup ("");
  if (*body->words)
    return g_strdup (body->words);
  g_autofree MuOrderPlace *places = g_new0 (MuOrderPlace, MU_ORDERS_PLACES_MAX);
  MuOrderScene scene;
  mu_orders_scene (sheet->orders, sheet->list, sheet->enemy, (int) unit, places, &scene);
  return mu_orders_words (&scene, &body->orders);
}

/* "24 figures, 12 × 2", which breaks at the comma alone. */
static char *
figures_words (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const int figures = mu_roster_unit_figures (list, index);
  g_autofree char *formed = mu_term_formation (unit);
  g_auto (GStrv) parts = g_strsplit (formed, " ", -1);
  g_autofree char *unbroken = g_strjoinv ("\u00a0", parts);
  /* Translators: figures, and how they are formed ("12 × 2") */
  return g_strdup_printf (ngettext ("%d figure, %s", "%d figures, %s", (gulong) figures), figures,
                          unbroken);
}

/* --- what it has come to ------------------------------------------------------- */

/* NULL: it has not fought yet. */
static const MuUnitOutcome *
outcome_of (const MuOrderPaper *sheet, guint unit)
{
  return sheet->results != NULL ? &g_array_index (sheet->results, MuUnitOutcome, unit) : NULL;
}

static MuStruck
struck_of (const MuOrderPaper *sheet, guint unit)
{
  const MuUnitOutcome *state = outcome_of (sheet, unit);
  if (state == NULL)
    return (MuStruck){ 0 };
  return (MuStruck){ state->figures_start - state->figures_left, state->carried, state->breaks };
}

/* "" while it stands on the table. */
static const char *
fate_words (const MuOrderPaper *sheet, guint unit)
{
  const MuUnitOutcome *state = outcome_of (sheet, unit);
  return state != NULL && state->fate != MU_FATE_ON_TABLE ? mu_account_fate ((MuFate) state->fate)
                                                          : "";
}

/* --- blocks ------------------------------------------------------------------ */

/* Adds the text below what is in the column; returns where it ends. */
static double
add_piece (Page *page, Block *block, MuStyle style, const char *text, double x, double y,
           double width)
{
  if (!*text)
    return y;
  Piece piece = { mu_press_layout (page->press, style, text, width), x, y };
  g_array_append_val (block->pieces, piece);
  return y + mu_layout_height (piece.layout);
}

static void
clear_piece (gpointer data)
{
  g_object_unref (((Piece *) data)->layout);
}

static void
write_names (Page *page, Block *block)
{
  const MuList *list = page->sheet->list;
  const MuListUnit *unit = mu_list_unit (list, block->unit);
  const double width = page->width * NAMES_TO, beside = MU_SYMBOL_WIDTH + 30;
  g_autofree char *number = g_strdup_printf ("%u", block->unit + 1);
  g_autofree char *figures = figures_words (list, block->unit);
  g_autofree char *troop = mu_term_troop (unit);
  g_autofree char *notes = mu_roster_unit_notes (list, block->unit);
  const double first = add_piece (page, block, MU_STYLE_LEAD, number, 0, PAD, -1);
  double y = add_piece (page, block, MU_STYLE_SMALL, figures, beside, PAD + 1.5, width - beside);
  y = MAX (y, first);
  y = add_piece (page, block, MU_STYLE_STRONG, unit->name, 0, y, width);
  y = add_piece (page, block, MU_STYLE_SMALL, troop, 0, y, width);
  y = add_piece (page, block, MU_STYLE_SMALL, notes, 0, y, width);
  block->names = add_piece (page, block, MU_STYLE_STRONG, fate_words (page->sheet, block->unit), 0,
                            y, width);
}

static double
orders_width (const Page *page)
{
  return page->width * (FOLD_AT - ORDERS_FROM) - 6;
}

/* An order that a block has no room for stands at the end of the sheet. */
static gboolean
is_long (const Page *page, const char *words)
{
  g_autoptr (PangoLayout) layout
      = mu_press_layout (page->press, MU_STYLE_BODY, words, orders_width (page));
  return mu_layout_height (layout) > mu_press_room (page->press) * LONGEST_ORDER;
}

static void
write_orders (Page *page, Block *block)
{
  g_autofree char *words = order_words (page->sheet, block->unit);
  const char *said = is_long (page, words) ? _ ("Written out at the end of this sheet.") : words;
  block->orders = add_piece (page, block, MU_STYLE_BODY, said, page->width * ORDERS_FROM, PAD,
                             orders_width (page));
}

static double
state_width (const Page *page)
{
  return page->width * (1 - FOLD_AT) - 6;
}

static Block *
new_block (Page *page, guint unit)
{
  Block *block = g_new0 (Block, 1);
  block->unit = unit;
  block->figures = mu_roster_unit_figures (page->sheet->list, unit);
  block->files = MIN (mu_list_unit_files (mu_list_unit (page->sheet->list, unit)), block->figures);
  block->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (block->pieces, clear_piece);
  write_names (page, block);
  block->named = block->pieces->len;
  write_orders (page, block);
  const double state
      = mu_strike_boxes_height (page->press, block->figures, block->files, state_width (page));
  block->height = MAX (MAX (block->names, block->orders + NEW_ORDERS * NEW_LINE), state + PAD);
  block->height = MAX (block->height + PAD, LEAST_HEIGHT);
  return block;
}

static void
free_block (Block *block)
{
  g_array_unref (block->pieces);
  g_free (block);
}

/* --- on the page --------------------------------------------------------------- */

static void
draw_outline (cairo_t *cr, double w, double h, gconstpointer data)
{
  cairo_set_line_width (cr, 0.5);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_stroke (cr);
}

static void
put_outline (MuPress *press, double x, double y, double w, double h)
{
  mu_press_put_picture (press, x, y, w, h, draw_outline, NULL, NULL);
}

static void
draw_dotted (cairo_t *cr, double w, double h, gconstpointer data)
{
  const double dashes[] = { 1, 3 };
  cairo_set_line_width (cr, 0.6);
  cairo_set_dash (cr, dashes, 2, 0);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, h);
  cairo_stroke (cr);
}

/* Period, a line to write on, and a tick once the messenger is there (wrg.orders.messenger). */
static void
put_new_orders (Page *page, double y)
{
  const double x = page->left + page->width * ORDERS_FROM;
  const double end = page->left + page->width * FOLD_AT - 6;
  mu_press_begin (page->press, MU_PART_FIGURE, NULL);
  for (int i = 0; i < NEW_ORDERS; i++) {
    const double line = y + (i + 1) * NEW_LINE - 2;
    put_outline (page->press, x, line - 11, PERIOD, 11);
    mu_press_put_rule (page->press, x + PERIOD + 3, line, end - TICK - 4 - x - PERIOD - 3, 0, 0.4,
                       0.4);
    put_outline (page->press, end - TICK, line - TICK, TICK, TICK);
  }
  mu_press_end (page->press, MU_PART_FIGURE);
}

static void
put_symbol (Page *page, const Block *block, double y)
{
  const MuListUnit *unit = mu_list_unit (page->sheet->list, block->unit);
  const MuSymbol symbol = { (MuTroopType) unit->troop.type,
                            mu_list_unit_general (page->sheet->list, block->unit) != NULL };
  mu_press_put_picture (page->press, page->left + 24, y + PAD + 2, MU_SYMBOL_WIDTH,
                        MU_SYMBOL_HEIGHT, mu_symbol_draw, g_memdup2 (&symbol, sizeof symbol),
                        g_free);
}

/* A screen cannot be folded. */
static void
put_fold (Page *page, double y, double height)
{
  if (mu_press_is_web (page->press))
    return;
  mu_press_put_picture (page->press, page->left + page->width * FOLD_AT, y, 0.1, height,
                        draw_dotted, NULL, NULL);
}

static void
put_pieces (Page *page, const Block *block, guint first, guint last, double y)
{
  for (guint i = first; i < last; i++) {
    const Piece *piece = &g_array_index (block->pieces, Piece, i);
    mu_press_put_text (page->press, piece->layout, page->left + piece->x, y + piece->y, "P");
  }
}

static void
next_column (Page *page, MuCellKind kind)
{
  mu_press_cell (page->press, kind, PANGO_ALIGN_LEFT, 1);
}

static void
put_block (Page *page, const Block *block, double y)
{
  const MuStruck struck = struck_of (page->sheet, block->unit);
  mu_press_open (page->press, "Sect");
  next_column (page, MU_CELL_NORMAL);
  put_symbol (page, block, y);
  put_pieces (page, block, 0, block->named, y);
  next_column (page, MU_CELL_NORMAL);
  put_pieces (page, block, block->named, block->pieces->len, y);
  put_new_orders (page, y + block->height - PAD - NEW_ORDERS * NEW_LINE);
  next_column (page, MU_CELL_NORMAL);
  mu_press_put_strike_boxes (page->press, block->figures, block->files, &struck,
                             page->left + page->width * FOLD_AT + 6, y + PAD, state_width (page));
  put_fold (page, y, block->height);
  mu_press_put_rule (page->press, page->left, y + block->height, page->width, 0, 0.5, 0.3);
  mu_press_close (page->press, "Sect");
}

static void
put_head_word (Page *page, const char *text, double from, double to, double y)
{
  g_autoptr (PangoLayout) layout
      = mu_press_layout (page->press, MU_STYLE_SMALL, text, page->width * (to - from) - 6);
  next_column (page, MU_CELL_HEAD);
  mu_press_put_text (page->press, layout, page->left + page->width * from, y, "P");
}

static double
head_height (Page *page)
{
  g_autoptr (PangoLayout) layout = mu_press_layout (
      page->press, MU_STYLE_SMALL, _ ("Orders; new orders with their period, a tick once told"),
      page->width * (FOLD_AT - ORDERS_FROM) - 6);
  return mu_layout_height (layout) + 3;
}

static void
put_head (Page *page)
{
  const double height = head_height (page);
  const double y = mu_press_claim (page->press, height, LEAST_HEIGHT);
  put_head_word (page, _ ("Unit"), 0, NAMES_TO, y);
  put_head_word (page, _ ("Orders; new orders with their period, a tick once told"), ORDERS_FROM,
                 FOLD_AT, y);
  put_head_word (page, _ ("To strike off: figures, casualties carried"), FOLD_AT + 0.012, 1.01, y);
  put_fold (page, y, height);
  mu_press_put_rule (page->press, page->left, y + height, page->width, 0, 0.8, 0);
}

static void
set_blocks (Page *page)
{
  mu_press_begin (page->press, MU_PART_BLOCKS, NULL);
  put_head (page);
  for (guint i = 0; i < page->sheet->list->units->len; i++) {
    Block *block = new_block (page, i);
    if (!mu_press_fits (page->press, block->height)) {
      mu_press_new_page (page->press);
      put_head (page);
    }
    put_block (page, block, mu_press_claim (page->press, block->height, 0));
    free_block (block);
  }
  mu_press_end (page->press, MU_PART_BLOCKS);
}

/* --- standing orders and signals --------------------------------------------------- */

static void
put_room (Page *page, int lines)
{
  const double y = mu_press_claim (page->press, lines * ROOM_LINE, 0);
  for (int i = 1; i <= lines; i++)
    mu_press_put_rule (page->press, page->left, y + i * ROOM_LINE - 3, page->width, 0, 0.4, 0.4);
}

static char *
standing_words (const MuOrders *orders)
{
  if (orders == NULL)
    return g_strdup ("");
  return *orders->standing_words ? g_strdup (orders->standing_words)
                                 : mu_orders_standing_words (&orders->standing);
}

/* wrg.orders.standing */
static void
set_standing (Page *page)
{
  g_autofree char *words = standing_words (page->sheet->orders);
  mu_press_heading (page->press, MU_STYLE_HEADING, _ ("Standing orders"));
  if (*words)
    mu_press_paragraph (page->press, MU_STYLE_BODY, words);
  else
    put_room (page, 2);
}

static char *
signal_words (const MuOrders *orders, int signal)
{
  const char *kinds[] = { _ ("visual"), _ ("audible"), _ ("audio-visual") };
  return g_strdup_printf (_ ("Signal %d (%s): %s"), signal + 1, kinds[orders->signals.kind[signal]],
                          orders->signal_words[signal]);
}

/* wrg.signals.improvised, wrg.signals.regular-five */
static void
set_signals (Page *page)
{
  const MuOrders *orders = page->sheet->orders;
  mu_press_heading (page->press, MU_STYLE_HEADING, _ ("Signals"));
  for (int i = 0; orders != NULL && i < MU_WRG_SIGNALS; i++)
    if (orders->signals.defined >> i & 1) {
      g_autofree char *words = signal_words (orders, i);
      mu_press_paragraph (page->press, MU_STYLE_BODY, words);
    }
  if (orders == NULL || orders->signals.defined == 0)
    put_room (page, 2);
}

/* What is not written yet has room together: an ordinary army takes one page. */
static void
set_rest (Page *page)
{
  const MuOrders *orders = page->sheet->orders;
  g_autofree char *standing = standing_words (orders);
  if (*standing || (orders != NULL && orders->signals.defined != 0)) {
    set_standing (page);
    set_signals (page);
    return;
  }
  mu_press_heading (page->press, MU_STYLE_HEADING, _ ("Standing orders and signals"));
  put_room (page, 2);
}

/* --- long orders ------------------------------------------------------------------------ */

static void
set_long_orders (Page *page)
{
  for (guint i = 0; i < page->sheet->list->units->len; i++) {
    g_autofree char *words = order_words (page->sheet, i);
    if (!is_long (page, words))
      continue;
    g_autofree char *head = g_strdup_printf (_ ("Orders of %u, %s"), i + 1,
                                             mu_list_unit (page->sheet->list, i)->name);
    mu_press_heading (page->press, MU_STYLE_HEADING, head);
    mu_press_paragraph (page->press, MU_STYLE_BODY, words);
  }
}

/* --- the sheet ------------------------------------------------------------------------ */

static MuPress *
open_press (const MuOrderPaper *sheet, MuPaper paper)
{
  const MuList *list = sheet->list;
  g_autofree char *title = g_strdup_printf (_ ("Orders: %s"), list->name);
  g_autofree char *foot = mu_army_foot (list, sheet->readings, sheet->book);
  MuPressJob job
      = { paper, title, list->player, sheet->book ? sheet->book->name : list->book_id, foot };
  return mu_press_new (&job);
}

static void
set_title (Page *page)
{
  const MuList *list = page->sheet->list;
  g_autofree char *generals = mu_roster_generals (list);
  g_autofree char *seal = page->sheet->seal
                              ? g_strdup_printf (_ ("Sealed with the code %s."), page->sheet->seal)
                              : g_strdup ("");
  const char *lost = page->sheet->general_lost ? _ ("The general is lost.") : "";
  const char *const parts[] = { list->player, generals, lost, seal };
  g_autofree char *line = mu_roster_join (parts, G_N_ELEMENTS (parts));
  mu_press_heading (page->press, MU_STYLE_TITLE, list->name);
  if (*line)
    mu_press_paragraph (page->press, MU_STYLE_BODY, line);
}

MuSheets *
mu_order_sheets (const MuOrderPaper *sheet, MuPaper paper)
{
  g_return_val_if_fail (sheet->list->rules == MU_RULES_WRG5, NULL);
  MuPress *press = open_press (sheet, paper);
  Page page = { press, sheet, mu_press_left (press), mu_press_width (press) };
  set_title (&page);
  set_blocks (&page);
  set_rest (&page);
  set_long_orders (&page);
  return mu_press_finish (press);
}
