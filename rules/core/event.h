/* What happened in a battle, as numbers.
 *
 * A battle emits events in order; digest, replay, log, report and casualty
 * tables need nothing else.  Sums come as one event and a FACTOR event for
 * each line of their trace, directly after it.
 * Bodies are numbered through both sides: 0 … n_a - 1 are side A's units in the
 * order of the set-up, then side B's.  Lengths are in 1/256 paces (MuFix),
 * casualties in men.  Numbers are stored in club files and never reused.
 */
#ifndef MUSTER_RULES_CORE_EVENT_H
#define MUSTER_RULES_CORE_EVENT_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/core/rule.h"

#define MU_NO_BODY (-1)

/* The kinds of event: rules/core/events.def says what each is and what its values tell. */
typedef enum {
#define EVENT(code, name, key, effect, sum, headline) MU_EVENT_##name = code,
#include "rules/core/events.def"
#undef EVENT
} MuEventKind;
#define MU_EVENT_KINDS        44
#define MU_EVENT_MIXED_BEFORE 3

/* What an event does to the field. */
typedef enum {
  MU_EFFECT_SAY,       /* nothing: it only tells */
  MU_EFFECT_PERIOD,    /* a period begins */
  MU_EFFECT_PHASE,     /* a phase begins */
  MU_EFFECT_APPEAR,    /* body is on the table; value[0..2] x, y, facing, [3] files */
  MU_EFFECT_FACE,      /* body stands otherwise; value[0..2] as APPEAR, [3] its shape */
  MU_EFFECT_MOVE,      /* body has moved; value[0..2] as APPEAR */
  MU_EFFECT_LOSS,      /* body has value[0] left, [1] casualties carried */
  MU_EFFECT_DISORDER,  /* body is in disorder */
  MU_EFFECT_ORDER,     /* and in order again */
  MU_EFFECT_BREAK,     /* body runs */
  MU_EFFECT_RALLY,     /* and stands again */
  MU_EFFECT_LEAVE,     /* body is off the table; value[0] 1: in rout */
  MU_EFFECT_DESTROY,   /* body is no more */
  MU_EFFECT_SURRENDER, /* body is taken */
  MU_EFFECT_CHARGE,    /* body goes at other */
  MU_EFFECT_PURSUE,    /* body follows other, which runs */
  MU_EFFECT_RECOIL,    /* body goes back before other; value[0] times in a row */
  MU_EFFECT_CONTACT,   /* body has met other */
  MU_EFFECT_BLOW,      /* body fights other hand to hand */
  MU_EFFECT_STAND,     /* body may recoil; value[0] 0: it stands */
  MU_EFFECT_TEST,      /* body's nerve was tested */
  MU_EFFECT_BIND,      /* what the test has it do */
  MU_EFFECT_JOIN,      /* body stands in one with other */
  MU_EFFECT_RIDE,      /* a messenger to body; value[1..2] x, y */
  MU_EFFECT_GENERAL,   /* a general is lost; value[1] which, 0: the commander-in-chief */
  MU_EFFECT_SKY,       /* the sky changes; value[0] what, [1] 1: it begins */
  MU_EFFECT_END,       /* the battle is over */
} MuEventEffect;

/* Whether FACTOR events follow, which are the lines of its sum. */
typedef enum {
  MU_EVENT_SUM_NONE,
  MU_EVENT_SUM_TOTAL, /* they come to value[1] */
  MU_EVENT_SUM_LINES, /* numbers that are compared: no total */
} MuEventSum;

typedef enum {
  MU_HEADLINE_NEVER,
  MU_HEADLINE_ALWAYS,
  MU_HEADLINE_SOMETIMES, /* its values decide */
} MuEventHeadline;

/* A row of rules/core/events.def. */
typedef struct {
  const char *key;
  MuEventEffect effect;
  MuEventSum sum;
  MuEventHeadline headline;
} MuEventRow;

/* Of the kinds in events.def; of any other number, a row that says nothing ("nothing"). Whoever
 * may meet the kinds of other systems asks mu_battle_event_row. */
const MuEventRow *mu_event_row (int kind);

/* How a bout ends for the two. Stored: numbers are never reused. */
typedef enum {
  MU_SINGLE_AGAIN = 0,
  MU_SINGLE_BODY_TAKEN = 1,
  MU_SINGLE_BODY_DEAD = 2,
  MU_SINGLE_OTHER_TAKEN = 3,
  MU_SINGLE_OTHER_DEAD = 4,
  MU_SINGLE_PARTED = 5, /* neither is the better man */
} MuSingleResult;

