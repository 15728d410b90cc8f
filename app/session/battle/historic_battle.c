#include "app/session/battle/historic_battle.h"

#include <glib/gi18n-lib.h>

#include "lists/field/history.h"
#include "reports/account/account.h"
#include "reports/account/account_victory.h"

#define QUARTERS 4 /* of a point */

struct _MuHistoricBattle {
  MuItem parent;
  const char *id;
  MuHistory *history;
  char *name;
  char *year;
  char *armies;
  char *known;
  char *field;
  char *sources;
  char *army[MU_SIDES];
  char *points[MU_SIDES];
  char *units[MU_SIDES];
  char *told[MU_SIDES];
  char *victory[MU_SIDES];
};

G_DEFINE_FINAL_TYPE (MuHistoricBattle, mu_historic_battle, MU_TYPE_ITEM)

static const MuItemField battle_fields[] = {
  MU_TEXT (MuHistoricBattle, name, "name"),
  MU_TEXT (MuHistoricBattle, year, "year"),
  MU_TEXT (MuHistoricBattle, armies, "armies"),
  MU_TEXT (MuHistoricBattle, known, "known"),
  MU_TEXT (MuHistoricBattle, field, "field"),
  MU_TEXT (MuHistoricBattle, sources, "sources"),
  MU_TEXT (MuHistoricBattle, army[MU_SIDE_A], "army-a"),
  MU_TEXT (MuHistoricBattle, army[MU_SIDE_B], "army-b"),
  MU_TEXT (MuHistoricBattle, points[MU_SIDE_A], "points-a"),
  MU_TEXT (MuHistoricBattle, points[MU_SIDE_B], "points-b"),
  MU_TEXT (MuHistoricBattle, units[MU_SIDE_A], "units-a"),
  MU_TEXT (MuHistoricBattle, units[MU_SIDE_B], "units-b"),
  MU_TEXT (MuHistoricBattle, told[MU_SIDE_A], "told-a"),
  MU_TEXT (MuHistoricBattle, told[MU_SIDE_B], "told-b"),
  MU_TEXT (MuHistoricBattle, victory[MU_SIDE_A], "victory-a"),
  MU_TEXT (MuHistoricBattle, victory[MU_SIDE_B], "victory-b"),
};

static void
mu_historic_battle_finalize (GObject *object)
{
  mu_history_free (MU_HISTORIC_BATTLE (object)->history);
  G_OBJECT_CLASS (mu_historic_battle_parent_class)->finalize (object);
}

static void
mu_historic_battle_class_init (MuHistoricBattleClass *class)
{
  G_OBJECT_CLASS (class)->finalize = mu_historic_battle_finalize;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), battle_fields, G_N_ELEMENTS (battle_fields));
}

static void
mu_historic_battle_init (MuHistoricBattle *self)
{
}

const char *
mu_historic_battle_get_id (MuHistoricBattle *self)
{
  return self->id;
}

const char *
mu_historic_battle_get_name (MuHistoricBattle *self)
{
  return self->name;
}

char *
mu_historic_battle_title (MuHistoricBattle *self)
{
  return g_strdup_printf ("%s, %s", self->name, self->year);
}

const MuList *
mu_historic_battle_get_list (MuHistoricBattle *self, MuSide side)
{
  return self->history->side[side].list;
}

int
mu_historic_battle_get_month (MuHistoricBattle *self)
{
  return self->history->month;
}

MuRegion
mu_historic_battle_get_region (MuHistoricBattle *self)
{
  return self->history->region;
}

MuCountry
mu_historic_battle_get_country (MuHistoricBattle *self)
{
  return self->history->field->country;
}

/* --- in words ------------------------------------------------------------- */

/* "16 Hastati, right: Reg C HI HTW Sh" */
static void
add_unit (GString *text, const MuListUnit *unit)
{
  char notation[64];

  mu_troop_format (&unit->troop, notation, sizeof notation);
  g_string_append_printf (text, "%s%d %s: %s", text->len > 0 ? "\n" : "", unit->figures, unit->name,
                          notation);
}

static char *
units_words (const MuList *list)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < list->units->len; i++)
    add_unit (text, mu_list_unit (list, i));
  return g_string_free (text, FALSE);
}

static char *
points_words (const MuList *list)
{
  g_autofree char *points = mu_account_points ((gint64) mu_list_points (list) * QUARTERS);
  gulong figures = 0;

  for (guint i = 0; i < list->units->len; i++)
    figures += (gulong) mu_list_unit (list, i)->figures;
  return g_strdup_printf (ngettext ("%s points, %lu figure", "%s points, %lu figures", figures),
                          points, figures);
}

