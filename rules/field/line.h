/* What stands between two points. */
#ifndef MUSTER_RULES_FIELD_LINE_H
#define MUSTER_RULES_FIELD_LINE_H

#include "rules/field/rect.h"

/* Whether the straight line from one point to another crosses the body;
 * touching it is not crossing. */
bool mu_line_crosses (MuPoint from, MuPoint to, const MuRect *rect);

/* Lines from each of some points to each of others, a bit each. */
#define MU_LINE_ENDS      4
#define MU_LINE(from, to) (1u << ((from) *MU_LINE_ENDS + (to)))
#define MU_LINES_FROM_ONE ((1u << MU_LINE_ENDS) - 1)
#define MU_LINES_ALL      ((1u << MU_LINE_ENDS * MU_LINE_ENDS) - 1)

/* Those of the lines asked about that cross the body: for less than one after the other. */
unsigned mu_lines_crossing (const MuPoint from[MU_LINE_ENDS], const MuPoint to[MU_LINE_ENDS],
                            unsigned asked, const MuRect *rect);

#endif
