#include "rules/odds/lanes.h"

#include <stdbool.h>

/* Vectors of so many counts, wherever they lie. */
#define VECTOR(count)                                                                              \
  __attribute__ ((vector_size ((count) * sizeof (uint64_t)), aligned (8), may_alias))

typedef uint64_t Pair VECTOR (2);

static uint64_t *
row_to (const LaneRows *rows, int i)
{
  return rows->to + (rows->row[i] + rows->down) * rows->to_stride;
}

static const uint64_t *
row_from (const LaneRows *rows, int i)
{
  return rows->from + rows->row[i] * rows->from_stride;
}

static void
add_pairs (const LaneRows *rows, uint64_t times)
{
  for (int i = 0; i < rows->rows; i++) {
    uint64_t *restrict to = row_to (rows, i);
    const uint64_t *restrict from = row_from (rows, i);
    for (int c = 0; c < rows->columns; c += 2)
      *(Pair *) (to + c) += *(const Pair *) (from + c) * times;
  }
}

void
lanes_clear (uint64_t *to, int stride, int columns, int rows)
{
  for (int r = 0; r < rows; r++, to += stride)
    for (int c = 0; c < columns; c += 2)
      *(Pair *) (to + c) = (Pair){ 0, 0 };
}

#ifdef __x86_64__

/* The same with twice as many at a time, as processors of the last ten years can. */
#define FAST __attribute__ ((target ("avx2")))

typedef uint64_t Four VECTOR (4);

/* columns: those of the rows; a loop that is known beforehand goes faster. */
__attribute__ ((always_inline)) FAST static inline void
add_fours (const LaneRows *rows, int columns, uint64_t times)
{
  const int count = rows->rows;
  for (int i = 0; i < count; i++) {
    uint64_t *restrict to = row_to (rows, i);
    const uint64_t *restrict from = row_from (rows, i);
    int c = 0;
    for (; c + 8 <= columns; c += 8) {
      *(Four *) (to + c) += *(const Four *) (from + c) * times;
      *(Four *) (to + c + 4) += *(const Four *) (from + c + 4) * times;
    }
    if (c < columns)
      *(Four *) (to + c) += *(const Four *) (from + c) * times;
  }
}

/* Rows of squares are as long as this. */
#define MOSTLY 20

FAST static void
add_fast (const LaneRows *rows, uint64_t times)
{
  if (rows->columns == MOSTLY)
    add_fours (rows, MOSTLY, times);
  else
    add_fours (rows, rows->columns, times);
}

static bool
is_fast (void)
{
  return __builtin_cpu_supports ("avx2");
}

#else

static bool
is_fast (void)
{
  return false;
}

static void
add_fast (const LaneRows *rows, uint64_t times)
{
  add_pairs (rows, times);
}

#endif

void
lanes_add (const LaneRows *rows, uint64_t times)
{
  if (is_fast ())
    add_fast (rows, times);
  else
    add_pairs (rows, times);
}
