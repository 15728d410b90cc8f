#include "tests/db/fixture.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "db/store.h"
#include "db/store_private.h"
#include "rules/wrg/before/setup.h"

#define OF_BATTLES  (MU_ROLL_ARRIVAL + 1) /* purposes; dice that were set aside are of none */
#define DESCRIPTORS 256                   /* more than a test has open */

#define MEMORY "/dev/shm" /* where flushing costs nothing; no test cuts the power */

char *
fixture_folder (void)
{
  char *folder = g_access (MEMORY, W_OK) == 0
                     ? g_mkdtemp (g_build_filename (MEMORY, "muster-db-XXXXXX", NULL))
                     : g_dir_make_tmp ("muster-db-XXXXXX", NULL);
  ck_assert_ptr_nonnull (folder);
  return folder;
}

char *
fixture_path (const char *folder, const char *name)
{
  return g_build_filename (folder, name, NULL);
}

void
fixture_leave_check (int keep)
{
  const int nowhere = open ("/dev/null", O_RDWR);
  for (int fd = STDERR_FILENO + 1; fd < DESCRIPTORS; fd++)
    if (fd != keep && fd != nowhere && fcntl (fd, F_GETFD) != -1)
      dup2 (nowhere, fd);
}

void
fixture_remove (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = fixture_path (folder, name);
    if (g_file_test (path, G_FILE_TEST_IS_DIR))
      fixture_remove (path);
    else
      g_unlink (path);
  }
  g_rmdir (folder);
}

MuStore *
fixture_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  MuStore *store = mu_store_open (path, TRUE, &error);
  ck_assert_msg (store != NULL, "%s", error ? error->message : "");
  return store;
}

/* --- armies ------------------------------------------------------------- */

static void
set (char **text, const char *to)
{
  g_free (*text);
  *text = g_strdup (to);
}

static MuListUnit *
add_unit (MuList *list, const char *name, const char *notation, int figures, int ranks, int line,
          MuOrder order)
{
  MuListUnit *unit = mu_list_unit_new ();
  set (&unit->name, name);
  set (&unit->option, "some-option");
  ck_assert_int_eq (mu_troop_parse (notation, &unit->troop, NULL), MU_TROOP_PARSE_OK);
  unit->figures = figures;
  unit->ranks = ranks;
  unit->line = line;
  unit->order = order;
  g_ptr_array_add (list->units, unit);
  return unit;
}

static void
add_general (MuList *list, const char *name, gboolean commander, int rides_with)
{
  MuListGeneral *general = mu_list_general_new ();
  set (&general->name, name);
  general->commander = commander;
  general->regular = commander;
  general->rides_with = rides_with;
  g_ptr_array_add (list->generals, general);
}

/* What a list has since the eighth version. */
static void
add_newer_parts (MuList *list)
{
  set (&list->tags, "punic schön");
  set (&mu_list_unit (list, 3)->book, "numidian");
  mu_list_set_ally_edition (list, "numidian", FIXTURE_ALLY_EDITION);
  set (&mu_list_unit (list, 3)->notes, "Painted; <two> of\nthem lent.");
  mu_list_unit (list, 1)->forced_march = TRUE;
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_WAGON, TRUE, 12));
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_WAGON, FALSE, 9999));
  g_ptr_array_add (list->items, mu_list_item_new (MU_EXTRA_CALTROPS, TRUE, 1));
}

MuList *
fixture_list (const char *name)
{
  MuList *list = mu_list_new (name);
  set (&list->player, "Jörg Ødegård");
  list->rules = MU_RULES_WRG5;
  set (&list->book_id, "later-carthaginian");
  list->book_version = 3;
  list->year = -202;
  list->points_limit = 1000;
  set (&list->notes, "First line.\nSecond “line” <&>.");
  add_unit (list, "Hastati", "Reg C HI HTW Sh", 40, 4, 0, MU_ORDER_ATTACK);
  add_unit (list, "Velites", "Reg C LI JLS Sh", 16, 2, 0, MU_ORDER_SKIRMISH)->sub_unit = TRUE;
  add_unit (list, "Équites", "Reg B HC JLS Sh", 12, 2, 1, MU_ORDER_HOLD)->bodyguard = TRUE;
  add_unit (list, "Numidae", "Irr B LC JLS Sh", 24, 2, 0, MU_ORDER_SKIRMISH);
  MuListUnit *elephants = add_unit (list, "Syrus", "Irr C El", 3, 1, 0, MU_ORDER_ATTACK);
  elephants->crew = (MuCrew){ .count = 2, .weapon = { MU_WEAPON_PIKE, MU_WEAPON_BOW } };
  add_general (list, "Hánnibal", TRUE, 2);
  add_general (list, "Maharbal", FALSE, 3);
  add_newer_parts (list);
  return list;
}

