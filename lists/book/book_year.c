#include "lists/book/book_year.h"

#include <string.h>

#include "lists/book/book_year_private.h"
#include "lists/system.h"

#define STEPS_MOST 4000 /* of the search for what common minima demand; a book takes a few */

/* --- one year ------------------------------------------------------------- */

MuBookYear *
mu_book_year_new (const MuBook *book, MuRuleSystem rules, int year)
{
  MuBookYear *self = g_new0 (MuBookYear, 1);
  self->book = book;
  self->rules = rules;
  self->year = year;
  self->count = book->options->len;
  self->variable = g_new0 (MuBookVariable, self->count);
  self->low = g_new0 (int, self->count);
  self->high = g_new0 (int, self->count);
  self->cause = g_new0 (MuBookCause, self->count);
  for (guint i = 0; i < self->count; i++)
    mu_book_variable_init (&self->variable[i], book, g_ptr_array_index (book->options, i), rules,
                           year);
  return self;
}

void
mu_book_year_free (MuBookYear *self)
{
  if (!self)
    return;
  g_free (self->variable);
  g_free (self->low);
  g_free (self->high);
  g_free (self->cause);
  g_free (self);
}

void
mu_book_reason_clear (MuBookReason *reason)
{
  g_free (reason->why);
  g_free (reason->remedy);
  *reason = (MuBookReason){ 0 };
}

guint
mu_book_year_index (const MuBookYear *self, const char *option)
{
  guint index = 0;
  while (strcmp (self->variable[index].option->id, option) != 0)
    index++;
  return index;
}

static guint
index_of (const MuBookYear *self, const MuBookOption *option)
{
  return mu_book_year_index (self, option->id);
}

int
mu_book_year_fewest (const MuBookYear *self, const MuBookOption *option)
{
  const guint index = index_of (self, option);
  return MAX (mu_book_variable_from (&self->variable[index], 1), 0);
}

int
mu_book_year_count (const MuBookYear *self, guint index)
{
  return self->low[index];
}

int
mu_book_year_unit (const MuBookYear *self, guint index, int total, const MuBookTroop **way)
{
  return mu_book_variable_unit (&self->variable[index], self->book, self->rules, self->year, total,
                                way);
}

static int
round_up (int a, int b)
{
  return (a + b - 1) / b;
}

static int
figures (const MuBookYear *self, const int *number, guint index)
{
  return number[index] * self->variable[index].each;
}

/* --- the least list ------------------------------------------------------- */

/* At least so many figures of it, for that cause. */
static gboolean
lift (MuBookYear *self, guint index, int least, MuBookCause cause, gboolean *any,
      MuBookReason *reason)
{
  const MuBookVariable *variable = &self->variable[index];
  const int needed = round_up (least, variable->each);
  if (needed <= self->low[index])
    return TRUE;
  const int number = mu_book_variable_from (variable, needed);
  if (number < 0) {
    mu_book_year_say_more (self, index, needed, &cause, reason);
    return FALSE;
  }
  self->low[index] = number;
  self->cause[index] = cause;
  *any = TRUE;
  return TRUE;
}

static gboolean
lift_by (MuBookYear *self, guint index, const MuBookCondition *condition, gboolean *any,
         MuBookReason *reason)
{
  const guint other = mu_book_year_index (self, condition->other);
  const int own = figures (self, self->low, index);
  const int others = figures (self, self->low, other);
  const MuBookCause by_own = { condition, index, index };
  const MuBookCause by_other = { condition, index, other };
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    return lift (self, other, round_up (own * condition->per, condition->count), by_own, any,
                 reason);
  case MU_BOOK_AT_LEAST_PER:
    return !self->variable[index].there
           || lift (self, index, round_up (others * condition->count, condition->per), by_other,
                    any, reason);
  case MU_BOOK_NEEDS:
    return own == 0 || lift (self, other, condition->count, by_own, any, reason);
  case MU_BOOK_NOT_WITH:
    break;
  }
  return TRUE;
}

/* Until no demand draws another after it. */
static gboolean
lift_all (MuBookYear *self, MuBookReason *reason)
{
  gboolean any = TRUE;
  while (any) {
    any = FALSE;
    for (guint i = 0; i < self->count; i++) {
      const GPtrArray *conditions = self->variable[i].option->conditions;
      for (guint c = 0; c < conditions->len; c++)
        if (!lift_by (self, i, conditions->pdata[c], &any, reason))
          return FALSE;
    }
  }
  return TRUE;
}

