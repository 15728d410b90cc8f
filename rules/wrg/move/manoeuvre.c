/* What turning, wheeling and changing formation take, in quarters of a period. Each is a rate of
 * the troops and is slowed by the same hindrances, which double the time and double it again; a
 * charge loses by normal moves until three quarters are gone, and so has a sum of its own. */
#include "rules/wrg/move/manoeuvre.h"

#include <assert.h>

#include "rules/wrg/troop/troop.h"

/* --- time and distance -------------------------------------------------- */

int
mu_wrg_move_after (int move, int quarters)
{
  return quarters >= MU_WRG_QUARTERS ? 0 : move - move * quarters / MU_WRG_QUARTERS;
}

int
mu_wrg_charge_after (int normal, int charge, int quarters)
{
  if (quarters >= MU_WRG_QUARTERS)
    return 0;
  const int lost = quarters == 3 ? charge / 2 : normal * quarters / MU_WRG_QUARTERS;
  return charge > lost ? charge - lost : 0;
}

int
mu_wrg_rout_slower (int period)
{
  assert (period >= 1);
  return 20 * period;
}

int
mu_wrg_pursuit_slower (int period)
{
  assert (period >= 1);
  return 30 * period;
}

/* READING: wrg.move.uncontrolled: a third period is as slow as the second. */
int
mu_wrg_uncontrolled_slower (int period)
{
  return period > 1 ? 30 : 0;
}

/* wrg.move.manoeuvre, wrg.fatigue.zero: how often the time is doubled.
 *
 * READING: wrg.fatigue.zero: twice as long as it would take otherwise, and so
 * four times when disordered too. */
static int
times_longer (const MuWrgHindrance *hindrance)
{
  if (!hindrance)
    return 1;
  return (hindrance->disordered ? 2 : 1) * (hindrance->tired ? 2 : 1);
}

/* --- changes in direction ----------------------------------------------- */

/* Irregulars who manoeuvre like regulars. */
static bool
is_nimble (const MuTroop *troop)
{
  return troop->type == MU_TROOP_LC || troop->type == MU_TROOP_LI;
}

int
mu_wrg_turn_time (const MuTroop *troop, const MuWrgHindrance *hindrance)
{
  const MuTroopType type = (MuTroopType) troop->type;
  const bool drilled = troop->regular && (mu_type_is_infantry (type) || mu_type_is_cavalry (type));
  return (drilled || is_nimble (troop) ? 1 : 2) * times_longer (hindrance);
}

int
mu_wrg_square_turn_time (const MuWrgHindrance *hindrance)
{
  return times_longer (hindrance);
}

MuWrgShape
mu_wrg_shape_turned (MuWrgShape shape, bool about)
{
  return about ? shape : (MuWrgShape){ .wide = shape.deep, .deep = shape.wide };
}

int
mu_wrg_wheel_paces (const MuTroop *troop, int quarters, const MuWrgHindrance *hindrance)
{
  const int normal = mu_wrg_type_normal_move ((MuTroopType) troop->type);
  const int slower = (troop->regular || is_nimble (troop) ? 1 : 2) * times_longer (hindrance);
  return normal * quarters / (MU_WRG_QUARTERS * slower);
}

#define FREE_WIDTH 24 /* paces: four close, three loose or two dispersed figures */

/* READING: wrg.move.direction.free-models: the book names figures only; models and
 * camels may be as wide as these, or two wide. */
bool
mu_wrg_wheels_free (const MuReadings *readings, MuTroopType type, int horses, int wide)
{
  const bool named = !mu_type_is_model (type) && !mu_type_is_camelry (type);
  if (!named && mu_reading (readings, MU_READING_FREE_WHEEL_MODELS))
    return wide <= 2;
  return wide * mu_wrg_type_frontage (type, horses) <= FREE_WIDTH;
}

MuRule
mu_wrg_incline_barred (const MuTroop *troop)
{
  const bool may = troop->regular && troop->class != MU_CLASS_D
                   && mu_type_is_infantry ((MuTroopType) troop->type);
  return may ? MU_RULE_NONE : MU_RULE_WRG_MOVE_DIRECTION_INCLINE;
}

int
mu_wrg_incline_of (int move, const MuWrgHindrance *hindrance)
{
  return move / (2 * times_longer (hindrance));
}

