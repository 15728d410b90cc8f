/* What can come up between two armies, asked of the core. */
#include "reports/wrg/reference_private.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/nerve/disorder.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/troop/troop.h"

#define PERIODS 4 /* of a melee: no row changes later (mu_wrg_melee_row_lasts) */
#define BITS    8 /* circumstances of a sum */

#define HORSED (MU_CAVALRY_TYPES | MU_CHARIOT_TYPES)
#define SHOOTERS                                                                                   \
  (MU_WEAPON_BIT (MU_WEAPON_BOW) | MU_WEAPON_BIT (MU_WEAPON_CROSSBOW)                              \
   | MU_WEAPON_BIT (MU_WEAPON_SLING) | MU_WEAPON_BIT (MU_WEAPON_STAFF_SLING))
#define ELEPHANTS MU_TROOP_BIT (MU_TROOP_EL)
#define ENGINES   MU_TROOP_BIT (MU_TROOP_ART)

/* --- troops -------------------------------------------------------------------- */

static const MuReferenceTroop *
troop_at (const MuReferenceTable *table, int side, guint index)
{
  return &g_array_index (table->troop[side], MuReferenceTroop, index);
}

static void
add_troop (MuReferenceTable *table, int side, const MuTroop *troop, const MuCrew *crew)
{
  const MuReferenceTroop entry = { *troop, *crew };
  g_array_append_val (table->troop[side], entry);
  table->types |= MU_TROOP_BIT (troop->type);
  table->weapons[side] |= troop->weapons;
  for (int i = 0; i < crew->count; i++)
    table->weapons[side] |= MU_WEAPON_BIT (crew->weapon[i]);
  if (troop->type == MU_TROOP_ART)
    table->weapons[side] |= MU_WEAPON_BIT (MU_WEAPON_ENGINE);
}

static void
add_list (MuReferenceTable *table, int side, const MuList *list)
{
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    add_troop (table, side, &unit->troop, &unit->crew);
    table->figures = MAX (table->figures, unit->figures);
  }
}

/* Troops of each type and weapon that may be, regular and irregular. Of class C: no number but the
 * thresholds asks for the class. */
static void
add_all (MuReferenceTable *table, int side)
{
  const MuCrew none = { .count = 0 };
  for (int kind = 0; kind < 2 * MU_TROOP_TYPES * MU_WEAPONS; kind++) {
    const int weapon = kind / 2 % MU_WEAPONS;
    const gboolean unarmed = weapon == MU_WEAPON_SIDEARM || weapon == MU_WEAPON_ENGINE;
    const MuTroop troop = {
      .type = (uint8_t) (kind / 2 / MU_WEAPONS),
      .class = MU_CLASS_C,
      .regular = kind % 2 == 0,
      .weapons = unarmed ? 0 : (uint16_t) MU_WEAPON_BIT (weapon),
    };
    if (mu_wrg_troop_forbidden (&troop) == MU_RULE_NONE)
      add_troop (table, side, &troop, &none);
  }
  table->figures = MU_WRG_CASUALTIES_FIGURES;
}

MuReferenceTable *
mu_reference_table_new (const MuReferenceSheet *sheet)
{
  const MuList *lists[MU_SIDES] = { sheet->own, sheet->enemy };
  MuReferenceTable *table = g_new0 (MuReferenceTable, 1);
  table->whole = sheet->own == NULL;
  table->readings = sheet->readings;
  for (int side = 0; side < MU_SIDES; side++) {
    table->troop[side] = g_array_new (FALSE, FALSE, sizeof (MuReferenceTroop));
    if (table->whole)
      add_all (table, side);
    else
      add_list (table, side, lists[side]);
  }
  return table;
}

void
mu_reference_table_free (MuReferenceTable *table)
{
  for (int side = 0; side < MU_SIDES; side++)
    g_array_unref (table->troop[side]);
  g_free (table);
}

/* --- hand-to-hand ---------------------------------------------------------------- */

static unsigned
rows_of (const MuTroop *fighter, const MuTroop *target)
{
  unsigned rows = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++)
    for (int when = 0; mu_troop_has (fighter, (MuWeapon) weapon) && when < 2 * PERIODS; when++)
      rows |= 1u << mu_wrg_melee_row (fighter, (MuWeapon) weapon, 1 + when / 2, when % 2 == 1,
                                      (MuTroopType) target->type);
  return rows;
}

unsigned
mu_reference_melee_rows (const MuReferenceTable *table, int side)
{
  unsigned rows = 0;
  for (guint i = 0; i < table->troop[side]->len; i++)
    for (guint j = 0; j < table->troop[1 - side]->len; j++) {
      const MuTroop *fighter = &troop_at (table, side, i)->troop;
      if (!mu_type_is_transport ((MuTroopType) fighter->type))
        rows |= rows_of (fighter, &troop_at (table, 1 - side, j)->troop);
    }
  return rows;
}

