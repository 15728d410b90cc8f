/* traffic [FOLDER [FIGHTS [PAIR [MANNER [TELL]]]]]   fights pairs of armies, both sides planned in
 * a manner (book, player: else player; PAIR "" is all of them), and tells what a player who looks
 * on would see: who stands idle and why, who never comes to blows, who turns, evades and leaves the
 * table, how battles end. Then each army fights its like, which is planned by the book: who wins.
 * Battles of history are planned as on their day. TELL is a subject (idle, turns, evades, leaving)
 * of which every instance is told. A report, not a test: nothing is tuned to a single number of it.
 */
#include <glib.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/bench/evades.h"
#include "tests/bench/idle.h"
#include "tests/bench/leaving.h"
#include "tests/bench/scene.h"
#include "tests/bench/turns.h"

#define FIGHTS 80
#define FIELDS 30

typedef enum { TELL_NOTHING, TELL_IDLE, TELL_TURNS, TELL_EVADES, TELL_LEAVING, TELLS } Tell;

static const char *const tell_words[TELLS] = { "", "idle", "turns", "evades", "leaving" };

/* What a body has done in the battle. */
typedef enum {
  DONE_FOUGHT = 1,
  DONE_SHOT = 2,
} Done;

typedef struct {
  IdleCount idle;
  TurnCount turns;
  EvadeCount evades;
  LeaveCount leaving;
  int battles, early, draws, no_melee, periods;
  int wins[MU_SIDES];
  int bodies, no_blow, no_deed;      /* fighters, those without melee, and without a shot either */
  int supporters, supporters_fought; /* who hold in support */
  uint64_t signature;
} Sum;

typedef struct {
  unsigned ever[MU_SIDES * MU_BATTLE_UNITS_MAX];
  IdleWatch idle;
  TurnWatch turns;
  LeaveWatch leaving;
  const Scene *scene;
  Tell tell;
  Sum *sum;
} Watch;

static void
sum_init (Sum *sum)
{
  *sum = (Sum){ .signature = MU_DIGEST_START };
  idle_init (&sum->idle);
}

/* --- what is seen ------------------------------------------------------- */

/* Of its body; 0: nothing that counts. */
static const unsigned done_of[MU_EVENT_KINDS] = {
  [MU_EVENT_MELEE] = DONE_FOUGHT,
  [MU_EVENT_SHOT] = DONE_SHOT,
};

static void
look (void *context, const WrgBattle *engine, const MuEvent *event)
{
  Watch *watch = context;
  Sum *sum = watch->sum;
  if (event->body >= 0)
    watch->ever[event->body] |= done_of[event->kind];
  if (event->kind == MU_EVENT_MELEE && event->other >= 0)
    watch->ever[event->other] |= DONE_FOUGHT;
  idle_look (&watch->idle, event);
  turns_look (&watch->turns, &sum->turns, watch->scene, watch->tell == TELL_TURNS, event);
  leaving_look (&watch->leaving, &sum->leaving, watch->scene, watch->tell == TELL_LEAVING, engine,
                event);
}

static void
look_after (void *context, const WrgBattle *engine, MuPhase phase)
{
  Watch *watch = context;
  Sum *sum = watch->sum;
  idle_after (&watch->idle, &sum->idle, watch->scene, watch->tell == TELL_IDLE, engine, phase);
  evades_after (&sum->evades, watch->scene, watch->tell == TELL_EVADES, engine, phase);
}

/* --- a battle ----------------------------------------------------------- */

static gboolean
holds_in_support (const MuPlanUnit *unit)
{
  const MuWrgClause *first = &unit->orders.clause[0];
  return unit->orders.count > 0 && first->support && first->act == MU_WRG_ACT_HOLD;
}

static void
add_fighter (Sum *sum, const MuPlanUnit *unit, unsigned ever)
{
  const gboolean fought = (ever & DONE_FOUGHT) != 0;
  sum->bodies++;
  sum->no_blow += !fought;
  sum->no_deed += ever == 0;
  sum->supporters += holds_in_support (unit);
  sum->supporters_fought += holds_in_support (unit) && fought;
}

static void
add_fighters (const Watch *watch)
{
  const Scene *scene = watch->scene;
  const int bodies
      = scene->setup.side[MU_SIDE_A].unit_count + scene->setup.side[MU_SIDE_B].unit_count;
  gboolean melee = FALSE;
  for (int i = 0; i < bodies; i++) {
    if (!idle_is_fighter (scene, i))
      continue;
    add_fighter (watch->sum, scene_body_plan (scene, i), watch->ever[i]);
    melee = melee || watch->ever[i] & DONE_FOUGHT;
  }
  watch->sum->no_melee += !melee;
}

