/* lists   what the desk of the umpire and the builder of armies cost: milliseconds of the
 * processor, and a signature of what was found. A report, not a test. */
#include <glib/gstdio.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "app/service/club/list_filter.h"
#include "lists/check/verdict.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"

#define RUNS    5
#define FILES   1000
#define POINTS  1000
#define EDITS   50
#define LARGEST 200 /* units, or as many as a list holds */

static double
now (void)
{
  return 1000.0 * (double) clock () / CLOCKS_PER_SEC;
}

static guint64
mix (guint64 signature, guint64 value)
{
  return (signature ^ value) * G_GUINT64_CONSTANT (0x100000001b3);
}

static void
report (const char *what, guint count, double milliseconds, guint64 signature)
{
  printf ("%-32s %6u %10.2f ms   signature %016" PRIx64 "\n", what, count, milliseconds, signature);
}

static void
give_up (const char *why)
{
  fprintf (stderr, "lists: %s\n", why);
  exit (EXIT_FAILURE);
}

static MuShelf *
open_shelf (void)
{
  GError *error = NULL;
  MuShelf *shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    give_up (error->message);
  return shelf;
}

/* --- all books ----------------------------------------------------------- */

static guint64
sign_shelf (const MuShelf *shelf)
{
  guint64 signature = 0;
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    signature = mix (signature, g_str_hash (book->id));
    signature = mix (signature, book->options->len);
  }
  return signature;
}

static void
bench_books (void)
{
  double best = 0;
  guint64 signature = 0;
  guint books = 0;
  for (int run = 0; run < RUNS; run++) {
    const double start = now ();
    g_autoptr (MuShelf) shelf = open_shelf ();
    const double took = now () - start;
    best = run == 0 || took < best ? took : best;
    if (run == 0)
      report ("books, the first time", mu_shelf_count (shelf), took, sign_shelf (shelf));
    signature = sign_shelf (shelf);
    books = mu_shelf_count (shelf);
  }
  report ("books, again", books, best, signature);
}

/* --- an umpire's folder -------------------------------------------------- */

/* Every third list is spoilt. */
static void
write_list (const char *folder, guint number, guint64 *state, const MuShelf *shelf)
{
  const MuBook *book = mu_shelf_at (shelf, number % mu_shelf_count (shelf));
  g_autoptr (MuList) list = raise_army (state, book, POINTS);
  g_autofree char *name = g_strdup_printf ("list-%04u.xml", number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  if (!list)
    list = mu_list_new (name);
  if (number % 3 == 0)
    list->points_limit = 1;
  GError *error = NULL;
  if (!mu_list_write_file (list, path, &error))
    give_up (error->message);
}

static guint64
judge_all (const char *folder, const MuShelf *shelf)
{
  guint64 signature = 0;
  g_autoptr (MuSchemas) schemas = mu_schemas_new ();
  for (guint i = 0; i < FILES; i++) {
    g_autofree char *path = g_strdup_printf ("%s/list-%04u.xml", folder, i);
    g_autoptr (MuVerdict) verdict = mu_verdict_on_file (schemas, path, shelf);
    signature = mix (signature, verdict->kind);
    signature = mix (signature, verdict->issues->len);
  }
  return signature;
}

static void
remove_all (const char *folder)
{
  for (guint i = 0; i < FILES; i++) {
    g_autofree char *path = g_strdup_printf ("%s/list-%04u.xml", folder, i);
    g_unlink (path);
  }
  g_rmdir (folder);
}

static void
bench_folder (const MuShelf *shelf)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-bench-XXXXXX", NULL);
  guint64 state = 1974;
  for (guint i = 0; i < FILES; i++)
    write_list (folder, i, &state, shelf);
  const double start = now ();
  const guint64 signature = judge_all (folder, shelf);
  report ("lists of a folder, judged", FILES, now () - start, signature);
  remove_all (folder);
}

/* --- the largest list ---------------------------------------------------- */

