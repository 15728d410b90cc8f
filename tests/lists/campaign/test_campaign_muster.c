/* A campaign army between battles: mergings, replacements, prisoners. */
#include "lists/campaign/muster.h"

#include <string.h>

#include "lists/campaign/prisoners.h"
#include "lists/campaign/recruits.h"
#include "tests/lists/common.h"

/* Six units of foot of 20 and what test_list has besides. */
enum { COHORT = ELEPHANTS + 1, COHORTS = 6, ALL = COHORT + COHORTS };

static MuList *
army (void)
{
  g_autoptr (MuBook) book = test_book ();
  MuList *list = test_list ();
  for (int i = 0; i < COHORTS; i++)
    add_unit (list, book, "Cohort", "foot", 20);
  return list;
}

static void
begin (const MuList *list, MuMusterUnit *units)
{
  for (guint i = 0; i < list->units->len; i++)
    mu_muster_unit_init (&units[i], mu_list_unit (list, i)->figures);
}

/* "5>6:3 7>6:2": unit, into, figures. */
static char *
tell (const GArray *mergings)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < mergings->len; i++) {
    const MuMerging *merging = &g_array_index (mergings, MuMerging, i);
    g_string_append_printf (text, "%s%u>%u:%d", i ? " " : "", merging->unit, merging->into,
                            merging->figures);
  }
  return g_string_free (text, FALSE);
}

static void
expect_mergings (const char *text, const MuList *list, const MuMusterUnit *units, const char *due)
{
  g_autoptr (MuBook) book = test_book ();
  const MuCampaignRuleValues rules = campaign_rules (text);
  g_autoptr (GArray) mergings = mu_muster_mergings (&rules, list, book, units);
  g_autofree char *told = tell (mergings);
  ck_assert_str_eq (told, due);
}

/* Present of the six cohorts; the 40 Foot are unit 1, the cohorts 5 to 10. */
static const struct {
  const char *rules;
  int present[COHORTS];
  const char *due;
} merged[] = {
  { "", { 1, 1, 1, 1, 1, 1 }, "" },
  { "merge-below=4", { 20, 20, 20, 20, 20, 20 }, "" },
  { "merge-below=4", { 4, 20, 20, 20, 20, 20 }, "" },
  { "merge-below=4", { 3, 20, 20, 20, 20, 20 }, "5>6:3" },
  { "merge-below=4", { 0, 20, 20, 20, 20, 20 }, "" },
  { "merge-below=4", { 3, 20, 11, 20, 20, 20 }, "5>7:3" },
  { "merge-below=4", { 3, 2, 20, 20, 20, 20 }, "6>5:2" },
  { "merge-below=6", { 3, 2, 20, 20, 20, 20 }, "6>5:2 5>7:5" },
  { "merge-below=4", { 3, 0, 0, 0, 0, 0 }, "5>1:3" },
  { "merge-percent=25", { 5, 20, 20, 20, 20, 20 }, "" },
  { "merge-percent=25", { 4, 20, 20, 20, 20, 20 }, "5>6:4" },
};

START_TEST (small_units_join_the_weakest_of_their_kind)
{
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL];
  begin (list, units);
  for (int i = 0; i < COHORTS; i++)
    units[COHORT + i].present = merged[_i].present[i];
  expect_mergings (merged[_i].rules, list, units, merged[_i].due);
}
END_TEST

/* Only two cohorts are there; what the second is decides whether the first may join. */
static void
leave_two (MuMusterUnit *units)
{
  units[FOOT].present = 0;
  for (int i = 0; i < COHORTS; i++)
    units[COHORT + i].present = i == 0 ? 3 : i == 1 ? 12 : 0;
}

typedef void (*Change) (MuList *list, MuMusterUnit *units);

static void
nothing (MuList *list G_GNUC_UNUSED, MuMusterUnit *units G_GNUC_UNUSED)
{
}

static void
other_training (MuList *list, MuMusterUnit *units G_GNUC_UNUSED)
{
  mu_list_unit (list, COHORT)->troop = troop ("Irr C HI HTW Sh");
}

