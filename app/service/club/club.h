/* A club at work: its file, its books, and the evening's actions. What the
 * command line and the desktop app do, they do through here. */
#ifndef MUSTER_APP_SERVICE_CLUB_CLUB_H
#define MUSTER_APP_SERVICE_CLUB_CLUB_H

#include <gio/gio.h>

#include "db/store.h"
#include "lists/book/book.h"
#include "lists/check/check.h"
#include "rules/field/country.h"

typedef struct MuClub MuClub;

/* Opens the club file (NULL: mu_club_default_path), creating it where missing. */
MuClub *mu_club_open (const char *path, GError **error);
void mu_club_close (MuClub *club);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuClub, mu_club_close)

/* $XDG_DATA_HOME/muster/club.muster; free with g_free. */
char *mu_club_default_path (void);

MuStore *mu_club_store (MuClub *club); /* borrowed */
/* Reads the army books where that was not done yet. It takes longer than most that a club is asked,
 * so it is left to who needs them: mu_club_books, mu_club_book_of, mu_club_check and mu_club_night
 * come after it. FALSE with an error for a shipped book that cannot be read. */
gboolean mu_club_read_books (MuClub *club, GError **error);
const MuShelf *mu_club_books (MuClub *club); /* borrowed; NULL: not read yet */
/* Reads the books anew, after the club's own were changed; those borrowed before stay good. FALSE:
 * they are as they were. */
gboolean mu_club_reload_books (MuClub *club, GError **error);
const MuBook *mu_club_book_of (MuClub *club, const MuList *list); /* NULL if unknown */

/* Legality of a list under the club's books: MuIssue. */
GPtrArray *mu_club_check (MuClub *club, const MuList *list);

/* Puts the sample armies and the sample campaign into a club that has none of
 * them; a second call changes nothing. */
gboolean mu_club_add_samples (MuClub *club, GError **error);

/* --- a battle ---------------------------------------------------------- */

/* What is chosen before the dice. Lists are copied. */
typedef struct {
  const char *name; /* NULL: "A against B" */
  const MuList *list[MU_SIDES];
  MuRuleSystem by; /* the rules that it is fought by, which convert both lists
                      (lists/battle/conversion.h); 0: the lists' own */
  guint64 seed;
  MuSeedOrigin origin; /* of the seed */
  int rolled_again;    /* how often the preliminaries were rolled before */
  guint64 stream;
  int month;
  MuRegion region;
  MuCountry country;
  const MuReadings *readings; /* NULL: the book's */
  const guint8 *faces;        /* typed dice for the preliminaries, or NULL */
  gsize face_count;
  const MuFieldPlan *field;           /* NULL: open ground; its country goes before that above */
  const MuOrders *orders[MU_SIDES];   /* NULL: what the list says; places are taken from the field
                                         where the sheet has none */
  const char *orders_name[MU_SIDES];  /* of their files, for messages; NULL: "the orders of A" */
  const GArray *deployment[MU_SIDES]; /* MuDeployment, one per unit; NULL: lined up by the rules */
  const char *deployment_name[MU_SIDES]; /* of their files, for messages; NULL: none */
  gboolean sky;                          /* the day's weather and light have their effects */
  gboolean outside, coast;               /* as in MuBattleground */
  MuDayDice day; /* of the day; those that are 0 are thrown for the battle */
  gboolean arabs[MU_SIDES], wells[MU_SIDES], torches[MU_SIDES]; /* mu_battle_side_has_terms */
  int campaign_side[MU_SIDES];                                  /* as in MuBattleSideRecord */
  int order_seconds[MU_SIDES]; /* for the first orders; 0: not timed */
} MuBattlePlan;

/* A seed from the system's randomness. */
guint64 mu_club_new_seed (void);

/* Rolls leadership, weighs scouting, rolls the weather: a record not yet
 * fought. NULL with an error for typed dice that do not fit, lists that no battle
 * can take, orders for another list or field or that cannot be given, and a
 * deployment that the rules refuse. */
MuBattleRecord *mu_battle_prepare (const MuBattlePlan *plan, GError **error);

/* The same of a scenario's document (lists/battle/scenario.h), with its own armies and name: of the
 * plan counts what it says of seed, readings and stream. NULL with an error that says what is wrong
 * with the scenario. */
MuBattleRecord *mu_battle_prepare_scenario (MuRuleSystem rules, const char *part,
                                            const MuBattlePlan *plan, GError **error);

/* battle_history.c: the battle of history of that id, with both sides deployed and ordered as on
 * its day; its armies, name and field go before those of the plan, whose month, 0 for none, and
 * region go before its own. */
MuBattleRecord *mu_battle_prepare_history (const char *id, const MuBattlePlan *plan,
                                           const MuShelf *books, GError **error);
/* "By the day's conditions: …" of such a battle that was fought; "" where it has none, and where
 * its file cannot be read any more. Free with g_free. */
char *mu_battle_history_day (const char *id, const MuBattleRecord *record, const MuShelf *books);

