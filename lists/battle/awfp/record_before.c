/* Fast Play: what is settled before a battle: the general's stand and the priest's among the units,
 * how armies are set up, and his ability. Nobody scouts, and the weather has no rules. */
#include <glib/gi18n-lib.h>

#include "lists/awfp/stand.h"
#include "lists/battle/awfp/record_setup.h"

/* --- stands that come along ------------------------------------------------ */

/* A list of figures made of this one would not know him; how he is drawn goes by it. */
static MuTroop
some_troop (const MuAwfpTroop *stand)
{
  MuTroop troop = { 0 };
  const gboolean rides = mu_awfp_kind_is_mounted (mu_awfp_troop_kind (stand));
  mu_troop_parse (rides ? "Irr C MC JLS" : "Irr C LI", &troop, NULL);
  return troop;
}

static void
bring (MuList *list, const char *name, const char *notation, const char *option)
{
  MuAwfpTroop stand;
  MuListUnit *unit = mu_list_unit_new ();
  mu_awfp_troop_parse (notation, &stand, NULL);
  g_free (unit->name);
  unit->name = g_strdup (name);
  g_free (unit->stand);
  unit->stand = g_strdup (notation);
  g_free (unit->option);
  unit->option = g_strdup (option);
  unit->troop = some_troop (&stand);
  g_ptr_array_add (list->units, unit);
}

/* awfp.general.strength: he is one stand more upon the table. */
static void
bring_general (MuList *list)
{
  MuAwfpTroop stand;
  for (guint i = 0; i < list->generals->len; i++) {
    MuListGeneral *general = mu_list_general (list, i);
    if (!general->commander || !mu_list_general_stand (list, i, &stand))
      continue;
    general->rides_with = (int) list->units->len;
    bring (list, general->name, general->troop, "");
    return;
  }
}

/* Both, or as many as there is room for. READING: awfp.priest.one: what his stand is of the book
 * does not say; he is on foot and counts for nothing (awfp.priest.no-combat). */
void
mu_record_awfp_take_field (MuList *list)
{
  if (list->units->len < MU_LIST_UNITS_MAX)
    bring_general (list);
  if (list->priest && list->units->len < MU_LIST_UNITS_MAX)
    bring (list, _ ("Priest"), "Irregular Warrior UI loose", MU_LIST_PRIEST);
}

/* --- how they are set up ----------------------------------------------------- */

/* awfp.deploy.screen: a screen hides them whatever else the club does. */
MuPlacing
mu_record_awfp_placing (const MuBattleRecord *record)
{
  if (mu_reading (&record->readings, MU_READING_FAST_SCREEN))
    return MU_PLACED_BEHIND_SCREEN;
  return mu_reading (&record->readings, MU_READING_FAST_IN_TURN) ? MU_PLACED_IN_TURN
                                                                 : MU_PLACED_AS_DRAWN_UP;
}

void
mu_record_awfp_set_placing (MuBattleRecord *record, MuPlacing placing)
{
  record->readings.choice[MU_READING_FAST_SCREEN] = placing == MU_PLACED_BEHIND_SCREEN;
  record->readings.choice[MU_READING_FAST_IN_TURN] = placing == MU_PLACED_IN_TURN;
}

/* --- his ability ------------------------------------------------------------ */

static gboolean
is_diced (const MuListGeneral *general)
{
  return general->commander;
}

/* awfp.general.leadership.roll */
static gboolean
find_by (const MuFastPlay *tables, MuLeadership *leader)
{
  MuAwfpAbility ability;
  const int total = mu_awfp_leadership_total (leader->total, leader->again);
  if (mu_awfp_leadership (&tables->leadership, total, &ability) != MU_RULE_NONE)
    return FALSE;
  leader->ability = (int) ability;
  return TRUE;
}

static int
throw_two (MuDice *dice, gint32 number)
{
  const int first = mu_dice_roll (dice, MU_DIE_ORDINARY, MU_ROLL_PERSONALITY, number);
  return first + mu_dice_roll (dice, MU_DIE_ORDINARY, MU_ROLL_PERSONALITY, number);
}

/* awfp.general.reroll: whoever has the worst of abilities can only win by a second roll; whoever
 * has a better one keeps it. */
static gboolean
roll (MuLeadership *leader, const MuListGeneral *general, gint32 number, MuDice *dice,
      GError **error)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, error);
  if (!tables)
    return FALSE;
  leader->total = throw_two (dice, number);
  if (find_by (tables, leader) && leader->ability == MU_AWFP_STALWART)
    leader->again = throw_two (dice, number);
  find_by (tables, leader);
  return TRUE;
}

static guint
dice_of (const MuLeadership *leader)
{
  return leader->again > 0 ? 4 : 2;
}

static gboolean
find (MuLeadership *leader, const guint8 *faces, GError **error)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, error);
  const gboolean twice = leader->again > 0;
  leader->total = faces[0] + faces[1];
  leader->again = twice ? faces[2] + faces[3] : 0;
  return tables && find_by (tables, leader);
}

static const char *const abilities[] = { "charismatic", "exceptional", "brave", "stalwart", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (abilities) == MU_AWFP_ABILITIES + 1);

const MuGeneralDice mu_record_awfp_generals
    = { .is_diced = is_diced, .roll = roll, .dice = dice_of, .find = find, .abilities = abilities };
