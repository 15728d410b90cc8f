/* Hexes and directions as the account of a hex battle names them. A record may be anyone's, or not
 * know its map: then a hex has no name, and sentences do without it. */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_PLACES_H
#define MUSTER_REPORTS_ABD_ACCOUNT_PLACES_H

#include <glib.h>

#include "rules/abd/hex/grid.h"
#include "rules/core/event.h"
#include "rules/field/angle.h"

struct MuAccountNames;

/* The hexes of the record's board; FALSE: it is no map of hexes. */
gboolean mu_abd_record_grid (const struct MuAccountNames *names, MuAbdGrid *grid);

/* "N8", and of the place that an event tells in its first two values; NULL: not known. Free with
 * g_free. */
char *mu_abd_hex_words (const struct MuAccountNames *names, int hex);
char *mu_abd_place_words (const struct MuAccountNames *names, const MuEvent *event);

/* "north-east"; translated, static, "" for what is no direction. */
const char *mu_abd_direction_words (int direction);
/* The direction that is nearest to an angle of the board. */
int mu_abd_direction_at (int angle);
MuAngle mu_abd_angle_of (int direction);

/* Where a body stands and looks after what has happened so far: the hex, MU_ABD_OFF where it is not
 * known, and the direction. */
int mu_abd_body_hex (const struct MuAccountNames *names, int body, int *direction);

#endif
