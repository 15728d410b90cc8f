/* WRG 5th: a battle as it stands.  Private to the engine.
 *
 * One block holds everything: this head, then the bodies, then tables of a byte
 * for each pair of bodies.  Nothing in it points into it.  Bodies are numbered
 * through both sides; a side's numbers run from first[side] to first[side + 1].
 */
#ifndef MUSTER_RULES_WRG_BATTLE_STATE_H
#define MUSTER_RULES_WRG_BATTLE_STATE_H

#include "rules/battle/system.h"
#include "rules/field/arc.h"
#include "rules/field/meet.h"
#include "rules/field/rect.h"
#include "rules/field/wheel.h"
#include "rules/wrg/battle/body_set.h"
#include "rules/wrg/battle/setup.h"
#include "rules/wrg/field/sight.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/nerve/reaction.h"

#define PACES(n) MU_PACES (n)

typedef enum { STATUS_FIGHTING, STATUS_ROUTING, STATUS_GONE } Status;

/* What a body is seen to do: it stays until the body's next turn to move. */
typedef enum {
  MOTION_STILL,
  MOTION_ADVANCING,
  MOTION_CHARGING, /* declared and not given up, or countercharging */
  MOTION_PURSUING,
  MOTION_UNAUTHORISED,
  MOTION_UNCONTROLLED,
  MOTION_RETIRING, /* wrg.reaction.retiring: recoils and rally backs as well */
  MOTION_EVADING,
  MOTION_ROUTING,
} Motion;

/* Why a body moves in the current phase. */
typedef enum {
  MOVE_NONE,
  MOVE_ROUT,
  MOVE_PURSUIT,
  MOVE_RECOIL,
  MOVE_FOLLOW_UP,
  MOVE_BREAK_OFF,
  MOVE_RALLY_BACK,
  MOVE_RETIRE,
  MOVE_UNCONTROLLED,
  MOVE_UNAUTHORISED,
  MOVE_CHARGE,
  MOVE_EVADE,
  MOVE_PUSHED, /* wrg.after.recoil.friends: by recoiling friends */
  MOVE_ADVANCE,
} MoveKind;

typedef struct {
  uint8_t kind;         /* MoveKind */
  bool stopped;         /* before the end of its move */
  int16_t quarry;       /* body charged or pursued, MU_NO_BODY */
  int16_t leader;       /* body that it goes along behind, MU_NO_BODY */
  uint16_t rule;        /* MuRule */
  MuFix distance;       /* planned */
  MuFix slow;           /* from where on difficult ground slows it */
  MuFix aside;          /* to its right in a period, wrg.weather.night.drift */
  MuVelocity velocity;  /* now */
  MuVelocity later;     /* once its wheel or turn is done */
  int32_t delay;        /* parts that it takes; 0: none, or begun */
  MuPoint start;        /* of the whole move */
  MuPoint base;         /* since the velocity last changed */
  int32_t base_time;    /* parts */
  int32_t contact_time; /* parts; -1: none */
} Move;

/* Two bodies that come to share ground unless one of them changes its way. */
typedef struct {
  int16_t one; /* of the lower number */
  int16_t other;
  int32_t when;  /* parts; INT32_MAX: never */
  uint32_t next; /* of those of the same other */
} Meeting;

/* The box around a body's ground, as it was noted. */
typedef struct {
  MuPoint low, high;
  uint16_t body;
  uint16_t side; /* MuSide */
} Plot;

/* Causes of disorder, each with the last period in which it held. Events carry
 * them: new ones come last. */
