/* Tonight's battle, fought on the club's table: its units as they stand, the sums
 * that made them so, and its record. What is done here is in the club file when
 * the call returns; the app can be closed or killed and goes on from there. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_BATTLE_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_BATTLE_H

#include "app/service/table/table_course.h"
#include "app/service/table/table_objective.h"

typedef struct MuTableBattle MuTableBattle;

/* Puts a prepared battle (mu_battle_prepare) on the table. One that was under way
 * waits aside until this one is taken back. campaign 0: a friendly battle. */
gboolean mu_table_battle_begin (MuStore *store, const MuBattleRecord *prepared, gint64 campaign,
                                GError **error);

/* Tonight's battle with all that was kept of it; NULL, without an error, if none
 * is on the table. store is borrowed and must outlive it. */
MuTableBattle *mu_table_battle_open (MuStore *store, GError **error);
void mu_table_battle_free (MuTableBattle *battle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuTableBattle, mu_table_battle_free)

/* As it was prepared: field, orders, deployment and seals. Borrowed until the next change. */
const MuBattleRecord *mu_table_battle_prepared (const MuTableBattle *battle);
/* Lays the field and both sides' orders, deployments and seals of `papers` down for tonight's
 * battle (papers is a copy of mu_table_battle_prepared that was changed); all else stays as it was
 * prepared. What a side sealed before must hold: FALSE with G_IO_ERROR_PERMISSION_DENIED where it
 * was changed, with MU_FILE_ERROR for papers that cannot be. */
gboolean mu_table_battle_lay_down (MuTableBattle *battle, const MuBattleRecord *papers,
                                   GError **error);

/* Whether it is the battle that was prepared so. */
gboolean mu_table_battle_is (const MuTableBattle *battle, const MuBattleRecord *prepared);
gint64 mu_table_battle_id (const MuTableBattle *battle);
gint64 mu_table_battle_campaign (const MuTableBattle *battle); /* 0: none */
/* As things stand: circumstances, armies, a result a unit, events, points left;
 * not yet ended. Borrowed until the next change. */
const MuBattleRecord *mu_table_battle_now (const MuTableBattle *battle);
/* The same with what lies beside its units; borrowed likewise. */
const MuTableCourse *mu_table_battle_course (const MuTableBattle *battle);
/* side and unit must be in range; borrowed until the next change. */
const MuUnitOutcome *mu_table_battle_unit (const MuTableBattle *battle, MuSide side, int unit);
/* Which state of the table this is. Borrowed until the next change. */
const MuTonightStamp *mu_table_battle_stamp (const MuTableBattle *battle);
/* Tonight's sums, the last one last: MuKeptSum. Borrowed until the next change. */
const GPtrArray *mu_table_battle_sums (const MuTableBattle *battle);

/* Keeps a sum and applies its casualties and its mark. What cannot be
 * (mu_table_course_check) is refused, and nothing changed; so is what was entered while
 * the table was another one than this is (MU_STORE_ERROR_MOVED_ON). *id may be NULL. */
gboolean mu_table_battle_keep (MuTableBattle *battle, const MuKeptSum *sum, gint64 *id,
                               GError **error);
/* Marks what became of a unit. by: whom it surrendered to, say; side NONE: nobody. */
gboolean mu_table_battle_mark (MuTableBattle *battle, MuTableUnit unit, MuTableMark mark,
                               MuTableUnit by, int period, GError **error);
/* Which of its system's states the unit is in, and puts it in another: a mark, or a token, or both.
 * FALSE with G_IO_ERROR_INVALID_ARGUMENT where nothing leads there, or it is in it. */
int mu_table_battle_state (const MuTableBattle *battle, MuTableUnit unit);
gboolean mu_table_battle_set_state (MuTableBattle *battle, MuTableUnit unit, int state,
                                    MuTableUnit by, int period, GError **error);
/* Lays a token of the system beside the unit. FALSE likewise, with the rule that bars it. */
gboolean mu_table_battle_lay (MuTableBattle *battle, MuTableUnit unit, int token, int value,
                              int period, GError **error);
/* The commander-in-chief with that unit is lost; end: how. */
gboolean mu_table_battle_lose_general (MuTableBattle *battle, MuTableUnit unit, MuGeneralEnd end,
                                       MuTableUnit by, int period, GError **error);
/* Begins the next period. FALSE with G_IO_ERROR_INVALID_ARGUMENT past the last that a
 * battle has. */
gboolean mu_table_battle_next_period (MuTableBattle *battle, GError **error);
/* Casualties that no sum gave: trampled, burnt, corrected. */
gboolean mu_table_battle_hurt (MuTableBattle *battle, MuTableUnit unit, int casualties,
                               MuTableUnit by, int period, GError **error);
/* Says who holds an objective: a new one, or one that was named before. FALSE with
 * G_IO_ERROR_INVALID_ARGUMENT beyond MU_OBJECTIVES_MOST of them, or as
 * mu_table_objective_entry does. period 0: the present one. */
gboolean mu_table_battle_set_objective (MuTableBattle *battle, const MuTableObjective *objective,
                                        int period, GError **error);
/* MuTableObjective, as they stand; the caller's. */
GPtrArray *mu_table_battle_objectives (const MuTableBattle *battle);
/* The last sum back, and again. *sum (may be NULL) is the caller's. */
gboolean mu_table_battle_take_back (MuTableBattle *battle, MuKeptSum **sum, GError **error);
gboolean mu_table_battle_bring_back (MuTableBattle *battle, MuKeptSum **sum, GError **error);

/* Undo and redo at the table: an entry, or, where none is left, the beginning of a battle
 * in the place of another, which then is on the table. What it was, in words for "Undone: ";
 * the caller's. NULL with an error where there is nothing (NOT_FOUND) or it cannot be
 * written. */
gboolean mu_table_battle_can_step_back (const MuTableBattle *battle);
char *mu_table_battle_step_back (MuTableBattle *battle, GError **error);
gboolean mu_table_battle_can_step_on (const MuTableBattle *battle);
char *mu_table_battle_step_on (MuTableBattle *battle, GError **error);

/* The side that gives the game up, MU_SIDE_NONE: neither; kept with tonight's battle. */
MuSide mu_table_battle_conceded (const MuTableBattle *battle);
gboolean mu_table_battle_concede (MuTableBattle *battle, MuSide side, GError **error);
/* The battle as if it ended now: points left, winner. The caller's. */
MuBattleRecord *mu_table_battle_standing (const MuTableBattle *battle);

/* The battle as it ends after so many periods; not recorded. conceded: the side that
 * gave the game up, MU_SIDE_NONE if neither did. */
MuBattleRecord *mu_table_battle_finish (const MuTableBattle *battle, int periods, MuSide conceded,
                                        GError **error);
/* Ends and records it: losses go into its campaign, the sums with the battle.
 * Then battle is only good to be freed. MU_STORE_ERROR_MOVED_ON where the table has gone on
 * since it was read. */
gboolean mu_table_battle_record (MuTableBattle *battle, int periods, MuSide conceded, gint64 *id,
                                 GError **error);

/* "in rout", "routed off the table", …: a mark in words. */
const char *mu_table_mark_words (MuTableMark mark);

#endif
