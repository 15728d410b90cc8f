/* What one figure, model or item costs: the book's tables by type and training, and what a
 * figure pays for being better or worse than usual. Models are priced without their crew,
 * and the crew man by man. Where the book sells nothing the table says so; engines come
 * whole and have no price by the figure. */
#include "rules/wrg/troop/points.h"

#include <assert.h>

#include "rules/troop/extra.h"
#include "rules/troop/troop.h"

/* A price: regular, irregular. NOT_SOLD where the book allows none. */
typedef struct {
  int8_t regular;
  int8_t irregular;
} Price;

#define NOT_SOLD MU_WRG_NOT_SOLD

static int
read_price (Price price, bool regular)
{
  return regular ? price.regular : price.irregular;
}

/* wrg.points.cavalry, wrg.points.infantry, wrg.points.camelry, wrg.points.crew: one figure of the
 * type. */
static const struct {
  Price price;
  MuRule rule;
} figure_table[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = { { 18, 14 }, MU_RULE_WRG_POINTS_CAVALRY },
  [MU_TROOP_EHC] = { { 12, 10 }, MU_RULE_WRG_POINTS_CAVALRY },
  [MU_TROOP_HC] = { { 10, 8 }, MU_RULE_WRG_POINTS_CAVALRY },
  [MU_TROOP_MC] = { { 8, 6 }, MU_RULE_WRG_POINTS_CAVALRY },
  [MU_TROOP_LC] = { { 8, 6 }, MU_RULE_WRG_POINTS_CAVALRY },
  [MU_TROOP_SHI] = { { 10, 8 }, MU_RULE_WRG_POINTS_INFANTRY },
  [MU_TROOP_HI] = { { 6, 5 }, MU_RULE_WRG_POINTS_INFANTRY },
  [MU_TROOP_LHI] = { { 6, 5 }, MU_RULE_WRG_POINTS_INFANTRY },
  [MU_TROOP_MI] = { { 4, 3 }, MU_RULE_WRG_POINTS_INFANTRY },
  [MU_TROOP_LMI] = { { 4, 3 }, MU_RULE_WRG_POINTS_INFANTRY },
  [MU_TROOP_LI] = { { 4, 3 }, MU_RULE_WRG_POINTS_INFANTRY },
  [MU_TROOP_EHCM] = { { NOT_SOLD, 20 }, MU_RULE_WRG_POINTS_CAMELRY },
  [MU_TROOP_HCM] = { { 15, 12 }, MU_RULE_WRG_POINTS_CAMELRY },
  [MU_TROOP_MCM] = { { 10, 5 }, MU_RULE_WRG_POINTS_CAMELRY },
  [MU_TROOP_HCH] = { { 6, 5 }, MU_RULE_WRG_POINTS_CREW },
  [MU_TROOP_LCH] = { { 6, 5 }, MU_RULE_WRG_POINTS_CREW },
  [MU_TROOP_EL] = { { 6, 5 }, MU_RULE_WRG_POINTS_CREW },
  [MU_TROOP_ART] = { { NOT_SOLD, NOT_SOLD }, MU_RULE_WRG_POINTS_ARTILLERY },
};

/* wrg.points.extra-weapon, wrg.points.shield, wrg.points.elephant, wrg.points.chariot */
static const Price extra_weapon_mounted = { 2, 1 };
static const Price extra_weapon_foot = { 1, 1 };
#define SHIELDLESS_RIDER    (-2)
#define SHIELDLESS_INFANTRY (-1)
#define GOOD_HORSE          1
#define ELEPHANT_MODEL      15
static const Price chariot_model = { 12, 10 };
static const Price chariot_horse = { 3, 2 };
#define CHARIOT_HORSES 2

