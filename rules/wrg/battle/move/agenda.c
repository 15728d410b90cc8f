/* The meetings to come in a phase: who may meet whom, and which is next.
 *
 * Two bodies are asked anew only when one of them, or the quarry of one, is set on another way
 * (note_turn): so the cost of a meeting does not grow with the number of bodies.  Each body keeps
 * the soonest of those meetings in which it has the lower number, and a tree of winners the
 * soonest of all. */
#include "rules/wrg/battle/engine.h"

#define NO_MEETING UINT32_MAX

/* --- the soonest --------------------------------------------------------------- */

/* Of two at the same moment the one of the lower number. */
static void
play_off (WrgBattle *battle, int node)
{
  const int16_t one = battle->ahead[2 * node];
  const int16_t other = battle->ahead[2 * node + 1];
  const bool walks_over = other >= battle->count;
  battle->ahead[node] = !walks_over
                                && body_at (battle, other)->agenda.soonest_when
                                       < body_at (battle, one)->agenda.soonest_when
                            ? other
                            : one;
}

static void
play_all (WrgBattle *battle)
{
  battle->leaves = 1;
  while (battle->leaves < battle->count)
    battle->leaves *= 2;
  for (int i = 0; i < battle->leaves; i++)
    battle->ahead[battle->leaves + i] = (int16_t) i;
  for (int node = battle->leaves - 1; node > 0; node--)
    play_off (battle, node);
}

static void
play_again (WrgBattle *battle, int body)
{
  for (int node = (battle->leaves + body) / 2; node > 0; node /= 2)
    play_off (battle, node);
}

/* Of its own meetings, which follow each other. */
static void
find_soonest (const WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->agenda.soonest_when = INT32_MAX;
  for (uint32_t at = self->agenda.meetings; at < self->agenda.meetings_end; at++)
    if (meeting_at (battle, at)->when < self->agenda.soonest_when) {
      self->agenda.soonest_when = meeting_at (battle, at)->when;
      self->agenda.soonest = at;
    }
}

/* --- who may meet whom ----------------------------------------------------------- */

/* How far a body may come from where it is in this phase, the room that it
 * keeps included; those who stand may be pushed. */
static MuFix
reach_of (const Body *body)
{
  const MuVelocity v = body->move.velocity;
  const MuVelocity w = body->move.later;
  int64_t most = PACES (KEPT_APART);
  const int64_t speed[4]
      = { mu_fix_size (v.x), mu_fix_size (v.y), mu_fix_size (w.x), mu_fix_size (w.y) };
  for (int i = 0; i < 4; i++)
    most = speed[i] > most ? speed[i] : most;
  return (MuFix) most + PACES (KEPT_APART);
}

static MuFix
furthest_reach (const WrgBattle *battle)
{
  MuFix most = 0;
  FOR_ALL (battle, i)
  {
    const MuFix reach = reach_of (body_at (battle, i));
    most = reach > most ? reach : most;
  }
  return most;
}

static bool
may_meet (const Body *a, const Body *b, MuFix apart)
{
  return a->low.x - apart <= b->high.x && a->high.x + apart >= b->low.x
         && a->low.y - apart <= b->high.y && a->high.y + apart >= b->low.y;
}

static void
add_meeting (WrgBattle *battle, int one, int other)
{
  const uint32_t at = battle->meeting_count++;
  *meeting_at (battle, at) = (Meeting){
    .one = (int16_t) one,
    .other = (int16_t) other,
    .when = mu_wrg_when_they_meet (battle, one, other, 0),
    .next = body_at (battle, other)->agenda.met_by,
  };
  body_at (battle, other)->agenda.met_by = at;
}

/* With those of higher numbers. */
static void
list_meetings_of (WrgBattle *battle, int body, MuFix furthest)
{
  const Body *self = body_at (battle, body);
  const MuFix reach = reach_of (self);
  Near near;
  if (!on_table (self))
    return;
  mu_wrg_find_near (battle, &self->ground, reach + furthest, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k > body && may_meet (self, body_at (battle, k), reach + reach_of (body_at (battle, k))))
      add_meeting (battle, body, k);
  }
}

/* Who goes after whom, as that bears on where he halts. */
static void
list_hunters (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    body_at (battle, i)->agenda.hunter = MU_NO_BODY;
    body_at (battle, i)->agenda.met_by = NO_MEETING;
  }
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->move.quarry == MU_NO_BODY)
      continue;
    self->agenda.next_hunter = body_at (battle, self->move.quarry)->agenda.hunter;
    body_at (battle, self->move.quarry)->agenda.hunter = (int16_t) i;
  }
}

