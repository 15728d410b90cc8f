/* Orders that are changed between two periods: read, sent, recorded, fought again. */
#include <string.h>

#include "app/service/battle/battle_halt.h"
#include "app/service/club/club.h"
#include "db/store.h"
#include "lists/battle/battle_setup.h"
#include "lists/battle/wrg/new_orders.h"
#include "reports/account/account.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/service/fixture.h"

#define NUMIDIANS 0
#define GUARD     6 /* with Scipio */
#define TRIARII   7
#define ELEPHANTS 8 /* the first of side B */

static MuList *list[MU_SIDES];
static MuFieldPlan *zama;
static MuBattleRecord *fought; /* A by written orders, B without */

static MuOrders *
write_sheet (void)
{
  MuOrders *sheet = mu_orders_new (list[MU_SIDE_A], list[MU_SIDE_B]);
  for (guint i = 0; i < list[MU_SIDE_A]->units->len; i++) {
    MuBodyOrders *body = mu_orders_ensure (sheet, list[MU_SIDE_A], (int) i);
    g_free (body->words);
    body->words = g_strdup ("Stay and hold.");
  }
  return sheet;
}

static MuBattleRecord *
fight (gboolean with_orders)
{
  g_autoptr (MuOrders) sheet = with_orders ? write_sheet () : NULL;
  const MuBattlePlan plan = { .name = "Zama",
                              .list = { list[MU_SIDE_A], list[MU_SIDE_B] },
                              .orders = { sheet },
                              .field = zama,
                              .seed = 7,
                              .month = 10 };
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record && mu_battle_fight (record, NULL, NULL, NULL, &error), "%s",
                 error ? error->message : "");
  return record;
}

static void
set_up (void)
{
  fixture_zama (list);
  zama = fixture_field ("zama");
  fought = fight (TRUE);
}

static void
tear_down (void)
{
  mu_battle_record_free (fought);
  mu_field_plan_free (zama);
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (list[side]);
}

static MuBattleHalt *
halt_after (const MuBattleRecord *record, int period)
{
  g_autoptr (GError) error = NULL;
  MuBattleHalt *halt = mu_battle_halt_new (record, period, &error);
  ck_assert_msg (halt != NULL, "%s", error ? error->message : "");
  return halt;
}

/* The words, read for the body and put among the rulings. */
static void
write_order (GArray *rulings, int after, int body, const char *words)
{
  g_auto (MuOrdersFault) fault = { 0 };
  MuRuling ruling = {
    .after = after, .kind = MU_RULING_ORDERS, .body = body, .words = (char *) (guintptr) words
  };
  g_autoptr (GBytes) orders = NULL;
  const gboolean read = mu_new_orders_read (fought, body, words, &orders, &fault);
  ck_assert_msg (read, "%s", fault.message);
  ruling.orders = orders;
  mu_rulings_insert (rulings, &ruling);
}

/* Orders for two bodies after period 2, fought to the end. */
static MuBattleRecord *
go_on (void)
{
  g_autoptr (MuBattleHalt) halt = halt_after (fought, 2);
  g_autoptr (GArray) rulings = mu_rulings_new ();
  write_order (rulings, 2, TRIARII, "Advance and attack.");
  write_order (rulings, 2, GUARD, "Take and hold Hannibal’s hill.");
  MuBattleRecord *record = mu_battle_halt_go_on (halt, rulings);
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_fight (record, NULL, NULL, NULL, &error), "%s",
                 error ? error->message : "");
  return record;
}

static const MuEvent *
find_event (const MuBattleRecord *record, MuEventKind kind, int period, int body)
{
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == kind && event->period == period && event->body == body)
      return event;
  }
  return NULL;
}

/* wrg.orders.messenger: one rides to the triarii; wrg.orders.follow-me: Scipio tells his
 * guard himself. Up to then all is the same. */
