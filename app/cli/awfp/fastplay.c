/* The calculators of Fast Play: leadership, morale, stands of an army list. */
#include <glib/gi18n.h>
#include <inttypes.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/awfp/fastplay.h"
#include "reports/army/roster_words.h"
#include "rules/awfp/dice.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/units.h"

#define STANDS_MOST 9999

/* --- leadership --------------------------------------------------------- */

/* --roll and --again, or two dice from the seed. */
static int
leadership_total (MuCall *call)
{
  if (mu_call_has (call, "roll"))
    return mu_awfp_leadership_total ((int) mu_call_number (call, "roll", 0),
                                     (int) mu_call_number (call, "again", 0));
  MuDice dice;
  mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
  const int first = mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_PERSONALITY, MU_ROLL_NO_SUBJECT);
  return first + mu_dice_roll (&dice, MU_DIE_ORDINARY, MU_ROLL_PERSONALITY, MU_ROLL_NO_SUBJECT);
}

/* Behind the answer: what was rolled. */
static void
show_roll (MuCall *call, int total)
{
  if (mu_call_has (call, "roll"))
    return;
  mu_out_new_seed (call);
  mu_say (call, _ ("Dice: %d (seed %" PRIu64 ")\n"), total, mu_call_seed (call));
}

MuExit
mu_run_awfp_leadership (MuCall *call)
{
  GError *error = NULL;
  MuAwfpAbility ability;
  MuTrace trace;
  if (mu_call_has (call, "again") && !mu_call_has (call, "roll"))
    return mu_complain (_ ("--again is the second roll; give the first one with --roll"));
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (mu_call_text (call, "tables"), &error);
  if (!tables)
    return mu_complain_error (error);
  const int total = leadership_total (call);
  mu_awfp_leadership (&tables->leadership, total, &ability); /* the options let no other total by */

  const int orders = mu_awfp_orders (&tables->leadership, ability, MU_AWFP_COMMANDS, &trace);
  mu_out_text (call, "ability", mu_awfp_ability_key (ability));
  mu_out_number (call, "orders", tables->leadership.orders[ability]);
  mu_out_number (call, "army-orders", orders);
  g_autofree char *source = mu_fast_play_words (tables);
  mu_say (call, _ ("%s: %d orders a turn\n"), mu_roster_ability (ability), orders);
  mu_say_trace (call, &trace);
  mu_say (call, "  %s\n", source);
  show_roll (call, total);
  return MU_EXIT_DONE;
}

/* --- morale ------------------------------------------------------------- */

/* "elite" and so on, in any case. */
static gboolean
read_class (const char *text, MuAwfpMorale *morale)
{
  for (int i = 0; i < MU_AWFP_MORALES; i++)
    if (g_ascii_strcasecmp (text, mu_awfp_morale_name ((MuAwfpMorale) i)) == 0) {
      *morale = (MuAwfpMorale) i;
      return TRUE;
    }
  return FALSE;
}

static int
morale_face (MuCall *call)
{
  if (mu_call_has (call, "roll"))
    return mu_awfp_ten ((int) mu_call_number (call, "roll", 0));
  MuDice dice;
  mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
  return mu_dice_roll (&dice, MU_DIE_TEN, MU_ROLL_OTHER, MU_ROLL_NO_SUBJECT);
}

MuExit
mu_run_awfp_morale (MuCall *call)
{
  MuAwfpMorale morale;
  MuTrace trace;
  if (!read_class (mu_call_argument (call, 0), &morale))
    return mu_complain (_ ("“%s” is no morale class; expected elite, fanatic, veteran, warband, "
                           "warrior or poor"),
                        mu_call_argument (call, 0));
  const int rounds = (int) mu_call_number (call, "rounds", 0);
  const int face = morale_face (call);
  const int needed = mu_awfp_morale_needed (morale, rounds, &trace);
  const bool passes = mu_awfp_morale_passes (morale, rounds, face);
  const MuRule rule = trace.line[0].rule;
  mu_out_number (call, "needed", needed);
  mu_out_text (call, "result", passes ? "pass" : "fail");
  mu_say (call, "%s\n", passes ? _ ("they pass") : _ ("they fail"));
  mu_say (call, _ ("  needed %d, rolled %d: %s  %s\n"), needed, face, _ (mu_rule_words (rule)),
          _ (mu_rule_section (rule)));
  show_roll (call, face);
  return MU_EXIT_DONE;
}

/* --- stands ------------------------------------------------------------- */

MuExit
mu_run_awfp_stands (MuCall *call)
{
  GError *error = NULL;
  gint64 least, most;
  if (!mu_read_number ("MIN", mu_call_argument (call, 0), 0, STANDS_MOST, &least, &error)
      || !mu_read_number ("MAX", mu_call_argument (call, 1), 0, STANDS_MOST, &most, &error))
    return mu_complain_error (error);
  if (least > most)
    return mu_complain (_ ("MIN %" PRId64 " is above MAX %" PRId64 "; give the smaller one first"),
                        least, most);
  const MuAwfpStands stands
      = mu_awfp_list_stands ((int) least, (int) most, mu_call_has (call, "models"));
  mu_out_number (call, "min", stands.least);
  mu_out_number (call, "max", stands.most);
  if (stands.most == 0)
    mu_say (call, "%s\n", _ ("none: the entry is left out"));
  else
    mu_say (call, _ ("%d to %d stands\n"), stands.least, stands.most);
  mu_say (call, "  %s  %s\n", _ (mu_rule_words (stands.rule)), _ (mu_rule_section (stands.rule)));
  return MU_EXIT_DONE;
}
