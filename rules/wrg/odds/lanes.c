/* The innermost loops, twice: two counts at a time, as any processor can, and four where
 * it says that it can. Counts are whole numbers, so both give the same on every machine.
 * Most rows are twenty long and most times one of five, which is why those are written out;
 * nothing else in these rooms is worth that. */
#include "rules/wrg/odds/lanes.h"

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

/* Column by column: for each of the short rows compilers would call a function. The
 * block is copied, as for all that they know it might itself be cleared. */
static void
clear_pairs (const LaneBlock *block)
{
  const LaneBlock all = *block;
  for (int c = 0; c < all.columns; c += 2) {
    uint64_t *to = all.to + c;
    for (int r = 0; r < all.rows; r++, to += all.stride)
      *(Pair *) to = (Pair){ 0, 0 };
  }
}

static void
sum_pairs (const LaneBlock *block, uint64_t sum[])
{
  const uint64_t *row = block->to;
  for (int r = 0; r < block->rows; r++, row += block->stride) {
    Pair all = { 0, 0 };
    for (int c = 0; c < block->columns; c += 2)
      all += *(const Pair *) (row + c);
    sum[r] = all[0] + all[1];
  }
}

#ifdef __x86_64__

/* The same with twice as many at a time, as processors of the last ten years can. */
#define FAST __attribute__ ((target ("avx2")))

typedef uint64_t Four VECTOR (4);

/* These times are the most frequent by far, and adding is quicker than multiplying.
 * times: known beforehand, or any. */
__attribute__ ((always_inline)) FAST static inline Four
multiple (Four ways, uint64_t times)
{
  const Four twice = ways + ways;
  const Four thrice = twice + ways;
  switch (times) {
  case 1:
    return ways;
  case 3:
    return thrice;
  case 5:
    return thrice + twice;
  case 6:
    return thrice + thrice;
  case 15: {
    const Four six = thrice + thrice;
    return six + six + thrice;
  }
  default:
    return ways * times;
  }
}

/* less: takes them away. */
__attribute__ ((always_inline)) FAST static inline void
add_four (uint64_t *restrict to, const uint64_t *restrict from, uint64_t times, bool less)
{
  const Four more = multiple (*(const Four *) from, times);
  *(Four *) to = less ? *(Four *) to - more : *(Four *) to + more;
}

/* Rows of squares are as long as this. */
#define MOSTLY 20

/* The longest that are added without a loop. */
#define STRETCH 80

#define PART(number)                                                                               \
  case number:                                                                                     \
    add_four (to + (number - 1) * LANES, from + (number - 1) * LANES, times, less);                \
    __attribute__ ((fallthrough))

/* columns: at most STRETCH. Most rows are short, so that a loop would cost as much as
 * what it goes round for. */
__attribute__ ((always_inline)) FAST static inline void
add_stretch (uint64_t *restrict to, const uint64_t *restrict from, ptrdiff_t columns,
             uint64_t times, bool less)
{
  switch (columns / LANES) {
    PART (20);
    PART (19);
    PART (18);
    PART (17);
    PART (16);
    PART (15);
    PART (14);
    PART (13);
    PART (12);
    PART (11);
    PART (10);
    PART (9);
    PART (8);
    PART (7);
    PART (6);
    PART (5);
    PART (4);
    PART (3);
    PART (2);
    PART (1);
  default:
    break;
  }
}

/* columns: those of the rows. The rows are copied as the block above. */
__attribute__ ((always_inline)) FAST static inline void
add_fours (const LaneRows *rows, ptrdiff_t columns, uint64_t times, bool less)
{
  const LaneRows all = *rows;
  for (int i = 0; i < all.rows; i++) {
    uint64_t *restrict to = row_to (&all, i);
    const uint64_t *restrict from = row_from (&all, i);
    ptrdiff_t left = columns;
    for (; left > STRETCH; left -= STRETCH, to += STRETCH, from += STRETCH)
      add_stretch (to, from, STRETCH, times, less);
    add_stretch (to, from, left, times, less);
  }
}

/* A number that is known beforehand goes faster. */
__attribute__ ((always_inline)) FAST static inline void
add_times (const LaneRows *rows, uint64_t times, bool less)
{
  if (rows->columns == MOSTLY)
    add_fours (rows, MOSTLY, times, less);
  else
    add_fours (rows, rows->columns, times, less);
}

