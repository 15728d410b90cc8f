#include "tests/bench/parts.h"

#include <stdio.h>
#include <string.h>

#include "rules/wrg/battle/engine.h"

#define NAMES  4
#define BODIES 8 /* of a part */
#define PARTS  8 /* of a battle */

typedef enum {
  ASKS_MELEE,       /* in how many battles it fights hand-to-hand */
  ASKS_STRIKES,     /* an enemy's flank or rear */
  ASKS_FIRST_BLOWS, /* whether, and when, it fights the enemy's part of the same number */
} Asked;

/* Bodies of one side whose names begin so. */
typedef struct {
  const char *battle;
  const char *part;
  MuSide side;
  Asked asked;
  const char *names[NAMES];
} Part;

static const Part parts[] = {
  { "zama", "Hastati", MU_SIDE_A, ASKS_MELEE, { "Hastati" } },
  { "zama", "Principes", MU_SIDE_A, ASKS_MELEE, { "Principes" } },
  { "zama", "Triarii", MU_SIDE_A, ASKS_MELEE, { "Triarii" } },
  { "zama", "Hannibal's veterans", MU_SIDE_B, ASKS_MELEE, { "Hannibal's veterans" } },
  { "cannae",
    "Roman first line",
    MU_SIDE_A,
    ASKS_FIRST_BLOWS,
    { "Hastati", "Allied foot, first line" } },
  { "cannae", "Punic first line", MU_SIDE_B, ASKS_FIRST_BLOWS, { "Gauls", "Spaniards" } },
  { "cannae", "Africans", MU_SIDE_B, ASKS_MELEE, { "Africans" } },
  { "cannae",
    "Punic horse",
    MU_SIDE_B,
    ASKS_STRIKES,
    { "Spanish horse", "Gallic horse", "Hanno's Numidians" } },
};

typedef struct {
  const Part *part;
  int count;
  int body[BODIES];
  int fought[BODIES]; /* battles */
  int any, all;
  int struck_moving, struck_fighting, struck; /* battles: comes upon it, fights there, either */
  int struck_foot;                            /* of those, formed foot */
  int met, met_periods; /* battles in which it meets the enemy's of the next part, and when */
} Answer;

typedef struct {
  const Scene *scene;
  Answer *answers;
  int count;
  gboolean fought[MU_SIDES * MU_BATTLE_UNITS_MAX];
  gboolean moving[PARTS], fighting[PARTS], foot[PARTS];
  int met; /* period of the first blow between first lines, 0: none */
} Look;

/* --- who ---------------------------------------------------------------- */

static gboolean
is_named (const Part *part, const char *name)
{
  for (int i = 0; i < NAMES && part->names[i]; i++)
    if (g_str_has_prefix (name, part->names[i]))
      return TRUE;
  return FALSE;
}

static void
find_bodies (Answer *answer, const Scene *scene)
{
  const int bodies
      = scene->setup.side[MU_SIDE_A].unit_count + scene->setup.side[MU_SIDE_B].unit_count;
  answer->count = 0;
  for (int i = 0; i < bodies; i++)
    if (scene_side_of (scene, i) == answer->part->side && answer->count < BODIES
        && is_named (answer->part, scene_body_name (scene, i)))
      answer->body[answer->count++] = i;
}

static gboolean
is_of (const Answer *answer, int body)
{
  for (int i = 0; i < answer->count; i++)
    if (answer->body[i] == body)
      return TRUE;
  return FALSE;
}

static gboolean
is_of_first_line (const Look *look, MuSide side, int body)
{
  for (int i = 0; i < look->count; i++)
    if (look->answers[i].part->asked == ASKS_FIRST_BLOWS && look->answers[i].part->side == side
        && is_of (&look->answers[i], body))
      return TRUE;
  return FALSE;
}

/* --- a battle ----------------------------------------------------------- */

static gboolean
are_first_lines (const Look *look, const MuEvent *event)
{
  const MuSide side = scene_side_of (look->scene, event->body);
  return is_of_first_line (look, side, event->body)
         && is_of_first_line (look, side == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A, event->other);
}

static void
note_blow (Look *look, const MuEvent *event)
{
  look->fought[event->body] = TRUE;
  if (event->other < 0)
    return;
  look->fought[event->other] = TRUE;
  if (look->met == 0 && are_first_lines (look, event))
    look->met = event->period;
}

/* Not of those who run from it and show their backs. */
static gboolean
stands_to_fight (const Body *body)
{
  return is_fighting (body) && !mu_wrg_is_flight_move ((MoveKind) body->move.kind);
}

