#include "reports/army/list_html.h"

#include <glib/gi18n-lib.h>

#include "lists/check/certificate.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "reports/army/list_cells.h"
#include "reports/army/roster_words.h"
#include "reports/document/html.h"
#include "reports/system.h"

static void
put_unit (MuHtml *html, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  g_autofree char *troop = mu_term_troop (unit);
  g_autofree char *formed = mu_term_formation (unit);
  mu_html_open (html, "tr", NULL);
  mu_list_cells_number (html, (int) index + 1);
  mu_list_cells_name (html, list, index);
  mu_html_text (html, "td", NULL, troop);
  mu_list_cells_number (html, mu_roster_unit_figures (list, index));
  mu_html_text (html, "td", NULL, formed);
  mu_html_text (html, "td", NULL, mu_term_order (unit->order));
  mu_list_cells_number (html, mu_list_points_each (list, index, NULL));
  mu_list_cells_number (html, mu_list_unit_points (list, index));
  mu_list_cells_number (html, mu_roster_unit_scouting (list, index));
  mu_html_close (html, "tr");
}

static void
put_generals (MuHtml *html, const MuList *list)
{
  if (list->generals->len == 0)
    return;
  mu_html_open (html, "tr", NULL);
  mu_list_cells_blanks (html, 1);
  mu_html_text (html, "td", NULL, ngettext ("General", "Generals", list->generals->len));
  mu_list_cells_blanks (html, 5);
  mu_list_cells_number (html, mu_roster_generals_points (list));
  mu_list_cells_blanks (html, 1);
  mu_html_close (html, "tr");
}

static void
put_sum (MuHtml *html, const MuList *list)
{
  mu_html_open (html, "tr", "total");
  mu_list_cells_blanks (html, 1);
  mu_html_text (html, "td", NULL, _ ("Total"));
  mu_list_cells_blanks (html, 1);
  mu_list_cells_number (html, mu_list_figures (list));
  mu_list_cells_blanks (html, 3);
  mu_list_cells_number (html, mu_list_points (list));
  mu_list_cells_number (html, mu_list_scouting (list));
  mu_html_close (html, "tr");
}

static void
put_figures (MuHtml *html, const MuList *list)
{
  const char *const heads[] = { _ ("No."),   _ ("Unit"), _ ("Troops"), _ ("Fig."),  _ ("Formed"),
                                _ ("Order"), _ ("Each"), _ ("All"),    _ ("Scout"), NULL };
  mu_html_heads (html, heads);
  mu_html_open (html, "tbody", NULL);
  for (guint i = 0; i < list->units->len; i++)
    put_unit (html, list, i);
  put_generals (html, list);
  for (guint i = 0; i < list->items->len; i++) {
    mu_list_cells_item (html, list, i, 3);
    mu_list_cells_blanks (html, 1);
    mu_html_close (html, "tr");
  }
  put_sum (html, list);
}

static void
put_units (MuHtml *html, const MuList *list)
{
  const MuReportSystem *system = mu_report_system (list->rules);
  mu_html_open (html, "table", NULL);
  if (system->put_units)
    system->put_units (html, list);
  else
    put_figures (html, list);
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
  if (*generals
      && !mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS)) /* there they are in the table */
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
