#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/xml/data.h"
#include "reports/army/umpire_private.h"
#include "reports/document/html.h"

static void
add_reasons (MuHtml *html, const MuVerdict *verdict)
{
  g_autofree char *count = mu_umpire_count (verdict);
  mu_html_open (html, "td", NULL);
  if (verdict->fault)
    mu_html_text (html, "div", NULL, verdict->fault);
  if (mu_verdict_errors (verdict) > 0)
    mu_html_open (html, "ul", NULL);
  for (guint i = 0; i < mu_verdict_errors (verdict); i++) {
    g_autofree char *reason = mu_umpire_reason (g_ptr_array_index (verdict->issues, i));
    mu_html_text (html, "li", NULL, reason);
  }
  if (mu_verdict_errors (verdict) > 0)
    mu_html_close (html, "ul");
  if (*count)
    mu_html_text (html, "div", "small", count);
  mu_html_close (html, "td");
}

static void
add_list (MuHtml *html, const MuVerdict *verdict)
{
  g_autofree char *file = g_filename_display_name (verdict->file);
  mu_html_open (html, "td", NULL);
  if (verdict->list)
    mu_html_text (html, "div", "strong", verdict->list->name);
  mu_html_text (html, "div", "small", file);
  mu_html_close (html, "td");
}

static void
add_verdict (MuHtml *html, const MuVerdict *verdict, guint index)
{
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *year = mu_umpire_year (verdict);
  g_autofree char *points = mu_umpire_points (verdict);
  g_autofree char *code = mu_umpire_code (verdict);
  g_autofree char *mark = mu_umpire_mark (verdict);
  mu_html_open (html, "tr", NULL);
  mu_html_text (html, "td", "number", number);
  add_list (html, verdict);
  mu_html_text (html, "td", NULL, verdict->list ? verdict->list->player : "");
  mu_html_text (html, "td", NULL, mu_umpire_army (verdict));
  mu_html_text (html, "td", "number", year);
  mu_html_text (html, "td", "number", points);
  mu_html_text (html, "td", "strong", mark);
  mu_html_text (html, "td", "number", code);
  add_reasons (html, verdict);
  mu_html_close (html, "tr");
}

char *
mu_umpire_html (const GPtrArray *verdicts)
{
  const char *const heads[]
      = { _ ("No."),    _ ("List"),    _ ("Player"),     _ ("Army"),    _ ("Year"),
          _ ("Points"), _ ("Verdict"), _ ("Check code"), _ ("Reasons"), NULL };
  g_autofree char *summary = mu_umpire_summary (verdicts);
  MuHtml html;
  mu_html_init (&html, _ ("Umpire's sheet"));
  mu_html_text (&html, "p", NULL, summary);
  mu_html_open (&html, "table", NULL);
  mu_html_heads (&html, heads);
  mu_html_open (&html, "tbody", NULL);
  for (guint i = 0; i < verdicts->len; i++)
    add_verdict (&html, g_ptr_array_index (verdicts, i), i);
  mu_html_close (&html, "tbody");
  mu_html_close (&html, "table");
  return mu_html_finish (&html);
}

gboolean
mu_umpire_write_html (const GPtrArray *verdicts, const char *path, GError **error)
{
  g_autofree char *page = mu_umpire_html (verdicts);
  return mu_file_write (path, page, strlen (page), error);
}
