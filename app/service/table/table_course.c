#include "app/service/table/table_course.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/table/system.h"
#include "lists/battle/battle_count.h"

static const MuTableUnit nobody = { MU_SIDE_NONE, 0 };

/* --- units -------------------------------------------------------------- */

static gboolean
is_there (const MuBattleRecord *record, const MuTableUnit *at)
{
  return (at->side == MU_SIDE_A || at->side == MU_SIDE_B) && at->unit >= 0
         && at->unit < (int) record->side[at->side].list->units->len;
}

static MuUnitOutcome *
state_of (const MuBattleRecord *now, const MuTableUnit *at)
{
  return &g_array_index (now->side[at->side].results, MuUnitOutcome, at->unit);
}

const MuUnitOutcome *
mu_table_course_unit (const MuBattleRecord *now, MuSide side, int unit)
{
  return state_of (now, &(MuTableUnit){ side, unit });
}

static const MuListUnit *
unit_of (const MuBattleRecord *record, const MuTableUnit *at)
{
  return mu_list_unit (record->side[at->side].list, (guint) at->unit);
}

static int
body_of (const MuBattleRecord *record, const MuTableUnit *at)
{
  if (!is_there (record, at))
    return MU_NO_BODY;
  return at->unit + mu_battle_record_first (record, at->side);
}

static gboolean
on_table (const MuUnitOutcome *state)
{
  switch ((MuFate) state->fate) {
  case MU_FATE_ON_TABLE:
  case MU_FATE_IN_ROUT:
  case MU_FATE_RETIRING:
    return TRUE;
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_DESTROYED:
  case MU_FATE_PRISONER:
    break;
  }
  return FALSE;
}

/* The unit that the commander-in-chief rides with; nobody where he has none. */
static MuTableUnit
general_with (const MuBattleRecord *record, MuSide side)
{
  const int unit = mu_battle_general_unit (&record->side[side]);
  return unit == MU_LIST_NO_UNIT ? nobody : (MuTableUnit){ side, unit };
}

MuTableUnit
mu_table_course_general (const MuBattleRecord *now, MuSide side)
{
  return now->side[side].general_lost ? nobody : general_with (now, side);
}

static gboolean
carries_general (const MuBattleRecord *now, const MuTableUnit *at)
{
  const MuTableUnit with = mu_table_course_general (now, at->side);
  return with.side == at->side && with.unit == at->unit;
}

/* --- events ------------------------------------------------------------- */

typedef struct {
  const MuTableSystem *system;
  MuBattleRecord *now;
  const MuKeptSum *sum;
  GPtrArray *objectives; /* names, in the order in which they came */
} Course;

/* Sums have their phase of the period; what is set by hand comes at its end. */
static MuPhase
phase_of (const MuKeptSum *sum)
{
  if (strcmp (sum->kind, "shoot") == 0)
    return MU_PHASE_SHOOTING;
  if (strcmp (sum->kind, "melee") == 0)
    return MU_PHASE_MELEE;
  return MU_PHASE_END_TESTS;
}

#define GENERAL_KEY "general=" /* what an entry about a general keeps */

char *
mu_table_general_write (MuGeneralEnd end)
{
  return g_strconcat (GENERAL_KEY, mu_general_end_key (end), NULL);
}

MuGeneralEnd
mu_table_general_read (const MuKeptSum *entry)
{
  MuGeneralEnd end;
  return g_str_has_prefix (entry->input, GENERAL_KEY)
                 && mu_general_end_find (entry->input + strlen (GENERAL_KEY), &end)
             ? end
             : MU_GENERAL_END_LOST;
}

#define VALUES(...) ((const gint32[4]){ __VA_ARGS__ })

static void
emit (const Course *course, MuEventKind kind, MuRule rule, const gint32 value[4])
{
  const MuTableUnit *hit = &course->sum->hit;
  MuEvent *event = mu_battle_record_tell (course->now, kind, rule, phase_of (course->sum), value);
  event->side = (guint8) hit->side;
  event->body = (gint16) body_of (course->now, hit);
  event->other = (gint16) body_of (course->now, &course->sum->by);
}

/* --- what a sum does ---------------------------------------------------- */

/* wrg.reaction.occasion.8: the commander goes with the body that carries him. */
static void
lose_general (const Course *course, MuGeneralEnd end)
{
  const MuTableUnit *hit = &course->sum->hit;
  if (!carries_general (course->now, hit))
    return;
  MuEvent *how = mu_battle_tell_general_end (course->now, hit->side, end, phase_of (course->sum));
  if (how != NULL)
    how->body = (gint16) body_of (course->now, hit);
  course->now->side[hit->side].general_lost = TRUE;
  emit (course, MU_EVENT_GENERAL_LOST, MU_RULE_WRG_REACTION_OCCASION_8, VALUES (hit->side));
}

static void
leave (const Course *course, MuFate fate)
{
  state_of (course->now, &course->sum->hit)->fate = (guint8) fate;
  if (fate != MU_FATE_OFF_TABLE)
    lose_general (course, MU_GENERAL_END_LOST);
}

