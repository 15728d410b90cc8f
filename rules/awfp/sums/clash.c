/* A round of close combat. What a unit fights with is asked anew each round, for a lance that was
 * best at the shock may be worse than the sword afterwards. */
#include "rules/awfp/sums/clash.h"

#include <assert.h>

#include "rules/awfp/sums/factor.h"

#define LEAST_TENTHS  1 /* awfp.combat.table: a blow is never hopeless and never sure */
#define MOST_TENTHS   9
#define BREAKING_LOST 3 /* awfp.combat.three-lost-rounds */

/* --- weapons ------------------------------------------------------------ */

/* What only shoots leaves its bearer the sword (awfp.weapons.default-sword). */
static const uint8_t fighting_table[MU_AWFP_WEAPONS] = {
  [MU_AWFP_SWORD] = MU_AWFP_FIGHTS_SWORD,    [MU_AWFP_LANCE] = MU_AWFP_FIGHTS_LANCE,
  [MU_AWFP_SPEAR] = MU_AWFP_FIGHTS_SPEAR,    [MU_AWFP_JAVELIN] = MU_AWFP_FIGHTS_JAVELIN,
  [MU_AWFP_BOW] = MU_AWFP_FIGHTS_SWORD,      [MU_AWFP_PIKE] = MU_AWFP_FIGHTS_PIKE,
  [MU_AWFP_PILUM] = MU_AWFP_FIGHTS_PILUM,    [MU_AWFP_LONG_SPEAR] = MU_AWFP_FIGHTS_LONG_SPEAR,
  [MU_AWFP_AXE] = MU_AWFP_FIGHTS_AXE,        [MU_AWFP_VARIOUS] = MU_AWFP_FIGHTS_VARIOUS,
  [MU_AWFP_CROSSBOW] = MU_AWFP_FIGHTS_SWORD, [MU_AWFP_LONGBOW] = MU_AWFP_FIGHTS_SWORD,
  [MU_AWFP_SLING] = MU_AWFP_FIGHTS_SWORD,    [MU_AWFP_STAFF_SLING] = MU_AWFP_FIGHTS_SWORD,
  [MU_AWFP_ENGINE] = MU_AWFP_FIGHTS_ENGINE,
};

static const uint8_t in_hand[MU_AWFP_FIGHTINGS] = {
  [MU_AWFP_FIGHTS_SWORD] = MU_AWFP_SWORD,
  [MU_AWFP_FIGHTS_LANCE] = MU_AWFP_LANCE,
  [MU_AWFP_FIGHTS_SPEAR] = MU_AWFP_SPEAR,
  [MU_AWFP_FIGHTS_JAVELIN] = MU_AWFP_JAVELIN,
  [MU_AWFP_FIGHTS_PIKE] = MU_AWFP_PIKE,
  [MU_AWFP_FIGHTS_PILUM] = MU_AWFP_PILUM,
  [MU_AWFP_FIGHTS_LONG_SPEAR] = MU_AWFP_LONG_SPEAR,
  [MU_AWFP_FIGHTS_AXE] = MU_AWFP_AXE,
  [MU_AWFP_FIGHTS_VARIOUS] = MU_AWFP_VARIOUS,
  [MU_AWFP_FIGHTS_ELEPHANT] = MU_AWFP_SWORD,
  [MU_AWFP_FIGHTS_SCYTHES] = MU_AWFP_SWORD,
  [MU_AWFP_FIGHTS_HEAVY_CHARIOT] = MU_AWFP_SWORD,
  [MU_AWFP_FIGHTS_MEDIUM_CHARIOT] = MU_AWFP_SWORD,
  [MU_AWFP_FIGHTS_LIGHT_CHARIOT] = MU_AWFP_SWORD,
  [MU_AWFP_FIGHTS_ENGINE] = MU_AWFP_SWORD,
};

MuAwfpWeapon
mu_awfp_fighting_weapon (MuAwfpFighting with)
{
  return (MuAwfpWeapon) in_hand[with];
}

/* READING: awfp.armor.hch-scythes: scythes have a row of their own for both rounds: once their
 * shock is spent, a scythed chariot does not fight on as one without. */