static void
add_line (GArray *lines, MuRule rule, int amount)
{
  const MuReferenceLine line = { rule, amount };
  for (guint i = 0; i < lines->len; i++)
    if (g_array_index (lines, MuReferenceLine, i).rule == rule)
      return;
  g_array_append_val (lines, line);
}

static void
add_trace (GArray *lines, const MuTrace *trace)
{
  for (guint i = 0; i < trace->count; i++)
    add_line (lines, (MuRule) trace->line[i].rule, trace->line[i].amount);
}

static GArray *
new_lines (void)
{
  return g_array_new (FALSE, FALSE, sizeof (MuReferenceLine));
}

/* For each pair of a fighter and somebody whom he may meet. */
typedef void (*Meet) (const MuReferenceTable *table, const MuReferenceTroop *fighter,
                      const MuReferenceTroop *target, unsigned circumstance, GArray *lines);

/* By circumstance first, so that lines come in the order of the book. */
static GArray *
meet_all (const MuReferenceTable *table, Meet meet)
{
  GArray *lines = new_lines ();
  for (int bit = 0; bit < BITS; bit++)
    for (int side = 0; side < MU_SIDES; side++)
      for (guint i = 0; i < table->troop[side]->len; i++)
        for (guint j = 0; j < table->troop[1 - side]->len; j++)
          meet (table, troop_at (table, side, i), troop_at (table, 1 - side, j), 1u << bit, lines);
  return lines;
}

static void
meet_in_melee (const MuReferenceTable *table, const MuReferenceTroop *fighter,
               const MuReferenceTroop *target, unsigned circumstance, GArray *lines)
{
  const MuWrgMelee melee = { .fighter = fighter->troop, .target = target->troop };
  MuTrace trace;
  if (mu_type_is_transport ((MuTroopType) fighter->troop.type))
    return;
  mu_wrg_melee_circumstance (&melee, (MuWrgMeleeCircumstance) circumstance, &trace);
  add_trace (lines, &trace);
}

GArray *
mu_reference_melee_tactical (const MuReferenceTable *table)
{
  return meet_all (table, meet_in_melee);
}

/* Of one man and one horse, so that amounts are for each. The whole sheet's models come without
 * crews: there one is put in of either kind. */
static void
add_crew (const MuReferenceTable *table, const MuReferenceTroop *fighter,
          const MuReferenceTroop *target, MuWeapon weapon, GArray *lines)
{
  const MuWrgMelee melee = {
    .fighter = fighter->troop,
    .target = target->troop,
    .crew = { .count = 1, .weapon = { (uint8_t) weapon }, .horses = 1 },
    .circumstances = MU_MELEE_CHARGING,
  };
  MuTrace trace;
  mu_wrg_melee_crew (table->readings, &melee, &trace);
  add_trace (lines, &trace);
}

static void
meet_crew (const MuReferenceTable *table, const MuReferenceTroop *fighter,
           const MuReferenceTroop *target, unsigned circumstance, GArray *lines)
{
  const unsigned models = MU_CHARIOT_TYPES | ELEPHANTS;
  if (circumstance != 1 || !(models >> fighter->troop.type & 1u))
    return;
  for (int i = 0; i < fighter->crew.count; i++)
    add_crew (table, fighter, target, (MuWeapon) fighter->crew.weapon[i], lines);
  if (table->whole) {
    add_crew (table, fighter, target, MU_WEAPON_LIGHT_SPEAR, lines);
    add_crew (table, fighter, target, MU_WEAPON_BOW, lines);
  }
}

GArray *
mu_reference_melee_crew (const MuReferenceTable *table)
{
  return meet_all (table, meet_crew);
}

/* --- shooting -------------------------------------------------------------------------- */

static unsigned
arms_of (const MuReferenceTroop *troop)
{
  unsigned weapons = troop->troop.weapons;
  for (int i = 0; i < troop->crew.count; i++)
    weapons |= MU_WEAPON_BIT (troop->crew.weapon[i]);
  return troop->troop.type == MU_TROOP_ART ? weapons | MU_WEAPON_BIT (MU_WEAPON_ENGINE) : weapons;
}

static void
meet_at_range (const MuReferenceTable *table, const MuReferenceTroop *fighter,
               const MuReferenceTroop *target, unsigned circumstance, GArray *lines)
{
  (void) table;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    const MuWrgShot shot
        = { .shooter = fighter->troop, .target = target->troop, .weapon = (MuWeapon) weapon };
    MuTrace trace;
    if (!(arms_of (fighter) >> weapon & 1u) || !mu_wrg_weapon_shoots ((MuWeapon) weapon))
      continue;
    mu_wrg_shoot_circumstance (&shot, (MuWrgShootCircumstance) circumstance, &trace);
    add_trace (lines, &trace);
  }
}

GArray *
mu_reference_shoot_tactical (const MuReferenceTable *table)
{
  return meet_all (table, meet_at_range);
}

/* --- disorder ---------------------------------------------------------------------------- */

