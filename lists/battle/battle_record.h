/* A fought battle with all that belongs to it: what is stored in the club file
 * and what the battle sheet and the report print. Plain data, no database. */
#ifndef MUSTER_LISTS_BATTLE_BATTLE_RECORD_H
#define MUSTER_LISTS_BATTLE_BATTLE_RECORD_H

#include <glib.h>

#include "lists/battle/battle_ruling.h"
#include "lists/battle/seal_code.h"
#include "lists/battle/seed_story.h"
#include "lists/field/deployment.h"
#include "lists/field/field.h"
#include "lists/list/list.h"
#include "lists/wrg/orders/orders.h"
#include "rules/battle/battle.h"
#include "rules/battle/terms.h"
#include "rules/field/sky.h"

/* Whether a file's own digest of its content is right. Anybody can compute one: it tells of slips,
 * and of changes by who did not care to hide them. */
typedef enum {
  MU_CONTENT_WHOLE,   /* it is, or there is no file behind it */
  MU_CONTENT_BARE,    /* it has none: an older Muster wrote it, or another program */
  MU_CONTENT_CHANGED, /* the content is another */
} MuContent;

/* What was found for one general. Its rule system has either kind. */
typedef struct {
  char *name;
  MuPersonality personality; /* of a subordinate, by one die */
  int face;
  int ability; /* its system's number of it, by the total of two dice, which may be thrown again */
  int total;   /* the first; 0: none */
  int again;   /* the second, which holds; 0: none */
} MuLeadership;
#define MU_LEADERSHIP_TOTAL_MAX 12

/* Of a table without a field, paces: 6 by 4 feet for figures of 25 mm. */
#define MU_TABLE_WIDTH_USUAL 720
#define MU_TABLE_DEPTH_USUAL 480

#define MU_ORDER_SECONDS_MAX 36000

/* What of a side's papers Muster planned because its player had laid none down
 * (lists/wrg/plan/plan.h): none, one or both. */
typedef enum {
  MU_PLANNED_DEPLOYMENT = 1 << 0,
  MU_PLANNED_ORDERS = 1 << 1,
} MuPlanned;
#define MU_PLANNED_BOTH (MU_PLANNED_DEPLOYMENT | MU_PLANNED_ORDERS)

typedef struct {
  MuList *list;          /* as it came to the field */
  GArray *deployment;    /* MuDeployment, one per unit of list; empty: none was chosen */
  MuOrders *orders;      /* the side's order sheet, NULL: none was written */
  char *seal;            /* the code of both, given when they were laid down
                            (mu_battle_side_seal_code); NULL: they may still be changed */
  char *salt;            /* drawn for the seal (seal_code.h); NULL: there is none, it was given
                            without one, or what is sealed is hidden */
  char *sum;             /* all of the sum that the seal begins, which commits the side to its salt
                            as its part of the seed (seed_story.h); NULL: sealed without one */
  guint planned;         /* MuPlanned, which of these two is a plan of Muster's */
  gboolean arabs;        /* by nation, to whom drought and sand are nothing new */
  gboolean wells;        /* water to hand */
  gboolean torches;      /* lights by night */
  int order_seconds;     /* spent on the first orders; 0: not timed */
  gboolean commanded;    /* Muster is its general: he may give the battle up; else orders as
                            written alone */
  gboolean alone;        /* that it is not is settled before the battle, whoever plans the side */
  gboolean hidden;       /* what is sealed is kept from whoever reads this: not here */
  int campaign_side;     /* its place in the campaign that the battle was prepared for, from 1; 0:
                            not said */
  int scouting;          /* strength */
  GPtrArray *leadership; /* MuLeadership; empty if none was diced for */
  gint64 start_quarters; /* 0 before the battle */
  gint64 left_quarters;
  gboolean general_lost;
  GArray *results; /* MuUnitOutcome, one per unit of list; empty before the battle */
} MuBattleSideRecord;

