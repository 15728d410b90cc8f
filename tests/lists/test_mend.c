/* Mends: what a button says and does. Every mend that is offered removes its issue and adds no
 * error, on the small book's breaches and on lists from every shipped book. */
#include "lists/check/mend.h"

#include <string.h>

#include "lists/edit/edit.h"
#include "tests/lists/breaches.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"

#define BREACHES   12
#define MENDS_MOST 40  /* presses of any button */
#define SLACK      400 /* points left, for mends that cost some */

static MuShelf *all_books;

static gboolean
has (const GPtrArray *issues, const MuIssue *issue)
{
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *other = g_ptr_array_index (issues, i);
    if (other->rule == issue->rule && strcmp (other->message, issue->message) == 0
        && strcmp (other->name, issue->name) == 0)
      return TRUE;
  }
  return FALSE;
}

/* Whether the mend does what it must; its words are there if it is. */
static void
expect_mended (const MuList *list, const MuBook *book, const GPtrArray *issues,
               const MuIssue *issue)
{
  g_autofree char *words = mu_mend_words (list, book, &issue->mend);
  g_autoptr (MuList) mended = mu_list_copy (list);
  ck_assert_ptr_nonnull (words);
  ck_assert (mu_list_mend (mended, book, issue));
  g_autoptr (GPtrArray) left = mu_list_check (mended, book);
  if (has (left, issue))
    ck_abort_msg ("“%s” leaves: %s", words, issue->message);
  for (guint i = 0; i < left->len; i++) {
    const MuIssue *other = g_ptr_array_index (left, i);
    if (other->severity == MU_ISSUE_ERROR && !has (issues, other))
      ck_abort_msg ("“%s” brings: %s", words, other->message);
  }
}

/* Breaches whose remedy is a choice, or nothing that a list can do. */
static const char *const no_mends[] = {
  "points are 1 more",
  "points are 631 short",
  "cannot be checked yet",
  "for other rules",
  "too long",
  "never came together",
  "cannot leave",
  "general has no name",
  "The list has no name",
  "newer one",
  "older one",
  "No scouts",
  "The front line of the army is",
  "line 3 has room for 0",
  "command points for figures",
};

static gboolean
wants_no_mend (const char *message)
{
  for (int i = 0; i < COUNT (no_mends); i++)
    if (strstr (message, no_mends[i]))
      return TRUE;
  return FALSE;
}

START_TEST (a_breach_is_mended_at_one_stroke)
{
  const Breach *row = &breaches[_i];
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  row->provoke (list, book);
  if (!row->keep_limit)
    list->points_limit = mu_list_points (list) + SLACK;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (wants_no_mend (issue->message))
      ck_assert_int_eq (issue->mend.kind, MU_MEND_NONE);
    else if (strstr (issue->message, row->words) && issue->mend.kind == MU_MEND_NONE)
      ck_abort_msg ("no mend for: %s", issue->message);
    else if (issue->mend.kind != MU_MEND_NONE)
      expect_mended (list, book, issues, issue);
  }
}
END_TEST

/* --- lists of every book ------------------------------------------------- */

/* Breaks something of the list, whatever it is. */
static void
break_any (guint64 *state, MuList *list)
{
  const guint at = next_below (state, list->units->len);
  MuListUnit *unit = mu_list_unit (list, at);
  switch (next_below (state, 9)) {
  case 0:
    unit->figures = 1 + (int) next_below (state, 90);
    break;
  case 1:
    unit->ranks = (int) next_below (state, 60);
    break;
  case 2:
    unit->order = (MuOrder) next_below (state, 3);
    break;
  case 3:
    unit->troop.class = (uint8_t) next_below (state, 4);
    break;
  case 4:
    unit->sub_unit = !unit->sub_unit;
    break;
  case 5:
    unit->bodyguard = !unit->bodyguard;
    break;
  case 6:
    unit->forced_march = TRUE;
    break;
  case 7:
    mu_list_general (list, 0)->rides_with = (int) at - 1;
    break;
  case 8:
    mu_list_edit_remove (list, at);
    break;
  }
}

static int
mend_all (const MuList *list, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  int mends = 0;
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->mend.kind == MU_MEND_NONE)
      continue;
    expect_mended (list, book, issues, issue);
    mends++;
  }
  return mends;
}

START_TEST (mends_of_any_list_add_no_error)
{
  const MuBook *book = book_to_try (all_books, _i);
  guint64 state = 4000 + (guint64) _i;
  const int year = book->from + (book->to - book->from) / 2;
  g_autoptr (MuList) legal = mu_list_edit_begin (book, MU_RULES_WRG5, year, 1500, "");
  for (guint i = 0; i < 6; i++)
    mu_list_edit_add (legal, book, book,
                      ((MuBookOption *) book->options->pdata[i % book->options->len])->id);
  int mends = 0;
  for (int n = 0; n < BREACHES; n++) {
    g_autoptr (MuList) list = mu_list_copy (legal);
    for (guint left = 1 + next_below (&state, 2); left > 0 && list->units->len > 1; left--)
      break_any (&state, list);
    mends += mend_all (list, book);
  }
  ck_assert_int_gt (mends, 0);
}
END_TEST

