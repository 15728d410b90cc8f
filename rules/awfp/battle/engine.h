/* Fast Play battles, inside: what lasts, what lasts a turn, and what the parts of the engine call
 * of each other. Everything lies in one block; nothing is allocated.
 *
 * A phase is one function that is called again and again until it is done. Where a player has to be
 * asked it returns false and, once he has answered, comes by the same way to the same place: what
 * is done already is remembered in AwfpCourse. */
#ifndef MUSTER_RULES_AWFP_BATTLE_ENGINE_H
#define MUSTER_RULES_AWFP_BATTLE_ENGINE_H

#include "rules/awfp/battle/markers.h"
#include "rules/awfp/battle/order.h"
#include "rules/awfp/battle/setup.h"
#include "rules/awfp/morale.h"
#include "rules/awfp/sight.h"
#include "rules/awfp/state.h"
#include "rules/awfp/sums/clash.h"
#include "rules/awfp/sums/march.h"
#include "rules/awfp/sums/nerve.h"
#include "rules/awfp/sums/shot.h"
#include "rules/battle/system.h"
#include "rules/core/trace.h"
#include "rules/field/arc.h"
#include "rules/field/meet.h"
#include "rules/field/wheel.h"

#define UNITS_MAX   (MU_SIDES * MU_AWFP_BATTLE_UNITS)
#define CLASHES_MAX (2 * UNITS_MAX)
#define WORKS_MAX   24

/* What a unit has about it for one turn. */
typedef struct {
  uint64_t targets; /* of a charge, as markers are placed: a bit for each enemy */
  uint8_t order;    /* MuAwfpMarked */
  int16_t about;    /* the enemy on whose account it was given; MU_NO_BODY */
  uint8_t response; /* MuAwfpResponse */
  uint16_t actions; /* of Deploy, taken: bits of MuAwfpDoes */
  int16_t target;   /* of its charge */
  int16_t second;   /* of its charge, beside the first; MU_NO_BODY */
  int16_t charged;  /* by whom, the nearest; MU_NO_BODY */
  bool declared;    /* its charge; or that it has none */
  bool frenzy;      /* it tries for it */
  bool charges;     /* moves as a charge or countercharge */
  bool clear;       /* over clear and level ground all the way */
  bool done;        /* with the phase that goes on */
  bool moved;
  bool tested;          /* in the phase that goes on */
  bool routs_seen;      /* it has to test for friends */
  bool shot_at;         /* chosen its target: then `target` is that */
  bool in_combat;       /* the one that is being fought */
  bool follows;         /* whoever gives way before it */
  uint8_t die;          /* of the round */
  uint8_t given, taken; /* hits of the round */
  int8_t beaten;        /* by how much, by the worst of its enemies; below 0: it beat them all */
  int16_t beaten_by;
  uint8_t round;       /* MuAwfpRound */
  uint16_t round_rule; /* MuRule: why it is that */
  uint8_t lost;        /* figures, in the phase that goes on */
  uint8_t lost_stands;
  bool held;    /* on the first turn: goes to its goal when all have said where they go */
  bool rough;   /* the ground on its way there disorders it */
  uint8_t part; /* of the turn, for so long it has gone: together.c */
  uint8_t start_files, goal_files; /* of its front rank */
  uint16_t why;                    /* MuRule that it goes by */
  int16_t met;                     /* the enemy it comes upon; MU_NO_BODY */
  MuFix length;                    /* of its way */
  MuRect goal;
  MuRect start; /* where it stood as the turn began: awfp.def.flank */
} AwfpTurn;

typedef struct {
  MuAwfpTroop troop;
  uint8_t side; /* MuSide */
  uint8_t strength;
  bool general, priest;
  int32_t points;
  MuFix reach; /* its normal move */
  uint8_t start, stands, files;
  uint8_t markers; /* casualties short of a stand */
  uint8_t state;   /* MuAwfpState */
  bool frenzied;
  uint8_t low;         /* 1: low on missiles, 2: out of them */
  uint8_t fate;        /* MuFate */
  uint8_t rounds;      /* of close combat, in this battle */
  uint8_t rounds_lost; /* of the combat that goes on */
  bool rallied;        /* awfp.orders.recover.rout: its one attempt is made */
  int16_t with;        /* of a general: the unit that he has joined; MU_NO_BODY */
  int32_t struck;      /* figures that it has taken from the enemy */
  uint8_t laid;        /* caltrops, so many times */
  MuRect at;
  AwfpTurn turn;
} AwfpUnit;