typedef enum {
  DISORDER_UNRALLIED,     /* wrg.disorder.cause.1: evaded or routed */
  DISORDER_FRESH_ENEMY,   /* wrg.disorder.cause.1: while pursuing or rallying */
  DISORDER_CAUGHT,        /* wrg.disorder.cause.2 */
  DISORDER_CAVALRY,       /* wrg.disorder.cause.3 */
  DISORDER_MOVING,        /* wrg.disorder.cause.4 */
  DISORDER_UNCONTROLLED,  /* wrg.disorder.cause.6 */
  DISORDER_INTERMINGLED,  /* wrg.disorder.cause.7: passed through */
  DISORDER_BLOCKED,       /* wrg.disorder.cause.7: recoil blocked */
  DISORDER_HORSES,        /* wrg.disorder.cause.8.horses */
  DISORDER_FOUGHT_MODELS, /* wrg.disorder.cause.8.fought */
  DISORDER_REACTION,      /* wrg.reaction.result.row6, wrg.reaction.result.row7.retire */
  DISORDER_TERRAIN,       /* wrg.disorder.cause.5 */
  DISORDER_UMPIRE,        /* as an umpire says */
  DISORDER_CAUSES
} DisorderCause;

#define UNTIL_ENDED 255 /* until something else ends it */

/* Ends of a line of files: file 0 is the rightmost. */
typedef enum { END_RIGHT, END_LEFT } End;
#define ENDS 2

typedef enum {
  RALLY_NONE,
  RALLY_FORWARD, /* stands a full period */
  RALLY_BACK,    /* moves back first */
} Rally;

/* How a charged body meets the charge. */
typedef enum {
  RESPONSE_NONE,
  RESPONSE_STAND,
  RESPONSE_COUNTERCHARGE,
  RESPONSE_EVADE,
  RESPONSE_BROKEN,
} Response;

/* What the weather takes from moves; all zero: nothing. */
typedef struct {
  bool hard; /* any of it */
  bool halved;
  bool no_extra_charge;
  uint8_t mud; /* paces */
  uint8_t cap; /* paces; 0: none */
} Going;

