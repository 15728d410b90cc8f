/* Stop and think: what is laid down between two periods, and the battle that goes on from there. */
#include <string.h>

#include "app/service/club/club.h"
#include "db/store.h"
#include "lists/battle/battle_setup.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/service/fixture.h"

static MuBattleRecord *fought;

static void
set_up (void)
{
  g_autoptr (MuList) a = fixture_sample ("zama-roman.xml");
  g_autoptr (MuList) b = fixture_sample ("zama-carthaginian.xml");
  const MuBattlePlan plan = { .name = "Zama", .list = { a, b }, .seed = 7, .month = 10 };
  fought = mu_battle_prepare (&plan, NULL);
  ck_assert_ptr_nonnull (fought);
  fixture_fight (fought);
}

static void
tear_down (void)
{
  g_clear_pointer (&fought, mu_battle_record_free);
}

static GArray *
stands_after (const MuBattleRecord *record, int period)
{
  g_autoptr (GError) error = NULL;
  GArray *stands = mu_battle_stands_after (record, period, &error);
  ck_assert_msg (stands != NULL, "%s", error ? error->message : "");
  return stands;
}

/* Body 0 with five figures left. */
static MuRuling
five_left (int after)
{
  g_autoptr (GArray) stands = stands_after (fought, after);
  MuRuling ruling = { .after = after,
                      .kind = MU_RULING_STANDS,
                      .stand = g_array_index (stands, MuBodyStand, 0) };
  ruling.stand.figures = ruling.stand.files = 5;
  ruling.stand.carried = 3;
  return ruling;
}

static MuBattleRecord *
go_on (const MuRuling *rulings, guint count)
{
  g_autoptr (GError) error = NULL;
  MuBattleRecord *record = mu_battle_reopen (fought, rulings, count, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  return record;
}

/* How many events are the same from the first on. */
static guint
same_events (const MuBattleRecord *one, const MuBattleRecord *other)
{
  guint i = 0;
  while (i < one->events->len && i < other->events->len
         && memcmp (&g_array_index (one->events, MuEvent, i),
                    &g_array_index (other->events, MuEvent, i), sizeof (MuEvent))
                == 0)
    i++;
  return i;
}

static guint
events_to_end_of (const MuBattleRecord *record, int period)
{
  for (guint i = 0; i < record->events->len; i++)
    if (g_array_index (record->events, MuEvent, i).period > period)
      return i;
  return record->events->len;
}

START_TEST (nothing_laid_down_fights_the_same_battle)
{
  g_autoptr (MuBattleRecord) again = go_on (NULL, 0);
  ck_assert (!again->fought);
  ck_assert_uint_eq (again->events->len, 0);
  fixture_fight (again);
  ck_assert_uint_eq (again->digest, fought->digest);
  ck_assert_uint_eq (again->rolls->len, fought->rolls->len);
}
END_TEST

START_TEST (it_is_the_same_up_to_then_and_no_further)
{
  const MuRuling ruling = five_left (4);
  g_autoptr (MuBattleRecord) record = go_on (&ruling, 1);
  fixture_fight (record);
  ck_assert_uint_ne (record->digest, fought->digest);
  ck_assert_uint_eq (same_events (record, fought), events_to_end_of (fought, 4));
  g_autoptr (GArray) before = stands_after (record, 4);
  ck_assert_uint_gt (g_array_index (before, MuBodyStand, 0).figures, 5);
  const MuUnitOutcome *outcome = &g_array_index (record->side[MU_SIDE_A].results, MuUnitOutcome, 0);
  ck_assert_int_le (outcome->figures_left, 5);
}
END_TEST

START_TEST (it_fights_again_from_its_seed)
{
  const MuRuling rulings[]
      = { five_left (4), { .after = 6, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B } };
  g_autoptr (MuBattleRecord) record = go_on (rulings, 2);
  fixture_fight (record);
  ck_assert_int_eq (record->periods, 6);
  ck_assert_int_eq (record->winner, MU_SIDE_A);
  ck_assert_uint_eq (fixture_digest_again (record), record->digest);
  g_array_remove_index (record->rulings, 0);
  ck_assert_uint_ne (fixture_digest_again (record), record->digest);
}
END_TEST

/* Of those that write no orders. */
static void
same_ruling (const MuRuling *one, const MuRuling *other)
{
  ck_assert_int_eq (one->after, other->after);
  ck_assert_int_eq (one->kind, other->kind);
  ck_assert_int_eq (one->side, other->side);
  ck_assert_mem_eq (&one->stand, &other->stand, sizeof one->stand);
  ck_assert_int_eq (one->body, other->body);
  ck_assert_ptr_null (one->orders);
  ck_assert_ptr_null (other->orders);
}

START_TEST (the_sheet_carries_it)
{
  const MuRuling rulings[]
      = { five_left (4), { .after = 6, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B } };
  g_autoptr (MuBattleRecord) record = go_on (rulings, 2);
  fixture_fight (record);
  gsize length = 0, again = 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *sheet = mu_battle_sheet_write_data (record, &length);
  g_autoptr (MuBattleRecord) read = mu_battle_sheet_read_data (sheet, length, "z.xml", &error);
  ck_assert_msg (read != NULL, "%s", error ? error->message : "");
  ck_assert_uint_eq (read->rulings->len, 2);
  for (guint i = 0; i < 2; i++)
    same_ruling (&g_array_index (read->rulings, MuRuling, i),
                 &g_array_index (record->rulings, MuRuling, i));
  g_autofree char *twice = mu_battle_sheet_write_data (read, &again);
  ck_assert_uint_eq (again, length);
  ck_assert_str_eq (twice, sheet);
}
END_TEST

START_TEST (the_club_file_keeps_it)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "club.muster", NULL);
  g_autoptr (MuClub) club = mu_club_open (path, NULL);
  const MuRuling ruling = five_left (4);
  g_autoptr (MuBattleRecord) record = go_on (&ruling, 1);
  g_autoptr (GError) error = NULL;
  gint64 first = 0, id = 0;
  fixture_fight (record);
  ck_assert (mu_store_add_battle (mu_club_store (club), fought, &first, &error));
  ck_assert_msg (mu_store_add_battle (mu_club_store (club), record, &id, &error), "%s",
                 error ? error->message : "");
  g_autoptr (MuBattleRecord) kept = mu_store_battle (mu_club_store (club), id, &error);
  ck_assert_ptr_nonnull (kept);
  ck_assert_uint_eq (kept->rulings->len, 1);
  same_ruling (&g_array_index (kept->rulings, MuRuling, 0), &ruling);
  ck_assert_uint_eq (fixture_digest_again (kept), record->digest);
}
END_TEST

