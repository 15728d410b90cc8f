/* Orders and deployments sealed for a battle that is set: the code travels, and the papers once
 * both sides have sealed; what does not keep to its code is refused. */
#include <string.h>

#include "db/campaign/campaigns.h"
#include "db/campaign/fixture_papers.h"
#include "db/exchange/exchange.h"
#include "db/store.h"
#include "db/store_private.h"
#include "lists/wrg/orders/orders.h"
#include "tests/db/fixture.h"

/* Two copies of a club with a campaign of three sides, and a battle that is set. */
typedef struct {
  char *folder;
  MuStore *ann, *bob;
  gint64 war, zama;
} Copies;

static void
begin_war (Copies *it, MuStore *store)
{
  MuCampaignPlan plan = { .name = "War", .sides = 3, .year = -202, .month = 10 };
  const MuFixture zama = { .name = (char *) "Zama", .day = 20, .side = { 0, 1 } };
  for (int i = 0; i < plan.sides; i++) {
    g_autofree char *name = g_strdup_printf ("Army %d", i);
    g_autoptr (MuList) list = fixture_list (name);
    ck_ok (mu_store_add_list (store, list, &plan.list[i], &error));
  }
  ck_ok (mu_store_add_campaign (store, &plan, &it->war, &error));
  ck_ok (mu_store_set_fixture (store, it->war, &zama, &it->zama, &error));
}

static Copies
make_copies (void)
{
  gsize length;
  g_autofree char *data = NULL;
  Copies it = { .folder = fixture_folder () };
  g_autofree char *one = fixture_path (it.folder, "ann.muster");
  g_autofree char *other = fixture_path (it.folder, "bob.muster");
  MuStore *store = fixture_store (one);
  begin_war (&it, store);
  mu_store_close (store);
  ck_assert (g_file_get_contents (one, &data, &length, NULL));
  ck_assert (g_file_set_contents (other, data, (gssize) length, NULL));
  it.ann = fixture_store (one);
  it.bob = fixture_store (other);
  return it;
}

static void
clear_copies (Copies *it)
{
  fixture_sound (it->ann);
  fixture_sound (it->bob);
  mu_store_close (it->ann);
  mu_store_close (it->bob);
  fixture_remove (it->folder);
  g_free (it->folder);
}

/* Orders with these words. */
static char *
orders_of (const char *words)
{
  g_autoptr (MuList) list = fixture_list ("Army 0");
  g_autoptr (MuOrders) orders = mu_orders_new (list, list);
  MuBodyOrders *body = mu_orders_ensure (orders, list, 1);
  g_free (body->words);
  body->words = g_strdup (words);
  return mu_orders_write_data (orders, NULL);
}

static char *
seal (const Copies *it, MuStore *store, int side, const char *words)
{
  char *code = NULL;
  g_autofree char *orders = orders_of (words);
  const MuFixturePapers papers = { orders, (char *) "" };
  ck_ok (mu_store_seal_papers (store, it->war, it->zama, side, &papers, &code, &error));
  return code;
}

static void
just_seal (const Copies *it, MuStore *store, int side, const char *words)
{
  char *code = seal (it, store, side, words);
  g_free (code);
}

static void
refused (const Copies *it, MuStore *store, int side, const MuFixturePapers *papers,
         const char *words)
{
  char *code = NULL;
  const gint64 acts = fixture_count (store, "campaign_act");
  const gint64 kept = fixture_count (store, "kept_papers");
  ck_fails (mu_store_seal_papers (store, it->war, it->zama, side, papers, &code, &error),
            MU_STORE_ERROR_IMPOSSIBLE, words);
  ck_assert (code == NULL);
  ck_assert_int_eq (fixture_count (store, "campaign_act"), acts);
  ck_assert_int_eq (fixture_count (store, "kept_papers"), kept);
}

