/* Legality: of one list with all that mends it, or of a whole evening's lists for the
 * umpire. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/gather.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/check/verdict.h"
#include "lists/xml/data.h"
#include "reports/army/umpire.h"

static const char *
severity_key (MuIssueSeverity severity)
{
  return severity == MU_ISSUE_ERROR ? "error" : "warning";
}

static void
show_issue (MuCall *call, const MuIssue *issue)
{
  mu_out_row (call, "issue", severity_key (issue->severity), mu_rule_id (issue->rule), issue->name,
              issue->message, NULL);
  g_autofree char *text = g_strdup_printf ("%s: %s", issue->name, issue->message);
  mu_say (call, "\n");
  mu_say_wrapped (call, 2, text);
  if (issue->remedy && issue->remedy[0])
    mu_say_wrapped (call, 4, issue->remedy);
  mu_say (call, "    %s%s\n", issue->severity == MU_ISSUE_WARNING ? _ ("(a warning) ") : "",
          mu_rule_shown (call, issue->rule));
}

static void
say_legality (MuCall *call, const MuVerdict *verdict)
{
  const MuList *list = verdict->list;
  const guint errors = mu_verdict_errors (verdict);
  if (errors == 0)
    mu_say (call, _ ("%s is legal: "), list->name);
  else
    mu_say (call,
            ngettext ("%s is not legal, %u rule is broken: ",
                      "%s is not legal, %u rules are broken: ", errors),
            list->name, errors);
  g_autofree char *points = mu_points_words (mu_list_points (list));
  g_autofree char *limit = mu_points_words (list->points_limit);
  mu_say (call, _ ("%s of %s points\n"), points, limit);
}

static void
show_list (MuCall *call, const MuVerdict *verdict)
{
  mu_out_number (call, "points", mu_list_points (verdict->list));
  mu_out_number (call, "limit", verdict->list->points_limit);
  say_legality (call, verdict);
  for (guint i = 0; i < verdict->issues->len; i++)
    show_issue (call, g_ptr_array_index (verdict->issues, i));
}

static MuExit
check_one (MuCall *call)
{
  GError *error = NULL;
  const char *name = mu_call_argument (call, 0);
  g_autoptr (MuList) list = mu_find_army (call, name, &error);
  const MuShelf *shelf = list ? mu_call_books (call, &error) : NULL;
  if (!shelf)
    return mu_complain_error (error);
  g_autoptr (MuVerdict) verdict = mu_verdict_new (name, g_steal_pointer (&list), shelf);
  show_list (call, verdict);
  return verdict->kind == MU_VERDICT_LEGAL ? MU_EXIT_DONE : MU_EXIT_NO;
}

/* --- many lists ---------------------------------------------------------- */

static MuVerdict *
judge (MuCall *call, const char *name)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (MuList) list = mu_find_army (call, name, &fault);
  const MuShelf *shelf = list ? mu_call_books (call, &fault) : NULL;
  return shelf ? mu_verdict_new (name, g_steal_pointer (&list), shelf)
               : mu_verdict_new_unreadable (name, fault);
}

static void
show_verdict (MuCall *call, const MuVerdict *verdict)
{
  mu_out_text (call, "file", verdict->file);
  mu_out_text (call, "verdict", mu_verdict_key (verdict->kind));
  mu_say (call, "%s: ", verdict->file);
  if (verdict->list) {
    show_list (call, verdict);
  } else {
    mu_out_text (call, "fault", verdict->fault);
    mu_say (call, "%s\n", mu_verdict_words (verdict->kind));
    mu_say_wrapped (call, 2, verdict->fault);
  }
  mu_say (call, "\n");
}

/* The first file that could not be read, for who looks no further than stderr. */
static MuExit
complain_of_faults (const GPtrArray *verdicts, guint unreadable)
{
  guint i = 0;
  while (((const MuVerdict *) g_ptr_array_index (verdicts, i))->kind != MU_VERDICT_UNREADABLE)
    i++;
  const MuVerdict *first = g_ptr_array_index (verdicts, i);
  if (unreadable == 1)
    return mu_complain ("%s", first->fault);
  return mu_complain (ngettext ("%s; and %u more file cannot be read",
                                "%s; and %u more files cannot be read", unreadable - 1),
                      first->fault, unreadable - 1);
}

static MuExit
finish (MuCall *call, const GPtrArray *verdicts)
{
  const guint legal = mu_verdicts_count (verdicts, MU_VERDICT_LEGAL);
  const guint illegal = mu_verdicts_count (verdicts, MU_VERDICT_ILLEGAL);
  const guint unreadable = mu_verdicts_count (verdicts, MU_VERDICT_UNREADABLE);
  mu_out_number (call, "lists", verdicts->len);
  mu_out_number (call, "legal", legal);
  mu_out_number (call, "illegal", illegal);
  mu_out_number (call, "unreadable", unreadable);
  mu_say (call,
          ngettext ("%u list: %u legal, %u not legal, %u that cannot be read\n",
                    "%u lists: %u legal, %u not legal, %u that cannot be read\n", verdicts->len),
          verdicts->len, legal, illegal, unreadable);
  if (unreadable > 0)
    return complain_of_faults (verdicts, unreadable);
  return illegal > 0 ? MU_EXIT_NO : MU_EXIT_DONE;
}

static gboolean
write_sheet (MuCall *call, const GPtrArray *verdicts, const char *path, GError **error)
{
  const MuPaper paper = (MuPaper) mu_call_choice (call, "paper", MU_PAPER_A4);
  if (mu_file_ends_in (path, ".html")) {
    if (!mu_umpire_write_html (verdicts, path, error))
      return FALSE;
  } else {
    g_autoptr (MuSheets) sheets = mu_umpire_sheets (verdicts, paper);
    if (!mu_sheets_write_pdf (sheets, path, error))
      return FALSE;
  }
  mu_out_text (call, "sheet", path);
  mu_say (call, _ ("The umpire's sheet is written to %s\n"), path);
  return TRUE;
}

static MuExit
check_many (MuCall *call, const GPtrArray *files)
{
  GError *error = NULL;
  const char *sheet = mu_call_text (call, "output");
  g_autoptr (GPtrArray) verdicts
      = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_verdict_free);
  for (guint i = 0; i < files->len; i++) {
    MuVerdict *verdict = judge (call, g_ptr_array_index (files, i));
    g_ptr_array_add (verdicts, verdict);
    show_verdict (call, verdict);
  }
  if (sheet && !write_sheet (call, verdicts, sheet, &error))
    return mu_complain_error (error);
  return finish (call, verdicts);
}

static gboolean
is_sheet (const char *path)
{
  return !path || mu_file_ends_in (path, ".pdf") || mu_file_ends_in (path, ".html");
}

/* One list without a sheet is answered as scripts have always read it. */
static gboolean
asks_for_one (MuCall *call)
{
  return mu_call_count (call) == 1 && !mu_call_has (call, "output")
         && !g_file_test (mu_call_argument (call, 0), G_FILE_TEST_IS_DIR);
}

MuExit
mu_run_list_check (MuCall *call)
{
  static const char *const endings[] = { ".xml", NULL };
  GError *error = NULL;
  if (!is_sheet (mu_call_text (call, "output")))
    return mu_complain (_ ("-o: %s: expected a file name that ends in .pdf or .html"),
                        mu_call_text (call, "output"));
  if (asks_for_one (call))
    return check_one (call);
  if (!mu_call_books (call, &error))
    return mu_complain_error (error);
  g_autoptr (GPtrArray) files = mu_gather_files (call, endings, &error);
  return files ? check_many (call, files) : mu_complain_error (error);
}
