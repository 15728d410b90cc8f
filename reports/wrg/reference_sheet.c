#include "reports/wrg/reference_sheet.h"

#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/account/account.h"
#include "reports/army/roster_words.h"
#include "reports/document/house_rules.h"
#include "reports/document/rule_words.h"
#include "reports/wrg/reference_private.h"
#include "rules/wrg/fight/recoil.h"
#include "rules/wrg/nerve/occasion.h"
#include "rules/wrg/nerve/reaction.h"

#define LEFT_SHARE  0.385
#define GUTTER      12.0
#define ROWS        7
#define WORDS       60.0
#define LEAST_TOTAL (-40) /* below and above all thresholds */
#define MOST_TOTAL  40
#define ORDERS      3
#define CLASSES     4
#define OCCASIONS   10

/* --- the period ------------------------------------------------------------------- */

static void
add_sequence (MuFlow *flow)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int phase = MU_PHASE_ARRIVALS; phase < MU_PHASE_OVER; phase++)
    g_string_append_printf (text, "%s%d %s", phase > MU_PHASE_ARRIVALS ? " · " : "", phase,
                            mu_account_phase (MU_RULES_WRG5, phase));
  mu_flow_heading (flow, _ ("Sequence of the period"));
  mu_flow_text (flow, text->str);
}

/* Rules of one kind follow each other in the order of the book. */
static void
add_occasions (MuFlow *flow)
{
  static const MuRule rules[OCCASIONS] = {
    MU_RULE_WRG_REACTION_OCCASION_1, MU_RULE_WRG_REACTION_OCCASION_2,
    MU_RULE_WRG_REACTION_OCCASION_3, MU_RULE_WRG_REACTION_OCCASION_4,
    MU_RULE_WRG_REACTION_OCCASION_5, MU_RULE_WRG_REACTION_OCCASION_6,
    MU_RULE_WRG_REACTION_OCCASION_7, MU_RULE_WRG_REACTION_OCCASION_8,
    MU_RULE_WRG_REACTION_OCCASION_9, MU_RULE_WRG_REACTION_OCCASION_10,
  };
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < OCCASIONS; i++)
    g_string_append_printf (text, "%s%d %s", i > 0 ? " · " : "", i + 1,
                            mu_rule_words_short (rules[i]));
  mu_flow_heading (flow, _ ("Reasons to test"));
  mu_flow_text (flow, text->str);
}

/* --- the test --------------------------------------------------------------------- */

static char *
factor_amount (const MuReferenceTable *table, MuWrgReactionFactor factor)
{
  const int amount = mu_wrg_reaction_factor_amount (factor);
  const MuWrgFactorKind kind = mu_wrg_reaction_factor_kind (factor);
  const gboolean choice = kind == MU_FACTOR_CHOICE || kind == MU_FACTOR_CHOICE_EACH;
  g_autofree char *number = choice ? g_strdup_printf ("±%d", amount) : mu_reference_number (amount);
  /* Translators: a number that counts for each cause */
  return mu_wrg_reaction_repeats (table->readings, factor) ? g_strdup_printf (_ ("%s each"), number)
                                                           : g_steal_pointer (&number);
}

static void
add_factors (MuFlow *flow, const MuReferenceTable *table, gboolean in_pairs)
{
  MuGrid *grid = mu_grid_new (2, FALSE);
  for (int factor = 0; factor < MU_REACTION_FACTORS; factor++) {
    if (!mu_reference_reaction_can (table, factor))
      continue;
    g_autofree char *amount = factor_amount (table, (MuWrgReactionFactor) factor);
    const char *const cells[]
        = { mu_rule_words_short (mu_wrg_reaction_factor_rule ((MuWrgReactionFactor) factor)),
            amount };
    mu_grid_row (grid, FALSE, cells);
  }
  mu_flow_heading (flow, _ ("Reaction factors"));
  if (in_pairs)
    mu_flow_pairs (flow, grid);
  else
    mu_flow_grid (flow, grid, WORDS);
}

/* --- what follows from it ------------------------------------------------------------ */

static gboolean
is_present (const MuReferenceTable *table, int side, gboolean regular, int class)
{
  for (guint i = 0; i < table->troop[side]->len; i++) {
    const MuTroop *troop = &g_array_index (table->troop[side], MuReferenceTroop, i).troop;
    if (table->whole || (troop->regular == regular && troop->class == class))
      return TRUE;
  }
  return FALSE;
}

/* "8", the least total of the row; "" for a row that stands below all others. */
static char *
least_total (gboolean regular, MuTroopClass class, int row)
{
  if (row == ROWS)
    return g_strdup (_ ("less"));
  for (int total = LEAST_TOTAL; total <= MOST_TOTAL; total++)
    if (mu_wrg_reaction_row (regular, class, total) == row)
      return mu_term_number (total);
  return g_strdup ("");
}

