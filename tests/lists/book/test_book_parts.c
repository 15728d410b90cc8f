/* Format 2 of army books: what it adds, and what contradicts itself. */
#include <string.h>

#include "lists/book/book_advice.h"
#include "lists/book/book_findings.h"
#include "lists/check/check.h"
#include "lists/edit/edit.h"
#include "lists/xml/error.h"
#include "tests/lists/common.h"

#define OPTION(id, numbers, inner)                                                                 \
  "<option id='" id "' name='" id "' " numbers " unit-min='5' unit-max='50' order='attack'"        \
  " ranks='2' line='0'><troop notation='Reg C HI LTS Sh'/>" inner "</option>\n"

/* Each option on a line of its own, from line 4. */
static const char whole[]
    = "<army-book version='2' id='parts' edition='1' rules='wrg5 awfp' name='Parts' from='-300'"
      " to='-100' land='near-east' region='mediterranean' country='plain' generals='regular'>\n"
      "<home>Here</home>\n"
      "<general name='First' to='-200'/><general name='Always'/><enemy name='All'/>\n" /* 3 */
    OPTION ("a", "min='10' max='60' ", "<needs count='5' option='b'/>") OPTION (
        "b", "min='5' max='40'", "") OPTION ("c", "min='0' max='40'", "<not-with option='d'/>")
        OPTION ("d", "min='0' max='40' from='-200'",
                "<at-least count='1' per='2' option='b'/>") "<option id='e' name='e' min='0' "
                                                            "max='30' stands-min='1' "
                                                            "stands-max='4' unit-min='5'" /* 8 */
                                                            " typical='yes'"
                                                            " unit-max='30' order='attack' "
                                                            "ranks='2' line='0'><troop "
                                                            "notation='Irr B LMI JLS Sh'>"
                                                            "<stand armour='UI' order='close' "
                                                            "training='irregular' morale='warband' "
                                                            "weapons='spear javelin'"
                                                            " shield='yes'/></troop><troop "
                                                            "notation='Irr C LMI JLS "
                                                            "Sh'/></option>\n"
                                                            "<limit name='Both' min='5' "
                                                            "max='50' stands-min='2' "
                                                            "stands-max='6'><of option='c'/><of "
                                                            "option='d'/></limit>\n" /* 9 */
                                                            "<ally book='others' from='-250' "
                                                            "max='40'/>\n" /* 10 */
                                                            "</army-book>\n";

static MuBook *
read_whole (void)
{
  g_autoptr (GError) error = NULL;
  MuBook *book = mu_book_read_data (whole, sizeof whole - 1, "parts.xml", &error);
  if (!book)
    ck_abort_msg ("%s", error->message);
  return book;
}

START_TEST (the_parts_are_read)
{
  g_autoptr (MuBook) book = read_whole ();
  const MuBookGeneral *first = g_ptr_array_index (book->generals, 0);
  const MuBookLimit *limit = g_ptr_array_index (book->limits, 0);
  const MuBookAlly *ally = g_ptr_array_index (book->allies, 0);
  ck_assert (mu_book_serves (book, MU_RULES_WRG5) && mu_book_serves (book, MU_RULES_AWFP));
  ck_assert (!mu_book_serves (book, MU_RULES_ABD));
  ck_assert_int_eq (book->land, MU_LAND_NEAR_EAST);
  ck_assert_str_eq (mu_book_land_key (book->land), "near-east");
  ck_assert_str_eq (mu_book_land_words (book->land), "Near East");
  ck_assert_int_eq (first->from, -300);
  ck_assert_int_eq (first->to, -200);
  ck_assert_int_eq (limit->min, 5);
  ck_assert_int_eq (limit->max, 50);
  ck_assert_int_eq (limit->stands_min, 2);
  ck_assert_int_eq (limit->stands_max, 6);
  ck_assert_uint_eq (limit->options->len, 2);
  ck_assert_str_eq (ally->book, "others");
  ck_assert (mu_book_ally_in_year (ally, -250) && mu_book_ally_in_year (ally, -100));
  ck_assert (!mu_book_ally_in_year (ally, -251));
  ck_assert_int_eq (ally->max, 40);
}
END_TEST

