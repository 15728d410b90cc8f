/* What a battle on the table knows of a unit that its next sum asks for: how many are
 * left, what it took and gave in this period, how often it broke. Where a body stands and
 * who sees it, no table keeps. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_FACTS_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_FACTS_H

#include "app/service/table/table_battle.h"

typedef struct {
  int figures; /* left */
  int at_start;
  int carried;   /* casualties */
  int lost;      /* casualties tonight */
  int now_lost;  /* of these in the present period */
  int shot;      /* of these by shooting, */
  int struck;    /* and hand-to-hand */
  int inflicted; /* hand-to-hand casualties that it gave in the present period */
  int before;    /* figures before the hand-to-hand of the present period */
  int strength;  /* of these: horses of chariots, else figures */
  int breaks;
  MuOrder order;
  MuTroopClass class;
  gboolean in_rout;
  gboolean retiring;
  gboolean elephants_hurt; /* in this period or the last */
  gboolean in_melee;       /* struck or was struck at in the present period */
} MuTableFacts;

/* unit must be one of the battle's. */
void mu_table_facts (const MuTableBattle *battle, MuTableUnit unit, MuTableFacts *facts);
/* Which period of their hand-to-hand the present one is, from 1: it has gone on as long
 * as each period before this one has a melee sum between them. */
int mu_table_melee_period (const MuTableBattle *battle, MuTableUnit one, MuTableUnit other);

#endif