/* Two units at grips; first is of side A. */
typedef struct {
  int16_t body[MU_SIDES];
  uint8_t face[MU_SIDES]; /* MuFace of each that the other touches */
  bool flanked[MU_SIDES]; /* counts as struck in flank or rear (awfp.def.flank) */
  uint8_t rounds;         /* fought */
  bool fought;            /* this turn */
} AwfpClash;

/* What somebody has made of the ground: caltrops where they lie; a ford by its ends. */
typedef struct {
  MuRect at;
  uint8_t kind; /* MuAwfpWork */
} AwfpWork;

/* How far a phase has come. */
typedef struct {
  uint8_t stage;
  uint8_t side;
  bool begun;
  bool flank; /* worked from side A's right */
  int16_t at;
  int32_t left, dummies; /* orders still to give */
  bool rest[MU_SIDES];   /* of the side, all who have no place yet stay as they are drawn up */
  bool chose;            /* what to do, but not done yet */
  MuChoice chosen;
} AwfpCourse;

/* The question that stands, and its answer. */
typedef struct {
  MuQuestion question;
  MuChoice answer;
  int32_t asked; /* so far */
  bool open, answered;
  int32_t count; /* of what may be answered */
  MuChoice offered[MU_CHOICES_MAX];
} AwfpDesk;

typedef struct {
  MuBattle head;
  const MuAwfpSetup *setup;
  const MuTerrain *terrain;
  MuDice *dice;
  MuEventSink sink;
  void *context;
  MuFix width, depth; /* of the table */
  MuFix stand;        /* width of one: 40 paces */
  MuFix inch;
  int16_t first[MU_SIDES + 1];
  AwfpUnit unit[UNITS_MAX];
  AwfpClash clash[CLASHES_MAX];
  int16_t clashes;
  int16_t works;
  AwfpWork work[WORKS_MAX];
  uint8_t phase; /* MuAwfpPhase: to be fought next, or that goes on */
  uint8_t turn;
  uint8_t turns;
  uint8_t initiative;       /* MuSide */
  uint8_t mover;            /* MuSide that moves first */
  uint8_t given_up;         /* MuSide; MU_SIDE_NONE */
  uint8_t second[MU_SIDES]; /* MuAwfpSecond: what its priest's throw is kept for */
  AwfpCourse course;
  AwfpDesk desk;
  uint32_t events;
  uint64_t digest;
  MuSide winner;
} AwfpBattle;

#define VALUES(...) ((const int32_t[4]){ __VA_ARGS__ })

/* --- emit.c ------------------------------------------------------------- */
void mu_awfp_tell (AwfpBattle *battle, int kind, MuRule rule, int body, int other,
                   const int32_t value[4]);
void mu_awfp_tell_trace (AwfpBattle *battle, int body, const MuTrace *trace);
/* Where body stands now: a MOVED event for that reason. */
void mu_awfp_tell_place (AwfpBattle *battle, int body, MuRule why, MuFix distance);
/* How it is drawn up now: a FACED event. */
void mu_awfp_tell_shape (AwfpBattle *battle, int body, MuRule why);
void mu_awfp_tell_state (AwfpBattle *battle, int body, MuRule why);
int mu_awfp_throw (AwfpBattle *battle, MuDie die, MuRollPurpose purpose, int body);

/* --- ask.c -------------------------------------------------------------- */
/* The answer to that question; NULL while it stands open: the phase returns false. Where there is
 * but one answer nobody is asked. */
const MuChoice *mu_awfp_ask (AwfpBattle *battle, MuAwfpAsks kind, int side, int body, int other,
                             int value, int more);
int mu_awfp_choices (const AwfpBattle *battle, const MuQuestion *question, MuChoice *choices,
                     int most);
