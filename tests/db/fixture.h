/* Clubs, armies and battles for the tests of the club file. The battles are made
 * up: what counts here is that everything in them comes back. */
#ifndef MUSTER_TESTS_DB_FIXTURE_H
#define MUSTER_TESTS_DB_FIXTURE_H

#include <check.h>

#include "db/store.h"

/* A folder of the test's own, and a path in it; free with g_free. */
char *fixture_folder (void);
char *fixture_path (const char *folder, const char *name);
void fixture_remove (const char *folder);

/* In a child that is to be killed: Check hears nothing of it from now on, for half a message would
 * end the whole run. keep: a descriptor that the child goes on using; the others lead nowhere. */
void fixture_leave_check (int keep);

/* A club that must open. */
MuStore *fixture_store (const char *path);

#define FIXTURE_ALLY_EDITION 4

/* Every part of the format used: two generals, a sub-unit, a bodyguard, a crewed
 * model, skirmishers, allies of a named edition, a forced march, tags, notes, items. */
MuList *fixture_list (const char *name);

/* Between the two lists (copied), lost by dice from seed. */
MuBattleRecord *fixture_battle (const char *name, const MuList *a, const MuList *b, guint64 seed,
                                guint events);
/* The same with rulings of every kind. */
MuBattleRecord *fixture_ruled_battle (const char *name, const MuList *a, const MuList *b);
/* Digest of the record's events as they now are. */
void fixture_seal (MuBattleRecord *record);

/* Its events tell its results as they now are; the same record. */
const MuBattleRecord *fixture_retold (MuBattleRecord *record);

/* Adds the battle to a club of an older version, which has no table for what it rests on. */
gint64 fixture_add_older (MuStore *older, const MuBattleRecord *record);

/* A campaign of two fixture lists, named after the campaign. */
gint64 fixture_campaign (MuStore *store, const char *name);
/* The next battle of the campaign, between the armies as they stand. */
MuBattleRecord *fixture_campaign_battle (MuStore *store, gint64 campaign, guint64 seed);

void fixture_same_list (const MuList *one, const MuList *other);
void fixture_same_record (const MuBattleRecord *one, const MuBattleRecord *other);

/* The examination finds nothing. */
void fixture_sound (MuStore *store);

/* Rows of a table, asked on a connection of its own kind. */
gint64 fixture_count (MuStore *store, const char *table);

#define ck_ok(call)                                                                                \
  do {                                                                                             \
    GError *error = NULL;                                                                          \
    gboolean worked = (call) ? TRUE : FALSE;                                                       \
    ck_assert_msg (worked &&error == NULL, "%s: %s", #call, error ? error->message : "failed");    \
  } while (0)

/* The call fails for this reason, and its message holds these words. */
#define ck_fails(call, code, words)                                                                \
  do {                                                                                             \
    GError *error = NULL;                                                                          \
    gboolean worked = (call) ? TRUE : FALSE;                                                       \
    ck_assert_msg (!worked, "%s worked", #call);                                                   \
    ck_assert_msg (g_error_matches (error, MU_STORE_ERROR, code), "%s: %s", #call,                 \
                   error ? error->message : "no error");                                           \
    ck_assert_msg (strstr (error->message, words) != NULL, "%s", error->message);                  \
    g_error_free (error);                                                                          \
  } while (0)

/* Runs the suite; the program's exit status. */
int fixture_run (const char *name, const TTest *const *tests, guint count);
/* And loops, each `times` times with _i from 0. */
int fixture_run_loops (const char *name, const TTest *const *tests, guint count,
                       const TTest *const *loops, guint loop_count, int times);

#endif
