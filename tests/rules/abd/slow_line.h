/* Lines across hexes once more, slowly: each hex of the map is cut out of the line by its six
 * sides, in fractions. */
#ifndef MUSTER_TESTS_RULES_ABD_SLOW_LINE_H
#define MUSTER_TESTS_RULES_ABD_SLOW_LINE_H

#include "rules/abd/hex/grid.h"

typedef enum { SLOW_APART, SLOW_ALONG, SLOW_THROUGH } SlowMeeting;

typedef struct {
  int64_t over, under; /* under is above 0 */
} Fraction;

int compare_fractions (Fraction one, Fraction other);

/* How the line between the middles of two hexes meets a third, and from where to where of it. A
 * corner alone is apart. */
SlowMeeting slow_meeting (const MuAbdGrid *grid, int from, int to, int hex, Fraction part[2]);

#endif
