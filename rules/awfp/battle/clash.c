/* Who is at grips with whom, and who counts as struck in flank or rear. */
#include "rules/awfp/battle/engine.h"

AwfpClash *
mu_awfp_clash_of (AwfpBattle *battle, int one, int other)
{
  const int a = one < other ? one : other, b = one < other ? other : one;
  for (int i = 0; i < battle->clashes; i++)
    if (battle->clash[i].body[MU_SIDE_A] == a && battle->clash[i].body[MU_SIDE_B] == b)
      return &battle->clash[i];
  return NULL;
}

bool
mu_awfp_engaged (const AwfpBattle *battle, int body)
{
  const int side = battle->unit[body].side;
  for (int i = 0; i < battle->clashes; i++)
    if (battle->clash[i].body[side] == body)
      return true;
  return false;
}

bool
mu_awfp_engaged_in_front (const AwfpBattle *battle, int body)
{
  const int side = battle->unit[body].side;
  for (int i = 0; i < battle->clashes; i++)
    if (battle->clash[i].body[side] == body && battle->clash[i].face[side] == MU_FACE_FRONT)
      return true;
  return false;
}

/* awfp.def.flank: a whole stand of the striker was behind the line of the other's front as the turn
 * began: its hindmost stand's front corner and rear corner both. What has run into it, routed or
 * retreating, counts by the face that is touched. */
static bool
was_behind (const AwfpBattle *battle, int striker, int struck)
{
  const AwfpUnit *one = &battle->unit[striker], *other = &battle->unit[struck];
  MuLocal corner[4];
  int behind = 0;
  mu_rect_local_corners (&other->turn.start, &one->turn.start, corner);
  for (int i = 0; i < 4; i++)
    behind += corner[i].v <= 0;
  return behind >= 2;
}

void
mu_awfp_clash_begin (AwfpBattle *battle, int striker, int struck)
{
  if (battle->clashes == CLASHES_MAX || mu_awfp_clash_of (battle, striker, struck))
    return;
  AwfpClash *clash = &battle->clash[battle->clashes++];
  const AwfpUnit *one = &battle->unit[striker], *other = &battle->unit[struck];
  const MuFace face = mu_rect_face_towards (&other->at, &one->at);
  *clash = (AwfpClash){ .rounds = 0 };
  clash->body[one->side] = (int16_t) striker;
  clash->body[other->side] = (int16_t) struck;
  clash->face[one->side] = (uint8_t) mu_rect_face_towards (&one->at, &other->at);
  clash->face[other->side] = (uint8_t) face;
  clash->flanked[other->side] = face != MU_FACE_FRONT && was_behind (battle, striker, struck);
  mu_awfp_tell (battle, MU_EVENT_CONTACT,
                clash->flanked[other->side] ? MU_RULE_AWFP_DEF_FLANK : MU_RULE_NONE, striker,
                struck,
                VALUES (face == MU_FACE_FRONT  ? 0
                        : face == MU_FACE_REAR ? 2
                                               : 1));
}

static void
take_out (AwfpBattle *battle, int at)
{
  const AwfpClash gone = battle->clash[at];
  for (int i = at + 1; i < battle->clashes; i++)
    battle->clash[i - 1] = battle->clash[i];
  battle->clashes--;
  for (int side = 0; side < MU_SIDES; side++)
    if (!mu_awfp_engaged (battle, gone.body[side]))
      battle->unit[gone.body[side]].rounds_lost = 0;
}

void
mu_awfp_clash_end (AwfpBattle *battle, int one, int other)
{
  const AwfpClash *clash = mu_awfp_clash_of (battle, one, other);
  if (clash)
    take_out (battle, (int) (clash - battle->clash));
}

void
mu_awfp_clash_drop (AwfpBattle *battle, int body)
{
  for (int i = battle->clashes - 1; i >= 0; i--)
    if (battle->clash[i].body[battle->unit[body].side] == body) {
      const AwfpUnit *a = &battle->unit[battle->clash[i].body[MU_SIDE_A]],
                     *b = &battle->unit[battle->clash[i].body[MU_SIDE_B]];
      if (!mu_awfp_fights_on (a) || !mu_awfp_fights_on (b)
          || !mu_rect_within (&a->at, &b->at, MU_PACES (1)))
        take_out (battle, i);
    }
}
