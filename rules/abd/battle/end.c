/* The end of a turn, and of the game: whose die says that it is over, and who has more victory
 * points then. */
#include "rules/abd/battle/engine.h"

/* --- victory -------------------------------------------------------------------------------- */

/* READING: abd.14.0.slaughter-wagons: War Wagons are left out as Camps are. */
static bool
counts (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  const bool wagons = mu_reading (battle->setup->readings, MU_READING_HEX_WAGONS) != 0;
  return piece->hex != MU_ABD_OFF && piece->type != MU_ABD_CP
         && (piece->type != MU_ABD_WW || wagons);
}

int
mu_abd_strength_left (const AbdBattle *battle, int side)
{
  int end, strength = 0;
  for (int unit = mu_abd_units (battle, side, &end); unit < end; unit++)
    if (counts (battle, unit))
      strength += mu_abd_strength (battle, unit);
  return strength;
}

static void
give_point (AbdBattle *battle, int side, MuRule why, int one, int other)
{
  battle->victory[side]++;
  mu_abd_tell (battle, MU_ABD_EVENT_POINT, why, MU_NO_BODY, MU_NO_BODY,
               VALUES (side, 1, one, other));
}

/* abd.14.0.vp-panic, abd.14.0.vp-camp, abd.14.0.slaughter, abd.14.0.start-vp */
static void
count_points (AbdBattle *battle, int side)
{
  const int mine = mu_abd_strength_left (battle, side);
  const int theirs = mu_abd_strength_left (battle, !side);
  battle->victory[side] = 0;
  if (battle->setup->side[side].points)
    give_point (battle, side, MU_RULE_ABD_VICTORY_START_VP, 0, 0);
  if (battle->panicked[!side])
    give_point (battle, side, MU_RULE_ABD_VICTORY_PANIC, 0, 0);
  if (battle->camp_lost[!side])
    give_point (battle, side, MU_RULE_ABD_VICTORY_CAMP, 0, 0);
  if (mine > 0 && mine >= 2 * theirs)
    give_point (battle, side, MU_RULE_ABD_VICTORY_SLAUGHTER, mine, theirs);
}

/* abd.14.0.margin; a scenario may give a draw to one side. */
static MuSide
find_winner (const AbdBattle *battle)
{
  if (battle->given_up != MU_SIDE_NONE)
    return battle->given_up == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  if (battle->victory[0] != battle->victory[1])
    return battle->victory[0] > battle->victory[1] ? MU_SIDE_A : MU_SIDE_B;
  return (MuSide) battle->setup->draw;
}

void
mu_abd_finish (AbdBattle *battle, MuRule why)
{
  for (int side = 0; side < MU_SIDES; side++)
    count_points (battle, side);
  battle->phase = MU_ABD_PHASE_OVER;
  battle->winner = find_winner (battle);
  mu_abd_tell (battle, MU_EVENT_ENDED, why, MU_NO_BODY, MU_NO_BODY,
               VALUES ((int32_t) battle->winner, 4 * mu_abd_strength_left (battle, MU_SIDE_A),
                       4 * mu_abd_strength_left (battle, MU_SIDE_B), battle->turn));
}

/* --- the eighth step ---------------------------------------------------------------------------
 */

/* READING: abd.12.0.which-box: the box of the turn that is ending; the sample turn looks at the
 * next. READING: abd.12.0.track-values: after the last box the game is over, whatever the die. */
static int
box_value (const AbdBattle *battle)
{
  const int next = mu_reading (battle->setup->readings, MU_READING_HEX_END_BOX);
  const int box = battle->turn - 1 + next;
  return box < MU_ABD_TURNS_MOST ? battle->chart->ends[box] : MU_ABD_FACES;
}

/* abd.12.0.advance-turn; abd.17.5.panic-control: elephants come to their senses. */
static void
clear_turn (AbdBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AbdPiece *piece = &battle->piece[body];
    piece->marker = MU_ABD_NO_MARKER;
    piece->master = piece->side;
    piece->wild = piece->second = false;
  }
  mu_abd_tell (battle, MU_ABD_EVENT_MARKED, MU_RULE_ABD_END_ADVANCE_TURN, MU_NO_BODY, MU_NO_BODY,
               VALUES (MU_ABD_NO_MARKER));
  for (int side = 0; side < MU_SIDES; side++) {
    battle->hurried[side] = battle->charges[side] = battle->wild[side] = false;
    battle->points[side] = 0;
  }
}

/* abd.12.0.end-check */
static bool
is_the_end (AbdBattle *battle, int value)
{
  const int die = mu_abd_tray_face (battle, 0);
  const bool over = die <= value;
  mu_abd_tell (battle, MU_ABD_EVENT_ENDS, MU_RULE_ABD_END_CHECK, MU_NO_BODY, MU_NO_BODY,
               VALUES (die, value, over));
  return over;
}

bool
mu_abd_turn_end_phase (AbdBattle *battle)
{
  const int value = box_value (battle);
  if (value > 0) {
    if (battle->course.stage == 0) {
      mu_abd_tray_clear (battle);
      mu_abd_tray_throw (battle, MU_ROLL_GAME_END, battle->initiative, MU_NO_BODY);
      battle->course.stage = 1;
    }
    if (!mu_abd_tray_settled (battle))
      return false;
  }
  if ((value > 0 && is_the_end (battle, value)) || battle->turn == battle->turns) {
    mu_abd_finish (battle, MU_RULE_ABD_VICTORY_MARGIN);
    return true;
  }
  clear_turn (battle);
  return true;
}
