#include "lists/book/book_findings.h"

#include <glib/gi18n-lib.h>

#include "lists/book/book_private.h"
#include "lists/book/book_year.h"
#include "lists/system.h"

static void
finding_free (gpointer data)
{
  MuBookFinding *finding = data;
  g_free (finding->why);
  g_free (finding->remedy);
  g_free (finding);
}

/* --- the years in which something changes --------------------------------- */

static int
next_year (int year)
{
  return year == -1 ? 1 : year + 1;
}

static int
year_before (int year)
{
  return year == 1 ? -1 : year - 1;
}

static gint
compare_years (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* What begins then, and what is over. */
static void
add_change (GArray *years, const MuBook *book, int from, int to)
{
  const int after = next_year (to);
  if (from > book->from)
    g_array_append_val (years, from);
  if (after <= book->to)
    g_array_append_val (years, after);
}

GArray *
mu_book_change_years (const MuBook *book)
{
  GArray *years = g_array_new (FALSE, FALSE, sizeof (int));
  g_array_append_val (years, book->from);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    add_change (years, book, option->from, option->to);
    for (guint w = 0; w < option->troops->len; w++) {
      const MuBookTroop *way = g_ptr_array_index (option->troops, w);
      add_change (years, book, way->from, way->to);
    }
  }
  g_array_sort (years, compare_years);
  for (guint i = years->len - 1; i > 0; i--)
    if (g_array_index (years, int, i) == g_array_index (years, int, i - 1))
      g_array_remove_index (years, i);
  return years;
}

/* --- findings -------------------------------------------------------------- */

/* One time of one rule system under way. */
typedef struct {
  GPtrArray *findings;
  const MuBook *book;
  MuRuleSystem rules;
  int from, to;
} Time;

/* The same of the years right before, which goes on. */
static gboolean
goes_on (MuBookFinding *known, const MuBookFinding *found)
{
  if (known->kind != found->kind || known->option != found->option
      || g_strcmp0 (known->why, found->why) != 0 || g_strcmp0 (known->remedy, found->remedy) != 0)
    return FALSE;
  if (known->rules != found->rules || known->to != year_before (found->from))
    return FALSE;
  known->to = found->to;
  return TRUE;
}

static void
note (const Time *time, MuFindingKind kind, const MuBookOption *option, MuBookReason *reason)
{
  MuBookFinding found = {
    .kind = kind,
    .rules = 1u << time->rules,
    .from = time->from,
    .to = time->to,
    .option = option,
    .why = g_steal_pointer (&reason->why),
    .remedy = g_steal_pointer (&reason->remedy),
    .row = reason->line,
  };
  for (guint i = 0; i < time->findings->len; i++)
    if (goes_on (g_ptr_array_index (time->findings, i), &found)) {
      g_free (found.why);
      g_free (found.remedy);
      return;
    }
  g_ptr_array_add (time->findings, g_memdup2 (&found, sizeof found));
}

/* READING: awfp.army.divide-by-three, awfp.army.below-two: what a third leaves too few of, and what
 * is no stand, Fast Play bars of its own; that is no fault of a book. */
static gboolean
is_barred (const MuBookYear *year, const MuBookOption *option, const Time *time)
{
  const MuListSystem *system = mu_list_system (time->rules);
  const MuBookTroop *way = mu_book_option_usual (option, time->from);
  return (system->traits & MU_LISTS_HAVE_OWN_BARS)
         && (system->numbers (option, way).max == 0 || mu_book_year_fewest (year, option) == 0);
}

static void
find_of_option (const Time *time, MuBookYear *year, const MuBookOption *option)
{
  MuBookReason reason = { 0 };
  if (!mu_book_option_in_year (option, time->from) || is_barred (year, option, time))
    return;
  switch (mu_book_year_solve_with (year, option, 1, &reason)) {
  case MU_SOLVED_POSSIBLE:
    break;
  case MU_SOLVED_IMPOSSIBLE:
    note (time, MU_FINDING_NO_OPTION, option, &reason);
    break;
  case MU_SOLVED_UNDECIDED:
    note (time, MU_FINDING_UNDECIDED, option, &reason);
    break;
  }
  mu_book_reason_clear (&reason);
}

