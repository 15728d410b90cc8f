#include "reports/army/list_html.h"

#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "lists/check/certificate.h"
#include "lists/list/item.h"
#include "lists/list/terms.h"
#include "lists/system.h"
#include "reports/account/account.h"
#include "reports/army/roster_words.h"
#include "reports/document/html.h"

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
put_blanks (MuHtml *html, int count)
{
  for (int i = 0; i < count; i++)
    mu_html_text (html, "td", NULL, "");
}

/* --- figures ------------------------------------------------------------- */

static void
put_unit (MuHtml *html, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  g_autofree char *troop = mu_term_troop (unit);
  g_autofree char *formed = mu_term_formation (unit);
  mu_html_open (html, "tr", NULL);
  put_number (html, (int) index + 1);
  put_name (html, list, index);
  mu_html_text (html, "td", NULL, troop);
  put_number (html, mu_roster_unit_figures (list, index));
  mu_html_text (html, "td", NULL, formed);
  mu_html_text (html, "td", NULL, mu_term_order (unit->order));
  put_number (html, mu_list_points_each (list, index, NULL));
  put_number (html, mu_list_unit_points (list, index));
  put_number (html, mu_roster_unit_scouting (list, index));
  mu_html_close (html, "tr");
}

static void
put_generals (MuHtml *html, const MuList *list)
{
  if (list->generals->len == 0)
    return;
  mu_html_open (html, "tr", NULL);
  put_blanks (html, 1);
  mu_html_text (html, "td", NULL, ngettext ("General", "Generals", list->generals->len));
  put_blanks (html, 5);
  put_number (html, mu_roster_generals_points (list));
  put_blanks (html, 1);
  mu_html_close (html, "tr");
}

/* blanks: columns between the name and the price. */
static void
put_item (MuHtml *html, const MuList *list, guint index, int blanks)
{
  const MuListItem *item = mu_list_item (list, index);
  g_autofree char *name = mu_roster_item_name (item);
  mu_html_open (html, "tr", NULL);
  put_blanks (html, 1);
  mu_html_text (html, "td", NULL, name);
  mu_html_text (html, "td", NULL, mu_item_owner_words (item->regular));
  put_blanks (html, blanks);
  put_number (html, mu_roster_item_points_each (list, index));
  put_number (html, mu_roster_item_points (list, index));
}

static void
put_sum (MuHtml *html, const MuList *list)
{
  mu_html_open (html, "tr", "total");
  put_blanks (html, 1);
  mu_html_text (html, "td", NULL, _ ("Total"));
  put_blanks (html, 1);
  put_number (html, mu_list_figures (list));
  put_blanks (html, 3);
  put_number (html, mu_list_points (list));
  put_number (html, mu_list_scouting (list));
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
    put_item (html, list, i, 3);
    put_blanks (html, 1);
    mu_html_close (html, "tr");
  }
  put_sum (html, list);
}

/* --- stands -------------------------------------------------------------- */

static void
put_stands_of (MuHtml *html, const char *stand, int stands, int each, int all)
{
  mu_html_text (html, "td", NULL, stand);
  put_number (html, stands);
  put_number (html, each);
  put_number (html, all);
  mu_html_close (html, "tr");
}

static void
put_unit_stands (MuHtml *html, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  mu_html_open (html, "tr", NULL);
  put_number (html, (int) index + 1);
  put_name (html, list, index);
  put_stands_of (html, unit->stand, unit->figures, mu_list_points_each (list, index, NULL),
                 mu_list_unit_points (list, index));
}

/* awfp.general.strength, awfp.priest.one: stands beside the units. */
static void
put_leader (MuHtml *html, const char *name, const char *stand, int points)
{
  mu_html_open (html, "tr", NULL);
  put_blanks (html, 1);
  mu_html_text (html, "td", NULL, name);
  put_stands_of (html, stand, 1, points, points);
}

static void
put_leaders (MuHtml *html, const MuList *list)
{
  for (guint i = 0; i < list->generals->len; i++) {
    const MuListGeneral *general = mu_list_general (list, i);
    g_autofree char *name = g_strdup_printf ("%s\n%s", general->name, _ ("general"));
    put_leader (html, name, general->troop, mu_list_general_points (list, i, NULL));
  }
  if (list->priest)
    put_leader (html, _ ("Priest"), "", 0);
}

static void
put_stands (MuHtml *html, const MuList *list)
{
  const char *const heads[]
      = { _ ("No."), _ ("Unit"), _ ("Stand"), _ ("Stands"), _ ("Each"), _ ("All"), NULL };
  mu_html_heads (html, heads);
  mu_html_open (html, "tbody", NULL);
  for (guint i = 0; i < list->units->len; i++)
    put_unit_stands (html, list, i);
  put_leaders (html, list);
  for (guint i = 0; i < list->items->len; i++) {
    put_item (html, list, i, 1);
    mu_html_close (html, "tr");
  }
  mu_html_open (html, "tr", "total");
  put_blanks (html, 1);
  mu_html_text (html, "td", NULL, _ ("Total"));
  put_blanks (html, 1);
  put_number (html, mu_roster_stands (list));
  put_blanks (html, 1);
  put_number (html, mu_list_points (list));
  mu_html_close (html, "tr");
}

static void
put_units (MuHtml *html, const MuList *list)
{
  mu_html_open (html, "table", NULL);
  if (list->rules == MU_RULES_AWFP)
    put_stands (html, list);
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