START_TEST (stands_say_what_figures_do_not)
{
  g_autoptr (MuBook) book = read_whole ();
  const MuBookOption *option = mu_book_option (book, "e");
  const MuBookStand *stand = &((MuBookTroop *) g_ptr_array_index (option->troops, 0))->stand;
  const MuBookStand *open = &((MuBookTroop *) g_ptr_array_index (option->troops, 1))->stand;
  ck_assert_int_eq (option->stands_min, 1);
  ck_assert_int_eq (option->stands_max, 4);
  ck_assert (option->typical && !mu_book_option (book, "a")->typical);
  ck_assert_int_eq (mu_book_option (book, "a")->stands_max, -1);
  ck_assert_int_eq (stand->armour, 11);
  ck_assert_int_eq (stand->order, 0);
  ck_assert_int_eq (stand->training, 1);
  ck_assert_int_eq (stand->morale, 3);
  ck_assert_int_eq (stand->shield, 1);
  ck_assert_str_eq (stand->weapons, "spear javelin");
  ck_assert_int_eq (open->armour, -1);
  ck_assert_int_eq (open->morale, -1);
  ck_assert_ptr_null (open->weapons);
}
END_TEST

static const struct {
  const char *from, *to;
  int line;
  const char *words;
} faults[] = {
  { "count='5' option='b'", "count='41' option='b'", 4, "a needs 41 of b, of which there are at" },
  { "<troop notation='Reg C HI LTS Sh'/></option>\n<option id='c'",
    "<troop notation='Reg C HI LTS Sh'/><needs count='1' option='a'/></option>\n<option id='c'", 4,
    "lead back to itself" },
  { "<needs count='5' option='b'/>", "<not-with option='b'/>", 4, "both compulsory" },
  { "<not-with option='d'/>", "<not-with option='d'/><needs count='1' option='d'/>", 6,
    "neither with d nor without" },
  { "name='c' min='0' max='40' unit-min='5' unit-max='50' order='attack' ranks='2' line='0'><troop "
    "notation='Reg C HI LTS Sh'/><not-with option='d'/>",
    "name='c' to='-250' min='0' max='40' unit-min='5' unit-max='50' order='attack' ranks='2' "
    "line='0'><troop notation='Reg C HI LTS Sh'/><needs option='d' count='1'/>",
    6, "c needs d, whose years are others" },
  { "<needs count='5' option='b'/>", "<needs count='5' option='x'/>", 4, "“x”" },
  { "<at-least count='1' per='2' option='b'/>", "<at-least count='1' per='2' option='d'/>", 7,
    "“d”" },
  { "min='5' max='50' stands", "min='51' max='50' stands", 9, "min 51 is more than max 50" },
  { "min='5' max='50' stands", "min='81' max='99' stands", 9,
    "demands 81, and its options allow 80" },
  { "<of option='c'/><of option='d'/>", "<of option='c'/><of option='z'/>", 9, "“z”" },
  { "min='5' max='50' stands-min='2' stands-max='6'><of option='c'/>", "max='4'><of option='b'/>",
    9, "demand 5" },
  { "book='others'", "book='parts'", 10, "no ally of its own" },
  { "from='-250' max='40'", "from='-350' max='40'", 10, "outside" },
  { "<general name='First' to='-200'/>", "<general name='First' to='-400'/>", 3, "later than" },
  { "stands-min='1'", "stands-min='5'", 8, "stands-min 5" },
  { "stands-min='2'", "stands-min='7'", 9, "stands-min 7 is more than stands-max 6" },
  { "typical='yes'", "typical='much'", 8, "typical" },
  { "land='near-east'", "land='moon'", 1, "land of <army-book> is “moon”" },
  { "morale='warband'", "morale='brave'", 8, "expected elite, fanatic" },
  { "weapons='spear javelin'", "weapons='spear gun'", 8, "weapons" },
  { "rules='wrg5 awfp'", "rules='chess'", 1, "rules" },
  { "version='2'", "version='3'", 1, "written by a newer Muster (format 3" },
};

