/* A deployment in the making: places that are refused and why, undo, seals, what the
 * other side sees. Needs no display. */
#include "tests/session/deployment_fixture.h"

#include <string.h>

#include "app/session/wrg/deployment/deployment_item.h"
#include "lists/xml/data.h"
#include "rules/wrg/move/formation.h"

/* The battle of lay_table, with whom as outscouted. */
static void
outscout (Table *table, MuSide side)
{
  MuBattleRecord *record
      = mu_battle_record_copy (mu_deployment_session_get_record (table->session));
  record->outscouted = side;
  mu_deployment_session_set_record (table->session, record);
  mu_battle_record_free (record);
}

static int
units_of (Table *table)
{
  return (int) g_list_model_get_n_items (mu_deployment_session_get_roster (table->session));
}

static MuFieldPlan *
sample_field (const char *name)
{
  g_autofree char *path = g_build_filename (mu_data_dir (), "fields", name, NULL);
  g_autoptr (GError) error = NULL;
  MuFieldPlan *field = mu_field_plan_open (path, &error);
  ck_assert_msg (field != NULL, "%s", error ? error->message : "");
  return field;
}

START_TEST (it_begins_with_an_empty_table)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_is_open (table.session));
  ck_assert_int_gt (units_of (&table), 5);
  ck_assert_int_eq (number_of (table.session, "left"), units_of (&table));
  ck_assert (!mu_deployment_session_can_undo (table.session));
  has_words (table.session, "summary", "On open ground. Scipio at Zama is not deployed: ");
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table.session);
  for (guint i = 0; i < scene->bodies->len; i++)
    ck_assert (!mu_scene_body_stands (&g_array_index (scene->bodies, MuSceneBody, i)));
  ck_assert (scene->zone.left == 120 && scene->zone.right == 600);
  ck_assert (scene->zone.bottom == 0 && scene->zone.top == 120);
  clear_table (&table);
}
END_TEST

START_TEST (a_unit_is_placed_where_there_is_room)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_place (table.session, 2));
  const MuDeployment at = mu_deployment_session_get (table.session, 2);
  ck_assert (at.placed);
  ck_assert_int_eq (number_of (table.session, "unit"), 2);
  ck_assert_int_eq (number_of (table.session, "left"), units_of (&table) - 1);
  has_words (table.session, "said", "A3 Velites: ");
  g_autoptr (MuDeploymentItem) item
      = g_list_model_get_item (mu_deployment_session_get_roster (table.session), 2);
  has_words (item, "state", "on the table");
  ck_assert (!mu_deployment_session_place (table.session, 2));
  ck_assert (truth_of (table.session, "refused"));
  has_words (table.session, "said", "is on the table");
  clear_table (&table);
}
END_TEST

static const struct {
  double x, y;
  const char *words;
} refused[] = {
  { 360, 300, "too far forward: nobody deploys within 120 paces of the centre line" },
  { 30, 80, "too far left" },
  { 700, 80, "too far right" },
  { 360, 0, "over the edge of the table" },
};

/* wrg.deploy.area */
START_TEST (outside_the_area_nothing_is_put_down)
{
  Table table;
  lay_table (&table);
  ck_assert (!mu_deployment_session_move (table.session, 2, refused[_i].x, refused[_i].y));
  ck_assert (truth_of (table.session, "refused"));
  has_words (table.session, "said", refused[_i].words);
  has_words (table.session, "said", "(Deployment)");
  ck_assert (!mu_deployment_session_get (table.session, 2).placed);
  ck_assert (!mu_deployment_session_can_undo (table.session));
  clear_table (&table);
}
END_TEST

START_TEST (two_do_not_share_ground)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_move (table.session, 0, 360, 100));
  ck_assert (!mu_deployment_session_move (table.session, 1, 365, 100));
  has_words (table.session, "said", " stands there");
  clear_table (&table);
}
END_TEST

