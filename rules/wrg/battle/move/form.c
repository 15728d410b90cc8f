/* The ground that a body's formation fills (wrg.formation.*). */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/formation.h"

/* Its front stays where it is, the rest lies behind. */
void
mu_wrg_fill_ground (Body *body)
{
  const MuWrgRoom room
      = mu_wrg_formation_room ((MuFormation) body->formation, (MuTroopType) body->troop.type,
                               body->crew.horses, body->figures, body->files);
  body->ground.width = PACES (room.width);
  body->ground.depth = PACES (room.depth);
}

void
mu_wrg_announce_form (WrgBattle *battle, int body, MuRule rule)
{
  const Body *self = body_at (battle, body);
  mu_wrg_emit (battle, MU_EVENT_FACED, rule, body, MU_NO_BODY,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing,
                       MU_EVENT_SHAPE (self->formation, self->files)));
}
