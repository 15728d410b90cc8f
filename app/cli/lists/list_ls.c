/* The lists of the club, or those of them that somebody looks for. */
#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "app/service/club/list_filter.h"
#include "db/store.h"

static void
show_row (MuCall *call, const MuListRow *row)
{
  g_autofree char *year = g_strdup_printf ("%d", row->year);
  g_autofree char *points = g_strdup_printf ("%d", row->points);
  g_autofree char *limit = g_strdup_printf ("%d", row->points_limit);
  g_autofree char *units = g_strdup_printf ("%d", row->units);
  mu_out_row (call, "list", row->name, row->player, row->book_id, year, points, limit, units, NULL);
  g_autofree char *name = mu_pad (row->name, 32);
  g_autofree char *when = mu_year_format (row->year);
  g_autofree char *have = mu_points_words (row->points);
  g_autofree char *most = mu_points_words (row->points_limit);
  mu_say (call, _ ("%s  %6s of %6s points, %2d units, %s\n"), name, have, most, row->units, when);
}

/* "300", "100..300", "100..", "..300" */
static gboolean
read_range (MuCall *call, const char *option, gint64 least, gint64 most, int *from, int *to,
            GError **error)
{
  const char *text = mu_call_text (call, option);
  *from = (int) least;
  *to = (int) most;
  if (!text)
    return TRUE;
  g_autofree char *what = g_strdup_printf ("--%s", option);
  g_auto (GStrv) ends = g_strsplit (text, "..", 2);
  const char *last = ends[0] && ends[1] ? ends[1] : text;
  gint64 number = least;
  if (ends[0] && *ends[0] && !mu_read_number (what, ends[0], least, most, &number, error))
    return FALSE;
  *from = (int) number;
  number = most;
  if (*last && !mu_read_number (what, last, least, most, &number, error))
    return FALSE;
  *to = (int) number;
  return TRUE;
}

/* The option was checked when the call was read. */
static void
read_years (MuCall *call, MuListFilter *filter)
{
  const char *text = mu_call_text (call, "year");
  if (text)
    mu_year_span_parse (text, &filter->years, NULL);
}

static void
read_words (MuCall *call, MuListFilter *filter)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  for (guint i = 0; i < mu_call_count (call); i++)
    g_ptr_array_add (words, (gpointer) mu_call_argument (call, i));
  g_ptr_array_add (words, NULL);
  mu_list_filter_add_words (filter, (char **) words->pdata);
}

/* Whether the call's options make a filter. */
static gboolean
read_filter (MuCall *call, MuListFilter *filter, GError **error)
{
  mu_list_filter_init (filter);
  filter->army = mu_call_text (call, "army");
  filter->player = mu_call_text (call, "player");
  filter->tag = mu_call_text (call, "tag");
  filter->rules = (MuRuleSystem) (mu_call_choice (call, "rules", -1) + 1);
  read_words (call, filter);
  read_years (call, filter);
  return read_range (call, "points", 0, MU_LIST_POINTS_MAX, &filter->points_from,
                     &filter->points_to, error);
}

static void
show_rows (MuCall *call, const GPtrArray *rows, const MuListFilter *filter, const MuShelf *shelf)
{
  guint shown = 0;
  for (guint i = 0; i < rows->len; i++) {
    const MuListRow *row = g_ptr_array_index (rows, i);
    if (!mu_list_filter_matches (filter, row, mu_shelf_find (shelf, row->book_id)))
      continue;
    show_row (call, row);
    shown++;
  }
  if (rows->len > 0 && shown == 0)
    mu_say (call, "%s\n", _ ("No list of the club is like that."));
}

MuExit
mu_run_list_ls (MuCall *call)
{
  GError *error = NULL;
  MuListFilter filter;
  MuClub *club = read_filter (call, &filter, &error) ? mu_call_club (call, &error) : NULL;
  const MuShelf *shelf = club ? mu_call_books (call, &error) : NULL;
  g_autoptr (GPtrArray) rows = shelf ? mu_store_lists (mu_club_store (club), &error) : NULL;
  if (!rows)
    return mu_complain_error (error);
  show_rows (call, rows, &filter, shelf);
  if (rows->len == 0)
    mu_say (call, "%s\n",
            _ ("The club has no list yet: “muster list import FILE.xml” or "
               "“muster samples” bring some."));
  return MU_EXIT_DONE;
}