/* wrg.after.break.count: the whole sheet has room for the recoils in a row that break a class. */
static void
add_class (MuGrid *grid, const MuReferenceTable *table, gboolean regular, int class,
           gboolean strong)
{
  g_autofree char *name = g_strdup_printf ("%s %s", regular ? "Reg" : "Irr",
                                           mu_troop_class_name ((MuTroopClass) class));
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (cells, g_steal_pointer (&name));
  for (int row = 1; row <= ROWS; row++)
    g_ptr_array_add (cells, least_total (regular, (MuTroopClass) class, row));
  if (table->whole)
    g_ptr_array_add (cells, mu_term_number (mu_wrg_recoil_limit ((MuTroopClass) class)));
  mu_grid_row (grid, strong, (const char *const *) cells->pdata);
}

static void
add_thresholds (MuFlow *flow, const MuReferenceTable *table)
{
  const char *const head[]
      = { _ ("Row"), "1", "2", "3", "4", "5", "6", "7", _ ("Recoils in a row that break") };
  MuGrid *grid = mu_grid_new (table->whole ? ROWS + 2 : ROWS + 1, TRUE);
  mu_grid_row (grid, TRUE, head);
  for (int kind = 0; kind < 2 * CLASSES; kind++) {
    const gboolean regular = kind % 2 == 0;
    const gboolean own = is_present (table, 0, regular, kind / 2);
    if (own || is_present (table, 1, regular, kind / 2))
      add_class (grid, table, regular, kind / 2, own && !table->whole);
  }
  mu_flow_heading (flow, _ ("Reaction: least total of each row"));
  mu_flow_grid (flow, grid, WORDS);
}

static MuOrder
order_at (int index)
{
  static const MuOrder orders[ORDERS] = { MU_ORDER_ATTACK, MU_ORDER_HOLD, MU_ORDER_SKIRMISH };
  return orders[index];
}

static char *
result_words (const MuReferenceTable *table, int row, MuOrder order,
              const MuWrgReactionSituation *situation)
{
  const MuTroop troop = { .type = MU_TROOP_MI, .class = MU_CLASS_C, .regular = true };
  const MuWrgReactionResult result
      = mu_wrg_reaction_result (table->readings, row, order, &troop, situation);
  const char *act = _ (mu_wrg_reaction_act_words (result.act));
  if (result.periods == 0)
    return g_strdup (act);
  /* Translators: what a body does, and for how long */
  return g_strdup_printf (ngettext ("%s (%d period)", "%s (%d periods)", (gulong) result.periods),
                          act, result.periods);
}

/* Whether an order before this one has the same result. */
static gboolean
is_told (char *const *words, int order)
{
  for (int i = 0; i < order; i++)
    if (words[i] != NULL && g_str_equal (words[i], words[order]))
      return TRUE;
  return FALSE;
}

/* "attack, hold": the orders that have this one's result. */
static char *
orders_alike (char *const *words, int order)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (int i = order; i < ORDERS; i++)
    if (words[i] != NULL && g_str_equal (words[i], words[order]))
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "",
                              mu_term_order (order_at (i)));
  return g_strdup (names->str);
}

static gboolean
are_alike (char *const *words)
{
  for (int i = 0; i < ORDERS; i++)
    if (words[i] == NULL || !g_str_equal (words[i], words[0]))
      return FALSE;
  return TRUE;
}

/* "halt (2 periods)" of all orders, else the orders before their result. NULL among the words: an
 * order of which nothing is to be told. */
static char *
orders_words (char *const *words)
{
  g_autoptr (GString) text = g_string_new (NULL);
  if (words[0] != NULL && are_alike (words))
    return g_strdup (words[0]);
  for (int i = 0; i < ORDERS; i++) {
    if (words[i] == NULL || is_told (words, i))
      continue;
    g_autofree char *names = orders_alike (words, i);
    g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "; " : "", names, words[i]);
  }
  return g_strdup (text->str);
}

static void
read_row (const MuReferenceTable *table, int row, const MuWrgReactionSituation *situation,
          char **words)
{
  for (int i = 0; i < ORDERS; i++)
    words[i] = result_words (table, row, order_at (i), situation);
}

/* Of a special situation only the orders that fare otherwise in it. */
static char *
special_words (const MuReferenceTable *table, int row, const MuWrgReactionSituation *situation,
               char *const *usual)
{
  g_auto (GStrv) words = g_new0 (char *, ORDERS + 1);
  char *told[ORDERS] = { NULL };
  read_row (table, row, situation, words);
  for (int i = 0; i < ORDERS; i++)
    told[i] = g_str_equal (words[i], usual[i]) ? NULL : words[i];
  return orders_words (told);
}

static char *
row_words (const MuReferenceTable *table, int row)
{
  const MuWrgReactionSituation plain = { .occasion = MU_OCCASION_FIRST_DANGER };
  const MuWrgReactionSituation charged = { .occasion = MU_OCCASION_CHARGED, .charged = true };
  const MuWrgReactionSituation melee = { .occasion = MU_OCCASION_BELOW_HALF, .in_melee = true };
  g_auto (GStrv) usual = g_new0 (char *, ORDERS + 1);
  read_row (table, row, &plain, usual);
  g_autofree char *words = orders_words (usual);
  g_autofree char *when_charged = special_words (table, row, &charged, usual);
  g_autofree char *in_melee = special_words (table, row, &melee, usual);
  g_autoptr (GString) text = g_string_new (words);
  if (*when_charged && g_str_equal (when_charged, in_melee)) {
    g_string_append_printf (text, _ (". Charged or in hand-to-hand: %s"), in_melee);
    return g_strdup (text->str);
  }
  if (*when_charged)
    g_string_append_printf (text, _ (". Charged: %s"), when_charged);
  if (*in_melee)
    g_string_append_printf (text, _ (". In hand-to-hand: %s"), in_melee);
  return g_strdup (text->str);
}

