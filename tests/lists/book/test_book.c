/* Army books: the shipped ones, and what a book must not say. */
#include <glib/gstdio.h>
#include <string.h>

#include "lists/check/check.h"
#include "lists/xml/data.h"
#include "tests/lists/common.h"

#define BOOKS 180

/* Opened once, before the tests fork. */
static MuShelf *all_books;

static const MuShelf *
shipped (void)
{
  ck_assert_ptr_nonnull (all_books);
  return all_books;
}

START_TEST (shipped_books_stand_by_their_years)
{
  const MuShelf *shelf = shipped ();
  ck_assert_uint_eq (mu_shelf_count (shelf), BOOKS);
  for (guint i = 1; i < BOOKS; i++)
    ck_assert_int_le (mu_shelf_at (shelf, i - 1)->from, mu_shelf_at (shelf, i)->from);
  const MuBook *roman = mu_shelf_find (shelf, "roman-mid-republican");
  const MuBook *punic = mu_shelf_find (shelf, "carthaginian-later");
  ck_assert_str_eq (mu_shelf_at (shelf, 0)->id, "sumerian");
  guint at = 0; /* of the same first year: by name */
  while (at < BOOKS - 1 && mu_shelf_at (shelf, at) != punic)
    at++;
  ck_assert_ptr_eq (mu_shelf_at (shelf, at + 1), roman);
  ck_assert_ptr_null (mu_shelf_find (shelf, "martian"));
  ck_assert_int_eq (roman->from, -275);
  ck_assert_int_eq (roman->to, -105);
  ck_assert_int_eq (punic->from, -275);
  ck_assert_int_eq (punic->to, -146);
  ck_assert (roman->regular_generals);
  ck_assert (mu_book_serves (roman, MU_RULES_WRG5));
  ck_assert (!mu_book_serves (roman, MU_RULES_ABD));
}
END_TEST

START_TEST (shipped_books_are_whole)
{
  const MuShelf *shelf = shipped ();
  const MuBook *book = mu_shelf_at (shelf, (guint) _i);
  ck_assert_uint_ge (book->sources->len, 3);
  ck_assert_uint_ge (book->generals->len, 5);
  ck_assert_ptr_nonnull (mu_shelf_find (shelf, g_ptr_array_index (book->enemies, 0)));
  ck_assert (*book->home != '\0');
  ck_assert_ptr_nonnull (book->note);
  ck_assert_ptr_null (strchr (book->note, '\n'));
}
END_TEST

static guint
count_enemy (const MuBook *book, const char *id)
{
  guint count = 0;
  for (guint i = 0; i < book->enemies->len; i++)
    count += g_str_equal (g_ptr_array_index (book->enemies, i), id);
  return count;
}

/* Whom a book calls an enemy calls it one, once, and lived in its years. */
START_TEST (enemies_are_so_on_both_sides)
{
  const MuBook *book = mu_shelf_at (shipped (), (guint) _i);
  for (guint i = 0; i < book->enemies->len; i++) {
    const char *id = g_ptr_array_index (book->enemies, i);
    const MuBook *enemy = mu_shelf_find (shipped (), id);
    ck_assert_msg (count_enemy (book, id) == 1, "%s names %s twice", book->id, id);
    if (!enemy)
      continue;
    ck_assert_msg (count_enemy (enemy, book->id) == 1, "%s names %s, not the other way", book->id,
                   id);
    ck_assert_msg (enemy->from <= book->to && enemy->to >= book->from, "%s and %s never met",
                   book->id, id);
  }
}
END_TEST

/* A list of nothing but this option in its usual way breaks no rule of troops,
 * size or order: what the book offers can be played. */
START_TEST (every_option_of_a_shipped_book_can_be_fielded)
{
  const MuShelf *shelf = shipped ();
  const MuBook *book = mu_shelf_at (shelf, (guint) _i);
  for (guint i = 0; i < book->options->len; i++) {
    const MuBookOption *option = g_ptr_array_index (book->options, i);
    for (guint j = 0; j < option->troops->len; j++) {
      const MuBookTroop *way = g_ptr_array_index (option->troops, j);
      g_autoptr (MuList) list = mu_list_new ("One option");
      list->year = way->from;
      MuListUnit *unit = add_unit (list, book, option->name, option->id, option->unit_max);
      unit->troop = way->troop;
      unit->crew = way->crew;
      g_autoptr (GPtrArray) issues = mu_list_check (list, book);
      ck_assert_int_gt (mu_list_unit_points_each (unit, NULL), 0);
      for (guint k = 0; k < issues->len; k++) {
        const MuIssue *issue = g_ptr_array_index (issues, k);
        if (issue->unit == 0 && issue->severity == MU_ISSUE_ERROR
            && strcmp (mu_rule_id (issue->rule), "wrg.army.choice") != 0)
          ck_abort_msg ("%s: %s", option->name, issue->message);
        if (strstr (issue->message, "in one unit") || strstr (issue->message, "are in the book"))
          ck_abort_msg ("%s: %s", option->name, issue->message);
      }
    }
  }
}
END_TEST