static const struct {
  Price price;
  MuRule rule;
} item_table[] = {
#define ITEM(regular, irregular, name)                                                             \
  {                                                                                                \
    { regular, irregular }, MU_RULE_WRG_POINTS_##name                                              \
  }
  [MU_EXTRA_SECOND_CAMEL_ARCHER] = { { 6, 5 }, MU_RULE_WRG_POINTS_CREW },
  [MU_EXTRA_LIGHT_BOLT_SHOOTER] = { { 20, 40 }, MU_RULE_WRG_POINTS_ARTILLERY },
  [MU_EXTRA_BOLT_SHOOTER] = { { 30, 50 }, MU_RULE_WRG_POINTS_ARTILLERY },
  [MU_EXTRA_THIRTY_MINA] = { { 40, 60 }, MU_RULE_WRG_POINTS_ARTILLERY },
  [MU_EXTRA_ONE_TALENT] = { { 50, 80 }, MU_RULE_WRG_POINTS_ARTILLERY },
  [MU_EXTRA_THREE_TALENT] = { { 60, 100 }, MU_RULE_WRG_POINTS_ARTILLERY },
  [MU_EXTRA_FLAME_THROWER] = { { 25, NOT_SOLD }, MU_RULE_WRG_POINTS_SPECIAL_ENGINES },
  [MU_EXTRA_ROCKET_LAUNCHER] = { { 50, NOT_SOLD }, MU_RULE_WRG_POINTS_SPECIAL_ENGINES },
  [MU_EXTRA_WAGON] = { { 10, 10 }, MU_RULE_WRG_POINTS_TRANSPORT },
  [MU_EXTRA_PACK_HORSE] = { { 2, 2 }, MU_RULE_WRG_POINTS_TRANSPORT },
  [MU_EXTRA_PACK_CAMEL] = { { 8, 2 }, MU_RULE_WRG_POINTS_TRANSPORT },
  [MU_EXTRA_BOAT] = { { 20, 20 }, MU_RULE_WRG_POINTS_TRANSPORT },
  [MU_EXTRA_CALTROPS] = { { 2, NOT_SOLD }, MU_RULE_WRG_POINTS_DEFENCES },
  [MU_EXTRA_FIELD_WORK] = { { 4, 6 }, MU_RULE_WRG_POINTS_DEFENCES },
  [MU_EXTRA_STONE_WALL] = { { 15, 20 }, MU_RULE_WRG_POINTS_DEFENCES },
  [MU_EXTRA_SMALL_SIEGE_GEAR] = { { 4, 6 }, MU_RULE_WRG_POINTS_SIEGE },
  [MU_EXTRA_PENTHOUSE] = { { 40, 80 }, MU_RULE_WRG_POINTS_SIEGE },
  [MU_EXTRA_WHEELED_TOWER] = { { 60, 100 }, MU_RULE_WRG_POINTS_SIEGE },
  [MU_EXTRA_ELEPHANT_DISGUISE] = { { NOT_SOLD, 50 }, MU_RULE_WRG_POINTS_SIEGE },
};
_Static_assert(sizeof item_table / sizeof item_table[0] == MU_EXTRAS, "a row for each item");

int
mu_wrg_points_item (MuExtra item, bool regular)
{
  assert (item < MU_EXTRAS);
  return read_price (item_table[item].price, regular);
}

MuRule
mu_wrg_points_item_rule (MuExtra item)
{
  return item_table[item].rule;
}

/* wrg.points.class */
static int
class_points (unsigned class)
{
  static const int8_t points[]
      = { [MU_CLASS_A] = 2, [MU_CLASS_B] = 1, [MU_CLASS_C] = 0, [MU_CLASS_D] = -1 };
  return points[class];
}

static int
add_unless_zero (MuTrace *trace, MuRule rule, int amount)
{
  return amount ? mu_trace_add (trace, rule, amount) : 0;
}

/* wrg.points.extra-weapon: a side arm is no class and costs nothing
 * (wrg.troops.weapons.sidearm). */
static int
extra_weapon_points (const MuTroop *troop)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) troop->type);
  int extra = -1;
  for (unsigned left = troop->weapons; left; left &= left - 1)
    extra++;
  if (extra <= 0)
    return 0;
  return extra * read_price (mounted ? extra_weapon_mounted : extra_weapon_foot, troop->regular);
}

/* wrg.points.shield: crews and engines have no such price. */
static int
shield_points (const MuTroop *troop)
{
  const MuTroopType type = (MuTroopType) troop->type;
  if (troop->shield || mu_type_is_model (type))
    return 0;
  return mu_type_is_infantry (type) ? SHIELDLESS_INFANTRY : SHIELDLESS_RIDER;
}

/* wrg.points.arab-indian: a chariot's horses are the model's, not the crew's. */
static int
breed_points (const MuTroop *troop)
{
  return troop->breed != MU_COMMON_HORSE && mu_type_is_cavalry ((MuTroopType) troop->type)
             ? GOOD_HORSE
             : 0;
}

