/* Order sheets: to XML and back, refused where they are broken or another's, judged
 * as a whole. */
#include <glib/gstdio.h>
#include <string.h>

#include "lists/wrg/orders/orders.h"
#include "tests/lists/orders_scene.h"

static MuOrders *
read_again (const char *data, gsize length)
{
  g_autoptr (GError) error = NULL;
  MuOrders *orders = mu_orders_read_data (data, length, "written.xml", &error);
  if (!orders)
    ck_abort_msg ("%s\n%s", error->message, data);
  return orders;
}

/* A sheet of the stage with its places and, for each body, random orders. */
static MuOrders *
random_sheet (guint64 *state, const Stage *stage)
{
  MuOrders *orders = mu_orders_new (stage->own, next_below (state, 2) ? stage->enemy : NULL);
  orders->side = next_below (state, 2) ? MU_SIDE_B : MU_SIDE_A;
  orders->width = next_below (state, 2) ? 960 : 0;
  for (int i = 0; i < stage->scene.place_count; i++) {
    const MuOrderPlace *place = &stage->scene.places[i];
    mu_orders_add_place (orders, place->name, place->kind, place->x, place->y);
  }
  orders->signals.defined = (guint8) next_below (state, 1 << MU_WRG_SIGNALS);
  for (int i = 0; i < MU_WRG_SIGNALS; i++)
    if (orders->signals.defined >> i & 1)
      orders->signals.kind[i] = (guint8) next_below (state, 3);
  set_text (&orders->signal_words[0],
            orders->signals.defined & 1 ? "a <red> cloak & \"horn\"" : "");
  set_text (&orders->standing_words, "Light cavalry attack light infantry. Elephants attack.");
  g_auto (MuOrdersFault) fault = { 0 };
  ck_assert (mu_orders_understand_standing (orders->standing_words, &orders->standing, &fault));
  for (int i = 0; i < (int) stage->own->units->len; i++) {
    MuOrderScene scene = stage->scene;
    scene.self = i;
    MuBodyOrders *body = mu_orders_ensure (orders, stage->own, i);
    random_orders (state, &scene, &body->orders);
    if (next_below (state, 2)) {
      g_free (body->words);
      body->words = mu_orders_words (&scene, &body->orders);
    }
  }
  return orders;
}

START_TEST (any_sheet_reads_back_the_same)
{
  g_auto (Stage) stage;
  guint64 state = 300 + (guint64) _i;
  gsize length, again_length;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = random_sheet (&state, &stage);
  g_autofree char *data = mu_orders_write_data (orders, &length);
  g_autoptr (MuOrders) again = read_again (data, length);
  g_autofree char *data_again = mu_orders_write_data (again, &again_length);
  ck_assert_str_eq (data, data_again);
  ck_assert_uint_eq (length, strlen (data));
  ck_assert_mem_eq (&orders->signals, &again->signals, sizeof orders->signals);
  ck_assert_mem_eq (&orders->standing, &again->standing, sizeof orders->standing);
  ck_assert_uint_eq (orders->bodies->len, again->bodies->len);
  for (guint i = 0; i < orders->bodies->len; i++) {
    const MuBodyOrders *a = g_ptr_array_index (orders->bodies, i);
    const MuBodyOrders *b = g_ptr_array_index (again->bodies, i);
    ck_assert_str_eq (a->name, b->name);
    ck_assert_str_eq (a->words, b->words);
    ck_assert_mem_eq (&a->orders, &b->orders, sizeof a->orders);
  }
}
END_TEST

/* What players write stays as it is, beside what was understood. */
START_TEST (words_are_kept_verbatim)
{
  static const char words[] = "  Take  & hold\tthe \"bridge\",\r\n <please>\n";
  g_auto (Stage) stage;
  gsize length;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, NULL);
  set_text (&mu_orders_ensure (orders, stage.own, 3)->words, words);
  g_autofree char *data = mu_orders_write_data (orders, &length);
  g_autoptr (MuOrders) again = read_again (data, length);
  ck_assert_str_eq (mu_orders_of (again, 3)->words, words);
  ck_assert_ptr_null (mu_orders_of (again, 2));
}
END_TEST