START_TEST (orders_are_sent_in_the_next_period)
{
  g_autoptr (MuBattleRecord) record = go_on ();
  const MuEvent *sent = find_event (record, MU_EVENT_MESSENGER, 3, TRIARII);
  ck_assert_ptr_nonnull (sent);
  ck_assert_int_eq (sent->value[0], MU_MESSENGER_SENT);
  ck_assert_ptr_null (find_event (record, MU_EVENT_MESSENGER, 3, GUARD));
  ck_assert_ptr_nonnull (find_event (record, MU_EVENT_ORDERS, 3, GUARD));
  ck_assert_uint_ne (record->digest, fought->digest);
  g_autoptr (MuBattleHalt) one = halt_after (record, 2);
  g_autoptr (MuBattleHalt) other = halt_after (fought, 2);
  for (int i = 0; i < mu_battle_halt_bodies (one); i++) {
    const MuBodyStand a = mu_battle_halt_stand (one, i), b = mu_battle_halt_stand (other, i);
    ck_assert_mem_eq (&a, &b, sizeof a);
  }
}
END_TEST

START_TEST (they_fight_again_from_the_seed)
{
  g_autoptr (MuBattleRecord) record = go_on ();
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
  g_array_remove_index (record->rulings, 0);
  ck_assert_uint_ne (fixture_digest_again (record), record->digest);
}
END_TEST

static void
same_rulings (const MuBattleRecord *one, const MuBattleRecord *other)
{
  ck_assert_uint_eq (one->rulings->len, other->rulings->len);
  for (guint i = 0; i < one->rulings->len; i++) {
    const MuRuling *a = &g_array_index (one->rulings, MuRuling, i);
    const MuRuling *b = &g_array_index (other->rulings, MuRuling, i);
    ck_assert_int_eq (a->after, b->after);
    ck_assert_int_eq (a->kind, b->kind);
    ck_assert_int_eq (a->body, b->body);
    ck_assert_str_eq (a->words ? a->words : "", b->words ? b->words : "");
    ck_assert (a->orders ? g_bytes_equal (a->orders, b->orders) : !b->orders);
    ck_assert_mem_eq (&a->stand, &b->stand, sizeof a->stand);
  }
}

START_TEST (the_sheet_carries_them)
{
  g_autoptr (MuBattleRecord) record = go_on ();
  const MuRuling concession = { .after = 4, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_battle_record_reopen (record);
  mu_rulings_add (record->rulings, &concession);
  g_autoptr (GError) error = NULL;
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, &error));
  gsize length = 0, again = 0;
  g_autofree char *sheet = mu_battle_sheet_write_data (record, &length);
  ck_assert_ptr_nonnull (strstr (sheet, "<battle-sheet version=\"3\""));
  ck_assert_ptr_nonnull (strstr (sheet, "<new-orders after=\"2\" side=\"a\">"));
  g_autoptr (MuBattleRecord) read = mu_battle_sheet_read_data (sheet, length, "z.xml", &error);
  ck_assert_msg (read != NULL, "%s", error ? error->message : "");
  same_rulings (record, read);
  g_autofree char *twice = mu_battle_sheet_write_data (read, &again);
  ck_assert_str_eq (twice, sheet);
  ck_assert_uint_eq (again, length);
}
END_TEST

/* What is changed in the sheet's text, and what it is refused for, at once or when it is
 * fought again. */
static const struct {
  const char *from, *to, *words;
} spoilt[] = {
  { "<new-orders after=\"2\" side=\"a\">", "<new-orders after=\"2\" side=\"b\">", "other side" },
  { "<new-orders after=\"2\" side=\"a\">", "<new-orders after=\"256\" side=\"a\">", "period" },
  { "<body unit=\"8\" name=\"Triarii\">\n    <words>Advance",
    "<body unit=\"8\" name=\"Camels\">\n"
    "    <words>Advance",
    "“Triarii”" },
  { "place=\"1\"", "place=\"77\"", "place 77" },
  { "act=\"attack\"/>\n  </body>\n</orders>\n  </new-orders>",
    "act=\"skirmish\"/>\n  </body>\n</orders>\n  </new-orders>",
    "Battlefield orders" }, /* wrg.orders.skirmish */
  { "act=\"attack\"/>\n  </body>\n</orders>\n  </new-orders>",
    "act=\"attack\" friends=\"60\" support=\"yes\"/>\n  </body>\n</orders>\n  </new-orders>",
    "Battlefield orders" }, /* wrg.orders.support */
};

