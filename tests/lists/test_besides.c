/* What an army has beside its own plain troops: allies, items, forced marches. */
#include <string.h>

#include "lists/check/check.h"
#include "lists/list/item.h"
#include "lists/wrg/figure_side.h"
#include "rules/battle/terms.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/before/setup.h"
#include "tests/lists/common.h"

static const char ally_xml[]
    = "<army-book version='2' id='friends' edition='1' rules='wrg5' name='Friends' from='-300'"
      " to='-100' region='mediterranean' country='plain' generals='irregular'>\n"
      "<home>There</home>\n"
      "<option id='foot' name='Friendly foot' min='40' max='60' unit-min='10' unit-max='40'"
      " order='attack' ranks='2' line='0'>\n"
      " <troop notation='Irr C LMI JLS Sh'/>\n"
      " <needs count='5' option='horse'/>\n"
      "</option>\n"
      "<option id='horse' name='Friendly horse' min='5' max='30' from='-250' unit-min='5'"
      " unit-max='30' order='attack' ranks='2' line='0'>\n"
      " <troop notation='Irr C LC JLS Sh'/>\n"
      "</option>\n"
      "</army-book>\n";

#define SLACK 60 /* points left, for mends that cost some */

typedef struct {
  MuBook *friends, *book;
} Books;

static MuBook *
read_book (const char *text)
{
  g_autoptr (GError) error = NULL;
  MuBook *book = mu_book_read_data (text, strlen (text), "book.xml", &error);
  if (!book)
    ck_abort_msg ("%s", error->message);
  return book;
}

/* The small book of our own, with the friends as allies of 220 to 180 BC. */
static Books
befriended (void)
{
  static const char allies[] = "<ally book='friends' from='-220' to='-180' max='50'/>\n"
                               "<ally book='strangers' max='10'/>\n";
  const char *end = strstr (test_book_xml, "</army-book>");
  g_autofree char *head = g_strndup (test_book_xml, (gsize) (end - test_book_xml));
  g_autofree char *old = g_strconcat (head, allies, end, NULL);
  g_autofree char *text
      = g_strconcat ("<army-book version='2'", old + strlen ("<army-book version='1'"), NULL);
  Books books = { read_book (ally_xml), read_book (text) };
  ((MuBookAlly *) books.book->allies->pdata[0])->found = books.friends;
  return books;
}

static void
close_books (Books *books)
{
  mu_book_free (books->book);
  mu_book_free (books->friends);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Books, close_books)

static MuListUnit *
add_friends (MuList *list, const Books *books, const char *option, int figures)
{
  MuListUnit *unit = add_unit (list, books->friends, option, option, figures);
  g_autofree char *name = g_strdup_printf ("Friend %u", list->units->len);
  set_text (&unit->name, name);
  set_text (&unit->book, "friends");
  list->points_limit = mu_list_points (list);
  return unit;
}

static GPtrArray *
check (MuList *list, const MuBook *book)
{
  list->points_limit = mu_list_points (list) + SLACK;
  return mu_list_check (list, book);
}

static const MuIssue *
only_error (const GPtrArray *issues)
{
  const MuIssue *first = issues->len ? issues->pdata[0] : NULL;
  ck_assert (first && first->severity == MU_ISSUE_ERROR);
  if (issues->len > 1 && ((MuIssue *) issues->pdata[1])->severity == MU_ISSUE_ERROR)
    ck_abort_msg ("%s; %s", first->message, ((MuIssue *) issues->pdata[1])->message);
  return first;
}

/* One error, which its mend removes. */
static void
expect_error (MuList *list, const MuBook *book, const char *rule, const char *words)
{
  g_autoptr (GPtrArray) issues = check (list, book);
  const MuIssue *issue = only_error (issues);
  ck_assert_str_eq (mu_rule_id (issue->rule), rule);
  if (!strstr (issue->message, words))
    ck_abort_msg ("expected %s, got: %s", words, issue->message);
  g_autoptr (MuList) mended = mu_list_copy (list);
  mended->points_limit = MU_LIST_POINTS_MAX;
  if (!mu_list_mend (mended, book, issue))
    ck_abort_msg ("no mend for: %s", issue->message);
  g_autoptr (GPtrArray) left = mu_list_check (mended, book);
  ck_assert (mu_issues_legal (left));
}

static void
expect_legal (MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = check (list, book);
  if (!mu_issues_legal (issues))
    ck_abort_msg ("%s", ((MuIssue *) issues->pdata[0])->message);
}

