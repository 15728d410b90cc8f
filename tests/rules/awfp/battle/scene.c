#include "tests/rules/awfp/battle/scene.h"

#include <stdlib.h>
#include <string.h>

#include "tests/rules/awfp/play_of_book.h"

static void
keep (void *context, const MuEvent *event)
{
  Scene *scene = context;
  if (scene->events < SCENE_EVENTS)
    scene->event[scene->events++] = *event;
}

static MuAwfpBattleUnit
unit_of (const char *line)
{
  char *notation;
  MuAwfpBattleUnit unit = { .stands = (uint8_t) strtol (line, &notation, 10) };
  notation++;
  unit.general = strncmp (notation, "G ", 2) == 0;
  unit.priest = strncmp (notation, "P ", 2) == 0;
  if (mu_awfp_troop_parse (notation + (unit.general || unit.priest ? 2 : 0), &unit.troop, NULL))
    abort (); /* benches have no test that could fail */
  unit.points = unit.stands * 8;
  return unit;
}

static void
add_side (Scene *scene, int side, const char *const lines[])
{
  for (int i = 0; lines[i]; i++) {
    scene->unit[side][i] = unit_of (lines[i]);
    scene->setup.side[side].pieces++;
    scene->setup.side[side].points += scene->unit[side][i].points;
  }
  scene->detail.side[side] = (MuAwfpArmy){ .units = scene->unit[side],
                                           .ability = MU_AWFP_BRAVE,
                                           .player = MU_AWFP_CLUB_PLAYER };
}

Scene *
scene_new (const char *const a[], const char *const b[])
{
  Scene *scene = calloc (1, sizeof *scene);
  scene->leadership = (MuAwfpLeadership){ { 12, 9, 6, 2 }, { 6, 5, 4, 3 } };
  scene->detail = (MuAwfpSetup){ .play = play_of_book (),
                                 .leadership = &scene->leadership,
                                 .scale = MU_AWFP_MEDIUM };
  scene->setup = (MuSetup){ .rules = MU_RULES_AWFP,
                            .board = { MU_BOARD_PACES, 1219, 1219, NULL },
                            .detail = &scene->detail };
  add_side (scene, MU_SIDE_A, a);
  add_side (scene, MU_SIDE_B, b);
  return scene;
}

void
scene_free (Scene *scene)
{
  free (scene->block);
  free (scene);
}

static MuRefusal
begin (Scene *scene, uint64_t seed)
{
  scene->size = sizeof (AwfpBattle);
  if (!scene->block)
    scene->block = malloc (scene->size);
  scene->events = 0;
  mu_dice_init_seeded (&scene->dice, seed, 0);
  return mu_battle_begin (scene->block, scene->size, &scene->setup, &scene->dice, keep, scene,
                          &scene->battle);
}

bool
scene_can_begin (Scene *scene, uint64_t seed, int *body)
{
  const MuRefusal refusal = begin (scene, seed);
  *body = refusal.body;
  return refusal.why == 0;
}

void
scene_begin (Scene *scene, uint64_t seed)
{
  const MuRefusal refusal = begin (scene, seed);
  ck_assert_msg (refusal.why == 0, "%s, body %d", refusal.words, refusal.body);
}

void
scene_throw (Scene *scene, const uint8_t faces[])
{
  size_t count = 0;
  for (; faces[count]; count++)
    scene->faces[count] = faces[count];
  mu_dice_init_scripted (&scene->dice, scene->faces, count, 1, 0);
}

void
scene_put (Scene *scene, int body, int x, int y, int quarters)
{
  MuBodyStand stand;
  mu_battle_stand (scene->battle, body, &stand);
  stand.x = x;
  stand.y = y;
  stand.facing = (MuAngle) (quarters * MU_ANGLE_QUARTER);
  int at;
  ck_assert_int_eq (mu_battle_set_stands (scene->battle, &stand, 1, &at), MU_UMPIRE_OK);
}

bool
scene_answer (Scene *scene, MuChoice choice)
{
  return mu_battle_answer (scene->battle, &scene->question, &choice) == MU_RULE_NONE;
}

bool
scene_offers (const Scene *scene, MuChoice choice)
{
  static MuChoice offered[MU_CHOICES_MAX];
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  for (int i = 0; i < count; i++)
    if (memcmp (&offered[i], &choice, sizeof choice) == 0)
      return true;
  return false;
}

/* Idle: the first choice, which is to do nothing wherever one may. */
static void
answer_for (Scene *scene, bool idle)
{
  static MuChoice offered[MU_CHOICES_MAX];
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  ck_assert_int_ge (count, 1);
  const int which = idle ? 0 : mu_battle_decide (scene->battle, &scene->question, offered, count);
  ck_assert_int_lt (which, count);
  ck_assert (scene_answer (scene, offered[which]));
}

static bool
play_until (Scene *scene, int kind, int body, int turn, bool idle)
{
  MuBattleStatus status;
  while ((status = mu_battle_step (scene->battle, &scene->question)) != MU_BATTLE_OVER) {
    if (status == MU_BATTLE_DICE_FAULT) /* the script has ended */
      mu_dice_init_seeded (&scene->dice, 3, 1);
    if (mu_battle_time (scene->battle).between && mu_battle_time (scene->battle).period > turn)
      return false;
    if (status != MU_BATTLE_ASKS)
      continue;
    if (scene->question.kind == kind && (body == MU_NO_BODY || scene->question.body == body))
      return true;
    answer_for (scene, idle);
  }
  return false;
}

bool
scene_until (Scene *scene, int kind, int body)
{
  return play_until (scene, kind, body, 1000, false);
}

bool
scene_idly_until (Scene *scene, int kind, int body)
{
  return play_until (scene, kind, body, 1000, true);
}

void
scene_end_turn (Scene *scene)
{
  play_until (scene, 0, MU_NO_BODY, mu_battle_time (scene->battle).period, false);
}

void
scene_end_turn_idly (Scene *scene)
{
  play_until (scene, 0, MU_NO_BODY, mu_battle_time (scene->battle).period, true);
}

bool
scene_order (Scene *scene, int body, MuAwfpMarked order)
{
  const int side = scene_unit (scene, body)->side;
  while (scene->question.kind != MU_AWFP_ASK_ORDER || scene->question.side != side)
    if (!scene_idly_until (scene, MU_AWFP_ASK_ORDER, MU_NO_BODY) || scene->question.side == side)
      break;
    else
      answer_for (scene, true);
  if (!scene_answer (scene, (MuChoice){ (int16_t) body, MU_NO_BODY, { (int32_t) order, 0 } }))
    return false;
  while (mu_battle_step (scene->battle, &scene->question) == MU_BATTLE_GOES_ON)
    ;
  return true;
}

const MuEvent *
scene_last (const Scene *scene, int kind, int body)
{
  for (int i = scene->events - 1; i >= 0; i--)
    if (scene->event[i].kind == kind && (body == MU_NO_BODY || scene->event[i].body == body))
      return &scene->event[i];
  return NULL;
}

int
scene_count (const Scene *scene, int kind, int body)
{
  int count = 0;
  for (int i = 0; i < scene->events; i++)
    count += scene->event[i].kind == kind && (body == MU_NO_BODY || scene->event[i].body == body);
  return count;
}

AwfpUnit *
scene_unit (Scene *scene, int body)
{
  return &((AwfpBattle *) (void *) scene->battle)->unit[body];
}
