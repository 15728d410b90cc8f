#include "app/session/battle/scenario_item.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/system.h"

struct _MuScenarioItem {
  MuItem parent;
  char *title;
  char *about;
  char *note;
  char *special;
  MuScenario *scenario;
};

G_DEFINE_FINAL_TYPE (MuScenarioItem, mu_scenario_item, MU_TYPE_ITEM)

static const MuItemField fields[] = {
  MU_TEXT (MuScenarioItem, title, "title"),
  MU_TEXT (MuScenarioItem, about, "about"),
  MU_TEXT (MuScenarioItem, note, "note"),
  MU_TEXT (MuScenarioItem, special, "special"),
};

static void
mu_scenario_item_finalize (GObject *object)
{
  mu_scenario_free (MU_SCENARIO_ITEM (object)->scenario);
  G_OBJECT_CLASS (mu_scenario_item_parent_class)->finalize (object);
}

static void
mu_scenario_item_class_init (MuScenarioItemClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_scenario_item_finalize;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
}

static void
mu_scenario_item_init (MuScenarioItem *self)
{
}

const char *
mu_scenario_item_get_title (MuScenarioItem *self)
{
  return self->title;
}

const char *
mu_scenario_item_get_part (MuScenarioItem *self)
{
  return self->scenario->part;
}

MuRuleSystem
mu_scenario_item_get_rules (MuScenarioItem *self)
{
  return self->scenario->rules;
}

char *
mu_scenario_item_army (MuScenarioItem *self, MuSide side)
{
  return g_strdup (self->scenario->army[side]);
}

/* Takes it. */
static MuScenarioItem *
item_of (MuScenario *scenario)
{
  MuScenarioItem *self = g_object_new (MU_TYPE_SCENARIO_ITEM, NULL);

  self->scenario = scenario;
  self->title = *scenario->year ? g_strdup_printf ("%s, %s", scenario->name, scenario->year)
                                : g_strdup (scenario->name);
  /* Translators: two armies; turns and the size of the map */
  self->about = g_strdup_printf (_ ("%s. %s."), scenario->sides, scenario->size);
  self->note = g_strdup (scenario->note);
  self->special = g_strdup (scenario->special);
  return self;
}

static gboolean
add_shipped (GListStore *store, const MuScenarioShelf *shelf, GError **error)
{
  g_autoptr (GPtrArray) all = shelf->shipped (error);

  for (guint i = 0; all && i < all->len; i++) {
    g_autoptr (MuScenarioItem) item = item_of (g_steal_pointer (&all->pdata[i]));
    g_list_store_append (store, item);
  }
  return all != NULL;
}

GListStore *
mu_scenario_items_new (GError **error)
{
  g_autoptr (GListStore) store = g_list_store_new (MU_TYPE_SCENARIO_ITEM);

  for (const MuRecordSystem *const *system = mu_record_systems; *system; system++)
    if ((*system)->scenarios && !add_shipped (store, (*system)->scenarios, error))
      return NULL;
  return g_steal_pointer (&store);
}

/* A file does not say for which system it is but by what can read it: the first that has scenarios
 * says what is wrong with it. */
MuScenarioItem *
mu_scenario_item_open (const char *path, GError **error)
{
  g_autoptr (GError) first = NULL;

  for (const MuRecordSystem *const *system = mu_record_systems; *system; system++) {
    const MuScenarioShelf *shelf = (*system)->scenarios;
    MuScenario *scenario = shelf ? shelf->open (path, first ? NULL : &first) : NULL;
    if (scenario)
      return item_of (scenario);
  }
  g_propagate_error (error, g_steal_pointer (&first));
  return NULL;
}