/* The same of a battle of which nobody says that it is one of history: of the one that was fought
 * by the same armies on the same field; "" where there is none, or no books. Free with g_free. */
char *mu_battle_day (const MuBattleRecord *record, const MuShelf *books);

/* How often the preliminaries of a battle have been rolled when it is prepared in place of one of
 * the same armies that was not fought: once more than those were. */
int mu_battle_count_again (const MuBattleRecord *before, const MuBattleRecord *now);
/* battle_throw.c: a roll of the preliminaries, by its place in the record's rolls, as it was
 * thrown at the table: it is recorded as such, and what rests on it follows. FALSE with
 * G_IO_ERROR_INVALID_ARGUMENT for a face that this die does not carry. */
gboolean mu_battle_throw (MuBattleRecord *record, guint roll, int face, GError **error);
/* Puts it back as it was. */
void mu_battle_put_roll (MuBattleRecord *record, guint roll, const MuRoll *as);
/* Whether typed faces are as many as were asked for, each of its die; else as above. */
gboolean mu_battle_faces_fit (const GArray *rolls, const guint8 *faces, gsize count,
                              GError **error);

/* battle_papers.c: what a side lays down before the battle, checked and taken into a
 * record that is not yet fought. A sealed side takes nothing more. FALSE with an
 * error that says where, and the record as it was. name: of the orders' file, for messages; NULL:
 * "the orders of Rome". orders and deployment are copied; NULL takes back what was there. */
gboolean mu_battle_set_orders (MuBattleRecord *record, MuSide side, const MuOrders *orders,
                               const char *name, GError **error);
gboolean mu_battle_set_deployment (MuBattleRecord *record, MuSide side, const GArray *deployment,
                                   const char *name, GError **error);

/* battle_planner.c: lays down for a side what its player has not, deployment or orders or both,
 * by the doctrine of its army book (lists/wrg/plan/plan.h) or, without one, as such troops usually
 * fight; the same record gives the same plan. A side that is sealed stays as it is. books: NULL for
 * none. A side whose orders are planned is commanded by Muster too, but in a campaign, or
 * where it is settled that it is alone. FALSE with an error that says where for an army that has no
 * room on the table, and the record as it was. */
gboolean mu_battle_plan_side (MuBattleRecord *record, MuSide side, const MuShelf *books,
                              GError **error);

/* battle_seals.c: seals what a side has laid down, and binds it to its part of the seed
 * (lists/battle/seed_story.h). FALSE with an error for a side that has laid nothing down, is sealed
 * already, waits for an outscouted enemy to deploy first, or whose enemy's seal has no salt. */
gboolean mu_battle_seal_side (MuBattleRecord *record, MuSide side, GError **error);
/* Gives a battle whose sides have sealed their parts of the seed the seed for its fight; others
 * have theirs. FALSE with an error that says which side has not sealed, or not been opened. */
gboolean mu_battle_settle_seed (MuBattleRecord *record, GError **error);
/* Puts what was hidden of a side back from a record of the same battle that shows it. FALSE with
 * MU_FILE_ERROR_FOREIGN for another battle, with MU_FILE_ERROR_INVALID where nothing is hidden
 * or shown, and where what is shown is not what the seal was given for. names: of the files, for
 * messages. */
gboolean mu_battle_open_side (MuBattleRecord *record, MuSide side, const MuBattleRecord *from,
                              const char *name, const char *from_name, GError **error);

/* share: 0 to 1. Called from the thread that fights. */
typedef void (*MuBattleProgress) (double share, int period, gpointer data);

/* Fights a prepared battle to its end and fills the record. Cancelled: FALSE
 * with G_IO_ERROR_CANCELLED, the record as it was. Touches no database. */
gboolean mu_battle_fight (MuBattleRecord *record, GCancellable *cancellable,
                          MuBattleProgress progress, gpointer data, GError **error);

/* battle_rulings.c, stop and think: how all bodies stood (MuBodyStand, in their order) when
 * so many periods were over, before what was laid down then; 0: deployed. NULL with an error
 * for a period after which the battle did not go on. Of a fought battle that the rules
 * resolved. */
GArray *mu_battle_stands_after (const MuBattleRecord *record, int period, GError **error);
/* The same battle not yet fought, with these rulings on top of its own (mu_rulings_add): to
 * be fought again, the same up to the first of them. NULL for one that hands fought. */
MuBattleRecord *mu_battle_reopen (const MuBattleRecord *fought, const MuRuling *rulings,
                                  guint count, GError **error);

/* The same off the main thread; progress arrives in the main context. */
void mu_battle_fight_async (const MuBattleRecord *record, GCancellable *cancellable,
                            MuBattleProgress progress, gpointer data, GAsyncReadyCallback done,
                            gpointer done_data);
/* The fought record, the caller's. */
MuBattleRecord *mu_battle_fight_finish (GAsyncResult *result, GError **error);

#endif
