/* The sums of the table, each described once.
 *
 * A kind of sum (shooting, arrival, an axe at a door) says what it asks for and
 * how it is worked out. From that one description come the verbs of its rule
 * system, the Calculator page, their help, and the sums that are kept with a battle. The numbers
 * themselves come from rules/; here are words.
 *
 * Keys are for scripts and files and are never translated or changed; labels
 * and sentences are message ids in the tables and translated in the answers.
 */
#ifndef MUSTER_APP_SUMS_CORE_SUM_H
#define MUSTER_APP_SUMS_CORE_SUM_H

#include <glib.h>

#include "app/sums/core/sum_memory.h"
#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

typedef enum {
  MU_FIELD_TROOP,  /* troops, as the field's notation writes them */
  MU_FIELD_NUMBER, /* a whole number from min to max */
  MU_FIELD_POINTS, /* army points with quarters, "412.25": the number is in quarters */
  MU_FIELD_CHOICE, /* one of words */
  MU_FIELD_FLAG,   /* holds or not */
  MU_FIELD_SET,    /* any of words */
  MU_FIELD_COUNTS, /* any of words, each a number of times (min to max): "broken-enemy:2" */
  MU_FIELD_DICE,   /* min to max faces as thrown: "4,5,3"; rolled where none is given. Of a die of
                      ten 0 is 10 */
  MU_FIELD_WEAPON, /* "JLS", "sidearm" */
  MU_FIELD_CREW,   /* weapons of a model's fighting crew: "P,JLS,B" */
} MuFieldKind;

typedef struct MuFieldValue MuFieldValue;

/* How a rule system writes its troops. */
typedef struct {
  const char *value;   /* what help calls one: "TROOP" */
  const char *example; /* "Reg C HI HTW Sh" */
  /* Sets what of the value is of troops; an error says what is wrong. */
  gboolean (*read) (const char *text, MuFieldValue *value, GError **error);
  char *(*write) (const MuFieldValue *value); /* what reads back to the same; g_free */
  /* The rule by which there are no such troops, MU_RULE_NONE: there are. */
  MuRule (*barred) (const MuFieldValue *value);
} MuNotation;

typedef struct {
  const char *key; /* "figures": the option's name; NULL ends a table */
  MuFieldKind kind;
  const char *label;              /* message id: "Figures that shoot" */
  const char *help;               /* message id: one line for the command's help */
  const char *const *words;       /* CHOICE, SET, COUNTS: keys, NULL-ended */
  const char *const *word_labels; /* message ids beside words */
  int min, max, start;            /* start: what the page begins with */
  gboolean required;
  gboolean argument; /* on the command line an argument, in the order of the table */
  guint64 numbers;   /* COUNTS: bits of the words that must carry a number, "shot-losses:2" */
  guint64 signs;     /* COUNTS: bits of the words whose number must carry its sign, "cover:+2" */
  /* COUNTS: beside words, the only numbers that they take, "+3 or -3"; NULL: all from min to
   * max. */
  const char *const *takes;
  MuRollPurpose roll;         /* DICE: what the dice are for */
  MuDie die;                  /* DICE: which, unless the kind says otherwise (dice, below) */
  const MuNotation *notation; /* TROOP */
} MuField;
#define MU_SUM_FIELDS 24 /* at most, in one kind */
#define MU_SUM_WORDS  40 /* at most, in one field */
#define MU_SUM_DICE   8
#define MU_SUM_ROLLS  24
#define MU_SUM_OTHER  32 /* bytes of troops of another notation */

/* Where a troop was taken from tonight's armies. */
typedef struct {
  int side; /* MuSide; -1: typed in */
  int unit; /* of that side's list, from 0 */
} MuSumUnit;

/* What is entered in one field. Only the members of the field's kind hold. */
struct MuFieldValue {
  gboolean given;
  gint64 number;             /* NUMBER, POINTS, CHOICE (place of the word), FLAG, WEAPON */
  guint64 set;               /* SET: bits by place */
  gint8 times[MU_SUM_WORDS]; /* COUNTS */
  guint8 faces[MU_SUM_DICE]; /* DICE */
  guint8 face_count;
  union {
    MuTroop troop;              /* TROOP: as army books write them */
    guint8 other[MU_SUM_OTHER]; /* or a plain struct of its system's, copied in and out */
  };
  MuSumUnit from; /* TROOP */
  MuCrew crew;    /* CREW; horses are a field of their own */
};

typedef struct MuSumKind MuSumKind;

/* What is entered in all fields of a kind, in their order. Plain data: may be
 * copied. */
typedef struct {
  const MuSumKind *kind;
  const MuReadings *readings; /* house rules, borrowed; NULL: the book's */
  const void
      *tables; /* what its system looks up in a file (MuSumSystem), borrowed; NULL: nothing */
  MuSumRoom
      *room; /* to work in, borrowed, of the thread that works; NULL: each sum takes its own */
  MuFieldValue value[MU_SUM_FIELDS];
} MuSumInput;

