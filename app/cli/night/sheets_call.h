/* Sheets that a call asks for: where to, on what paper, and what is said of them. */
#ifndef MUSTER_APP_CLI_NIGHT_SHEETS_CALL_H
#define MUSTER_APP_CLI_NIGHT_SHEETS_CALL_H

#include "app/cli/core/call.h"
#include "reports/document/sheets.h"

/* The call's --output, if it is for paper or for a browser; else NULL with a complaint. */
const char *mu_call_sheets_path (MuCall *call);
/* By its --paper, --large-type and --output. */
MuPaper mu_call_paper (MuCall *call);
/* Writes them there and says so. */
MuExit mu_call_write_sheets (MuCall *call, MuSheets *sheets, const char *path);

#endif
