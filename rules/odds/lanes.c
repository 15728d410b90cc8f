#include "rules/odds/lanes.h"

/* Vectors of so many counts, wherever they lie. */
#define VECTOR(count)                                                                              \
  __attribute__ ((vector_size ((count) * sizeof (uint64_t)), aligned (8), may_alias))

typedef uint64_t Pair VECTOR (2);

static void
add_pairs (const LaneRows *rows, uint64_t times)
{
  for (int i = 0; i < rows->rows; i++) {
    uint64_t *restrict to = rows->to + (rows->row[i] + rows->down) * rows->to_stride;
    const uint64_t *restrict from = rows->from + rows->row[i] * rows->from_stride;
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

/* The same; processors of the last ten years add twice as many at a time. */
typedef uint64_t Four VECTOR (4);

__attribute__ ((target ("avx2"), always_inline)) static inline void
add_fours (const LaneRows *rows, int columns, uint64_t times)
{
  for (int i = 0; i < rows->rows; i++) {
    uint64_t *restrict to = rows->to + (rows->row[i] + rows->down) * rows->to_stride;
    const uint64_t *restrict from = rows->from + rows->row[i] * rows->from_stride;
    for (int c = 0; c < columns; c += 4)
      *(Four *) (to + c) += *(const Four *) (from + c) * times;
  }
}

/* Rows of squares are as long as this. */
#define MOSTLY 20

__attribute__ ((target ("avx2"))) static void
add_fast (const LaneRows *rows, uint64_t times)
{
  if (rows->columns == MOSTLY)
    add_fours (rows, MOSTLY, times);
  else
    add_fours (rows, rows->columns, times);
}

void
lanes_add (const LaneRows *rows, uint64_t times)
{
  if (__builtin_cpu_supports ("avx2"))
    add_fast (rows, times);
  else
    add_pairs (rows, times);
}

#else

void
lanes_add (const LaneRows *rows, uint64_t times)
{
  add_pairs (rows, times);
}

#endif
