/* Shapes for chosen terrain, for the files of rules/wrg/choose*.c alone. */
#ifndef MUSTER_RULES_WRG_CHOOSE_PRIVATE_H
#define MUSTER_RULES_WRG_CHOOSE_PRIVATE_H

#include "rules/wrg/choose.h"

/* Numbers without end from one number. */
typedef struct {
  uint64_t seed;
  uint32_t next;
} Whim;

int whim_below (Whim *whim, int limit); /* 0 to limit - 1; limit above 0 */
int whim_between (Whim *whim, int least, int most);

/* Paces, the borders included. */
typedef struct {
  int left, right, low, high;
} Zone;

Zone zone_of_spots (const MuSpot *spots, int count);
bool zones_meet (Zone one, Zone other, int margin);
/* Whether the line comes into the zone or nearer than the margin. */
bool line_meets_zone (const MuFeature *line, Zone zone, int margin);
/* Whether two lines cross; *spot: where they do first. */
bool lines_cross (const MuFeature *one, const MuFeature *other, MuSpot *spot);

/* An outline about 0, 0 of so many square paces, longer than wide unless round:
 * MU_WRG_CHOSEN_POINTS spots at most; returns their number. */
int shape_blob (Whim *whim, int square_paces, bool round, MuSpot *spots);
/* An upright box about 0, 0; 4. */
int shape_box (Whim *whim, int square_paces, MuSpot *spots);
/* A course from spot to spot, winding by so many paces between; its spots. */
int shape_course (Whim *whim, MuSpot from, MuSpot to, int winding, MuSpot *spots);

#endif
