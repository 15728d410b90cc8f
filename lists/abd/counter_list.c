/* Between scenarios and lists. Names of pieces are made here: what a scenario leaves unnamed is
 * called after its type, and numbered where there are several. */
#include "lists/abd/counter_list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/abd/counters.h"
#include "lists/abd/scenario_private.h"
#include "lists/words/name.h"
#include "rules/troop/troop.h"

#define COLUMNS 18 /* of the open ground: abd.16.0.hex-grid */
#define ROWS    12

/* --- from a scenario to lists ------------------------------------------------------------ */

/* A list of figures would not know it; how it is drawn elsewhere goes by it. */
static MuTroop
some_troop (int type)
{
  MuTroop troop = { 0 };
  const gboolean rides = type >= 0 && mu_abd_arm ((MuAbdType) type) != MU_ABD_INFANTRY;
  mu_troop_parse (rides ? "Irr C HC JLS" : "Irr C LI", &troop, NULL);
  return troop;
}

static void
add_unit (MuList *list, const char *name, const char *stand, int type)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  unit->name = g_strdup (name);
  g_free (unit->stand);
  unit->stand = g_strdup (stand);
  unit->figures = type >= 0 ? MU_HEX_UNIT_STEPS : MU_HEX_LEADER_STEPS;
  unit->ranks = 1;
  unit->troop = some_troop (type);
  g_ptr_array_add (list->units, unit);
}

static int
alike (const MuAbdArmy *army, guint8 type, int before)
{
  int count = 0;
  for (int i = 0; i < before; i++)
    count += army->units[i].type == type;
  return count;
}

/* "Phalanx 2", or as the scenario has it; free with g_free. */
static char *
unit_name (const MuHexSide *side, const MuAbdArmy *army, int unit)
{
  const guint8 type = army->units[unit].type;
  const char *own = g_ptr_array_index (side->units, unit);
  const char *words = _ (mu_abd_type_words ((MuAbdType) type));
  if (own)
    return g_strdup (own);
  if (alike (army, type, army->unit_count) == 1)
    return g_strdup (words);
  return g_strdup_printf ("%s %d", words, alike (army, type, unit) + 1);
}

static void
add_leader (MuList *list, const MuHexSide *side, const MuAbdArmy *army, int leader)
{
  const char *own = g_ptr_array_index (side->leaders, leader);
  g_autofree char *stand = g_strdup_printf ("LDR-%c", 'A' + army->leader[leader]);
  g_autofree char *name = own ? g_strdup (own) : g_strdup_printf (_ ("Leader %d"), leader + 1);
  MuListGeneral *general = mu_list_general_new ();
  add_unit (list, name, stand, -1);
  g_free (general->name);
  general->name = g_strdup (name);
  general->commander = leader == 0;
  general->rides_with = (int) list->units->len - 1;
  g_ptr_array_add (list->generals, general);
}

MuList *
mu_hex_side_list (const MuHexScenario *scenario, MuSide which)
{
  const MuHexSide *side = &scenario->side[which];
  const MuAbdArmy *army = &scenario->detail.side[which];
  MuList *list = mu_list_new (side->name);
  list->rules = MU_RULES_ABD;
  if (scenario->year) /* else it stays one that a list can have */
    list->year = scenario->year;
  for (int i = 0; i < army->unit_count; i++) {
    const guint8 type = army->units[i].type;
    g_autofree char *name = unit_name (side, army, i);
    add_unit (list, name, mu_abd_type_key ((MuAbdType) type), type);
  }
  for (int i = 0; i < army->leader_count; i++)
    add_leader (list, side, army, i);
  mu_list_tidy_names (list);
  return list;
}

gboolean
mu_hex_unit_counter (const MuListUnit *unit, int *type, int *kind)
{
  *type = mu_abd_type_find (unit->stand);
  *kind = -1;
  if (g_str_has_prefix (unit->stand, "LDR-") && unit->stand[4] >= 'A'
      && unit->stand[4] < 'A' + MU_ABD_LEADER_KINDS && unit->stand[5] == '\0')
    *kind = unit->stand[4] - 'A';
  return *type >= 0;
}

/* --- from armies to a scenario -------------------------------------------------------------- */

static char *
told_losses (const MuList *list, const MuHexArmy *army)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < army->losses->len; i++)
    g_string_append_printf (text, "%s%s", text->len ? "; " : "",
                            (const char *) g_ptr_array_index (army->losses, i));
  if (text->len)
    g_string_append_c (g_string_prepend (text, ": "), '.');
  g_string_prepend (text, text->len ? list->name : "");
  return g_string_free (text, FALSE);
}

/* To what a file may have. */
static char *
cut (const char *text)
{
  if (g_utf8_strlen (text, -1) <= MU_HEX_TEXT_MAX)
    return g_strdup (text);
  g_autofree char *most = g_utf8_substring (text, 0, MU_HEX_TEXT_MAX - 1);
  return g_strconcat (most, "…", NULL);
}

static void
tell_losses (MuHexScenario *scenario, const MuList *list, const MuHexArmy *army)
{
  g_autofree char *told = told_losses (list, army);
  if (!*told)
    return;
  g_autofree char *all
      = scenario->special ? g_strconcat (scenario->special, " ", told, NULL) : g_strdup (told);
  g_free (scenario->special);
  scenario->special = cut (all);
}

static void
name_pieces (MuHexSide *side, const MuList *list, const MuHexArmy *army)
{
  g_free (side->name);
  side->name = g_strdup (list->name);
  g_ptr_array_set_size (side->units, 0);
  g_ptr_array_set_size (side->leaders, 0);
  for (guint i = 0; i < army->counters->len; i++) {
    const MuHexCounter *counter = g_ptr_array_index (army->counters, i);
    g_ptr_array_add (side->units, g_strdup (counter->name));
  }
  for (guint i = 0; i < army->leaders->len; i++)
    g_ptr_array_add (side->leaders, g_strdup (mu_list_general (list, i)->name));
}

static gboolean
put_army (MuHexScenario *scenario, MuSide which, const MuList *list, int scale, GError **error)
{
  MuHexSide *side = &scenario->side[which];
  g_autoptr (MuHexArmy) army = mu_hex_army_new (list, scale, error);
  if (!army || !mu_hex_army_draw_up (army, &scenario->map, which, side->unit, error))
    return FALSE;
  scenario->detail.side[which] = mu_hex_army_side (army, side->unit);
  scenario->detail.side[which].player = MU_ABD_PLANNED;
  name_pieces (side, list, army);
  tell_losses (scenario, list, army);
  return TRUE;
}

MuHexScenario *
mu_hex_scenario_of_armies (const MuList *a, const MuList *b, GError **error)
{
  const MuList *const list[MU_SIDES] = { a, b };
  const int scale = mu_hex_scale (a, b);
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_new (COLUMNS, ROWS);
  g_free (scenario->name);
  scenario->name = mu_name_pair (_ ("%s against %s"), a->name, b->name, MU_NAME_MAX);
  scenario->year = a->year;
  scenario->reconstruction = TRUE;
  scenario->detail.draw = MU_SIDE_NONE;
  for (int side = 0; side < MU_SIDES; side++)
    if (!put_army (scenario, (MuSide) side, list[side], scale, error))
      return NULL;
  return g_steal_pointer (&scenario);
}
