/* How sheets come onto paper: as the member chose it last with this club file. */
#ifndef MUSTER_APP_DESKTOP_PAPER_PRINT_SETTINGS_H
#define MUSTER_APP_DESKTOP_PAPER_PRINT_SETTINGS_H

#include "app/service/night/printable.h"
#include "app/session/desk.h"

typedef struct {
  MuPaper paper; /* and whether in large type */
  gboolean two_sided;
} MuLeaves;

/* Before anything was chosen: the paper that people use where this machine stands, one-sided. */
MuLeaves mu_leaves_remember (MuDesk *desk);
void mu_leaves_note (MuDesk *desk, const MuLeaves *leaves);
/* The sheets that people usually want, on these. */
MuPrintChoice mu_leaves_usual_choice (const MuLeaves *leaves, const MuPrintable *printable);

#endif
