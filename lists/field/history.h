/* Battles of history: two armies, a field, and how each side stood and fought on
 * that day, as the ancient accounts have it. Read from XML (schema/history.rng). */
#ifndef MUSTER_LISTS_FIELD_HISTORY_H
#define MUSTER_LISTS_FIELD_HISTORY_H

#include "lists/book/book.h"
#include "lists/field/field.h"
#include "lists/field/victory.h"
#include "lists/list/list.h"
#include "rules/field/country.h"

typedef struct {
  MuList *list;
  MuDoctrine doctrine; /* of that day; the book's own where the file gives none */
  MuVictory victory;   /* nothing stated where the file gives none */
} MuHistorySide;

typedef struct {
  char *id;
  char *name;
  int year;
  int month; /* 1 to 12; 0: the file tells none */
  MuRegion region;
  MuFieldPlan *field;
  MuHistorySide side[MU_SIDES];
  char *note;
  GPtrArray *sources; /* char * */
} MuHistory;

/* Whether either side has conditions of its own (victory.h). */
gboolean mu_history_states_victory (const MuHistory *history);

/* The ids of those that ship, by year; NULL-ended, static. */
const char *const *mu_history_ids (void);

/* A shipped one, of armies whose books are on the shelf. Nothing of the shelf is kept. Errors name
 * file and line: MU_FILE_ERROR_INVALID too for an army of another year. */
MuHistory *mu_history_open (const char *id, const MuShelf *shelf, GError **error);
MuHistory *mu_history_read_data (const char *data, gsize length, const char *name,
                                 const MuShelf *shelf, GError **error);
void mu_history_free (MuHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuHistory, mu_history_free)

#endif
