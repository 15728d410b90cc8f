/* Everything that both players need for a battle tonight, in printing order and one job: a cover,
 * then for each side its roster and order sheet, then a reference sheet each; after the battle its
 * report. */
#ifndef MUSTER_REPORTS_NIGHT_PACK_H
#define MUSTER_REPORTS_NIGHT_PACK_H

#include "db/battle_record.h"
#include "lists/book.h"
#include "reports/sheets.h"

typedef struct {
  const MuBattleRecord *record; /* before the battle or after it */
  const MuShelf *shelf;         /* NULL: books stand by their ids */
  gboolean two_sided;           /* each sheet begins on a leaf of its own */
} MuNightPack;

/* All are borrowed during the call. Orders that are sealed and hidden from whoever prints are left
 * out; their code stands in their place. */
MuSheets *mu_night_pack_sheets (const MuNightPack *pack, MuPaper paper);

#endif
