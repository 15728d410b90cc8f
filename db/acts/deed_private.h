/* Deeds: what is done to a campaign, written so that a copy of it can do the same.
 *
 * What a deed is told is a dictionary ('a{sv}' of GVariant); its text is kept with the act. A doer
 * reads it without trust, since it may come from another's file: what is missing, out of range or
 * cannot be done is IMPOSSIBLE, and nothing has been done. None of these begins or ends a
 * transaction. */
#ifndef MUSTER_DB_ACTS_DEED_PRIVATE_H
#define MUSTER_DB_ACTS_DEED_PRIVATE_H

#include "db/acts/acts.h"
#include "db/connection/connection.h"

/* Does it and notes it as an act; nothing is noted where nothing changed. what: floating or not,
 * taken over. */
gboolean mu_deed_do (MuConnection *connection, gint64 campaign, MuActKind kind, const char *about,
                     GVariant *what, GError **error);

/* One transaction around mu_deed_do; tells the day of the campaign too. */
gboolean mu_deed_store (MuStore *store, gint64 campaign, MuActKind kind, const char *about,
                        GVariant *what, GError **error);

/* Numbers and texts that a deed is told. */
gboolean mu_deed_int (GVariant *what, const char *key, gint64 least, gint64 most, gint64 *value,
                      GError **error);
/* Borrowed from what; at most so many characters. */
gboolean mu_deed_text (GVariant *what, const char *key, glong most, const char **text,
                       GError **error);

/* IMPOSSIBLE: what is told there cannot be; FALSE. */
gboolean mu_deed_refuse (const char *key, GError **error);

/* The day on which it was done: in another copy it may be later by now, or the calendar may have
 * been taken back since. */
gboolean mu_deed_today (GVariant *what, int *day, GError **error);
/* That it is not over then. */
gboolean mu_deed_not_yet_past (GVariant *what, int day, GError **error);

/* A number for a row, the same in every copy: drawn by lot, 1 or more. */
gint64 mu_deed_lot (void);

/* What each kind does (acts.def), each in the file of what it changes. */
typedef gboolean (*MuDoer) (MuConnection *connection, gint64 campaign, GVariant *what,
                            GError **error);
#define ACT(...)
#define DEED(NAME, KEY, DOER, ...)                                                                 \
  gboolean mu_deed_##DOER (MuConnection *connection, gint64 campaign, GVariant *what,              \
                           GError **error);
#include "db/acts/acts.def"
#undef DEED
#undef ACT

#endif