/* --- battles ------------------------------------------------------------ */

static MuUnitOutcome
fall (const MuListUnit *unit, GRand *luck)
{
  const int strength = mu_list_unit_strength (unit);
  MuUnitOutcome result = { .figures_start = strength };
  int lost = g_rand_int_range (luck, 0, MAX (strength / 3, 1) + 1);
  result.figures_left = strength - lost;
  result.carried = g_rand_int_range (luck, 0, 20);
  result.casualties = 20 * lost + result.carried;
  result.inflicted = g_rand_int_range (luck, 0, 400);
  result.fate = (uint8_t) g_rand_int_range (luck, MU_FATE_ON_TABLE, MU_FATE_RETIRING + 1);
  if (result.fate == MU_FATE_DESTROYED)
    result.figures_left = 0;
  result.worst_row = (uint8_t) g_rand_int_range (luck, 0, 8);
  result.breaks = (uint8_t) g_rand_int_range (luck, 0, 3);
  return result;
}

static void
fill_side (MuBattleSideRecord *side, const MuList *list, GRand *luck)
{
  side->list = mu_list_copy (list);
  side->scouting = mu_list_scouting (list);
  side->start_quarters = 4 * mu_list_start_points (list);
  side->left_quarters = g_rand_int_range (luck, 0, (gint32) side->start_quarters + 1);
  side->general_lost = g_rand_int_range (luck, 0, 2);
  for (guint i = 0; i < list->units->len; i++) {
    MuUnitOutcome result = fall (mu_list_unit (list, i), luck);
    g_array_append_val (side->results, result);
  }
  MuLeadership *found = mu_leadership_new ();
  found->name = g_strdup ("Maharbal");
  found->face = g_rand_int_range (luck, 1, 7);
  found->personality = MU_RASH;
  g_ptr_array_add (side->leadership, found);
}

static void
keep_roll (void *rolls, const MuRoll *roll)
{
  g_array_append_val ((GArray *) rolls, *roll);
}

static void
fill_rolls (MuBattleRecord *record)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, record->seed, record->stream);
  mu_dice_set_recorder (&dice, keep_roll, record->rolls);
  for (int i = 0; i < 40; i++)
    mu_dice_roll (&dice, (MuDie) (i % MU_DIE_KINDS), (MuRollPurpose) (i % OF_BATTLES), i % 7 - 1);
  MuRoll real = { .seed = record->seed, .index = G_MAXUINT64, .subject = MU_ROLL_NO_SUBJECT };
  real.value = 6;
  real.real = 1;
  g_array_append_val (record->rolls, real);
}

/* Those that say how a battle goes out are told at its end, and no rules moved these bodies. */
static uint16_t
kind_at (guint i)
{
  const uint16_t kind = (uint16_t) (1 + i % (MU_EVENT_KINDS - 1));
  return kind == MU_EVENT_DEPLOYED || kind == MU_EVENT_STRENGTH || kind == MU_EVENT_OBJECTIVE
                 || kind == MU_EVENT_ENDED
             ? MU_EVENT_MOVED
             : kind;
}

static void
tell_strengths (MuBattleRecord *record, MuSide side, int first)
{
  for (guint i = 0; i < record->side[side].results->len; i++) {
    const MuUnitOutcome *unit = &g_array_index (record->side[side].results, MuUnitOutcome, i);
    const MuEvent event = { .kind = MU_EVENT_STRENGTH,
                            .side = (uint8_t) side,
                            .body = (int16_t) (first + (int) i),
                            .other = MU_NO_BODY,
                            .value = { unit->figures_left } };
    g_array_append_val (record->events, event);
  }
}

static void
tell_end (MuBattleRecord *record)
{
  const MuEvent event
      = { .kind = MU_EVENT_ENDED,
          .body = MU_NO_BODY,
          .other = MU_NO_BODY,
          .value = { (int32_t) record->winner, (int32_t) record->side[MU_SIDE_A].left_quarters,
                     (int32_t) record->side[MU_SIDE_B].left_quarters, record->periods } };
  tell_strengths (record, MU_SIDE_A, 0);
  tell_strengths (record, MU_SIDE_B, (int) record->side[MU_SIDE_A].results->len);
  g_array_append_val (record->events, event);
}

