/* Army books: what is found by what, what their pages say, and an army made from one. */
#include "tests/session/fixture.h"

#include "app/session/armies/new_army.h"
#include "app/session/books/book_items.h"
#include "app/session/books/book_words.h"
#include "lists/check/check.h"

static const MuShelf *
shelf_of (MuDesk *desk)
{
  return mu_club_books (mu_desk_club (desk));
}

static const MuBook *
book_of (MuDesk *desk, const char *id)
{
  const MuBook *book = mu_shelf_find (shelf_of (desk), id);
  ck_assert_ptr_nonnull (book);
  return book;
}

/* --- searching ---------------------------------------------------------- */

static gboolean
finds (MuDesk *desk, const char *typed, const char *id)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new (typed);
  g_autoptr (MuBookText) text = mu_book_text_new (book_of (desk, id), shelf_of (desk));
  return mu_book_query_find (query, text).in != MU_FOUND_NOT;
}

START_TEST (books_are_found_by_what_is_in_them)
{
  static const struct {
    const char *typed;
    gboolean found;
  } row[] = {
    { "", TRUE },
    { "carthag", TRUE },
    { "CARTHAGINIAN later", TRUE },
    { "hannibal", TRUE },
    { "mid republican", TRUE },
    { "elephants", TRUE },
    { "El JLS", TRUE },
    { "africa", TRUE },
    { "elephants chinese", FALSE },
    { "202 BC", TRUE },
    { "-202", TRUE },
    { "202BC", TRUE },
    { "275 bc", TRUE },
    { "276 bc", FALSE },
    { "202", TRUE }, /* of either era */
    { "145", FALSE },
    { "AD 202", FALSE },
    { "carthaginian 202", TRUE },
    { "\xE2\x88\x92"
      "202",
      TRUE },
    { "202 B. C.", TRUE },
    { "BC 202 elephants", TRUE },
    { "451 AD", FALSE },
    { "AD 451", FALSE },
    { "elephants 202 BC", TRUE },
    { "hannibal 451", FALSE },
    { "heavy infantry", TRUE },
    { "ad", TRUE },
  };
  g_autoptr (MuDesk) desk = sample_desk ();
  for (guint i = 0; i < G_N_ELEMENTS (row); i++)
    ck_assert_msg (finds (desk, row[i].typed, "carthaginian-later") == row[i].found, "“%s”",
                   row[i].typed);
}
END_TEST

START_TEST (years_are_read_as_people_write_them)
{
  static const struct {
    const char *typed;
    int year;
  } row[] = {
    { "202 BC", -202 }, { "202 v. Chr.", -202 }, { "-202", -202 }, { "202bce", -202 },
    { "451 AD", 451 },  { "AD 451", 451 },       { "1066", 1066 }, { "hannibal 216 bc", -216 },
    { "hannibal", 0 },  { "12345", 0 },          { "0", 0 },       { "bc", 0 },
    { "3rd", 0 },       { "  202   BC ", -202 },
  };
  for (guint i = 0; i < G_N_ELEMENTS (row); i++) {
    g_autoptr (MuBookQuery) query = mu_book_query_new (row[i].typed);
    ck_assert_msg (query->year == row[i].year, "“%s” is %d", row[i].typed, query->year);
  }
}
END_TEST

/* "gauls 202" found those of AD 202 alone. */
START_TEST (a_year_without_an_era_is_that_of_both)
{
  static const struct {
    const char *typed, *words;
    gboolean before, after; /* whether it finds a book of 275 to 146 BC, one of AD 193 to 284 */
  } row[] = {
    { "202", "202 BC or 202 AD", TRUE, TRUE },  { "202 BC", "202 BC", TRUE, FALSE },
    { "-202", "202 BC", TRUE, FALSE },          { "AD 202", "202 AD", FALSE, TRUE },
    { "150", "150 BC or 150 AD", TRUE, FALSE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (row); i++) {
    g_autoptr (MuBookQuery) query = mu_book_query_new (row[i].typed);
    g_autofree char *words = mu_book_query_year_words (query);
    const MuYearSpan years = mu_book_query_years (query);
    ck_assert_str_eq (words, row[i].words);
    ck_assert_int_eq (mu_year_span_meets (&years, -275, -146), row[i].before);
    ck_assert_int_eq (mu_year_span_meets (&years, 193, 284), row[i].after);
  }
  g_autoptr (MuBookQuery) none = mu_book_query_new ("gauls");
  ck_assert_ptr_null (mu_book_query_year_words (none));
}
END_TEST

/* A year is never made another: the book says that it has none of it. */
START_TEST (a_book_says_which_years_it_has)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuBook *book = book_of (desk, "carthaginian-later");
  ck_assert_ptr_null (mu_new_army_year_refusal (book, MU_RULES_WRG5, book->from));
  ck_assert_ptr_null (mu_new_army_year_refusal (book, MU_RULES_WRG5, book->to));
  g_autofree char *before = mu_new_army_year_refusal (book, MU_RULES_WRG5, -276);
  g_autofree char *after = mu_new_army_year_refusal (book, MU_RULES_WRG5, 1);
  ck_assert_str_eq (before, "The book has no army of 276 BC; its years are 275 BC to 146 BC");
  ck_assert (g_str_has_prefix (after, "The book has no army of 1 AD; "));
}
END_TEST