/* How it stood and fought; then how many men, and after whom. */
static char *
told_words (const MuHistorySide *side)
{
  const char *fought = side->doctrine.note ? side->doctrine.note : "";
  const char *notes = side->list->notes ? side->list->notes : "";

  return g_strdup_printf ("%s%s%s", fought, *fought && *notes ? "\n\n" : "", notes);
}

static char *
sources_words (const GPtrArray *sources)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sources->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (sources, i));
  return g_string_free (text, FALSE);
}

/* "Hastings, 960 by 600 paces. October in the north, plain." */
static char *
ground_words (const MuHistory *history)
{
  const MuFieldPlan *field = history->field;
  g_autofree char *size
      = g_strdup_printf (_ ("%s, %d by %d paces."), field->name, field->width, field->depth);
  g_autofree char *season = mu_account_season (history->month, history->region, field->country);

  if (history->month == 0)
    return g_steal_pointer (&size);
  /* Translators: two sentences; the second is "October in the north, plain" */
  return g_strdup_printf (_ ("%s %s."), size, season);
}

static char *
field_words (const MuHistory *history)
{
  const char *notes = history->field->notes;
  g_autofree char *ground = ground_words (history);

  return g_strconcat (ground, *notes ? "\n" : "", notes, NULL);
}

static void
show_side (MuHistoricBattle *self, MuSide side)
{
  const MuHistorySide *own = &self->history->side[side];

  self->army[side] = g_strdup (own->list->name);
  self->points[side] = points_words (own->list);
  self->units[side] = units_words (own->list);
  self->told[side] = told_words (own);
  self->victory[side] = mu_account_victory (&own->victory);
}

static void
show (MuHistoricBattle *self)
{
  const MuHistory *history = self->history;

  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    show_side (self, side);
  self->name = g_strdup (history->name);
  self->year = mu_year_format (history->year);
  self->armies
      = g_strdup_printf (_ ("%s against %s"), self->army[MU_SIDE_A], self->army[MU_SIDE_B]);
  self->known = g_strdup (history->note ? history->note : "");
  self->field = field_words (history);
  self->sources = sources_words (history->sources);
}

/* --- all of them ----------------------------------------------------------- */

struct _MuHistoricBattles {
  MuItem parent;
  const MuShelf *shelf;
  GListStore *store;
  const char *const *next; /* id to be read */
  guint reading;           /* source; 0: all are read */
  gboolean loading;
  char *trouble;
};

G_DEFINE_FINAL_TYPE (MuHistoricBattles, mu_historic_battles, MU_TYPE_ITEM)

static const MuItemField all_fields[] = {
  MU_TRUTH (MuHistoricBattles, loading, "loading"),
  MU_TEXT (MuHistoricBattles, trouble, "trouble"),
};

static void
mu_historic_battles_dispose (GObject *object)
{
  MuHistoricBattles *self = MU_HISTORIC_BATTLES (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (mu_historic_battles_parent_class)->dispose (object);
}

static void
mu_historic_battles_class_init (MuHistoricBattlesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_historic_battles_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), all_fields, G_N_ELEMENTS (all_fields));
}

static void
mu_historic_battles_init (MuHistoricBattles *self)
{
  self->store = g_list_store_new (MU_TYPE_HISTORIC_BATTLE);
  self->trouble = g_strdup ("");
}

/* One that cannot be read leaves the others there. */
static void
read_one (MuHistoricBattles *self, const char *id)
{
  g_autoptr (GError) error = NULL;
  MuHistory *history = mu_history_open (id, self->shelf, &error);

  if (!history) {
    mu_item_set_text (self, &self->trouble, error->message);
    return;
  }
  g_autoptr (MuHistoricBattle) battle = g_object_new (MU_TYPE_HISTORIC_BATTLE, NULL);
  battle->id = id;
  battle->history = history;
  show (battle);
  g_list_store_append (self->store, battle);
}

static gboolean
read_next (gpointer data)
{
  MuHistoricBattles *self = data;

  if (*self->next)
    read_one (self, *self->next++);
  if (*self->next)
    return G_SOURCE_CONTINUE;
  self->reading = 0;
  mu_item_set_truth (self, &self->loading, FALSE);
  return G_SOURCE_REMOVE;
}

MuHistoricBattles *
mu_historic_battles_new (const MuShelf *shelf)
{
  MuHistoricBattles *self = g_object_new (MU_TYPE_HISTORIC_BATTLES, NULL);

  self->shelf = shelf;
  self->next = mu_history_ids ();
  self->loading = TRUE;
  self->reading = g_idle_add (read_next, self);
  return self;
}

GListModel *
mu_historic_battles_get_model (MuHistoricBattles *self)
{
  return G_LIST_MODEL (self->store);
}
