/* One call of the command: what was asked for, and the ways to answer.
 *
 * Options and arguments are checked before a verb runs: a NUMBER is in its
 * range, a YEAR is one (with its era, which may be a word of its own), a CHOICE is one of its
 * words, required ones are there. What a verb asks for by a name that its table lacks is a mistake
 * of ours and aborts. */
#ifndef MUSTER_APP_CLI_CORE_CALL_H
#define MUSTER_APP_CLI_CORE_CALL_H

#include <glib.h>

#include "app/cli/core/verb.h"
#include "app/service/club/club.h"

#define MU_CALL_ERROR (mu_call_error_quark ())
GQuark mu_call_error_quark (void);

MuCall *mu_call_new (void);
void mu_call_free (MuCall *call);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuCall, mu_call_free)

/* Reads the arguments (without the program's name). Options may stand anywhere,
 * those of a verb after it; "--" ends them; -3 is a number. */
gboolean mu_call_parse (MuCall *call, char **arguments, GError **error);

const MuVerb *mu_call_verb (const MuCall *call); /* NULL before one was read */
gboolean mu_call_porcelain (const MuCall *call);

gboolean mu_call_has (const MuCall *call, const char *option);
const char *mu_call_text (const MuCall *call, const char *option); /* NULL if not given */
gint64 mu_call_number (const MuCall *call, const char *option, gint64 fallback);
/* Of a YEAR option. */
int mu_call_year (const MuCall *call, const char *option, int fallback);
int mu_call_choice (const MuCall *call, const char *option, int fallback);
/* All values of a TEXTS option in order, borrowed; NULL if not given. */
const GPtrArray *mu_call_texts (const MuCall *call, const char *option);

guint mu_call_count (const MuCall *call);                        /* arguments */
const char *mu_call_argument (const MuCall *call, guint number); /* NULL past the last */

/* The seed of this call: --seed, else one from the system, the same at every
 * asking. */
guint64 mu_call_seed (MuCall *call);
MuSeedOrigin mu_call_seed_origin (const MuCall *call);

/* The club file (--db, else the usual one), opened at the first asking and
 * closed with the call; borrowed. */
MuClub *mu_call_club (MuCall *call, GError **error);
/* Its path; borrowed. */
const char *mu_call_club_path (MuCall *call);
/* The army books, for which no club file is needed; opened, closed and borrowed alike. Once the
 * club is open they are the club's, with the editions that its lists were made with: ask again
 * after finding a list. */
const MuShelf *mu_call_books (MuCall *call, GError **error);
/* For reading files, of which a call may have many; borrowed. */
MuSchemas *mu_call_schemas (MuCall *call);

/* What a person should know beside the answer; main says it on stderr when the answer is out. */
void mu_call_add_remark (MuCall *call, const char *format, ...) G_GNUC_PRINTF (2, 3);
/* char *, borrowed. */
const GPtrArray *mu_call_remarks (const MuCall *call);

/* A whole number and nothing else; what: how the message names it. */
gboolean mu_read_number (const char *what, const char *text, gint64 min, gint64 max, gint64 *number,
                         GError **error);
/* Faces thrown at the table, "4,2,6"; no more than most, for which there must be room. */
gboolean mu_read_faces (const char *what, const char *text, guint8 *faces, gsize most, gsize *count,
                        GError **error);

#endif
