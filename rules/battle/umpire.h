/* Stop and think: between two periods an umpire can set bodies to what happened
 * on the real table, and the battle goes on from there.
 *
 * Nothing is rolled for it: the events say where each body stands now and name no
 * rule, since none made it so. A battle with such changes is proved by fighting
 * it again with the same changes at the same periods. */
#ifndef MUSTER_RULES_BATTLE_UMPIRE_H
#define MUSTER_RULES_BATTLE_UMPIRE_H

#include "rules/battle/piece.h"
#include "rules/core/rule.h"

/* A body as it stands. All but body and fate is of bodies on the table, in rout
 * or not; of the others only figures and carried count. */
typedef struct {
  int16_t body; /* 0 to all units of both sides less one */
  uint8_t fate; /* MuFate; a body comes to retire by its reaction test alone */
  bool disordered;
  int32_t x, y;   /* paces, middle of its front rank; origin: side A's left corner; 0 of who is
                     not on the table */
  MuAngle facing; /* 0: as side A faces */
  uint16_t files;
  uint16_t figures; /* 0 to those that it came with; 0 of destroyed bodies alone */
  uint16_t carried; /* men, less than a figure */
} MuBodyStand;

typedef enum {
  MU_UMPIRE_OK = 0,
  MU_UMPIRE_NOT_NOW, /* in the middle of a period, or the battle is over */
  MU_UMPIRE_NO_SUCH_BODY,
  MU_UMPIRE_TWICE, /* the body is told of twice */
  MU_UMPIRE_BAD_FATE,
  MU_UMPIRE_BAD_FIGURES, /* more than it came with, or none */
  MU_UMPIRE_BAD_CARRIED, /* as many as a figure, or below zero */
  MU_UMPIRE_BAD_FILES,   /* more files than figures, or none; models stand in one rank */
  MU_UMPIRE_OUTSIDE,     /* not on the table with all its figures */
  MU_UMPIRE_OVERLAP,     /* on the ground of another body */
  MU_UMPIRE_BAD_GROUND,  /* where such troops cannot go */
  MU_UMPIRE_NO_ROUT,     /* by rules in which a piece is on the map, off it or eliminated */
  MU_UMPIRE_BAD_STEPS,   /* others than of good order, of disorder, of who is eliminated */
  MU_UMPIRE_NO_HEX,      /* in no hex of the map */
  MU_UMPIRE_STACKED,     /* two units in one hex */
} MuUmpireAnswer;

/* What a body has in writing, between two periods. */
typedef struct {
  const void *orders; /* of its system's kind, in force, borrowed; NULL: none, or
                         it has forgotten them */
  const void *coming; /* new ones on their way; NULL: none */
  MuRule barred;      /* why it can be sent none now, as mu_battle_send_orders would say;
                         MU_RULE_NONE: it can */
  bool by_word;       /* the commander-in-chief is with it: no messenger is needed */
  bool in_vain;       /* it runs or is out of hand and listens to no messenger */
} MuOrdersNow;

/* That of the body among so many; NULL: it is not told of. */
const MuBodyStand *mu_umpire_told_of (const MuBodyStand *stands, int count, int body);

/* What the answer means, a few English words, a message id. */
const char *mu_umpire_answer_words (MuUmpireAnswer answer);

#endif
