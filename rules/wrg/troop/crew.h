/* WRG 5th: which of a model's crew fight on which face (wrg.melee.eligible.crew,
 * .elephant, .chariot, .artillery). */
#ifndef MUSTER_RULES_WRG_TROOP_CREW_H
#define MUSTER_RULES_WRG_TROOP_CREW_H

#include "rules/core/reading.h"
#include "rules/troop/troop.h"

typedef enum {
  MU_WRG_FACE_FRONT,
  MU_WRG_FACE_LEFT,
  MU_WRG_FACE_RIGHT,
  MU_WRG_FACE_REAR,
} MuWrgFace;
#define MU_WRG_FACES 4

/* A model and those aboard. A camel with two riders has its second in crew. */
typedef struct {
  MuTroop model;
  MuCrew crew;       /* fighting figures, without drivers */
  bool armed_driver; /* paid for as crew; of a chariot only one that
                        rides a horse or stands on the pole */
  bool chinese;      /* chariot: more than one may fight ahead */
} MuWrgAboard;

/* The rule by which nobody like that rides so: an armed driver inside a chariot
 * that has none on horse or pole is not known, so only type and crew are asked
 * (mu_wrg_crew_forbidden; a camel takes one second rider, an MCm alone). */
MuRule mu_wrg_aboard_forbidden (const MuWrgAboard *aboard);

/* Most crew figures, without the driver, that may fight at once on a face that
 * is in base contact. */
int mu_wrg_crew_places (const MuWrgAboard *aboard, MuWrgFace face);

/* Those who fight on this face, a bit each: the taken fight on another. Light
 * spears first; ahead of a chariot an archer if it carries one. */
unsigned mu_wrg_crew_choose (const MuWrgAboard *aboard, MuWrgFace face, unsigned taken);

/* wrg.melee.eligible.elephant, wrg.melee.eligible.chariot: an armed driver
 * fights too, to the front. */
bool mu_wrg_driver_fights (const MuWrgAboard *aboard, MuWrgFace face);

/* Figures that fight when these faces (bits by MuWrgFace) are in base contact
 * with enemy, the front first. who (may be NULL) gets the weapons of those who
 * fight, for MuWrgMelee.crew; an armed driver counts as a side arm there. */
int mu_wrg_crew_fights (const MuWrgAboard *aboard, unsigned faces, MuCrew *who);

/* wrg.melee.eligible.artillery: whether both riders of a camel may fight, one
 * on each of two faces: one ahead, the other in any other direction. */
bool mu_wrg_camel_riders_fight (MuWrgFace first, MuWrgFace second);

/* Crews of engines (wrg.troops.artillery.crew). */
typedef enum {
  MU_WRG_LIGHT_BOLT_SHOOTER,
  MU_WRG_BOLT_SHOOTER,
  MU_WRG_STONES_10_MINA,
  MU_WRG_STONES_30_MINA,
  MU_WRG_STONES_1_TALENT,
  MU_WRG_STONES_3_TALENT,
} MuWrgEngine;
#define MU_WRG_ENGINES 6

/* Crew figures of an engine; labourers who haul its ropes
 * (wrg.troops.artillery.traction) are no figures and change nothing; 0 for a
 * bolt-shooter, which none haul. */
int mu_wrg_engine_crew (MuWrgEngine engine, bool traction);

/* wrg.troops.artillery.oxen: 0 for the light bolt-shooter. */
int mu_wrg_engine_oxen (MuWrgEngine engine);

bool mu_wrg_engine_throws_stones (MuWrgEngine engine);

#endif