static MuList *
largest_list (const MuShelf *shelf)
{
  const MuBook *book = mu_shelf_find (shelf, "roman-mid-republican");
  MuList *list = mu_list_new ("The largest");
  set_text (&list->book_id, book->id);
  list->book_version = book->version;
  list->year = -202;
  list->points_limit = 5000;
  for (guint i = 0; i < MIN (LARGEST, MU_LIST_UNITS_MAX); i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i % book->options->len);
    g_autofree char *name = g_strdup_printf ("%s %u", option->name, i + 1);
    add_unit (list, book, name, option->id, 5 + (int) i % 3);
  }
  add_general (list, "Scipio", TRUE, 0);
  return list;
}

/* What a builder does for each edit: changes the list, counts its points, judges it and makes
 * the bytes that are kept. */
static void
bench_edit (const MuShelf *shelf)
{
  g_autoptr (MuList) list = largest_list (shelf);
  const MuBook *book = mu_shelf_find (shelf, list->book_id);
  guint64 signature = 0;
  const double start = now ();
  for (guint i = 0; i < EDITS; i++) {
    mu_list_unit (list, i % list->units->len)->figures++;
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    gsize length;
    g_autofree char *data = mu_list_write_data (list, &length);
    signature = mix (signature, (guint64) mu_list_points (list));
    signature = mix (mix (signature, issues->len), length + (guint8) data[length]);
  }
  g_autofree char *what = g_strdup_printf ("edit of %u units, each of", list->units->len);
  report (what, EDITS, (now () - start) / EDITS, signature);
}

/* --- searching ----------------------------------------------------------- */

#define ROWS 10000

static void
free_row (gpointer row)
{
  mu_list_row_free (row);
}

static GPtrArray *
make_rows (const MuShelf *shelf)
{
  static const char *const players[] = { "Giulia", "Zoë", "Tom", "Ärmel" };
  GPtrArray *rows = g_ptr_array_new_with_free_func (free_row);
  for (guint i = 0; i < ROWS; i++) {
    const MuBook *book = mu_shelf_at (shelf, i % mu_shelf_count (shelf));
    MuListRow *row = g_new0 (MuListRow, 1);
    row->id = i + 1;
    row->name = g_strdup_printf ("%s of %s %u", book->name, players[i % 4], i);
    row->player = g_strdup (players[i % 4]);
    row->book_id = g_strdup (book->id);
    row->tags = g_strdup (i % 3 == 0 ? "club friday" : "");
    row->changed = g_strdup ("");
    row->rules = MU_RULES_WRG5;
    row->year = book->from;
    row->points_limit = 1000;
    g_ptr_array_add (rows, row);
  }
  return rows;
}

/* A letter more each time, as a person types it. */
static void
bench_search (const MuShelf *shelf)
{
  static const char typed[] = "roman of zoë";
  g_autoptr (GPtrArray) rows = make_rows (shelf);
  guint64 signature = 0;
  guint keys = 0;
  const double start = now ();
  for (const char *end = g_utf8_next_char (typed); end[-1]; end = g_utf8_next_char (end), keys++) {
    g_autofree char *so_far = g_strndup (typed, (gsize) (end - typed));
    MuListFilter filter;
    guint found = 0;
    mu_list_filter_init (&filter);
    mu_list_filter_add_words (&filter, (char *const[]){ so_far, NULL });
    for (guint i = 0; i < rows->len; i++) {
      const MuListRow *row = g_ptr_array_index (rows, i);
      found += mu_list_filter_matches (&filter, row, mu_shelf_find (shelf, row->book_id));
    }
    signature = mix (signature, found);
  }
  report ("lists searched, each key", ROWS, (now () - start) / keys, signature);
}

int
main (void)
{
  bench_books ();
  g_autoptr (MuShelf) shelf = open_shelf ();
  bench_folder (shelf);
  bench_edit (shelf);
  bench_search (shelf);
  return EXIT_SUCCESS;
}
