/* What an act costs in a usual club and in a huge one: each puts a whole file in place. The
 * signature is how many acts were kept. */
#include <glib/gstdio.h>
#include <stdlib.h>

#include "db/store_private.h"

#include "db/store.h"

#define ACTS 60
#define HUGE 5000 /* settings that make a club of 20 MB */

static int
by_size (const void *one, const void *other)
{
  const gint64 a = *(const gint64 *) one, b = *(const gint64 *) other;
  return (a > b) - (a < b);
}

static gboolean
fill (MuStore *store, int settings)
{
  MuConnection *connection = mu_store_connection (store);
  g_autofree char *sql = g_strdup_printf (
      "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < %d)"
      " INSERT INTO setting SELECT hex (randomblob (12)), hex (randomblob (1900)) FROM n",
      settings);
  return mu_connection_begin (connection, NULL)
         && mu_connection_end (connection, mu_connection_run (connection, sql, NULL), NULL);
}

static gint64
time_of_act (MuStore *store, int number, int *kept)
{
  g_autofree char *value = g_strdup_printf ("%d", number);
  const gint64 begun = g_get_monotonic_time ();
  *kept += mu_store_set_setting (store, "act", value, NULL);
  return g_get_monotonic_time () - begun;
}

static void
measure (const char *folder, const char *name, int settings)
{
  gint64 times[ACTS];
  int kept = 0;
  GStatBuf status = { 0 };
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (MuStore) store = mu_store_open (path, TRUE, NULL);
  if (store == NULL || (settings > 0 && !fill (store, settings)))
    exit (EXIT_FAILURE);
  for (int i = 0; i < ACTS; i++)
    times[i] = time_of_act (store, i, &kept);
  qsort (times, ACTS, sizeof *times, by_size);
  g_stat (path, &status);
  g_print ("acts %-5s %5.1f MB: half of them within %.1f ms, nine of ten within %.1f ms; kept %d\n",
           name, (double) status.st_size / 1e6, (double) times[ACTS / 2] / 1e3,
           (double) times[ACTS * 9 / 10] / 1e3, kept);
  g_unlink (path);
}

int
main (void)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-bench-XXXXXX", NULL);
  measure (folder, "usual", 0);
  measure (folder, "huge", HUGE);
  g_rmdir (folder);
  return EXIT_SUCCESS;
}
