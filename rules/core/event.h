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

typedef enum {
  MU_EVENT_PERIOD = 1,    /* value[0]: the period that starts, from 1 */
  MU_EVENT_PHASE = 2,     /* value[0]: MuPhase */
  MU_EVENT_DEPLOYED = 3,  /* body; x, y, facing, files (state 0: figures in value[0] of STRENGTH) */
  MU_EVENT_CHARGE = 4,    /* body charges other; value[0] distance, [1] 1: a countercharge */
  MU_EVENT_REACTION = 5,  /* body; value[0] MuWrgOccasion, [1] total, [2] row, [3] dice thrown */
  MU_EVENT_FACTOR = 6,    /* rule; value[0] amount; belongs to the last sum */
  MU_EVENT_RESULT = 7,    /* body; rule; value[0] MuWrgReactionAct, [1] periods */
  MU_EVENT_MOVED = 8,     /* body; rule: why; value[0..2] x, y, facing after it, [3] distance */
  MU_EVENT_CONTACT = 9,   /* body has met other; value[0] 0 front, 1 flank, 2 rear of other */
  MU_EVENT_SHOT = 10,     /* body at other; value[0] figures, [1] factor, [2] casualties,
                             [3] MuWrgWeapon */
  MU_EVENT_MELEE = 11,    /* body on other; value[0] figures, [1] factor, [2] casualties,
                             [3] period of the melee */
  MU_EVENT_STRENGTH = 12, /* body; value[0] figures left, [1] casualties carried, [2] figures
                             removed now, [3] casualties taken now */
  MU_EVENT_DISORDERED = 13,   /* body; rule: the cause */
  MU_EVENT_RECOVERED = 14,    /* body is in order again */
  MU_EVENT_RECOILED = 15,     /* body before other; rule; value[0] recoils in a row */
  MU_EVENT_FOLLOWED_UP = 16,  /* body after other; rule */
  MU_EVENT_BROKE = 17,        /* body; rule; value[0] times it has broken now */
  MU_EVENT_PURSUES = 18,      /* body after other; rule */
  MU_EVENT_RALLIED = 19,      /* body; rule; value[0] MuRallied */
  MU_EVENT_LEFT_TABLE = 20,   /* body; rule; value[0] 1: in rout */
  MU_EVENT_DESTROYED = 21,    /* body: no figure left */
  MU_EVENT_SURRENDERED = 22,  /* body to other; rule */
  MU_EVENT_GENERAL_LOST = 23, /* side's general with body; value[0] side, [1] which, 0: the
                                 commander-in-chief */
  MU_EVENT_ENDED = 24,        /* rule; value[0] MuSide that won, [1] and [2] points left of A and B
                                 in quarter points, [3] periods fought */
  MU_EVENT_RECOIL_CHECK = 25, /* body; value[0] MuWrgRecoilResult, [1] inflicted, [2] received,
                                 [3] shot; FACTOR lines follow */
  MU_EVENT_FACED = 26,        /* body has changed its facing or formation, or closed up after
                                 losses (wrg.casualties.remove); value[0..2] as MOVED, [3]
                                 MU_EVENT_SHAPE of its formation, 0 where that is the same */
  MU_EVENT_OBJECTIVE = 27,    /* side (none: nobody) holds an objective; rule; value[0] quarter
                                 points that it counts, [1] points agreed, [2] which, from 1; said
                                 of tables only, and what is said last of each holds */
  MU_EVENT_DAY = 28,          /* as the first period starts; value[0] MuWrgWeather that may come,
                                 [1] MuWrgPoint that the wind comes from, [2] periods of daylight
                                 left, this one among them, [3] month */
  MU_EVENT_SKY = 29,          /* rule; value[0] MuSkyThing, [1] 1: it begins, 0: it is over,
                                 [2] MuWrgPoint: of wind, rain and snow where the wind comes from
                                 now, of the sun where it stands */
  MU_EVENT_STRAYED = 30,      /* body, in the dark, in its next move; value[0] paces to its right,
                                 below 0: left */
  MU_EVENT_SLIPPED = 31,   /* body: figures fell from a path; value[0] figures; STRENGTH follows */
  MU_EVENT_ORDERS = 32,    /* body obeys from now on; rule: why; value[0] MuWrgObeys, [1] the
                              clause that its step begins with, from 1, 0: none, [2] MuOrder */
  MU_EVENT_MESSENGER = 33, /* to body; other: who caught him; value[0] MuMessenger, [1..2] x, y */
  MU_EVENT_SIGNAL = 34,    /* made by the general with body; value[0] its number, [1] MuWrgSignal */
  MU_EVENT_MARCH = 35,     /* body, off the table, dices; rule; value[0] face, [1] MuMarch, [2] 1:
                              it had left, 0: it had not come yet */
  MU_EVENT_ARRIVED = 36,   /* body is on the table; rule; as DEPLOYED */
  MU_EVENT_GENERAL_HURT = 37, /* general with body; value[0] which, 0: commander-in-chief, [1] men
                                 about him lost, [2] left, [3] MuWrgGeneralFate; FACTOR lines
                                 follow */
  MU_EVENT_MIXED = 38, /* body stands in one body with other, which acts for both; rule; value[0]
                          MuWrgMixedHow, or MU_EVENT_MIXED_BEFORE: it has come to its front;
                          STRENGTH, SHOT, MELEE and DESTROYED tell of each alone */
  MU_EVENT_CHALLENGE = 39,   /* the general with body challenges the one with other; value[0] which
                                of the one side, [1] of the other, 0: commander-in-chief, [2] 1: he
                                takes it up, 0: he declines, [3] 1: and is the less for it */
  MU_EVENT_SINGLE_BLOW = 40, /* of the general with body on the one with other; value[0] bout, [1]
                                factor, [2] casualties, [3] MuWrgWeapon; FACTOR lines follow */
  MU_EVENT_SINGLE_COMBAT = 41, /* a bout of both is over; value[0] bout, [1] casualties on the
                                  general with body, [2] on the one with other, [3] MuSingleResult;
                                  FACTOR lines follow */
} MuEventKind;
#define MU_EVENT_KINDS        42
#define MU_EVENT_MIXED_BEFORE 3

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

typedef enum {
  MU_MARCH_NOT_YET = 0,
  MU_MARCH_AFTER_MOVES = 1,
  MU_MARCH_AT_ONCE = 2,
  MU_MARCH_NO_ROOM = 3,
  MU_MARCH_LOST = 4, /* for this battle */
} MuMarch;

/* A formation in one number: its MuWrgFormation and the files of its front rank. */
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
/* Whether it can be of a battle of so many bodies, both sides' together: its kind, phase, side and
 * bodies are such as there are. What its values say is its kind's. */
bool mu_event_is_sound (const MuEvent *event, int bodies);

/* Digest of a stream: start with MU_DIGEST_START, then each event in order. */
#define MU_DIGEST_START UINT64_C (0xcbf29ce484222325)
uint64_t mu_digest_event (uint64_t digest, const MuEvent *event);

/* Called for each event in order; the event is borrowed. */
typedef void (*MuEventSink) (void *context, const MuEvent *event);

#endif
