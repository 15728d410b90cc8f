/* cost [FOLDER [FIGHTS]]   what battles cost in time: each pair, planned once by a player and drawn
 * up once, fights so often with both sides commanded by the machine and as often with neither.
 * Rates are those of one core; a signature that differs on another machine is a fault. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "tests/bench/scene.h"

#define FIGHTS 100
#define ROUNDS 3 /* the quickest of which counts: others have the machine as well */

typedef struct {
  double seconds;
  int battles;
  int64_t body_periods; /* of bodies that came to the field */
  guint64 signature;
} Cost;

static double
fight_often (const Scene *scene, Cost *cost)
{
  const int bodies
      = scene->setup.side[MU_SIDE_A].unit_count + scene->setup.side[MU_SIDE_B].unit_count;
  const clock_t start = clock ();
  cost->signature = MU_DIGEST_START;
  cost->body_periods = 0;
  for (int i = 0; i < cost->battles; i++) {
    const MuBattleOutcome outcome = scene_fight (scene, (guint64) i + 1, NULL);
    cost->signature = (cost->signature ^ outcome.digest) * G_GUINT64_CONSTANT (0x100000001b3);
    cost->body_periods += (int64_t) bodies * outcome.periods;
  }
  return (double) (clock () - start) / CLOCKS_PER_SEC;
}

static Cost
cost_of (const Pair *pair, gboolean commanded, int fights)
{
  Pair led = *pair;
  Cost cost = { .battles = fights };
  led.commanded[MU_SIDE_A] = led.commanded[MU_SIDE_B] = commanded;
  Scene *scene = scene_new (&led, 1);
  for (int round = 0; round < ROUNDS; round++) {
    const double seconds = fight_often (scene, &cost);
    cost.seconds = round == 0 ? seconds : MIN (cost.seconds, seconds);
  }
  scene_free (scene);
  return cost;
}

static void
add (Cost *all, const Cost *one)
{
  all->seconds += one->seconds;
  all->battles += one->battles;
  all->body_periods += one->body_periods;
  all->signature = (all->signature ^ one->signature) * G_GUINT64_CONSTANT (0x100000001b3);
}

static double
milliseconds (const Cost *cost)
{
  return 1000 * cost->seconds / cost->battles;
}

/* A battle that ends early costs less: this does not. */
static double
microseconds_of_body_period (const Cost *cost)
{
  return 1e6 * cost->seconds / (double) cost->body_periods;
}

static void
report (const char *name, const Cost *led, const Cost *alone)
{
  printf ("%-10s commanded %6.0f battles a second and core, as written %6.0f: %+.2f ms a battle, "
          "%.2f times as long; %.2f and %.2f us a body and period   signatures %016" PRIx64
          " %016" PRIx64 "\n",
          name, 1000 / milliseconds (led), 1000 / milliseconds (alone),
          milliseconds (led) - milliseconds (alone), milliseconds (led) / milliseconds (alone),
          microseconds_of_body_period (led), microseconds_of_body_period (alone), led->signature,
          alone->signature);
}

int
main (int argc, char **argv)
{
  GError *error = NULL;
  const char *folder = argc > 1 ? argv[1] : "tests/bench/pairs";
  const int fights = argc > 2 ? atoi (argv[2]) : FIGHTS;
  Cost all[2] = { { .signature = MU_DIGEST_START }, { .signature = MU_DIGEST_START } };
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf || fights < 1)
    scene_fail ("cost", shelf ? "expected a number of fights, 1 or more" : error->message);
  for (const char *const *name = pair_names; *name; name++) {
    Pair pair = { .manner = { MU_MANNER_PLAYER, MU_MANNER_PLAYER } };
    pair_read (&pair, folder, *name, shelf);
    const Cost led = cost_of (&pair, TRUE, fights);
    const Cost alone = cost_of (&pair, FALSE, fights);
    report (*name, &led, &alone);
    add (&all[0], &led);
    add (&all[1], &alone);
    pair_clear (&pair);
  }
  report ("all", &all[0], &all[1]);
  return EXIT_SUCCESS;
}
