#include "reports/awfp/tick_sheet.h"

#include <glib/gi18n-lib.h>

#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "reports/account/account.h"
#include "reports/army/army_foot.h"
#include "reports/army/roster_words.h"
#include "reports/document/press.h"
#include "reports/document/strike_boxes.h"
#include "reports/document/symbol.h"
#include "rules/awfp/battle/markers.h"
#include "rules/awfp/battle/order.h"
#include "rules/awfp/battle/setup.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/state.h"

/* Shares of the page's width. */
#define NAMES_TO  0.36
#define STATE_TO  0.88
#define PASS_FROM 0.9

#define LEAST_HEIGHT 46.0
#define PAD          3.0
#define TURN_COLUMNS 2
#define TURN_HEIGHT  17.0
#define STATES_MAX   6

/* A unit, or a general who is one (awfp.general.one). */
typedef struct {
  char *number; /* "" for a general by himself */
  const char *name;
  const char *notation;
  const char *general; /* who is with it; NULL: none */
  MuSymbol symbol;
  gboolean has_symbol;
  gboolean is_priest;
  int stands;
  gboolean is_known; /* its notation can be read: */
  MuAwfpTroop troop;
  /* on the table: */
  int lost; /* figures */
  MuFate fate;
  MuAwfpState state;
  gboolean frenzied;
  int low; /* on missiles; 2: out of them */
} Unit;

typedef struct {
  MuPress *press;
  double left, width;
} Page;

static void
read_troop (Unit *unit)
{
  unit->is_known = mu_awfp_troop_parse (unit->notation ? unit->notation : "", &unit->troop, NULL)
                   == MU_AWFP_PARSE_OK;
}

/* awfp.figures.*: of each stand; 1 where its notation cannot be read. */
static int
figures_of (const Unit *unit)
{
  return unit->is_known ? mu_awfp_troop_strength (&unit->troop, NULL) : 1;
}

/* What the battle told of it last. */
static void
read_state (Unit *unit, const MuBattleRecord *battle, int body)
{
  for (guint i = 0; i < battle->events->len; i++) {
    const MuEvent *event = &g_array_index (battle->events, MuEvent, i);
    if (event->kind != MU_AWFP_EVENT_STATE || event->body != body)
      continue;
    unit->state = (MuAwfpState) CLAMP (event->value[0], MU_AWFP_STEADY, MU_AWFP_ROUTED);
    unit->frenzied = event->value[1] != 0;
    unit->low = CLAMP (event->value[2], 0, 2);
  }
}

/* awfp.combat.disorder-effects: rout goes before what it was. */
static void
read_standing (Unit *unit, const MuOrderPaper *orders, guint index)
{
  if (orders->results == NULL || index >= orders->results->len)
    return;
  const MuUnitOutcome *state = &g_array_index (orders->results, MuUnitOutcome, index);
  unit->lost = (state->figures_start - state->figures_left) * figures_of (unit) + state->carried;
  unit->fate = (MuFate) state->fate;
  if (orders->battle != NULL)
    read_state (unit, orders->battle,
                mu_battle_record_first (orders->battle, orders->side) + (int) index);
  if (unit->fate != MU_FATE_ON_TABLE) {
    unit->state = unit->fate == MU_FATE_IN_ROUT ? MU_AWFP_ROUTED : MU_AWFP_STEADY;
    unit->frenzied = FALSE;
  }
}

static Unit
unit_of (const MuOrderPaper *orders, guint index)
{
  const MuListUnit *of = mu_list_unit (orders->list, index);
  const MuListGeneral *general = mu_list_unit_general (orders->list, index);
  const gboolean is_his = mu_list_unit_is_generals (orders->list, index);
  Unit unit = { .number = g_strdup_printf ("%u", index + 1),
                .name = of->name,
                .notation = of->stand,
                .general = is_his    ? _ ("general")
                           : general ? general->name
                                     : NULL,
                .symbol = { (MuTroopType) of->troop.type, general != NULL },
                .has_symbol = !is_his,
                .is_priest = mu_list_unit_is_priests (orders->list, index),
                .stands = of->figures };
  read_troop (&unit);
  read_standing (&unit, orders, index);
  return unit;
}