static void
fill_events (MuBattleRecord *record, GRand *luck, guint count)
{
  const int bodies
      = (int) (record->side[MU_SIDE_A].list->units->len + record->side[MU_SIDE_B].list->units->len);
  for (guint i = 0; i < count; i++) {
    MuEvent event = { .kind = kind_at (i), .rule = 2000 };
    event.period = (uint8_t) (i % 13);
    event.phase = (uint8_t) (i % 12);
    event.side = (uint8_t) (i % 3);
    event.body = (int16_t) g_rand_int_range (luck, -1, bodies);
    event.other = (int16_t) g_rand_int_range (luck, -1, bodies);
    for (int k = 0; k < 4; k++)
      event.value[k] = (int32_t) g_rand_int (luck);
    g_array_append_val (record->events, event);
  }
}

void
fixture_seal (MuBattleRecord *record)
{
  record->digest = mu_battle_record_digest (record);
}

const MuBattleRecord *
fixture_retold (MuBattleRecord *record)
{
  for (guint i = record->events->len; i > 0; i--) {
    const guint16 kind = g_array_index (record->events, MuEvent, i - 1).kind;
    if (kind == MU_EVENT_STRENGTH || kind == MU_EVENT_ENDED)
      g_array_remove_index (record->events, i - 1);
  }
  tell_end (record);
  fixture_seal (record);
  return record;
}

MuBattleRecord *
fixture_battle (const char *name, const MuList *a, const MuList *b, guint64 seed, guint events)
{
  const MuList *list[MU_SIDES] = { a, b };
  GRand *luck = g_rand_new_with_seed ((guint32) seed);
  MuBattleRecord *record = mu_battle_record_new ();
  record->name = g_strdup (name);
  record->fought_on = g_strdup ("2024-02-29");
  record->readings.choice[MU_READING_MELEE_D_CAP] = 1;
  /* Bits that a signed or a floating number would lose. */
  record->seed = seed | G_GUINT64_CONSTANT (1) << 63;
  record->stream = G_MAXUINT64 - seed;
  record->month = 10;
  record->region = MU_REGION_NORTHERN;
  record->country = MU_COUNTRY_STEPPE;
  record->weather_face = 6;
  record->weather = mu_wrg_weather (record->region, record->month, record->country, 6);
  for (int side = 0; side < MU_SIDES; side++)
    fill_side (&record->side[side], list[side], luck);
  record->outscouted = mu_wrg_outscouted (&record->readings, record->side[MU_SIDE_A].scouting,
                                          record->side[MU_SIDE_B].scouting);
  record->fought = TRUE;
  record->winner = (MuSide) g_rand_int_range (luck, 0, 3);
  record->periods = g_rand_int_range (luck, 1, 13);
  fill_events (record, luck, events);
  tell_end (record);
  fill_rolls (record);
  fixture_seal (record);
  g_rand_free (luck);
  return record;
}

static GBytes *
orders_to_stay (void)
{
  MuWrgOrders orders;
  mu_wrg_orders_init (&orders);
  orders.count = 1;
  orders.clause[0].move = MU_WRG_MOVE_STAY;
  orders.clause[0].act = MU_WRG_ACT_HOLD;
  return g_bytes_new (&orders, sizeof orders);
}

MuBattleRecord *
fixture_ruled_battle (const char *name, const MuList *a, const MuList *b)
{
  static char words[] = "Stay and hold.";
  MuBattleRecord *record = fixture_battle (name, a, b, 9, 30);
  const int second = (int) a->units->len;
  const MuRuling stand = { .after = 1, .stand = { .body = 1, .x = 90, .y = 80, .figures = 5 } };
  const MuRuling end = { .after = 4, .kind = MU_RULING_CONCEDES, .side = MU_SIDE_B };
  MuRuling orders = { .after = 1, .kind = MU_RULING_ORDERS, .words = words };
  g_autoptr (GBytes) stay = orders_to_stay ();
  orders.orders = stay;
  mu_rulings_insert (record->rulings, &stand);
  mu_rulings_insert (record->rulings, &end);
  for (orders.body = 0; orders.body <= second; orders.body += second)
    mu_rulings_insert (record->rulings, &orders);
  orders.after = 3;
  orders.body = 0;
  mu_rulings_insert (record->rulings, &orders);
  return record;
}

/* --- campaigns ---------------------------------------------------------- */

gint64
fixture_add_older (MuStore *older, const MuBattleRecord *record)
{
  gint64 id = 0;
  ck_ok (mu_connection_run (mu_store_connection (older),
                            "CREATE TEMP TABLE IF NOT EXISTS battle_trust"
                            " (battle_id INTEGER PRIMARY KEY, trust, engine)",
                            &error));
  ck_ok (mu_store_add_battle (older, record, &id, &error));
  return id;
}