static gboolean
start_low (MuBookYear *self, MuBookReason *reason)
{
  for (guint i = 0; i < self->count; i++) {
    self->cause[i] = (MuBookCause){ 0 };
    self->low[i] = mu_book_variable_from (&self->variable[i], self->variable[i].least);
    self->high[i] = mu_book_variable_to (&self->variable[i], self->variable[i].most);
    if (self->low[i] < 0) {
      mu_book_year_say_none (self, i, reason);
      return FALSE;
    }
  }
  return TRUE;
}

static gboolean
exclude (const MuBookYear *self, guint index, MuBookReason *reason)
{
  const GPtrArray *conditions = self->variable[index].option->conditions;
  for (guint c = 0; self->low[index] > 0 && c < conditions->len; c++) {
    const MuBookCondition *condition = g_ptr_array_index (conditions, c);
    const guint other = mu_book_year_index (self, condition->other);
    if (condition->kind != MU_BOOK_NOT_WITH || self->low[other] == 0)
      continue;
    mu_book_year_say_both (self, index, other, reason);
    return FALSE;
  }
  return TRUE;
}

/* Figures of the limit's options together; but: those of this option not. */
static int
together (const MuBookYear *self, const MuBookLimit *limit, const int *number, guint but)
{
  int sum = 0;
  for (guint i = 0; i < limit->options->len; i++) {
    const guint index = mu_book_year_index (self, limit->options->pdata[i]);
    sum += index == but ? 0 : figures (self, number, index);
  }
  return sum;
}

static int
limit_most (const MuBookYear *self, const MuBookLimit *limit)
{
  return mu_list_system (self->rules)->limit_most (self->book, limit);
}

static gboolean
keep_limits (const MuBookYear *self, MuBookReason *reason)
{
  for (guint i = 0; i < self->book->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (self->book->limits, i);
    const int sum = together (self, limit, self->low, self->count);
    if (sum <= limit_most (self, limit))
      continue;
    mu_book_year_say_over (self, limit, sum, reason);
    return FALSE;
  }
  return TRUE;
}

/* As few units as so many or more can be. */
static int
fewest_units (const MuBookVariable *variable, int low)
{
  guint16 fewest = MU_TOTAL_NEVER;
  for (int total = low; total <= MIN (variable->most, MU_TOTALS - 1); total++)
    fewest = MIN (fewest, variable->units[total]);
  return fewest;
}

static gboolean
keep_units (const MuBookYear *self, MuBookReason *reason)
{
  int units = 0;
  for (guint i = 0; i < self->count; i++)
    units += self->low[i] > 0 ? fewest_units (&self->variable[i], self->low[i]) : 0;
  if (units > MU_LIST_UNITS_MAX)
    mu_book_year_say_units (self, units, reason);
  return units <= MU_LIST_UNITS_MAX;
}

/* The list of the fewest, common minima left out. */
static gboolean
find_least (MuBookYear *self, const MuBookOption *asked, int count, MuBookReason *reason)
{
  gboolean any;
  self->asked = asked;
  if (!start_low (self, reason))
    return FALSE;
  const MuBookCause question = { 0 };
  if (asked
      && !lift (self, index_of (self, asked), count * self->variable[index_of (self, asked)].each,
                question, &any, reason))
    return FALSE;
  if (!lift_all (self, reason) || !keep_limits (self, reason) || !keep_units (self, reason))
    return FALSE;
  for (guint i = 0; i < self->count; i++)
    if (!exclude (self, i, reason))
      return FALSE;
  return TRUE;
}

/* --- common minima: narrowing and searching -------------------------------- */

/* A number that a search has come to, from both sides. */
typedef struct {
  MuBookYear *self;
  int steps;
} Search;

static gboolean
narrow_low (MuBookYear *self, guint index, int least, gboolean *any)
{
  const int needed = round_up (MAX (least, 0), self->variable[index].each);
  if (needed <= self->low[index])
    return TRUE;
  const int number = mu_book_variable_from (&self->variable[index], needed);
  self->low[index] = number;
  *any = TRUE;
  return number >= 0 && number <= self->high[index];
}