static char *
replace_once (const char *from, const char *to)
{
  const char *at = strstr (whole, from);
  if (!at)
    ck_abort_msg ("no “%s” in the book", from);
  g_autofree char *head = g_strndup (whole, (gsize) (at - whole));
  return g_strconcat (head, to, at + strlen (from), NULL);
}

START_TEST (what_contradicts_itself_is_refused_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *data = replace_once (faults[_i].from, faults[_i].to);
  g_autofree char *place = g_strdup_printf ("parts.xml:%d: ", faults[_i].line);
  g_autoptr (MuBook) book = mu_book_read_data (data, strlen (data), "parts.xml", &error);
  ck_assert_ptr_null (book);
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, faults[_i].words))
    ck_abort_msg ("expected %s… %s, got: %s", place, faults[_i].words, error->message);
}
END_TEST

/* --- lists ---------------------------------------------------------------- */

static gboolean
has_issue (const MuList *list, const MuBook *book, const char *words)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 0; i < issues->len; i++)
    if (strstr (((const MuIssue *) g_ptr_array_index (issues, i))->message, words))
      return TRUE;
  return FALSE;
}

static MuList *
list_of (const MuBook *book, int year)
{
  MuList *list = mu_list_new ("Parts");
  set_text (&list->book_id, book->id);
  list->book_version = 1;
  list->rules = MU_RULES_WRG5;
  list->year = year;
  list->points_limit = 5000;
  add_unit (list, book, "A", "a", 20);
  add_unit (list, book, "B", "b", 20);
  return list;
}

START_TEST (limits_hold_for_all_together)
{
  g_autoptr (MuBook) book = read_whole ();
  g_autoptr (MuList) list = list_of (book, -250);
  ck_assert (has_issue (list, book, "Both: 0 in the army; the book demands at least 5"));
  add_unit (list, book, "C", "c", 30);
  ck_assert (!has_issue (list, book, "Both:"));
  add_unit (list, book, "D", "d", 30);
  ck_assert (has_issue (list, book, "Both: 60 in the army; the book has at most 50"));
}
END_TEST

/* awfp.army.divide-by-three: in place of a third, what the book says in stands. */
START_TEST (limits_of_stands_hold_for_all_together)
{
  g_autoptr (MuBook) book = read_whole ();
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_AWFP, -250, 1000, "");
  const int unit = mu_list_edit_add (list, book, book, "c");
  for (guint i = 0; i < list->units->len; i++)
    if (strcmp (mu_list_unit (list, i)->option, "c") == 0)
      mu_list_edit_figures (list, i, i == (guint) unit ? 2 : 3);
  ck_assert (!has_issue (list, book, "Both: "));
  mu_list_edit_figures (list, (guint) unit, 4);
  ck_assert (has_issue (list, book, "Both: more than the 6 stands that the book has together"));
  g_ptr_array_set_size (list->units, 0);
  ck_assert (
      has_issue (list, book, "Both: fewer than the 2 stands that the book demands together"));
  ck_assert (has_issue (list, book, "0 stands of e in the army; in Fast Play the book demands 1"));
}
END_TEST

START_TEST (stands_that_cannot_be_met_are_a_fault)
{
  static const struct {
    const char *from, *to, *words;
  } cases[] = {
    { "stands-min='1' stands-max='4'", "stands-min='6'",
      "at least 6 of the compulsory e must be in the army, and at most 5 may be" },
    { "stands-min='2' stands-max='6'", "stands-min='13' stands-max='13'",
      "“Both” must be at least 78 together, and can be at most" },
  };
  for (int i = 0; i < COUNT (cases); i++) {
    g_autofree char *data = replace_once (cases[i].from, cases[i].to);
    g_autoptr (MuBook) book = mu_book_read_data (data, strlen (data), "parts.xml", NULL);
    ck_assert_ptr_nonnull (book);
    g_autoptr (GPtrArray) found = mu_book_faults (book, "parts.xml");
    ck_assert_uint_gt (found->len, 0);
    const char *first = found->pdata[0];
    ck_assert_msg (strstr (first, "by Fast Play: ") && strstr (first, cases[i].words), "%s", first);
  }
}
END_TEST

