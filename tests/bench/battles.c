/* Odds of whole battles on two processors: ten thousand of them, how long they
 * took, and the memory held before and after. The signature may not differ
 * between machines or numbers of jobs; the memory may not grow with the number of
 * battles. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/service/battle/battle_odds.h"
#include "app/service/club/club.h"
#include "lists/xml/data.h"

#define BATTLES 10000
#define WARMING 100
#define JOBS    2

static MuList *
sample (const char *file)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), "samples", file, NULL);
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_file (path, &error);
  if (!list)
    g_error ("%s", error->message);
  return list;
}

static MuBattleRecord *
zama (void)
{
  g_autoptr (MuList) a = sample ("zama-roman.xml");
  g_autoptr (MuList) b = sample ("zama-carthaginian.xml");
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = 202, .month = 10 };
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  if (!record)
    g_error ("%s", error->message);
  return record;
}

/* KiB of this process in memory. */
static long
resident (void)
{
  long size = 0, pages = 0;
  FILE *file = fopen ("/proc/self/statm", "r");
  if (!file || fscanf (file, "%ld %ld", &size, &pages) != 2)
    pages = 0;
  if (file)
    fclose (file);
  return pages * (sysconf (_SC_PAGESIZE) / 1024);
}

static void
fight (const MuBattleRecord *record, guint battles, guint jobs)
{
  const gint64 start = g_get_monotonic_time ();
  const clock_t work = clock ();
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleOdds) odds
      = mu_battle_odds_fight (record, battles, jobs, NULL, NULL, NULL, &error);
  if (!odds)
    g_error ("%s", error->message);
  const double seconds = (double) (g_get_monotonic_time () - start) / G_TIME_SPAN_SECOND;
  const double busy = (double) (clock () - work) / CLOCKS_PER_SEC;
  printf ("%6u battles on %u jobs %7.2f s, %6.0f a second and job, %6.0f a second of processor"
          "   signature %016" PRIx64 "   %ld KiB\n",
          odds->battles, jobs, seconds, battles / seconds / jobs, battles / busy, odds->signature,
          resident ());
}

int
main (void)
{
  g_autoptr (MuBattleRecord) record = zama ();
  printf ("%ld KiB before the first battle\n", resident ());
  fight (record, WARMING, JOBS);
  fight (record, BATTLES, JOBS);
  fight (record, BATTLES, 1);
  return 0;
}