static void
find_of_time (const Time *time)
{
  g_autoptr (MuBookYear) year = mu_book_year_new (time->book, time->rules, time->from);
  MuBookReason reason = { 0 };
  switch (mu_book_year_solve (year, &reason)) {
  case MU_SOLVED_POSSIBLE:
    for (guint i = 0; i < time->book->options->len; i++)
      find_of_option (time, year, g_ptr_array_index (time->book->options, i));
    break;
  case MU_SOLVED_IMPOSSIBLE:
    note (time, MU_FINDING_NO_LIST, NULL, &reason);
    break;
  case MU_SOLVED_UNDECIDED:
    note (time, MU_FINDING_UNDECIDED, NULL, &reason);
    break;
  }
  mu_book_reason_clear (&reason);
}

static gint
compare_findings (gconstpointer a, gconstpointer b)
{
  const MuBookFinding *one = *(const MuBookFinding *const *) a;
  const MuBookFinding *other = *(const MuBookFinding *const *) b;
  if (one->kind != other->kind)
    return (int) one->kind - (int) other->kind;
  return one->from - other->from;
}

/* What both rule systems say is said once. */
static void
join_rules (GPtrArray *findings)
{
  for (guint i = 0; i < findings->len; i++)
    for (guint j = findings->len - 1; j > i; j--) {
      MuBookFinding *one = g_ptr_array_index (findings, i);
      const MuBookFinding *other = g_ptr_array_index (findings, j);
      if (one->kind != other->kind || one->option != other->option || one->from != other->from
          || one->to != other->to || g_strcmp0 (one->why, other->why) != 0)
        continue;
      one->rules |= other->rules;
      g_ptr_array_remove_index (findings, j);
    }
}

/* Of a system without a list that could be judged no book is at fault. */
static gboolean
judges (const MuListSystem *system, const MuBook *book)
{
  return *system->by && mu_book_serves (book, system->number);
}

GPtrArray *
mu_book_find (const MuBook *book)
{
  GPtrArray *findings = g_ptr_array_new_with_free_func (finding_free);
  g_autoptr (GArray) years = mu_book_change_years (book);
  for (guint s = 0; mu_list_systems[s]; s++)
    for (guint i = 0; judges (mu_list_systems[s], book) && i < years->len; i++) {
      const int to
          = i + 1 < years->len ? year_before (g_array_index (years, int, i + 1)) : book->to;
      const Time time
          = { findings, book, mu_list_systems[s]->number, g_array_index (years, int, i), to };
      find_of_time (&time);
    }
  join_rules (findings);
  g_ptr_array_sort (findings, compare_findings);
  return findings;
}

/* --- words ----------------------------------------------------------------- */

/* Of the years in which it should be there: "before 1 AD". */
static char *
when_words (const MuBookFinding *finding, int first, int last)
{
  g_autofree char *from = mu_year_format (finding->from);
  g_autofree char *to = mu_year_format (finding->to);
  g_autofree char *after = mu_year_format (next_year (finding->to));
  if (finding->from == first && finding->to == last)
    return g_strdup (_ ("in any year"));
  if (finding->from == first)
    /* Translators: a year */
    return g_strdup_printf (_ ("before %s"), after);
  if (finding->to == last)
    /* Translators: a year */
    return g_strdup_printf (_ ("from %s on"), from);
  /* Translators: two years */
  return g_strdup_printf (_ ("from %s to %s"), from, to);
}

/* Where the book serves other rules, too. */
static const char *
rules_words (const MuBook *book, const MuBookFinding *finding)
{
  if (finding->rules == book->rules)
    return "";
  for (guint s = 0; mu_list_systems[s]; s++)
    if (finding->rules == 1u << mu_list_systems[s]->number)
      return _ (mu_list_systems[s]->by);
  return "";
}

static char *
undecided_words (const MuBookFinding *finding, const char *when)
{
  return finding->option
             ? g_strdup_printf (_ ("whether %s can come %s was not decided: the limits leave too "
                                   "many combinations to try"),
                                finding->option->name, when)
             : g_strdup_printf (_ ("whether a list can be made %s was not decided: the limits "
                                   "leave too many combinations to try"),
                                when);
}