typedef struct MuSumAnswer MuSumAnswer;
typedef struct MuSumFacts MuSumFacts; /* told.h */
typedef struct MuSumTold MuSumTold;

/* One sum to be worked out. dice are rolled where faces were left open. */
typedef struct {
  const MuSumInput *input;
  const MuReadings *readings; /* NULL: the book's */
  MuDice *dice;
  gboolean odds; /* work the chances out too */
} MuSumTask;

struct MuSumKind {
  const char *key;     /* "arrival": no two kinds of all systems have the same; NULL ends a table */
  const char *verb;    /* what the command calls it; NULL: as the key */
  int tab;             /* of its system's, from 0 */
  const char *title;   /* message id: "Arrival" */
  const char *summary; /* message id: one line */
  const char *more;    /* message id: a paragraph; "" for none */
  const MuField *fields;
  /* The rule that leaves no place for this word of the field (word -1: for the
   * field itself) beside what is entered; MU_RULE_NONE where it may be. NULL:
   * everything always may be. */
  MuRule (*closed) (const MuSumInput *input, int field, int word);
  /* Why this word (-1: the field itself) changes nothing beside what is entered, though it may
   * well be true: a message id. It counts 0, and the trace has a line of *rule that says so.
   * NULL: it counts. The callback NULL: everything does. */
  const char *(*idle) (const MuSumInput *input, int field, int word, MuRule *rule);
  /* Whether this word of a SET or COUNTS field holds by what is entered elsewhere,
   * though nobody entered it: it is counted once, and the answer says so. Never
   * what closed leaves no place for. NULL: nothing follows. */
  gboolean (*implied) (const MuSumInput *input, int field, int word);
  /* What one time of the word adds to the sum, 0 if nothing fixed. May be NULL. */
  int (*amount) (const MuSumInput *input, int field, int word);
  /* How many dice this DICE field takes beside what is entered (0: none, nothing
   * is rolled for it) and which die. NULL: min of the field, ordinary dice. */
  int (*dice) (const MuSumInput *input, int field, MuDie *die);
  /* Fills an empty answer: mu_sum_refuse (or _forbid) and nothing else, or results, headline,
   * lines. Called with every required field given, in range, of troops that may
   * exist, and with DICE fields left open already rolled. */
  void (*work) (const MuSumTask *task, MuSumAnswer *answer);
  /* Tells what it asks of the body in this TROOP field (-1: it has none) that a battle on the table
   * knows of it, besides figures and what is carried. NULL: nothing. */
  void (*tell) (MuSumTold *told, int troop, const MuSumFacts *facts);
  const char *melee_period; /* the NUMBER field that asks how long its bodies fight; NULL: none */
  gboolean has_odds;        /* work fills the bars; else the dice are exhausted for it */
  gboolean off_command;     /* for the page only: the command has a verb of its own for it */
};

/* --- answers ------------------------------------------------------------ */

/* One line for scripts. */
typedef struct {
  char *key;   /* "casualties" */
  char *value; /* "18" */
} MuSumResult;

/* One bar of the chances. Exact: ways out of of. */
typedef struct {
  char *label;
  guint64 ways, of;
  gboolean now; /* what was rolled just now */
} MuSumBar;

/* A sum beside the others, as that of the enemy. */
typedef struct {
  char *title; /* "Score of the second" */
  MuTrace trace;
} MuSumPart;

struct MuSumAnswer {
  char *refusal; /* one sentence, and nothing else holds but refused_by; NULL: it answers */
  MuRule refused_by;
  int refused_field;         /* the field at fault; -1: none alone */
  gboolean forbidden;        /* the rules forbid such troops: for scripts an answer, "no" */
  GPtrArray *results;        /* MuSumResult, in the order that scripts rely on */
  GPtrArray *more;           /* MuSumResult that came to be told later: after all others */
  char *headline;            /* "18 casualties" */
  char *detail;              /* "no figure falls, 18 carried"; NULL for none */
  GPtrArray *notes;          /* sentences that follow: what the body must do, and until when */
  MuTrace trace;             /* the sum, line by line */
  GPtrArray *parts;          /* MuSumPart: sums besides, each for itself */
  gboolean compared;         /* the trace's numbers are compared, not added: no signs, no total */
  char *source;              /* whose tables the numbers are from; NULL: the book's */
  char *odds_title;          /* "Chances of this shot"; NULL without bars */
  GPtrArray *bars;           /* MuSumBar */
  MuRoll roll[MU_SUM_ROLLS]; /* every die of the sum; real: as typed in */
  guint roll_count;
  gboolean rolled;  /* at least one die was left open and rolled */
  int losses;       /* casualties in men, to be taken by … */
  int losses_field; /* … the troop of this field; -1: the sum takes none */
};

/* What a kind's work does to its answer. Texts are translated already. The first
 * refusal stands; forbid refuses and sets forbidden. */
