/* Books that are being written: what was typed stays, all that is wrong is told at its row, and
 * what no form shows is kept. */
#include <string.h>

#include "lists/draft/draft.h"
#include "lists/draft/draft_check.h"
#include "tests/lists/common.h"

#define BOOK "roman-mid-republican"

static const MuDraftPlace whole = { MU_DRAFT_BOOK, 0, 0 };

static MuShelf *shelf;

static const MuShelf *
shipped (void)
{
  if (!shelf)
    shelf = mu_shelf_open (NULL, NULL);
  g_assert_nonnull (shelf);
  return shelf;
}

static MuDraft *
draft_of (const char *id)
{
  g_autoptr (GError) error = NULL;
  MuDraft *draft = mu_draft_of_book (mu_shelf_find (shipped (), id), &error);
  ck_assert_msg (draft != NULL, "%s", error ? error->message : "");
  return draft;
}

static MuDraftPlace
option_of (const MuDraft *draft, const char *id)
{
  const int at = mu_draft_option (draft, id);
  ck_assert_int_ge (at, 0);
  return (MuDraftPlace){ MU_DRAFT_OPTION, 0, at };
}

static void
has_text (const MuDraft *draft, MuDraftPlace place, MuDraftField field, const char *expected)
{
  g_autofree char *text = mu_draft_get (draft, place, field);
  ck_assert_str_eq (text, expected);
}

static void
has_no_fault (const MuDraft *draft)
{
  g_autoptr (GPtrArray) faults = mu_draft_faults (draft);
  if (faults->len > 0)
    ck_abort_msg ("%s", ((MuDraftFault *) g_ptr_array_index (faults, 0))->words);
}

static gboolean
tells (const GPtrArray *faults, MuDraftPart part, MuDraftField field, const char *words)
{
  for (guint i = 0; i < faults->len; i++) {
    const MuDraftFault *fault = g_ptr_array_index (faults, i);
    if (fault->place.part == part && fault->field == field && strstr (fault->words, words))
      return TRUE;
  }
  return FALSE;
}

START_TEST (every_book_is_a_draft_without_faults)
{
  const MuBook *book = book_to_try (shipped (), _i);
  g_autoptr (MuDraft) draft = mu_draft_of_book (book, NULL);
  g_autoptr (MuBook) same = mu_draft_book (draft, NULL);

  has_no_fault (draft);
  ck_assert_uint_eq (same->options->len, book->options->len);
  ck_assert_uint_eq (mu_draft_count (draft, MU_DRAFT_OPTION, 0), book->options->len);
  ck_assert_uint_eq (mu_draft_count (draft, MU_DRAFT_LIMIT, 0), book->limits->len);
  ck_assert_uint_eq (mu_draft_count (draft, MU_DRAFT_ENEMY, 0), book->enemies->len);
  has_text (draft, whole, MU_DRAFT_NAME, book->name);
}
END_TEST

/* --- what is wrong ------------------------------------------------------- */

static const struct {
  const char *option; /* NULL: the book */
  MuDraftField field;
  const char *typed, *words;
} wrong[] = {
  { NULL, MU_DRAFT_NAME, " ", "Name: write one" },
  { NULL, MU_DRAFT_FROM, "when Rome was", "when Rome was" },
  { NULL, MU_DRAFT_TO, "", "Last Year: write a year" },
  { "velites", MU_DRAFT_MIN, "many", "Fewest is “many”; expected a whole number from 0 to" },
  { "velites", MU_DRAFT_MAX, "", "Most: write a number" },
  { "velites", MU_DRAFT_UNIT_MIN, "999", "Smallest Unit 999 is more than Largest Unit" },
  { "velites", MU_DRAFT_NAME, "", "Name: write one" },
  { "velites", MU_DRAFT_FROM, "AD 900", "900 AD is outside" },
  { "velites", MU_DRAFT_RANKS, "0", "Ranks is “0”" },
};

static MuDraftPlace
place_of_case (const MuDraft *draft, guint i)
{
  return wrong[i].option ? option_of (draft, wrong[i].option) : whole;
}

START_TEST (each_fault_is_told_at_its_field)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);
  const MuDraftPlace place = place_of_case (draft, (guint) _i);

  ck_assert (mu_draft_set (draft, place, wrong[_i].field, wrong[_i].typed));
  g_autoptr (GPtrArray) faults = mu_draft_faults (draft);
  ck_assert_msg (tells (faults, place.part, wrong[_i].field, wrong[_i].words), "%s",
                 faults->len ? ((MuDraftFault *) faults->pdata[0])->words : "nothing");
  ck_assert_uint_eq (faults->len, 1);
  ck_assert_ptr_null (mu_draft_book (draft, NULL));
}
END_TEST

