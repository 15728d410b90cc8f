/* Lists of stands: Fast Play as a rule system of lists. */
#ifndef MUSTER_LISTS_AWFP_STANDS_H
#define MUSTER_LISTS_AWFP_STANDS_H

#include "lists/system.h"

extern const MuListSystem mu_stands_system;

/* mu_list_take_prices_by */
gboolean mu_stands_take_prices (MuSchemas *schemas, MuList *list, GError **error);

#endif
