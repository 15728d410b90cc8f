/* What an army's points are spent on: one stacked bar. */
#ifndef MUSTER_APP_SESSION_ARMIES_COMPOSITION_H
#define MUSTER_APP_SESSION_ARMIES_COMPOSITION_H

#include "lists/list/list.h"

typedef enum {
  MU_PART_FOOT,
  MU_PART_HORSE,     /* camels and chariots too */
  MU_PART_LIGHT,     /* who skirmishes, on foot and mounted */
  MU_PART_ELEPHANTS, /* and engines */
  MU_PART_COMMAND,   /* generals, command points and what the army brings along */
} MuPart;
#define MU_PARTS (MU_PART_COMMAND + 1)

/* Points of each part; together those of the list (wrg.points.army). */
void mu_composition_of (const MuList *list, int points[MU_PARTS]);

/* "Foot"; static, translated. */
const char *mu_part_words (MuPart part);
/* "Foot 61 %, light 20 %, …", without what there is not; free with g_free. */
char *mu_composition_words (const int points[MU_PARTS]);
/* "61 %" of the whole; free with g_free. */
char *mu_composition_share (const int points[MU_PARTS], MuPart part);

#endif
