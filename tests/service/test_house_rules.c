/* House rules by key and in groups. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "app/service/club/house_rules.h"

START_TEST (every_house_rule_can_be_switched)
{
  for (int i = 0; i < MU_READINGS; i++) {
    const char *key = mu_reading_key ((MuReading) i);
    MuReadings readings = { 0 };
    ck_assert_int_eq (mu_house_rule_find (key), i);
    ck_assert (mu_house_rule_switch (&readings, key, TRUE, NULL));
    ck_assert_int_eq (mu_reading (&readings, (MuReading) i), 1);
    ck_assert_uint_eq (mu_house_rules_count (&readings), 1);
    ck_assert (mu_house_rule_switch (&readings, key, FALSE, NULL));
    ck_assert_uint_eq (mu_house_rules_count (&readings), 0);
  }
  ck_assert_uint_eq (mu_house_rules_count (NULL), 0);
}
END_TEST

/* wrg.points.arab-indian: a point for the team in place of one for each good horse; troops
 * on common horses, and on no wheels, cost the same. */
START_TEST (only_good_horses_of_chariots_change_their_price)
{
  MuReadings readings = { 0 };
  g_autoptr (MuList) list = mu_list_new ("Chariots");
  const char *const troop[] = { "Reg B HCh B", "Reg B HCh B", "Reg B HC JLS Sh" };
  for (int i = 0; i < 3; i++) {
    MuListUnit *unit = mu_list_unit_new ();
    ck_assert_int_eq (mu_troop_parse (troop[i], &unit->troop, NULL), MU_TROOP_PARSE_OK);
    unit->troop.breed = i == 1 ? MU_COMMON_HORSE : MU_ARAB_HORSE;
    unit->figures = 4;
    if (i < 2)
      unit->crew
          = (MuCrew){ .count = 2, .horses = 4, .weapon = { MU_WEAPON_BOW, MU_WEAPON_LIGHT_SPEAR } };
    g_ptr_array_add (list->units, unit);
  }
  ck_assert_int_eq (mu_house_rules_surcharge (&readings, list), 0);
  ck_assert (mu_house_rule_switch (&readings, "chariot-horses", TRUE, NULL));
  ck_assert_int_eq (mu_house_rules_surcharge (&readings, list), 4 * (1 - 4));
}
END_TEST

static const struct {
  const char *typed;
  const char *words;
} unknown[] = {
  { "mele-d-cap", "did you mean melee-d-cap?" },
  { "casualties", "casualties-207, casualties-below" },
  { "half-efect", "half-effect" },
  { "xyzzyxyzzy", "muster house-rules" },
  { "MELEE-D-CAP", "muster house-rules" },
};

START_TEST (an_unknown_key_names_those_that_are_near)
{
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++) {
    g_autoptr (GError) error = NULL;
    MuReadings readings = { 0 };
    ck_assert (!mu_house_rule_switch (&readings, unknown[i].typed, TRUE, &error));
    ck_assert (error->domain == MU_HOUSE_RULE_ERROR);
    ck_assert_msg (strstr (error->message, unknown[i].typed) != NULL, "%s", error->message);
    ck_assert_msg (strstr (error->message, unknown[i].words) != NULL, "%s", error->message);
    ck_assert_uint_eq (mu_house_rules_count (&readings), 0);
  }
}
END_TEST

START_TEST (the_groups_hold_each_house_rule_once)
{
  g_autoptr (GArray) order = mu_house_rules_by_group ();
  gboolean seen[MU_READINGS] = { FALSE };
  g_autoptr (GHashTable) closed = g_hash_table_new (g_str_hash, g_str_equal);
  const char *group = NULL;
  ck_assert_uint_eq (order->len, MU_READINGS);
  for (guint i = 0; i < order->len; i++) {
    const MuReading which = g_array_index (order, MuReading, i);
    ck_assert (!seen[which]);
    seen[which] = TRUE;
    if (group == NULL || strcmp (group, mu_house_rule_group (which)) != 0) {
      group = mu_house_rule_group (which);
      ck_assert_msg (g_hash_table_add (closed, (gpointer) group), "%s stands twice", group);
    }
  }
}
END_TEST

/* Every rule id belongs to a part of the rules that has a title. */
START_TEST (no_house_rule_is_without_a_group)
{
  for (int i = 0; i < MU_READINGS; i++) {
    ck_assert_str_ne (mu_house_rule_group ((MuReading) i), "Other rules");
    ck_assert_str_ne (mu_house_rule_section ((MuReading) i), "");
  }
  ck_assert_str_eq (mu_house_rule_group (MU_READING_MELEE_D_CAP), "Random factors");
  ck_assert_str_eq (mu_house_rule_group (MU_READING_HALF_EFFECT), "Disorder");
}
END_TEST

int
main (void)
{
  TCase *cases = tcase_create ("house rules");
  tcase_add_test (cases, every_house_rule_can_be_switched);
  tcase_add_test (cases, an_unknown_key_names_those_that_are_near);
  tcase_add_test (cases, the_groups_hold_each_house_rule_once);
  tcase_add_test (cases, no_house_rule_is_without_a_group);
  tcase_add_test (cases, only_good_horses_of_chariots_change_their_price);
  Suite *suite = suite_create ("house rules");
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
