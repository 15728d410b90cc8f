/* What reading orders is made of: the text as words, the vocabulary, the names
 * of bodies and places. Private to lists/wrg/orders/orders_*.c. */
#ifndef MUSTER_LISTS_WRG_ORDERS_ORDERS_PRIVATE_H
#define MUSTER_LISTS_WRG_ORDERS_ORDERS_PRIVATE_H

#include "lists/wrg/orders/orders_words.h"

/* --- vocabulary (orders_vocabulary.def) ----------------------------------- */

typedef enum {
  WORD_ACT,
  WORD_AGAINST,
  WORD_ALL_TROOPS,
  WORD_AND,
  WORD_ARRIVE,
  WORD_ARTICLE,
  WORD_AT,
  WORD_AT_WILL,
  WORD_BY,
  WORD_BY_WAY_OF,
  WORD_CHALLENGE,
  WORD_COMPANY,
  WORD_DEEP,
  WORD_DIRECT,
  WORD_DIRECTION,
  WORD_EDGE,
  WORD_EDGE_POINT,
  WORD_ENEMY,
  WORD_ENEMY_UNIT,
  WORD_EVENT,
  WORD_FILLER,
  WORD_FOLLOW,
  WORD_FOLLOW_ME,
  WORD_FORCED,
  WORD_FORMATION,
  WORD_FORMED,
  WORD_FREE,
  WORD_FROM,
  WORD_GO,
  WORD_HIDE,
  WORD_IF,
  WORD_INCLINE,
  WORD_IS,
  WORD_MAIN_BODY,
  WORD_MARCH_ROUND,
  WORD_NUMBER,
  WORD_ON,
  WORD_ONWARDS,
  WORD_OR,
  WORD_PACES,
  WORD_PERIOD,
  WORD_PLACE_NUMBER,
  WORD_POINT,
  WORD_POSITION,
  WORD_PRONOUN,
  WORD_RESERVE,
  WORD_REST,
  WORD_RETIRE,
  WORD_ROUND,
  WORD_SCREEN,
  WORD_SIDE,
  WORD_SIGNAL,
  WORD_SIGNAL_MADE,
  WORD_STATE,
  WORD_STAY,
  WORD_SUPPORT,
  WORD_SUPPORTED,
  WORD_SUPPORT_OF,
  WORD_TAKE,
  WORD_THEN,
  WORD_TO,
  WORD_TOWARDS,
  WORD_TYPE,
  WORD_UNIT,
  WORD_UNTIL,
  WORD_WAY_OF,
  WORD_WHERE,
  WORD_WIDE,
  WORD_WING,
  WORD_WITH,
  WORD_YOU,
} MuWordClass;

/* Things that happen to a body, whichever it is. */
enum { EVENT_CHARGED, EVENT_SHOT_AT, EVENT_BROKEN, EVENT_FIGHTING, EVENT_PUSHED };

#define TYPE(type) MU_TROOP_BIT (MU_TROOP_##type)
#define TYPES_CAVALRY                                                                              \
  (TYPE (SHC) | TYPE (EHC) | TYPE (HC) | TYPE (MC) | TYPE (LC)) /* mu_type_is_cavalry */
#define TYPES_INFANTRY (TYPE (SHI) | TYPE (HI) | TYPE (LHI) | TYPE (MI) | TYPE (LMI) | TYPE (LI))
#define TYPES_CAMELRY  (TYPE (EHCM) | TYPE (HCM) | TYPE (MCM))
#define TYPES_CHARIOTS (TYPE (HCH) | TYPE (LCH))
#define TYPES_MOUNTED  (TYPES_CAVALRY | TYPES_CAMELRY | TYPES_CHARIOTS | TYPE (EL))
#define TYPES_PACK     (TYPE (PACK) | TYPE (PACK_CAMELS))
#define TYPES_TRAIN    (TYPE (WAGON) | TYPES_PACK)
#define TYPES_LIGHT    (TYPE (LC) | TYPE (LI))

/* --- text (orders_text.c) ----------------------------------------------- */

typedef enum {
  TOKEN_WORD,
  TOKEN_QUOTED,
  TOKEN_STOP,
  TOKEN_COMMA,
  TOKEN_OPEN,
  TOKEN_CLOSE
} MuTokenKind;

typedef struct {
  MuTokenKind kind;
  gsize at, length; /* in the text */
  char *folded;     /* a word, or what stands in quotes, for comparing */
} MuToken;

typedef struct {
  const char *text; /* borrowed */
  GArray *tokens;   /* MuToken */
  guint next;
  MuOrdersFault *fault; /* borrowed; message NULL so far */
} MuText;

/* Cuts the text to words; FALSE with a fault for bytes that are no text, or more than most. */
gboolean mu_text_init (MuText *text, const char *from, gsize most, MuOrdersFault *fault);
void mu_text_clear (MuText *text);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MuText, mu_text_clear)

gboolean mu_text_ended (const MuText *text);
const MuToken *mu_text_token (const MuText *text, guint at); /* NULL behind the last */
gboolean mu_text_is (const MuText *text, guint at, MuTokenKind kind);

/* Tokens that the longest phrase of the class takes from there on, 0: none fits. value may be NULL.
 */
