/* Two battle sheets of one battle side by side: what the players do not agree about. */
#ifndef MUSTER_REPORTS_SHEET_SHEET_COMPARE_H
#define MUSTER_REPORTS_SHEET_SHEET_COMPARE_H

#include "lists/battle/battle_record.h"

/* What a difference bears on. */
typedef enum {
  MU_SHEETS_BATTLE, /* what was fought: rules, weather, field, who has been outscouted */
  MU_SHEETS_ARMY,   /* lists, deployments and orders */
  MU_SHEETS_RESULT, /* winner, points, units and generals */
  MU_SHEETS_COURSE, /* events, where the results are the same */
} MuSheetsPart;

typedef struct {
  MuSheetsPart part;
  MuSide side; /* MU_SIDE_NONE: of both */
  int unit;    /* of the side; -1: of all */
  char *what;  /* "Winner", "Rome, Hastati", translated */
  char *one;   /* what each sheet says */
  char *other;
} MuSheetDifference;
void mu_sheet_difference_free (MuSheetDifference *difference);

/* MuSheetDifference in the order of a sheet; empty where they agree. Names of the battle, the day
 * at the club's table and the dice with which it was prepared are not looked at. */
GPtrArray *mu_sheet_compare (const MuBattleRecord *one, const MuBattleRecord *other);

/* "battle", "army", "result", "course". Static. */
const char *mu_sheets_part_key (MuSheetsPart part);

#endif