/* --- allies -------------------------------------------------------------- */

/* wrg.army.choice: neither the minimum of their book nor its conditions bind allies. */
START_TEST (allies_may_come)
{
  g_auto (Books) books = befriended ();
  g_autoptr (MuList) list = test_list ();
  add_friends (list, &books, "foot", 20);
  expect_legal (list, books.book);
  add_friends (list, &books, "horse", 30);
  expect_legal (list, books.book);
}
END_TEST

/* An option of the same id of another book is another option. */
START_TEST (allies_are_not_counted_as_own)
{
  g_auto (Books) books = befriended ();
  g_autoptr (MuList) list = test_list ();
  add_friends (list, &books, "horse", 20); /* 10 of 20 are the army's own */
  expect_legal (list, books.book);
  mu_list_unit (list, FOOT)->figures = 5; /* 10 are compulsory */
  mu_list_unit (list, LIGHT)->figures = 10;
  add_friends (list, &books, "foot", 20);
  expect_error (list, books.book, "wrg.army.choice", "5 of Foot in the army");
}
END_TEST

START_TEST (allies_are_as_many_as_both_books_say)
{
  g_auto (Books) books = befriended ();
  g_autoptr (MuList) list = test_list ();
  add_friends (list, &books, "foot", 30);
  MuListUnit *horse = add_friends (list, &books, "horse", 21);
  expect_error (list, books.book, "wrg.army.choice", "51 allies from the book Friends");
  ((MuBookAlly *) books.book->allies->pdata[0])->max = 200;
  expect_legal (list, books.book);
  horse->figures = 30;
  add_friends (list, &books, "horse", 5);
  expect_error (list, books.book, "wrg.army.choice", "35 of Friendly horse in the army");
}
END_TEST

START_TEST (allies_come_in_their_years)
{
  g_auto (Books) books = befriended ();
  g_autoptr (MuList) list = test_list ();
  add_friends (list, &books, "foot", 20);
  list->year = -179;
  expect_error (list, books.book, "wrg.army.choice", "from 220 BC to 180 BC, not in 179 BC");
  list->year = -180;
  expect_legal (list, books.book);
  ((MuBookAlly *) books.book->allies->pdata[0])->from = -275;
  list->year = -255;
  MuListUnit *unit = add_friends (list, &books, "horse", 10);
  mu_list_unit (list, ELEPHANTS)->figures = 2;
  set_text (&mu_list_unit (list, ELEPHANTS)->option, "elephants");
  expect_error (list, books.book, "wrg.army.choice", "from 250 BC to 100 BC, not in 255 BC");
  set_text (&unit->option, "foot");
}
END_TEST

START_TEST (unknown_allies_are_told)
{
  g_auto (Books) books = befriended ();
  g_autoptr (MuList) list = test_list ();
  MuListUnit *unit = add_friends (list, &books, "foot", 20);
  set_text (&unit->book, "strangers");
  expect_error (list, books.book, "wrg.army.choice", "no army book “strangers” here");
  set_text (&unit->book, "martians");
  expect_error (list, books.book, "wrg.army.choice", "no allies from the book “martians”");
  set_text (&unit->book, "friends");
  set_text (&unit->option, "zebras");
  expect_error (list, books.book, "wrg.army.choice", "The book Friends has no option “zebras”");
}
END_TEST

START_TEST (allies_are_equipped_as_their_book_says)
{
  g_auto (Books) books = befriended ();
  g_autoptr (MuList) list = test_list ();
  MuListUnit *unit = add_friends (list, &books, "foot", 20);
  unit->troop = troop ("Irr B LMI JLS Sh");
  expect_error (list, books.book, "wrg.army.choice", "no Friendly foot as");
  unit->troop = troop ("Irr C LMI JLS Sh");
  unit->figures = 41;
  expect_error (list, books.book, "wrg.army.choice", "at most 40 of Friendly foot in one");
}
END_TEST

/* --- items --------------------------------------------------------------- */

static void
expect_item (MuExtra kind, gboolean regular, const char *rule, const char *words)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_ptr_array_add (list->items, mu_list_item_new (kind, regular, 2));
  if (rule)
    expect_error (list, book, rule, words);
  else
    expect_legal (list, book);
}