MuRule mu_awfp_answer (AwfpBattle *battle, const MuQuestion *question, const MuChoice *choice);

/* A list of choices that is being made. */
typedef struct {
  MuChoice *choice;
  int most, count;
} AwfpChoices;
void mu_awfp_offer (AwfpChoices *list, int body, int other, int value, int more);

/* --- begin.c ------------------------------------------------------------- */
/* How far from its baseline a side sets up. */
MuFix mu_awfp_deploy_depth (const MuAwfpSetup *setup);
/* Whether any part of a place lies beyond that. */
bool mu_awfp_is_out_of_area (const AwfpBattle *battle, int side, const MuRect *place);
/* Tells where a unit stands as the battle begins. */
void mu_awfp_tell_deployed (AwfpBattle *battle, int body);

/* --- unit.c: what a unit is and may --------------------------------------- */
/* On the table and not in rout. */
static inline bool
mu_awfp_fights_on (const AwfpUnit *unit)
{
  return unit->fate == MU_FATE_ON_TABLE && unit->with == MU_NO_BODY;
}

/* In rout or not; a joined general stands nowhere. */
static inline bool
mu_awfp_on_table (const AwfpUnit *unit)
{
  return (unit->fate == MU_FATE_ON_TABLE || unit->fate == MU_FATE_IN_ROUT)
         && unit->with == MU_NO_BODY;
}

MuAwfpKind mu_awfp_unit_kind (const AwfpUnit *unit);
bool mu_awfp_unit_mounted (const AwfpUnit *unit);
bool mu_awfp_unit_skirmishes (const AwfpUnit *unit); /* skirmish foot and cavalry */
bool mu_awfp_unit_is_si (const AwfpUnit *unit);
bool mu_awfp_unit_fanatic (const AwfpUnit *unit);   /* under the duties of fanatics, or frenzied */
bool mu_awfp_unit_has_pikes (const AwfpUnit *unit); /* pike or long spear */
int mu_awfp_general_of (const AwfpBattle *battle, int side); /* MU_NO_BODY: lost */
bool mu_awfp_general_with (const AwfpBattle *battle, int body);
int mu_awfp_ranks (const AwfpUnit *unit);
void mu_awfp_reshape (const AwfpBattle *battle,
                      AwfpUnit *unit);                    /* its ground, by stands and files */
MuFix mu_awfp_reach (const AwfpBattle *battle, int body); /* its normal move */
/* Bodies from flank to flank, as the course has it; returns how many. */
int mu_awfp_line_up (const AwfpBattle *battle, bool from_right, int16_t order[UNITS_MAX]);

/* --- clash.c: who is at grips --------------------------------------------- */
bool mu_awfp_engaged (const AwfpBattle *battle, int body);
bool mu_awfp_engaged_in_front (const AwfpBattle *battle, int body);
AwfpClash *mu_awfp_clash_of (AwfpBattle *battle, int one, int other);
/* They touch from now on: CONTACT is told, flank by where the striker stood as the turn began. */
void mu_awfp_clash_begin (AwfpBattle *battle, int striker, int struck);
void mu_awfp_clash_end (AwfpBattle *battle, int one, int other);
/* All of a unit's that are no more, by the ground. */
void mu_awfp_clash_drop (AwfpBattle *battle, int body);

/* --- path.c: going over the ground ----------------------------------------- */
/* Those about a unit: what it can meet or want the ground of, found once for many ways. */
typedef struct {
  int16_t of;
  struct {
    int16_t body;
    MuPose pose; /* how it stands */
  } other[UNITS_MAX];
  int count;
} AwfpNear;
/* All others on the table of whom any ground may lie within that reach of the place. */
void mu_awfp_near (const AwfpBattle *battle, int body, const MuRect *place, MuFix reach,
                   AwfpNear *near);
/* As mu_awfp_path and mu_awfp_has_room, among these. */
MuFix mu_awfp_path_among (const AwfpBattle *battle, int body, const MuRect *from, MuFix most,
                          const AwfpNear *near, int16_t *met);
bool mu_awfp_room_among (const AwfpBattle *battle, const MuRect *place, const AwfpNear *near);
/* How far the unit can go straight ahead of that place: to the edge, barred ground, a friend; *met
 * (may be NULL): the enemy whom it meets there, MU_NO_BODY. */
