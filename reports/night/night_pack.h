/* Everything that both players need for a battle tonight, in printing order and one job: a cover,
 * then for each side its roster and order sheet, then a reference sheet each; after the battle its
 * report. Of a battle that is told by a scenario its map, counters and whatever else the table
 * needs are in their place. Or of one army by itself what its player needs. */
#ifndef MUSTER_REPORTS_NIGHT_NIGHT_PACK_H
#define MUSTER_REPORTS_NIGHT_NIGHT_PACK_H

#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "reports/document/sheets.h"
#include "reports/papers.h"

/* The sheets of a pack in printing order. An army alone has those of side A. */
typedef enum {
  MU_PACK_COVER,
  MU_PACK_ROSTER_A,
  MU_PACK_ORDERS_A,
  MU_PACK_MARKERS_A,
  MU_PACK_ROSTER_B,
  MU_PACK_ORDERS_B,
  MU_PACK_MARKERS_B,
  MU_PACK_TABLE, /* and on: one of each MuTablePaper */
  MU_PACK_TABLE_LAST = MU_PACK_TABLE + MU_TABLE_PAPERS - 1,
  MU_PACK_REFERENCE_A,
  MU_PACK_REFERENCE_B,
  MU_PACK_REPORT,
  MU_PACK_PARTS,
} MuPackPart;

#define MU_PACK_BIT(part) (1u << (part))

typedef struct {
  const MuBattleRecord *record; /* before the battle, after it, or while it is fought on the
                                   table: then losses are struck off on the order sheets */
  const MuBook *book[MU_SIDES]; /* of the armies; NULL: it stands by its id */
  const char *day;              /* as mu_battle_report_sheets has it */
  gboolean two_sided;           /* each sheet begins on a leaf of its own */
  guint left_out;               /* MU_PACK_BIT of the parts that are not wanted; not all */
} MuNightPack;

/* All are borrowed during the call. Orders that are sealed and hidden from whoever prints are left
 * out; their code stands in their place. */
MuSheets *mu_night_pack_sheets (const MuNightPack *pack, MuPaper paper);
/* MU_PACK_BIT of the parts that there are: a rule system may have one reference sheet for both
 * players, or papers for neither; a battle that was not fought has no report, and who is at the
 * table has cut his markers out. */
guint mu_night_pack_parts (const MuBattleRecord *record);

/* Two armies that meet today, with nothing rolled yet and nothing written, for their pack. Both are
 * of the same rules, and copied; free with mu_battle_record_free. */
MuBattleRecord *mu_night_pack_meeting (const MuList *a, const MuList *b);

typedef struct {
  const MuList *list;
  const MuReadings *readings; /* NULL: the book's own */
  const MuBook *book;         /* NULL: it stands by its id */
  gboolean two_sided;
  guint left_out; /* as above */
} MuArmyPack;

/* Its roster, the paper of its orders with nothing written, its markers, the whole reference sheet
 * of its rules. */
MuSheets *mu_army_pack_sheets (const MuArmyPack *pack, MuPaper paper);
guint mu_army_pack_parts (const MuList *list);

#endif