static char *
replace_last (const char *text, const char *from, const char *to)
{
  const char *at = g_strrstr (text, from);
  ck_assert_msg (at != NULL, "%s", from);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, to, at + strlen (from));
}

START_TEST (a_spoilt_sheet_is_refused)
{
  g_autoptr (MuBattleRecord) record = go_on ();
  g_autofree char *sheet = mu_battle_sheet_write_data (record, NULL);
  g_autofree char *text = replace_last (sheet, spoilt[_i].from, spoilt[_i].to);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBattleRecord) read
      = mu_battle_sheet_read_data (text, strlen (text), "z.xml", &error);
  if (read)
    ck_assert_ptr_null (mu_record_fight_again (read, &error));
  ck_assert_msg (strstr (error->message, spoilt[_i].words) != NULL, "%s", error->message);
}
END_TEST

START_TEST (the_club_file_keeps_them)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.muster", NULL);
  g_autoptr (MuClub) club = mu_club_open (path, NULL);
  g_autoptr (MuBattleRecord) record = go_on ();
  g_autoptr (GError) error = NULL;
  gint64 id = 0;
  ck_assert_msg (mu_store_add_battle (mu_club_store (club), record, &id, &error), "%s",
                 error ? error->message : "");
  g_autoptr (MuBattleRecord) kept = mu_store_battle (mu_club_store (club), id, &error);
  ck_assert_msg (kept != NULL, "%s", error ? error->message : "");
  same_rulings (record, kept);
  ck_assert_uint_eq (fixture_digest_again (kept), record->digest);
}
END_TEST

/* Words are read as on the order sheet: what they may speak of is what the battle has. */
START_TEST (words_are_shown_back_as_understood)
{
  static const struct {
    int body;
    const char *words, *understood;
  } cases[] = {
    { TRIARII, "Take and hold Hannibal’s hill", "Go to “Hannibal's hill” and attack. Then hold." },
    { NUMIDIANS, "Skirmish in support of the triarii", "Skirmish in support of “Triarii”." },
    { GUARD, "Follow me", "Follow me." },
    { ELEPHANTS, "Charge the triarii", "Go towards the enemy “Triarii” and attack." },
  };
  g_autoptr (GBytes) orders = NULL;
  g_auto (MuOrdersFault) fault = { 0 };
  const gboolean read
      = mu_new_orders_read (fought, cases[_i].body, cases[_i].words, &orders, &fault);
  ck_assert_msg (read, "%s", fault.message);
  g_autofree char *words
      = mu_new_orders_words (fought, cases[_i].body, g_bytes_get_data (orders, NULL));
  ck_assert_str_eq (words, cases[_i].understood);
  ck_assert_int_eq (mu_new_orders_judge (fought, cases[_i].body, g_bytes_get_data (orders, NULL)),
                    MU_RULE_NONE);
}
END_TEST

START_TEST (what_cannot_be_ordered_is_refused)
{
  static const struct {
    int body;
    const char *words;
    MuRule rule;
  } cases[] = {
    { TRIARII, "Stay and dance", MU_RULE_NONE },
    { TRIARII, "Stay and skirmish", MU_RULE_WRG_ORDERS_SKIRMISH },
    { TRIARII, "Follow me", MU_RULE_WRG_ORDERS_FOLLOW_ME },
    { TRIARII, "Use initiative", MU_RULE_WRG_ORDERS_INVALID },
    { TRIARII, "In reserve. Advance and attack", MU_RULE_WRG_DEPLOY_OFF_TABLE },
    { TRIARII, "On signal 1 attack", MU_RULE_WRG_SIGNALS_REGULAR_FIVE },
  };
  g_autoptr (GBytes) orders = NULL;
  g_auto (MuOrdersFault) fault = { 0 };
  ck_assert (!mu_new_orders_read (fought, cases[_i].body, cases[_i].words, &orders, &fault));
  ck_assert_str_eq (mu_rule_id (fault.rule), mu_rule_id (cases[_i].rule));
  ck_assert_str_ne (fault.message, "");
}
END_TEST

/* --- told -------------------------------------------------------------------- */

