/* WRG 5th: whether a body must, may or may not do a thing, and by which rule. */
#ifndef MUSTER_RULES_WRG_NERVE_VERDICT_H
#define MUSTER_RULES_WRG_NERVE_VERDICT_H

#include "rules/core/rule.h"

typedef enum { MU_WRG_MAY_NOT, MU_WRG_MAY, MU_WRG_MUST } MuWrgDuty;

typedef struct {
  MuWrgDuty duty;
  MuRule rule;
} MuWrgVerdict;

#endif
