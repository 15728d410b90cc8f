/* Whether the book has a unit's figures, their crew and both in the list's year. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/check/check_private.h"

static MuIssue *
add (MuCheck *check, int unit, char *message, char *remedy)
{
  return mu_check_add (check, mu_check_choice (check), unit, message, remedy);
}

/* "Reg C HI HTW Sh or Reg B HI HTW Sh" */
static char *
list_ways (const MuBookOption *option, int year)
{
  GString *ways = g_string_new (NULL);
  for (guint i = 0; i < option->troops->len; i++) {
    const MuBookTroop *way = g_ptr_array_index (option->troops, i);
    char notation[64];
    if (!mu_book_troop_in_year (way, year))
      continue;
    mu_troop_format (&way->troop, notation, sizeof notation);
    if (strstr (ways->str, notation) == NULL)
      g_string_append_printf (ways, "%s%s", ways->len ? _ (" or ") : "", notation);
  }
  return g_string_free (ways, FALSE);
}

/* To what they can be changed in the year, else when they come. */
static char *
ways_or_years (const MuCheck *check, guint index, const MuBookOption *option)
{
  g_autofree char *ways = list_ways (option, check->list->year);
  return *ways ? g_strdup_printf (_ ("Make them %s"), ways)
               : mu_check_leave_out (check, option, NULL, mu_check_ally_of (check, index));
}

static void
add_wrong_troop (MuCheck *check, guint index, const MuBookOption *option)
{
  char notation[64];
  mu_troop_format (&mu_list_unit (check->list, index)->troop, notation, sizeof notation);
  MuIssue *issue = add (check, (int) index,
                        g_strdup_printf (_ ("The book has no %s as %s"), option->name, notation),
                        ways_or_years (check, index, option));
  mu_check_mend_way (check, issue);
}

static void
add_wrong_crew (MuCheck *check, guint index, const MuBookOption *option)
{
  const int way = mu_book_option_way (option, &mu_list_unit (check->list, index)->troop, NULL,
                                      check->list->year);
  const gboolean now = mu_book_troop_in_year (option->troops->pdata[way], check->list->year);
  MuIssue *issue = add (
      check, (int) index, g_strdup_printf (_ ("The book has no %s with this crew"), option->name),
      now ? g_strdup (_ ("Choose one of the book's crews")) : ways_or_years (check, index, option));
  if (now)
    mu_check_mend (issue, MU_MEND_SET_WAY, way);
  else
    mu_check_mend_way (check, issue);
}

static void
add_wrong_year (MuCheck *check, guint index, const MuBookTroop *way)
{
  char notation[64];
  g_autofree char *year = mu_year_format (check->list->year);
  g_autofree char *from = mu_year_format (way->from);
  g_autofree char *to = mu_year_format (way->to);
  g_autofree char *ways = list_ways (mu_check_option (check, index), check->list->year);
  mu_troop_format (&way->troop, notation, sizeof notation);
  MuIssue *issue = add (
      check, (int) index,
      g_strdup_printf (_ ("%s are in the book from %s to %s, not in %s"), notation, from, to, year),
      *ways ? g_strdup_printf (_ ("Make them %s, or choose another year"), ways)
            : mu_check_leave_out (check, mu_check_option (check, index), NULL,
                                  mu_check_ally_of (check, index)));
  mu_check_mend_way (check, issue);
}

/* wrg.campaign.forces: whether they are troops of the book in another class, in the list's year. */
static gboolean
rose_or_sank (const MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const MuBookOption *option = mu_check_option (check, index);
  MuTroop troop = unit->troop;
  for (int class = MU_CLASS_A; class <= MU_CLASS_D && !mu_check_is_choice (check); class ++) {
    troop.class = (uint8_t) class;
    const int way = mu_book_option_way (option, &troop, &unit->crew, check->list->year);
    if (way >= 0 && mu_book_troop_in_year (option->troops->pdata[way], check->list->year))
      return TRUE;
  }
  return FALSE;
}

gboolean
mu_check_book_troop (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const MuBookOption *option = mu_check_option (check, index);
  if (!option || !mu_book_option_in_year (option, check->list->year) || rose_or_sank (check, index))
    return FALSE;
  const int way = mu_book_option_way (option, &unit->troop, &unit->crew, check->list->year);
  if (mu_book_option_way (option, &unit->troop, NULL, check->list->year) < 0)
    add_wrong_troop (check, index, option);
  else if (way < 0)
    add_wrong_crew (check, index, option);
  else if (!mu_book_troop_in_year (option->troops->pdata[way], check->list->year))
    add_wrong_year (check, index, option->troops->pdata[way]);
  else
    return FALSE;
  return TRUE;
}
