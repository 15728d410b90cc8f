/* How much ground an inch of the table is, by the figures that stand on it. Fields are kept in
 * paces, so whoever measures a table in inches asks here. */
#ifndef MUSTER_RULES_FIELD_SCALE_H
#define MUSTER_RULES_FIELD_SCALE_H

/* By the height of the figures: 30, 25 or 20 mm; 15, 12 or 9 mm; 5 mm. */
typedef enum { MU_SCALE_25, MU_SCALE_15, MU_SCALE_5 } MuScale;
#define MU_SCALES 3

/* wrg.scale.ground: 10, 20 or 40. */
int mu_paces_per_inch (MuScale scale);

#endif
