#include "tests/rules/common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/wrg/troop/troop.h"

MuTroop
troop (const char *notation)
{
  MuTroop read;
  if (mu_troop_parse (notation, &read, NULL) != MU_TROOP_PARSE_OK)
    ck_abort_msg ("no troop: %s", notation);
  return read;
}

/* splitmix64 */
uint32_t
next_below (uint64_t *state, uint32_t limit)
{
  uint64_t z = *state += UINT64_C (0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return (uint32_t) (((z ^ z >> 31) >> 32) * limit >> 32);
}

MuTroop
random_troop (uint64_t *state)
{
  const unsigned written = (1u << MU_WEAPON_ENGINE) - 2u; /* neither side arm nor engine */
  return (MuTroop){
    .regular = next_below (state, 2),
    .class = (uint8_t) next_below (state, 4),
    .type = (uint8_t) next_below (state, MU_TROOP_FIGHTING_TYPES),
    .shield = next_below (state, 2),
    .breed = (uint8_t) next_below (state, 3),
    .weapons = (uint16_t) (next_below (state, 1u << MU_WEAPON_ENGINE) & next_below (state, 1u << 11)
                           & written),
  };
}

MuTroop
lawful_troop (uint64_t *state)
{
  MuTroop drawn = random_troop (state);
  while (mu_wrg_troop_forbidden (&drawn) != MU_RULE_NONE)
    drawn = random_troop (state);
  return drawn;
}

static void
split (Table *table)
{
  char *at = table->text;
  while (*at) {
    ck_assert_int_lt (table->rows, TABLE_ROWS);
    int cell = 0;
    const char **row = table->cell[table->rows];
    for (row[cell++] = at; *at && *at != '\n'; at++)
      if (*at == '\t') {
        *at = '\0';
        ck_assert_int_lt (cell, TABLE_CELLS);
        row[cell++] = at + 1;
      }
    if (*at)
      *at++ = '\0';
    if (table->rows++ == 0)
      table->cells = cell;
  }
}

void
read_table (Table *table, const char *name)
{
  char path[1024];
  snprintf (path, sizeof path, "%s/%s.tsv", GOLDEN_DIR, name);
  FILE *file = fopen (path, "r");
  if (!file)
    ck_abort_msg ("no golden table: %s", path);
  memset (table, 0, sizeof *table);
  const size_t length = fread (table->text, 1, sizeof table->text - 1, file);
  fclose (file);
  ck_assert_uint_lt (length, sizeof table->text - 1);
  split (table);
}

int
cell_number (const Table *table, int row, int cell)
{
  char *end;
  ck_assert_ptr_nonnull (table->cell[row][cell]);
  const long number = strtol (table->cell[row][cell], &end, 10);
  if (end == table->cell[row][cell] || *end)
    ck_abort_msg ("no number in row %d, cell %d: %s", row, cell, table->cell[row][cell]);
  return (int) number;
}

int
run_case (const char *name, TCase *tests)
{
  Suite *suite = suite_create (name);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
