/* Missiles. A troop may carry several; which it takes is a matter of distance alone, so that it can
 * be asked before there is a target. What the target adds comes with the shot. */
#include "rules/awfp/sums/shot.h"

#include <assert.h>

#include "rules/awfp/dice.h"
#include "rules/awfp/sums/factor.h"
#include "rules/awfp/sums/march.h"

#define NOTHING   (-1)
#define TEN       10 /* awfp.dice.d10-zero: always hits */
#define FEW_DICE  2  /* of which one natural one is enough to run low */
#define MANY_ONES 2

/* --- weapons ------------------------------------------------------------ */

static const struct {
  int8_t on_foot, mounted;
} shooting_table[MU_AWFP_WEAPONS] = {
  [MU_AWFP_SWORD] = { NOTHING, NOTHING },
  [MU_AWFP_LANCE] = { NOTHING, NOTHING },
  [MU_AWFP_SPEAR] = { NOTHING, NOTHING },
  [MU_AWFP_JAVELIN] = { MU_AWFP_SHOOTS_JAVELIN, MU_AWFP_SHOOTS_JAVELIN },
  [MU_AWFP_BOW] = { MU_AWFP_SHOOTS_BOW, MU_AWFP_SHOOTS_MOUNTED_BOW },
  [MU_AWFP_PIKE] = { NOTHING, NOTHING },
  [MU_AWFP_PILUM] = { NOTHING, NOTHING },
  [MU_AWFP_LONG_SPEAR] = { NOTHING, NOTHING },
  [MU_AWFP_AXE] = { NOTHING, NOTHING },
  [MU_AWFP_VARIOUS] = { MU_AWFP_SHOOTS_VARIOUS, MU_AWFP_SHOOTS_VARIOUS },
  [MU_AWFP_CROSSBOW] = { MU_AWFP_SHOOTS_CROSSBOW, MU_AWFP_SHOOTS_CROSSBOW },
  [MU_AWFP_LONGBOW] = { MU_AWFP_SHOOTS_LONGBOW, MU_AWFP_SHOOTS_LONGBOW },
  [MU_AWFP_SLING] = { MU_AWFP_SHOOTS_SLING, MU_AWFP_SHOOTS_SLING },
  [MU_AWFP_STAFF_SLING] = { MU_AWFP_SHOOTS_STAFF_SLING, MU_AWFP_SHOOTS_STAFF_SLING },
  [MU_AWFP_ENGINE] = { MU_AWFP_SHOOTS_ENGINE, MU_AWFP_SHOOTS_ENGINE },
};

static const uint8_t weapon_table[MU_AWFP_SHOOTINGS] = {
  [MU_AWFP_SHOOTS_JAVELIN] = MU_AWFP_JAVELIN,   [MU_AWFP_SHOOTS_BOW] = MU_AWFP_BOW,
  [MU_AWFP_SHOOTS_MOUNTED_BOW] = MU_AWFP_BOW,   [MU_AWFP_SHOOTS_VARIOUS] = MU_AWFP_VARIOUS,
  [MU_AWFP_SHOOTS_CROSSBOW] = MU_AWFP_CROSSBOW, [MU_AWFP_SHOOTS_LONGBOW] = MU_AWFP_LONGBOW,
  [MU_AWFP_SHOOTS_SLING] = MU_AWFP_SLING,       [MU_AWFP_SHOOTS_STAFF_SLING] = MU_AWFP_STAFF_SLING,
  [MU_AWFP_SHOOTS_ENGINE] = MU_AWFP_ENGINE,
};

int
mu_awfp_shooting_of (const MuAwfpTroop *troop, MuAwfpWeapon weapon)
{
  return mu_awfp_kind_is_mounted (mu_awfp_troop_kind (troop)) ? shooting_table[weapon].mounted
                                                              : shooting_table[weapon].on_foot;
}

