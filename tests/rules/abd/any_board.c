#include "tests/rules/abd/any_board.h"

#include <stdlib.h>
#include <string.h>

/* --- what is drawn --------------------------------------------------------- */

static int
draw (uint64_t *state, int from)
{
  return (int) next_below (state, (uint32_t) from);
}

static int
hexes (const Board *board)
{
  return mu_abd_hex_count (&board->map.grid);
}

static void
draw_chart (Board *board, uint64_t *state)
{
  if (draw (state, 3) == 0)
    board->chart.terrain[MU_ABD_ROUGH + draw (state, MU_ABD_TERRAINS - 1)].cost = 0;
  if (draw (state, 3) == 0)
    board->chart.hexside[MU_ABD_FORD].barred = true;
}

static void
draw_map (Board *board, uint64_t *state)
{
  const bool usual = draw (state, 2) == 0;
  mu_abd_map_clear (&board->map, usual ? 18 : 11 + draw (state, MU_ABD_COLUMNS - 10),
                    usual ? 12 : 11 + draw (state, MU_ABD_ROWS - 10));
  for (int hex = 0; hex < hexes (board); hex++) {
    const int kind = draw (state, 20);
    board->map.terrain[hex] = kind < MU_ABD_TERRAINS ? (uint8_t) kind : MU_ABD_CLEAR;
    if (draw (state, 8) == 0)
      mu_abd_map_set_side (&board->map, hex, draw (state, 6), (MuAbdHexside) draw (state, 4));
  }
}

/* One in the north, one in the south. */
static void
draw_entries (Board *board, uint64_t *state)
{
  const int columns = board->map.grid.columns, rows = board->map.grid.rows;
  for (int i = 0; i < 2; i++) {
    MuAbdEntryHexes *entry = &board->detail.entry[i];
    const int row = i * (rows - 1) * columns, first = draw (state, columns - 3);
    for (entry->count = 0; entry->count < 3; entry->count++) {
      const int hex = row + first + entry->count;
      entry->hex[entry->count] = (int16_t) hex;
      board->map.terrain[hex] = MU_ABD_CLEAR;
    }
  }
  board->detail.entry_count = 2;
}

static bool
is_ground (const Board *board, int hex)
{
  return board->chart.terrain[board->map.terrain[hex]].cost > 0;
}

/* Near the others in most battles, so that they meet. */
static int16_t
draw_hex (const Board *board, uint64_t *state, bool *taken)
{
  const int columns = board->map.grid.columns;
  int hex;
  do {
    const int row = draw (state, 12), column = draw (state, columns < 18 ? columns : 18);
    hex = row < board->map.grid.rows ? row * columns + column : draw (state, hexes (board));
  } while (taken[hex] || !is_ground (board, hex));
  taken[hex] = true;
  return (int16_t) hex;
}

static MuAbdType
draw_type (uint64_t *state, bool camp)
{
  const int type = draw (state, MU_ABD_TYPES);
  return camp ? MU_ABD_CP : type == MU_ABD_CP ? MU_ABD_LI : (MuAbdType) type;
}

static void
draw_unit (Board *board, uint64_t *state, MuSide side, bool camp, bool *taken)
{
  MuAbdArmy *army = &board->detail.side[side];
  MuAbdUnitSetup *unit = &board->unit[side][army->unit_count++];
  *unit = (MuAbdUnitSetup){ .type = (uint8_t) draw_type (state, camp),
                            .facing = (uint8_t) draw (state, MU_ABD_DIRECTIONS),
                            .hex = MU_ABD_OFF };
  unit->disordered = draw (state, 5) == 0;
  if (board->chart.unit[unit->type].arrows)
    unit->shots = (uint8_t) draw (state, 4);
  if (draw (state, 6) == 0) {
    unit->turn = (uint8_t) (1 + draw (state, MU_ABD_TURNS_LEAST));
    unit->entry = (uint8_t) draw (state, 2);
  } else
    unit->hex = draw_hex (board, state, taken);
}

