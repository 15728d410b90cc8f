/* Random bodies on the table. */
#ifndef MUSTER_TESTS_RULES_BATTLE_RECTS_H
#define MUSTER_TESTS_RULES_BATTLE_RECTS_H

#include "rules/field/rect.h"
#include "tests/rules/common.h"

static inline MuFix
any_length (uint64_t *state, int paces)
{
  return (MuFix) next_below (state, (uint32_t) MU_PACES (paces)) + 2 * MU_RECT_SLACK + 2;
}

static inline MuRect
any_rect (uint64_t *state, bool square)
{
  const MuAngle facing = (MuAngle) next_below (state, 65536);
  return (MuRect){
    .front = { any_length (state, 400), any_length (state, 400) },
    .width = any_length (state, 120) & ~1,
    .depth = any_length (state, 40) & ~1,
    .facing = square ? (MuAngle) (facing / MU_ANGLE_QUARTER * MU_ANGLE_QUARTER) : facing,
  };
}

#endif
