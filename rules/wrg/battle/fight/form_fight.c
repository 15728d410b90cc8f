/* What a formation changes in the sums of shooting and hand-to-hand
 * (wrg.formation.square, wrg.formation.testudo, wrg.formation.cantabrian, wrg.formation.wedge). */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/troop/shields.h"

/* wrg.formation.testudo */
MuTroop
mu_wrg_troop_as_formed (const Body *body)
{
  return mu_wrg_formation_fights_as (&body->troop, (MuFormation) body->formation);
}

static bool
has_flanks (const Body *body)
{
  return mu_wrg_formation_has_flanks ((MuFormation) body->formation);
}

/* wrg.formation.square: from wherever it is met, it is met in front. */
MuFace
mu_wrg_face_shown (const Body *body, const Body *other)
{
  return has_flanks (body) ? mu_rect_face_towards (&body->ground, &other->ground) : MU_FACE_FRONT;
}

/* wrg.reaction.behind-flank */
bool
mu_wrg_shows_flank (const Body *body, const Body *other)
{
  return has_flanks (body) && mu_rect_behind_flank (&body->ground, &other->ground);
}

bool
mu_wrg_shows_rear (const Body *body, const Body *other)
{
  return has_flanks (body) && mu_rect_to_rear (&body->ground, &other->ground);
}

/* wrg.move.square: halted it faces all round; on the move it has to turn.
 * In quarters of a period. */
int
mu_wrg_square_quarters (const Body *body)
{
  const MuWrgHindrance hindrance = { .disordered = body->disordered };
  return body->period.moved > 0 ? mu_wrg_square_turn_time (&hindrance) : 0;
}

static MuWrgSide
side_towards (const Body *body, const Body *enemy)
{
  static const MuWrgSide sides[] = {
    [MU_FACE_FRONT] = MU_WRG_FROM_FRONT,
    [MU_FACE_RIGHT] = MU_WRG_FROM_RIGHT,
    [MU_FACE_REAR] = MU_WRG_FROM_REAR,
    [MU_FACE_LEFT] = MU_WRG_FROM_LEFT,
  };
  return sides[mu_rect_face_towards (&body->ground, &enemy->ground)];
}

static MuWrgStance
stance_of (const Body *body, const Body *enemy, MuWeapon using)
{
  return (MuWrgStance){
    .troop = body->troop,
    .using = using,
    .side = side_towards (body, enemy),
    .formation = (MuFormation) body->formation,
    .doing
    = (body->disordered ? MU_WRG_DISORDERED : 0u) | (body->period.moved > 0 ? MU_WRG_MOVING : 0u),
  };
}

/* wrg.formation.square, wrg.formation.testudo.shields, wrg.formation.cantabrian: whether it
 * cannot use its shields against blows. */
bool
mu_wrg_is_bare_to_blows (const WrgBattle *battle, const Body *body, const Body *enemy,
                         MuWeapon using)
{
  const MuWrgStance stance = stance_of (body, enemy, using);
  return mu_wrg_protection_melee (&battle->readings, &stance).shieldless;
}

/* The same against shots: with what it has shot itself this period. */
bool
mu_wrg_is_bare_to_shots (const WrgBattle *battle, const Body *body, const Body *enemy, MuWeapon by)
{
  const bool bow = body->period.weapons_shot & MU_WEAPON_BIT (MU_WEAPON_BOW);
  const MuWrgStance stance = stance_of (body, enemy, bow ? MU_WEAPON_BOW : MU_WEAPON_SIDEARM);
  return mu_wrg_protection_shot (&battle->readings, &stance, by).shieldless;
}

/* wrg.formation.wedge: figures of its two slopes that fight beside those of its point,
 * as an overlap would. */
int
mu_wrg_wedge_slopes (const Body *body, const Body *enemy)
{
  const int slope = mu_wrg_ranks_of (body) - 1;
  int count = 0;
  for (int right = 0; right < 2; right++) {
    const int allowed = mu_wrg_overlap_allowed (body, enemy, right);
    count += slope < allowed ? slope : allowed;
  }
  return count < body->figures - body->files ? count : body->figures - body->files;
}

/* Files that look forward: of a wedge all that another does not stand before. */
int
mu_wrg_widest_rank (const Body *body)
{
  const int slope = body->formation == MU_FORMATION_WEDGE ? mu_wrg_ranks_of (body) - 1 : 0;
  return body->files + slope;
}
