/* Written orders: which can be given, and what of them holds now. */
#include <string.h>

#include "rules/wrg/orders/order_sheet.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))
#define LIGHT    (MU_TROOP_BIT (MU_TROOP_LI) | MU_TROOP_BIT (MU_TROOP_LC))
#define HEAVY    (MU_TROOP_BIT (MU_TROOP_HI) | MU_TROOP_BIT (MU_TROOP_HC))
#define HORSE    (MU_TROOP_BIT (MU_TROOP_HC) | MU_TROOP_BIT (MU_TROOP_LC))
#define BEASTS   MU_TROOP_BIT (MU_TROOP_EL)

/* Clauses in short: no body is named unless friends say so. */
#define CLAUSE(...)                                                                                \
  {                                                                                                \
    .in_case.of = MU_WRG_NO_ONE, .quarry.body = MU_WRG_NO_ONE, __VA_ARGS__                         \
  }
#define MOVE(move_)     .move = MU_WRG_MOVE_##move_
#define ACT(act_)       .act = MU_WRG_ACT_##act_
#define WHEN(when_, n)  .when = MU_WRG_WHEN_##when_, .number = (n)
#define AGAINST(types_) .in_case.types = (types_)
#define SUPPORT(body)   .support = true, .friend_count = 1, .friends = { body }
#define TO_BRIDGE       MOVE (TO_PLACE), .spot = { .kind = MU_WRG_AT_FEATURE, .feature = 0 }
#define TO_HILL         MOVE (TO_PLACE), .spot = { .kind = MU_WRG_AT_FEATURE, .feature = 1 }
#define GO(direction_)  MOVE (IN_DIRECTION), .direction = MU_WRG_GO_##direction_

#define PIKES  "Reg C HI P Sh"
#define LIGHTS "Irr C LI JLS Sh"

typedef struct {
  const char *words; /* the book's examples among them */
  const char *troop;
  MuWrgOrders orders;
  const char *refused;
  int clause;
} Row;