guint mu_text_phrase_at (const MuText *text, guint at, MuWordClass class, guint32 *value);
/* The same at the next token, which it goes past. */
gboolean mu_text_take (MuText *text, MuWordClass class, guint32 *value);
gboolean mu_text_take_number (MuText *text, int *number);
/* Tokens that words which mean a place of this kind take; 0: none do. */
guint mu_text_place_kind_at (const MuText *text, guint at, const char *kind);
/* Tokens of the longest words that mean any kind of place. */
guint mu_text_any_place_kind_at (const MuText *text, guint at);

/* Keeps the first fault; count tokens from there are to blame. Always FALSE. */
gboolean mu_text_fail (MuText *text, guint at, guint count, MuRule rule, const char *format, ...)
    G_GNUC_PRINTF (5, 6);
gboolean mu_text_failed (const MuText *text);

/* For comparing: letters' case, accents' spelling and blanks do not matter. */
char *mu_text_fold (const char *text, gsize length);
/* The folded words of a name, NULL-ended; free with g_strfreev. */
char **mu_text_words (const char *name);
/* The text's own words there, for messages; free with g_free. */
char *mu_text_said (const MuText *text, guint at, guint count);

/* --- what fits (orders_match.c) ----------------------------------------- */

/* Numbers of bodies or places that words fit. */
typedef GArray MuFits; /* int */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuFits, g_array_unref)
MuFits *mu_fits_new (void);
int mu_fit (const MuFits *fits, guint at);

/* The name of number index, "" for none; borrowed. */
typedef const char *(*MuNameOf) (gconstpointer of, int index);

/* The most words from there that fit any of so many names, 0: none does; and whose names those
 * are. Who bears the words as his whole name goes before those who bear more. */
guint mu_match_names (const MuText *text, guint at, int names, MuNameOf name_of, gconstpointer of,
                      MuFits *fits);
/* Those who bear just the name that stands in quotes. */
void mu_match_quoted (const MuToken *token, int names, MuNameOf name_of, gconstpointer of,
                      MuFits *fits);
/* "“Hastati” (unit 1), “Principes” (unit 2)"; free with g_free. */
char *mu_fits_words (const MuFits *fits, MuNameOf name_of, gconstpointer of, const char *unit);

/* --- in words (orders_say_names.c) -------------------------------------- */

/* "a, b or c"; takes the items' array. Free all words with g_free. */
char *mu_say_join (GPtrArray *items, const char *mark, const char *last);
GPtrArray *mu_say_items (void);
void mu_say_add (GPtrArray *items, const char *item);
char *mu_say_friend (const MuOrderScene *scene, int body);
char *mu_say_friends (const MuOrderScene *scene, const MuWrgClause *clause);
char *mu_say_enemy (const MuOrderScene *scene, int body);
char *mu_say_spot (const MuOrderScene *scene, const MuWrgSpot *spot);

/* --- names (orders_names.c, orders_places.c) ---------------------------- */

typedef enum { FOUND_NONE, FOUND, FOUND_FAULT } MuFound;

/* MuEnemies as a noun means them. */
typedef struct {
  guint32 types;
  guint8 states;
  gint16 body;
  guint8 where;
  gboolean any;  /* "the enemy", "anything" */
  gboolean rest; /* "the rest" */
} MuEnemies;

/* Each goes past what it found; of FOUND_NONE nothing is gone past. */
MuFound mu_name_enemies (MuText *text, const MuOrderScene *scene, MuEnemies *enemies);
MuFound mu_name_friend (MuText *text, const MuOrderScene *scene, gint16 *body);
MuFound mu_name_place (MuText *text, const MuOrderScene *scene, MuWrgSpot *spot);
/* A list of them; the names' end is where no other follows. */
MuFound mu_name_kinds (MuText *text, guint32 *types, guint8 *states);

/* The name of a place of a MuOrderScene, as MuNameOf asks for it. */
const char *mu_name_of_place (gconstpointer scene, int index);
/* wrg.orders.invalid: what fits several is doubtful. Always FOUND_FAULT. */
MuFound mu_name_doubtful (MuText *text, guint at, guint count, const MuFits *fits, MuNameOf name_of,
                          gconstpointer of, const char *unit);
/* Past "the", "any" and the like. */
void mu_text_skip_articles (MuText *text);
/* "“Hastati, legion V”, “Triarii”": free with g_free. */
char *mu_name_of_list (const MuList *list);

/* --- parts that battlefield and standing orders share (orders_parse.c) --- */

/* wrg.orders.invalid: fails at words that leave the choice to the unit. */
gboolean mu_orders_choice_is_made (MuText *text);
/* "if charged or shot at": what follows "if". scene NULL: no body can be named. */
gboolean mu_orders_take_events (MuText *text, const MuOrderScene *scene, MuWrgCase *in_case);
/* The usual complaint about the next word. Always FALSE. */
gboolean mu_orders_not_understood (MuText *text);

/* --- saying (orders_say.c) ---------------------------------------------- */

/* "cavalry, elephants or disordered enemy"; free with g_free. */
char *mu_orders_say_kinds (guint32 types, guint8 states);
/* "charged or shot at"; free with g_free. */
char *mu_orders_say_events (const MuOrderScene *scene, const MuWrgCase *in_case);
/* "attack", "hold against cavalry"; free with g_free. */
char *mu_orders_say_act (MuWrgActOrder act, const MuWrgCase *in_case);
/* With a capital at the beginning and a stop at the end. */
void mu_orders_add_sentence (GString *text, const char *sentence);

#endif
