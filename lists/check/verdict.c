#include "lists/check/verdict.h"

#include <glib/gi18n-lib.h>

static MuVerdict *
start (const char *file, MuVerdictKind kind)
{
  MuVerdict *verdict = g_new0 (MuVerdict, 1);
  verdict->kind = kind;
  verdict->file = g_strdup (file);
  return verdict;
}

MuVerdict *
mu_verdict_new (const char *file, MuList *list, const MuShelf *shelf)
{
  MuVerdict *verdict = start (file, MU_VERDICT_LEGAL);
  verdict->list = list;
  verdict->book = mu_shelf_book_of (shelf, list);
  verdict->issues = mu_list_check (list, verdict->book);
  if (!mu_issues_legal (verdict->issues))
    verdict->kind = MU_VERDICT_ILLEGAL;
  return verdict;
}

MuVerdict *
mu_verdict_new_unreadable (const char *file, const GError *fault)
{
  MuVerdict *verdict = start (file, MU_VERDICT_UNREADABLE);
  verdict->issues = g_ptr_array_new ();
  verdict->fault = g_strdup (fault->message);
  return verdict;
}

MuVerdict *
mu_verdict_on_file (MuSchemas *schemas, const char *path, const MuShelf *shelf)
{
  g_autoptr (GError) fault = NULL;
  MuList *list = mu_list_read_file_by (schemas, path, &fault);
  return list ? mu_verdict_new (path, list, shelf) : mu_verdict_new_unreadable (path, fault);
}

void
mu_verdict_free (MuVerdict *verdict)
{
  if (!verdict)
    return;
  g_free (verdict->file);
  mu_list_free (verdict->list);
  g_ptr_array_unref (verdict->issues);
  g_free (verdict->fault);
  g_free (verdict);
}

const char *
mu_verdict_key (MuVerdictKind kind)
{
  switch (kind) {
  case MU_VERDICT_LEGAL:
    return "legal";
  case MU_VERDICT_ILLEGAL:
    return "illegal";
  case MU_VERDICT_UNREADABLE:
    return "unreadable";
  }
  return "";
}

const char *
mu_verdict_words (MuVerdictKind kind)
{
  switch (kind) {
  case MU_VERDICT_LEGAL:
    return _ ("legal");
  case MU_VERDICT_ILLEGAL:
    return _ ("not legal");
  case MU_VERDICT_UNREADABLE:
    return _ ("cannot be read");
  }
  return "";
}

guint
mu_verdict_errors (const MuVerdict *verdict)
{
  guint errors = 0;
  for (guint i = 0; i < verdict->issues->len; i++)
    errors
        += ((const MuIssue *) g_ptr_array_index (verdict->issues, i))->severity == MU_ISSUE_ERROR;
  return errors;
}

guint
mu_verdicts_count (const GPtrArray *verdicts, MuVerdictKind kind)
{
  guint count = 0;
  for (guint i = 0; i < verdicts->len; i++)
    count += ((const MuVerdict *) g_ptr_array_index (verdicts, i))->kind == kind;
  return count;
}