/* An army that is mended as often as a button is there ends with none to press. */
START_TEST (mending_comes_to_an_end)
{
  const MuBook *book = book_to_try (all_books, _i);
  guint64 state = 5000 + (guint64) _i;
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_WRG5,
                                                book->from + (book->to - book->from) / 2, 1500, "");
  for (int n = 0; n < 6 && list->units->len > 1; n++)
    break_any (&state, list);
  guint pressed = 0;
  for (gboolean any = TRUE; any; pressed++) {
    g_autoptr (GPtrArray) issues = mu_list_check (list, book);
    any = FALSE;
    for (guint i = 0; i < issues->len && !any; i++) {
      const MuIssue *issue = g_ptr_array_index (issues, i);
      any = issue->severity == MU_ISSUE_ERROR && mu_list_mend (list, book, issue);
    }
    ck_assert_uint_lt (pressed, MENDS_MOST);
  }
}
END_TEST

/* --- Fast Play ------------------------------------------------------------ */

/* What one can do wrong to a legal list of stands; unit: the last of it. */
typedef enum {
  TOO_LARGE,
  TOO_SMALL,
  NO_STAND,
  A_PART,
  NO_PRIEST,
  A_WAGON,
  NO_GENERAL,
  TWO_GENERALS,
  HIS_STAND_UNSAID,
  NO_SUCH_STAND_OF_HIS,
  WRONGS,
} Wrong;

static void
do_wrong (MuList *list, const MuBook *book, Wrong wrong)
{
  MuListUnit *unit = mu_list_unit (list, list->units->len - 1);
  switch (wrong) {
  case TOO_LARGE:
    unit->figures = 9;
    break;
  case TOO_SMALL:
    unit->figures = 1;
    break;
  case NO_STAND:
    set_text (&unit->stand, "Knights");
    break;
  case A_PART:
    unit->sub_unit = TRUE;
    break;
  case NO_PRIEST:
    list->priest = FALSE;
    break;
  case A_WAGON:
    mu_list_edit_item (list, MU_EXTRA_WAGON, TRUE, 1);
    break;
  case NO_GENERAL:
    mu_list_edit_remove_general (list, 0);
    break;
  case TWO_GENERALS:
    mu_list_edit_add_general (list, book, MU_LIST_NO_UNIT);
    break;
  case HIS_STAND_UNSAID:
    set_text (&mu_list_general (list, 0)->troop, "");
    break;
  case NO_SUCH_STAND_OF_HIS:
    set_text (&mu_list_general (list, 0)->troop, "Irregular Warband HC lance");
    break;
  case WRONGS:
    break;
  }
}

static MuList *
stands_of (const MuBook *book)
{
  MuList *list = mu_list_edit_begin (book, MU_RULES_AWFP, book->from + (book->to - book->from) / 2,
                                     2000, "");
  for (guint i = 0; i < book->options->len && list->units->len < 4; i++)
    mu_list_edit_add (list, book, book, ((MuBookOption *) book->options->pdata[i])->id);
  return list;
}

/* awfp.units.size, awfp.army.lists, awfp.general.one, awfp.general.strength, awfp.priest.one,
 * awfp.scope.supply-units: each at one stroke. */
static void
expect_button (const MuList *legal, const MuBook *book, Wrong wrong)
{
  g_autoptr (MuList) list = mu_list_copy (legal);
  do_wrong (list, book, wrong);
  ck_assert_msg (mend_all (list, book) > 0, "%s: no button for wrong %d", book->id, wrong);
}

START_TEST (broken_commands_of_stands_are_mended)
{
  const MuBook *book = book_to_try (all_books, _i);
  if (!mu_book_serves (book, MU_RULES_AWFP))
    return;
  g_autoptr (MuList) list = stands_of (book);
  for (Wrong wrong = NO_PRIEST; wrong < WRONGS; wrong++)
    expect_button (list, book, wrong);
  expect_button (list, book, NO_STAND);
  if (list->units->len > 1)
    expect_button (list, book, A_PART);
}
END_TEST

START_TEST (mends_of_stands_add_no_error)
{
  const MuBook *book = book_to_try (all_books, _i);
  guint64 state = 6000 + (guint64) _i;
  int mends = 0;
  for (int n = 0; n < BREACHES && mu_book_serves (book, MU_RULES_AWFP); n++) {
    g_autoptr (MuList) list = stands_of (book);
    do_wrong (list, book, (Wrong) next_below (&state, WRONGS));
    do_wrong (list, book, n % 2 ? TOO_LARGE : TOO_SMALL);
    if (n % 3 == 0)
      mu_list_edit_remove (list, 0);
    mends += mend_all (list, book);
  }
  ck_assert (mends > 0 || !mu_book_serves (book, MU_RULES_AWFP));
}
END_TEST

/* --- words --------------------------------------------------------------- */

