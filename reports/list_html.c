#include "reports/list_html.h"

#include <glib/gi18n-lib.h>

#include "lists/certificate.h"
#include "reports/account.h"
#include "reports/html.h"
#include "reports/roster_words.h"
#include "reports/terms.h"

static void
put_number (MuHtml *html, int number)
{
  g_autofree char *text = mu_account_number (number);
  mu_html_text (html, "td", "number", text);
}

static void
put_name (MuHtml *html, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  g_autofree char *notes = mu_roster_unit_notes (list, index);
  mu_html_open (html, "td", NULL);
  mu_html_text (html, "div", "strong", unit->name);
  if (*notes)
    mu_html_text (html, "div", "small", notes);
  if (*unit->notes)
    mu_html_text (html, "div", "small", unit->notes);
  mu_html_close (html, "td");
}

static void
put_unit (MuHtml *html, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const gboolean stands = list->rules == MU_RULES_AWFP;
  g_autofree char *troop = stands ? g_strdup (unit->stand) : mu_term_troop (unit);
  g_autofree char *formed = stands ? g_strdup ("–") : mu_term_formation (unit);
  mu_html_open (html, "tr", NULL);
  put_number (html, (int) index + 1);
  put_name (html, list, index);
  mu_html_text (html, "td", NULL, troop);
  put_number (html, unit->figures);
  mu_html_text (html, "td", NULL, formed);
  mu_html_text (html, "td", NULL, stands ? "–" : mu_term_order (unit->order));
  put_number (html, mu_list_points_each (list, index, NULL));
  put_number (html, mu_list_unit_points (list, index));
  put_number (html, stands ? 0 : mu_roster_unit_scouting (unit));
  mu_html_close (html, "tr");
}

static void
put_sum (MuHtml *html, const char *class, const char *name, int figures, int points, int scouting)
{
  mu_html_open (html, "tr", class);
  mu_html_text (html, "td", NULL, "");
  mu_html_text (html, "td", NULL, name);
  mu_html_text (html, "td", NULL, "");
  put_number (html, figures);
  for (int i = 0; i < 3; i++)
    mu_html_text (html, "td", NULL, "");
  put_number (html, points);
  put_number (html, scouting);
  mu_html_close (html, "tr");
}

static void
put_units (MuHtml *html, const MuList *list)
{
  const gboolean stands = list->rules == MU_RULES_AWFP;
  const char *const heads[]
      = { _ ("No."),    _ ("Unit"),  _ ("Troops"), stands ? _ ("Stands") : _ ("Fig."),
          _ ("Formed"), _ ("Order"), _ ("Each"),   _ ("All"),
          _ ("Scout"),  NULL };
  mu_html_open (html, "table", NULL);
  mu_html_heads (html, heads);
  mu_html_open (html, "tbody", NULL);
  for (guint i = 0; i < list->units->len; i++)
    put_unit (html, list, i);
  if (list->generals->len > 0)
    put_sum (html, NULL, ngettext ("General", "Generals", list->generals->len), 0,
             mu_roster_generals_points (list), 0);
  put_sum (html, "total", _ ("Total"), mu_list_figures (list), mu_list_points (list),
           stands ? 0 : mu_list_scouting (list));
  mu_html_close (html, "tbody");
  mu_html_close (html, "table");
}

static void
put_lead (MuHtml *html, const MuList *list, const MuBook *book)
{
  g_autofree char *year = mu_year_format (list->year);
  g_autofree char *points = mu_roster_points (list);
  const char *const parts[]
      = { book ? book->name : list->book_id, year, list->player, points, list->tags };
  g_autofree char *line = mu_roster_join (parts, G_N_ELEMENTS (parts));
  g_autofree char *generals = mu_roster_generals (list);
  mu_html_text (html, "p", NULL, line);
  if (*generals)
    mu_html_text (html, "p", NULL, generals);
}

char *
mu_list_html (const MuList *list, const MuBook *book)
{
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, book);
  g_autofree char *certified = mu_certificate_line (certificate);
  const char *const parts[] = { mu_term_rules (list->rules), certified };
  g_autofree char *foot = mu_roster_join (parts, G_N_ELEMENTS (parts));
  MuHtml html;
  mu_html_init (&html, list->name);
  put_lead (&html, list, book);
  put_units (&html, list);
  if (*list->notes) {
    mu_html_text (&html, "h2", NULL, _ ("Notes"));
    mu_html_text (&html, "p", NULL, list->notes);
  }
  mu_html_text (&html, "footer", NULL, foot);
  return mu_html_finish (&html);
}