START_TEST (what_others_demand_must_be_there)
{
  g_autoptr (MuBook) book = read_whole ();
  g_autoptr (MuList) list = list_of (book, -150);
  ck_assert (has_issue (list, book, "0 of d with 20 of b; the book has at least 1 for each 2"));
  add_unit (list, book, "D", "d", 10);
  ck_assert (!has_issue (list, book, "at least 1 for each 2"));
  mu_list_unit (list, 2)->figures = 9;
  ck_assert (has_issue (list, book, "9 of d with 20 of b"));
  list->year = -250; /* before there were any */
  g_ptr_array_remove_index (list->units, 2);
  ck_assert (!has_issue (list, book, "at least 1 for each 2"));
}
END_TEST

/* --- advice --------------------------------------------------------------- */

static gboolean
advises (const MuBook *book, const MuShelf *shelf, const char *words)
{
  g_autoptr (GPtrArray) advice = mu_book_advise (book, shelf);
  for (guint i = 0; i < advice->len; i++)
    if (strstr (g_ptr_array_index (advice, i), words))
      return TRUE;
  return FALSE;
}

START_TEST (advice_names_what_is_lacking)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  g_autoptr (MuBook) book = read_whole ();
  static const char *const lacking[]
      = { "no note", "no source", "no doctrine", "no troops may guard", "“others” for its allies" };
  for (int i = 0; i < COUNT (lacking); i++)
    ck_assert_msg (advises (book, shelf, lacking[i]), "%s", lacking[i]);
  ck_assert (!advises (book, NULL, "others"));
  ck_assert (!advises (book, shelf, "no general") && !advises (book, shelf, "no enemy"));
  ((MuBookOption *) g_ptr_array_index (book->options, 0))->order = MU_ORDER_SKIRMISH;
  ck_assert (advises (book, shelf, "a: Reg C HI LTS Sh may not skirmish"));
  ((MuBookOption *) g_ptr_array_index (book->options, 0))->min = 60;
  ((MuBookOption *) g_ptr_array_index (book->options, 1))->min = 40;
  ck_assert (advises (book, shelf, "compulsory troops cost"));
}
END_TEST

/* Opened once, before the tests fork. */
static MuShelf *all_books;

START_TEST (shipped_books_need_no_advice)
{
  ck_assert_ptr_nonnull (all_books);
  const MuBook *book = mu_shelf_at (all_books, (guint) _i);
  g_autoptr (GPtrArray) advice = mu_book_advise (book, all_books);
  if (advice->len)
    ck_abort_msg ("%s: %s", book->id, (char *) g_ptr_array_index (advice, 0));
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  TCase *tests = tcase_create ("book_parts");
  tcase_add_test (tests, the_parts_are_read);
  tcase_add_test (tests, stands_say_what_figures_do_not);
  tcase_add_loop_test (tests, what_contradicts_itself_is_refused_with_its_line, 0, COUNT (faults));
  tcase_add_test (tests, limits_hold_for_all_together);
  tcase_add_test (tests, limits_of_stands_hold_for_all_together);
  tcase_add_test (tests, stands_that_cannot_be_met_are_a_fault);
  tcase_add_test (tests, what_others_demand_must_be_there);
  tcase_add_test (tests, advice_names_what_is_lacking);
  tcase_add_loop_test (tests, shipped_books_need_no_advice, 0,
                       all_books ? (int) mu_shelf_count (all_books) : 1);
  const int status = run_case ("book_parts", tests);
  mu_shelf_free (all_books);
  return status;
}
