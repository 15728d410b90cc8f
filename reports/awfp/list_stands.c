#include "reports/awfp/list_stands.h"

#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "reports/army/list_cells.h"
#include "reports/army/roster_words.h"

static void
put_stands_of (MuHtml *html, const char *stand, int stands, int each, int all)
{
  mu_html_text (html, "td", NULL, stand);
  mu_list_cells_number (html, stands);
  mu_list_cells_number (html, each);
  mu_list_cells_number (html, all);
  mu_html_close (html, "tr");
}

static void
put_unit_stands (MuHtml *html, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  mu_html_open (html, "tr", NULL);
  mu_list_cells_number (html, (int) index + 1);
  mu_list_cells_name (html, list, index);
  put_stands_of (html, unit->stand, unit->figures, mu_list_points_each (list, index, NULL),
                 mu_list_unit_points (list, index));
}

/* awfp.general.strength, awfp.priest.one: stands beside the units. */
static void
put_leader (MuHtml *html, const char *name, const char *stand, int points)
{
  mu_html_open (html, "tr", NULL);
  mu_list_cells_blanks (html, 1);
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
  if (list->priest && !mu_list_priest_came_along (list))
    put_leader (html, _ ("Priest"), "", 0);
}

void
mu_list_put_stands (MuHtml *html, const MuList *list)
{
  const char *const heads[]
      = { _ ("No."), _ ("Unit"), _ ("Stand"), _ ("Stands"), _ ("Each"), _ ("All"), NULL };
  mu_html_heads (html, heads);
  mu_html_open (html, "tbody", NULL);
  for (guint i = 0; i < list->units->len; i++)
    put_unit_stands (html, list, i);
  put_leaders (html, list);
  for (guint i = 0; i < list->items->len; i++) {
    mu_list_cells_item (html, list, i, 1);
    mu_html_close (html, "tr");
  }
  mu_html_open (html, "tr", "total");
  mu_list_cells_blanks (html, 1);
  mu_html_text (html, "td", NULL, _ ("Total"));
  mu_list_cells_blanks (html, 1);
  mu_list_cells_number (html, mu_roster_stands (list));
  mu_list_cells_blanks (html, 1);
  mu_list_cells_number (html, mu_list_points (list));
  mu_html_close (html, "tr");
}