static MuAwfpFighting
of_chariot (const MuAwfpTroop *troop)
{
  if (troop->armour == MU_AWFP_LCH)
    return MU_AWFP_FIGHTS_LIGHT_CHARIOT;
  if (troop->armour == MU_AWFP_MCH)
    return MU_AWFP_FIGHTS_MEDIUM_CHARIOT;
  return troop->scythes ? MU_AWFP_FIGHTS_SCYTHES : MU_AWFP_FIGHTS_HEAVY_CHARIOT;
}

/* What those of this kind have without a weapon. */
static MuAwfpFighting
bare (const MuAwfpTroop *troop)
{
  switch (mu_awfp_troop_kind (troop)) {
  case MU_AWFP_CHARIOTS:
    return of_chariot (troop);
  case MU_AWFP_ELEPHANTS:
    return MU_AWFP_FIGHTS_ELEPHANT;
  case MU_AWFP_ARTILLERY:
    return MU_AWFP_FIGHTS_ENGINE;
  case MU_AWFP_CAVALRY:
  case MU_AWFP_CAMELS:
  case MU_AWFP_INFANTRY:
    break;
  }
  return MU_AWFP_FIGHTS_SWORD;
}

static int
in_round (const MuAwfpPlay *play, MuAwfpFighting with, bool initial)
{
  return initial ? play->blow[with].first : play->blow[with].later;
}

static bool
is_better (const MuAwfpPlay *play, MuAwfpFighting one, MuAwfpFighting other, bool initial)
{
  const int more = in_round (play, one, initial) - in_round (play, other, initial);
  if (more)
    return more > 0;
  if (play->blow[one].half_ranks != play->blow[other].half_ranks)
    return play->blow[one].half_ranks > play->blow[other].half_ranks;
  return mu_awfp_weapon_needs_both_hands (mu_awfp_fighting_weapon (other))
         && !mu_awfp_weapon_needs_both_hands (mu_awfp_fighting_weapon (one));
}

/* READING: awfp.armor.crew: crews count for weapon factors: what they carry counts where it is
 * better than the chariot or the beast. */
MuAwfpFighting
mu_awfp_fights_with (const MuAwfpPlay *play, const MuAwfpTroop *troop, bool initial)
{
  const unsigned weapons = mu_awfp_close_weapons (troop);
  MuAwfpFighting best = bare (troop);
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++) {
    const MuAwfpFighting other = (MuAwfpFighting) fighting_table[weapon];
    if (weapons & MU_AWFP_WEAPON_BIT (weapon) && is_better (play, other, best, initial))
      best = other;
  }
  return best;
}

/* --- the score ---------------------------------------------------------- */

static bool
is_horse_or_chariot (const MuAwfpTroop *troop)
{
  const MuAwfpKind kind = mu_awfp_troop_kind (troop);
  return kind == MU_AWFP_CAVALRY || kind == MU_AWFP_CHARIOTS;
}

static bool
are_animals (const MuAwfpTroop *enemy)
{
  const MuAwfpKind kind = mu_awfp_troop_kind (enemy);
  return kind == MU_AWFP_ELEPHANTS || kind == MU_AWFP_CAMELS;
}

/* awfp.combat.table: steady pikes and long spears alone keep mounted off. */
static bool
meets_points (const MuAwfpClash *clash)
{
  const unsigned points
      = MU_AWFP_WEAPON_BIT (MU_AWFP_PIKE) | MU_AWFP_WEAPON_BIT (MU_AWFP_LONG_SPEAR);
  return mu_awfp_kind_is_mounted (mu_awfp_troop_kind (&clash->troop))
         && clash->enemy.weapons & points && clash->enemy_state == MU_AWFP_STEADY;
}

/* awfp.armor.lcm: light camels count as skirmisher cavalry; awfp.armor.lch: light chariots only
 * have its order. */
static bool
is_skirmisher (const MuAwfpTroop *troop)
{
  return troop->armour == MU_AWFP_SI || troop->armour == MU_AWFP_SC || troop->armour == MU_AWFP_LCM;
}

