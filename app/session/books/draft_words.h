/* What the fields of a book that is being written say, in words for people. */
#ifndef MUSTER_APP_SESSION_BOOKS_DRAFT_WORDS_H
#define MUSTER_APP_SESSION_BOOKS_DRAFT_WORDS_H

#include "lists/draft/draft.h"

/* What the choice at that place of mu_draft_field_choices is called; translated, static. */
const char *mu_draft_words_choice (MuDraftField field, guint choice);
/* What a row is called: its name, or what it is without one ("New troops"); free with g_free. */
char *mu_draft_words_title (const MuDraft *draft, MuDraftPlace place);
/* "0 to 60, Irr C LC JLS Sh", what an option or a limit comes to; free with g_free. */
char *mu_draft_words_row (const MuDraft *draft, MuDraftPlace place);

#endif