static const struct {
  MuExtra kind;
  gboolean regular;
  const char *rule; /* NULL: it may be had */
  const char *words;
} items[] = {
  { MU_EXTRA_CALTROPS, TRUE, NULL, NULL },
  { MU_EXTRA_CALTROPS, FALSE, "wrg.points.defences",
    "2 stretches of caltrops: irregulars have none" },
  { MU_EXTRA_FIELD_WORK, TRUE, NULL, NULL },
  { MU_EXTRA_FIELD_WORK, FALSE, NULL, NULL },
  { MU_EXTRA_STONE_WALL, TRUE, NULL, NULL },
  { MU_EXTRA_WAGON, FALSE, NULL, NULL },
  { MU_EXTRA_BOAT, TRUE, NULL, NULL },
  { MU_EXTRA_PENTHOUSE, TRUE, NULL, NULL },
  { MU_EXTRA_BOLT_SHOOTER, TRUE, "wrg.points.artillery", "engines come as units" },
  { MU_EXTRA_FLAME_THROWER, FALSE, "wrg.points.special-engines", "late Byzantine" },
  { MU_EXTRA_FLAME_THROWER, TRUE, "wrg.points.special-engines", "late Byzantine" },
  { MU_EXTRA_ROCKET_LAUNCHER, TRUE, "wrg.points.special-engines", "Chinese armies" },
  { MU_EXTRA_ELEPHANT_DISGUISE, TRUE, "wrg.points.siege", "Arab conquest" },
  { MU_EXTRA_ELEPHANT_DISGUISE, FALSE, "wrg.points.siege", "Arab conquest" },
  { MU_EXTRA_SECOND_CAMEL_ARCHER, TRUE, "wrg.points.crew", "2 second archers for 0" },
};

/* wrg.points.defences, wrg.points.siege, wrg.points.special-engines, wrg.points.transport,
 * wrg.points.crew, wrg.points.artillery */
START_TEST (items_are_had_as_the_rules_say)
{
  expect_item (items[_i].kind, items[_i].regular, items[_i].rule, items[_i].words);
}
END_TEST

/* wrg.points.siege, wrg.points.crew: the army of an Arab conqueror. */
START_TEST (camels_carry_what_camels_carry)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  MuListUnit *unit = mu_list_unit (list, HORSE);
  book->to = 700;
  list->year = 650;
  unit->troop = troop ("Irr C MCm B");
  unit->figures = 5;
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_ELEPHANT_DISGUISE, FALSE, 6));
  g_autoptr (GPtrArray) six = mu_list_check (list, book);
  gboolean found = FALSE;
  for (guint i = 0; i < six->len; i++)
    found |= strstr (((MuIssue *) six->pdata[i])->message, "6 elephant disguises for 5 camels")
             != NULL;
  ck_assert (found);
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_PACK_CAMEL, FALSE, 1));
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_SECOND_CAMEL_ARCHER, FALSE, 5));
  g_autoptr (GPtrArray) none = mu_list_check (list, book);
  for (guint i = 0; i < none->len; i++) {
    const char *message = ((MuIssue *) none->pdata[i])->message;
    ck_assert (!strstr (message, "disguises") && !strstr (message, "second archers"));
  }
}
END_TEST

/* One of a kind, and several of it. */
static const struct {
  MuExtra kind;
  const char *one, *many;
} counted[] = {
  { MU_EXTRA_BOAT, "1 boat", "12 boats" },
  { MU_EXTRA_SECOND_CAMEL_ARCHER, "1 second archer on a camel", "12 second archers on camels" },
  { MU_EXTRA_CALTROPS, "1 stretch of caltrops", "12 stretches of caltrops" },
  { MU_EXTRA_STONE_WALL, "1 stone wall or tower", "12 stone walls and towers" },
  { MU_EXTRA_THIRTY_MINA, "1 30 mina engine", "12 30 mina engines" },
};

START_TEST (one_item_is_counted_as_one)
{
  g_autofree char *one = mu_item_count_words (counted[_i].kind, 1);
  g_autofree char *many = mu_item_count_words (counted[_i].kind, 12);
  ck_assert_str_eq (one, counted[_i].one);
  ck_assert_str_eq (many, counted[_i].many);
}
END_TEST

/* No kind is without words. */
START_TEST (every_item_can_be_counted)
{
  for (MuExtra kind = 0; kind < MU_EXTRAS; kind++) {
    g_autofree char *one = mu_item_count_words (kind, 1);
    g_autofree char *many = mu_item_count_words (kind, 2);
    ck_assert (g_str_has_prefix (one, "1 "));
    ck_assert (g_str_has_prefix (many, "2 "));
    ck_assert_str_ne (one + 2, many + 2);
  }
}
END_TEST

