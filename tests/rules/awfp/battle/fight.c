/* Whole battles, watched; and armies for them. */
#include "tests/rules/awfp/battle/scene.h"

static const char *const romans[]
    = { "4 Trained Warrior HI close pilum Sh", "4 Trained Warrior HI close pilum Sh",
        "4 Trained Veteran HI close pilum Sh", "2 Trained Veteran HI close longspear Sh",
        "2 Irregular Warrior SI javelin Sh",   "2 Trained Warrior HC lance Sh",
        "2 Irregular Warrior HC spear Sh",     "1 G Trained Elite HC lance Sh",
        "1 P Irregular Warrior UI loose",      NULL };
static const char *const gauls[] = { "6 Irregular Warband UI loose javelin Sh",
                                     "6 Irregular Warband UI loose javelin Sh",
                                     "4 Irregular Fanatic UI loose javelin Sh",
                                     "2 Irregular Warrior SI javelin",
                                     "2 Irregular Veteran HC spear Sh",
                                     "2 Irregular Warrior LCh javelin",
                                     "1 G Irregular Elite HC spear Sh",
                                     "1 P Irregular Warrior UI loose",
                                     NULL };
static const char *const persians[] = { "6 Irregular Poor UI loose spear Sh",
                                        "4 Trained Warrior LAI close spear bow",
                                        "4 Trained Veteran LAI close spear bow",
                                        "3 Irregular Veteran HC spear javelin",
                                        "2 Irregular Warrior SC bow",
                                        "2 Irregular Warrior SI bow",
                                        "1 Irregular Warrior HCh scythed",
                                        "1 Irregular Warrior EL",
                                        "1 Trained Warrior Arty",
                                        "1 G Irregular Elite HC javelin",
                                        NULL };
static const char *const macedonians[] = { "6 Trained Warrior HI close pike Sh",
                                           "6 Trained Warrior HI close pike Sh",
                                           "4 Trained Veteran LAI loose longspear Sh",
                                           "3 Trained Elite HC lance",
                                           "2 Trained Veteran HC lance",
                                           "2 Irregular Warrior SC javelin",
                                           "2 Irregular Warrior SI bow",
                                           "1 G Trained Elite HC lance",
                                           NULL };
const char *const *const scene_armies[SCENE_ARMIES] = { romans, gauls, persians, macedonians };

int
scene_bodies (const Scene *scene)
{
  return scene->setup.side[MU_SIDE_A].pieces + scene->setup.side[MU_SIDE_B].pieces;
}

static const char *
unit_fault (Scene *scene, int body)
{
  const AwfpUnit *unit = scene_unit (scene, body);
  if (unit->stands > unit->start)
    return "more stands than it came with";
  if (unit->stands > 0 && unit->markers >= unit->strength)
    return "more casualties than a stand holds";
  if (!mu_awfp_on_table (unit))
    return NULL;
  if (mu_rect_outside (&unit->at, MU_PACES (scene->setup.board.width),
                       MU_PACES (scene->setup.board.depth)))
    return "off the table";
  for (int other = body + 1; other < scene_bodies (scene); other++)
    if (mu_awfp_on_table (scene_unit (scene, other))
        && mu_rect_overlaps (&unit->at, &scene_unit (scene, other)->at))
      return "two on the same ground";
  return NULL;
}

static const char *
table_fault (Scene *scene)
{
  const char *fault = NULL;
  for (int body = 0; body < scene_bodies (scene) && !fault; body++)
    fault = unit_fault (scene, body);
  return fault;
}

static int
draw (uint64_t *state, int most)
{
  *state = *state * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
  return (int) ((*state >> 33) % (uint64_t) most);
}

/* With one answer nobody is asked. */
static const char *
answer (Scene *scene)
{
  static MuChoice offered[MU_CHOICES_MAX];
  const int count = mu_battle_choices (scene->battle, &scene->question, offered, MU_CHOICES_MAX);
  if (count < 2 || count > MU_CHOICES_MAX)
    return "a question without choices";
  const int which = draw (&scene->whim, 100) < scene->whims
                        ? draw (&scene->whim, count)
                        : mu_battle_decide (scene->battle, &scene->question, offered, count);
  if (which < 0 || which >= count)
    return "decided for no choice";
  return scene_answer (scene, offered[which]) ? NULL : "its own choice refused";
}

bool
scene_fights (Scene *scene, bool watched, const char **fault)
{
  MuBattleStatus status;
  int steps = 0;
  *fault = NULL;
  while (!*fault && (status = mu_battle_step (scene->battle, &scene->question)) != MU_BATTLE_OVER) {
    if (steps++ > 50000)
      *fault = "it does not end";
    if (!*fault && watched)
      *fault = table_fault (scene);
    if (!*fault && status == MU_BATTLE_ASKS)
      *fault = answer (scene);
  }
  return *fault == NULL;
}

void
scene_fight (Scene *scene, bool watched)
{
  const char *fault;
  ck_assert_msg (scene_fights (scene, watched, &fault), "turn %d: %s",
                 mu_battle_time (scene->battle).period, fault);
}
