/* An army book: who an army could be made of, in which years, for every rule
 * system that it serves. Read from XML below lists/books (schema/book.rng), never
 * changed. Years: BC negative, there is no year 0. */
#ifndef MUSTER_LISTS_BOOK_BOOK_H
#define MUSTER_LISTS_BOOK_BOOK_H

#include <glib.h>

#include "lists/book/doctrine.h"
#include "lists/list/list.h"
#include "lists/xml/schemas.h"
#include "rules/battle/terms.h"
#include "rules/field/sky.h"
#include "rules/troop/troop.h"

/* Where an army came from, for finding its book; formats before 2 do not say. */
typedef enum {
  MU_LAND_UNSAID,
  MU_LAND_WESTERN_EUROPE,
  MU_LAND_NORTHERN_EUROPE,
  MU_LAND_EASTERN_EUROPE,
  MU_LAND_ITALY,
  MU_LAND_GREECE_AND_BALKANS,
  MU_LAND_AFRICA,
  MU_LAND_NEAR_EAST,
  MU_LAND_PERSIA,
  MU_LAND_STEPPE,
  MU_LAND_INDIA,
  MU_LAND_FAR_EAST,
  MU_LAND_AMERICAS,
} MuBookLand;
#define MU_LANDS (MU_LAND_AMERICAS + 1)

/* What Fast Play stands of these troops are, where the way in figures does not
 * say it: the places of words in the lists of book_stand.c, -1 for what follows
 * from the figures. */
typedef struct {
  int armour, order, training, morale, shield;
  char *weapons; /* words with a blank between; NULL: those of the figures */
  gboolean scythes;
} MuBookStand;
#define MU_BOOK_STAND_OPEN                                                                         \
  {                                                                                                \
    -1, -1, -1, -1, -1, NULL, FALSE                                                                \
  } /* nothing is said */

/* One way to equip an option. */
typedef struct {
  MuTroop troop;
  MuCrew crew;  /* of a model; count 0 for figures */
  int from, to; /* years, inclusive; the option's own where the book names none */
  char *label;  /* "with long spears"; NULL for the only or usual one */
  MuBookStand stand;
} MuBookTroop;

typedef enum {
  MU_BOOK_AT_MOST_PER,  /* at most `count` of this for each `per` of `other` */
  MU_BOOK_AT_LEAST_PER, /* at least `count` of this for each `per` of `other` */
  MU_BOOK_NEEDS,        /* only with at least `count` of `other` */
  MU_BOOK_NOT_WITH,     /* not together with `other` */
} MuBookConditionKind;

typedef struct {
  MuBookConditionKind kind;
  char *other; /* option id */
  int count;
  int per;
} MuBookCondition;

typedef struct {
  char *id;
  char *name;
  GPtrArray *troops; /* MuBookTroop, at least one; the first is the usual one */
  int min, max;      /* figures or models in the whole army */
  int unit_min, unit_max;
  int stands_min, stands_max; /* of the whole Fast Play army; -1: they follow from min and max */
  int from, to;
  gboolean bodyguard;    /* may be a general's bodyguard */
  gboolean typical;      /* what makes the army what it is */
  MuOrder order;         /* how such troops usually fight */
  int ranks;             /* their usual depth */
  int line;              /* where they usually stand: 0 in front */
  GPtrArray *conditions; /* MuBookCondition */
  char *note;
  int row; /* where it stands in the file: a line of that */
} MuBookOption;

/* All options named together: "cavalry of every kind". */
typedef struct {
  char *name;
  int min, max;               /* figures or models */
  int stands_min, stands_max; /* in a Fast Play army; -1: they follow from min and max */
  GPtrArray *options;         /* char *, ids of at least two options */
  int row;                    /* where it stands in the file: a line of that */
} MuBookLimit;

typedef struct MuBook MuBook;

/* Troops of another book who may come along in these years. */
typedef struct {
  char *book; /* its id; may be missing on a shelf */
  int from, to;
  int max; /* figures and models in all */
  const MuBook
      *found; /* the book itself; NULL where no shelf has been asked or has none; borrowed */
} MuBookAlly;

typedef struct {
  char *name;
  int from, to; /* years; the book's own where it names none */
} MuBookGeneral;

struct MuBook {
  char *id; /* "roman-mid-republican" */
  char *name;
  int version;
  unsigned rules; /* bits 1 << MuRuleSystem */
  int from, to;
  MuBookLand land;
  MuRegion region;
  MuCountry country;
  char *home;
  gboolean regular_generals;
  GPtrArray *generals; /* MuBookGeneral, known commanders, for new lists */
  GPtrArray *options;  /* MuBookOption, in the book's order */
  GPtrArray *limits;   /* MuBookLimit */
  GPtrArray *allies;   /* MuBookAlly */
  GPtrArray *enemies;  /* char *, book ids or plain names */
  MuDoctrine doctrine;
  char *note;
  GPtrArray *sources; /* char *, the works it rests on */
  char *xml;          /* what it was read from */
  /* Of a copy that a shelf keeps: the book of the same id that stands on the shelf, where that is
   * of another edition or was changed without one; else NULL. Borrowed. */
  const MuBook *newer;
};

/* Reads one book, whose allies are not looked up. Free with mu_book_free. */
MuBook *mu_book_read_file (const char *path, GError **error);
/* The same with schemas (NULL: for this file alone), for reading many. */
MuBook *mu_book_read_file_by (MuSchemas *schemas, const char *path, GError **error);
MuBook *mu_book_read_data (const char *data, gsize length, const char *name, GError **error);
MuBook *mu_book_read_data_by (MuSchemas *schemas, const char *data, gsize length, const char *name,
                              GError **error);
