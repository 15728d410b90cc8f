/* Who is found without asking everybody: those whom asking everybody finds. */
#include "crowd.h"

static const int sizes[] = { 8, 21, 33, 150 }; /* bodies a side: few, and words of a set full */
#define SIZES ((int) (sizeof sizes / sizeof sizes[0]))

static bool
box_reaches (const Body *body, MuPoint from, MuPoint to)
{
  MuPoint low, high;
  mu_rect_box (&body->ground, &low, &high);
  return on_table (body) && low.x <= to.x && high.x >= from.x && low.y <= to.y && high.y >= from.y;
}

static void
check_box (const Crowd *crowd, MuPoint low, MuPoint high, Sides sides)
{
  Near near;
  int at = 0;
  mu_wrg_find_in_box (crowd->battle, low, high, sides, &near);
  FOR_ALL (crowd->battle, k)
  {
    const Body *body = body_at (crowd->battle, k);
    if (!(sides >> body->side & 1u) || !box_reaches (body, low, high))
      continue;
    ck_assert_int_lt (at, near.count);
    ck_assert_int_eq (near.body[at++], k);
  }
  ck_assert_int_eq (at, near.count);
}

static void
check_boxes (Crowd *crowd)
{
  for (int i = 0; i < 40; i++) {
    const MuPoint low = { any_length (&crowd->state, 400), any_length (&crowd->state, 400) };
    const MuPoint high
        = { low.x + any_length (&crowd->state, 200), low.y + any_length (&crowd->state, 200) };
    check_box (crowd, low, high, 1 + next_below (&crowd->state, 3));
  }
  check_box (crowd, (MuPoint){ INT32_MIN, INT32_MIN }, (MuPoint){ INT32_MAX - 1, INT32_MAX - 1 },
             BOTH_SIDES);
}

START_TEST (in_a_box)
{
  Crowd *crowd = crowd_open (sizes[_i], 7 + (uint64_t) _i);
  for (int round = 0; round < 10; round++) {
    crowd_scatter (crowd);
    check_boxes (crowd);
    for (int i = 0; i < 20; i++) { /* some move by themselves */
      const int body = (int) next_below (&crowd->state, crowd->battle->count);
      crowd_place (crowd, body, false);
      body_at (crowd->battle, body)->ground.width += any_length (&crowd->state, 10 * i);
      mu_wrg_note_ground (crowd->battle, body);
    }
    check_boxes (crowd);
  }
  crowd_close (crowd);
}
END_TEST

/* Of all enemies, each asked. */
static int
first_of_all (const WrgBattle *battle, int body, MuFix *distance)
{
  const Body *self = body_at (battle, body);
  int best = MU_NO_BODY;
  *distance = INT32_MAX;
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    MuFix reach;
    if (!on_table (body_at (battle, k))
        || !mu_rect_reaches (&self->ground, &body_at (battle, k)->ground, &reach)
        || reach >= *distance)
      continue;
    best = k;
    *distance = reach;
  }
  return best;
}

/* Widely spread along the table, so that it looks far, and sometimes beyond everybody. */
static void
spread_out (Crowd *crowd, int paces)
{
  FOR_ALL (crowd->battle, i)
  {
    Body *self = body_at (crowd->battle, i);
    crowd_place (crowd, i, false);
    self->ground.front.x += any_length (&crowd->state, paces);
    self->concealed = false;
  }
  mu_wrg_note_grounds (crowd->battle);
}

START_TEST (straight_ahead)
{
  Crowd *crowd = crowd_open (sizes[_i], 11 + (uint64_t) _i);
  int found = 0, missed = 0;
  for (int round = 0; round < 8; round++) {
    spread_out (crowd, 1000 * round);
    FOR_ALL (crowd->battle, i)
    {
      MuFix wanted, distance;
      if (!on_table (body_at (crowd->battle, i)))
        continue;
      const int first = first_of_all (crowd->battle, i, &wanted);
      ck_assert_int_eq (mu_wrg_first_enemy_ahead (crowd->battle, i, &distance), first);
      ck_assert_int_eq (distance, wanted);
      if (first != MU_NO_BODY)
        ck_assert_int_le (distance,
                          mu_wrg_way_to_all (crowd->battle, &body_at (crowd->battle, i)->ground));
      found += first != MU_NO_BODY;
      missed += first == MU_NO_BODY;
    }
  }
  ck_assert_int_gt (found, 0);
  ck_assert_int_gt (missed, 0);
  crowd_close (crowd);
}
END_TEST

