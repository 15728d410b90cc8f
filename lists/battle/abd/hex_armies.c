#include "lists/battle/abd/hex_armies.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/abd/counter_list.h"
#include "lists/abd/counters.h"
#include "lists/battle/abd/hex_record.h"
#include "lists/system.h"

/* Both armies by the scale that they have together. */
typedef struct {
  MuHexArmy *army[MU_SIDES];
} Both;

static void
both_clear (Both *both)
{
  for (int side = 0; side < MU_SIDES; side++)
    g_clear_pointer (&both->army[side], mu_hex_army_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Both, both_clear)

/* A scenario's own list is counters already, and stands for nobody. */
static gboolean
has_figures (const MuList *list, GError **error)
{
  int type, kind;
  for (guint i = 0; list->rules == MU_RULES_ABD && i < list->units->len; i++)
    if (mu_hex_unit_counter (mu_list_unit (list, (int) i), &type, &kind) || kind >= 0) {
      g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                   _ ("%s: is an army of counters already; fight it by its scenario"), list->name);
      return FALSE;
    }
  return TRUE;
}

static gboolean
convert (const MuList *const army[MU_SIDES], Both *both, GError **error)
{
  const int scale = mu_hex_scale (army[MU_SIDE_A], army[MU_SIDE_B]);
  for (int side = 0; side < MU_SIDES; side++) {
    if (!has_figures (army[side], error))
      return FALSE;
    both->army[side] = mu_hex_army_new (army[side], scale, error);
    if (!both->army[side])
      return FALSE;
  }
  return TRUE;
}

/* --- whom a counter stands for ------------------------------------------------------ */

/* Free with g_free. */
static char *
whom (const MuHexArmy *army, const MuList *list, guint counter)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < army->shares->len; i++) {
    const MuHexShare *share = &g_array_index (army->shares, MuHexShare, i);
    if (share->counter == (int) counter)
      g_string_append_printf (text, "%s%d %s", text->len > 0 ? ", " : "", share->figures,
                              mu_list_unit (list, share->unit)->name);
  }
  return g_string_free (text, FALSE);
}

static void
note_side (MuBattleSideRecord *side, const MuHexArmy *army, const MuList *list)
{
  for (guint i = 0; i < army->counters->len; i++) {
    MuListUnit *unit = mu_list_unit (side->list, (int) i);
    g_free (unit->notes);
    unit->notes = whom (army, list, i);
  }
}

static MuBattleRecord *
of_armies (const MuList *const army[MU_SIDES], GError **error)
{
  g_auto (Both) both = { 0 };
  g_autoptr (MuHexScenario) scenario
      = convert (army, &both, error)
            ? mu_hex_scenario_of_armies (army[MU_SIDE_A], army[MU_SIDE_B], error)
            : NULL;
  g_autoptr (MuBattleRecord) record = scenario ? mu_hex_record_new (scenario, 0, error) : NULL;
  for (int side = 0; record && side < MU_SIDES; side++)
    note_side (&record->side[side], both.army[side], army[side]);
  return g_steal_pointer (&record);
}

/* --- what is lost on the way ----------------------------------------------------------- */

static void
add_lost (GString *text, const MuList *list, const MuHexArmy *army)
{
  for (guint i = 0; i < army->losses->len; i++) {
    const char *line = g_ptr_array_index (army->losses, i);
    if (text->len > 0)
      g_string_append_c (text, '\n');
    if (!g_str_has_prefix (line, list->name)) /* what holds for all of it is told by its name */
      g_string_append_printf (text, "%s, ", list->name);
    g_string_append (text, line);
  }
}

static char *
lost (const MuList *const army[MU_SIDES], GError **error)
{
  g_auto (Both) both = { 0 };
  if (!convert (army, &both, error))
    return NULL;
  GString *text = g_string_new (NULL);
  for (int side = 0; side < MU_SIDES; side++)
    add_lost (text, army[side], both.army[side]);
  return g_string_free (text, FALSE);
}

/* --- and back ------------------------------------------------------------------------------ */

static gboolean
is_counter_of (const MuListUnit *unit, const MuHexArmy *army, const MuList *list, guint counter)
{
  const MuHexCounter *due = g_ptr_array_index (army->counters, counter);
  g_autofree char *note = whom (army, list, counter);
  return strcmp (unit->stand, mu_abd_type_key (due->type)) == 0 && strcmp (unit->notes, note) == 0;
}

