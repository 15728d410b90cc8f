/* See sum.h. */
#include "app/sums/sum.h"

const MuSumKind mu_sums_weather[] = { { .key = NULL } };