static void
draw_side (Board *board, uint64_t *state, MuSide side, bool *taken)
{
  MuAbdArmy *army = &board->detail.side[side];
  const int units = 3 + draw (state, draw (state, 8) ? 12 : 24);
  for (int i = 0; i < units; i++)
    draw_unit (board, state, side, i == 0, taken);
  for (int i = draw (state, 4); i > 0; i--)
    board_leader (board, side, (MuAbdLeaderKind) draw (state, MU_ABD_LEADER_KINDS));
  army->barbarian = draw (state, 2) == 0;
  army->points = (uint8_t) draw (state, 2);
  army->player = (uint8_t) draw (state, MU_ABD_SEARCH);
}

Board *
any_board (uint64_t seed)
{
  uint64_t state = seed * UINT64_C (2862933555777941757) + 77;
  bool taken[MU_ABD_HEXES] = { false };
  Board *board = board_new ();
  draw_chart (board, &state);
  draw_map (board, &state);
  draw_entries (board, &state);
  for (int side = 0; side < MU_SIDES; side++)
    draw_side (board, &state, (MuSide) side, taken);
  board->detail.options = (uint8_t) draw (&state, 1 << MU_ABD_OPTIONS);
  if (draw (&state, 4))
    board->detail.options &= (uint8_t) ~MU_ABD_FREE_DEPLOYMENT;
  board->detail.turns = (uint8_t) (MU_ABD_TURNS_LEAST + draw (&state, 6));
  board->detail.returns = (uint8_t) draw (&state, 3);
  for (int i = 0; i < MU_READINGS; i++)
    board->readings.choice[i] = draw (&state, 3) == 0;
  return board;
}

bool
any_board_begins (Board *board, uint64_t seed, const char **why)
{
  mu_dice_init_seeded (&board->dice, seed, 1);
  return board_may_begin (board, why);
}

/* --- what must hold -------------------------------------------------------- */

/* Of a combat unit in a hex. */
static const char *
fault_of_unit (const AbdBattle *battle, int body)
{
  const AbdPiece *piece = &battle->piece[body];
  if (piece->hex < 0 || piece->hex >= mu_abd_hex_count (&battle->map->grid))
    return "a unit beyond the map";
  if (battle->at[piece->hex] != body)
    return "a hex that does not know its unit";
  if (battle->chart->terrain[battle->map->terrain[piece->hex]].cost == 0)
    return "a unit on ground that nobody enters";
  if (piece->fate != MU_FATE_ON_TABLE || piece->outside != MU_ABD_OFF)
    return "a unit both there and gone";
  if (piece->facing >= MU_ABD_DIRECTIONS)
    return "a facing that is none";
  return NULL;
}

static const char *
fault_of_leader (const AbdBattle *battle, int body)
{
  const AbdPiece *piece = &battle->piece[body];
  if (piece->with == MU_NO_BODY)
    return NULL;
  const AbdPiece *with = &battle->piece[piece->with];
  if (with->leader || with->side != piece->side)
    return "a leader with somebody who is not his";
  return with->hex == piece->hex ? NULL : "a leader apart from his unit";
}

static const char *
fault_of_piece (const AbdBattle *battle, int body)
{
  const AbdPiece *piece = &battle->piece[body];
  if (piece->marker > MU_ABD_RED)
    return "a marker of no colour";
  if (piece->master > MU_SIDE_B)
    return "a piece without a master";
  if (!piece->leader && (piece->shots < 1 || piece->shots > 3))
    return "too many shots";
  if (piece->leader)
    return fault_of_leader (battle, body);
  if (piece->fate == MU_FATE_DESTROYED && piece->hex != MU_ABD_OFF)
    return "a unit that is lost and there";
  return piece->hex == MU_ABD_OFF ? NULL : fault_of_unit (battle, body);
}

