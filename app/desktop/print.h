/* From the app onto paper: the same pages for printer, preview and PDF. */
#ifndef MUSTER_APP_DESKTOP_PRINT_H
#define MUSTER_APP_DESKTOP_PRINT_H

#include <gtk/gtk.h>

#include "db/battle_record.h"
#include "db/store.h"
#include "lists/book.h"
#include "reports/sheets.h"

/* A roster, a night pack, a battle report or a campaign's, with a copy of what stands on it; of a
 * campaign the store has that. */
typedef struct MuPrintable MuPrintable;

/* book may be NULL; it and the shelf must outlive the printable. */
MuPrintable *mu_printable_new_roster (const MuList *list, const MuBook *book);
/* The report of a battle that was fought; before it, all that both players need. */
MuPrintable *mu_printable_new_battle (const MuBattleRecord *record, const MuShelf *shelf);
/* The report of a campaign as it stands when it is printed; the store must outlive the printable.
 */
MuPrintable *mu_printable_new_campaign (MuStore *store, gint64 campaign, const char *name);
void mu_printable_free (MuPrintable *printable);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuPrintable, mu_printable_free)

/* A file name for it, without folder: "Zama Romans.pdf"; free with g_free. */
char *mu_printable_file_name (const MuPrintable *printable);
/* A page for a browser where the path ends in .html. */
gboolean mu_printable_write_pdf (const MuPrintable *printable, MuPaper paper, const char *path,
                                 GError **error);
/* Asks for printer and pages, prints in the background. Takes printable over. */
void mu_print (GtkWindow *parent, MuPrintable *printable);

/* The paper that people use where this machine stands. */
MuPaper mu_print_usual_paper (void);

#endif
