/* A field and two armies for orders to speak of. */
#ifndef MUSTER_TESTS_LISTS_ORDERS_SCENE_H
#define MUSTER_TESTS_LISTS_ORDERS_SCENE_H

#include "lists/wrg/orders/orders_words.h"
#include "tests/lists/common.h"

typedef struct {
  MuList *own, *enemy;
  MuOrderScene scene; /* of Hannibal's army at Zama, nobody in particular */
} Stage;

void stage_init (Stage *stage);
void stage_clear (Stage *stage);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Stage, stage_clear)

/* Makes it the turn of the body with this name. */
void stage_turn (Stage *stage, const char *name);

/* Orders drawn from all that words can say of the scene. */
void random_orders (guint64 *state, const MuOrderScene *scene, MuWrgOrders *orders);

#endif
