/* Bodies as they are deployed: turned, and in every formation. */
#include "rules/battle/terms.h"
#include "rules/troop/troop.h"
#include "rules/wrg/move/formation.h"
#include "tests/rules/battle/ruling.h"

static const ArmyRow foot[] = { ATTACK ("Reg C HI HTW Sh", 20, 2), NO_MORE };
static const ArmyRow legion[] = { HOLD ("Reg C HI HTW Sh", 20, 5), NO_MORE };
static const ArmyRow riders[] = { SKIRMISH ("Irr C LC JLS Sh", 12, 12), NO_MORE };

static Scene *
raise_at (const ArmyRow *rows, int x, int y)
{
  Scene *scene = scene_prepare (rows, foot);
  scene->army[0].unit[0].placed = true;
  scene->army[0].unit[0].x = x;
  scene->army[0].unit[0].y = y;
  return scene;
}

/* wrg.deploy.area: a body may face any way; clockwise from where its side faces */
static const struct {
  MuAngle turned;
  int width, depth; /* of the box around it, paces */
} facings[] = {
  { MU_ANGLE_AHEAD, 60, 10 },
  { MU_ANGLE_QUARTER, 10, 60 },
  { MU_ANGLE_HALF, 60, 10 },
  { 3 * MU_ANGLE_QUARTER, 10, 60 },
};

START_TEST (bodies_may_be_turned)
{
  Scene *scene = raise_at (foot, 500, 180);
  scene->army[0].unit[0].turned = facings[_i].turned;
  scene_begin (scene);
  const Body *body = scene_body (scene, 0);
  ck_assert_int_eq (body->ground.facing, facings[_i].turned);
  check_place (scene, 0, 500, 180);
  MuPoint low, high;
  mu_rect_box (&body->ground, &low, &high);
  const int ratio = facings[_i].width / facings[_i].depth;
  ck_assert_int_eq ((high.x - low.x > high.y - low.y), ratio > 0);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_DEPLOYED, 0)->value[2], facings[_i].turned);
  scene_close (scene);
}
END_TEST

/* of side B as well, whose front looks the other way */
START_TEST (the_other_side_turns_the_same_way)
{
  Scene *scene = scene_prepare (foot, foot);
  MuWrgSetupUnit *unit = &scene->army[1].unit[0];
  unit->placed = true;
  unit->x = 500;
  unit->y = 700;
  unit->turned = MU_ANGLE_QUARTER;
  scene_begin (scene);
  ck_assert_int_eq (scene_body (scene, 1)->ground.facing, 3 * MU_ANGLE_QUARTER);
  scene_close (scene);
}
END_TEST

/* wrg.deploy.area: a corner that sticks out is outside */
START_TEST (a_turned_body_needs_its_room)
{
  int at;
  Scene *scene = raise_at (foot, 500, 279);
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OK);
  scene->army[0].unit[0].turned = MU_ANGLE_QUARTER; /* half of its files are before that line */
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OUTSIDE);
  ck_assert_int_eq (at, 0);
  scene->army[0].unit[0].y = 240;
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OK);
  scene->army[0].unit[0].x = 121;
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OUTSIDE);
  free (scene);
}
END_TEST

/* two bodies side by side that meet when one of them turns */
START_TEST (a_turned_body_meets_its_neighbour)
{
  static const ArmyRow two[]
      = { HOLD ("Reg C HI HTW Sh", 10, 1), HOLD ("Reg C HI HTW Sh", 10, 1), NO_MORE };
  int at;
  Scene *scene = scene_prepare (two, foot);
  for (int i = 0; i < 2; i++) {
    scene->army[0].unit[i].placed = true;
    scene->army[0].unit[i].x = 500;
    scene->army[0].unit[i].y = 150 + 20 * i;
  }
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OK);
  scene->army[0].unit[1].turned = MU_ANGLE_QUARTER / 2;
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OVERLAP);
  ck_assert_int_eq (at, 1);
  free (scene);
}
END_TEST

/* wrg.formation.usual, wrg.formation.square, wrg.formation.testudo, wrg.formation.cantabrian,
 * wrg.formation.wedge: front rank, ranks, and the ground of such a body */
static const struct {
  const char *troop;
  int figures, deep;
  MuFormation formation;
  int files, ranks, width, depth;
} shapes[] = {
  { "Reg C HI HTW Sh", 20, 2, MU_FORMATION_USUAL, 10, 2, 10, 2 },
  { "Reg C HI HTW Sh", 21, 2, MU_FORMATION_USUAL, 11, 2, 11, 2 },
  { "Reg C HI HTW Sh", 20, 1, MU_FORMATION_SQUARE, 5, 1, 5, 5 },
  { "Reg C HI HTW Sh", 64, 2, MU_FORMATION_SQUARE, 8, 2, 8, 8 },
  { "Reg C HI HTW Sh", 20, 5, MU_FORMATION_TESTUDO, 4, 5, 4, 5 },
  { "Irr C LC JLS Sh", 6, 3, MU_FORMATION_WEDGE, 1, 3, 3, 3 },
  { "Irr C LC JLS Sh", 9, 3, MU_FORMATION_WEDGE, 2, 3, 4, 3 },
  { "Irr C LC JLS Sh", 7, 3, MU_FORMATION_WEDGE, 1, 4, 4, 4 },
};

