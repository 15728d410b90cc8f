/* Points of whole units: command, forced marches, mounts, armed drivers. */
#include "rules/troop/extra.h"
#include "rules/troop/troop.h"
#include "rules/wrg/troop/points.h"

#include <assert.h>

/* wrg.points.forced-march: one for those who move easily, more for others.
 *
 * READING: wrg.points.forced-march.shi: no price is printed; as for HI, unless
 * switched to none at all.
 * READING: wrg.points.forced-march: pack animals are not named; as mounted infantry, who ride
 * the same beasts as far. */
int
mu_wrg_points_forced_march (const MuReadings *readings, MuTroopType type)
{
  static const uint8_t surcharge[MU_TROOP_TYPES] = {
    [MU_TROOP_SHC] = 3,
    [MU_TROOP_EHC] = 1,
    [MU_TROOP_HC] = 1,
    [MU_TROOP_MC] = 1,
    [MU_TROOP_LC] = 1,
    [MU_TROOP_SHI] = 5,
    [MU_TROOP_HI] = 5,
    [MU_TROOP_LHI] = 1,
    [MU_TROOP_MI] = 3,
    [MU_TROOP_LMI] = 1,
    [MU_TROOP_LI] = 1,
    [MU_TROOP_EHCM] = 3,
    [MU_TROOP_HCM] = 1,
    [MU_TROOP_MCM] = 1,
    [MU_TROOP_HCH] = 3,
    [MU_TROOP_LCH] = 1,
    [MU_TROOP_EL] = 3,
    [MU_TROOP_ART] = 20,
    [MU_TROOP_WAGON] = MU_WRG_FORCED_MARCH_CARRIED,
    [MU_TROOP_PACK] = MU_WRG_FORCED_MARCH_MOUNTED,
    [MU_TROOP_PACK_CAMELS] = MU_WRG_FORCED_MARCH_MOUNTED,
  };
  if (type == MU_TROOP_SHI && mu_reading (readings, MU_READING_FORCED_MARCH_SHI))
    return MU_WRG_NOT_SOLD;
  return surcharge[type];
}

/* wrg.points.forced-march.straggling
 *
 * READING: wrg.points.forced-march.straggling: the book wants the points of the
 * unit kept, or lowered where they cannot be kept. So the fewest are left out with
 * whom the rest, each at his dearer price, cost no more than the whole did before:
 * who stays behind makes no march and pays for none. Switched, those left out
 * have to be worth the surcharge of all, which leaves next to nobody of a heavy
 * unit and lowers its points by far more than need be. */
int
mu_wrg_points_stragglers (const MuReadings *readings, int figures, int each, int surcharge)
{
  assert (each > 0);
  const int relief = mu_reading (readings, MU_READING_STRAGGLERS) ? each : each + surcharge;
  const int left_out = (figures * surcharge + relief - 1) / relief;
  return left_out < figures ? left_out : figures;
}

MuExtra
mu_wrg_points_engine (int crew)
{
  assert (crew >= 2 && crew <= 6);
  static const uint8_t engine[] = { [2] = MU_EXTRA_LIGHT_BOLT_SHOOTER,
                                    [3] = MU_EXTRA_BOLT_SHOOTER,
                                    [4] = MU_EXTRA_THIRTY_MINA,
                                    [5] = MU_EXTRA_ONE_TALENT,
                                    [6] = MU_EXTRA_THREE_TALENT };
  return (MuExtra) engine[crew];
}

/* wrg.points.artillery, wrg.troops.artillery.crew */
static MuRule
price_engine (const MuWrgUnitBill *unit, MuTrace *trace, int *each)
{
  const MuRule forbidden = mu_wrg_crew_forbidden (&unit->troop, &unit->crew);
  if (forbidden != MU_RULE_NONE)
    return forbidden;
  const MuExtra item = mu_wrg_points_engine (unit->crew.count);
  *each = mu_trace_add (trace, mu_wrg_points_item_rule (item),
                        mu_wrg_points_item (item, unit->troop.regular));
  return MU_RULE_NONE;
}

/* wrg.points.transport: sold with animals and driver; he fights nobody, so his class changes
 * nothing. */
MuRule
mu_wrg_points_transport (const MuTroop *troop, const MuCrew *crew, MuTrace *trace, int *points)
{
  const MuExtra item = troop->type == MU_TROOP_WAGON  ? MU_EXTRA_WAGON
                       : troop->type == MU_TROOP_PACK ? MU_EXTRA_PACK_HORSE
                                                      : MU_EXTRA_PACK_CAMEL;
  const MuRule troop_forbidden = mu_wrg_troop_forbidden (troop);
  const MuRule forbidden
      = troop_forbidden != MU_RULE_NONE ? troop_forbidden : mu_wrg_crew_forbidden (troop, crew);
  mu_trace_clear (trace);
  if (!mu_type_is_transport ((MuTroopType) troop->type))
    return MU_RULE_WRG_POINTS_TRANSPORT;
  if (forbidden == MU_RULE_NONE)
    *points = mu_trace_add (trace, mu_wrg_points_item_rule (item),
                            mu_wrg_points_item (item, troop->regular));
  return forbidden;
}

/* The lines of one figure or model. */
static MuRule
price_each (const MuReadings *readings, const MuWrgUnitBill *unit, MuTrace *trace, int *each)
{
  const MuTroopType type = (MuTroopType) unit->troop.type;
  mu_trace_clear (trace);
  if (type == MU_TROOP_ART)
    return price_engine (unit, trace, each);
  if (mu_type_is_transport (type))
    return mu_wrg_points_transport (&unit->troop, &unit->crew, trace, each);
  if (mu_type_is_model (type))
    return mu_wrg_points_crewed_model (readings, &unit->troop, &unit->crew, trace, each);
  const MuRule forbidden = mu_wrg_crew_forbidden (&unit->troop, &unit->crew);
  if (forbidden != MU_RULE_NONE)
    return forbidden;
  return mu_wrg_points_figure (&unit->troop, trace, each);
}

