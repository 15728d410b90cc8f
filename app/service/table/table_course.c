#include "app/service/table/table_course.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/table/table_token.h"
#include "lists/battle/battle_count.h"
#include "reports/account/account.h"
#include "reports/document/rule_words.h"
#include "reports/system.h"

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
  const MuTableCourse *whole;
  MuBattleRecord *now;
  const MuKeptSum *sum;
  GPtrArray *objectives; /* names, in the order in which they came */
} Course;

static int
phase_of (const Course *course)
{
  return course->system->phase (course->sum);
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
emit_in (const Course *course, int phase, int kind, MuRule rule, const gint32 value[4])
{
  const MuTableUnit *hit = &course->sum->hit;
  MuEvent *event = mu_battle_record_tell (course->now, (MuEventKind) kind, rule, phase, value);
  event->side = (guint8) hit->side;
  event->body = (gint16) body_of (course->now, hit);
  event->other = (gint16) body_of (course->now, &course->sum->by);
}

static void
emit (const Course *course, MuEventKind kind, MuRule rule, const gint32 value[4])
{
  emit_in (course, phase_of (course), kind, rule, value);
}

/* --- tokens -------------------------------------------------------------- */

static guint8 *
tokens_of (const MuTableCourse *whole, const MuTableUnit *at)
{
  return whole->tokens + MU_TABLE_TOKENS * body_of (whole->record, at);
}

int
mu_table_course_token (const MuTableCourse *course, MuTableUnit unit, int token)
{
  return tokens_of (course, &unit)[token];
}

static void
lay (const Course *course, int token, int value)
{
  guint8 *tokens = tokens_of (course->whole, &course->sum->hit);
  const int before = tokens[token];
  MuTableTold told = { 0 };
  tokens[token] = (guint8) value;
  if (before != value && course->system->tell (token, before, tokens, &told))
    emit_in (course, told.phase, told.kind, told.rule, told.value);
}

static void
lay_by_mark (const Course *course, int token)
{
  guint8 *tokens = tokens_of (course->whole, &course->sum->hit);
  const int value = course->system->after (course->sum->mark, token);
  MuTableTold told = { 0 };
  if (value < 0)
    return;
  tokens[token] = (guint8) value;
  if (course->system->tell (token, MU_TABLE_BY_MARK, tokens, &told))
    emit_in (course, told.phase, told.kind, told.rule, told.value);
}

static void
take_up (const Course *course)
{
  const int bodies = mu_battle_record_bodies (course->now);
  for (int token = 0; token < course->system->token_count; token++)
    for (int body = 0; course->system->tokens[token].each_period && body < bodies; body++)
      course->whole->tokens[MU_TABLE_TOKENS * body + token] = 0;
}

/* --- what a sum does ---------------------------------------------------- */

/* wrg.reaction.occasion.8: the commander goes with the body that carries him. */
static void
lose_general (const Course *course, MuGeneralEnd end)
{
  const MuTableUnit *hit = &course->sum->hit;
  if (!carries_general (course->now, hit))
    return;
  MuEvent *how = mu_battle_tell_general_end (course->now, hit->side, end, phase_of (course));
  if (how != NULL)
    how->body = (gint16) body_of (course->now, hit);
  course->now->side[hit->side].general_lost = TRUE;
  emit (course, MU_EVENT_GENERAL_LOST, course->system->general_lost, VALUES (hit->side));
}

static void
leave (const Course *course, MuFate fate)
{
  state_of (course->now, &course->sum->hit)->fate = (guint8) fate;
  if (fate != MU_FATE_OFF_TABLE)
    lose_general (course, MU_GENERAL_END_LOST);
}

static int
men_of (const MuTableSystem *system, const MuBattleRecord *now, const MuTableUnit *at)
{
  return MAX (system->men (unit_of (now, at)), 1);
}

/* Men, or figures of stands, that he has left. */
static int
men_left (const MuTableSystem *system, const MuBattleRecord *now, const MuTableUnit *at)
{
  const MuUnitOutcome *state = state_of (now, at);
  return state->figures_left * men_of (system, now, at) - state->carried;
}

/* What does not take a figure or model off is carried. Nobody loses more men than he has left. */
static void
apply_casualties (const Course *course)
{
  MuUnitOutcome *state = state_of (course->now, &course->sum->hit);
  const int men = men_of (course->system, course->now, &course->sum->hit);
  const int taken
      = MIN (course->sum->casualties, men_left (course->system, course->now, &course->sum->hit));
  if (taken <= 0)
    return;
  const int removed = (state->carried + taken) / men;
  state->carried = (state->carried + taken) % men;
  state->casualties += taken;
  state->figures_left -= removed;
  if (is_there (course->now, &course->sum->by))
    state_of (course->now, &course->sum->by)->inflicted += taken;
  emit (course, MU_EVENT_STRENGTH,
        course->system->removal (unit_of (course->now, &course->sum->hit)),
        VALUES (state->figures_left, state->carried, removed, taken));
  if (state->figures_left > 0)
    return;
  emit (course, MU_EVENT_DESTROYED, course->system->destroyed, VALUES (0));
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

/* Whoever is left when a body is destroyed by other means than casualties, which they are where
 * nothing but figures is counted. */
static void
set_destroyed (const Course *course, MuUnitOutcome *state)
{
  const int lost = state->figures_left;
  const int men
      = course->system->exact ? men_left (course->system, course->now, &course->sum->hit) : 0;
  state->casualties += men;
  state->figures_left = 0;
  state->carried = 0;
  emit (course, MU_EVENT_STRENGTH, MU_RULE_NONE, VALUES (0, 0, lost, men));
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
    set_back (course, state, course->system->rallied, course->system->how);
    break;
  case MU_MARK_RETURNED:
    set_back (course, state, MU_RULE_NONE, MU_RALLIED_ONTO_TABLE);
    break;
  case MU_MARK_RETIRING:
    state->fate = MU_FATE_RETIRING;
    emit (course, MU_EVENT_RESULT, MU_RULE_NONE, VALUES (course->system->retires));
    break;
  case MU_MARK_ROUTED_OFF:
    emit (course, MU_EVENT_LEFT_TABLE, course->system->left, VALUES (1));
    leave (course, MU_FATE_ROUTED_OFF);
    break;
  case MU_MARK_LEFT:
    emit (course, MU_EVENT_LEFT_TABLE, course->system->left, VALUES (0));
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
    if (course->system->general_is_unit)
      set_destroyed (course, state);
    else
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
  if (number == 0)
    return;
  const gint64 quarters = course->system->objective (objective, &rule);
  mu_battle_record_pass_periods (course->now, course->sum->period);
  MuEvent *event = mu_battle_record_tell (course->now, MU_EVENT_OBJECTIVE, rule, phase_of (course),
                                          VALUES ((gint32) quarters, objective->points, number));
  event->side = (guint8) objective->held;
}

/* Markers are taken up as a period begins. */
static void
pass_periods (const Course *course, int to)
{
  if (course->now->periods < to)
    take_up (course);
  mu_battle_record_pass_periods (course->now, to);
}

static void
apply_tokens (const Course *course)
{
  int token, value;
  for (token = 0; course->sum->mark != MU_MARK_NONE && token < course->system->token_count; token++)
    lay_by_mark (course, token);
  if (mu_table_token_read (course->system, course->sum, &token, &value))
    lay (course, token, value);
}

static void
apply (const Course *course)
{
  const MuKeptSum *sum = course->sum;
  g_autoptr (MuTableObjective) objective = mu_table_objective_read (sum);
  g_array_append_vals (course->now->rolls, sum->rolls->data, sum->rolls->len);
  if (objective != NULL && course->system->objective != NULL) {
    apply_objective (course, objective);
    return;
  }
  pass_periods (course, MAX (sum->period, 1));
  if (sum->hit.side == MU_SIDE_NONE || !mu_table_course_check (course->whole, sum, NULL))
    return;
  apply_casualties (course);
  /* Casualties may have left nobody to mark. */
  if (sum->mark != MU_MARK_NONE && mu_table_course_check (course->whole, sum, NULL))
    apply_mark (course);
  if (on_table (state_of (course->now, &sum->hit)))
    apply_tokens (course);
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

static MuFate
fate_of_mark (MuTableMark mark)
{
  switch (mark) {
  case MU_MARK_BROKEN:
    return MU_FATE_IN_ROUT;
  case MU_MARK_RETIRING:
    return MU_FATE_RETIRING;
  case MU_MARK_ROUTED_OFF:
    return MU_FATE_ROUTED_OFF;
  case MU_MARK_LEFT:
    return MU_FATE_OFF_TABLE;
  case MU_MARK_CAPTURED:
    return MU_FATE_PRISONER;
  case MU_MARK_DESTROYED:
  case MU_MARK_GENERAL_LOST:
    return MU_FATE_DESTROYED;
  case MU_MARK_NONE:
  case MU_MARK_RALLIED:
  case MU_MARK_RETURNED:
    break;
  }
  return MU_FATE_ON_TABLE;
}

/* A mark that these rules do not know. */
static gboolean
check_known (const MuTableCourse *course, const MuKeptSum *sum, GError **error)
{
  const MuTableSystem *system = course->system;
  const MuFate fate = fate_of_mark (sum->mark);
  for (guint i = 0; i < system->state_count; i++)
    if (system->states[i].fate == fate)
      return TRUE;
  return refuse (error, _ ("%s: by these rules no unit is “%s” (%s)."),
                 unit_of (course->record, &sum->hit)->name, mu_account_fate (fate),
                 mu_rule_words_section (system->states_rule));
}

static gboolean
check_return (const MuTableCourse *course, const MuKeptSum *sum, GError **error)
{
  const MuFate fate = (MuFate) state_of (course->record, &sum->hit)->fate;
  const MuRule rule = course->system->no_return[fate == MU_FATE_OFF_TABLE];
  if (sum->mark != MU_MARK_RETURNED || rule == MU_RULE_NONE)
    return TRUE;
  return refuse (error, _ ("%s does not come back: %s (%s). Undo the entry if it was a mistake."),
                 unit_of (course->record, &sum->hit)->name, mu_rule_words_short (rule),
                 mu_rule_words_section (rule));
}

/* By hand alone: what a sum gives beyond all that are left is no mistake. */
static gboolean
check_casualties (const MuTableCourse *course, const MuKeptSum *sum, GError **error)
{
  const char *name = unit_of (course->record, &sum->hit)->name;
  const int left = men_left (course->system, course->record, &sum->hit);
  if (sum->casualties < 0)
    return refuse (error, _ ("%d casualties cannot be; expected 0 or more."), sum->casualties);
  if (sum->casualties > 0 && !on_table (state_of (course->record, &sum->hit)))
    return refuse (error, _ ("%s is no longer on the table."), name);
  if (!course->system->exact || *sum->kind != '\0' || sum->casualties <= left)
    return TRUE;
  return refuse (
      error,
      ngettext ("%s has %d figure left and cannot lose %d (%s).",
                "%s has %d figures left and cannot lose %d (%s).", (gulong) left),
      name, left, sum->casualties,
      mu_rule_words_section (course->system->removal (unit_of (course->record, &sum->hit))));
}

/* Troops beside which such a thing never lies. */
static gboolean
refuse_token (const MuTableCourse *course, const MuTableUnit *at, int token, int value,
              GError **error)
{
  const MuRule rule = course->system->barred (course, *at, token, value);
  return refuse (error, _ ("%s: “%s” is nothing for such troops (%s)."),
                 unit_of (course->record, at)->name,
                 mu_table_token_words (course->system, token, value), mu_rule_words_section (rule));
}

static gboolean
check_token (const MuTableCourse *course, const MuKeptSum *sum, GError **error)
{
  int token, value;
  /* what a mark says with it goes with the mark */
  if (sum->mark != MU_MARK_NONE || !mu_table_token_read (course->system, sum, &token, &value))
    return TRUE;
  if (!course->system->has (course->record->side[sum->hit.side].list, sum->hit.unit, token))
    return refuse_token (course, &sum->hit, token, value, error);
  const MuRule rule = course->system->barred (course, sum->hit, token, value);
  const char *name = unit_of (course->record, &sum->hit)->name;
  if (rule != MU_RULE_NONE)
    return refuse (error, _ ("%s: %s (%s)."), name, mu_rule_words_short (rule),
                   mu_rule_words_section (rule));
  return on_table (state_of (course->record, &sum->hit))
         || refuse (error, _ ("%s is no longer on the table."), name);
}

/* A broken army ends the battle with the period. */
static gboolean
check_broken (const MuTableCourse *course, int side, GError **error)
{
  const MuBattleSideRecord *own = &course->record->side[side];
  if (course->system->is_broken == NULL || !course->system->is_broken (own))
    return TRUE;
  g_autofree char *words = course->system->army_words (own);
  return refuse (error, _ ("%s: %s (%s). Record the result."), own->list->name, words,
                 mu_rule_words_section (course->system->last));
}

static gboolean
refuse_period (const MuTableCourse *course, GError **error)
{
  const int most = mu_table_periods_most (course->record);
  if (mu_report_system (course->record->rules)->turns)
    return refuse (error, _ ("A battle has no more than %d turns (%s). Record its result."), most,
                   mu_rule_words_section (course->system->last));
  return refuse (error, _ ("A battle has no more than %d periods. Record its result."), most);
}

static gboolean
check_period (const MuTableCourse *course, const MuKeptSum *sum, GError **error)
{
  const int now = course->record->periods;
  if (sum->period > mu_table_periods_most (course->record))
    return refuse_period (course, error);
  return sum->period <= now || now == 0
         || (check_broken (course, MU_SIDE_A, error) && check_broken (course, MU_SIDE_B, error));
}

gboolean
mu_table_course_check (const MuTableCourse *course, const MuKeptSum *sum, GError **error)
{
  if (!check_period (course, sum, error))
    return FALSE;
  if (sum->hit.side == MU_SIDE_NONE)
    return TRUE;
  if (!is_there (course->record, &sum->hit)
      || (sum->by.side != MU_SIDE_NONE && !is_there (course->record, &sum->by)))
    return refuse (error, _ ("Neither army has this unit. Choose one of tonight's armies."));
  return check_casualties (course, sum, error) && check_known (course, sum, error)
         && check_mark (course->record, sum, error) && check_return (course, sum, error)
         && check_token (course, sum, error);
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

MuTableCourse *
mu_table_course_new (const MuBattleRecord *prepared, const GPtrArray *sums)
{
  g_autoptr (GPtrArray) objectives = g_ptr_array_new_with_free_func (g_free);
  MuTableCourse *course = g_new0 (MuTableCourse, 1);
  course->system = mu_table_system (prepared->rules);
  course->tables = course->system->open ? course->system->open () : NULL;
  course->record = mu_battle_record_copy (prepared);
  course->tokens = g_new0 (guint8, MU_TABLE_TOKENS * mu_battle_record_bodies (prepared) + 1);
  for (int side = 0; side < MU_SIDES; side++)
    begin_side (&course->record->side[side]);
  for (guint i = 0; i < sums->len; i++)
    apply (&(Course){ course->system, course, course->record, g_ptr_array_index (sums, i),
                      objectives });
  mu_battle_record_count (course->record, MU_SIDE_NONE);
  return course;
}

void
mu_table_course_free (MuTableCourse *course)
{
  if (course == NULL)
    return;
  if (course->tables != NULL)
    course->system->close (course->tables);
  mu_battle_record_free (course->record);
  g_free (course->tokens);
  g_free (course);
}

static gboolean
refuse_few (const MuBattleRecord *now, int periods, GError **error)
{
  const int named = MAX (now->periods, 1);
  if (mu_report_system (now->rules)->turns)
    return refuse (error, _ ("%d turns are too few: something was entered for turn %d."), periods,
                   named);
  return refuse (error, _ ("%d periods are too few: something was entered for period %d."), periods,
                 named);
}

static gboolean
refuse_many (const MuBattleRecord *now, int periods, GError **error)
{
  const int most = mu_table_periods_most (now);
  if (mu_report_system (now->rules)->turns)
    return refuse (error, _ ("%d turns are more than a battle has (%s); expected up to %d."),
                   periods, mu_rule_words_section (mu_table_system (now->rules)->last), most);
  return refuse (error, _ ("%d periods are more than a battle has; expected up to %d."), periods,
                 most);
}

gboolean
mu_table_course_end (MuBattleRecord *now, int periods, MuSide conceded, GError **error)
{
  if (periods > mu_table_periods_most (now))
    return refuse_many (now, periods, error);
  if (periods < MAX (now->periods, 1))
    return refuse_few (now, periods, error);
  mu_battle_record_pass_periods (now, periods);
  mu_battle_record_end (now, conceded);
  return TRUE;
}