static void
other_class (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT].raised = 1;
}

static void
both_rose (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT].raised = 1;
  units[COHORT + 1].raised = 1;
}

static void
other_option (MuList *list, MuMusterUnit *units G_GNUC_UNUSED)
{
  set_text (&mu_list_unit (list, COHORT + 1)->option, "tribes");
}

static void
other_book (MuList *list, MuMusterUnit *units G_GNUC_UNUSED)
{
  set_text (&mu_list_unit (list, COHORT + 1)->book, "elsewhere");
}

static void
guard (MuList *list, MuMusterUnit *units G_GNUC_UNUSED)
{
  mu_list_unit (list, COHORT)->bodyguard = TRUE;
}

static void
sub_unit (MuList *list, MuMusterUnit *units G_GNUC_UNUSED)
{
  mu_list_unit (list, COHORT)->sub_unit = TRUE;
}

static void
with_sub_unit (MuList *list, MuMusterUnit *units)
{
  mu_list_unit (list, COHORT + 2)->sub_unit = TRUE;
  units[COHORT + 2].present = 1;
}

static void
with_lost_sub_unit (MuList *list, MuMusterUnit *units G_GNUC_UNUSED)
{
  mu_list_unit (list, COHORT + 2)->sub_unit = TRUE;
}

static void
wounded (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT].wounded = 1;
}

static void
stragglers (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT].stragglers = 1;
}

static void
prisoners (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT].prisoners = 9;
}

/* 12 and 3 present, 46 expected: 61 would be more than the book's 60 and the rules' 50. */
static void
no_room (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT + 1].wounded = 36;
}

static void
just_room (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT + 1].wounded = 35;
}

static void
came_back (MuList *list G_GNUC_UNUSED, MuMusterUnit *units)
{
  units[COHORT + 3].joined = COHORT + 4;
  units[COHORT + 4].joined = COHORT + 1;
  units[COHORT + 3].present = 2;
}

static const struct {
  Change change;
  const char *due;
} barred[] = {
  { nothing, "5>6:3" },
  { other_training, "" },
  { other_class, "" },
  { both_rose, "5>6:3" },
  { other_option, "" },
  { other_book, "" },
  { guard, "" },
  { sub_unit, "" },
  { with_sub_unit, "" },
  { wounded, "" },
  { with_lost_sub_unit, "5>6:3" },
  { stragglers, "" },
  { prisoners, "5>6:3" },
  { no_room, "" },
  { just_room, "5>6:3" },
  { came_back, "8>6:2 5>6:3" },
};

START_TEST (only_those_alike_and_alone_are_merged)
{
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL];
  begin (list, units);
  leave_two (units);
  barred[_i].change (list, units);
  expect_mergings ("merge-below=4", list, units, barred[_i].due);
}
END_TEST

/* wrg.units.min-size: one elephant is a unit. */
START_TEST (models_are_merged_by_their_share_alone)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL + 1];
  add_unit (list, book, "More elephants", "elephants", 4);
  begin (list, units);
  units[ALL].present = 1;
  expect_mergings ("merge-below=4", list, units, "");
  expect_mergings ("merge-percent=25", list, units, "");
  expect_mergings ("merge-percent=26", list, units, "11>4:1");
}
END_TEST

