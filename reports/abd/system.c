/* Deluxe's row among the systems on paper. Its lists are kept as the figures that they were written
 * in, and counted so. */
#include "reports/system.h"
#include "reports/abd/reference_deluxe.h"
#include "reports/wrg/figures.h"

/* Never cut. */
static MuSheets *
reference_sheets (const MuReferenceSheet *sheet, MuPaper paper)
{
  return mu_reference_deluxe_sheets (paper);
}

const MuReportSystem mu_report_abd = {
  .number = MU_RULES_ABD,
  .scouting = mu_figures_scouting,
  .reference = reference_sheets,
};
