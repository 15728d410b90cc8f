/* The Calculator's tests begin alike: a session on a club in memory, and the book's example. */
#ifndef MUSTER_TESTS_SESSION_CALCULATOR_FIXTURE_H
#define MUSTER_TESTS_SESSION_CALCULATOR_FIXTURE_H

#include "app/session/calculator/calculator_armies.h"
#include "tests/session/fixture.h"

typedef struct {
  MuDesk *desk;
  MuCalculatorSession *session;
  guint opened, worked, chances, kept;
} Table;

/* Opens the kind of sum and counts what the session tells. */
void set_up (Table *table, const char *kind);
void tear_down (Table *table);
/* By their keys; everything asserts. */
int place_of (MuCalculatorSession *session, const char *key);
void enter (MuCalculatorSession *session, const char *key, const char *text);
void throw_die (MuCalculatorSession *session, const char *key, int face);
/* Example 23 of the book: ten slingers against horse archers that gallop past. */
void enter_example (MuCalculatorSession *session);
void throw_example (MuCalculatorSession *session);
/* A result of the answer; NULL: it has none such. */
const char *result_of (MuCalculatorSession *session, const char *key);
guint kept_of (MuCalculatorSession *session);
/* A unit of tonight's armies, borrowed. */
MuFieldedUnit *unit_named (MuCalculatorSession *session, const char *name);
/* Tonight's battle is that of Zama, its dice rolled. */
void prepare (MuDesk *desk);

#endif
