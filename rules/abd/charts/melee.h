/* Ancient Battles Deluxe: what adds to a melee and what comes of it. */
#ifndef MUSTER_RULES_ABD_CHARTS_MELEE_H
#define MUSTER_RULES_ABD_CHARTS_MELEE_H

/* abd.11.2.5.iv.vector: where the attacker stands, seen from the defender. */
typedef enum {
  MU_ABD_FRONT,
  MU_ABD_FRONT_FLANK,
  MU_ABD_REAR_FLANK,
  MU_ABD_REAR,
} MuAbdVector;
#define MU_ABD_VECTORS 4

/* What the attacker adds for it. */
int mu_abd_vector_bonus (MuAbdVector vector);

typedef enum {
  MU_ABD_ATTACKER_ELIMINATED,
  MU_ABD_ATTACKER_DISORDERED,
  MU_ABD_ENGAGED,
  MU_ABD_DEFENDER_DISORDERED,
  MU_ABD_DEFENDER_ELIMINATED,
} MuAbdResult;

/* Of two final values. */
MuAbdResult mu_abd_melee_result (int attack, int defense);
/* "AE", "AD", "EN", "DD", "DE"; static. */
const char *mu_abd_result_name (MuAbdResult result);

#endif