START_TEST (files_are_written_and_read)
{
  g_auto (Stage) stage;
  g_autoptr (GError) error = NULL;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, stage.enemy);
  g_autofree char *folder = g_dir_make_tmp ("muster-orders-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "orders.xml", NULL);
  ck_assert (mu_orders_write_file (orders, path, &error));
  g_autoptr (MuOrders) again = mu_orders_read_file (path, &error);
  ck_assert_ptr_nonnull (again);
  ck_assert_str_eq (again->enemy_name, "Scipio at Zama");
  ck_assert (mu_orders_fit (again, path, stage.own, stage.enemy, &error));
  g_unlink (path);
  ck_assert_ptr_null (mu_orders_read_file (path, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  g_rmdir (folder);
}
END_TEST

/* --- whose orders they are ---------------------------------------------- */

START_TEST (a_code_tells_lists_apart)
{
  g_auto (Stage) stage;
  stage_init (&stage);
  g_autofree char *own = mu_orders_list_code (stage.own);
  g_autofree char *enemy = mu_orders_list_code (stage.enemy);
  ck_assert_uint_eq (strlen (own), MU_ORDERS_CODE_LENGTH);
  ck_assert_str_ne (own, enemy);
  set_text (&stage.own->notes, "other notes");
  mu_list_unit (stage.own, 0)->figures--; /* losses of a campaign */
  g_autofree char *same = mu_orders_list_code (stage.own);
  ck_assert_str_eq (own, same);
  set_text (&mu_list_unit (stage.own, 0)->name, "Others");
  g_autofree char *other = mu_orders_list_code (stage.own);
  ck_assert_str_ne (own, other);
}
END_TEST

static void
expect_misfit (const MuOrders *orders, const MuList *list, const MuList *enemy, MuFileError code,
               const char *says)
{
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_orders_fit (orders, "sheet.xml", list, enemy, &error));
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, code), "%s", error->message);
  ck_assert (g_str_has_prefix (error->message, "sheet.xml:"));
  ck_assert_msg (strstr (error->message, says) != NULL, "%s", error->message);
}

START_TEST (orders_for_another_list_are_refused)
{
  g_auto (Stage) stage;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, stage.enemy);
  expect_misfit (orders, stage.enemy, NULL, MU_FILE_ERROR_FOREIGN, "“Hannibal at Zama” (code ");
  expect_misfit (orders, stage.own, stage.own, MU_FILE_ERROR_FOREIGN, "“Scipio at Zama”");
  MuBodyOrders *body = mu_orders_ensure (orders, stage.own, 2);
  set_text (&body->name, "Camels");
  expect_misfit (orders, stage.own, NULL, MU_FILE_ERROR_INVALID, "in the list it is “Elephants”");
  body->unit = 40;
  expect_misfit (orders, stage.own, NULL, MU_FILE_ERROR_INVALID, "which the list has not");
  set_text (&mu_list_unit (stage.own, 8)->name, "Libyans");
  expect_misfit (orders, stage.own, NULL, MU_FILE_ERROR_FOREIGN, "has been changed since");
}
END_TEST

START_TEST (orders_for_another_field_are_refused)
{
  g_auto (Stage) stage;
  g_autoptr (GError) error = NULL;
  MuOrderPlace moved[8];
  stage_init (&stage);
  const int count = stage.scene.place_count;
  memcpy (moved, stage.scene.places, sizeof *moved * (gsize) count);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, NULL);
  ck_assert (mu_orders_fit_places (orders, "sheet.xml", moved, count, &error));
  mu_orders_set_places (orders, moved, count);
  ck_assert (mu_orders_fit_places (orders, "sheet.xml", moved, count, &error));
  ck_assert (!mu_orders_fit_places (orders, "sheet.xml", moved, count - 1, NULL));
  moved[2].x++;
  ck_assert (!mu_orders_fit_places (orders, "sheet.xml", moved, count, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN));
  ck_assert_ptr_nonnull (strstr (error->message, "sheet.xml: the orders are for another field"));
  ck_assert_ptr_nonnull (strstr (error->message, "place 3"));
}
END_TEST

/* --- bad input ---------------------------------------------------------- */

