/* The map of a campaign: places of a country type, and roads between them that take so many days.
 * Read from and written to XML (schema/map.rng); what is written reads back the same, and writing
 * it again gives the same bytes.
 *
 * A map held in memory is always sound: each change that would spoil it is refused with
 * MU_MAP_ERROR and a sentence that says what to do, and leaves it as it was. Places are told by
 * their index here, which later removals of earlier places lower, and by their key elsewhere, which
 * stays. */
#ifndef MUSTER_LISTS_CAMPAIGN_MAP_H
#define MUSTER_LISTS_CAMPAIGN_MAP_H

#include <glib.h>

#include "lists/xml/error.h"
#include "rules/field/sky.h"

#define MU_MAP_SPAN       10000 /* x and y go from 0 to here */
#define MU_MAP_PLACES_MAX 250
#define MU_MAP_ROADS_MAX  1000
#define MU_MAP_DAYS_MAX   99
#define MU_MAP_POINTS_MAX 999
#define MU_MAP_SIDES      12
#define MU_MAP_NAME_MAX   120 /* characters of any name */
#define MU_MAP_NOTES_MAX  4000
#define MU_MAP_KEY_MAX    32
#define MU_MAP_ASPECT_MIN 25 /* width for a height of 100 */
#define MU_MAP_ASPECT_MAX 400
#define MU_MAP_NO_SIDE    (-1)
#define MU_MAP_NOWHERE    (-1) /* in place of an index */

typedef struct {
  char *key;  /* unique in the map: small letters of ASCII, digits and hyphens */
  char *name; /* unique, too, whatever its capitals */
  int x;      /* from the left edge */
  int y;      /* from the lower edge */
  MuCountry country;
  MuRegion region;
  gboolean outside; /* of both regions: region is the nearer one */
  gboolean coast;
  int points; /* as an objective; 0: none */
  int holder; /* the side that has it as the campaign begins; MU_MAP_NO_SIDE */
  int home;   /* the side that is at home here; MU_MAP_NO_SIDE */
} MuMapPlace;

typedef enum { MU_MAP_ROAD, MU_MAP_TRACK, MU_MAP_SEA } MuMapRoadKind;
#define MU_MAP_ROAD_KINDS 3

typedef struct {
  MuMapRoadKind kind;
  int from; /* index of a place; roads go both ways */
  int to;
  int days;
} MuMapRoad;

typedef struct {
  char *name;
  char *notes;       /* "" for none */
  int aspect;        /* the map's width for a height of 100 */
  GPtrArray *places; /* MuMapPlace */
  GArray *roads;     /* MuMapRoad */
} MuMap;

typedef enum {
  MU_MAP_ERROR_TWICE,   /* such a place, or road, is there */
  MU_MAP_ERROR_ITSELF,  /* a road to where it begins */
  MU_MAP_ERROR_OUTSIDE, /* beyond the map's edges */
  MU_MAP_ERROR_UNKNOWN, /* no such place or road */
  MU_MAP_ERROR_NAME,    /* empty, too long, or not a key */
  MU_MAP_ERROR_NUMBER,  /* days, points or a side beyond what there is */
  MU_MAP_ERROR_FULL,
} MuMapError;

#define MU_MAP_ERROR (mu_map_error_quark ())
GQuark mu_map_error_quark (void);

MuMap *mu_map_new (const char *name);
MuMap *mu_map_copy (const MuMap *map);
void mu_map_free (MuMap *map);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuMap, mu_map_free)

/* Borrowed; index must be in range. */
const MuMapPlace *mu_map_place (const MuMap *map, int index);
const MuMapRoad *mu_map_road (const MuMap *map, int index);

/* The place of that key, of that name in any capitals; MU_MAP_NOWHERE. */
int mu_map_find (const MuMap *map, const char *key);
int mu_map_find_name (const MuMap *map, const char *name);

/* --- changes ---------------------------------------------------------------- */

/* What is wrong with a name for a map; NULL error: only whether. */
gboolean mu_map_set_name (MuMap *map, const char *name, GError **error);