static void
add_outcome (Sum *sum, const Scene *scene, const MuBattleOutcome *outcome)
{
  const int periods = scene->setup.periods > 0 ? scene->setup.periods : 12;
  sum->battles++;
  sum->periods += outcome->periods;
  sum->early += outcome->periods < periods;
  if (outcome->winner == MU_SIDE_NONE)
    sum->draws++;
  else
    sum->wins[outcome->winner]++;
  sum->signature = (sum->signature ^ outcome->digest) * UINT64_C (0x100000001b3);
}

static void
fight_once (const Pair *pair, guint64 seed, Tell tell, Sum *sum)
{
  Scene *scene = scene_new (pair, seed);
  g_autofree Watch *watch = g_new0 (Watch, 1);
  const Onlooker onlooker = { look, look_after, watch };
  watch->scene = scene;
  watch->tell = tell;
  watch->sum = sum;
  const MuBattleOutcome outcome = scene_fight (scene, seed, &onlooker);
  add_outcome (sum, scene, &outcome);
  add_fighters (watch);
  idle_end (&watch->idle, &sum->idle, scene);
  scene_free (scene);
}

/* --- what is told ------------------------------------------------------- */

static void
report (const char *name, const Sum *sum)
{
  printf ("%-14s idle %4.1f %% (friends in the way %4.1f), no melee %4.1f, no deed %4.1f; "
          "over early %5.1f, draws %4.1f, bloodless %4.1f, A wins %5.1f; "
          "support on hold fights %5.1f of %d; %4.1f periods  %016" PRIx64 "\n",
          name, scene_percent (sum->idle.idle, sum->idle.present),
          scene_percent (sum->idle.blocked, sum->idle.present),
          scene_percent (sum->no_blow, sum->bodies), scene_percent (sum->no_deed, sum->bodies),
          scene_percent (sum->early, sum->battles), scene_percent (sum->draws, sum->battles),
          scene_percent (sum->no_melee, sum->battles),
          scene_percent (sum->wins[MU_SIDE_A], sum->battles),
          scene_percent (sum->supporters_fought, sum->supporters), sum->supporters,
          (double) sum->periods / sum->battles, sum->signature);
  turns_report (&sum->turns, sum->battles);
  leaving_report (&sum->leaving, sum->battles);
  evades_report (&sum->evades);
}

static void
report_in_full (const char *name, const Sum *sum)
{
  if (sum->battles == 0)
    return;
  report (name, sum);
  idle_report (&sum->idle);
}

static void
add (Sum *all, const Sum *one)
{
  all->battles += one->battles;
  all->early += one->early;
  all->draws += one->draws;
  all->no_melee += one->no_melee;
  all->periods += one->periods;
  all->bodies += one->bodies;
  all->no_blow += one->no_blow;
  all->no_deed += one->no_deed;
  all->supporters += one->supporters;
  all->supporters_fought += one->supporters_fought;
  all->wins[MU_SIDE_A] += one->wins[MU_SIDE_A];
  all->signature = (all->signature ^ one->signature) * UINT64_C (0x100000001b3);
  idle_add (&all->idle, &one->idle);
  turns_add (&all->turns, &one->turns);
  evades_add (&all->evades, &one->evades);
  leaving_add (&all->leaving, &one->leaving);
}

/* Tells of it, adds it to all and frees it. */
static void
close_sum (const char *name, Sum *sum, Sum *all)
{
  report (name, sum);
  add (all, sum);
  idle_clear (&sum->idle);
}

/* --- pairs -------------------------------------------------------------- */

typedef struct {
  int battles, won, lost; /* by the manner, against the book's */
} Mirror;

typedef struct {
  int fights;
  MuPlanManner manner;
  Tell tell;
  Sum open, chosen, history;
  Mirror mirror;
} All;

static void
fight_often (const Pair *pair, All *all, Sum *into)
{
  Sum sum;
  sum_init (&sum);
  for (int i = 0; i < all->fights; i++)
    fight_once (pair, (guint64) i + 1, all->tell, &sum);
  close_sum (pair->field ? pair->field->name : pair->name, &sum, into);
}

static void
fight_on_fields (const Pair *pair, All *all)
{
  Sum sum;
  sum_init (&sum);
  for (int i = 0; i < MIN (all->fights, FIELDS); i++) {
    g_autoptr (MuFieldPlan) field = pair_choose_field (pair, (guint64) i + 1);
    Pair there = *pair;
    there.field = field;
    fight_once (&there, (guint64) i + 1, all->tell, &sum);
  }
  close_sum ("  on fields", &sum, &all->chosen);
}

static void
add_mirror (Mirror *mirror, MuSide winner, int side)
{
  mirror->battles++;
  mirror->won += winner == (MuSide) side;
  mirror->lost += winner == (MuSide) (1 - side);
}

