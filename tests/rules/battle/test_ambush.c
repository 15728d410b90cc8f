/* Bodies whose orders have them lie hidden as they deploy (wrg.deploy.remainder). */
#include <stdlib.h>

#include "rules/wrg/field/place.h"
#include "writing.h"

#define LIGHT "Irr C LMI JLS Sh"
#define FOOT  "Reg C HI HTW Sh"

/* A wood before side A's edge, from 300 to 700 and from 100 to 250 paces. */
typedef struct {
  Scene *scene;
  MuTerrain *wood;
  MuWrgOrders orders;
} Ambush;

static void
lay (Ambush *ambush, bool hidden, int x, int y)
{
  static const MuSpot spots[] = { { 300, 100 }, { 700, 100 }, { 700, 250 }, { 300, 250 } };
  static const MuFeature wood = { .kind = MU_FEATURE_WOOD, .spots = spots, .count = 4 };
  static const MuBattlefield field = { .width = 1000, .depth = 800, .features = &wood, .count = 1 };
  const size_t size = mu_terrain_size (&field);
  ambush->scene = scene_prepare (ROWS (HOLD (LIGHT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  ambush->wood = mu_terrain_build (malloc (size), size, &field, &mu_wrg_terrain_terms);
  ambush->orders = HOLD_ORDERS;
  ambush->orders.hidden = hidden;
  MuWrgSetupUnit *unit = &ambush->scene->army[MU_SIDE_A].unit[0];
  unit->orders = &ambush->orders;
  unit->placed = true;
  unit->x = x;
  unit->y = y;
  ambush->scene->setup.terrain = ambush->wood;
}

/* wrg.deploy.remainder, wrg.visibility.woods: hidden is who stands with all its corners in cover */
START_TEST (where_one_can_hide)
{
  static const struct {
    bool wood, hidden;
    int x, y;
    MuWrgSetupAnswer answer;
  } cases[] = {
    { true, true, 500, 200, MU_WRG_SETUP_OK },
    { true, true, 500, 245, MU_WRG_SETUP_OK },
    { true, true, 500, 262, MU_WRG_SETUP_NOT_HIDDEN },
    { true, true, 290, 200, MU_WRG_SETUP_NOT_HIDDEN },
    { true, true, 500, 60, MU_WRG_SETUP_NOT_HIDDEN },
    { true, false, 500, 262, MU_WRG_SETUP_OK },
    { false, true, 500, 200, MU_WRG_SETUP_NOT_HIDDEN },
    { false, false, 500, 200, MU_WRG_SETUP_OK },
  };
  Ambush ambush;
  int at = MU_NO_BODY;
  lay (&ambush, cases[_i].hidden, cases[_i].x, cases[_i].y);
  if (!cases[_i].wood)
    ambush.scene->setup.terrain = NULL;
  ck_assert_int_eq (scene_answer (&ambush.scene->setup, &at), cases[_i].answer);
  if (cases[_i].answer != MU_WRG_SETUP_OK)
    ck_assert_int_eq (at, 0);
  ck_assert_str_ne (mu_wrg_setup_answer_words (cases[_i].answer), "");
  free (ambush.scene);
  free (ambush.wood);
}
END_TEST

/* wrg.visibility.woods, wrg.reaction.occasion.6: nobody knows of it until he comes within 20 paces,
 * and is surprised then */
START_TEST (found_by_who_comes_near)
{
  Ambush ambush;
  lay (&ambush, true, 500, 245);
  scene_begin (ambush.scene);
  WrgBattle *battle = ambush.scene->battle;
  Body *foe = scene_body (ambush.scene, 1);
  ck_assert (scene_body (ambush.scene, 0)->concealed);
  scene_put (ambush.scene, 1, 500, 275);
  ck_assert (!mu_wrg_makes_out (battle, 1, 0));
  ck_assert (!mu_wrg_any_enemy_ahead (battle, 1));
  mu_wrg_reveal_found (battle);
  ck_assert (scene_body (ambush.scene, 0)->concealed && !foe->period.surprised);
  scene_put (ambush.scene, 1, 500, 264);
  mu_wrg_reveal_found (battle);
  ck_assert (!scene_body (ambush.scene, 0)->concealed);
  ck_assert (mu_wrg_makes_out (battle, 1, 0));
  ck_assert (foe->period.surprised);
  scene_close (ambush.scene);
  free (ambush.wood);
}
END_TEST

/* wrg.visibility.woods: its own movement shows it */
START_TEST (shown_by_moving)
{
  Ambush ambush;
  lay (&ambush, true, 500, 245);
  scene_begin (ambush.scene);
  calm_all (ambush.scene);
  ambush.orders = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  scene_fight (ambush.scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (!scene_body (ambush.scene, 0)->concealed);
  scene_close (ambush.scene);
  free (ambush.wood);
}
END_TEST

/* wrg.deploy.remainder: not who comes later */
START_TEST (nobody_hides_off_the_table)
{
  MuTroop troop;
  mu_troop_parse (LIGHT, &troop, NULL);
  MuWrgOrderFacts facts = mu_wrg_order_facts (&troop);
  MuWrgOrders orders = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  orders.hidden = true;
  ck_assert_int_eq (mu_wrg_orders_judge (&facts, &orders).refused, MU_RULE_NONE);
  facts.outscouted = MU_SIDE_NONE;
  orders.arrival.how = MU_WRG_RESERVE;
  ck_assert_int_eq (mu_wrg_orders_judge (&facts, &orders).refused, MU_RULE_WRG_DEPLOY_REMAINDER);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("ambush");
  tcase_add_loop_test (tests, where_one_can_hide, 0, 8);
  tcase_add_test (tests, found_by_who_comes_near);
  tcase_add_test (tests, shown_by_moving);
  tcase_add_test (tests, nobody_hides_off_the_table);
  return run_case ("ambush", tests);
}