/* Leaders are the list's generals, and stand for no figures. */
static gboolean
fits_side (const MuList *fought, const MuHexArmy *army, const MuList *list)
{
  if (fought->units->len != army->counters->len + army->leaders->len)
    return FALSE;
  for (guint i = 0; i < army->counters->len; i++)
    if (!is_counter_of (mu_list_unit (fought, (int) i), army, list, i))
      return FALSE;
  return TRUE;
}

static gboolean
fits (const MuBattleRecord *record, const MuList *const army[MU_SIDES])
{
  g_auto (Both) both = { 0 };
  if (!convert (army, &both, NULL))
    return FALSE;
  return fits_side (record->side[MU_SIDE_A].list, both.army[MU_SIDE_A], army[MU_SIDE_A])
         && fits_side (record->side[MU_SIDE_B].list, both.army[MU_SIDE_B], army[MU_SIDE_B]);
}

/* Of a counter that has left the map, or is gone from it, nobody stands on the field. */
static MuHexEnd
end_of (const MuUnitOutcome *outcome)
{
  const MuFate fate = (MuFate) outcome->fate;
  return (MuHexEnd){ fate,
                     fate == MU_FATE_ON_TABLE && outcome->figures_left < outcome->figures_start };
}

/* What its counters were at the end: on the map where any is; else broken where any was, and
 * elsewhere. A unit that is in none of them stays with the Camp. */
static MuFate
fate_of (const MuHexArmy *army, guint unit, const MuHexEnd *ends)
{
  MuFate worst = MU_FATE_ON_TABLE;
  for (guint i = 0; i < army->shares->len; i++) {
    const MuHexShare *share = &g_array_index (army->shares, MuHexShare, i);
    if (share->unit != (int) unit)
      continue;
    switch (ends[share->counter].fate) {
    case MU_FATE_ON_TABLE:
      return MU_FATE_ON_TABLE;
    case MU_FATE_DESTROYED:
    case MU_FATE_PRISONER:
    case MU_FATE_IN_ROUT:
      worst = MU_FATE_IN_ROUT;
      break;
    case MU_FATE_ROUTED_OFF:
    case MU_FATE_OFF_TABLE:
    case MU_FATE_RETIRING:
      worst = worst == MU_FATE_ON_TABLE ? MU_FATE_OFF_TABLE : worst;
      break;
    }
  }
  return worst;
}

/* Who was broken is back with the army in the evening: two thirds of them are lost, and that is
 * counted (lists/abd/counters_losses.c). */
static MuUnitOutcome
outcome_of (const MuList *list, guint unit, int lost_figures, MuFate fate)
{
  const int start = mu_list_system_of (list)->strength (mu_list_unit (list, (int) unit));
  MuUnitOutcome outcome = { .figures_start = start, .figures_left = MAX (start - lost_figures, 0) };
  outcome.fate = (uint8_t) (outcome.figures_left == 0 && start > 0 ? MU_FATE_DESTROYED : fate);
  return outcome;
}

static GArray *
outcomes (const MuBattleRecord *record, const MuList *const army[MU_SIDES], MuSide side)
{
  const GArray *results = record->side[side].results;
  GArray *made = g_array_new (FALSE, TRUE, sizeof (MuUnitOutcome));
  g_auto (Both) both = { 0 };
  if (!convert (army, &both, NULL) || results->len < both.army[side]->counters->len)
    return made;
  const MuHexArmy *own = both.army[side];
  g_autofree MuHexEnd *ends = g_new0 (MuHexEnd, own->counters->len);
  for (guint i = 0; i < own->counters->len; i++)
    ends[i] = end_of (&g_array_index (results, MuUnitOutcome, i));
  g_autoptr (GArray) losses = mu_hex_army_losses (own, army[side], ends);
  for (guint i = 0; i < losses->len; i++) {
    const MuUnitOutcome outcome
        = outcome_of (army[side], i, g_array_index (losses, int, i), fate_of (own, i, ends));
    g_array_append_val (made, outcome);
  }
  return made;
}

const MuConversion mu_hex_conversion = {
  .words = N_ ("fought on the hex table, losses by the conversion"),
  .offer = N_ ("Fight it on the hex table, as Ancient Battles Deluxe"),
  .of_armies = of_armies,
  .lost = lost,
  .fits = fits,
  .outcomes = outcomes,
};
