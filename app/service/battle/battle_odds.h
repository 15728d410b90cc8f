/* Odds before committing: a prepared battle fought many times.
 *
 * Battle number i of a run is the record fought with its stream of dice plus i,
 * so each can be fought again alone. A record with rulings tells of one course of
 * the battle: its odds are those of the rest, from the last stop on; up to there
 * all battles are that course, with what was laid down in it. Battles are taken in the order of
 * their numbers and each one begun is finished: after Cancel the odds are those of the first so
 * many. All that is gathered are whole numbers whose order does not matter, so that any number of
 * jobs gives the same. Memory does not grow with the number of battles. */
#ifndef MUSTER_APP_SERVICE_BATTLE_BATTLE_ODDS_H
#define MUSTER_APP_SERVICE_BATTLE_BATTLE_ODDS_H

#include <gio/gio.h>

#include "lists/battle/battle_record.h"

#define MU_ODDS_BATTLES_MAX 10000000
#define MU_ODDS_JOBS_MAX    256
#define MU_ODDS_BUCKETS     20

/* What became of one unit. */
typedef struct {
  guint broke;    /* battles in which it broke, once or more often */
  guint lost;     /* battles at whose end it was destroyed, taken or routed off the table */
  guint64 losses; /* figures or models lost, all battles together */
} MuUnitOdds;

typedef struct {
  guint wins;
  guint generals_lost;   /* battles in which its commander-in-chief was */
  gint64 victory;        /* victory points, where its rules have such, all battles together */
  gint64 start_quarters; /* points in quarters, as all counts of points here */
  GArray *left;          /* guint: battles that ended with so many quarters left, from 0 to start */
  GArray *units;         /* MuUnitOdds, one per unit of its list */
} MuSideOdds;

typedef struct {
  guint asked;   /* battles to fight */
  guint battles; /* fought */
  guint draws;
  guint64 periods;   /* fought, all battles together */
  guint64 signature; /* of all events of all battles: proves that two runs were alike */
  MuSideOdds side[MU_SIDES];
} MuBattleOdds;

MuBattleOdds *mu_battle_odds_copy (const MuBattleOdds *odds);
void mu_battle_odds_free (MuBattleOdds *odds);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBattleOdds, mu_battle_odds_free)

/* --- the fights --------------------------------------------------------- */

/* What is known so far, borrowed. Called a few times a second from a thread
 * that fights; no battle is counted meanwhile. */
typedef void (*MuOddsProgress) (const MuBattleOdds *odds, gpointer data);

/* Processors that can fight: how many jobs are sensible, at least 1. */
guint mu_battle_odds_jobs (void);

/* The period after which the last of the record's rulings was laid down; -1: there are none, and
 * odds are those of the battle as deployed. */
int mu_battle_odds_stop (const MuBattleRecord *record);

/* Fights the battles 1 to MU_ODDS_BATTLES_MAX on 1 to MU_ODDS_JOBS_MAX threads.
 * record is as mu_battle_prepare made it and stays so. Cancelled: what has been
 * fought until then, which may be nothing. NULL with an error for numbers out of
 * range and a battle that the core refuses. Touches no database. */
MuBattleOdds *mu_battle_odds_fight (const MuBattleRecord *record, guint battles, guint jobs,
                                    GCancellable *cancellable, MuOddsProgress progress,
                                    gpointer data, GError **error);

/* The same of the rest of the battle, from the end of this period on: the record's own dice until
 * then, and its rulings up to then, those of later periods left out. 0: with what was laid down
 * upon the deployment; -1: from the deployment, without any. NULL, too, for a period after which
 * it did not go on. */
MuBattleOdds *mu_battle_odds_fight_on (const MuBattleRecord *record, int after, guint battles,
                                       guint jobs, GCancellable *cancellable,
                                       MuOddsProgress progress, gpointer data, GError **error);

/* The same off the main thread; progress arrives in the main context and not
 * after done. */
void mu_battle_odds_fight_async (const MuBattleRecord *record, guint battles, guint jobs,
                                 GCancellable *cancellable, MuOddsProgress progress, gpointer data,
                                 GAsyncReadyCallback done, gpointer done_data);
void mu_battle_odds_fight_on_async (const MuBattleRecord *record, int after, guint battles,
                                    guint jobs, GCancellable *cancellable, MuOddsProgress progress,
                                    gpointer data, GAsyncReadyCallback done, gpointer done_data);
MuBattleOdds *mu_battle_odds_fight_finish (GAsyncResult *result, GError **error);

/* --- what they say ------------------------------------------------------ */

/* An estimate and its standard error. */
typedef struct {
  double value;
  double error;
} MuEstimate;

/* A chance, from 0 to 1: what of the battles fought came about, and between what it lies with 95 of
 * 100 to be sure (Wilson's interval): no sample makes anything certain. */
typedef struct {
  double value;
  double low, high;
  double error; /* half of what lies between the two */
} MuChance;

/* Of what came about count times of so many; from 0 to 1 before the first. */
MuChance mu_chance_of (guint count, guint of);
/* "52.3 % (51.3 to 53.3 %)"; "83.8 to 100.0 %" for what always or never came about; translated.
 * Free with g_free. */
char *mu_chance_words (guint count, guint of);
/* "51.3 to 53.3 %", for tables. Free with g_free. */
char *mu_chance_range_words (guint count, guint of);

/* The chance of what came about count times in these battles. */
MuChance mu_battle_odds_chance (const MuBattleOdds *odds, guint count);

/* Mean points left, in points; error 0 where so few battles, or such alike ones, tell none. */
MuEstimate mu_battle_odds_points (const MuBattleOdds *odds, MuSide side);

/* The quarters that percent (1 to 100) of the battles left this side at the
 * most: the least such number that came about. 0 before the first battle. */
gint64 mu_battle_odds_percentile (const MuBattleOdds *odds, MuSide side, guint percent);

/* Battles by the share of its points that the side had left: the first bucket
 * from nothing to a twentieth, the last from nineteen twentieths to all. */
void mu_battle_odds_buckets (const MuBattleOdds *odds, MuSide side, guint bucket[MU_ODDS_BUCKETS]);

#endif
