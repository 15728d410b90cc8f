/* Armies of each rule system: a row a system of what its lists can do, are called, and how they are
 * read, priced and judged. All above asks the row; what it does is in the system's own room
 * (lists/wrg, lists/awfp, lists/abd). The table is lists/systems.c. */
#ifndef MUSTER_LISTS_SYSTEM_H
#define MUSTER_LISTS_SYSTEM_H

#include <glib.h>

#include "lists/book/book.h"
#include "lists/list/list.h"
#include "rules/core/reading.h"

struct MuReader;
struct MuWriter;
struct _xmlNode;

/* A check under way (lists/check/check_private.h). */
typedef struct MuCheck MuCheck;

typedef enum {
  MU_DEED_FIGHT,           /* a battle by the engine */
  MU_DEED_DEPLOY,          /* scouting, deployment, orders */
  MU_DEED_FORESEE,         /* odds */
  MU_DEED_CAMPAIGN_BATTLE, /* a battle that leaves its losses in a campaign */
  MU_DEED_TONIGHT,         /* a battle prepared and fought on the screen */
  MU_DEED_TABLE,           /* a battle played at the table */
} MuDeed;
#define MU_DEEDS (MU_DEED_TABLE + 1)

/* What lists by the rules know. */
typedef enum {
  MU_LISTS_HAVE_PARTS = 1 << 0,          /* sub-units, and two units in one body */
  MU_LISTS_HAVE_ITEMS = 1 << 1,          /* what is bought besides troops */
  MU_LISTS_HAVE_GENERAL_STANDS = 1 << 2, /* a general on a stand of his own, with no unit */
  MU_LISTS_HAVE_PRIESTS = 1 << 3,
  MU_LISTS_HAVE_BOOK_SIZES = 1 << 4, /* units of the sizes that army books say */
  MU_LISTS_HAVE_OWN_BARS = 1 << 5,   /* they bar troops that a book has: no fault of the book */
  MU_LISTS_ARE_STANDS = 1 << 6,  /* each unit has a stand's notation, and its figures are stands */
  MU_LISTS_HAVE_ORDERS = 1 << 7, /* they write orders, by which they are deployed */
} MuListTraits;

/* What the rules make of an option's numbers: figures, models or stands. */
typedef struct {
  int min, max;           /* of the army */
  int unit_min, unit_max; /* of one unit */
} MuListNumbers;

/* Of one unit. */
typedef struct {
  int least, most;
} MuUnitSize;

/* Of a unit that is worth having; bare: the smallest that no check remarks upon. */
typedef struct {
  int bare, least, usual;
} MuBodySize;

/* Sentences that name what is counted: figures, stands. */
typedef enum {
  MU_COUNT_OF_UNIT,    /* "24 figures" */
  MU_COUNT_MAKE,       /* "Make it 24 figures" */
  MU_COUNT_WORTH_OVER, /* "Take out figures worth 24 points or more" */
  MU_COUNT_WORTH_LEFT, /* "Add figures worth up to 24 points" */
} MuCountWords;