/* clang-format off */
static const Row rows[] = {
  /* worked example 8 */
  { "hold present position", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)) } }, "", 0 },
  { "skirmish in support of the phalanx", LIGHTS,
    { .count = 1, .clause = { CLAUSE (ACT (SKIRMISH), SUPPORT (1)) } }, "", 0 },
  { "skirmish on the left flank", "Irr C LC JLS Sh",
    { .count = 1, .clause = { CLAUSE (MOVE (TO_PLACE), ACT (SKIRMISH), .spot.kind = MU_WRG_AT_LEFT_WING) } }, "", 0 },
  { "attack the enemy to your front", "Irr C HI HTW Sh",
    { .count = 1, .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK), .quarry.where = MU_WRG_IN_FRONT) } }, "", 0 },
  { "take and hold the bridge", "Reg C HI HTW Sh",
    { .count = 2, .clause = { CLAUSE (TO_BRIDGE, ACT (ATTACK)), CLAUSE (ACT (HOLD), WHEN (GAINED, 0)) } }, "", 0 },
  /* worked example 9 */
  { "use initiative", PIKES,
    { .count = 1, .clause = { CLAUSE (ACT (AT_WILL)) } }, "wrg.orders.invalid", 0 },
  { "take appropriate action", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (AT_WILL)) } }, "wrg.orders.invalid", 0 },
  { "attack suitable targets", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK), .choose_target = true) } },
    "wrg.orders.invalid", 0 },
  /* worked example 12, as an order */
  { "attack lights, skirmish with the rest", "Irr B LC JLS B Sh",
    { .count = 2, .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK), AGAINST (LIGHT)),
                              CLAUSE (TO_HILL, ACT (SKIRMISH)) } }, "", 0 },
  /* wrg.orders.form */
  { "move to the hill", PIKES,
    { .count = 1, .clause = { CLAUSE (TO_HILL) } }, "wrg.orders.form", 0 },
  { "attack", PIKES,
    { .count = 1, .clause = { CLAUSE (ACT (ATTACK)) } }, "wrg.orders.form", 0 },
  { "hold against elephants, without a place", PIKES,
    { .count = 1, .clause = { CLAUSE (ACT (HOLD), AGAINST (BEASTS)) } }, "wrg.orders.form", 0 },
  { "advance; attack horse", PIKES,
    { .count = 2, .clause = { CLAUSE (GO (AHEAD)), CLAUSE (ACT (ATTACK), AGAINST (HORSE)) } }, "", 0 },
  { "attack horse, skirmish with the rest", LIGHTS,
    { .count = 2, .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK), AGAINST (HORSE)), CLAUSE (ACT (SKIRMISH)) } },
    "", 0 },
  { "nothing", PIKES, { .count = 0 }, "wrg.orders.initial", 0 },
  { "too many clauses", PIKES, { .count = MU_WRG_CLAUSES + 1 }, "wrg.orders.initial", 0 },
  /* wrg.orders.support */
  { "support the phalanx", LIGHTS,
    { .count = 1, .clause = { CLAUSE (SUPPORT (1)) } }, "wrg.orders.support", 0 },
  { "attack in support", LIGHTS,
    { .count = 1, .clause = { CLAUSE (ACT (ATTACK), .support = true) } }, "wrg.orders.support", 0 },
  { "attack in company", LIGHTS,
    { .count = 1, .clause = { CLAUSE (MOVE (WITH_FRIENDS), ACT (ATTACK)) } }, "wrg.orders.support", 0 },
  { "support itself", LIGHTS,
    { .count = 1, .clause = { CLAUSE (ACT (HOLD), SUPPORT (0)) } }, "wrg.orders.support", 0 },
  { "support who is not there", LIGHTS,
    { .count = 1, .clause = { CLAUSE (ACT (HOLD), SUPPORT (9)) } }, "wrg.orders.support", 0 },
  { "if one is charged who is not there", LIGHTS,
    { .count = 2, .clause = { CLAUSE (ACT (HOLD), SUPPORT (1)),
        { .in_case = { .of = 9, .events = MU_WRG_FRIEND_CHARGED }, .quarry.body = MU_WRG_NO_ONE, ACT (ATTACK) } } },
    "wrg.orders.support", 1 },
  /* wrg.orders.attack, wrg.orders.skirmish */
  { "engines attack", "Reg C Art",
    { .count = 1, .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)) } }, "wrg.orders.attack", 0 },
  { "pikes skirmish", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (SKIRMISH)) } }, "wrg.orders.skirmish", 0 },
  { "and later", PIKES,
    { .count = 2, .clause = { CLAUSE (TO_HILL, ACT (ATTACK)), CLAUSE (ACT (SKIRMISH), WHEN (GAINED, 0)) } },
    "wrg.orders.skirmish", 1 },
  /* wrg.orders.knowledge */
  { "against a body that is not there", PIKES,
    { .count = 1, .clause = { { .in_case.of = MU_WRG_NO_ONE, MOVE (TOWARDS_ENEMY), ACT (ATTACK), .quarry.body = 7 } } },
    "wrg.orders.knowledge", 0 },
  { "to a feature that is not there", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (TO_PLACE), ACT (HOLD), .spot = { .kind = MU_WRG_AT_FEATURE, .feature = 5 }) } },
    "wrg.orders.knowledge", 0 },
  { "by a feature that is not there", PIKES,
    { .count = 1, .clause = { CLAUSE (TO_HILL, ACT (HOLD), .route = MU_WRG_ROUTE_BY, .waypoints = 1,
                                      .by = { { .kind = MU_WRG_AT_FEATURE, .feature = 5 } }) } },
    "wrg.orders.knowledge", 0 },
  /* wrg.orders.conditional */
  { "attack and hold", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (ATTACK)), CLAUSE (MOVE (STAY), ACT (HOLD)) } },
    "wrg.orders.conditional", 1 },
  { "to the bridge and to the hill", PIKES,
    { .count = 2, .clause = { CLAUSE (TO_BRIDGE, ACT (HOLD)), CLAUSE (TO_HILL, ACT (HOLD)) } },
    "wrg.orders.conditional", 1 },
  { "attack horse, hold against horse", PIKES,
    { .count = 2, .clause = { CLAUSE (ACT (ATTACK), AGAINST (HEAVY)), CLAUSE (ACT (HOLD), AGAINST (HORSE)) } },
    "wrg.orders.conditional", 1 },
  { "attack and hold when shot at", PIKES,
    { .count = 3, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)),
                              CLAUSE (ACT (ATTACK), .in_case.events = MU_WRG_IS_SHOT_AT),
                              CLAUSE (ACT (HOLD), .in_case.events = MU_WRG_IS_SHOT_AT) } },
    "wrg.orders.conditional", 2 },
  { "then hold", PIKES,
    { .count = 1, .clause = { CLAUSE (ACT (HOLD), WHEN (GAINED, 0)) } }, "wrg.orders.conditional", 0 },
  { "stay, then attack", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (GAINED, 0)) } },
    "wrg.orders.conditional", 1 },
  { "stay until the fourth period, then attack", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD), .until = 4), CLAUSE (ACT (ATTACK), WHEN (GAINED, 0)) } },
    "", 0 },
  { "advance without end, then hold", PIKES,
    { .count = 2, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK)), CLAUSE (ACT (HOLD), WHEN (GAINED, 0)) } },
    "wrg.orders.conditional", 1 },
  { "advance 120 paces, then hold", PIKES,
    { .count = 2, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK), .paces = 120), CLAUSE (ACT (HOLD), WHEN (GAINED, 0)) } },
    "", 0 },
  { "from the fourth period until the third", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (PERIOD, 4), .until = 3) } },
    "wrg.orders.conditional", 1 },
  { "two orders for one period", PIKES,
    { .count = 3, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (PERIOD, 4)),
                              CLAUSE (ACT (HOLD), WHEN (PERIOD, 4)) } },
    "wrg.orders.conditional", 2 },
  { "two meanings of one signal", PIKES,
    { .count = 3, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 1)),
                              CLAUSE (ACT (HOLD), WHEN (SIGNAL, 1)) } },
    "wrg.orders.conditional", 2 },
  /* wrg.signals.regular-five, wrg.signals.improvised: there are such signals */
  { "on signal 1 attack", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 1)) } }, "", 0 },
  { "on signal 8 attack", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 8)) } },
    "wrg.signals.regular-five", 1 },
  { "on signal 200 attack", PIKES,
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 200)) } },
    "wrg.signals.regular-five", 1 },
  { "barbarians on signal 4", "Irr C HI HTW Sh",
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 4)) } },
    "wrg.signals.improvised", 1 },
  /* formations by their own rules */
  { "pikes as a testudo", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD), .form = MU_WRG_FORM_AS_TESTUDO) } },
    "wrg.formation.testudo", 0 },
  { "foot in a Cantabrian circle", LIGHTS,
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD), .form = MU_WRG_FORM_AS_CIRCLE) } },
    "wrg.formation.cantabrian", 0 },
  { "elephants in a wedge", "Irr C El",
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD), .form = MU_WRG_FORM_AS_WEDGE) } },
    "wrg.formation.wedge.limits", 0 },
  { "a square", PIKES,
    { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD), .form = MU_WRG_FORM_AS_SQUARE) } }, "", 0 },
  { "elephants in column for the march", "Irr C El",
    { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (HOLD), .form = MU_WRG_FORM_AS_MARCH) } }, "", 0 },
  /* wrg.move.direction.incline: drilled foot of class A, B or C */
  { "pikes incline", PIKES,
    { .count = 1, .clause = { CLAUSE (GO (INCLINE_LEFT), ACT (HOLD)) } }, "", 0 },
  { "barbarians incline", "Irr C HI HTW Sh",
    { .count = 1, .clause = { CLAUSE (GO (INCLINE_LEFT), ACT (HOLD)) } }, "wrg.move.direction.incline", 0 },
  { "horse inclines", "Reg A HC JLS Sh",
    { .count = 2, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (GO (INCLINE_RIGHT), ACT (HOLD), WHEN (PERIOD, 3)) } },
    "wrg.move.direction.incline", 1 },
  { "raw foot inclines", "Reg D HI HTW Sh",
    { .count = 1, .clause = { CLAUSE (GO (INCLINE_RIGHT), ACT (HOLD), .paces = 40) } }, "wrg.move.direction.incline", 0 },
  { "elephants incline", "Irr C El",
    { .count = 1, .clause = { CLAUSE (GO (INCLINE_RIGHT), ACT (HOLD)) } }, "wrg.move.direction.incline", 0 },
  /* arrivals by theirs */
  { "march round over the enemy's edge", PIKES,
    { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK)) },
      .arrival = { .how = MU_WRG_MARCH_ROUND, .flank = MU_WRG_RIGHT_FLANK, .edge = MU_WRG_ENEMY_EDGE } },
    "wrg.deploy.flank-march.point", 0 },
  { "close foot round a flank by period 3", PIKES,
    { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK)) },
      .arrival = { .how = MU_WRG_MARCH_ROUND, .flank = MU_WRG_RIGHT_FLANK, .edge = MU_WRG_SIDE_EDGE, .period = 3 } },
    "wrg.deploy.flank-march.arrival", 0 },
  { "by period 4", PIKES,
    { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK)) },
      .arrival = { .how = MU_WRG_MARCH_ROUND, .flank = MU_WRG_RIGHT_FLANK, .edge = MU_WRG_SIDE_EDGE, .period = 4 } },
    "", 0 },
  { "a reserve comes over its own edge", PIKES,
    { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK)) },
      .arrival = { .how = MU_WRG_RESERVE, .edge = MU_WRG_ENEMY_EDGE, .period = 2 } }, "", 0 },
};
/* clang-format on */