static unsigned
types_of (const MuReferenceTable *table, int side)
{
  unsigned types = 0;
  for (guint i = 0; i < table->troop[side]->len; i++)
    types |= MU_TROOP_BIT (troop_at (table, side, i)->troop.type);
  return types;
}

/* Lists do not say who brings mounts to fight on foot from: the whole sheet has it alone. */
static unsigned
causes_by (const MuReferenceTable *table, unsigned enemy)
{
  unsigned causes = (1u << MU_WRG_DISORDER_CAUSES) - 1;
  if (!table->whole)
    causes &= ~(unsigned) MU_DISORDER_FIGHTS_MOUNTED;
  if (!(enemy & (MU_CHARIOT_TYPES | ELEPHANTS)))
    causes &= ~(unsigned) MU_DISORDER_FOUGHT_MODELS;
  if (!(enemy & (HORSED | MU_CAMELRY_TYPES)))
    causes &= ~(unsigned) (MU_DISORDER_CAVALRY | MU_DISORDER_CAUGHT_MOVING);
  return causes;
}

static void
add_disorder (const MuReferenceTable *table, int side, unsigned cause, GArray *lines)
{
  const unsigned causes = causes_by (table, types_of (table, 1 - side)) & cause;
  for (guint i = 0; i < table->troop[side]->len; i++) {
    const MuWrgDisorderFacts facts = {
      .troop = troop_at (table, side, i)->troop,
      .causes = causes,
      .elephants_paces = table->types & ELEPHANTS && cause == 0 ? 0 : MU_WRG_NOWHERE,
      .camels_paces = table->types & MU_CAMELRY_TYPES && cause == 0 ? 0 : MU_WRG_NOWHERE,
      .dummies_paces = table->whole && cause == 0 ? 0 : MU_WRG_NOWHERE,
    };
    const MuWrgDisorder verdict = mu_wrg_disorder (table->readings, &facts);
    for (int rule = 0; rule < verdict.count; rule++)
      add_line (lines, verdict.rule[rule], 0);
  }
}

/* The causes in the order of the book, then what animals shy at. */
GArray *
mu_reference_disorder (const MuReferenceTable *table)
{
  GArray *lines = new_lines ();
  for (int cause = 0; cause <= MU_WRG_DISORDER_CAUSES; cause++)
    for (int side = 0; side < MU_SIDES; side++)
      add_disorder (table, side, cause < MU_WRG_DISORDER_CAUSES ? 1u << cause : 0, lines);
  return lines;
}

/* --- reaction ------------------------------------------------------------------------------ */

/* What needs certain troops on the table; all else can always be. */
gboolean
mu_reference_reaction_can (const MuReferenceTable *table, int factor)
{
  const unsigned weapons = table->weapons[0] | table->weapons[1];
  const gboolean animals = (table->types & (ELEPHANTS | MU_CAMELRY_TYPES)) != 0;
  switch ((MuWrgReactionFactor) factor) {
  case MU_REACTION_ELEPHANTS:
    return (table->types & (ELEPHANTS | MU_CHARIOT_TYPES)) != 0;
  case MU_REACTION_MISSILE_ARMED:
    return (weapons & SHOOTERS) != 0;
  case MU_REACTION_LI_CHARGE:
    return (table->types & MU_TROOP_BIT (MU_TROOP_LI)) != 0;
  case MU_REACTION_ENGINES:
    return (table->types & ENGINES) != 0;
  case MU_REACTION_ANIMALS:
    return animals && table->types & HORSED;
  case MU_REACTION_ANIMALS_FIRE:
    return animals || table->types & HORSED;
  case MU_REACTION_ELEPHANT_HURT:
  case MU_REACTION_ROUT_ELEPHANTS:
    return (table->types & ELEPHANTS) != 0;
  case MU_REACTION_MORE_FRIENDS:
  case MU_REACTION_ADVANCING:
  case MU_REACTION_ENEMY_RETIRING:
  case MU_REACTION_DOUBLE_FRIENDS:
  case MU_REACTION_CHARGING:
  case MU_REACTION_BROKEN_ENEMY:
  case MU_REACTION_FEWER_FRIENDS:
  case MU_REACTION_UPHILL_ENEMY:
  case MU_REACTION_UNFRIENDLY_COVER:
  case MU_REACTION_NO_SHIELDS:
  case MU_REACTION_SHOT_AT:
  case MU_REACTION_RETIRING:
  case MU_REACTION_OUTNUMBERED:
  case MU_REACTION_ENEMY_FLANK:
  case MU_REACTION_SURPRISED:
  case MU_REACTION_FRIENDS_ROUT:
  case MU_REACTION_ALONE:
  case MU_REACTION_ENEMY_REAR:
  case MU_REACTION_OWN_BREAKS:
  case MU_REACTION_SECURE_FLANK:
  case MU_REACTION_GENERAL:
  case MU_REACTION_COVER:
  case MU_REACTION_GENERAL_WITH:
  case MU_REACTION_FACTORS:
    break;
  }
  return TRUE;
}
