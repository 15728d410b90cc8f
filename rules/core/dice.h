/* Dice.
 *
 * Roll n of stream s under seed k is a pure function of (k, s, n): any roll
 * can be proved later, and battle i of a million can be fought alone (s = i).
 * The bits come from Philox 4x32-10; one block of four words gives four dice.
 * A source may instead be scripted: the faces that were thrown at the table; or some of its rolls
 * may have been thrown there, and the others are generated.
 *
 * wrg.dice: ordinary die 1 to 6; average die 2 3 3 4 4 5.
 */
#ifndef MUSTER_RULES_DICE_H
#define MUSTER_RULES_DICE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  MU_DIE_ORDINARY = 0, /* d6 */
  MU_DIE_AVERAGE = 1,  /* 2 3 3 4 4 5 */
  MU_DIE_TEN = 2,      /* d10, 1 to 10 */
} MuDie;
#define MU_DIE_KINDS 3

/* What a roll was for. Stored in club files: numbers are never reused. */
typedef enum {
  MU_ROLL_OTHER = 0,
  MU_ROLL_PERSONALITY = 1, /* subject: general */
  MU_ROLL_WEATHER = 2,
  MU_ROLL_REACTION = 3,   /* subject: body */
  MU_ROLL_SHOOT_PLUS = 4, /* subject: body that shoots */
  MU_ROLL_SHOOT_MINUS = 5,
  MU_ROLL_MELEE_PLUS = 6, /* subject: body that fights */
  MU_ROLL_MELEE_MINUS = 7,
  MU_ROLL_RISK_TO_GENERAL = 8,
  MU_ROLL_ARRIVAL = 9,
  MU_ROLL_SET_ASIDE = 10,   /* before a battle, and rolled again: of no battle */
  MU_ROLL_INITIATIVE = 11,  /* subject: the general */
  MU_ROLL_CHARGE_MOVE = 12, /* subject: body that charges or runs before a charge */
  MU_ROLL_ROUT_MOVE = 13,   /* subject: body that routs or pursues */
  MU_ROLL_VOLLEY = 14,      /* subject: body whose stand shoots */
  MU_ROLL_SCORE = 15,       /* subject: body, for a round of close combat */
  MU_ROLL_BLOW = 16,        /* subject: body whose stand strikes */
  MU_ROLL_MORALE = 17,      /* subject: body */
  MU_ROLL_SEARCH = 18,      /* subject: body that looks for a ford */
  MU_ROLL_COMMAND = 19,     /* for command points */
  MU_ROLL_CONTROL = 20,     /* of impetuous troops */
  MU_ROLL_RALLY = 21,       /* subject: body */
  MU_ROLL_GAME_END = 22,    /* whether the battle is over */
  MU_ROLL_FRIGHT = 23,      /* subject: the elephant */
  MU_ROLL_DEFENSE = 24,     /* subject: body that is shot at */
} MuRollPurpose;
#define MU_ROLL_PURPOSES 25

#define MU_ROLL_NO_SUBJECT (-1)

typedef struct {
  uint64_t seed;
  uint64_t stream;
  uint64_t index;  /* n-th roll of the stream, from 0 */
  int32_t subject; /* body or general, MU_ROLL_NO_SUBJECT */
  uint8_t die;     /* MuDie */
  uint8_t purpose; /* MuRollPurpose */
  uint8_t value;   /* the face */
  uint8_t real;    /* 1: thrown at the table and typed in */
} MuRoll;

/* Called once for each roll, in order. Must not roll itself. */
typedef void (*MuRollRecorder) (void *context, const MuRoll *roll);

typedef enum {
  MU_DICE_OK = 0,
  MU_DICE_SCRIPT_ENDED,    /* more rolls asked for than were typed in */
  MU_DICE_IMPOSSIBLE_FACE, /* a typed value that this die does not carry */
} MuDiceFault;

/* A source. The caller owns the memory and may copy it to fork a source;
 * fields are private to dice.c. */
typedef struct {
  uint64_t seed;
  uint64_t stream;
  uint64_t next;
  uint32_t block[4];
  uint64_t block_number;
  bool block_valid;
  const uint8_t *script;
  size_t script_length;
  size_t script_next;
  const MuRoll *thrown;
  size_t thrown_count;
  size_t thrown_next;
  MuDiceFault fault;
  MuRollRecorder recorder;
  void *recorder_context;
} MuDice;

/* Philox 4x32-10 (Salmon et al. 2011): one block of four words. */
void mu_philox4x32 (const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);

/* Roll index of stream under seed: a pure function. Returns the face. */
int mu_dice_at (uint64_t seed, uint64_t stream, uint64_t index, MuDie die);

/* A source that generates; starts at roll 0 of the stream. */
void mu_dice_init_seeded (MuDice *dice, uint64_t seed, uint64_t stream);

/* A source of faces thrown at the table, used in order. faces is borrowed and
 * must outlive the source. When it ends or holds a face that the asked die
 * does not carry, the fault is set, and the roll is generated from
 * (seed, stream) so that the caller can finish its step. */
void mu_dice_init_scripted (MuDice *dice, const uint8_t *faces, size_t count, uint64_t seed,
                            uint64_t stream);

/* Some rolls of a source that generates were thrown at the table: these, in the order of their
 * indices. Borrowed; they must outlive the source. One whose face the asked die does not carry sets
 * the fault, and is generated. */
void mu_dice_set_thrown (MuDice *dice, const MuRoll *thrown, size_t count);

/* How many have been rolled. */
uint64_t mu_dice_rolled (const MuDice *dice);

/* Has every roll reported from now on; NULL stops it. */
void mu_dice_set_recorder (MuDice *dice, MuRollRecorder recorder, void *context);

/* Rolls one die. subject: whose roll, MU_ROLL_NO_SUBJECT. Returns the face. */
int mu_dice_roll (MuDice *dice, MuDie die, MuRollPurpose purpose, int32_t subject);

/* The first fault since the start, MU_DICE_OK if none. */
MuDiceFault mu_dice_fault (const MuDice *dice);

/* Whether the die carries this face. */
bool mu_die_has_face (MuDie die, int face);

/* wrg.dice: its sides, and the face on one of them (0 to sides - 1); each side
 * falls as often as another. */
int mu_die_sides (MuDie die);
int mu_die_face (MuDie die, int side);

/* Whether the roll is what its seed, stream and index give; a real roll is
 * true if its die carries the face. */
bool mu_dice_verify (const MuRoll *roll);

#endif
