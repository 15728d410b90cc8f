#include "tests/soak/watch.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "rules/wrg/battle/engine.h"
#include "rules/wrg/fight/general.h"

#define MEN_A_FIGURE 20 /* wrg.casualties.remove */

void
watch_init (Watch *watch)
{
  memset (watch, 0, sizeof *watch);
  watch->digest = MU_DIGEST_START;
  for (int i = 0; i < WATCH_BODIES; i++)
    watch->body[i].gone = true; /* until it deploys or arrives */
}

void
watch_fault (Watch *watch, const char *format, ...)
{
  if (watch->faults++ > 0)
    return;
  const int at = snprintf (watch->first, sizeof watch->first, "period %d phase %d: ", watch->period,
                           watch->phase);
  va_list values;
  va_start (values, format);
  vsnprintf (watch->first + at, sizeof watch->first - (size_t) at, format, values);
  va_end (values);
}

/* --- events ------------------------------------------------------------- */

static void
watch_order (Watch *watch, const MuEvent *event)
{
  if (event->kind == 0 || event->kind >= MU_EVENT_KINDS || event->spare != 0)
    watch_fault (watch, "event of kind %d is none", event->kind);
  if (event->rule == MU_RULE_NONE || mu_rule_id ((MuRule) event->rule)[0] == '\0')
    watch_fault (watch, "event of kind %d names no rule", event->kind);
  if (watch->ended)
    watch_fault (watch, "event of kind %d after the end", event->kind);
  if (event->period < watch->period
      || (event->period == watch->period && event->phase < watch->phase))
    watch_fault (watch, "event of kind %d goes back in time", event->kind);
  if (event->kind == MU_EVENT_FACTOR && !watch->sum)
    watch_fault (watch, "factor %s of no sum", mu_rule_id ((MuRule) event->rule));
}

/* wrg.casualties.remove: what was, less what is removed, is left. */
static void
watch_strength (Watch *watch, const MuEvent *event)
{
  WatchBody *body = &watch->body[event->body];
  if (event->period == 0) {
    body->start = body->figures = event->value[0];
    return;
  }
  if (event->value[2] < 0 || event->value[3] <= 0)
    watch_fault (watch, "body %d regains figures or men", event->body);
  if (body->figures - event->value[2] != event->value[0])
    watch_fault (watch, "body %d had %d figures, loses %d and has %d", event->body, body->figures,
                 event->value[2], event->value[0]);
  if (event->value[1] < 0 || event->value[1] >= MEN_A_FIGURE)
    watch_fault (watch, "body %d carries %d men", event->body, event->value[1]);
  body->figures = event->value[0];
  body->carried = event->value[1];
  body->removed += event->value[2];
  body->casualties += event->value[3];
}

static void
watch_place (Watch *watch, const MuEvent *event)
{
  WatchBody *body = &watch->body[event->body];
  if (body->gone)
    watch_fault (watch, "body %d moves though it has left", event->body);
  body->front = (MuPoint){ event->value[0], event->value[1] };
  body->facing = (MuAngle) event->value[2];
  if (event->kind != MU_EVENT_MOVED && event->value[3] != 0)
    body->files = MU_SHAPE_FILES (event->value[3]);
}

/* From off the table: deployed, kept back, marched round, or left and come back. */
static void
watch_arrival (Watch *watch, const MuEvent *event)
{
  WatchBody *body = &watch->body[event->body];
  if (body->lost)
    watch_fault (watch, "body %d comes though it is lost", event->body);
  body->gone = false;
  watch_place (watch, event);
}

static void
watch_leaving (Watch *watch, const MuEvent *event)
{
  WatchBody *body = &watch->body[event->body];
  if (body->gone)
    watch_fault (watch, "body %d leaves twice", event->body);
  body->gone = true;
  body->lost = event->kind != MU_EVENT_LEFT_TABLE;
}

/* Off the table it may still rally and march back. */
static void
watch_rally (Watch *watch, const MuEvent *event)
{
  if (watch->body[event->body].lost)
    watch_fault (watch, "body %d rallies though it is lost", event->body);
}

static void
watch_act (Watch *watch, const MuEvent *event)
{
  if (watch->body[event->body].gone)
    watch_fault (watch, "body %d acts (%d) though it has left", event->body, event->kind);
}

static void
watch_joining (Watch *watch, const MuEvent *event)
{
  watch->body[event->body].gone = false;
  if (event->other != event->body - 1)
    watch_fault (watch, "body %d stands in %d", event->body, event->other);
  else
    watch->body[event->other].hosts = true;
}

/* Does nothing to the field, though some of it only who is there can do. */
static void
watch_saying (Watch *watch, const MuEvent *event)
{
  if (event->kind == MU_EVENT_MARCH)
    watch_rally (watch, event);
  else if (event->kind == MU_EVENT_FOLLOWED_UP)
    watch_act (watch, event);
}

