/* An army of figures or stands as counters of Ancient Battles Deluxe, by a stated conversion: what
 * each unit becomes (counters_type.c), how many counters it makes (counters_cut.c), what is lost on
 * the way (counters_words.c), and what losses of counters mean to the units (counters_losses.c). */
#ifndef MUSTER_LISTS_ABD_COUNTERS_H
#define MUSTER_LISTS_ABD_COUNTERS_H

#include <glib.h>

#include "lists/list/list.h"
#include "rules/abd/scenario/setup.h"
#include "rules/battle/piece.h"

#define MU_HEX_USUAL_COUNTERS 12 /* of an army, without its Camp */

typedef struct {
  MuAbdType type;
  int unit;   /* of the list, from 0, which most of it is and which it is called after; -1: the
                 Camp, which is nobody's */
  int share;  /* figures or stands that this counter stands for, of that unit and of others */
  char *name; /* "Hastati (2)" */
} MuHexCounter;

/* Whom a counter stands for: figures, models or stands of one unit. */
typedef struct {
  int counter; /* of the army, from 0 */
  int unit;    /* of the list */
  int figures;
} MuHexShare;

typedef struct {
  GPtrArray *counters; /* MuHexCounter, in the order of the list; the last is the Camp */
  GArray *shares;      /* MuHexShare, by counter */
  GArray *leaders;     /* guint8 MuAbdLeaderKind, in the order of the list's generals, at most
                          MU_ABD_LEADERS */
  GPtrArray *losses;   /* char *: what the counters cannot say of the army, a sentence each */
  int scale;           /* foot figures a counter, by which it was made */
  gboolean barbarian;  /* abd.17.3.triple: tribal LI are half of its foot or more, and a
                          fifth of all */
} MuHexArmy;

/* How many foot figures make a counter, so that armies that meet come to MU_HEX_USUAL_COUNTERS each
 * on the average, and neither to more than a side may have; other NULL: of the one alone. 1 and
 * more. A rider counts 2 foot figures, a model of chariots or an engine 4, of elephants 6, a stand
 * of Fast Play 6 of foot, 12 of horse, and three of its models. */
int mu_hex_scale (const MuList *list, const MuList *other);

/* The counters of an army, so many foot figures each; scale 0: as many as mu_hex_scale says of it
 * alone. NULL with MU_FILE_ERROR_INVALID: it has nobody who fights, or comes to more than a side
 * may have by that scale. */
MuHexArmy *mu_hex_army_new (const MuList *list, int scale, GError **error);
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

/* Draws an army up on a map for a battle without a scenario, side A in the south and side B in the
 * north: foot in a line, horse at its wings, what shoots and elephants in front, the Camp behind,
 * all facing the other side. Each stands in its own half, the middle row of an odd map is nobody's.
 * units: room for as many as there are counters. FALSE with an error: the map has no room. */
gboolean mu_hex_army_draw_up (const MuHexArmy *army, const MuAbdMap *map, MuSide side,
                              MuAbdUnitSetup *units, GError **error);

/* The side of a set-up that it is: units as they were drawn up, leaders and whether it is
 * Barbarian. It borrows the units. */
MuAbdArmy mu_hex_army_side (const MuHexArmy *army, const MuAbdUnitSetup *units);

#endif