typedef struct {
  /* as it came to the field */
  MuWrgTroop troop;
  MuWrgCrew crew;
  int32_t figure_points;
  int32_t command_points;
  uint16_t figures_start;
  uint8_t side;   /* MuSide */
  uint8_t order;  /* MuOrder as written */
  int16_t parent; /* unit whose sub-unit it is, MU_NO_BODY: a unit itself */
  uint8_t mixed;  /* MuWrgMixedHow: a guest, who stands in the body before it and is none */
  bool hosts;     /* the body after it is its guest; figures count both kinds */
  bool in_front;  /* a guest who has come through the ranks before it */

  /* as it stands */
  uint8_t status;       /* Status */
  uint8_t fate;         /* MuFate, once gone */
  uint8_t motion;       /* Motion */
  uint8_t shown_status; /* as the enemy sees it in this round of tests */
  uint8_t shown_motion;
  bool concealed; /* in cover and not yet seen */
  bool in_cover;  /* until it moves */
  bool unsighted; /* by any enemy, where that surprises */
  bool lurks;     /* has come to the field in cover and not left it */
  bool shot_last; /* in the preceding period */
  bool strayed;   /* this period */
  Going going;
  uint16_t figures;
  uint16_t files;    /* of the front rank; on each face of a square */
  uint8_t formation; /* MuWrgFormation */
  MuRect ground;
  MuPoint low, high; /* of the box around it */
  int16_t place;     /* among all, by the left sides of the boxes */

  /* what it is told to become */
  bool form_ordered; /* its leader leaves its formation alone */
  bool form_wanted;
  uint8_t wanted_formation; /* MuWrgFormation */
  uint16_t wanted_files;
  uint8_t form_quarters; /* of a period, spent on it so far */
  bool changed_form;     /* this period, or worked at it */
  uint16_t line_files;   /* while it marches in column: of its line; 0: it does not */
  bool lines_up;         /* it shall form line again */

  /* losses, in men */
  int32_t carried;
  int32_t casualties;
  int32_t inflicted;

  /* what reaction has made of it */
  uint8_t bound;         /* MuWrgReactionAct that binds now, MU_RESULT_OBEY: none */
  uint8_t bound_until;   /* last period */
  uint8_t bound_periods; /* of uncontrolled or unauthorised advance, so far */
  bool forgotten;        /* wrg.orders.default applies */
  bool attack_now;       /* wrg.move.unauthorised: the enemy was within 50 paces */
  bool pursuit_barred;   /* no following up either, until the next test */
  bool pursuit_required;
  bool may_countercharge;
  bool tested;      /* for any reason, ever */
  bool danger_done; /* wrg.reaction.occasion.1.exempt */
  bool unseen_rout; /* a rout seen and not yet tested for */
  bool rally_tried; /* wrg.reaction.occasion.10.retry */
  uint8_t worst_row;
  uint8_t breaks;
  uint8_t routs_seen;

  /* routs, pursuits, rallies */
  uint8_t rout_periods;
  bool fresh_rout; /* has not run yet since it broke */
  uint8_t pursuit_periods;
  bool chases_lights;  /* LI that broke in a melee's first period */
  bool evaded;         /* and has not yet rallied */
  uint8_t rally;       /* Rally, in progress */
  uint8_t rally_due;   /* Rally, from the next compulsory moves */
  uint8_t rally_until; /* last period of it */
  bool recoil_due;     /* to move back */
  bool follow_due;
  bool break_off_due;
  int16_t pursues;    /* body, MU_NO_BODY */
  MuPoint rout_start; /* of this period's rout */

  /* disorder */
  uint8_t disordered_until[DISORDER_CAUSES]; /* 0: not */
  bool disordered;

  /* hand-to-hand */
  uint8_t melee_periods; /* of the current melee, so far */
  bool pushed_back;      /* in the current melee */
  uint8_t recoils_in_a_row;
  uint8_t overlapped[ENDS];    /* figures that fought in an overlap there last period */
  int16_t overlap_enemy[ENDS]; /* whom, if any */
  uint8_t lap[ENDS];           /* figures round an enemy's flank there */
  int16_t lap_enemy[ENDS];     /* whose, if any */

  /* this period */
  MuPoint begun; /* its middle when the period began */
  MuFix used;    /* of its move, by recoil or follow-up */
  MuFix moved;
  MuFix intended;          /* of its normal move, were there no enemy */
  bool crossed;            /* by enemy who did not charge; while it tests for that */
  MuFix charge_distance;   /* to the target when it was declared */
  int16_t charge_target;   /* MU_NO_BODY */
  int16_t charges_through; /* friend on the way there, MU_NO_BODY */
  MuWheel charge_wheel;    /* before it goes straight at the target */
  int32_t charge_delay;    /* parts that the wheel takes */
  uint8_t response;        /* Response */
  uint8_t turned_quarters; /* of a period, spent turning to meet a charge */
  int16_t broken_quarry;   /* a body of those it broke */
  bool countercharges;
  bool charge_stopped; /* by its own reaction */
  bool came_in_charge; /* and reached the enemy */
  bool charged_home;   /* long enough for wrg.melee.tactical.charging */
  bool met;            /* moved into contact */
  bool followed_up;
  bool recoiled;
  bool pursued;
  bool broke_off;
  bool broke_evading; /* wrg.move.evade.caught */
  bool ran;           /* has made its rout move */
  bool left_in_rout;  /* over the table's edge */
  bool rear_shot;     /* ranks behind the first shot */
  bool mingled;       /* went through friends or they through it */
  bool yields_shot;   /* wrg.shoot.move.interpenetrating: to those friends */
  bool must_stand;    /* wrg.after.not-followed: may not advance */
  bool must_stand_next;
  bool surprised;
  bool fell_below;   /* wrg.reaction.occasion.5 is due */
  bool general_fell; /* wrg.reaction.occasion.8 is due */
  bool broke_all;    /* wrg.reaction.occasion.9 is due */
  bool was_shot_at;
  bool engines_shot; /* at it */
  bool engines_shot_last;
  bool blocked;          /* could not move back in full */
  uint16_t weapons_shot; /* this period */
  Move move;
  uint32_t meetings;     /* in which it is the one: from here */
  uint32_t meetings_end; /* to before here */
  uint32_t soonest;      /* of those */
  int32_t soonest_when;  /* INT32_MAX: never */
  uint32_t met_by;       /* the first of those in which it is the other */
  int16_t hunter;        /* of those whose quarry it is, the first, MU_NO_BODY: none */
  int16_t next_hunter;   /* after it, of the same quarry */

  /* sums of this period */
  int32_t count_before; /* wrg.casualties.per-figure, when it began */
  int32_t shot_men;
  int32_t shot_figures;      /* that shot at it */
  int32_t shot_figures_last; /* in the preceding period */
  int32_t hurt_last;         /* men lost in the preceding period */
  int32_t hurt_now;
  int32_t melee_count; /* as count_before, when hand-to-hand began */
  int32_t melee_given;
  int32_t melee_taken;
  int32_t melee_fighting;
  bool in_melee_now;    /* gave or took blows */
  int16_t first_stroke; /* of its own, or on it, as they were linked */

  /* enemies in contact; more than are kept: everybody is to be asked */
#define CONTACTS_KEPT 12
  uint8_t contacts;
  int16_t contact[CONTACTS_KEPT];
} Body;

