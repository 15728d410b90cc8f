/* What holds in every battle, over some hundreds of random ones. */
#include <stdlib.h>
#include <string.h>

#include "rules/wrg/choose.h"
#include "scene.h"

#define BATTLES_A_CASE 40
#define CASES          8

typedef struct {
  uint64_t state;
} Chance;

static unsigned
chance (Chance *chance, unsigned below)
{
  chance->state = chance->state * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
  return (unsigned) (chance->state >> 33) % below;
}

static const ArmyRow pool[] = {
  { "Reg C HI HTW Sh", 20, 2, 0, 0, false, { 0 } },
  { "Reg B HI LTS Sh", 12, 2, 0, 0, false, { 0 } },
  { "Reg C HI P", 32, 4, 0, 0, false, { 0 } },
  { "Reg D HI LTS Sh", 22, 2, 0, 0, false, { 0 } },
  { "Reg A SHI 2HCW", 10, 1, 0, 0, false, { 0 } },
  { "Reg C LI JLS Sh", 14, 2, 0, 0, false, { 0 } },
  { "Reg C MI B", 20, 4, 0, 0, false, { 0 } },
  { "Reg B LHI JLS Sh", 16, 2, 0, 0, false, { 0 } },
  { "Reg C MI CB Sh", 12, 2, 0, 0, false, { 0 } },
  { "Reg C HC JLS Sh", 10, 2, 0, 0, false, { 0 } },
  { "Reg B EHC L", 8, 1, 0, 0, false, { 0 } },
  { "Reg C SHC L B", 9, 3, 0, 0, false, { 0 } },
  { "Irr C LMI HTW Sh", 24, 3, 0, 0, false, { 0 } },
  { "Irr A LHI 2HCW", 12, 1, 0, 0, false, { 0 } },
  { "Irr B MC JLS Sh", 10, 1, 0, 0, false, { 0 } },
  { "Irr C LC B", 12, 2, 0, 0, false, { 0 } },
  { "Irr C LC JLS Sh", 8, 1, 0, 0, false, { 0 } },
  { "Irr D LI S", 12, 1, 0, 0, false, { 0 } },
  { "Irr D MI LTS Sh", 30, 3, 0, 0, false, { 0 } },
  { "Irr C MCm B", 8, 1, 0, 0, false, { 0 } },
  { "Irr C El JLS", 3, 1, 0, 0, false, { 1, { MU_WRG_LIGHT_SPEAR }, 0 } },
  { "Irr B El P B", 2, 1, 0, 0, false, { 2, { MU_WRG_PIKE, MU_WRG_BOW }, 0 } },
  { "Irr B LCh B", 3, 1, 0, 0, false, { 1, { MU_WRG_BOW }, 2 } },
  { "Irr B HCh JLS B", 2, 1, 0, 0, false, { 2, { MU_WRG_LIGHT_SPEAR, MU_WRG_BOW }, 4 } },
};
#define POOL ((unsigned) (sizeof pool / sizeof pool[0]))

static uint8_t
random_order (Chance *dice, const char *notation)
{
  MuWrgTroop troop;
  ck_assert_int_eq (mu_wrg_troop_parse (notation, &troop, NULL), MU_WRG_PARSE_OK);
  if (mu_wrg_troop_may_skirmish (&troop) && chance (dice, 2))
    return MU_ORDER_SKIRMISH;
  return chance (dice, 4) ? MU_ORDER_ATTACK : MU_ORDER_HOLD;
}

static void
raise_random (Chance *dice, Army *army)
{
  ArmyRow rows[10];
  const int count = 2 + (int) chance (dice, 7);
  for (int i = 0; i < count; i++) {
    rows[i] = pool[chance (dice, POOL)];
    rows[i].order = random_order (dice, rows[i].troop);
    rows[i].line = (uint8_t) (chance (dice, 3) == 0);
  }
  rows[chance (dice, (unsigned) count)].general = true;
  rows[count] = (ArmyRow){ .troop = NULL };
  army_raise (army, rows);
}

typedef struct {
  int32_t figures[2 * MU_BATTLE_UNITS_MAX];
  int32_t casualties[2 * MU_BATTLE_UNITS_MAX];
  uint64_t digest;
  uint32_t count;
  uint8_t period;
  uint8_t phase;
  bool ended;
  bool sum; /* a FACTOR may follow */
} Watch;