START_TEST (the_usual_way_is_of_the_year)
{
  const MuShelf *shelf = shipped ();
  const MuBook *roman = mu_shelf_find (shelf, "roman-mid-republican");
  const MuBookOption *equites = mu_book_option (roman, "equites");
  ck_assert_int_eq (mu_book_option_usual (equites, -260)->troop.type, MU_TROOP_MC);
  ck_assert_int_eq (mu_book_option_usual (equites, -202)->troop.type, MU_TROOP_HC);
  ck_assert_ptr_nonnull (mu_book_option_usual (equites, 400));
  const MuBookOption *elephants = mu_book_option (roman, "elephants");
  ck_assert (!mu_book_option_in_year (elephants, -201));
  ck_assert (mu_book_option_in_year (elephants, -200));
  ck_assert (mu_book_option_in_year (elephants, -105));
  ck_assert (!mu_book_option_in_year (elephants, -104));
  ck_assert_ptr_null (mu_book_option (roman, "panzers"));
}
END_TEST

/* The same troops twice, in other years: the way of the year is told first. */
START_TEST (ways_are_found_by_troops_crew_and_year)
{
  g_autoptr (MuBook) book = test_book ();
  const MuBookOption *foot = mu_book_option (book, "foot");
  const MuBookOption *elephants = mu_book_option (book, "elephants");
  MuBookTroop *late = g_ptr_array_index (foot->troops, 1);
  const MuBookTroop *howdah = g_ptr_array_index (elephants->troops, 1);
  late->troop = troop ("Reg C HI HTW Sh");
  ((MuBookTroop *) foot->troops->pdata[0])->to = -201;
  ck_assert_int_eq (mu_book_option_way (foot, &late->troop, NULL, -202), 0);
  ck_assert_int_eq (mu_book_option_way (foot, &late->troop, NULL, -200), 1);
  ck_assert_int_eq (mu_book_option_way (elephants, &howdah->troop, &howdah->crew, -202), 1);
  MuCrew crew = howdah->crew;
  crew.weapon[0] = howdah->crew.weapon[1]; /* in any order */
  crew.weapon[1] = howdah->crew.weapon[0];
  ck_assert_int_eq (mu_book_option_way (elephants, &howdah->troop, &crew, -202), 1);
  crew.count = 1;
  ck_assert_int_eq (mu_book_option_way (elephants, &howdah->troop, &crew, -202), -1);
}
END_TEST

START_TEST (years_are_written_with_their_era)
{
  g_autofree char *before = mu_year_format (-218);
  g_autofree char *after = mu_year_format (451);
  ck_assert_str_eq (before, "218 BC");
  ck_assert_str_eq (after, "451 AD");
}
END_TEST

START_TEST (a_book_reads_with_all_its_parts)
{
  g_autoptr (MuBook) book = test_book ();
  ck_assert_int_eq (book->version, 2);
  const MuBookOption *light = mu_book_option (book, "light");
  const MuBookCondition *share = g_ptr_array_index (light->conditions, 0);
  ck_assert_int_eq (share->kind, MU_BOOK_AT_MOST_PER);
  ck_assert_str_eq (share->other, "foot");
  ck_assert_int_eq (share->count, 2);
  ck_assert_int_eq (share->per, 1);
  const MuBookOption *foot = mu_book_option (book, "foot");
  const MuBookTroop *veterans = g_ptr_array_index (foot->troops, 1);
  ck_assert_str_eq (veterans->label, "veterans");
  ck_assert_int_eq (veterans->from, -200);
  ck_assert_int_eq (veterans->to, -146);
  ck_assert_ptr_null (((MuBookTroop *) g_ptr_array_index (foot->troops, 0))->label);
  const MuBookOption *elephants = mu_book_option (book, "elephants");
  const MuBookTroop *howdah = g_ptr_array_index (elephants->troops, 1);
  ck_assert_int_eq (howdah->crew.count, 2);
  ck_assert_int_eq (howdah->crew.weapon[1], MU_WEAPON_BOW);
  const MuBookOption *chariots = mu_book_option (book, "chariots");
  ck_assert_int_eq (((MuBookTroop *) g_ptr_array_index (chariots->troops, 0))->crew.horses, 2);
}
END_TEST

