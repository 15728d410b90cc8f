#include "app/session/item.h"

#include <string.h>

#include "app/session/item_rows.h"

G_DEFINE_ABSTRACT_TYPE (MuItem, mu_item, G_TYPE_OBJECT)

#define AT(type, self, field) (*(type *) ((char *) (self) + (field)->offset))

static void
mu_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const MuItemField *field = &MU_ITEM_GET_CLASS (object)->fields[id - 1];

  switch (field->kind) {
  case MU_ITEM_FIELD_TEXT:
  case MU_ITEM_FIELD_WORD:
    g_value_set_string (value, AT (const char *, object, field));
    break;
  case MU_ITEM_FIELD_INT:
    g_value_set_int (value, AT (int, object, field));
    break;
  case MU_ITEM_FIELD_ID:
    g_value_set_int64 (value, AT (gint64, object, field));
    break;
  case MU_ITEM_FIELD_TRUTH:
    g_value_set_boolean (value, AT (gboolean, object, field));
    break;
  case MU_ITEM_FIELD_SHARE:
    g_value_set_double (value, AT (double, object, field));
    break;
  }
}

static void
mu_item_finalize (GObject *object)
{
  const MuItemClass *class = MU_ITEM_GET_CLASS (object);

  for (guint i = 0; i < class->count; i++)
    if (class->fields[i].kind == MU_ITEM_FIELD_TEXT)
      g_free (AT (char *, object, &class->fields[i]));
  G_OBJECT_CLASS (mu_item_parent_class)->finalize (object);
}

static void
mu_item_class_init (MuItemClass *class)
{
  G_OBJECT_CLASS (class)->get_property = mu_item_get_property;
  G_OBJECT_CLASS (class)->finalize = mu_item_finalize;
}

static void
mu_item_init (MuItem *self)
{
}

static GParamSpec *
spec_of (const MuItemField *field)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  switch (field->kind) {
  case MU_ITEM_FIELD_TEXT:
  case MU_ITEM_FIELD_WORD:
    return g_param_spec_string (field->name, NULL, NULL, NULL, flags);
  case MU_ITEM_FIELD_INT:
    return g_param_spec_int (field->name, NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  case MU_ITEM_FIELD_ID:
    return g_param_spec_int64 (field->name, NULL, NULL, G_MININT64, G_MAXINT64, 0, flags);
  case MU_ITEM_FIELD_TRUTH:
    return g_param_spec_boolean (field->name, NULL, NULL, FALSE, flags);
  case MU_ITEM_FIELD_SHARE:
    return g_param_spec_double (field->name, NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);
  }
  g_return_val_if_reached (NULL);
}

void
mu_item_class_set_fields (MuItemClass *class, const MuItemField *fields, guint count)
{
  /* GObject forgets the parent's when it makes a subclass. */
  if (G_OBJECT_CLASS (class)->get_property == NULL)
    G_OBJECT_CLASS (class)->get_property = mu_item_get_property;
  class->fields = fields;
  class->count = count;
  for (guint i = 0; i < count; i++)
    g_object_class_install_property (G_OBJECT_CLASS (class), i + 1, spec_of (&fields[i]));
}

static void
tell (gpointer self, gconstpointer place)
{
  const MuItemClass *class = MU_ITEM_GET_CLASS (self);
  gsize offset = (gsize) ((const char *) place - (const char *) self);

  for (guint i = 0; i < class->count; i++)
    if (class->fields[i].offset == offset)
      g_object_notify (G_OBJECT (self), class->fields[i].name);
}

void
mu_item_take_text (gpointer self, char **field, char *text)
{
  if (g_strcmp0 (*field, text) == 0) {
    g_free (text);
    return;
  }
  g_free (*field);
  *field = text;
  tell (self, field);
}

void
mu_item_set_text (gpointer self, char **field, const char *text)
{
  mu_item_take_text (self, field, g_strdup (text));
}

void
mu_item_set_word (gpointer self, const char **field, const char *word)
{
  if (*field == word)
    return;
  *field = word;
  tell (self, field);
}

void
mu_item_set_int (gpointer self, int *field, int number)
{
  if (*field == number)
    return;
  *field = number;
  tell (self, field);
}

void
mu_item_set_id (gpointer self, gint64 *field, gint64 id)
{
  if (*field == id)
    return;
  *field = id;
  tell (self, field);
}

void
mu_item_set_truth (gpointer self, gboolean *field, gboolean truth)
{
  if (*field == truth)
    return;
  *field = truth;
  tell (self, field);
}

void
mu_item_set_share (gpointer self, double *field, double share)
{
  if (*field >= share && *field <= share)
    return;
  *field = share;
  tell (self, field);
}

static gboolean
is_same (gpointer one, gpointer other, const MuItemField *field)
{
  switch (field->kind) {
  case MU_ITEM_FIELD_TEXT:
  case MU_ITEM_FIELD_WORD:
    return g_strcmp0 (AT (const char *, one, field), AT (const char *, other, field)) == 0;
  case MU_ITEM_FIELD_INT:
    return AT (int, one, field) == AT (int, other, field);
  case MU_ITEM_FIELD_ID:
    return AT (gint64, one, field) == AT (gint64, other, field);
  case MU_ITEM_FIELD_TRUTH:
    return AT (gboolean, one, field) == AT (gboolean, other, field);
  case MU_ITEM_FIELD_SHARE:
    return memcmp (&AT (double, one, field), &AT (double, other, field), sizeof (double)) == 0;
  }
  g_return_val_if_reached (FALSE);
}

gboolean
mu_item_says_the_same (MuItem *one, MuItem *other)
{
  const MuItemClass *class = MU_ITEM_GET_CLASS (one);

  for (guint i = 0; i < class->count; i++)
    if (!is_same (one, other, &class->fields[i]))
      return FALSE;
  return TRUE;
}
