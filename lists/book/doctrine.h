/* How an army fought: the doctrine of its army book, in the few words that a
 * historian needs to draw up its line of battle. Read with the book
 * (schema/book.rng); what a book leaves out has a sensible default by type of
 * troop. The planner (lists/wrg/plan/plan.h) works from it. */
#ifndef MUSTER_LISTS_BOOK_DOCTRINE_H
#define MUSTER_LISTS_BOOK_DOCTRINE_H

#include <glib.h>

#include "rules/battle/terms.h"
#include "rules/troop/troop.h"

#define MU_DOCTRINE_ROWS_MAX   6  /* of one part of the line of battle */
#define MU_DOCTRINE_RANKS_MAX  16 /* that a historian would have a body stand in */
#define MU_DOCTRINE_PERIOD_MAX 12

/* Troops as an order of battle knows them. */
typedef enum {
  MU_ROLE_HEAVY_FOOT,  /* in close order: SHI, HI, MI */
  MU_ROLE_LOOSE_FOOT,  /* LHI, LMI */
  MU_ROLE_LIGHT_FOOT,  /* LI */
  MU_ROLE_HORSE,       /* SHC, EHC, HC, MC */
  MU_ROLE_LIGHT_HORSE, /* LC */
  MU_ROLE_CAMELS,
  MU_ROLE_CHARIOTS,
  MU_ROLE_ELEPHANTS,
  MU_ROLE_ENGINES,
  MU_ROLE_TRAIN, /* wagons and pack animals */
} MuRole;
#define MU_ROLES 10

MuRole mu_role_of (MuTroopType type);

/* The parts of a line of battle. */
typedef enum {
  MU_POST_SCREEN, /* before everybody */
  MU_POST_BEFORE, /* between the screen and the line */
  MU_POST_LINE,   /* the line of battle, row 1 in front */
  MU_POST_WINGS,  /* shared between both */
  MU_POST_RIGHT_WING,
  MU_POST_LEFT_WING,
  MU_POST_RESERVE, /* behind the line */
} MuPost;
#define MU_POSTS 7

/* What those at a post do. */
typedef enum {
  MU_POST_ORDER_BY_POST, /* as such a post asks for */
  MU_POST_ORDER_ATTACK,
  MU_POST_ORDER_HOLD,
  MU_POST_ORDER_SKIRMISH,
  MU_POST_ORDER_SUPPORT, /* those in front of them */
} MuPostOrder;
#define MU_POST_ORDERS 5

/* Where some of the troops stand. */
typedef struct {
  char *option; /* id of the book's option; NULL: all troops of the role */
  MuRole role;
  MuPost at;
  int row;     /* from 1; 0 in the line: the list's own */
  int ranks;   /* their depth; 0: as the list has it */
  int deepest; /* to which they are deepened where room is short; 0: by the planner */
  MuPostOrder order;
  int wait; /* they stand until this period, then attack; 0: they do not wait */
} MuDoctrinePost;

typedef enum { MU_BATTLE_ATTACK, MU_BATTLE_WAIT, MU_BATTLE_HARASS } MuBattleManner;
typedef enum {
  MU_STRONG_NONE,
  MU_STRONG_RIGHT,
  MU_STRONG_LEFT,
  MU_STRONG_EITHER, /* one of them, as it falls out */
  MU_STRONG_BOTH,
} MuStrongWing;
typedef enum { MU_WEAK_ATTACKS, MU_WEAK_HOLDS, MU_WEAK_REFUSED } MuWeakWing;
typedef enum {
  MU_GENERAL_BEHIND, /* the middle of the line */
  MU_GENERAL_IN_LINE,
  MU_GENERAL_RIGHT_WING,
  MU_GENERAL_LEFT_WING,
  MU_GENERAL_STRONG_WING,
} MuGeneralPlace;
typedef enum { MU_SCREEN_WITHDRAWS, MU_SCREEN_HARASSES, MU_SCREEN_FIGHTS } MuScreenManner;
typedef enum { MU_HORSE_TURNS, MU_HORSE_PURSUES } MuHorseManner; /* having won its wing */
typedef enum { MU_LIKING_NEVER, MU_LIKING_SELDOM, MU_LIKING_OFTEN } MuLiking;
typedef enum { MU_CAUTION_BOLD, MU_CAUTION_STEADY, MU_CAUTION_CAUTIOUS } MuCaution;

typedef struct {
  gboolean given; /* the book has a doctrine of its own */
  MuBattleManner battle;
  MuStrongWing strong_wing;
  MuWeakWing weak_wing;
  MuGeneralPlace general;
  MuScreenManner screen;
  MuHorseManner horse;
  MuLiking flank_march;
  MuLiking ambush;
  MuCaution caution;
  GPtrArray *posts; /* MuDoctrinePost, in the book's order */
  char *note;       /* NULL: none */
} MuDoctrine;

/* What holds for an army whose book says nothing. */
void mu_doctrine_init (MuDoctrine *doctrine);
void mu_doctrine_clear (MuDoctrine *doctrine);
void mu_doctrine_post_free (MuDoctrinePost *post);

/* The post of an option, or of a role; NULL if the doctrine names none. Borrowed. */
const MuDoctrinePost *mu_doctrine_option (const MuDoctrine *doctrine, const char *option);
const MuDoctrinePost *mu_doctrine_role (const MuDoctrine *doctrine, MuRole role);

/* Where such troops stand if nobody says otherwise; static. */
const MuDoctrinePost *mu_doctrine_usual (MuRole role);

/* As files and scripts write them; static. */
const char *mu_role_key (MuRole role);
const char *mu_post_key (MuPost post);

/* "horse", "in the line of battle", for sentences; static, translated. */
const char *mu_role_words (MuRole role);
const char *mu_post_words (MuPost post);

/* The doctrine as a paragraph for people; free with g_free. */
char *mu_doctrine_words (const MuDoctrine *doctrine);

#endif
