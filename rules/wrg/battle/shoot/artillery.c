/* Engines and their crews in whole battles (wrg.troops.artillery.*, wrg.after.artillery).
 *
 * READING: wrg.troops.artillery.crew: the notation knows an engine by its crew. Two serve a
 * light bolt-shooter carried by hand, three a larger bolt-shooter, which costs and
 * does the same as the stone-thrower of as many; more throw stones.
 * READING: wrg.after.recoil.distance: engines that are not lost to a recoil stay
 * where they stand, their crews beside them: oxen move no faster backwards. */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/field/way.h"
#include "rules/wrg/fight/aftermath.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/target.h"

#define STONES_CREW 4
#define LOST_WITHIN 20 /* paces */

bool
mu_wrg_is_artillery (const Body *body)
{
  return body->troop.type == MU_TROOP_ART;
}

bool
mu_wrg_is_carried_engine (const Body *body)
{
  return mu_wrg_walker (&body->troop, &body->crew).engines_by_hand;
}

bool
mu_wrg_throws_stones (const Body *body)
{
  return mu_wrg_is_artillery (body) && body->crew.count >= STONES_CREW;
}

/* wrg.move.distance.slow */
int
mu_wrg_normal_paces (const Body *body)
{
  if (!mu_wrg_is_artillery (body))
    return mu_wrg_type_normal_move (mu_wrg_slower_type (body));
  return mu_wrg_mover_normal_move (
      mu_wrg_is_carried_engine (body) ? MU_WRG_MOVER_BOLT_SHOOTER_BY_HAND : MU_WRG_MOVER_OX_DRAWN);
}

/* Of so many figures or models: those that casualties are reckoned by. */
int
mu_wrg_losses_counted (const Body *body, int figures)
{
  return mu_wrg_count_per_figure ((MuTroopType) body->troop.type, figures, &body->crew);
}

static MuRect
ground_of_file (const Body *body, int file)
{
  const MuFix across = body->ground.width / 2 - (2 * file + 1) * mu_wrg_figure_frontage (body) / 2;
  MuRect one = body->ground;
  one.front = mu_rect_point (&body->ground, (MuLocal){ across, 0 });
  one.width = mu_wrg_figure_frontage (body);
  return one;
}

/* Engines within 20 paces of an enemy that it fights. */
static int
engines_reached (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  int reached = 0;
  for (int file = 0; file < self->files; file++) {
    const MuRect one = ground_of_file (self, file);
    bool near = false;
    FOR_CONTACT (battle, self, k)
    {
      near = near
             || (is_fighting (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k)
                 && mu_rect_within (&one, &body_at (battle, k)->ground, PACES (LOST_WITHIN)));
    }
    reached += near;
  }
  return reached;
}

/* wrg.after.artillery: destroyed, with what the crew took on the way. */
static void
lose_engines (WrgBattle *battle, int body, int engines)
{
  const Body *self = body_at (battle, body);
  if (engines <= 0)
    return;
  const int left = self->figures - engines;
  const int men = engines * MU_WRG_MEN_PER_FIGURE - (left > 0 ? 0 : self->carried);
  mu_wrg_lose_figures (battle, body, men, MU_RULE_WRG_AFTER_ARTILLERY);
}

/* Instead of going back, as its crew has to (wrg.after.artillery). */
void
mu_wrg_leave_engines (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuWrgEnginesLost lost = mu_wrg_engines_lost (MU_RECOIL_RECOIL, self->figures,
                                                     engines_reached (battle, body), false, false);
  lose_engines (battle, body, lost.lost);
}

/* wrg.after.artillery: whoever broke and is run after has no engines left. */
void
mu_wrg_overrun_engines (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (!on_table (self) || !self->period.pursued || self->move.quarry == MU_NO_BODY)
      continue;
    const int quarry = self->move.quarry;
    const Body *broken = body_at (battle, quarry);
    if (broken->status != STATUS_ROUTING || !mu_wrg_is_artillery (broken))
      continue;
    const MuWrgEnginesLost lost
        = mu_wrg_engines_lost (MU_RECOIL_BREAK, broken->figures, 0, true, false);
    lose_engines (battle, quarry, lost.lost);
  }
}
