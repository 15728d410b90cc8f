/* The words that order files use, each table ended by NULL and in the order of its
 * enum, where that has one from its second value on: what is unsaid is not written.
 * Private to lists/wrg/orders/orders_read.c and lists/wrg/orders/orders_write.c. */
#ifndef MUSTER_LISTS_WRG_ORDERS_ORDERS_TERMS_H
#define MUSTER_LISTS_WRG_ORDERS_ORDERS_TERMS_H

extern const char *const mu_terms_side[];      /* MuSide */
extern const char *const mu_terms_signal[];    /* MuWrgSignal */
extern const char *const mu_terms_move[];      /* MuWrgMoveOrder less one */
extern const char *const mu_terms_spot[];      /* MuWrgSpotKind less one */
extern const char *const mu_terms_direction[]; /* MuWrgDirection */
extern const char *const mu_terms_where[];     /* MuWrgWhere less one */
extern const char *const mu_terms_route[];     /* MuWrgRouteOrder less one */
extern const char *const mu_terms_form[];      /* MuWrgFormOrder less one */
extern const char *const mu_terms_act[];       /* MuWrgActOrder less one */
extern const char *const mu_terms_when[];      /* MuWrgWhen less one */
extern const char *const mu_terms_state[];     /* bits of MuWrgEnemyState */
extern const char *const mu_terms_event[];     /* bits of MuWrgHappening */
extern const char *const mu_terms_dare[];      /* MuWrgDare less one */
extern const char *const mu_terms_arriving[];  /* MuWrgArriving less one */
extern const char *const mu_terms_flank[];     /* MuWrgFlank */
extern const char *const mu_terms_edge[];      /* MuWrgEdge */
extern const char *const mu_terms_type[];      /* bits of MuTroopType */

#endif
