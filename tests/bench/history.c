/* history [FIGHTS]   fights each battle of history so often, planned from the order of
 * its day, and prints what came of it. A report, not a test: nothing is tuned to it. */
#include <glib.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "lists/field/history.h"
#include "lists/wrg/figure_side.h"
#include "lists/wrg/plan/plan.h"
#include "rules/wrg/field/way.h"
#include "tests/rules/battle/begin.h"

#define FIGHTS 1000

typedef struct {
  MuWrgSetup setup;
  MuWrgSetupUnit units[MU_SIDES][MU_BATTLE_UNITS_MAX];
  MuPlan *plan[MU_SIDES];
  MuTerrain *terrain;
} Scene;

typedef struct {
  int wins[MU_SIDES], draws, periods;
  int64_t left[MU_SIDES], start[MU_SIDES]; /* quarters of points */
  int lost[MU_SIDES];                      /* generals */
  uint64_t signature;
} Sum;

static void
fail (const char *what, const char *why)
{
  fprintf (stderr, "%s: %s\n", what, why);
  exit (EXIT_FAILURE);
}

static void
draw_up (Scene *scene, const MuHistory *history, const MuShelf *shelf, MuSide side)
{
  GError *error = NULL;
  const MuHistorySide *it = &history->side[side];
  const MuPlanJob job = { .list = it->list,
                          .book = mu_shelf_find (shelf, it->list->book_id),
                          .enemy = history->side[side == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A].list,
                          .doctrine = &it->doctrine,
                          .field = history->field,
                          .side = side,
                          .outscouted = MU_SIDE_NONE };
  scene->plan[side] = mu_plan_side (&job, &error);
  if (!scene->plan[side]
      || !mu_list_battle_side (it->list, scene->units[side], &scene->setup.side[side], &error))
    fail (history->name, error->message);
  mu_plan_deploy (scene->plan[side], scene->units[side]);
}

static Scene *
scene_new (const MuHistory *history, const MuShelf *shelf)
{
  GError *error = NULL;
  Scene *scene = g_new0 (Scene, 1);
  scene->terrain = mu_field_plan_terrain (history->field, &mu_wrg_terrain_terms, &error);
  if (!scene->terrain)
    fail (history->name, error->message);
  scene->setup.terrain = scene->terrain;
  scene->setup.table_width = history->field->width;
  scene->setup.table_depth = history->field->depth;
  draw_up (scene, history, shelf, MU_SIDE_A);
  draw_up (scene, history, shelf, MU_SIDE_B);
  return scene;
}

static void
scene_free (Scene *scene)
{
  mu_plan_free (scene->plan[MU_SIDE_A]);
  mu_plan_free (scene->plan[MU_SIDE_B]);
  g_free (scene->terrain);
  g_free (scene);
}

static MuBattleOutcome
fight (void *block, size_t size, const Scene *scene, uint64_t stream)
{
  MuBattle *battle;
  MuBattleOutcome outcome;
  MuDice dice;
  int at;
  mu_dice_init_seeded (&dice, 0, stream);
  const MuWrgSetupAnswer answer
      = wrg_begin (block, size, &scene->setup, &dice, NULL, NULL, &battle, &at);
  if (answer != MU_WRG_SETUP_OK)
    fail ("the battle cannot begin", mu_wrg_setup_answer_words (answer));
  while (mu_battle_step (battle, NULL) == MU_BATTLE_GOES_ON)
    ;
  mu_battle_outcome (battle, &outcome);
  return outcome;
}

static void
add (Sum *sum, const MuBattleOutcome *outcome)
{
  if (outcome->winner == MU_SIDE_NONE)
    sum->draws++;
  else
    sum->wins[outcome->winner]++;
  for (int side = 0; side < MU_SIDES; side++) {
    sum->left[side] += outcome->left_quarters[side];
    sum->start[side] += outcome->start_quarters[side];
    sum->lost[side] += outcome->general_lost[side];
  }
  sum->periods += outcome->periods;
  sum->signature = (sum->signature ^ outcome->digest) * UINT64_C (0x100000001b3);
}

static Sum
fight_all (const Scene *scene, int fights)
{
  Sum sum = { .signature = MU_DIGEST_START };
  const size_t size = wrg_size (&scene->setup);
  void *block = g_malloc (size);
  for (int i = 0; i < fights; i++) {
    const MuBattleOutcome outcome = fight (block, size, scene, (uint64_t) i);
    add (&sum, &outcome);
  }
  g_free (block);
  return sum;
}

static void
report_side (const MuHistory *history, const Sum *sum, int side, int fights)
{
  const char *name = history->side[side].list->name;
  printf ("  %-32s %5d points, wins %5.1f %%, has %5.1f %% left, loses its general %5.1f %%\n",
          name, (int) (sum->start[side] / fights / 4), 100.0 * sum->wins[side] / fights,
          100.0 * (double) sum->left[side] / (double) sum->start[side],
          100.0 * sum->lost[side] / fights);
}

static void
report (const MuHistory *history, int fights, const Sum *sum)
{
  g_autofree char *year = mu_year_format (history->year);
  printf ("%s, %s: %d fights, %.1f periods, draws %.1f %%, signature %016" PRIx64 "\n",
          history->name, year, fights, (double) sum->periods / fights, 100.0 * sum->draws / fights,
          sum->signature);
  report_side (history, sum, MU_SIDE_A, fights);
  report_side (history, sum, MU_SIDE_B, fights);
}

int
main (int argc, char **argv)
{
  GError *error = NULL;
  const int fights = argc > 1 ? atoi (argv[1]) : FIGHTS;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf || fights < 1)
    fail ("history", shelf ? "expected a number of fights, 1 or more" : error->message);
  for (const char *const *id = mu_history_ids (); *id; id++) {
    g_autoptr (MuHistory) history = mu_history_open (*id, shelf, &error);
    if (!history)
      fail (*id, error->message);
    Scene *scene = scene_new (history, shelf);
    const Sum sum = fight_all (scene, fights);
    report (history, fights, &sum);
    scene_free (scene);
  }
  return EXIT_SUCCESS;
}