/* Nobody loses more men than he has left. */
static int
casualties_taken (const Course *course, const MuUnitOutcome *state)
{
  return MIN (course->sum->casualties, state->figures_left * course->system->men - state->carried);
}

/* What does not take a figure or model off is carried. */
static void
apply_casualties (const Course *course)
{
  MuUnitOutcome *state = state_of (course->now, &course->sum->hit);
  const int taken = casualties_taken (course, state);
  if (taken <= 0)
    return;
  const int removed = (state->carried + taken) / course->system->men;
  state->carried = (state->carried + taken) % course->system->men;
  state->casualties += taken;
  state->figures_left -= removed;
  if (is_there (course->now, &course->sum->by))
    state_of (course->now, &course->sum->by)->inflicted += taken;
  emit (course, MU_EVENT_STRENGTH,
        course->system->removal (unit_of (course->now, &course->sum->hit)),
        VALUES (state->figures_left, state->carried, removed, taken));
  if (state->figures_left > 0)
    return;
  emit (course, MU_EVENT_DESTROYED, MU_RULE_WRG_CASUALTIES_REMOVE, VALUES (0));
  leave (course, MU_FATE_DESTROYED);
}

static void
set_broken (const Course *course, MuUnitOutcome *state)
{
  state->fate = MU_FATE_IN_ROUT;
  state->breaks += state->breaks < G_MAXUINT8;
  emit (course, MU_EVENT_BROKE, MU_RULE_NONE, VALUES (state->breaks));
}

static void
set_back (const Course *course, MuUnitOutcome *state, MuRule rule, MuRallied how)
{
  state->fate = MU_FATE_ON_TABLE;
  emit (course, MU_EVENT_RALLIED, rule, VALUES (how));
}

/* Whoever is left when a body is destroyed by other means than casualties. */
static void
set_destroyed (const Course *course, MuUnitOutcome *state)
{
  const int lost = state->figures_left;
  state->figures_left = 0;
  state->carried = 0;
  emit (course, MU_EVENT_STRENGTH, MU_RULE_NONE, VALUES (0, 0, lost, 0));
  emit (course, MU_EVENT_DESTROYED, MU_RULE_NONE, VALUES (0));
  leave (course, MU_FATE_DESTROYED);
}

static void
apply_mark (const Course *course)
{
  MuUnitOutcome *state = state_of (course->now, &course->sum->hit);
  switch (course->sum->mark) {
  case MU_MARK_NONE:
    break;
  case MU_MARK_BROKEN:
    set_broken (course, state);
    break;
  case MU_MARK_RALLIED:
    set_back (course, state, MU_RULE_WRG_ROUT_RALLY, MU_RALLIED_SOMEHOW);
    break;
  case MU_MARK_RETURNED:
    set_back (course, state, MU_RULE_NONE, MU_RALLIED_ONTO_TABLE);
    break;
  case MU_MARK_RETIRING:
    state->fate = MU_FATE_RETIRING;
    emit (course, MU_EVENT_RESULT, MU_RULE_NONE, VALUES (course->system->retires));
    break;
  case MU_MARK_ROUTED_OFF:
    emit (course, MU_EVENT_LEFT_TABLE, MU_RULE_WRG_LEAVE_TABLE_WHOLE, VALUES (1));
    leave (course, MU_FATE_ROUTED_OFF);
    break;
  case MU_MARK_LEFT:
    emit (course, MU_EVENT_LEFT_TABLE, MU_RULE_WRG_LEAVE_TABLE_WHOLE, VALUES (0));
    leave (course, MU_FATE_OFF_TABLE);
    break;
  case MU_MARK_DESTROYED:
    set_destroyed (course, state);
    break;
  case MU_MARK_CAPTURED:
    emit (course, MU_EVENT_SURRENDERED, MU_RULE_NONE, VALUES (0));
    leave (course, MU_FATE_PRISONER);
    break;
  case MU_MARK_GENERAL_LOST:
    lose_general (course, mu_table_general_read (course->sum));
    break;
  }
}

/* Which of the objectives it is, from 1; 0: one too many. */
static int
number_objective (const Course *course, const char *name)
{
  guint at;
  if (g_ptr_array_find_with_equal_func (course->objectives, name, g_str_equal, &at))
    return (int) at + 1;
  if (course->objectives->len == MU_OBJECTIVES_MOST)
    return 0;
  g_ptr_array_add (course->objectives, g_strdup (name));
  return (int) course->objectives->len;
}

/* wrg.victory.objectives, wrg.victory.objectives.contested: agreed before the first
 * period as a rule, which does not begin with it. */
static void
apply_objective (const Course *course, const MuTableObjective *objective)
{
  const int number = number_objective (course, objective->name);
  MuRule rule;
  const gint64 quarters = course->system->objective (objective, &rule);
  if (number == 0)
    return;
  mu_battle_record_pass_periods (course->now, course->sum->period);
  MuEvent *event
      = mu_battle_record_tell (course->now, MU_EVENT_OBJECTIVE, rule, phase_of (course->sum),
                               VALUES ((gint32) quarters, objective->points, number));
  event->side = (guint8) objective->held;
}

