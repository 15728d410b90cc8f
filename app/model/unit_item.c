#include "app/model/unit_item.h"

#include <glib/gi18n-lib.h>

#include "app/model/words.h"

struct _MuUnitItem {
  MuItem parent;
  int number;
  char *name;
  const char *icon;
  char *troops;
  char *words;
  char *marks;
  char *problem;
  int figures;
  int each;
  int total;
  gboolean sub_unit;
};

G_DEFINE_FINAL_TYPE (MuUnitItem, mu_unit_item, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_INT (MuUnitItem, number, "number"),    MU_TEXT (MuUnitItem, name, "name"),
  MU_WORD (MuUnitItem, icon, "icon-name"),  MU_TEXT (MuUnitItem, troops, "troops"),
  MU_TEXT (MuUnitItem, words, "words"),     MU_TEXT (MuUnitItem, marks, "marks"),
  MU_TEXT (MuUnitItem, problem, "problem"), MU_INT (MuUnitItem, each, "each"),
  MU_INT (MuUnitItem, total, "total"),      MU_TRUTH (MuUnitItem, sub_unit, "sub-unit"),
};

/* Beside the table, because it can be written. */
enum { PROP_FIGURES = G_N_ELEMENTS (fields) + 1 };

static void
mu_unit_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FIGURES)
    g_value_set_int (value, MU_UNIT_ITEM (object)->figures);
  else
    G_OBJECT_CLASS (mu_unit_item_parent_class)->get_property (object, id, value, pspec);
}

static void
mu_unit_item_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FIGURES)
    mu_unit_item_set_figures (MU_UNIT_ITEM (object), g_value_get_int (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
mu_unit_item_class_init (MuUnitItemClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);

  object->get_property = mu_unit_item_get_property;
  object->set_property = mu_unit_item_set_property;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  g_object_class_install_property (
      object, PROP_FIGURES,
      g_param_spec_int ("figures", NULL, NULL, 1, MU_LIST_FIGURES_MAX, 1,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
mu_unit_item_init (MuUnitItem *self)
{
  self->figures = 1;
}

MuUnitItem *
mu_unit_item_new (void)
{
  return g_object_new (MU_TYPE_UNIT_ITEM, NULL);
}

/* Who rides with the unit, and what it is a part of. */
static char *
marks_of (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  g_autoptr (GPtrArray) mark = g_ptr_array_new ();

  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) index)
      g_ptr_array_add (mark, mu_list_general (list, i)->name);
  if (unit->bodyguard)
    g_ptr_array_add (mark, (char *) _ ("bodyguard"));
  if (unit->sub_unit)
    g_ptr_array_add (mark, (char *) _ ("sub-unit"));
  if (unit->mixed != MU_WRG_NOT_MIXED)
    g_ptr_array_add (mark, (char *) _ ("in one body with the unit before"));
  g_ptr_array_add (mark, NULL);
  return g_strjoinv (", ", (char **) mark->pdata);
}

void
mu_unit_item_show (MuUnitItem *self, const MuList *list, guint index, const char *problem)
{
  const MuListUnit *unit = mu_list_unit (list, index);

  g_object_freeze_notify (G_OBJECT (self));
  mu_item_set_int (self, &self->number, (int) index + 1);
  mu_item_set_word (self, &self->icon, mu_words_icon (unit->troop.type));
  mu_item_set_truth (self, &self->sub_unit, unit->sub_unit);
  mu_item_set_text (self, &self->name, unit->name);
  mu_item_take_text (self, &self->troops, mu_words_notation (&unit->troop));
  mu_item_take_text (self, &self->words, mu_words_troop (&unit->troop, &unit->crew));
  mu_item_take_text (self, &self->marks, marks_of (list, index));
  mu_item_set_text (self, &self->problem, problem);
  mu_item_set_int (self, &self->each, mu_list_unit_points_each (unit, NULL));
  mu_item_set_int (self, &self->total, mu_list_unit_points (list, index));
  mu_unit_item_set_figures (self, unit->figures);
  g_object_thaw_notify (G_OBJECT (self));
}

guint
mu_unit_item_get_index (MuUnitItem *self)
{
  return (guint) MAX (self->number - 1, 0);
}

const char *
mu_unit_item_get_name (MuUnitItem *self)
{
  return self->name;
}

int
mu_unit_item_get_figures (MuUnitItem *self)
{
  return self->figures;
}

void
mu_unit_item_set_figures (MuUnitItem *self, int figures)
{
  figures = CLAMP (figures, 1, MU_LIST_FIGURES_MAX);
  if (figures == self->figures)
    return;
  self->figures = figures;
  g_object_notify (G_OBJECT (self), "figures");
}
