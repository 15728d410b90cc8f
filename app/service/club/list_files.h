/* Lists in files of every kind, by the ending of their names. */
#ifndef MUSTER_APP_SERVICE_CLUB_LIST_FILES_H
#define MUSTER_APP_SERVICE_CLUB_LIST_FILES_H

#include "lists/book/book.h"
#include "lists/list/list.h"
#include "lists/text/text.h"

typedef enum {
  MU_LIST_FILE_XML,  /* ".xml": all of it, for Muster */
  MU_LIST_FILE_TEXT, /* ".txt": troop notation, all of it */
  MU_LIST_FILE_CSV,  /* ".csv": for spreadsheets, not read again */
  MU_LIST_FILE_HTML, /* ".html": for browsers, not read again */
} MuListFileKind;
#define MU_LIST_FILE_KINDS (MU_LIST_FILE_HTML + 1)

/* ".xml"; static. */
const char *mu_list_file_ending (MuListFileKind kind);
/* In letters of either size; FALSE for a name that ends otherwise. */
gboolean mu_list_file_kind (const char *path, MuListFileKind *kind);

/* Text in troop notation where the name ends in .txt, XML where it ends otherwise; what cannot be
 * read again is refused with what can. schemas: NULL for this file alone; shelf: as
 * mu_list_read_text. */
MuList *mu_list_file_read (const char *path, MuSchemas *schemas, const MuShelf *shelf,
                           GError **error);
/* book: of the list, for HTML; NULL where there is none. separator: for CSV. */
gboolean mu_list_file_write (const MuList *list, const MuBook *book, MuListFileKind kind,
                             MuCsvSeparator separator, const char *path, GError **error);
/* What spreadsheets expect where numbers are written with this decimal point; and where the person
 * lives. */
MuCsvSeparator mu_list_file_separator_by (const char *decimal_point);
MuCsvSeparator mu_list_file_separator_here (void);

#endif