static Unit
general_of (const MuList *list, guint index)
{
  const MuListGeneral *general = mu_list_general (list, index);
  Unit unit = { .number = g_strdup (""),
                .name = general->name,
                .notation = general->troop,
                .general = _ ("general"),
                .stands = 1 };
  read_troop (&unit);
  return unit;
}

/* --- what can happen to it ---------------------------------------------------------- */

/* awfp.orders.recover.missiles: only who has any runs out of them. */
static gboolean
has_missiles (const MuAwfpTroop *troop)
{
  if (mu_awfp_troop_kind (troop) == MU_AWFP_ARTILLERY)
    return TRUE;
  for (int weapon = 0; weapon < MU_AWFP_WEAPONS; weapon++)
    if (troop->weapons & MU_AWFP_WEAPON_BIT (weapon)
        && mu_awfp_weapon_shoots ((MuAwfpWeapon) weapon))
      return TRUE;
  return FALSE;
}

/* Returns how many. */
static guint
fill_states (const Unit *unit, MuTicks states[STATES_MAX])
{
  guint count = 0;
  if (unit->is_priest) /* awfp.priest.no-combat */
    return 0;
  /* Translators: short, beside boxes on a tick sheet. awfp.orders.recover.fragmented */
  states[count++] = (MuTicks){ C_ ("unit", "Disordered"), 1, unit->state >= MU_AWFP_DISORDERED };
  states[count++] = (MuTicks){ C_ ("unit", "Fragmented"), 1, unit->state >= MU_AWFP_FRAGMENTED };
  states[count++] = (MuTicks){ C_ ("unit", "Routed"), 1, unit->state >= MU_AWFP_ROUTED };
  if (unit->is_known && has_missiles (&unit->troop))
    states[count++] = (MuTicks){ _ ("Missiles low, out"), 2, unit->low };
  if (unit->is_known && mu_awfp_kind_rages (mu_awfp_troop_kind (&unit->troop)))
    states[count++] = (MuTicks){ C_ ("unit", "Frenzied"), 1, unit->frenzied };
  /* awfp.combat.three-lost-rounds */
  states[count++] = (MuTicks){ _ ("Lost rounds"), 3 };
  return count;
}

/* awfp.morale.test-die; of a warband both, for before and after its first round
 * (awfp.morale.warband.after). "" where its notation cannot be read. */
static char *
pass_words (const Unit *unit)
{
  if (!unit->is_known || unit->is_priest)
    return g_strdup ("");
  const int first = mu_awfp_morale_needed ((MuAwfpMorale) unit->troop.morale, 0, NULL);
  const int later = mu_awfp_morale_needed ((MuAwfpMorale) unit->troop.morale, 1, NULL);
  return first == later ? g_strdup_printf ("%d+", first)
                        : g_strdup_printf (_ ("%d+, then %d+"), first, later);
}

/* --- a unit's block -------------------------------------------------------------------- */

typedef struct {
  PangoLayout *layout;
  double x, y;
} Piece;

typedef struct {
  const Unit *unit;
  GArray *pieces; /* Piece: of the names, then of what it needs to pass */
  guint named;
  MuTicks states[STATES_MAX];
  guint state_count;
  double height;
} Block;

static void
clear_piece (gpointer data)
{
  g_object_unref (((Piece *) data)->layout);
}

/* Returns where it ends. */
static double
add_piece (Page *page, Block *block, MuStyle style, const char *text, double x, double y,
           double width)
{
  if (text == NULL || !*text)
    return y;
  const Piece piece = { mu_press_layout (page->press, style, text, width), x, y };
  g_array_append_val (block->pieces, piece);
  return y + mu_layout_height (piece.layout);
}

static double
state_width (const Page *page)
{
  return page->width * (STATE_TO - NAMES_TO);
}

