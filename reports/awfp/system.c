/* Fast Play's row among the systems on paper: its battles are not fought yet, so that none of its
 * events, bodies or results are ever told. */
#include "reports/system.h"
#include "reports/awfp/list_stands.h"
#include "reports/awfp/reference_fast.h"
#include "reports/awfp/roster_stands.h"
#include "reports/awfp/tick_sheet.h"

/* No orders are written down: they are ticks. */
static MuSheets *
tick_sheets (const MuOrderPaper *orders, MuPaper paper)
{
  return mu_tick_sheets (orders->list, orders->book, paper);
}

static gboolean
check_tables (GError **error)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, error);
  return tables != NULL;
}

/* Never cut. Tables that are the club's own and cannot be read are left out, as they are from
 * ticks. */
static MuSheets *
reference_sheets (const MuReferenceSheet *sheet, MuPaper paper)
{
  (void) sheet;
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  return mu_reference_fast_sheets (tables, paper);
}

const MuReportSystem mu_report_awfp = {
  .number = MU_RULES_AWFP,
  .set_units = mu_roster_set_stands,
  .put_units = mu_list_put_stands,
  .order_paper = tick_sheets,
  .check_tables = check_tables,
  .reference = reference_sheets,
  .pack_references = 1,
};
