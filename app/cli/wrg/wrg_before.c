/* Before the battle and after it: scouting, leadership, victory. */
#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

#include "app/cli/club/armies.h"
#include "app/cli/club/house_rules.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "rules/battle/terms.h"
#include "rules/core/dice.h"
#include "rules/wrg/before/setup.h"

#define FIGURES_MOST 100000

static const char *
side_key (MuSide side, const char *nobody)
{
  switch (side) {
  case MU_SIDE_A:
    return "a";
  case MU_SIDE_B:
    return "b";
  case MU_SIDE_NONE:
    break;
  }
  return nobody;
}

/* A number, or else a list of that name or file, weighed. */
static gboolean
read_strength (MuCall *call, const char *text, int *strength, GError **error)
{
  gint64 number;
  gboolean number_like = text[0] == '-' || (g_ascii_isdigit (text[0]) && !strchr (text, '.'));
  if (number_like) {
    if (!mu_read_number (_ ("scouting strength"), text, 0, FIGURES_MOST, &number, error))
      return FALSE;
    *strength = (int) number;
    return TRUE;
  }
  g_autoptr (MuList) list = mu_find_figures (call, text, error);
  if (list)
    *strength = mu_list_scouting (list);
  return list != NULL;
}

MuExit
mu_run_wrg_scouting (MuCall *call)
{
  int strength[MU_SIDES];
  GError *error = NULL;
  MuReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  for (guint side = 0; side < MU_SIDES; side++)
    if (!read_strength (call, mu_call_argument (call, side), &strength[side], &error))
      return mu_complain_error (error);

  MuSide outscouted = mu_wrg_outscouted (&readings, strength[0], strength[1]);
  mu_out_number (call, "strength-a", strength[0]);
  mu_out_number (call, "strength-b", strength[1]);
  mu_out_text (call, "outscouted", side_key (outscouted, "none"));
  mu_say (call, "%s\n",
          outscouted == MU_SIDE_A   ? _ ("A has been outscouted")
          : outscouted == MU_SIDE_B ? _ ("B has been outscouted")
                                    : _ ("neither side has been outscouted"));
  mu_say (call, _ ("  A %d, B %d: half as much again outscouts  %s\n"), strength[0], strength[1],
          _ (mu_rule_section (MU_RULE_WRG_SCOUTING_OUTSCOUTED)));
  return MU_EXIT_DONE;
}

/* --roll, or one rolled from the seed. 0 with a complaint for a face that the
 * die lacks. */
static int
die_face (MuCall *call, MuDie die, MuRollPurpose purpose)
{
  if (!mu_call_has (call, "roll")) {
    MuDice dice;
    mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
    return mu_dice_roll (&dice, die, purpose, MU_ROLL_NO_SUBJECT);
  }
  int face = (int) mu_call_number (call, "roll", 0);
  if (mu_die_has_face (die, face))
    return face;
  mu_complain (_ ("--roll: an average die carries 2 to 5, not %d (%s)"), face,
               mu_rule_shown (call, MU_RULE_WRG_DICE));
  return 0;
}

/* Behind the answer: the die that was rolled. */
static void
show_die (MuCall *call, int face)
{
  if (mu_call_has (call, "roll"))
    return;
  mu_out_new_seed (call);
  mu_say (call, _ ("Die: %d (seed %" PRIu64 ")\n"), face, mu_call_seed (call));
}

MuExit
mu_run_wrg_leadership (MuCall *call)
{
  static const char *const keys[] = { "cautious", "average", "rash" };
  const char *const words[] = { _ ("cautious"), _ ("average"), _ ("rash") };
  GError *error = NULL;
  MuReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  gboolean regular = mu_call_has (call, "regular");
  if (regular == mu_call_has (call, "irregular"))
    return mu_complain (_ ("expected one of --regular and --irregular: the general's dice differ"));

  int face = die_face (call, regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY, MU_ROLL_PERSONALITY);
  if (face == 0)
    return MU_EXIT_BAD;
  MuPersonality personality = mu_wrg_personality (face);
  mu_out_text (call, "personality", keys[personality]);
  mu_say (call, "%s\n", words[personality]);
  mu_say (call, _ ("  rolled %d  %s\n"), face,
          _ (mu_rule_section (MU_RULE_WRG_GENERALS_PERSONALITY)));
  show_die (call, face);
  return MU_EXIT_DONE;
}

/* --- victory ------------------------------------------------------------ */

#define QUARTERS    4
#define POINTS_MOST 1000000

/* "412" or "412.25": points in quarters, since prisoners count a quarter. */
static gboolean
read_quarters (const char *text, gint64 *quarters)
{
  g_auto (GStrv) parts = g_strsplit (text, ".", 2);
  gint64 whole;
  if (!parts[0] || !g_ascii_isdigit (parts[0][0])
      || !g_ascii_string_to_signed (parts[0], 10, 0, POINTS_MOST, &whole, NULL))
    return FALSE;
  static const char *const fraction[QUARTERS][2]
      = { { "0", "00" }, { "25", "25" }, { "5", "50" }, { "75", "75" } };
  *quarters = whole * QUARTERS;
  if (!parts[1])
    return TRUE;
  for (int i = 0; i < QUARTERS; i++)
    if (strcmp (parts[1], fraction[i][0]) == 0 || strcmp (parts[1], fraction[i][1]) == 0) {
      *quarters += i;
      return TRUE;
    }
  return FALSE;
}

static gboolean
read_share (const char *text, gint64 *left, gint64 *start)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", -1);
  return g_strv_length (parts) == 2 && read_quarters (parts[0], left)
         && read_quarters (parts[1], start) && *start > 0;
}

MuExit
mu_run_wrg_victory (MuCall *call)
{
  gint64 left[MU_SIDES], start[MU_SIDES];
  GError *error = NULL;
  MuReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  for (guint side = 0; side < MU_SIDES; side++)
    if (!read_share (mu_call_argument (call, side), &left[side], &start[side]))
      return mu_complain (_ ("“%s”: expected points left and points at the start, as in 412/1000 "
                             "or 412.25/1000"),
                          mu_call_argument (call, side));

  MuSide winner = mu_wrg_victory (left[0], start[0], left[1], start[1]);
  mu_out_text (call, "result", side_key (winner, "draw"));
  mu_say (call, "%s\n",
          winner == MU_SIDE_A   ? _ ("A wins")
          : winner == MU_SIDE_B ? _ ("B wins")
                                : _ ("a draw"));
  mu_say (call, _ ("  a side wins when it is ahead by a tenth of its own points  %s\n"),
          _ (mu_rule_section (MU_RULE_WRG_VICTORY_MARGIN)));
  return MU_EXIT_DONE;
}
