/* Fast Play's tables by hand, for tests that read no files. */
#ifndef MUSTER_TESTS_SUMS_STAND_TABLES_H
#define MUSTER_TESTS_SUMS_STAND_TABLES_H

#include "app/sums/awfp/tables.h"

/* Static. */
const MuAwfpSumTables *stand_tables (void);

#endif
