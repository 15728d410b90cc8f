/* What can go wrong with a file of ours. Messages name file, line, what was
 * found and what was expected. */
#ifndef MUSTER_LISTS_XML_ERROR_H
#define MUSTER_LISTS_XML_ERROR_H

#include <glib.h>

typedef enum {
  MU_FILE_ERROR_UNREADABLE, /* cannot be opened or read */
  MU_FILE_ERROR_NOT_XML,    /* not well-formed, cut short, or not text at all */
  MU_FILE_ERROR_HOSTILE,    /* entities, nesting or size beyond what an honest file holds */
  MU_FILE_ERROR_FOREIGN,    /* XML, but not of this kind, or of a newer version */
  MU_FILE_ERROR_INVALID,    /* of this kind, but breaks its schema or a limit */
  MU_FILE_ERROR_UNWRITABLE,
} MuFileError;

#define MU_FILE_ERROR (mu_file_error_quark ())
GQuark mu_file_error_quark (void);

#endif
