/* A planned deployment as a scene: every body where the plan has it. */
#include <check.h>
#include <stdlib.h>

#include "lists/xml/data.h"
#include "reports/wrg/scene/plan_scene.h"

static MuList *
sample (const char *file)
{
  g_autofree char *path = mu_data_path ("samples", file);
  MuList *list = mu_list_read_file (path, NULL);
  ck_assert_ptr_nonnull (list);
  return list;
}

START_TEST (bodies_stand_where_the_plan_has_them)
{
  g_autoptr (MuList) list = sample ("zama-roman.xml");
  g_autofree char *path = mu_data_path ("fields", "zama.xml");
  g_autoptr (MuFieldPlan) field = mu_field_plan_open (path, NULL);
  const MuPlanJob job = { .list = list,
                          .field = _i ? field : NULL,
                          .side = _i ? MU_SIDE_B : MU_SIDE_A,
                          .outscouted = MU_SIDE_NONE };
  g_autoptr (MuPlan) plan = mu_plan_side (&job, NULL);
  ck_assert_ptr_nonnull (plan);
  g_autoptr (MuScene) scene = mu_plan_scene (plan, list, job.field);
  ck_assert_uint_eq (scene->bodies->len, list->units->len);
  ck_assert_uint_eq (scene->features->len, _i ? field->features->len : 0);
  ck_assert (scene->width == plan->width && scene->depth == plan->depth);
  int generals = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    ck_assert (body->x == mu_plan_unit (plan, i)->x && body->y == mu_plan_unit (plan, i)->y);
    ck_assert (body->width >= 12 && body->depth >= 8 && body->side == job.side);
    ck_assert (mu_scene_body_stands (body) && (body->turn == 0) == (job.side == MU_SIDE_A));
    ck_assert_int_eq (body->mark[0], _i ? 'B' : 'A');
    generals += (body->states & MU_SCENE_GENERAL) != 0;
  }
  ck_assert_int_eq (generals, 1);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("plan scene");
  TCase *tests = tcase_create ("plan scene");
  tcase_add_loop_test (tests, bodies_stand_where_the_plan_has_them, 0, 2);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
