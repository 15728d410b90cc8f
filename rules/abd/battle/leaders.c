/* The fifth step: leaders are placed, and then Command Control is tested where a scenario has it.
 * READING: abd.3.5.place-alternate: a side that has leaders left over places the rest of them. */
#include "rules/abd/battle/engine.h"

enum { STAGE_PLACE, STAGE_SPEND, STAGE_SETTLE, STAGE_DONE };

/* abd.13.1.4.leader: one whose unit was lost looting comes back in the next turn. */
static bool
is_to_place (const AbdBattle *battle, int leader)
{
  const AbdPiece *piece = &battle->piece[leader];
  return piece->fate == MU_FATE_ON_TABLE && piece->hex == MU_ABD_OFF && piece->turn <= battle->turn;
}

/* abd.3.5.place-where
 * READING: abd.2.0.camp-is-combat-unit: with a Camp too. */
static bool
takes_leaders (const AbdBattle *battle, int unit)
{
  return battle->piece[unit].hex != MU_ABD_OFF;
}

void
mu_abd_offer_leaders (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  int end;
  const int side = question->side, first = mu_abd_units (battle, side, &end);
  for (int leader = end; leader < battle->first[side + 1]; leader++)
    for (int unit = first; is_to_place (battle, leader) && unit < end; unit++)
      if (takes_leaders (battle, unit))
        mu_abd_offer (list, leader, unit, 0, 0);
}

static int
to_place (const AbdBattle *battle, int side)
{
  int end, leaders = 0, units = 0;
  for (int i = mu_abd_units (battle, side, &end); i < end; i++)
    units += takes_leaders (battle, i);
  for (int i = end; i < battle->first[side + 1]; i++)
    leaders += is_to_place (battle, i);
  return units ? leaders : 0;
}

static bool
place (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  for (;;) {
    if (to_place (battle, course->side) == 0)
      course->side = !course->side;
    if (to_place (battle, course->side) == 0)
      return true;
    const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_LEADER, course->side, MU_NO_BODY,
                                         MU_NO_BODY, to_place (battle, course->side), 0);
    if (!choice)
      return false;
    mu_abd_set_leader (battle, choice->body, choice->other, MU_RULE_ABD_PLACE_ALTERNATE);
    course->side = !course->side;
  }
}

/* --- abd.17.4 ------------------------------------------------------------------------------ */

static bool
is_tested (const AbdBattle *battle, int side)
{
  int end;
  if (!mu_abd_has_option (battle, MU_ABD_CONTROL))
    return false;
  for (int i = mu_abd_units (battle, side, &end); i < end; i++)
    if (battle->piece[i].hex != MU_ABD_OFF && mu_abd_is_impetuous (battle, i))
      return true;
  return false;
}

void
mu_abd_offer_control (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  for (int points = 0; points <= battle->points[question->side]; points++)
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, points, 0);
}

/* abd.17.4.1.value: of leaders who stand on the map. */
static int
leaders_value (const AbdBattle *battle, int side)
{
  int active = 0;
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
    active += battle->piece[i].hex != MU_ABD_OFF;
  return 2 * active;
}

/* READING: abd.17.3.with-control: no turn is named in which the Barbarians then charge: it is the
 * first in which they lose control. */
static void
charge_wildly (AbdBattle *battle, int side)
{
  if (!mu_abd_has_option (battle, MU_ABD_BARBARIANS) || !battle->setup->side[side].barbarian
      || battle->charged[side]
      || mu_reading (battle->setup->readings, MU_READING_HEX_BARBARIAN_TURN))
    return;
  mu_abd_charge (battle, side, MU_RULE_ABD_BARBARIAN_WITH_CONTROL);
}

static void
lose_control (AbdBattle *battle, int side)
{
  int end;
  battle->wild[side] = true;
  for (int i = mu_abd_units (battle, side, &end); i < end; i++)
    battle->piece[i].wild = battle->piece[i].hex != MU_ABD_OFF && mu_abd_is_impetuous (battle, i);
  charge_wildly (battle, side);
}

/* abd.17.4.1.roll: more than the value loses it. */
static void
test_control (AbdBattle *battle, int side)
{
  const int die = mu_abd_tray_face (battle, 0), value = battle->course.count;
  const bool lost = die > value;
  mu_abd_tell (battle, MU_ABD_EVENT_CONTROL, MU_RULE_ABD_CONTROL_ROLL, MU_NO_BODY, MU_NO_BODY,
               VALUES (side, value, die, lost));
  if (lost)
    lose_control (battle, side);
}

static bool
spend (AbdBattle *battle, int side)
{
  const int value = leaders_value (battle, side);
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_CONTROL, side, MU_NO_BODY, MU_NO_BODY, value, 0);
  if (!choice)
    return false;
  battle->points[side] = (uint8_t) (battle->points[side] - choice->value[0]);
  battle->course.count = (int16_t) (value + choice->value[0]);
  mu_abd_tray_clear (battle);
  mu_abd_tray_throw (battle, MU_ROLL_CONTROL, side, MU_NO_BODY);
  return true;
}

static bool
control (AbdBattle *battle, int side)
{
  AbdCourse *course = &battle->course;
  if (course->stage == STAGE_SPEND) {
    if (!spend (battle, side))
      return false;
    course->stage = STAGE_SETTLE;
  }
  if (!mu_abd_tray_settled (battle))
    return false;
  test_control (battle, side);
  mu_abd_tray_clear (battle);
  course->stage = STAGE_SPEND;
  return true;
}

/* abd.17.4.command-control: the Non-Initiative Player first. */
static bool
control_of_both (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  for (; course->passes < MU_SIDES; course->passes++) {
    const int side = course->passes ? battle->initiative : !battle->initiative;
    if (is_tested (battle, side) && !control (battle, side))
      return false;
  }
  return true;
}

bool
mu_abd_leaders_phase (AbdBattle *battle)
{
  AbdCourse *course = &battle->course;
  if (!course->begun) {
    course->begun = true;
    course->side = battle->initiative;
  }
  if (course->stage == STAGE_PLACE) {
    if (!place (battle))
      return false;
    course->stage = STAGE_SPEND;
  }
  return control_of_both (battle);
}
