/* Books of one's own: told with their faults, read again while the app goes on, begun from a
 * copy. */
#include "tests/session/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/session/books/own_books.h"
#include "lists/book/book_copy.h"
#include "lists/xml/data.h"

#define ROMANS "Scipio at Zama"
#define BOOK   "roman-mid-republican"

static char *
own_path (const char *name)
{
  g_autofree char *folder = mu_shelf_make_own_folder (NULL);

  ck_assert_ptr_nonnull (folder);
  return g_build_filename (folder, name, NULL);
}

static void
write_own (const char *name, const char *text)
{
  g_autofree char *path = own_path (name);

  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

static void
remove_own (const char *name)
{
  g_autofree char *path = own_path (name);

  g_remove (path);
}

static const MuShelf *
shelf_of (MuDesk *desk)
{
  return mu_club_books (mu_desk_club (desk));
}

static void
reload (MuDesk *desk)
{
  g_autoptr (GError) error = NULL;

  ck_assert_msg (mu_desk_reload_books (desk, &error), "%s", error ? error->message : "");
}

static GObject *
row (GListStore *rows, guint index)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (rows), index);

  ck_assert_ptr_nonnull (item);
  return item; /* the store keeps it */
}

START_TEST (faults_are_told_with_file_and_line)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (GListStore) rows = g_list_store_new (MU_TYPE_OWN_BOOK_ITEM);

  mu_own_books_show (rows, shelf_of (desk));
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 0);
  write_own ("z-bad.xml", "<army-book version='2'>\n<nonsense/>\n</army-book>\n");
  write_own ("a-copy.xml", mu_shelf_find (shelf_of (desk), BOOK)->xml);
  write_own ("notes.txt", "not a book");
  reload (desk);
  ck_assert_uint_eq (mu_own_books_faulty (shelf_of (desk)), 2);
  mu_own_books_show (rows, shelf_of (desk));
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 2);
  g_autofree char *same = text_of (row (rows, 0), "words");
  g_autofree char *bad = text_of (row (rows, 1), "words");
  ck_assert (truth_of (row (rows, 0), "faulty"));
  ck_assert_ptr_nonnull (strstr (same, "edition"));
  ck_assert_ptr_nonnull (strstr (bad, "z-bad.xml:"));
  remove_own ("z-bad.xml");
  remove_own ("a-copy.xml");
  remove_own ("notes.txt");
}
END_TEST

/* The list of Velites on the page comes from the book as it is now. */
START_TEST (what_is_mended_is_used_at_once)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuBook *before = mu_shelf_find (shelf_of (desk), BOOK);
  const guint books = mu_shelf_count (shelf_of (desk));

  ck_assert (mu_army_session_open (mu_desk_army (desk), list_named (desk, ROMANS), NULL));
  g_autofree char *path = mu_book_copy_file (before, shelf_of (desk), NULL, NULL, NULL);
  ck_assert_ptr_nonnull (path);
  reload (desk);
  ck_assert_uint_eq (mu_own_books_faulty (shelf_of (desk)), 0);
  ck_assert_uint_eq (mu_shelf_count (shelf_of (desk)), books + 1);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_desk_books (desk)), books + 1);
  const MuBook *own = mu_shelf_find (shelf_of (desk), BOOK "-own");
  ck_assert_ptr_nonnull (own);
  ck_assert_str_eq (own->name, "Mid Republican Roman (ours)");
  ck_assert_uint_eq (own->options->len, before->options->len);
  ck_assert_str_eq (before->id, BOOK); /* whoever borrowed it still has it */
  ck_assert (truth_of (mu_desk_army (desk), "legal"));
  g_autofree char *second = mu_book_copy_file (before, shelf_of (desk), NULL, NULL, NULL);
  ck_assert (g_str_has_suffix (second, BOOK "-own-2.xml"));
  g_remove (path);
  g_remove (second);
}
END_TEST

