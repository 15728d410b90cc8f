/* fastplay [FIGHTS]   battles of Fast Play: how long they last, who takes no part, what the better
 * player is worth, and what a battle costs. A signature that differs on another machine is a fault.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tests/rules/awfp/battle/scene.h"

typedef struct {
  int fights, evening, draws; /* evening: of six to fifteen turns */
  int turns, won[MU_SIDES];
  int units, idle; /* idle: neither fought nor shot, general and priest apart */
  uint64_t signature;
  double seconds;
} Tally;

static void
count_idle (Scene *scene, Tally *tally)
{
  bool did[UNITS_MAX] = { false };
  for (int i = 0; i < scene->events; i++)
    if (scene->event[i].kind == MU_AWFP_EVENT_ROUND || scene->event[i].kind == MU_AWFP_EVENT_VOLLEY)
      did[scene->event[i].body] = true;
  for (int body = 0; body < scene_bodies (scene); body++)
    if (!scene_unit (scene, body)->general && !scene_unit (scene, body)->priest) {
      tally->units++;
      tally->idle += !did[body];
    }
}

static void
fight (Scene *scene, uint64_t seed, Tally *tally)
{
  const char *fault = "refused";
  int body;
  MuBattleOutcome outcome;
  const clock_t start = clock ();
  if (!scene_can_begin (scene, seed, &body) || !scene_fights (scene, false, &fault))
    printf ("seed %" PRIu64 ": %s\n", seed, fault);
  mu_battle_outcome (scene->battle, &outcome);
  tally->seconds += (double) (clock () - start) / CLOCKS_PER_SEC;
  tally->fights++;
  tally->turns += outcome.periods;
  tally->evening += outcome.periods >= 6 && outcome.periods <= 15;
  tally->draws += outcome.winner == MU_SIDE_NONE;
  if (outcome.winner != MU_SIDE_NONE)
    tally->won[outcome.winner]++;
  tally->signature = tally->signature * 31 + outcome.digest;
  count_idle (scene, tally);
}

/* Each army against each other, both well led. */
static Tally
fight_pairs (int fights)
{
  Tally tally = { .fights = 0 };
  for (int a = 0; a < SCENE_ARMIES; a++)
    for (int b = a + 1; b < SCENE_ARMIES; b++) {
      Scene *scene = scene_new (scene_armies[a], scene_armies[b]);
      for (int i = 0; i < fights; i++)
        fight (scene, (uint64_t) i, &tally);
      scene_free (scene);
    }
  return tally;
}

/* Each army against its like, the better player on either side in turn: how often he wins. */
static int
fight_mirrored (int fights, int *won)
{
  int all = 0;
  for (int army = 0; army < SCENE_ARMIES; army++)
    for (int better = 0; better < MU_SIDES; better++) {
      Scene *scene = scene_new (scene_armies[army], scene_armies[army]);
      Tally tally = { .fights = 0 };
      scene->detail.side[!better].player = MU_AWFP_PLAIN_PLAYER;
      for (int i = 0; i < fights; i++)
        fight (scene, (uint64_t) i, &tally);
      *won += tally.won[better];
      all += tally.fights;
      scene_free (scene);
    }
  return all;
}

int
main (int count, char **args)
{
  const int fights = count > 1 ? (int) strtol (args[1], NULL, 10) : 50;
  int won = 0;
  const Tally tally = fight_pairs (fights);
  printf ("%d battles of Fast Play: %.1f turns, %.1f %% end in 6 to 15, %.1f %% draws; %.1f %% of "
          "units "
          "neither fight nor shoot; %.0f battles a second; %016" PRIx64 "\n",
          tally.fights, (double) tally.turns / tally.fights, 100.0 * tally.evening / tally.fights,
          100.0 * tally.draws / tally.fights, 100.0 * tally.idle / tally.units,
          tally.fights / tally.seconds, tally.signature);
  const int all = fight_mirrored (fights, &won);
  printf ("Of %d battles against its like the better player wins %.1f %%\n", all,
          100.0 * won / all);
  return 0;
}
