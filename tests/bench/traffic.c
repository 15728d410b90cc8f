/* traffic [FOLDER [FIGHTS [PAIR [MANNER]]]]   fights pairs of armies, both sides planned in a
 * manner (book, player: else player; PAIR "" is all of them), and tells what a player who looks on
 * would see: who stands idle and why, who never comes to blows, how battles end. Then each army
 * fights its like, which is planned by the book: who wins. Battles of history are planned as on
 * their day. A report, not a test: nothing is tuned to a single number of it.
 *
 * A body-period is idle where a body that is on the table and not in rout neither moves six paces,
 * charges, fights, shoots nor rallies. */
#include <glib.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lists/field/history.h"
#include "lists/wrg/figure_side.h"
#include "lists/wrg/plan/plan.h"
#include "rules/wrg/field/choose.h"
#include "rules/wrg/field/way.h"
#include "tests/rules/battle/begin.h"

#define FIGHTS   80
#define FIELDS   30
#define IDLE     MU_PACES (6)
#define IN_FRONT 12 /* paces: a friend as near as that is in the way */

/* What a body has done in the period. */
typedef enum {
  DONE_MOVED = 1,
  DONE_CHARGED = 2,
  DONE_FOUGHT = 4,
  DONE_SHOT = 8,
  DONE_RALLIED = 16,
} Done;

/* Of what a body stands idle, by its orders. */
typedef enum {
  KIND_HOLD_SUPPORT,
  KIND_SUPPORT, /* otherwise */
  KIND_ATTACK,
  KIND_SKIRMISH,
  KIND_HOLD,
  KINDS
} Kind;

static const char *const kind_words[KINDS]
    = { "holds in support", "supports", "attacks", "skirmishes", "holds" };

typedef struct {
  Kind kind;
  unsigned done;  /* this period */
  unsigned ever;  /* this battle */
  gboolean train; /* baggage and engines, who are no fighters */
} Fighter;

typedef struct {
  MuWrgSetup setup;
  MuWrgSetupUnit units[MU_SIDES][MU_BATTLE_UNITS_MAX];
  MuPlan *plan[MU_SIDES];
  const MuList *list[MU_SIDES];
  MuTerrain *terrain;
} Scene;

typedef struct {
  int battles, early, draws, no_melee, periods;
  int wins[MU_SIDES];
  int64_t present, idle, blocked, idle_of[KINDS];
  int bodies, no_blow, no_deed; /* fighters, those without melee, and without a shot either */
  int supporters, supporters_fought;
  int left_unbroken, turns;
  uint64_t signature;
} Sum;

typedef struct {
  Fighter body[MU_SIDES * MU_BATTLE_UNITS_MAX];
  int count;
  Sum *sum;
} Watch;

static void
fail (const char *what, const char *why)
{
  fprintf (stderr, "%s: %s\n", what, why);
  exit (EXIT_FAILURE);
}

/* --- what is seen ------------------------------------------------------- */

static void
did (Watch *watch, int body, unsigned done)
{
  if (body < 0)
    return;
  watch->body[body].done |= done;
  watch->body[body].ever |= done;
}

/* Of its body; 0: nothing that counts. */
static const unsigned done_of[MU_EVENT_KINDS] = {
  [MU_EVENT_CHARGE] = DONE_CHARGED,
  [MU_EVENT_MELEE] = DONE_FOUGHT,
  [MU_EVENT_SHOT] = DONE_SHOT,
  [MU_EVENT_RALLIED] = DONE_RALLIED,
};

static void
look (void *context, const MuEvent *event)
{
  Watch *watch = context;
  did (watch, event->body, done_of[event->kind]);
  if (event->kind == MU_EVENT_MELEE)
    did (watch, event->other, DONE_FOUGHT);
  if (event->kind == MU_EVENT_MOVED && event->value[3] >= IDLE)
    did (watch, event->body, DONE_MOVED);
  watch->sum->turns += event->kind == MU_EVENT_FACED && event->phase == MU_PHASE_NORMAL_MOVES;
  watch->sum->left_unbroken += event->kind == MU_EVENT_LEFT_TABLE && event->value[0] == 0;
}