static double
names_height (Page *page, Block *block)
{
  const Unit *unit = block->unit;
  const double beside = 26 + MU_SYMBOL_WIDTH + 4, width = page->width * NAMES_TO - 6;
  add_piece (page, block, MU_STYLE_LEAD, unit->number, 0, PAD, -1);
  double y = add_piece (page, block, MU_STYLE_STRONG, unit->name, beside, PAD, width - beside);
  y = add_piece (page, block, MU_STYLE_SMALL, unit->notation, beside, y, width - beside);
  y = add_piece (page, block, MU_STYLE_SMALL, unit->general, beside, y, width - beside);
  if (unit->fate != MU_FATE_ON_TABLE)
    y = add_piece (page, block, MU_STYLE_SMALL_STRONG, mu_account_fate (unit->fate), beside, y,
                   width - beside);
  block->named = block->pieces->len;
  return y;
}

static double
pass_height (Page *page, Block *block)
{
  g_autofree char *pass = pass_words (block->unit);
  return add_piece (page, block, MU_STYLE_LEAD, pass, page->width * PASS_FROM, PAD,
                    page->width * (1 - PASS_FROM));
}

static double
boxes_height (Page *page, const Unit *unit)
{
  return mu_stand_boxes_height (page->press, unit->stands, figures_of (unit), state_width (page));
}

static Block *
new_block (Page *page, const Unit *unit)
{
  Block *block = g_new0 (Block, 1);
  block->unit = unit;
  block->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (block->pieces, clear_piece);
  block->state_count = fill_states (unit, block->states);
  const double names = names_height (page, block), pass = pass_height (page, block);
  const double state = PAD + boxes_height (page, unit) + PAD
                       + mu_press_ticks_height (page->press, block->states, block->state_count,
                                                state_width (page));
  block->height = MAX (MAX (names, pass), MAX (state, LEAST_HEIGHT - PAD)) + PAD;
  return block;
}

static void
free_block (Block *block)
{
  g_array_unref (block->pieces);
  g_free (block);
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
put_symbol (Page *page, const Unit *unit, double y)
{
  if (unit->has_symbol)
    mu_press_put_picture (page->press, page->left + 24, y + PAD + 2, MU_SYMBOL_WIDTH,
                          MU_SYMBOL_HEIGHT, mu_symbol_draw,
                          g_memdup2 (&unit->symbol, sizeof unit->symbol), g_free);
}

static void
put_state (Page *page, const Block *block, double y)
{
  const Unit *unit = block->unit;
  const double x = page->left + page->width * NAMES_TO;
  mu_press_begin (page->press, MU_PART_FIGURE, _ ("To strike off: stands and figures, state"));
  mu_press_put_stand_boxes (page->press, unit->stands, figures_of (unit), unit->lost, x, y + PAD,
                            state_width (page));
  mu_press_put_ticks (page->press, block->states, block->state_count, x,
                      y + 2 * PAD + boxes_height (page, unit), state_width (page));
  mu_press_end (page->press, MU_PART_FIGURE);
}

static void
put_block (Page *page, const Block *block, double y)
{
  mu_press_open (page->press, "Sect");
  mu_press_cell (page->press, MU_CELL_NORMAL, PANGO_ALIGN_LEFT, 1);
  put_symbol (page, block->unit, y);
  put_pieces (page, block, 0, block->named, y);
  mu_press_cell (page->press, MU_CELL_NORMAL, PANGO_ALIGN_LEFT, 1);
  put_state (page, block, y);
  mu_press_cell (page->press, MU_CELL_NORMAL, PANGO_ALIGN_LEFT, 1);
  put_pieces (page, block, block->named, block->pieces->len, y);
  mu_press_put_rule (page->press, page->left, y + block->height, page->width, 0, 0.5, 0.3);
  mu_press_close (page->press, "Sect");
}

/* --- the units ----------------------------------------------------------------------------- */

typedef struct {
  PangoLayout *word[3];
  double height;
} Head;

static void
make_head (Page *page, Head *head)
{
  const char *const words[]
      = { _ ("Unit"), _ ("To strike off: stands and figures, state"), _ ("To pass") };
  const double widths[] = { NAMES_TO, STATE_TO - NAMES_TO, 1 - PASS_FROM };
  head->height = 0;
  for (int i = 0; i < 3; i++) {
    head->word[i]
        = mu_press_layout (page->press, MU_STYLE_SMALL, words[i], page->width * widths[i] - 2);
    head->height = MAX (head->height, mu_layout_height (head->word[i]) + 3);
  }
}

static void
put_head (Page *page)
{
  const double from[] = { 0, NAMES_TO, PASS_FROM };
  Head head;
  make_head (page, &head);
  const double y = mu_press_claim (page->press, head.height, LEAST_HEIGHT);
  for (int i = 0; i < 3; i++) {
    mu_press_cell (page->press, MU_CELL_HEAD, PANGO_ALIGN_LEFT, 1);
    mu_press_put_text (page->press, head.word[i], page->left + page->width * from[i], y, "P");
    g_object_unref (head.word[i]);
  }
  mu_press_put_rule (page->press, page->left, y + head.height, page->width, 0, 0.8, 0);
}

static void
set_unit (Page *page, Unit unit)
{
  Block *block = new_block (page, &unit);
  if (!mu_press_fits (page->press, block->height)) {
    mu_press_new_page (page->press);
    put_head (page);
  }
  put_block (page, block, mu_press_claim (page->press, block->height, 0));
  free_block (block);
  g_free (unit.number);
}

static void
set_units (Page *page, const MuOrderPaper *orders)
{
  const MuList *list = orders->list;
  mu_press_begin (page->press, MU_PART_BLOCKS, NULL);
  put_head (page);
  for (guint i = 0; i < list->units->len; i++)
    set_unit (page, unit_of (orders, i));
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with < 0)
      set_unit (page, general_of (list, i));
  mu_press_end (page->press, MU_PART_BLOCKS);
}