/* Now, or after a wheel or turn. */
static bool
anybody_moves (const WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (mu_wrg_is_moving (body_at (battle, i)) || body_at (battle, i)->move.delay > 0)
      return true;
  }
  return false;
}

/* All pairs that may come together in this phase, by number. */
void
mu_wrg_list_meetings (WrgBattle *battle)
{
  const MuFix furthest = furthest_reach (battle);
  clear_set (&battle->turned);
  battle->meeting_count = 0;
  if (!anybody_moves (battle))
    return;
  list_hunters (battle);
  FOR_ALL (battle, i)
  {
    body_at (battle, i)->agenda.meetings = battle->meeting_count;
    list_meetings_of (battle, i, furthest);
    body_at (battle, i)->agenda.meetings_end = battle->meeting_count;
    find_soonest (battle, i);
  }
  play_all (battle);
}

/* --- those who turn ------------------------------------------------------------ */

/* The body is set on another way, or comes to share ground with friends. */
void
mu_wrg_note_turn (WrgBattle *battle, int body)
{
  add_to_set (&battle->turned, (unsigned) body);
}

static void
bring_with_quarry (WrgBattle *battle, int body, int32_t now)
{
  Body *self = body_at (battle, body);
  mu_wrg_bring_to (self, now);
  if (self->move.quarry != MU_NO_BODY)
    mu_wrg_bring_to (body_at (battle, self->move.quarry), now);
}

/* Everybody stands where he was when he last turned, until he is asked for. */
void
mu_wrg_bring_pair (WrgBattle *battle, const Meeting *meeting, int32_t now)
{
  bring_with_quarry (battle, meeting->one, now);
  bring_with_quarry (battle, meeting->other, now);
}

/* Whether that changes anything. */
static bool
ask_again (WrgBattle *battle, Meeting *meeting, int32_t now)
{
  const int32_t before = meeting->when;
  mu_wrg_bring_pair (battle, meeting, now);
  meeting->when = mu_wrg_when_they_meet (battle, meeting->one, meeting->other, now);
  return meeting->when != before;
}

static void
ask_body (WrgBattle *battle, int body, const BodySet *turned, int32_t now)
{
  const Body *self = body_at (battle, body);
  for (uint32_t at = self->agenda.meetings; at < self->agenda.meetings_end; at++)
    ask_again (battle, meeting_at (battle, at), now);
  find_soonest (battle, body);
  play_again (battle, body);
  for (uint32_t at = self->agenda.met_by; at != NO_MEETING; at = meeting_at (battle, at)->next) {
    Meeting *meeting = meeting_at (battle, at);
    if (is_in_set (turned, (unsigned) meeting->one) || !ask_again (battle, meeting, now))
      continue; /* who turned himself asks for himself */
    find_soonest (battle, meeting->one);
    play_again (battle, meeting->one);
  }
}

static void
ask_turned (WrgBattle *battle, int32_t now)
{
  BodySet turned = battle->turned;
  FOR_SET (&battle->turned, i)
  {
    for (int k = body_at (battle, i)->agenda.hunter; k != MU_NO_BODY;
         k = body_at (battle, k)->agenda.next_hunter)
      if (body_at (battle, k)->move.quarry == i)
        add_to_set (&turned, (unsigned) k);
  }
  FOR_SET (&turned, i)
  {
    ask_body (battle, i, &turned, now);
  }
  clear_set (&battle->turned);
}

/* The next one; NULL: none before the end. Of two at the same moment the first. It will not come
 * again unless one of the two turns. */
const Meeting *
mu_wrg_next_meeting (WrgBattle *battle, int32_t now, int32_t end)
{
  if (battle->meeting_count == 0)
    return NULL;
  ask_turned (battle, now);
  const int body = battle->ahead[1];
  if (body_at (battle, body)->agenda.soonest_when >= end)
    return NULL;
  return meeting_at (battle, body_at (battle, body)->agenda.soonest);
}

void
mu_wrg_strike_off (WrgBattle *battle, const Meeting *meeting)
{
  meeting_at (battle, (size_t) (meeting - meeting_at (battle, 0)))->when = INT32_MAX;
  find_soonest (battle, meeting->one);
  play_again (battle, meeting->one);
}