START_TEST (one_item_is_told_as_one)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (MuBook) book = test_book ();
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_WAGON, TRUE, 1));
  list->points_limit = mu_list_points (list);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  gboolean told = FALSE;
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    told = told
           || strcmp (issue->message,
                      "1 wagon is of no unit, so it stays in the camp, off the table")
                  == 0;
  }
  ck_assert (told);
}
END_TEST

START_TEST (items_have_the_price_of_somebody_there)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, ELEPHANTS)->troop = troop ("Reg C HC JLS Sh");
  mu_list_unit (list, ELEPHANTS)->crew.count = 0;
  mu_list_unit (list, ELEPHANTS)->figures = 10;
  set_text (&mu_list_unit (list, ELEPHANTS)->option, "horse");
  expect_legal (list, book);
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_FIELD_WORK, FALSE, 2));
  expect_error (list, book, "wrg.points.defences", "at the price of irregulars");
  mu_list_item (list, 0)->kind = MU_EXTRA_BOAT; /* the same for both */
  expect_legal (list, book);
}
END_TEST

/* wrg.army.stone-forts */
START_TEST (stone_walls_want_agreement)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_STONE_WALL, TRUE, 3));
  g_autoptr (GPtrArray) issues = check (list, book);
  ck_assert_uint_ge (issues->len, 1);
  const MuIssue *issue = g_ptr_array_index (issues, 0);
  ck_assert_int_eq (issue->severity, MU_ISSUE_WARNING);
  ck_assert_str_eq (mu_rule_id (issue->rule), "wrg.army.stone-forts");
}
END_TEST

/* wrg.points.army: with everything that it has. */
START_TEST (items_are_paid_for)
{
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  const int before = mu_list_points (list);
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_CALTROPS, TRUE, 10));
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_WHEELED_TOWER, FALSE, 1));
  ck_assert_int_eq (mu_list_points (list), before + 10 * 2 + 100);
  ck_assert_int_eq (mu_list_start_points (list), before + 120);
  ck_assert (mu_list_battle_side (list, units, &side, NULL));
  ck_assert_int_eq (side.other_points, 120);
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_CALTROPS, FALSE, 10));
  ck_assert_int_eq (mu_list_points (list), before + 120); /* such are not sold */
}
END_TEST

/* --- forced marches ------------------------------------------------------ */

static const struct {
  const char *notation;
  int figures, stragglers, points; /* command not counted */
} marches[] = {
  /* wrg.points.forced-march, wrg.points.forced-march.straggling */
  { "Reg C LC JLS Sh", 18, 2, 16 * 9 },   /* 18 of 162 */
  { "Reg C HI HTW Sh", 40, 19, 21 * 11 }, /* 200 of 440 */
  { "Irr C LI JLS Sh", 20, 5, 15 * 4 },   /* 20 of 80 */
  { "Reg C MI JLS Sh", 10, 5, 5 * 7 },    /* 30 of 70 */
};

START_TEST (forced_marchers_straggle)
{
  g_autoptr (MuList) list = mu_list_new ("One unit");
  MuListUnit *unit = mu_list_unit_new ();
  g_ptr_array_add (list->units, unit);
  unit->troop = troop (marches[_i].notation);
  unit->figures = marches[_i].figures;
  const int usual = mu_list_points (list), command = mu_list_unit_command_points (list, 0);
  ck_assert_int_eq (mu_list_unit_stragglers (unit), 0);
  unit->forced_march = TRUE;
  ck_assert_int_eq (mu_list_unit_stragglers (unit), marches[_i].stragglers);
  ck_assert_int_eq (mu_list_unit_strength (unit), unit->figures - marches[_i].stragglers);
  ck_assert_int_eq (mu_list_points (list), marches[_i].points + command);
  ck_assert_int_le (mu_list_points (list), usual);
  ck_assert_int_eq (mu_list_figures (list), mu_list_unit_strength (unit));
  ck_assert_int_eq (mu_list_scouting (list),
                    mu_list_unit_strength (unit)
                        * mu_wrg_scouting_value ((MuTroopType) unit->troop.type));
}
END_TEST

/* wrg.victory.count, wrg.victory.half: forced march points do not count at the end, and stragglers
 * count half. */
