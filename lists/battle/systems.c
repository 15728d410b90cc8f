/* The systems whose battles are recorded. */
#include "lists/battle/system.h"

const MuRecordSystem *const mu_record_systems[]
    = { &mu_record_wrg5, &mu_record_awfp, &mu_record_abd, NULL };