typedef struct {
  gint64 id;       /* in the club file; 0: not stored */
  char *name;      /* "Zama" */
  char *fought_on; /* ISO date, as the club's calendar has it; NULL: not said */
  MuRuleSystem rules;
  MuReadings readings;
  guint64 seed;
  guint64 stream;
  MuSeedStory story; /* of the seed */
  int month;         /* of the campaign's year, 1 to 12 */
  MuRegion region;
  MuCountry country;
  MuWeather weather;
  int weather_face;
  gboolean sky;     /* weather, light and wind of the day have their effects in the battle */
  gboolean outside; /* of both regions: region is the nearer one */
  gboolean coast;
  MuDayDice day;      /* further faces thrown before the battle, 0 for those that are thrown as it
                            begins; that of the weather is weather_face */
  MuFieldPlan *field; /* what it is fought on; NULL: open ground on the usual table */
  char *part; /* what its rule system alone knows of it: a document of its own; NULL: none */
  int board_width, board_depth; /* paces that the part's board takes; 0: it has none */
  MuSide outscouted;            /* the side that has been, or MU_SIDE_NONE */
  MuBattleSideRecord side[MU_SIDES];
  gboolean fought; /* what follows holds */
  MuSide winner;
  int periods;
  guint64 digest;
  MuContent content; /* of the sheet that it was read from */
  gboolean on_word;  /* whoever records it takes it though the rules fight it otherwise */
  GArray *rulings;   /* MuRuling: what was laid down between its periods, before or after it was
                        fought; see battle_ruling.h */
  GArray *answers;   /* MuAnswer: what its players were asked, each at the place of its number */
  GArray *events;    /* MuEvent */
  GArray *rolls;     /* MuRoll, preliminaries first; before it is fought also those of its own
                        stream that are thrown at the table */
} MuBattleRecord;

/* A battle not yet fought: no names, no lists, empty arrays, nobody outscouted. */
MuBattleRecord *mu_battle_record_new (void);
MuBattleRecord *mu_battle_record_copy (const MuBattleRecord *record);
void mu_battle_record_free (MuBattleRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBattleRecord, mu_battle_record_free)
/* As it was before it was fought, with its preliminaries, answers, rulings and the dice that were
 * thrown at the table in their places; of a battle that the rules resolved. */
void mu_battle_record_reopen (MuBattleRecord *record);
/* The dice of the fight go; thrown_too: those, too, that were thrown at the table and are to come
 * again when it is fought. */
void mu_battle_record_drop_dice (MuBattleRecord *record, gboolean thrown_too);
/* What was answered after this period goes: it was answered to what may not come now. */
void mu_battle_record_cut_answers (MuBattleRecord *record, int after);
MuLeadership *mu_leadership_new (void);
void mu_leadership_free (MuLeadership *leadership);

/* Gives it that part, taken, NULL for none. FALSE with MU_FILE_ERROR and it has none: its rules
 * know no such thing. */
gboolean mu_battle_record_take_part (MuBattleRecord *record, char *part, GError **error);

/* Of the table, in paces: the field's, or the usual ones of its rules. */
int mu_battle_record_width (const MuBattleRecord *record);
int mu_battle_record_depth (const MuBattleRecord *record);

/* Whether any unit of the side was placed, turned or formed by its player. */
gboolean mu_battle_side_is_deployed (const MuBattleSideRecord *side);
/* The deployment of one unit; all zero where none was chosen. */
MuDeployment mu_battle_side_deployment (const MuBattleSideRecord *side, int unit);
/* The same to be changed, borrowed; makes room for those of all units. */
MuDeployment *mu_battle_side_deploy (MuBattleSideRecord *side, int unit);
/* Whether anything is said of it that stands beside its papers: arabs, wells, torches,
 * order_seconds, commanded. */
gboolean mu_battle_side_has_terms (const MuBattleSideRecord *side);
/* wrg.orders.time-limit: the side whose first moves are longer; MU_SIDE_NONE where neither's are
 * or not both were timed. */
