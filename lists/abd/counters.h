/* An army of figures or stands as counters of Ancient Battles Deluxe, by a stated conversion: what
 * each unit becomes, what is lost on the way, and what losses of counters mean to the units. */
#ifndef MUSTER_LISTS_ABD_COUNTERS_H
#define MUSTER_LISTS_ABD_COUNTERS_H

#include <glib.h>

#include "lists/list/list.h"
#include "rules/abd/scenario/setup.h"

typedef struct {
  MuAbdType type;
  int unit;   /* of the list, from 0; -1: the Camp, which is nobody's */
  int share;  /* figures or stands of that unit that this counter stands for */
  char *name; /* "Hastati 2" */
} MuHexCounter;

typedef struct {
  GPtrArray *counters; /* MuHexCounter */
  GArray *leaders;     /* guint8 MuAbdLeaderKind, in the order of the list's generals */
  GPtrArray *losses;   /* char *: what the counters cannot say of the army, a sentence each */
} MuHexArmy;

/* The counters of an army; NULL with MU_FILE_ERROR_INVALID: it has none, or more than a side may
 * have even where a counter stands for as many figures as it can. */
MuHexArmy *mu_hex_army_new (const MuList *list, const MuAbdChart *chart, GError **error);
void mu_hex_army_free (MuHexArmy *army);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHexArmy, mu_hex_army_free)

/* What became of a counter at the end. */
typedef struct {
  MuFate fate;
  gboolean disordered;
} MuHexEnd;

/* Figures or stands that each unit of the list has lost, by what became of its counters (as many as
 * the army's, in order): of one that was eliminated two thirds, of one that left the map or is
 * disordered at the end a sixth, rounded to whole figures over all counters of the unit; never more
 * than it has. Elements: int; free with g_array_unref. */
GArray *mu_hex_army_losses (const MuHexArmy *army, const MuList *list, const MuHexEnd *ends);

/* Draws an army up on a map for a battle without a scenario: foot in a line, horse at its wings,
 * what shoots in front, the Camp behind, all facing the other side. units: room for as many as
 * there are counters. FALSE with an error: the map has no room. */
gboolean mu_hex_army_draw_up (const MuHexArmy *army, const MuAbdMap *map, MuSide side,
                              MuAbdUnitSetup *units, GError **error);

#endif
