/* Stop and think: what was laid down between two periods of a battle, by which the
 * core then went on. Plain data, no database.
 *
 * A battle with rulings is proved like any other: fought again from its seed, with
 * the same rulings after the same periods. */
#ifndef MUSTER_LISTS_BATTLE_BATTLE_RULING_H
#define MUSTER_LISTS_BATTLE_BATTLE_RULING_H

#include <glib.h>

#include "rules/battle/battle.h"

typedef enum {
  MU_RULING_STANDS,   /* a body is set to what happened on the real table */
  MU_RULING_CONCEDES, /* wrg.victory.when: a side gives up */
  MU_RULING_ORDERS,   /* wrg.orders.messenger: a body is written new orders */
} MuRulingKind;

typedef struct {
  int after; /* the period that was over; 0: before the first */
  MuRulingKind kind;
  MuSide side;       /* of MU_RULING_CONCEDES */
  MuBodyStand stand; /* of MU_RULING_STANDS */
  int body;          /* of MU_RULING_ORDERS, as in MuBodyStand */
  GBytes *orders;    /* the same, as they were understood: what mu_battle_send_orders takes of such
                        a battle; else NULL. An array's own, elsewhere borrowed */
  char *words;       /* the same, as they were written, "" for none; else NULL. Likewise */
} MuRuling;

/* An array of MuRuling that owns what they say. They stand in the order of their
 * periods; of one period those on how bodies stand, then orders by their bodies, then a
 * concession. */
GArray *mu_rulings_new (void);
GArray *mu_rulings_copy (const GArray *rulings);

/* Puts a copy of one where it belongs: one on the same matter after the same period
 * goes. */
void mu_rulings_insert (GArray *rulings, const MuRuling *ruling);
/* The same, and all of later periods go, which were made on what now does not come. */
void mu_rulings_add (GArray *rulings, const MuRuling *ruling);

/* Those after this period and later ones go. */
void mu_rulings_cut (GArray *rulings, int after);

/* The body that one is on; MU_NO_BODY: a concession. */
int mu_ruling_body (const MuRuling *ruling);

/* Why a body cannot be sent new orders (mu_battle_send_orders), a sentence, translated,
 * static. */
const char *mu_ruling_barred_words (MuRule barred);

/* Lays down those of the period that is over, from *next on, if the battle stands
 * between two periods; *next goes on behind them. FALSE with MU_FILE_ERROR_INVALID if the
 * rules refuse one: *at is its place, and the battle cannot go on. Orders must be such as
 * can be given (mu_new_orders_judge); they are borrowed until the battle is over. */
gboolean mu_rulings_apply (const GArray *rulings, guint *next, MuBattle *battle, guint *at,
                           GError **error);

#endif
