/* Small battles for tests: a few bodies put where the test wants them, dice that
 * all show 3 unless told, and every event kept.
 *
 * With threes everywhere random factors are 0 and three reaction dice give 9. */
#ifndef MUSTER_TESTS_RULES_BATTLE_SCENE_H
#define MUSTER_TESTS_RULES_BATTLE_SCENE_H

#include <check.h>

#include "armies.h"
#include "rules/wrg/battle/door.h"
#include "rules/wrg/battle/engine.h"
#include "tests/rules/common.h"

#define SCENE_FACES  4096
#define SCENE_EVENTS 16384

typedef struct {
  Army army[MU_SIDES];
  MuWrgSetup setup;
  MuDice dice;
  uint8_t face[SCENE_FACES];
  WrgBattle *battle;
  MuEvent event[SCENE_EVENTS];
  int count;
  int mark; /* events from here on are looked at */
} Scene;

#define FOE(scene, n) ((scene)->army[MU_SIDE_A].side.unit_count + (n))

/* Opens with both armies deployed as usual, on a table of 1000 by 800 paces. */
Scene *scene_open (const ArmyRow *a, const ArmyRow *b);
/* The same in two steps, to change the set-up in between. */
Scene *scene_prepare (const ArmyRow *a, const ArmyRow *b);
void scene_begin (Scene *scene);
void scene_close (Scene *scene);

/* What is said to a set-up, scene or none: the battle is let go again. at (may be NULL) gets the
 * unit that is at fault. */
MuWrgSetupAnswer scene_answer (const MuWrgSetup *setup, int *at);

Body *scene_body (Scene *scene, int body);

/* Puts the middle of the body's front there, in paces, facing its enemies. */
void scene_put (Scene *scene, int body, int x, int y);
void scene_face (Scene *scene, int body, MuAngle facing);

/* The next dice show this; then threes again. */
void scene_dice (Scene *scene, const uint8_t *faces, int count);
#define SCENE_DICE(scene, ...)                                                                     \
  scene_dice ((scene), (const uint8_t[]){ __VA_ARGS__ },                                           \
              (int) sizeof ((const uint8_t[]){ __VA_ARGS__ }))

/* Steps until this phase has been fought (of the next period if it has been). */
void scene_fight (Scene *scene, MuPhase phase);

/* Begins the next period, and goes straight to a phase of it: nobody moves. */
void scene_skip_to (Scene *scene, MuPhase phase);

/* Only events from now on count for what follows. */
void scene_mark (Scene *scene);

/* The first event of the kind about the body (any: MU_NO_BODY), NULL: none. */
const MuEvent *scene_find (const Scene *scene, MuEventKind kind, int body);
int scene_count (const Scene *scene, MuEventKind kind, int body);
const MuEvent *scene_find_rule (const Scene *scene, MuEventKind kind, int body, MuRule rule);

/* The amount of a rule's line in the trace after an event; 0: no such line. */
int scene_factor (const Scene *scene, const MuEvent *event, MuRule rule);
bool scene_has_factor (const Scene *scene, const MuEvent *event, MuRule rule);

#define ck_assert_event(scene, kind, body)                                                         \
  ck_assert_msg (scene_find (scene, kind, body) != NULL, "no " #kind " of %d", (int) (body))
#define ck_assert_no_event(scene, kind, body)                                                      \
  ck_assert_msg (scene_find (scene, kind, body) == NULL, #kind " of %d", (int) (body))

#endif