/* One on the same body after the same period takes its place; those of later periods go. */
START_TEST (the_last_word_holds)
{
  g_autoptr (GArray) rulings = g_array_new (FALSE, TRUE, sizeof (MuRuling));
  MuRuling ruling = { .kind = MU_RULING_STANDS };
  for (int after = 2; after <= 6; after += 2) {
    ruling.after = after;
    mu_rulings_add (rulings, &ruling);
  }
  const MuRuling concession = { .after = 4, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  mu_rulings_add (rulings, &concession);
  ck_assert_uint_eq (rulings->len, 3); /* that after 6 is gone */
  ruling.after = 4, ruling.stand.figures = 9;
  mu_rulings_add (rulings, &ruling);
  ck_assert_uint_eq (rulings->len, 3);
  ck_assert_int_eq (g_array_index (rulings, MuRuling, 1).stand.figures, 9);
  ck_assert_int_eq (g_array_index (rulings, MuRuling, 2).kind, MU_RULING_CONCEDES);
}
END_TEST

/* Each with what the refusal says. */
START_TEST (the_impossible_is_refused)
{
  static const struct {
    MuRuling ruling;
    const char *words;
  } cases[] = {
    { { .after = 2, .stand = { .body = 0, .figures = 200 } },
      "Masinissa's Numidians: after period 2" },
    { { .after = 2, .stand = { .body = 400, .figures = 2 } }, "no such body" },
    { { .after = 200, .stand = { .body = 0, .figures = 2 } }, "the battle is over after period" },
  };
  g_autoptr (MuBattleRecord) record = go_on (&cases[_i].ruling, 1);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_battle_fight (record, NULL, NULL, NULL, &error));
  ck_assert_msg (strstr (error->message, cases[_i].words) != NULL, "%s", error->message);
  ck_assert (!record->fought);
  ck_assert_uint_eq (record->events->len, 0);
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("rulings");
  tcase_set_timeout (cases, 60);
  tcase_add_checked_fixture (cases, set_up, tear_down);
  tcase_add_test (cases, nothing_laid_down_fights_the_same_battle);
  tcase_add_test (cases, it_is_the_same_up_to_then_and_no_further);
  tcase_add_test (cases, it_fights_again_from_its_seed);
  tcase_add_test (cases, the_sheet_carries_it);
  tcase_add_test (cases, the_club_file_keeps_it);
  tcase_add_test (cases, the_last_word_holds);
  tcase_add_loop_test (cases, the_impossible_is_refused, 0, 3);
  return fixture_run ("rulings", cases);
}