/* A stroke in this period's hand-to-hand: one body's figures on another. */
typedef struct {
  int16_t body;
  int16_t target;
  uint16_t figures;
  uint16_t front;   /* of those, in contact or overlap */
  int16_t men;      /* casualties given */
  uint8_t face;     /* MuFace of the target */
  uint8_t own_face; /* MuFace it strikes from */
  bool no_reply;    /* on backs that turned to run */
  bool in_contact;  /* now that all have moved */
  bool crew_only;
  bool by_guest; /* of a mixed body: which kind strikes, */
  bool on_guest; /* and which is struck */
  int16_t next;  /* of the same body, or on it; NO_STROKE: none */
} Stroke;

#define NO_STROKE (-1)

/* The figures of one body that shoot one kind of missile at one target. */
typedef struct {
  int16_t shooter;
  int16_t target;
  uint16_t figures;
  int16_t men;
  uint16_t rule; /* MuRule: the priority that chose the target */
  uint8_t weapon;
  uint8_t ranks_over; /* friends shot over */
  bool far;           /* any of them beyond half range */
  bool by_guest;      /* of a mixed body: which kind shoots, */
  bool on_guest;      /* and which is hit */
} Volley;

/* Weather and light; all zero: fine and full day throughout. */
typedef struct {
  bool changes;    /* there is a day */
  bool nightfall;  /* the battle ends with it */
  bool night;      /* now; the next three as well */
  bool storm;      /* wrg.weather.wind.desert */
  bool slippery;   /* wrg.weather.snow.precipice */
  bool rivers_up;  /* wrg.weather.rain.rivers */
  MuFix sight;     /* how far anybody sees now; 0: as far as the ground lets him */
  unsigned things; /* that hold now, a bit for each MuSkyThing */
  MuWrgSetupSky as_set;
  MuWrgDay day;
} Sky;

#define FILES_MAX   MU_BATTLE_FIGURES_MAX
#define STROKES_MAX 4096
#define VOLLEYS_MAX 4096
#define PASSES_MAX  1024

typedef struct {
  int16_t passer;
  int16_t passed;
} Pass;

/* A subordinate general (wrg.generals.subordinate). */
#define DEPUTIES 2
typedef struct {
  int32_t points;
  int16_t with;        /* body */
  uint8_t personality; /* MuWrgPersonality */
  bool regular;
  bool lost;
} Deputy;

