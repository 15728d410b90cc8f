/* Which of a campaign's sides fought a battle: those whose armies, as they stand, came to it. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/campaign/campaign_private.h"
#include "db/tables/tables.h"
#include "lists/battle/conversion.h"
#include "lists/system.h"

static gboolean
same_troop (const MuListUnit *due, const MuListUnit *fought)
{
  char one[64], other[64];
  mu_troop_format (&due->troop, one, sizeof one);
  mu_troop_format (&fought->troop, other, sizeof other);
  return strcmp (one, other) == 0 && due->crew.count == fought->crew.count
         && due->crew.horses == fought->crew.horses
         && memcmp (due->crew.weapon, fought->crew.weapon, due->crew.count) == 0;
}

static gboolean
check_unit (const char *side, const MuListUnit *due, const MuListUnit *fought, GError **error)
{
  if (strcmp (due->name, fought->name) == 0 && same_troop (due, fought)
      && due->figures == fought->figures)
    return TRUE;
  char troop[64];
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("%s: the campaign has %s with %d figures here, the battle was fought by %s "
                  "(%s) with %d. Fight it with the side's present army."),
               side, due->name, due->figures, fought->name,
               mu_troop_format (&fought->troop, troop, sizeof troop), fought->figures);
  return FALSE;
}

/* Ranks, lines and orders are free: they are chosen for each battle. */
gboolean
mu_campaign_army_fits (const MuCampaignArmy *due, const MuList *fought, GError **error)
{
  const guint units = mu_list_own_units (fought);
  if (due->list->units->len != units) {
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("%s has %u units left in the campaign, but %u fought the battle. Fight it with "
                    "the side's present army."),
                 due->side_name, due->list->units->len, units);
    return FALSE;
  }
  for (guint i = 0; i < units; i++)
    if (!check_unit (due->side_name, mu_list_unit (due->list, i), mu_list_unit (fought, i), error))
      return FALSE;
  return TRUE;
}

/* Converted armies have other units; what the conversion counts of these must be as it was. */
static gboolean
fit_converted (const MuCampaignArmy *const due[MU_SIDES], const MuConversion *conversion,
               const MuBattleRecord *record, GError **error)
{
  const MuList *const army[MU_SIDES] = { due[MU_SIDE_A]->list, due[MU_SIDE_B]->list };
  if (conversion->fits (record, army))
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("The armies of %s and %s, as they stand in the campaign, convert to others than "
                  "those that fought the battle. Fight it with the sides' present armies."),
               due[MU_SIDE_A]->side_name, due[MU_SIDE_B]->side_name);
  return FALSE;
}

gboolean
mu_campaign_armies_fit (const MuCampaignArmy *const due[MU_SIDES], const MuBattleRecord *record,
                        GError **error)
{
  const MuConversion *conversion = mu_battle_conversion (record->rules);
  if (conversion != NULL)
    return fit_converted (due, conversion, record, error);
  return mu_campaign_army_fits (due[MU_SIDE_A], record->side[MU_SIDE_A].list, error)
         && mu_campaign_army_fits (due[MU_SIDE_B], record->side[MU_SIDE_B].list, error);
}

/* How well an army is the one that fought, which it fits: 2 by its name too. */
static int
fit (const MuCampaignArmy *due, const MuList *fought)
{
  return strcmp (due->list->name, fought->name) == 0 ? 2 : 1;
}

typedef struct {
  int sides[MU_SIDES];
  int fit;   /* of both together; 0: none found */
  int count; /* pairs that fit as well */
} Pair;

/* Whether the battle was prepared for these sides, each there. */
static gboolean
is_prepared_for (const MuBattleRecord *record, int a, int b)
{
  return record->side[MU_SIDE_A].campaign_side == a + 1
         && record->side[MU_SIDE_B].campaign_side == b + 1;
}

/* Of pairs that fit as well, those for whom it was prepared: the others cannot be told apart. */
static void
look_at (Pair *best, GPtrArray *armies, int a, int b, const MuBattleRecord *record)
{
  const MuCampaignArmy *const due[MU_SIDES] = { armies->pdata[a], armies->pdata[b] };
  const int named = is_prepared_for (record, a, b) ? 1 : 0;
  const int both = mu_campaign_armies_fit (due, record, NULL)
                       ? fit (due[MU_SIDE_A], record->side[MU_SIDE_A].list)
                             + fit (due[MU_SIDE_B], record->side[MU_SIDE_B].list) + named
                       : 0;
  if (both > best->fit)
    *best = (Pair){ { a, b }, both, 1 };
  else if (both > 0 && both == best->fit)
    best->count++;
}

