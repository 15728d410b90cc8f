/* A battlefield as ground of a scene, and under the bodies of a replay. */
#include <check.h>
#include <math.h>
#include <stdlib.h>

#include "lists/xml/data.h"
#include "reports/replay/replay_scene.h"
#include "reports/scene/field_scene.h"
#include "tests/reports/fixture.h"

static int
count (const MuScene *scene, MuSceneGround ground)
{
  int found = 0;
  for (guint i = 0; i < scene->features->len; i++)
    found += g_array_index (scene->features, MuSceneFeature, i).ground == ground;
  return found;
}

static const MuSceneFeature *
first (const MuScene *scene, MuSceneGround ground)
{
  for (guint i = 0; i < scene->features->len; i++) {
    const MuSceneFeature *feature = &g_array_index (scene->features, MuSceneFeature, i);
    if (feature->ground == ground)
      return feature;
  }
  ck_abort_msg ("nothing of ground %d", ground);
  return NULL;
}

static double
length (const MuSceneFeature *line)
{
  double sum = 0;
  for (guint i = 0; i + 1 < line->points; i++)
    sum += hypot (line->point[i + 1].x - line->point[i].x, line->point[i + 1].y - line->point[i].y);
  return sum;
}

#define ADD(plan, kind, ...)                                                                       \
  do {                                                                                             \
    const MuSpot spots[] = { __VA_ARGS__ };                                                        \
    mu_field_plan_add (plan, kind, spots, G_N_ELEMENTS (spots));                                   \
  } while (0)

/* Nothing that can lie on a field is left out, but the gaps, which are seen by what they open. */
START_TEST (every_kind_is_drawn)
{
  const MuFeatureKind kind = (MuFeatureKind) _i;
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("", 900, 600);
  switch (mu_feature_form (kind)) {
  case MU_FEATURE_AREA:
    ADD (plan, kind, { 100, 100 }, { 300, 100 }, { 200, 250 });
    break;
  case MU_FEATURE_LINE:
    ADD (plan, kind, { 100, 100 }, { 300, 100 });
    break;
  case MU_FEATURE_PASSAGE:
    ADD (plan, kind, { 200, 100 });
    break;
  }
  g_autoptr (MuScene) scene = mu_field_scene (plan);
  const gboolean gap = kind == MU_FEATURE_GATEWAY || kind == MU_FEATURE_BREACH;
  ck_assert_int_eq (scene->features->len > 0, !gap);
  for (guint i = 0; i < scene->features->len; i++) {
    const MuSceneFeature *feature = &g_array_index (scene->features, MuSceneFeature, i);
    ck_assert_uint_ge (feature->points, 2);
    for (guint k = 0; k < feature->points; k++) {
      ck_assert (feature->point[k].x >= 0 && feature->point[k].x <= 900);
      ck_assert (feature->point[k].y >= 0 && feature->point[k].y <= 600);
    }
  }
}
END_TEST

START_TEST (the_scene_has_the_table_and_scale_of_the_field)
{
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("", 960, 600);
  plan->scale = MU_SCALE_15;
  g_autoptr (MuScene) scene = mu_field_scene (plan);
  g_autoptr (MuScene) open = mu_field_scene (NULL);
  ck_assert_double_eq (scene->width, 960);
  ck_assert_double_eq (scene->depth, 600);
  ck_assert_int_eq (scene->paces_per_inch, mu_paces_per_inch (MU_SCALE_15));
  ck_assert_double_eq (open->width, 720);
  ck_assert_double_eq (open->depth, 480);
  ck_assert_int_eq (open->paces_per_inch, mu_paces_per_inch (MU_SCALE_25));
  ck_assert_uint_eq (open->features->len, 0);
}
END_TEST

/* A wall stops where its gateway is, a stream does not. */
START_TEST (a_gateway_is_a_gap)
{
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("", 900, 600);
  ADD (plan, MU_FEATURE_WALL, { 100, 100 }, { 300, 100 });
  ADD (plan, MU_FEATURE_STREAM, { 0, 110 }, { 899, 110 });
  ADD (plan, MU_FEATURE_GATEWAY, { 200, 102 });
  ADD (plan, MU_FEATURE_GATEWAY, { 120, 100 });
  g_autoptr (MuScene) scene = mu_field_scene (plan);
  ck_assert_int_eq (count (scene, MU_SCENE_WALL), 3);
  ck_assert_int_eq (count (scene, MU_SCENE_STREAM), 1);
  double left = 0;
  for (guint i = 0; i < scene->features->len; i++) {
    const MuSceneFeature *feature = &g_array_index (scene->features, MuSceneFeature, i);
    if (feature->ground == MU_SCENE_WALL)
      left += length (feature);
  }
  ck_assert_double_eq_tol (left, 200 - 2 * 20, 0.01);
}
END_TEST