/* Of body 0, where 4 friends, 3 enemies and 2 features are known and an army has the
 * signals that its training allows. */
static MuWrgOrderFacts
facts_of (const char *notation)
{
  const MuTroop unit = troop (notation);
  MuWrgOrderFacts facts = mu_wrg_order_facts (&unit);
  facts.self = 0;
  facts.bodies = 4;
  facts.enemies = 3;
  facts.features = 2;
  facts.signals = unit.regular ? 0x7f : 0x03;
  facts.av_signals = facts.signals & 0x7c;
  return facts;
}

/* wrg.orders.form, wrg.orders.invalid: worked examples 8, 9 and 12 and more */
START_TEST (orders_are_given_or_refused)
{
  const MuWrgOrderFacts facts = facts_of (rows[_i].troop);
  const MuWrgOrderVerdict verdict = mu_wrg_orders_judge (&facts, &rows[_i].orders);
  ck_assert_msg (strcmp (mu_rule_id (verdict.refused), rows[_i].refused) == 0, "%s: %s",
                 rows[_i].words, mu_rule_id (verdict.refused));
  ck_assert_int_eq (verdict.clause, rows[_i].clause);
}
END_TEST

static MuRule
judged (const MuWrgOrderFacts *facts, const MuWrgOrders *orders)
{
  return mu_wrg_orders_judge (facts, orders).refused;
}

