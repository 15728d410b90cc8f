/* An umpire sets bodies to what happened on the real table (rules/battle/umpire.h). */
#include "rules/battle/umpire.h"

#include <string.h>

#include "ruling.h"

#define FOOT  "Reg C HI JLS Sh"
#define HORSE "Reg C HC JLS Sh"

static Scene *
two_against_one (void)
{
  return parked (ROWS (ATTACK (FOOT, 12, 2), HOLD (HORSE, 8, 2)), ROWS (HOLD (FOOT, 12, 2)));
}

static MuBodyStand
stand_of (Scene *scene, int body)
{
  MuBodyStand stand;
  mu_wrg_battle_stand (scene->battle, body, &stand);
  return stand;
}

static MuUmpireAnswer
set (Scene *scene, const MuBodyStand *stands, int count, int *at)
{
  return mu_wrg_battle_set_stands (scene->battle, stands, count, at);
}

START_TEST (a_body_is_read_as_it_stands)
{
  Scene *scene = two_against_one ();
  scene_put (scene, 0, 500, 300);
  mu_wrg_take_casualties (scene->battle, 0, 47);
  const MuBodyStand stand = stand_of (scene, 0);
  ck_assert_int_eq (stand.body, 0);
  ck_assert_int_eq (stand.fate, MU_FATE_ON_TABLE);
  ck_assert_int_eq (stand.x, 500);
  ck_assert_int_eq (stand.y, 300);
  ck_assert_int_eq (stand.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (stand.files, 6);
  ck_assert_int_eq (stand.figures, 10);
  ck_assert_int_eq (stand.carried, 7);
  scene_close (scene);
}
END_TEST

/* What is told is what stands, and the events say all of it. */
START_TEST (a_body_stands_as_told)
{
  Scene *scene = two_against_one ();
  MuBodyStand told = stand_of (scene, 0);
  told.x = 400, told.y = 250, told.facing = MU_ANGLE_QUARTER;
  told.files = 3, told.figures = 9, told.carried = 11, told.disordered = true;
  int at;
  scene_mark (scene);
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_OK);
  const MuBodyStand now = stand_of (scene, 0);
  ck_assert_int_eq (memcmp (&now, &told, sizeof now), 0);
  ck_assert_int_eq (scene_body (scene, 0)->casualties, 71);
  const MuEvent *placed = scene_find (scene, MU_EVENT_DEPLOYED, 0);
  ck_assert_int_eq (placed->value[0], MU_PACES (400));
  ck_assert_int_eq (placed->value[2], MU_ANGLE_QUARTER);
  ck_assert_int_eq (placed->value[3], 3);
  const MuEvent *strength = scene_find (scene, MU_EVENT_STRENGTH, 0);
  ck_assert_int_eq (strength->value[2], 3);
  ck_assert_int_eq (strength->value[3], 71);
  ck_assert_event (scene, MU_EVENT_DISORDERED, 0);
  scene_close (scene);
}
END_TEST

/* Nothing told, nothing changed: the battle goes on to the same end, whenever it
 * was looked at. */
START_TEST (telling_what_stands_changes_nothing)
{
  uint64_t digest[2];
  for (int told = 0; told < 2; told++) {
    Scene *scene = two_against_one ();
    scene_put (scene, 0, 500, 300);
    scene_put (scene, 2, 500, 420);
    while (mu_wrg_battle_step (scene->battle) == MU_BATTLE_GOES_ON) {
      if (!told || mu_wrg_battle_phase (scene->battle) != MU_PHASE_ARRIVALS)
        continue;
      MuBodyStand stand[3];
      for (int i = 0; i < 3; i++)
        stand[i] = stand_of (scene, i);
      const uint32_t before = scene->battle->event_count;
      int at;
      const MuUmpireAnswer answer = set (scene, stand, 3, &at);
      ck_assert_int_eq (answer, MU_UMPIRE_OK);
      ck_assert_uint_eq (scene->battle->event_count, before);
    }
    digest[told] = scene->battle->digest;
    scene_close (scene);
  }
  ck_assert_uint_eq (digest[0], digest[1]);
}
END_TEST

