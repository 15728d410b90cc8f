/* Records of the toy's battles. */
#ifndef MUSTER_TESTS_TOY_FIXTURE_H
#define MUSTER_TESTS_TOY_FIXTURE_H

#include "lists/battle/battle_record.h"

/* So many pieces of two steps each; free with mu_list_free. */
MuList *toy_army (const char *name, int units);
/* Two pieces of "Tin" against three of "Lead", two steps each. */
MuBattleRecord *toy_prepared (guint64 seed);
/* Fought to its end, each question answered as the machine does. */
MuBattleRecord *toy_fought (guint64 seed);

#endif
