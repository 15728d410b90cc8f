/* What is legal for figures, but hardly meant: warnings. */
#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/edit/edit_private.h"
#include "lists/wrg/figures.h"
#include "lists/wrg/organisation.h"
#include "rules/wrg/troop/troop.h"

#define MANY_STRAGGLERS 4 /* one in so many */

static gboolean
is_horse (const MuBookTroop *way)
{
  return mu_type_is_cavalry ((MuTroopType) way->troop.type);
}

static gboolean
is_light_horse (const MuBookTroop *way)
{
  return way->troop.type == MU_TROOP_LC;
}

/* wrg.scouting.strength */
static const char *
scouts_to_add (const MuCheck *check)
{
  if (mu_check_offers (check, is_light_horse))
    return _ ("Add cavalry; light cavalry counts double");
  return mu_check_offers (check, is_horse)
             ? _ ("Add cavalry")
             : _ ("The book has no cavalry in this year: choose another year, or be outscouted");
}

static void
advise_scouts (MuCheck *check)
{
  if (mu_list_scouting (check->list) == 0)
    mu_check_add (check, MU_RULE_WRG_SCOUTING_STRENGTH, MU_ISSUE_WHOLE_LIST,
                  g_strdup (_ ("No scouts: any enemy horse outscouts this army")),
                  g_strdup (scouts_to_add (check)));
}

/* As people count them, from the front. */
static const char *
line_words (int line)
{
  static const char *const words[]
      = { N_ ("The front line"),   N_ ("The second line"), N_ ("The third line"),
          N_ ("The fourth line"),  N_ ("The fifth line"),  N_ ("The sixth line"),
          N_ ("The seventh line"), N_ ("The eighth line"), N_ ("The ninth line"),
          N_ ("The tenth line") };
  G_STATIC_ASSERT (G_N_ELEMENTS (words) == MU_LIST_LINES_MAX + 1);
  return _ (words[CLAMP (line, 0, MU_LIST_LINES_MAX)]);
}

/* wrg.deploy.no-room: what finds no room is left off the table. */
static void
advise_width (MuCheck *check)
{
  for (int line = 0; line <= MU_LIST_LINES_MAX; line++) {
    const int width = mu_figures_line_width (check->list, line);
    if (width > MU_FIGURES_AREA_WIDTH)
      mu_check_add (check, MU_RULE_WRG_DEPLOY_NO_ROOM, MU_ISSUE_WHOLE_LIST,
                    g_strdup_printf (_ ("%s of the army is %d paces wide; a table of 6 by 4 feet "
                                        "has room for %d"),
                                     line_words (line), width, MU_FIGURES_AREA_WIDTH),
                    g_strdup (_ ("Deepen its units, or put some in another line")));
  }
}

/* --- one unit ------------------------------------------------------------ */

/* wrg.deploy.no-room */
static void
advise_depth (MuCheck *check, guint index, int last)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int depth = mu_figures_depth (unit);
  const int room = mu_figures_line_room (unit->line, last);
  if (depth <= room)
    return;
  MuIssue *issue = mu_check_add (
      check, MU_RULE_WRG_DEPLOY_NO_ROOM, (int) index,
      g_strdup_printf (_ ("%d ranks are %d paces deep; on a table of 6 by 4 feet line "
                          "%d has room for %d"),
                       unit->ranks, depth, unit->line + 1, room),
      g_strdup (_ ("Choose fewer ranks, or a line further forward")));
  const int ranks = room / mu_wrg_type_depth ((MuTroopType) unit->troop.type);
  if (ranks > 0)
    mu_check_mend (issue, MU_MEND_SET_RANKS, ranks);
}

/* wrg.units.bodyguard.leave */
static void
advise_guard (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  if (mu_list_unit_is_guard (check->list, index) && unit->figures >= 5
      && unit->figures <= MU_LIST_GUARD_FREE_MAX)
    mu_check_add (check, MU_RULE_WRG_UNITS_BODYGUARD_LEAVE, (int) index,
                  g_strdup (_ ("It pays no command points, so its general cannot leave it")),
                  g_strdup (_ ("Fewer than 5 figures can join any body with him; more than 15 pay "
                               "and let him go")));
}

static gboolean
is_ordinary (const MuListUnit *unit)
{
  return !unit->bodyguard && !unit->sub_unit && unit->mixed == MU_NOT_MIXED;
}

/* Whether the book lets the unit have so many more. */
static gboolean
can_be_large (MuCheck *check, guint index, int more)
{
  const MuBookOption *option = mu_check_option (check, index);
  return !option
         || (mu_list_unit (check->list, index)->figures + more <= option->unit_max
             && mu_check_can_grow (check, index, more));
}

