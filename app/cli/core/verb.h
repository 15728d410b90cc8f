/* What the command can do: one table of verbs. Parsing, help, the man page's
 * test and shell completion all read it. */
#ifndef MUSTER_APP_CLI_CORE_VERB_H
#define MUSTER_APP_CLI_CORE_VERB_H

#include <glib.h>

typedef struct MuCall MuCall;

/* The exit status: 0 done, 1 the answer is "no", 2 bad usage or bad input, 130
 * stopped by Ctrl+C, as shells have it. */
typedef enum { MU_EXIT_DONE = 0, MU_EXIT_NO = 1, MU_EXIT_BAD = 2, MU_EXIT_STOPPED = 130 } MuExit;

typedef enum {
  MU_OPTION_FLAG,   /* there or not */
  MU_OPTION_NUMBER, /* a whole number from min to max */
  MU_OPTION_YEAR,   /* as people write it: lists/words/year.h */
  MU_OPTION_YEARS,  /* "202", "300 BC..100 BC": mu_year_span_parse */
  MU_OPTION_CHOICE, /* one of the words in value, parted by | */
  MU_OPTION_TEXT,
  MU_OPTION_TEXTS, /* may be given again */
} MuOptionKind;

typedef struct {
  const char *name; /* without dashes; NULL ends a table */
  char letter;      /* its short form, 0 if none */
  MuOptionKind kind;
  const char *value; /* what help shows for the value */
  const char *help;  /* message id */
  gboolean required;
  gint64 min, max;
} MuOption;

typedef struct {
  const char *group;     /* "wrg"; NULL: the verb stands alone */
  const char *name;      /* NULL ends the table */
  const char *arguments; /* their names as help shows them, "" for none */
  guint least, most;     /* how many arguments */
  const MuOption *options;
  const char *summary; /* message id: one line */
  const char *more;    /* message id: paragraphs; "" for none */
  MuExit (*run) (MuCall *call);
} MuVerb;

/* The tables, ended by a row without a name. */
const MuVerb *mu_verbs (void);
const MuOption *mu_global_options (void);

/* The verb; group NULL for those that stand alone. NULL if there is none. */
const MuVerb *mu_verb_find (const char *group, const char *name);
gboolean mu_verb_is_group (const char *name);
/* "points, casualties, …": free with g_free. */
char *mu_verb_names (const char *group);
/* "wrg points"; free with g_free. */
char *mu_verb_title (const MuVerb *verb);
/* The option by name or by letter; NULL if the table has none. */
const MuOption *mu_option_find (const MuOption *options, const char *name);
const MuOption *mu_option_find_letter (const MuOption *options, char letter);
/* The number of a word among an option's choices, -1 if none of them. */
int mu_option_choice (const MuOption *option, const char *word);

#endif
