#include "reports/army/roster_words.h"

#include <glib/gi18n-lib.h>

#include "lists/list/item.h"
#include "lists/system.h"
#include "reports/account/account.h"
#include "reports/system.h"
#include "rules/battle/terms.h"
#include "rules/troop/troop.h"

char *
mu_roster_points (const MuList *list)
{
  g_autofree char *points = mu_account_number (mu_list_points (list));
  g_autofree char *limit = mu_account_number (list->points_limit);
  return g_strdup_printf (_ ("%s of %s points"), points, limit);
}

/* The parts that are not empty, with a dot between them. */
char *
mu_roster_join (const char *const *parts, guint count)
{
  GString *text = g_string_new ("");
  for (guint i = 0; i < count; i++)
    if (parts[i] && *parts[i])
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", parts[i]);
  return g_string_free (text, FALSE);
}

static char *
general_line (const MuList *list, const MuListGeneral *general)
{
  const char *rank = general->commander ? _ ("commander-in-chief") : _ ("subordinate general");
  const char *training = general->regular ? _ ("regular") : _ ("irregular");
  if (mu_list_has (list, MU_LISTS_HAVE_GENERAL_STANDS))
    return g_strdup_printf ("%s, %s", general->name, general->troop);
  if (general->rides_with < 0 || general->rides_with >= (int) list->units->len)
    return g_strdup_printf (_ ("%s, %s, %s"), general->name, rank, training);
  return g_strdup_printf (_ ("%s, %s, %s, with unit %d"), general->name, rank, training,
                          general->rides_with + 1);
}

static void
append_note (GString *text, const char *note)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", note);
}

/* wrg.points.forced-march, wrg.points.forced-march.straggling: "forced march: 37 of 40 arrive,
 * +37 points". */
static void
append_march (GString *text, const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  if (!unit->forced_march || !mu_list_has (list, MU_LISTS_HAVE_PARTS))
    return;
  const int surcharge = mu_list_unit_points (list, index) - mu_list_unit_start_points (list, index);
  g_autofree char *note
      = g_strdup_printf (ngettext ("forced march: %d of %d arrives, +%d points",
                                   "forced march: %d of %d arrive, +%d points", unit->figures),
                         mu_list_unit_strength (unit), unit->figures, surcharge);
  append_note (text, note);
}

char *
mu_roster_unit_notes (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  GString *text = g_string_new ("");
  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) index)
      append_note (text, mu_list_general (list, i)->name);
  if (unit->bodyguard)
    append_note (text, _ ("bodyguard"));
  if (unit->sub_unit)
    append_note (text, _ ("sub-unit"));
  if (unit->mixed == MU_MIXED_BEHIND)
    append_note (text, _ ("behind the unit before, in one body"));
  if (unit->mixed == MU_MIXED_FLANKS)
    append_note (text, _ ("on the flanks of the unit before, in one body"));
  if (unit->line > 0) {
    g_autofree char *line = g_strdup_printf (_ ("line %d"), unit->line + 1);
    append_note (text, line);
  }
  append_march (text, list, index);
  return g_string_free (text, FALSE);
}

int
mu_roster_unit_scouting (const MuList *list, guint index)
{
  const MuReportSystem *system = mu_report_system (list->rules);
  return system->scouting ? system->scouting (mu_list_unit (list, index)) : 0;
}

int
mu_roster_unit_figures (const MuList *list, guint index)
{
  return mu_list_system_of (list)->strength (mu_list_unit (list, index));
}

int
mu_roster_stands (const MuList *list)
{
  const MuListSystem *system = mu_list_system_of (list);
  const guint among_units = system->came_along ? system->came_along (list) : 0;
  return mu_list_figures (list) + (int) list->generals->len + (list->priest ? 1 : 0)
         - (int) among_units;
}

char *
mu_roster_item_name (const MuListItem *item)
{
  return mu_item_count_words (item->kind, item->count);
}

int
mu_roster_item_points (const MuList *list, guint index)
{
  return mu_list_has (list, MU_LISTS_HAVE_ITEMS) ? mu_list_item_points (mu_list_item (list, index))
                                                 : 0;
}

int
mu_roster_item_points_each (const MuList *list, guint index)
{
  return mu_roster_item_points (list, index) / mu_list_item (list, index)->count;
}

int
mu_roster_generals_points (const MuList *list)
{
  int points = 0;
  for (guint i = 0; i < list->generals->len; i++)
    points += mu_list_system_of (list)->points_general (list, i, NULL);
  return points;
}

char *
mu_roster_generals (const MuList *list)
{
  if (list->generals->len == 0)
    return g_strdup ("");
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < list->generals->len; i++) {
    g_autofree char *line = general_line (list, mu_list_general (list, i));
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", line);
  }
  return g_strdup_printf (ngettext ("General: %s.", "Generals: %s.", list->generals->len),
                          text->str);
}

const char *
mu_roster_ability (MuAwfpAbility ability)
{
  switch (ability) {
  case MU_AWFP_CHARISMATIC:
    return _ ("charismatic");
  case MU_AWFP_EXCEPTIONAL:
    return _ ("exceptional");
  case MU_AWFP_BRAVE:
    return _ ("brave");
  case MU_AWFP_STALWART:
    return _ ("stalwart");
  }
  g_return_val_if_reached (NULL);
}
