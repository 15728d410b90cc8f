#include "tests/bench/scene.h"

#include <stdio.h>
#include <stdlib.h>

#include "lists/wrg/figure_side.h"
#include "rules/wrg/field/choose.h"
#include "rules/wrg/field/way.h"
#include "tests/rules/battle/begin.h"

void
scene_fail (const char *what, const char *why)
{
  fprintf (stderr, "%s: %s\n", what, why);
  exit (EXIT_FAILURE);
}

double
scene_percent (int64_t part, int64_t whole)
{
  return whole ? 100.0 * (double) part / (double) whole : 0;
}

/* --- pairs -------------------------------------------------------------- */

const char *const pair_names[]
    = { "kadesh",    "assyria", "marathon", "telamon", "magnesia", "carrhae",
        "teutoburg", "chalons", "hastings", "mohi",    NULL };

void
pair_read (Pair *pair, const char *folder, const char *name, const MuShelf *shelf)
{
  pair->name = name;
  for (int side = 0; side < MU_SIDES; side++) {
    GError *error = NULL;
    g_autofree char *path = g_strdup_printf ("%s/%s-%c.xml", folder, name, "ab"[side]);
    pair->list[side] = mu_list_read_file (path, &error);
    if (!pair->list[side])
      scene_fail (path, error->message);
    pair->book[side] = mu_shelf_find (shelf, pair->list[side]->book_id);
  }
}

void
pair_clear (Pair *pair)
{
  mu_list_free (pair->list[MU_SIDE_A]);
  mu_list_free (pair->list[MU_SIDE_B]);
}

void
pair_take_history (Pair *pair, const char *id, const MuHistory *history, const MuShelf *shelf)
{
  pair->name = id;
  pair->field = history->field;
  for (int side = 0; side < MU_SIDES; side++) {
    pair->list[side] = history->side[side].list;
    pair->doctrine[side] = &history->side[side].doctrine;
    pair->book[side] = mu_shelf_find (shelf, pair->list[side]->book_id);
  }
}

MuFieldPlan *
pair_choose_field (const Pair *pair, guint64 seed)
{
  g_autofree MuWrgChosenField *chosen = g_new0 (MuWrgChosenField, 1);
  const MuWrgChoice choice = {
    .country = pair->book[MU_SIDE_A]->country, .scale = MU_SCALE_25, .width = 720, .depth = 480
  };
  const MuReadings readings = { 0 };
  MuDice dice;
  mu_dice_init_seeded (&dice, seed, 0);
  if (mu_wrg_choose_field (&readings, &choice, &dice, seed, chosen) != MU_RULE_NONE)
    scene_fail (pair->name, "no ground can be chosen");
  return mu_field_plan_from ("chosen", &chosen->field);
}

/* --- drawing up --------------------------------------------------------- */

static void
draw_up (Scene *scene, const Pair *pair, MuSide side)
{
  GError *error = NULL;
  const MuPlanJob job = { .list = pair->list[side],
                          .manner = pair->manner[side],
                          .book = pair->book[side],
                          .enemy = pair->list[side == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A],
                          .doctrine = pair->doctrine[side],
                          .field = pair->field,
                          .side = side,
                          .outscouted = MU_SIDE_NONE,
                          .seed = scene->seed };
  scene->list[side] = pair->list[side];
  scene->plan[side] = mu_plan_side (&job, &error);
  if (!scene->plan[side]
      || !mu_list_battle_side (pair->list[side], scene->units[side], &scene->setup.side[side],
                               &error))
    scene_fail (pair->name, error->message);
  mu_plan_deploy (scene->plan[side], scene->units[side]);
  scene->setup.side[side].commanded = pair->commanded[side];
  if (scene->plan[side]->standing.count > 0)
    scene->setup.side[side].standing = &scene->plan[side]->standing;
}

static void
lay_field (Scene *scene, const MuFieldPlan *field)
{
  GError *error = NULL;
  scene->terrain = mu_field_plan_terrain (field, &mu_wrg_terrain_terms, &error);
  if (!scene->terrain)
    scene_fail (scene->name, error->message);
  scene->setup.terrain = scene->terrain;
  scene->setup.table_width = field->width;
  scene->setup.table_depth = field->depth;
}

Scene *
scene_new (const Pair *pair, guint64 seed)
{
  Scene *scene = g_new0 (Scene, 1);
  scene->name = pair->name;
  scene->seed = seed;
  if (pair->field)
    lay_field (scene, pair->field);
  draw_up (scene, pair, MU_SIDE_A);
  draw_up (scene, pair, MU_SIDE_B);
  return scene;
}

void
scene_free (Scene *scene)
{
  mu_plan_free (scene->plan[MU_SIDE_A]);
  mu_plan_free (scene->plan[MU_SIDE_B]);
  g_free (scene->terrain);
  g_free (scene);
}

/* --- bodies ------------------------------------------------------------- */

MuSide
scene_side_of (const Scene *scene, int body)
{
  return body < scene->setup.side[MU_SIDE_A].unit_count ? MU_SIDE_A : MU_SIDE_B;
}

static guint
unit_of (const Scene *scene, int body)
{
  const int first
      = scene_side_of (scene, body) == MU_SIDE_A ? 0 : scene->setup.side[MU_SIDE_A].unit_count;
  return (guint) (body - first);
}

const char *
scene_body_name (const Scene *scene, int body)
{
  const MuSide side = scene_side_of (scene, body);
  return mu_list_unit (scene->list[side], unit_of (scene, body))->name;
}

const MuPlanUnit *
scene_body_plan (const Scene *scene, int body)
{
  return mu_plan_unit (scene->plan[scene_side_of (scene, body)], unit_of (scene, body));
}

/* --- a battle ----------------------------------------------------------- */

typedef struct {
  const Onlooker *onlooker;
  const WrgBattle *engine;
} Show;

static void
show_event (void *context, const MuEvent *event)
{
  const Show *show = context;
  show->onlooker->look (show->onlooker->context, show->engine, event);
}

static void
fight_on (MuBattle *battle, Show *show)
{
  const Onlooker *onlooker = show->onlooker;
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  show->engine = (const WrgBattle *) (const void *) battle;
  while (status == MU_BATTLE_GOES_ON) {
    const MuPhase phase = (MuPhase) show->engine->phase;
    status = mu_battle_step (battle, NULL);
    if (onlooker && onlooker->after)
      onlooker->after (onlooker->context, show->engine, phase);
  }
}

MuBattleOutcome
scene_fight (const Scene *scene, guint64 stream, const Onlooker *onlooker)
{
  MuBattle *battle;
  MuBattleOutcome outcome;
  MuDice dice;
  int at;
  Show show = { .onlooker = onlooker };
  const size_t size = wrg_size (&scene->setup);
  void *block = g_malloc (size);
  mu_dice_init_seeded (&dice, 0, stream);
  const MuWrgSetupAnswer answer
      = wrg_begin (block, size, &scene->setup, &dice,
                   onlooker && onlooker->look ? show_event : NULL, &show, &battle, &at);
  if (answer != MU_WRG_SETUP_OK)
    scene_fail ("the battle cannot begin", mu_wrg_setup_answer_words (answer));
  fight_on (battle, &show);
  mu_battle_outcome (battle, &outcome);
  g_free (block);
  return outcome;
}
