/* Whose each wood and each group of buildings is, as far as a side knows
 * (wrg.reaction.cover.friendly, wrg.reaction.cover.unfriendly). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/nerve/surroundings.h"

#define UNFRIENDLY_NEAR 100 /* wrg.reaction.deduct1.unfriendly-cover */
#define LEANING         5   /* wrg.reaction.secure-flank */

/* What a side knows of one, a set. */
enum { COVER_HELD = 1, COVER_ENEMY = 2, COVER_PASSED = 4, COVER_ENTERED = 8 };

static bool
is_seen_by (const WrgBattle *battle, MuSide side, int body)
{
  FOR_SIDE (battle, side, k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_sees (battle, k, body))
      return true;
  }
  return false;
}

/* READING: wrg.reaction.cover.friendly: who is in it with any part is in it. */
static bool
holds (const WrgBattle *battle, int cover, MuSide side, MuSide knower)
{
  FOR_SIDE (battle, side, i)
  {
    const Body *body = body_at (battle, i);
    if (is_fighting (body) && mu_terrain_cover_is_near (battle->terrain, cover, &body->ground, 0)
        && (side == knower || is_seen_by (battle, knower, i)))
      return true;
  }
  return false;
}

/* Enemy seen in it where friends have been and are no longer have come in since. */
static unsigned
know (unsigned before, bool held, bool enemy)
{
  unsigned known = before & (COVER_PASSED | COVER_ENTERED);
  if (held)
    known = COVER_HELD | COVER_PASSED;
  else if (enemy && known & COVER_PASSED)
    known |= COVER_ENTERED;
  return enemy ? known | COVER_ENEMY : known;
}

/* Once all have moved. */
void
mu_wrg_note_covers (WrgBattle *battle)
{
  const int count = mu_terrain_covers (battle->terrain);
  for (int cover = 0; cover < count; cover++)
    for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
      uint8_t *known = &battle->covers[side][cover];
      *known = (uint8_t) know (*known, holds (battle, cover, side, side),
                               holds (battle, cover, enemy_of (side), side));
    }
}

static MuWrgCoverSide
side_of_cover (const WrgBattle *battle, MuSide side, int cover)
{
  const unsigned known = battle->covers[side][cover];
  const bool held = known & COVER_HELD, enemy = known & COVER_ENEMY;
  const MuWrgCoverFacts facts = { .only_enemy = enemy && !held,
                                  .disputed = enemy && held,
                                  .passed = known & COVER_PASSED,
                                  .enemy_entered = known & COVER_ENTERED };
  MuWrgCoverSide whose = MU_COVER_NEITHER;
  mu_wrg_reaction_cover (&facts, &whose);
  return whose;
}

static bool
is_cover_near (const WrgBattle *battle, MuSide side, const MuRect *ground, int paces,
               MuWrgCoverSide whose)
{
  const int count = mu_terrain_covers (battle->terrain);
  for (int cover = 0; cover < count; cover++)
    if (side_of_cover (battle, side, cover) == whose
        && mu_terrain_cover_is_near (battle->terrain, cover, ground, PACES (paces)))
      return true;
  return false;
}

/* wrg.reaction.deduct1.unfriendly-cover */
bool
mu_wrg_is_near_unfriendly_cover (const WrgBattle *battle, const Body *body)
{
  return is_cover_near (battle, (MuSide) body->side, &body->ground, UNFRIENDLY_NEAR,
                        MU_COVER_UNFRIENDLY);
}

/* wrg.reaction.secure-flank: a side's flank, as a line. */
bool
mu_wrg_leans_on_cover (const WrgBattle *battle, MuSide side, const MuRect *flank)
{
  return is_cover_near (battle, side, flank, LEANING, MU_COVER_FRIENDLY);
}
