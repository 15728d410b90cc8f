/* Battle sheets with field, weather, orders, deployment and seals: written, read,
 * proved, refused. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lists/battle/battle_setup.h"
#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "reports/sheet/battle_sheet.h"
#include "tests/reports/fixture.h"

static MuFieldPlan *
make_field (void)
{
  static const MuSpot hill[] = { { 360, 556 }, { 480, 540 }, { 600, 560 }, { 600, 598 } };
  static const MuSpot road[] = { { 0, 300 }, { 500, 320 }, { 960, 300 } };
  MuFieldPlan *field = mu_field_plan_new ("Zama <&> “Ζάμα”", 960, 600);
  MuFieldFeature *rise = mu_field_plan_add (field, MU_FEATURE_GENTLE_HILL, hill, 4);
  g_free (rise->name);
  rise->name = g_strdup ("Hannibal’s hill");
  rise->height = 10;
  mu_field_plan_add (field, MU_FEATURE_ROAD, road, 3);
  g_free (field->notes);
  field->notes = g_strdup ("Two\nlines, <one> of them “marked”.");
  return field;
}

static void
add_orders (MuBattleRecord *record, MuSide side, int unit, const char *words)
{
  MuBattleSideRecord *own = &record->side[side];
  const MuList *enemy = record->side[MU_SIDE_B - side].list;
  MuOrders *orders = mu_orders_new (own->list, enemy);
  orders->side = side;
  if (record->field)
    mu_orders_set_field (orders, record->field);
  MuBodyOrders *body = mu_orders_ensure (orders, own->list, unit);
  g_free (body->words);
  body->words = g_strdup (words);
  g_autoptr (GPtrArray) issues = mu_orders_judge (orders, own->list, enemy, record->outscouted);
  ck_assert (mu_orders_issues_fine (issues));
  own->orders = orders;
}

/* As Muster sealed before there were salts. */
static void
seal_as_before (MuBattleSideRecord *side)
{
  g_clear_pointer (&side->salt, g_free);
  g_clear_pointer (&side->sum, g_free);
  g_free (side->seal);
  side->seal = mu_battle_side_unsalted_code (side);
}

/* Everything that a battle to come can have; the second side is sealed. */
static MuBattleRecord *
full (void)
{
  MuBattleRecord *record = fixture_prepared ();
  record->field = make_field ();
  record->sky = record->coast = TRUE;
  record->day = (MuDayDice){ 0, 1, 2, 3, 4, 5, 6 };
  add_orders (record, MU_SIDE_A, 7, "Take and hold Hannibal’s hill");
  add_orders (record, MU_SIDE_B, 0, "Stay and hold");
  *mu_battle_side_deploy (&record->side[MU_SIDE_A], 7)
      = (MuDeployment){ .placed = TRUE, .x = 300, .y = 60 };
  *mu_battle_side_deploy (&record->side[MU_SIDE_B], 0) = (MuDeployment){ .ranks = 2 };
  mu_battle_side_seal (&record->side[MU_SIDE_B]);
  return record;
}

/* Zama on its field, fought by the rules. */
static MuBattleRecord *
fought (guint64 seed)
{
  MuBattleRecord *record = fixture_prepared ();
  record->field = make_field ();
  record->seed = seed;
  record->stream = 0;
  *mu_battle_side_deploy (&record->side[MU_SIDE_A], 7)
      = (MuDeployment){ .placed = TRUE, .x = 300, .y = 60 };
  mu_battle_side_seal_alone (&record->side[MU_SIDE_A]);
  fixture_fight (record);
  return record;
}

static void
same_sides (const MuBattleSideRecord *a, const MuBattleSideRecord *b)
{
  ck_assert_pstr_eq (a->seal, b->seal);
  ck_assert_pstr_eq (a->salt, b->salt);
  ck_assert_pstr_eq (a->sum, b->sum);
  ck_assert_int_eq (a->hidden, b->hidden);
  ck_assert_uint_eq (a->planned, b->planned);
  ck_assert_int_eq (a->arabs, b->arabs);
  ck_assert_int_eq (a->wells, b->wells);
  ck_assert_int_eq (a->torches, b->torches);
  ck_assert_int_eq (a->order_seconds, b->order_seconds);
  ck_assert_int_eq (a->commanded, b->commanded);
  ck_assert_int_eq (a->alone, b->alone);
  ck_assert_int_eq (a->orders != NULL, b->orders != NULL);
  g_autofree char *one = mu_battle_side_seal_code (a);
  g_autofree char *two = mu_battle_side_seal_code (b);
  ck_assert_str_eq (one, two);
}

