/* The evening's tests begin alike: with what ships, fought by the core. Everything asserts. */
#ifndef MUSTER_TESTS_SERVICE_FIXTURE_H
#define MUSTER_TESTS_SERVICE_FIXTURE_H

#include <check.h>
#include <string.h>

#include "lists/battle/battle_record.h"
#include "lists/list/list.h"

/* A shipped list, as "zama-roman.xml"; the caller's. */
MuList *fixture_sample (const char *file);

/* The two shipped lists of Zama, Romans first; the caller's. */
void fixture_zama (MuList *list[MU_SIDES]);

/* Two lists of Fast Play, Romans first (tests/lists/stands); the caller's. */
void fixture_stands (MuList *list[MU_SIDES]);

/* A shipped field, as "zama"; the caller's. */
MuFieldPlan *fixture_field (const char *name);

/* Fights a prepared battle from its seed. */
void fixture_fight (MuBattleRecord *record);

/* The digest of the record's battle when it is fought again from its seed. */
guint64 fixture_digest_again (const MuBattleRecord *record);

/* Runs the case as a suite of that name; main's exit status. */
int fixture_run (const char *name, TCase *tests);

/* The call, which takes &error, fails, and its message holds these words. */
#define ck_refused(call, words)                                                                    \
  do {                                                                                             \
    GError *error = NULL;                                                                          \
    gboolean worked = (call) ? TRUE : FALSE;                                                       \
    ck_assert_msg (!worked && error != NULL, "%s worked", #call);                                  \
    ck_assert_msg (strstr (error->message, words) != NULL, "%s", error->message);                  \
    g_error_free (error);                                                                          \
  } while (0)

#endif
