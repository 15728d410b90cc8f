/* Battle sheets, and what they are made of, as pages for a browser. */
#include "reports/sheet/sheet_page.h"

#include <glib/gi18n.h>

#include "app/cli/battle/battle_words.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/xml/data.h"

/* What is seen in a browser is not told again. */
MuExit
mu_write_sheet_page (MuCall *call, const MuBattleRecord *record, const char *path)
{
  GError *error = NULL;
  gsize length = 0;
  g_autofree char *page = mu_sheet_page (record, &length, &error);
  if (!page || !mu_file_write (path, page, length, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call, _ ("%s is written to %s\n"), record->name, path);
  return MU_EXIT_DONE;
}

MuExit
mu_run_sheet_schema (MuCall *call)
{
  GError *error = NULL;
  gsize length = 0;
  const char *path = mu_call_text (call, "output");
  g_autofree char *page = mu_sheet_schema_page (&length, &error);
  if (!page || !mu_file_write (path, page, length, &error))
    return mu_complain_error (error);
  mu_out_text (call, "file", path);
  mu_say (call, _ ("What a battle sheet is made of is written to %s\n"), path);
  return MU_EXIT_DONE;
}