MuAwfpWeapon
mu_awfp_shooting_weapon (MuAwfpShooting with)
{
  return (MuAwfpWeapon) weapon_table[with];
}

/* awfp.weapons.ranks */
int
mu_awfp_shot_ranks (const MuAwfpPlay *play, const MuAwfpTroop *troop, MuAwfpShooting with)
{
  return play->missile[with].ranks[troop->order];
}

/* --- reach -------------------------------------------------------------- */

static MuFix
band (MuAwfpScale scale, MuAwfpInches inches)
{
  return mu_awfp_length (scale, inches.small, inches.large);
}

/* Some weapons have no far band: theirs ends where the close one does. */
static MuFix
reach (const MuAwfpPlay *play, MuAwfpScale scale, int with)
{
  const MuFix close = band (scale, play->missile[with].close);
  const MuFix far = band (scale, play->missile[with].far);
  return far > close ? far : close;
}

typedef struct {
  int with;
  bool far;
  int ranks;
  MuFix reach;
} Choice;

static Choice
choice (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop, int weapon,
        MuFix distance)
{
  const int with = mu_awfp_shooting_of (troop, (MuAwfpWeapon) weapon);
  if (with == NOTHING || distance > reach (play, scale, with))
    return (Choice){ .with = NOTHING };
  return (Choice){ .with = with,
                   .far = distance > band (scale, play->missile[with].close),
                   .ranks = mu_awfp_shot_ranks (play, troop, (MuAwfpShooting) with),
                   .reach = reach (play, scale, with) };
}

static bool
is_better (const Choice *one, const Choice *other)
{
  if (one->with == NOTHING || other->with == NOTHING)
    return one->with != NOTHING;
  if (one->far != other->far)
    return !one->far;
  if (one->ranks != other->ranks)
    return one->ranks > other->ranks;
  return one->reach > other->reach;
}

int
mu_awfp_shoots_with (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop,
                     MuFix distance, bool *far)
{
  const unsigned weapons = mu_awfp_missile_weapons (troop);
  Choice best = { .with = NOTHING };
  for (int weapon = 0; weapon < MU_AWFP_WEAPONS; weapon++) {
    if (!(weapons & MU_AWFP_WEAPON_BIT (weapon)))
      continue;
    const Choice other = choice (play, scale, troop, weapon, distance);
    if (is_better (&other, &best))
      best = other;
  }
  if (far)
    *far = best.far;
  return best.with;
}

MuFix
mu_awfp_range (const MuAwfpPlay *play, MuAwfpScale scale, const MuAwfpTroop *troop)
{
  const unsigned weapons = mu_awfp_missile_weapons (troop);
  MuFix farthest = 0;
  for (int weapon = 0; weapon < MU_AWFP_WEAPONS; weapon++) {
    const int with = weapons & MU_AWFP_WEAPON_BIT (weapon)
                         ? mu_awfp_shooting_of (troop, (MuAwfpWeapon) weapon)
                         : NOTHING;
    if (with != NOTHING && reach (play, scale, with) > farthest)
      farthest = reach (play, scale, with);
  }
  return farthest;
}

/* --- a shot ------------------------------------------------------------- */

/* READING: awfp.armor.chariot-class: chariots of every kind and elephants are shot at as the
 * heavily armoured are, with whom the table names them; no armour of theirs can be pierced. */