/* What the fighting has done to a general so far (wrg.general.*). */
typedef struct {
  int16_t men;  /* he and those about him */
  int16_t hurt; /* casualties of this period, not yet diced for */
  uint8_t fate; /* MuWrgGeneralFate, once lost */
  bool shy;     /* wrg.random.melee.general: he declined his equal's challenge */
} Leader;

/* Tables of pairs: [one][other]. */
typedef enum {
  PAIR_TOUCH,     /* one's front touches other */
  PAIR_CHARGE,    /* one has declared a charge that will strike other */
  PAIR_SHOT_NOW,  /* figures of one that shot at other this period */
  PAIR_SHOT_LAST, /* in the preceding one */
  PAIR_SEEN,      /* breaks of friend other that one has seen, a bit each */
  PAIR_PASS,      /* one goes through friend other in the current phase */
  PAIR_VIEW,      /* whether the ground shows other to one: see ground.c */
  PAIR_TABLES
} PairTable;

typedef struct {
  MuBattle head; /* first: the door reads it */
  MuDice *dice;
  MuEventSink sink;
  void *context;
  MuWrgReadings readings;
  const MuTerrain *terrain; /* NULL: open everywhere */
  Sky sky;
  uint8_t covers[MU_SIDES][MU_BATTLEFIELD_FEATURES_MAX]; /* what a side knows of them: cover.c */
  MuFix width;
  MuFix depth;
  uint16_t first[MU_SIDES + 1];
  uint16_t count;
  uint8_t periods;
  uint8_t period; /* from 1; 0 before the first */
  uint8_t phase;  /* MuPhase, the next to be fought */
  uint8_t status; /* MuBattleStatus */
  uint8_t winner;
  uint32_t errands_at; /* from here to where the errands begin (obey.h) */
  bool written;        /* orders, standing orders, signals or subordinate generals */
  uint8_t wrote_first; /* MuSide whose first moves are longer for it; MU_SIDE_NONE */
  uint32_t event_count;
  uint64_t digest;
  int16_t general_body[MU_SIDES]; /* MU_NO_BODY: none */
  int32_t general_points[MU_SIDES];
  int32_t other_points[MU_SIDES];
  bool general_lost[MU_SIDES];
  const MuWrgStandingOrders *standing[MU_SIDES]; /* borrowed; NULL: none */
  const MuWrgSignalBook *signals[MU_SIDES];
  Deputy deputy[MU_SIDES][DEPUTIES];
  uint8_t deputies[MU_SIDES];
  bool general_regular[MU_SIDES];
  Leader leader[MU_SIDES][1 + DEPUTIES]; /* the commander-in-chief first */
  int64_t start_quarters[MU_SIDES];
  uint16_t stroke_count;
  uint16_t volley_count;
  uint16_t pass_count;
  uint32_t meeting_count;
  BodySet rows[PAIR_TABLES];          /* in which something was noted: pairs.c */
  BodySet turned;                     /* set on another way since meetings were last asked */
  BodySet waiting;                    /* for their wheel or turn to be done */
  BodySet following;                  /* behind a leader */
  int16_t leaves;                     /* of the tree: agenda.c */
  int16_t ahead[2 * BODY_SET_LEAVES]; /* bodies */
  int16_t from_right[MU_SIDES * MU_BATTLE_UNITS_MAX]; /* each side's bodies: test.c */
  MuFix widest;                                       /* box of a body */
  MuPoint low, high; /* of the box around all bodies; it may be larger */
  Volley volley[VOLLEYS_MAX];
  Stroke stroke[STROKES_MAX];
  Pass pass[PASSES_MAX];
} WrgBattle;

static inline Body *
bodies_of (const WrgBattle *battle)
{
  return (Body *) (battle + 1);
}

static inline Body *
body_at (const WrgBattle *battle, int body)
{
  return bodies_of (battle) + body;
}

/* Of one table: a multiple of eight, so that what follows is aligned. */
static inline size_t
table_bytes (size_t bodies)
{
  return (bodies * bodies + 7) / 8 * 8;
}

