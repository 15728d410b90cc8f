/* A battle on the hex table to tell: Second Mantinea with two units and a leader a side, as pieces
 * that a test makes events of. */
#ifndef MUSTER_TESTS_REPORTS_ABD_FIXTURE_H
#define MUSTER_TESTS_REPORTS_ABD_FIXTURE_H

#include "lists/battle/battle_record.h"
#include "rules/abd/hex/grid.h"

enum {
  SACRED_BAND,
  THEBAN_HORSE,
  EPAMINONDAS,
  SPARTIATES,
  SKIRITAI,
  AGESILAUS,
};

/* Not fought, no events; on a map of 18 by 12 hexes. */
MuBattleRecord *hex_prepared (void);

int hex_of (const char *name);
/* Adds an event of the second turn; body may be MU_NO_BODY. */
void hex_add (MuBattleRecord *record, int kind, MuRule rule, int body, int other,
              const gint32 value[4]);
/* Adds a move there, by that rule. */
void hex_move (MuBattleRecord *record, int kind, MuRule rule, int body, const char *name,
               MuAbdDirection facing);

#endif
