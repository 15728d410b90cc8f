/* Lists and battles to print. */
#ifndef MUSTER_TESTS_REPORTS_FIXTURE_H
#define MUSTER_TESTS_REPORTS_FIXTURE_H

#include "lists/battle/battle_record.h"
#include "lists/book/book.h"

/* A shipped sample, as "zama-roman.xml". */
MuList *fixture_sample (const char *file);
MuBook *fixture_book (const char *file);

/* A list of so many units, each with a name of so many characters. */
MuList *fixture_list (guint units, guint name_length);

/* The Roman sample with wagons, caltrops and field works, and a unit on a forced march, the index
 * of which is given. */
MuList *fixture_marchers (guint *marcher);
/* A Fast Play list: a unit of the Roman book, a general, a priest. */
MuList *fixture_stands (void);

/* Zama rolled up to the battle: scouting, weather, dice; not fought. */
MuBattleRecord *fixture_prepared (void);

/* A whole battle of these armies (the caller's no more) over some periods, with
 * every kind of event, whose strengths, points, dice and digest tie out. No
 * battle by the rules: its course is made up from the same dice each time. */
MuBattleRecord *fixture_fought (MuList *a, MuList *b, int periods);

/* Fights a prepared battle by the core, from its seed. */
void fixture_fight (MuBattleRecord *record);

/* Zama fought by the core. */
MuBattleRecord *fixture_real (guint64 seed);

#endif
