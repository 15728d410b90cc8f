/* What Fast Play's sums look up: the tables that its book has lost, as they were read from a file.
 */
#ifndef MUSTER_APP_SUMS_AWFP_TABLES_H
#define MUSTER_APP_SUMS_AWFP_TABLES_H

#include "app/sums/core/sum.h"
#include "rules/awfp/leadership.h"
#include "rules/awfp/play.h"
#include "rules/awfp/points.h"

/* What MuSumInput.tables is for kinds of this system. All borrowed. */
typedef struct {
  const MuAwfpLeadership *leadership;
  const MuAwfpPrices *prices;
  const MuAwfpPlay *play;  /* NULL: the file has none of it */
  const char *source;      /* "by Muster's reconstruction: …", translated */
  gboolean reconstruction; /* made up anew; else a club's own */
} MuAwfpSumTables;

/* For a kind's work: the answer says whose they are. NULL and a refusal where there are none. */
const MuAwfpSumTables *mu_awfp_sum_tables (const MuSumTask *task, MuSumAnswer *answer);
/* The same of what is looked up in play. */
const MuAwfpPlay *mu_awfp_sum_play (const MuSumTask *task, MuSumAnswer *answer);
/* For scripts, after all other results: "tables", "reconstruction" or "club". */
void mu_awfp_sum_told_tables (const MuSumTask *task, MuSumAnswer *answer);

#endif