/* Whether it is all that the book has of such troops, or lets stand in one unit: nothing is to be
 * bought better. */
static gboolean
is_all_there_is (const MuCheck *check, guint index)
{
  const MuBookOption *option = mu_check_option (check, index);
  return option
         && mu_list_unit (check->list, index)->figures >= MIN (option->max, option->unit_max);
}

/* wrg.units.min-size: legal, but gone with the first losses. */
static void
advise_small (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int strength = mu_list_unit_strength (unit);
  if (!is_ordinary (unit) || mu_type_is_model ((MuTroopType) unit->troop.type)
      || mu_type_is_transport ((MuTroopType) unit->troop.type)
      || unit->figures < mu_unit_least (&unit->troop) || strength >= MU_FIGURES_SMALL_BODY)
    return;
  const gboolean can_grow = can_be_large (check, index, MU_FIGURES_SMALL_BODY - strength);
  MuIssue *issue = mu_check_add (
      check, MU_RULE_WRG_UNITS_MIN_SIZE, (int) index,
      g_strdup_printf (ngettext ("%d figure is a small body that a few losses destroy",
                                 "%d figures are a small body that a few losses destroy",
                                 (gulong) strength),
                       strength),
      can_grow ? g_strdup_printf (_ ("Make it %d figures or more"), MU_FIGURES_SMALL_BODY)
               : g_strdup (_ ("Keep it where few can reach it, or leave it out")));
  if (can_grow)
    mu_check_mend (issue, MU_MEND_SET_FIGURES, unit->figures + MU_FIGURES_SMALL_BODY - strength);
}

/* wrg.points.command */
static void
advise_packet (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int command = mu_list_unit_command_points (check->list, index);
  const int figures = mu_list_unit_points (check->list, index) - command;
  if (!unit->troop.regular && is_ordinary (unit) && figures > 0 && command > figures)
    mu_check_add (check, MU_RULE_WRG_POINTS_COMMAND, (int) index,
                  g_strdup_printf (_ ("%d command points for figures worth %d"), command, figures),
                  g_strdup (_ ("Irregulars are cheaper in few large units")));
}

/* What was bought and could have been bought better. */
static void
advise_price (MuCheck *check, guint index)
{
  if (is_all_there_is (check, index))
    return;
  advise_small (check, index);
  advise_packet (check, index);
}

/* wrg.points.forced-march.straggling: legal, but dear. */
static void
advise_march (MuCheck *check, guint index)
{
  const MuListUnit *unit = mu_list_unit (check->list, index);
  const int stragglers = mu_list_unit_stragglers (unit);
  if (stragglers * MANY_STRAGGLERS < unit->figures || stragglers == 0)
    return;
  MuIssue *issue = mu_check_add (
      check, MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING, (int) index,
      g_strdup_printf (_ ("%d of %d straggle on its forced march"), stragglers, unit->figures),
      g_strdup (_ ("Let it march as usual; light troops straggle less")));
  mu_check_mend (issue, MU_MEND_SET_MARCH, 0);
}

/* wrg.orders.invalid: an order that may mean two units is doubtful. names: those before it, each
 * with its number. */
static void
advise_namesake (MuCheck *check, GHashTable *names, guint index)
{
  char *name = mu_list_unit (check->list, index)->name;
  const guint other = GPOINTER_TO_UINT (g_hash_table_lookup (names, name));
  if (other == 0 && *name)
    g_hash_table_insert (names, name, GUINT_TO_POINTER (index + 1));
  if (other == 0)
    return;
  MuIssue *issue = mu_check_add (
      check, MU_RULE_WRG_ORDERS_INVALID, (int) index,
      g_strdup_printf (_ ("Unit %u has the same name, so orders to it are doubtful"), other),
      g_strdup (_ ("Give it a name of its own")));
  mu_check_mend (issue, MU_MEND_RENAME, 0);
  issue->mend.text = mu_edit_free_name (check->list, name);
}

void
mu_check_advice (MuCheck *check)
{
  mu_check_army_advice (check);
  if (check->list->units->len > 0)
    advise_scouts (check);
  advise_width (check);
  const int last = mu_figures_last_line (check->list);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < check->list->units->len; i++) {
    advise_depth (check, i, last);
    advise_guard (check, i);
    if (mu_check_is_choice (check))
      advise_price (check, i);
    advise_march (check, i);
    advise_namesake (check, names, i);
  }
}
