/* The reference sheet cut to two armies, for armies of all books: it takes one side. */
#include <check.h>
#include <stdlib.h>

#include "reports/account/account.h"
#include "reports/wrg/reference_sheet.h"
#include "reports/wrg/reference_weather.h"
#include "rules/wrg/before/setup.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/raise.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

#define POINTS  1000
#define DRAWS   8
#define PRINTED 9  /* of so many armies one: that takes long */
#define STRIDE  31 /* books from an army's to its enemy's: another age and land */

/* As long as the words of the weather get, with what it takes. */
static const char weather[]
    = "September in the Mediterranean lands, mountain: snow and strong winds, on a roll of 6. The "
      "day may bring: snow (Shoot −1) · dazzled by a low sun (Shoot −1, Fight −1) · drought in the "
      "desert (Shoot −1, Fight −1, Test −1) · snow that lies (Test −1).";

/* The types and the arms of an army: what its sheet is long by. */
static guint
breadth (const MuList *list)
{
  unsigned types = 0, weapons = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuTroop *troop = &mu_list_unit (list, i)->troop;
    types |= MU_TROOP_BIT (troop->type);
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

/* --- what the weather takes ----------------------------------------------------------- */

#define RAIN    "rain on missile weapons (Shoot −1)"
#define MUD     "mud after three periods of rain (Test −1)"
#define SNOW    "snow (Shoot −1)"
#define LIES    "snow that lies (Test −1)"
#define SUN     "dazzled by a low sun (Shoot −1, Fight −1)"
#define PARCHED "drought in the desert (Shoot −1, Fight −1, Test −1)"

/* wrg.weather.rain.missiles, wrg.weather.rain.mud, wrg.weather.snow, wrg.weather.sun,
 * wrg.weather.drought: a day, and what stands behind its name. */
static const struct {
  MuRegion region;
  MuCountry country;
  int month;
  MuWeather weather;
  bool arabs;
  const char *taken; /* NULL: nothing */
} days[] = {
  { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 11, MU_RAIN, false, RAIN " · " MUD },
  { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 1, MU_SNOW, false, SNOW " · " LIES },
  { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 11, MU_FINE, false, NULL },
  { MU_REGION_NORTHERN, MU_COUNTRY_PLAIN, 6, MU_FINE, false, SUN },
  { MU_REGION_MEDITERRANEAN, MU_COUNTRY_PLAIN, 6, MU_FINE, false, SUN },
  { MU_REGION_MEDITERRANEAN, MU_COUNTRY_DESERT, 7, MU_FINE, false, SUN " · " PARCHED },
  { MU_REGION_MEDITERRANEAN, MU_COUNTRY_DESERT, 7, MU_FINE, true, SUN },
};

/* The face that gives this weather there. */
static int
face_for (int day)
{
  for (int face = 1; face <= 6; face++)
    if (mu_wrg_weather (days[day].region, days[day].month, days[day].country, face)
        == days[day].weather)
      return face;
  ck_abort_msg ("no such weather on day %d", day);
}

START_TEST (the_weather_says_what_it_takes)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  record->sky = TRUE;
  record->region = days[_i].region;
  record->country = days[_i].country;
  record->month = days[_i].month;
  record->weather = days[_i].weather;
  record->weather_face = face_for (_i);
  record->day = (MuDayDice){ 0 };
  record->side[MU_SIDE_A].arabs = days[_i].arabs;
  g_autofree char *name = mu_account_weather (record);
  g_autofree char *words = mu_reference_weather_words (record, MU_SIDE_A);
  g_autofree char *wanted
      = days[_i].taken ? g_strdup_printf ("%s The day may bring: %s.", name, days[_i].taken)
                       : g_strdup (name);
  ck_assert_str_eq (words, wanted);
  record->sky = FALSE;
  g_autofree char *no_sky = mu_reference_weather_words (record, MU_SIDE_A);
  ck_assert_str_eq (no_sky, name);
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
  tcase_add_loop_test (tests, the_weather_says_what_it_takes, 0, G_N_ELEMENTS (days));
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
