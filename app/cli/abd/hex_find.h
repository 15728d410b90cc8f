/* What a call of the hex table names: a scenario or an army; and words that its verbs share. */
#ifndef MUSTER_APP_CLI_ABD_HEX_FIND_H
#define MUSTER_APP_CLI_ABD_HEX_FIND_H

#include "app/cli/core/call.h"
#include "lists/abd/scenario.h"

/* A file, or a scenario that comes with Muster by its id. */
MuHexScenario *mu_find_hex_scenario (const char *text, GError **error);

/* A file that can be opened and is none: the answer is no. What cannot be read is bad input. Takes
 * the error. */
MuExit mu_refuse_hex_file (GError *error);

/* For scripts: as files have them. */
const char *mu_hex_option_key (int bit); /* of MuAbdOption from the lowest, 0 */
const char *mu_hex_player_key (int player);
const char *mu_hex_direction_key (int direction);
/* For people, translated. */
const char *mu_hex_option_words (int bit);

/* "362 BC"; "-" where it is not told. Free with g_free. */
char *mu_hex_year_words (int year);
/* "N8", "-" off the map. Free with g_free. */
char *mu_hex_place (const MuAbdGrid *grid, int hex);

#endif