#define HEAD               "<orders version=\"1\" rules=\"wrg5\" list=\"L\" code=\"0123456789ab\" side=\"a\">\n"
#define BODY               HEAD "<body unit=\"1\" name=\"U\">\n"
#define CLAUSE(attributes) BODY "<clause " attributes "/>\n</body>\n</orders>\n"
#define CLAUSES_8                                                                                  \
  "<clause act=\"hold\"/><clause act=\"hold\"/><clause act=\"hold\"/><clause act=\"hold\"/>"       \
  "<clause act=\"hold\"/><clause act=\"hold\"/><clause act=\"hold\"/><clause act=\"hold\"/>\n"

/* clang-format off */
static const struct {
  const char *data;
  MuFileError code;
  int line;
  const char *says;
} bad[] = {
  { "", MU_FILE_ERROR_NOT_XML, 1, "empty" },
  { "Hold the bridge", MU_FILE_ERROR_NOT_XML, 1, "no XML" },
  { HEAD, MU_FILE_ERROR_NOT_XML, 2, "cut short" },
  { "<army-list version=\"1\"/>", MU_FILE_ERROR_FOREIGN, 1, "expected <orders>" },
  { "<orders version=\"2\"/>", MU_FILE_ERROR_FOREIGN, 1, "a newer Muster" },
  { "<!DOCTYPE x [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><orders>&f;</orders>", MU_FILE_ERROR_HOSTILE, 1, "DOCTYPE" },
  { "<orders version=\"1\" rules=\"wrg5\" list=\"L\" code=\"no code\" side=\"a\"/>", MU_FILE_ERROR_INVALID, 1, "12 hexadecimal digits" },
  { HEAD "<body name=\"U\"/>\n</orders>", MU_FILE_ERROR_INVALID, 2, "unit" },
  { HEAD "<body unit=\"0\" name=\"U\"/>\n</orders>", MU_FILE_ERROR_INVALID, 2, "counted from 1" },
  { HEAD "<body unit=\"257\" name=\"U\"/>\n</orders>", MU_FILE_ERROR_INVALID, 2, "counted from 1" },
  { HEAD "<body unit=\"1\" name=\"U\"/>\n<body unit=\"1\" name=\"U\"/>\n</orders>", MU_FILE_ERROR_INVALID, 3, "twice" },
  { HEAD "<signal number=\"8\" kind=\"visual\"/>\n</orders>", MU_FILE_ERROR_INVALID, 2, "1 to 7" },
  { HEAD "<signal number=\"1\" kind=\"visual\"/>\n<signal number=\"1\" kind=\"visual\"/>\n</orders>", MU_FILE_ERROR_INVALID, 3, "twice" },
  { HEAD "<place kind=\"wood\" x=\"5000\" y=\"1\"/>\n</orders>", MU_FILE_ERROR_INVALID, 2, "0 to 4000" },
  { CLAUSE ("act=\"dance\""), MU_FILE_ERROR_INVALID, 3, "attack, hold or skirmish" },
  { CLAUSE ("when=\"period\""), MU_FILE_ERROR_INVALID, 3, "expected a number" },
  { CLAUSE ("number=\"3\""), MU_FILE_ERROR_INVALID, 3, "when=\"period\"" },
  { CLAUSE ("when=\"signal\" number=\"9\""), MU_FILE_ERROR_INVALID, 3, "from 1 to 7" },
  { CLAUSE ("until=\"300\""), MU_FILE_ERROR_INVALID, 3, "1 to 254" },
  { CLAUSE ("against=\"HI cats\""), MU_FILE_ERROR_INVALID, 3, "“cats”" },
  { CLAUSE ("if=\"sad\""), MU_FILE_ERROR_INVALID, 3, "“sad”" },
  { CLAUSE ("if-unit=\"3\""), MU_FILE_ERROR_INVALID, 3, "belongs to if" },
  { CLAUSE ("move=\"place\""), MU_FILE_ERROR_INVALID, 3, "at belongs to" },
  { CLAUSE ("move=\"place\" at=\"feature\" place=\"1\""), MU_FILE_ERROR_INVALID, 3, "place 1 is not in the file" },
  { CLAUSE ("move=\"place\" at=\"feature\""), MU_FILE_ERROR_INVALID, 3, "at=\"feature\"" },
  { CLAUSE ("move=\"place\" at=\"point\" x=\"3\""), MU_FILE_ERROR_INVALID, 3, "at=\"point\"" },
  { CLAUSE ("move=\"stay\" at=\"centre\""), MU_FILE_ERROR_INVALID, 3, "at belongs to" },
  { CLAUSE ("move=\"direction\""), MU_FILE_ERROR_INVALID, 3, "direction belongs to" },
  { CLAUSE ("move=\"stay\" paces=\"3\""), MU_FILE_ERROR_INVALID, 3, "paces belong to" },
  { CLAUSE ("move=\"stay\" enemy=\"3\""), MU_FILE_ERROR_INVALID, 3, "move=\"enemy\"" },
  { CLAUSE ("move=\"stay\" route=\"by\""), MU_FILE_ERROR_INVALID, 3, "route=\"by\"" },
  { CLAUSE ("friends=\"2 x\""), MU_FILE_ERROR_INVALID, 3, "“x”" },
  { CLAUSE ("friends=\"1 2 3 4 5\""), MU_FILE_ERROR_INVALID, 3, "more than 4 friends" },
  { BODY "<clause route=\"by\">\n<by/>\n</clause>\n</body>\n</orders>", MU_FILE_ERROR_INVALID, 4, "which place" },
  { BODY CLAUSES_8 "<clause act=\"hold\"/>\n</body>\n</orders>", MU_FILE_ERROR_INVALID, 4, "more than 8 clauses" },
  { BODY "<arrival how=\"flank-march\" edge=\"side\"/>\n</body>\n</orders>", MU_FILE_ERROR_INVALID, 3, "flank belongs to" },
  { HEAD "<standing-orders><line act=\"hold\" own=\"Nobody\"/></standing-orders>\n</orders>", MU_FILE_ERROR_INVALID, 2, "“Nobody”" },
};
/* clang-format on */