static const struct {
  uint8_t factor; /* MuAwfpFactor */
  bool pierced;
} target_table[] = {
  [MU_AWFP_UNARMOURED] = { MU_AWFP_FACTOR_MISSILE_UNARMOURED, false },
  [MU_AWFP_LIGHTLY_ARMOURED] = { MU_AWFP_FACTOR_MISSILE_LIGHTLY_ARMOURED, false },
  [MU_AWFP_HEAVILY_ARMOURED] = { MU_AWFP_FACTOR_MISSILE_HEAVILY_ARMOURED, true },
  [MU_AWFP_HORSE_PART_ARMOURED] = { MU_AWFP_FACTOR_MISSILE_HORSE_ARMOURED, true },
  [MU_AWFP_FULLY_ARMOURED] = { MU_AWFP_FACTOR_MISSILE_FULLY_ARMOURED, true },
  [MU_AWFP_AS_CHARIOT] = { MU_AWFP_FACTOR_MISSILE_HEAVILY_ARMOURED, false },
  [MU_AWFP_AS_ELEPHANT] = { MU_AWFP_FACTOR_MISSILE_HEAVILY_ARMOURED, false },
};

static bool
pierces (MuAwfpShooting with)
{
  return with == MU_AWFP_SHOOTS_LONGBOW || with == MU_AWFP_SHOOTS_CROSSBOW;
}

/* awfp.missile.table, awfp.missile.cover-effect, awfp.terrain.hill-height */
int
mu_awfp_shot_factor (const MuAwfpPlay *play, const MuAwfpShot *shot, MuTrace *trace)
{
  const MuAwfpProtection target = mu_awfp_armour_protection ((MuAwfpArmour) shot->target.armour);
  const MuAwfpCount counts[] = {
    { MU_AWFP_FACTOR_MISSILE_LONG_RANGE, shot->far },
    { MU_AWFP_FACTOR_MISSILE_CHARGING, shot->charging },
    { (MuAwfpFactor) target_table[target].factor, true },
    { MU_AWFP_FACTOR_MISSILE_PIERCING, target_table[target].pierced && pierces (shot->with) },
    { MU_AWFP_FACTOR_MISSILE_SHIELDED, shot->shielded },
    { MU_AWFP_FACTOR_MISSILE_SKIRMISH_FOOT, shot->target.armour == MU_AWFP_SI },
    { MU_AWFP_FACTOR_MISSILE_COVER, shot->cover },
    { MU_AWFP_FACTOR_MISSILE_DISORDERED, shot->shaken },
    { MU_AWFP_FACTOR_MISSILE_FLANK, shot->flank },
    { MU_AWFP_FACTOR_MISSILE_ARTILLERY, shot->with == MU_AWFP_SHOOTS_ENGINE },
    { MU_AWFP_FACTOR_MISSILE_HIGHER, shot->higher },
  };
  mu_trace_clear (trace);
  return mu_awfp_factors_add (play, counts, sizeof counts / sizeof counts[0], trace);
}

bool
mu_awfp_shot_hits (const MuAwfpPlay *play, int face, int factor)
{
  return face == TEN || face + factor >= play->hits;
}

int
mu_awfp_shot_tenths (const MuAwfpPlay *play, int factor)
{
  int tenths = 0;
  for (int face = 1; face <= TEN; face++)
    tenths += mu_awfp_shot_hits (play, face, factor);
  return tenths;
}

/* --- a volley ----------------------------------------------------------- */

static int
stands_that_shoot (int front, int behind, MuAwfpState state)
{
  switch (state) {
  case MU_AWFP_STEADY:
    return front + behind;
  case MU_AWFP_DISORDERED:
    return mu_awfp_half (front + behind);
  case MU_AWFP_FRAGMENTED:
    return mu_awfp_half (front);
  case MU_AWFP_ROUTED:
    break;
  }
  return 0;
}

/* READING: awfp.orders.advance.fire-penalty: moving and being low are one line of the table: both
 * together halve no more than either. */
int
mu_awfp_volley_dice (int front, int behind, MuAwfpState state, bool foot_moved, bool low)
{
  assert (front >= 0 && behind >= 0);
  const int stands = stands_that_shoot (front, behind, state);
  return foot_moved || low ? mu_awfp_half (stands) : stands;
}

bool
mu_awfp_volley_empties (int dice, int ones)
{
  return ones >= (dice <= FEW_DICE ? 1 : MANY_ONES);
}
