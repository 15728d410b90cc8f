/* The next meeting is the one that asking all pairs finds, though only those who turn are asked
 * anew and nobody is brought along who is not needed. */
#include "crowd.h"

#define BODIES  30
#define FASTEST 120 /* paces, along either axis */
#define ROUNDS  120

typedef struct {
  Crowd *crowd;
  int32_t when[2 * BODIES][2 * BODIES]; /* [lower][higher] */
  bool turned[2 * BODIES];
} Plain;

static MuVelocity
any_velocity (uint64_t *state)
{
  const int32_t most = PACES (FASTEST);
  if (next_below (state, 3) == 0)
    return (MuVelocity){ 0, 0 };
  return (MuVelocity){ (MuFix) next_below (state, (uint32_t) (2 * most + 1)) - most,
                       (MuFix) next_below (state, (uint32_t) (2 * most + 1)) - most };
}

/* It may yet come to go as fast as anybody. */
static void
set_out_anywhere (Plain *plain, int body)
{
  static const MoveKind kinds[]
      = { MOVE_ADVANCE, MOVE_PURSUIT, MOVE_PURSUIT, MOVE_EVADE, MOVE_ROUT };
  uint64_t *state = &plain->crowd->state;
  Body *self = body_at (plain->crowd->battle, body);
  const int side = self->side == MU_SIDE_A ? BODIES : 0;
  self->move = (Move){
    .kind = (uint8_t) kinds[next_below (state, 5)],
    .velocity = any_velocity (state),
    .later = { PACES (FASTEST), PACES (FASTEST) },
    .start = self->ground.front,
    .base = self->ground.front,
    .quarry
    = (int16_t) (next_below (state, 4) ? side + (int) next_below (state, BODIES) : MU_NO_BODY),
    .leader = MU_NO_BODY,
    .contact_time = -1,
  };
  plain->turned[body] = true;
}

/* Every other one has his quarry straight before him, who may come out of his way. */
static void
run_before (Plain *plain, int body)
{
  const Body *self = body_at (plain->crowd->battle, body);
  if (self->move.quarry == MU_NO_BODY || next_below (&plain->crowd->state, 2))
    return;
  Body *quarry = body_at (plain->crowd->battle, self->move.quarry);
  quarry->ground = mu_rect_ahead (&self->ground, PACES (60));
  quarry->move.start = quarry->move.base = quarry->ground.front;
}

static void
turn (Plain *plain, int body, int32_t now)
{
  mu_wrg_set_velocity (plain->crowd->battle, body, any_velocity (&plain->crowd->state), now);
  plain->turned[body] = true;
}

static bool
is_to_be_asked (const Plain *plain, int body)
{
  const int quarry = body_at (plain->crowd->battle, body)->move.quarry;
  return plain->turned[body] || (quarry != MU_NO_BODY && plain->turned[quarry]);
}

/* All stand where they are by then. */
static void
ask_all_pairs (Plain *plain, int32_t now)
{
  WrgBattle *battle = plain->crowd->battle;
  FOR_ALL (battle, i)
  {
    for (int k = i + 1; k < battle->count; k++)
      if (is_to_be_asked (plain, i) || is_to_be_asked (plain, k))
        plain->when[i][k] = mu_wrg_when_they_meet (battle, i, k, now);
  }
  FOR_ALL (battle, i)
  {
    plain->turned[i] = false;
  }
}

static Meeting
next_of_all (const Plain *plain, int32_t end)
{
  Meeting next = { .one = MU_NO_BODY, .when = end };
  FOR_ALL (plain->crowd->battle, i)
  {
    for (int k = i + 1; k < plain->crowd->battle->count; k++)
      if (plain->when[i][k] < next.when)
        next = (Meeting){ .one = (int16_t) i, .other = (int16_t) k, .when = plain->when[i][k] };
  }
  return next;
}

/* The plain way works on a copy in which everybody is brought along. */
static Meeting
next_in_copy (Plain *plain, WrgBattle *copy, size_t size, int32_t now, int32_t end)
{
  WrgBattle *battle = plain->crowd->battle;
  memcpy (copy, battle, size);
  plain->crowd->battle = copy;
  if (now > 0) /* before that nobody has left */
    FOR_ALL (copy, i)
    {
      mu_wrg_bring_to (body_at (copy, i), now);
    }
  ask_all_pairs (plain, now);
  const Meeting next = next_of_all (plain, end);
  plain->crowd->battle = battle;
  return next;
}

static void
check_all (const Plain *plain)
{
  for (uint32_t at = 0; at < plain->crowd->battle->meeting_count; at++) {
    const Meeting *meeting = meeting_at (plain->crowd->battle, at);
    const int32_t wanted = plain->when[meeting->one][meeting->other];
    if (meeting->when != wanted) /* so many that asserting each takes seconds */
      ck_abort_msg ("%d and %d meet at %d, not %d", meeting->one, meeting->other, meeting->when,
                    wanted);
  }
}

/* Returns how many there were before the end. */
static int
compare_rounds (Plain *plain, WrgBattle *copy, size_t size)
{
  WrgBattle *battle = plain->crowd->battle;
  int32_t now = 0;
  int met = 0;
  mu_wrg_list_meetings (battle);
  for (int round = 0; round < ROUNDS; round++) {
    const int32_t end = now + MU_PERIOD_PARTS / ROUNDS;
    const Meeting wanted = next_in_copy (plain, copy, size, now, end);
    const Meeting *next = mu_wrg_next_meeting (battle, now, end);
    check_all (plain);
    ck_assert_int_eq (next ? next->one : MU_NO_BODY, wanted.one);
    now = end;
    if (next) {
      ck_assert_int_eq (next->other, wanted.other);
      ck_assert_int_eq (next->when, wanted.when);
      now = next->when;
      met++;
      plain->when[next->one][next->other] = INT32_MAX;
      mu_wrg_strike_off (battle, next);
      if (next_below (&plain->crowd->state, 4))
        turn (plain, next->one, now);
    }
    if (next_below (&plain->crowd->state, 3) == 0)
      turn (plain, (int) next_below (&plain->crowd->state, battle->count), now);
  }
  return met;
}

static size_t
size_of (const Crowd *crowd)
{
  const MuWrgSetup setup = army_setup (&crowd->army[0], &crowd->army[1]);
  return mu_wrg_battle_size (&setup);
}

START_TEST (the_next)
{
  Plain plain = { .crowd = crowd_open (BODIES, 19 + (uint64_t) _i) };
  const size_t size = size_of (plain.crowd);
  WrgBattle *copy = malloc (size);
  crowd_scatter (plain.crowd);
  FOR_ALL (plain.crowd->battle, i)
  {
    set_out_anywhere (&plain, i);
    run_before (&plain, i);
  }
  mu_wrg_note_grounds (plain.crowd->battle);
  ck_assert_int_gt (compare_rounds (&plain, copy, size), 10);
  free (copy);
  crowd_close (plain.crowd);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("agenda");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, the_next, 0, 60);
  return run_case ("agenda", tests);
}
