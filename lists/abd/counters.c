/* The counters of an army, from how its units were cut (counters_cut.c), and its leaders. */
#include "lists/abd/counters.h"

#include <glib/gi18n-lib.h>

#include "lists/abd/counters_private.h"
#include "lists/system.h"
#include "lists/words/name.h"
#include "lists/xml/error.h"

/* --- counters ------------------------------------------------------------ */

static void
counter_free (MuHexCounter *counter)
{
  g_free (counter->name);
  g_free (counter);
}

static MuHexCounter *
add_counter (MuHexArmy *army, int type, int unit, char *name)
{
  MuHexCounter *counter = g_new0 (MuHexCounter, 1);
  *counter = (MuHexCounter){ (MuAbdType) type, unit, 0, name };
  g_ptr_array_add (army->counters, counter);
  return counter;
}

static void
add_share (MuHexArmy *army, guint counter, guint unit, int figures)
{
  const MuHexShare share = { (int) counter, (int) unit, figures };
  if (figures > 0)
    g_array_append_val (army->shares, share);
  ((MuHexCounter *) army->counters->pdata[counter])->share += figures;
}

/* Units have numbers behind their names as they are. */
static char *
name_of (const MuListUnit *unit, int number, int of)
{
  g_autofree char *tail = g_strdup_printf (" (%d)", number);
  return of > 1 ? mu_name_with_tail (unit->name, tail, MU_NAME_MAX) : g_strdup (unit->name);
}

/* Its figures evenly on its counters. */
static void
add_unit (MuHexArmy *army, const MuList *list, guint unit, const MuHexLot *lot)
{
  for (int i = 0; i < lot->count; i++) {
    const int figures = lot->figures * (i + 1) / lot->count - lot->figures * i / lot->count;
    add_counter (army, lot->type, (int) unit,
                 name_of (mu_list_unit (list, unit), i + 1, lot->count));
    add_share (army, army->counters->len - 1, unit, figures);
  }
}

/* Into the smallest counter of the unit whose guests they are. */
static void
add_guests (MuHexArmy *army, guint unit, const MuHexLot *lot)
{
  const MuHexCounter *smallest = NULL;
  guint place = 0;
  for (guint i = 0; i < army->counters->len; i++) {
    const MuHexCounter *counter = army->counters->pdata[i];
    if (counter->unit != lot->joins || (smallest && smallest->share <= counter->share))
      continue;
    smallest = counter;
    place = i;
  }
  if (smallest)
    add_share (army, place, unit, lot->figures);
}

static int
by_counter (gconstpointer a, gconstpointer b)
{
  const MuHexShare *one = a, *other = b;
  return one->counter != other->counter ? one->counter - other->counter : one->unit - other->unit;
}

/* READING: abd.13.1.4.looting: an army that comes to a hex table has its baggage, and a Camp for
 * it. */
static void
add_all (MuHexArmy *army, const MuList *list, const MuHexLot *lots)
{
  for (guint i = 0; i < list->units->len; i++)
    add_unit (army, list, i, &lots[i]);
  for (guint i = 0; i < list->units->len; i++)
    if (lots[i].count == 0 && lots[i].joins >= 0)
      add_guests (army, i, &lots[i]);
  g_array_sort (army->shares, by_counter);
  add_counter (army, MU_ABD_CP, -1, g_strdup (_ ("Camp")));
}

/* --- leaders ------------------------------------------------------------- */

/* READING: abd.2.0.leader-cp: the known scenarios give a side LDR-A with LDR-C, or LDR-B twice,
 * which is as many command points. Who commands in chief has LDR-A and his generals LDR-C; where
 * nobody does, the first two are LDR-B. */
static MuAbdLeaderKind
leader_of (const MuList *list, guint general)
{
  const MuListGeneral *chief = mu_list_commander (list);
  if (!chief)
    return general < 2 ? MU_ABD_LEADER_B : MU_ABD_LEADER_C;
  return mu_list_general (list, general) == chief ? MU_ABD_LEADER_A : MU_ABD_LEADER_C;
}

static void
add_leaders (MuHexArmy *army, const MuList *list)
{
  for (guint i = 0; i < MIN (list->generals->len, MU_ABD_LEADERS); i++) {
    const guint8 kind = (guint8) leader_of (list, i);
    g_array_append_val (army->leaders, kind);
  }
}

/* --- the army ------------------------------------------------------------ */

/* READING: abd.17.3.triple: which side is Barbarian its scenario says. Without one it is an army
 * half of whose foot, or more, are tribesmen among the Light Infantry, if they are a quarter of it
 * all. */
static gboolean
is_barbarian (const MuHexArmy *army, const MuHexLot *lots)
{
  int wild = 0, foot = 0, all = 0;
  for (guint i = 0; i < army->counters->len; i++) {
    const MuHexCounter *counter = army->counters->pdata[i];
    if (counter->unit < 0)
      continue;
    wild += counter->type == MU_ABD_LI && lots[counter->unit].kind.wild;
    foot += mu_abd_arm (counter->type) == MU_ABD_INFANTRY;
    all++;
  }
  return wild > 0 && 2 * wild >= foot && 5 * wild >= all;
}

static gboolean
may_be (const MuList *list, int counters, GError **error)
{
  if (counters == 0)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("%s: nobody in it fights; add units to the list"), list->name);
  else if (counters >= MU_ABD_UNITS)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("%s: makes %d counters and a Camp, and a side may have %d; let a counter "
                    "stand for more figures"),
                 list->name, counters, MU_ABD_UNITS);
  return counters > 0 && counters < MU_ABD_UNITS;
}

static MuHexArmy *
new_army (int scale)
{
  MuHexArmy *army = g_new0 (MuHexArmy, 1);
  army->counters = g_ptr_array_new_with_free_func ((GDestroyNotify) counter_free);
  army->shares = g_array_new (FALSE, FALSE, sizeof (MuHexShare));
  army->leaders = g_array_new (FALSE, FALSE, sizeof (guint8));
  army->losses = g_ptr_array_new_with_free_func (g_free);
  army->scale = scale;
  return army;
}

MuHexArmy *
mu_hex_army_new (const MuList *list, int scale, GError **error)
{
  if (scale <= 0)
    scale = mu_hex_scale (list, NULL);
  g_autofree MuHexLot *lots = mu_hex_lots (list);
  if (!may_be (list, mu_hex_cut (lots, list->units->len, scale), error))
    return NULL;
  MuHexArmy *army = new_army (scale);
  add_all (army, list, lots);
  add_leaders (army, list);
  army->barbarian = is_barbarian (army, lots);
  mu_hex_tell (list, lots, army->losses);
  return army;
}

void
mu_hex_army_free (MuHexArmy *army)
{
  if (!army)
    return;
  g_ptr_array_unref (army->counters);
  g_array_unref (army->shares);
  g_array_unref (army->leaders);
  g_ptr_array_unref (army->losses);
  g_free (army);
}

MuAbdArmy
mu_hex_army_side (const MuHexArmy *army, const MuAbdUnitSetup *units)
{
  MuAbdArmy side = { .units = units,
                     .unit_count = (uint8_t) army->counters->len,
                     .leader_count = (uint8_t) army->leaders->len,
                     .barbarian = army->barbarian };
  for (guint i = 0; i < army->leaders->len; i++)
    side.leader[i] = g_array_index (army->leaders, guint8, i);
  return side;
}
