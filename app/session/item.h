/* A row that a list shows: an object whose properties are the fields of its
 * struct, named in a table. Readable by anyone, written only through here.
 *
 *   static const MuItemField fields[] = { MU_TEXT (MuUnitItem, name, "name"), … };
 *   MU_DEFINE_ITEM (MuUnitItem, mu_unit_item, fields)
 */
#ifndef MUSTER_APP_SESSION_ITEM_H
#define MUSTER_APP_SESSION_ITEM_H

#include <glib-object.h>

#define MU_TYPE_ITEM (mu_item_get_type ())
G_DECLARE_DERIVABLE_TYPE (MuItem, mu_item, MU, ITEM, GObject)

typedef enum {
  MU_ITEM_FIELD_TEXT,  /* char *, freed with the item */
  MU_ITEM_FIELD_WORD,  /* const char *, static */
  MU_ITEM_FIELD_INT,   /* int */
  MU_ITEM_FIELD_ID,    /* gint64 */
  MU_ITEM_FIELD_TRUTH, /* gboolean */
  MU_ITEM_FIELD_SHARE, /* double */
} MuItemFieldKind;

typedef struct {
  const char *name; /* of the property */
  MuItemFieldKind kind;
  gsize offset;
} MuItemField;

#define MU_TEXT(type, field, name)                                                                 \
  {                                                                                                \
    name, MU_ITEM_FIELD_TEXT, G_STRUCT_OFFSET (type, field)                                        \
  }
#define MU_WORD(type, field, name)                                                                 \
  {                                                                                                \
    name, MU_ITEM_FIELD_WORD, G_STRUCT_OFFSET (type, field)                                        \
  }
#define MU_INT(type, field, name)                                                                  \
  {                                                                                                \
    name, MU_ITEM_FIELD_INT, G_STRUCT_OFFSET (type, field)                                         \
  }
#define MU_ID(type, field, name)                                                                   \
  {                                                                                                \
    name, MU_ITEM_FIELD_ID, G_STRUCT_OFFSET (type, field)                                          \
  }
#define MU_TRUTH(type, field, name)                                                                \
  {                                                                                                \
    name, MU_ITEM_FIELD_TRUTH, G_STRUCT_OFFSET (type, field)                                       \
  }
#define MU_SHARE(type, field, name)                                                                \
  {                                                                                                \
    name, MU_ITEM_FIELD_SHARE, G_STRUCT_OFFSET (type, field)                                       \
  }

struct _MuItemClass {
  GObjectClass parent;
  const MuItemField *fields;
  guint count;
};

/* Installs a read-only property for each field. fields must be static. */
void mu_item_class_set_fields (MuItemClass *class, const MuItemField *fields, guint count);

/* Defines the type of such a row that needs no more than that. */
#define MU_DEFINE_ITEM(Name, name, fields)                                                         \
  G_DEFINE_FINAL_TYPE (Name, name, MU_TYPE_ITEM)                                                   \
                                                                                                   \
  static void name##_class_init (Name##Class *class)                                               \
  {                                                                                                \
    mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));               \
  }                                                                                                \
                                                                                                   \
  static void name##_init (Name *self)                                                             \
  {                                                                                                \
  }

/* Set a field of self and tell its property's listeners if it differs. text
 * is taken over. */
void mu_item_take_text (gpointer self, char **field, char *text);
void mu_item_set_text (gpointer self, char **field, const char *text);
void mu_item_set_word (gpointer self, const char **field, const char *word);
void mu_item_set_int (gpointer self, int *field, int number);
void mu_item_set_id (gpointer self, gint64 *field, gint64 id);
void mu_item_set_truth (gpointer self, gboolean *field, gboolean truth);
void mu_item_set_share (gpointer self, double *field, double share);

#endif