static MuBattleRecord *
round_trip (const MuBattleRecord *record)
{
  gsize length = 0, again_length = 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *data = mu_battle_sheet_write_data (record, &length);
  MuBattleRecord *back = mu_battle_sheet_read_data (data, length, "sheet.xml", &error);
  ck_assert_msg (back != NULL, "%s", error ? error->message : "");
  g_autofree char *again = mu_battle_sheet_write_data (back, &again_length);
  ck_assert_uint_eq (length, again_length);
  ck_assert_mem_eq (data, again, length);
  for (int side = 0; side < MU_SIDES; side++)
    same_sides (&record->side[side], &back->side[side]);
  ck_assert_int_eq (record->sky, back->sky);
  ck_assert_int_eq (record->coast, back->coast);
  ck_assert_int_eq (record->outside, back->outside);
  ck_assert_mem_eq (&record->day, &back->day, sizeof record->day);
  ck_assert_int_eq (mu_battle_record_width (record), mu_battle_record_width (back));
  return back;
}

START_TEST (all_of_it_comes_back)
{
  g_autoptr (MuBattleRecord) record = full ();
  g_autoptr (MuBattleRecord) back = round_trip (record);
  ck_assert_str_eq (back->field->name, "Zama <&> “Ζάμα”");
  ck_assert_str_eq (back->field->notes, "Two\nlines, <one> of them “marked”.");
  ck_assert_uint_eq (back->field->features->len, 2);
  ck_assert_int_eq (mu_battle_side_deployment (&back->side[0], 7).x, 300);
}
END_TEST

/* The sheet's schema has the definitions of order sheets once more, under names of their own. */
static char *
definitions (const char *schema, const char *first, const char *end, const char *prefix)
{
  g_autofree char *path = mu_data_path ("schema", schema);
  g_autofree char *text = NULL;
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  const char *from = strstr (text, first), *to = from ? strstr (from, end) : NULL;
  ck_assert_msg (from && to, "%s: %s", schema, first);
  g_autoptr (GString) found = g_string_new_len (from, to - from);
  g_string_replace (found, prefix, "name=\"", 0);
  return g_string_free (g_steal_pointer (&found), FALSE);
}

START_TEST (whatever_can_be_ordered_can_stand_in_a_sheet)
{
  static const char *const names[]
      = { "enemy", "place", "signal", "standing", "body", "arrival", "clause" };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *own = g_strdup_printf ("<define name=\"%s\">", names[i]);
    g_autofree char *copied = g_strdup_printf ("<define name=\"orders-%s\">", names[i]);
    g_autofree char *orders = definitions ("orders.rng", own, "</define>", "name=\"");
    g_autofree char *sheet
        = definitions ("battle-sheet.rng", copied, "</define>", "name=\"orders-");
    ck_assert_str_eq (orders, sheet);
  }
}
END_TEST

START_TEST (each_part_comes_back_alone)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  switch (_i) {
  case 0:
    record->field = make_field ();
    break;
  case 1:
    record->sky = record->outside = TRUE;
    break;
  case 2:
    add_orders (record, MU_SIDE_B, 0, "Stay and hold");
    break;
  case 3:
    mu_battle_side_deploy (&record->side[MU_SIDE_B], 3)->ranks = 1;
    break;
  case 4:
    seal_as_before (&record->side[MU_SIDE_A]);
    break;
  }
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"2\""));
}
END_TEST

static gboolean
xmllint_accepts (const char *data)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.xml", NULL);
  g_autofree char *schema = mu_data_path ("schema", "battle-sheet.rng");
  const char *argv[] = { "xmllint", "--nonet", "--noout", "--relaxng", schema, path, NULL };
  int status = 0;
  g_autofree char *noise = NULL;
  ck_assert (g_file_set_contents (path, data, -1, NULL));
  ck_assert (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                           &noise, &status, NULL));
  return g_spawn_check_wait_status (status, NULL);
}

/* Only they need the seventh format. */
START_TEST (seals_come_back_with_their_salts)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  mu_battle_side_seal_alone (&record->side[_i]);
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"7\""));
  ck_assert_ptr_nonnull (strstr (data, record->side[_i].salt));
  ck_assert (xmllint_accepts (data));
}
END_TEST

