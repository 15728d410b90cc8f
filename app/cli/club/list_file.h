/* Lists in files of every kind, by the ending of their names. */
#ifndef MUSTER_APP_CLI_CLUB_LIST_FILE_H
#define MUSTER_APP_CLI_CLUB_LIST_FILE_H

#include "app/cli/core/call.h"

/* Text in troop notation where the name ends in .txt, else XML. */
MuList *mu_read_list_file (MuCall *call, const char *path, GError **error);

/* XML, text in troop notation, CSV or HTML by the ending; any other is an error. */
gboolean mu_write_list_file (MuCall *call, const MuList *list, const char *path, GError **error);

#endif
