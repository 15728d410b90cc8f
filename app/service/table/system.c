/* See system.h. */
#include "app/service/table/system.h"

const MuTableSystem *
mu_table_system (MuRuleSystem rules)
{
  for (const MuTableSystem *const *row = mu_table_systems; *row; row++)
    if ((*row)->number == rules)
      return *row;
  return mu_table_systems[0];
}
