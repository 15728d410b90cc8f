/* Tables of pairs against plain ones that are cleared in full, and strokes by body against a look
 * at all of them. */
#include <string.h>

#include "crowd.h"

#define BODIES 40
#define ALL    (2 * BODIES)

typedef uint8_t Plain[ALL][ALL];

static void
check_table (const WrgBattle *battle, PairTable table, Plain plain)
{
  bool any = false;
  FOR_ALL (battle, i)
  {
    ck_assert_mem_eq (pair_at (battle, table, i, 0), plain[i], ALL);
    for (int k = 0; k < ALL; k++)
      any = any || plain[i][k];
  }
  if (any)
    ck_assert (mu_wrg_is_any_pair (battle, table));
}

static void
note_some (Crowd *crowd, PairTable table, Plain plain)
{
  const int count = (int) next_below (&crowd->state, 60);
  for (int i = 0; i < count; i++) {
    const int one = (int) next_below (&crowd->state, ALL);
    const int other = (int) next_below (&crowd->state, ALL);
    const uint8_t value = (uint8_t) next_below (&crowd->state, 4);
    mu_wrg_note_pair (crowd->battle, table, one, other, value);
    plain[one][other] = value;
  }
}

static void
clear_of (Plain plain, int body)
{
  for (int k = 0; k < ALL; k++)
    plain[body][k] = plain[k][body] = 0;
}

START_TEST (noted_and_cleared)
{
  Crowd *crowd = crowd_open (BODIES, 23);
  Plain now = { { 0 } }, last = { { 0 } };
  for (int round = 0; round < 200; round++) {
    const int body = (int) next_below (&crowd->state, ALL);
    note_some (crowd, PAIR_SHOT_NOW, now);
    if (next_below (&crowd->state, 2)) {
      mu_wrg_clear_pairs_of (crowd->battle, PAIR_SHOT_NOW, body);
      clear_of (now, body);
    }
    check_table (crowd->battle, PAIR_SHOT_NOW, now);
    if (next_below (&crowd->state, 3) == 0) {
      mu_wrg_move_pairs (crowd->battle, PAIR_SHOT_LAST, PAIR_SHOT_NOW);
      memcpy (last, now, sizeof last);
      memset (now, 0, sizeof now);
      ck_assert (!mu_wrg_is_any_pair (crowd->battle, PAIR_SHOT_NOW));
    }
    check_table (crowd->battle, PAIR_SHOT_NOW, now);
    check_table (crowd->battle, PAIR_SHOT_LAST, last);
  }
  mu_wrg_clear_pairs (crowd->battle, PAIR_SHOT_LAST);
  check_table (crowd->battle, PAIR_SHOT_LAST, (Plain){ { 0 } });
  crowd_close (crowd);
}
END_TEST

/* Who touches whom, noted anew, as if nobody had touched anybody before. */
START_TEST (contacts_noted_anew)
{
  Crowd *crowd = crowd_open (BODIES, 29);
  int touching = 0;
  for (int round = 0; round < 20; round++) {
    Plain plain = { { 0 } };
    MuFix from, to;
    crowd_scatter (crowd);
    mu_wrg_note_contacts (crowd->battle);
    FOR_ALL (crowd->battle, i)
    {
      FOR_SIDE (crowd->battle, enemy_of ((MuSide) body_at (crowd->battle, i)->side), k)
      {
        const Body *one = body_at (crowd->battle, i), *other = body_at (crowd->battle, k);
        plain[i][k] = on_table (one) && on_table (other)
                      && mu_rect_within (&one->ground, &other->ground, MU_RECT_SLACK)
                      && mu_wrg_front_meets (&one->ground, &other->ground, &from, &to);
        touching += plain[i][k];
      }
    }
    FOR_ALL (crowd->battle, i)
    {
      ck_assert_mem_eq (pair_at (crowd->battle, PAIR_TOUCH, i, 0), plain[i], ALL);
    }
  }
  ck_assert_int_gt (touching, 100);
  crowd_close (crowd);
}
END_TEST

static void
check_links (WrgBattle *battle, bool by_target)
{
  mu_wrg_link_strokes (battle, by_target);
  FOR_ALL (battle, i)
  {
    int at = body_at (battle, i)->period.first_stroke;
    for (int k = 0; k < battle->filled.strokes; k++) {
      if ((by_target ? battle->stroke[k].target : battle->stroke[k].body) != i)
        continue;
      ck_assert_int_eq (at, k);
      at = battle->stroke[at].next;
    }
    ck_assert_int_eq (at, NO_STROKE);
  }
}

START_TEST (strokes_in_their_order)
{
  Crowd *crowd = crowd_open (BODIES, 31);
  for (int round = 0; round < 30; round++) {
    crowd->battle->filled.strokes = (uint16_t) next_below (&crowd->state, 200);
    for (int i = 0; i < crowd->battle->filled.strokes; i++)
      crowd->battle->stroke[i] = (Stroke){ .body = (int16_t) next_below (&crowd->state, ALL),
                                           .target = (int16_t) next_below (&crowd->state, ALL) };
    check_links (crowd->battle, false);
    check_links (crowd->battle, true);
  }
  crowd_close (crowd);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("pairs");
  tcase_set_timeout (tests, 60);
  tcase_add_test (tests, noted_and_cleared);
  tcase_add_test (tests, contacts_noted_anew);
  tcase_add_test (tests, strokes_in_their_order);
  return run_case ("pairs", tests);
}