/* A hand is not exact: near the edge and near a neighbour it is helped. */
START_TEST (places_are_drawn_to_edges_and_neighbours)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_move (table.session, 0, 360, 128));
  ck_assert_int_eq (mu_deployment_session_get (table.session, 0).y, 120);
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table.session);
  const double width = g_array_index (scene->bodies, MuSceneBody, 0).width;
  const double other = g_array_index (scene->bodies, MuSceneBody, 1).width;
  ck_assert (other == 0);
  ck_assert (mu_deployment_session_place (table.session, 1));
  g_autoptr (MuScene) both = mu_deployment_session_make_scene (table.session);
  const double second = g_array_index (both->bodies, MuSceneBody, 1).width;
  const double beside = 360 - (width + second) / 2 - 5;
  ck_assert (mu_deployment_session_move (table.session, 1, beside - 6, 115));
  const MuDeployment at = mu_deployment_session_get (table.session, 1);
  ck_assert_int_eq (at.y, 120);
  ck_assert (at.x >= beside && at.x < beside + 1);
  has_words (table.session, "place", "from A1");
  clear_table (&table);
}
END_TEST

START_TEST (nudges_are_exact_and_stop_at_the_edge)
{
  Table table;
  lay_table (&table);
  mu_deployment_session_move (table.session, 2, 360, 100);
  ck_assert (mu_deployment_session_nudge (table.session, 2, 5, 0));
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).x, 365);
  ck_assert (mu_deployment_session_nudge (table.session, 2, 0, 20));
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).y, 120);
  ck_assert (!mu_deployment_session_nudge (table.session, 2, 0, 5));
  has_words (table.session, "said", "5 paces (0.5 in) too far forward");
  ck_assert (!mu_deployment_session_nudge (table.session, 3, 5, 0));
  has_words (table.session, "said", "not on the table yet");
  clear_table (&table);
}
END_TEST

START_TEST (bodies_turn_and_stay_in_the_area)
{
  Table table;
  lay_table (&table);
  mu_deployment_session_move (table.session, 2, 360, 120);
  ck_assert (!mu_deployment_session_turn (table.session, 2, 90)); /* longer than the area is deep */
  ck_assert (mu_deployment_session_set_files (table.session, 2, 4));
  ck_assert (mu_deployment_session_turn (table.session, 2, 90));
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).turned, MU_ANGLE_QUARTER);
  has_words (table.session, "place", "turned 90° to the right");
  for (int i = 0; i < 18; i++)
    ck_assert (mu_deployment_session_turn (table.session, 2, -5));
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).turned, 0);
  has_words (table.session, "place", "facing ahead");
  ck_assert (mu_deployment_session_face (table.session, 2, -0.79));
  has_words (table.session, "place", "turned 45° to the left");
  clear_table (&table);
}
END_TEST

/* --- formations -------------------------------------------------------------------- */

enum { NUMIDIANS, HASTATI, VELITES, EQUITES = 4, PRINCIPES, GUARD }; /* of Scipio's */

static MuSceneBody
drawn (Table *table, int unit)
{
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table->session);
  return g_array_index (scene->bodies, MuSceneBody, unit);
}

/* The 22 velites stand 11 by 2: what is wider has one rank, what is narrower three. */
START_TEST (the_front_goes_from_one_width_to_the_next)
{
  Table table;
  int least, most;
  lay_table (&table);
  mu_deployment_session_move (table.session, VELITES, 360, 100);
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, VELITES), 11);
  mu_deployment_session_get_widths (table.session, VELITES, &least, &most);
  ck_assert_int_eq (least, 1);
  ck_assert_int_eq (most, 22);
  ck_assert (mu_deployment_session_set_files (table.session, VELITES, 10));
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, VELITES), 8);
  has_words (table.session, "troops", "8 wide and 3 deep");
  ck_assert_double_eq_tol (drawn (&table, VELITES).width, 8 * 12, 0.01);
  ck_assert (mu_deployment_session_set_files (table.session, VELITES, 9));
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, VELITES), 11);
  ck_assert_int_eq (mu_deployment_session_get (table.session, VELITES).ranks, 0); /* as listed */
  mu_deployment_session_undo (table.session);
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, VELITES), 8);
  ck_assert (mu_deployment_session_set_files (table.session, VELITES, 99));
  ck_assert_int_eq (mu_deployment_session_get_files (table.session, VELITES), 22);
  ck_assert (!mu_deployment_session_set_files (table.session, VELITES, 99));
  has_words (table.session, "said", "cannot stand wider");
  clear_table (&table);
}
END_TEST

