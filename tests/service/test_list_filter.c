/* Finding lists by what is known of them. */

#include "app/service/club/list_filter.h"
#include "tests/service/fixture.h"

static char name[] = "Scipio at Zama", player[] = "Zoë Smith", tags[] = "club  Friday-night 1000";
static char book_id[] = "roman-mid-republican";
static const MuListRow row = { .id = 1,
                               .name = name,
                               .player = player,
                               .rules = MU_RULES_WRG5,
                               .book_id = book_id,
                               .year = -202,
                               .points = 997,
                               .points_limit = 1000,
                               .tags = tags };

typedef struct {
  MuListFilter filter;
  gboolean matches;
} Case;

#define ANY .years = ALL, .points_to = 100000
#define ALL                                                                                        \
  {                                                                                                \
    .from = -9999, .to = 9999                                                                      \
  }
#define W(x)                                                                                       \
  {                                                                                                \
    .text = x                                                                                      \
  }

static const Case cases[] = {
  { { ANY }, TRUE },
  { { ANY, .army = "roman-mid-republican" }, TRUE },
  { { ANY, .army = "ROMAN-MID-REPUBLICAN" }, TRUE },
  { { ANY, .army = "republican roman" }, TRUE },
  { { ANY, .army = "roman-mid" }, FALSE },
  { { ANY, .army = "carthag" }, FALSE },
  { { ANY, .player = "ZOË" }, TRUE },
  { { ANY, .player = "smith" }, TRUE },
  { { ANY, .player = "zoe" }, FALSE },
  { { ANY, .tag = "friday-night" }, TRUE },
  { { ANY, .tag = "friday" }, FALSE },
  { { ANY, .tag = "" }, FALSE },
  { { ANY, .tag = "1000" }, TRUE },
  { { ANY, .rules = MU_RULES_WRG5 }, TRUE },
  { { ANY, .rules = MU_RULES_AWFP }, FALSE },
  { { .years = { .from = -202, .to = -202 }, .points_to = 1000 }, TRUE },
  { { .years = { .from = -201, .to = 9999 }, .points_to = 1000 }, FALSE },
  { { .years = { .from = -9999, .to = -203 }, .points_to = 1000 }, FALSE },
  { { .years = { .from = -9999, .to = 9999 }, .points_from = 1000, .points_to = 1000 }, TRUE },
  { { .years = { .from = -9999, .to = 9999 }, .points_from = 1001, .points_to = 9999 }, FALSE },
  { { .years = { .from = -9999, .to = 9999 }, .points_from = 0, .points_to = 999 }, FALSE },
  { { ANY, .words = { W ("zama") }, .word_count = 1 }, TRUE },
  { { ANY, .words = { W ("zama"), W ("SMITH"), W ("mid"), W ("club") }, .word_count = 4 }, TRUE },
  { { ANY, .words = { W ("zama"), W ("cannae") }, .word_count = 2 }, FALSE },
  { { ANY, .army = "roman", .player = "zoë", .tag = "club", .words = { W ("at") },
      .word_count = 1 },
    TRUE },
  { { ANY, .army = "roman", .player = "zoë", .tag = "none", .words = { W ("at") },
      .word_count = 1 },
    FALSE },
};
#define CASES ((int) G_N_ELEMENTS (cases))

START_TEST (a_list_passes_or_not)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  ck_assert_ptr_nonnull (shelf);
  ck_assert_int_eq (
      mu_list_filter_matches (&cases[_i].filter, &row, mu_shelf_find (shelf, row.book_id)),
      cases[_i].matches);
}
END_TEST

START_TEST (without_a_book_its_id_is_looked_at)
{
  MuListFilter filter;
  mu_list_filter_init (&filter);
  ck_assert (mu_list_filter_matches (&filter, &row, NULL));
  filter.army = "mid-rep";
  ck_assert (mu_list_filter_matches (&filter, &row, NULL));
  filter.army = "Republican Roman";
  ck_assert (!mu_list_filter_matches (&filter, &row, NULL));
}
END_TEST

/* "202" is a word or a year of either era; with an era it is that year alone. */
START_TEST (words_may_be_years)
{
  static const struct {
    const char *words;
    gboolean matches;
  } rows[] = {
    { "zama|202", TRUE },    { "zama|202|BC", TRUE }, { "zama|202 BC", TRUE },
    { "BC|202|zama", TRUE }, { "zama|-202", TRUE },   { "zama|202|AD", FALSE },
    { "zama|203", FALSE },   { "AD|202", FALSE },     { "202|v.|Chr.", TRUE },
    { "1000", TRUE },        { "zama|BC", FALSE },    { "zama|cannae|202", FALSE },
    { "1000|202 BC", TRUE },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_auto (GStrv) words = g_strsplit (rows[i].words, "|", -1);
    MuListFilter filter;
    mu_list_filter_init (&filter);
    mu_list_filter_add_words (&filter, words);
    ck_assert_msg (mu_list_filter_matches (&filter, &row, NULL) == rows[i].matches, "%s",
                   rows[i].words);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("list filter");
  tcase_add_loop_test (tests, a_list_passes_or_not, 0, CASES);
  tcase_add_test (tests, without_a_book_its_id_is_looked_at);
  tcase_add_test (tests, words_may_be_years);
  return fixture_run ("list filter", tests);
}