/* abd.3.3.cp-income: two for each leader and three by the die; and no rating is above the first. */
static const char *
fault_of_sides (const Board *board)
{
  const AbdBattle *battle = board->battle;
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &board->detail.side[side];
    const int level = army->panic ? army->panic : mu_abd_panic_level (battle->chart, army);
    if (battle->points[side] > 2 * army->leader_count + 3)
      return "more command points than there can be";
    if (battle->rating[side] > level)
      return "a rating above the panic level";
    if (battle->rating[side] >= 1 && battle->panicked[side] && army->leader_count == 0)
      return "a panic without a reason";
    if (battle->victory[side] > 4)
      return "more victory points than there can be";
  }
  return battle->turn > battle->turns ? "a turn beyond the last" : NULL;
}

static const char *
fault_of_end (const AbdBattle *battle)
{
  const int lead = battle->victory[MU_SIDE_A] - battle->victory[MU_SIDE_B];
  if (battle->phase != MU_ABD_PHASE_OVER)
    return NULL;
  if (lead > 0 ? battle->winner != MU_SIDE_A : lead < 0 && battle->winner != MU_SIDE_B)
    return "a winner with fewer points";
  return lead == 0 && battle->winner != battle->setup->draw ? "a winner without points" : NULL;
}

const char *
any_board_fault (const Board *board)
{
  const AbdBattle *battle = board->battle;
  const char *fault = fault_of_sides (board);
  int there = 0, waiting = 0;
  for (int body = 0; body < battle->first[MU_SIDES] && !fault; body++) {
    const AbdPiece *piece = &battle->piece[body];
    fault = fault_of_piece (battle, body);
    there += !piece->leader && piece->hex != MU_ABD_OFF;
    waiting += piece->outside != MU_ABD_OFF && (piece->leader || piece->hex == MU_ABD_OFF);
  }
  for (int hex = 0; hex < hexes (board); hex++)
    there -= battle->at[hex] != MU_NO_BODY;
  if (fault)
    return fault;
  if (there != 0)
    return "a hex with somebody who is not there";
  return waiting == battle->waiting ? fault_of_end (battle) : "those who wait miscounted";
}

/* --- fighting -------------------------------------------------------------- */

/* Each is offered once, of pieces that there are. */
static const char *
fault_of_choices (const AbdBattle *battle, const MuChoice *choices, int count)
{
  const int pieces = battle->first[MU_SIDES];
  if (count < 2)
    return "a question without a choice";
  if (count >= MU_CHOICES_MAX)
    return "more choices than there is room for";
  for (int i = 0; i < count; i++) {
    if (choices[i].body < MU_NO_BODY || choices[i].body >= pieces || choices[i].other < MU_NO_BODY
        || choices[i].other >= pieces)
      return "a choice of nobody";
    if (i > 0 && memcmp (&choices[i], &choices[i - 1], sizeof *choices) == 0)
      return "a choice that is offered twice";
  }
  return NULL;
}

static const char *
answer (Board *board, const MuQuestion *question, AnyChooser chooser, void *context)
{
  static MuChoice choices[MU_CHOICES_MAX];
  const int count = board_choices (board, choices, MU_CHOICES_MAX);
  const char *fault = fault_of_choices (board->battle, choices, count);
  if (fault)
    return fault;
  const int which = chooser (context, board, question, choices, count);
  if (which < 0 || which >= count)
    return "an answer that is not offered";
  if (mu_abd_answer (board->battle, question, &choices[which]) != MU_RULE_NONE)
    return "a choice that is refused";
  return NULL;
}

const char *
any_board_fight (Board *board, AnyChooser chooser, void *context)
{
  enum { MOST = 20000 };
  MuBattle *battle = (MuBattle *) (void *) board->battle;
  const char *fault = NULL;
  for (int asked = 0; asked < MOST && !fault;) {
    MuQuestion question;
    const MuBattleStatus status = mu_battle_abd.step (battle, &question);
    if (status == MU_BATTLE_DICE_FAULT)
      return "a die that cannot be thrown";
    if (status == MU_BATTLE_ASKS) {
      asked++;
      fault = answer (board, &question, chooser, context);
    }
    if (!fault)
      fault = any_board_fault (board);
    if (status == MU_BATTLE_OVER || fault)
      return fault;
  }
  return "a battle without an end";
}
