#include "tests/rules/abd/board.h"

#include <stdlib.h>
#include <string.h>

#include "rules/abd/battle/door.h"

#define COLUMNS 18
#define ROWS    12

Board *
board_new (void)
{
  Board *board = calloc (1, sizeof *board);
  board->chart = mu_abd_chart_usual;
  mu_abd_map_clear (&board->map, COLUMNS, ROWS);
  board->detail.chart = &board->chart;
  board->detail.map = &board->map;
  board->detail.readings = &board->readings;
  board->detail.draw = MU_SIDE_NONE;
  for (int side = 0; side < MU_SIDES; side++)
    board->detail.side[side].units = board->unit[side];
  board->event = calloc (BOARD_EVENTS, sizeof *board->event);
  return board;
}

void
board_free (Board *board)
{
  free (board->battle);
  free (board->event);
  free (board);
}

int
board_hex (const Board *board, const char *name)
{
  const int hex = mu_abd_hex_named (&board->map.grid, name);
  ck_assert_msg (hex != MU_ABD_OFF, "no hex %s", name);
  return hex;
}

MuAbdUnitSetup *
board_unit (Board *board, MuSide side, const char *type, const char *hex, int facing)
{
  MuAbdArmy *army = &board->detail.side[side];
  MuAbdUnitSetup *unit = &board->unit[side][army->unit_count++];
  const int of = mu_abd_type_find (type);
  ck_assert_msg (of >= 0, "no type %s", type);
  *unit = (MuAbdUnitSetup){ .type = (uint8_t) of,
                            .facing = (uint8_t) (facing - 1),
                            .hex = (int16_t) (hex ? board_hex (board, hex) : MU_ABD_OFF) };
  return unit;
}

void
board_leader (Board *board, MuSide side, MuAbdLeaderKind kind)
{
  MuAbdArmy *army = &board->detail.side[side];
  army->leader[army->leader_count++] = (uint8_t) kind;
}

void
board_terrain (Board *board, const char *hex, MuAbdTerrain terrain)
{
  board->map.terrain[board_hex (board, hex)] = (uint8_t) terrain;
}

void
board_hexside (Board *board, const char *hex, int direction, MuAbdHexside side)
{
  mu_abd_map_set_side (&board->map, board_hex (board, hex), direction, side);
}

static void
keep (void *context, const MuEvent *event)
{
  Board *board = context;
  if (board->events < BOARD_EVENTS)
    board->event[board->events++] = *event;
}

bool
board_may_begin (Board *board, const char **why)
{
  board->setup
      = (MuSetup){ .rules = MU_RULES_ABD,
                   .board = { MU_BOARD_HEXES, board->map.grid.columns, board->map.grid.rows, NULL },
                   .detail = &board->detail };
  for (int side = 0; side < MU_SIDES; side++)
    board->setup.side[side].pieces
        = (uint16_t) (board->detail.side[side].unit_count + board->detail.side[side].leader_count);
  const size_t size = mu_battle_abd.size (&board->setup);
  board->battle = calloc (1, size ? size : sizeof *board->battle);
  const MuRefusal refusal
      = mu_battle_abd.begin (board->battle, size, &board->setup, &board->dice, keep, board);
  *why = refusal.words;
  return refusal.why == MU_REFUSAL_NONE;
}

static void
begin (Board *board)
{
  const char *why;
  ck_assert_msg (board_may_begin (board, &why), "%s", why);
}

void
board_begin (Board *board, uint64_t seed)
{
  mu_dice_init_seeded (&board->dice, seed, 1);
  begin (board);
}

void
board_throw (Board *board, const uint8_t *faces, int count)
{
  ck_assert_int_le (board->faces + count, BOARD_FACES);
  memcpy (board->face + board->faces, faces, (size_t) count);
  board->faces += count;
  board->dice.script_length = (size_t) board->faces;
}

void
board_begin_thrown (Board *board, const uint8_t *faces, int count)
{
  mu_dice_init_scripted (&board->dice, board->face, 0, 1, 1);
  board_throw (board, faces, count);
  begin (board);
}

int
board_at (const Board *board, const char *name)
{
  const int unit = board->battle->at[board_hex (board, name)];
  ck_assert_msg (unit != MU_NO_BODY, "nobody in %s", name);
  return unit;
}

int
board_leader_of (const Board *board, MuSide side, int number)
{
  return board->battle->first_leader[side] + number;
}

void
board_place (Board *board, MuSide side, int number, const char *hex)
{
  mu_abd_set_leader (board->battle, board_leader_of (board, side, number), board_at (board, hex),
                     MU_RULE_NONE);
}

static MuBattle *
door (Board *board)
{
  return (MuBattle *) (void *) board->battle;
}

int
board_ask (Board *board, MuQuestion *question)
{
  for (;;) {
    MuQuestion asked = { 0 };
    const MuBattleStatus status = mu_battle_abd.step (door (board), &asked);
    ck_assert_int_ne (status, MU_BATTLE_DICE_FAULT);
    if (question)
      *question = asked;
    if (status == MU_BATTLE_OVER)
      return 0;
    if (status == MU_BATTLE_ASKS)
      return asked.kind;
  }
}

int
board_choices (Board *board, MuChoice *choices, int most)
{
  return mu_abd_choices (board->battle, &board->battle->desk.question, choices, most);
}

bool
board_offers (Board *board, int body, int other, int value, int more)
{
  const AbdDesk *desk = &board->battle->desk;
  for (int i = 0; desk->open && i < desk->count; i++)
    if (desk->offered[i].body == body && desk->offered[i].other == other
        && desk->offered[i].value[0] == value && desk->offered[i].value[1] == more)
      return true;
  return false;
}

void
board_answer (Board *board, int body, int other, int value, int more)
{
  const MuChoice choice
      = { .body = (int16_t) body, .other = (int16_t) other, .value = { value, more } };
  const MuQuestion question = board->battle->desk.question;
  const MuRule barred = mu_abd_answer (board->battle, &question, &choice);
  ck_assert_msg (barred == MU_RULE_NONE, "question %d refuses %d %d %d %d: %s", question.kind, body,
                 other, value, more, mu_rule_id (barred));
}

static void
answer_with (Board *board, int value)
{
  board_answer (board, MU_NO_BODY, MU_NO_BODY, value, 0);
}

int
board_to_actions (Board *board, MuSide first)
{
  for (;;) {
    MuChoice choice;
    const int asks = board_ask (board, NULL);
    if (asks == MU_ABD_ASK_BID || asks == MU_ABD_ASK_CONTROL || asks == MU_ABD_ASK_CHARGE)
      answer_with (board, 0);
    else if (asks == MU_ABD_ASK_REROLL)
      answer_with (board, -1);
    else if (asks == MU_ABD_ASK_FIRST)
      answer_with (board, (int) first);
    else if (asks == MU_ABD_ASK_LEADER) {
      board_choices (board, &choice, 1);
      board_answer (board, choice.body, choice.other, 0, 0);
    } else
      return asks;
  }
}

int
board_pass_on (Board *board)
{
  int asks;
  while ((asks = board_ask (board, NULL)) == MU_ABD_ASK_ACT || asks == MU_ABD_ASK_MELEE)
    answer_with (board, 0);
  return asks;
}

const MuEvent *
board_last (const Board *board, int kind)
{
  for (int i = board->events - 1; i >= 0; i--)
    if (board->event[i].kind == kind)
      return &board->event[i];
  return NULL;
}

int
board_count (const Board *board, int kind)
{
  int count = 0;
  for (int i = 0; i < board->events; i++)
    count += board->event[i].kind == kind;
  return count;
}
