#include "reports/abd/night_papers.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/abd/hex_record.h"
#include "reports/abd/hex_sheets.h"
#include "reports/document/sheets_private.h"

guint
mu_abd_table_papers (const MuBattleRecord *record)
{
  const guint all = MU_TABLE_PAPER_BIT (MU_TABLE_PAPERS) - 1;
  g_autoptr (MuHexScenario) scenario = mu_hex_record_scenario (record, NULL);
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (NULL, NULL);
  if (!scenario)
    return 0;
  return chart ? all : all & ~MU_TABLE_PAPER_BIT (MU_TABLE_AID);
}

static MuSheets *
sheets_of (const MuHexScenario *scenario, const MuHexChart *chart, MuTablePaper which, int hex_mm,
           MuPaper paper)
{
  const MuAbdChart *numbers = chart ? &chart->chart : NULL;
  switch (which) {
  case MU_TABLE_SCENARIO:
    return mu_hex_scenario_sheets (scenario, numbers, paper);
  case MU_TABLE_COUNTERS:
    return mu_hex_counters_sheets (scenario, numbers, hex_mm, paper);
  case MU_TABLE_MAP:
    return mu_hex_map_sheets (scenario, hex_mm, paper);
  case MU_TABLE_AID:
    return mu_hex_aid_sheets (chart, paper);
  case MU_TABLE_RECORD:
    break;
  }
  return mu_hex_turns_sheets (scenario, numbers, paper);
}

MuSheets *
mu_abd_table_paper (const MuBattleRecord *record, MuTablePaper which, MuPaper paper)
{
  g_autoptr (MuHexScenario) scenario = mu_hex_record_scenario (record, NULL);
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (NULL, NULL);
  g_return_val_if_fail (scenario && (chart || which != MU_TABLE_AID), NULL);
  return sheets_of (scenario, chart, which, 0, paper);
}

const char *
mu_abd_table_paper_words (MuTablePaper which)
{
  switch (which) {
  case MU_TABLE_SCENARIO:
    return _ ("Scenario");
  case MU_TABLE_COUNTERS:
    return _ ("Counters to cut out, printed on both sides");
  case MU_TABLE_MAP:
    return _ ("Map in tiles");
  case MU_TABLE_AID:
    return _ ("Player aid");
  case MU_TABLE_RECORD:
    break;
  }
  return _ ("Record of turns");
}

MuSheets *
mu_hex_all_sheets (const MuHexScenario *scenario, const MuHexChart *chart, int hex_mm,
                   MuPaper paper)
{
  MuSheets *all = sheets_of (scenario, chart, MU_TABLE_SCENARIO, hex_mm, paper);
  for (int which = MU_TABLE_COUNTERS; which < MU_TABLE_PAPERS; which++)
    mu_sheets_append (all, sheets_of (scenario, chart, (MuTablePaper) which, hex_mm, paper),
                      which == MU_TABLE_COUNTERS);
  return all;
}