/* Whether a friend stands right before its front. */
static gboolean
is_blocked (const MuBattle *battle, const Watch *watch, const MuPiece *self)
{
  const MuRect ground = { { self->x, self->y }, self->width, self->depth, self->facing };
  MuRect ahead = mu_rect_ahead (&ground, MU_PACES (IN_FRONT));
  ahead.width = MAX (self->width - MU_PACES (4), MU_PACES (1));
  ahead.depth = MU_PACES (IN_FRONT - 1);
  for (int i = 0; i < watch->count; i++) {
    MuPiece other;
    mu_battle_piece (battle, i, &other);
    const MuRect his = { { other.x, other.y }, other.width, other.depth, other.facing };
    if (i != self->body && other.side == self->side && other.width > 0
        && mu_rect_overlaps (&ahead, &his))
      return TRUE;
  }
  return FALSE;
}

static void
count_idle (Watch *watch, const MuBattle *battle)
{
  Sum *sum = watch->sum;
  for (int i = 0; i < watch->count; i++) {
    Fighter *body = &watch->body[i];
    MuPiece piece;
    mu_battle_piece (battle, i, &piece);
    const gboolean present = piece.width > 0 && piece.strength.fate == MU_FATE_ON_TABLE;
    if (present && !body->train) {
      sum->present++;
      if (body->done == 0) {
        sum->idle++;
        sum->idle_of[body->kind]++;
        sum->blocked += is_blocked (battle, watch, &piece);
      }
    }
    body->done = 0;
  }
}

/* --- a battle ----------------------------------------------------------- */

/* Who holds only for a time attacks then. */
static Kind
kind_of (const MuPlanUnit *unit)
{
  const MuWrgClause *first = &unit->orders.clause[0];
  if (unit->orders.count > 0 && first->support)
    return first->act == MU_WRG_ACT_HOLD ? KIND_HOLD_SUPPORT : KIND_SUPPORT;
  switch (unit->order) {
  case MU_ORDER_ATTACK:
    return KIND_ATTACK;
  case MU_ORDER_SKIRMISH:
    return KIND_SKIRMISH;
  case MU_ORDER_HOLD:
    return unit->orders.count > 1 ? KIND_ATTACK : KIND_HOLD;
  }
  return KIND_HOLD;
}

static gboolean
is_train (const MuListUnit *unit)
{
  const MuRole role = mu_role_of ((MuTroopType) unit->troop.type);
  return role == MU_ROLE_TRAIN || role == MU_ROLE_ENGINES;
}

static void
watch_side (Watch *watch, const Scene *scene, MuSide side)
{
  for (guint i = 0; i < scene->list[side]->units->len; i++)
    watch->body[watch->count++]
        = (Fighter){ .kind = kind_of (mu_plan_unit (scene->plan[side], i)),
                     .train = is_train (mu_list_unit (scene->list[side], i))
                              || mu_plan_unit (scene->plan[side], i)->in_body };
}

static void
add_fighters (const Watch *watch)
{
  Sum *sum = watch->sum;
  gboolean melee = FALSE;
  for (int i = 0; i < watch->count; i++) {
    const Fighter *body = &watch->body[i];
    if (body->train)
      continue;
    sum->bodies++;
    sum->no_blow += !(body->ever & DONE_FOUGHT);
    sum->no_deed += !(body->ever & (DONE_FOUGHT | DONE_SHOT));
    if (body->kind == KIND_HOLD_SUPPORT) {
      sum->supporters++;
      sum->supporters_fought += (body->ever & DONE_FOUGHT) != 0;
    }
    melee = melee || body->ever & DONE_FOUGHT;
  }
  sum->no_melee += !melee;
}