static const struct {
  int unit;
  MuDeployShape shape;
  MuFormation formation;
  const char *troops;
} forms[] = {
  { VELITES, MU_DEPLOY_LINE, MU_FORMATION_USUAL, "22 wide and 1 deep" },
  { VELITES, MU_DEPLOY_BLOCK, MU_FORMATION_USUAL, "11 wide and 2 deep" },
  { GUARD, MU_DEPLOY_COLUMN, MU_FORMATION_USUAL, "1 wide and 4 deep" },
  { GUARD, MU_DEPLOY_BLOCK, MU_FORMATION_USUAL, "2 wide and 2 deep" },
  { PRINCIPES, MU_DEPLOY_SQUARE, MU_FORMATION_SQUARE, "each face 4 wide and 2 deep" },
  { NUMIDIANS, MU_DEPLOY_CIRCLE, MU_FORMATION_CANTABRIAN, "Cantabrian circle" },
  { NUMIDIANS, MU_DEPLOY_WEDGE, MU_FORMATION_WEDGE, "wedge, 1 in front and 5 deep" },
};

/* wrg.formation.usual, wrg.formation.square, wrg.formation.cantabrian, wrg.formation.wedge */
START_TEST (bodies_are_formed_on_the_table_or_before)
{
  Table table;
  const int unit = forms[_i].unit;
  lay_table (&table);
  ck_assert (mu_deployment_session_set_shape (table.session, unit, MU_DEPLOY_LINE));
  ck_assert (mu_deployment_session_set_shape (table.session, unit, forms[_i].shape));
  ck_assert_int_eq (mu_deployment_session_get_shape (table.session, unit), forms[_i].shape);
  ck_assert_int_eq (number_of (table.session, "unit"), unit);
  has_words (table.session, "troops", forms[_i].troops);
  ck_assert (mu_deployment_session_place (table.session, unit));
  const MuSceneBody body = drawn (&table, unit);
  ck_assert_int_eq (body.formation, forms[_i].formation);
  const MuListUnit *it = mu_list_unit (
      mu_deployment_session_get_record (table.session)->side[MU_SIDE_A].list, (guint) unit);
  const MuWrgRoom room = mu_wrg_formation_room (forms[_i].formation, (MuTroopType) it->troop.type,
                                                0, it->figures, body.files);
  ck_assert_double_eq_tol (body.width, room.width, 0.01);
  ck_assert_double_eq_tol (body.depth, room.depth, 0.01);
  clear_table (&table);
}
END_TEST

static const struct {
  MuSide side;
  int unit;
  MuDeployShape shape;
  const char *words;
} barred[] = {
  { MU_SIDE_A, HASTATI, MU_DEPLOY_TESTUDO, "years AD 1 to 200 form it (Formations)" },
  { MU_SIDE_A, HASTATI, MU_DEPLOY_CIRCLE, "only cavalry ride in it (Formations)" },
  { MU_SIDE_B, 2, MU_DEPLOY_WEDGE, "models stand in a single line (Scales)" },
  { MU_SIDE_B, 2, MU_DEPLOY_BLOCK, "models stand in a single line (Scales)" },
};

static char *
reason_of (Table *table, MuDeployShape shape)
{
  g_autoptr (GObject) item
      = g_list_model_get_item (mu_deployment_session_get_shapes (table->session), shape);
  char *reason = text_of (item, "reason");
  ck_assert_int_eq (truth_of (item, "possible"), *reason == '\0');
  return reason;
}

/* wrg.formation.testudo, wrg.formation.cantabrian, wrg.scale.troops: with the same reason in the
 * list to choose from and where it is tried all the same. */
START_TEST (formations_of_other_troops_are_refused)
{
  Table table;
  lay_table (&table);
  mu_deployment_session_set_side (table.session, barred[_i].side);
  ck_assert (!mu_deployment_session_set_shape (table.session, barred[_i].unit, barred[_i].shape));
  ck_assert (truth_of (table.session, "refused"));
  has_words (table.session, "said", barred[_i].words);
  g_autofree char *reason = reason_of (&table, barred[_i].shape);
  ck_assert_msg (strstr (barred[_i].words, reason) || strstr (reason, barred[_i].words), "%s",
                 reason);
  g_autofree char *none = reason_of (&table, MU_DEPLOY_LINE);
  ck_assert_str_eq (none, "");
  ck_assert (!mu_deployment_session_can_undo (table.session));
  clear_table (&table);
}
END_TEST