static MuDispatch *
written (const Copies *it, MuStore *store)
{
  g_autoptr (GError) why = NULL;
  ck_ok (mu_store_open_papers (store, it->war, NULL, &error));
  MuDispatch *dispatch = mu_store_dispatch (store, it->war, 1, &why);
  ck_assert_msg (dispatch != NULL, "%s", why ? why->message : "");
  return dispatch;
}

/* Acts that came. */
static int
send (const Copies *it, MuStore *from, MuStore *to)
{
  int came = -1;
  g_autoptr (MuDispatch) dispatch = written (it, from);
  ck_ok (mu_store_merge (to, it->war, dispatch, NULL, &came, &error));
  return came;
}

static gboolean
dispatch_tells (const MuDispatch *dispatch, const char *word)
{
  for (guint i = 0; i < dispatch->acts->len; i++) {
    const MuSentAct *act = dispatch->acts->pdata[i];
    if (act->doing != NULL && strstr (act->doing, word) != NULL)
      return TRUE;
  }
  return FALSE;
}

/* What the copy can read of the side's orders; "": nothing. Free with g_free. */
static char *
readable (const Copies *it, MuStore *store, int side)
{
  g_auto (MuFixturePapers) papers = { NULL, NULL };
  if (!mu_store_read_papers (store, it->war, it->zama, side, &papers, NULL))
    return g_strdup ("");
  return g_steal_pointer (&papers.orders);
}

static void
ck_readable (const Copies *it, MuStore *store, int side, const char *words)
{
  g_autofree char *text = readable (it, store, side);
  if (*words == '\0')
    ck_assert_str_eq (text, "");
  else
    ck_assert_msg (strstr (text, words) != NULL, "%s", text);
}

START_TEST (papers_travel_when_both_have_sealed)
{
  Copies it = make_copies ();
  g_autofree char *of_ann = seal (&it, it.ann, 0, "Hold the ford");
  g_autoptr (MuDispatch) early = written (&it, it.ann);
  ck_assert (dispatch_tells (early, of_ann));
  ck_assert (!dispatch_tells (early, "Hold the ford"));
  ck_assert (!dispatch_tells (early, "salt"));
  ck_assert_int_eq (send (&it, it.ann, it.bob), 1);
  ck_readable (&it, it.ann, 0, "Hold the ford");
  ck_readable (&it, it.bob, 0, "");
  g_autofree char *of_bob = seal (&it, it.bob, 1, "Turn the flank");
  ck_assert_int_eq (send (&it, it.bob, it.ann), 2);
  ck_readable (&it, it.ann, 1, "Turn the flank");
  ck_readable (&it, it.bob, 0, "");
  ck_assert_int_eq (send (&it, it.ann, it.bob), 1);
  ck_readable (&it, it.bob, 0, "Hold the ford");
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (it.bob, it.war, NULL);
  const MuFixture *zama = fixtures->pdata[0];
  ck_assert_str_eq (zama->seal[0], of_ann);
  ck_assert_str_eq (zama->seal[1], of_bob);
  ck_assert (zama->opened[0] && zama->opened[1]);
  ck_assert_int_eq (send (&it, it.ann, it.bob), 0);
  ck_assert_int_eq (send (&it, it.bob, it.ann), 0);
  clear_copies (&it);
}
END_TEST

/* Both seal before either hears of it: nothing collides. */
START_TEST (seals_of_two_sides_do_not_collide)
{
  Copies it = make_copies ();
  just_seal (&it, it.ann, 0, "Hold");
  just_seal (&it, it.bob, 1, "Flank");
  g_autoptr (MuDispatch) dispatch = written (&it, it.bob);
  g_autoptr (MuMergePlan) plan = mu_store_plan_merge (it.ann, it.war, dispatch, NULL);
  const MuMergeEntry *last = plan->entries->pdata[plan->entries->len - 1];
  ck_assert_int_eq (last->state, MU_MERGE_ARRIVES);
  ck_assert_int_eq (send (&it, it.bob, it.ann), 1);
  ck_assert_int_eq (send (&it, it.ann, it.bob), 2);
  ck_readable (&it, it.bob, 0, "Hold");
  ck_assert_int_eq (send (&it, it.bob, it.ann), 1);
  ck_readable (&it, it.ann, 1, "Flank");
  clear_copies (&it);
}
END_TEST