/* Whoever hid others is asked first, and hides nobody whom he would not have hidden. */
START_TEST (one_after_the_other)
{
  Crowd *crowd = crowd_open (sizes[_i], 13 + (uint64_t) _i);
  int seen = 0, hidden = 0;
  for (int round = 0; round < 4; round++) {
    spread_out (crowd, 700 * round);
    for (int i = 0; i < crowd->battle->count; i += 3) {
      Hiders hiders = { .count = 0 };
      FOR_ALL (crowd->battle, k)
      {
        if (k == i || !on_table (body_at (crowd->battle, k)))
          continue;
        const bool sees_it = mu_wrg_sees (crowd->battle, i, k);
        ck_assert_int_eq (mu_wrg_sees_after (crowd->battle, i, k, &hiders), sees_it);
        ck_assert_int_le (hiders.count, HIDERS_KEPT);
        seen += sees_it;
        hidden += !sees_it;
      }
    }
  }
  ck_assert_int_gt (seen, 0);
  ck_assert_int_gt (hidden, 0);
  crowd_close (crowd);
}
END_TEST

static int
nearest_of_all (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  int best = MU_NO_BODY;
  MuFix least = INT32_MAX;
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    const MuFix apart = mu_rect_distance (&self->ground, &body_at (battle, k)->ground);
    if (!on_table (body_at (battle, k)) || apart >= least || !mu_wrg_sees (battle, body, k))
      continue;
    least = apart;
    best = k;
  }
  return best;
}

START_TEST (the_nearest_in_sight)
{
  Crowd *crowd = crowd_open (sizes[_i], 17 + (uint64_t) _i);
  for (int round = 0; round < 4; round++) {
    spread_out (crowd, 1500 * round);
    for (int i = 0; i < crowd->battle->count; i += 5)
      ck_assert_int_eq (mu_wrg_nearest_seen (crowd->battle, i), nearest_of_all (crowd->battle, i));
  }
  crowd_close (crowd);
}
END_TEST

static void
check_sights (const WrgBattle *kept, const WrgBattle *anew)
{
  FOR_ALL (kept, i)
  {
    FOR_ALL (kept, k)
    {
      if (i != k && on_table (body_at (kept, i)) && on_table (body_at (kept, k)))
        ck_assert_int_eq (mu_wrg_sees (kept, i, k), mu_wrg_sees (anew, i, k));
    }
  }
}

/* Who sees whom is kept from phase to phase, and is what looking anew tells. */
START_TEST (sights_are_kept_while_they_hold)
{
  Army romans, carthaginians;
  army_raise (&romans, army_romans);
  army_raise (&carthaginians, army_carthaginians);
  const MuWrgSetup setup = army_setup (&romans, &carthaginians);
  const size_t size = mu_wrg_battle_size (&setup);
  WrgBattle *battle = malloc (size), *anew = malloc (size);
  MuDice dice;
  int at = 0, keeping = 0;
  mu_dice_init_seeded (&dice, (uint64_t) _i, 1);
  ck_assert_int_eq (mu_wrg_battle_init (battle, &setup, &dice, NULL, NULL, &at), MU_WRG_SETUP_OK);
  while (mu_wrg_battle_step (battle) == MU_BATTLE_GOES_ON) {
    keeping += mu_wrg_is_any_pair (battle, PAIR_SIGHT);
    memcpy (anew, battle, size);
    mu_wrg_forget_sights (anew);
    check_sights (battle, anew);
  }
  ck_assert_int_gt (keeping, 0);
  free (battle);
  free (anew);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("near");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, in_a_box, 0, SIZES);
  tcase_add_loop_test (tests, straight_ahead, 0, SIZES);
  tcase_add_loop_test (tests, one_after_the_other, 0, SIZES);
  tcase_add_loop_test (tests, the_nearest_in_sight, 0, SIZES);
  tcase_add_loop_test (tests, sights_are_kept_while_they_hold, 1, 9);
  return run_case ("near", tests);
}