START_TEST (mergings_keep_every_figure)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = army ();
  const MuCampaignRuleValues rules = campaign_rules ("merge-below=8 merge-percent=30");
  guint64 state = 31;
  for (int n = 0; n < 2000; n++) {
    MuMusterUnit units[ALL];
    int before = 0, after = 0;
    begin (list, units);
    for (int i = 0; i < ALL; i++) {
      units[i].present = (int) next_below (&state, (guint32) units[i].start + 1);
      units[i].wounded
          = (int) next_below (&state, (guint32) (units[i].start - units[i].present + 1));
      before += units[i].present;
    }
    g_autoptr (GArray) mergings = mu_muster_mergings (&rules, list, book, units);
    for (guint i = 0; i < mergings->len; i++) {
      const MuMerging *merging = &g_array_index (mergings, MuMerging, i);
      ck_assert_int_eq (merging->figures, units[merging->unit].present);
      ck_assert_int_gt (merging->figures, 0);
      ck_assert_int_ne (merging->unit, merging->into);
      units[merging->into].present += merging->figures;
      units[merging->unit].present = 0;
      units[merging->unit].joined = (int) merging->into;
    }
    for (guint i = 0; i < ALL; i++) {
      const int most = mu_muster_most (list, book, units, i);
      after += units[i].present;
      ck_assert_int_le (units[i].present + mu_muster_expected (&rules, units, ALL, i), most);
    }
    ck_assert_int_eq (before, after);
    g_autoptr (GArray) again = mu_muster_mergings (&rules, list, book, units);
    ck_assert_int_eq (again->len, 0);
  }
}
END_TEST

START_TEST (a_ledger_tells_the_unit)
{
  MuStrength strength;
  MuMusterUnit unit;
  mu_strength_init (&strength, 40);
  mu_muster_unit_init (&unit, 1);
  ck_assert (mu_strength_add (&strength, MU_STRENGTH_WOUNDED_AWAY, 7, NULL));
  ck_assert (mu_strength_add (&strength, MU_STRENGTH_STRAGGLERS_AWAY, 5, NULL));
  ck_assert (mu_strength_add (&strength, MU_STRENGTH_PRISONERS_AWAY, 3, NULL));
  mu_muster_unit_take (&unit, &strength);
  ck_assert_int_eq (unit.start, 40);
  ck_assert_int_eq (unit.present, 25);
  ck_assert_int_eq (unit.wounded, 7);
  ck_assert_int_eq (unit.stragglers, 5);
  ck_assert_int_eq (unit.prisoners, 3);
  ck_assert_int_eq (unit.joined, MU_LIST_NO_UNIT);
}
END_TEST

/* --- replacements -------------------------------------------------------- */

/* "1:5:20": unit, figures, points. */
static char *
tell_recruits (const GArray *bought)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < bought->len; i++) {
    const MuRecruits *recruits = &g_array_index (bought, MuRecruits, i);
    g_string_append_printf (text, "%s%u:%d:%d", i ? " " : "", recruits->unit, recruits->figures,
                            recruits->points);
  }
  return g_string_free (text, FALSE);
}

static void
expect_bought (const char *text, const MuList *list, const MuMusterUnit *units, int points,
               const char *due)
{
  const MuCampaignRuleValues rules = campaign_rules (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) bought = mu_recruits_spend (&rules, list, units, points);
  g_autofree char *told = tell_recruits (bought);
  ck_assert_str_eq (told, due);
  ck_assert (mu_recruits_check (&rules, list, units, bought, points, &error));
}

/* wrg.points.infantry, wrg.points.cavalry: what the list itself counts for one. */
START_TEST (a_replacement_costs_what_a_figure_costs)
{
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL];
  begin (list, units);
  for (guint i = 0; i < ALL; i++)
    ck_assert_int_eq (mu_recruits_each (list, units, i), mu_list_points_each (list, i, NULL));
  units[FOOT].raised = 1; /* wrg.points.class: B is a point more than C */
  ck_assert_int_eq (mu_recruits_each (list, units, FOOT),
                    mu_list_points_each (list, FOOT, NULL) + 1);
  units[FOOT].raised = -1;
  ck_assert_int_eq (mu_recruits_each (list, units, FOOT),
                    mu_list_points_each (list, FOOT, NULL) - 1);
}
END_TEST

