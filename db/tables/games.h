/* A battle that people play at one screen (app/service/game), as far as it has come: what was
 * prepared, what was answered since, and the dice of the fight that were thrown at the table. The
 * club file has one at most. As with the rest of the store, every call that writes is one
 * transaction. */
#ifndef MUSTER_DB_TABLES_GAMES_H
#define MUSTER_DB_TABLES_GAMES_H

#include "db/store_types.h"

#define MU_GAME_PLAYER_MAX 15

typedef struct {
  gint64 campaign;      /* that it was prepared for; 0: none */
  int side[MU_SIDES];   /* of the campaign: their places in it */
  int player[MU_SIDES]; /* who answers, as who plays it numbers them */
  char *sheet;          /* opaque here: not yet fought, without answers */
  GArray *answers;      /* MuAnswer, each at the place of its number */
  GArray *dice;         /* MuRoll in the order of their indices; seed and stream are the battle's */
} MuSavedGame;

/* No battle, no answers. */
MuSavedGame *mu_saved_game_new (void);
void mu_saved_game_free (MuSavedGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuSavedGame, mu_saved_game_free)

/* Saves a game in place of the one that is there. */
gboolean mu_store_begin_game (MuStore *store, const MuSavedGame *game, GError **error);
/* Saves how it has gone on: the answers from that number on and the dice, in place of those that
 * were there. NOT_FOUND where no game is saved. */
gboolean mu_store_keep_game (MuStore *store, guint from, const GArray *answers, const GArray *dice,
                             GError **error);
/* NULL without an error: none is saved. */
MuSavedGame *mu_store_game (MuStore *store, GError **error);
gboolean mu_store_end_game (MuStore *store, GError **error);

#endif
