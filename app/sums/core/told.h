/* What a battle on the table tells a sum: of each body what the sum asks for, field by field. */
#ifndef MUSTER_APP_SUMS_CORE_TOLD_H
#define MUSTER_APP_SUMS_CORE_TOLD_H

#include "app/sums/core/sum.h"
#include "rules/battle/terms.h"

/* How many a body still has, what it took and gave in this period, how often it broke. Where it
 * stands and who sees it, no table keeps. */
struct MuSumFacts {
  int figures; /* left */
  int at_start;
  int carried;   /* casualties */
  int lost;      /* casualties tonight */
  int now_lost;  /* of these in the present period */
  int shot;      /* of these by shooting, */
  int struck;    /* and hand-to-hand */
  int inflicted; /* hand-to-hand casualties that it gave in the present period */
  int before;    /* figures before the hand-to-hand of the present period */
  int strength;  /* of these: horses of chariots, else figures */
  int breaks;
  MuOrder order;
  MuTroopClass class;
  gboolean in_rout;
  gboolean retiring;
  gboolean elephants_hurt; /* in this period or the last */
  gboolean in_melee;       /* struck or was struck at in the present period */
};

struct MuSumTold {
  MuSumInput input;             /* only what is told holds */
  guint64 words[MU_SUM_FIELDS]; /* 0: the field is not told; COUNTS: which words, else 1 */
};

/* Tells a number, or that there is none. Of a key that the kind has not: nothing. */
void mu_sum_told_set (MuSumTold *told, const char *key, gint64 number, gboolean given);
void mu_sum_told_flag (MuSumTold *told, const char *key, gboolean holds);
/* How many times a word of a COUNTS field, which the kind must have, holds. */
void mu_sum_told_times (MuSumTold *told, const char *key, const char *word, int times);

#endif