/* wrg.formation.testudo: in its centuries, four wide. */
START_TEST (legionaries_form_a_testudo)
{
  Table table;
  int least, most;
  lay_table (&table);
  MuBattleRecord *record = mu_battle_record_copy (mu_deployment_session_get_record (table.session));
  record->side[MU_SIDE_A].list->year = 117;
  mu_list_unit (record->side[MU_SIDE_A].list, PRINCIPES)->figures = 9;
  mu_deployment_session_set_record (table.session, record);
  mu_deployment_session_set_side (table.session, MU_SIDE_A);
  ck_assert (mu_deployment_session_set_shape (table.session, HASTATI, MU_DEPLOY_TESTUDO));
  has_words (table.session, "troops", "testudo, 4 wide and 5 deep");
  mu_deployment_session_get_widths (table.session, HASTATI, &least, &most);
  ck_assert_int_eq (least, 4);
  ck_assert_int_eq (most, 4);
  ck_assert (!mu_deployment_session_set_files (table.session, HASTATI, 5));
  ck_assert (!mu_deployment_session_set_shape (table.session, PRINCIPES, MU_DEPLOY_TESTUDO));
  has_words (table.session, "said", "9 figures cannot stand four wide");
  mu_battle_record_free (record);
  clear_table (&table);
}
END_TEST

/* One key goes through what such troops may form, and round. */
START_TEST (the_next_formation_is_one_that_may_be)
{
  Table table;
  lay_table (&table);
  static const MuDeployShape horse[] = { MU_DEPLOY_COLUMN, MU_DEPLOY_SQUARE, MU_DEPLOY_CIRCLE,
                                         MU_DEPLOY_WEDGE,  MU_DEPLOY_LINE,   MU_DEPLOY_BLOCK };
  for (guint i = 0; i < G_N_ELEMENTS (horse); i++) {
    ck_assert (mu_deployment_session_step_shape (table.session, NUMIDIANS, 1));
    ck_assert_int_eq (mu_deployment_session_get_shape (table.session, NUMIDIANS), horse[i]);
  }
  ck_assert (mu_deployment_session_step_shape (table.session, NUMIDIANS, -1));
  ck_assert_int_eq (mu_deployment_session_get_shape (table.session, NUMIDIANS), MU_DEPLOY_LINE);
  mu_deployment_session_set_side (table.session, MU_SIDE_B);
  ck_assert (!mu_deployment_session_step_shape (table.session, 2, 1));
  has_words (table.session, "said", "one formation only");
  clear_table (&table);
}
END_TEST

/* wrg.deploy.area: a column of twelve horse is deeper than the area; the key goes past it. */
START_TEST (the_next_formation_is_one_that_finds_room)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_move (table.session, NUMIDIANS, 360, 120));
  ck_assert (!mu_deployment_session_set_shape (table.session, NUMIDIANS, MU_DEPLOY_COLUMN));
  has_words (table.session, "said", "over the edge of the table");
  ck_assert (mu_deployment_session_step_shape (table.session, NUMIDIANS, 1));
  ck_assert_int_eq (mu_deployment_session_get_shape (table.session, NUMIDIANS), MU_DEPLOY_SQUARE);
  clear_table (&table);
}
END_TEST

/* A formation that finds no room where the body stands is refused, and it stays as it was. */
START_TEST (there_has_to_be_room_for_a_formation)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_move (table.session, HASTATI, 300, 120));
  ck_assert (mu_deployment_session_move (table.session, VELITES, 300, 80));
  ck_assert (!mu_deployment_session_set_shape (table.session, HASTATI, MU_DEPLOY_COLUMN));
  ck_assert (truth_of (table.session, "refused"));
  ck_assert_int_eq (mu_deployment_session_get_shape (table.session, HASTATI), MU_DEPLOY_BLOCK);
  clear_table (&table);
}
END_TEST

/* The formation with which the battle's events begin. */
static MuFormation
fought_as (const MuBattleRecord *record, int body, MuRule *rule)
{
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_EVENT_PERIOD)
      break;
    if (event->kind == MU_EVENT_FACED && event->body == body) {
      *rule = (MuRule) event->rule;
      return (MuFormation) MU_SHAPE_FORMATION (event->value[3]);
    }
  }
  *rule = MU_RULE_NONE;
  return MU_FORMATION_USUAL;
}

