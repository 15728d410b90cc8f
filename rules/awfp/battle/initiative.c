/* The Initiative Die Roll Phase (awfp.sequence.initiative). */
#include "rules/awfp/battle/engine.h"

static int
roll (AwfpBattle *battle, int side)
{
  const int general = mu_awfp_general_of (battle, side);
  const int charisma
      = general != MU_NO_BODY && battle->setup->side[side].ability == MU_AWFP_CHARISMATIC;
  return mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_INITIATIVE, general) + charisma;
}

bool
mu_awfp_initiative_phase (AwfpBattle *battle)
{
  AwfpCourse *course = &battle->course;
  while (course->stage == 0) {
    course->left = roll (battle, MU_SIDE_A);
    course->dummies = roll (battle, MU_SIDE_B);
    course->stage = course->left != course->dummies;
  }
  battle->initiative = course->left > course->dummies ? MU_SIDE_A : MU_SIDE_B;
  const MuChoice *choice
      = mu_awfp_ask (battle, MU_AWFP_ASK_FIRST, battle->initiative, MU_NO_BODY, MU_NO_BODY, 0, 0);
  if (!choice)
    return false;
  battle->mover = (uint8_t) choice->value[0];
  mu_awfp_tell (battle, MU_AWFP_EVENT_INITIATIVE, MU_RULE_AWFP_SEQUENCE_INITIATIVE, MU_NO_BODY,
                MU_NO_BODY,
                VALUES (course->left, course->dummies, battle->initiative, battle->mover));
  return true;
}