static bool
has_trace (uint16_t kind)
{
  return kind == MU_EVENT_REACTION || kind == MU_EVENT_SHOT || kind == MU_EVENT_MELEE
         || kind == MU_EVENT_RECOIL_CHECK || kind == MU_EVENT_GENERAL_HURT;
}

static void
watch_strength (Watch *watch, const MuEvent *event)
{
  const int body = event->body;
  if (event->period > 0) {
    /* wrg.casualties.remove: what was, less what is removed, is left */
    ck_assert_int_eq (watch->figures[body] - event->value[2], event->value[0]);
    ck_assert_int_ge (event->value[2], 0);
    ck_assert_int_gt (event->value[3], 0);
    ck_assert_int_lt (event->value[1], 20);
  }
  watch->figures[body] = event->value[0];
  watch->casualties[body] += event->value[3];
}

static void
watch_event (void *context, const MuEvent *event)
{
  Watch *watch = context;
  ck_assert_int_gt (event->kind, 0);
  ck_assert_int_lt (event->kind, MU_EVENT_KINDS);
  ck_assert_int_ne (event->rule, MU_RULE_NONE);
  ck_assert_str_ne (mu_rule_id ((MuRule) event->rule), "");
  ck_assert_int_eq (event->spare, 0);
  ck_assert (!watch->ended);
  ck_assert_int_ge (event->period, watch->period);
  if (event->period == watch->period)
    ck_assert_int_ge (event->phase, watch->phase);
  watch->period = event->period;
  watch->phase = event->phase;
  ck_assert (event->kind != MU_EVENT_FACTOR || watch->sum);
  watch->sum = has_trace (event->kind) || event->kind == MU_EVENT_FACTOR;
  if (event->kind == MU_EVENT_STRENGTH)
    watch_strength (watch, event);
  watch->ended = event->kind == MU_EVENT_ENDED;
  watch->digest = mu_digest_event (watch->digest, event);
  watch->count++;
}

static bool
is_close_formed (const Body *body)
{
  return body->status == STATUS_FIGHTING;
}

static void
check_ground (const WrgBattle *battle, const char *when)
{
  FOR_ALL (battle, i)
  {
    const Body *body = body_at (battle, i);
    if (!on_table (body))
      continue;
    ck_assert_msg (!mu_rect_outside (&body->ground, battle->width, battle->depth),
                   "body %d is off the table %s", i, when);
    ck_assert_int_gt (body->figures, 0);
    ck_assert_int_le (body->files, body->figures);
    ck_assert_int_eq (body->ground.width, body->files * figure_frontage (body));
    for (int k = 0; k < i; k++)
      if (is_close_formed (body) && is_close_formed (body_at (battle, k)))
        ck_assert_msg (!mu_rect_overlaps (&body->ground, &body_at (battle, k)->ground),
                       "bodies %d and %d share ground %s, period %d phase %d", i, k, when,
                       battle->period, battle->phase);
  }
}

static void
check_outcome (const WrgBattle *battle, const Watch *watch)
{
  MuBattleOutcome outcome;
  wrg_battle_outcome (battle, &outcome);
  ck_assert (outcome.digest == watch->digest);
  ck_assert_int_eq (outcome.event_count, watch->count);
  for (int side = 0; side < MU_SIDES; side++) {
    ck_assert_int_ge (outcome.left_quarters[side], 0);
    ck_assert_int_le (outcome.left_quarters[side], outcome.start_quarters[side]);
  }
  FOR_ALL (battle, i)
  {
    MuUnitOutcome unit;
    wrg_battle_unit_outcome (battle, i, &unit);
    ck_assert_int_eq (unit.figures_left, watch->figures[i]);
    ck_assert_int_eq (unit.casualties, watch->casualties[i]);
    ck_assert_int_eq ((unit.figures_start - unit.figures_left) * 20 + unit.carried,
                      unit.casualties);
  }
}

#define PERIODS_MOST 16

/* Where and when, but for the armies. */
typedef struct {
  const MuBattleSky *sky;
  const MuTerrain *terrain;
  uint8_t periods;
} Scenery;