static guint64
made_seed (const Copies *it, MuStore *store, gboolean due)
{
  gboolean made;
  guint64 seed;
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (store, it->war, NULL);
  ck_ok (mu_store_fixture_seed (store, fixtures->pdata[0], &made, &seed, &error));
  ck_assert_int_eq (made, due);
  return seed;
}

/* Nobody has it before both are open; then every copy has the same. */
START_TEST (both_sides_make_the_seed_of_their_fixture)
{
  Copies it = make_copies ();
  made_seed (&it, it.ann, FALSE);
  just_seal (&it, it.ann, 0, "Hold");
  just_seal (&it, it.bob, 1, "Flank");
  made_seed (&it, it.ann, FALSE);
  send (&it, it.bob, it.ann);
  send (&it, it.ann, it.bob);
  made_seed (&it, it.bob, FALSE);
  send (&it, it.bob, it.ann);
  const guint64 seed = made_seed (&it, it.ann, TRUE);
  ck_assert_uint_ne (seed, 0);
  ck_assert_uint_eq (made_seed (&it, it.bob, TRUE), seed);
  clear_copies (&it);
}
END_TEST

/* Two copies of one side's, each sealed otherwise: one of them wins. */
START_TEST (two_seals_of_one_side_collide)
{
  Copies it = make_copies ();
  g_autofree char *one = seal (&it, it.ann, 0, "Hold");
  just_seal (&it, it.bob, 0, "Flank");
  g_autoptr (MuDispatch) dispatch = written (&it, it.bob);
  g_autoptr (MuMergePlan) plan = mu_store_plan_merge (it.ann, it.war, dispatch, NULL);
  const MuMergeEntry *last = plan->entries->pdata[plan->entries->len - 1];
  ck_assert_int_eq (last->state, MU_MERGE_COLLIDES);
  ck_assert_int_eq (send (&it, it.bob, it.ann), 1);
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (it.ann, it.war, NULL);
  ck_assert_str_eq (((MuFixture *) fixtures->pdata[0])->seal[0], one);
  clear_copies (&it);
}
END_TEST

