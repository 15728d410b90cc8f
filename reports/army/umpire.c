#include "reports/army/umpire_private.h"

#include <glib/gi18n-lib.h>

#include "lists/check/certificate.h"
#include "reports/account/account.h"
#include "reports/document/rule_words.h"
#include "reports/document/table.h"

#define FILE_MAX 80 /* characters of a file's name in the table */

enum {
  COLUMN_NUMBER,
  COLUMN_LIST,
  COLUMN_PLAYER,
  COLUMN_ARMY,
  COLUMN_POINTS,
  COLUMN_VERDICT,
  COLUMNS
};

char *
mu_umpire_summary (const GPtrArray *verdicts)
{
  return g_strdup_printf (ngettext ("%u list: %u legal, %u not legal, %u that cannot be read",
                                    "%u lists: %u legal, %u not legal, %u that cannot be read",
                                    verdicts->len),
                          verdicts->len, mu_verdicts_count (verdicts, MU_VERDICT_LEGAL),
                          mu_verdicts_count (verdicts, MU_VERDICT_ILLEGAL),
                          mu_verdicts_count (verdicts, MU_VERDICT_UNREADABLE));
}

const char *
mu_umpire_army (const MuVerdict *verdict)
{
  if (!verdict->list)
    return "";
  return verdict->book ? verdict->book->name : verdict->list->book_id;
}

char *
mu_umpire_year (const MuVerdict *verdict)
{
  return verdict->list ? mu_year_format (verdict->list->year) : g_strdup ("");
}

char *
mu_umpire_points (const MuVerdict *verdict)
{
  if (!verdict->list)
    return g_strdup ("");
  g_autofree char *points = mu_account_number (mu_list_points (verdict->list));
  g_autofree char *limit = mu_account_number (verdict->list->points_limit);
  return g_strdup_printf (_ ("%s of %s"), points, limit);
}

char *
mu_umpire_mark (const MuVerdict *verdict)
{
  static const char *const marks[] = {
    [MU_VERDICT_LEGAL] = "✓",
    [MU_VERDICT_ILLEGAL] = "✗",
    [MU_VERDICT_UNREADABLE] = "?",
  };
  return g_strdup_printf ("%s %s", marks[verdict->kind], mu_verdict_words (verdict->kind));
}

char *
mu_umpire_reason (const MuIssue *issue)
{
  return g_strdup_printf (_ ("%s: %s (%s)"), issue->name, issue->message,
                          mu_rule_words_section (issue->rule));
}

static char *
count_words (const MuVerdict *verdict)
{
  const guint errors = mu_verdict_errors (verdict);
  const guint warnings = verdict->issues->len - errors;
  g_autofree char *broken
      = g_strdup_printf (ngettext ("%u rule broken", "%u rules broken", errors), errors);
  g_autofree char *unwise
      = g_strdup_printf (ngettext ("%u warning", "%u warnings", warnings), warnings);
  if (errors > 0 && warnings > 0)
    return g_strdup_printf ("%s, %s", broken, unwise);
  return errors > 0 ? g_steal_pointer (&broken) : g_steal_pointer (&unwise);
}

char *
mu_umpire_count (const MuVerdict *verdict)
{
  return verdict->issues->len > 0 ? count_words (verdict) : g_strdup ("");
}

char *
mu_umpire_code (const MuVerdict *verdict)
{
  return verdict->list ? mu_list_check_code (verdict->list) : g_strdup ("");
}

/* --- on paper ------------------------------------------------------------ */

/* A path is told by its end. */
static char *
clip_path (const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);
  const glong length = g_utf8_strlen (shown, -1);
  if (length <= FILE_MAX)
    return g_steal_pointer (&shown);
  return g_strconcat ("…", g_utf8_offset_to_pointer (shown, length - FILE_MAX + 1), NULL);
}

/* Two texts under each other, where there is a second. */
static char *
stack (const char *first, const char *second)
{
  return *second ? g_strdup_printf ("%s\n%s", first, second) : g_strdup (first);
}

