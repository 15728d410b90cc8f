/* Offers: what a unit costs before it is there, what keeps one out, and what to do then. */
#include <string.h>

#include "lists/edit/edit.h"
#include "lists/wrg/figures.h"
#include "tests/lists/common.h"

static MuList *
begin (int points)
{
  MuList *list = mu_list_new ("New");
  list->year = -202;
  list->points_limit = points;
  return list;
}

static MuListOffer
offer_of (const MuList *list, const MuBook *book, const char *option)
{
  g_autoptr (GPtrArray) offers = mu_list_offers (list, book);
  for (guint i = 0; i < offers->len; i++) {
    const MuListOffer *offer = offers->pdata[i];
    if (strcmp (offer->option->id, option) == 0)
      return *offer;
  }
  ck_abort_msg ("no %s are offered", option);
  return (MuListOffer){ 0 };
}

/* wrg.points.command: 33 foot at 6 are a fifth of 1,000 points, in whole files
 * 32; regulars pay 10 for their command. */
START_TEST (a_unit_is_priced_before_it_is_there)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = begin (1000);
  const MuListOffer offer = offer_of (list, book, "foot");
  ck_assert_int_eq (offer.bar, MU_OFFER_OPEN);
  ck_assert_int_eq (offer.unit, 32);
  ck_assert_int_eq (offer.points, 32 * 6 + 10);
  ck_assert_ptr_null (mu_list_offer_bar_words (&offer));
  mu_list_edit_add (list, book, NULL, "foot");
  ck_assert_int_eq (mu_list_points (list), offer.points);
}
END_TEST

/* Eight are the smallest body of foot that is not called small, though five would be legal. */
START_TEST (points_that_pay_a_small_body_pay_none)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = begin (8 * 6 + 10);
  MuListOffer offer = offer_of (list, book, "foot");
  ck_assert_int_eq (offer.bar, MU_OFFER_OPEN);
  ck_assert_int_eq (offer.unit, 8);
  list->points_limit--;
  offer = offer_of (list, book, "foot");
  ck_assert_int_eq (offer.bar, MU_OFFER_POINTS);
  ck_assert_int_eq (offer.points, 58);
  ck_assert_int_eq (offer.left, 57);
}
END_TEST

/* An army with these in it, and what keeps out whom. */
typedef struct {
  const char *has, *also;
  int figures, others;
  const char *option;
  MuOfferBar bar;
  const char *words; /* NULL: open */
} Bar;

static const Bar bars[] = {
  { "foot", NULL, 30, 0, "tribes", MU_OFFER_OPEN, NULL },
  { "foot", NULL, 29, 0, "tribes", MU_OFFER_NEEDS,
    "They come only with enough of Foot. Add those first" },
  { "foot", NULL, 120, 0, "foot", MU_OFFER_FULL, "The army has all 120 that the book allows" },
  { "foot", NULL, 115, 0, "foot", MU_OFFER_FEW,
    "Only 5 more may come, too few for a unit of their own. Add them to one that is there" },
  { "foot", NULL, 119, 0, "foot", MU_OFFER_FEW,
    "Only 1 more may come, too few for a unit of its own. Add it to one that is there" },
  { "foot", "light", 10, 20, "light", MU_OFFER_SHARE,
    "No more may come with so few of Foot. Add to those first" },
  { "foot", "light", 10, 15, "light", MU_OFFER_SHARE,
    "Only 5 more may come with so few of Foot. Add to those first" },
  { "horse", NULL, 10, 0, "pirates", MU_OFFER_EXCLUDED,
    "They never came with Horse. Take those out first" },
  /* the book says it of the pirates alone */
  { "pirates", NULL, 10, 0, "horse", MU_OFFER_EXCLUDED,
    "They never came with Pirates. Take those out first" },
};

START_TEST (what_keeps_them_out_is_told)
{
  const Bar *bar = &bars[_i];
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = begin (5000);
  add_unit (list, book, "One", bar->has, bar->figures);
  if (bar->also)
    add_unit (list, book, "Other", bar->also, bar->others);
  const MuListOffer offer = offer_of (list, book, bar->option);
  g_autofree char *words = mu_list_offer_bar_words (&offer);
  ck_assert_int_eq (offer.bar, bar->bar);
  ck_assert_pstr_eq (words, bar->words);
}
END_TEST

START_TEST (what_cannot_be_paid_is_told_with_its_price)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = begin (1500);
  add_unit (list, book, "Foot", "foot", 40); /* 250 points with their command */
  list->points_limit = 253;
  MuListOffer offer = offer_of (list, book, "foot");
  g_autofree char *words = mu_list_offer_bar_words (&offer);
  ck_assert_str_eq (words, "A unit of 8 costs 58 points, with 3 left. Take something out first");
  list->points_limit = 100;
  offer = offer_of (list, book, "foot");
  g_autofree char *none = mu_list_offer_bar_words (&offer);
  ck_assert_str_eq (none, "A unit of 8 costs 58 points, with 0 left. Take something out first");
}
END_TEST

START_TEST (more_units_than_a_battle_takes_are_not_offered)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = begin (MU_LIST_POINTS_MAX);
  while (list->units->len < MU_LIST_UNITS_MAX)
    add_unit (list, book, "Elephant", "chariots", 1)->figures = 0;
  const MuListOffer offer = offer_of (list, book, "foot");
  g_autofree char *words = mu_list_offer_bar_words (&offer);
  ck_assert_int_eq (offer.bar, MU_OFFER_TOO_MANY);
  ck_assert_ptr_nonnull (strstr (words, "as many as a battle takes"));
}
END_TEST

/* wrg.deploy.no-room: where nearly 480 paces are taken in front a new unit stands behind. */
START_TEST (a_new_unit_stands_where_there_is_room)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = begin (5000);
  mu_list_edit_add (list, book, NULL, "foot");
  ck_assert_int_eq (mu_list_unit (list, 0)->line, 0);
  while (mu_figures_line_width (list, 0) < MU_FIGURES_AREA_WIDTH - 10)
    mu_list_edit_figures (list, 0, mu_list_unit (list, 0)->figures + 2);
  mu_list_edit_add (list, book, NULL, "foot");
  ck_assert_int_eq (mu_list_unit (list, 1)->line, 1);
  ck_assert_int_eq (mu_list_unit (list, 1)->ranks, 2);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("offers");
  tcase_add_test (tests, a_unit_is_priced_before_it_is_there);
  tcase_add_test (tests, points_that_pay_a_small_body_pay_none);
  tcase_add_loop_test (tests, what_keeps_them_out_is_told, 0, COUNT (bars));
  tcase_add_test (tests, what_cannot_be_paid_is_told_with_its_price);
  tcase_add_test (tests, more_units_than_a_battle_takes_are_not_offered);
  tcase_add_test (tests, a_new_unit_stands_where_there_is_room);
  return run_case ("offers", tests);
}