/* Every shipped book can be begun with. */
START_TEST (every_copy_is_a_book)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const MuShelf *shelf = shelf_of (desk);

  for (guint i = 0; i < mu_shelf_count (shelf); i += 9) {
    g_autoptr (GError) error = NULL;
    g_autofree char *path = mu_book_copy_file (mu_shelf_at (shelf, i), shelf, NULL, NULL, &error);
    g_autoptr (MuBook) book = path ? mu_book_read_file (path, &error) : NULL;
    ck_assert_msg (book != NULL, "%s", error ? error->message : "");
    ck_assert (g_str_has_suffix (book->id, "-own"));
    g_remove (path);
  }
}
END_TEST

#define LONG_ID "a-very-long-id-of-a-book-that-somebody-has-copied-again-and-again-and-once-more"

#define TWENTY    "twenty letters, well"
#define LONG_NAME TWENTY TWENTY TWENTY TWENTY TWENTY TWENTY

/* Books as people write them: quotes of either kind, a comment that names the element, a value
 * that holds what ends a tag, an id and a name that fill what there is. */
static const struct {
  const char *head, *id, *name;
} typed[] = {
  { "<army-book version='2' name='Us > \"them\"' id='us' ", "us-own", "Us > \"them\" (ours)" },
  { "<!-- <army-book id=\"x\" name=\"don't\"> -->\n<army-book\n  id = \"us\"\n  version=\"2\""
    " name=\"A &amp; B\" ",
    "us-own", "A & B (ours)" },
  { "<?xml version=\"1.0\"?><army-book version='2' id='" LONG_ID "' name='Back\\1slash' ",
    "a-very-long-id-of-a-book-that-somebody-has-copied-again-and-again-and-once-m-own",
    "Back\\1slash (ours)" },
  { "<army-book version='2' id='us' name='" LONG_NAME "' ", "us-own",
    TWENTY TWENTY TWENTY TWENTY TWENTY "twenty lette… (ours)" },
};

#define TYPED_REST                                                                                 \
  "edition='1' rules='wrg5' from='-275' to='-146' region='mediterranean' country='plain'"          \
  " generals='regular'><home>Here</home><option id='foot' name='Foot' min='0' max='60'"            \
  " unit-min='5' unit-max='60' order='attack' ranks='2' line='0'>"                                 \
  "<troop notation='Reg C HI HTW Sh'/></option></army-book>"

START_TEST (whatever_was_typed_is_copied)
{
  g_autoptr (MuDesk) desk = sample_desk ();

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *xml = g_strconcat (typed[i].head, TYPED_REST, NULL);
    g_autoptr (MuBook) book = mu_book_read_data (xml, strlen (xml), "typed.xml", &error);
    ck_assert_msg (book != NULL, "%s", error ? error->message : "");
    g_autofree char *path = mu_book_copy_file (book, shelf_of (desk), NULL, NULL, &error);
    g_autoptr (MuBook) copy = path ? mu_book_read_file (path, &error) : NULL;
    ck_assert_msg (copy != NULL, "%s", error ? error->message : "");
    ck_assert_str_eq (copy->id, typed[i].id);
    ck_assert_str_eq (copy->name, typed[i].name);
    g_remove (path);
  }
}
END_TEST

static void
count (MuDesk *desk, guint *told)
{
  (*told)++;
}

START_TEST (whoever_shows_books_is_told)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  guint told = 0;

  g_signal_connect (desk, "books-changed", G_CALLBACK (count), &told);
  for (int i = 0; i < 3; i++)
    reload (desk);
  ck_assert_uint_eq (told, 3);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    faults_are_told_with_file_and_line, what_is_mended_is_used_at_once, every_copy_is_a_book,
    whatever_was_typed_is_copied,       whoever_shows_books_is_told,
  };
  return run_suite_at_home ("own books", tests, G_N_ELEMENTS (tests));
}