#define TIMES(times)                                                                               \
  case times:                                                                                      \
    add_times (rows, times, false);                                                                \
    break;                                                                                         \
  case -(uint64_t) times:                                                                          \
    add_times (rows, times, true);                                                                 \
    break

FAST static void
add_fast (const LaneRows *rows, uint64_t times)
{
  switch (times) {
    TIMES (1);
    TIMES (3);
    TIMES (5);
    TIMES (6);
    TIMES (15);
  default:
    add_times (rows, times, false);
  }
}

/* So many columns from this one on. */
__attribute__ ((always_inline)) FAST static inline void
clear_some (const LaneBlock *block, int column, int columns)
{
  uint64_t *to = block->to + column;
  for (int r = 0; r < block->rows; r++, to += block->stride)
    for (int c = 0; c < columns; c += LANES)
      *(Four *) (to + c) = (Four){ 0, 0, 0, 0 };
}

FAST static void
clear_fast (const LaneBlock *block)
{
  const LaneBlock all = *block;
  int c = 0;
  for (; c + 20 <= all.columns; c += 20)
    clear_some (&all, c, 20);
  for (; c + 8 <= all.columns; c += 8)
    clear_some (&all, c, 8);
  if (c < all.columns)
    clear_some (&all, c, LANES);
}

__attribute__ ((always_inline)) FAST static inline void
sum_some (const LaneBlock *block, int columns, uint64_t sum[])
{
  const LaneBlock all = *block;
  const uint64_t *row = all.to;
  for (int r = 0; r < all.rows; r++, row += all.stride) {
    Four four = *(const Four *) row;
    for (int c = LANES; c < columns; c += LANES)
      four += *(const Four *) (row + c);
    sum[r] = four[0] + four[1] + four[2] + four[3];
  }
}

FAST static void
sum_fast (const LaneBlock *block, uint64_t sum[])
{
  if (block->columns == MOSTLY)
    sum_some (block, MOSTLY, sum);
  else
    sum_some (block, block->columns, sum);
}

typedef struct {
  uint32_t a, b, c, d;
} Answer;

/* Asked of the processor itself: what compilers offer for it is a library's. */
static Answer
ask (uint32_t leaf)
{
  Answer answer;
  __asm__ volatile("cpuid"
                   : "=a"(answer.a), "=b"(answer.b), "=c"(answer.c), "=d"(answer.d)
                   : "a"(leaf), "c"(0));
  return answer;
}

#define KEEPS_STATE (1u << 27) /* leaf 1, c: the system keeps wide registers */
#define HAS_AVX     (1u << 28)
#define HAS_AVX2    (1u << 5) /* leaf 7, b */
#define WIDE        6u        /* those kept: of 16 and of 32 bytes */

static uint32_t
registers_kept (void)
{
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

bool
mu_odds_lanes_are_fast (void)
{
  const uint32_t needed = KEEPS_STATE | HAS_AVX;
  return ask (0).a >= 7 && (ask (1).c & needed) == needed && (registers_kept () & WIDE) == WIDE
         && ask (7).b & HAS_AVX2;
}

#else

bool
mu_odds_lanes_are_fast (void)
{
  return false;
}

static void
add_fast (const LaneRows *rows, uint64_t times)
{
  add_pairs (rows, times);
}

static void
clear_fast (const LaneBlock *block)
{
  clear_pairs (block);
}

static void
sum_fast (const LaneBlock *block, uint64_t sum[])
{
  sum_pairs (block, sum);
}

#endif

void
mu_odds_lanes_add (const LaneRows *rows, uint64_t times)
{
  if (rows->fast)
    add_fast (rows, times);
  else
    add_pairs (rows, times);
}

void
mu_odds_lanes_clear (const LaneBlock *block)
{
  if (block->fast)
    clear_fast (block);
  else
    clear_pairs (block);
}

void
mu_odds_lanes_sum (const LaneBlock *block, uint64_t sum[])
{
  if (block->fast)
    sum_fast (block, sum);
  else
    sum_pairs (block, sum);
}
