/* The grammar of orders, between its files. Private to lists/wrg/orders/orders_*.c.
 *
 * A part (mu_parse_…_part) stands at the next word: TRUE if it went past words of its own;
 * FALSE where they are others, and nothing is gone past, or where it failed and the
 * text has the fault. */
#ifndef MUSTER_LISTS_WRG_ORDERS_ORDERS_PARSER_H
#define MUSTER_LISTS_WRG_ORDERS_ORDERS_PARSER_H

#include "lists/wrg/orders/orders_private.h"

/* The clause that is being read. */
typedef struct {
  MuWrgClause clause;
  guint first;          /* its first token */
  gboolean begun;       /* it says something */
  gboolean conditioned; /* it says when, or against whom */
  gboolean vague_way;   /* "advance": ahead, unless a place follows */
  gboolean took;        /* a place is to be taken: to hold it comes after */
  gboolean target;      /* the action names enemy: without a movement, it goes towards them */
  guint8 where;         /* MuWrgWhere, of those */
} MuDraft;

typedef struct {
  MuText *text;
  const MuOrderScene *scene;
  MuWrgOrders *orders;
  gsize *clause_at; /* may be NULL */
  MuDraft draft;
  gboolean apart; /* a comma or the like was last */
} MuParser;

/* --- clauses (orders_parse.c) ------------------------------------------- */

void mu_parse_begin (MuParser *parser);
/* Puts the draft among the orders, where it says anything. */
gboolean mu_parse_finish (MuParser *parser);
/* The draft says something. Always TRUE. */
gboolean mu_parse_begun (MuParser *parser);
/* Makes room for a movement in the draft: a clause has one. at: its word. */
gboolean mu_parse_clear_way (MuParser *parser, guint at);
/* The same for a verb: behind an action it may begin a clause. */
gboolean mu_parse_begin_way (MuParser *parser, guint at);
/* Takes words back, for another part to try. Always FALSE. */
gboolean mu_parse_go_back (MuParser *parser, guint start);
/* Fails where a noun stands next that nothing is known by. */
gboolean mu_parse_known_noun (MuParser *parser);

/* --- orders_when.c ------------------------------------------------------ */

/* "period 4", "the fourth period" */
gboolean mu_parse_period (MuText *text, int *period);
gboolean mu_parse_check_period (MuText *text, guint at, int period);
void mu_parse_add_case (MuParser *parser, const MuEnemies *enemies);
gboolean mu_parse_until_part (MuParser *parser);
gboolean mu_parse_from_part (MuParser *parser);
gboolean mu_parse_signal_part (MuParser *parser);
gboolean mu_parse_then_part (MuParser *parser);
gboolean mu_parse_if_part (MuParser *parser);
gboolean mu_parse_against_part (MuParser *parser);

/* --- orders_way.c ------------------------------------------------------- */

gboolean mu_parse_go_to_place (MuParser *parser, guint at, const MuWrgSpot *spot);
gboolean mu_parse_go_to_enemies (MuParser *parser, guint at, const MuEnemies *enemies);
/* A place to go to, if one stands next; FALSE for a fault only. */
gboolean mu_parse_place (MuParser *parser, gboolean *found);
gboolean mu_parse_go_part (MuParser *parser);
gboolean mu_parse_incline_part (MuParser *parser);
gboolean mu_parse_onward_part (MuParser *parser);
gboolean mu_parse_retire_part (MuParser *parser);
gboolean mu_parse_stay_part (MuParser *parser);
gboolean mu_parse_by_way_of_part (MuParser *parser);
gboolean mu_parse_route_part (MuParser *parser);
gboolean mu_parse_form_part (MuParser *parser);
gboolean mu_parse_at_part (MuParser *parser);
gboolean mu_parse_filler_part (MuParser *parser);

/* --- orders_act.c ------------------------------------------------------- */

gboolean mu_parse_follow_me_part (MuParser *parser);
gboolean mu_parse_challenge_part (MuParser *parser);
gboolean mu_parse_hide_part (MuParser *parser);
gboolean mu_parse_follow_part (MuParser *parser);
gboolean mu_parse_support_part (MuParser *parser);
gboolean mu_parse_take_part (MuParser *parser);
gboolean mu_parse_act_part (MuParser *parser);
gboolean mu_parse_free_part (MuParser *parser);

/* --- orders_arrival.c --------------------------------------------------- */

gboolean mu_parse_arrival_part (MuParser *parser);

#endif
