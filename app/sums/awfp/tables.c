#include "app/sums/awfp/tables.h"

#include <glib/gi18n.h>

const MuAwfpSumTables *
mu_awfp_sum_tables (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpSumTables *tables = task->input->tables;
  if (tables == NULL) {
    mu_sum_refuse (answer, MU_RULE_NONE, _ ("The tables of Fast Play are not there"));
    return NULL;
  }
  mu_sum_source (answer, tables->source);
  return tables;
}

const MuAwfpPlay *
mu_awfp_sum_play (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpSumTables *tables = mu_awfp_sum_tables (task, answer);
  if (tables && tables->play == NULL)
    mu_sum_refuse (answer, MU_RULE_NONE,
                   _ ("The club's tables of Fast Play say nothing of moves, missiles, close combat "
                      "and morale; add a <play> to them"));
  return tables ? tables->play : NULL;
}

void
mu_awfp_sum_told_tables (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuAwfpSumTables *tables = task->input->tables;
  mu_sum_result (answer, "tables", tables->reconstruction ? "reconstruction" : "club");
}