START_TEST (stragglers_do_not_take_the_field)
{
  g_autoptr (MuList) list = test_list ();
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide side;
  MuListUnit *foot = mu_list_unit (list, FOOT);
  foot->forced_march = TRUE;
  foot->ranks = 30;
  ck_assert (mu_list_battle_side (list, units, &side, NULL));
  ck_assert_int_eq (units[FOOT].figures, 21);
  ck_assert_int_eq (units[FOOT].ranks, 21);
  ck_assert_int_eq (units[FOOT].points, 21 * 6 + 10);
  ck_assert_int_eq (side.other_points, 19 * 6 / 2);
  int points = side.general_points + side.other_points;
  for (int i = 0; i < side.unit_count; i++)
    points += side.units[i].points;
  ck_assert_int_eq (points, mu_list_start_points (list));
  ck_assert_int_eq (mu_list_points (list) - mu_list_start_points (list), 21 * 5 - 19 * 6 / 2);
}
END_TEST

START_TEST (plain_lists_start_with_what_they_cost)
{
  guint64 state = 50 + (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  for (guint i = 0; i < list->units->len; i++)
    mu_list_unit (list, i)->forced_march = FALSE;
  ck_assert_int_eq (mu_list_start_points (list), mu_list_points (list));
  ck_assert_int_eq (mu_list_straggler_points (list), 0);
}
END_TEST

/* wrg.points.forced-march.straggling, wrg.units.min-size: legal, but unwise. */
START_TEST (dear_marches_are_advised_against)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, FOOT)->forced_march = TRUE;
  g_autoptr (GPtrArray) dear = check (list, book);
  const MuIssue *march = g_ptr_array_index (dear, 0);
  ck_assert_uint_eq (dear->len, 1);
  ck_assert_int_eq (march->severity, MU_ISSUE_WARNING);
  ck_assert (strstr (march->message, "19 of 40 straggle"));
  ck_assert_int_eq (march->mend.kind, MU_MEND_SET_MARCH);
  mu_list_unit (list, FOOT)->forced_march = FALSE;
  mu_list_unit (list, LIGHT)->forced_march = TRUE;
  mu_list_unit (list, LIGHT)->figures = 9; /* 2 stay behind */
  g_autoptr (GPtrArray) small = check (list, book);
  ck_assert_uint_eq (small->len, 1);
  ck_assert (strstr (((MuIssue *) small->pdata[0])->message, "7 figures are a small"));
}
END_TEST

START_TEST (marches_are_made_by_whole_bodies_that_arrive)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  MuListUnit *foot = mu_list_unit (list, FOOT);
  foot->figures = 20;
  foot->ranks = 4;
  MuListUnit *guest = add_unit (list, book, "Second kind", "foot", 10);
  guest->mixed = MU_MIXED_FLANKS;
  g_ptr_array_insert (list->units, LIGHT, g_ptr_array_steal_index (list->units, 5));
  foot->forced_march = TRUE;
  expect_error (list, book, "wrg.points.forced-march", "only one of the two");
  guest->forced_march = TRUE;
  expect_legal (list, book);
  MuListUnit *guard = mu_list_unit (list, GUARD);
  guard->figures = 1;
  guard->forced_march = TRUE;
  expect_error (list, book, "wrg.points.forced-march.straggling", "nobody");
  ck_assert_int_eq (mu_list_unit_stragglers (guard), 0);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("besides");
  tcase_add_test (tests, allies_may_come);
  tcase_add_test (tests, allies_are_not_counted_as_own);
  tcase_add_test (tests, allies_are_as_many_as_both_books_say);
  tcase_add_test (tests, allies_come_in_their_years);
  tcase_add_test (tests, unknown_allies_are_told);
  tcase_add_test (tests, allies_are_equipped_as_their_book_says);
  tcase_add_loop_test (tests, items_are_had_as_the_rules_say, 0, COUNT (items));
  tcase_add_test (tests, camels_carry_what_camels_carry);
  tcase_add_loop_test (tests, one_item_is_counted_as_one, 0, COUNT (counted));
  tcase_add_test (tests, every_item_can_be_counted);
  tcase_add_test (tests, one_item_is_told_as_one);
  tcase_add_test (tests, items_have_the_price_of_somebody_there);
  tcase_add_test (tests, stone_walls_want_agreement);
  tcase_add_test (tests, items_are_paid_for);
  tcase_add_loop_test (tests, forced_marchers_straggle, 0, COUNT (marches));
  tcase_add_test (tests, stragglers_do_not_take_the_field);
  tcase_add_loop_test (tests, plain_lists_start_with_what_they_cost, 0, 40);
  tcase_add_test (tests, dear_marches_are_advised_against);
  tcase_add_test (tests, marches_are_made_by_whole_bodies_that_arrive);
  return run_case ("besides", tests);
}
