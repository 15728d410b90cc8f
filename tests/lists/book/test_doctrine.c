/* The doctrine of army books: what is read, what is refused and where, what holds
 * where a book is silent. */
#include <string.h>

#include "lists/book/doctrine.h"
#include "tests/lists/common.h"

/* The test book with this in place of its last line. */
static MuBook *
book_with (const char *doctrine, GError **error)
{
  const char *end = strstr (test_book_xml, "</army-book>");
  g_autofree char *head = g_strndup (test_book_xml, (gsize) (end - test_book_xml));
  g_autofree char *data = g_strconcat (head, doctrine, "</army-book>\n", NULL);
  return mu_book_read_data (data, strlen (data), "book.xml", error);
}

#define DOCTRINE_LINE 38 /* of the test book's text, behind its last option */

START_TEST (a_book_without_one_has_the_usual)
{
  g_autoptr (MuBook) book = test_book ();
  const MuDoctrine *doctrine = &book->doctrine;
  ck_assert (!doctrine->given);
  ck_assert_uint_eq (doctrine->posts->len, 0);
  ck_assert_int_eq (doctrine->battle, MU_BATTLE_ATTACK);
  ck_assert_int_eq (doctrine->strong_wing, MU_STRONG_NONE);
  ck_assert_int_eq (doctrine->general, MU_GENERAL_BEHIND);
  ck_assert_int_eq (doctrine->flank_march, MU_LIKING_NEVER);
  ck_assert_int_eq (doctrine->caution, MU_CAUTION_STEADY);
  ck_assert_ptr_null (doctrine->note);
  ck_assert_ptr_null (mu_doctrine_option (doctrine, "foot"));
  ck_assert_ptr_null (mu_doctrine_role (doctrine, MU_ROLE_HORSE));
}
END_TEST

START_TEST (all_of_it_is_read)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBook) book = book_with (
      "<doctrine battle='wait' strong-wing='left' weak-wing='refused' general='strong-wing'"
      " screen='fights' horse='pursues' flank-march='often' ambush='seldom' caution='bold'>"
      "<post option='foot' at='line' row='2' ranks='4' deepest='8' order='attack' wait='3'/>"
      "<post troops='horse' at='right-wing'/><post troops='elephants' at='reserve' order='hold'/>"
      "<note>As they\n  stood.</note></doctrine>",
      &error);
  if (!book)
    ck_abort_msg ("%s", error->message);
  const MuDoctrine *it = &book->doctrine;
  ck_assert (it->given && it->battle == MU_BATTLE_WAIT && it->strong_wing == MU_STRONG_LEFT);
  ck_assert (it->weak_wing == MU_WEAK_REFUSED && it->general == MU_GENERAL_STRONG_WING);
  ck_assert (it->screen == MU_SCREEN_FIGHTS && it->horse == MU_HORSE_PURSUES);
  ck_assert (it->flank_march == MU_LIKING_OFTEN && it->ambush == MU_LIKING_SELDOM);
  ck_assert_int_eq (it->caution, MU_CAUTION_BOLD);
  ck_assert_str_eq (it->note, "As they stood.");
  const MuDoctrinePost *foot = mu_doctrine_option (it, "foot");
  ck_assert (foot->at == MU_POST_LINE && foot->row == 2 && foot->ranks == 4);
  ck_assert (foot->deepest == 8 && foot->order == MU_POST_ORDER_ATTACK && foot->wait == 3);
  const MuDoctrinePost *horse = mu_doctrine_role (it, MU_ROLE_HORSE);
  ck_assert (horse->at == MU_POST_RIGHT_WING && horse->row == 1 && horse->ranks == 0);
  ck_assert_int_eq (mu_doctrine_role (it, MU_ROLE_ELEPHANTS)->order, MU_POST_ORDER_HOLD);
  g_autofree char *words = mu_doctrine_words (it);
  ck_assert_ptr_nonnull (strstr (words, "The left wing is the strong one. The other is refused."));
}
END_TEST

