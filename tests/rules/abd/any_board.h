/* Boards of the hex table drawn by chance, and battles on them by players who choose anything that
 * they are offered: what the tests of whole battles and the soak share. */
#ifndef MUSTER_TESTS_RULES_ABD_ANY_BOARD_H
#define MUSTER_TESTS_RULES_ABD_ANY_BOARD_H

#include "tests/rules/abd/board.h"

/* Two armies of all types on ground of all kinds, with any options and readings, as the seed has
 * it; some maps are smaller or larger, and on some there is ground that nobody enters. Free with
 * board_free; nothing has begun. */
Board *any_board (uint64_t seed);
/* Begins it, with those dice; false: it is refused, *why says by what (static). */
bool any_board_begins (Board *board, uint64_t seed, const char **why);

/* What does not hold: pieces and hexes agree, nobody stands where he cannot, leaders are with their
 * units, markers, points and ratings are in range. NULL: all does; static. */
const char *any_board_fault (const Board *board);

/* Which of the choices is taken. */
typedef int (*AnyChooser) (void *context, const Board *board, const MuQuestion *question,
                           const MuChoice *choices, int count);
/* Fights it to the end, each answer by the chooser, and looks at the board after each. NULL: all
 * held; else what did not (static). */
const char *any_board_fight (Board *board, AnyChooser chooser, void *context);

#endif
