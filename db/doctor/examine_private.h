/* The doctor's parts. Private to db/. */
#ifndef MUSTER_DB_DOCTOR_EXAMINE_PRIVATE_H
#define MUSTER_DB_DOCTOR_EXAMINE_PRIVATE_H

#include "db/connection/connection.h"

/* Adds a finding. */
void mu_find (GPtrArray *findings, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* examine_battles.c: whether a recorded battle can be what was recorded. */
void mu_examine_battle (MuConnection *connection, gint64 battle, GPtrArray *findings);
/* Whether a campaign's calendar is where its history left it. */
void mu_examine_day (MuConnection *connection, gint64 campaign, GPtrArray *findings);
/* battles_gone_table.c: whether what was deleted can come back. */
gboolean mu_gone_check (MuConnection *connection, gint64 gone, GError **error);
/* The same for the doctor. */
void mu_examine_gone (MuConnection *connection, gint64 gone, GPtrArray *findings);

#endif