void mu_book_free (MuBook *book);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBook, mu_book_free)

/* Whether lists by these rules can be made from the book. */
gboolean mu_book_serves (const MuBook *book, MuRuleSystem rules);

/* "Near East", translated; "" for MU_LAND_UNSAID. */
const char *mu_book_land_words (MuBookLand land);
/* "near-east", as files and scripts have it; NULL for MU_LAND_UNSAID. */
const char *mu_book_land_key (MuBookLand land);

/* The option with this id, NULL if none; borrowed. */
const MuBookOption *mu_book_option (const MuBook *book, const char *id);

/* Whether the option may be used in this year. */
gboolean mu_book_option_in_year (const MuBookOption *option, int year);
gboolean mu_book_troop_in_year (const MuBookTroop *troop, int year);

gboolean mu_book_ally_in_year (const MuBookAlly *ally, int year);
/* The allies of that book and that year, NULL if none; where the book names them twice, those of
 * whom more may come. Borrowed. */
const MuBookAlly *mu_book_ally (const MuBook *book, const char *id, int year);

/* The first way of that year, the usual one; the first of all where the year
 * has none. Borrowed. */
const MuBookTroop *mu_book_option_usual (const MuBookOption *option, int year);

/* "at most 2 for each 1 of Foot", or with a capital to stand alone; translated, free with g_free.
 */
char *mu_book_condition_words (const MuBook *book, const MuBookCondition *condition,
                               gboolean alone);

/* Whether the way is of these troops and this crew, in any order; crew NULL: with any. */
gboolean mu_book_troop_is (const MuBookTroop *way, const MuTroop *troop, const MuCrew *crew);
/* The place among option->troops of the way with these troops and this crew (NULL: with any), -1
 * if none; one of that year goes before others. */
int mu_book_option_way (const MuBookOption *option, const MuTroop *troop, const MuCrew *crew,
                        int year);

/* The book that the unit of the book's list is from: an ally's, or the book itself. NULL where no
 * such ally has been found. Borrowed. */
const MuBook *mu_book_of_unit (const MuBook *book, const MuListUnit *unit);
/* What it was picked from there, NULL if there is none; borrowed. */
const MuBookOption *mu_book_option_of_unit (const MuBook *book, const MuListUnit *unit);

/* All books of a folder, sorted by first year and name; each knows its allies among them. */
typedef struct MuShelf MuShelf;
/* folder NULL: the shipped books and the club's own, from mu_shelf_own_folder, which need not be
 * there. Of two with one id the club's own is taken where its edition is higher; lists of the
 * shipped edition stay with that. Faults of own books are told by mu_shelf_faults and keep nobody
 * from the others. */
MuShelf *mu_shelf_open (const char *folder, GError **error);
/* Reads the shipped books and the club's own anew. Books that stood here before stay until the
 * shelf is freed, for whoever has borrowed them; copies must be kept anew. FALSE: as it was. */
gboolean mu_shelf_reload (MuShelf *shelf, GError **error);
/* $XDG_DATA_HOME/muster/books; free with g_free. */
char *mu_shelf_own_folder (void);
/* The same, made where it is not there yet. NULL with MU_FILE_ERROR_UNWRITABLE. */
char *mu_shelf_make_own_folder (GError **error);
/* The file of a book that is the club's own, NULL for any other; borrowed. */
const char *mu_shelf_own_path (const MuShelf *shelf, const MuBook *book);
/* Why own books are not used, a sentence for each (char *), with the file; borrowed. */
const GPtrArray *mu_shelf_faults (const MuShelf *shelf);
/* Why that own file is not used; NULL where it is, or is none of them. Borrowed. */
const char *mu_shelf_fault_of (const MuShelf *shelf, const char *path);
void mu_shelf_free (MuShelf *shelf);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuShelf, mu_shelf_free)
guint mu_shelf_count (const MuShelf *shelf);
const MuBook *mu_shelf_at (const MuShelf *shelf, guint index);      /* borrowed */
const MuBook *mu_shelf_find (const MuShelf *shelf, const char *id); /* NULL if none */
/* Keeps a copy (taken) of another edition of a book than the shelf's, for the lists that were made
 * with it; it is none of the shelf's books. One of the edition that stands on the shelf or is kept
 * already is dropped, unless its text is another. */
void mu_shelf_keep_copy (MuShelf *shelf, MuBook *copy);
/* Of a copy that is kept: its allies of that book are those of that edition, not the shelf's, for
 * lists that name no edition of theirs. FALSE where there is no such copy or it has no such allies.
 */
gboolean mu_shelf_pin_ally (MuShelf *shelf, const char *id, int edition, const char *ally,
                            int ally_edition);
/* The book that a list made with that edition is of: the copy that is kept, else the shelf's own,
 * whichever edition that is; NULL if there is neither. Borrowed. */
const MuBook *mu_shelf_find_edition (const MuShelf *shelf, const char *id, int edition);
/* The book that the list is judged by: that of its edition, with the allies of the editions that
 * the list names as far as they are kept. NULL as above; borrowed. Of one thread at a time. */
const MuBook *mu_shelf_book_of (const MuShelf *shelf, const MuList *list);
/* Looks the allies of a book that stands elsewhere up on the shelf, which must outlive it. */
void mu_shelf_find_allies (const MuShelf *shelf, MuBook *book);

/* "218 BC", "451 AD"; free with g_free. */
char *mu_year_format (int year);

#endif