/* Seals that bind to a part of the seed need the tenth, shown or hidden. */
START_TEST (seals_come_back_with_their_sums)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  MuBattleSideRecord *own = &record->side[_i / 2];
  mu_battle_side_seal (own);
  if (_i % 2 == 1)
    mu_battle_side_hide (own);
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"10\""));
  ck_assert_ptr_nonnull (strstr (data, own->sum));
  ck_assert_pstr_eq (back->side[_i / 2].sum, own->sum);
  ck_assert (xmllint_accepts (data));
}
END_TEST

/* Where its seed comes from, each alone. */
START_TEST (the_seed_s_story_comes_back)
{
  static const MuSeedStory stories[] = {
    { .origin = MU_SEED_DRAWN },
    { .origin = MU_SEED_CHOSEN },
    { .origin = MU_SEED_SEALED, .again = 3 },
    { .again = MU_ROLLED_AGAIN_MAX },
  };
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  record->story = stories[_i];
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"10\""));
  ck_assert_int_eq (back->story.origin, stories[_i].origin);
  ck_assert_int_eq (back->story.again, stories[_i].again);
  ck_assert (xmllint_accepts (data));
}
END_TEST

/* Each alone, and all of them: only they need the fifth format. */
START_TEST (terms_come_back)
{
  g_autoptr (MuBattleRecord) record = _i < 6 ? fixture_prepared () : full ();
  MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  a->arabs = _i == 1;
  b->wells = _i == 2 || _i > 5;
  a->torches = _i == 3 || _i > 5;
  a->order_seconds = _i == 4 || _i > 5 ? 1 : 0;
  b->order_seconds = _i >= 5 ? MU_ORDER_SECONDS_MAX : 0;
  if (b->seal)
    seal_as_before (b);
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, _i == 0 ? " version=\"1\" rules" : " version=\"5\" rules"));
  ck_assert_int_eq (strstr (data, "<terms ") != NULL, _i > 0);
}
END_TEST

/* One side's, the other's, both, and beside all else: only it needs the twelfth format. */
START_TEST (whom_muster_commands_comes_back)
{
  g_autoptr (MuBattleRecord) record = _i < 4 ? fixture_prepared () : full ();
  MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  a->commanded = _i % 2 == 1;
  b->commanded = _i / 2 % 2 == 1;
  a->order_seconds = b->order_seconds = _i < 4 ? 0 : 600;
  const gboolean any = a->commanded || b->commanded;
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_int_eq (strstr (data, "<battle-sheet version=\"12\"") != NULL, any);
  ck_assert_int_eq (strstr (data, " commanded=\"yes\"") != NULL, any);
  ck_assert_ptr_null (strstr (data, " commanded=\"no\""));
  ck_assert (xmllint_accepts (data));
}
END_TEST

/* Settled for one side, the other, both, and beside all else. Of a battle that was fought it says
 * nothing. */
START_TEST (who_is_alone_comes_back)
{
  g_autoptr (MuBattleRecord) record = _i < 4 ? fixture_prepared () : full ();
  MuBattleSideRecord *a = &record->side[MU_SIDE_A], *b = &record->side[MU_SIDE_B];
  a->alone = _i % 2 == 1;
  b->alone = _i / 2 % 2 == 1;
  const gboolean any = a->alone || b->alone;
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_int_eq (strstr (data, "<battle-sheet version=\"12\"") != NULL, any);
  ck_assert_int_eq (strstr (data, "<terms commanded=\"no\"/>") != NULL, any);
  ck_assert (xmllint_accepts (data));
  g_autoptr (MuBattleRecord) after = fought (5);
  after->side[MU_SIDE_A].alone = a->alone;
  g_autofree char *fought_so = mu_battle_sheet_write_data (after, NULL);
  ck_assert_ptr_null (strstr (fought_so, "commanded"));
}
END_TEST

/* A form of it is filled in at the table. */
START_TEST (a_form_may_say_who_is_alone)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autoptr (GError) error = NULL;
  gsize length;
  record->side[MU_SIDE_B].alone = TRUE;
  g_autofree char *form = mu_battle_sheet_write_form (record, &length);
  ck_assert_ptr_nonnull (strstr (form, "<terms commanded=\"no\"/>"));
  ck_assert (xmllint_accepts (form));
  ck_assert_ptr_null (mu_battle_sheet_read_data (form, length, "form.xml", &error));
  ck_assert_msg (strstr (error->message, "nothing is said here") == NULL, "%s", error->message);
}
END_TEST