static char *
what_words (const MuBookFinding *finding, const char *when)
{
  switch (finding->kind) {
  case MU_FINDING_NO_LIST:
    return g_strdup_printf (_ ("no list can be made %s: %s; %s"), when, finding->why,
                            finding->remedy);
  case MU_FINDING_NO_OPTION:
    return g_strdup_printf (_ ("%s cannot come %s: %s; %s"), finding->option->name, when,
                            finding->why, finding->remedy);
  case MU_FINDING_UNDECIDED:
    break;
  }
  return undecided_words (finding, when);
}

char *
mu_book_finding_words (const MuBook *book, const MuBookFinding *finding)
{
  const MuBookOption *option = finding->option;
  g_autofree char *when
      = when_words (finding, option ? option->from : book->from, option ? option->to : book->to);
  g_autofree char *what = what_words (finding, when);
  return g_strdup_printf ("%s%s", rules_words (book, finding), what);
}

/* --- one year -------------------------------------------------------------- */

/* Years from the one to the other, in which nothing changes, and how far they are from another. */
static int
distance (int from, int to, int year)
{
  return year < from ? from - year : MAX (year - to, 0);
}

/* Goes on through times without a break. */
static void
note_time (int first, int last, int year, int *from, int *to)
{
  if (*from <= *to && next_year (*to) == first)
    *to = last;
  else if (*from > *to || distance (first, last, year) < distance (*from, *to, year)) {
    *from = first;
    *to = last;
  }
}

gboolean
mu_book_nearest_years (const MuBook *book, MuRuleSystem rules, int year, int *from, int *to)
{
  g_autoptr (GArray) years = mu_book_change_years (book);
  *from = 1;
  *to = 0;
  for (guint i = 0; i < years->len; i++) {
    const int first = g_array_index (years, int, i);
    const int last
        = i + 1 < years->len ? year_before (g_array_index (years, int, i + 1)) : book->to;
    g_autoptr (MuBookYear) solved = mu_book_year_new (book, rules, first);
    if (mu_book_year_solve (solved, NULL) == MU_SOLVED_POSSIBLE)
      note_time (first, last, year, from, to);
  }
  return *from <= *to;
}

static char *
impossible_words (const MuBook *book, MuRuleSystem rules, int year, const char *why)
{
  int first, last;
  g_autofree char *when = mu_year_format (year);
  if (!mu_book_nearest_years (book, rules, year, &first, &last))
    return g_strdup_printf (_ ("no list of %s can be made from the book %s, nor of any other year: "
                               "%s; “muster book check” tells what to change in the book"),
                            when, book->name, why);
  g_autofree char *from = mu_year_format (first);
  g_autofree char *to = mu_year_format (last);
  return g_strdup_printf (_ ("no list of %s can be made from the book %s: %s; choose a year from "
                             "%s to %s, or change the book"),
                          when, book->name, why, from, to);
}

char *
mu_book_impossible (const MuBook *book, MuRuleSystem rules, int year)
{
  g_autoptr (MuBookYear) solved = mu_book_year_new (book, rules, year);
  MuBookReason reason = { 0 };
  char *words = NULL;
  if (year < book->from || year > book->to)
    return NULL; /* the years of the whole book are another matter */
  if (mu_book_year_solve (solved, &reason) == MU_SOLVED_IMPOSSIBLE)
    words = impossible_words (book, rules, year, reason.why);
  mu_book_reason_clear (&reason);
  return words;
}

/* --- of one kind ------------------------------------------------------------- */

GPtrArray *
mu_book_faults (const MuBook *book, const char *file)
{
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  GPtrArray *faults = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < findings->len; i++) {
    const MuBookFinding *finding = g_ptr_array_index (findings, i);
    g_autofree char *words = mu_book_finding_words (book, finding);
    if (finding->kind == MU_FINDING_NO_LIST)
      g_ptr_array_add (faults, finding->row > 0
                                   ? g_strdup_printf ("%s:%d: %s", file, finding->row, words)
                                   : g_strdup_printf ("%s: %s", file, words));
  }
  return faults;
}