static void
watch_body (Watch *watch, const MuEvent *event)
{
  switch (mu_event_row (event->kind)->effect) {
  case MU_EFFECT_SAY:
    watch_saying (watch, event);
    break;
  case MU_EFFECT_LOSS:
    watch_strength (watch, event);
    break;
  case MU_EFFECT_MOVE:
  case MU_EFFECT_FACE:
    watch_place (watch, event);
    break;
  case MU_EFFECT_APPEAR:
    watch_arrival (watch, event);
    break;
  case MU_EFFECT_LEAVE:
  case MU_EFFECT_DESTROY:
  case MU_EFFECT_SURRENDER:
    watch_leaving (watch, event);
    break;
  case MU_EFFECT_TEST:
  case MU_EFFECT_RALLY:
    watch_rally (watch, event);
    break;
  case MU_EFFECT_CHARGE:
  case MU_EFFECT_PURSUE:
    watch_act (watch, event);
    break;
  case MU_EFFECT_JOIN:
    watch_joining (watch, event);
    break;
  case MU_EFFECT_PERIOD:
  case MU_EFFECT_PHASE:
  case MU_EFFECT_DISORDER:
  case MU_EFFECT_ORDER:
  case MU_EFFECT_BREAK:
  case MU_EFFECT_RECOIL:
  case MU_EFFECT_CONTACT:
  case MU_EFFECT_BLOW:
  case MU_EFFECT_STAND:
  case MU_EFFECT_BIND:
  case MU_EFFECT_RIDE:
  case MU_EFFECT_GENERAL:
  case MU_EFFECT_SKY:
  case MU_EFFECT_END:
    break;
  }
}

void
watch_event (void *context, const MuEvent *event)
{
  Watch *watch = context;
  watch_order (watch, event);
  watch->period = event->period;
  watch->phase = event->phase;
  watch->sum
      = mu_event_row (event->kind)->sum != MU_EVENT_SUM_NONE || event->kind == MU_EVENT_FACTOR;
  if (event->body >= 0 && event->body < WATCH_BODIES)
    watch_body (watch, event);
  watch->ended = event->kind == MU_EVENT_ENDED;
  watch->digest = mu_digest_event (watch->digest, event);
  watch->last = *event;
  watch->count++;
}

/* --- the state ---------------------------------------------------------- */

/* Whether the ground is this body's alone: those in rout run through others. */
static bool
keeps_its_ground (const Body *body)
{
  return body->status == STATUS_FIGHTING;
}

static void
watch_ground (Watch *watch, const WrgBattle *battle, int i)
{
  const Body *body = body_at (battle, i);
  if (mu_rect_outside (&body->ground, battle->width, battle->depth))
    watch_fault (watch, "body %d is off the table", i);
  Body there = *body; /* as its formation asks of so many figures */
  mu_wrg_fill_ground (&there);
  if (body->files < 1 || body->files > body->figures || body->ground.width != there.ground.width)
    watch_fault (watch, "body %d of %d figures stands %d wide", i, body->figures, body->files);
  for (int k = 0; k < i; k++)
    if (keeps_its_ground (body) && keeps_its_ground (body_at (battle, k))
        && mu_rect_overlaps (&body->ground, &body_at (battle, k)->ground))
      watch_fault (watch, "bodies %d and %d share ground", k, i);
}

/* wrg.casualties.remove: a line that loses figures at one end has said where its middle is
 * now. */
static bool
stands_as_told (const Body *body, const WatchBody *told)
{
  return body->ground.facing == told->facing && body->ground.front.x == told->front.x
         && body->ground.front.y == told->front.y && body->files == told->files;
}

/* The events have said all that has become of the body, and every figure it came
 * with is there or lost, once. */
static void
watch_account (Watch *watch, const Body *body, int i)
{
  const WatchBody *told = &watch->body[i];
  const int figures = own_figures (body);
  if (!is_guest (body) && told->gone == on_table (body))
    watch_fault (watch, "body %d is %s, which no event told", i, told->gone ? "there" : "gone");
  if (on_table (body) && !stands_as_told (body, told))
    watch_fault (watch, "body %d does not stand where events put it", i);
  if (figures != told->figures || body->casualties != told->casualties)
    watch_fault (watch, "body %d has %d figures, not %d as told", i, figures, told->figures);
  if (told->start != told->figures + told->removed
      || told->removed * MEN_A_FIGURE + told->carried != told->casualties)
    watch_fault (watch, "body %d: figures or men are counted twice or not at all", i);
  if (on_table (body) && body->figures == 0)
    watch_fault (watch, "body %d is on the table without a figure", i);
}

