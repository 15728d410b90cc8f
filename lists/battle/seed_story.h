/* Where the seed of a battle comes from: told on every sheet, so that nobody chooses his dice
 * unnoticed.
 *
 * A battle is prepared under one seed: its preliminaries (generals, weather) are rolled under it.
 * Where no side seals, the fight is, too. Where both sides seal, whoever prepared it would know all
 * of its dice: each seal also commits its side to the random number that is its salt, and the seed
 * of the fight is made from both numbers when both are shown. Neither side can steer it: each was
 * bound before it knew the other's. */
#ifndef MUSTER_LISTS_BATTLE_SEED_STORY_H
#define MUSTER_LISTS_BATTLE_SEED_STORY_H

#include <glib.h>

typedef enum {
  MU_SEED_UNTOLD, /* by an older Muster, which did not record it */
  MU_SEED_DRAWN,  /* by the system */
  MU_SEED_CHOSEN, /* by hand */
  MU_SEED_SEALED, /* made by both sides' papers, sealed for a fixture of their campaign */
} MuSeedOrigin;

#define MU_ROLLED_AGAIN_MAX 1000000

typedef struct {
  MuSeedOrigin origin; /* of the seed that the battle was prepared under */
  int again;           /* how often its preliminaries had been rolled before, and were given up */
  gboolean joint;      /* the seed of the fight is another one, which both sides made */
  guint64 prepared;    /* then the one that it was prepared under; else 0 */
} MuSeedStory;

#endif
