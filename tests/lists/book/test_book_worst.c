/* Nothing silly is legal: the worst army of each shipped book is still an army of that book. A book
 * says by its typical troops what makes it what it is; the worst army has as few of them as it
 * may, and all else that it can have for the points.
 *
 * One sixth of what its troops cost is the measure. What made an army was often the smaller part of
 * its men: of Hannibal's foot at Cannae one in four was African, and the rest were friends, hired
 * men and light foot; and limits hold for large armies, too, whose friends came in greater number.
 * Below a sixth the others are the army, and it looks like any other. */
#include <stdlib.h>
#include <string.h>

#include "lists/awfp/stand.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/system.h"
#include "tests/lists/common.h"

#define FIGURES_LEAST 18 /* of typical troops, whatever else is there; a model counts for six */
#define STANDS_LEAST  3
#define SHARE_LEAST   16 /* percent of what the troops cost */
#define YEARS         5  /* from the first to the last */
#define UNITS_MOST    60 /* of a worst army */

/* Opened once, before the tests fork. */
static MuShelf *all_books;

static const MuRuleSystem systems[] = { MU_RULES_WRG5, MU_RULES_AWFP };
static const char *const system_names[] = { "figures", "stands" };

static int
year_of (const MuBook *book, int n)
{
  const int year = book->from + (book->to - book->from) * n / (YEARS - 1);
  return year == 0 ? 1 : year;
}

/* --- the least that is typical --------------------------------------------- */

static gboolean
is_model (const MuBookOption *option)
{
  const MuBookTroop *usual = option->troops->pdata[0];
  return mu_type_is_model ((MuTroopType) usual->troop.type);
}

/* Figures or stands. */
static int
weight (const MuBookOption *option, MuRuleSystem rules, int count)
{
  return rules == MU_RULES_WRG5 && is_model (option) ? 6 * count : count;
}

static int
least_of_options (const MuBook *book, MuRuleSystem rules, int year)
{
  int least = 0;
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = book->options->pdata[i];
    const MuListNumbers numbers
        = mu_list_system (rules)->numbers (option, mu_book_option_usual (option, year));
    if (option->typical && mu_book_option_in_year (option, year))
      least += weight (option, rules, numbers.min);
  }
  return least;
}

/* What a limit demands of typical troops; nothing where others can be it. */
static int
least_of_limit (const MuBook *book, const MuBookLimit *limit, MuRuleSystem rules, int year)
{
  int each = 0;
  for (guint i = 0; i < limit->options->len; i++) {
    const MuBookOption *option = mu_book_option (book, limit->options->pdata[i]);
    if (!mu_book_option_in_year (option, year))
      continue;
    if (!option->typical)
      return 0;
    each = MAX (each, mu_list_system (rules)->each (option));
  }
  return each ? mu_list_system (rules)->limit_least (book, limit, year) / each : 0;
}

static int
least_typical (const MuBook *book, MuRuleSystem rules, int year)
{
  int least = least_of_options (book, rules, year);
  for (guint i = 0; i < book->limits->len; i++)
    least = MAX (least, least_of_limit (book, book->limits->pdata[i], rules, year));
  return least;
}

START_TEST (no_list_is_without_what_makes_the_army)
{
  const MuBook *book = book_to_try (all_books, _i);
  for (int s = 0; s < COUNT (systems); s++)
    for (int n = 0; mu_book_serves (book, systems[s]) && n < YEARS; n++) {
      const int least = least_typical (book, systems[s], year_of (book, n));
      if (least < (systems[s] == MU_RULES_WRG5 ? FIGURES_LEAST : STANDS_LEAST))
        ck_abort_msg ("%s in %d: a list needs no more than %d %s of its typical troops", book->id,
                      year_of (book, n), least, system_names[s]);
    }
}
END_TEST

/* --- the worst army -------------------------------------------------------- */

static gboolean
is_legal (const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  return mu_issues_legal (issues);
}

static gboolean
is_engine (const MuBookOption *option)
{
  const MuBookTroop *usual = option->troops->pdata[0];
  return usual->troop.type == MU_TROOP_ART;
}

/* Allies are guests, guards are their general's, and engines are nobody's people: each is bounded
 * by the book's number for it, and makes no army another. */
static gboolean
is_wanted (const MuBook *book, const MuListOffer *offer, gboolean typical)
{
  return offer->book == book && !offer->option->bodyguard && !is_engine (offer->option)
         && !offer->option->typical == !typical;
}

static int
price (const MuList *list, const MuBookOption *option)
{
  g_autoptr (MuList) alone = mu_list_copy (list);
  const MuBookTroop *way = mu_book_option_usual (option, list->year);
  MuListUnit *unit = mu_list_unit (alone, 0);
  mu_list_system_of (alone)->equip (unit, option, way);
  return mu_list_points_each (alone, 0, NULL);
}

