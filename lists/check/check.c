#include "lists/check/check.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/check/check_private.h"

void
mu_issue_free (MuIssue *issue)
{
  if (!issue)
    return;
  g_free (issue->name);
  g_free (issue->message);
  g_free (issue->remedy);
  mu_mend_clear (&issue->mend);
  g_free (issue);
}

const char *
mu_check_unit_name (const MuCheck *check, guint unit, char buffer[32])
{
  const char *name = mu_list_unit (check->list, unit)->name;
  if (*name)
    return name;
  g_snprintf (buffer, 32, _ ("unit %u"), unit + 1);
  return buffer;
}

MuIssue *
mu_check_add (MuCheck *check, MuRule rule, int unit, char *message, char *remedy)
{
  char buffer[32];
  MuIssue *issue = g_new0 (MuIssue, 1);
  issue->severity = check->severity;
  issue->rule = rule;
  issue->unit = unit;
  issue->name
      = g_strdup (unit == MU_ISSUE_WHOLE_LIST ? check->list->name
                                              : mu_check_unit_name (check, (guint) unit, buffer));
  issue->message = message;
  issue->remedy = remedy;
  issue->mend.unit = unit == MU_ISSUE_WHOLE_LIST ? MU_LIST_NO_UNIT : unit;
  g_ptr_array_add (check->issues, issue);
  return issue;
}

const MuBookOption *
mu_check_option (const MuCheck *check, guint unit)
{
  return check->option[unit];
}

int
mu_check_parent (const MuList *list, guint unit)
{
  int parent = (int) unit - 1;
  while (parent >= 0
         && (mu_list_unit (list, (guint) parent)->sub_unit
             || mu_list_unit_is_guest (list, (guint) parent)))
    parent--;
  return parent;
}

static int
compare_issues (gconstpointer a, gconstpointer b)
{
  const MuIssue *one = *(const MuIssue *const *) a;
  const MuIssue *other = *(const MuIssue *const *) b;
  if (one->severity != other->severity)
    return (int) one->severity - (int) other->severity;
  return one->unit - other->unit;
}

gboolean
mu_check_is_choice (const MuCheck *check)
{
  return check->mode == MU_CHECK_CHOICE;
}

MuRule
mu_check_choice (const MuCheck *check)
{
  return mu_list_system_of (check->list)->choice;
}

MuRule
mu_check_points (const MuCheck *check)
{
  return mu_list_system_of (check->list)->points;
}

/* Looked up once: every check asks for them. */
static void
look_up (MuCheck *check)
{
  const guint units = check->list->units->len;
  check->of = g_new0 (const MuBook *, units + 1);
  check->option = g_new0 (const MuBookOption *, units + 1);
  for (guint i = 0; check->book && i < units; i++) {
    const MuListUnit *unit = mu_list_unit (check->list, i);
    check->of[i] = mu_book_of_unit (check->book, unit);
    check->option[i] = check->of[i] ? mu_book_option (check->of[i], unit->option) : NULL;
  }
}

/* Errors first, then in the order of the units; else in the order of the checks, which a stable
 * sort keeps. */
static GPtrArray *
find_issues (const MuList *list, const MuBook *book, MuCheckMode mode, MuIssueSeverity least)
{
  const MuListSystem *system = mu_list_system_of (list);
  MuCheck check = { .list = list, .book = book, .severity = MU_ISSUE_ERROR, .mode = mode };
  check.issues = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_issue_free);
  look_up (&check);
  system->check (&check);
  check.severity = MU_ISSUE_WARNING;
  if (least == MU_ISSUE_WARNING && system->advise)
    system->advise (&check);
  g_free (check.of);
  g_free (check.option);
  mu_book_year_free (check.year);
  g_free (check.elsewhen);
  g_ptr_array_sort (check.issues, compare_issues);
  return check.issues;
}

/* --- mends --------------------------------------------------------------- */

#define MENDS_TRIED 12   /* a list with more faults wants more than buttons */
#define UNITS_TRIED 1200 /* in all of them, so that a check never takes long */

static guint
hash_issue (gconstpointer key)
{
  const MuIssue *issue = key;
  return (g_str_hash (issue->message) * 31 + g_str_hash (issue->name)) ^ issue->rule;
}

static gboolean
equal_issues (gconstpointer a, gconstpointer b)
{
  const MuIssue *one = a, *other = b;
  return one->rule == other->rule && one->severity == other->severity
         && strcmp (one->message, other->message) == 0 && strcmp (one->name, other->name) == 0;
}

/* Whether the mend removes its issue and adds no error to those known. */
static gboolean
is_good (const MuList *list, const MuBook *book, GHashTable *known, const MuIssue *issue)
{
  g_autoptr (MuList) mended = mu_list_copy (list);
  if (!mu_list_mend (mended, book, issue))
    return FALSE;
  g_autoptr (GPtrArray) left = find_issues (mended, book, MU_CHECK_CHOICE, issue->severity);
  for (guint i = 0; i < left->len; i++) {
    const MuIssue *other = g_ptr_array_index (left, i);
    if (equal_issues (other, issue)
        || (other->severity == MU_ISSUE_ERROR && !g_hash_table_contains (known, other)))
      return FALSE;
  }
  return TRUE;
}

static void
try_mends (const MuList *list, const MuBook *book, GPtrArray *issues)
{
  g_autoptr (GHashTable) known = g_hash_table_new (hash_issue, equal_issues);
  for (guint i = 0; i < issues->len; i++)
    g_hash_table_add (known, g_ptr_array_index (issues, i));
  const guint most = MIN (UNITS_TRIED / MAX (list->units->len, 1), MENDS_TRIED);
  guint tried = 0;
  for (guint i = 0; i < issues->len; i++) {
    MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->mend.kind == MU_MEND_NONE)
      continue;
    if (!book || tried++ >= most || !is_good (list, book, known, issue))
      mu_mend_clear (&issue->mend);
  }
}

static void
drop_mends (GPtrArray *issues)
{
  for (guint i = 0; i < issues->len; i++)
    mu_mend_clear (&((MuIssue *) g_ptr_array_index (issues, i))->mend);
}

GPtrArray *
mu_list_check_as (const MuList *list, const MuBook *book, MuCheckMode mode)
{
  GPtrArray *issues = find_issues (list, book, mode, MU_ISSUE_WARNING);
  switch (mode) {
  case MU_CHECK_CHOICE:
    try_mends (list, book, issues);
    break;
  case MU_CHECK_CAMPAIGN:
    drop_mends (issues);
    break;
  }
  return issues;
}

gboolean
mu_list_is_legal_as (const MuList *list, const MuBook *book, MuCheckMode mode)
{
  g_autoptr (GPtrArray) errors = find_issues (list, book, mode, MU_ISSUE_ERROR);
  return errors->len == 0;
}

GPtrArray *
mu_list_check (const MuList *list, const MuBook *book)
{
  return mu_list_check_as (list, book, MU_CHECK_CHOICE);
}

gboolean
mu_list_is_legal (const MuList *list, const MuBook *book)
{
  return mu_list_is_legal_as (list, book, MU_CHECK_CHOICE);
}

gboolean
mu_issues_legal (const GPtrArray *issues)
{
  for (guint i = 0; i < issues->len; i++)
    if (((const MuIssue *) g_ptr_array_index (issues, i))->severity == MU_ISSUE_ERROR)
      return FALSE;
  return TRUE;
}