START_TEST (a_broken_sheet_is_refused_at_its_line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *place = g_strdup_printf ("bad.xml:%d:", bad[_i].line);
  ck_assert_ptr_null (mu_orders_read_data (bad[_i].data, strlen (bad[_i].data), "bad.xml", &error));
  ck_assert_msg (g_error_matches (error, MU_FILE_ERROR, bad[_i].code), "%s", error->message);
  ck_assert_msg (g_str_has_prefix (error->message, place), "%s", error->message);
  ck_assert_msg (strstr (error->message, bad[_i].says) != NULL, "%s", error->message);
}
END_TEST

/* --- the whole sheet ---------------------------------------------------- */

static const MuOrdersIssue *
issue_of (const GPtrArray *issues, int unit)
{
  for (guint i = 0; i < issues->len; i++) {
    const MuOrdersIssue *issue = g_ptr_array_index (issues, i);
    if (issue->unit == unit)
      return issue;
  }
  return NULL;
}

static void
expect_issue (const GPtrArray *issues, int unit, const char *rule, const char *says)
{
  const MuOrdersIssue *issue = issue_of (issues, unit);
  ck_assert_ptr_nonnull (issue);
  ck_assert_str_eq (mu_rule_id (issue->rule), rule);
  ck_assert_msg (strstr (issue->message, says) != NULL, "%s", issue->message);
}

/* wrg.orders.initial, wrg.orders.default: every body has an order, or does as usual */
START_TEST (words_become_orders)
{
  g_auto (Stage) stage;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, NULL);
  set_text (&mu_orders_ensure (orders, stage.own, 5)->words, "Stay and hold");
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  ck_assert (mu_orders_issues_fine (issues));
  ck_assert_ptr_null (issue_of (issues, 5));
  ck_assert_int_eq (mu_orders_of (orders, 5)->orders.clause[0].act, MU_WRG_ACT_HOLD);
  ck_assert_uint_eq (issues->len, 8);
  expect_issue (issues, 1, "wrg.orders.initial", "it skirmishes");
  expect_issue (issues, 2, "wrg.orders.initial", "it attacks");
  expect_issue (issues, 8, "wrg.orders.initial", "it holds");
}
END_TEST

