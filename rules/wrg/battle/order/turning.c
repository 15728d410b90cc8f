/* How a body comes to face its goal: it wheels, turns about or to a flank, or does not turn its
 * back at all (wrg.move.direction.*). */
#include "rules/wrg/battle/order/obey.h"
#include "rules/wrg/move/manoeuvre.h"

#define NOT_BEHIND (MU_ANGLE_QUARTER / 2 * 3) /* up to here a goal is aside */
#define BARRED_AT  10 /* paces: friends so near behind it leave it no way back */
#define SHOWN_BACK 60 /* paces: to enemy so near nobody shows his back for his station's sake */

uint32_t
mu_wrg_off_the_way (const Body *body, MuPoint point)
{
  return mu_angle_between (body->ground.facing, mu_angle_towards (body->ground.front, point));
}

/* wrg.move.direction.turn: about, where the goal is behind it. Parts of the period. */
static int32_t
turn_about (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuWrgHindrance hindrance = { .disordered = self->disordered };
  mu_wrg_face_about (battle, body, MU_RULE_WRG_MOVE_DIRECTION_TURN);
  return mu_wrg_turn_time (&self->troop, &hindrance) * (MU_PERIOD_PARTS / MU_WRG_QUARTERS);
}

/* To the flank on which the point is. Parts of the period; 0: it cannot. */
int32_t
mu_wrg_turn_aside (WrgBattle *battle, int body, MuPoint point)
{
  const MuLocal at = mu_rect_local (&body_at (battle, body)->ground, point);
  return mu_wrg_turn_to_flank (battle, body, at.u < 0) * (MU_PERIOD_PARTS / MU_WRG_QUARTERS);
}

/* wrg.move.direction.turn: who stands deeper than wide, and whose goal is aside of him rather than
 * behind, is a line again that faces it when he has turned to that flank. 0: he does not. */
static int32_t
turn_into_line (WrgBattle *battle, int body, MuPoint point)
{
  const Body *self = body_at (battle, body);
  return !mu_reading (&battle->readings, MU_READING_NO_ROOM_WAITS)
                 && mu_wrg_files_when_turned (self) > self->files
                 && mu_wrg_off_the_way (self, point) <= NOT_BEHIND
             ? mu_wrg_turn_aside (battle, body, point)
             : 0;
}

/* Parts of the period that it takes, the whole of it at the most. */
int32_t
mu_wrg_turn_to (WrgBattle *battle, int body, MuPoint point)
{
  int32_t time = 0;
  if (mu_wrg_off_the_way (body_at (battle, body), point) > MU_ANGLE_QUARTER)
    time = turn_into_line (battle, body, point);
  if (mu_wrg_off_the_way (body_at (battle, body), point) > MU_ANGLE_QUARTER)
    time += turn_about (battle, body);
  if (time < MU_PERIOD_PARTS)
    time += mu_wrg_wheel_towards_within (battle, body, point, MU_PERIOD_PARTS - time);
  return time < MU_PERIOD_PARTS ? time : MU_PERIOD_PARTS;
}

/* Friends stand right behind it, or right before it where it faces that way already. */
static bool
is_way_back_barred (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuRect about = self->ground;
  MuFix distance;
  if (mu_angle_between (about.facing, mu_wrg_way_forward (self)) <= MU_ANGLE_QUARTER)
    about = mu_rect_turned (&about, (MuAngle) (about.facing + MU_ANGLE_HALF));
  const int first = mu_wrg_first_ahead (battle, body, &about, PACES (BARRED_AT), &distance);
  return first != MU_NO_BODY && body_at (battle, first)->side == self->side;
}

/* READING: wrg.orders.form: nobody turns his back where friends bar the way back, nor to keep his
 * place by friends before enemy who are near. */
bool
mu_wrg_would_show_its_back (const WrgBattle *battle, int body, const MuWrgClause *clause,
                            MuPoint point)
{
  const Body *self = body_at (battle, body);
  const MuAngle way = mu_angle_towards (self->ground.front, point);
  if (mu_angle_between (way, mu_wrg_way_forward (self)) <= MU_ANGLE_QUARTER
      || mu_reading (&battle->readings, MU_READING_NO_ROOM_WAITS))
    return false;
  return is_way_back_barred (battle, body)
         || (mu_wrg_clause_move (clause) == MU_WRG_MOVE_WITH_FRIENDS
             && mu_wrg_has_enemy_within (battle, body, SHOWN_BACK));
}
