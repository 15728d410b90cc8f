/* What the app prints: an army's sheets, a battle's night pack or report, a campaign's report. A
 * copy of what stands on them, so that pages are made beside the main thread while the person works
 * on. */
#ifndef MUSTER_APP_SERVICE_NIGHT_PRINTABLE_H
#define MUSTER_APP_SERVICE_NIGHT_PRINTABLE_H

#include <gio/gio.h>

#include "db/store.h"
#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "reports/night/night_pack.h"

typedef struct MuPrintable MuPrintable;

/* Books may be NULL; their shelf must outlive the printable. */
MuPrintable *mu_printable_new_army (const MuList *list, const MuBook *book);
MuPrintable *mu_printable_new_battle (const MuBattleRecord *record, const MuShelf *shelf);
/* The report of a campaign as it stands in the store's file when pages are made. */
MuPrintable *mu_printable_new_campaign (MuStore *store, gint64 campaign, const char *name);
MuPrintable *mu_printable_ref (MuPrintable *printable);
void mu_printable_unref (MuPrintable *printable);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuPrintable, mu_printable_unref)

/* Which of its sheets, and how they lie on the leaves. */
typedef struct {
  MuPaper paper;
  gboolean two_sided;
  guint parts; /* MU_PACK_BIT of each; a campaign has its report alone */
} MuPrintChoice;

/* MU_PACK_BIT of the sheets that there are, and of those that people want before they have said
 * anything: of an army its roster, of a battle all that it takes, once it was fought its report. */
guint mu_printable_parts (const MuPrintable *printable);
guint mu_printable_usual_parts (const MuPrintable *printable);
/* "Order sheet: Zama Romans", translated; free with g_free. */
char *mu_printable_part_words (const MuPrintable *printable, MuPackPart part);
/* What it is called: the army, the battle, the campaign. */
const char *mu_printable_name (const MuPrintable *printable);
/* A file name for it, without folder: "Zama Romans.pdf"; free with g_free. */
char *mu_printable_file_name (const MuPrintable *printable);

/* The pages; choice->parts holds at least one that there is. NULL with an error of the store, which
 * is opened by its file. On any thread. */
MuSheets *mu_printable_sheets (const MuPrintable *printable, const MuPrintChoice *choice,
                               GError **error);
/* The same on a thread of its own, and a file besides where path is not NULL, a PDF or, as it ends
 * in .html, a page for a browser: nothing is seen of it before it is whole. A call that is
 * cancelled makes no file. The answer's pages are the caller's, for any one thread. */
void mu_printable_make_async (MuPrintable *printable, const MuPrintChoice *choice, const char *path,
                              GCancellable *cancellable, GAsyncReadyCallback done, gpointer data);
MuSheets *mu_printable_make_finish (GAsyncResult *result, GError **error);

#endif
