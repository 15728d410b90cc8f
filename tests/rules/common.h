/* What the tests of the sums share. */
#ifndef MUSTER_TESTS_RULES_COMMON_H
#define MUSTER_TESTS_RULES_COMMON_H

#include <check.h>
#include <stdint.h>

#include "rules/core/trace.h"
#include "rules/troop/troop.h"

/* A troop from its notation; the test fails where it cannot be read. */
MuTroop troop (const char *notation);

/* The next number of a fixed sequence, below limit: for tests over many inputs. */
uint32_t next_below (uint64_t *state, uint32_t limit);

/* A troop drawn from all that the notation can write, forbidden ones too. */
MuTroop random_troop (uint64_t *state);

/* As random_troop, of those that may exist. */
MuTroop lawful_troop (uint64_t *state);

/* One golden table: rows of cells, the heading row first. */
#define TABLE_ROWS  64
#define TABLE_CELLS 24
typedef struct {
  char text[8192];
  const char *cell[TABLE_ROWS][TABLE_CELLS];
  int rows;
  int cells; /* of the heading row */
} Table;

void read_table (Table *table, const char *name);

/* The number in a cell; the test fails where there is none. */
int cell_number (const Table *table, int row, int cell);

/* Line i of a trace cites this rule with this amount. */
#define assert_line(trace, i, rule_, amount_)                                                      \
  do {                                                                                             \
    ck_assert_uint_lt ((unsigned) (i), (trace)->count);                                            \
    ck_assert_str_eq (mu_rule_id ((trace)->line[i].rule), rule_);                                  \
    ck_assert_int_eq ((trace)->line[i].amount, amount_);                                           \
  } while (0)

/* Runs the case as a suite of that name; main's exit status. */
int run_case (const char *name, TCase *tests);

#endif
