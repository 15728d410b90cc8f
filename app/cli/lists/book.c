/* The army books that ship. They are read without a club file. */
#include <glib/gi18n.h>

#include "app/cli/awfp/book_stands.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/system.h"
#include "rules/troop/troop.h"

/* "wrg awfp": free with g_free. */
static char *
rules_keys (const MuBook *book)
{
  GString *keys = g_string_new (NULL);
  for (int i = 0; mu_list_systems[i]; i++)
    if (mu_book_serves (book, mu_list_systems[i]->number))
      g_string_append_printf (keys, "%s%s", keys->len ? " " : "", mu_list_systems[i]->typed);
  return g_string_free (keys, FALSE);
}

static gboolean
wanted (MuCall *call, const MuBook *book)
{
  const char *rules = mu_call_text (call, "rules");
  for (int i = 0; rules && mu_list_systems[i]; i++)
    if (mu_book_serves (book, mu_list_systems[i]->number)
        && g_str_equal (rules, mu_list_systems[i]->typed))
      return TRUE;
  return !rules;
}

static void
show_row (MuCall *call, const MuBook *book)
{
  g_autofree char *from = g_strdup_printf ("%d", book->from);
  g_autofree char *to = g_strdup_printf ("%d", book->to);
  g_autofree char *rules = rules_keys (book);
  mu_out_row (call, "book", book->id, book->name, rules, from, to, NULL);
  g_autofree char *first = mu_year_format (book->from);
  g_autofree char *last = mu_year_format (book->to);
  g_autofree char *name = mu_pad (book->name, 34);
  mu_say (call, "%s  %s – %s  %s\n", name, first, last, book->id);
}

/* In one line, for who looks at the list alone. */
static void
complain_of_own (const MuShelf *shelf)
{
  const GPtrArray *faults = mu_shelf_faults (shelf);
  if (faults->len == 1)
    mu_complain ("%s", (char *) g_ptr_array_index (faults, 0));
  else if (faults->len > 1)
    mu_complain (ngettext ("%s; and %u more of your books is not used: “muster book check”",
                           "%s; and %u more of your books are not used: “muster book check”",
                           faults->len - 1),
                 (char *) g_ptr_array_index (faults, 0), faults->len - 1);
}

MuExit
mu_run_book_list (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    return mu_complain_error (error);
  guint shown = 0;
  for (guint i = 0; i < mu_shelf_count (shelf); i++)
    if (wanted (call, mu_shelf_at (shelf, i))) {
      show_row (call, mu_shelf_at (shelf, i));
      shown++;
    }
  if (shown == 0)
    mu_say (call, "%s\n", _ ("No such books are there."));
  complain_of_own (shelf);
  return MU_EXIT_DONE;
}

/* The years of a troop, where they are fewer than the book's. */
static void
say_years (MuCall *call, const MuBook *book, int from, int to)
{
  if (from <= book->from && to >= book->to)
    return;
  g_autofree char *first = mu_year_format (from);
  g_autofree char *last = mu_year_format (to);
  mu_say (call, "  %s – %s", first, last);
}

static void
show_troop (MuCall *call, const MuBook *book, const MuBookOption *option, const MuBookTroop *troop)
{
  int first = MAX (option->from, troop->from), last = MIN (option->to, troop->to);
  char notation[64];
  mu_troop_format (&troop->troop, notation, sizeof notation);
  g_autofree char *min = g_strdup_printf ("%d", option->min);
  g_autofree char *max = g_strdup_printf ("%d", option->max);
  g_autofree char *each = g_strdup_printf ("%d", mu_list_system_of_books ()->way_points (troop));
  g_autofree char *from = g_strdup_printf ("%d", first);
  g_autofree char *to = g_strdup_printf ("%d", last);
  mu_out_row (call, "option", option->id, option->name, notation, each, min, max, from, to, NULL);
  g_autofree char *shown = mu_pad (notation, 26);
  mu_say (call, _ ("    %s  %2d points each"), shown,
          mu_list_system_of_books ()->way_points (troop));
  say_years (call, book, first, last);
  mu_say (call, "%s%s\n", troop->label ? "  " : "", troop->label ? troop->label : "");
}