/* It is no part of what was sealed. */
START_TEST (a_general_breaks_no_seal)
{
  g_autoptr (MuBattleRecord) record = full ();
  MuBattleSideRecord *own = &record->side[MU_SIDE_B];
  g_autofree char *code = g_strdup (own->seal);
  own->commanded = TRUE;
  ck_assert (mu_battle_side_seal_holds (own));
  g_autoptr (MuBattleRecord) back = round_trip (record);
  ck_assert_str_eq (back->side[MU_SIDE_B].seal, code);
  /* But the enemy is not told: whom Muster commands it has planned, as a rule. */
  mu_battle_side_hide (own);
  ck_assert (!own->commanded);
  own->hidden = FALSE;
  own->alone = TRUE;
  mu_battle_side_hide (own);
  ck_assert (!own->alone);
}
END_TEST

/* What of it is a plan needs the third format. */
START_TEST (plans_come_back_as_plans)
{
  g_autoptr (MuBattleRecord) record = full ();
  record->side[MU_SIDE_A].planned = (guint) _i;
  seal_as_before (&record->side[MU_SIDE_B]);
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"3\""));
  ck_assert (xmllint_accepts (data));
}
END_TEST

/* Not where there is nothing that could be one. */
START_TEST (plans_that_are_not_there_are_refused)
{
  static const struct {
    guint planned;
    const char *says;
  } cases[] = { { MU_PLANNED_DEPLOYMENT, "a planned deployment is not here" },
                { MU_PLANNED_ORDERS, "planned orders are not here" },
                { 1 << 7, "neither deployment nor orders" } };
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autoptr (GError) error = NULL;
  record->side[MU_SIDE_B].planned = cases[_i].planned;
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, strlen (data), "f.xml", &error));
  ck_assert_msg (strstr (error->message, cases[_i].says) != NULL, "%s", error->message);
}
END_TEST

/* Who reads the enemy's sheet sees the code and nothing else. */
START_TEST (what_is_hidden_is_its_code)
{
  g_autoptr (MuBattleRecord) record = full ();
  mu_battle_side_hide (&record->side[MU_SIDE_B]);
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  const char *army = strstr (data, "<army side=\"b\"");
  ck_assert_ptr_null (strstr (army, "<orders"));
  ck_assert_ptr_null (strstr (army, "<deployment"));
  ck_assert_ptr_null (strstr (army, "salt="));
  ck_assert_ptr_nonnull (strstr (army, record->side[MU_SIDE_B].seal));
  ck_assert (back->side[MU_SIDE_B].hidden);
}
END_TEST

/* awfp.terrain.light-cover, awfp.terrain.pond, awfp.terrain.lake: only a field that has one of them
 * needs the fourteenth. */
START_TEST (waters_and_light_woods_come_back)
{
  static const MuFeatureKind kinds[] = { MU_FEATURE_LIGHT_WOOD, MU_FEATURE_POND, MU_FEATURE_LAKE };
  static const MuSpot spots[] = { { 0, 0 }, { 100, 0 }, { 120, 200 }, { 0, 180 } };
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  record->field = make_field ();
  g_autofree char *before = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_nonnull (strstr (before, "<battle-sheet version=\"2\""));
  mu_field_plan_add (record->field, kinds[_i], spots, G_N_ELEMENTS (spots));
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autofree char *data = mu_battle_sheet_write_data (back, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"14\""));
  ck_assert_ptr_nonnull (strstr (data, "<battlefield version=\"2\""));
  ck_assert_int_eq (mu_field_plan_feature (back->field, 2)->kind, kinds[_i]);
  ck_assert (xmllint_accepts (data));
}
END_TEST

/* Anybody's Muster reads what has nothing new. */
START_TEST (a_plain_battle_is_of_the_first_format)
{
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_nonnull (strstr (data, "<battle-sheet version=\"1\""));
  ck_assert_ptr_nonnull (strstr (data, "  <field width=\"720\" depth=\"480\"/>\n"));
  ck_assert_ptr_null (strstr (data, "in-battle"));
}
END_TEST

