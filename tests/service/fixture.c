#include "tests/service/fixture.h"

#include <stdlib.h>

#include "app/service/club/club.h"
#include "lists/battle/battle_setup.h"
#include "lists/xml/data.h"

MuList *
fixture_sample (const char *file)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), "samples", file, NULL);
  g_autoptr (GError) error = NULL;
  MuList *list = mu_list_read_file (path, &error);
  ck_assert_msg (list != NULL, "%s", error ? error->message : "");
  return list;
}

void
fixture_zama (MuList *list[MU_SIDES])
{
  list[MU_SIDE_A] = fixture_sample ("zama-roman.xml");
  list[MU_SIDE_B] = fixture_sample ("zama-carthaginian.xml");
}

void
fixture_stands (MuList *list[MU_SIDES])
{
  list[MU_SIDE_A] = fixture_sample ("../../tests/lists/stands/rome.xml");
  list[MU_SIDE_B] = fixture_sample ("../../tests/lists/stands/carthage.xml");
}

MuFieldPlan *
fixture_field (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (mu_data_dir (), "fields", file, NULL);
  g_autoptr (GError) error = NULL;
  MuFieldPlan *plan = mu_field_plan_open (path, &error);
  ck_assert_msg (plan != NULL, "%s", error ? error->message : "");
  return plan;
}

void
fixture_fight (MuBattleRecord *record)
{
  g_autoptr (GError) error = NULL;
  const gboolean done = mu_battle_fight (record, NULL, NULL, NULL, &error);
  ck_assert_msg (done, "%s", error ? error->message : "");
}

guint64
fixture_digest_again (const MuBattleRecord *record)
{
  g_autoptr (MuBattleRecord) again = mu_record_fight_again (record, NULL);
  ck_assert_ptr_nonnull (again);
  return again->digest;
}

int
fixture_run (const char *name, TCase *tests)
{
  Suite *suite = suite_create (name);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
