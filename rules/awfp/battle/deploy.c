/* awfp.deploy.screen: armies that their players place, before the first turn. Everybody stands
 * where he has been drawn up until he is placed, so that the rest may stay there at any time. */
#include "rules/awfp/battle/engine.h"

/* --- where a unit may stand ------------------------------------------------------------ */

static bool
may_stand_among (const AwfpBattle *battle, int body, const MuRect *place, const AwfpNear *near)
{
  return !mu_awfp_is_out_of_area (battle, battle->unit[body].side, place)
         && mu_awfp_room_among (battle, place, near)
         && !(mu_terrain_under (battle->terrain, place)
              & mu_awfp_ground_barred (battle, body, false));
}

/* With so many stands in front, facing the enemy. */
static AwfpUnit
formed (const AwfpBattle *battle, int body, int files)
{
  AwfpUnit unit = battle->unit[body];
  unit.files = (uint8_t) files;
  unit.at.facing = unit.side ? MU_ANGLE_HALF : MU_ANGLE_AHEAD;
  mu_awfp_reshape (battle, &unit);
  return unit;
}

/* awfp.deploy.no-flank-limit: from one edge of the table to the other, a stand's width each. */
static void
offer_row (const AwfpBattle *battle, int body, AwfpUnit *unit, AwfpChoices *list)
{
  const MuFix first = unit->at.width / 2, span = battle->width - unit->at.width;
  AwfpNear near;
  for (MuFix off = 0, last = 0; last < span || off == 0; off += battle->stand) {
    last = off < span ? off : span;
    unit->at.front.x = first + last;
    mu_awfp_near (battle, body, &unit->at, 0, &near);
    if (may_stand_among (battle, body, &unit->at, &near))
      mu_awfp_offer (list, MU_NO_BODY, unit->files, unit->at.front.x, unit->at.front.y);
  }
}

/* awfp.deploy.baseline, awfp.deploy.baseline-large, awfp.deploy.quick: an inch each from where the
 * area ends back to the baseline; on a table that is hardly deeper than both areas no farther than
 * its middle, for nobody is to learn by what is barred to him where the enemy stands. */
static void
offer_grid (const AwfpBattle *battle, int body, int files, AwfpChoices *list)
{
  AwfpUnit unit = formed (battle, body, files);
  const MuFix deep = mu_awfp_deploy_depth (battle->setup);
  const MuFix zone = deep < battle->depth / 2 ? deep : battle->depth / 2;
  for (int back = (zone - unit.at.depth) / battle->inch; back >= 0; back--) {
    const MuFix ahead = zone - back * battle->inch;
    unit.at.front.y = unit.side ? battle->depth - ahead : ahead;
    if (ahead >= unit.at.depth && unit.at.width <= battle->width)
      offer_row (battle, body, &unit, list);
  }
}

/* --- two that change places -------------------------------------------------------------- */

static bool
may_stand_for (const AwfpBattle *battle, int body, int other, const MuRect *place)
{
  AwfpNear near;
  int kept = 0;
  mu_awfp_near (battle, body, place, 0, &near);
  for (int i = 0; i < near.count; i++)
    if (near.other[i].body != other)
      near.other[kept++] = near.other[i];
  near.count = kept;
  return may_stand_among (battle, body, place, &near);
}

static MuRect
placed_as (const AwfpBattle *battle, int body, int other)
{
  MuRect place = battle->unit[body].at;
  place.front = battle->unit[other].at.front;
  place.facing = battle->unit[other].at.facing;
  return place;
}

static bool
may_exchange (const AwfpBattle *battle, int body, int other)
{
  const MuRect one = placed_as (battle, body, other), two = placed_as (battle, other, body);
  return other != body && !battle->unit[other].turn.done && mu_rect_keeps_clear (&one, &two)
         && may_stand_for (battle, body, other, &one) && may_stand_for (battle, other, body, &two);
}

static void
exchange (AwfpBattle *battle, int body, int other)
{
  const MuRect one = placed_as (battle, body, other);
  battle->unit[other].at = placed_as (battle, other, body);
  battle->unit[body].at = one;
}

/* --- what is asked -------------------------------------------------------------------------- */

/* The next of a side without a place, from that one on; MU_NO_BODY. */
static int
next_from (const AwfpBattle *battle, int side, int from)
{
  for (int body = from; body < battle->first[side + 1]; body++)
    if (!battle->unit[body].turn.done)
      return body;
  return MU_NO_BODY;
}

static int
next_of (const AwfpBattle *battle, int side)
{
  return next_from (battle, side, battle->first[side]);
}

void
mu_awfp_offer_places (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  const int body = question->body, side = question->side;
  const AwfpUnit *unit = &battle->unit[body];
  mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  if (next_from (battle, side, body + 1) != MU_NO_BODY)
    mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, 1, 0);
  offer_grid (battle, body, unit->files, list);
  for (int other = battle->first[side]; other < battle->first[side + 1]; other++)
    if (may_exchange (battle, body, other))
      mu_awfp_offer (list, other, MU_NO_BODY, 0, 0);
  for (int files = 1; files <= unit->stands; files++)
    if (files != unit->files)
      offer_grid (battle, body, files, list);
}

/* --- the phase -------------------------------------------------------------------------------- */

/* READING: awfp.deploy.screen: who begins where there is no screen the book does not say: side A;
 * whoever has more units places the rest of them at the end. Nothing bids them face anywhere but
 * ahead. */
static int
next_body (const AwfpBattle *battle)
{
  const int side = battle->course.side, body = next_of (battle, side);
  return body != MU_NO_BODY ? body : next_of (battle, !side);
}

static void
put (AwfpBattle *battle, int body, const MuChoice *choice)
{
  AwfpUnit *unit = &battle->unit[body];
  if (choice->body != MU_NO_BODY) {
    exchange (battle, body, choice->body);
  } else if (choice->other != MU_NO_BODY) {
    *unit = formed (battle, body, choice->other);
    unit->at.front = (MuPoint){ choice->value[0], choice->value[1] };
  } else {
    battle->course.rest[unit->side] = choice->value[0] == 1;
  }
}

/* Without a screen everybody sees a unit as soon as it stands. */
static bool
is_placed (AwfpBattle *battle, int body)
{
  AwfpUnit *unit = &battle->unit[body];
  const bool in_turn = battle->setup->placing == MU_PLACED_IN_TURN;
  const MuChoice *choice = NULL;
  if (!battle->course.rest[unit->side]) {
    choice = mu_awfp_ask (battle, MU_AWFP_ASK_PLACE, unit->side, body, MU_NO_BODY,
                          battle->setup->placing, unit->stands);
    if (!choice)
      return false;
    put (battle, body, choice);
  }
  unit->turn.done = true;
  if (in_turn)
    mu_awfp_tell_deployed (battle, body);
  battle->course.side = in_turn ? !unit->side : unit->side;
  return true;
}

/* What is behind the screen is told when both armies stand; by who left all as it was drawn up the
 * battle begins as any. */
bool
mu_awfp_deployment_phase (AwfpBattle *battle)
{
  int body;
  while ((body = next_body (battle)) != MU_NO_BODY)
    if (!is_placed (battle, body))
      return false;
  if (battle->setup->placing == MU_PLACED_BEHIND_SCREEN)
    for (body = 0; body < battle->first[MU_SIDES]; body++)
      mu_awfp_tell_deployed (battle, body);
  battle->turn = 1;
  return true;
}