/* A word of the test book, and what to put in its place. */
static const struct {
  const char *from;
  const char *to;
  int line;
  const char *words;
} faults[] = {
  { "from='-275' to='-146'", "from='-100' to='-146'", 1, "later than" },
  { "from='-262' to='-150'", "from='-300' to='-150'", 19, "outside -275 to -146" },
  { "min='10' max='120'", "min='121' max='120'", 7, "min 121 is more than max 120" },
  { "unit-min='10' unit-max='50'", "unit-min='51' unit-max='50'", 16, "unit-min 51" },
  { "id='light'", "id='foot'", 12, "stands there twice" },
  { "option='foot'", "option='feet'", 12, "“feet”" },
  { "Reg C HC JLS Sh", "Reg C HC P Sh", 17,
    "Troop definitions" }, /* wrg.troops.weapons.mounted-close */
  { "Reg C HC JLS Sh", "Reg C HC Gun Sh", 17, "at “Gun”" },
  { "<home>Here</home>", "", 1, "<home> is missing" },
  { "id='guard'", "id='The Guard'", 3, "a short id" },
  { "edition='2'", "edition='0'", 1, "edition of <army-book> is “0”" },
  { "generals='regular'", "generals='royal'", 1, "expected regular or irregular" },
};

static char *
replace_once (const char *text, const char *from, const char *to)
{
  const char *at = strstr (text, from);
  ck_assert_ptr_nonnull (at);
  g_autofree char *head = g_strndup (text, (gsize) (at - text));
  return g_strconcat (head, to, at + strlen (from), NULL);
}

START_TEST (a_faulty_book_is_refused_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *data = replace_once (test_book_xml, faults[_i].from, faults[_i].to);
  g_autofree char *place = g_strdup_printf ("book.xml:%d: ", faults[_i].line);
  g_autoptr (MuBook) book = mu_book_read_data (data, strlen (data), "book.xml", &error);
  ck_assert_ptr_null (book);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, faults[_i].words))
    ck_abort_msg ("expected %s… %s, got: %s", place, faults[_i].words, error->message);
}
END_TEST

START_TEST (a_shelf_with_a_bad_book_is_refused)
{
  g_autoptr (GError) error = NULL, twice = NULL, missing = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-shelf-XXXXXX", NULL);
  g_autofree char *one = g_build_filename (folder, "one.xml", NULL);
  g_autofree char *two = g_build_filename (folder, "two.xml", NULL);
  ck_assert (g_file_set_contents (one, test_book_xml, -1, NULL));
  g_autoptr (MuShelf) shelf = mu_shelf_open (folder, &error);
  ck_assert_ptr_nonnull (shelf);
  ck_assert_uint_eq (mu_shelf_count (shelf), 1);
  ck_assert (g_file_set_contents (two, test_book_xml, -1, NULL));
  ck_assert_ptr_null (mu_shelf_open (folder, &twice));
  ck_assert (strstr (twice->message, "two.xml") && strstr (twice->message, "already"));
  ck_assert (g_file_set_contents (two, "<army-book", -1, NULL));
  ck_assert_ptr_null (mu_shelf_open (folder, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_NOT_XML));
  g_unlink (one);
  g_unlink (two);
  g_rmdir (folder);
  ck_assert_ptr_null (mu_shelf_open (folder, &missing));
  ck_assert (g_error_matches (missing, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("book");
  tcase_add_test (tests, shipped_books_stand_by_their_years);
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? (int) mu_shelf_count (all_books) : 1;
  tcase_add_loop_test (tests, shipped_books_are_whole, 0, books);
  tcase_add_loop_test (tests, enemies_are_so_on_both_sides, 0, books);
  tcase_add_loop_test (tests, every_option_of_a_shipped_book_can_be_fielded, 0, books);
  tcase_add_test (tests, the_usual_way_is_of_the_year);
  tcase_add_test (tests, ways_are_found_by_troops_crew_and_year);
  tcase_add_test (tests, years_are_written_with_their_era);
  tcase_add_test (tests, a_book_reads_with_all_its_parts);
  tcase_add_loop_test (tests, a_faulty_book_is_refused_with_its_line, 0, COUNT (faults));
  tcase_add_test (tests, a_shelf_with_a_bad_book_is_refused);
  const int status = run_case ("book", tests);
  mu_shelf_free (all_books);
  return status;
}
