/* A player's army list. Read from and written to XML (schema/list.rng); what is
 * written reads back the same, and writing it again gives the same bytes. */
#ifndef MUSTER_LISTS_LIST_LIST_H
#define MUSTER_LISTS_LIST_LIST_H

#include <glib.h>

#include "lists/words/name.h"
#include "lists/xml/error.h"
#include "lists/xml/schemas.h"
#include "rules/awfp/points.h"
#include "rules/battle/terms.h"
#include "rules/core/trace.h"
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"

#define MU_LIST_NAME_MAX     MU_NAME_MAX
#define MU_LIST_NOTES_MAX    4000
#define MU_LIST_UNITS_MAX    256  /* no army needs more; battles take MU_BATTLE_UNITS_MAX */
#define MU_LIST_ITEMS_MAX    9999 /* of one kind */
#define MU_LIST_TAGS_MAX     120  /* characters of all tags */
#define MU_LIST_EDITIONS_MAX 999999
#define MU_BOOK_EDITIONS_MAX 9999
#define MU_LIST_FIGURES_MAX  999 /* of one unit, legal or not */
#define MU_LIST_POINTS_MAX   100000
#define MU_LIST_RANKS_MAX    50
#define MU_LIST_LINES_MAX    9 /* of a unit's line, which counts from 0 */
#define MU_LIST_GENERALS_MAX 8
#define MU_LIST_NO_UNIT      (-1)
/* What transport that no army book lists is of: every army had it. */
#define MU_LIST_TRAIN "train"
/* The option of the priest's stand in a Fast Play list that has come to the field: no book has it.
 */
#define MU_LIST_PRIEST "priest"

/* wrg.units.bodyguard: up to so many figures a bodyguard pays no command points. */
#define MU_LIST_GUARD_FREE_MAX 15

typedef struct {
  char *name;
  char *option; /* id of the book's option */
  char *book;   /* id of the allies' book that the option is of; "" for the list's own */
  MuTroop troop;
  MuCrew crew; /* of each model; count 0 for figures */
  int figures; /* or models; in Fast Play stands; 1 to MU_LIST_FIGURES_MAX */
  int ranks;   /* depth at the start */
  int line;    /* 0: front line */
  MuOrder order;
  gboolean sub_unit;     /* semi-independent part of the unit before it */
  gboolean bodyguard;    /* of the general who rides with it */
  MuMixedHow mixed;      /* in one body with the unit before it, which acts for both */
  gboolean forced_march; /* wrg.points.forced-march: figures are those before stragglers */
  char *notes;           /* "" for none */
  char *stand;           /* Fast Play: what a stand of them is, in notation; "" in other lists */
} MuListUnit;

typedef struct {
  char *name;
  gboolean commander; /* in chief; else subordinate */
  gboolean regular;
  int rides_with; /* index of a unit, MU_LIST_NO_UNIT */
  char *troop;    /* Fast Play: notation of his stand where he rides alone; "" for none */
} MuListGeneral;

/* Engines come as units; MU_EXTRA_LIGHT_BOLT_SHOOTER to THREE_TALENT are none of these. */
typedef struct {
  MuExtra kind;
  gboolean regular; /* by which price it is had */
  int count;        /* 1 to MU_LIST_ITEMS_MAX */
} MuListItem;

/* The edition of an allies' book that the list was made with. */
typedef struct {
  char *book;
  int edition;
} MuListAlly;

typedef struct {
  char *name;
  char *player; /* "" for nobody */
  MuRuleSystem rules;
  char *book_id;
  int book_version;
  int year;
  int points_limit;
  int edition;          /* of the list, from 1: one more each time that it was saved changed */
  char *tags;           /* words with a blank between, "" for none */
  char *notes;          /* "" for none */
  gboolean priest;      /* awfp.priest.one: has one */
  GPtrArray *generals;  /* MuListGeneral */
  GPtrArray *units;     /* MuListUnit */
  GPtrArray *items;     /* MuListItem, no kind and training twice */
  GPtrArray *allies;    /* MuListAlly by id, no book twice; mu_pins_complete */
  MuAwfpPrices *prices; /* of a Fast Play list, mu_list_take_prices; NULL in other lists */
  char *remark;         /* what its file's reader took for granted, in words for a person; NULL for
                         * nothing. No part of the list: copies have none */
} MuList;

MuList *mu_list_new (const char *name);
MuList *mu_list_copy (const MuList *list);
/* Tidies its names, those of its generals and units, its player and its tags (name.h). */
void mu_list_tidy_names (MuList *list);
void mu_list_free (MuList *list);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuList, mu_list_free)

MuListUnit *mu_list_unit_new (void);
MuListUnit *mu_list_unit_copy (const MuListUnit *unit);
void mu_list_unit_free (MuListUnit *unit);
MuListGeneral *mu_list_general_new (void);
MuListGeneral *mu_list_general_copy (const MuListGeneral *general);
void mu_list_general_free (MuListGeneral *general);

/* Fast Play: takes the club's prices (mu_fast_play_open), which the list keeps. Lists of other
 * rules need none: TRUE. What reads a list does this. */
gboolean mu_list_take_prices (MuList *list, GError **error);
/* The same with schemas, which keep the prices: they are read once for many lists. */
gboolean mu_list_take_prices_by (MuSchemas *schemas, MuList *list, GError **error);