/* --- orders --------------------------------------------------------------------------------- */

/* awfp.general.leadership.roll: which he is, once he has rolled; NONE: he has not. */
#define NONE (-1)
static int
ability_of (const MuOrderPaper *orders)
{
  const MuLeadership *leader = orders->leadership != NULL && orders->leadership->len > 0
                                   ? g_ptr_array_index (orders->leadership, 0)
                                   : NULL;
  return leader ? CLAMP (leader->ability, 0, MU_AWFP_ABILITIES - 1) : NONE;
}

/* awfp.orders.count: what a turn has with a general of that ability; the words are kept in texts.
 */
static void
fill_abilities (const MuFastPlay *tables, int ability, MuTicks ticks[MU_AWFP_ABILITIES],
                char *texts[MU_AWFP_ABILITIES])
{
  for (int i = 0; i < MU_AWFP_ABILITIES; i++) {
    const int orders
        = mu_awfp_orders (&tables->leadership, (MuAwfpAbility) i, MU_AWFP_COMMANDS, NULL);
    /* Translators: a general's ability, and the orders that his army has each turn */
    texts[i] = g_strdup_printf (_ ("%s: %d"), mu_roster_ability ((MuAwfpAbility) i), orders);
    ticks[i] = (MuTicks){ texts[i], 1, i == ability };
  }
}

static void
set_abilities (Page *page, const MuFastPlay *tables, int ability)
{
  MuTicks ticks[MU_AWFP_ABILITIES];
  char *texts[MU_AWFP_ABILITIES];
  fill_abilities (tables, ability, ticks, texts);
  const double height = mu_press_ticks_height (page->press, ticks, MU_AWFP_ABILITIES, page->width);
  const double y = mu_press_claim (page->press, height + 2 * PAD, TURN_HEIGHT);
  mu_press_begin (page->press, MU_PART_FIGURE, _ ("Orders a turn"));
  mu_press_put_ticks (page->press, ticks, MU_AWFP_ABILITIES, page->left, y, page->width);
  mu_press_end (page->press, MU_PART_FIGURE);
  for (int i = 0; i < MU_AWFP_ABILITIES; i++)
    g_free (texts[i]);
}