static void
add_results (MuFlow *flow, const MuReferenceTable *table)
{
  mu_flow_heading (flow, _ ("Reactions"));
  for (int row = 1; row <= ROWS; row++) {
    const gboolean breaks = row == ROWS && !mu_reading (table->readings, MU_READING_ROW7_WEAK);
    const MuRule weak = MU_RULE_WRG_REACTION_RESULT_ROW7_BREAK_WEAK;
    g_autofree char *words = row_words (table, row);
    g_autofree char *line = g_strdup_printf ("%d  %s%s%s.", row, words, breaks ? "; " : "",
                                             breaks ? mu_rule_words_short (weak) : "");
    mu_flow_text (flow, line);
  }
}

/* --- the sheet --------------------------------------------------------------------------- */

static MuPress *
open_press (const MuReferenceSheet *sheet, MuPaper paper)
{
  g_autofree char *title = sheet->own ? g_strdup_printf (_ ("Reference: %s"), sheet->own->name)
                                      : g_strdup (_ ("Reference: all of WRG 5th edition"));
  g_autofree char *readings = sheet->readings ? mu_house_rules_short (sheet->readings) : NULL;
  const char *const parts[] = { mu_term_rules (MU_RULES_WRG5), readings ? readings : "" };
  g_autofree char *foot = mu_roster_join (parts, G_N_ELEMENTS (parts));
  const MuPressJob job = { paper, title, sheet->own ? sheet->own->player : NULL, NULL, foot };
  return mu_press_new (&job);
}

static void
set_title (MuPress *press, const MuReferenceSheet *sheet)
{
  if (sheet->own == NULL) {
    mu_reference_title (press, MU_RULES_WRG5);
    return;
  }
  mu_press_heading (press, MU_STYLE_TITLE, sheet->own->name);
  g_autofree char *line = g_strdup_printf (
      _ ("Reference against %s; what this army has itself is bold."), sheet->enemy->name);
  mu_press_paragraph (press, MU_STYLE_SMALL, line);
}

static const char *
last_words (const MuReferenceSheet *sheet)
{
  return sheet->own ? _ ("Left out: weapons, types and classes that neither army has, and what "
                         "only they bring about.")
                    : _ ("Nothing is left out: all weapons, types and classes.");
}

/* Two armies have neither boats nor engines of siege on a list that names them. */
static void
add_rest (MuFlow *flow, const MuReferenceTable *table)
{
  mu_reference_add_ground (flow, table);
  mu_reference_add_course (flow);
  mu_reference_add_siege (flow, table);
  mu_reference_add_fire (flow, table);
  mu_reference_add_victory (flow);
}

/* Cut, it is dense enough for one side of paper; all of it is set in ordinary type and, as letters
 * of 12 points, without columns. */
static void
set_columns (MuPress *press, const MuReferenceSheet *sheet, const MuReferenceTable *table,
             double keep)
{
  const gboolean dense = sheet->own != NULL;
  const gboolean one = mu_press_scale (press) > 1 || !dense;
  const double left = mu_press_left (press), width = mu_press_width (press);
  MuFlow *first = mu_flow_new (press, left, one ? width : width * LEFT_SHARE - GUTTER, dense);
  MuFlow *second
      = one ? first
            : mu_flow_new (press, left + width * LEFT_SHARE, width * (1 - LEFT_SHARE), dense);
  MuFlow *flows[] = { first, second };
  add_sequence (first);
  add_occasions (first);
  add_factors (first, table, !dense && mu_press_scale (press) <= 1);
  add_thresholds (first, table);
  add_results (first, table);
  mu_reference_add_sums (second, table);
  mu_reference_add_weather (second, sheet);
  if (table->whole)
    add_rest (second, table);
  mu_flows_put (press, flows, one ? 1 : 2, keep);
}

MuSheets *
mu_reference_sheets (const MuReferenceSheet *sheet, MuPaper paper)
{
  g_return_val_if_fail ((sheet->own == NULL) == (sheet->enemy == NULL), NULL);
  g_autoptr (MuReferenceTable) table = mu_reference_table_new (sheet);
  MuPress *press = open_press (sheet, paper);
  set_title (press, sheet);
  g_autoptr (PangoLayout) last
      = mu_press_layout (press, MU_STYLE_DENSE, last_words (sheet), mu_press_width (press));
  const double height = mu_layout_height (last) + 3;
  set_columns (press, sheet, table, height);
  const double y = mu_press_claim (press, height, 0);
  mu_press_put_text (press, last, mu_press_left (press), y + 3, "P");
  return mu_press_finish (press);
}
