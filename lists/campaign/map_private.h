/* What the files of the map share. Words of map files are NULL-ended, in the order of their
 * enums. */
#ifndef MUSTER_LISTS_CAMPAIGN_MAP_PRIVATE_H
#define MUSTER_LISTS_CAMPAIGN_MAP_PRIVATE_H

#include "lists/campaign/map.h"

extern const char *const mu_map_word_road[]; /* MuMapRoadKind */

MuMapPlace *mu_map_place_copy (const MuMapPlace *place);
void mu_map_place_free (MuMapPlace *place);

/* Like mu_map_place, to be changed. */
MuMapPlace *mu_map_own_place (const MuMap *map, int index);
gboolean mu_map_has_place (const MuMap *map, int index);
gboolean mu_map_has_road (const MuMap *map, int index);

/* A key from a name that no place has yet: "Nova Carthago" gives "nova-carthago", or
 * "nova-carthago-2". Free with g_free. */
char *mu_map_make_key (const MuMap *map, const char *name);

#endif