int
mu_wrg_incline_paces (const MuTroop *troop)
{
  return mu_wrg_incline_of (mu_wrg_type_normal_move ((MuTroopType) troop->type), NULL);
}

/* --- changes of formation ----------------------------------------------- */

#define FIGURES_REGULAR   4 /* in a quarter */
#define FIGURES_IRREGULAR 2

static int
figures_a_quarter (bool regular, const MuWrgHindrance *hindrance)
{
  const int figures = regular ? FIGURES_REGULAR : FIGURES_IRREGULAR;
  return hindrance && hindrance->difficult ? figures / 2 : figures;
}

int
mu_wrg_frontage_figures (bool regular, int quarters, const MuWrgHindrance *hindrance)
{
  return figures_a_quarter (regular, hindrance) * quarters / times_longer (hindrance);
}

int
mu_wrg_frontage_time (bool regular, int figures, const MuWrgHindrance *hindrance)
{
  const int rate = figures_a_quarter (regular, hindrance);
  return (figures * times_longer (hindrance) + rate - 1) / rate;
}

int
mu_wrg_formation_time (MuWrgFormationChange change, const MuWrgHindrance *hindrance)
{
  static const unsigned char quarters[MU_WRG_FORMATION_CHANGES] = {
    [MU_WRG_FORM_WEDGE] = 4,   [MU_WRG_FORM_SQUARE] = 4, [MU_WRG_FORM_COLUMN] = 2,
    [MU_WRG_FORM_TESTUDO] = 2, [MU_WRG_DISMOUNT] = 2,    [MU_WRG_REMOUNT] = 4,
    [MU_WRG_DISEMBARK] = 2,    [MU_WRG_EMBARK] = 4,      [MU_WRG_LAP_ROUND] = 1,
  };
  return quarters[change] * times_longer (hindrance);
}

/* READING: wrg.move.formation.dismounted-type: the same description is the same armour:
 * extra heavy riders are heavy infantry on foot, as there is none heavier but the
 * super heavy, and light riders light infantry. */
static const struct {
  bool dismounts;
  uint8_t foot;
} on_foot[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = { true, MU_TROOP_SHI }, [MU_TROOP_EHC] = { true, MU_TROOP_HI },
  [MU_TROOP_HC] = { true, MU_TROOP_HI },   [MU_TROOP_MC] = { true, MU_TROOP_MI },
  [MU_TROOP_LC] = { true, MU_TROOP_LI },   [MU_TROOP_EHCM] = { true, MU_TROOP_HI },
  [MU_TROOP_HCM] = { true, MU_TROOP_HI },  [MU_TROOP_MCM] = { true, MU_TROOP_MI },
};

MuRule
mu_wrg_dismounted (const MuTroop *troop, bool by_general, MuTroopType *foot)
{
  const bool proud = !troop->regular && (troop->class == MU_CLASS_A || troop->class == MU_CLASS_B)
                     && mu_type_is_cavalry ((MuTroopType) troop->type);
  if (!on_foot[troop->type].dismounts || (proud && !by_general))
    return MU_RULE_WRG_MOVE_FORMATION_DISMOUNTED_TYPE;
  *foot = (MuTroopType) on_foot[troop->type].foot;
  return MU_RULE_NONE;
}

MuRule
mu_wrg_remount_barred (bool at_mounts, bool enemy_came_first)
{
  return at_mounts && !enemy_came_first ? MU_RULE_NONE : MU_RULE_WRG_MOVE_FORMATION_MOUNTS;
}

MuRule
mu_wrg_slide_barred (int right, int left)
{
  const bool slides = (right > 0 && left < 0) || (right < 0 && left > 0);
  return slides ? MU_RULE_WRG_MOVE_FORMATION_NO_SLIDE : MU_RULE_NONE;
}

#define LAP_FIGURES 3

int
mu_wrg_lap_figures (int overlapped, bool met_afresh, bool recoiled, MuRule *barred)
{
  const bool may = overlapped > 0 && !met_afresh && !recoiled;
  if (barred)
    *barred = may ? MU_RULE_NONE : MU_RULE_WRG_MOVE_FORMATION_LAP;
  if (!may)
    return 0;
  return overlapped < LAP_FIGURES ? overlapped : LAP_FIGURES;
}
