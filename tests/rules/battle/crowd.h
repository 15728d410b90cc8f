/* Many bodies anywhere on the table, over and through each other: for what must be found
 * whatever the rules would say. */
#ifndef MUSTER_TESTS_RULES_BATTLE_CROWD_H
#define MUSTER_TESTS_RULES_BATTLE_CROWD_H

#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "armies.h"
#include "rects.h"
#include "rules/wrg/battle/door.h"
#include "rules/wrg/battle/engine.h"

#define CROWD_WIDTH 16000 /* paces: room for a line of them all */

typedef struct {
  Army army[MU_SIDES];
  MuDice dice;
  WrgBattle *battle;
  uint64_t state; /* of what is drawn */
} Crowd;

/* Somewhere, one in ten of them off the table. */
static inline void
crowd_place (Crowd *crowd, int body, bool square)
{
  Body *self = body_at (crowd->battle, body);
  self->ground = any_rect (&crowd->state, square || next_below (&crowd->state, 3) == 0);
  self->status = (uint8_t) (next_below (&crowd->state, 10) ? STATUS_FIGHTING : STATUS_GONE);
}

static inline Crowd *
crowd_open (int bodies, uint64_t seed)
{
  Crowd *crowd = calloc (1, sizeof *crowd);
  crowd->state = seed;
  for (int side = 0; side < MU_SIDES; side++) {
    Army *army = &crowd->army[side];
    army_raise (army, side ? army_carthaginians : army_romans);
    for (int i = army->side.unit_count; i < bodies; i++)
      army->unit[i] = army->unit[i - army->side.unit_count];
    army->side.units = army->unit;
    army->side.unit_count = (uint16_t) bodies;
  }
  MuWrgSetup setup = army_setup (&crowd->army[0], &crowd->army[1]);
  setup.table_width = CROWD_WIDTH;
  const size_t size = mu_wrg_battle_size (&setup);
  crowd->battle = malloc (size);
  int at = 0;
  mu_dice_init_seeded (&crowd->dice, 1, 1);
  ck_assert_int_eq (mu_wrg_battle_init (crowd->battle, &setup, &crowd->dice, NULL, NULL, &at),
                    MU_WRG_SETUP_OK);
  return crowd;
}

static inline void
crowd_scatter (Crowd *crowd)
{
  FOR_ALL (crowd->battle, i)
  {
    crowd_place (crowd, i, false);
  }
  mu_wrg_note_grounds (crowd->battle);
}

static inline void
crowd_close (Crowd *crowd)
{
  free (crowd->battle);
  free (crowd);
}

#endif