void mu_sum_refuse (MuSumAnswer *answer, MuRule rule, const char *format, ...) G_GNUC_PRINTF (3, 4);
void mu_sum_forbid (MuSumAnswer *answer, MuRule rule, const char *format, ...) G_GNUC_PRINTF (3, 4);
void mu_sum_result (MuSumAnswer *answer, const char *key, const char *value);
void mu_sum_result_number (MuSumAnswer *answer, const char *key, gint64 number);
void mu_sum_more_number (MuSumAnswer *answer, const char *key, gint64 number);
void mu_sum_headline (MuSumAnswer *answer, const char *format, ...) G_GNUC_PRINTF (2, 3);
void mu_sum_detail (MuSumAnswer *answer, const char *format, ...) G_GNUC_PRINTF (2, 3);
void mu_sum_note (MuSumAnswer *answer, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* An empty part, the answer's: add its lines at once. */
MuTrace *mu_sum_part (MuSumAnswer *answer, const char *title);
void mu_sum_source (MuSumAnswer *answer, const char *source);
void mu_sum_bar (MuSumAnswer *answer, const char *label, guint64 ways, guint64 of, gboolean now);

/* Works a sum out. Never NULL: what is missing or cannot be (a required field,
 * a number or face out of range, a troop that the rules forbid, a word that is
 * closed) is a refusal. Free with mu_sum_answer_free. */
MuSumAnswer *mu_sum_work (const MuSumInput *input, const MuReadings *readings, MuDice *dice,
                          gboolean odds);
void mu_sum_answer_free (MuSumAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSumAnswer, mu_sum_answer_free)

/* Why the word (-1: the field) counts 0 beside what is entered (idle, above), translated; NULL:
 * it does not. */
const char *mu_sum_word_idle (const MuSumInput *input, int field, int word, MuRule *rule);

/* Whether the word holds by itself beside what is entered (implied, above), so
 * that a page may show it as ticked. */
gboolean mu_sum_word_implied (const MuSumInput *input, int field, int word);

/* --- input -------------------------------------------------------------- */

#define MU_SUM_ERROR (mu_sum_error_quark ())
GQuark mu_sum_error_quark (void);
/* Sets such an error; always FALSE. */
gboolean mu_sum_fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Nothing given: numbers at their start. */
void mu_sum_input_init (MuSumInput *input, const MuSumKind *kind);

/* Reads a text into the field of this key, as the command and kept sums write
 * it. FLAG: "yes", "no". Error: what is wrong, with the option's name. */
gboolean mu_sum_input_read (MuSumInput *input, const char *key, const char *text, GError **error);
/* The text that reads back to the same; NULL where nothing is given; free with g_free. */
char *mu_sum_input_write (const MuSumInput *input, const char *key);

/* The whole input as lines "key=text" (a troop of tonight's armies also
 * "key.unit=a:3"), and back. kind is not in the text. */
char *mu_sum_input_to_text (const MuSumInput *input);
gboolean mu_sum_input_from_text (MuSumInput *input, const MuSumKind *kind, const char *text,
                                 GError **error);

/* The place of a field by its key, -1 if the kind has none; and what is entered
 * there (the key must exist). For use in work. */
int mu_sum_field (const MuSumKind *kind, const char *key);
const MuFieldValue *mu_sum_value (const MuSumInput *input, const char *key);
/* Shorter: the number of a NUMBER, POINTS, CHOICE, FLAG or WEAPON field, or
 * fallback where it is not given. */
gint64 mu_sum_number (const MuSumInput *input, const char *key, gint64 fallback);

/* --- kinds -------------------------------------------------------------- */

/* Whether mu_sum_work can give the chances: of its own, or by throwing its dice. */
gboolean mu_sum_kind_has_odds (const MuSumKind *kind);
/* What the command calls it. */
const char *mu_sum_kind_verb (const MuSumKind *kind);

/* The kind of this place, in the order of the systems and of their tabs; NULL past the last. */
const MuSumKind *mu_sum_kind_at (guint place);
const MuSumKind *mu_sum_kind_find (const char *key); /* NULL if there is none */

/* The sums of one rule system. */
typedef struct {
  const char *key;                /* "wrg": the group of its verbs */
  const char *title;              /* message id: "WRG 5th" */
  const char *const *tabs;        /* message ids in their order, NULL-ended */
  const MuSumKind *const *tables; /* NULL-ended; each ended by a row without key */
  gboolean looks_up;              /* its sums need MuSumInput.tables, and go by no house rules */
} MuSumSystem;
#define MU_SUM_TABS 14 /* of one system at the most */

extern const MuSumSystem *const mu_sum_systems[]; /* systems.c: in their order, NULL-ended */

const MuSumSystem *mu_sum_kind_system (const MuSumKind *kind);
const MuSumKind *mu_sum_kind_of_verb (const MuSumSystem *system, const char *verb);
const char *mu_sum_kind_tab_title (const MuSumKind *kind); /* translated */

#endif