/* A line too long or too deep, or in a marsh, or more kept off the table than may be. */
static bool
is_hopeless (MuSetupAnswer answer)
{
  return answer == MU_SETUP_NO_ROOM || answer == MU_SETUP_OVERLAP || answer == MU_SETUP_BAD_GROUND
         || answer == MU_SETUP_TOO_MUCH_BACK || answer == MU_SETUP_BAD_ORDERS;
}

static uint64_t
fight_in (const Scenery *scenery, const Army *a, const Army *b, uint64_t seed, uint64_t stream,
          bool watched)
{
  MuBattleSetup setup = army_setup (a, b);
  setup.sky = scenery->sky;
  setup.terrain = scenery->terrain;
  setup.periods = scenery->periods;
  Watch watch = { .digest = MU_DIGEST_START };
  MuDice dice;
  MuBattle *door;
  const size_t size = mu_battle_size (&setup);
  void *block = malloc (size);
  memset (block, 0xa5, size);
  mu_dice_init_seeded (&dice, seed, stream);
  const MuSetupAnswer answer = mu_battle_init (block, size, &setup, &dice,
                                               watched ? watch_event : NULL, &watch, &door, NULL);
  if (is_hopeless (answer)) {
    free (block);
    return 0;
  }
  ck_assert_int_eq (answer, MU_SETUP_OK);
  int steps = 0;
  while (mu_battle_step (door) == MU_BATTLE_GOES_ON) {
    ck_assert_int_lt (++steps, 12 * PERIODS_MOST);
    if (watched)
      check_ground ((const WrgBattle *) (const void *) door, "after a phase");
  }
  MuBattleOutcome outcome;
  mu_battle_outcome (door, &outcome);
  if (watched) {
    ck_assert (watch.ended);
    check_outcome ((const WrgBattle *) (const void *) door, &watch);
  }
  free (block);
  return outcome.digest;
}

static uint64_t
fight (const Army *a, const Army *b, uint64_t seed, uint64_t stream, bool watched)
{
  return fight_in (&(Scenery){ .sky = NULL }, a, b, seed, stream, watched);
}

START_TEST (whatever_happens)
{
  Chance dice = { (uint64_t) _i * 1000003 + 17 };
  int fought = 0;
  for (int i = 0; i < BATTLES_A_CASE; i++) {
    Army a, b;
    raise_random (&dice, &a);
    raise_random (&dice, &b);
    const uint64_t digest = fight (&a, &b, (uint64_t) _i, (uint64_t) i, true);
    /* the same again without anybody watching */
    ck_assert (digest == fight (&a, &b, (uint64_t) _i, (uint64_t) i, false));
    fought += digest != 0;
  }
  ck_assert_int_gt (fought, BATTLES_A_CASE / 2);
}
END_TEST

/* Any region, country and month, with the weather that the dice bring or that has
 * come already, by day and into the night (wrg.weather.regions). */
static MuBattleSky
random_sky (Chance *dice, int month)
{
  const int worst = chance (dice, 2) ? 1 : 0; /* 0: left to the dice */
  return (MuBattleSky){
    .place = { .region = (MuWrgRegion) chance (dice, 2),
               .country = (MuWrgCountry) chance (dice, 4),
               .month = month,
               .outside = true,
               .coast = chance (dice, 2) },
    .dice = { .weather = worst, .onset = worst, .fog = worst },
    .arabs = { chance (dice, 4) == 0, chance (dice, 4) == 0 },
    .wells = { chance (dice, 2), chance (dice, 2) },
    .torches = { chance (dice, 3) == 0, chance (dice, 3) == 0 },
  };
}

#define BATTLES_A_MONTH 16

/* Woods, hills and waters by the terrain rules; some of such a field in the block. */
static const MuTerrain *
random_ground (Chance *dice, MuWrgCountry country, void *block, size_t size)
{
  static MuWrgChosenField chosen;
  const MuWrgChoice choice = { .country = country, .width = 720, .depth = 480 };
  MuDice own;
  mu_dice_init_seeded (&own, dice->state, 0);
  ck_assert_int_eq (mu_wrg_choose_field (NULL, &choice, &own, dice->state, &chosen), MU_RULE_NONE);
  ck_assert_uint_le (mu_terrain_size (&chosen.field), size);
  return mu_terrain_build (block, size, &chosen.field, &mu_wrg_terrain_terms);
}

