/* For the reader of battles of history alone. */
#ifndef MUSTER_LISTS_FIELD_VICTORY_PRIVATE_H
#define MUSTER_LISTS_FIELD_VICTORY_PRIVATE_H

#include "lists/field/victory.h"
#include "lists/list/list.h"
#include "lists/xml/reader.h"

/* Reads the <victory> below a side, if there is one. Conditions that no battle against the enemy's
 * list can meet, or that ask nothing, are noted with what to write instead. enemy NULL: it could
 * not be read. */
void mu_victory_read (MuReader *reader, const xmlNode *side, const MuList *enemy,
                      MuVictory *victory);
void mu_victory_clear (MuVictory *victory);

#endif
