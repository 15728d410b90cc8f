/* history [FIGHTS]   fights each battle of history so often, planned from the order of its day and
 * fought as written, and prints what came of it; then, commanded on both sides, what its single
 * parts did. A report, not a test: nothing is tuned to it. */
#include <glib.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/bench/parts.h"
#include "tests/bench/scene.h"

#define FIGHTS 1000

typedef struct {
  int wins[MU_SIDES], draws, periods;
  int days[MU_DAY_BOTH + 1];               /* by MuDay */
  int has_day[MU_SIDES];                   /* by conditions, else by points */
  int64_t left[MU_SIDES], start[MU_SIDES]; /* quarters of points */
  int lost[MU_SIDES];                      /* generals */
  uint64_t signature;
} Sum;

static void
add_day (Sum *sum, const MuHistory *history, const MuBattleOutcome *outcome)
{
  const MuDay day = mu_victory_day (&history->side[MU_SIDE_A].victory,
                                    &history->side[MU_SIDE_B].victory, outcome);
  const MuSide winner = mu_victory_winner (day, outcome->winner);
  sum->days[day]++;
  if (winner != MU_SIDE_NONE)
    sum->has_day[winner]++;
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
fight_all (const MuHistory *history, const Pair *pair, int fights)
{
  Scene *scene = scene_new (pair, 0);
  Sum sum = { .signature = MU_DIGEST_START };
  for (int i = 0; i < fights; i++) {
    const MuBattleOutcome outcome = scene_fight (scene, (guint64) i, NULL);
    add (&sum, &outcome);
    add_day (&sum, history, &outcome);
  }
  scene_free (scene);
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

/* Commanded on both sides, as they are where they are fought for their day. Nothing of a battle
 * that states no conditions. */
static void
report_days (const char *id, const MuHistory *history, const MuShelf *shelf, int fights)
{
  if (!mu_history_states_victory (history))
    return;
  Pair pair = { .commanded = { TRUE, TRUE } };
  pair_take_history (&pair, id, history, shelf);
  const Sum sum = fight_all (history, &pair, fights);
  printf (
      "  the day, commanded: conditions met by A alone %.1f %%, B alone %.1f %%, both %.1f %%, "
      "neither %.1f %%; has the day A %.1f %%, B %.1f %%, by points alone A %.1f %%, B %.1f %%\n",
      100.0 * sum.days[MU_DAY_A] / fights, 100.0 * sum.days[MU_DAY_B] / fights,
      100.0 * sum.days[MU_DAY_BOTH] / fights, 100.0 * sum.days[MU_DAY_NEITHER] / fights,
      100.0 * sum.has_day[MU_SIDE_A] / fights, 100.0 * sum.has_day[MU_SIDE_B] / fights,
      100.0 * sum.wins[MU_SIDE_A] / fights, 100.0 * sum.wins[MU_SIDE_B] / fights);
}

static void
fight_history (const char *id, const MuShelf *shelf, int fights)
{
  GError *error = NULL;
  g_autoptr (MuHistory) history = mu_history_open (id, shelf, &error);
  if (!history)
    scene_fail (id, error->message);
  Pair pair = { 0 };
  pair_take_history (&pair, id, history, shelf);
  const Sum sum = fight_all (history, &pair, fights);
  report (history, fights, &sum);
  report_days (id, history, shelf, fights);
  parts_report (id, history, shelf, fights);
}

int
main (int argc, char **argv)
{
  GError *error = NULL;
  const int fights = argc > 1 ? atoi (argv[1]) : FIGHTS;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf || fights < 1)
    scene_fail ("history", shelf ? "expected a number of fights, 1 or more" : error->message);
  for (const char *const *id = mu_history_ids (); *id; id++)
    fight_history (*id, shelf, fights);
  return EXIT_SUCCESS;
}