gint64
fixture_campaign (MuStore *store, const char *name)
{
  const char *const ending[MU_SIDES] = { " A", " B" };
  MuCampaignPlan plan = {
    .name = name, .sides = MU_SIDES, .year = -202, .month = 10, .country = MU_COUNTRY_DESERT
  };
  for (int side = 0; side < MU_SIDES; side++) {
    g_autofree char *called = g_strconcat (name, ending[side], NULL);
    g_autoptr (MuList) list = fixture_list (called);
    ck_ok (mu_store_add_list (store, list, &plan.list[side], &error));
  }
  plan.side_name[MU_SIDE_A] = "Rome";
  gint64 id = 0;
  ck_ok (mu_store_add_campaign (store, &plan, &id, &error));
  return id;
}

MuBattleRecord *
fixture_campaign_battle (MuStore *store, gint64 campaign, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuList) a = mu_store_campaign_army (store, campaign, MU_SIDE_A, NULL, &error);
  g_autoptr (MuList) b
      = a ? mu_store_campaign_army (store, campaign, MU_SIDE_B, NULL, &error) : NULL;
  ck_assert_msg (b != NULL, "%s", error ? error->message : "");
  g_autofree char *name = g_strdup_printf ("Battle %" G_GUINT64_FORMAT, seed);
  return fixture_battle (name, a, b, seed, 30);
}

/* --- comparing ---------------------------------------------------------- */

void
fixture_same_list (const MuList *one, const MuList *other)
{
  g_autofree char *first = mu_list_write_data (one, NULL);
  g_autofree char *second = mu_list_write_data (other, NULL);
  ck_assert_str_eq (first, second);
}

/* The memory of an empty array may be NULL, which a comparison must not be given. */
static void
same_array (const GArray *one, const GArray *other, gsize size)
{
  ck_assert_uint_eq (one->len, other->len);
  if (one->len > 0)
    ck_assert_mem_eq (one->data, other->data, one->len * size);
}

static void
same_papers (const MuBattleSideRecord *one, const MuBattleSideRecord *other)
{
  ck_assert_pstr_eq (one->seal, other->seal);
  ck_assert_pstr_eq (one->salt, other->salt);
  ck_assert_pstr_eq (one->sum, other->sum);
  ck_assert_int_eq (one->hidden, other->hidden);
  ck_assert_uint_eq (one->planned, other->planned);
  ck_assert_int_eq (one->arabs, other->arabs);
  ck_assert_int_eq (one->wells, other->wells);
  ck_assert_int_eq (one->torches, other->torches);
  ck_assert_int_eq (one->order_seconds, other->order_seconds);
  ck_assert_int_eq (one->commanded, other->commanded);
  for (int i = 0; i < (int) one->list->units->len; i++) {
    const MuDeployment a = mu_battle_side_deployment (one, i);
    const MuDeployment b = mu_battle_side_deployment (other, i);
    ck_assert_int_eq (a.placed, b.placed);
    ck_assert_int_eq (a.x, b.x);
    ck_assert_int_eq (a.y, b.y);
    ck_assert_int_eq (a.turned, b.turned);
    ck_assert_int_eq (a.formation, b.formation);
    ck_assert_int_eq (a.ranks, b.ranks);
  }
  g_autofree char *a = one->orders ? mu_orders_write_data (one->orders, NULL) : NULL;
  g_autofree char *b = other->orders ? mu_orders_write_data (other->orders, NULL) : NULL;
  ck_assert_pstr_eq (a, b);
}

static void
same_field (const MuBattleRecord *one, const MuBattleRecord *other)
{
  g_autofree char *a = one->field ? mu_field_plan_write_data (one->field, NULL) : NULL;
  g_autofree char *b = other->field ? mu_field_plan_write_data (other->field, NULL) : NULL;
  ck_assert_pstr_eq (a, b);
  ck_assert_int_eq (one->sky, other->sky);
  ck_assert_int_eq (one->outside, other->outside);
  ck_assert_int_eq (one->coast, other->coast);
  ck_assert_mem_eq (&one->day, &other->day, sizeof one->day);
}

