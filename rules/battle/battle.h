/* The door for whole battles: every rule system has this one face.
 *
 *   size = mu_battle_size (&setup);            caller provides the block
 *   refusal = mu_battle_begin (block, size, &setup, &dice, sink, context, &battle);
 *   while ((status = mu_battle_step (battle, &question)) != MU_BATTLE_OVER)
 *     if (status == MU_BATTLE_ASKS)            a caller may stop after any step
 *       mu_battle_answer (battle, &question, &choice);
 *   mu_battle_outcome (battle, &outcome);
 *
 * All state lives in the block: nothing is allocated, nothing is global, and
 * the same set-up, dice, answers and rulings give the same events on every machine.
 */
#ifndef MUSTER_RULES_BATTLE_BATTLE_H
#define MUSTER_RULES_BATTLE_BATTLE_H

#include "rules/battle/system.h"

/* Bytes that the block needs, aligned as malloc does; 0 for a set-up of rules without whole battles
 * and one that mu_battle_begin would refuse for its numbers of pieces. */
size_t mu_battle_size (const MuSetup *setup);

/* Checks the set-up, deploys both sides and emits their DEPLOYED events. block, dice and sink's
 * context are borrowed until the battle is over; sink may be NULL. Refused, *battle is NULL. */
MuRefusal mu_battle_begin (void *block, size_t size, const MuSetup *setup, MuDice *dice,
                           MuEventSink sink, void *context, MuBattle **battle);

/* Fights on to the end of one phase, or to a question within it, which goes to *question: until it
 * is answered, each step asks it again. Cheap enough to look for Cancel after each. Once over, it
 * does nothing and says so again. question may be NULL where nothing is ever asked. */
MuBattleStatus mu_battle_step (MuBattle *battle, MuQuestion *question);

/* Every answer that the rules allow to the question that stands, in an order of their own that is
 * always the same: at most `most` go to choices, and their whole number is returned, MU_CHOICES_MAX
 * at the most. 0: no question stands, or it is another. */
int mu_battle_choices (const MuBattle *battle, const MuQuestion *question, MuChoice *choices,
                       int most);

/* Answers it; the next step goes on from there. MU_RULE_NONE, or the rule that bars this answer:
 * then nothing has changed and the question stands. */
MuRule mu_battle_answer (MuBattle *battle, const MuQuestion *question, const MuChoice *choice);

/* How the machine would answer for the side that is asked: the place of its choice among these
 * count, above 0. */
int mu_battle_decide (const MuBattle *battle, const MuQuestion *question, const MuChoice *choices,
                      int count);

/* What the dice may make of an answer: at most `most` go to times, how often each outcome comes, by
 * numbers of its system's own, of as many throws as their sum is; and the number of outcomes is
 * returned. 0: no dice decide it at once, or it is not foretold. */
int mu_battle_foretell (const MuBattle *battle, const MuQuestion *question, const MuChoice *choice,
                        int *times, int most);

/* A side gives up, between any two steps; the battle is over at once and counted. false: it was
 * over before. */
bool mu_battle_concede (MuBattle *battle, MuSide side);

/* Between two periods, has the commander-in-chief write a piece new orders, of the kind that its
 * system knows; they are obeyed once they have reached it. The caller has judged
 * them; borrowed until the battle is over. MU_RULE_NONE, or the rule by which they cannot be sent.
 */
MuRule mu_battle_send_orders (MuBattle *battle, int body, const void *orders);

/* What a piece has in writing; body within the range. */
void mu_battle_orders_now (const MuBattle *battle, int body, MuOrdersNow *now);

/* How a piece stands now; body within the range. */
void mu_battle_stand (const MuBattle *battle, int body, MuBodyStand *stand);

/* Sets count pieces all at once. Anything else than MU_UMPIRE_OK: nothing has changed, and *at (may
 * be NULL) is the place in stands at fault. One told of as it stands goes on with what it is about.
 */
MuUmpireAnswer mu_battle_set_stands (MuBattle *battle, const MuBodyStand *stands, int count,
                                     int *at);

MuBattleTime mu_battle_time (const MuBattle *battle);
int mu_battle_unit_count (const MuBattle *battle, MuSide side);

/* As things stand; final once the battle is over. */
void mu_battle_outcome (const MuBattle *battle, MuBattleOutcome *outcome);

/* body: 0 to all units of both sides less one. */
void mu_battle_piece (const MuBattle *battle, int body, MuPiece *piece);
MuUnitOutcome mu_battle_unit_outcome (const MuBattle *battle, int body);

#endif
