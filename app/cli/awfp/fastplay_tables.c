/* The tables of Fast Play that its book has lost: checked and shown. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/awfp/fastplay.h"
#include "lists/awfp/fastplay_check.h"
#include "lists/xml/error.h"

/* --- check -------------------------------------------------------------- */

static void
put_fault (MuCall *call, const char *file, const MuFastPlayFault *fault)
{
  g_autofree char *line = g_strdup_printf ("%d", fault->line);
  mu_out_row (call, "issue", "error", mu_rule_id (fault->rule), line, fault->text, NULL);
  mu_say (call, _ ("%s:%d: %s (%s)\n"), file, fault->line, fault->text,
          _ (mu_rule_section (fault->rule)));
}

/* A file that can be opened and is no tables is one that does not pass. */
static MuExit
refuse_file (GError *error)
{
  g_autoptr (GError) own = error;
  return g_error_matches (own, MU_FILE_ERROR, MU_FILE_ERROR_INVALID)
             ? mu_answer_no ("%s", own->message)
             : mu_complain ("%s", own->message);
}

static MuExit
check_tables (MuCall *call, const char *file)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) faults = mu_fast_play_faults (file, &error);
  if (faults == NULL)
    return refuse_file (error);
  mu_out_number (call, "issues", faults->len);
  for (guint i = 0; i < faults->len; i++)
    put_fault (call, file, g_ptr_array_index (faults, i));
  if (faults->len == 0)
    mu_say (call, _ ("%s: the tables can be played by.\n"), file);
  return faults->len == 0 ? MU_EXIT_DONE : MU_EXIT_NO;
}

/* --- show --------------------------------------------------------------- */

static void
show_leadership (MuCall *call, const MuAwfpLeadership *table)
{
  for (int i = 0; i < MU_AWFP_ABILITIES; i++) {
    const char *ability = mu_awfp_ability_key ((MuAwfpAbility) i);
    g_autofree char *from = g_strdup_printf ("%d", table->least[i]);
    g_autofree char *orders = g_strdup_printf ("%d", table->orders[i]);
    g_autofree char *name = mu_pad (ability, 24);
    mu_out_row (call, "ability", ability, from, orders, NULL);
    mu_say (call, _ ("  %s  from %2s, %s orders\n"), name, from, orders);
  }
}

static void
show_moves (MuCall *call, const MuAwfpPlay *play)
{
  for (int armour = 0; armour < MU_AWFP_ARMOURS; armour++)
    for (int order = 0; order < MU_AWFP_ORDERS; order++) {
      if (!mu_awfp_order_allowed ((MuAwfpArmour) armour, (MuAwfpOrder) order))
        continue;
      const MuAwfpInches *normal = &play->move[armour][order].normal;
      g_autofree char *who = g_strdup_printf ("%s %s", mu_awfp_armour_name ((MuAwfpArmour) armour),
                                              mu_awfp_order_name ((MuAwfpOrder) order));
      g_autofree char *small = g_strdup_printf ("%d", normal->small);
      g_autofree char *large = g_strdup_printf ("%d", normal->large);
      g_autofree char *name = mu_pad (who, 24);
      mu_out_row (call, "move", who, small, large, NULL);
      mu_say (call, _ ("  %s  %2s (%s) inches\n"), name, small, large);
    }
}

static void
show_factors (MuCall *call, const MuAwfpPlay *play)
{
  for (int i = 0; i < MU_AWFP_FACTORS; i++) {
    const char *key = mu_awfp_factor_key ((MuAwfpFactor) i);
    g_autofree char *value = g_strdup_printf ("%d", play->factor[i]);
    g_autofree char *name = mu_pad (key, 28);
    mu_out_row (call, "factor", key, value, NULL);
    mu_say (call, "  %s  %+d\n", name, play->factor[i]);
  }
}

static MuExit
show_tables (MuCall *call, const char *file)
{
  GError *error = NULL;
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (file, &error);
  if (tables == NULL)
    return mu_complain_error (error);
  mu_out_text (call, "name", tables->name);
  mu_out_text (call, "tables", tables->reconstruction ? "reconstruction" : "club");
  mu_say (call, "%s\n", tables->name);
  show_leadership (call, &tables->leadership);
  if (tables->play == NULL)
    return MU_EXIT_DONE;
  mu_out_number (call, "hits", tables->play->hits);
  mu_out_number (call, "turns", tables->play->turns);
  mu_out_number (call, "broken", tables->play->broken);
  mu_out_number (call, "caltrops", tables->play->caltrops);
  mu_out_number (call, "ford", tables->play->ford);
  mu_say (call, _ ("  at range a die hits on %d and more\n"), tables->play->hits);
  show_moves (call, tables->play);
  show_factors (call, tables->play);
  return MU_EXIT_DONE;
}

MuExit
mu_run_awfp_tables (MuCall *call)
{
  const char *what = mu_call_argument (call, 0);
  g_autofree char *usual = mu_call_count (call) > 1 ? NULL : mu_fast_play_path ();
  const char *file = usual ? usual : mu_call_argument (call, 1);
  if (strcmp (what, "check") == 0)
    return check_tables (call, file);
  if (strcmp (what, "show") == 0)
    return show_tables (call, file);
  return mu_complain (_ ("“%s” is neither check nor show"), what);
}