/* wrg.orders.standing: those who know how to act need only be told whither */
START_TEST (standing_orders_say_how)
{
  MuWrgOrderFacts facts = facts_of (PIKES);
  const MuWrgOrders move = { .count = 1, .clause = { CLAUSE (TO_HILL) } };
  const MuWrgOrders nothing = { .count = 1, .clause = { CLAUSE (.form = MU_WRG_FORM_AS_LINE) } };
  facts.standing_orders = true;
  ck_assert_int_eq (judged (&facts, &move), MU_RULE_NONE);
  ck_assert_int_eq (judged (&facts, &nothing), MU_RULE_WRG_ORDERS_FORM);
}
END_TEST

/* wrg.orders.sub-unit */
START_TEST (sub_units_support)
{
  MuWrgOrderFacts facts = facts_of (LIGHTS);
  const MuWrgOrders holds = { .count = 1, .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)) } };
  const MuWrgOrders helps = { .count = 1, .clause = { CLAUSE (ACT (SKIRMISH), SUPPORT (1)) } };
  facts.sub_unit = true;
  ck_assert_int_eq (judged (&facts, &holds), MU_RULE_WRG_ORDERS_SUB_UNIT);
  ck_assert_int_eq (judged (&facts, &helps), MU_RULE_NONE);
}
END_TEST

/* wrg.orders.knowledge */
START_TEST (orders_rest_on_what_is_known)
{
  MuWrgOrderFacts facts = facts_of (PIKES);
  MuWrgOrders orders = { .count = 1, .clause = { CLAUSE (TO_HILL, ACT (HOLD)) } };
  facts.unseen = 1;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_ORDERS_KNOWLEDGE);
  orders.clause[0].move = MU_WRG_MOVE_IN_DIRECTION;
  orders.clause[0].direction = MU_WRG_GO_TOWARDS_SPOT;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_NONE);
  facts.unknown = 1;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_ORDERS_KNOWLEDGE);
}
END_TEST

/* wrg.orders.invalid: worked example 11 */
START_TEST (an_umpire_makes_the_most_of_doubt)
{
  MuWrgOrderFacts facts = facts_of (PIKES);
  const MuWrgOrders south_west
      = { .count = 1, .clause = { CLAUSE (GO (SOUTH_WEST), ACT (ATTACK)) } };
  const MuWrgOrders so_far
      = { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK), .paces = 200) } };
  const MuWrgOrders wood = { .count = 1, .clause = { CLAUSE (TO_HILL, ACT (ATTACK)) } };
  MuWrgOrderVerdict verdict = mu_wrg_orders_judge (&facts, &south_west);
  ck_assert (verdict.refused == MU_RULE_NONE && verdict.may_leave_table && !verdict.umpire_chooses);
  ck_assert (!mu_wrg_orders_judge (&facts, &so_far).may_leave_table);
  facts.doubtful = 1;
  verdict = mu_wrg_orders_judge (&facts, &wood);
  ck_assert (verdict.refused == MU_RULE_NONE && !verdict.may_leave_table && verdict.umpire_chooses);
}
END_TEST

/* wrg.orders.follow-me, wrg.orders.bodyguard-limit */
START_TEST (follow_me_is_enough_with_the_general)
{
  MuWrgOrderFacts facts = facts_of (PIKES);
  MuWrgOrders orders;
  mu_wrg_orders_init (&orders);
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_ORDERS_INITIAL);
  orders.follow_me = true;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_NONE);
  facts.guards = 5;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_ORDERS_BODYGUARD_LIMIT);
  facts.general_present = false;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_ORDERS_FOLLOW_ME);
  facts = facts_of (PIKES);
  orders.count = 1;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_ORDERS_FOLLOW_ME);
}
END_TEST

/* wrg.signals.mixed-training */
START_TEST (trumpet_and_standard_are_for_ones_own_training)
{
  MuWrgOrderFacts facts = facts_of (PIKES);
  MuWrgOrders orders
      = { .count = 2,
          .clause = { CLAUSE (MOVE (STAY), ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 3)) } };
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_NONE);
  facts.general_regular = false;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_SIGNALS_MIXED_TRAINING);
  orders.clause[1].number = 2;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_NONE);
}
END_TEST

/* wrg.deploy.outscouted, wrg.deploy.flank-march.side */
START_TEST (the_outscouted_march_nowhere)
{
  MuWrgOrderFacts facts = facts_of ("Irr C LC JLS Sh");
  MuWrgOrders orders = { .count = 1,
                         .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK)) },
                         .arrival = { .how = MU_WRG_MARCH_ROUND, .flank = MU_WRG_LEFT_FLANK } };
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_NONE);
  facts.outscouted = MU_SIDE_NONE;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_DEPLOY_FLANK_MARCH_SIDE);
  facts.outscouted = facts.side;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_DEPLOY_OUTSCOUTED);
  orders.arrival.how = MU_WRG_RESERVE;
  ck_assert_int_eq (judged (&facts, &orders), MU_RULE_WRG_DEPLOY_OUTSCOUTED);
}
END_TEST

