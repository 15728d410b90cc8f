/* Fast Play: a battlefield's features as its terrain rules have them (awfp.terrain.*). For fields
 * that the players chose; a field of history need not keep these limits. */
#ifndef MUSTER_RULES_AWFP_FIELD_PIECES_H
#define MUSTER_RULES_AWFP_FIELD_PIECES_H

#include "rules/awfp/scale.h"
#include "rules/core/rule.h"
#include "rules/field/fix.h"
#include "rules/field/scale.h"
#include "rules/field/terrain.h"

/* The stands whose figures are those of a field: 5 mm figures stand on small stands. */
MuAwfpScale mu_awfp_scale_of (MuScale figures);

/* awfp.table.small, awfp.table.medium, awfp.table.large: along the baseline and from baseline to
 * baseline, in paces. READING: awfp.table.small: the longer side is the baseline. */
typedef struct {
  int width, depth;
} MuAwfpTable;
MuAwfpTable mu_awfp_table (MuAwfpScale scale);

/* The rule that the feature breaks, MU_RULE_NONE if it may lie there: no piece of these rules, too
 * large or too small, too long, not as wide as its kind is, a lake that leaves part of a flank edge
 * dry, on ground that is another's, a river crossed by a road without a bridge or ford. */
MuRule mu_awfp_feature_forbidden (const MuBattlefield *field, int feature, MuAwfpScale scale);

#endif