/* His own number, or that of the best there is. */
static int
most_orders (const MuFastPlay *tables, int ability)
{
  return mu_awfp_orders (&tables->leadership,
                         ability == NONE ? MU_AWFP_CHARISMATIC : (MuAwfpAbility) ability,
                         MU_AWFP_COMMANDS, NULL);
}

/* A box for each order, and the priest's die (awfp.priest.reroll). awfp.sequence.first-turn: the
 * first turn has no orders. */
static void
put_turn (Page *page, const MuList *list, int turn, int orders, double x, double y)
{
  g_autofree char *text
      = g_strdup_printf (turn == 1 ? _ ("Turn %d, no orders") : _ ("Turn %d"), turn);
  const MuTicks ticks[] = { { text, turn == 1 ? 0 : orders, 0 }, { _ ("priest"), 1, 0 } };
  mu_press_put_ticks (page->press, ticks, list->priest ? 2 : 1, x, y, page->width / TURN_COLUMNS);
}

/* As many as an evening has. */
static void
set_turns (Page *page, const MuOrderPaper *paper, const MuFastPlay *tables, int orders)
{
  const int turns = mu_awfp_turns (tables->play, paper->readings);
  const int rows = (turns + TURN_COLUMNS - 1) / TURN_COLUMNS;
  const double each = TURN_HEIGHT * mu_press_scale (page->press);
  const double y = mu_press_claim (page->press, rows * each + PAD, 0);
  mu_press_begin (page->press, MU_PART_FIGURE, _ ("Orders of each turn"));
  for (int turn = 0; turn < turns; turn++)
    put_turn (page, paper->list, turn + 1, orders,
              page->left + page->width / TURN_COLUMNS * (turn / rows), y + turn % rows * each);
  mu_press_end (page->press, MU_PART_FIGURE);
}

/* The bands of the roll are not the book's: every sheet that shows them says so. */
static void
set_orders (Page *page, const MuOrderPaper *paper)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  if (tables == NULL)
    return;
  g_autofree char *source = mu_fast_play_words (tables);
  g_autofree char *line = g_strdup_printf (
      _ ("One order a unit and turn; %d of them are the army's own and stay when its general is "
         "lost. Abilities %s."),
      MU_AWFP_ARMY_ORDERS, source);
  mu_press_heading (page->press, MU_STYLE_HEADING, _ ("Orders a turn"));
  set_abilities (page, tables, ability_of (paper));
  set_turns (page, paper, tables, most_orders (tables, ability_of (paper)));
  mu_press_paragraph (page->press, MU_STYLE_SMALL, line);
}

/* --- the sheet ------------------------------------------------------------------------------ */

static MuPress *
open_press (const MuList *list, const MuBook *book, MuPaper paper)
{
  g_autofree char *title = g_strdup_printf (_ ("Ticks: %s"), list->name);
  g_autofree char *foot = mu_army_foot (list, NULL, book);
  const MuPressJob job = { paper, title, list->player, book ? book->name : list->book_id, foot };
  return mu_press_new (&job);
}

static void
set_title (MuPress *press, const MuList *list)
{
  g_autofree char *generals = mu_roster_generals (list);
  const char *const parts[] = { list->player, generals };
  g_autofree char *line = mu_roster_join (parts, G_N_ELEMENTS (parts));
  mu_press_heading (press, MU_STYLE_TITLE, list->name);
  if (*line)
    mu_press_paragraph (press, MU_STYLE_BODY, line);
}

MuSheets *
mu_tick_sheets (const MuOrderPaper *orders, MuPaper paper)
{
  const MuList *list = orders->list;
  g_return_val_if_fail (list->rules == MU_RULES_AWFP, NULL);
  MuPress *press = open_press (list, orders->book, paper);
  Page page = { press, mu_press_left (press), mu_press_width (press) };
  set_title (press, list);
  set_orders (&page, orders);
  if (list->units->len + list->generals->len > 0) {
    mu_press_gap (press, 8);
    set_units (&page, orders);
  } else {
    mu_press_paragraph (press, MU_STYLE_BODY, _ ("This army has no units yet."));
  }
  return mu_press_finish (press);
}