static const struct {
  const char *doctrine;
  const char *words;
} faults[] = {
  { "<doctrine battle='charge'/>", "attack, wait or harass" },
  { "<doctrine><post at='line'/></doctrine>", "option" },
  { "<doctrine><post option='foot'/></doctrine>", "at" },
  { "<doctrine><post option='foot' troops='horse' at='line'/></doctrine>", "post" },
  { "<doctrine><post option='foot' at='middle'/></doctrine>", "screen, before, line" },
  { "<doctrine><post option='feet' at='line'/></doctrine>", "name an option by its id" },
  { "<doctrine><post troops='pikemen' at='line'/></doctrine>", "heavy-foot, loose-foot" },
  { "<doctrine><post option='foot' at='line'/><post option='foot' at='wings'/></doctrine>",
    "foot has a post already" },
  { "<doctrine><post troops='horse' at='line'/><post troops='horse' at='wings'/></doctrine>",
    "horse has a post already" },
  { "<doctrine><post option='foot' at='line' row='7'/></doctrine>", "1 to 6" },
  { "<doctrine><post option='foot' at='line' ranks='17'/></doctrine>", "1 to 16" },
  { "<doctrine><post option='foot' at='line' ranks='4' deepest='2'/></doctrine>",
    "deepest 2 is less than ranks 4" },
  { "<doctrine><post option='light' at='screen' row='2'/></doctrine>", "“screen” has no row 2" },
  { "<doctrine><post option='foot' at='line' order='hold' wait='3'/></doctrine>",
    "leave it out, or order attack" },
  { "<doctrine><post option='foot' at='line' order='skirmish'/></doctrine>",
    "Battlefield orders" }, /* wrg.orders.skirmish */
  { "<doctrine><post option='engines' at='reserve' order='attack'/></doctrine>",
    "Battlefield orders" }, /* wrg.orders.attack */
  { "<doctrine weak-wing='holds'/>", "say by strong-wing" },
  { "<doctrine strong-wing='both' weak-wing='holds'/>", "say by strong-wing" },
  { "<doctrine general='strong-wing'/>", "there is none" },
};

/* wrg.orders.skirmish, wrg.orders.attack: what the book asks for must be possible. */
START_TEST (a_fault_is_named_with_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBook) book = book_with (faults[_i].doctrine, &error);
  g_autofree char *place = g_strdup_printf ("book.xml:%d: ", DOCTRINE_LINE);
  ck_assert_msg (book == NULL, "%s", faults[_i].doctrine);
  if (!g_str_has_prefix (error->message, place) || !strstr (error->message, faults[_i].words))
    ck_abort_msg ("expected %s… %s, got: %s", place, faults[_i].words, error->message);
}
END_TEST

/* wrg.troops.type.*: every type has a role, and every role a post. */
START_TEST (every_type_has_a_post)
{
  const MuRole role = mu_role_of ((MuTroopType) _i);
  const MuDoctrinePost *post = mu_doctrine_usual (role);
  ck_assert_int_lt (role, MU_ROLES);
  const gboolean train = mu_type_is_transport ((MuTroopType) _i);
  ck_assert (post->role == role && post->row == (train ? 2 : 1) && !post->option);
  ck_assert (train == (role == MU_ROLE_TRAIN));
  ck_assert (train || mu_type_is_model ((MuTroopType) _i) == (role >= MU_ROLE_CHARIOTS));
  ck_assert (*mu_role_words (role) && *mu_post_words (post->at));
  ck_assert (*mu_role_key (role) && *mu_post_key (post->at));
}
END_TEST

START_TEST (shipped_books_say_how_they_fought)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    g_autofree char *words = mu_doctrine_words (&book->doctrine);
    ck_assert_msg (book->doctrine.given && book->doctrine.note, "%s", book->id);
    ck_assert_uint_gt (book->doctrine.posts->len, 3);
    ck_assert_uint_gt (strlen (words), 40);
  }
  const MuDoctrine *roman = &mu_shelf_find (shelf, "roman-mid-republican")->doctrine;
  ck_assert_int_eq (mu_doctrine_option (roman, "velites")->at, MU_POST_SCREEN);
  ck_assert_int_eq (mu_doctrine_option (roman, "hastati")->row, 1);
  ck_assert_int_eq (mu_doctrine_option (roman, "principes")->row, 2);
  ck_assert_int_eq (mu_doctrine_option (roman, "triarii")->row, 3);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("doctrine");
  tcase_add_test (tests, a_book_without_one_has_the_usual);
  tcase_add_test (tests, all_of_it_is_read);
  tcase_add_loop_test (tests, a_fault_is_named_with_its_line, 0, COUNT (faults));
  tcase_add_loop_test (tests, every_type_has_a_post, 0, MU_TROOP_TYPES);
  tcase_add_test (tests, shipped_books_say_how_they_fought);
  return run_case ("doctrine", tests);
}
