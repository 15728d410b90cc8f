/* From a record to the rules: the set-up of the battle that a record tells of, and
 * the proof that it was fought so. Plain data, no database. */
#ifndef MUSTER_LISTS_BATTLE_BATTLE_SETUP_H
#define MUSTER_LISTS_BATTLE_BATTLE_SETUP_H

#include "lists/battle/battle_record.h"

/* A set-up with all that it borrows. Lists, orders and signals stay the record's, which must
 * outlive it unchanged. */
typedef struct {
  MuSetup setup;
  gpointer detail; /* its system's own, to which setup's leads */
  GDestroyNotify free_detail;
} MuRecordSetup;

/* What mu_battle_begin needs for this record: terrain of its field, deployment, and, for a side
 * with an order sheet, written orders, standing orders, signals, sub-units and subordinate
 * generals. NULL with MU_FILE_ERROR_INVALID for a list or field that no battle can take, for
 * a side whose orders and deployment are hidden, and for orders among its rulings that cannot be
 * given. Rulings, too, are borrowed. */
MuRecordSetup *mu_record_setup_new (const MuBattleRecord *record, GError **error);
void mu_record_setup_free (MuRecordSetup *setup);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuRecordSetup, mu_record_setup_free)

/* "Rome, Hastati: …" for a set-up that the rules refuse; free with g_free. */
char *mu_record_setup_refusal (const MuBattleRecord *record, const MuRefusal *refusal);

/* Whether the units that this side's player placed can stand there: inside the deployment area
 * (wrg.deploy.area), each on ground of its own, where such troops can go. All else is left out of
 * account: units not placed yet, orders, the enemy, whom the rules may know nothing of. FALSE with
 * MU_FILE_ERROR_INVALID; *unit (may be NULL) is the one at fault. The field must be possible. */
gboolean mu_record_can_stand (const MuBattleRecord *record, MuSide side, int *unit, GError **error);

/* A battle that a record begins, with all that the rules borrow meanwhile; the lists, orders and
 * signals of the record, which must outlive it unchanged. */
typedef struct {
  MuRecordSetup *setup;
  void *block;
  MuDice dice; /* those of the record: do not move the struct once it has begun */
  MuBattle *battle;
  GArray *events, *rolls; /* borrowed, may be NULL */
  GArray *thrown;         /* MuRoll: the record's dice of the fight that were thrown at the table */
} MuRecordBattle;

/* Sets the battle up with the record's dice, those of the fight among its rolls that were thrown at
 * the table in their places where its rules ask players, and deploys both sides. Its MuEvents and
 * MuRolls are added to these arrays, which are borrowed while it goes on; NULL: nobody listens.
 * FALSE with MU_FILE_ERROR_INVALID and it empty, naming the unit, for a battle that the rules
 * refuse or whose papers are hidden. */
gboolean mu_record_battle_begin (MuRecordBattle *it, const MuBattleRecord *record, GArray *events,
                                 GArray *rolls, GError **error);
/* The same battle from its start again, in the same block, with the dice of the stream that
 * stands so many after the record's: battle number so much of many. */
void mu_record_battle_repeat (MuRecordBattle *it, const MuBattleRecord *record, guint64 number);
void mu_record_battle_clear (MuRecordBattle *it);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuRecordBattle, mu_record_battle_clear)

/* Whether it was the rules that moved its bodies, from its seed: those of a battle played on the
 * club's table were moved by hands. */
gboolean mu_record_is_resolved (const MuBattleRecord *record);

/* Lays down the record's rulings that fall due, from *next on, as mu_rulings_apply does. FALSE
 * with MU_FILE_ERROR_INVALID, naming the unit; *body is that one, MU_NO_BODY for none. */
gboolean mu_record_lay_down (const MuBattleRecord *record, guint *next, MuBattle *battle, int *body,
                             GError **error);

/* The same (*next is 0 at first), and fights one phase, or on to a question; *status is what the
 * rules say of it. A question that the record has an answer to is answered so; to another, which
 * *question is, mu_record_decide or a person gives one. FALSE with MU_FILE_ERROR_INVALID, naming
 * the unit, for a ruling or an answer that the rules refuse or that comes after the end. */
gboolean mu_record_step (const MuBattleRecord *record, guint *next, MuBattle *battle,
                         MuBattleStatus *status, MuQuestion *question, GError **error);

/* Has the machine answer the question that stands; its choice. */
MuChoice mu_record_decide (MuBattle *battle, const MuQuestion *question);
/* Keeps an answer with those of before. */
void mu_record_keep_answer (MuBattleRecord *record, const MuQuestion *question,
                            const MuChoice *choice);

/* What came of a battle that is over goes into its record: results, events and rolls. */
void mu_record_keep_outcome (MuBattleRecord *record, const MuRecordBattle *fight);

/* Fights a resolved battle again from its seed, with its rulings: what came out. NULL if it cannot
 * begin or go on. */
MuBattleRecord *mu_record_fight_again (const MuBattleRecord *record, GError **error);

#endif