static const struct {
  MuMend mend;
  const char *words; /* NULL: no button */
} spoken[] = {
  { { .kind = MU_MEND_NONE }, NULL },
  { { .kind = MU_MEND_SET_FIGURES, .unit = FOOT, .number = 24 }, "Make it 24 figures" },
  { { .kind = MU_MEND_SET_FIGURES, .unit = FOOT, .number = 1 }, "Make it 1 figure" },
  { { .kind = MU_MEND_SET_RANKS, .unit = FOOT, .number = 2 }, "Make it 2 ranks" },
  { { .kind = MU_MEND_SET_ORDER, .unit = FOOT, .number = MU_ORDER_HOLD }, "Order it to hold" },
  { { .kind = MU_MEND_SET_WAY, .unit = FOOT, .number = 2 }, "Make them Irr C HI HTW Sh" },
  { { .kind = MU_MEND_SET_WAY, .unit = FOOT, .number = 9 }, NULL },
  { { .kind = MU_MEND_RENAME, .unit = FOOT, .text = (char *) "Foot 2" }, "Name it Foot 2" },
  { { .kind = MU_MEND_SPLIT, .unit = FOOT, .number = 12 }, "Make another unit of 12" },
  { { .kind = MU_MEND_MAKE_UNIT, .unit = FOOT }, "Make it a unit of its own" },
  { { .kind = MU_MEND_MAKE_PLAIN, .unit = GUARD }, "Make it an ordinary unit" },
  { { .kind = MU_MEND_SET_MARCH, .unit = FOOT }, "Let it march as usual" },
  { { .kind = MU_MEND_SET_MARCH, .unit = FOOT, .number = 1 }, "Let it march by force" },
  { { .kind = MU_MEND_REMOVE_UNIT, .unit = HORSE }, "Take Horse out" },
  { { .kind = MU_MEND_ADD_OPTION, .number = 7, .text = (char *) "foot" }, "Add 7 of Foot" },
  { { .kind = MU_MEND_ADD_OPTION, .number = 7, .text = (char *) "zebras" }, NULL },
  { { .kind = MU_MEND_ADD_GENERAL, .unit = FOOT }, "Add a commander-in-chief" },
  { { .kind = MU_MEND_REMOVE_GENERAL }, "Take General out" },
  { { .kind = MU_MEND_PROMOTE }, "Let General command" },
  { { .kind = MU_MEND_SEAT, .unit = HORSE }, "Let General ride with Horse" },
  { { .kind = MU_MEND_TRAIN, .number = 1 }, "Make him regular" },
  { { .kind = MU_MEND_SET_ITEM, .item = MU_EXTRA_BOAT, .number = 3 }, "Keep 3 boats" },
  { { .kind = MU_MEND_SET_ITEM, .item = MU_EXTRA_BOAT }, "Take the boats out" },
  { { .kind = MU_MEND_TURN_ITEM, .regular = TRUE }, "Have them from irregulars" },
  { { .kind = MU_MEND_SET_YEAR, .number = -218 }, "Make it 218 BC" },
  { { .kind = MU_MEND_STAND }, "Give him the usual stand" },
  { { .kind = MU_MEND_ADD_PRIEST }, "Add a priest" },
  { { .kind = MU_MEND_DROP_ITEMS }, "Take them out" },
};

START_TEST (buttons_say_what_they_do)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_autofree char *words = mu_mend_words (list, book, &spoken[_i].mend);
  ck_assert_pstr_eq (words, spoken[_i].words);
}
END_TEST

/* A mend of a list that is another by now. */
START_TEST (a_mend_of_nothing_does_nothing)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_autofree char *before = mu_list_write_data (list, NULL);
  for (int kind = 0; kind < MU_MENDS; kind++) {
    const MuIssue issue
        = { .mend
            = { .kind = (MuMendKind) kind, .unit = 99, .general = 99, .item = MU_EXTRA_BOAT } };
    if (kind != MU_MEND_SET_YEAR)
      ck_assert (!mu_list_mend (list, book, &issue));
  }
  g_autofree char *after = mu_list_write_data (list, NULL);
  ck_assert_str_eq (before, after);
}
END_TEST

int
main (void)
{
  all_books = mu_shelf_open (NULL, NULL);
  const int books = all_books ? books_to_try (all_books) : 1;
  TCase *tests = tcase_create ("mend");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, a_breach_is_mended_at_one_stroke, 0, breach_count);
  tcase_add_loop_test (tests, mends_of_any_list_add_no_error, 0, books);
  tcase_add_loop_test (tests, mending_comes_to_an_end, 0, books);
  tcase_add_loop_test (tests, broken_commands_of_stands_are_mended, 0, books);
  tcase_add_loop_test (tests, mends_of_stands_add_no_error, 0, books);
  tcase_add_loop_test (tests, buttons_say_what_they_do, 0, COUNT (spoken));
  tcase_add_test (tests, a_mend_of_nothing_does_nothing);
  const int status = run_case ("mend", tests);
  mu_shelf_free (all_books);
  return status;
}
