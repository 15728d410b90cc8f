/* Exchange within db/. None of these begins or ends a transaction. */
#ifndef MUSTER_DB_EXCHANGE_PRIVATE_H
#define MUSTER_DB_EXCHANGE_PRIVATE_H

#include "db/acts_private.h"
#include "db/exchange.h"

/* exchange_do.c: does the act here, as its maker did it there. What has come to pass already is
 * noted all the same. */
gboolean mu_exchange_do (MuConnection *connection, gint64 campaign, const MuSentAct *sent,
                         GError **error);
/* exchange_join.c: what the campaign began with, if the changes go on from its first act and it is
 * known. */
gboolean mu_exchange_tell_beginning (MuConnection *connection, const MuCampaign *head,
                                     const GPtrArray *acts, MuDispatch *dispatch, GError **error);
/* The act with that id; NULL: none such. Borrowed from acts. */
MuAct *mu_exchange_find (GPtrArray *acts, gint64 id);

#endif
