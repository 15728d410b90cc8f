/* Random battles that the rules allow: any lawful troops, from two bodies to a
 * hundred, on open tables and on fields chosen by the terrain rules, under
 * every sky, now and then by house rules. */
#ifndef MUSTER_TESTS_SOAK_DRAW_H
#define MUSTER_TESTS_SOAK_DRAW_H

#include "rules/wrg/field/choose.h"
#include "tests/soak/draw_orders.h"

typedef struct {
  Army army[MU_SIDES];
  OrderSheet sheet[MU_SIDES];
  MuWrgChosenField chosen;
  void *ground; /* for the terrain; grows with the tables */
  size_t ground_size;
  MuWrgSetupSky sky;
  MuWrgSetup setup; /* borrows all of the above */
} Draw;

/* Draws the next battle of this chance. It may still be refused for want of
 * room: draw again. draw was all zero before its first battle. */
void draw_battle (Draw *draw, uint64_t *chance);
/* The same with bodies of two kinds of troops among them. */
void draw_mixed_battle (Draw *draw, uint64_t *chance);
/* The same with wagons and pack animals among them. */
void draw_train_battle (Draw *draw, uint64_t *chance);
/* The same with written orders. */
void draw_ordered_battle (Draw *draw, uint64_t *chance);
/* The same with both sides commanded by the machine. */
void draw_commanded_battle (Draw *draw, uint64_t *chance);
void draw_clear (Draw *draw);

/* Whether chance refused it, not a mistake of the one who drew. */
bool draw_may_be_refused (MuWrgSetupAnswer answer);

#endif
