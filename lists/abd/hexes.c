/* Such lists are kept as the figures that they were written in, until somebody makes units of their
 * own for them. */
#include "lists/abd/hexes.h"

#include <glib/gi18n-lib.h>

#include "lists/check/check_private.h"
#include "lists/wrg/figures.h"

static void
check_hexes (MuCheck *check)
{
  mu_check_add (check, MU_RULE_WRG_ARMY_CHOICE, MU_ISSUE_WHOLE_LIST,
                g_strdup (_ ("The list is for Ancient Battles Deluxe, whose lists cannot be "
                             "checked yet")),
                g_strdup (_ ("Write the list for WRG 5th or Fast Play")));
}

const MuListSystem mu_hexes_system = {
  .number = MU_RULES_ABD,
  .key = "abd",
  .typed = "abd",
  .traits = MU_LISTS_HAVE_PARTS | MU_LISTS_HAVE_BOOK_SIZES,
  .choice = MU_RULE_WRG_ARMY_CHOICE,
  .points = MU_RULE_WRG_POINTS_ARMY,
  .name = N_ ("Ancient Battles Deluxe"),
  .short_name = "Ancient Battles Deluxe",
  .reserve = N_ ("Ancient Battles Deluxe: Muster cannot fight it"),
  .campaign = N_ ("Ancient Battles Deluxe: Muster cannot fight its battles."),
  .add_general = N_ ("Add a commander-in-chief"),
  .by = "",
  MU_FIGURES_TROOPS,
  .check = check_hexes,
};
