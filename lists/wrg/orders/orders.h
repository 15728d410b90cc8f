/* The order sheet of a side: battlefield orders of its bodies, standing orders and
 * signals, as XML (schema/orders.rng). Each order stands there as the player wrote
 * it and as it was understood, or either alone. What is written reads back the
 * same, and writing it again gives the same bytes.
 *
 * A sheet is for one list, whose name and code it carries: orders for bodies that
 * are others are refused (mu_orders_fit). */
#ifndef MUSTER_LISTS_WRG_ORDERS_ORDERS_H
#define MUSTER_LISTS_WRG_ORDERS_ORDERS_H

#include "lists/field/field.h"
#include "lists/wrg/orders/orders_words.h"

#define MU_ORDERS_PLACES_MAX  250
#define MU_ORDERS_MEANING_MAX 200 /* characters of what a signal is */
#define MU_ORDERS_CODE_LENGTH 12

/* One body's order. Without words they are "", without clauses count is 0. */
typedef struct {
  int unit;    /* of the list, from 0 */
  char *name;  /* of the body */
  char *words; /* as the player wrote them */
  MuWrgOrders orders;
  int line; /* in the file that it was read from; 0: from none */
} MuBodyOrders;

/* A place that orders speak of, as the field had it. */
typedef struct {
  char *name;
  char *kind;
  int x, y;
} MuOrdersPlace;

typedef struct {
  char *list_name;
  char *list_code;  /* mu_orders_list_code */
  char *enemy_name; /* of the list that the orders name bodies of, "" for none */
  char *enemy_code;
  MuSide side;
  int width, depth;  /* of the table, paces; 0: as usual */
  GPtrArray *places; /* MuOrdersPlace: the field's features in its order, so that a feature has
                        the same number here and there */
  MuWrgSignalBook signals;
  char *signal_words[MU_WRG_SIGNALS]; /* "three blasts on the war horn"; "" */
  char *standing_words;               /* "" for none */
  MuWrgStandingOrders standing;
  int standing_line; /* in the file */
  GPtrArray *bodies; /* MuBodyOrders */
} MuOrders;

/* An empty sheet for the list; enemy may be NULL. */
MuOrders *mu_orders_new (const MuList *list, const MuList *enemy);
MuOrders *mu_orders_copy (const MuOrders *orders);
void mu_orders_free (MuOrders *orders);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuOrders, mu_orders_free)

/* Borrowed; NULL where the body has no order. */
MuBodyOrders *mu_orders_of (const MuOrders *orders, int unit);
/* wrg.deploy.off-table: whether the body's orders have it come to the table after the start. */
gboolean mu_orders_come_later (const MuOrders *orders, int unit);
/* The body's order, an empty one added where it has none; borrowed. */
MuBodyOrders *mu_orders_ensure (MuOrders *orders, const MuList *list, int unit);
/* Copies what is given; borrowed. */
MuOrdersPlace *mu_orders_add_place (MuOrders *orders, const char *name, const char *kind, int x,
                                    int y);

/* Tells lists apart by what orders rest on: bodies with their names, troops and sub-units, generals
 * and whom they ride with. Twelve hexadecimal digits; free with g_free. */
char *mu_orders_list_code (const MuList *list);

/* Reading checks the form alone. Errors name file and line. */
MuOrders *mu_orders_read_file (const char *path, GError **error);
MuOrders *mu_orders_read_data (const char *data, gsize length, const char *name, GError **error);
/* The XML; free with g_free. */
char *mu_orders_write_data (const MuOrders *orders, gsize *length);
gboolean mu_orders_write_file (const MuOrders *orders, const char *path, GError **error);

/* Whether the sheet is for this list, against this enemy (may be NULL), and names bodies as they
 * are. name: of the sheet's file, for messages. MU_FILE_ERROR_FOREIGN for a sheet of another
 * list, MU_FILE_ERROR_INVALID for bodies that are not there. */
gboolean mu_orders_fit (const MuOrders *orders, const char *name, const MuList *list,
                        const MuList *enemy, GError **error);

/* In place of the places so far; copied. */
void mu_orders_set_places (MuOrders *orders, const MuOrderPlace *places, int count);

/* Whether the sheet's places are these, those of the field that is fought on, in their order: a
 * sheet without places fits any field. MU_FILE_ERROR_FOREIGN if not. */
gboolean mu_orders_fit_places (const MuOrders *orders, const char *name, const MuOrderPlace *places,
                               int count, GError **error);

/* The field's features as places of orders, in its order: names are borrowed from the plan, the
 * middle is that of the spots. places must have room for MU_ORDERS_PLACES_MAX; returns how many
 * there are. */
int mu_field_plan_places (const MuFieldPlan *plan, MuOrderPlace *places);

/* The field's places and table in place of those so far. */
void mu_orders_set_field (MuOrders *orders, const MuFieldPlan *plan);

/* Whether the sheet can be for a battle on this field (NULL: open ground on the usual table): a
 * sheet that names neither places nor a table fits any. MU_FILE_ERROR_FOREIGN if not. */
gboolean mu_orders_fit_field (const MuOrders *orders, const char *name, const MuFieldPlan *plan,
                              GError **error);

/* What is wrong with an order. */
typedef struct {
  int unit;         /* MU_LIST_NO_UNIT: standing orders or signals */
  MuRule rule;      /* MU_RULE_NONE: words that are not understood */
  gboolean warning; /* the army can fight so */
  int line;         /* in the file; 0 */
  char *name;       /* of the body, or what else it is about */
  char *word;       /* at fault; "" */
  char *message;    /* a sentence, translated */
} MuOrdersIssue;

void mu_orders_issue_free (MuOrdersIssue *issue);
/* Whether none but warnings are among them. */
gboolean mu_orders_issues_fine (const GPtrArray *issues);

/* Judges the whole sheet, which must fit. Orders that stand in words alone are understood and
 * filled in; words and structure that say different things are an issue, a body of the
 * list without an order is a warning (wrg.orders.initial, wrg.orders.default). outscouted: who has
 * been outscouted, MU_SIDE_NONE for neither. Free the array. */
GPtrArray *mu_orders_judge (MuOrders *orders, const MuList *list, const MuList *enemy,
                            MuSide outscouted);

/* What a body's orders can speak of. The scene borrows from all of them; places, which it uses,
 * must have room for MU_ORDERS_PLACES_MAX and outlive it. */
void mu_orders_scene (const MuOrders *orders, const MuList *list, const MuList *enemy, int unit,
                      MuOrderPlace *places, MuOrderScene *scene);

#endif