START_TEST (points_go_to_the_weakest_first)
{
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL];
  begin (list, units);
  const int each = mu_recruits_each (list, units, FOOT);
  expect_bought ("", list, units, 1000, "");
  units[COHORT].present = 14;
  units[COHORT + 1].present = 16;
  g_autofree char *two = g_strdup_printf ("5:2:%d", 2 * each);
  expect_bought ("", list, units, 2 * each, two);
  g_autofree char *four = g_strdup_printf ("5:3:%d 6:1:%d", 3 * each, each);
  expect_bought ("", list, units, 4 * each + each - 1, four);
  g_autofree char *all = g_strdup_printf ("5:6:%d 6:4:%d", 6 * each, 4 * each);
  expect_bought ("", list, units, 9999, all);
  expect_bought ("", list, units, 0, "");
  expect_bought ("", list, units, -5, "");
}
END_TEST

/* A share counts, not a number: 8 of 40 lost are less than 5 of 20. */
START_TEST (a_part_counts_and_not_a_number)
{
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL];
  begin (list, units);
  const int each = mu_recruits_each (list, units, FOOT);
  units[FOOT].present = 32;
  units[COHORT].present = 15;
  g_autofree char *one = g_strdup_printf ("5:1:%d", each);
  expect_bought ("", list, units, each, one);
  units[LIGHT].present = 1; /* the weakest of all, and light foot is cheaper */
  const int light = mu_recruits_each (list, units, LIGHT);
  ck_assert_int_lt (light, each);
  g_autofree char *other = g_strdup_printf ("2:1:%d", light);
  expect_bought ("", list, units, light, other);
}
END_TEST

START_TEST (those_who_will_be_back_are_counted_as_there)
{
  g_autoptr (MuList) list = army ();
  MuMusterUnit units[ALL];
  const MuCampaignRuleValues plain = campaign_rules ("");
  const MuCampaignRuleValues exchange = campaign_rules ("prisoners-exchanged=yes");
  const MuCampaignRuleValues home = campaign_rules ("recruits-at-home=yes");
  begin (list, units);
  units[COHORT].present = 5;
  units[COHORT].wounded = 3;
  units[COHORT].stragglers = 2;
  units[COHORT].prisoners = 4;
  ck_assert_int_eq (mu_recruits_room (&plain, units, ALL, COHORT), 10);
  ck_assert_int_eq (mu_recruits_room (&exchange, units, ALL, COHORT), 6);
  ck_assert_int_eq (mu_recruits_room (&home, units, ALL, COHORT), 10);
  units[COHORT].at_home = FALSE;
  ck_assert_int_eq (mu_recruits_room (&home, units, ALL, COHORT), 0);
  ck_assert_int_eq (mu_recruits_room (&plain, units, ALL, COHORT), 10);
  units[COHORT + 1].joined = COHORT; /* and its wounded come with it */
  units[COHORT + 1].present = 0;
  units[COHORT + 1].wounded = 6;
  ck_assert_int_eq (mu_recruits_room (&plain, units, ALL, COHORT), 4);
  ck_assert_int_eq (mu_recruits_room (&plain, units, ALL, COHORT + 1), 0);
  units[COHORT + 1].wounded = 60;
  ck_assert_int_eq (mu_recruits_room (&plain, units, ALL, COHORT), 0);
  units[COHORT + 2].present = 0;
  ck_assert_int_eq (mu_recruits_room (&plain, units, ALL, COHORT + 2), 0);
}
END_TEST

static const struct {
  const char *rules;
  MuRecruits choice[2];
  int code, points;
} refused[] = {
  { "", { { ALL, 1, 5 } }, MU_RECRUITS_ERROR_UNIT, 999 },
  { "", { { G_MAXUINT, 1, 5 } }, MU_RECRUITS_ERROR_UNIT, 999 },
  { "", { { COHORT + 1, 1, 5 } }, MU_RECRUITS_ERROR_UNIT, 999 }, /* nobody left */
  { "", { { COHORT + 2, 1, 5 } }, MU_RECRUITS_ERROR_UNIT, 999 }, /* merged */
  { "recruits-at-home=yes", { { COHORT + 3, 1, 5 } }, MU_RECRUITS_ERROR_HOME, 999 },
  { "", { { COHORT, 0, 0 } }, MU_RECRUITS_ERROR_ROOM, 999 },
  { "", { { COHORT, -2, -10 } }, MU_RECRUITS_ERROR_ROOM, 999 },
  { "", { { COHORT, 7, 35 } }, MU_RECRUITS_ERROR_ROOM, 999 },
  { "", { { FOOT, 1, 5 } }, MU_RECRUITS_ERROR_ROOM, 999 },
  { "", { { COHORT, 2, 1 } }, MU_RECRUITS_ERROR_PRICE, 999 },
  { "", { { COHORT, 6, -1 } }, MU_RECRUITS_ERROR_PRICE, 5 },
  { "", { { COHORT, 3, -1 }, { COHORT, 3, -1 } }, MU_RECRUITS_ERROR_UNIT, 999 },
};

