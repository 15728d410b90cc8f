/* The scale of grades that all army books are held to: a row for each kind of people, which
 * lists/books/GRADES.md tells in words. */
#ifndef MUSTER_TESTS_LISTS_BOOK_GRADES_H
#define MUSTER_TESTS_LISTS_BOOK_GRADES_H

#include "lists/book/book.h"
#include "rules/awfp/troop.h"

/* What an option's note begins the sentence with that says why it departs. */
#define GRADED_APART "Graded apart: "

/* Training and class as one, and sets of them. */
#define GRADE(regular, class) (1u << ((regular ? 0 : 4) + (class)))
enum {
  RA = 1 << 0,
  RB = 1 << 1,
  RC = 1 << 2,
  RD = 1 << 3,
  IA = 1 << 4,
  IB = 1 << 5,
  IC = 1 << 6,
  ID = 1 << 7,
  REGULAR = RA | RB | RC | RD,
  IRREGULAR = IA | IB | IC | ID,
};

/* A kind of people, known by words in the option's name or the way's label, by its years, troop
 * type and weapons; and what all of the kind are. */
typedef struct {
  const char *name;   /* its row in GRADES.md */
  const char *words;  /* a pattern; NULL: whoever is of these types and weapons */
  const char *others; /* who is meant by the words and is none of them; NULL: nobody */
  int from, to;       /* years that the way must share one with; 0: no bound */
  guint types;        /* MU_TROOP_BIT set */
  guint weapons;      /* MU_WEAPON_BIT set, all of which they carry */
  guint grades;       /* what they may be, of the enum above */
  guint held_types;   /* the same of types; 0: any that the kind is known by */
  guint held_weapons; /* what all of them carry besides */
  enum { SHIELD_OR_NOT, SHIELD, NO_SHIELD } shield;
} Kind;
extern const Kind kinds[];
extern const int kinds_count;

/* What of the kind the way is not, in a word; NULL where it keeps to the scale or is not of the
 * kind. */
const char *departure_from (const Kind *kind, const MuBookOption *option, const MuBookTroop *way);

/* Rules for whatever people; the name as above. */
typedef struct {
  const char *name;
  /* What the way is against the rule, NULL for nothing. */
  const char *(*departs) (const MuBookOption *option, const MuBookTroop *way);
} GradeRule;
extern const GradeRule grade_rules[];
extern const int grade_rules_count;

#endif
