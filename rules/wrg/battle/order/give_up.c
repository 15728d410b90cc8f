/* Whether a side that the machine commands gives the battle up (wrg.victory.when).
 *
 * The book lets a side concede and does not say when it should. Whoever fights on with little left
 * throws away what a new day could use, and keeps the other side at the table for nothing; whoever
 * gives up while the enemy is no better off hands him a battle that may still be drawn. So both are
 * asked: what is left of his own, and how much more is left of the enemy's, as far as he sees. */
#include "rules/wrg/battle/door.h"
#include "rules/wrg/battle/order/obey.h"

#define WHOLE    100
#define LITTLE   33  /* of a hundred of his points: no more than that are in good heart */
#define FAR_MORE 150 /* of a hundred of what is left of his own: that much of the enemy's */

static int64_t
points_at_start (const WrgBattle *battle, MuSide side)
{
  int64_t sum = 0;
  FOR_SIDE (battle, side, i)
  {
    sum += body_at (battle, i)->figure_points;
  }
  return sum;
}

/* On the table, neither in rout nor under a result to retire; or still on the march. */
static bool
is_in_good_heart (const WrgBattle *battle, int body)
{
  return mu_wrg_fate_of (battle, body_at (battle, body)) == MU_FATE_ON_TABLE
         || (is_written (battle) && errand_at (battle, body)->away == AWAY_MARCHING);
}

static int64_t
points_in_good_heart (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_in_good_heart (battle, body)
             ? (int64_t) self->figure_points * own_figures (self) / own_figures_start (self)
             : 0;
}

static bool
is_seen_by_any (const WrgBattle *battle, MuSide side, int enemy)
{
  FOR_SIDE (battle, side, i)
  {
    if (is_fighting (body_at (battle, i)) && mu_wrg_makes_out (battle, i, enemy))
      return true;
  }
  return false;
}

/* wrg.orders.knowledge: an enemy whom nobody sees may be as strong as when he came. */
static int64_t
points_as_seen (const WrgBattle *battle, MuSide side, int enemy)
{
  return on_table (body_at (battle, enemy)) && !is_seen_by_any (battle, side, enemy)
             ? body_at (battle, enemy)->figure_points
             : points_in_good_heart (battle, enemy);
}

/* Of a hundred of what it brought: 0 for an army without points, which cannot be counted. */
static int
share (int64_t left, int64_t start)
{
  return start > 0 ? (int) (left * WHOLE / start) : 0;
}

static int
own_share (const WrgBattle *battle, MuSide side)
{
  int64_t left = 0;
  FOR_SIDE (battle, side, i)
  {
    left += points_in_good_heart (battle, i);
  }
  return share (left, points_at_start (battle, side));
}

static int
enemy_share (const WrgBattle *battle, MuSide side)
{
  const MuSide enemy = enemy_of (side);
  int64_t left = 0;
  FOR_SIDE (battle, enemy, i)
  {
    left += points_as_seen (battle, side, i);
  }
  return share (left, points_at_start (battle, enemy));
}

/* READING: wrg.victory.when: a general of the machine's gives the battle up at the end of a period
 * when no more than a third of his army's points are in good heart, and half as much again of
 * the enemy's. */
static bool
gives_up (WrgBattle *battle, MuSide side)
{
  if (!battle->commanded[side] || mu_reading (&battle->readings, MU_READING_FIGHT_ON))
    return false;
  const int own = own_share (battle, side);
  if (own > LITTLE)
    return false;
  const int enemy = enemy_share (battle, side);
  if (enemy * WHOLE < own * FAR_MORE || enemy == 0)
    return false;
  mu_wrg_emit (battle, MU_EVENT_GAVE_UP, MU_RULE_WRG_VICTORY_WHEN, MU_NO_BODY, MU_NO_BODY,
               VALUES ((int32_t) side, own, enemy));
  return true;
}

/* --- who gets away ---------------------------------------------------------- */

static bool
could_be_charged (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    const Body *enemy = body_at (battle, k);
    if (is_fighting (enemy)
        && mu_rect_within (&self->ground, &enemy->ground, mu_wrg_charge_reach (battle, enemy)))
      return true;
  }
  return false;
}

/* READING: wrg.victory.half: a general of the machine's who gives up leads those off over their own
 * edge whom no enemy could charge in the period to come; they have retired and count half. All
 * others are taken. */
static void
lead_off (WrgBattle *battle, MuSide side)
{
  if (mu_reading (&battle->readings, MU_READING_LAY_DOWN_ARMS))
    return;
  FOR_SIDE (battle, side, i)
  {
    if (!is_fighting (body_at (battle, i)) || mu_wrg_in_melee (battle, i)
        || could_be_charged (battle, i))
      continue;
    mu_wrg_emit (battle, MU_EVENT_LEFT_TABLE, MU_RULE_WRG_VICTORY_HALF, i, MU_NO_BODY, VALUES (0));
    mu_wrg_leave_battle (battle, i, MU_FATE_OFF_TABLE);
  }
}

/* When all tests of the period are over, and it is not the last. */
bool
mu_wrg_give_up (WrgBattle *battle)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    if (!gives_up (battle, side))
      continue;
    lead_off (battle, side);
    return mu_wrg_battle_concede (battle, side);
  }
  return false;
}
