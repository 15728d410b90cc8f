/* Answers on stdout, complaints on stderr. */
#ifndef MUSTER_APP_CLI_CORE_OUT_H
#define MUSTER_APP_CLI_CORE_OUT_H

#include <glib.h>

#include "app/cli/core/call.h"
#include "rules/core/trace.h"

/* For scripts: "name<TAB>value", only under --porcelain. Control characters of
 * a value become blanks, so that a line stays a line. */
void mu_out_text (const MuCall *call, const char *name, const char *value);
void mu_out_number (const MuCall *call, const char *name, gint64 value);
/* One line of several values, ended by NULL. */
void mu_out_row (const MuCall *call, const char *name, ...) G_GNUC_NULL_TERMINATED;

/* "seed N" where it came from the system: a call with --seed knows it. */
void mu_out_new_seed (MuCall *call);

/* For people, only without --porcelain. The text is translated already; what came from a file in
 * it is made safe to show. */
void mu_say (const MuCall *call, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* A paragraph, broken at 78 columns, each line indented. */
void mu_say_wrapped (const MuCall *call, int indent, const char *text);
/* The lines of a sum with their rules. */
void mu_say_trace (const MuCall *call, const MuTrace *trace);

/* The rule for a message: under --porcelain its id, which scripts compare, for people the heading
 * under which the book has it. */
const char *mu_rule_shown (const MuCall *call, MuRule rule);

/* A text cut or filled with blanks to this many columns; free with g_free. */
char *mu_pad (const char *text, int columns);
/* A paragraph broken to lines; the first starts at column first. */
char *mu_wrap (const char *text, int first, int indent, int columns);
/* Any text in one line that is safe to show (lists/words/plain.h); free with g_free. */
char *mu_one_line (const char *text);

/* One line on stderr, of what is done all the same. */
void mu_warn (const char *text);
/* One line on stderr. The first returns MU_EXIT_BAD, the second MU_EXIT_NO; the
 * third takes the error, frees it and returns MU_EXIT_BAD. */
MuExit mu_complain (const char *format, ...) G_GNUC_PRINTF (1, 2);
MuExit mu_answer_no (const char *format, ...) G_GNUC_PRINTF (1, 2);
MuExit mu_complain_error (GError *error);
/* The same of what is no fault. */
void mu_remark (const char *text);
/* The same; for a battle that cannot be believed the answer is no, and it says how it is taken all
 * the same. */
MuExit mu_refuse_unproved (GError *error);

#endif
