/* What becomes of charges and of generals, for who tells it when it is over. A battle sheet may
 * come from anyone: its numbers need not mean anything. */
#include <glib/gi18n-lib.h>

#include "reports/awfp/account/sentences.h"
#include "reports/awfp/account/sentences_private.h"

/* A body in this turn. */
typedef struct {
  MuAccountLine *charge; /* NULL: it has declared none */
  int target;
  gboolean counters; /* it is a countercharge */
  gboolean moved;    /* among the charges */
  gboolean met;      /* any enemy */
  gboolean met_target;
  MuAccountLine *ran; /* from who charged it */
  gboolean caught;
} Course;

typedef struct {
  const MuAccountNames *names;
  Course *course; /* by body */
  int bodies;
} Story;

static Course *
course_of (Story *story, int body)
{
  return body >= 0 && body < story->bodies ? &story->course[body] : NULL;
}

/* --- what is noted ---------------------------------------------------------------- */

/* awfp.orders.charge.pre-empt: whom it goes for in the end counts; the first is not told. */
static void
note_charge (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (!course)
    return;
  if (course->charge)
    course->charge->headline = FALSE;
  course->charge = line;
  course->target = event->other;
  course->counters = event->value[1] == 1;
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

static void
note_move (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (course && event->phase == MU_AWFP_PHASE_CHARGES && event->value[3] > 0)
    course->moved = TRUE;
}

static void
note_response (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (course && event->value[0] == MU_AWFP_RUNS)
    course->ran = line;
}

/* awfp.orders.retreat.caught; awfp.general.killed: that the army has lost him is told. */
static void
note_destroyed (Story *story, MuAccountLine *line, const MuEvent *event)
{
  Course *course = course_of (story, event->body);
  if (event->rule == MU_RULE_AWFP_GENERAL_KILLED)
    line->headline = FALSE;
  if (course && event->rule == MU_RULE_AWFP_RETREAT_CAUGHT)
    course->caught = TRUE;
}

/* --- what came of it --------------------------------------------------------------- */

/* NULL: it came to blows with whom it was meant for, or with others in the way. */
static char *
say_missed (Story *story, Course *course, const MuEvent *event)
{
  const char *body = mu_account_name (story->names, event->body);
  const char *other = mu_account_name (story->names, event->other);
  Course *target = course_of (story, event->other);
  if (course->met_target || (target && target->caught))
    return NULL;
  if (!course->moved)
    return g_strdup_printf (course->counters ? _ ("%s meant to countercharge %s.")
                                             : _ ("%s meant to charge %s."),
                            body, other);
  if (target && target->ran && !target->met) {
    target->ran->headline = FALSE;
    return g_strdup_printf (_ ("%s charged %s, who got away."), body, other);
  }
  return course->met ? NULL : g_strdup_printf (_ ("%s charged %s but fell short."), body, other);
}

static void
end_turn (Story *story)
{
  for (int i = 0; i < story->bodies; i++) {
    Course *course = &story->course[i];
    char *text = course->charge
                     ? say_missed (story, course, mu_account_event (story->names, course->charge))
                     : NULL;
    if (text)
      mu_account_retell (course->charge, text);
  }
  for (int i = 0; i < story->bodies; i++)
    story->course[i] = (Course){ .target = MU_NO_BODY };
}

static void
note (Story *story, MuAccountLine *line, const MuEvent *event)
{
  if (event->kind == MU_EVENT_PERIOD)
    end_turn (story);
  else if (event->kind == MU_EVENT_CHARGE)
    note_charge (story, line, event);
  else if (event->kind == MU_EVENT_CONTACT)
    note_contact (story, line, event);
  else if (event->kind == MU_EVENT_MOVED)
    note_move (story, line, event);
  else if (event->kind == MU_AWFP_EVENT_RESPONSE)
    note_response (story, line, event);
  else if (event->kind == MU_EVENT_DESTROYED)
    note_destroyed (story, line, event);
}

void
mu_awfp_hindsight (const MuAccountNames *names, GPtrArray *lines)
{
  const int bodies = mu_battle_record_bodies (names->record);
  Story story = { .names = names, .course = g_new0 (Course, bodies + 1), .bodies = bodies };
  end_turn (&story);
  for (guint i = 0; i < lines->len; i++) {
    MuAccountLine *line = g_ptr_array_index (lines, i);
    const MuEvent *event = mu_account_event (names, line);
    if (event)
      note (&story, line, event);
  }
  end_turn (&story);
  g_free (story.course);
}
