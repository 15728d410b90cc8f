/* Scenarios of Ancient Battles Deluxe: a map, two armies on it and the rules that hold there, read
 * from XML (schema/scenario.rng) and written again. A file is read whole or not at all. */
#ifndef MUSTER_LISTS_ABD_SCENARIO_H
#define MUSTER_LISTS_ABD_SCENARIO_H

#include <glib.h>

#include "rules/abd/scenario/setup.h"

typedef struct {
  char *name;         /* "Thebes" */
  char *commander;    /* "Epaminondas"; NULL: none is told */
  GPtrArray *units;   /* char *: names of the units in order, NULL: the words of its type */
  GPtrArray *leaders; /* char *: the same of the leaders; NULL: LDR-A and so on */
  MuAbdUnitSetup unit[MU_ABD_UNITS]; /* army.units of the set-up points here */
} MuHexSide;

typedef struct {
  char *id;                /* of a shipped one, its file's name without ".xml"; NULL: of a file */
  char *name;              /* "Second Mantinea" */
  int year;                /* before Christ below 0; 0: not told */
  char *note;              /* what is known and from where; NULL: nothing is told */
  char *special;           /* its special rules in words, beyond what the set-up says; NULL: none */
  gboolean reconstruction; /* map or set-up is made up: the note says what */
  MuAbdMap map;
  MuAbdSetup detail; /* chart, readings: NULL until somebody sets them */
  MuHexSide side[MU_SIDES];
} MuHexScenario;

MuHexScenario *mu_hex_scenario_new (int columns, int rows);
void mu_hex_scenario_free (MuHexScenario *scenario);
/* One that shares nothing with it but chart and readings. */
MuHexScenario *mu_hex_scenario_copy (const MuHexScenario *scenario);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHexScenario, mu_hex_scenario_free)

/* A set-up that can be begun; it points into the scenario, which must outlive the battle. */
MuSetup mu_hex_scenario_setup (const MuHexScenario *scenario);

/* From a file, or what a file holds; errors name file, line and what is wrong: MU_FILE_ERROR_*. */
MuHexScenario *mu_hex_scenario_open (const char *path, GError **error);
MuHexScenario *mu_hex_scenario_read_data (const char *data, gsize length, const char *name,
                                          GError **error);
/* One that is being made, faults and all (scenario_check.h), as it was written: what cannot be read
 * in it takes its usual value. NULL where the file is damaged. */
MuHexScenario *mu_hex_scenario_read_draft (const char *path, GError **error);
/* As a file has it; free with g_free. */
char *mu_hex_scenario_write_data (const MuHexScenario *scenario, gsize *length);

/* Those that come with Muster, by year, as MuHexScenario; and the one of an id, NULL with an error.
 */
GPtrArray *mu_hex_scenarios (GError **error);
MuHexScenario *mu_hex_scenario_find (const char *id, GError **error);

#endif