static void
add_outcome (Sum *sum, const MuBattleOutcome *outcome, int periods)
{
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
fight (const Scene *scene, uint64_t stream, Watch *watch)
{
  MuBattle *battle;
  MuBattleOutcome outcome;
  MuDice dice;
  int at;
  const size_t size = wrg_size (&scene->setup);
  void *block = g_malloc (size);
  mu_dice_init_seeded (&dice, 0, stream);
  const MuWrgSetupAnswer answer
      = wrg_begin (block, size, &scene->setup, &dice, look, watch, &battle, &at);
  if (answer != MU_WRG_SETUP_OK)
    fail ("the battle cannot begin", mu_wrg_setup_answer_words (answer));
  while (mu_battle_step (battle, NULL) == MU_BATTLE_GOES_ON)
    if (mu_battle_time (battle).between)
      count_idle (watch, battle);
  count_idle (watch, battle);
  mu_battle_outcome (battle, &outcome);
  add_outcome (watch->sum, &outcome, mu_battle_time (battle).periods);
  add_fighters (watch);
  g_free (block);
}

/* --- pairs -------------------------------------------------------------- */

typedef struct {
  const char *name;
  MuList *list[MU_SIDES];
  const MuBook *book[MU_SIDES];
  const MuDoctrine *doctrine[MU_SIDES]; /* of that day; NULL: the book's */
  MuPlanManner manner[MU_SIDES];
  gboolean commanded[MU_SIDES];
  const MuFieldPlan *field; /* NULL: open ground */
} Pair;

static void
plan_side (Scene *scene, const Pair *pair, MuSide side, guint64 seed)
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
                          .seed = seed };
  scene->list[side] = pair->list[side];
  scene->plan[side] = mu_plan_side (&job, &error);
  if (!scene->plan[side]
      || !mu_list_battle_side (pair->list[side], scene->units[side], &scene->setup.side[side],
                               &error))
    fail (pair->name, error->message);
  mu_plan_deploy (scene->plan[side], scene->units[side]);
  scene->setup.side[side].commanded = pair->commanded[side];
  if (scene->plan[side]->standing.count > 0)
    scene->setup.side[side].standing = &scene->plan[side]->standing;
}

static void
fight_once (const Pair *pair, guint64 seed, Sum *sum)
{
  GError *error = NULL;
  g_autofree Scene *scene = g_new0 (Scene, 1);
  g_autofree Watch *watch = g_new0 (Watch, 1);
  if (pair->field) {
    scene->terrain = mu_field_plan_terrain (pair->field, &mu_wrg_terrain_terms, &error);
    if (!scene->terrain)
      fail (pair->name, error->message);
    scene->setup.table_width = pair->field->width;
    scene->setup.table_depth = pair->field->depth;
  }
  scene->setup.terrain = scene->terrain;
  watch->sum = sum;
  for (int side = 0; side < MU_SIDES; side++) {
    plan_side (scene, pair, (MuSide) side, seed);
    watch_side (watch, scene, (MuSide) side);
  }
  fight (scene, seed, watch);
  mu_plan_free (scene->plan[MU_SIDE_A]);
  mu_plan_free (scene->plan[MU_SIDE_B]);
  g_free (scene->terrain);
}

/* wrg.terrain.*: the ground of army A's country, as the dice give it. */
static MuFieldPlan *
choose (const Pair *pair, guint64 seed)
{
  g_autofree MuWrgChosenField *chosen = g_new0 (MuWrgChosenField, 1);
  const MuWrgChoice choice = {
    .country = pair->book[MU_SIDE_A]->country, .scale = MU_SCALE_25, .width = 720, .depth = 480
  };
  const MuReadings readings = { 0 };
  MuDice dice;
  mu_dice_init_seeded (&dice, seed, 0);
  if (mu_wrg_choose_field (&readings, &choice, &dice, seed, chosen) != MU_RULE_NONE)
    fail (pair->name, "no ground can be chosen");
  return mu_field_plan_from ("chosen", &chosen->field);
}

typedef struct {
  int battles, won, lost; /* by the manner, against the book's */
} Mirror;

/* --- what is told ------------------------------------------------------- */

