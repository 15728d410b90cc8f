/* paper   what printing costs: the night pack of two armies of 1,000 points, and the sheets of an
 * army of 200 units. Milliseconds of the processor from lists to written PDF; the
 * signature is of the pages. A report, not a test. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "app/service/club/club.h"
#include "lists/edit/edit.h"
#include "lists/xml/data.h"
#include "reports/army/roster.h"
#include "reports/night/night_pack.h"
#include "reports/wrg/order_sheet.h"

#define TIMES       10
#define LARGE_UNITS 200

typedef MuSheets *(*Make) (const MuBattleRecord *record);

static double
now (void)
{
  return 1000.0 * (double) clock () / CLOCKS_PER_SEC;
}

static void
give_up (const GError *error)
{
  fprintf (stderr, "paper: %s\n", error ? error->message : "nothing to print");
  exit (EXIT_FAILURE);
}

static MuList *
sample (const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (mu_data_dir (), "samples", file, NULL);
  MuList *list = mu_list_read_file (path, &error);
  if (list == NULL)
    give_up (error);
  return list;
}

/* A sample army with copies of its units until it is large. */
static MuList *
large (void)
{
  MuList *list = sample ("zama-roman.xml");
  for (guint i = 0; list->units->len < LARGE_UNITS; i++)
    mu_list_edit_copy_unit (list, i);
  list->points_limit = MU_LIST_POINTS_MAX;
  return list;
}

static MuSheets *
night_pack (const MuBattleRecord *record)
{
  const MuNightPack pack = { .record = record };
  return mu_night_pack_sheets (&pack, MU_PAPER_A4);
}

static MuSheets *
roster (const MuBattleRecord *record)
{
  return mu_roster_sheets (record->side[MU_SIDE_A].list, NULL, NULL, MU_PAPER_A4);
}

static MuSheets *
orders (const MuBattleRecord *record)
{
  const MuOrderPaper sheet = { .list = record->side[MU_SIDE_A].list };
  return mu_order_sheets (&sheet, MU_PAPER_A4);
}

static void
print (const char *what, Make make, const MuBattleRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_strdup_printf ("%s/muster-paper-%d.pdf", g_get_tmp_dir (), rand ());
  int pages = 0;
  const double start = now ();
  for (int i = 0; i < TIMES; i++) {
    g_autoptr (MuSheets) sheets = make (record);
    if (!mu_sheets_write_pdf (sheets, path, &error))
      give_up (error);
    pages = mu_sheets_pages (sheets);
  }
  printf ("%-40s %4d %10.2f ms   signature %016x\n", what, pages, (now () - start) / TIMES,
          (unsigned) pages);
  remove (path);
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) a = sample ("zama-roman.xml"), b = sample ("zama-carthaginian.xml");
  g_autoptr (MuList) many = large ();
  const MuBattlePlan plan = { .list = { a, b }, .seed = 7, .month = 6 };
  const MuBattlePlan larger = { .list = { many, b }, .seed = 7, .month = 6 };
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&plan, &error);
  g_autoptr (MuBattleRecord) of_many = record ? mu_battle_prepare (&larger, &error) : NULL;
  if (of_many == NULL)
    give_up (error);
  print ("night pack, two armies of 1,000 points", night_pack, record);
  print ("roster of 200 units", roster, of_many);
  print ("order sheet of 200 units", orders, of_many);
  print ("night pack with 200 units", night_pack, of_many);
  return EXIT_SUCCESS;
}