/* Points -1: the right ones. */
START_TEST (a_choice_that_cannot_be_is_refused)
{
  g_autoptr (MuList) list = army ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) choice = g_array_new (FALSE, FALSE, sizeof (MuRecruits));
  const MuCampaignRuleValues rules = campaign_rules (refused[_i].rules);
  MuMusterUnit units[ALL];
  begin (list, units);
  for (int i = 0; i < COHORTS; i++)
    units[COHORT + i].present = 14;
  units[COHORT + 1].present = 0;
  units[COHORT + 2].joined = COHORT;
  units[COHORT + 3].at_home = FALSE;
  for (int i = 0; i < 2 && (i == 0 || refused[_i].choice[i].unit != 0); i++) {
    MuRecruits recruits = refused[_i].choice[i];
    if (recruits.points == -1)
      recruits.points = recruits.figures * mu_recruits_each (list, units, recruits.unit);
    g_array_append_val (choice, recruits);
  }
  ck_assert (!mu_recruits_check (&rules, list, units, choice, refused[_i].points, &error));
  ck_assert_msg (g_error_matches (error, MU_RECRUITS_ERROR, refused[_i].code), "%s",
                 error->message);
}
END_TEST

/* The same reasons, and that it lacks nobody. */
START_TEST (a_unit_that_gets_nobody_says_why)
{
  static const MuRecruitsError due[] = { MU_RECRUITS_ERROR_ROOM, MU_RECRUITS_ERROR_UNIT,
                                         MU_RECRUITS_ERROR_UNIT, MU_RECRUITS_ERROR_HOME };
  g_autoptr (MuList) list = army ();
  const MuCampaignRuleValues rules = campaign_rules ("recruits-at-home=yes");
  MuMusterUnit units[ALL];
  begin (list, units);
  for (int i = 1; i < COHORTS; i++)
    units[COHORT + i].present = 14;
  units[COHORT + 1].present = 0;
  units[COHORT + 2].joined = COHORT;
  units[COHORT + 3].at_home = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (due); i++) {
    g_autoptr (GError) error = NULL;
    ck_assert (!mu_recruits_possible (&rules, list, units, COHORT + i, &error));
    ck_assert_msg (g_error_matches (error, MU_RECRUITS_ERROR, due[i]), "%s", error->message);
  }
  units[COHORT + 3].at_home = TRUE;
  ck_assert (mu_recruits_possible (&rules, list, units, COHORT + 3, NULL));
}
END_TEST

START_TEST (points_are_never_overspent_nor_left_where_they_could_buy)
{
  g_autoptr (MuList) list = army ();
  guint64 state = 41;
  for (int n = 0; n < 500; n++) {
    const MuCampaignRuleValues rules = campaign_rules ("");
    MuMusterUnit units[ALL];
    const int points = (int) next_below (&state, 400);
    int left = points;
    begin (list, units);
    for (int i = 0; i < ALL; i++) {
      units[i].present = (int) next_below (&state, (guint32) units[i].start + 1);
      units[i].raised = (int) next_below (&state, 2);
    }
    for (guint i = 0; i < ALL; i++)
      ck_assert_int_eq (mu_recruits_possible (&rules, list, units, i, NULL),
                        mu_recruits_room (&rules, units, ALL, i) > 0
                            && mu_recruits_each (list, units, i) > 0);
    g_autoptr (GArray) bought = mu_recruits_spend (&rules, list, units, points);
    ck_assert (mu_recruits_check (&rules, list, units, bought, points, NULL));
    for (guint i = 0; i < bought->len; i++) {
      const MuRecruits *recruits = &g_array_index (bought, MuRecruits, i);
      units[recruits->unit].present += recruits->figures;
      left -= recruits->points;
    }
    ck_assert_int_ge (left, 0);
    for (guint i = 0; i < ALL; i++) {
      const int each = mu_recruits_each (list, units, i);
      ck_assert_int_le (units[i].present, units[i].start);
      ck_assert (mu_recruits_room (&rules, units, ALL, i) == 0 || each == 0 || each > left);
    }
  }
}
END_TEST

