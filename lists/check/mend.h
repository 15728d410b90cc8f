/* Mends: the one thing that obviously puts an issue right, as a button does it. */
#ifndef MUSTER_LISTS_CHECK_MEND_H
#define MUSTER_LISTS_CHECK_MEND_H

#include "lists/book/book.h"
#include "lists/list/list.h"

typedef enum {
  MU_MEND_NONE,           /* there is none, or more than one */
  MU_MEND_SET_FIGURES,    /* of the unit: number */
  MU_MEND_SET_RANKS,      /* of the unit: number */
  MU_MEND_SET_ORDER,      /* of the unit: number, a MuOrder */
  MU_MEND_SET_WAY,        /* of the unit: number, a place among the ways of its option */
  MU_MEND_RENAME,         /* the unit: text */
  MU_MEND_SPLIT,          /* number figures of the unit become another */
  MU_MEND_MAKE_UNIT,      /* the unit is no part of another any more */
  MU_MEND_MAKE_PLAIN,     /* the unit is no bodyguard any more */
  MU_MEND_SET_MARCH,      /* of the unit: number 1 forced, 0 as usual */
  MU_MEND_REMOVE_UNIT,    /* the unit */
  MU_MEND_ADD_OPTION,     /* number figures of the book's option text, in its units or new ones */
  MU_MEND_ADD_GENERAL,    /* who rides with the unit */
  MU_MEND_REMOVE_GENERAL, /* general */
  MU_MEND_PROMOTE,        /* general: he commands, and nobody else */
  MU_MEND_SEAT,           /* general: he rides with the unit */
  MU_MEND_TRAIN,          /* general: number 1 regular, 0 irregular */
  MU_MEND_SET_ITEM,       /* item of the training: number, 0 for none */
  MU_MEND_TURN_ITEM,      /* item of the training: of the other one from now on */
  MU_MEND_SET_YEAR,       /* of the list: number */
  MU_MEND_STAND,          /* general, of Fast Play: his stand is the usual one of the book */
  MU_MEND_ADD_PRIEST,     /* of Fast Play */
  MU_MEND_DROP_ITEMS,     /* all of them */
  MU_MEND_FIELD_ITEM,     /* item of the training: it becomes a unit */
} MuMendKind;
#define MU_MENDS (MU_MEND_FIELD_ITEM + 1)

typedef struct {
  MuMendKind kind;
  int unit; /* index; MU_LIST_NO_UNIT where it is about none */
  int number;
  guint general;
  MuExtra item;
  gboolean regular; /* the item's training */
  char *text;       /* option id or name; NULL where there is none; owned */
} MuMend;

void mu_mend_clear (MuMend *mend);

typedef struct MuIssue MuIssue;

/* Does what the issue's mend says to the list that it was found in. FALSE where it has none, or the
 * list is another by now and nothing was done. */
gboolean mu_list_mend (MuList *list, const MuBook *book, const MuIssue *issue);

/* What the button says: "Make it 24 figures"; NULL for no mend. Free with g_free. */
char *mu_mend_words (const MuList *list, const MuBook *book, const MuMend *mend);

#endif