static double
percent (int64_t part, int64_t whole)
{
  return whole ? 100.0 * (double) part / (double) whole : 0;
}

static void
report (const char *name, const Sum *sum)
{
  printf ("%-14s idle %4.1f %% (friends in the way %4.1f), no melee %4.1f, no deed %4.1f; "
          "over early %5.1f, draws %4.1f, bloodless %4.1f, A wins %5.1f; "
          "support on hold fights %5.1f of %d; off unbroken %.2f, turns %.1f, %4.1f periods  "
          "%016" PRIx64 "\n",
          name, percent (sum->idle, sum->present), percent (sum->blocked, sum->present),
          percent (sum->no_blow, sum->bodies), percent (sum->no_deed, sum->bodies),
          percent (sum->early, sum->battles), percent (sum->draws, sum->battles),
          percent (sum->no_melee, sum->battles), percent (sum->wins[MU_SIDE_A], sum->battles),
          percent (sum->supporters_fought, sum->supporters), sum->supporters,
          (double) sum->left_unbroken / sum->battles, (double) sum->turns / sum->battles,
          (double) sum->periods / sum->battles, sum->signature);
  printf ("%-14s", "  idle who");
  for (int kind = 0; kind < KINDS; kind++)
    printf (" %s %4.1f", kind_words[kind], percent (sum->idle_of[kind], sum->idle));
  printf ("\n");
}

static void
add (Sum *all, const Sum *one)
{
  all->battles += one->battles;
  all->early += one->early;
  all->draws += one->draws;
  all->no_melee += one->no_melee;
  all->periods += one->periods;
  all->present += one->present;
  all->idle += one->idle;
  all->blocked += one->blocked;
  all->bodies += one->bodies;
  all->no_blow += one->no_blow;
  all->no_deed += one->no_deed;
  all->supporters += one->supporters;
  all->supporters_fought += one->supporters_fought;
  all->left_unbroken += one->left_unbroken;
  all->turns += one->turns;
  all->wins[MU_SIDE_A] += one->wins[MU_SIDE_A];
  all->signature = (all->signature ^ one->signature) * UINT64_C (0x100000001b3);
  for (int kind = 0; kind < KINDS; kind++)
    all->idle_of[kind] += one->idle_of[kind];
}

static void
fight_often (const Pair *pair, int fights, Sum *all)
{
  Sum sum = { .signature = MU_DIGEST_START };
  for (int i = 0; i < fights; i++)
    fight_once (pair, (guint64) i + 1, &sum);
  report (pair->field ? pair->field->name : pair->name, &sum);
  add (all, &sum);
}

static void
fight_on_fields (const Pair *pair, int fights, Sum *all)
{
  Sum sum = { .signature = MU_DIGEST_START };
  for (int i = 0; i < MIN (fights, FIELDS); i++) {
    g_autoptr (MuFieldPlan) field = choose (pair, (guint64) i + 1);
    Pair there = *pair;
    there.field = field;
    fight_once (&there, (guint64) i + 1, &sum);
  }
  report ("  on fields", &sum);
  add (all, &sum);
}

/* Each army against its like, once from either side. */
static void
fight_mirrored (const Pair *pair, int fights, Mirror *mirror)
{
  for (int which = 0; which < MU_SIDES; which++)
    for (int side = 0; side < MU_SIDES; side++) {
      Sum sum = { .signature = MU_DIGEST_START };
      Pair like = { .name = pair->name };
      for (int own = 0; own < MU_SIDES; own++) {
        like.list[own] = pair->list[which];
        like.book[own] = pair->book[which];
        like.manner[own] = own == side ? pair->manner[which] : MU_MANNER_BOOK;
        like.commanded[own] = own == side && pair->commanded[which];
      }
      for (int i = 0; i < fights / 2; i++)
        fight_once (&like, (guint64) i + 1, &sum);
      mirror->battles += sum.battles;
      mirror->won += sum.wins[side];
      mirror->lost += sum.wins[1 - side];
    }
}