MuRule
mu_wrg_points_figure (const MuTroop *troop, MuTrace *trace, int *points)
{
  const MuRule forbidden = mu_wrg_troop_forbidden (troop);

  mu_trace_clear (trace);
  if (forbidden != MU_RULE_NONE)
    return forbidden;
  if (mu_type_is_transport ((MuTroopType) troop->type))
    return mu_wrg_points_transport (troop, &(MuCrew){ 0 }, trace, points);
  const int price = read_price (figure_table[troop->type].price, troop->regular);
  if (price == NOT_SOLD) /* engines are sold whole: mu_wrg_points_item */
    return figure_table[troop->type].rule;
  *points = mu_trace_add (trace, figure_table[troop->type].rule, price);
  *points += add_unless_zero (trace, MU_RULE_WRG_POINTS_EXTRA_WEAPON, extra_weapon_points (troop));
  *points += add_unless_zero (trace, MU_RULE_WRG_POINTS_SHIELD, shield_points (troop));
  *points += add_unless_zero (trace, MU_RULE_WRG_POINTS_ARAB_INDIAN, breed_points (troop));
  *points += add_unless_zero (trace, MU_RULE_WRG_POINTS_CLASS, class_points (troop->class));
  return MU_RULE_NONE;
}

/* wrg.points.chariot
 *
 * READING: wrg.points.arab-indian: the second half is lost; each good horse of
 * a chariot costs the point that a good cavalry horse does, unless switched to
 * one point for the team. */
static int
add_chariot (const MuReadings *readings, const MuTroop *troop, int horses, MuTrace *trace)
{
  const int extra = horses > CHARIOT_HORSES ? horses - CHARIOT_HORSES : 0;
  int points = read_price (chariot_model, troop->regular)
               + extra * read_price (chariot_horse, troop->regular);

  mu_trace_add (trace, MU_RULE_WRG_POINTS_CHARIOT, points);
  if (troop->breed != MU_COMMON_HORSE)
    points += mu_trace_add (trace, MU_RULE_WRG_POINTS_ARAB_INDIAN,
                            mu_reading (readings, MU_READING_CHARIOT_HORSES)
                                ? GOOD_HORSE
                                : GOOD_HORSE * (CHARIOT_HORSES + extra));
  return points;
}

/* wrg.points.elephant */
static int
add_model (const MuReadings *readings, const MuTroop *troop, const MuCrew *crew, MuTrace *trace)
{
  if (troop->type == MU_TROOP_EL)
    return mu_trace_add (trace, MU_RULE_WRG_POINTS_ELEPHANT, ELEPHANT_MODEL);
  if (mu_type_is_chariot ((MuTroopType) troop->type))
    return add_chariot (readings, troop, crew->horses, trace);
  return 0;
}

int
mu_wrg_points_model (const MuReadings *readings, const MuTroop *troop, const MuCrew *crew,
                     MuTrace *trace)
{
  mu_trace_clear (trace);
  return add_model (readings, troop, crew, trace);
}

/* wrg.points.crew, wrg.points.class: one weapon each, so no weapon is extra. */
static int
add_crew (const MuTroop *troop, int count, MuTrace *trace)
{
  const int each = read_price (figure_table[troop->type].price, troop->regular);
  return add_unless_zero (trace, MU_RULE_WRG_POINTS_CREW, count * each)
         + add_unless_zero (trace, MU_RULE_WRG_POINTS_CLASS, count * class_points (troop->class));
}

MuRule
mu_wrg_points_crewed_model (const MuReadings *readings, const MuTroop *troop, const MuCrew *crew,
                            MuTrace *trace, int *points)
{
  const MuTroopType type = (MuTroopType) troop->type;
  MuRule forbidden = mu_wrg_troop_forbidden (troop);

  mu_trace_clear (trace);
  if (forbidden == MU_RULE_NONE)
    forbidden = mu_wrg_crew_forbidden (troop, crew);
  if (forbidden != MU_RULE_NONE)
    return forbidden;
  if (type == MU_TROOP_ART)
    return MU_RULE_WRG_POINTS_ARTILLERY;
  if (mu_type_is_transport (type))
    return mu_wrg_points_transport (troop, crew, trace, points);
  if (!mu_type_is_model (type))
    return MU_RULE_WRG_POINTS_CREW;
  *points = add_model (readings, troop, crew, trace);
  *points += add_crew (troop, crew->count, trace);
  return MU_RULE_NONE;
}

/* wrg.points.command */
int
mu_wrg_points_command (bool regular, bool sub_unit)
{
  static const Price unit = { 10, 25 };
  static const Price sub = { 5, 10 };
  return read_price (sub_unit ? sub : unit, regular);
}

/* wrg.points.generals */
int
mu_wrg_points_general (bool commander_in_chief)
{
  return commander_in_chief ? 100 : 50;
}

/* wrg.points.arming-unarmed: the price of a fighting crew figure. */
int
mu_wrg_points_arm (bool regular, MuTroopClass class)
{
  return read_price (figure_table[MU_TROOP_HCH].price, regular) + class_points (class);
}
