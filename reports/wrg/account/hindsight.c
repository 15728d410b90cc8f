/* What becomes of charges, orders and wounded generals, for who tells it when it is over. A battle
 * sheet may come from anyone: its numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/wrg/account/sentences.h"
#include "reports/wrg/account/sentences_private.h"
#include "rules/wrg/fight/general.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/orders/orders.h"

/* A body in this period. */
typedef struct {
  MuAccountLine *charge; /* NULL: it has declared none */
  int target;
  gboolean stopped; /* a test bade it do something else */
  gboolean moved;   /* as chargers move */
  gboolean met;     /* any enemy */
  gboolean met_target;
  MuAccountLine *bidden; /* to evade, by a test */
  MuAccountLine *evade;  /* its first turn or move away from chargers */
  gboolean got_away;     /* as the charge is told */
  gboolean caught;       /* evading, before it came away from where it stood */
  MuAccountLine *without_orders;
  MuAccountLine *forgets;
  MuAccountLine *decided;
  MuAccountLine *hurt; /* the general with it */
} Course;

typedef struct {
  const MuAccountNames *names;
  Course *course; /* by body */
  int bodies;
  gboolean tells_moves; /* else nobody wrote down who came where */
} Story;

typedef void (*Follow) (Story *story, MuAccountLine *line, const MuEvent *event);

static Course *
course_of (Story *story, int body)
{
  return body >= 0 && body < story->bodies ? &story->course[body] : NULL;
}

static gboolean
is_of_one_phase (const MuAccountLine *one, const MuAccountLine *other)
{
  return one && one->period == other->period && one->phase == other->phase;
}

/* --- charges -------------------------------------------------------------- */

static void
note_charge (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (!course || course->charge)
    return;
  course->charge = line;
  course->target = event->other;
}

/* wrg.move.evade, wrg.move.evade.uncharged */
static gboolean
is_evasion (const MuEvent *event)
{
  return event->rule == MU_RULE_WRG_MOVE_EVADE || event->rule == MU_RULE_WRG_MOVE_EVADE_UNCHARGED;
}

static void
note_turn (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (course && is_evasion (event) && !course->evade)
    course->evade = line;
}

static void
note_move (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (!course)
    return;
  course->moved = course->moved || (event->phase == MU_PHASE_CHARGE_MOVES && event->value[3] > 0);
  note_turn (story, line, event);
}

static void
note_meeting (Story *story, int body, int other)
{
  Course *course = course_of (story, body);
  if (!course)
    return;
  course->met = TRUE;
  course->met_target = course->met_target || other == course->target;
}

static void
note_contact (Story *story, MuAccountLine *line, const MuEvent *event)
{
  note_meeting (story, event->body, event->other);
  note_meeting (story, event->other, event->body);
}

/* wrg.move.evade.caught */
static void
note_melee (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *target = course_of (story, event->other);
  if (target && event->rule == MU_RULE_WRG_MOVE_EVADE_CAUGHT)
    target->caught = TRUE;
  note_contact (story, line, event);
}

static gboolean
lets_charge (gint32 act)
{
  return act == MU_RESULT_OBEY || act == MU_RESULT_OBEY_OR_CAUTIOUS || act == MU_RESULT_ADVANCE;
}

static void
note_result (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (!course)
    return;
  if (event->value[0] == MU_RESULT_ADVANCE)
    course->forgets = line;
  if (event->value[0] == MU_RESULT_EVADE)
    course->bidden = line;
  if ((event->phase == MU_PHASE_CHARGE_TESTS || event->phase == MU_PHASE_RESPONSE_TESTS)
      && !lets_charge (event->value[0]))
    course->stopped = TRUE;
}

/* What came of it, unless it came to blows with those whom it was meant for, or others in their
 * way; NULL then. */
static char *
say_missed (Story *story, Course *course, const MuEvent *event)
{
  const char *body = mu_account_name (story->names, event->body);
  const char *other = mu_account_name (story->names, event->other);
  Course *target = course_of (story, event->other);
  if (course->met_target)
    return NULL;
  if (course->stopped || !course->moved)
    return g_strdup_printf (event->value[1] == 1 ? _ ("%s meant to countercharge %s.")
                                                 : _ ("%s meant to charge %s."),
                            body, other);
  if (target && target->evade && !target->met) {
    target->got_away = TRUE;
    return g_strdup_printf (_ ("%s charged %s, who got away."), body, other);
  }
  if (course->met)
    return NULL;
  return g_strdup_printf (_ ("%s charged %s but fell short."), body, other);
}