/* wrg.victory.count, wrg.victory.prisoners: quarters of its value that a body can still end
 * with: all of it unless it is lost, since those off the table may rally and return. */
static int
best_rate (const Body *body)
{
  if (is_guest (body))
    return best_rate (body - 1);
  if (on_table (body) || body->fate == MU_FATE_OFF_TABLE || body->fate == MU_FATE_ROUTED_OFF)
    return 4;
  return body->fate == MU_FATE_PRISONER ? 1 : 0;
}

static int64_t
most_of_body (const Body *body)
{
  if (own_figures (body) == 0)
    return 0;
  const int rate = best_rate (body);
  return (int64_t) body->figure_points * own_figures (body) * rate / own_figures_start (body)
         + (int64_t) body->command_points * rate;
}

/* wrg.general.* of a general who is lost: hurt himself, or with his body. */
static int
rate_of_lost (const WrgBattle *battle, MuSide side, int which, int with)
{
  switch ((MuGeneralFate) battle->leader[side][which].fate) {
  case MU_GENERAL_LEAVES:
    return 2;
  case MU_GENERAL_SURRENDERS:
    return 1;
  case MU_GENERAL_DEAD:
    return 0;
  case MU_GENERAL_UNHURT:
    break;
  }
  return with != MU_NO_BODY && body_at (battle, with)->fate == MU_FATE_PRISONER ? 1 : 0;
}

static int64_t
most_of_general (const WrgBattle *battle, MuSide side)
{
  const int with = battle->general_body[side];
  if (battle->general_lost[side])
    return (int64_t) battle->general_points[side] * rate_of_lost (battle, side, 0, with);
  const int rate = with == MU_NO_BODY ? 4 : best_rate (body_at (battle, with));
  return (int64_t) battle->general_points[side] * rate;
}

/* wrg.generals.subordinate */
static int64_t
most_of_deputies (const WrgBattle *battle, MuSide side)
{
  int64_t most = 0;
  for (int i = 0; i < battle->deputies[side]; i++) {
    const Deputy *deputy = &battle->deputy[side][i];
    most += (int64_t) deputy->points
            * (deputy->lost ? rate_of_lost (battle, side, i + 1, deputy->with)
                            : best_rate (body_at (battle, deputy->with)));
  }
  return most;
}

/* Points may come back when a rout ends, but never beyond what was left at the best. */
static void
watch_points (Watch *watch, const WrgBattle *battle, MuSide side)
{
  int64_t most = (int64_t) battle->other_points[side] * 4 + most_of_general (battle, side)
                 + most_of_deputies (battle, side);
  FOR_SIDE (battle, side, i)
  {
    most += most_of_body (body_at (battle, i));
  }
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (battle, &outcome);
  const int64_t before = watch->most[side] ? watch->most[side] : outcome.start_quarters[side];
  if (most > before)
    watch_fault (watch, "side %d can still have %lld quarter points, %lld before", side,
                 (long long) most, (long long) before);
  if (outcome.left_quarters[side] > most || outcome.left_quarters[side] < 0)
    watch_fault (watch, "side %d has %lld quarter points left of %lld", side,
                 (long long) outcome.left_quarters[side], (long long) most);
  watch->most[side] = most;
}

void
watch_state (Watch *watch, const WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    watch_account (watch, body_at (battle, i), i);
    if (on_table (body_at (battle, i)))
      watch_ground (watch, battle, i);
  }
  watch_points (watch, battle, MU_SIDE_A);
  watch_points (watch, battle, MU_SIDE_B);
}

void
watch_end (Watch *watch, const WrgBattle *battle)
{
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (battle, &outcome);
  if (!watch->ended || watch->last.value[0] != (int32_t) outcome.winner
      || watch->last.value[1] != (int32_t) outcome.left_quarters[MU_SIDE_A]
      || watch->last.value[2] != (int32_t) outcome.left_quarters[MU_SIDE_B]
      || watch->last.value[3] != outcome.periods)
    watch_fault (watch, "the last event does not tell the end");
  if (outcome.periods > battle->periods)
    watch_fault (watch, "%d periods of %d", outcome.periods, battle->periods);
  if (outcome.digest != watch->digest || outcome.event_count != watch->count)
    watch_fault (watch, "the digest is not that of the events");
  FOR_ALL (battle, i)
  {
    MuUnitOutcome unit;
    mu_wrg_battle_unit_outcome (battle, i, &unit);
    if (unit.figures_start != watch->body[i].start || unit.figures_left != watch->body[i].figures
        || unit.casualties != watch->body[i].casualties || unit.carried != watch->body[i].carried)
      watch_fault (watch, "body %d: the outcome is not what the events told", i);
  }
}
