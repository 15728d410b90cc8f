#include "reports/account/battle_report.h"

#include <glib/gi18n-lib.h>

#include "lists/check/certificate.h"
#include "lists/list/terms.h"
#include "reports/account/report_private.h"
#include "reports/account/trust_words.h"
#include "reports/document/house_rules.h"
#include "reports/document/symbol.h"
#include "reports/document/table.h"
#include "reports/system.h"

enum {
  COLUMN_MARK,
  COLUMN_SYMBOL,
  COLUMN_NAME,
  COLUMN_TROOP,
  COLUMN_START,
  COLUMN_LOST,
  COLUMN_LEFT,
  COLUMN_DEEDS,
  COLUMN_WORST,
  COLUMN_FATE,
  COLUMNS
};

static char *
army_foot (const MuBattleRecord *record, const MuBook *book, MuSide side)
{
  const MuList *list = record->side[side].list;
  g_autofree char *code = mu_list_check_code (list);
  if (*list->book_id == '\0')
    return g_strdup_printf (_ ("%s: check code %s"), side == MU_SIDE_A ? "A" : "B", code);
  g_autofree char *edition = mu_term_book (list, book);
  return g_strdup_printf (_ ("%s: %s, check code %s"), side == MU_SIDE_A ? "A" : "B", edition,
                          code);
}

static char *
make_foot (const MuBattleRecord *record, const MuBook *const book[MU_SIDES])
{
  g_autofree char *a = army_foot (record, book ? book[MU_SIDE_A] : NULL, MU_SIDE_A);
  g_autofree char *b = army_foot (record, book ? book[MU_SIDE_B] : NULL, MU_SIDE_B);
  if (!mu_report_system (record->rules)->house_rules)
    return g_strdup_printf ("%s · %s\n%s\n%s", record->name, mu_term_rules (record->rules), a, b);
  g_autofree char *readings = mu_house_rules_short (&record->readings);
  return g_strdup_printf ("%s · %s · %s\n%s\n%s", record->name, mu_term_rules (record->rules),
                          readings, a, b);
}

static char *
players (const MuBattleRecord *record)
{
  const char *a = record->side[MU_SIDE_A].list->player;
  const char *b = record->side[MU_SIDE_B].list->player;
  if (*a && *b)
    return g_strdup_printf (_ ("%s and %s"), a, b);
  return g_strdup (*a ? a : b);
}

static MuPress *
open_press (const MuBattleRecord *record, const MuBook *const book[MU_SIDES], MuPaper paper)
{
  g_autofree char *title = g_strdup_printf (_ ("Battle report: %s"), record->name);
  g_autofree char *author = players (record);
  g_autofree char *subject = mu_account_result (record);
  g_autofree char *foot = make_foot (record, book);
  MuPressJob job = { paper, title, author, subject, foot };
  return mu_press_new (&job);
}

static char *
army_line (const MuBattleRecord *record, MuSide side)
{
  const MuList *list = record->side[side].list;
  const MuListGeneral *general = mu_list_commander (list);
  return g_strdup_printf ("%s%s%s", list->name, general ? _ (" under ") : "",
                          general ? general->name : "");
}

/* Where the day had conditions, what each has left decides nothing by itself. */
static void
set_verdict (MuPress *press, const MuBattleRecord *record, const char *day)
{
  const gboolean has_day = day && *day;
  g_autofree char *result = mu_account_result (record);
  g_autofree char *shares = has_day ? mu_account_bare_shares (record) : mu_account_shares (record);
  g_autofree char *decided = mu_account_decided (record);
  mu_press_paragraph (press, MU_STYLE_LEAD, result);
  if (*decided)
    mu_press_paragraph (press, MU_STYLE_BODY, decided);
  if (shares)
    mu_press_paragraph (press, MU_STYLE_BODY, shares);
  if (has_day)
    mu_press_paragraph (press, MU_STYLE_BODY, day);
}

static void
set_title (MuPress *press, const MuBattleRecord *record, const char *day)
{
  g_autofree char *a = army_line (record, MU_SIDE_A);
  g_autofree char *b = army_line (record, MU_SIDE_B);
  g_autofree char *armies = g_strdup_printf (_ ("%s against %s"), a, b);
  mu_press_heading (press, MU_STYLE_TITLE, record->name);
  const MuTrust trust = mu_battle_trust (record, NULL);
  set_verdict (press, record, day);
  mu_press_paragraph (press, MU_STYLE_BODY, armies);
  if (trust != MU_TRUST_PROVED)
    mu_press_paragraph (press, MU_STYLE_BODY, mu_trust_sentence (trust));
}

void
mu_report_set_preliminaries (MuPress *press, const MuBattleRecord *record)
{
  g_autofree char *leadership = mu_account_leadership (record);
  g_autofree char *scouting = mu_account_scouting (record);
  g_autofree char *weather = mu_account_weather (record);
  g_autofree char *text = mu_account_sentences (scouting, weather, leadership);
  g_autofree char *field = mu_account_field (record);
  g_autofree char *papers = mu_account_papers (record);
  g_autofree char *terms = mu_account_terms (record);
  if (*text)
    mu_press_paragraph (press, MU_STYLE_BODY, text);
  if (*field)
    mu_press_paragraph (press, MU_STYLE_BODY, field);
  if (*papers)
    mu_press_paragraph (press, MU_STYLE_BODY, papers);
  if (*terms)
    mu_press_paragraph (press, MU_STYLE_BODY, terms);
}

