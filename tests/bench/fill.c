/* fill [BOOK YEAR POINTS [RULES [SEED]]]   fills all books to several sizes in every year in which
 * something changes, by each rule system; how many are legal and near their points, what one costs
 * in time, and a signature that differs between machines only by a fault. With a book: that army,
 * with the reason for each of its troops. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "lists/book/book_findings.h"
#include "lists/check/check.h"
#include "lists/fill/fill.h"
#include "lists/system.h"

typedef struct {
  int tried, filled, legal, near, small, refused;
  double seconds, longest;
  guint64 signature;
} Tally;

static guint64
sign (guint64 signature, const MuList *list)
{
  gsize length = 0;
  g_autofree char *data = mu_list_write_data (list, &length);
  for (gsize i = 0; i < length; i++)
    signature = (signature ^ (guchar) data[i]) * G_GUINT64_CONSTANT (0x100000001b3);
  return signature;
}

static int
count_small (const MuList *list, const MuBook *book)
{
  int small = 0;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = issues->pdata[i];
    small += issue->rule == MU_RULE_WRG_UNITS_MIN_SIZE || issue->rule == MU_RULE_WRG_POINTS_COMMAND;
  }
  return small;
}

static void
count (Tally *tally, const MuFilled *filled, const MuBook *book)
{
  const int points = mu_list_points (filled->list), limit = filled->list->points_limit;
  const int small = count_small (filled->list, book);
  tally->filled++;
  tally->legal += mu_list_is_legal (filled->list, book);
  tally->near += points <= limit && limit - points <= limit / MU_FILL_NEAR;
  tally->small += small > 0;
  tally->signature = sign (tally->signature, filled->list);
  if (small)
    printf ("%s, %d, %d: %d small bodies\n", book->id, filled->list->year, limit, small);
}

static void
fill_once (Tally *tally, const MuBook *book, const MuListSystem *system, int year, int points)
{
  GError *error = NULL;
  const clock_t start = clock ();
  MuFilled *filled = mu_fill_new (book, system->number, year, points, "", MU_FILL_PLAIN, &error);
  const double seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
  tally->tried++;
  tally->seconds += seconds;
  tally->longest = MAX (tally->longest, seconds);
  if (filled) {
    count (tally, filled, book);
    mu_filled_free (filled);
    return;
  }
  tally->refused++;
  printf ("%s %s\n", system->key, error->message);
  g_error_free (error);
}

static void
fill_all (const MuShelf *shelf, const MuListSystem *system, int points)
{
  Tally tally = { .signature = G_GUINT64_CONSTANT (0xcbf29ce484222325) };
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    g_autoptr (GArray) years = mu_book_change_years (book);
    for (guint n = 0; mu_book_serves (book, system->number) && n < years->len; n++)
      fill_once (&tally, book, system, g_array_index (years, int, n), points);
  }
  printf ("%-5s %5d points: %d tried, %d filled, %d legal, %d near, %d with small bodies, %d "
          "refused; %.2f ms each, %.2f ms the longest   signature %016" PRIx64 "\n",
          system->key, points, tally.tried, tally.filled, tally.legal, tally.near, tally.small,
          tally.refused, 1000 * tally.seconds / MAX (tally.tried, 1), 1000 * tally.longest,
          tally.signature);
}

/* --- one army ------------------------------------------------------------ */

/* Frees the error. */
static int
fail_by (GError *error)
{
  fprintf (stderr, "fill: %s\n", error->message);
  g_error_free (error);
  return EXIT_FAILURE;
}

static int
fail (const char *message)
{
  fprintf (stderr, "fill: %s\n", message);
  return EXIT_FAILURE;
}

static void
show_units (const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    g_autofree char *notation = mu_list_system_of (list)->notation (unit);
    printf ("  %3d %s: %s\n", unit->figures, unit->name, notation);
  }
}

static void
show (const MuFilled *filled)
{
  printf ("%s: %d of %d points; %s\n", filled->list->name, mu_list_points (filled->list),
          filled->list->points_limit, mu_list_general (filled->list, 0)->name);
  show_units (filled->list);
  for (guint i = 0; i < filled->lines->len; i++) {
    const MuFillLine *line = &g_array_index (filled->lines, MuFillLine, i);
    g_autofree char *words = mu_fill_line_words (line);
    printf ("  %3d in %d, %3d points: %s: %s\n", line->count, line->units, line->points,
            line->option->name, words);
  }
  for (guint i = 0; i < filled->less->len; i++)
    printf ("%s%s", i ? ", " : "  none: ", (char *) filled->less->pdata[i]);
  printf ("\n\n");
}

static int
fill_one (const MuShelf *shelf, int argc, char **argv)
{
  GError *error = NULL;
  const MuBook *book = mu_shelf_find (shelf, argv[1]);
  const MuRuleSystem rules
      = argc > 4 && strcmp (argv[4], "awfp") == 0 ? MU_RULES_AWFP : MU_RULES_WRG5;
  if (!book)
    return fail ("expected the id of a book");
  g_autoptr (MuFilled) filled
      = mu_fill_new (book, rules, atoi (argv[2]), atoi (argv[3]), "",
                     argc > 5 ? g_ascii_strtoull (argv[5], NULL, 10) : MU_FILL_PLAIN, &error);
  if (!filled)
    return fail_by (error);
  show (filled);
  return EXIT_SUCCESS;
}

int
main (int argc, char **argv)
{
  static const int points[] = { 750, 1000, 1500 };
  GError *error = NULL;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    return fail_by (error);
  if (argc > 3)
    return fill_one (shelf, argc, argv);
  for (gsize i = 0; i < G_N_ELEMENTS (points); i++) {
    fill_all (shelf, mu_list_system (MU_RULES_WRG5), points[i]);
    fill_all (shelf, mu_list_system (MU_RULES_AWFP), points[i]);
  }
  fill_all (shelf, mu_list_system (MU_RULES_AWFP), mu_list_system (MU_RULES_AWFP)->usual_points ());
  return EXIT_SUCCESS;
}