static const MuAccountLine *
ruling_line (const GPtrArray *lines, guint from)
{
  for (guint i = from; i < lines->len; i++)
    if (((const MuAccountLine *) g_ptr_array_index (lines, i))->ruling)
      return g_ptr_array_index (lines, i);
  return NULL;
}

static guint
count_rulings (const GPtrArray *lines)
{
  guint count = 0;
  for (guint i = 0; i < lines->len; i++)
    count += ((const MuAccountLine *) g_ptr_array_index (lines, i))->ruling;
  return count;
}

/* A body set, one ordered, and the end: each told once, between its two periods. */
START_TEST (the_account_tells_what_was_laid_down)
{
  g_autoptr (MuBattleHalt) halt = halt_after (fought, 2);
  g_autoptr (GArray) rulings = mu_rulings_new ();
  MuRuling ruling = { .after = 2, .stand = mu_battle_halt_stand (halt, NUMIDIANS) };
  ruling.stand.figures = ruling.stand.files = 5, ruling.stand.carried = 3;
  mu_rulings_insert (rulings, &ruling);
  write_order (rulings, 2, TRIARII, "Advance and attack.");
  ruling = (MuRuling){ .after = 4, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_rulings_insert (rulings, &ruling);
  g_autoptr (MuBattleRecord) record = mu_battle_halt_go_on (halt, rulings);
  ck_assert (mu_battle_fight (record, NULL, NULL, NULL, NULL));
  g_autoptr (GPtrArray) lines = mu_account (record);
  ck_assert_uint_eq (count_rulings (lines), 3);
  const MuAccountLine *line = ruling_line (lines, 0);
  ck_assert_str_eq (line->text,
                    "The umpire: Masinissa's Numidians has 5 figures, 3 carried, on the field.");
  ck_assert_int_eq (line->period, 2);
  ck_assert_int_eq (line->side, MU_SIDE_A);
  ck_assert (line->headline);
  guint at;
  ck_assert (g_ptr_array_find (lines, line, &at));
  line = g_ptr_array_index (lines, at + 1);
  ck_assert_str_eq (line->text, "New orders for Triarii: Go ahead and attack.");
  ck_assert_str_eq (line->rule_id, "wrg.orders.messenger");
  const MuEvent *next = &g_array_index (record->events, MuEvent, (guint) line->event);
  ck_assert_int_eq (next->kind, MU_EVENT_STRENGTH); /* what the umpire's word made of it */
  line = ruling_line (lines, at + 2);
  ck_assert_str_eq (line->text, "Hannibal at Zama gave the battle up.");
  ck_assert_int_eq (g_array_index (record->events, MuEvent, (guint) line->event).kind,
                    MU_EVENT_SURRENDERED);
}
END_TEST

/* --- a battle that stands still -------------------------------------------- */

/* Tried on a copy: nothing is laid down by it. */
START_TEST (a_trial_leaves_the_battle_as_it_was)
{
  g_autoptr (MuBattleHalt) halt = halt_after (fought, 3);
  g_autoptr (GArray) rulings = mu_rulings_new ();
  MuRuling ruling = { .after = 3, .stand = mu_battle_halt_stand (halt, TRIARII) };
  const MuBodyStand before = ruling.stand;
  int body;
  ruling.stand.figures = ruling.stand.files = 3;
  mu_rulings_insert (rulings, &ruling);
  write_order (rulings, 3, TRIARII, "Advance and attack.");
  for (int i = 0; i < 2; i++)
    ck_assert (mu_battle_halt_try (halt, rulings, &body, NULL));
  const MuBodyStand after = mu_battle_halt_stand (halt, TRIARII);
  ck_assert_mem_eq (&after, &before, sizeof after);
  ck_assert_ptr_null (mu_battle_halt_orders (halt, TRIARII).coming);
}
END_TEST

START_TEST (a_trial_names_the_body_at_fault)
{
  g_autoptr (MuBattleHalt) halt = halt_after (fought, 3);
  g_autoptr (GArray) rulings = mu_rulings_new ();
  MuRuling ruling = { .after = 3, .stand = mu_battle_halt_stand (halt, TRIARII) };
  g_autoptr (GError) error = NULL;
  int body;
  ruling.stand.x = 4000;
  mu_rulings_insert (rulings, &ruling);
  ck_assert (!mu_battle_halt_try (halt, rulings, &body, &error));
  ck_assert_int_eq (body, TRIARII);
  ck_assert_ptr_nonnull (strstr (error->message, "Triarii"));
}
END_TEST

/* wrg.orders.initial: without any orders in writing there are none to change. */
START_TEST (a_battle_without_orders_has_none_to_change)
{
  g_autoptr (MuBattleRecord) bare = fight (FALSE);
  g_autoptr (MuBattleHalt) halt = halt_after (bare, 2);
  g_autoptr (GArray) rulings = mu_rulings_new ();
  g_autoptr (GError) error = NULL;
  int body;
  write_order (rulings, 2, TRIARII, "Advance and attack.");
  ck_assert_int_eq (mu_battle_halt_orders (halt, TRIARII).barred, MU_RULE_WRG_ORDERS_INITIAL);
  ck_assert (!mu_battle_halt_try (halt, rulings, &body, &error));
  ck_assert_int_eq (body, TRIARII);
  ck_assert_ptr_nonnull (strstr (error->message, "Battlefield orders"));
}
END_TEST

/* Of another version of the rules: what came out is not what would come out. */
START_TEST (a_battle_that_comes_out_otherwise_does_not_go_on)
{
  g_autoptr (GError) error = NULL;
  g_array_index (fought->events, MuEvent, 5).value[0]++;
  ck_assert_ptr_null (mu_battle_halt_new (fought, 2, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "another version"));
}
END_TEST

START_TEST (a_battle_of_hands_does_not_go_on)
{
  g_autoptr (GError) error = NULL;
  g_array_set_size (fought->events, 0);
  ck_assert_ptr_null (mu_battle_halt_new (fought, 2, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "on the table"));
}
END_TEST

/* What is laid down takes the place of what was laid down there, and later. */
START_TEST (going_on_replaces_what_was_laid_down)
{
  g_autoptr (MuBattleRecord) record = go_on ();
  g_autoptr (MuBattleHalt) halt = halt_after (record, 2);
  g_autoptr (GArray) rulings = mu_rulings_new ();
  write_order (rulings, 2, NUMIDIANS, "Stay and hold.");
  g_autoptr (MuBattleRecord) next = mu_battle_halt_go_on (halt, rulings);
  ck_assert (!next->fought);
  ck_assert_uint_eq (next->rulings->len, 1);
  ck_assert_int_eq (g_array_index (next->rulings, MuRuling, 0).body, NUMIDIANS);
  g_autoptr (MuBattleHalt) later = halt_after (record, 3);
  g_autoptr (MuBattleRecord) further = mu_battle_halt_go_on (later, rulings);
  ck_assert_uint_eq (further->rulings->len, 3);
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("new orders");
  tcase_set_timeout (cases, 60);
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_test (cases, orders_are_sent_in_the_next_period);
  tcase_add_test (cases, they_fight_again_from_the_seed);
  tcase_add_test (cases, the_sheet_carries_them);
  tcase_add_loop_test (cases, a_spoilt_sheet_is_refused, 0, G_N_ELEMENTS (spoilt));
  tcase_add_test (cases, the_club_file_keeps_them);
  tcase_add_loop_test (cases, words_are_shown_back_as_understood, 0, 4);
  tcase_add_loop_test (cases, what_cannot_be_ordered_is_refused, 0, 6);
  tcase_add_test (cases, the_account_tells_what_was_laid_down);
  tcase_add_test (cases, a_trial_leaves_the_battle_as_it_was);
  tcase_add_test (cases, a_trial_names_the_body_at_fault);
  tcase_add_test (cases, a_battle_without_orders_has_none_to_change);
  tcase_add_test (cases, a_battle_that_comes_out_otherwise_does_not_go_on);
  tcase_add_test (cases, a_battle_of_hands_does_not_go_on);
  tcase_add_test (cases, going_on_replaces_what_was_laid_down);
  return fixture_run ("new orders", cases);
}