/* What came back fights again as it did. */
START_TEST (a_fought_sheet_is_proved_by_fighting_it)
{
  g_autoptr (MuBattleRecord) record = fought (30 + (guint64) _i);
  g_autoptr (MuBattleRecord) back = round_trip (record);
  g_autoptr (MuBattleRecord) again = mu_record_fight_again (back, NULL);
  ck_assert_ptr_nonnull (again);
  ck_assert_uint_eq (again->digest, record->digest);
}
END_TEST

START_TEST (another_validator_accepts_them)
{
  g_autoptr (MuBattleRecord) to_come = full ();
  g_autoptr (MuBattleRecord) over = fought (3);
  g_autofree char *one = mu_battle_sheet_write_data (to_come, NULL);
  g_autofree char *two = mu_battle_sheet_write_data (over, NULL);
  ck_assert (xmllint_accepts (one));
  ck_assert (xmllint_accepts (two));
}
END_TEST

/* The parts are files of their own: cut out, they are read as such. */
START_TEST (parts_can_be_cut_out)
{
  g_autoptr (MuBattleRecord) record = full ();
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  const char *field = strstr (data, "<battlefield"), *field_end = strstr (data, "  </field>");
  const char *orders = strstr (data, "<orders"), *orders_end = strstr (data, "<deployment");
  const char *map_end = strstr (orders_end, "  </army>");
  g_autoptr (MuFieldPlan) plan
      = mu_field_plan_read_data (field, (gsize) (field_end - field), "f", NULL);
  g_autoptr (MuOrders) sheet
      = mu_orders_read_data (orders, (gsize) (orders_end - orders), "o", NULL);
  g_autoptr (GArray) map = mu_deployment_read_data (orders_end, (gsize) (map_end - orders_end), "d",
                                                    record->side[0].list, MU_SIDE_A, NULL);
  ck_assert_ptr_nonnull (plan);
  ck_assert_ptr_nonnull (sheet);
  ck_assert_ptr_nonnull (map);
  ck_assert_int_eq (g_array_index (map, MuDeployment, 7).y, 60);
}
END_TEST

/* --- refusals ---------------------------------------------------------------- */

/* One change to a good sheet; the complaint is expected at the line of `at`, or of the change. */
typedef struct {
  const char *find, *put, *at, *says;
} Fault;

static const Fault faults[] = {
  /* the field */
  { "<field width=\"960\"", "<field width=\"720\"", NULL, "960 by 600" },
  { "<battlefield version=\"1\"", "<battlefield version=\"7\"", NULL, "version" },
  { "kind=\"gentle-hill\"", "kind=\"volcano\"", NULL, "kind" },
  { "<line kind=\"road\" points=\"0,300 500,320 960,300\"",
    "<line kind=\"river\" points=\"0,570 500,570 960,570\"", NULL, "water runs through a hill" },
  /* the weather */
  { "fog=\"4\"", "fog=\"7\"", NULL, "fog" },
  { "coast=\"yes\"", "coast=\"maybe\"", NULL, "coast" },
  /* terms */
  { "<orders ", "<terms/><orders ", NULL, "nothing is said here" },
  { "<orders ", "<terms arabs=\"no\"/><orders ", NULL, "nothing is said here" },
  { "<orders ", "<terms order-seconds=\"0\"/><orders ", NULL, "order-seconds" },
  { "<orders ", "<terms torches=\"many\"/><orders ", NULL, "torches" },
  { "<orders ", "<terms commanded=\"both\"/><orders ", NULL, "commanded" },
  /* orders */
  { "unit=\"8\" name=\"Triarii\"", "unit=\"48\" name=\"Triarii\"", NULL, "which the list has not" },
  { "unit=\"8\" name=\"Triarii\"", "unit=\"8\" name=\"Camels\"", NULL, "in the list it is" },
  { "act=\"attack\"", "act=\"skirmish\"", "<body unit=\"8\"", "Triarii" },
  { "side=\"a\" width=\"960\"", "side=\"b\" width=\"960\"", "<orders ", "other side" },
  { "x=\"510\"", "x=\"511\"", "", "another field" },
  { "place=\"1\"", "place=\"9\"", NULL, "place 9" },
  /* deployment */
  { "unit=\"8\" x=\"300\" y=\"60\"", "unit=\"8\" x=\"300\" y=\"260\"", NULL, "Triarii" },
  { "unit=\"8\" x=\"300\" y=\"60\"", "unit=\"9\" x=\"300\" y=\"60\"", NULL, "unit 9 is not in" },
  { "unit=\"8\" x=\"300\" y=\"60\"", "unit=\"8\" x=\"300\"", NULL, "x and y belong" },
  { "unit=\"8\" x=\"300\" y=\"60\"", "unit=\"8\" x=\"300\" y=\"6000\"", NULL, "y" },
  /* the seal */
  { "ranks=\"2\"/>\n</deployment>", "ranks=\"3\"/>\n</deployment>", "<sealed",
    "were changed after" },
  { "<sealed ", "<sealed hidden=\"yes\" ", NULL, "are here" },
  { " salt=\"", " salt=\"x", "<sealed", "salt" },
};