static inline uint8_t *
pair_at (const WrgBattle *battle, PairTable table, int one, int other)
{
  uint8_t *bytes = (uint8_t *) (bodies_of (battle) + battle->count);
  return bytes + (size_t) table * table_bytes (battle->count) + (size_t) one * battle->count
         + other;
}

/* Which rows of a table hold anything: it may be an answer that is kept. */
static inline BodySet *
rows_of (const WrgBattle *battle, PairTable table)
{
  return (BodySet *) &battle->rows[table];
}

/* After the pairs: as many meetings as there are pairs of bodies, then the plots of all
 * bodies in the order of near.c. */
static inline Meeting *
meeting_at (const WrgBattle *battle, size_t n)
{
  return (Meeting *) (void *) pair_at (battle, PAIR_TABLES, 0, 0) + n;
}

static inline size_t
pairs_of (size_t bodies)
{
  return bodies * (bodies - 1) / 2;
}

static inline Plot *
plots_of (const WrgBattle *battle)
{
  return (Plot *) (void *) meeting_at (battle, pairs_of (battle->count));
}

static inline MuSide
enemy_of (MuSide side)
{
  return side == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
}

static inline bool
on_table (const Body *body)
{
  return body->status != STATUS_GONE;
}

static inline bool
is_fighting (const Body *body)
{
  return body->status == STATUS_FIGHTING;
}

/* The second kind of troops in a mixed body; NULL in others. */
static inline const Body *
guest_of (const Body *body)
{
  return body->hosts ? body + 1 : NULL;
}

/* The unit whose figures of a body those are. */
static inline const Body *
kind_of (const Body *body, bool guest)
{
  return guest ? body + 1 : body;
}

static inline bool
is_guest (const Body *body)
{
  return body->mixed != MU_WRG_NOT_MIXED;
}

/* Its own figures, without those of its guest. */
static inline int
own_figures (const Body *body)
{
  return body->hosts ? body->figures - body[1].figures : body->figures;
}

static inline int
own_figures_start (const Body *body)
{
  return body->hosts ? body->figures_start - body[1].figures_start : body->figures_start;
}

typedef unsigned Sides; /* a set */
#define SIDE_BIT(side) (1u << (side))
#define BOTH_SIDES     (SIDE_BIT (MU_SIDE_A) | SIDE_BIT (MU_SIDE_B))

/* Bodies by number. */
typedef struct {
  int count;
  int16_t body[MU_SIDES * MU_BATTLE_UNITS_MAX];
} Near;
#define FOR_NEAR(near, k)                                                                          \
  for (int at_##k = 0, k; at_##k < (near).count && (k = (near).body[at_##k], true); at_##k++)

/* Loops over the enemies in contact when that was last noted, by number. */
static inline int
contact_count (const WrgBattle *battle, const Body *body)
{
  if (body->contacts <= CONTACTS_KEPT)
    return body->contacts;
  const MuSide enemy = enemy_of ((MuSide) body->side);
  return battle->first[enemy + 1] - battle->first[enemy];
}

static inline int
contact_at (const WrgBattle *battle, const Body *body, int n)
{
  if (body->contacts <= CONTACTS_KEPT)
    return body->contact[n];
  return battle->first[enemy_of ((MuSide) body->side)] + n;
}

#define FOR_CONTACT(battle, self, k)                                                               \
  for (int at_##k = 0, k;                                                                          \
       at_##k < contact_count (battle, self) && (k = contact_at (battle, self, at_##k), true);     \
       at_##k++)

/* Loops over the bodies of a side. */
#define FOR_SIDE(battle, side, i)                                                                  \
  for (int i = (battle)->first[side]; i < (battle)->first[(side) + 1]; i++)
#define FOR_ALL(battle, i) for (int i = 0; i < (battle)->count; i++)

#endif
