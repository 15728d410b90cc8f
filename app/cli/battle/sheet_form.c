/* A prepared battle sheet with blanks for what becomes of each unit on the table. */
#include <glib/gi18n.h>

#include "app/cli/battle/battle_plan.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/xml/data.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/system.h"

/* Said before the table is played, not when its losses are filled in. */
static gboolean
can_be_counted (const MuBattleRecord *record, GError **error)
{
  if (mu_report_system (record->rules)->tell)
    return TRUE;
  g_set_error_literal (error, MU_CALL_ERROR, 0,
                       _ ("only battles by WRG 5th can be counted from their losses"));
  return FALSE;
}

MuExit
mu_run_sheet_form (MuCall *call)
{
  GError *error = NULL;
  gsize length = 0;
  const char *path = mu_call_text (call, "output");
  g_autoptr (MuBattleRecord) record = mu_read_prepared (mu_call_argument (call, 0), &error);
  g_autofree char *data = record && can_be_counted (record, &error)
                              ? mu_battle_sheet_write_form (record, &length)
                              : NULL;
  if (!data || !mu_file_write (path, data, length, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call,
          _ ("%s has a <played> at its end: fill in what each unit lost and its fate, then “muster "
             "sheet check” says what is missing and “muster campaign record” records it\n"),
          path);
  return MU_EXIT_DONE;
}
