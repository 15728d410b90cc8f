/* A club in memory with the sample armies, as the models' tests need it. */
#ifndef MUSTER_TESTS_SESSION_FIXTURE_H
#define MUSTER_TESTS_SESSION_FIXTURE_H

#include <check.h>

#include "app/session/desk.h"

/* The caller's; ends the test where it cannot be. */
MuDesk *sample_desk (void);
gint64 list_named (MuDesk *desk, const char *name);
/* The Romans of the samples against the Carthaginians, in autumn. */
MuBattleChoice zama_choice (MuDesk *desk);
/* The Romans of the samples, open. */
MuDesk *open_romans (void);
/* What a screen would draw first. */
void write_all (MuDesk *desk);
/* The open army as the club file holds it, everything written; the caller's. */
MuList *kept_list (MuDesk *desk);
void undo (MuDesk *desk);
/* Runs the main context until done says so; fails after some seconds. */
void run_until (gboolean (*done) (gpointer data), gpointer data);
/* Properties of an item or session; the text is the caller's. */
char *text_of (gpointer object, const char *property);
int number_of (gpointer object, const char *property);
gboolean truth_of (gpointer object, const char *property);
double share_of (gpointer object, const char *property);
/* The state of tonight's table that is this fate and nothing more. */
int state_of_fate (MuTableSession *table, MuFate fate);
/* The property's text has the words in it. */
void has_words (gpointer object, const char *property, const char *words);
/* Runs the suite of one test case; the exit status. */
int run_suite (const char *name, const TTest *const *tests, int count);
/* The same with a home of its own for the club's own books, empty at first and swept behind it. */
int run_suite_at_home (const char *name, const TTest *const *tests, int count);

#endif