static void
note_strike (Look *look, const WrgBattle *engine, int body, int target, gboolean *how)
{
  const MuTroopType type = (MuTroopType) body_at (engine, target)->troop.type;
  for (int i = 0; i < look->count; i++) {
    if (!is_of (&look->answers[i], body))
      continue;
    how[i] = TRUE;
    look->foot[i] = look->foot[i] || (mu_type_is_infantry (type) && type != MU_TROOP_LI);
  }
}

static void
see (void *context, const WrgBattle *engine, const MuEvent *event)
{
  Look *look = context;
  if (event->kind == MU_EVENT_MELEE && event->body >= 0)
    note_blow (look, event);
  if (event->kind == MU_EVENT_CONTACT && event->value[0] != 0
      && stands_to_fight (body_at (engine, event->other)))
    note_strike (look, engine, event->body, event->other, look->moving);
}

/* Blows that fall on a flank or rear. */
static void
see_blows (void *context, const WrgBattle *engine, MuPhase phase)
{
  Look *look = context;
  if (phase != MU_PHASE_MELEE)
    return;
  for (int i = 0; i < engine->filled.strokes; i++) {
    const Stroke *stroke = &engine->stroke[i];
    if (stroke->face != MU_FACE_FRONT && !stroke->no_reply
        && is_fighting (body_at (engine, stroke->target)))
      note_strike (look, engine, stroke->body, stroke->target, look->fighting);
  }
}

static void
add_answer (Answer *answer, const Look *look, int at)
{
  int fought = 0;
  for (int i = 0; i < answer->count; i++) {
    answer->fought[i] += look->fought[answer->body[i]];
    fought += look->fought[answer->body[i]];
  }
  answer->any += fought > 0;
  answer->all += fought == answer->count;
  answer->struck_moving += look->moving[at];
  answer->struck_fighting += look->fighting[at];
  answer->struck += look->moving[at] || look->fighting[at];
  answer->struck_foot += look->foot[at];
  answer->met += look->met > 0;
  answer->met_periods += look->met;
}

static void
fight_once (const Pair *pair, guint64 seed, Answer *answers, int count)
{
  Scene *scene = scene_new (pair, seed);
  Look look = { .scene = scene, .answers = answers, .count = count };
  const Onlooker onlooker = { see, see_blows, &look };
  for (int i = 0; i < count; i++)
    find_bodies (&answers[i], scene);
  scene_fight (scene, seed, &onlooker);
  for (int i = 0; i < count; i++)
    add_answer (&answers[i], &look, i);
  scene_free (scene);
}

/* --- what is told ------------------------------------------------------- */

static void
report_melee (const Answer *answer, const Pair *pair, int fights)
{
  const MuList *list = pair->list[answer->part->side];
  const guint before = answer->part->side == MU_SIDE_A ? 0 : pair->list[MU_SIDE_A]->units->len;
  printf ("  %s in melee: all %.1f %%, any %.1f %%;", answer->part->part,
          scene_percent (answer->all, fights), scene_percent (answer->any, fights));
  for (int i = 0; i < answer->count; i++)
    printf ("%s %s %.1f", i ? "," : "", mu_list_unit (list, (guint) answer->body[i] - before)->name,
            scene_percent (answer->fought[i], fights));
  printf ("\n");
}

static void
report_answer (const Answer *answer, const Pair *pair, int fights)
{
  report_melee (answer, pair, fights);
  switch (answer->part->asked) {
  case ASKS_MELEE:
    break;
  case ASKS_STRIKES:
    printf ("    strikes flank or rear in %.1f %%: comes upon it in %.1f, fights there in %.1f; of "
            "formed foot in %.1f\n",
            scene_percent (answer->struck, fights), scene_percent (answer->struck_moving, fights),
            scene_percent (answer->struck_fighting, fights),
            scene_percent (answer->struck_foot, fights));
    break;
  case ASKS_FIRST_BLOWS:
    printf ("    first lines come to blows in %.1f %%, in period %.1f on average\n",
            scene_percent (answer->met, fights),
            answer->met ? (double) answer->met_periods / answer->met : 0);
    break;
  }
}

void
parts_report (const char *id, const MuHistory *history, const MuShelf *shelf, int fights)
{
  Answer answers[PARTS] = { 0 };
  int count = 0;
  Pair pair = { .commanded = { TRUE, TRUE } };
  pair_take_history (&pair, id, history, shelf);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (strcmp (parts[i].battle, id) == 0)
      answers[count++].part = &parts[i];
  if (count == 0)
    return;
  for (int i = 0; i < fights; i++)
    fight_once (&pair, (guint64) i + 1, answers, count);
  for (int i = 0; i < count; i++)
    report_answer (&answers[i], &pair, fights);
}
