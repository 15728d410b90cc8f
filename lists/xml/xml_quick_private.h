/* The form of a schema, for lists/xml/xml_quick*.c alone. */
#ifndef MUSTER_LISTS_XML_XML_QUICK_PRIVATE_H
#define MUSTER_LISTS_XML_XML_QUICK_PRIVATE_H

#include "lists/xml/xml_quick.h"

/* -2^64 < number < 2^64 */
typedef struct {
  gboolean negative;
  guint64 size;
} MuQuickNumber;

typedef enum {
  MU_QUICK_WORD,   /* one text, blanks around it aside */
  MU_QUICK_NUMBER, /* least to most */
  MU_QUICK_TEXT,   /* of shortest to longest characters */
  MU_QUICK_TOKEN,  /* the same without its outer blanks, and of the pattern where there is one */
} MuQuickKind;

typedef struct {
  MuQuickKind kind;
  char *word;
  MuQuickNumber least, most;
  glong shortest, longest;
  GRegex *pattern;
} MuQuickValue;

typedef struct {
  char *name;
  GPtrArray *values; /* MuQuickValue: it fits one of them */
} MuQuickAttribute;

/* Attributes of an element by their places: the lowest bit is the first. */
typedef guint64 MuQuickSet;

#define MU_QUICK_ATTRIBUTES 64

typedef struct MuQuickElement MuQuickElement;

typedef struct {
  GPtrArray *elements; /* MuQuickElement, borrowed: one of them each time */
  gboolean required, many;
} MuQuickPart;

struct MuQuickElement {
  char *name;
  GPtrArray *attributes; /* MuQuickAttribute, each name once */
  MuQuickSet required;   /* of them */
  GArray *choices;       /* MuQuickSet: of each, exactly one is there */
  GPtrArray *parts;      /* MuQuickPart, in this order */
  gboolean text;         /* holds text instead of parts */
  GPtrArray *values;     /* MuQuickValue: what the text fits; empty for any text */
};

struct MuXmlQuick {
  GPtrArray *elements; /* MuQuickElement, owned */
  GHashTable *defined; /* name of a <define> to its MuQuickElement */
  MuQuickElement *root;
};

#endif