/* wrg.orders.skirmish, wrg.orders.conditional, wrg.orders.invalid */
START_TEST (each_body_is_judged)
{
  g_auto (Stage) stage;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, NULL);
  set_text (&mu_orders_ensure (orders, stage.own, 5)->words, "Stay and skirmish");
  set_text (&mu_orders_ensure (orders, stage.own, 6)->words, "Hold at discretion");
  set_text (&mu_orders_ensure (orders, stage.own, 8)->words, "Stay and hold");
  MuWrgClause *clause = mu_orders_of (orders, 8)->orders.clause;
  clause->move = MU_WRG_MOVE_STAY;
  clause->act = MU_WRG_ACT_ATTACK;
  mu_orders_of (orders, 8)->orders.count = 1;
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  ck_assert (!mu_orders_issues_fine (issues));
  expect_issue (issues, 5, "wrg.orders.skirmish", "say attack or hold");
  ck_assert_str_eq (issue_of (issues, 5)->word, "Stay and skirmish.");
  expect_issue (issues, 6, "wrg.orders.invalid", "leaves the choice");
  expect_issue (issues, 8, "wrg.orders.conditional", "mean “Stay and hold.”, but the clauses say");
}
END_TEST

/* wrg.signals.improvised, wrg.signals.regular-five, wrg.orders.standing */
START_TEST (signals_and_standing_orders_are_judged)
{
  g_auto (Stage) stage;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, NULL);
  orders->signals = (MuWrgSignalBook){ .defined = 0x03 }; /* both visual */
  set_text (&orders->standing_words, "All troops hold.");
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  ck_assert_uint_eq (issues->len, 1); /* standing orders are orders enough */
  expect_issue (issues, MU_LIST_NO_UNIT, "wrg.signals.improvised", "two signals at most");
  ck_assert_int_eq (orders->standing.count, 1);

  orders->signals = (MuWrgSignalBook){ .defined = 0x01, .kind = { MU_WRG_SIGNAL_AUDIO_VISUAL } };
  mu_list_general (stage.own, 0)->regular = FALSE;
  g_autoptr (GPtrArray) irregular = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  expect_issue (irregular, MU_LIST_NO_UNIT, "wrg.signals.regular-five", "regular general");

  orders->signals.defined = 0;
  set_text (&orders->standing_words, "All troops attack.");
  g_autoptr (GPtrArray) other = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  expect_issue (other, MU_LIST_NO_UNIT, "wrg.orders.conditional", "different things");
  set_text (&orders->standing_words, "All troops dance.");
  g_autoptr (GPtrArray) dance = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  expect_issue (dance, MU_LIST_NO_UNIT, "", "not understood");
  set_text (&orders->standing_words, "");
  orders->standing.line[0].act = MU_WRG_ACT_SKIRMISH;
  orders->standing.line[0].own = MU_TROOP_BIT (MU_TROOP_EL);
  g_autoptr (GPtrArray) line = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  expect_issue (line, MU_LIST_NO_UNIT, "wrg.orders.skirmish", "attack or hold");
}
END_TEST

/* wrg.deploy.outscouted */
START_TEST (the_outscouted_stay_on_the_table)
{
  g_auto (Stage) stage;
  stage_init (&stage);
  g_autoptr (MuOrders) orders = mu_orders_new (stage.own, NULL);
  set_text (&mu_orders_ensure (orders, stage.own, 0)->words, "In reserve. Advance and attack");
  g_autoptr (GPtrArray) fine = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_NONE);
  ck_assert_ptr_null (issue_of (fine, 0));
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, stage.own, NULL, MU_SIDE_A);
  expect_issue (issues, 0, "wrg.deploy.outscouted", "");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("orders");
  tcase_add_loop_test (tests, any_sheet_reads_back_the_same, 0, 30);
  tcase_add_test (tests, words_are_kept_verbatim);
  tcase_add_test (tests, files_are_written_and_read);
  tcase_add_test (tests, a_code_tells_lists_apart);
  tcase_add_test (tests, orders_for_another_list_are_refused);
  tcase_add_test (tests, orders_for_another_field_are_refused);
  tcase_add_loop_test (tests, a_broken_sheet_is_refused_at_its_line, 0, COUNT (bad));
  tcase_add_test (tests, words_become_orders);
  tcase_add_test (tests, each_body_is_judged);
  tcase_add_test (tests, signals_and_standing_orders_are_judged);
  tcase_add_test (tests, the_outscouted_stay_on_the_table);
  return run_case ("orders", tests);
}
