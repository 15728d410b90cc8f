/* Battles of Fast Play to tell. */
#ifndef MUSTER_TESTS_REPORTS_AWFP_FIXTURE_H
#define MUSTER_TESTS_REPORTS_AWFP_FIXTURE_H

#include "lists/battle/battle_record.h"

/* Zama in stands, each general a unit of one stand behind the others; not fought, and no events. */
MuBattleRecord *fast_prepared (void);

/* The same fought by the rules, from this seed, as the machine commands both. */
MuBattleRecord *fast_fought (guint64 seed);
/* And how each body stands at the end, MuPiece, free with g_array_unref. */
MuBattleRecord *fast_fought_to (guint64 seed, GArray **pieces);

#endif