/* Written into the file by hand after the enemy's code was known. */
START_TEST (papers_of_another_code_are_refused)
{
  Copies it = make_copies ();
  just_seal (&it, it.ann, 0, "Hold the ford");
  just_seal (&it, it.bob, 1, "Flank");
  send (&it, it.bob, it.ann);
  g_autoptr (MuDispatch) dispatch = written (&it, it.ann);
  MuSentAct *last = dispatch->acts->pdata[dispatch->acts->len - 1];
  ck_assert_int_eq (last->kind, MU_ACT_PAPERS);
  g_autoptr (GString) doing = g_string_new (last->doing);
  ck_assert_uint_eq (g_string_replace (doing, "Hold the ford", "Leave the ford", 0), 1);
  g_autofree char *right = last->doing;
  last->doing = g_strdup (doing->str);
  const gint64 before = fixture_count (it.bob, "campaign_act");
  ck_fails (mu_store_merge (it.bob, it.war, dispatch, NULL, NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "not the papers that were sealed");
  ck_assert_int_eq (fixture_count (it.bob, "campaign_act"), before);
  ck_assert_int_eq (fixture_count (it.bob, "fixture_seal"), 1);
  ck_readable (&it, it.bob, 0, "");
  g_free (last->doing);
  last->doing = g_steal_pointer (&right);
  ck_ok (mu_store_merge (it.bob, it.war, dispatch, NULL, NULL, &error));
  ck_readable (&it, it.bob, 0, "Hold the ford");
  clear_copies (&it);
}
END_TEST

/* Papers that come before the other side has sealed tell too early what they say. */
START_TEST (papers_that_come_too_early_are_refused)
{
  Copies it = make_copies ();
  just_seal (&it, it.ann, 0, "Hold");
  g_autofree char *of_bob = seal (&it, it.bob, 1, "Flank");
  send (&it, it.bob, it.ann);
  g_autoptr (MuDispatch) dispatch = written (&it, it.ann);
  /* Without Bob's seal among them, in a copy that has not got it. */
  g_autoptr (MuStore) third = fixture_store (":memory:");
  for (guint i = dispatch->acts->len; i > 0; i--)
    if (strstr (((MuSentAct *) dispatch->acts->pdata[i - 1])->doing, of_bob) != NULL)
      g_ptr_array_remove_index (dispatch->acts, i - 1);
  gint64 id;
  ck_fails (mu_store_join_campaign (third, dispatch, NULL, &id, &error), MU_STORE_ERROR_IMPOSSIBLE,
            "when both sides have sealed");
  clear_copies (&it);
}
END_TEST

START_TEST (what_cannot_be_sealed_is_refused)
{
  Copies it = make_copies ();
  g_autofree char *orders = orders_of ("Hold");
  const MuFixturePapers papers = { orders, (char *) "" };
  const MuFixturePapers none = { (char *) "", (char *) "" };
  char *code = NULL;
  refused (&it, it.ann, 2, &papers, "does not fight Zama");
  refused (&it, it.ann, 0, &none, "nothing to seal");
  ck_fails (mu_store_seal_papers (it.ann, it.war, 99, 0, &papers, &code, &error),
            MU_STORE_ERROR_NOT_FOUND, "no such fixture");
  just_seal (&it, it.ann, 0, "Hold");
  refused (&it, it.ann, 0, &papers, "already");
  /* Taken back, so as to seal others, when the enemy's lie open. */
  just_seal (&it, it.bob, 1, "Flank");
  send (&it, it.ann, it.bob);
  send (&it, it.bob, it.ann);
  ck_ok (mu_store_take_back_act (it.ann, it.war, 3, &error));
  refused (&it, it.ann, 0, &papers, "too late");
  clear_copies (&it);
}
END_TEST

/* A fixture that is taken back takes its seals along; one that is moved keeps them. */
START_TEST (seals_hang_on_their_fixture)
{
  Copies it = make_copies ();
  const MuFixture moved = { .id = it.zama, .name = (char *) "Zama", .day = 30, .side = { 0, 1 } };
  g_autofree char *of_ann = seal (&it, it.ann, 0, "Hold");
  ck_ok (mu_store_set_fixture (it.ann, it.war, &moved, NULL, &error));
  g_autoptr (GPtrArray) fixtures = mu_store_fixtures (it.ann, it.war, NULL);
  const MuFixture *zama = fixtures->pdata[0];
  ck_assert_int_eq (zama->day, 30);
  ck_assert_str_eq (zama->seal[0], of_ann);
  ck_ok (mu_store_take_back_act (it.ann, it.war, 2, &error));
  ck_assert_int_eq (fixture_count (it.ann, "fixture_seal"), 0);
  ck_assert_int_eq (fixture_count (it.ann, "fixture"), 0);
  ck_ok (mu_store_take_back_act (it.ann, it.war, 5, &error));
  ck_assert_int_eq (fixture_count (it.ann, "fixture_seal"), 1);
  ck_readable (&it, it.ann, 0, "Hold");
  clear_copies (&it);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    papers_travel_when_both_have_sealed,       seals_of_two_sides_do_not_collide,
    both_sides_make_the_seed_of_their_fixture, two_seals_of_one_side_collide,
    papers_of_another_code_are_refused,        papers_that_come_too_early_are_refused,
    what_cannot_be_sealed_is_refused,          seals_hang_on_their_fixture,
  };
  return fixture_run ("papers", tests, G_N_ELEMENTS (tests));
}