static const char *const pairs[] = { "kadesh",  "assyria",   "marathon", "telamon",  "magnesia",
                                     "carrhae", "teutoburg", "chalons",  "hastings", "mohi" };

typedef struct {
  Sum open, chosen, history;
  Mirror mirror;
} All;

static void
fight_listed (const char *folder, const char *name, const MuShelf *shelf, int fights,
              MuPlanManner manner, All *all)
{
  const gboolean commanded = manner != MU_MANNER_BOOK;
  Pair pair = { .name = name, .manner = { manner, manner }, .commanded = { commanded, commanded } };
  for (int side = 0; side < MU_SIDES; side++) {
    GError *error = NULL;
    g_autofree char *path = g_strdup_printf ("%s/%s-%c.xml", folder, name, "ab"[side]);
    pair.list[side] = mu_list_read_file (path, &error);
    if (!pair.list[side])
      fail (path, error->message);
    pair.book[side] = mu_shelf_find (shelf, pair.list[side]->book_id);
  }
  fight_often (&pair, fights, &all->open);
  fight_on_fields (&pair, fights, &all->chosen);
  fight_mirrored (&pair, fights, &all->mirror);
  mu_list_free (pair.list[MU_SIDE_A]);
  mu_list_free (pair.list[MU_SIDE_B]);
}

static void
fight_history (const char *id, const MuShelf *shelf, int fights, gboolean commanded, Sum *all)
{
  GError *error = NULL;
  g_autoptr (MuHistory) history = mu_history_open (id, shelf, &error);
  if (!history)
    fail (id, error->message);
  Pair pair = { .name = id, .field = history->field, .commanded = { commanded, commanded } };
  for (int side = 0; side < MU_SIDES; side++) {
    pair.list[side] = history->side[side].list;
    pair.doctrine[side] = &history->side[side].doctrine;
    pair.book[side] = mu_shelf_find (shelf, pair.list[side]->book_id);
  }
  fight_often (&pair, fights, all);
}

static void
report_all (const All *all)
{
  report ("OPEN GROUND", &all->open);
  report ("CHOSEN FIELDS", &all->chosen);
  report ("OF HISTORY", &all->history);
  printf ("Of %d battles against its like, by the book: won %.1f %%, lost %.1f %%\n",
          all->mirror.battles, percent (all->mirror.won, all->mirror.battles),
          percent (all->mirror.lost, all->mirror.battles));
}

static MuPlanManner
manner_called (const char *word)
{
  for (MuPlanManner manner = MU_MANNER_BOOK; manner < MU_MANNERS; manner++)
    if (strcmp (word, mu_plan_manner_key (manner)) == 0)
      return manner;
  fail (word, "there is no such manner; book or player");
  return MU_MANNER_BOOK;
}

static gboolean
is_wanted (const char *only, const char *name)
{
  return !*only || strcmp (only, name) == 0;
}

int
main (int argc, char **argv)
{
  GError *error = NULL;
  const char *folder = argc > 1 ? argv[1] : "tests/bench/pairs";
  const int fights = argc > 2 ? atoi (argv[2]) : FIGHTS;
  const char *only = argc > 3 ? argv[3] : "";
  const MuPlanManner manner = manner_called (argc > 4 ? argv[4] : "player");
  const Sum none = { .signature = MU_DIGEST_START };
  All all = { none, none, none, { 0 } };
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf || fights < 1)
    fail ("traffic", shelf ? "expected a number of fights, 1 or more" : error->message);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    if (is_wanted (only, pairs[i]))
      fight_listed (folder, pairs[i], shelf, fights, manner, &all);
  for (const char *const *id = mu_history_ids (); *id; id++)
    if (is_wanted (only, *id))
      fight_history (*id, shelf, fights, manner != MU_MANNER_BOOK, &all.history);
  if (all.open.battles + all.history.battles == 0)
    fail (only, "there is no such pair of armies");
  if (!*only)
    report_all (&all);
  return EXIT_SUCCESS;
}
