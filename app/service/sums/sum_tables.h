/* What the sums of a system look up (MuSumInput.tables), read from its file. */
#ifndef MUSTER_APP_SERVICE_SUMS_SUM_TABLES_H
#define MUSTER_APP_SERVICE_SUMS_SUM_TABLES_H

#include "app/sums/core/sum.h"

typedef struct {
  gpointer tables; /* for MuSumInput.tables; NULL: the system looks nothing up */
  GDestroyNotify free;
} MuSumTables;

/* From that file; NULL: the club's own where there is one, else the shipped one. FALSE: it cannot
 * be used, and nothing is held. */
gboolean mu_sum_tables_open (MuSumTables *tables, const MuSumSystem *system, const char *path,
                             GError **error);
void mu_sum_tables_clear (MuSumTables *tables);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuSumTables, mu_sum_tables_clear)

#endif