static void
apply (const Course *course)
{
  const MuKeptSum *sum = course->sum;
  g_autoptr (MuTableObjective) objective = mu_table_objective_read (sum);
  g_array_append_vals (course->now->rolls, sum->rolls->data, sum->rolls->len);
  if (objective != NULL) {
    apply_objective (course, objective);
    return;
  }
  mu_battle_record_pass_periods (course->now, MAX (sum->period, 1));
  if (sum->hit.side == MU_SIDE_NONE || !mu_table_course_check (course->now, sum, NULL))
    return;
  apply_casualties (course);
  /* Casualties may have left nobody to mark. */
  if (sum->mark != MU_MARK_NONE && mu_table_course_check (course->now, sum, NULL))
    apply_mark (course);
}

/* --- what can be -------------------------------------------------------- */

/* FALSE, and why. */
#define refuse(error, ...)                                                                         \
  (g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, __VA_ARGS__), FALSE)

static gboolean
check_mark (const MuBattleRecord *now, const MuKeptSum *sum, GError **error)
{
  const MuUnitOutcome *state = state_of (now, &sum->hit);
  const MuFate fate = (MuFate) state->fate;
  const char *name = unit_of (now, &sum->hit)->name;
  switch (sum->mark) {
  case MU_MARK_NONE:
  case MU_MARK_RETIRING:
  case MU_MARK_ROUTED_OFF:
  case MU_MARK_LEFT:
    return on_table (state) || refuse (error, _ ("%s is no longer on the table."), name);
  case MU_MARK_BROKEN:
    if (fate == MU_FATE_IN_ROUT)
      return refuse (error, _ ("%s is in rout already."), name);
    return on_table (state) || refuse (error, _ ("%s is no longer on the table."), name);
  case MU_MARK_RALLIED:
    return fate == MU_FATE_IN_ROUT || fate == MU_FATE_RETIRING
           || refuse (error, _ ("%s neither routs nor retires."), name);
  case MU_MARK_RETURNED:
    return fate == MU_FATE_OFF_TABLE || fate == MU_FATE_ROUTED_OFF
           || refuse (error, _ ("%s has not left the table."), name);
  case MU_MARK_DESTROYED:
  case MU_MARK_CAPTURED:
    return (fate != MU_FATE_DESTROYED && fate != MU_FATE_PRISONER)
           || refuse (error, _ ("%s is destroyed or taken already."), name);
  case MU_MARK_GENERAL_LOST:
    return carries_general (now, &sum->hit)
           || refuse (error, _ ("No commander-in-chief rides with %s."), name);
  }
  return refuse (error, _ ("%s cannot be marked so."), name);
}

gboolean
mu_table_course_check (const MuBattleRecord *now, const MuKeptSum *sum, GError **error)
{
  if (sum->hit.side == MU_SIDE_NONE)
    return TRUE;
  if (!is_there (now, &sum->hit) || (sum->by.side != MU_SIDE_NONE && !is_there (now, &sum->by)))
    return refuse (error, _ ("Neither army has this unit. Choose one of tonight's armies."));
  if (sum->casualties < 0)
    return refuse (error, _ ("%d casualties cannot be; expected 0 or more."), sum->casualties);
  if (sum->casualties > 0 && !on_table (state_of (now, &sum->hit)))
    return refuse (error, _ ("%s is no longer on the table."), unit_of (now, &sum->hit)->name);
  return check_mark (now, sum, error);
}

/* --- the course --------------------------------------------------------- */

static void
begin_side (MuBattleSideRecord *side)
{
  g_array_set_size (side->results, 0);
  for (guint i = 0; i < side->list->units->len; i++) {
    const int figures = mu_list_unit_strength (mu_list_unit (side->list, i));
    const MuUnitOutcome fresh = { .figures_start = figures, .figures_left = figures };
    g_array_append_val (side->results, fresh);
  }
}

MuBattleRecord *
mu_table_course (const MuBattleRecord *prepared, const GPtrArray *sums)
{
  g_autoptr (GPtrArray) objectives = g_ptr_array_new_with_free_func (g_free);
  const MuTableSystem *system = mu_table_system (prepared->rules);
  MuBattleRecord *now = mu_battle_record_copy (prepared);
  for (int side = 0; side < MU_SIDES; side++)
    begin_side (&now->side[side]);
  for (guint i = 0; i < sums->len; i++)
    apply (&(Course){ system, now, g_ptr_array_index (sums, i), objectives });
  mu_battle_record_count (now, MU_SIDE_NONE);
  return now;
}

gboolean
mu_table_course_end (MuBattleRecord *now, int periods, MuSide conceded, GError **error)
{
  if (periods > MU_TABLE_PERIODS_MOST)
    return refuse (error, _ ("%d periods are more than a battle has; expected up to %d."), periods,
                   MU_TABLE_PERIODS_MOST);
  if (periods < MAX (now->periods, 1))
    return refuse (error, _ ("%d periods are too few: something was entered for period %d."),
                   periods, MAX (now->periods, 1));
  mu_battle_record_pass_periods (now, periods);
  mu_battle_record_end (now, conceded);
  return TRUE;
}
