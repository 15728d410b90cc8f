/* The papers of a hex battle: who has a printer and scissors has the game. Each is as its scenario
 * and the club's chart are. */
#include "app/cli/abd/hex_find.h"
#include "app/cli/core/out.h"
#include "app/cli/night/sheets_call.h"
#include "app/cli/run.h"
#include "reports/abd/hex_sheets.h"

typedef enum {
  PRINTS_COUNTERS,
  PRINTS_MAP,
  PRINTS_SCENARIO,
  PRINTS_TURNS,
  PRINTS_AID,
  PRINTS_ALL
} Prints;

static MuSheets *
sheets_of (MuCall *call, const MuHexScenario *scenario, const MuHexChart *chart)
{
  const int hexes = (int) mu_call_number (call, "hexes", 0);
  const MuPaper paper = mu_call_paper (call);
  switch ((Prints) mu_call_choice (call, "what", PRINTS_COUNTERS)) {
  case PRINTS_COUNTERS:
    return mu_hex_counters_sheets (scenario, &chart->chart, hexes, paper);
  case PRINTS_MAP:
    return mu_hex_map_sheets (scenario, hexes, paper);
  case PRINTS_SCENARIO:
    return mu_hex_scenario_sheets (scenario, &chart->chart, paper);
  case PRINTS_TURNS:
    return mu_hex_turns_sheets (scenario, &chart->chart, paper);
  case PRINTS_AID:
    return mu_hex_aid_sheets (chart, paper);
  case PRINTS_ALL:
    break;
  }
  return mu_hex_all_sheets (scenario, chart, hexes, paper);
}

MuExit
mu_run_hex_print (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_sheets_path (call);
  if (!path)
    return MU_EXIT_BAD;
  g_autoptr (MuHexScenario) scenario = mu_find_hex_scenario (mu_call_argument (call, 0), &error);
  if (!scenario)
    return mu_complain_error (error);
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (NULL, &error);
  if (!chart)
    return mu_complain_error (error);
  g_autoptr (MuSheets) sheets = sheets_of (call, scenario, chart);
  return mu_call_write_sheets (call, sheets, path);
}