static int
add_frontal (const MuAwfpPlay *play, const MuAwfpClash *clash, MuTrace *trace)
{
  const bool animals = is_horse_or_chariot (&clash->troop) && are_animals (&clash->enemy);
  const bool loose = is_skirmisher (&clash->troop) && clash->enemy.order != MU_AWFP_SKIRMISH;
  const MuAwfpCount counts[] = {
    { MU_AWFP_FACTOR_COMBAT_MOUNTED_AT_PIKES, meets_points (clash) },
    { MU_AWFP_FACTOR_COMBAT_HORSE_AT_ANIMALS, animals },
    { MU_AWFP_FACTOR_COMBAT_SKIRMISHERS, loose },
  };
  return clash->front ? mu_awfp_factors_add (play, counts, sizeof counts / sizeof counts[0], trace)
                      : 0;
}

/* READING: awfp.combat.disorder-effects: who fights on in rout does so no better than the
 * fragmented. */
static int
add_circumstances (const MuAwfpPlay *play, const MuAwfpClash *clash, MuTrace *trace)
{
  const MuAwfpCount counts[] = {
    { MU_AWFP_FACTOR_COMBAT_CHARGING, clash->charging && !clash->frenzied },
    { MU_AWFP_FACTOR_COMBAT_FRENZIED, clash->charging && clash->frenzied },
    { MU_AWFP_FACTOR_COMBAT_DEFENDING, clash->defending },
    { MU_AWFP_FACTOR_COMBAT_UPHILL, clash->uphill },
    { MU_AWFP_FACTOR_COMBAT_FLANK, clash->flank },
    { MU_AWFP_FACTOR_COMBAT_ENEMY_DISORDERED, clash->enemy_state == MU_AWFP_DISORDERED },
    { MU_AWFP_FACTOR_COMBAT_ENEMY_FRAGMENTED, clash->enemy_state >= MU_AWFP_FRAGMENTED },
    { MU_AWFP_FACTOR_COMBAT_DISORDERED, clash->state == MU_AWFP_DISORDERED },
    { MU_AWFP_FACTOR_COMBAT_FRAGMENTED, clash->state >= MU_AWFP_FRAGMENTED },
    { MU_AWFP_FACTOR_COMBAT_GENERAL, clash->general },
  };
  return mu_awfp_factors_add (play, counts, sizeof counts / sizeof counts[0], trace);
}

/* awfp.combat.table, awfp.combat.flank-penalty, awfp.orders.frenzied.bonus,
 * awfp.orders.defend.bonus-values */
int
mu_awfp_clash_factor (const MuAwfpPlay *play, const MuAwfpClash *clash, MuTrace *trace)
{
  mu_trace_clear (trace);
  const MuAwfpFighting with = mu_awfp_fights_with (play, &clash->troop, clash->initial);
  int sum = mu_trace_add (trace, MU_RULE_AWFP_COMBAT_WEAPON, in_round (play, with, clash->initial));
  sum += add_circumstances (play, clash, trace);
  return sum + add_frontal (play, clash, trace);
}

/* --- stands and blows --------------------------------------------------- */

/* Of a rank that fights with so many halves of itself. */
static int
of_rank (int stands, int halves)
{
  return halves >= 2 ? stands : (stands * halves + 1) / 2;
}

int
mu_awfp_clash_stands (const MuAwfpPlay *play, MuAwfpFighting with, bool moving, int in_contact,
                      int behind)
{
  assert (in_contact >= 0 && behind >= 0);
  int halves = moving ? play->blow[with].charging_ranks : play->blow[with].half_ranks;
  int fighting = of_rank (in_contact, halves);
  for (halves -= 2; halves > 0 && behind > 0; halves -= 2) {
    const int rank = behind < in_contact ? behind : in_contact;
    fighting += of_rank (rank, halves);
    behind -= rank;
  }
  return fighting;
}