/* An army against its like, from one side. */
static void
fight_mirror (const Pair *pair, int which, int side, All *all)
{
  Pair like = { .name = pair->name };
  for (int own = 0; own < MU_SIDES; own++) {
    like.list[own] = pair->list[which];
    like.book[own] = pair->book[which];
    like.manner[own] = own == side ? pair->manner[which] : MU_MANNER_BOOK;
    like.commanded[own] = own == side && pair->commanded[which];
  }
  for (int i = 0; i < all->fights / 2; i++) {
    Scene *scene = scene_new (&like, (guint64) i + 1);
    add_mirror (&all->mirror, scene_fight (scene, (guint64) i + 1, NULL).winner, side);
    scene_free (scene);
  }
}

static void
fight_mirrored (const Pair *pair, All *all)
{
  for (int which = 0; which < MU_SIDES; which++)
    for (int side = 0; side < MU_SIDES; side++)
      fight_mirror (pair, which, side, all);
}

static void
fight_listed (const char *folder, const char *name, const MuShelf *shelf, All *all)
{
  const gboolean commanded = all->manner != MU_MANNER_BOOK;
  Pair pair = { .manner = { all->manner, all->manner }, .commanded = { commanded, commanded } };
  pair_read (&pair, folder, name, shelf);
  fight_often (&pair, all, &all->open);
  fight_on_fields (&pair, all);
  fight_mirrored (&pair, all);
  pair_clear (&pair);
}

static void
fight_history (const char *id, const MuShelf *shelf, All *all)
{
  GError *error = NULL;
  const gboolean commanded = all->manner != MU_MANNER_BOOK;
  g_autoptr (MuHistory) history = mu_history_open (id, shelf, &error);
  if (!history)
    scene_fail (id, error->message);
  Pair pair = { .commanded = { commanded, commanded } };
  pair_take_history (&pair, id, history, shelf);
  fight_often (&pair, all, &all->history);
}

static void
report_all (const All *all)
{
  report_in_full ("OPEN GROUND", &all->open);
  report_in_full ("CHOSEN FIELDS", &all->chosen);
  report_in_full ("OF HISTORY", &all->history);
  if (all->mirror.battles > 0)
    printf ("Of %d battles against its like, by the book: won %.1f %%, lost %.1f %%\n",
            all->mirror.battles, scene_percent (all->mirror.won, all->mirror.battles),
            scene_percent (all->mirror.lost, all->mirror.battles));
}

/* --- what is asked ------------------------------------------------------ */

static MuPlanManner
manner_called (const char *word)
{
  for (MuPlanManner manner = MU_MANNER_BOOK; manner < MU_MANNERS; manner++)
    if (strcmp (word, mu_plan_manner_key (manner)) == 0)
      return manner;
  scene_fail (word, "there is no such manner; book or player");
  return MU_MANNER_BOOK;
}

static Tell
tell_called (const char *word)
{
  for (Tell tell = TELL_NOTHING; tell < TELLS; tell++)
    if (strcmp (word, tell_words[tell]) == 0)
      return tell;
  scene_fail (word, "there is no such subject; idle, turns, evades or leaving");
  return TELL_NOTHING;
}

static gboolean
is_wanted (const char *only, const char *name)
{
  return !*only || strcmp (only, name) == 0;
}

static void
fight_all (const char *folder, const char *only, const MuShelf *shelf, All *all)
{
  for (const char *const *name = pair_names; *name; name++)
    if (is_wanted (only, *name))
      fight_listed (folder, *name, shelf, all);
  for (const char *const *id = mu_history_ids (); *id; id++)
    if (is_wanted (only, *id))
      fight_history (*id, shelf, all);
  if (all->open.battles + all->history.battles == 0)
    scene_fail (only, "there is no such pair of armies");
}

int
main (int argc, char **argv)
{
  GError *error = NULL;
  All all = { .fights = argc > 2 ? atoi (argv[2]) : FIGHTS,
              .manner = manner_called (argc > 4 ? argv[4] : "player"),
              .tell = tell_called (argc > 5 ? argv[5] : "") };
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf || all.fights < 1)
    scene_fail ("traffic", shelf ? "expected a number of fights, 1 or more" : error->message);
  sum_init (&all.open);
  sum_init (&all.chosen);
  sum_init (&all.history);
  fight_all (argc > 1 ? argv[1] : "tests/bench/pairs", argc > 3 ? argv[3] : "", shelf, &all);
  report_all (&all);
  idle_clear (&all.open.idle);
  idle_clear (&all.chosen.idle);
  idle_clear (&all.history.idle);
  return EXIT_SUCCESS;
}