START_TEST (accents_and_case_do_not_matter)
{
  g_autoptr (MuBookQuery) query = mu_book_query_new ("PYRRHÔS");
  ck_assert_str_eq (query->words[0], "pyrrhos");
  ck_assert_ptr_null (query->words[1]);
}
END_TEST

static gboolean
matches (const MuBookQuery *query, MuBookText *text)
{
  return mu_book_query_find (query, text).in != MU_FOUND_NOT;
}

START_TEST (land_and_rules_narrow_the_search)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookQuery) query = mu_book_query_new ("");
  g_autoptr (MuBookText) text
      = mu_book_text_new (book_of (desk, "carthaginian-later"), shelf_of (desk));
  ck_assert (mu_book_query_is_open (query));
  query->land = MU_LAND_AFRICA;
  ck_assert (matches (query, text));
  ck_assert (!mu_book_query_is_open (query));
  query->land = MU_LAND_ITALY;
  ck_assert (!matches (query, text));
  query->land = MU_BOOK_QUERY_ANY;
  query->rules = MU_RULES_AWFP;
  ck_assert (matches (query, text));
  query->rules = MU_RULES_ABD;
  ck_assert (!matches (query, text));
}
END_TEST

/* --- words -------------------------------------------------------------- */

static const MuBookOption *
option_of (MuDesk *desk, const char *id)
{
  const MuBookOption *option = mu_book_option (book_of (desk, "carthaginian-later"), id);
  ck_assert_ptr_nonnull (option);
  return option;
}

START_TEST (an_option_is_told_in_words)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuBook *book = book_of (desk, "carthaginian-later");
  const MuBookOption *veterans = option_of (desk, "veterans");
  g_autofree char *numbers = mu_book_words_numbers (option_of (desk, "african-foot"));
  g_autofree char *models = mu_book_words_numbers (option_of (desk, "elephants"));
  g_autofree char *units = mu_book_words_units (veterans);
  g_autofree char *years = mu_book_words_years (book, veterans->from, veterans->to);
  g_autofree char *way = mu_book_words_way (veterans, g_ptr_array_index (veterans->troops, 0));
  ck_assert_str_eq (numbers, "10 to 400 figures");
  ck_assert (g_str_has_suffix (models, " models"));
  ck_assert_str_eq (units, "units of 10 to 50");
  ck_assert_str_eq (years, "220 BC to 202 BC");
  ck_assert_str_eq (way, "7 points, in captured Roman arms, from 217 BC");
}
END_TEST

START_TEST (conditions_are_told_in_words)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuBook *book = book_of (desk, "carthaginian-later");
  g_autofree char *nobles = mu_book_words_conditions (book, option_of (desk, "gallic-nobles"));
  g_autofree char *phalanx = mu_book_words_conditions (book, option_of (desk, "macedonians"));
  g_autofree char *horse = mu_book_words_conditions (book, option_of (desk, "numidian-horse"));
  g_autofree char *africans = mu_book_words_conditions (book, option_of (desk, "african-foot"));
  g_autofree char *thegns = mu_book_words_conditions (
      book_of (desk, "anglo-saxon"), mu_book_option (book_of (desk, "anglo-saxon"), "thegns"));
  ck_assert_str_eq (nobles, "At most 1 for each 3 of Gallic cavalry");
  ck_assert_str_eq (phalanx, "Only with at least 10 of Carthaginian citizens\n"
                             "Light, levied and foreign foot: up to 100 in all");
  ck_assert_str_eq (horse, "Makes the army what it is");
  ck_assert_str_eq (africans, "Makes the army what it is\n"
                              "Africans, veterans and citizens on foot: at least 24 in all");
  ck_assert (strstr (thegns, ": at least 2 stands in Fast Play") != NULL);
}
END_TEST

