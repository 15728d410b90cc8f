/* Screens that go back through the line behind them (rules/wrg/battle/move/make_way.c). */
#include "tests/rules/battle/ruling.h"

#define SCREEN  SKIRMISH ("Reg C LI B", 8, 2)
#define LINE    ATTACK ("Reg C HI JLS Sh", 16, 2)
#define ENEMIES HOLD ("Reg C HI JLS Sh", 16, 2)
enum { LIGHT, HEAVY, ENEMY };

/* The line stands close behind archers, who have the enemy in range. */
static Scene *
screened (const ArmyRow *line)
{
  const ArmyRow rows[] = { SCREEN, *line, NO_MORE };
  Scene *scene = parked (rows, ROWS (ENEMIES));
  scene_put (scene, ENEMY, 500, 400);
  scene_put (scene, LIGHT, 500, 300);
  const MuFix depth = scene_body (scene, LIGHT)->ground.depth;
  scene_put (scene, HEAVY, 500, 300 - MU_FIX_TO_PACES (depth) - 10);
  FOR_ALL (scene->battle, i)
  {
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  }
  scene->battle->commanded[MU_SIDE_A] = true;
  scene_skip_to (scene, MU_PHASE_NORMAL_MOVES);
  return scene;
}

static bool
screen_is_behind (Scene *scene)
{
  const MuLocal at
      = mu_rect_local (&scene_body (scene, HEAVY)->ground, scene_body (scene, LIGHT)->ground.front);
  return at.v <= -scene_body (scene, HEAVY)->ground.depth;
}

/* wrg.move.interpenetrate.free: through those who stand, and nobody is disordered by it. */
START_TEST (the_screen_goes_back_through_the_line)
{
  const ArmyRow line = LINE;
  Scene *scene = screened (&line);
  const MuPoint before = scene_body (scene, HEAVY)->ground.front;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (screen_is_behind (scene));
  ck_assert_int_eq (scene_body (scene, HEAVY)->ground.front.y, before.y);
  ck_assert_int_eq (scene_body (scene, HEAVY)->period.moved, 0);
  ck_assert (!scene_body (scene, HEAVY)->disordered && !scene_body (scene, LIGHT)->disordered);
  ck_assert_int_eq (scene_body (scene, LIGHT)->ground.facing, MU_ANGLE_AHEAD);
  const MuEvent *event = scene_find (scene, MU_EVENT_MOVED, LIGHT);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_MOVE_INTERPENETRATE_FREE);
  scene_close (scene);
}
END_TEST

/* The same before a second line, so many paces behind the first. */
static Scene *
before_two_lines (int gap)
{
  const ArmyRow rows[] = { SCREEN, LINE, ATTACK ("Reg C HI JLS Sh", 16, 2), NO_MORE };
  Scene *scene = parked (rows, ROWS (ENEMIES));
  scene_put (scene, ENEMY + 1, 500, 400);
  scene_put (scene, LIGHT, 500, 300);
  const int line = 300 - MU_FIX_TO_PACES (scene_body (scene, LIGHT)->ground.depth) - 10;
  scene_put (scene, HEAVY, 500, line);
  const int depth = MU_FIX_TO_PACES (scene_body (scene, HEAVY)->ground.depth);
  scene_put (scene, ENEMY, 500, line - depth - gap);
  FOR_ALL (scene->battle, i)
  {
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  }
  scene->battle->commanded[MU_SIDE_A] = true;
  scene_skip_to (scene, MU_PHASE_NORMAL_MOVES);
  return scene;
}

/* wrg.move.half-to-full: no farther than brings it clear, with others behind the line. */
START_TEST (it_goes_back_between_two_lines)
{
  Scene *scene = before_two_lines (26);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (screen_is_behind (scene));
  ck_assert_int_lt (scene_body (scene, LIGHT)->period.moved, MU_PACES (80));
  ck_assert (!scene_body (scene, ENEMY)->disordered);
  scene_close (scene);
}
END_TEST

/* READING: wrg.move.interpenetrate.free: where the second line stands closer it goes on through
 * that as well, beyond its 80 paces; by the other reading it stays. */
START_TEST (it_goes_on_through_both_lines)
{
  Scene *scene = before_two_lines (20);
  scene->battle->readings.choice[MU_READING_STOPS_BEFORE_FRIENDS] = (uint8_t) _i;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (screen_is_behind (scene), _i == 0);
  if (_i == 0) {
    ck_assert_int_gt (scene_body (scene, LIGHT)->period.moved, MU_PACES (80));
    ck_assert_int_le (scene_body (scene, LIGHT)->period.moved, MU_PACES (120));
  }
  scene_close (scene);
}
END_TEST

/* Nobody in its way, the line goes on in the next period. */
START_TEST (the_line_goes_on_then)
{
  const ArmyRow line = LINE;
  Scene *scene = screened (&line);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const MuFix from = scene_body (scene, HEAVY)->ground.front.y;
  scene_skip_to (scene, MU_PHASE_ARRIVALS);
  scene_skip_to (scene, MU_PHASE_NORMAL_MOVES);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_gt (scene_body (scene, HEAVY)->ground.front.y, from);
  scene_close (scene);
}
END_TEST

/* All of them, so that behind the line is no room on the table. */
static void
take_to_edge (Scene *scene)
{
  for (int body = LIGHT; body <= ENEMY; body++) {
    scene_body (scene, body)->ground.front.y -= MU_PACES (240);
    mu_wrg_note_ground (scene->battle, body);
  }
}

/* Who stays before it: for a line that holds, one in disorder, which both would be by then, out of
 * range of enemy, by orders alone, and by the other reading. */
typedef enum {
  HOLDS,
  DISORDERED,
  FAR_OFF,
  UNCOMMANDED,
  WITHOUT_ROOM,
  BY_HOUSE_RULE,
  REASONS
} Reason;

START_TEST (else_it_stays_before_it)
{
  const ArmyRow attacking = LINE, holding = ENEMIES;
  Scene *scene = screened (_i == HOLDS ? &holding : &attacking);
  scene_body (scene, HEAVY)->disordered = _i == DISORDERED;
  if (_i == FAR_OFF)
    scene_put (scene, ENEMY, 500, 760);
  if (_i == WITHOUT_ROOM)
    take_to_edge (scene);
  scene->battle->commanded[MU_SIDE_A] = _i != UNCOMMANDED;
  scene->battle->readings.choice[MU_READING_SCREENS_STAY] = _i == BY_HOUSE_RULE;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (!screen_is_behind (scene));
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("make way");
  tcase_add_test (tests, the_screen_goes_back_through_the_line);
  tcase_add_test (tests, it_goes_back_between_two_lines);
  tcase_add_loop_test (tests, it_goes_on_through_both_lines, 0, 2);
  tcase_add_test (tests, the_line_goes_on_then);
  tcase_add_loop_test (tests, else_it_stays_before_it, 0, REASONS);
  return run_case ("make way", tests);
}
