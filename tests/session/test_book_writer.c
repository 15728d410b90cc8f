/* A book that the club writes: changed, undone, looked at, saved and kept. */
#include "tests/session/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/session/books/book_writer.h"

#define BOOK "parthian"

static const MuDraftPlace whole = { MU_DRAFT_BOOK, 0, 0 };
static const MuDraftPlace first = { MU_DRAFT_OPTION, 0, 0 };

static const MuShelf *
shelf_of (MuDesk *desk)
{
  return mu_club_books (mu_desk_club (desk));
}

static MuBookWriter *
writer_of (MuDesk *desk, const char *id)
{
  g_autoptr (GError) error = NULL;
  MuBookWriter *writer
      = mu_book_writer_of (mu_shelf_find (shelf_of (desk), id), shelf_of (desk), &error);

  ck_assert_msg (writer != NULL, "%s", error ? error->message : "");
  return writer;
}

static void
says (MuBookWriter *writer, MuDraftPlace place, MuDraftField field, const char *expected)
{
  g_autofree char *text = mu_draft_get (mu_book_writer_get_draft (writer), place, field);

  ck_assert_str_eq (text, expected);
}

/* Until it is known whether there are lists in all years. */
static void
wait_until_solved (MuBookWriter *writer)
{
  const gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (mu_book_writer_get_faults (writer)->len == 0 && !mu_book_writer_can_save (writer)
         && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
}

static char *
save (MuBookWriter *writer, MuDesk *desk)
{
  g_autoptr (GError) error = NULL;
  char *path;

  wait_until_solved (writer);
  ck_assert (mu_book_writer_can_save (writer));
  path = mu_book_writer_save (writer, &error);
  ck_assert_msg (path != NULL, "%s", error ? error->message : "");
  ck_assert (mu_desk_reload_books (desk, NULL));
  return path;
}

START_TEST (a_copy_is_changed_and_saved)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = writer_of (desk, BOOK);

  says (writer, whole, MU_DRAFT_NAME, "Parthian (ours)");
  mu_book_writer_set (writer, first, MU_DRAFT_MAX, "12");
  g_autofree char *path = save (writer, desk);
  const MuBook *own = mu_shelf_find (shelf_of (desk), BOOK "-own");
  ck_assert_ptr_nonnull (own);
  ck_assert_int_eq (own->version, 1);
  ck_assert_int_eq (((MuBookOption *) g_ptr_array_index (own->options, 0))->max, 12);
  ck_assert_str_eq (mu_shelf_own_path (shelf_of (desk), own), path);
  g_autoptr (MuBookWriter) again = writer_of (desk, BOOK "-own");
  mu_book_writer_set (again, whole, MU_DRAFT_NAME, "Surena");
  g_autofree char *same = save (again, desk);
  ck_assert_str_eq (same, path);
  ck_assert_int_eq (mu_shelf_find (shelf_of (desk), BOOK "-own")->version, 2);
  g_remove (path);
}
END_TEST

START_TEST (each_step_is_undone_and_done_again)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = writer_of (desk, BOOK);
  const MuDraft *draft = mu_book_writer_get_draft (writer);
  const guint options = mu_draft_count (draft, MU_DRAFT_OPTION, 0);

  ck_assert (!mu_book_writer_can_undo (writer));
  mu_book_writer_set (writer, whole, MU_DRAFT_NAME, "Parthian (ours)"); /* as it was: no step */
  ck_assert (!mu_book_writer_can_undo (writer));
  mu_book_writer_set (writer, whole, MU_DRAFT_NAME, "Us");
  mu_book_writer_remove (writer, first);
  ck_assert_uint_eq (mu_draft_count (mu_book_writer_get_draft (writer), MU_DRAFT_OPTION, 0),
                     options - 1);
  mu_book_writer_undo (writer);
  ck_assert_uint_eq (mu_draft_count (mu_book_writer_get_draft (writer), MU_DRAFT_OPTION, 0),
                     options);
  says (writer, whole, MU_DRAFT_NAME, "Us");
  mu_book_writer_undo (writer);
  says (writer, whole, MU_DRAFT_NAME, "Parthian (ours)");
  mu_book_writer_redo (writer);
  says (writer, whole, MU_DRAFT_NAME, "Us");
  mu_book_writer_duplicate (writer, first);
  ck_assert (!mu_book_writer_can_redo (writer));
}
END_TEST