/* wrg.formation.square, wrg.formation.cantabrian, wrg.formation.wedge: into the battle. */
START_TEST (the_battle_begins_in_the_formations_chosen)
{
  Table table;
  MuRule rule;
  lay_table (&table);
  ck_assert (mu_deployment_session_set_shape (table.session, NUMIDIANS, MU_DEPLOY_CIRCLE));
  ck_assert (mu_deployment_session_set_shape (table.session, PRINCIPES, MU_DEPLOY_SQUARE));
  ck_assert (mu_deployment_session_set_shape (table.session, EQUITES, MU_DEPLOY_WEDGE));
  ck_assert (mu_deployment_session_place_rest (table.session));
  g_autoptr (MuBattleRecord) record
      = mu_battle_record_copy (mu_deployment_session_get_record (table.session));
  ck_assert (mu_deployment_session_lay_down (table.session, record, NULL));
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_battle_fight (record, NULL, NULL, NULL, &error), "%s",
                 error ? error->message : "");
  ck_assert_int_eq (fought_as (record, NUMIDIANS, &rule), MU_FORMATION_CANTABRIAN);
  ck_assert_int_eq (rule, MU_RULE_WRG_FORMATION_CANTABRIAN);
  ck_assert_int_eq (fought_as (record, PRINCIPES, &rule), MU_FORMATION_SQUARE);
  ck_assert_int_eq (fought_as (record, EQUITES, &rule), MU_FORMATION_WEDGE);
  ck_assert_int_eq (fought_as (record, HASTATI, &rule), MU_FORMATION_USUAL);
  clear_table (&table);
}
END_TEST

START_TEST (every_step_is_undone_and_done_again)
{
  Table table;
  lay_table (&table);
  mu_deployment_session_move (table.session, 2, 360, 100);
  mu_deployment_session_nudge (table.session, 2, 5, 0);
  mu_deployment_session_take_off (table.session, 2);
  ck_assert (!mu_deployment_session_get (table.session, 2).placed);
  mu_deployment_session_undo (table.session);
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).x, 365);
  mu_deployment_session_undo (table.session);
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).x, 360);
  mu_deployment_session_redo (table.session);
  ck_assert_int_eq (mu_deployment_session_get (table.session, 2).x, 365);
  mu_deployment_session_nudge (table.session, 2, -5, 0);
  ck_assert (!mu_deployment_session_can_redo (table.session));
  for (int i = 0; i < 3; i++)
    mu_deployment_session_undo (table.session);
  ck_assert (!mu_deployment_session_can_undo (table.session));
  ck_assert_int_eq (number_of (table.session, "left"), units_of (&table));
  clear_table (&table);
}
END_TEST

/* As the rules line up an army that nobody deployed. */
START_TEST (lining_up_stands_as_the_rules_do_it)
{
  Table table;
  lay_table (&table);
  for (int side = 0; side < MU_SIDES; side++) {
    mu_deployment_session_set_side (table.session, (MuSide) side);
    ck_assert (mu_deployment_session_line_up (table.session));
    ck_assert_int_eq (number_of (table.session, "left"), 0);
  }
  g_autoptr (MuBattleRecord) by_rule
      = mu_battle_record_copy (mu_battle_session_get_record (mu_desk_tonight (table.desk)));
  ck_assert (mu_battle_fight (by_rule, NULL, NULL, NULL, NULL));
  for (guint i = 0, body = 0; i < by_rule->events->len; i++) {
    const MuEvent *event = &g_array_index (by_rule->events, MuEvent, i);
    MuSide side;
    if (event->kind != MU_EVENT_DEPLOYED)
      continue;
    mu_battle_record_unit (by_rule, event->body, &side);
    mu_deployment_session_set_side (table.session, side);
    const int unit = mu_deployment_session_unit_of (table.session, (int) body);
    const MuDeployment at = mu_deployment_session_get (table.session, unit);
    ck_assert_int_le (ABS (MU_PACES (at.x) - event->value[0]), MU_PACES (1));
    ck_assert_int_eq (MU_PACES (at.y), event->value[1]);
    body++;
  }
  clear_table (&table);
}
END_TEST