static void
show_option (MuCall *call, const MuBook *book, const MuBookOption *option)
{
  g_autofree char *name = mu_pad (option->name, 42);
  mu_say (call, _ ("  %s  %3d to %3d, units of %d to %d\n"), name, option->min, option->max,
          option->unit_min, MIN (option->unit_max, option->max));
  if (option->typical)
    mu_say (call, "    %s\n", _ ("Makes the army what it is"));
  for (guint i = 0; i < option->troops->len; i++)
    show_troop (call, book, option, g_ptr_array_index (option->troops, i));
  if (option->note && option->note[0])
    mu_say_wrapped (call, 4, option->note);
}

/* What is counted together. */
static void
show_limit (MuCall *call, const MuBookLimit *limit)
{
  g_autofree char *name = mu_pad (limit->name, 42);
  if (limit->max == MU_LIST_FIGURES_MAX)
    mu_say (call, _ ("  %s  %3d or more together\n"), name, limit->min);
  else
    mu_say (call, _ ("  %s  %3d to %3d together\n"), name, limit->min, limit->max);
}

static void
put_book (MuCall *call, const MuBook *book)
{
  mu_out_text (call, "id", book->id);
  mu_out_text (call, "name", book->name);
  mu_out_number (call, "version", book->version);
  g_autofree char *rules = rules_keys (book);
  mu_out_text (call, "rules", rules);
  mu_out_number (call, "from", book->from);
  mu_out_number (call, "to", book->to);
  mu_out_text (call, "region", mu_region_key (book->region));
  mu_out_text (call, "country", mu_country_key (book->country));
}

static void
say_book (MuCall *call, const MuBook *book)
{
  g_autofree char *first = mu_year_format (book->from);
  g_autofree char *last = mu_year_format (book->to);
  mu_say (call, "%s\n%s – %s\n", book->name, first, last);
  if (book->note && book->note[0])
    mu_say_wrapped (call, 0, book->note);
  mu_say (call, "\n");
}

static void
say_sources (MuCall *call, const MuBook *book)
{
  if (book->sources && book->sources->len > 0)
    mu_say (call, "\n%s\n", _ ("Sources:"));
  for (guint i = 0; book->sources && i < book->sources->len; i++)
    mu_say_wrapped (call, 2, g_ptr_array_index (book->sources, i));
}

/* "  velites  in the screen", "  horse (all others)  on the wings, row 2" */
static void
show_post (MuCall *call, const MuBook *book, const MuDoctrinePost *post)
{
  const MuBookOption *option = post->option ? mu_book_option (book, post->option) : NULL;
  g_autofree char *row = g_strdup_printf ("%d", post->row);
  mu_out_row (call, "post", option ? option->id : mu_role_key (post->role), mu_post_key (post->at),
              row, NULL);
  g_autofree char *all = g_strdup_printf (_ ("all other %s"), mu_role_words (post->role));
  g_autofree char *name = mu_pad (option ? option->name : all, 42);
  mu_say (call, "  %s  %s", name, mu_post_words (post->at));
  if (post->row > 1)
    mu_say (call, _ (", row %d"), post->row);
  mu_say (call, "\n");
}

static void
show_doctrine (MuCall *call, const MuBook *book)
{
  const MuDoctrine *doctrine = &book->doctrine;
  g_autofree char *words = mu_doctrine_words (doctrine);
  mu_out_text (call, "doctrine", words);
  mu_say (call, "\n%s\n", _ ("How they fought:"));
  mu_say_wrapped (call, 2, words);
  if (doctrine->note)
    mu_say_wrapped (call, 2, doctrine->note);
  for (guint i = 0; i < doctrine->posts->len; i++)
    show_post (call, book, g_ptr_array_index (doctrine->posts, i));
}

MuExit
mu_run_book_show (MuCall *call)
{
  GError *error = NULL;
  const char *id = mu_call_argument (call, 0);
  const gboolean asks_stands = mu_call_choice (call, "rules", 0) == 1;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book = mu_shelf_find (shelf, id);
  if (!book)
    return mu_complain (_ ("there is no army book “%s”; “muster book list” names them"), id);
  put_book (call, book);
  say_book (call, book);
  if (asks_stands && !mu_show_stands (call, book))
    return MU_EXIT_NO;
  for (guint i = 0; !asks_stands && i < book->options->len; i++)
    show_option (call, book, g_ptr_array_index (book->options, i));
  for (guint i = 0; !asks_stands && i < book->limits->len; i++)
    show_limit (call, g_ptr_array_index (book->limits, i));
  show_doctrine (call, book);
  say_sources (call, book);
  return MU_EXIT_DONE;
}