/* One unit more, as large as it can be: whether there is. */
static gboolean
add_unit_of (MuList *list, const MuBook *book, const MuListOffer *offer)
{
  const int unit = mu_list_edit_add (list, book, offer->book, offer->option->id);
  if (unit < 0)
    return FALSE;
  const int usual = mu_list_unit (list, (guint) unit)->figures;
  const int least
      = mu_list_system_of (list)->size_now (mu_list_unit (list, (guint) unit), offer->option).least;
  for (int size = usual; size >= MAX (least, 1); size -= MAX ((usual - least + 1) / 2, 1)) {
    mu_list_edit_figures (list, (guint) unit, size);
    if (is_legal (list, book))
      return TRUE;
  }
  mu_list_edit_remove (list, (guint) unit);
  return FALSE;
}

typedef struct {
  const MuListOffer *offer;
  int price;
} Choice;

static int
dearest_first (const void *a, const void *b)
{
  return ((const Choice *) b)->price - ((const Choice *) a)->price;
}

static int
cheapest_first (const void *a, const void *b)
{
  return ((const Choice *) a)->price - ((const Choice *) b)->price;
}

static GArray *
choices_of (const MuList *list, const MuBook *book, const GPtrArray *offers, gboolean typical,
            int (*order) (const void *, const void *))
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  for (guint i = 0; i < offers->len; i++) {
    const MuListOffer *offer = offers->pdata[i];
    const Choice choice = { offer, price (list, offer->option) };
    if (is_wanted (book, offer, typical))
      g_array_append_val (choices, choice);
  }
  qsort (choices->data, choices->len, sizeof (Choice), order);
  return choices;
}

static gboolean
add_first (MuList *list, const MuBook *book, const GArray *choices)
{
  for (guint i = 0; list->units->len < UNITS_MOST && i < choices->len; i++)
    if (add_unit_of (list, book, g_array_index (choices, Choice, i).offer))
      return TRUE;
  return FALSE;
}

/* All that is not typical, as far as it goes; then one typical unit, and again. */
static MuList *
worst_army (const MuBook *book, MuRuleSystem rules, int year,
            int (*order) (const void *, const void *))
{
  const int points = mu_list_system (rules)->usual_points ();
  MuList *list = mu_list_edit_begin (book, rules, year, points, "");
  g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
  g_autoptr (GArray) others = choices_of (list, book, offers, FALSE, order);
  g_autoptr (GArray) typical = choices_of (list, book, offers, TRUE, cheapest_first);
  do {
    while (add_first (list, book, others))
      ;
  } while (add_first (list, book, typical));
  return list;
}

/* What is typical of the troops' points, in percent. */
static int
share_of (const MuList *list, const MuBook *book)
{
  int all = 0, typical = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuBookOption *option = mu_book_option_of_unit (book, mu_list_unit (list, i));
    const int points = mu_list_unit_points (list, i);
    all += points;
    typical += option && option->typical ? points : 0;
  }
  return all ? 100 * typical / all : 0;
}

static void
tell (const MuList *list, const MuBook *book, const char *system)
{
  g_autoptr (GString) army = g_string_new (NULL);
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    g_string_append_printf (army, "\n  %d %s, %d", unit->figures, unit->option,
                            mu_list_unit_points (list, i));
  }
  ck_abort_msg ("%s in %d: %d%% of the worst army of %s are typical:%s", book->id, list->year,
                share_of (list, book), system, army->str);
}

static void
expect_typical (const MuBook *book, int s, int year, int (*order) (const void *, const void *))
{
  g_autoptr (MuList) list = worst_army (book, systems[s], year, order);
  if (!is_legal (list, book))
    ck_abort_msg ("%s in %d: the worst army of %s is not legal", book->id, year, system_names[s]);
  if (share_of (list, book) < SHARE_LEAST)
    tell (list, book, system_names[s]);
}

START_TEST (the_worst_army_looks_like_itself)
{
  const MuBook *book = book_to_try (all_books, _i);
  for (int s = 0; s < COUNT (systems); s++)
    for (int n = 0; mu_book_serves (book, systems[s]) && n < YEARS; n++) {
      expect_typical (book, s, year_of (book, n), dearest_first);
      expect_typical (book, s, year_of (book, n), cheapest_first);
    }
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 1;
  TCase *tests = tcase_create ("book_worst");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, no_list_is_without_what_makes_the_army, 0, books);
  tcase_add_loop_test (tests, the_worst_army_looks_like_itself, 0, books);
  const int status = run_case ("book_worst", tests);
  mu_shelf_free (all_books);
  return status;
}