/* wrg.orders.support: without a movement it goes along; wrg.orders.attack */
START_TEST (support_goes_in_company)
{
  const MuWrgClause supports = CLAUSE (ACT (HOLD), SUPPORT (1));
  const MuWrgClause stays = CLAUSE (MOVE (STAY), ACT (HOLD), SUPPORT (1));
  const MuWrgClause attacks = CLAUSE (ACT (ATTACK));
  const MuWrgClause then_attacks = CLAUSE (ACT (ATTACK), WHEN (GAINED, 0));
  ck_assert_int_eq (mu_wrg_clause_move (&supports), MU_WRG_MOVE_WITH_FRIENDS);
  ck_assert_int_eq (mu_wrg_clause_move (&stays), MU_WRG_MOVE_STAY);
  ck_assert_int_eq (mu_wrg_clause_move (&attacks), MU_WRG_MOVE_UNSAID);
  ck_assert_int_eq (mu_wrg_clause_move (&then_attacks), MU_WRG_MOVE_TOWARDS_ENEMY);
}
END_TEST

/* --- what holds now ----------------------------------------------------- */

static const MuWrgOrders bridge
    = { .count = 2,
        .clause = { CLAUSE (TO_BRIDGE, ACT (ATTACK)), CLAUSE (ACT (HOLD), WHEN (GAINED, 0)) } };

/* wrg.orders.conditional: first attack, then hold */
START_TEST (steps_follow_each_other)
{
  const MuWrgMet nobody = { 0 };
  int step = mu_wrg_orders_begin (&bridge, 1);
  ck_assert_int_eq (step, 0);
  ck_assert_int_eq (mu_wrg_orders_now (&bridge, step, &nobody).act, 0);
  step = mu_wrg_orders_next (&bridge, step, &(MuWrgMoment){ .period = 2 });
  ck_assert_int_eq (step, 0);
  step = mu_wrg_orders_next (&bridge, step, &(MuWrgMoment){ .period = 3, .gained = true });
  ck_assert_int_eq (step, 1);
  const MuWrgNow now = mu_wrg_orders_now (&bridge, step, &nobody);
  ck_assert (now.act == 1 && now.move == -1);
  step = mu_wrg_orders_next (&bridge, step, &(MuWrgMoment){ .period = 9, .gained = true });
  ck_assert_int_eq (step, 1); /* who holds goes on */
}
END_TEST

/* wrg.orders.standing.use: who attacked and gained is done */
START_TEST (an_attack_that_gained_is_carried_out)
{
  MuWrgOrders orders = { .count = 1, .clause = { CLAUSE (TO_BRIDGE, ACT (ATTACK)) } };
  const MuWrgMoment gained = { .period = 3, .gained = true };
  ck_assert_int_eq (mu_wrg_orders_next (&orders, 0, &gained), 1);
  ck_assert_int_eq (mu_wrg_orders_next (&orders, 1, &gained), 1);
  ck_assert_int_eq (mu_wrg_orders_now (&orders, 1, &(MuWrgMet){ 0 }).act, -1);
  orders.clause[0].act = MU_WRG_ACT_SKIRMISH;
  ck_assert_int_eq (mu_wrg_orders_next (&orders, 0, &gained), 0);
}
END_TEST

/* wrg.orders.conditional: of several periods that are past the latest counts, in whatever
 * order they were written down */
START_TEST (the_latest_period_counts)
{
  const MuWrgOrders orders
      = { .count = 3,
          .clause = { CLAUSE (TO_HILL, ACT (HOLD)), CLAUSE (ACT (ATTACK), WHEN (PERIOD, 6)),
                      CLAUSE (MOVE (STAY), ACT (HOLD), WHEN (PERIOD, 3)) } };
  for (int period = 1; period < 12; period++)
    ck_assert_int_eq (mu_wrg_orders_begin (&orders, period), period < 3 ? 0 : period < 6 ? 2 : 1);
}
END_TEST

/* wrg.orders.conditional: orders change with time */
START_TEST (time_brings_the_next_step)
{
  const MuWrgOrders orders = { .count = 3,
                               .clause = { CLAUSE (TO_HILL, ACT (HOLD), .until = 4),
                                           CLAUSE (ACT (ATTACK), WHEN (GAINED, 0)),
                                           CLAUSE (MOVE (STAY), ACT (HOLD), WHEN (PERIOD, 7)) } };
  int step = mu_wrg_orders_begin (&orders, 1);
  for (int period = 2; period < 10; period++) {
    step = mu_wrg_orders_next (&orders, step, &(MuWrgMoment){ .period = period });
    ck_assert_int_eq (step, period < 4 ? 0 : period < 7 ? 1 : 2);
  }
  ck_assert_int_eq (mu_wrg_orders_begin (&orders, 6), 0);
  ck_assert_int_eq (mu_wrg_orders_begin (&orders, 7), 2);
  ck_assert_int_eq (mu_wrg_orders_begin (&orders, 9), 2);
  const MuWrgOrders alone = { .count = 1, .clause = { CLAUSE (TO_HILL, ACT (HOLD), .until = 4) } };
  ck_assert_int_eq (mu_wrg_orders_next (&alone, 0, &(MuWrgMoment){ .period = 3 }), 0);
  ck_assert_int_eq (mu_wrg_orders_next (&alone, 0, &(MuWrgMoment){ .period = 4 }), 1);
}
END_TEST

/* wrg.signals.one-per-period, wrg.signals.shared: a signal means what the body's
 * order says it means */
