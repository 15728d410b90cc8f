/* What the papers that a player has at the table are made from; a system takes of it what its
 * papers have room for. All is borrowed during the call. */
#ifndef MUSTER_REPORTS_PAPERS_H
#define MUSTER_REPORTS_PAPERS_H

#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "lists/list/list.h"
#include "rules/core/reading.h"

/* The orders of one army. */
typedef struct {
  const MuList *list;
  const MuList *enemy;          /* whom the orders name; NULL: unknown */
  const MuOrders *orders;       /* that fit the list; NULL: none are written, all is room */
  const MuBook *book;           /* NULL: unknown */
  const MuReadings *readings;   /* the house rules that are played by; NULL: the book's */
  const char *seal;             /* the code of orders and deployment; NULL: not sealed */
  const GArray *results;        /* MuUnitOutcome of each unit, whose losses are struck off; NULL:
                                   nobody has fought yet */
  gboolean general_lost;        /* in that fight */
  const GPtrArray *leadership;  /* MuLeadership that dice found; NULL: none were thrown */
  const MuBattleRecord *battle; /* that is being fought on the table; NULL: none is */
  MuSide side;                  /* which of it the army is */
} MuOrderPaper;

/* What the rules say in numbers. */
typedef struct {
  const MuList *own;          /* its rows bold; NULL: nothing is cut */
  const MuList *enemy;        /* of the same system; NULL as own is */
  const MuReadings *readings; /* the house rules that are played by; NULL: the book's */
  const char *weather;        /* in force, in words; NULL: not known */
} MuReferenceSheet;

/* What a battle needs on the table that no army brings, where its scenario has it all. */
typedef enum {
  MU_TABLE_SCENARIO, /* what is played, with whom */
  MU_TABLE_COUNTERS, /* to be cut out of paper printed on both sides */
  MU_TABLE_MAP,      /* to be glued together */
  MU_TABLE_AID,      /* what is looked up */
  MU_TABLE_RECORD,   /* what is written down, turn by turn */
} MuTablePaper;
#define MU_TABLE_PAPERS        (MU_TABLE_RECORD + 1)
#define MU_TABLE_PAPER_BIT(of) (1u << (of))

#endif