static gboolean
narrow_high (MuBookYear *self, guint index, int most, gboolean *any)
{
  if (most < 0)
    return FALSE;
  const int allowed = most / self->variable[index].each;
  if (allowed >= self->high[index])
    return TRUE;
  const int number = mu_book_variable_to (&self->variable[index], allowed);
  self->high[index] = number;
  *any = TRUE;
  return number >= self->low[index];
}

static gboolean
narrow_by (MuBookYear *self, guint index, const MuBookCondition *condition, gboolean *any)
{
  const guint other = mu_book_year_index (self, condition->other);
  const int low = figures (self, self->low, index), high = figures (self, self->high, index);
  const int other_low = figures (self, self->low, other);
  const int other_high = figures (self, self->high, other);
  const int count = condition->count, per = condition->per;
  switch (condition->kind) {
  case MU_BOOK_AT_MOST_PER:
    return narrow_low (self, other, round_up (low * per, count), any)
           && narrow_high (self, index, other_high * count / per, any);
  case MU_BOOK_AT_LEAST_PER:
    return !self->variable[index].there
           || (narrow_low (self, index, round_up (other_low * count, per), any)
               && narrow_high (self, other, high * per / count, any));
  case MU_BOOK_NEEDS:
    return (low == 0 || narrow_low (self, other, count, any))
           && (other_high >= count || narrow_high (self, index, 0, any));
  case MU_BOOK_NOT_WITH:
    return (low == 0 || narrow_high (self, other, 0, any))
           && (other_low == 0 || narrow_high (self, index, 0, any));
  }
  return TRUE;
}

static gboolean
narrow_limit (MuBookYear *self, const MuBookLimit *limit, gboolean *any)
{
  const int least = mu_book_year_limit_least (self, limit), most = limit_most (self, limit);
  for (guint i = 0; i < limit->options->len; i++) {
    const guint index = mu_book_year_index (self, limit->options->pdata[i]);
    if (!narrow_high (self, index, most - together (self, limit, self->low, index), any)
        || !narrow_low (self, index, least - together (self, limit, self->high, index), any))
      return FALSE;
  }
  return together (self, limit, self->high, self->count) >= least;
}

static gboolean
narrow (MuBookYear *self)
{
  gboolean any = TRUE;
  while (any) {
    any = FALSE;
    for (guint i = 0; i < self->count; i++) {
      const GPtrArray *conditions = self->variable[i].option->conditions;
      for (guint c = 0; c < conditions->len; c++)
        if (!narrow_by (self, i, conditions->pdata[c], &any))
          return FALSE;
    }
    for (guint i = 0; i < self->book->limits->len; i++)
      if (!narrow_limit (self, self->book->limits->pdata[i], &any))
        return FALSE;
  }
  return TRUE;
}

int
mu_book_year_limit_least (const MuBookYear *self, const MuBookLimit *limit)
{
  return mu_list_system (self->rules)->limit_least (self->book, limit, self->year);
}

static const MuBookLimit *
unmet (const MuBookYear *self)
{
  for (guint i = 0; i < self->book->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (self->book->limits, i);
    if (together (self, limit, self->low, self->count) < mu_book_year_limit_least (self, limit))
      return limit;
  }
  return NULL;
}

/* The option of the limit that leaves the widest choice. */
static guint
widest (const MuBookYear *self, const MuBookLimit *limit)
{
  guint found = 0;
  int widest = -1;
  for (guint i = 0; i < limit->options->len; i++) {
    const guint index = mu_book_year_index (self, limit->options->pdata[i]);
    const int width = self->high[index] - self->low[index];
    if (width > widest) {
      widest = width;
      found = index;
    }
  }
  return found;
}

static MuSolved search (Search *at);

/* One half of the choice: from there on, or up to there. */
static MuSolved
search_half (Search *at, guint index, int low, int high)
{
  MuBookYear *self = at->self;
  const gsize bytes = self->count * sizeof (int);
  g_autofree int *lows = g_memdup2 (self->low, bytes);
  g_autofree int *highs = g_memdup2 (self->high, bytes);
  self->low[index] = mu_book_variable_from (&self->variable[index], low);
  self->high[index] = mu_book_variable_to (&self->variable[index], high);
  const MuSolved solved = self->low[index] >= 0 && self->low[index] <= self->high[index]
                              ? search (at)
                              : MU_SOLVED_IMPOSSIBLE;
  if (solved == MU_SOLVED_POSSIBLE)
    return solved;
  memcpy (self->low, lows, bytes);
  memcpy (self->high, highs, bytes);
  return solved;
}

