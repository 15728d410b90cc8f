/* Exchange within db/. None of these begins or ends a transaction. */
#ifndef MUSTER_DB_EXCHANGE_EXCHANGE_PRIVATE_H
#define MUSTER_DB_EXCHANGE_EXCHANGE_PRIVATE_H

#include "db/acts/acts_private.h"
#include "db/exchange/exchange.h"

/* exchange_do.c: does the act here, as its maker did it there. What has come to pass already is
 * noted all the same. */
gboolean mu_exchange_do (MuConnection *connection, gint64 campaign, const MuSentAct *sent,
                         GError **error);
/* Fights the battles again that are not in the campaign (0: none is), and keeps in the acts what
 * came out. UNPROVED as mu_store_merge() has it. */
gboolean mu_exchange_prove (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                            GError **error);
/* exchange_join.c: what the campaign began with, if the changes go on from its first act and it is
 * known. */
gboolean mu_exchange_tell_beginning (MuConnection *connection, const MuCampaign *head,
                                     const GPtrArray *acts, MuDispatch *dispatch, GError **error);
/* The act with that id; NULL: none such. Borrowed from acts. */
MuAct *mu_exchange_find (GPtrArray *acts, gint64 id);
/* exchange_way.c: whether it was done here alone, after the act that both go on from. */
gboolean mu_exchange_is_mine (const MuDispatch *dispatch, int base, const MuAct *act);
/* Whether it took back only what was done here alone: together with that it changed nothing. */
gboolean mu_exchange_is_void (MuConnection *connection, const MuDispatch *dispatch, int base,
                              const MuAct *act, gboolean *none, GError **error);
gboolean mu_exchange_has_number (const GArray *numbers, int number);
/* Adds what must go so that the act does: what followed from it, and what taking it back revives.
 */
gboolean mu_exchange_add_way (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                              int base, int number, GArray *way, GError **error);
/* What must go for those of theirs, by their ids; NULL: for all that collide. */
GArray *mu_exchange_find_way (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                              const MuMergePlan *plan, const GArray *theirs, GError **error);
/* exchange_stuck.c: notes in the plan as colliding what theirs cannot be done on top of, though
 * they change nothing alike: a battle needs the army that fought it, a fixture its day. Leaves the
 * campaign as it was. */
gboolean mu_exchange_find_stuck (MuConnection *connection, gint64 campaign,
                                 const MuDispatch *dispatch, MuMergePlan *plan, GError **error);
/* Takes them back, and leaves those that it took back there, the last that came first. */
gboolean mu_exchange_clear_way (MuConnection *connection, gint64 campaign, GArray *way,
                                GError **error);
/* Brings back what is in the way, as it was cleared, and not lost. */
gboolean mu_exchange_bring_back (MuConnection *connection, gint64 campaign, const GArray *way,
                                 const GArray *lost, GError **error);

#endif