/* What the sky has or has brought. Stored: numbers are never reused. */
typedef enum {
  MU_SKY_RAIN = 0,
  MU_SKY_SNOW = 1,
  MU_SKY_WINDS = 2,
  MU_SKY_FOG = 3,
  MU_SKY_SUN = 4, /* low, in the eyes of whoever looks there */
  MU_SKY_DROUGHT = 5,
  MU_SKY_MUD = 6,
  MU_SKY_SNOW_LIES = 7,
  MU_SKY_RIVERS_UP = 8,
  MU_SKY_NIGHT = 9,
} MuSkyThing;
#define MU_SKY_THINGS 10

/* Stored: numbers are never reused. */
typedef enum {
  MU_MESSENGER_SENT = 0,
  MU_MESSENGER_RIDES = 1,
  MU_MESSENGER_DELIVERS = 2,
  MU_MESSENGER_CAUGHT = 3,
  MU_MESSENGER_IN_VAIN = 4, /* nobody is there any more to hear him */
} MuMessenger;

/* Why whoever commands decides as he does. Stored: numbers are never reused. */
typedef enum {
  MU_DECISION_COMMITS = 0, /* a reserve, as friends near it are hard pressed, */
  MU_DECISION_COVERS = 1,  /* or broken, */
  MU_DECISION_MEETS = 2,   /* or enemy come upon it, */
  MU_DECISION_LATE = 3,    /* or a third of the battle is over */
  MU_DECISION_TURNS = 4,   /* attackers against somebody who is better struck */
  MU_DECISION_FREES = 5,   /* or who stand behind friends */
  MU_DECISION_ANEW = 6,    /* who has carried out its orders, or forgotten them */
  MU_DECISION_CALLS = 7,   /* pursuers back: friends need them */
  MU_DECISION_ROUND = 8,   /* of itself it goes round friends who are in its way */
  MU_DECISION_JOINS = 9,   /* the general goes with it behind friends who are hard pressed */
} MuDecision;

typedef enum {
  MU_MARCH_NOT_YET = 0,
  MU_MARCH_AFTER_MOVES = 1,
  MU_MARCH_AT_ONCE = 2,
  MU_MARCH_NO_ROOM = 3,
  MU_MARCH_LOST = 4, /* for this battle */
} MuMarch;

/* A formation in one number: its MuFormation and the files of its front rank. */
#define MU_EVENT_SHAPE(formation, files) ((int32_t) (formation) << 16 | (int32_t) (files))
#define MU_SHAPE_FILES(shape)            ((int) ((shape) &0xffff))
#define MU_SHAPE_FORMATION(shape)        ((int) ((shape) >> 16 & 0xff))

/* How a body came to stand again; the last two are said of tables where nobody
 * recorded more. */
typedef enum {
  MU_RALLIED_FORWARD = 0,
  MU_RALLIED_BACK = 1,
  MU_RALLIED_SOMEHOW = 2,
  MU_RALLIED_ONTO_TABLE = 3, /* it had left */
} MuRallied;

/* wrg.sequence.period, in order */
typedef enum {
  MU_PHASE_DEPLOYMENT = 0,
  MU_PHASE_ARRIVALS = 1,
  MU_PHASE_COMPULSORY = 2,
  MU_PHASE_CHARGE_TESTS = 3,
  MU_PHASE_RESPONSE_TESTS = 4,
  MU_PHASE_CHARGE_MOVES = 5,
  MU_PHASE_NORMAL_MOVES = 6,
  MU_PHASE_SHOOTING = 7,
  MU_PHASE_SHOOTING_TESTS = 8,
  MU_PHASE_MELEE = 9,
  MU_PHASE_RECOILS = 10,
  MU_PHASE_END_TESTS = 11,
  MU_PHASE_OVER = 12,
} MuPhase;

typedef struct {
  uint16_t kind;  /* MuEventKind */
  uint16_t rule;  /* MuRule, MU_RULE_NONE where none is cited */
  uint8_t period; /* from 1; 0 before the first */
  uint8_t phase;  /* MuPhase */
  uint8_t side;   /* MuSide of body, MU_SIDE_NONE without one */
  uint8_t spare;  /* 0 */
  int16_t body;   /* MU_NO_BODY */
  int16_t other;  /* MU_NO_BODY */
  int32_t value[4];
} MuEvent;

/* An event in a club file or a digest: this many bytes, little-endian, fields
 * in the order of the struct. */
#define MU_EVENT_BYTES 28

void mu_event_pack (const MuEvent *event, uint8_t bytes[MU_EVENT_BYTES]);
void mu_event_unpack (const uint8_t bytes[MU_EVENT_BYTES], MuEvent *event);

/* Digest of a stream: start with MU_DIGEST_START, then each event in order. */
#define MU_DIGEST_START UINT64_C (0xcbf29ce484222325)
uint64_t mu_digest_event (uint64_t digest, const MuEvent *event);

/* Called for each event in order; the event is borrowed. */
typedef void (*MuEventSink) (void *context, const MuEvent *event);

#endif
