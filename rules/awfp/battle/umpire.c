/* Stop and think: between two turns units are set to what happened on the table. */
#include "rules/awfp/battle/engine.h"

static MuRect
rect_of (const AwfpBattle *battle, const MuBodyStand *stand, AwfpUnit *unit)
{
  unit->stands = (uint8_t) stand->figures;
  unit->files = (uint8_t) stand->files;
  unit->at.front = (MuPoint){ MU_PACES (stand->x), MU_PACES (stand->y) };
  unit->at.facing = stand->facing;
  mu_awfp_reshape (battle, unit);
  return unit->at;
}

static bool
is_there (int fate)
{
  return fate == MU_FATE_ON_TABLE || fate == MU_FATE_IN_ROUT;
}

static MuUmpireAnswer
judge (const AwfpBattle *battle, const MuBodyStand *stand)
{
  if (stand->body < 0 || stand->body >= battle->first[MU_SIDES])
    return MU_UMPIRE_NO_SUCH_BODY;
  AwfpUnit unit = battle->unit[stand->body];
  if (stand->fate > MU_FATE_DESTROYED)
    return MU_UMPIRE_BAD_FATE;
  if (stand->figures > unit.start || (stand->figures == 0) != (stand->fate == MU_FATE_DESTROYED))
    return MU_UMPIRE_BAD_FIGURES;
  if (stand->carried >= unit.strength)
    return MU_UMPIRE_BAD_CARRIED;
  if (!is_there (stand->fate))
    return MU_UMPIRE_OK;
  if (stand->files == 0 || stand->files > stand->figures)
    return MU_UMPIRE_BAD_FILES;
  const MuRect at = rect_of (battle, stand, &unit);
  if (mu_rect_outside (&at, battle->width, battle->depth))
    return MU_UMPIRE_OUTSIDE;
  return mu_terrain_under (battle->terrain, &at)
                 & mu_awfp_ground_barred (battle, stand->body, false)
             ? MU_UMPIRE_BAD_GROUND
             : MU_UMPIRE_OK;
}

static void
set (AwfpBattle *battle, const MuBodyStand *stand)
{
  AwfpUnit *unit = &battle->unit[stand->body];
  const int before = unit->stands;
  unit->fate = stand->fate;
  unit->markers = (uint8_t) stand->carried;
  unit->state = (uint8_t) (stand->fate == MU_FATE_IN_ROUT      ? MU_AWFP_ROUTED
                           : !stand->disordered                ? MU_AWFP_STEADY
                           : unit->state == MU_AWFP_FRAGMENTED ? MU_AWFP_FRAGMENTED
                                                               : MU_AWFP_DISORDERED);
  if (is_there (stand->fate))
    rect_of (battle, stand, unit);
  unit->stands = (uint8_t) stand->figures;
  unit->turn.start = unit->at;
  mu_awfp_tell (battle, MU_EVENT_STRENGTH, MU_RULE_NONE, stand->body, MU_NO_BODY,
                VALUES (unit->stands, unit->markers, before - unit->stands, 0));
  if (is_there (stand->fate))
    mu_awfp_tell_place (battle, stand->body, MU_RULE_NONE, 0);
  else
    mu_awfp_tell (
        battle, stand->fate == MU_FATE_DESTROYED ? MU_EVENT_DESTROYED : MU_EVENT_LEFT_TABLE,
        MU_RULE_NONE, stand->body, MU_NO_BODY, VALUES (stand->fate == MU_FATE_ROUTED_OFF));
  mu_awfp_tell_state (battle, stand->body, MU_RULE_NONE);
}

static bool
told_twice (const MuBodyStand *stands, int at)
{
  for (int i = 0; i < at; i++)
    if (stands[i].body == stands[at].body)
      return true;
  return false;
}

/* Whether anybody would stand on another's ground, those who are not told of where they are. */
static bool
collides (const AwfpBattle *battle, const MuBodyStand *stands, int count, int at)
{
  AwfpUnit own = battle->unit[stands[at].body];
  const MuRect place = rect_of (battle, &stands[at], &own);
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpUnit unit = battle->unit[body];
    bool there = mu_awfp_on_table (&unit);
    for (int i = 0; i < count; i++)
      if (stands[i].body == body) {
        there = is_there (stands[i].fate);
        rect_of (battle, &stands[i], &unit);
      }
    if (body != stands[at].body && there && mu_rect_overlaps (&place, &unit.at))
      return true;
  }
  return false;
}

MuUmpireAnswer
mu_awfp_set_stands (AwfpBattle *battle, const MuBodyStand *stands, int count, int *at)
{
  if (battle->phase != MU_AWFP_PHASE_ORDERS || battle->course.begun)
    return MU_UMPIRE_NOT_NOW;
  for (*at = 0; *at < count; ++*at) {
    const MuUmpireAnswer answer = judge (battle, &stands[*at]);
    if (answer)
      return answer;
    if (told_twice (stands, *at))
      return MU_UMPIRE_TWICE;
  }
  for (*at = 0; *at < count; ++*at)
    if (is_there (stands[*at].fate) && collides (battle, stands, count, *at))
      return MU_UMPIRE_OVERLAP;
  for (int i = 0; i < count; i++)
    set (battle, &stands[i]);
  for (int i = 0; i < count; i++)
    mu_awfp_clash_drop (battle, stands[i].body);
  return MU_UMPIRE_OK;
}
