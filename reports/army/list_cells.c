#include "reports/army/list_cells.h"

#include "lists/list/item.h"
#include "reports/account/account.h"
#include "reports/army/roster_words.h"

void
mu_list_cells_number (MuHtml *html, int number)
{
  g_autofree char *text = mu_account_number (number);
  mu_html_text (html, "td", "number", text);
}

void
mu_list_cells_blanks (MuHtml *html, int count)
{
  for (int i = 0; i < count; i++)
    mu_html_text (html, "td", NULL, "");
}

void
mu_list_cells_name (MuHtml *html, const MuList *list, guint index)
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

void
mu_list_cells_item (MuHtml *html, const MuList *list, guint index, int blanks)
{
  const MuListItem *item = mu_list_item (list, index);
  g_autofree char *name = mu_roster_item_name (item);
  mu_html_open (html, "tr", NULL);
  mu_list_cells_blanks (html, 1);
  mu_html_text (html, "td", NULL, name);
  mu_html_text (html, "td", NULL, mu_item_owner_words (item->regular));
  mu_list_cells_blanks (html, blanks);
  mu_list_cells_number (html, mu_roster_item_points_each (list, index));
  mu_list_cells_number (html, mu_roster_item_points (list, index));
}
