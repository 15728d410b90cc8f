/* The steps of a turn before anybody acts: leaders off, panic, command points, initiative
 * (abd.3.0.step-order). */
#include "rules/abd/battle/engine.h"

/* --- steps 1 and 2 -------------------------------------------------------------------- */

/* abd.3.1.remove-leaders */
static void
remove_leaders (AbdBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->piece[body].leader && battle->piece[body].hex != MU_ABD_OFF)
      mu_abd_set_leader (battle, body, MU_NO_BODY, MU_RULE_ABD_LEADER_REMOVE);
}

/* abd.11.5.3.last-leader: that it had any, and none is left. */
static bool
has_lost_its_leaders (const AbdBattle *battle, int side)
{
  int lost = 0, all = 0;
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++, all++)
    lost += battle->piece[i].fate == MU_FATE_DESTROYED;
  return all > 0 && lost == all;
}

/* abd.4.1.flip
 * READING: abd.4.1.camp: nothing is said of Camps and War Wagons: they stay as they are. */
static void
flip_all (AbdBattle *battle, int side)
{
  int end;
  const bool camps = mu_reading (battle->setup->readings, MU_READING_HEX_CAMP_PANIC) != 0;
  for (int i = mu_abd_units (battle, side, &end); i < end; i++)
    if (battle->piece[i].hex != MU_ABD_OFF
        && (camps || !mu_abd_is_camp ((MuAbdType) battle->piece[i].type)))
      mu_abd_disorder (battle, i, MU_RULE_ABD_PANIC_FLIP);
}

/* abd.4.0.trigger-rating, abd.4.0.once */
static void
check_panic (AbdBattle *battle, int side)
{
  const bool leaderless = has_lost_its_leaders (battle, side);
  if (battle->panicked[side] || (battle->rating[side] >= 1 && !leaderless))
    return;
  battle->panicked[side] = true;
  mu_abd_tell (battle, MU_ABD_EVENT_PANICS,
               battle->rating[side] < 1 ? MU_RULE_ABD_PANIC_TRIGGER
                                        : MU_RULE_ABD_RESULT_LAST_LEADER,
               MU_NO_BODY, MU_NO_BODY, VALUES (side, battle->rating[side]));
  flip_all (battle, side);
}

bool
mu_abd_panic_phase (AbdBattle *battle)
{
  remove_leaders (battle);
  for (int side = 0; side < MU_SIDES; side++)
    check_panic (battle, side);
  return true;
}

/* --- step 3 ------------------------------------------------------------------------------ */

static int
icons (const AbdBattle *battle, int side)
{
  int points = 0;
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
    if (battle->piece[i].fate == MU_FATE_ON_TABLE)
      points += battle->chart->leader[battle->piece[i].type].icons;
  return points;
}

/* A die for each side. */
static void
throw_for_both (AbdBattle *battle, MuRollPurpose purpose)
{
  mu_abd_tray_clear (battle);
  for (int side = 0; side < MU_SIDES; side++)
    mu_abd_tray_throw (battle, purpose, side, MU_NO_BODY);
  battle->course.stage = 1;
}

/* abd.3.3.cp-income: of leaders who are not eliminated, on the map or not. */
bool
mu_abd_command_phase (AbdBattle *battle)
{
  if (battle->course.stage == 0)
    throw_for_both (battle, MU_ROLL_COMMAND);
  if (!mu_abd_tray_settled (battle))
    return false;
  for (int side = 0; side < MU_SIDES; side++) {
    const int die = mu_abd_tray_face (battle, side), from_leaders = icons (battle, side);
    battle->points[side] = (uint8_t) (from_leaders + battle->chart->command[die - 1]);
    mu_abd_tell (battle, MU_ABD_EVENT_COMMAND, MU_RULE_ABD_CP_INCOME, MU_NO_BODY, MU_NO_BODY,
                 VALUES (side, from_leaders, die, battle->points[side]));
  }
  return true;
}

/* --- step 4 ------------------------------------------------------------------------------ */

/* abd.5.0.roll, abd.5.0.tie: side A has it before the first turn. */
static void
compare (AbdBattle *battle)
{
  const int a = mu_abd_tray_face (battle, 0), b = mu_abd_tray_face (battle, 1);
  if (a != b)
    battle->initiative = a > b ? MU_SIDE_A : MU_SIDE_B;
  mu_abd_tell (battle, MU_ABD_EVENT_INITIATIVE,
               a == b ? MU_RULE_ABD_INITIATIVE_TIE : MU_RULE_ABD_INITIATIVE_ROLL, MU_NO_BODY,
               MU_NO_BODY, VALUES (battle->initiative, a, b));
}

/* READING: abd.5.2.bid-end-no-cp: bidding is over when whoever is due to bid cannot pay. */
static bool
can_bid (const AbdBattle *battle, int side)
{
  if (mu_reading (battle->setup->readings, MU_READING_HEX_BID) && battle->points[!side] == 0)
    return false;
  return battle->points[side] > 0;
}

/* abd.5.1.bidding, abd.5.1.counter-bid, abd.5.2.bid-end-declined */
static bool
bid (AbdBattle *battle)
{
  while (can_bid (battle, !battle->initiative)) {
    const int side = !battle->initiative;
    const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_BID, side, MU_NO_BODY, MU_NO_BODY,
                                         battle->points[side], 0);
    if (!choice)
      return false;
    if (choice->value[0] == 0)
      return true;
    battle->points[side]--;
    battle->initiative = (uint8_t) side;
    mu_abd_tell (battle, MU_ABD_EVENT_BID, MU_RULE_ABD_INITIATIVE_BIDDING, MU_NO_BODY, MU_NO_BODY,
                 VALUES (side, battle->points[side]));
  }
  return true;
}

bool
mu_abd_initiative_phase (AbdBattle *battle)
{
  if (battle->course.stage == 0)
    throw_for_both (battle, MU_ROLL_INITIATIVE);
  if (battle->course.stage == 1) {
    if (!mu_abd_tray_settled (battle))
      return false;
    compare (battle);
    mu_abd_tray_clear (battle);
    battle->course.stage = 2;
  }
  return bid (battle);
}