/* wrg.points.transport: a mount for an infantryman; wrg.points.arming-unarmed:
 * elephants and chariots have drivers. */
static MuRule
price_extras (const MuWrgUnitBill *unit, MuTrace *trace, int *each)
{
  const MuTroopType type = (MuTroopType) unit->troop.type;
  const bool driven = type == MU_TROOP_EL || mu_type_is_chariot (type);
  if (unit->mounts && !mu_type_is_infantry (type))
    return MU_RULE_WRG_POINTS_TRANSPORT;
  if (unit->armed_drivers && !driven)
    return MU_RULE_WRG_POINTS_ARMING_UNARMED;
  if (unit->mounts)
    *each += mu_trace_add (trace, MU_RULE_WRG_POINTS_TRANSPORT,
                           mu_wrg_points_item (MU_EXTRA_PACK_HORSE, unit->troop.regular));
  if (unit->armed_drivers)
    *each
        += mu_trace_add (trace, MU_RULE_WRG_POINTS_ARMING_UNARMED,
                         mu_wrg_points_arm (unit->troop.regular, (MuTroopClass) unit->troop.class));
  return MU_RULE_NONE;
}

#define GUARD_FREE_MOST 15

/* wrg.points.command, wrg.units.bodyguard
 * READING: wrg.units.bodyguard: a guard too small to be a unit pays nothing
 * either; a model counts as a figure. */
static int
command_of (const MuWrgUnitBill *unit)
{
  if (unit->bodyguard && unit->figures <= GUARD_FREE_MOST && !unit->pays_command)
    return 0;
  return mu_wrg_points_command (unit->troop.regular, unit->sub_unit);
}

/* wrg.points.forced-march: what it adds to one of the unit. */
static int
surcharge_of (const MuReadings *readings, const MuWrgUnitBill *unit)
{
  if (unit->troop.type == MU_TROOP_ART && unit->crew.count == 2)
    return MU_WRG_FORCED_MARCH_CARRIED;
  if (unit->mounts)
    return MU_WRG_FORCED_MARCH_MOUNTED;
  return mu_wrg_points_forced_march (readings, (MuTroopType) unit->troop.type);
}

static void
multiply (MuTrace *trace, int times)
{
  for (uint32_t i = 0; trace && i < trace->count; i++)
    trace->line[i].amount *= times;
}

/* wrg.points.forced-march, wrg.points.forced-march.straggling */
static MuRule
add_forced_march (const MuReadings *readings, const MuWrgUnitBill *unit, MuTrace *trace,
                  MuWrgUnitPoints *points)
{
  const int surcharge = surcharge_of (readings, unit);
  if (surcharge == MU_WRG_NOT_SOLD)
    return MU_RULE_WRG_POINTS_FORCED_MARCH;
  points->stragglers = mu_wrg_points_stragglers (readings, unit->figures, points->each, surcharge);
  if (points->stragglers >= unit->figures)
    return MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING;
  points->surcharge = mu_trace_add (trace, MU_RULE_WRG_POINTS_FORCED_MARCH,
                                    surcharge * (unit->figures - points->stragglers));
  mu_trace_add (trace, MU_RULE_WRG_POINTS_FORCED_MARCH_STRAGGLING,
                -points->each * points->stragglers);
  return MU_RULE_NONE;
}

/* wrg.points.army */
MuRule
mu_wrg_points_unit (const MuReadings *readings, const MuWrgUnitBill *unit, MuTrace *trace,
                    MuWrgUnitPoints *points)
{
  MuWrgUnitPoints sum = { 0 };
  MuRule refused = price_each (readings, unit, trace, &sum.each);
  if (refused == MU_RULE_NONE)
    refused = price_extras (unit, trace, &sum.each);
  if (refused != MU_RULE_NONE)
    return refused;
  multiply (trace, unit->figures);
  sum.command = command_of (unit);
  if (sum.command > 0)
    mu_trace_add (trace, MU_RULE_WRG_POINTS_COMMAND, sum.command);
  if (unit->forced_march)
    refused = add_forced_march (readings, unit, trace, &sum);
  sum.points = sum.each * (unit->figures - sum.stragglers) + sum.command + sum.surcharge;
  if (refused == MU_RULE_NONE)
    *points = sum;
  return refused;
}

/* wrg.points.forced-march */
static int
item_surcharge (MuExtra item)
{
  if (item == MU_EXTRA_LIGHT_BOLT_SHOOTER || item == MU_EXTRA_WAGON)
    return MU_WRG_FORCED_MARCH_CARRIED;
  const bool engine = item > MU_EXTRA_LIGHT_BOLT_SHOOTER && item <= MU_EXTRA_THREE_TALENT;
  return engine ? mu_wrg_points_forced_march (NULL, MU_TROOP_ART) : 0;
}

/* READING: wrg.points.forced-march: rockets and flame-throwers are artillery too, but
 * no engines that oxen draw, and have no price for a march. */
int
mu_wrg_points_item_march (const MuReadings *readings, MuExtra item, bool regular, int count,
                          int *left_out)
{
  const int each = mu_wrg_points_item (item, regular);
  const int surcharge = item_surcharge (item);
  if (each == MU_WRG_NOT_SOLD || surcharge == 0)
    return MU_WRG_NOT_SOLD;
  *left_out = mu_wrg_points_stragglers (readings, count, each, surcharge);
  return (count - *left_out) * (each + surcharge);
}