START_TEST (all_faults_are_told_at_once)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);
  const MuDraftPlace way = { MU_DRAFT_WAY, option_of (draft, "velites").at, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    if (wrong[i].field != MU_DRAFT_MIN && wrong[i].field != MU_DRAFT_FROM)
      mu_draft_set (draft, place_of_case (draft, i), wrong[i].field, wrong[i].typed);
  mu_draft_set (draft, way, MU_DRAFT_TROOP, "Reg Z LI");
  g_autoptr (GPtrArray) faults = mu_draft_faults (draft);
  ck_assert_uint_eq (faults->len, G_N_ELEMENTS (wrong) - 3 + 1);
  ck_assert (tells (faults, MU_DRAFT_WAY, MU_DRAFT_TROOP, "expected a class, A to D"));
  ck_assert (tells (faults, MU_DRAFT_OPTION, MU_DRAFT_RANKS, "Ranks is “0”"));
  ck_assert (tells (faults, MU_DRAFT_BOOK, MU_DRAFT_TO, "write a year"));
}
END_TEST

/* They lie outside years that nobody can read; that one is wrong, not they. */
START_TEST (rows_are_not_blamed_for_the_years_of_the_book)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);

  mu_draft_set (draft, whole, MU_DRAFT_FROM, "soon");
  mu_draft_set (draft, whole, MU_DRAFT_TO, "2900 BC");
  g_autoptr (GPtrArray) faults = mu_draft_faults (draft);
  ck_assert_uint_eq (faults->len, 1);
  ck_assert (tells (faults, MU_DRAFT_BOOK, MU_DRAFT_FROM, "soon"));
}
END_TEST

START_TEST (what_options_demand_of_each_other_is_told_by_name)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);
  const MuDraftPlace velites = option_of (draft, "velites");
  const MuDraftPlace first = { MU_DRAFT_OPTION, 0, 0 };
  g_autofree char *id = mu_draft_get (draft, first, MU_DRAFT_ID);
  g_autofree char *name = mu_draft_get (draft, first, MU_DRAFT_NAME);
  const MuDraftPlace need = mu_draft_add (draft, MU_DRAFT_CONDITION, velites.at);

  ck_assert_int_ne (velites.at, 0);
  g_autoptr (GPtrArray) begun = mu_draft_faults (draft);
  ck_assert_uint_eq (begun->len, 1);
  ck_assert (tells (begun, MU_DRAFT_CONDITION, MU_DRAFT_OTHER, "Of: write one"));
  mu_draft_set (draft, need, MU_DRAFT_OTHER, id);
  has_no_fault (draft);
  mu_draft_set (draft, need, MU_DRAFT_COUNT, "999");
  g_autoptr (GPtrArray) faults = mu_draft_faults (draft);
  ck_assert (tells (faults, MU_DRAFT_OPTION, MU_DRAFT_FIELDS, "needs 999 of"));
  ck_assert (tells (faults, MU_DRAFT_OPTION, MU_DRAFT_FIELDS, name));
  mu_draft_set (draft, need, MU_DRAFT_KIND, "at-most");
  has_text (draft, need, MU_DRAFT_PER, "1");
  mu_draft_set (draft, need, MU_DRAFT_KIND, "not-with");
  has_text (draft, need, MU_DRAFT_COUNT, "");
}
END_TEST

START_TEST (years_without_a_list_are_told)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);
  const MuDraftPlace added = mu_draft_add (draft, MU_DRAFT_OPTION, 0);
  const MuDraftPlace way = { MU_DRAFT_WAY, added.at, 0 };

  mu_draft_set (draft, added, MU_DRAFT_NAME, "Late horse");
  mu_draft_set (draft, added, MU_DRAFT_MIN, "20");
  mu_draft_set (draft, added, MU_DRAFT_MAX, "20");
  mu_draft_set (draft, added, MU_DRAFT_UNIT_MIN, "30");
  mu_draft_set (draft, way, MU_DRAFT_TROOP, "Irr C LC JLS Sh");
  has_no_fault (draft);
  g_autoptr (MuBook) book = mu_draft_book (draft, NULL);
  g_autoptr (GPtrArray) faults = mu_draft_years_without_list (draft, book);
  ck_assert_uint_ge (faults->len, 1);
  ck_assert (tells (faults, MU_DRAFT_OPTION, MU_DRAFT_FIELDS, "no list can be made"));
}
END_TEST

/* --- rows ---------------------------------------------------------------- */

START_TEST (years_are_read_as_people_write_them)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);

  ck_assert (mu_draft_set (draft, whole, MU_DRAFT_FROM, "bc 300"));
  has_text (draft, whole, MU_DRAFT_FROM, "300 BC");
  ck_assert (!mu_draft_set (draft, whole, MU_DRAFT_FROM, "-300"));
  ck_assert (mu_draft_set (draft, whole, MU_DRAFT_FROM, "soon"));
  has_text (draft, whole, MU_DRAFT_FROM, "soon");
}
END_TEST