/* wrg.disorder.recovery: a body put into disorder is out of it after a period */
START_TEST (disorder_lasts_a_period)
{
  Scene *scene = two_against_one ();
  MuBodyStand told = stand_of (scene, 0);
  int at;
  told.disordered = true;
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_OK);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert (scene_body (scene, 0)->disordered);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert (!scene_body (scene, 0)->disordered);
  scene_close (scene);
}
END_TEST

START_TEST (a_router_rallies_and_one_who_left_comes_back)
{
  Scene *scene = two_against_one ();
  const MuBodyStand before = stand_of (scene, 0);
  MuBodyStand told = before;
  int at;
  told.fate = MU_FATE_IN_ROUT;
  told.disordered = true;
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_OK);
  ck_assert_int_eq (scene_body (scene, 0)->status, STATUS_ROUTING);
  ck_assert_event (scene, MU_EVENT_BROKE, 0);
  ck_assert_int_eq (set (scene, &before, 1, &at), MU_UMPIRE_OK);
  ck_assert (is_fighting (scene_body (scene, 0)));
  ck_assert (!scene_body (scene, 0)->disordered);
  told = before;
  told.fate = MU_FATE_OFF_TABLE;
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_OK);
  ck_assert_event (scene, MU_EVENT_LEFT_TABLE, 0);
  ck_assert_int_eq (stand_of (scene, 0).fate, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (set (scene, &before, 1, &at), MU_UMPIRE_OK);
  const MuEvent *back = scene->event + scene->count - 2;
  ck_assert_int_eq (back->kind, MU_EVENT_RALLIED);
  ck_assert_int_eq (back->value[0], MU_RALLIED_ONTO_TABLE);
  scene_close (scene);
}
END_TEST

/* Beyond the edge nobody stands anywhere; and who is told to be destroyed there does not come
 * back (wrg.leave-table.return). */
START_TEST (told_of_one_who_has_left)
{
  Scene *scene = two_against_one ();
  int at;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  scene_body (scene, 0)->move.kind = MOVE_EVADE;
  scene_put (scene, 0, 500, -10);
  mu_wrg_leave_over_edges (scene->battle);
  scene->battle->phase = MU_PHASE_ARRIVALS;
  MuBodyStand told = stand_of (scene, 0);
  ck_assert_int_eq (told.fate, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (told.x, 0);
  ck_assert_int_eq (told.y, 0);
  told.fate = MU_FATE_DESTROYED;
  told.figures = 0;
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_OK);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_END_TESTS);
  ck_assert_no_event (scene, MU_EVENT_MARCH, 0);
  ck_assert (!on_table (scene_body (scene, 0)));
  scene_close (scene);
}
END_TEST

START_TEST (the_destroyed_and_the_taken_are_gone)
{
  static const struct {
    MuFate fate;
    MuEventKind kind;
  } cases[] = {
    { MU_FATE_DESTROYED, MU_EVENT_DESTROYED },
    { MU_FATE_PRISONER, MU_EVENT_SURRENDERED },
    { MU_FATE_ROUTED_OFF, MU_EVENT_LEFT_TABLE },
  };
  Scene *scene = two_against_one ();
  MuBodyStand told = stand_of (scene, 0);
  int at;
  told.fate = (uint8_t) cases[_i].fate;
  told.figures = cases[_i].fate == MU_FATE_DESTROYED ? 0 : told.figures;
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_OK);
  ck_assert_event (scene, cases[_i].kind, 0);
  ck_assert_int_eq (stand_of (scene, 0).fate, cases[_i].fate);
  ck_assert_int_eq (stand_of (scene, 0).figures, told.figures);
  scene_close (scene);
}
END_TEST

/* Two bodies change places, which one after the other could not. */
START_TEST (all_at_once)
{
  Scene *scene = two_against_one ();
  MuBodyStand told[2] = { stand_of (scene, 0), stand_of (scene, 1) };
  const int x = told[0].x;
  int at;
  told[0].x = told[1].x;
  ck_assert_int_eq (set (scene, told, 1, &at), MU_UMPIRE_OVERLAP);
  ck_assert_int_eq (at, 0);
  told[1].x = x;
  ck_assert_int_eq (set (scene, told, 2, &at), MU_UMPIRE_OK);
  ck_assert_int_eq (stand_of (scene, 1).x, x);
  scene_close (scene);
}
END_TEST