START_TEST (signals_change_the_step)
{
  const MuWrgOrders orders = { .count = 2,
                               .clause = { CLAUSE (ACT (ATTACK), WHEN (SIGNAL, 1)),
                                           CLAUSE (MOVE (STAY), ACT (HOLD), WHEN (SIGNAL, 2)) } };
  int step = mu_wrg_orders_begin (&orders, 1);
  ck_assert_int_eq (step, MU_WRG_NOT_YET_ORDERED);
  ck_assert_int_eq (mu_wrg_orders_now (&orders, step, &(MuWrgMet){ 0 }).act, -1);
  step = mu_wrg_orders_next (&orders, step, &(MuWrgMoment){ .period = 2, .signal = 3 });
  ck_assert_int_eq (step, MU_WRG_NOT_YET_ORDERED);
  step = mu_wrg_orders_next (&orders, step, &(MuWrgMoment){ .period = 3, .signal = 2 });
  ck_assert_int_eq (step, 1);
  step = mu_wrg_orders_next (&orders, step, &(MuWrgMoment){ .period = 4, .signal = 1 });
  ck_assert_int_eq (step, 0);
  step = mu_wrg_orders_next (&orders, step, &(MuWrgMoment){ .period = 5, .gained = true });
  ck_assert_int_eq (step, 2);
  ck_assert_int_eq (mu_wrg_orders_next (&orders, step, &(MuWrgMoment){ .period = 6, .signal = 2 }),
                    1);
}
END_TEST

static const MuWrgOrders choosy
    = { .count = 3,
        .clause = { CLAUSE (GO (AHEAD), ACT (SKIRMISH)), CLAUSE (ACT (ATTACK), AGAINST (LIGHT)),
                    CLAUSE (ACT (HOLD), AGAINST (BEASTS)) } };

static const struct {
  MuWrgMet met;
  MuWrgNow now;
} meetings[] = {
  { { 0 }, { 0, 0 } },
  { { .types = MU_TROOP_BIT (MU_TROOP_HI) }, { 0, 0 } },
  { { .types = MU_TROOP_BIT (MU_TROOP_LI) }, { 0, 1 } },
  { { .types = BEASTS }, { -1, 2 } },
  /* wrg.reaction.order-conflict: worked example 10 */
  { { .types = LIGHT | MU_TROOP_BIT (MU_TROOP_HI) }, { 0, 0 } },
  { { .types = LIGHT | MU_TROOP_BIT (MU_TROOP_HI), .rash = true }, { 0, 1 } },
  { { .types = LIGHT | BEASTS }, { -1, 2 } },
  { { .types = LIGHT | BEASTS, .rash = true }, { 0, 1 } },
};

/* wrg.orders.conditional, wrg.reaction.order-conflict; wrg.orders.hold: holds in place */
START_TEST (the_enemy_decides_the_clause)
{
  const MuWrgNow now = mu_wrg_orders_now (&choosy, 0, &meetings[_i].met);
  ck_assert_int_eq (now.act, meetings[_i].now.act);
  ck_assert_int_eq (now.move, meetings[_i].now.move);
}
END_TEST

START_TEST (what_no_clause_says_is_left_to_standing_orders)
{
  const MuWrgOrders lights_only
      = { .count = 1, .clause = { CLAUSE (GO (AHEAD), ACT (ATTACK), AGAINST (LIGHT)) } };
  const MuWrgNow heavy
      = mu_wrg_orders_now (&lights_only, 0, &(MuWrgMet){ .types = HEAVY & ~LIGHT });
  ck_assert (heavy.act == -1 && heavy.move == 0);
}
END_TEST

/* wrg.orders.conditional: what befalls the supported, and how the enemy is */
START_TEST (happenings_and_states_are_cases)
{
  const MuWrgOrders orders
      = { .count = 3,
          .clause = { CLAUSE (ACT (HOLD), SUPPORT (1)),
                      CLAUSE (ACT (ATTACK), .in_case.events = MU_WRG_FRIEND_CHARGED),
                      CLAUSE (ACT (SKIRMISH), .in_case.states = MU_WRG_ENEMY_DISORDERED) } };
  ck_assert_int_eq (mu_wrg_orders_now (&orders, 0, &(MuWrgMet){ .types = HEAVY }).act, 0);
  ck_assert_int_eq (mu_wrg_orders_now (&orders, 0, &(MuWrgMet){ .events = MU_WRG_IS_CHARGED }).act,
                    0);
  ck_assert_int_eq (
      mu_wrg_orders_now (&orders, 0, &(MuWrgMet){ .events = MU_WRG_FRIEND_CHARGED }).act, 1);
  ck_assert_int_eq (
      mu_wrg_orders_now (&orders, 0, &(MuWrgMet){ .types = HEAVY, .states = 0xff }).act, 2);
  const MuWrgCase both = { .types = HORSE, .events = MU_WRG_IS_CHARGED };
  ck_assert (!mu_wrg_case_holds (&both, &(MuWrgMet){ .types = HORSE }));
  ck_assert (!mu_wrg_case_holds (&both, &(MuWrgMet){ .events = 0xff }));
  ck_assert (mu_wrg_case_holds (&both, &(MuWrgMet){ .types = HORSE, .events = 0xff }));
}
END_TEST

