/* Table-top lengths in fixed point: no floating point decides anything. */
#ifndef MUSTER_RULES_FIELD_FIX_H
#define MUSTER_RULES_FIELD_FIX_H

#include <stdint.h>

/* 1/256 of a pace. */
typedef int32_t MuFix;
#define MU_PACES(n)        ((MuFix) ((n) *256))
#define MU_FIX_TO_PACES(f) ((f) / 256)

/* The size of a length or product, without its sign; not for INT64_MIN. */
static inline int64_t
mu_fix_size (int64_t value)
{
  return value < 0 ? -value : value;
}

#endif