START_TEST (rows_are_added_doubled_and_removed)
{
  g_autoptr (MuDraft) draft = draft_of (BOOK);
  g_autofree char *before = mu_draft_write (draft, NULL);
  const guint options = mu_draft_count (draft, MU_DRAFT_OPTION, 0);
  const MuDraftPlace twin = mu_draft_duplicate (draft, option_of (draft, "velites"));

  ck_assert_int_eq (twin.at, option_of (draft, "velites").at + 1);
  has_text (draft, twin, MU_DRAFT_NAME, "Velites");
  has_no_fault (draft);
  for (MuDraftPart part = MU_DRAFT_GENERAL; part <= MU_DRAFT_ALLY; part++) {
    const guint count = mu_draft_count (draft, part, 0);
    const MuDraftPlace added = mu_draft_add (draft, part, 0);
    ck_assert_int_eq (added.at, (int) count);
    ck_assert_uint_eq (mu_draft_count (draft, part, 0), count + 1);
    mu_draft_remove (draft, added);
  }
  mu_draft_remove (draft, twin);
  ck_assert_uint_eq (mu_draft_count (draft, MU_DRAFT_OPTION, 0), options);
  g_autofree char *after = mu_draft_write (draft, NULL);
  ck_assert_str_eq (after, before);
}
END_TEST

/* Posts, conditions and limits that named it. */
START_TEST (an_option_goes_with_what_names_it)
{
  for (guint i = 0; i < mu_shelf_count (shipped ()); i += 11) {
    g_autoptr (MuDraft) draft = mu_draft_of_book (mu_shelf_at (shipped (), i), NULL);
    mu_draft_remove (draft, (MuDraftPlace){ MU_DRAFT_OPTION, 0, 1 });
    g_autoptr (GPtrArray) faults = mu_draft_faults (draft);
    for (guint f = 0; f < faults->len; f++)
      ck_assert_ptr_null (strstr (((MuDraftFault *) faults->pdata[f])->words, "no option"));
  }
}
END_TEST

START_TEST (what_no_form_shows_is_kept)
{
  g_autoptr (MuDraft) draft = draft_of ("parthian");

  mu_draft_set (draft, whole, MU_DRAFT_NAME, "Ours & <theirs>");
  mu_draft_set (draft, whole, MU_DRAFT_NOTE, "A & B");
  mu_draft_set (draft, (MuDraftPlace){ MU_DRAFT_OPTION, 0, 0 }, MU_DRAFT_NOTE, "new");
  g_autofree char *text = mu_draft_write (draft, NULL);
  ck_assert_ptr_nonnull (strstr (text, "<!-- Numbers are figures of 20 men."));
  ck_assert_ptr_nonnull (strstr (text, "<stand morale=\"elite\"/>"));
  has_text (draft, whole, MU_DRAFT_NOTE, "A & B");
  has_no_fault (draft);
  g_autoptr (MuBook) book = mu_draft_book (draft, NULL);
  ck_assert_str_eq (book->name, "Ours & <theirs>");
  ck_assert_str_eq (book->note, "A & B");
}
END_TEST

START_TEST (a_book_is_written_from_nothing)
{
  g_autoptr (MuDraft) draft = mu_draft_new ("ours");
  const MuDraftPlace option = { MU_DRAFT_OPTION, 0, 0 };
  g_autoptr (GPtrArray) faults = mu_draft_faults (draft);

  ck_assert_uint_eq (faults->len, 5); /* two names, two years, the troops */
  mu_draft_set (draft, whole, MU_DRAFT_NAME, "Ours");
  mu_draft_set (draft, whole, MU_DRAFT_FROM, "100 BC");
  mu_draft_set (draft, whole, MU_DRAFT_TO, "AD 100");
  mu_draft_set (draft, option, MU_DRAFT_NAME, "Spearmen");
  mu_draft_set (draft, (MuDraftPlace){ MU_DRAFT_WAY, 0, 0 }, MU_DRAFT_TROOP, "Irr C MI LTS Sh");
  has_no_fault (draft);
  g_autoptr (MuDraft) copy = mu_draft_copy (draft);
  g_autoptr (MuBook) book = mu_draft_book (copy, NULL);
  ck_assert_str_eq (book->id, "ours");
  ck_assert_int_eq (book->from, -100);
  mu_draft_remove (draft, option);
  g_autoptr (GPtrArray) bare = mu_draft_faults (draft);
  ck_assert (tells (bare, MU_DRAFT_BOOK, MU_DRAFT_FIELDS, "no troops"));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("draft");

  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, every_book_is_a_draft_without_faults, 0, books_to_try (shipped ()));
  tcase_add_loop_test (tests, each_fault_is_told_at_its_field, 0, G_N_ELEMENTS (wrong));
  tcase_add_test (tests, all_faults_are_told_at_once);
  tcase_add_test (tests, rows_are_not_blamed_for_the_years_of_the_book);
  tcase_add_test (tests, what_options_demand_of_each_other_is_told_by_name);
  tcase_add_test (tests, years_without_a_list_are_told);
  tcase_add_test (tests, years_are_read_as_people_write_them);
  tcase_add_test (tests, rows_are_added_doubled_and_removed);
  tcase_add_test (tests, an_option_goes_with_what_names_it);
  tcase_add_test (tests, what_no_form_shows_is_kept);
  tcase_add_test (tests, a_book_is_written_from_nothing);
  const int status = run_case ("draft", tests);
  mu_shelf_free (shelf);
  return status;
}
