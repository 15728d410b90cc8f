#include "app/session/armies/unit_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/awfp/stand_words.h"
#include "app/session/words.h"
#include "lists/system.h"

struct _MuUnitItem {
  MuItem parent;
  MuRowKind kind;
  guint index;
  char *number;
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
  gboolean stands;
  gboolean counted;
  gboolean faulty;
};

G_DEFINE_FINAL_TYPE (MuUnitItem, mu_unit_item, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_TEXT (MuUnitItem, number, "number"),   MU_TEXT (MuUnitItem, name, "name"),
  MU_WORD (MuUnitItem, icon, "icon-name"),  MU_TEXT (MuUnitItem, troops, "troops"),
  MU_TEXT (MuUnitItem, words, "words"),     MU_TEXT (MuUnitItem, marks, "marks"),
  MU_TEXT (MuUnitItem, problem, "problem"), MU_INT (MuUnitItem, each, "each"),
  MU_INT (MuUnitItem, total, "total"),      MU_TRUTH (MuUnitItem, sub_unit, "sub-unit"),
  MU_TRUTH (MuUnitItem, stands, "stands"),  MU_TRUTH (MuUnitItem, counted, "counted"),
  MU_TRUTH (MuUnitItem, faulty, "faulty"),
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
      g_param_spec_int ("figures", NULL, NULL, 1, MU_LIST_ITEMS_MAX, 1,
                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
mu_unit_item_init (MuUnitItem *self)
{
  self->figures = 1;
  self->counted = TRUE;
}

MuUnitItem *
mu_unit_item_new (void)
{
  return g_object_new (MU_TYPE_UNIT_ITEM, NULL);
}

/* wrg.points.forced-march.straggling: "forced march, 4 straggle"; NULL for none. */
static char *
march_of (const MuListUnit *unit)
{
  const int stragglers = unit->forced_march ? mu_list_unit_stragglers (unit) : 0;

  if (!unit->forced_march)
    return NULL;
  return g_strdup_printf (
      ngettext ("forced march, %d straggles", "forced march, %d straggle", (gulong) stragglers),
      stragglers);
}

/* Who rides with the unit, what it is a part of, and how it comes. */
static char *
marks_of (const MuList *list, guint index)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  g_autoptr (GPtrArray) mark = g_ptr_array_new ();
  g_autofree char *march = march_of (unit);

  for (guint i = 0; i < list->generals->len; i++)
    if (mu_list_general (list, i)->rides_with == (int) index)
      g_ptr_array_add (mark, mu_list_general (list, i)->name);
  if (unit->bodyguard)
    g_ptr_array_add (mark, (char *) _ ("bodyguard"));
  if (unit->sub_unit)
    g_ptr_array_add (mark, (char *) _ ("sub-unit"));
  if (unit->mixed != MU_NOT_MIXED)
    g_ptr_array_add (mark, (char *) _ ("in one body with the unit before"));
  if (march)
    g_ptr_array_add (mark, march);
  g_ptr_array_add (mark, NULL);
  return g_strjoinv (", ", (char **) mark->pdata);
}

void
mu_unit_item_fill (MuUnitItem *self, const MuUnitRow *row)
{
  g_object_freeze_notify (G_OBJECT (self));
  self->kind = row->kind;
  self->index = row->index;
  mu_item_take_text (self, &self->number,
                     row->kind == MU_ROW_UNIT ? g_strdup_printf ("%u", row->index + 1)
                                              : g_strdup (""));
  mu_item_set_word (self, &self->icon, row->icon);
  mu_item_set_text (self, &self->name, row->name);
  mu_item_set_text (self, &self->troops, row->troops);
  mu_item_set_text (self, &self->words, row->words);
  mu_item_set_text (self, &self->marks, row->marks);
  mu_item_set_text (self, &self->problem, row->problem);
  mu_item_set_truth (self, &self->faulty, row->faulty);
  mu_item_set_truth (self, &self->sub_unit, row->sub_unit);
  mu_item_set_truth (self, &self->stands, row->stands);
  mu_item_set_truth (self, &self->counted, row->counted);
  mu_item_set_int (self, &self->each, row->each);
  mu_item_set_int (self, &self->total, row->total);
  mu_unit_item_set_figures (self, row->figures);
  g_object_thaw_notify (G_OBJECT (self));
}

static char *
words_of (const MuList *list, const MuListUnit *unit)
{
  return mu_list_has (list, MU_LISTS_ARE_STANDS) ? mu_stand_words (unit->stand)
                                                 : mu_words_troop (&unit->troop, &unit->crew);
}

void
mu_unit_item_show (MuUnitItem *self, const MuList *list, guint index, const char *problem,
                   gboolean faulty)
{
  const MuListUnit *unit = mu_list_unit (list, index);
  const gboolean stands = mu_list_has (list, MU_LISTS_ARE_STANDS);
  g_autofree char *troops = mu_list_system_of (list)->notation (unit);
  g_autofree char *words = words_of (list, unit);
  g_autofree char *marks = marks_of (list, index);

  mu_unit_item_fill (self, &(MuUnitRow){
                               .kind = MU_ROW_UNIT,
                               .index = index,
                               .icon = mu_words_icon ((MuTroopType) unit->troop.type),
                               .name = unit->name,
                               .troops = troops,
                               .words = words,
                               .marks = marks,
                               .problem = problem,
                               .faulty = faulty,
                               .figures = unit->figures,
                               .each = mu_list_points_each (list, index, NULL),
                               .total = mu_list_unit_points (list, index),
                               .sub_unit = unit->sub_unit,
                               .stands = stands,
                               .counted = TRUE,
                           });
}

MuRowKind
mu_unit_item_get_kind (MuUnitItem *self)
{
  return self->kind;
}

guint
mu_unit_item_get_index (MuUnitItem *self)
{
  return self->index;
}

const char *
mu_unit_item_get_name (MuUnitItem *self)
{
  return self->name;
}

char *
mu_unit_item_count_words (MuUnitItem *self)
{
  if (self->kind == MU_ROW_ITEM)
    return g_strdup_printf (_ ("Number, %s"), self->name);
  return g_strdup_printf (self->stands ? _ ("Stands, %s") : _ ("Figures, %s"), self->name);
}

int
mu_unit_item_get_figures (MuUnitItem *self)
{
  return self->figures;
}

void
mu_unit_item_set_figures (MuUnitItem *self, int figures)
{
  figures = CLAMP (figures, 1, self->kind == MU_ROW_ITEM ? MU_LIST_ITEMS_MAX : MU_LIST_FIGURES_MAX);
  if (figures == self->figures || !self->counted)
    return;
  self->figures = figures;
  g_object_notify (G_OBJECT (self), "figures");
}