static void
end_charge (Story *story, Course *course)
{
  char *text = course->charge
                   ? say_missed (story, course, mu_account_event (story->names, course->charge))
                   : NULL;
  if (text)
    mu_account_retell (course->charge, text);
}

/* Said once: by the charge that missed it, or of itself. */
static void
end_evade (Story *story, Course *course)
{
  if (!course->evade && course->caught)
    course->evade = course->bidden;
  if (!course->evade)
    return;
  if (course->bidden)
    course->bidden->headline = FALSE;
  if (course->got_away)
    return;
  const char *name = mu_account_name (story->names, course->evade->body);
  mu_account_retell (course->evade, g_strdup_printf (_ ("%s evaded."), name));
}

static void
end_period (Story *story)
{
  for (int i = 0; i < story->bodies && story->tells_moves; i++)
    end_charge (story, &story->course[i]);
  for (int i = 0; i < story->bodies; i++) {
    end_evade (story, &story->course[i]);
    story->course[i] = (Course){ .target = MU_NO_BODY };
  }
}

static void
note_period (Story *story, MuAccountLine *line, const MuEvent *event)
{
  end_period (story);
}

/* --- orders ---------------------------------------------------------------- */

/* That it had no orders left says that it had none. */
static void
note_decision (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (!course)
    return;
  course->decided = line;
  if (event->value[0] == MU_DECISION_ANEW && is_of_one_phase (course->without_orders, line))
    course->without_orders->headline = FALSE;
}

/* That it has forgotten its orders says enough of them, and what its own general has just decided
 * for it is what it does. */
static void
note_orders (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (!course)
    return;
  if (is_of_one_phase (course->forgets, line)
      || (is_of_one_phase (course->decided, line) && event->value[0] == MU_WRG_OBEYS_BATTLEFIELD))
    line->headline = FALSE;
  course->without_orders = event->value[0] == MU_WRG_OBEYS_DEFAULT ? line : NULL;
}

/* wrg.orders.standing.forget: who runs has none, which goes without saying. */
static void
note_broke (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (course && is_of_one_phase (course->without_orders, line))
    course->without_orders->headline = FALSE;
}

/* --- generals --------------------------------------------------------------- */

static void
note_hurt (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (course && event->value[3] != MU_GENERAL_UNHURT)
    course->hurt = line;
}

/* It was told how. */
static void
note_lost (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (course && is_of_one_phase (course->hurt, line)
      && mu_account_event (story->names, course->hurt)->value[0] == event->value[1])
    line->headline = FALSE;
}

/* --- the whole -------------------------------------------------------------- */

static const Follow follow[MU_EVENT_KINDS] = {
  [MU_EVENT_PERIOD] = note_period,     [MU_EVENT_CHARGE] = note_charge,
  [MU_EVENT_RESULT] = note_result,     [MU_EVENT_MOVED] = note_move,
  [MU_EVENT_FACED] = note_turn,        [MU_EVENT_CONTACT] = note_contact,
  [MU_EVENT_MELEE] = note_melee,       [MU_EVENT_ORDERS] = note_orders,
  [MU_EVENT_DECIDED] = note_decision,  [MU_EVENT_BROKE] = note_broke,
  [MU_EVENT_GENERAL_HURT] = note_hurt, [MU_EVENT_GENERAL_LOST] = note_lost,
};

static gboolean
tells_moves (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->events->len; i++)
    if (g_array_index (record->events, MuEvent, i).kind == MU_EVENT_MOVED)
      return TRUE;
  return FALSE;
}

void
mu_wrg_hindsight (const MuAccountNames *names, GPtrArray *lines)
{
  const int bodies = mu_battle_record_bodies (names->record);
  Story story = { .names = names, .course = g_new0 (Course, bodies + 1), .bodies = bodies };
  story.tells_moves = tells_moves (names->record);
  end_period (&story);
  for (guint i = 0; i < lines->len; i++) {
    MuAccountLine *line = g_ptr_array_index (lines, i);
    const MuEvent *event = mu_account_event (names, line);
    if (event && event->kind < MU_EVENT_KINDS && follow[event->kind])
      follow[event->kind](&story, line, event);
  }
  end_period (&story);
  g_free (story.course);
}