typedef struct {
  MuBodyStand stand[3];
  int count;
} Told;

static void
beyond_the_last (Told *told)
{
  told->stand[1].body = 3;
}

static void
twice (Told *told)
{
  told->stand[1] = told->stand[0];
}

static void
retiring (Told *told)
{
  told->stand[1].fate = MU_FATE_RETIRING;
}

static void
too_many (Told *told)
{
  told->stand[1].figures = 9;
}

static void
none_left (Told *told)
{
  told->stand[1].figures = 0;
}

static void
a_figure_carried (Told *told)
{
  told->stand[1].carried = 20;
}

static void
too_wide (Told *told)
{
  told->stand[1].files = 9;
}

static void
over_the_edge (Told *told)
{
  told->stand[1].x = 1;
}

static void
far_away (Told *told)
{
  told->stand[1].y = INT32_MAX;
}

static void
on_the_enemy (Told *told)
{
  told->stand[1].x = told->stand[2].x;
  told->stand[1].y = told->stand[2].y + 5;
}

/* Refused with who is at fault, and nobody has been changed. */
START_TEST (the_impossible_is_refused)
{
  static const struct {
    void (*spoil) (Told *told);
    MuUmpireAnswer answer;
  } cases[] = {
    { beyond_the_last, MU_UMPIRE_NO_SUCH_BODY },
    { twice, MU_UMPIRE_TWICE },
    { retiring, MU_UMPIRE_BAD_FATE },
    { too_many, MU_UMPIRE_BAD_FIGURES },
    { none_left, MU_UMPIRE_BAD_FIGURES },
    { a_figure_carried, MU_UMPIRE_BAD_CARRIED },
    { too_wide, MU_UMPIRE_BAD_FILES },
    { over_the_edge, MU_UMPIRE_OUTSIDE },
    { far_away, MU_UMPIRE_OUTSIDE },
    { on_the_enemy, MU_UMPIRE_OVERLAP },
  };
  Scene *scene = two_against_one ();
  Told told = { .count = 3 };
  int at;
  for (int i = 0; i < 3; i++)
    told.stand[i] = stand_of (scene, i);
  told.stand[0].carried = 5; /* would be done first */
  cases[_i].spoil (&told);
  const uint32_t before = scene->battle->event_count;
  ck_assert_int_eq (set (scene, told.stand, told.count, &at), cases[_i].answer);
  ck_assert_int_eq (at, 1);
  ck_assert_uint_eq (scene->battle->event_count, before);
  ck_assert_int_eq (stand_of (scene, 0).carried, 0);
  ck_assert_str_ne (mu_umpire_answer_words (cases[_i].answer), "");
  scene_close (scene);
}
END_TEST

START_TEST (not_within_a_period_nor_after_the_end)
{
  Scene *scene = two_against_one ();
  MuBodyStand told = stand_of (scene, 0);
  int at;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_NOT_NOW);
  while (mu_wrg_battle_step (scene->battle) == MU_BATTLE_GOES_ON)
    ;
  ck_assert_int_eq (set (scene, &told, 1, &at), MU_UMPIRE_NOT_NOW);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *test = tcase_create ("umpire");
  tcase_add_test (test, a_body_is_read_as_it_stands);
  tcase_add_test (test, a_body_stands_as_told);
  tcase_add_test (test, telling_what_stands_changes_nothing);
  tcase_add_test (test, disorder_lasts_a_period);
  tcase_add_test (test, a_router_rallies_and_one_who_left_comes_back);
  tcase_add_loop_test (test, the_destroyed_and_the_taken_are_gone, 0, 3);
  tcase_add_test (test, told_of_one_who_has_left);
  tcase_add_test (test, all_at_once);
  tcase_add_loop_test (test, the_impossible_is_refused, 0, 10);
  tcase_add_test (test, not_within_a_period_nor_after_the_end);
  return run_case ("umpire", test);
}