MuFix mu_awfp_path (const AwfpBattle *battle, int body, const MuRect *from, MuFix most,
                    int16_t *met);
/* Whether it can stand there: on the table, on nobody's ground. */
bool mu_awfp_has_room (const AwfpBattle *battle, int body, const MuRect *place);
/* Whether its neighbours let it wheel to there. */
bool mu_awfp_may_wheel (const AwfpBattle *battle, int body, const MuRect *turned);
/* The ground that it needs at least while it wheels. */
MuRect mu_awfp_slim (const AwfpBattle *battle, const MuRect *turned);
bool mu_awfp_may_wheel_among (const AwfpBattle *battle, const MuRect *turned, const AwfpNear *near);
/* That far ahead, or less by what rounding may bring it onto another's ground. */
MuRect mu_awfp_ahead (const AwfpBattle *battle, int body, const MuRect *from, MuFix length);
/* The wheel of up to 45 degrees by which it would strike other; false: none does, or somebody is in
 * the way. *distance: from its front to the other. */
bool mu_awfp_aims (const AwfpBattle *battle, int body, int other, MuFix most, MuWheel *wheel,
                   MuFix *distance);
/* The same from another place than where it stands. */
bool mu_awfp_aims_from (const AwfpBattle *battle, int body, const MuRect *at, int other, MuFix most,
                        MuWheel *wheel, MuFix *distance);
/* What of a length the ground leaves such troops from there, and whether it disorders them;
 * *clear: nothing delays, nor climbs. */
MuFix mu_awfp_going_over (const AwfpBattle *battle, int body, const MuRect *from, MuFix length,
                          bool *disorders, bool *clear);
/* Moves a unit to a place; tells it, unless the first turn holds it back. */
void mu_awfp_march (AwfpBattle *battle, int body, const MuRect *place, MuRule why, MuFix distance);
/* Lines the striker up with the face of the other that it has met (awfp.sequence.charge.align). */
void mu_awfp_align (AwfpBattle *battle, int striker, int other);
/* Away from an enemy, turning about, as far as that or to the edge; off the table too. */
void mu_awfp_flee (AwfpBattle *battle, int body, int from, MuFix length, MuRule why);
/* flee.c: whether skirmishers run, unasked by their player's orders, from a unit that comes upon
 * them; and they do, by a die. */
bool mu_awfp_gives_way_to (const AwfpBattle *battle, int body, int comer);
void mu_awfp_run_from (AwfpBattle *battle, int body, int comer);
bool mu_awfp_is_obstacle (MuTerrainMask lies); /* awfp.terrain.obstacles */
MuAwfpGround mu_awfp_ground_kind (MuTerrainMask lies);
bool mu_awfp_lies_barred (const AwfpBattle *battle, const MuRect *place);
MuTerrainMask mu_awfp_ground_barred (const AwfpBattle *battle, int body, bool charging);
MuAwfpGround mu_awfp_ground_under (const AwfpBattle *battle, const MuRect *place);
bool mu_awfp_in_cover (const AwfpBattle *battle, int body);
bool mu_awfp_is_higher (const AwfpBattle *battle, int one, int other);
bool mu_awfp_visible (const AwfpBattle *battle, int one, int other);
MuFix mu_awfp_apart (const AwfpBattle *battle, int one, int other);

/* --- loss.c ---------------------------------------------------------------- */
/* Figures come off; stands with them; the general's risk. */
void mu_awfp_lose (AwfpBattle *battle, int body, int figures, int by);
void mu_awfp_disorder (AwfpBattle *battle, int body, int steps, MuRule why);
void mu_awfp_rout (AwfpBattle *battle, int body, int from, MuRule why);
void mu_awfp_remove (AwfpBattle *battle, int body, MuFate fate, MuRule why);
void mu_awfp_general_lost (AwfpBattle *battle, int body);

int mu_awfp_nearest_enemy (const AwfpBattle *battle, int body); /* MU_NO_BODY */

