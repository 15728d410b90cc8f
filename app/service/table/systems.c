/* The systems whose battles are fought on the table. */
#include "app/service/table/system.h"

const MuTableSystem *const mu_table_systems[] = { &mu_table_wrg5, &mu_table_awfp, NULL };
