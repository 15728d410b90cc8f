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
#include "rules/field/line.h"
#include "rules/field/meet.h"
#include "rules/field/rect.h"
#include "rules/field/wheel.h"
#include "rules/wrg/battle/body.h"
#include "rules/wrg/battle/body_set.h"
#include "rules/wrg/battle/setup.h"
#include "rules/wrg/before/weather.h"
#include "rules/wrg/field/sight.h"
#include "rules/wrg/field/way.h"
#include "rules/wrg/nerve/reaction.h"

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
  uint8_t personality; /* MuPersonality */
  bool regular;
  bool lost;
} Deputy;

/* What the fighting has done to a general so far (wrg.general.*). */
typedef struct {
  int16_t men;  /* he and those about him */
  int16_t hurt; /* casualties of this period, not yet diced for */
  uint8_t fate; /* MuGeneralFate, once lost */
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
  PAIR_SIGHT,     /* whether others let one see other: see sight.c */
  PAIR_TABLES
} PairTable;

/* How much of the tables below is filled: each period begins with none. */
typedef struct {
  uint16_t strokes;
  uint16_t volleys;
  uint16_t passes; /* and each phase that moves */
} Filled;

typedef struct {
  MuBattle head; /* first: the door reads it */
  MuDice *dice;
  MuEventSink sink;
  void *context;
  MuReadings readings;
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
  uint32_t errands_at;      /* from here to where the errands begin (obey.h) */
  bool written;             /* orders, standing orders, signals or subordinate generals */
  bool commanded[MU_SIDES]; /* by the machine: give_up.c */
  uint8_t wrote_first;      /* MuSide whose first moves are longer for it; MU_SIDE_NONE */
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
  Filled filled;
  uint32_t meeting_count;             /* of the phase */
  BodySet rows[PAIR_TABLES];          /* in which something was noted: pairs.c */
  BodySet broken;                     /* at any time: of these some are in rout */
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