/* --- give_way.c -------------------------------------------------------------- */
bool mu_awfp_all_follow (AwfpBattle *battle); /* false: a player is asked */
void mu_awfp_give_way (AwfpBattle *battle);

/* --- priest.c ------------------------------------------------------------------ */
void mu_awfp_offer_seconds (AwfpChoices *list);
/* What the side's second throw is kept for this turn; false: it is asked. */
bool mu_awfp_second_named (AwfpBattle *battle, int side);
bool mu_awfp_has_second (const AwfpBattle *battle, int body, MuAwfpSecond kind);
/* The second throw, which stands; tells it, and it is spent. */
int mu_awfp_throw_again (AwfpBattle *battle, int body, MuDie die, MuRollPurpose purpose, int first);

/* --- general.c ------------------------------------------------------------------ */
void mu_awfp_offer_joining (const AwfpBattle *battle, int body, AwfpChoices *list);
void mu_awfp_offer_leaving (const AwfpBattle *battle, int body, AwfpChoices *list);
void mu_awfp_join (AwfpBattle *battle, int body, int other);
/* Whoever is with a unit may leave it; false: it is asked. */
bool mu_awfp_general_left (AwfpBattle *battle, int side);

/* --- squeeze.c ------------------------------------------------------------------ */
void mu_awfp_offer_squeezes (const AwfpBattle *battle, int body, AwfpChoices *list);
/* Where it stands before it goes, with only those stands in front; and after. */
MuRect mu_awfp_narrowed (const AwfpBattle *battle, int body, const MuChoice *choice);
MuRect mu_awfp_squeezed (const AwfpBattle *battle, int body, const MuChoice *choice);
/* Whether it can charge other with a narrower front, the rest of it dropped back; and it drops
 * them back to do so, where it has to. */
bool mu_awfp_squeezes_to (const AwfpBattle *battle, int body, int other, MuFix most);
void mu_awfp_squeeze_to (AwfpBattle *battle, int body, int other);
void mu_awfp_squeeze (AwfpBattle *battle, int body, const MuChoice *choice);

/* --- together.c: the first turn ---------------------------------------------- */
/* Whether what is done now is only said, to be done when all have said it. */
bool mu_awfp_holds_back (const AwfpBattle *battle);
/* A side that has said where it goes stands again where it began. */
void mu_awfp_go_back (AwfpBattle *battle, int side);
/* All go, and it is told. */
void mu_awfp_go_together (AwfpBattle *battle);

/* --- conform.c ------------------------------------------------------------------ */
void mu_awfp_offer_conforming (const AwfpBattle *battle, int body, MuFix whole, AwfpChoices *list);
MuRect mu_awfp_conformed (const MuRect *at, const MuChoice *choice);
void mu_awfp_conform (AwfpBattle *battle, int body, const MuChoice *choice);

/* --- works.c ---------------------------------------------------------------- */
void mu_awfp_offer_works (const AwfpBattle *battle, int body, AwfpChoices *list);
void mu_awfp_lay (AwfpBattle *battle, int body);
void mu_awfp_seek (AwfpBattle *battle, int body);
/* Whether who goes so far from there goes by a ford that somebody has found. */
bool mu_awfp_fords (const AwfpBattle *battle, const MuRect *from, MuFix most);
/* What caltrops leave of a length. */
MuFix mu_awfp_over_works (const AwfpBattle *battle, int body, const MuRect *from, MuFix length,
                          bool *disorders, bool *clear);
/* Whether a unit has an obstacle before it that it defends. */
bool mu_awfp_defends (const AwfpBattle *battle, int body);

/* --- moves.c ----------------------------------------------------------------- */
MuRect mu_awfp_deployed (const AwfpBattle *battle, int body, MuAwfpDoes does, int value);
bool mu_awfp_has_acted (const AwfpTurn *turn, MuAwfpDoes does);
/* What comes of a move: disorder by the ground, and whom it has met (MU_NO_BODY: nobody). */
void mu_awfp_come_to (AwfpBattle *battle, int body, bool disorders, int met);

