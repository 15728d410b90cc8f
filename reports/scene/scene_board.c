#include "reports/scene/scene_board.h"

MuSceneBoard *
mu_scene_board_ref (MuSceneBoard *board)
{
  if (board)
    board->users++;
  return board;
}

void
mu_scene_board_unref (MuSceneBoard *board)
{
  if (board && --board->users == 0)
    board->does->free (board);
}
