/* The papers of a hex battle: who has a printer and scissors has the game. Each is as its scenario
 * and the club's chart are. */
#include <glib/gi18n.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/xml/data.h"
#include "reports/abd/hex_sheets.h"

typedef enum { PRINTS_COUNTERS, PRINTS_MAP, PRINTS_SCENARIO, PRINTS_TURNS, PRINTS_AID } Prints;

static MuPaper
paper_of (MuCall *call)
{
  const MuPaper paper = (MuPaper) mu_call_choice (call, "paper", MU_PAPER_A4);
  return mu_paper_for_file (mu_call_has (call, "large-type") ? mu_paper_in_large_type (paper)
                                                             : paper,
                            mu_call_text (call, "output"));
}

static MuSheets *
sheets_of (MuCall *call, const MuHexScenario *scenario, const MuHexChart *chart)
{
  const int hexes = (int) mu_call_number (call, "hexes", 0);
  const MuPaper paper = paper_of (call);
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
    break;
  }
  return mu_hex_aid_sheets (chart, paper);
}

static MuExit
say_written (MuCall *call, const MuSheets *sheets, const char *path)
{
  const int pages = mu_sheets_pages (sheets);
  mu_out_text (call, "file", path);
  mu_out_number (call, "pages", pages);
  mu_say (call, ngettext ("%s: %d page\n", "%s: %d pages\n", (gulong) pages), path, pages);
  return MU_EXIT_DONE;
}

MuExit
mu_run_hex_print (MuCall *call)
{
  GError *error = NULL;
  const char *path = mu_call_text (call, "output");
  if (!mu_file_ends_in (path, ".pdf") && !mu_file_ends_in (path, ".html"))
    return mu_complain (_ ("-o: %s: expected a file name that ends in .pdf or .html"), path);
  g_autoptr (MuHexScenario) scenario = mu_find_hex_scenario (mu_call_argument (call, 0), &error);
  if (!scenario)
    return mu_complain_error (error);
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (NULL, &error);
  if (!chart)
    return mu_complain_error (error);
  g_autoptr (MuSheets) sheets = sheets_of (call, scenario, chart);
  return mu_sheets_write (sheets, path, &error) ? say_written (call, sheets, path)
                                                : mu_complain_error (error);
}