START_TEST (faults_keep_it_from_being_saved)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = writer_of (desk, BOOK);
  const MuDraftPlace way = { MU_DRAFT_WAY, 0, 0 };

  mu_book_writer_set (writer, first, MU_DRAFT_MIN, "16");
  mu_book_writer_set (writer, way, MU_DRAFT_TROOP, "Irr Q EHC");
  g_autofree char *summary = mu_book_writer_summary (writer);
  g_autofree char *at = mu_book_writer_faults_at (writer, first, MU_DRAFT_MIN);
  g_autofree char *in = mu_book_writer_faults_in (writer, first);
  g_autofree char *elsewhere = mu_book_writer_faults_in (writer, whole);
  ck_assert_str_eq (summary, "2 things are wrong");
  ck_assert_str_eq (at, "Fewest 16 is more than Most 15");
  ck_assert (g_str_has_prefix (in, at) && strstr (in, "expected a class"));
  ck_assert_str_eq (elsewhere, "");
  ck_assert (!mu_book_writer_can_save (writer));
  ck_assert_ptr_null (mu_book_writer_preview (writer, "", 300, NULL));
  mu_book_writer_undo (writer);
  mu_book_writer_undo (writer);
  wait_until_solved (writer);
  ck_assert (mu_book_writer_can_save (writer));
}
END_TEST

/* The book is right row by row; that no army of it can be is told a moment later. */
START_TEST (years_without_an_army_are_told)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = writer_of (desk, BOOK);

  mu_book_writer_set (writer, first, MU_DRAFT_MIN, "15");
  mu_book_writer_set (writer, first, MU_DRAFT_UNIT_MAX, "999");
  mu_book_writer_set (writer, first, MU_DRAFT_UNIT_MIN, "900");
  ck_assert_uint_eq (mu_book_writer_get_faults (writer)->len, 0);
  ck_assert (!mu_book_writer_can_save (writer));
  wait_until_solved (writer);
  g_autofree char *at = mu_book_writer_faults_at (writer, first, MU_DRAFT_FIELDS);
  ck_assert_msg (strstr (at, "no list can be made"), "%s", at);
}
END_TEST

START_TEST (its_army_is_shown)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = writer_of (desk, BOOK);
  g_autoptr (GError) error = NULL;
  g_autofree char *army = mu_book_writer_preview (writer, "53 BC", 800, &error);

  ck_assert_msg (army != NULL, "%s", error ? error->message : "");
  ck_assert_ptr_nonnull (strstr (army, "Irr A"));
  ck_assert_ptr_null (mu_book_writer_preview (writer, "never", 800, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "never"));
}
END_TEST

START_TEST (it_is_told_what_changed)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = writer_of (desk, BOOK);
  g_autoptr (MuBookWriter) new = mu_book_writer_new (shelf_of (desk));
  g_autofree char *name = mu_book_writer_changes (writer);
  g_autofree char *more = NULL;

  ck_assert_str_eq (name, "The book Parthian is now called Parthian (ours).");
  mu_book_writer_set (writer, first, MU_DRAFT_MAX, "12");
  more = mu_book_writer_changes (writer);
  ck_assert_msg (strstr (more, " 12, before 15."), "%s", more);
  mu_book_writer_set (writer, first, MU_DRAFT_MAX, "a dozen");
  ck_assert_ptr_null (mu_book_writer_changes (writer));
  ck_assert_ptr_null (mu_book_writer_changes (new));
}
END_TEST

START_TEST (what_is_not_saved_is_there_again)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuBookWriter) writer = mu_book_writer_new (shelf_of (desk));
  const MuDraftPlace way = { MU_DRAFT_WAY, 0, 0 };

  mu_book_writer_set (writer, whole, MU_DRAFT_NAME, "Ours");
  mu_book_writer_set (writer, whole, MU_DRAFT_FROM, "one day");
  ck_assert (mu_book_writer_keep (writer, NULL));
  g_autoptr (MuBookWriter) again = mu_book_writer_new (shelf_of (desk));
  says (again, whole, MU_DRAFT_NAME, "Ours");
  says (again, whole, MU_DRAFT_FROM, "one day");
  mu_book_writer_set (again, whole, MU_DRAFT_FROM, "100 BC");
  mu_book_writer_set (again, whole, MU_DRAFT_TO, "1 BC");
  mu_book_writer_set (again, first, MU_DRAFT_NAME, "Spearmen");
  mu_book_writer_set (again, way, MU_DRAFT_TROOP, "Irr C MI LTS Sh");
  g_autofree char *path = save (again, desk);
  ck_assert_ptr_nonnull (mu_shelf_find (shelf_of (desk), "book-own"));
  g_autoptr (MuBookWriter) fresh = mu_book_writer_new (shelf_of (desk));
  says (fresh, whole, MU_DRAFT_NAME, "");
  g_remove (path);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_copy_is_changed_and_saved,
    each_step_is_undone_and_done_again,
    faults_keep_it_from_being_saved,
    years_without_an_army_are_told,
    its_army_is_shown,
    it_is_told_what_changed,
    what_is_not_saved_is_there_again,
  };
  return run_suite_at_home ("book writer", tests, G_N_ELEMENTS (tests));
}