static void
same_side (const MuBattleSideRecord *one, const MuBattleSideRecord *other)
{
  fixture_same_list (one->list, other->list);
  ck_assert_int_eq (one->scouting, other->scouting);
  ck_assert_int_eq (one->start_quarters, other->start_quarters);
  ck_assert_int_eq (one->left_quarters, other->left_quarters);
  ck_assert_int_eq (one->general_lost, other->general_lost);
  ck_assert_uint_eq (one->leadership->len, other->leadership->len);
  for (guint i = 0; i < one->leadership->len; i++) {
    const MuLeadership *a = one->leadership->pdata[i], *b = other->leadership->pdata[i];
    ck_assert_str_eq (a->name, b->name);
    ck_assert_int_eq (a->personality, b->personality);
    ck_assert_int_eq (a->face, b->face);
    ck_assert_int_eq (a->ability, b->ability);
    ck_assert_int_eq (a->total, b->total);
    ck_assert_int_eq (a->again, b->again);
  }
  same_array (one->results, other->results, sizeof (MuUnitOutcome));
}

static void
same_head (const MuBattleRecord *one, const MuBattleRecord *other)
{
  ck_assert_str_eq (one->name, other->name);
  ck_assert_str_eq (one->fought_on, other->fought_on);
  ck_assert_int_eq (one->rules, other->rules);
  ck_assert_mem_eq (&one->readings, &other->readings, sizeof one->readings);
  ck_assert_uint_eq (one->seed, other->seed);
  ck_assert_uint_eq (one->stream, other->stream);
  ck_assert_int_eq (one->month, other->month);
  ck_assert_int_eq (one->region, other->region);
  ck_assert_int_eq (one->country, other->country);
  ck_assert_int_eq (one->weather, other->weather);
  ck_assert_int_eq (one->weather_face, other->weather_face);
  ck_assert_int_eq (one->outscouted, other->outscouted);
  ck_assert_int_eq (one->fought, other->fought);
  ck_assert_int_eq (one->winner, other->winner);
  ck_assert_int_eq (one->periods, other->periods);
  ck_assert_uint_eq (one->digest, other->digest);
}

static void
same_rulings (const GArray *one, const GArray *other)
{
  ck_assert_uint_eq (one->len, other->len);
  for (guint i = 0; i < one->len; i++) {
    const MuRuling *a = &g_array_index (one, MuRuling, i);
    const MuRuling *b = &g_array_index (other, MuRuling, i);
    ck_assert_int_eq (a->after, b->after);
    ck_assert_int_eq (a->kind, b->kind);
    ck_assert_int_eq (a->side, b->side);
    ck_assert_int_eq (a->body, b->body);
    ck_assert_mem_eq (&a->stand, &b->stand, sizeof a->stand);
    ck_assert (a->orders ? g_bytes_equal (a->orders, b->orders) : !b->orders);
    ck_assert_pstr_eq (a->words, b->words);
  }
}

static void
same_story (const MuSeedStory *one, const MuSeedStory *other)
{
  ck_assert_int_eq (one->origin, other->origin);
  ck_assert_int_eq (one->again, other->again);
  ck_assert_int_eq (one->joint, other->joint);
  ck_assert_uint_eq (one->prepared, other->prepared);
}

void
fixture_same_record (const MuBattleRecord *one, const MuBattleRecord *other)
{
  same_head (one, other);
  same_story (&one->story, &other->story);
  same_field (one, other);
  for (int side = 0; side < MU_SIDES; side++) {
    same_side (&one->side[side], &other->side[side]);
    same_papers (&one->side[side], &other->side[side]);
  }
  same_rulings (one->rulings, other->rulings);
  same_array (one->events, other->events, sizeof (MuEvent));
  same_array (one->rolls, other->rolls, sizeof (MuRoll));
}

void
fixture_sound (MuStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) findings = mu_store_examine (store, &error);
  ck_assert_msg (findings != NULL, "%s", error ? error->message : "");
  ck_assert_msg (findings->len == 0, "%s", findings->len ? (char *) findings->pdata[0] : "");
}

gint64
fixture_count (MuStore *store, const char *table)
{
  gint64 count = -1;
  g_autofree char *sql = g_strdup_printf ("SELECT count (*) FROM %s", table);
  ck_ok (mu_connection_ask (mu_store_connection (store), sql, &count, &error));
  return count;
}

int
fixture_run (const char *name, const TTest *const *tests, guint count)
{
  return fixture_run_loops (name, tests, count, NULL, 0, 0);
}

int
fixture_run_loops (const char *name, const TTest *const *tests, guint count,
                   const TTest *const *loops, guint loop_count, int times)
{
  Suite *suite = suite_create (name);
  TCase *cases = tcase_create (name);
  tcase_set_timeout (cases, 120);
  for (guint i = 0; i < count; i++)
    tcase_add_test (cases, tests[i]);
  for (guint i = 0; i < loop_count; i++)
    tcase_add_loop_test (cases, loops[i], 0, times);
  suite_add_tcase (suite, cases);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_NORMAL);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
