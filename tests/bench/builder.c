/* builder   what an edit of the largest army costs the app before anything is drawn: milliseconds
 * of the processor, and a signature of what was shown. A report, not a test. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "app/session/armies/army_edit.h"
#include "app/session/armies/unit_item.h"
#include "app/session/desk.h"
#include "db/store.h"

#define UNITS 200
#define EDITS 50

static double
now (void)
{
  return 1000.0 * (double) clock () / CLOCKS_PER_SEC;
}

static void
report (const char *what, guint count, double milliseconds, guint64 signature)
{
  printf ("%-32s %6u %10.2f ms   signature %016" PRIx64 "\n", what, count, milliseconds / count,
          signature);
}

static void
give_up (const GError *error)
{
  fprintf (stderr, "builder: %s\n", error ? error->message : "no army");
  exit (EXIT_FAILURE);
}

/* A sample army with copies of its units until it is large. */
static MuList *
large_list (MuDesk *desk)
{
  MuStore *store = mu_desk_store (desk);
  MuList *list = mu_store_list (store, mu_store_find_list (store, "Scipio at Zama", NULL), NULL);
  if (!list)
    give_up (NULL);
  for (guint i = 0; list->units->len < UNITS; i++)
    mu_list_edit_copy_unit (list, i);
  list->points_limit = MU_LIST_POINTS_MAX;
  g_free (list->name);
  list->name = g_strdup ("Large");
  return list;
}

static MuArmySession *
open_large (MuDesk *desk)
{
  g_autoptr (MuList) list = large_list (desk);
  g_autoptr (GError) error = NULL;
  gint64 id = 0;
  if (!mu_history_add_list (mu_desk_history (desk), list, "New", &id, &error)
      || !mu_army_session_open (mu_desk_army (desk), id, &error))
    give_up (error);
  return mu_desk_army (desk);
}

static guint64
sign (MuArmySession *army)
{
  g_autofree char *points = NULL;
  g_autofree char *status = NULL;
  g_object_get (army, "points-text", &points, "status", &status, NULL);
  return (guint64) g_str_hash (points) << 32 | g_str_hash (status);
}

/* Shown, not yet written. */
static void
bench_figures (MuArmySession *army)
{
  guint64 signature = 0;
  const double start = now ();
  for (guint i = 0; i < EDITS; i++) {
    g_autoptr (MuUnitItem) row = g_list_model_get_item (mu_army_session_get_units (army), i);
    mu_unit_item_set_figures (row, mu_unit_item_get_figures (row) + 1);
    signature ^= sign (army) + i;
  }
  report ("figures of one of 200 units", EDITS, now () - start, signature);
}

static void
bench_writing (MuArmySession *army)
{
  const double start = now ();
  if (!mu_army_session_flush (army, NULL))
    give_up (NULL);
  report ("written", 1, now () - start, sign (army));
}

/* Shown and written. */
static void
bench_moves (MuArmySession *army)
{
  guint64 signature = 0;
  const double start = now ();
  for (guint i = 0; i < EDITS; i++) {
    mu_army_edit_move (army, i, TRUE);
    if (!mu_army_session_flush (army, NULL))
      give_up (NULL);
    signature ^= sign (army) + i;
  }
  report ("moved and written", EDITS, now () - start, signature);
}

int
main (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuDesk) desk = mu_desk_open (":memory:", &error);
  if (!desk || !mu_desk_add_samples (desk, &error))
    give_up (error);
  MuArmySession *army = open_large (desk);
  bench_figures (army);
  bench_writing (army);
  bench_moves (army);
  return EXIT_SUCCESS;
}