static const struct {
  MuWrgClause clause;
  bool reached, contested, gained;
} aims[] = {
  { CLAUSE (TO_HILL, ACT (ATTACK)), true, false, true },
  { CLAUSE (TO_HILL, ACT (ATTACK)), true, true, false },
  { CLAUSE (TO_HILL, ACT (ATTACK)), false, false, false },
  { CLAUSE (TO_HILL, ACT (SKIRMISH)), true, true, true },
  { CLAUSE (TO_HILL, ACT (HOLD)), true, false, false },
  { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)), true, true, false },
  { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)), false, false, true },
  { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (SKIRMISH)), false, true, false },
  { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (SKIRMISH)), true, true, true },
  { CLAUSE (MOVE (STAY), ACT (ATTACK)), true, false, false },
  { CLAUSE (ACT (ATTACK), SUPPORT (1)), true, false, false },
  { CLAUSE (GO (AHEAD), .paces = 60), true, false, true },
};

/* wrg.orders.conditional: worked example 8, to take is to drive off */
START_TEST (what_is_gained)
{
  ck_assert_int_eq (mu_wrg_aim_gained (&aims[_i].clause, aims[_i].reached, aims[_i].contested),
                    aims[_i].gained);
}
END_TEST

/* wrg.orders.route */
START_TEST (who_is_told_to_go_straight_goes_straight)
{
  MuWrgClause clause = CLAUSE (GO (AHEAD), ACT (ATTACK));
  ck_assert_int_eq (mu_wrg_clause_route (&clause, MU_TROOP_HI, true), MU_WRG_ROUTE_ROUND);
  ck_assert_int_eq (mu_wrg_clause_route (&clause, MU_TROOP_LI, true), MU_WRG_ROUTE_STRAIGHT);
  clause.route = MU_WRG_ROUTE_DIRECT;
  ck_assert_int_eq (mu_wrg_clause_route (&clause, MU_TROOP_HI, true), MU_WRG_ROUTE_STRAIGHT);
  clause.route = MU_WRG_ROUTE_BY_LEFT;
  ck_assert_int_eq (mu_wrg_clause_route (&clause, MU_TROOP_HI, true), MU_WRG_ROUTE_GIVEN);
}
END_TEST

/* wrg.orders.form: directions as the side faces, or as the map lies */
START_TEST (directions_have_angles)
{
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_AHEAD, MU_SIDE_A), 0);
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_AHEAD, MU_SIDE_B), MU_ANGLE_HALF);
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_RIGHT, MU_SIDE_A), MU_ANGLE_QUARTER);
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_LEFT, MU_SIDE_B), MU_ANGLE_QUARTER);
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_BACK, MU_SIDE_B), 0);
  /* wrg.move.direction.incline: half to the side */
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_INCLINE_RIGHT, MU_SIDE_A),
                    MU_ANGLE_QUARTER / 2);
  ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_INCLINE_LEFT, MU_SIDE_B),
                    MU_ANGLE_QUARTER + MU_ANGLE_QUARTER / 2);
  for (int direction = 0; direction < MU_WRG_DIRECTIONS; direction++)
    ck_assert_int_eq (mu_wrg_direction_inclines ((MuWrgDirection) direction),
                      direction >= MU_WRG_GO_INCLINE_RIGHT);
  for (int side = MU_SIDE_A; side <= MU_SIDE_B; side++) {
    ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_NORTH, (MuSide) side), 0);
    ck_assert_int_eq (mu_wrg_direction_angle (MU_WRG_GO_SOUTH_WEST, (MuSide) side),
                      MU_ANGLE_HALF + MU_ANGLE_QUARTER / 2);
  }
}
END_TEST

START_TEST (wings_have_a_middle)
{
  int x, y;
  const MuWrgSpot left = { .kind = MU_WRG_AT_LEFT_WING };
  const MuWrgSpot point = { .kind = MU_WRG_AT_POINT, .x = 70, .y = 90 };
  mu_wrg_spot_point (&left, MU_SIDE_A, 720, 480, &x, &y);
  ck_assert (x == 120 && y == 120);
  mu_wrg_spot_point (&left, MU_SIDE_B, 720, 480, &x, &y);
  ck_assert (x == 600 && y == 360);
  mu_wrg_spot_point (&(MuWrgSpot){ .kind = MU_WRG_AT_RIGHT_WING }, MU_SIDE_A, 720, 480, &x, &y);
  ck_assert_int_eq (x, 600);
  mu_wrg_spot_point (&(MuWrgSpot){ .kind = MU_WRG_AT_CENTRE }, MU_SIDE_B, 720, 480, &x, &y);
  ck_assert_int_eq (x, 360);
  mu_wrg_spot_point (&point, MU_SIDE_B, 720, 480, &x, &y);
  ck_assert (x == 70 && y == 90);
}
END_TEST

/* --- any orders --------------------------------------------------------- */