/* As its book fights: all have room, and it is one step that can be taken back. */
START_TEST (a_plan_places_all_in_one_step)
{
  Table table;
  lay_table (&table);
  for (int side = 0; side < MU_SIDES; side++) {
    mu_deployment_session_set_side (table.session, (MuSide) side);
    ck_assert (mu_deployment_session_plan (table.session));
    ck_assert_int_eq (number_of (table.session, "left"), 0);
    has_words (table.session, "standing", "All on the table, not sealed");
    const MuDeployment planned = mu_deployment_session_get (table.session, 0);
    mu_deployment_session_undo (table.session);
    ck_assert_int_eq (number_of (table.session, "left"), units_of (&table));
    ck_assert (!mu_deployment_session_can_undo (table.session));
    mu_deployment_session_redo (table.session);
    ck_assert_int_eq (mu_deployment_session_get (table.session, 0).x, planned.x);
  }
  clear_table (&table);
}
END_TEST

START_TEST (the_rest_finds_room)
{
  Table table;
  lay_table (&table);
  ck_assert (mu_deployment_session_move (table.session, 0, 400, 90));
  ck_assert (mu_deployment_session_place_rest (table.session));
  ck_assert_int_eq (number_of (table.session, "left"), 0);
  ck_assert_int_eq (mu_deployment_session_get (table.session, 0).x, 400);
  ck_assert (mu_deployment_session_clear (table.session));
  ck_assert_int_eq (number_of (table.session, "left"), units_of (&table));
  clear_table (&table);
}
END_TEST

START_TEST (a_seal_is_for_good)
{
  Table table;
  lay_table (&table);
  ck_assert (!mu_deployment_session_seal (table.session));
  has_words (table.session, "said", "not on the table yet");
  mu_deployment_session_line_up (table.session);
  ck_assert (mu_deployment_session_seal (table.session));
  const char *code = mu_deployment_session_get_seal (table.session, MU_SIDE_A);
  ck_assert_int_eq ((int) strlen (code), MU_SEAL_LENGTH);
  has_words (table.session, "said", code);
  has_words (table.session, "standing", code);
  ck_assert (!mu_deployment_session_nudge (table.session, 0, 5, 0));
  has_words (table.session, "said", "cannot be changed");
  ck_assert (!mu_deployment_session_clear (table.session));
  ck_assert (!mu_deployment_session_can_undo (table.session));
  ck_assert (mu_battle_side_seal_holds (
      &mu_deployment_session_get_record (table.session)->side[MU_SIDE_A]));
  clear_table (&table);
}
END_TEST

static int
standing (Table *table, MuSide side)
{
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table->session);
  int count = 0;
  for (guint i = 0; i < scene->bodies->len; i++) {
    const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
    count += body->side == side && mu_scene_body_stands (body);
  }
  return count;
}

/* wrg.deploy.visible: maps stay shut until both are ready. */
START_TEST (a_sealed_map_is_shut_until_both_are_sealed)
{
  Table table;
  lay_table (&table);
  outscout (&table, MU_SIDE_NONE);
  mu_deployment_session_line_up (table.session);
  ck_assert_int_gt (standing (&table, MU_SIDE_A), 5);
  mu_deployment_session_seal (table.session);
  ck_assert (mu_deployment_session_is_hidden (table.session, MU_SIDE_A));
  ck_assert_int_eq (standing (&table, MU_SIDE_A), 0);
  mu_deployment_session_select (table.session, 2);
  ck_assert_int_eq (mu_deployment_session_get_unit (table.session), -1);
  g_autofree char *place = text_of (table.session, "place");
  ck_assert_str_eq (place, "");
  ck_assert_ptr_null (mu_body_teller_state (MU_BODY_TELLER (table.session), 2));
  mu_deployment_session_set_side (table.session, MU_SIDE_B);
  ck_assert_int_eq (standing (&table, MU_SIDE_A), 0);
  mu_deployment_session_line_up (table.session);
  ck_assert_int_eq (standing (&table, MU_SIDE_A), 0);
  mu_deployment_session_seal (table.session);
  ck_assert (!mu_deployment_session_is_hidden (table.session, MU_SIDE_A));
  ck_assert_int_gt (standing (&table, MU_SIDE_A), 5);
  ck_assert_int_gt (standing (&table, MU_SIDE_B), 5);
  clear_table (&table);
}
END_TEST

