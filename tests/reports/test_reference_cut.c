/* The reference sheet cut to two armies, for armies of all books: it takes one side. */
#include <check.h>
#include <stdlib.h>

#include "reports/reference_sheet.h"
#include "tests/lists/all_books.h"
#include "tests/lists/raise.h"
#include "tests/reports/pdf.h"

#define POINTS  1000
#define DRAWS   8
#define PRINTED 9  /* of so many armies one: that takes long */
#define STRIDE  31 /* books from an army's to its enemy's: another age and land */

/* As long as the words of the weather get. */
static const char weather[]
    = "September in the Mediterranean lands, mountain: snow and strong winds, on a roll of 6.";

/* The types and the arms of an army: what its sheet is long by. */
static guint
breadth (const MuList *list)
{
  unsigned types = 0, weapons = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuWrgTroop *troop = &mu_list_unit (list, i)->troop;
    types |= MU_WRG_TYPE_BIT (troop->type);
    weapons |= troop->weapons;
  }
  return (guint) (__builtin_popcount (types) + __builtin_popcount (weapons));
}

/* The broadest legal army of some. */
static MuList *
broad_army (guint64 *state, const MuBook *book)
{
  MuList *best = NULL;
  for (int n = 0; n < DRAWS; n++) {
    MuList *list = raise_army (state, book, POINTS);
    if (list && (!best || breadth (list) > breadth (best))) {
      mu_list_free (best);
      best = g_steal_pointer (&list);
    }
    mu_list_free (list);
  }
  ck_assert_msg (best != NULL, "%s gives no army", book->id);
  return best;
}

static GPtrArray *
raise_all (void)
{
  GPtrArray *armies = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_list_free);
  guint64 state = 1976;
  for (guint i = 0; i < mu_shelf_count (shelf); i++)
    g_ptr_array_add (armies, broad_army (&state, mu_shelf_at (shelf, i)));
  return armies;
}

static void
check_one_side (const MuList *own, const MuList *enemy, MuPaper paper)
{
  const MuReferenceSheet sheet = { .own = own, .enemy = enemy, .weather = weather };
  g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, paper);
  ck_assert_msg (mu_sheets_pages (sheets) == 1, "%s against %s takes %d sides of %s", own->book_id,
                 enemy->book_id, mu_sheets_pages (sheets),
                 mu_paper_is_letter (paper) ? "US Letter" : "A4");
}

/* However tightly the rows are set. */
START_TEST (nothing_overlaps_on_a_full_side)
{
  g_autoptr (GPtrArray) armies = raise_all ();
  for (guint i = 0; i < armies->len; i += PRINTED) {
    const MuReferenceSheet sheet = { .own = armies->pdata[i],
                                     .enemy = armies->pdata[(i + STRIDE) % armies->len],
                                     .weather = weather };
    g_autoptr (MuSheets) sheets = mu_reference_sheets (&sheet, MU_PAPER_LETTER);
    g_autoptr (Pdf) pdf = pdf_print (sheets);
    ck_assert (pdf_within_margins (pdf, sheets));
    ck_assert (pdf_words_apart (pdf));
  }
}
END_TEST

START_TEST (two_armies_of_any_books_take_one_side)
{
  g_autoptr (GPtrArray) armies = raise_all ();
  for (guint i = 0; i < armies->len; i++)
    check_one_side (armies->pdata[i], armies->pdata[(i + STRIDE) % armies->len],
                    _i == 0 ? MU_PAPER_A4 : MU_PAPER_LETTER);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("cut reference sheet");
  TCase *tests = tcase_create ("cut reference sheet");
  tcase_set_timeout (tests, 120);
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_loop_test (tests, two_armies_of_any_books_take_one_side, 0, 2);
  tcase_add_test (tests, nothing_overlaps_on_a_full_side);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