static Pair
find_pair (GPtrArray *armies, const MuBattleRecord *record)
{
  Pair best = { { 0, 1 }, 0, 0 };
  for (int a = 0; a < (int) armies->len; a++)
    for (int b = 0; b < (int) armies->len; b++)
      if (a != b)
        look_at (&best, armies, a, b, record);
  return best;
}

/* The side for which the battle was prepared, or that the army is named after, for the reason why
 * it does not fit; else the first. */
static const MuCampaignArmy *
find_due (GPtrArray *armies, const MuBattleSideRecord *side, guint otherwise)
{
  const MuList *fought = side->list;
  if (side->campaign_side > 0 && side->campaign_side <= (int) armies->len)
    return armies->pdata[side->campaign_side - 1];
  for (guint i = 0; i < armies->len; i++) {
    const MuCampaignArmy *due = armies->pdata[i];
    if (strcmp (due->list->name, fought->name) == 0)
      return due;
  }
  return armies->len == MU_SIDES ? armies->pdata[otherwise] : NULL;
}

static gboolean
refuse_converted (GPtrArray *armies, const MuBattleRecord *record, GError **error)
{
  const MuCampaignArmy *const due[MU_SIDES]
      = { find_due (armies, &record->side[MU_SIDE_A], MU_SIDE_A),
          find_due (armies, &record->side[MU_SIDE_B], MU_SIDE_B) };
  if (due[MU_SIDE_A] != NULL && due[MU_SIDE_B] != NULL && due[MU_SIDE_A] != due[MU_SIDE_B])
    return mu_campaign_armies_fit (due, record, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("No two sides of the campaign have armies that convert to those that "
                          "fought the battle. Fight it with the present armies of two of its "
                          "sides."));
  return FALSE;
}

static gboolean
refuse (GPtrArray *armies, const MuBattleRecord *record, GError **error)
{
  if (mu_battle_conversion (record->rules) != NULL)
    return refuse_converted (armies, record, error);
  for (guint side = 0; side < MU_SIDES; side++) {
    const MuList *fought = record->side[side].list;
    const MuCampaignArmy *due = find_due (armies, &record->side[side], side);
    if (due != NULL && !mu_campaign_army_fits (due, fought, error))
      return FALSE;
    if (due == NULL) {
      g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                   _ ("No side of the campaign has the army %s that fought the battle. Fight it "
                      "with the present armies of two of its sides."),
                   fought->name);
      return FALSE;
    }
  }
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("One side of the campaign cannot have fought the battle on both sides of "
                          "the table."));
  return FALSE;
}

/* Two sides that took the same list stand in the battle as they stand in the campaign. */
static gboolean
find_sides (GPtrArray *armies, const MuBattleRecord *record, int sides[MU_SIDES], GError **error)
{
  const Pair best = find_pair (armies, record);
  if (best.count == 0)
    return refuse (armies, record, error);
  memcpy (sides, best.sides, sizeof best.sides);
  if (best.count == 1 || armies->len == MU_SIDES)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("Several sides of the campaign have an army like those that fought the "
                          "battle. Say which sides fought it."));
  return FALSE;
}

static gboolean
check_sides (GPtrArray *armies, const MuBattleRecord *record, const int sides[MU_SIDES],
             GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (sides[side] < 0 || sides[side] >= (int) armies->len || sides[0] == sides[1]) {
      g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                           _ ("A battle is fought by two different sides of its campaign."));
      return FALSE;
    }
  const MuCampaignArmy *const due[MU_SIDES]
      = { armies->pdata[sides[MU_SIDE_A]], armies->pdata[sides[MU_SIDE_B]] };
  return mu_campaign_armies_fit (due, record, error);
}

static gboolean
is_asked (const int *told, int side)
{
  return told == NULL || told[MU_SIDE_A] == side || told[MU_SIDE_B] == side;
}

GPtrArray *
mu_campaign_armies (MuConnection *connection, gint64 campaign, const int *told, GError **error)
{
  gint64 count;
  g_autoptr (GPtrArray) armies
      = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_campaign_army_free);
  if (!mu_campaigns_count_sides (connection, campaign, &count, error))
    return NULL;
  for (int side = 0; side < (int) count; side++) {
    MuCampaignArmy *army
        = is_asked (told, side) ? mu_campaign_army_get (connection, campaign, side, error) : NULL;
    if (army == NULL && is_asked (told, side))
      return NULL;
    g_ptr_array_add (armies, army);
  }
  return g_steal_pointer (&armies);
}

gboolean
mu_campaign_sides_of (GPtrArray *armies, const MuBattleRecord *record, const int *told,
                      int sides[MU_SIDES], GError **error)
{
  if (told == NULL)
    return find_sides (armies, record, sides, error);
  memcpy (sides, told, MU_SIDES * sizeof *sides);
  return check_sides (armies, record, sides, error);
}