static int
line_of (const char *text, const char *place)
{
  int line = 1;
  for (const char *at = text; at < place; at++)
    line += *at == '\n';
  return line;
}

START_TEST (each_fault_is_refused_at_its_line)
{
  const Fault *fault = &faults[_i];
  g_autoptr (MuBattleRecord) record = full ();
  g_autofree char *good = mu_battle_sheet_write_data (record, NULL);
  const char *at = strstr (good, fault->find);
  ck_assert_msg (at != NULL, "“%s” is not in the sheet", fault->find);
  g_autoptr (GString) bad = g_string_new_len (good, at - good);
  g_string_append (bad, fault->put);
  g_string_append (bad, at + strlen (fault->find));
  const char *place = fault->at ? strstr (bad->str, fault->at) : bad->str + (at - good);
  g_autofree char *where = g_strdup_printf ("bad.xml:%d: ", line_of (bad->str, place));
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_battle_sheet_read_data (bad->str, bad->len, "bad.xml", &error));
  ck_assert_int_eq (error->domain, MU_FILE_ERROR);
  ck_assert_msg (strstr (error->message, fault->says) != NULL, "%s", error->message);
  ck_assert_msg (g_str_has_prefix (error->message, fault->at && !*fault->at ? "bad.xml" : where),
                 "%s: not %s", error->message, where);
}
END_TEST

/* A salt belongs to each seal but those of before. */
START_TEST (a_seal_without_its_salt_is_refused)
{
  g_autoptr (MuBattleRecord) record = full ();
  MuBattleSideRecord *own = &record->side[MU_SIDE_B];
  g_autoptr (GError) error = NULL;
  if (_i == 0) {
    g_clear_pointer (&own->salt, g_free);
  } else {
    g_free (own->seal);
    own->seal = mu_battle_side_unsalted_code (own);
  }
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, strlen (data), "f.xml", &error));
  ck_assert_msg (strstr (error->message, _i == 0 ? "the salt of the seal" : "has no salt") != NULL,
                 "%s", error->message);
}
END_TEST

/* Seed and dice, events and digest: each must follow from the other. */
START_TEST (a_seed_that_is_not_the_dice_s_is_refused)
{
  g_autoptr (MuBattleRecord) record = fought (5);
  g_autoptr (GError) error = NULL;
  record->seed++;
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, strlen (data), "f.xml", &error));
  ck_assert_msg (strstr (error->message, "dice of seed 5") != NULL, "%s", error->message);
}
END_TEST

/* --- the seed that both sides make ----------------------------------------------- */

/* Zama, sealed by both and fought under the seed that they made. */
static MuBattleRecord *
fought_by_both (void)
{
  MuBattleRecord *record = fixture_prepared ();
  record->stream = 0;
  for (int side = 0; side < MU_SIDES; side++) {
    mu_battle_side_deploy (&record->side[side], 0)->ranks = 2;
    mu_battle_side_seal (&record->side[side]);
  }
  ck_assert (mu_battle_record_join (record));
  fixture_fight (record);
  return record;
}

/* As if there had been no seals when it was fought. */
static void
fight_as_prepared (MuBattleRecord *record)
{
  mu_battle_record_reopen (record);
  record->seed = record->story.prepared;
  record->story = (MuSeedStory){ 0 };
  fixture_fight (record);
}

static void
fight_as_wished (MuBattleRecord *record)
{
  mu_battle_record_reopen (record);
  record->seed++;
  fixture_fight (record);
}

static void
say_other_preliminaries (MuBattleRecord *record)
{
  record->story.prepared++;
}