static void
add_verdict (MuTable *table, const MuVerdict *verdict, guint index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *file = clip_path (verdict->file);
  g_autofree char *list = verdict->list ? stack (verdict->list->name, file) : g_strdup (file);
  g_autofree char *year = mu_umpire_year (verdict);
  g_autofree char *army = stack (mu_umpire_army (verdict), year);
  g_autofree char *points = mu_umpire_points (verdict);
  g_autofree char *mark = mu_umpire_mark (verdict);
  g_autofree char *count = mu_umpire_count (verdict);
  g_autofree char *code = mu_umpire_code (verdict);
  g_autofree char *judged = stack (mark, count);
  g_autofree char *said = stack (judged, code);
  const char *const cells[COLUMNS] = {
    [COLUMN_NUMBER] = number,
    [COLUMN_LIST] = list,
    [COLUMN_PLAYER] = verdict->list ? verdict->list->player : "",
    [COLUMN_ARMY] = army,
    [COLUMN_POINTS] = points,
    [COLUMN_VERDICT] = said,
  };
  mu_table_add_row (table, MU_ROW_NORMAL, cells);
}

static void
set_verdicts (MuPress *press, const GPtrArray *verdicts)
{
  const MuColumn columns[COLUMNS] = {
    [COLUMN_NUMBER] = { _ ("No."), MU_ALIGN_RIGHT },
    [COLUMN_LIST] = { _ ("List"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
    [COLUMN_PLAYER] = { _ ("Player"), MU_ALIGN_LEFT, .wraps = TRUE },
    [COLUMN_ARMY] = { _ ("Army"), MU_ALIGN_LEFT, .wraps = TRUE },
    [COLUMN_POINTS] = { _ ("Points"), MU_ALIGN_RIGHT },
    [COLUMN_VERDICT] = { _ ("Verdict"), MU_ALIGN_LEFT, .wraps = TRUE, .strong = TRUE },
  };
  MuTable *table = mu_table_new (columns, COLUMNS);
  for (guint i = 0; i < verdicts->len; i++)
    add_verdict (table, g_ptr_array_index (verdicts, i), i);
  mu_press_gap (press, 4);
  mu_press_table (press, table);
}

static void
set_reasons (MuPress *press, const MuVerdict *verdict, guint index)
{
  g_autofree char *file = g_filename_display_name (verdict->file);
  g_autofree char *head
      = g_strdup_printf ("%u. %s", index + 1, verdict->list ? verdict->list->name : file);
  mu_press_heading (press, MU_STYLE_SUBHEADING, head);
  if (verdict->fault)
    mu_press_paragraph (press, MU_STYLE_BODY, verdict->fault);
  for (guint i = 0; i < mu_verdict_errors (verdict); i++) {
    g_autofree char *reason = mu_umpire_reason (g_ptr_array_index (verdict->issues, i));
    g_autofree char *line = g_strconcat ("• ", reason, NULL);
    mu_press_paragraph (press, MU_STYLE_BODY, line);
  }
}

/* Where a list is legal there is nothing to explain. */
static void
set_all_reasons (MuPress *press, const GPtrArray *verdicts)
{
  if (mu_verdicts_count (verdicts, MU_VERDICT_LEGAL) < verdicts->len)
    mu_press_heading (press, MU_STYLE_HEADING, _ ("Reasons"));
  for (guint i = 0; i < verdicts->len; i++) {
    const MuVerdict *verdict = g_ptr_array_index (verdicts, i);
    if (verdict->kind != MU_VERDICT_LEGAL)
      set_reasons (press, verdict, i);
  }
}

MuSheets *
mu_umpire_sheets (const GPtrArray *verdicts, MuPaper paper)
{
  g_autofree char *summary = mu_umpire_summary (verdicts);
  g_autofree char *foot = g_strdup_printf (_ ("Umpire's sheet · %s"), summary);
  MuPressJob job = { paper, _ ("Umpire's sheet"), "", summary, foot };
  MuPress *press = mu_press_new (&job);
  mu_press_heading (press, MU_STYLE_TITLE, _ ("Umpire's sheet"));
  mu_press_paragraph (press, MU_STYLE_LEAD, summary);
  set_verdicts (press, verdicts);
  set_all_reasons (press, verdicts);
  return mu_press_finish (press);
}