typedef struct {
  MuRuleSystem number;
  const char *key;   /* "wrg5", as files have it */
  const char *typed; /* "wrg", as it is typed behind --rules */
  gboolean can[MU_DEEDS];
  unsigned traits;         /* MuListTraits */
  MuRule choice, points;   /* by which an army is what its book has, and costs what was agreed */
  const char *name;        /* "WRG 5th edition"; this and what follows to be translated */
  const char *short_name;  /* "WRG 5th"; in files as it is */
  const char *reserve;     /* mu_system_reserve */
  const char *campaign;    /* mu_system_campaign_reserve */
  const char *add_general; /* "Add a commander-in-chief" */
  const char *by;          /* "by WRG 5th: " */

  /* Troops. */
  char *(*notation) (const MuListUnit *unit);
  /* With the crew of a model, as files have it. */
  char *(*full_notation) (const MuListUnit *unit);
  /* NULL where the rules have no such troops. */
  char *(*way_notation) (const MuBookTroop *way);
  void (*equip) (MuListUnit *unit, const MuBookOption *option, const MuBookTroop *way);
  /* The way of the option that the unit is equipped in, -1 for none. */
  int (*way_of) (const MuBookOption *option, const MuListUnit *unit, int year);
  /* Makes them better by so many classes. FALSE: there are no such troops. */
  gboolean (*raise) (MuListUnit *unit, int classes);
  /* The rule by which there are no such troops, and by which they may not have the order;
   * MU_RULE_NONE: there are, they may. NULL: all are, all may. */
  MuRule (*troop_refused) (const MuTroop *troop);
  MuRule (*order_refused) (const MuTroop *troop, MuOrder order);
  /* A unit as a player typed it: what it leaves unsaid is what its book has. NULL: all is said. */
  void (*settle) (MuListUnit *unit, const MuBookOption *option, int year);

  /* Whether they may guard a general. NULL: nobody does. */
  gboolean (*may_guard) (const MuListUnit *unit, gboolean regular_general);

  /* Numbers. */
  MuListNumbers (*numbers) (const MuBookOption *option, const MuBookTroop *way);
  /* Of a unit of that way; guard: of the general's own. FALSE: no such troops, or guards. */
  gboolean (*unit_size) (const MuBook *book, const MuBookOption *option, const MuBookTroop *way,
                         gboolean guard, MuUnitSize *size);
  /* How many of the book's figures and models each of the list's is: conditions and limits are
   * written in those. */
  int (*each) (const MuBookOption *option);
  /* What the limit in common demands in that year, in the book's figures. */
  int (*limit_least) (const MuBook *book, const MuBookLimit *limit, int year);
  /* And what it allows in any year. */
  int (*limit_most) (const MuBook *book, const MuBookLimit *limit);
  /* Of a unit as it is in a list; option: its own, NULL for none. */
  MuUnitSize (*size_now) (const MuListUnit *unit, const MuBookOption *option);
  /* Of a unit of such troops that no check remarks upon and that is worth its command. NULL: any
   * that may be. */
  MuBodySize (*body) (const MuList *list, const MuListUnit *unit);
  /* Gives the unit, whose size is known, another depth or line where there is no room for it on a
   * standard table beside the others, as far as that helps; whether it did. NULL: nobody asks for
   * room. */
  gboolean (*place) (MuList *list, guint unit);
  /* Whether the unit is counted by heads, so that few are a weak one; and whether it fights. */
  gboolean (*is_counted) (const MuListUnit *unit);
  gboolean (*is_fighting) (const MuListUnit *unit);
  /* Those who take the field. */
  int (*strength) (const MuListUnit *unit);

  /* How many of a list's last units are not its own: they are there because it has come to the
   * field. NULL: none. */
  guint (*came_along) (const MuList *list);

  /* Points. */
  /* Of an army for a usual evening. */
  int (*usual_points) (void);
  /* NULL: nothing has to be looked up. mu_list_take_prices_by */
  gboolean (*take_prices) (MuSchemas *schemas, MuList *list, GError **error);
  int (*points_each) (const MuList *list, const MuListUnit *unit, MuTrace *trace);
  int (*points_unit) (const MuList *list, guint unit);
  /* Of one figure of an army book's way, or one model or engine with its crew. */
  int (*way_points) (const MuBookTroop *way);
  /* What the house rules add for each figure or model; below 0 where they make it cheaper. NULL:
   * nothing. */
  int (*surcharge) (const MuReadings *readings, const MuListUnit *unit);
  /* For command of the unit by itself, and as it stands in its list. */
  int (*command) (const MuListUnit *unit);
  int (*points_command) (const MuList *list, guint unit);
  int (*points_general) (const MuList *list, guint general, MuTrace *trace);
  /* Of what an army has besides units. */
  int (*points_rest) (const MuList *list);

  /* Legality: errors, and what is legal but hardly meant; NULL for no advice. */
  void (*check) (MuCheck *check);
  void (*advise) (MuCheck *check);

  /* What is of the troops in a unit's element. NULL: nothing more than of any. */
  void (*read) (struct MuReader *reader, const struct _xmlNode *node, MuListUnit *unit);

  /* Words; free with g_free. */
  char *(*count_words) (MuCountWords what, int count);
  char *(*unarmed_words) (const MuBookOption *option, int least);
} MuListSystem;

#define MU_LIST_SYSTEMS_MAX 8

/* All of them, NULL-ended; the first is what a list is of that does not say. A program that has one
 * more links a table of its own in its place. */
extern const MuListSystem *const mu_list_systems[];

/* The row of the system; the last for a number that none has. */
const MuListSystem *mu_list_system (MuRuleSystem rules);
const MuListSystem *mu_list_system_of (const MuList *list);
/* The keys of all of them, NULL-ended, in the order of the table. */
void mu_list_system_keys (const char *keys[MU_LIST_SYSTEMS_MAX + 1]);
/* What a list is of where nothing says it. */
MuRuleSystem mu_list_rules_usual (void);
/* Whether there is a row of that number. */
gboolean mu_list_rules_known (int rules);
/* The one in whose troops and prices army books are written. */
const MuListSystem *mu_list_system_of_books (void);
/* The row's troop_refused and order_refused. */
MuRule mu_system_troop_refused (const MuListSystem *system, const MuTroop *troop);
MuRule mu_system_order_refused (const MuListSystem *system, const MuTroop *troop, MuOrder order);
gboolean mu_list_has (const MuList *list, MuListTraits trait);
/* How many units the list has of its own, the first of all. */
guint mu_list_own_units (const MuList *list);

gboolean mu_system_can (MuRuleSystem rules, MuDeed deed);
/* FALSE with MU_FILE_ERROR_INVALID, which names the list and what to do. */
gboolean mu_system_check (const MuList *list, MuDeed deed, GError **error);
/* Whether the list can come to a battle: MU_DEED_FIGHT, and units, no more than a battle takes.
 * FALSE with MU_FILE_ERROR_INVALID. */
gboolean mu_list_may_fight (const MuList *list, GError **error);
/* "Ancient Battles Deluxe: its battles are not fought", to be set behind a name; "": Muster fights
 * its battles. Static, translated. */
const char *mu_system_reserve (MuRuleSystem rules);
/* What a campaign of such lists can do and what not, in a sentence or two; "": its battles, too.
 * Likewise. */
const char *mu_system_campaign_reserve (MuRuleSystem rules);

#endif
