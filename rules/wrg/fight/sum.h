/* WRG 5th: what shooting and melee sums have in common. */
#ifndef MUSTER_RULES_WRG_FIGHT_SUM_H
#define MUSTER_RULES_WRG_FIGHT_SUM_H

#include "rules/core/trace.h"

/* factor = weapon + tactical + random; casualties in men. */
typedef struct {
  int weapon;
  int tactical;
  int random;
  int factor;
  int casualties;
} MuWrgSum;

#endif
