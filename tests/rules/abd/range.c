#include "tests/rules/abd/range.h"

#include <string.h>

Board *board;

void
open_range (void)
{
  board = board_new ();
}

void
close_range (void)
{
  board_free (board);
  board = NULL;
}

AbdPiece *
piece_in (const char *hex)
{
  return &board->battle->piece[board_at (board, hex)];
}

bool
can (const char *unit, const char *enemy)
{
  return mu_abd_can_fire_at (board->battle, board_at (board, unit), board_at (board, enemy));
}

void
to_action (MuSide side, const char *leader)
{
  MuChoice choice;
  for (;;) {
    const int kind = board_ask (board, NULL);
    if (kind == MU_ABD_ASK_FIRST)
      break;
    ck_assert_int_ne (kind, MU_ABD_ASK_ACT);
    board_choices (board, &choice, 1); /* the first is to decline */
    board_answer (board, choice.body, choice.other, choice.value[0], choice.value[1]);
  }
  if (leader)
    board_place (board, side, 0, leader);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, side, 0);
  board_ask (board, NULL);
}

void
begin (MuSide side, const char *leader)
{
  board_begin_thrown (board, FACES (5, 5, 6, 1));
  to_action (side, leader);
}

int
fire (const char *hex, bool formation)
{
  const int unit = board_at (board, hex);
  const int leader = mu_abd_next_leader (board->battle, unit, MU_NO_BODY);
  board_answer (board, formation ? leader : unit, MU_NO_BODY, MU_ABD_FIRE, 0);
  return board_ask (board, NULL);
}

int
choose (const char *lead, const char *target)
{
  board_answer (board, board_at (board, lead), board_at (board, target), 0, 0);
  return board_ask (board, NULL);
}

int
support (const char *hex)
{
  board_answer (board, hex ? board_at (board, hex) : MU_NO_BODY, MU_NO_BODY, 0, 0);
  return board_ask (board, NULL);
}

int
answer (int value)
{
  board_answer (board, MU_NO_BODY, MU_NO_BODY, value, 0);
  return board_ask (board, NULL);
}

void
assert_fire (int attack, int defense, int best, int die)
{
  const MuEvent *event = board_last (board, MU_ABD_EVENT_FIRE);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], attack);
  ck_assert_int_eq (event->value[1], defense);
  ck_assert_int_eq (event->value[2], best);
  ck_assert_int_eq (event->value[3], die);
}