MuSide mu_battle_record_wrote_first (const MuBattleRecord *record);
/* Back to none chosen. */
void mu_battle_side_undeploy (MuBattleSideRecord *side);

/* The code that changes with anything in the side's list, deployment or orders, the same for
 * the same ones: no secret to who can guess them. Free with g_free. */
char *mu_battle_side_papers_code (const MuBattleSideRecord *side);
/* The same as seals had it before there were salts: "7F3A-22C1-09BD". Free with g_free. */
char *mu_battle_side_unsalted_code (const MuBattleSideRecord *side);

/* battle_joint.c */
typedef enum {
  MU_SEAL_NONE,
  MU_SEAL_UNSALTED, /* who guesses the papers can try them against the code */
  MU_SEAL_SALTED,
  MU_SEAL_JOINT, /* and the side is bound to a part of the seed */
} MuSealKind;
MuSealKind mu_battle_side_seal_kind (const MuBattleSideRecord *side);
/* The seed that a battle was prepared under. */
guint64 mu_battle_record_prepared_seed (const MuBattleRecord *record);
/* Whether any side has sealed a part of the seed: the fight waits for both. */
gboolean mu_battle_record_is_joint (const MuBattleRecord *record);
/* The seed that both sides made; FALSE while one has not sealed its part, or not shown it. */
gboolean mu_battle_record_joint_seed (const MuBattleRecord *record, guint64 *seed);
/* Gives the record that seed for its fight, where it has none yet; FALSE as above. */
gboolean mu_battle_record_join (MuBattleRecord *record);
/* Whether the seed is the one that follows from the seals; FALSE for a battle that the rules
 * fought under another. */
gboolean mu_battle_record_seed_holds (const MuBattleRecord *record);

/* The code of a seal of that kind on what the side has laid down, with the side's salt. Free with
 * g_free. */
char *mu_battle_side_seal_code_as (const MuBattleSideRecord *side, MuSealKind kind);
/* The same of the kind that the side has. Free with g_free. */
char *mu_battle_side_seal_code (const MuBattleSideRecord *side);
/* Seals the side as it is, with a salt that is drawn for it, which is its part of the seed. */
void mu_battle_side_seal (MuBattleSideRecord *side);
/* The same without a part of the seed: against an enemy who has sealed so before. */
void mu_battle_side_seal_alone (MuBattleSideRecord *side);
/* The other's seal with its salt in place of its own. */
void mu_battle_side_take_seal (MuBattleSideRecord *side, const MuBattleSideRecord *from);
/* Whether what is sealed is what the seal was given for; TRUE for a side that is open or
 * hidden. */
gboolean mu_battle_side_seal_holds (const MuBattleSideRecord *side);
/* Takes the side's deployment, orders and salt out of the record, with what Muster has to do with
 * them, and leaves the seal, for the eyes of the enemy; a side that is not sealed stays. */
void mu_battle_side_hide (MuBattleSideRecord *side);

/* Puts the field, orders, deployments and seals of another record of the same battle in place of
 * its own. What is hidden there under the same seal stays as it is known here. */
void mu_battle_record_take_papers (MuBattleRecord *record, const MuBattleRecord *from);

/* Bodies are numbered through, side A's units first: the number of the side's first, and how many
 * there are. A list that is not there has none. */
int mu_battle_record_first (const MuBattleRecord *record, MuSide side);
int mu_battle_record_bodies (const MuBattleRecord *record);
/* The unit behind a body number of the events; NULL if out of range. */
const MuListUnit *mu_battle_record_unit (const MuBattleRecord *record, int body, MuSide *side);

/* Digest of the events, as the core counts it. */
guint64 mu_battle_record_digest (const MuBattleRecord *record);

/* wrg.victory.objectives: quarter points of the objectives that a side holds at the end,
 * which its points left include. */
gint64 mu_battle_record_objectives (const MuBattleRecord *record, MuSide side);

/* Whether it is a day of the club's calendar, as 2024-05-03; NULL and "" stand for today. */
gboolean mu_battle_date_is_one (const char *text);

#endif
