/* What a battle on the table knows of a unit that its next sum asks for: how many are
 * left, what it took and gave in this period, how often it broke. Where a body stands and
 * who sees it, no table keeps. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_FACTS_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_FACTS_H

#include "app/service/table/table_battle.h"
#include "app/sums/core/told.h"

/* unit must be one of the battle's. */
void mu_table_facts (const MuTableBattle *battle, MuTableUnit unit, MuSumFacts *facts);
/* Which period of their hand-to-hand the present one is, from 1: it has gone on as long
 * as each period before this one has a melee sum between them. */
int mu_table_melee_period (const MuTableBattle *battle, MuTableUnit one, MuTableUnit other);

#endif
