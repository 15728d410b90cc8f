/* Orders in the words that players use, and orders shown back as understood.
 *
 *   "Take and hold the river bridge"
 *   → Go to the river bridge and attack. Then hold.
 *
 * What is shown back can be read again and means the same: in English, that is;
 * what is shown is translated, what is read has one vocabulary
 * (orders_vocabulary.def). Nothing is guessed: a word that is not understood, or
 * that fits two bodies, is refused with its place and the reason. */
#ifndef MUSTER_LISTS_WRG_ORDERS_ORDERS_WORDS_H
#define MUSTER_LISTS_WRG_ORDERS_ORDERS_WORDS_H

#include "lists/list/list.h"
#include "rules/wrg/orders/order_sheet.h"

#define MU_ORDERS_TEXT_MAX   2000 /* bytes of one order in words */
#define MU_STANDING_TEXT_MAX 8000 /* of a sheet of standing orders */

/* A place of the field that orders can name. */
typedef struct {
  const char *name; /* "" for one that has no name of its own */
  const char *kind; /* what it is, as "bridge" or "gentle-hill" */
  int x, y;         /* paces, its middle; origin: side A's left corner */
} MuOrderPlace;

/* Who is ordered, and what orders can speak of. All borrowed. */
typedef struct {
  const MuList *own;
  int self;            /* its number in own; MU_LIST_NO_UNIT: nobody in particular */
  const MuList *enemy; /* NULL: his bodies are not known by name */
  const MuOrderPlace *places;
  int place_count;
  MuSide side;
  int width, depth; /* of the table, paces; 0: 720 by 480 */
} MuOrderScene;

/* Why an order was refused, and where. */
typedef struct {
  MuRule rule;   /* that it breaks; MU_RULE_NONE: it was not understood */
  gsize at;      /* byte of the text where the words at fault begin */
  gsize length;  /* of them, bytes */
  char *word;    /* those words; "" where something is missing at the end */
  char *message; /* a sentence, translated: what is wrong and what would do */
} MuOrdersFault;

void mu_orders_fault_clear (MuOrdersFault *fault);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuOrdersFault, mu_orders_fault_clear)

/* Reads an order. On failure *orders is as mu_wrg_orders_init leaves it and *fault (cleared or
 * zero before) is filled in. clause_at (may be NULL) gets the byte at which each clause
 * begins. What is read may still break rules: mu_orders_read asks. */
gboolean mu_orders_understand (const MuOrderScene *scene, const char *text, MuWrgOrders *orders,
                               gsize clause_at[MU_WRG_CLAUSES], MuOrdersFault *fault);

/* What mu_wrg_orders_judge has to know, as far as list and field tell: the body, what can be
 * named, whether a general rides with it. standing and signals may be NULL: none. */
MuWrgOrderFacts mu_orders_facts (const MuOrderScene *scene, const MuWrgStandingOrders *standing,
                                 const MuWrgSignalBook *signals);

/* mu_orders_understand and mu_wrg_orders_judge in one: orders that can be given, or the fault.
 * verdict (may be NULL) has what an umpire would make of them. */
gboolean mu_orders_read (const MuOrderScene *scene, const MuWrgOrderFacts *facts, const char *text,
                         MuWrgOrders *orders, MuWrgOrderVerdict *verdict, MuOrdersFault *fault);

/* What would mend an order that breaks the rule: a sentence, translated, static. */
const char *mu_orders_remedy (MuRule rule);

/* Orders in plain words, translated; "" for none. Free with g_free. */
char *mu_orders_words (const MuOrderScene *scene, const MuWrgOrders *orders);

/* wrg.orders.default: what such troops do without any orders, a sentence; static, translated. */
const char *mu_orders_default_words (MuTroopType type);

/* Reads standing orders, a sentence a line: "Light cavalry attack light infantry, light
 * cavalry or disordered enemy. Light cavalry skirmish. Elephants attack." */
gboolean mu_orders_understand_standing (const char *text, MuWrgStandingOrders *standing,
                                        MuOrdersFault *fault);
/* Free with g_free. */
char *mu_orders_standing_words (const MuWrgStandingOrders *standing);
/* Words as wrg.orders.standing counts them. */
int mu_orders_count_words (const char *text);

#endif
