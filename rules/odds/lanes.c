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
#include <immintrin.h>

#define FAST __attribute__ ((target ("avx2")))

typedef long long Four VECTOR (4);

/* Halves of 32 bits times as many are 64. */
FAST static inline __m256i
times_of (__m256i ways, __m256i times)
{
  const __m256i high = _mm256_mul_epu32 (_mm256_srli_epi64 (ways, 32), times);
  return _mm256_add_epi64 (_mm256_mul_epu32 (ways, times), _mm256_slli_epi64 (high, 32));
}

__attribute__ ((always_inline)) FAST static inline void
add_four (uint64_t *to, const uint64_t *from, __m256i times, bool away)
{
  const __m256i ways = times_of (*(const Four *) from, times);
  const __m256i before = *(const Four *) to;
  *(Four *) to = away ? _mm256_sub_epi64 (before, ways) : _mm256_add_epi64 (before, ways);
}

__attribute__ ((always_inline)) FAST static inline void
add_fours (const LaneRows *rows, int columns, unsigned times, bool away)
{
  const __m256i each = _mm256_set1_epi64x (times);
  const int count = rows->rows;
  for (int i = 0; i < count; i++) {
    uint64_t *restrict to = row_to (rows, i);
    const uint64_t *restrict from = row_from (rows, i);
    int c = 0;
    for (; c + 8 <= columns; c += 8) {
      add_four (to + c, from + c, each, away);
      add_four (to + c + 4, from + c + 4, each, away);
    }
    if (c < columns)
      add_four (to + c, from + c, each, away);
  }
}

/* Rows of squares are as long as this. */
#define MOSTLY 20

FAST static void
add_fast (const LaneRows *rows, unsigned times)
{
  if (rows->columns == MOSTLY)
    add_fours (rows, MOSTLY, times, false);
  else
    add_fours (rows, rows->columns, times, false);
}

FAST static void
take_fast (const LaneRows *rows, unsigned times)
{
  add_fours (rows, rows->columns, times, true);
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
add_fast (const LaneRows *rows, unsigned times)
{
  add_pairs (rows, times);
}

static void
take_fast (const LaneRows *rows, unsigned times)
{
  add_pairs (rows, -(uint64_t) times);
}

#endif

void
lanes_add (const LaneRows *rows, unsigned times)
{
  if (is_fast ())
    add_fast (rows, times);
  else
    add_pairs (rows, times);
}

void
lanes_take (const LaneRows *rows, unsigned times)
{
  if (is_fast ())
    take_fast (rows, times);
  else
    add_pairs (rows, -(uint64_t) times);
}