#define GROUND_BYTES (1 << 20)

START_TEST (under_every_sky)
{
  Chance dice = { (uint64_t) _i * 7919 + 5 };
  void *ground = malloc (GROUND_BYTES);
  int fought = 0;
  for (int i = 0; i < BATTLES_A_MONTH; i++) {
    Army a, b;
    raise_random (&dice, &a);
    raise_random (&dice, &b);
    const MuBattleSky sky = random_sky (&dice, _i + 1);
    Scenery scenery = { .sky = &sky, .periods = chance (&dice, 2) ? PERIODS_MOST - 1 : 0 };
    if (i % 2)
      scenery.terrain = random_ground (&dice, sky.place.country, ground, GROUND_BYTES);
    const uint64_t digest = fight_in (&scenery, &a, &b, 77, (uint64_t) i, true);
    ck_assert (digest == fight_in (&scenery, &a, &b, 77, (uint64_t) i, false));
    fought += digest != 0;
  }
  ck_assert_int_gt (fought, BATTLES_A_MONTH / 4);
  free (ground);
}
END_TEST

/* --- whatever is ordered ------------------------------------------------ */

typedef struct {
  MuWrgOrders orders[10];
  MuWrgStandingOrders standing;
  MuWrgSignalBook signals;
  MuBattleGeneral general;
} Sheet;

static MuWrgSpot
random_spot (Chance *dice)
{
  return (MuWrgSpot){
    .x = (int16_t) chance (dice, 720),
    .y = (int16_t) chance (dice, 480),
    .kind = (uint8_t) (chance (dice, 2) ? MU_WRG_AT_POINT : MU_WRG_AT_LEFT_WING + chance (dice, 3))
  };
}

static MuWrgCase
random_case (Chance *dice, int bodies)
{
  MuWrgCase in_case = { .of = MU_WRG_NO_ONE };
  if (chance (dice, 2))
    in_case.types = 1u << chance (dice, MU_WRG_TYPES);
  if (chance (dice, 3) == 0)
    in_case.states = (uint8_t) (1u << chance (dice, MU_WRG_ENEMY_STATES));
  if (chance (dice, 4) == 0)
    in_case.events = (uint8_t) (1u << chance (dice, MU_WRG_HAPPENINGS));
  if (in_case.events && chance (dice, 2))
    in_case.of = (int16_t) chance (dice, (unsigned) bodies);
  return in_case;
}

static void
random_clause (Chance *dice, MuWrgClause *clause, int bodies, bool first)
{
  mu_wrg_clause_init (clause);
  clause->move = (uint8_t) chance (dice, MU_WRG_MOVE_ORDERS);
  clause->act = (uint8_t) (MU_WRG_ACT_ATTACK + chance (dice, 3));
  clause->support = chance (dice, 6) == 0;
  clause->friend_count = 1;
  clause->friends[0] = (int16_t) chance (dice, (unsigned) bodies);
  clause->spot = random_spot (dice);
  clause->by[0] = random_spot (dice);
  clause->waypoints = 1;
  clause->route = (uint8_t) chance (dice, MU_WRG_ROUTE_ORDERS);
  clause->direction = (uint8_t) chance (dice, MU_WRG_DIRECTIONS);
  clause->paces = (int16_t) (chance (dice, 4) * 60);
  clause->quarry.types = chance (dice, 2) ? 0 : 1u << chance (dice, MU_WRG_TYPES);
  clause->quarry.where = (uint8_t) chance (dice, MU_WRG_WHERES);
  clause->until = (uint8_t) (chance (dice, 4) ? 0 : 2 + chance (dice, 9));
  clause->when = (uint8_t) (first ? MU_WRG_WHEN_ALWAYS : chance (dice, MU_WRG_WHENS));
  clause->number = (uint8_t) (1 + chance (dice, clause->when == MU_WRG_WHEN_SIGNAL ? 2 : 9));
  if (chance (dice, 3) == 0)
    clause->in_case = random_case (dice, bodies);
}

static void
random_arrival (Chance *dice, MuWrgArrivalOrder *arrival)
{
  arrival->point = (int16_t) (chance (dice, 2) ? MU_WRG_NO_ONE : (int) chance (dice, 480));
  arrival->forced = chance (dice, 4) == 0;
  if (chance (dice, 8))
    return;
  arrival->how = chance (dice, 2) ? MU_WRG_RESERVE : MU_WRG_MARCH_ROUND;
  arrival->flank = MU_WRG_RIGHT_FLANK;
  arrival->edge = (uint8_t) chance (dice, 3);
}

