/* Parts of reading the tables of Fast Play. */
#ifndef MUSTER_LISTS_AWFP_FASTPLAY_PRIVATE_H
#define MUSTER_LISTS_AWFP_FASTPLAY_PRIVATE_H

#include "lists/xml/reader.h"
#include "rules/awfp/play.h"

#define MU_FAST_ROWS_MAX MU_AWFP_FACTORS /* of the longest table */

/* Rows of one kind, each known by a word, each there once. */
typedef struct {
  const char *element, *key;
  const char *word[MU_FAST_ROWS_MAX + 1];
  gboolean seen[MU_FAST_ROWS_MAX];
} MuFastRows;

/* The place of the row's word. */
int mu_fast_rows_take (MuReader *reader, const xmlNode *node, MuFastRows *rows);
/* Fails at the parent for each that was not taken. */
void mu_fast_rows_check (MuReader *reader, const xmlNode *parent, const MuFastRows *rows);

/* "mounted-bow", "scythed-chariot", as files have it; static. */
const char *mu_fast_shooting_word (MuAwfpShooting with);
const char *mu_fast_fighting_word (MuAwfpFighting with);

/* NULL for no such element. */
MuAwfpPlay *mu_fast_read_play (MuReader *reader, const xmlNode *node);

#endif