static void
random_clause (uint64_t *state, MuWrgClause *clause)
{
  mu_wrg_clause_init (clause);
  clause->in_case.types = next_below (state, 3) == 0 ? next_below (state, MU_WRG_ANY_TYPE) : 0;
  clause->in_case.events = next_below (state, 4) == 0 ? (uint8_t) next_below (state, 32) : 0;
  clause->move = (uint8_t) next_below (state, MU_WRG_MOVE_ORDERS);
  clause->act = (uint8_t) next_below (state, MU_WRG_ACT_ORDERS);
  clause->support = next_below (state, 5) == 0;
  clause->friend_count = (uint8_t) next_below (state, MU_WRG_NAMED + 1);
  for (int i = 0; i < clause->friend_count; i++)
    clause->friends[i] = (int16_t) next_below (state, 5);
  clause->when = (uint8_t) next_below (state, MU_WRG_WHENS);
  clause->number = (uint8_t) next_below (state, 10);
  clause->until = next_below (state, 3) == 0 ? (uint8_t) next_below (state, 12) : 0;
  clause->form = (uint8_t) next_below (state, MU_WRG_FORM_ORDERS);
  clause->direction = (uint8_t) next_below (state, MU_WRG_DIRECTIONS);
}

/* What holds is always a clause of the step, and says something; a step is always one
 * of the orders'. Orders that can be given leave no contradiction to find. */
START_TEST (steps_and_clauses_are_of_the_orders)
{
  uint64_t state = 17 + (uint64_t) _i;
  for (int n = 0; n < 500; n++) {
    MuWrgOrders orders;
    mu_wrg_orders_init (&orders);
    orders.count = (uint8_t) (1 + next_below (&state, MU_WRG_CLAUSES));
    for (int i = 0; i < orders.count; i++)
      random_clause (&state, &orders.clause[i]);
    int step = mu_wrg_orders_begin (&orders, 1);
    for (int period = 2; period < 12; period++) {
      const MuWrgMoment moment
          = { period, (int) next_below (&state, 9), next_below (&state, 4) == 0 };
      const MuWrgMet met = { .types = next_below (&state, MU_WRG_ANY_TYPE),
                             .events = (uint8_t) next_below (&state, 32),
                             .rash = next_below (&state, 2) == 0 };
      step = mu_wrg_orders_next (&orders, step, &moment);
      ck_assert (step >= MU_WRG_NOT_YET_ORDERED && step <= orders.count);
      const MuWrgNow now = mu_wrg_orders_now (&orders, step, &met);
      const int end = step >= 0 && step < orders.count ? mu_wrg_step_end (&orders, step) : 0;
      ck_assert (now.move == -1 || (now.move >= step && now.move < end));
      ck_assert (now.act == -1 || (now.act >= step && now.act < end));
      if (now.act >= 0)
        ck_assert (mu_wrg_case_holds (&orders.clause[now.act].in_case, &met));
    }
  }
}
END_TEST

/* A rash general never makes troops tamer. */
START_TEST (rashness_is_never_tamer)
{
  static const int boldness[]
      = { [MU_WRG_ACT_SKIRMISH] = 0, [MU_WRG_ACT_HOLD] = 1, [MU_WRG_ACT_ATTACK] = 2 };
  for (uint32_t types = 0; types <= MU_WRG_ANY_TYPE; types += 97) {
    const MuWrgNow calm = mu_wrg_orders_now (&choosy, 0, &(MuWrgMet){ .types = types });
    const MuWrgNow rash
        = mu_wrg_orders_now (&choosy, 0, &(MuWrgMet){ .types = types, .rash = true });
    ck_assert_int_le (boldness[choosy.clause[calm.act].act], boldness[choosy.clause[rash.act].act]);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("order sheet");
  tcase_add_loop_test (tests, orders_are_given_or_refused, 0, COUNT (rows));
  tcase_add_test (tests, standing_orders_say_how);
  tcase_add_test (tests, sub_units_support);
  tcase_add_test (tests, orders_rest_on_what_is_known);
  tcase_add_test (tests, an_umpire_makes_the_most_of_doubt);
  tcase_add_test (tests, follow_me_is_enough_with_the_general);
  tcase_add_test (tests, trumpet_and_standard_are_for_ones_own_training);
  tcase_add_test (tests, the_outscouted_march_nowhere);
  tcase_add_test (tests, support_goes_in_company);
  tcase_add_test (tests, steps_follow_each_other);
  tcase_add_test (tests, an_attack_that_gained_is_carried_out);
  tcase_add_test (tests, the_latest_period_counts);
  tcase_add_test (tests, time_brings_the_next_step);
  tcase_add_test (tests, signals_change_the_step);
  tcase_add_loop_test (tests, the_enemy_decides_the_clause, 0, COUNT (meetings));
  tcase_add_test (tests, what_no_clause_says_is_left_to_standing_orders);
  tcase_add_test (tests, happenings_and_states_are_cases);
  tcase_add_loop_test (tests, what_is_gained, 0, COUNT (aims));
  tcase_add_test (tests, who_is_told_to_go_straight_goes_straight);
  tcase_add_test (tests, directions_have_angles);
  tcase_add_test (tests, wings_have_a_middle);
  tcase_add_loop_test (tests, steps_and_clauses_are_of_the_orders, 0, 8);
  tcase_add_test (tests, rashness_is_never_tamer);
  return run_case ("order sheet", tests);
}