/* NULL where nothing that could be given came to mind. */
static const MuWrgOrders *
random_orders (Chance *dice, const Army *army, int unit, MuSide side, MuWrgOrders *orders)
{
  const int bodies = army->side.unit_count;
  MuWrgOrderFacts facts = mu_wrg_order_facts (&army->unit[unit].troop);
  facts.self = unit;
  facts.bodies = bodies;
  facts.signals = 3;
  facts.side = side;
  facts.outscouted = MU_SIDE_NONE;
  facts.general_present = army->side.general_with == unit;
  for (int try = 0; try < 30; try++) {
    mu_wrg_orders_init (orders);
    random_arrival (dice, &orders->arrival);
    orders->follow_me = facts.general_present && chance (dice, 2);
    orders->count = (uint8_t) (orders->follow_me ? 0 : 1 + chance (dice, 3));
    for (int i = 0; i < orders->count; i++)
      random_clause (dice, &orders->clause[i], bodies, i == 0);
    if (mu_wrg_orders_judge (&facts, orders).refused == MU_RULE_NONE)
      return orders;
  }
  return NULL;
}

static void
random_standing (Chance *dice, MuWrgStandingOrders *standing)
{
  *standing = (MuWrgStandingOrders){ .words = 100, .count = (uint8_t) (1 + chance (dice, 3)) };
  for (int i = 0; i < standing->count; i++) {
    standing->line[i].act = (uint8_t) (MU_WRG_ACT_ATTACK + chance (dice, 3));
    standing->line[i].own = 1u << chance (dice, 12);
    standing->line[i].in_case = random_case (dice, 1);
    standing->line[i].in_case.of = MU_WRG_NO_ONE;
  }
}

static void
write_all (Chance *dice, Army *army, MuSide side, Sheet *sheet)
{
  const unsigned bodies = army->side.unit_count;
  for (unsigned i = 0; i < bodies; i++)
    army->unit[i].orders = random_orders (dice, army, (int) i, side, &sheet->orders[i]);
  random_standing (dice, &sheet->standing);
  if (mu_wrg_standing_judge (&sheet->standing, NULL) == MU_RULE_NONE)
    army->side.standing = &sheet->standing;
  sheet->signals
      = (MuWrgSignalBook){ .kind = { MU_WRG_SIGNAL_VISUAL, MU_WRG_SIGNAL_AUDIBLE }, .defined = 3 };
  army->side.signals = &sheet->signals;
  sheet->general = (MuBattleGeneral){ .with = (int16_t) chance (dice, bodies),
                                      .personality = (uint8_t) chance (dice, 3),
                                      .regular = true,
                                      .points = 50 };
  if (sheet->general.with == army->side.general_with)
    return;
  army->side.subordinates = &sheet->general;
  army->side.subordinate_count = 1;
}

START_TEST (whatever_is_ordered)
{
  Chance dice = { (uint64_t) _i * 7000003 + 29 };
  int fought = 0;
  for (int i = 0; i < BATTLES_A_CASE; i++) {
    Army a, b;
    Sheet sheet[MU_SIDES];
    raise_random (&dice, &a);
    raise_random (&dice, &b);
    write_all (&dice, &a, MU_SIDE_A, &sheet[MU_SIDE_A]);
    write_all (&dice, &b, MU_SIDE_B, &sheet[MU_SIDE_B]);
    const uint64_t digest = fight (&a, &b, (uint64_t) _i, (uint64_t) i, true);
    ck_assert (digest == fight (&a, &b, (uint64_t) _i, (uint64_t) i, false));
    fought += digest != 0;
  }
  ck_assert_int_gt (fought, BATTLES_A_CASE / 3);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("invariants");
  tcase_set_timeout (tests, 300);
  tcase_add_loop_test (tests, whatever_happens, 0, CASES);
  tcase_add_loop_test (tests, under_every_sky, 0, 12);
  tcase_add_loop_test (tests, whatever_is_ordered, 0, CASES);
  return run_case ("invariants", tests);
}
