/* The reference sheet of Ancient Battles Deluxe. Every number is asked of the core. */
#ifndef MUSTER_REPORTS_ABD_REFERENCE_DELUXE_H
#define MUSTER_REPORTS_ABD_REFERENCE_DELUXE_H

#include "reports/document/sheets.h"

/* What is left of the game. */
MuSheets *mu_reference_deluxe_sheets (MuPaper paper);

#endif
