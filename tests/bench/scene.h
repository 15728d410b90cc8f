/* A battle of two army lists, drawn up and fought before an onlooker: what the benchmarks of
 * whole battles have in common. */
#ifndef MUSTER_TESTS_BENCH_SCENE_H
#define MUSTER_TESTS_BENCH_SCENE_H

#include "lists/field/history.h"
#include "lists/wrg/plan/plan.h"
#include "rules/wrg/battle/state.h"

/* Two armies, and how each is planned and led. All is borrowed but by pair_read. */
typedef struct {
  const char *name;
  MuList *list[MU_SIDES];
  const MuBook *book[MU_SIDES];
  const MuDoctrine *doctrine[MU_SIDES]; /* of that day; NULL: the book's */
  MuPlanManner manner[MU_SIDES];
  gboolean commanded[MU_SIDES];
  const MuFieldPlan *field; /* NULL: open ground */
} Pair;

typedef struct {
  MuWrgSetup setup;
  MuWrgSetupUnit units[MU_SIDES][MU_BATTLE_UNITS_MAX];
  MuPlan *plan[MU_SIDES];
  const MuList *list[MU_SIDES];
  MuTerrain *terrain;
  const char *name;
  guint64 seed;
} Scene;

/* Whoever looks on: at each event, engine NULL while both sides deploy, and after each phase.
 * Either may be NULL. */
typedef struct {
  void (*look) (void *context, const WrgBattle *engine, const MuEvent *event);
  void (*after) (void *context, const WrgBattle *engine, MuPhase phase);
  void *context;
} Onlooker;

/* Says so and ends the benchmark. */
void scene_fail (const char *what, const char *why);

extern const char *const pair_names[]; /* in the folder of the pairs, NULL behind the last */

/* Reads FOLDER/NAME-a.xml and -b.xml; pair_clear frees what it read. */
void pair_read (Pair *pair, const char *folder, const char *name, const MuShelf *shelf);
void pair_clear (Pair *pair);
/* As both sides stood and fought on that day. */
void pair_take_history (Pair *pair, const char *id, const MuHistory *history, const MuShelf *shelf);
/* wrg.terrain.*: the ground of army A's country, as the dice give it. */
MuFieldPlan *pair_choose_field (const Pair *pair, guint64 seed);

Scene *scene_new (const Pair *pair, guint64 seed);
void scene_free (Scene *scene);
/* onlooker may be NULL. */
MuBattleOutcome scene_fight (const Scene *scene, guint64 stream, const Onlooker *onlooker);

MuSide scene_side_of (const Scene *scene, int body);
/* As the list names it, and as the plan has it; borrowed. */
const char *scene_body_name (const Scene *scene, int body);
const MuPlanUnit *scene_body_plan (const Scene *scene, int body);

/* 0 of nothing. */
double scene_percent (int64_t part, int64_t whole);

#endif
