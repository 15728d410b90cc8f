/* Records of the toy's battles. */
#ifndef MUSTER_TESTS_TOY_FIXTURE_H
#define MUSTER_TESTS_TOY_FIXTURE_H

#include "lists/battle/battle_record.h"

/* Two pieces of "Tin" against three of "Lead", two steps each. */
MuBattleRecord *toy_prepared (guint64 seed);
/* Fought to its end, each question answered as the machine does. */
MuBattleRecord *toy_fought (guint64 seed);

#endif