/* After narrowing, the least numbers meet all but common minima. */
static MuSolved
search (Search *at)
{
  MuBookYear *self = at->self;
  if (at->steps++ >= STEPS_MOST)
    return MU_SOLVED_UNDECIDED;
  if (!narrow (self))
    return MU_SOLVED_IMPOSSIBLE;
  const MuBookLimit *limit = unmet (self);
  if (!limit)
    return MU_SOLVED_POSSIBLE;
  const guint index = widest (self, limit);
  const int low = self->low[index], high = self->high[index], middle = low + (high - low) / 2;
  if (low == high)
    return MU_SOLVED_IMPOSSIBLE;
  const MuSolved more = search_half (at, index, middle + 1, high);
  if (more == MU_SOLVED_POSSIBLE)
    return more;
  const MuSolved less = search_half (at, index, low, middle);
  return less == MU_SOLVED_IMPOSSIBLE ? more : less;
}

static void
say_minima (const MuBookYear *self, MuBookReason *reason)
{
  for (guint i = 0; i < self->book->limits->len; i++) {
    const MuBookLimit *limit = g_ptr_array_index (self->book->limits, i);
    const int most = together (self, limit, self->high, self->count);
    if (most < mu_book_year_limit_least (self, limit)) {
      mu_book_year_say_under (self, limit, most, reason);
      return;
    }
  }
  mu_book_year_say_together (self, reason);
}

static MuSolved
solve (MuBookYear *self, const MuBookOption *asked, int count, MuBookReason *reason)
{
  if (!find_least (self, asked, count, reason))
    return MU_SOLVED_IMPOSSIBLE;
  if (!unmet (self))
    return MU_SOLVED_POSSIBLE;
  Search at = { .self = self };
  const MuSolved solved = search (&at);
  if (solved == MU_SOLVED_IMPOSSIBLE)
    say_minima (self, reason);
  return solved;
}

/* --- questions ------------------------------------------------------------ */

MuSolved
mu_book_year_solve_with (MuBookYear *self, const MuBookOption *option, int count,
                         MuBookReason *reason)
{
  MuBookReason unasked = { 0 };
  const MuSolved solved = solve (self, option, count, reason ? reason : &unasked);
  mu_book_reason_clear (&unasked);
  return solved;
}

static gboolean
is_empty (const MuBookYear *self)
{
  for (guint i = 0; i < self->count; i++)
    if (self->low[i] > 0)
      return FALSE;
  return TRUE;
}

static gboolean
has_allies (const MuBookYear *self)
{
  for (guint i = 0; i < self->book->allies->len; i++)
    if (mu_book_ally_in_year (g_ptr_array_index (self->book->allies, i), self->year))
      return TRUE;
  return FALSE;
}

/* wrg.army.choice: an army is made of units. */
static MuSolved
solve_some (MuBookYear *self, MuBookReason *reason)
{
  MuSolved solved = MU_SOLVED_IMPOSSIBLE;
  for (guint i = 0; i < self->count && solved == MU_SOLVED_IMPOSSIBLE; i++)
    if (mu_book_variable_from (&self->variable[i], 1) > 0)
      solved = mu_book_year_solve_with (self, self->variable[i].option, 1, NULL);
  if (solved == MU_SOLVED_IMPOSSIBLE && has_allies (self))
    return MU_SOLVED_POSSIBLE;
  if (solved == MU_SOLVED_IMPOSSIBLE)
    mu_book_year_say_empty (self, reason);
  return solved;
}

MuSolved
mu_book_year_solve (MuBookYear *self, MuBookReason *reason)
{
  MuBookReason unasked = { 0 };
  MuSolved solved = mu_book_year_solve_with (self, NULL, 0, reason);
  if (solved == MU_SOLVED_POSSIBLE && is_empty (self))
    solved = solve_some (self, reason ? reason : &unasked);
  mu_book_reason_clear (&unasked);
  return solved;
}