START_TEST (a_book_is_spoken_with_years_and_land)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autofree char *spoken = mu_book_words_spoken (book_of (desk, "carthaginian-later"));
  g_autofree char *rules = mu_book_words_rules (book_of (desk, "carthaginian-later"));
  ck_assert_str_eq (spoken, "Later Carthaginian, 275 BC to 146 BC, Africa");
  ck_assert_str_eq (rules, "WRG 5th and Fast Play");
}
END_TEST

/* What a book of Fast Play lets stand beside its figures: never two notations for one. */
START_TEST (most_troops_are_stands_too)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  guint ways = 0;
  guint stands = 0;
  for (guint b = 0; b < mu_shelf_count (shelf_of (desk)); b++) {
    const MuBook *book = mu_shelf_at (shelf_of (desk), b);
    for (guint i = 0; i < book->options->len; i++) {
      const MuBookOption *option = g_ptr_array_index (book->options, i);
      g_autofree char *stand = mu_book_words_stand (g_ptr_array_index (option->troops, 0));
      ways++;
      stands += *stand != '\0';
    }
  }
  ck_assert_uint_gt (stands * 10, ways * 9);
}
END_TEST

START_TEST (the_book_of_a_stand_goes_before_its_figures)
{
  MuBookTroop way = { .stand = { -1, -1, -1, -1, -1, NULL, FALSE } };
  char weapons[] = "long-spear"; /* as books write it */
  ck_assert_int_eq (mu_troop_parse ("Reg C LMI JLS Sh", &way.troop, NULL), MU_TROOP_PARSE_OK);
  g_autofree char *plain = mu_book_words_stand (&way);
  g_autofree char *guessed = mu_book_words_stand_losses (&way);
  way.stand.morale = 2;  /* veteran */
  way.stand.armour = 11; /* UI */
  way.stand.weapons = weapons;
  g_autofree char *said = mu_book_words_stand (&way);
  g_autofree char *settled = mu_book_words_stand_losses (&way);
  ck_assert_str_eq (plain, "Trained Warrior LAI loose javelin Sh");
  ck_assert_str_eq (said, "Trained Veteran UI loose longspear Sh");
  ck_assert_str_ne (guessed, "");
  ck_assert_str_eq (settled, "");
}
END_TEST

/* --- a new army --------------------------------------------------------- */

static guint
count_errors_of_the_book (const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  guint count = 0;
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    count += issue->severity == MU_ISSUE_ERROR;
  }
  return count;
}

START_TEST (every_book_makes_an_army_with_what_it_demands)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  guint legal = 0;
  for (guint i = 0; i < mu_shelf_count (shelf_of (desk)); i++) {
    const MuBook *book = mu_shelf_at (shelf_of (desk), i);
    g_autoptr (MuList) list = mu_new_army (book);
    ck_assert_int_ge (list->year, book->from);
    ck_assert_int_le (list->year, book->to);
    ck_assert_int_ne (list->year, 0);
    ck_assert_str_eq (list->book_id, book->id);
    ck_assert_ptr_nonnull (mu_list_commander (list));
    legal += count_errors_of_the_book (list, book) == 0;
  }
  ck_assert_uint_gt (legal * 4, mu_shelf_count (shelf_of (desk)) * 3);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    books_are_found_by_what_is_in_them,
    years_are_read_as_people_write_them,
    a_year_without_an_era_is_that_of_both,
    a_book_says_which_years_it_has,
    accents_and_case_do_not_matter,
    land_and_rules_narrow_the_search,
    an_option_is_told_in_words,
    conditions_are_told_in_words,
    a_book_is_spoken_with_years_and_land,
    most_troops_are_stands_too,
    the_book_of_a_stand_goes_before_its_figures,
    every_book_makes_an_army_with_what_it_demands,
  };
  return run_suite ("books", tests, G_N_ELEMENTS (tests));
}
