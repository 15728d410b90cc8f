/* The course of a battle fought on the table, made from how it was prepared and
 * from what was kept of it: every casualty applied and every mark set becomes an
 * event, and every unit's state follows. No database. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_COURSE_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_COURSE_H

#include "app/service/table/system.h"
#include "db/tables/kept_sums.h"
#include "lists/battle/general_end.h"

#define MU_TABLE_PERIODS_MOST 255

/* As things stand after the sums (MuKeptSum, in order). */
struct MuTableCourse {
  const MuTableSystem *system;
  /* A copy of the prepared one with a result for each unit, events, and the rolls of the sums; its
   * periods are the last that a sum names, at least 1 where there are sums. Points are counted as
   * if it ended now. */
  MuBattleRecord *record;
  guint8 *tokens;  /* what lies beside each body, MU_TABLE_TOKENS of them */
  gpointer tables; /* the system's; NULL: it has none, or they cannot be read */
};

/* What cannot be (see mu_table_course_check) is passed over. The rules of prepared have a row. */
MuTableCourse *mu_table_course_new (const MuBattleRecord *prepared, const GPtrArray *sums);
void mu_table_course_free (MuTableCourse *course);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuTableCourse, mu_table_course_free)

/* Whether the sum can come next: units are there, the hit one still is on the table, the mark is
 * open to it, its period has not been played out. FALSE with G_IO_ERROR_INVALID_ARGUMENT and what
 * to do instead. */
gboolean mu_table_course_check (const MuTableCourse *course, const MuKeptSum *sum, GError **error);

/* What the token beside the unit says. unit must be one of the battle's. */
int mu_table_course_token (const MuTableCourse *course, MuTableUnit unit, int token);

/* Ends the course after so many periods; conceded is the side that gave the game up,
 * MU_SIDE_NONE if neither did (wrg.victory.prisoners). Winner and digest hold, and it can be
 * recorded. FALSE with G_IO_ERROR_INVALID_ARGUMENT for fewer periods than were
 * named on the way, or more than the rules have. */
gboolean mu_table_course_end (MuBattleRecord *now, int periods, MuSide conceded, GError **error);

/* A unit's state. side and unit must be in range. */
const MuUnitOutcome *mu_table_course_unit (const MuBattleRecord *now, MuSide side, int unit);

/* The unit that a side's commander-in-chief is with; side NONE: he has none, or is
 * lost. */
MuTableUnit mu_table_course_general (const MuBattleRecord *now, MuSide side);

/* What the entry of a lost general keeps of how; free with g_free. And what it says. */
char *mu_table_general_write (MuGeneralEnd end);
MuGeneralEnd mu_table_general_read (const MuKeptSum *entry);

#endif