MuListItem *mu_list_item_new (MuExtra kind, gboolean regular, int count);

MuListAlly *mu_list_ally_new (const char *book, int edition);
void mu_list_ally_free (MuListAlly *ally);

/* Borrowed; index must be in range. */
MuListUnit *mu_list_unit (const MuList *list, guint index);
MuListGeneral *mu_list_general (const MuList *list, guint index);
MuListItem *mu_list_item (const MuList *list, guint index);
MuListAlly *mu_list_ally (const MuList *list, guint index);
/* The edition of that allies' book, 0 where the list names none. */
int mu_list_ally_edition (const MuList *list, const char *book);
void mu_list_set_ally_edition (MuList *list, const char *book, int edition);
/* The commander-in-chief, NULL if the list has none. */
const MuListGeneral *mu_list_commander (const MuList *list);
/* The general who rides with unit index, NULL if none; borrowed. */
const MuListGeneral *mu_list_unit_general (const MuList *list, guint index);
/* wrg.formation.testudo: whether the unit can be legionaries of the 1st or 2nd century AD, by its
 * troops and its list's year. */
gboolean mu_list_unit_is_legionary (const MuList *list, guint index);
/* How many generals ride with unit index. */
int mu_list_unit_riders (const MuList *list, guint index);
/* Whether the unit is marked as a bodyguard and a general rides with it. */
gboolean mu_list_unit_is_guard (const MuList *list, guint index);

/* wrg.units.mixed.same: whether the unit is in one body with the one before it. */
gboolean mu_list_unit_is_guest (const MuList *list, guint index);
/* Whether it is a part of a unit before it: that, or a sub-unit. */
gboolean mu_list_unit_is_part (const MuList *list, guint index);
/* wrg.formation.mixed: whether such a unit has ranks to stand behind: two in a body four deep, else
 * one; or stands on the flanks. */
gboolean mu_list_guest_has_place (const MuList *list, guint index);
/* The unit that is in one body with this one and comes after it; NULL if none, borrowed. */
const MuListUnit *mu_list_unit_guest (const MuList *list, guint index);

/* A name or number beyond the limits above is an error when it is read; keep
 * them before writing. */
MuList *mu_list_read_file (const char *path, GError **error);
/* The same with schemas (NULL: for this file alone), for reading many. */
MuList *mu_list_read_file_by (MuSchemas *schemas, const char *path, GError **error);
MuList *mu_list_read_data (const char *data, gsize length, const char *name, GError **error);
MuList *mu_list_read_data_by (MuSchemas *schemas, const char *data, gsize length, const char *name,
                              GError **error);
/* The XML; free with g_free. */
char *mu_list_write_data (const MuList *list, gsize *length);
gboolean mu_list_write_file (const MuList *list, const char *path, GError **error);
/* The format that it is written in: the lowest that holds it, so that an older program can read
 * what it knows. */
int mu_list_format (const MuList *list);

/* Points of one figure or crewed model of the unit (wrg.points.*); 0 for a
 * troop that the rules forbid. trace may be NULL. */
int mu_list_unit_points_each (const MuListUnit *unit, MuTrace *trace);
/* The same by the list's own rules: of one figure, model or stand. */
int mu_list_points_each (const MuList *list, guint index, MuTrace *trace);
/* wrg.points.command, wrg.units.bodyguard: what the unit pays for command. */
int mu_list_unit_command_points (const MuList *list, guint index);
/* wrg.points.forced-march.straggling: figures or models who are left out before play; 0 for a unit
 * that makes no forced march. */
int mu_list_unit_stragglers (const MuListUnit *unit);
/* Those who take the field. */
int mu_list_unit_strength (const MuListUnit *unit);
/* The rule by which the unit cannot march as it is told to, MU_RULE_NONE if it can or need not. */
MuRule mu_list_unit_march_refused (const MuListUnit *unit);
/* Those who take the field, with what their forced march costs, and command. */
int mu_list_unit_points (const MuList *list, guint index);
/* wrg.victory.count: the same without forced march points. */
int mu_list_unit_start_points (const MuList *list, guint index);
/* wrg.points.*: of all of them; 0 for what such an army cannot have. */
int mu_list_item_points (const MuListItem *item);
/* Whether regulars and irregulars pay differently for it; and the rule that prices it. */
gboolean mu_list_item_has_two_prices (MuExtra kind);
MuRule mu_list_item_rule (MuExtra kind);
/* wrg.points.army: units, generals and items. */
int mu_list_points (const MuList *list);
/* wrg.victory.half: what the stragglers of forced marches count for at the end: half of what they
 * are worth, rounded down for the army. */
int mu_list_straggler_points (const MuList *list);
/* What the army starts a battle with: mu_list_points without forced march points, and what its
 * stragglers count for. */
int mu_list_start_points (const MuList *list);
/* wrg.scouting.strength */
int mu_list_scouting (const MuList *list);
/* All figures who take the field; models count one. In Fast Play all stands of the units. */
int mu_list_figures (const MuList *list);

/* "40 figures, 10 wide and 4 deep" stays with reports; this is the files count. */
int mu_list_unit_files (const MuListUnit *unit);

#endif