/* awfp.armor.arty, awfp.armor.chariot-class: light chariots protect less than the others. */
static MuAwfpFactor
armour_factor (const MuAwfpTroop *troop)
{
  static const uint8_t table[] = {
    [MU_AWFP_UNARMOURED] = MU_AWFP_FACTOR_PROTECTION_UNARMOURED,
    [MU_AWFP_LIGHTLY_ARMOURED] = MU_AWFP_FACTOR_PROTECTION_LIGHTLY_ARMOURED,
    [MU_AWFP_HEAVILY_ARMOURED] = MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED,
    [MU_AWFP_HORSE_PART_ARMOURED] = MU_AWFP_FACTOR_PROTECTION_HORSE_ARMOURED,
    [MU_AWFP_FULLY_ARMOURED] = MU_AWFP_FACTOR_PROTECTION_FULLY_ARMOURED,
    [MU_AWFP_AS_CHARIOT] = MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED,
    [MU_AWFP_AS_ELEPHANT] = MU_AWFP_FACTOR_PROTECTION_HEAVILY_ARMOURED,
  };
  return troop->armour == MU_AWFP_LCH
             ? MU_AWFP_FACTOR_PROTECTION_LIGHTLY_ARMOURED
             : (MuAwfpFactor) table[mu_awfp_armour_protection ((MuAwfpArmour) troop->armour)];
}

int
mu_awfp_protection (const MuAwfpPlay *play, const MuAwfpTroop *troop, bool shielded, MuTrace *trace)
{
  const MuAwfpCount counts[] = {
    { armour_factor (troop), true },
    { MU_AWFP_FACTOR_PROTECTION_SHIELDED, shielded },
  };
  mu_trace_clear (trace);
  return mu_awfp_factors_add (play, counts, sizeof counts / sizeof counts[0], trace);
}

int
mu_awfp_blow_tenths (int score, int protection)
{
  const int tenths = score - protection;
  if (tenths < LEAST_TENTHS)
    return LEAST_TENTHS;
  return tenths > MOST_TENTHS ? MOST_TENTHS : tenths;
}

bool
mu_awfp_blow_hits (int face, int score, int protection)
{
  return face <= mu_awfp_blow_tenths (score, protection);
}

/* --- the round ---------------------------------------------------------- */

typedef struct {
  MuAwfpRound round;
  MuRule rule;
} Outcome;

/* READING: awfp.combat.three-lost-rounds: three in the same combat, not only in a row. */
static Outcome
beaten (const MuAwfpPlay *play, const MuReadings *readings, const MuAwfpRoundLost *lost)
{
  const bool overwhelmed
      = lost->hits_taken > 2 * lost->hits_given && lost->hits_taken >= lost->strength;
  if (lost->state >= MU_AWFP_FRAGMENTED)
    return (Outcome){ MU_AWFP_ROUND_ROUTS, MU_RULE_AWFP_ROUND_FRAGMENTED };
  if (lost->lost_rounds + 1 >= BREAKING_LOST)
    return (Outcome){ MU_AWFP_ROUND_ROUTS, MU_RULE_AWFP_COMBAT_THREE_LOST };
  if (mu_reading (readings, MU_READING_FAST_LOST_ORDER))
    return (Outcome){ MU_AWFP_ROUND_PUSHED, MU_RULE_AWFP_ROUND_PUSHED_BACK };
  if (lost->lost_by >= play->factor[MU_AWFP_FACTOR_ROUND_DISORDERED])
    return (Outcome){ MU_AWFP_ROUND_DISORDERED, MU_RULE_AWFP_ROUND_DISORDERED };
  if (overwhelmed)
    return (Outcome){ MU_AWFP_ROUND_DISORDERED, MU_RULE_AWFP_ROUND_LOSSES };
  return (Outcome){ MU_AWFP_ROUND_PUSHED, MU_RULE_AWFP_ROUND_PUSHED_BACK };
}

static Outcome
outcome (const MuAwfpPlay *play, const MuReadings *readings, const MuAwfpRoundLost *round)
{
  if (round->lost_by < 0)
    return (Outcome){ MU_AWFP_ROUND_WON, MU_RULE_NONE };
  if (round->lost_by == 0 || round->lost_by < play->factor[MU_AWFP_FACTOR_ROUND_PUSHED_BACK])
    return (Outcome){ MU_AWFP_ROUND_DRAWN, MU_RULE_NONE };
  return beaten (play, readings, round);
}

/* awfp.combat.results */
MuAwfpRound
mu_awfp_round (const MuAwfpPlay *play, const MuReadings *readings, const MuAwfpRoundLost *round,
               MuRule *rule)
{
  const Outcome found = outcome (play, readings, round);
  if (rule)
    *rule = found.rule;
  return found.round;
}
