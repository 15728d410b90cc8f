/* Writes every kind of page for people to look at: draw-sheets FOLDER. Not run
 * by the tests. */
#include "reports/account/battle_report.h"
#include "reports/army/roster.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/reports/fixture.h"

static void
save (MuSheets *sheets, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  if (!mu_sheets_write_pdf (sheets, path, &error))
    g_error ("%s", error->message);
  g_print ("%s: %d\n", path, mu_sheets_pages (sheets));
  mu_sheets_free (sheets);
}

int
main (int argc, char **argv)
{
  const char *folder = argc > 1 ? argv[1] : ".";
  g_autoptr (MuBook) book = fixture_book ("roman-mid-republican.xml");
  g_autoptr (MuBook) book2 = fixture_book ("carthaginian-later.xml");
  g_autoptr (MuList) roman = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) carthage = fixture_sample ("zama-carthaginian.xml");
  g_autoptr (MuList) none = fixture_list (0, 10);
  g_autoptr (MuList) few = fixture_list (1, 10);
  g_autoptr (MuList) many = fixture_list (64, 120);
  save (mu_roster_sheets (roman, NULL, book, MU_PAPER_A4), folder, "roster-roman.pdf");
  save (mu_roster_sheets (carthage, NULL, book2, MU_PAPER_LETTER), folder, "roster-carthage.pdf");
  save (mu_roster_sheets (none, NULL, NULL, MU_PAPER_A4), folder, "roster-none.pdf");
  save (mu_roster_sheets (few, NULL, book, MU_PAPER_A4), folder, "roster-few.pdf");
  guint marcher;
  g_autoptr (MuList) marchers = fixture_marchers (&marcher);
  g_autoptr (MuList) stands = fixture_stands ();
  save (mu_roster_sheets (marchers, NULL, book, MU_PAPER_A4), folder, "roster-items.pdf");
  save (mu_roster_sheets (stands, NULL, book, MU_PAPER_A4), folder, "roster-stands.pdf");
  save (mu_roster_sheets (many, NULL, book, MU_PAPER_A4), folder, "roster-many.pdf");
  g_autoptr (MuBattleRecord) battle
      = fixture_fought (mu_list_copy (roman), mu_list_copy (carthage), 6);
  save (mu_battle_report_sheets (battle, NULL, NULL, MU_PAPER_A4), folder, "report.pdf");
  g_autofree char *xml = g_build_filename (folder, "battle.xml", NULL);
  g_autoptr (GError) error = NULL;
  if (!mu_battle_sheet_write_file (battle, xml, &error))
    g_error ("%s", error->message);
  g_autoptr (MuBattleRecord) again = mu_battle_sheet_read_file (xml, &error);
  g_print ("%s\n", again ? "reads" : error->message);
  return 0;
}