/* wrg.deploy.outscouted: they go first, and everybody sees it. */
START_TEST (the_outscouted_deploy_first_and_in_sight)
{
  Table table;
  lay_table (&table);
  outscout (&table, MU_SIDE_B);
  ck_assert_int_eq (mu_deployment_session_get_side (table.session), MU_SIDE_B);
  mu_deployment_session_set_side (table.session, MU_SIDE_A);
  ck_assert (!mu_deployment_session_may_change (table.session));
  ck_assert (!mu_deployment_session_place (table.session, 0));
  has_words (table.session, "said", "(Deployment)");
  mu_deployment_session_set_side (table.session, MU_SIDE_B);
  mu_deployment_session_line_up (table.session);
  mu_deployment_session_set_side (table.session, MU_SIDE_A);
  ck_assert_int_eq (standing (&table, MU_SIDE_B), 0);
  mu_deployment_session_set_side (table.session, MU_SIDE_B);
  mu_deployment_session_seal (table.session);
  mu_deployment_session_set_side (table.session, MU_SIDE_A);
  ck_assert_int_gt (standing (&table, MU_SIDE_B), 5);
  ck_assert (mu_deployment_session_place (table.session, 0));
  clear_table (&table);
}
END_TEST

/* wrg.move.difficult.*: the ground of the field counts. */
START_TEST (a_field_bars_ground)
{
  Table table;
  lay_table (&table);
  g_autoptr (MuFieldPlan) field = sample_field ("hamlet-and-stream.xml");
  ck_assert (mu_deployment_session_set_field (table.session, field, NULL));
  has_words (table.session, "summary", "On Hamlet and stream.");
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table.session);
  ck_assert_uint_ge (scene->features->len, field->features->len);
  mu_deployment_session_set_side (table.session, MU_SIDE_B);
  ck_assert (mu_deployment_session_line_up (table.session));
  ck_assert (mu_deployment_session_seal (table.session));
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_deployment_session_set_field (table.session, NULL, &error));
  ck_assert (strstr (error->message, "is sealed on this field") != NULL);
  clear_table (&table);
}
END_TEST

START_TEST (a_small_field_is_refused)
{
  Table table;
  lay_table (&table);
  MuFieldPlan *field = mu_field_plan_new ("Yard", 240, 200);
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_deployment_session_set_field (table.session, field, &error));
  ck_assert (strstr (error->message, "(Deployment)") != NULL);
  ck_assert (mu_deployment_session_get_record (table.session)->field == NULL);
  mu_field_plan_free (field);
  clear_table (&table);
}
END_TEST

/* Wherever it is dropped, what stands is lawful. */
START_TEST (whatever_is_tried_all_that_stands_may_stand)
{
  Table table;
  lay_table (&table);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autoptr (MuFieldPlan) field = sample_field ("hamlet-and-stream.xml");
  ck_assert (mu_deployment_session_set_field (table.session, field, NULL));
  int done = 0;
  for (int i = 0; i < 400; i++) {
    const int unit = g_rand_int_range (rand, 0, units_of (&table));
    switch (g_rand_int_range (rand, 0, 6)) {
    case 0:
      done += mu_deployment_session_turn (table.session, unit, g_rand_int_range (rand, -90, 90));
      break;
    case 1:
      done += mu_deployment_session_set_files (table.session, unit, g_rand_int_range (rand, 1, 30));
      break;
    case 3:
      done += mu_deployment_session_set_shape (table.session, unit,
                                               g_rand_int_range (rand, 0, MU_DEPLOY_SHAPES));
      break;
    case 2:
      mu_deployment_session_undo (table.session);
      break;
    default:
      done += mu_deployment_session_move (table.session, unit, g_rand_int_range (rand, 80, 640),
                                          g_rand_int_range (rand, 0, 150));
    }
    const guint count = g_list_model_get_n_items (mu_deployment_session_get_roster (table.session));
    for (guint k = 0; k < count; k++) {
      g_autoptr (MuDeploymentItem) item
          = g_list_model_get_item (mu_deployment_session_get_roster (table.session), k);
      g_autofree char *state = text_of (item, "state");
      ck_assert_str_ne (state, "may not stand so");
    }
  }
  ck_assert_int_gt (done, 50);
  clear_table (&table);
}
END_TEST

