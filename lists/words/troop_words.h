/* Troops in words, for people. Translated; strings returned as char * are the caller's. */
#ifndef MUSTER_LISTS_WORDS_TROOP_WORDS_H
#define MUSTER_LISTS_WORDS_TROOP_WORDS_H

#include <glib.h>

#include "rules/troop/troop.h"

/* "Regular, class C, heavy infantry; long thrusting spear; shield" */
char *mu_words_troop (const MuTroop *troop, const MuCrew *crew);
/* The notation, "Reg C HI LTS Sh". */
char *mu_words_notation (const MuTroop *troop);
/* "heavy infantry" */
const char *mu_words_type (MuTroopType type);

#endif