static char *
number_or_dash (int number)
{
  return number > 0 ? g_strdup_printf ("%d", number) : g_strdup ("–");
}

/* What the columns between what is left and the fate are, by what is counted; NULL: there is none.
 */
typedef struct {
  const char *start, *first, *second;
} Counting;

static Counting
counting_of (const MuBattleRecord *record)
{
  switch (mu_report_counts_in (record->rules)) {
  case MU_STRENGTH_STANDS:
    return (Counting){ _ ("Stands"), _ ("Figures lost"), _ ("Figures slain") };
  case MU_STRENGTH_STEPS:
    return (Counting){ _ ("Steps"), _ ("Steps taken"), NULL };
  case MU_STRENGTH_FIGURES:
    break;
  }
  return (Counting){ _ ("Came"), _ ("Men slain"), _ ("Worst row") };
}

/* Who counts figures tells the men slain and the worst row of a test, who counts stands the figures
 * that they have lost and taken, who counts steps those taken. */
static void
fill_deeds (const MuBattleRecord *record, const MuUnitOutcome *outcome, int deeds[2])
{
  const gboolean stands = mu_report_counts_in (record->rules) == MU_STRENGTH_STANDS;
  deeds[0] = stands ? outcome->casualties : outcome->inflicted;
  deeds[1] = stands ? outcome->inflicted : outcome->worst_row;
}

/* A row of all columns, without the one that there is not. */
static void
add_row (MuTable *table, const MuBattleRecord *record, MuRowKind kind, const char *cells[COLUMNS])
{
  if (!counting_of (record).second)
    cells[COLUMN_WORST] = cells[COLUMN_FATE];
  mu_table_add_row (table, kind, cells);
}

/* --- signs of units ------------------------------------------------------- */

typedef struct {
  const MuReportSystem *system;
  char *stand;
} Sign;

static void
free_sign (gpointer data)
{
  Sign *sign = data;
  g_free (sign->stand);
  g_free (sign);
}

static void
draw_sign (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Sign *sign = data;
  sign->system->draw_sign (cr, w, h, sign->stand);
}

static void
add_sign (MuTable *table, const MuBattleRecord *record, const MuListUnit *unit)
{
  const MuReportSystem *system = mu_report_system (record->rules);
  if (system->draw_sign) {
    const Sign sign = { system, g_strdup (unit->stand) };
    mu_table_add_picture (table, COLUMN_SYMBOL, MU_SYMBOL_WIDTH, MU_SYMBOL_HEIGHT, draw_sign,
                          g_memdup2 (&sign, sizeof sign), free_sign);
    return;
  }
  const MuSymbol symbol = { (MuTroopType) unit->troop.type, unit->bodyguard };
  mu_table_add_picture (table, COLUMN_SYMBOL, MU_SYMBOL_WIDTH, MU_SYMBOL_HEIGHT, mu_symbol_draw,
                        g_memdup2 (&symbol, sizeof symbol), g_free);
}

/* --- units ---------------------------------------------------------------- */

/* Of who is no unit nothing is counted. */
static void
add_unit (MuTable *table, const MuBattleRecord *record, int body, const MuListUnit *unit,
          const MuUnitOutcome *outcome)
{
  const gboolean counts = mu_report_is_unit (record->rules, unit);
  g_autofree char *mark = mu_account_mark (record, body);
  g_autofree char *troop = *unit->stand ? g_strdup (unit->stand) : mu_term_troop (unit);
  int deeds[2];
  fill_deeds (record, outcome, deeds);
  g_autofree char *start = g_strdup_printf ("%d", outcome->figures_start);
  g_autofree char *lost = number_or_dash (outcome->figures_start - outcome->figures_left);
  g_autofree char *left = g_strdup_printf ("%d", outcome->figures_left);
  g_autofree char *first = number_or_dash (deeds[0]);
  g_autofree char *second = number_or_dash (deeds[1]);
  const char *cells[COLUMNS] = {
    [COLUMN_MARK] = mark,
    [COLUMN_NAME] = unit->name,
    [COLUMN_TROOP] = troop,
    [COLUMN_START] = counts ? start : NULL,
    [COLUMN_LOST] = counts ? lost : NULL,
    [COLUMN_LEFT] = counts ? left : NULL,
    [COLUMN_DEEDS] = counts ? first : NULL,
    [COLUMN_WORST] = counts ? second : NULL,
    [COLUMN_FATE] = mu_account_end (record->rules, outcome),
  };
  add_row (table, record, MU_ROW_NORMAL, cells);
  add_sign (table, record, unit);
}

typedef struct {
  int start, left, deeds[2];
} Sums;