static void
hide_one (MuBattleRecord *record)
{
  mu_battle_side_hide (&record->side[MU_SIDE_B]);
}

static void
swap_salts (MuBattleRecord *record)
{
  char *salt = record->side[MU_SIDE_A].salt;
  record->side[MU_SIDE_A].salt = record->side[MU_SIDE_B].salt;
  record->side[MU_SIDE_B].salt = salt;
}

static void
lose_a_sum (MuBattleRecord *record)
{
  g_clear_pointer (&record->side[MU_SIDE_A].sum, g_free);
}

static void
change_a_sum (MuBattleRecord *record)
{
  char *sum = record->side[MU_SIDE_B].sum;
  sum[MU_SUM_LENGTH - 1] = sum[MU_SUM_LENGTH - 1] == '0' ? '1' : '0';
}

static const struct {
  void (*cheat) (MuBattleRecord *record);
  const char *says;
} cheats[] = {
  { fight_as_prepared, "sealed its part of the seed, but" },
  { fight_as_wished, "but the seals of both sides give" },
  { say_other_preliminaries, "but the seals of both sides give" },
  { hide_one, "not both show the salt" },
  { swap_salts, "they were changed after they were sealed" },
  { lose_a_sum, "they were changed after they were sealed" },
  { change_a_sum, "they were changed after they were sealed" },
};

START_TEST (a_seed_that_not_both_made_is_refused)
{
  g_autoptr (MuBattleRecord) record = fought_by_both ();
  g_autofree char *good = mu_battle_sheet_write_data (record, NULL);
  g_autoptr (MuBattleRecord) back = mu_battle_sheet_read_data (good, strlen (good), "g.xml", NULL);
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_nonnull (back);
  cheats[_i].cheat (record);
  g_autofree char *data = mu_battle_sheet_write_data (record, NULL);
  ck_assert_ptr_null (mu_battle_sheet_read_data (data, strlen (data), "f.xml", &error));
  ck_assert_msg (strstr (error->message, cheats[_i].says) != NULL, "%s", error->message);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sheet papers");
  TCase *back = tcase_create ("round trip");
  tcase_set_timeout (back, 120);
  tcase_add_test (back, all_of_it_comes_back);
  tcase_add_loop_test (back, each_part_comes_back_alone, 0, 5);
  tcase_add_loop_test (back, terms_come_back, 0, 7);
  tcase_add_loop_test (back, whom_muster_commands_comes_back, 0, 8);
  tcase_add_loop_test (back, who_is_alone_comes_back, 0, 8);
  tcase_add_test (back, a_form_may_say_who_is_alone);
  tcase_add_test (back, a_general_breaks_no_seal);
  tcase_add_loop_test (back, plans_come_back_as_plans, 1, MU_PLANNED_BOTH + 1);
  tcase_add_loop_test (back, seals_come_back_with_their_salts, 0, MU_SIDES);
  tcase_add_loop_test (back, seals_come_back_with_their_sums, 0, 2 * MU_SIDES);
  tcase_add_loop_test (back, the_seed_s_story_comes_back, 0, 4);
  tcase_add_test (back, whatever_can_be_ordered_can_stand_in_a_sheet);
  tcase_add_test (back, what_is_hidden_is_its_code);
  tcase_add_test (back, a_plain_battle_is_of_the_first_format);
  tcase_add_loop_test (back, waters_and_light_woods_come_back, 0, 3);
  tcase_add_loop_test (back, a_fought_sheet_is_proved_by_fighting_it, 0, 5);
  tcase_add_test (back, another_validator_accepts_them);
  tcase_add_test (back, parts_can_be_cut_out);
  suite_add_tcase (suite, back);
  TCase *refuse = tcase_create ("refusals");
  tcase_set_timeout (refuse, 60);
  tcase_add_loop_test (refuse, each_fault_is_refused_at_its_line, 0, G_N_ELEMENTS (faults));
  tcase_add_loop_test (refuse, a_seal_without_its_salt_is_refused, 0, 2);
  tcase_add_loop_test (refuse, plans_that_are_not_there_are_refused, 0, 3);
  tcase_add_test (refuse, a_seed_that_is_not_the_dice_s_is_refused);
  tcase_add_loop_test (refuse, a_seed_that_not_both_made_is_refused, 0, G_N_ELEMENTS (cheats));
  suite_add_tcase (suite, refuse);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
