#include "scene.h"
#include "tests/rules/battle/begin.h"

#include <stdlib.h>
#include <string.h>

static void
keep_event (void *context, const MuEvent *event)
{
  Scene *scene = context;
  ck_assert_int_lt (scene->count, SCENE_EVENTS);
  scene->event[scene->count++] = *event;
}

Scene *
scene_prepare (const ArmyRow *a, const ArmyRow *b)
{
  Scene *scene = calloc (1, sizeof *scene);
  army_raise (&scene->army[MU_SIDE_A], a);
  army_raise (&scene->army[MU_SIDE_B], b);
  scene->setup = army_setup (&scene->army[MU_SIDE_A], &scene->army[MU_SIDE_B]);
  scene->setup.table_width = 1000;
  scene->setup.table_depth = 800;
  memset (scene->face, 3, sizeof scene->face);
  return scene;
}

void
scene_begin (Scene *scene)
{
  mu_dice_init_scripted (&scene->dice, scene->face, SCENE_FACES, 1, 1);
  const size_t size = wrg_size (&scene->setup);
  MuBattle *battle;
  int at;
  const MuWrgSetupAnswer answer = wrg_begin (malloc (size), size, &scene->setup, &scene->dice,
                                             keep_event, scene, &battle, &at);
  ck_assert_msg (answer == MU_WRG_SETUP_OK, "%s, unit %d", mu_wrg_setup_answer_words (answer), at);
  scene->battle = (WrgBattle *) (void *) battle;
}

MuWrgSetupAnswer
scene_answer (const MuWrgSetup *setup, int *at)
{
  const size_t size = wrg_size (setup);
  void *block = malloc (size);
  MuDice dice;
  MuBattle *battle = NULL;
  mu_dice_init_seeded (&dice, 1, 1);
  const MuWrgSetupAnswer answer = wrg_begin (block, size, setup, &dice, NULL, NULL, &battle, at);
  ck_assert ((answer == MU_WRG_SETUP_OK) == (battle != NULL));
  ck_assert_str_ne (mu_wrg_setup_answer_words (answer), "");
  free (block);
  return answer;
}

Scene *
scene_open (const ArmyRow *a, const ArmyRow *b)
{
  Scene *scene = scene_prepare (a, b);
  scene_begin (scene);
  return scene;
}

void
scene_close (Scene *scene)
{
  ck_assert_int_eq (mu_dice_fault (&scene->dice), MU_DICE_OK);
  free (scene->battle);
  free (scene);
}

Body *
scene_body (Scene *scene, int body)
{
  return body_at (scene->battle, body);
}

void
scene_put (Scene *scene, int body, int x, int y)
{
  scene_body (scene, body)->ground.front = (MuPoint){ MU_PACES (x), MU_PACES (y) };
  mu_wrg_note_ground (scene->battle, body);
  mu_wrg_note_contacts (scene->battle);
}

void
scene_face (Scene *scene, int body, MuAngle facing)
{
  scene_body (scene, body)->ground.facing = facing;
  mu_wrg_note_ground (scene->battle, body);
  mu_wrg_note_contacts (scene->battle);
}

void
scene_dice (Scene *scene, const uint8_t *faces, int count)
{
  memcpy (scene->face + scene->dice.script_next, faces, (size_t) count);
}

void
scene_fight (Scene *scene, MuPhase phase)
{
  MuPhase fought;
  do {
    fought = mu_wrg_battle_phase (scene->battle);
    ck_assert_int_ne (fought, MU_PHASE_OVER);
    mu_wrg_battle_step (scene->battle);
  } while (fought != phase);
}

void
scene_skip_to (Scene *scene, MuPhase phase)
{
  scene_fight (scene, MU_PHASE_ARRIVALS);
  scene->battle->phase = (uint8_t) phase;
}

void
scene_mark (Scene *scene)
{
  scene->mark = scene->count;
}

static bool
is_about (const MuEvent *event, MuEventKind kind, int body)
{
  return event->kind == kind && (body == MU_NO_BODY || event->body == body);
}

const MuEvent *
scene_find (const Scene *scene, MuEventKind kind, int body)
{
  for (int i = scene->mark; i < scene->count; i++)
    if (is_about (&scene->event[i], kind, body))
      return &scene->event[i];
  return NULL;
}

int
scene_count (const Scene *scene, MuEventKind kind, int body)
{
  int count = 0;
  for (int i = scene->mark; i < scene->count; i++)
    count += is_about (&scene->event[i], kind, body);
  return count;
}

const MuEvent *
scene_find_rule (const Scene *scene, MuEventKind kind, int body, MuRule rule)
{
  for (int i = scene->mark; i < scene->count; i++)
    if (is_about (&scene->event[i], kind, body) && scene->event[i].rule == rule)
      return &scene->event[i];
  return NULL;
}

static const MuEvent *
factor_line (const Scene *scene, const MuEvent *event, MuRule rule)
{
  for (const MuEvent *line = event + 1;
       line < scene->event + scene->count && line->kind == MU_EVENT_FACTOR; line++)
    if (line->rule == rule)
      return line;
  return NULL;
}

int
scene_factor (const Scene *scene, const MuEvent *event, MuRule rule)
{
  const MuEvent *line = factor_line (scene, event, rule);
  return line ? line->value[0] : 0;
}

bool
scene_has_factor (const Scene *scene, const MuEvent *event, MuRule rule)
{
  return factor_line (scene, event, rule) != NULL;
}
