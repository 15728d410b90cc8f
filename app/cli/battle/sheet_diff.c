/* Two battle sheets of one battle, side by side. */
#include <glib/gi18n.h>

#include "app/cli/battle/battle_words.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/sheet_compare.h"

static void
show (MuCall *call, const MuSheetDifference *difference)
{
  g_autofree char *unit = g_strdup_printf ("%d", difference->unit + 1);
  mu_out_row (call, "difference", mu_sheets_part_key (difference->part),
              difference->side == MU_SIDE_NONE ? "" : mu_winner_key (difference->side),
              difference->unit < 0 ? "" : unit, difference->what, difference->one,
              difference->other, NULL);
  mu_say (call, "%s\n", difference->what);
  mu_say (call, _ ("  one sheet:  %s\n"), difference->one);
  mu_say (call, _ ("  the other:  %s\n"), difference->other);
}

gboolean
mu_say_differences (MuCall *call, const MuBattleRecord *one, const MuBattleRecord *other)
{
  g_autoptr (GPtrArray) differences = mu_sheet_compare (one, other);
  for (guint i = 0; i < differences->len; i++)
    show (call, g_ptr_array_index (differences, i));
  return differences->len > 0;
}

MuExit
mu_run_sheet_diff (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuBattleRecord) one = mu_battle_sheet_read_file (mu_call_argument (call, 0), &error);
  g_autoptr (MuBattleRecord) other
      = one ? mu_battle_sheet_read_file (mu_call_argument (call, 1), &error) : NULL;
  if (!other)
    return mu_complain_error (error);
  if (mu_say_differences (call, one, other))
    return MU_EXIT_NO;
  mu_say (call, "%s\n", _ ("The sheets agree."));
  return MU_EXIT_DONE;
}
