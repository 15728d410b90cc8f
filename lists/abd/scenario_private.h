/* Words of scenario files and steps of reading them. */
#ifndef MUSTER_LISTS_ABD_SCENARIO_PRIVATE_H
#define MUSTER_LISTS_ABD_SCENARIO_PRIVATE_H

#include "lists/abd/scenario.h"
#include "lists/xml/reader.h"
#include "lists/xml/schemas.h"

/* NULL-ended, in the order of their enums. */
extern const char *const mu_hex_word_direction[]; /* MuAbdDirection: "n", "ne" … */
extern const char *const mu_hex_word_option[];    /* bits of MuAbdOption from the lowest */
extern const char *const mu_hex_word_player[];    /* MuAbdPlayer */
extern const char *const mu_hex_word_leader[];    /* MuAbdLeaderKind: "A" … */
extern const char *const mu_hex_word_side[];      /* MuSide: "A", "B" */

/* The letters of terrain in a row of the map, in the order of MuAbdTerrain. */
#define MU_HEX_TERRAIN_SIGNS ".rwhbm"

#define MU_HEX_TEXT_MAX 4000 /* characters of a note, of special rules */

/* With schemas that are read once for many files; NULL: for this one alone. */
MuHexScenario *mu_hex_scenario_open_by (MuSchemas *schemas, const char *path, GError **error);

/* A name that may be left out, NULL then; and one that must be there, in the place of another. */
char *mu_hex_read_name (MuReader *reader, const xmlNode *node, const char *attribute);
void mu_hex_read_own_name (MuReader *reader, const xmlNode *node, char **name);

/* Of a hex that is told; MU_ABD_OFF with a fault noted where the map has none of that name. */
int mu_hex_read_hex (MuReader *reader, const xmlNode *node, const char *attribute, const char *name,
                     const MuAbdGrid *grid);

/* The rows of the map and what lies along hexsides; the map is clear before. */
void mu_hex_read_map (MuReader *reader, const xmlNode *node, MuAbdMap *map);
void mu_hex_read_entries (MuReader *reader, const xmlNode *root, MuHexScenario *made);
/* Both armies, when all else is read. */
void mu_hex_read_armies (MuReader *reader, const xmlNode *root, MuHexScenario *made);

#endif
