/* A battle that is fought at the screen: it goes on until a person is asked something, and from
 * there with his answer. A side without a person is the machine's, which answers at once. The same
 * answers and dice give the same battle: what is kept of it is the record, with its answers and
 * those dice of the fight that were thrown at the table.
 *
 * An answer can be taken back until a die has been rolled after it: nobody takes back what he has
 * learned the luck of. */
#ifndef MUSTER_APP_SERVICE_GAME_GAME_H
#define MUSTER_APP_SERVICE_GAME_GAME_H

#include "lists/battle/battle_record.h"

typedef struct MuGame MuGame;

/* Who answers for a side. Stored: numbers stay. */
typedef enum {
  MU_GAME_PERSON,
  MU_GAME_MACHINE,
} MuGamePlayer;
#define MU_GAME_PLAYERS 2

/* Begins the battle that a record prepares, or goes on with it: its answers are given again. The
 * record is copied. NULL with an error for a battle that cannot begin, and where an answer or a die
 * of the record is none that the rules allow. */
MuGame *mu_game_new (const MuBattleRecord *record, const MuGamePlayer player[MU_SIDES],
                     GError **error);
void mu_game_free (MuGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuGame, mu_game_free)

MuGamePlayer mu_game_player (const MuGame *game, MuSide side);

/* What a person is asked now; NULL: the battle is over. Borrowed until the game goes on. */
const MuQuestion *mu_game_question (const MuGame *game);
/* MuChoice: all that he may answer; likewise. */
const GArray *mu_game_choices (const MuGame *game);
/* Answers with the choice at that place, and goes on. */
gboolean mu_game_answer (MuGame *game, guint choice, GError **error);
/* The rule that bars an answer that is not among the choices; MU_RULE_NONE: no question stands. */
MuRule mu_game_why_not (const MuGame *game, const MuChoice *choice);
/* As mu_battle_foretell says of the choice at that place. */
int mu_game_foretell (const MuGame *game, guint choice, int *times, int most);
/* The same game as it would be asked next after the choice at that place; the caller's. NULL where
 * dice fall before that, another side is asked, or the battle is over. */
MuGame *mu_game_foresee (const MuGame *game, guint choice);
/* Answers it as the machine would. */
gboolean mu_game_let_decide (MuGame *game, GError **error);

/* How a unit stands, whether it has been told yet or not: who shows it asks whose eyes may see it.
 */
void mu_game_stand (const MuGame *game, int body, MuBodyStand *stand);

/* The last answer of a person back, with all that followed, and again. */
gboolean mu_game_can_undo (const MuGame *game);
gboolean mu_game_can_redo (const MuGame *game);
gboolean mu_game_undo (MuGame *game, GError **error);
gboolean mu_game_redo (MuGame *game, GError **error);

/* The battle as it is prepared, with the answers so far and the dice that were thrown at the table;
 * not fought. Borrowed. */
const MuBattleRecord *mu_game_record (const MuGame *game);
/* The same with what has happened so far: events and the dice of the fight alone. It grows while
 * the game goes on; after undo and throw it has changed (mu_game_course). */
const MuBattleRecord *mu_game_told (const MuGame *game);
/* How often it has taken another course than before. */
guint mu_game_course (const MuGame *game);
/* How many events and dice there were when a person answered last. */
guint mu_game_events_before (const MuGame *game);
guint mu_game_dice_before (const MuGame *game);

/* A die since a person answered last, by its place in the told rolls, as it was thrown at the
 * table: the battle goes on from it. FALSE with an error for a face that it does not carry. */
gboolean mu_game_throw (MuGame *game, guint roll, int face, GError **error);

/* The fought battle, the caller's; only when it is over. */
MuBattleRecord *mu_game_outcome (const MuGame *game);

#endif