/* Adds a copy. A key of NULL or "" is made from the name. Its index, or MU_MAP_NOWHERE. */
int mu_map_add_place (MuMap *map, const MuMapPlace *place, GError **error);
/* An open place of the plain that nobody holds, called “Place 3” where no name is given. */
int mu_map_add_spot (MuMap *map, const char *name, int x, int y, GError **error);
gboolean mu_map_move_place (MuMap *map, int place, int x, int y, GError **error);
/* The key stays. */
gboolean mu_map_rename_place (MuMap *map, int place, const char *name, GError **error);
/* Takes over all that is said of the place but its key. */
gboolean mu_map_change_place (MuMap *map, int place, const MuMapPlace *as, GError **error);
/* With its roads. */
gboolean mu_map_remove_place (MuMap *map, int place, GError **error);

/* Its index, or MU_MAP_NOWHERE. Between two places there is one road at most. */
int mu_map_add_road (MuMap *map, const MuMapRoad *road, GError **error);
/* The places stay: from and to of as are not looked at. */
gboolean mu_map_change_road (MuMap *map, int road, const MuMapRoad *as, GError **error);
gboolean mu_map_remove_road (MuMap *map, int road, GError **error);

/* How long a road between them would take at the pace of the map's other roads of its kind; 1 where
 * there is none. */
int mu_map_guess_days (const MuMap *map, int from, int to, MuMapRoadKind kind);

/* --- ways -------------------------------------------------------------------- */

/* The road between two places, MU_MAP_NOWHERE for none; its other end. */
int mu_map_road_between (const MuMap *map, int from, int to);
int mu_map_other_end (const MuMapRoad *road, int place);
/* The places at the other ends of its roads, int, in the map's order; free with g_array_unref. */
GArray *mu_map_neighbours (const MuMap *map, int place);

#define MU_MAP_BY(kind) (1u << (kind))
#define MU_MAP_BY_LAND  (MU_MAP_BY (MU_MAP_ROAD) | MU_MAP_BY (MU_MAP_TRACK))
#define MU_MAP_BY_ALL   (MU_MAP_BY_LAND | MU_MAP_BY (MU_MAP_SEA))

typedef struct {
  int road;
  int from, to; /* as it is gone */
  int days;
} MuMapLeg;

typedef struct {
  GArray *legs; /* MuMapLeg */
  int days;     /* of all */
} MuMapWay;

/* The quickest way by roads of these kinds; NULL where there is none. Of ways that take as long it
 * is, from its end backwards, the one through the place that comes first in the map: the same on
 * every machine. Without legs where from and to are the same. */
MuMapWay *mu_map_way (const MuMap *map, int from, int to, guint kinds);
void mu_map_way_free (MuMapWay *way);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuMapWay, mu_map_way_free)

/* Where somebody on that way is after so many days: the leg he is on, and the day on it, from 1;
 * FALSE where he has arrived. */
gboolean mu_map_way_after (const MuMapWay *way, int days, const MuMapLeg **leg, int *day);

/* How many parts the map falls into that no road joins; 1 where all hang together, 0 where it is
 * empty. */
int mu_map_parts (const MuMap *map);
/* A warning that names places which cannot be reached from the first; NULL where all can. Free
 * with g_free. */
char *mu_map_loose_words (const MuMap *map);

/* --- for the rules ------------------------------------------------------------ */

/* Where and when a battle at this place is. */
MuBattleground mu_map_place_weather (const MuMapPlace *place, int month);

/* "road", "track", "sea route"; static, translated. */
const char *mu_map_road_words (MuMapRoadKind kind);

/* --- files ---------------------------------------------------------------------- */

MuMap *mu_map_read_file (const char *path, GError **error);
MuMap *mu_map_read_data (const char *data, gsize length, const char *name, GError **error);
/* The same of a map that a club file holds already: its names are made what names may be, and none
 * is refused. */
MuMap *mu_map_read_kept (const char *data, gsize length, const char *name, GError **error);
/* The XML; free with g_free. */
char *mu_map_write_data (const MuMap *map, gsize *length);
gboolean mu_map_write_file (const MuMap *map, const char *path, GError **error);

#endif