/* One about a field, one far from any work. */
START_TEST (a_walled_field_has_walls_all_around)
{
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("", 900, 600);
  ADD (plan, MU_FEATURE_WALLED_FIELD, { 100, 100 }, { 300, 100 }, { 300, 300 }, { 100, 300 });
  ADD (plan, MU_FEATURE_GATEWAY, { 300, 200 });
  ADD (plan, MU_FEATURE_BREACH, { 700, 200 });
  g_autoptr (MuScene) scene = mu_field_scene (plan);
  ck_assert_int_eq (count (scene, MU_SCENE_FIELDS), 1);
  ck_assert_int_eq (count (scene, MU_SCENE_WALL), 5);
}
END_TEST

/* wrg.terrain.lines: over the water, not along it. */
START_TEST (a_bridge_lies_across_its_river)
{
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("", 900, 600);
  ADD (plan, MU_FEATURE_STREAM, { 0, 20 }, { 899, 20 });
  ADD (plan, MU_FEATURE_RIVER, { 200, 0 }, { 200, 599 });
  ADD (plan, MU_FEATURE_BRIDGE, { 200, 300 });
  g_autoptr (MuScene) scene = mu_field_scene (plan);
  const MuSceneFeature *bridge = first (scene, MU_SCENE_BRIDGE);
  ck_assert_double_eq_tol (bridge->point[0].y, bridge->point[1].y, 1e-9);
  ck_assert_double_gt (length (bridge), 40);
  ck_assert_double_lt (length (bridge), 60);
  ck_assert_double_eq (bridge->width, 20);
}
END_TEST

/* awfp.terrain.light-cover, awfp.terrain.pond, awfp.terrain.lake: told apart from woods, and from
 * waters that run. */
START_TEST (waters_and_light_woods_have_grounds_of_their_own)
{
  g_autoptr (MuFieldPlan) plan = mu_field_plan_new ("", 900, 600);
  ADD (plan, MU_FEATURE_LAKE, { 0, 0 }, { 100, 0 }, { 100, 600 }, { 0, 600 });
  ADD (plan, MU_FEATURE_POND, { 300, 300 }, { 400, 300 }, { 350, 380 });
  ADD (plan, MU_FEATURE_LIGHT_WOOD, { 500, 300 }, { 600, 300 }, { 550, 380 });
  g_autoptr (MuScene) scene = mu_field_scene (plan);
  ck_assert_int_eq (count (scene, MU_SCENE_WATER), 2);
  ck_assert_int_eq (count (scene, MU_SCENE_LIGHT_WOOD), 1);
  ck_assert_int_eq (count (scene, MU_SCENE_WOOD), 0);
}
END_TEST

/* The replay draws the record's field under its bodies. */
START_TEST (a_replay_stands_on_its_field)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autofree char *path = g_build_filename (mu_data_dir (), "fields", "cannae.xml", NULL);
  record->field = mu_field_plan_open (path, NULL);
  ck_assert_ptr_nonnull (record->field);
  fixture_fight (record);
  g_autoptr (MuReplay) replay = mu_replay_new (record, record->events->len);
  g_autoptr (MuScene) scene = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_double_eq (scene->width, record->field->width);
  ck_assert_double_eq (scene->depth, record->field->depth);
  ck_assert_int_eq (count (scene, MU_SCENE_RIVER), 1);
  ck_assert_int_eq (count (scene, MU_SCENE_GENTLE_HILL), 1);
  ck_assert_uint_eq (scene->bodies->len, (guint) replay->bodies);
  mu_replay_seek (replay, 0);
  g_autoptr (MuScene) empty = mu_replay_scene (replay, MU_NO_EVENT, MU_NO_BODY);
  ck_assert_int_eq (count (empty, MU_SCENE_RIVER), 1);
}
END_TEST

/* Of all that ship, each can be drawn. */
START_TEST (shipped_fields_are_drawn_whole)
{
  g_autofree char *folder = g_build_filename (mu_data_dir (), "fields", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  int fields = 0;
  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autoptr (MuFieldPlan) plan = mu_field_plan_open (path, NULL);
    ck_assert_msg (plan != NULL, "%s", name);
    g_autoptr (MuScene) scene = mu_field_scene (plan);
    guint gaps = 0;
    for (guint i = 0; i < plan->features->len; i++) {
      const MuFeatureKind kind = mu_field_plan_feature (plan, i)->kind;
      gaps += kind == MU_FEATURE_GATEWAY || kind == MU_FEATURE_BREACH;
    }
    ck_assert_uint_ge (scene->features->len + gaps, plan->features->len);
    fields++;
  }
  ck_assert_int_ge (fields, 6);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("field scene");
  TCase *cases = tcase_create ("field scene");
  tcase_add_loop_test (cases, every_kind_is_drawn, 0, MU_FEATURE_KINDS);
  tcase_add_test (cases, the_scene_has_the_table_and_scale_of_the_field);
  tcase_add_test (cases, a_gateway_is_a_gap);
  tcase_add_test (cases, a_walled_field_has_walls_all_around);
  tcase_add_test (cases, a_bridge_lies_across_its_river);
  tcase_add_test (cases, waters_and_light_woods_have_grounds_of_their_own);
  tcase_add_test (cases, a_replay_stands_on_its_field);
  tcase_add_test (cases, shipped_fields_are_drawn_whole);
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