START_TEST (formations_fill_their_ground)
{
  MuTroop troop;
  ck_assert_int_eq (mu_troop_parse (shapes[_i].troop, &troop, NULL), MU_TROOP_PARSE_OK);
  const MuTroopType type = (MuTroopType) troop.type;
  const MuFormation formation = shapes[_i].formation;
  const int figures = shapes[_i].figures;
  const int files = mu_wrg_formation_files (formation, figures, shapes[_i].deep);
  ck_assert_int_eq (files, shapes[_i].files);
  ck_assert_int_eq (mu_wrg_formation_ranks (formation, figures, files), shapes[_i].ranks);
  const MuWrgRoom room = mu_wrg_formation_room (formation, type, 0, figures, files);
  ck_assert_int_eq (room.width, shapes[_i].width * mu_wrg_type_frontage (type, 0));
  const int deep = formation == MU_FORMATION_SQUARE ? mu_wrg_type_frontage (type, 0)
                                                    : mu_wrg_type_depth (type);
  ck_assert_int_ge (room.depth, shapes[_i].depth * deep);
}
END_TEST

/* no figure of any formation is left out, none is counted twice */
START_TEST (every_figure_has_its_place)
{
  for (int figures = 1; figures <= 60; figures++)
    for (int deep = 1; deep <= figures && deep <= 8; deep++) {
      const MuFormation formation = (MuFormation) _i;
      const int files = mu_wrg_formation_files (formation, figures, deep);
      const int ranks = mu_wrg_formation_ranks (formation, figures, files);
      int room = 0;
      for (int rank = 0; rank < ranks; rank++)
        room += formation == MU_FORMATION_WEDGE ? mu_wrg_wedge_rank (files, rank) : files;
      if (formation == MU_FORMATION_SQUARE)
        room *= 4;
      if (formation != MU_FORMATION_CANTABRIAN)
        ck_assert_int_ge (room, figures);
      ck_assert_int_ge (files, 1);
      if (formation == MU_FORMATION_USUAL)
        ck_assert_int_lt (room - figures, files);
    }
}
END_TEST

static Scene *
raise_formed (const ArmyRow *rows, MuFormation formation)
{
  Scene *scene = raise_at (rows, 500, 200);
  scene->army[0].unit[0].formation = (uint8_t) formation;
  return scene;
}

/* wrg.formation.testudo: declared when it is formed; replay and account read it from the event */
START_TEST (a_formation_is_declared)
{
  static const struct {
    const ArmyRow *rows;
    MuFormation formation;
    int files;
    MuRule rule;
  } formed[] = {
    { legion, MU_FORMATION_TESTUDO, 4, MU_RULE_WRG_FORMATION_TESTUDO },
    { legion, MU_FORMATION_SQUARE, 1, MU_RULE_WRG_FORMATION_SQUARE },
    { riders, MU_FORMATION_CANTABRIAN, 1, MU_RULE_WRG_FORMATION_CANTABRIAN },
  };
  Scene *scene = raise_formed (formed[_i].rows, formed[_i].formation);
  scene_begin (scene);
  const MuEvent *event = scene_find_rule (scene, MU_EVENT_FACED, 0, formed[_i].rule);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (MU_SHAPE_FORMATION (event->value[3]), (int) formed[_i].formation);
  ck_assert_int_eq (MU_SHAPE_FILES (event->value[3]), formed[_i].files);
  scene_close (scene);
}
END_TEST

/* wrg.formation.testudo, wrg.formation.cantabrian, wrg.formation.wedge.limits: who may not */
START_TEST (impossible_formations_are_refused)
{
  int at;
  Scene *scene = raise_formed (foot, MU_FORMATION_TESTUDO); /* ten wide */
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_BAD_FORMATION);
  scene->army[0].unit[0].ranks = 5;
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_OK);
  scene->army[0].unit[0].formation = MU_FORMATION_CANTABRIAN; /* foot */
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_BAD_FORMATION);
  scene->army[0].unit[0].formation = MU_FORMATIONS;
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_BAD_FORMATION);
  free (scene);
  static const ArmyRow beasts[] = { ELEPHANTS (3), NO_MORE };
  scene = raise_formed (beasts, MU_FORMATION_WEDGE);
  ck_assert_int_eq (scene_answer (&scene->setup, &at), MU_WRG_SETUP_BAD_FORMATION);
  ck_assert_int_eq (at, 0);
  free (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("form");
  tcase_add_loop_test (tests, bodies_may_be_turned, 0, 4);
  tcase_add_test (tests, the_other_side_turns_the_same_way);
  tcase_add_test (tests, a_turned_body_needs_its_room);
  tcase_add_test (tests, a_turned_body_meets_its_neighbour);
  tcase_add_loop_test (tests, formations_fill_their_ground, 0,
                       (int) (sizeof shapes / sizeof shapes[0]));
  tcase_add_loop_test (tests, every_figure_has_its_place, 0, MU_FORMATIONS);
  tcase_add_loop_test (tests, a_formation_is_declared, 0, 3);
  tcase_add_test (tests, impossible_formations_are_refused);
  return run_case ("form", tests);
}