static Sums
sums_of (const MuBattleRecord *record, const MuBattleSideRecord *side)
{
  Sums sums = { 0 };
  for (guint i = 0; i < side->results->len; i++) {
    const MuUnitOutcome *outcome = &g_array_index (side->results, MuUnitOutcome, i);
    int deeds[2];
    if (!mu_report_is_unit (record->rules, mu_list_unit (side->list, i)))
      continue;
    fill_deeds (record, outcome, deeds);
    sums.start += outcome->figures_start;
    sums.left += outcome->figures_left;
    sums.deeds[0] += deeds[0];
    sums.deeds[1] += deeds[1];
  }
  return sums;
}

static void
add_side_total (MuTable *table, const MuBattleRecord *record, const MuBattleSideRecord *side)
{
  const gboolean stands = mu_report_counts_in (record->rules) == MU_STRENGTH_STANDS;
  const Sums sums = sums_of (record, side);
  g_autofree char *started = g_strdup_printf ("%d", sums.start);
  g_autofree char *lost = number_or_dash (sums.start - sums.left);
  g_autofree char *remain = g_strdup_printf ("%d", sums.left);
  g_autofree char *first = number_or_dash (sums.deeds[0]);
  g_autofree char *second = stands ? number_or_dash (sums.deeds[1]) : NULL;
  const char *cells[COLUMNS] = {
    [COLUMN_NAME] = _ ("Together"), [COLUMN_START] = started, [COLUMN_LOST] = lost,
    [COLUMN_LEFT] = remain,         [COLUMN_DEEDS] = first,   [COLUMN_WORST] = second,
  };
  add_row (table, record, MU_ROW_TOTAL, cells);
}

static void
add_side (MuTable *table, const MuBattleRecord *record, MuSide index)
{
  const MuBattleSideRecord *side = &record->side[index];
  int first = mu_battle_record_first (record, index);
  g_autofree char *words = mu_account_side (record, index);
  g_autofree char *head = g_strdup_printf ("%s · %s", side->list->name, words);
  const char *const group[] = { head };
  mu_table_add_row (table, MU_ROW_GROUP, group);
  for (guint i = 0; i < side->results->len; i++)
    add_unit (table, record, first + (int) i, mu_list_unit (side->list, i),
              &g_array_index (side->results, MuUnitOutcome, i));
  add_side_total (table, record, side);
}

static void
set_units (MuPress *press, const MuBattleRecord *record)
{
  const Counting counting = counting_of (record);
  MuColumn columns[COLUMNS] = {
    [COLUMN_MARK] = { _ ("No."), MU_ALIGN_LEFT },
    [COLUMN_SYMBOL] = { "", MU_ALIGN_CENTRE },
    [COLUMN_NAME] = { _ ("Unit"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    [COLUMN_TROOP] = { _ ("Troops"), MU_ALIGN_LEFT, .wraps = TRUE },
    [COLUMN_START] = { counting.start, MU_ALIGN_RIGHT },
    [COLUMN_LOST] = { _ ("Lost"), MU_ALIGN_RIGHT },
    [COLUMN_LEFT] = { _ ("Left"), MU_ALIGN_RIGHT },
    [COLUMN_DEEDS] = { counting.first, MU_ALIGN_RIGHT },
    [COLUMN_WORST] = { counting.second, MU_ALIGN_RIGHT },
    [COLUMN_FATE] = { _ ("At the end"), MU_ALIGN_LEFT, .wraps = TRUE },
  };
  if (!counting.second)
    columns[COLUMN_WORST] = columns[COLUMN_FATE];
  MuTable *table = mu_table_new (columns, counting.second ? COLUMNS : COLUMNS - 1);
  add_side (table, record, MU_SIDE_A);
  add_side (table, record, MU_SIDE_B);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("The armies"));
  mu_press_table (press, table);
}

/* The maps fill a page; a chart that has no room before them would leave one to itself. */
static void
set_pictures (MuPress *press, const MuBattleRecord *record)
{
  const gboolean first = mu_report_losses_fit (press);
  if (first)
    mu_report_set_losses (press, record);
  mu_report_set_field (press, record);
  if (!first)
    mu_report_set_losses (press, record);
}

void
mu_battle_report_books (const MuBattleRecord *record, const MuShelf *shelf,
                        const MuBook *book[MU_SIDES])
{
  for (int side = 0; side < MU_SIDES; side++)
    book[side] = shelf ? mu_shelf_book_of (shelf, record->side[side].list) : NULL;
}

MuSheets *
mu_battle_report_sheets (const MuBattleRecord *record, const MuBook *const book[MU_SIDES],
                         const char *day, MuPaper paper)
{
  MuPress *press = open_press (record, book, paper);
  set_title (press, record, day);
  mu_report_set_preliminaries (press, record);
  if (mu_report_system (record->rules)->house_rules)
    mu_house_rules_set (press, &record->readings);
  set_units (press, record);
  set_pictures (press, record);
  mu_report_set_account (press, record);
  mu_report_set_luck (press, record);
  mu_report_set_dice (press, record);
  return mu_press_finish (press);
}