/* --- prisoners ----------------------------------------------------------- */

START_TEST (prisoners_are_exchanged_figure_for_figure)
{
  MuPrisoners one[] = { { 0, 6, 4, 9 }, { 1, 5, 9, 9 }, { 2, 0, 20, 9 }, { 3, 5, 9, 9 } };
  MuPrisoners other[] = { { 4, 8, 2, 9 } };
  ck_assert_int_eq (mu_prisoners_exchange (one, 4, other, 1), 8);
  ck_assert_int_eq (other[0].back, 8);
  ck_assert_int_eq (one[0].back, 0);
  ck_assert_int_eq (one[1].back, 5); /* the dearest, of equals the first */
  ck_assert_int_eq (one[2].back, 0);
  ck_assert_int_eq (one[3].back, 3);
  ck_assert_int_eq (mu_prisoners_exchange (one, 4, NULL, 0), 0);
  ck_assert_int_eq (one[1].back, 0);
}
END_TEST

START_TEST (both_sides_get_back_as_many)
{
  guint64 state = 51;
  for (int n = 0; n < 2000; n++) {
    MuPrisoners held[2][8];
    int all[2] = { 0 }, back[2] = { 0 };
    for (int side = 0; side < 2; side++)
      for (guint i = 0; i < 8; i++) {
        held[side][i]
            = (MuPrisoners){ i, (int) next_below (&state, 30), (int) next_below (&state, 4), 0 };
        all[side] += held[side][i].figures;
      }
    const int exchanged = mu_prisoners_exchange (held[0], 8, held[1], 8);
    for (int side = 0; side < 2; side++)
      for (int i = 0; i < 8; i++) {
        ck_assert (held[side][i].back >= 0 && held[side][i].back <= held[side][i].figures);
        back[side] += held[side][i].back;
      }
    ck_assert_int_eq (exchanged, MIN (all[0], all[1]));
    ck_assert_int_eq (back[0], exchanged);
    ck_assert_int_eq (back[1], exchanged);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-muster");
  tcase_add_loop_test (tests, small_units_join_the_weakest_of_their_kind, 0, COUNT (merged));
  tcase_add_loop_test (tests, only_those_alike_and_alone_are_merged, 0, COUNT (barred));
  tcase_add_test (tests, models_are_merged_by_their_share_alone);
  tcase_add_test (tests, mergings_keep_every_figure);
  tcase_add_test (tests, a_ledger_tells_the_unit);
  tcase_add_test (tests, a_replacement_costs_what_a_figure_costs);
  tcase_add_test (tests, points_go_to_the_weakest_first);
  tcase_add_test (tests, a_part_counts_and_not_a_number);
  tcase_add_test (tests, those_who_will_be_back_are_counted_as_there);
  tcase_add_loop_test (tests, a_choice_that_cannot_be_is_refused, 0, COUNT (refused));
  tcase_add_test (tests, a_unit_that_gets_nobody_says_why);
  tcase_add_test (tests, points_are_never_overspent_nor_left_where_they_could_buy);
  tcase_add_test (tests, prisoners_are_exchanged_figure_for_figure);
  tcase_add_test (tests, both_sides_get_back_as_many);
  return run_case ("campaign-muster", tests);
}
