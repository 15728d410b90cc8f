/* Sets of bodies, gone through by number without being sorted: a bit for each. */
#ifndef MUSTER_RULES_WRG_BATTLE_BODY_SET_H
#define MUSTER_RULES_WRG_BATTLE_BODY_SET_H

#include <string.h>

#include "rules/battle/setup.h"

#define BODY_SET_WORDS ((MU_SIDES * MU_BATTLE_UNITS_MAX + 63) / 64)

/* Of a tree over all bodies. */
#define BODY_SET_LEAVES 1024
_Static_assert(BODY_SET_LEAVES >= MU_SIDES * MU_BATTLE_UNITS_MAX, "a leaf for each body");

/* All zero: nobody. */
typedef struct {
  uint64_t word[BODY_SET_WORDS];
} BodySet;

#define HALF_A_SET (BODY_SET_WORDS / 2)
/* In two parts, which compilers make a few plain stores of: a box is asked for too often for
 * anything that must first get going. */
static inline void
clear_set (BodySet *set)
{
  memset (set->word, 0, HALF_A_SET * sizeof set->word[0]);
  memset (set->word + HALF_A_SET, 0, (BODY_SET_WORDS - HALF_A_SET) * sizeof set->word[0]);
}

static inline void
add_to_set (BodySet *set, unsigned body)
{
  set->word[body / 64] |= UINT64_C (1) << body % 64;
}

/* Without a branch, for what cannot be foretold. */
static inline void
add_to_set_if (BodySet *set, unsigned body, bool is_one)
{
  set->word[body / 64] |= (uint64_t) is_one << body % 64;
}

static inline void
drop_from_set (BodySet *set, unsigned body)
{
  set->word[body / 64] &= ~(UINT64_C (1) << body % 64);
}

static inline bool
is_in_set (const BodySet *set, unsigned body)
{
  return set->word[body / 64] >> body % 64 & 1u;
}

/* The first of them from this number on; below 0: none. */
static inline int
next_in_set (const BodySet *set, unsigned from)
{
  unsigned at = from / 64;
  if (at >= BODY_SET_WORDS)
    return -1;
  uint64_t word = set->word[at] & UINT64_MAX << from % 64;
  while (word == 0 && ++at < BODY_SET_WORDS)
    word = set->word[at];
  return word == 0 ? -1 : (int) at * 64 + __builtin_ctzll (word);
}

/* Who joins or leaves meanwhile counts if his turn has not yet been. */
#define FOR_SET(set, i)                                                                            \
  for (int i = next_in_set (set, 0u); i >= 0; i = next_in_set (set, (unsigned) i + 1))

#endif