/* --- nerve.c --------------------------------------------------------------- */
/* Tests a unit and carries the result out; from: whom it would flee. */
MuAwfpNerveResult mu_awfp_test (AwfpBattle *battle, int body, MuAwfpOccasion occasion, int from);
/* Whoever has seen friends rout since it was last called, until nobody has. */
void mu_awfp_test_those_who_saw (AwfpBattle *battle);
void mu_awfp_forget_phase (AwfpBattle *battle); /* losses and tests of a phase are behind */

/* --- respond.c, charge_move.c ------------------------------------------------ */
bool mu_awfp_all_responded (AwfpBattle *battle);
void mu_awfp_carry_out_charges (AwfpBattle *battle);
/* One comes into touch with another: they are at grips, or the other is no more. */
void mu_awfp_meet (AwfpBattle *battle, int striker, int struck);
/* A retreat of so much of the whole of its move. */
void mu_awfp_run (AwfpBattle *battle, int body, int from, MuFix length, MuFix whole);

/* --- the phases: false: a player is asked ------------------------------------ */
/* From which flank the phase is worked, side says; false: it is asked. */
bool mu_awfp_flank_chosen (AwfpBattle *battle, int side);
bool mu_awfp_deployment_phase (AwfpBattle *battle);
bool mu_awfp_orders_phase (AwfpBattle *battle);
bool mu_awfp_initiative_phase (AwfpBattle *battle);
bool mu_awfp_charges_phase (AwfpBattle *battle);
bool mu_awfp_moves_phase (AwfpBattle *battle);
bool mu_awfp_shooting_phase (AwfpBattle *battle);
bool mu_awfp_combat_phase (AwfpBattle *battle);
bool mu_awfp_recovery_phase (AwfpBattle *battle);

/* What each kind of question offers. */
void mu_awfp_offer_about (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list);
void mu_awfp_offer_orders (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list);
void mu_awfp_offer_charges (const AwfpBattle *battle, const MuQuestion *question,
                            AwfpChoices *list);
void mu_awfp_offer_responses (const AwfpBattle *battle, const MuQuestion *question,
                              AwfpChoices *list);
void mu_awfp_offer_moves (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list);
void mu_awfp_offer_shots (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list);
void mu_awfp_offer_places (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list);

/* --- command.c: who may give orders to whom ----------------------------------- */
MuAwfpCommand mu_awfp_command (const AwfpBattle *battle, int side);
/* Whom a general at grips may still order: himself, or the unit about him; MU_NO_BODY: nobody. */
int mu_awfp_his_own (const AwfpBattle *battle, int side);
int mu_awfp_order_cost (const AwfpBattle *battle, int body, MuAwfpMarked order); /* markers */
/* Offers that order for a unit, if it may have it of somebody. */
void mu_awfp_offer_order (const AwfpBattle *battle, const MuQuestion *question, int body,
                          MuAwfpMarked order, AwfpChoices *list);
/* Gives a unit its marker, and keeps on whose account. */
void mu_awfp_mark (AwfpBattle *battle, int body, MuAwfpMarked order);
/* Its marker is turned over. */
void mu_awfp_show_marker (AwfpBattle *battle, int body, MuRule why);
/* The rule by which a unit may not have that order; MU_RULE_NONE. */
MuRule mu_awfp_order_barred (const AwfpBattle *battle, int body, MuAwfpMarked order);
/* Whether it could charge other as markers were placed. */
bool mu_awfp_has_target (const AwfpBattle *battle, int body, int other);
/* Whether body may charge other now, as awfp.orders.charge.* say. */
bool mu_awfp_can_charge (const AwfpBattle *battle, int body, int other);

/* --- umpire.c */
MuUmpireAnswer mu_awfp_set_stands (AwfpBattle *battle, const MuBodyStand *stands, int count,
                                   int *at);

/* --- end.c ------------------------------------------------------------------ */
bool mu_awfp_broken (const AwfpBattle *battle, int side);
void mu_awfp_finish (AwfpBattle *battle, MuRule why);
void mu_awfp_side_points (const AwfpBattle *battle, int side, int64_t *start, int64_t *left);

/* --- commander: the machine player --------------------------------------------- */
int mu_awfp_decide (const AwfpBattle *battle, const MuQuestion *question, const MuChoice *choices,
                    int count);

#endif