START_TEST (a_hand_shows_where_it_would_stand)
{
  Table table;
  lay_table (&table);
  mu_deployment_session_hold (table.session, 2, 360, 300);
  ck_assert (truth_of (table.session, "refused"));
  ck_assert_int_eq (standing (&table, MU_SIDE_A), 1);
  g_autoptr (MuScene) scene = mu_deployment_session_make_scene (table.session);
  ck_assert_uint_ne (g_array_index (scene->bodies, MuSceneBody, 2).states & MU_SCENE_SELECTED, 0);
  mu_deployment_session_let_go (table.session);
  ck_assert_int_eq (standing (&table, MU_SIDE_A), 0);
  ck_assert (!mu_deployment_session_can_undo (table.session));
  clear_table (&table);
}
END_TEST

/* Into the record of the battle, which the rules accept. */
START_TEST (it_is_laid_down_for_the_fight)
{
  Table table;
  lay_table (&table);
  g_autoptr (MuBattleRecord) record
      = mu_battle_record_copy (mu_deployment_session_get_record (table.session));
  ck_assert (mu_deployment_session_lay_down (table.session, record, NULL));
  ck_assert (!mu_battle_side_is_deployed (&record->side[MU_SIDE_A]));
  ck_assert (mu_deployment_session_move (table.session, 0, 400, 90));
  ck_assert (mu_deployment_session_lay_down (table.session, record, NULL));
  ck_assert_uint_eq (record->side[MU_SIDE_A].deployment->len, (guint) units_of (&table));
  for (int i = 0; i < units_of (&table); i++)
    ck_assert (mu_battle_side_deployment (&record->side[MU_SIDE_A], i).placed);
  ck_assert (!mu_battle_side_is_deployed (&record->side[MU_SIDE_B]));
  ck_assert_int_eq (number_of (table.session, "left"), units_of (&table) - 1);
  clear_table (&table);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("deployment session");
  TCase *tests = tcase_create ("deployment session");
  tcase_add_test (tests, it_begins_with_an_empty_table);
  tcase_add_test (tests, a_unit_is_placed_where_there_is_room);
  tcase_add_loop_test (tests, outside_the_area_nothing_is_put_down, 0, G_N_ELEMENTS (refused));
  tcase_add_test (tests, two_do_not_share_ground);
  tcase_add_test (tests, places_are_drawn_to_edges_and_neighbours);
  tcase_add_test (tests, nudges_are_exact_and_stop_at_the_edge);
  tcase_add_test (tests, bodies_turn_and_stay_in_the_area);
  tcase_add_test (tests, the_front_goes_from_one_width_to_the_next);
  tcase_add_loop_test (tests, bodies_are_formed_on_the_table_or_before, 0, G_N_ELEMENTS (forms));
  tcase_add_loop_test (tests, formations_of_other_troops_are_refused, 0, G_N_ELEMENTS (barred));
  tcase_add_test (tests, legionaries_form_a_testudo);
  tcase_add_test (tests, the_next_formation_is_one_that_may_be);
  tcase_add_test (tests, the_next_formation_is_one_that_finds_room);
  tcase_add_test (tests, there_has_to_be_room_for_a_formation);
  tcase_add_test (tests, the_battle_begins_in_the_formations_chosen);
  tcase_add_test (tests, every_step_is_undone_and_done_again);
  tcase_add_test (tests, lining_up_stands_as_the_rules_do_it);
  tcase_add_test (tests, a_plan_places_all_in_one_step);
  tcase_add_test (tests, the_rest_finds_room);
  tcase_add_test (tests, a_seal_is_for_good);
  tcase_add_test (tests, a_sealed_map_is_shut_until_both_are_sealed);
  tcase_add_test (tests, the_outscouted_deploy_first_and_in_sight);
  tcase_add_test (tests, a_field_bars_ground);
  tcase_add_test (tests, a_small_field_is_refused);
  tcase_add_test (tests, whatever_is_tried_all_that_stands_may_stand);
  tcase_add_test (tests, a_hand_shows_where_it_would_stand);
  tcase_add_test (tests, it_is_laid_down_for_the_fight);
  tcase_set_timeout (tests, 60);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? 1 : 0;
}
