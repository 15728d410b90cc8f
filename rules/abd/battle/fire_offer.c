/* Who may fire at whom, and what is offered to whoever fires: targets, volleys, supporters. All of
 * it is found from the state alone, so the same state offers the same.
 *
 * READING: abd.13.1.3.missile-immune: as fire does nothing to Camps and War Wagons nobody may waste
 * it on them. They still hide who is behind them.
 * READING: abd.10.5.several-combats: whoever activates a formation to fire has one of it fire at
 * the least. */
#include "rules/abd/battle/fire.h"

#include "rules/abd/hex/line.h"

static const uint8_t shots_of[MU_ABD_VOLLEYS][3] = {
  [MU_ABD_VOLLEY_ONE] = { 1 },        [MU_ABD_VOLLEY_ONE_ONE] = { 1, 1 },
  [MU_ABD_VOLLEY_TWO] = { 2 },        [MU_ABD_VOLLEY_ONE_ONE_ONE] = { 1, 1, 1 },
  [MU_ABD_VOLLEY_TWO_ONE] = { 2, 1 }, [MU_ABD_VOLLEY_ONE_TWO] = { 1, 2 },
  [MU_ABD_VOLLEY_THREE] = { 3 },
};

int
mu_abd_shots (MuAbdVolley volley, int attack)
{
  return shots_of[volley][attack];
}

int
mu_abd_attacks (MuAbdVolley volley)
{
  int count = 0;
  while (count < 3 && shots_of[volley][count])
    count++;
  return count;
}

static int
shots_in (MuAbdVolley volley)
{
  return shots_of[volley][0] + shots_of[volley][1] + shots_of[volley][2];
}

/* abd.10.7.count: the scenario says how many; whoever it says nothing of fires once. */
static int
shots_had (const AbdBattle *battle, int unit)
{
  const int shots = battle->piece[unit].shots;
  return shots ? shots : 1;
}

/* abd.10.1.equipped
 * READING: abd.10.5.lead-disordered: only supporters are required to be in good order. */
static MuRule
unit_barred (const AbdBattle *battle, int unit)
{
  const MuAbdValues *values = mu_abd_values (battle, unit);
  if (!mu_abd_on_map (battle, unit) || values->arrows == 0 || values->range == 0)
    return MU_RULE_ABD_RANGED_EQUIPPED;
  if (battle->piece[unit].disordered && mu_reading (battle->setup->readings, MU_READING_HEX_LEAD))
    return MU_RULE_ABD_RANGED_LEAD_DISORDERED;
  return MU_RULE_NONE;
}

static MuRule
target_barred (const AbdBattle *battle, int unit, int enemy)
{
  if (!mu_abd_on_map (battle, enemy) || !mu_abd_is_enemy (battle, unit, enemy))
    return MU_RULE_ABD_RANGED_ACTIVATION;
  if (mu_abd_is_camp ((MuAbdType) battle->piece[enemy].type))
    return MU_RULE_ABD_CAMP_IMMUNE;
  return MU_RULE_NONE;
}

/* abd.10.3.arc: the line of fire leaves through a frontal side.
 * READING: abd.10.3.arc-far: how the arc widens is not drawn; where the line leaves between two
 * sides one of them is enough. */
static MuRule
arc_barred (const AbdBattle *battle, int unit, int hex)
{
  const bool strict = mu_reading (battle->setup->readings, MU_READING_HEX_ARC);
  int side[2], frontal = 0;
  const int count = mu_abd_line_leaves (&battle->map->grid, battle->piece[unit].hex, hex, side);
  for (int i = 0; i < count; i++)
    frontal += mu_abd_is_frontal (battle, unit, side[i]);
  if (frontal == 0)
    return MU_RULE_ABD_RANGED_ARC;
  return strict && frontal < count ? MU_RULE_ABD_RANGED_ARC_FAR : MU_RULE_NONE;
}

MuRule
mu_abd_fire_barred (const AbdBattle *battle, int unit, int enemy)
{
  const int from = battle->piece[unit].hex, to = battle->piece[enemy].hex;
  MuRule barred = unit_barred (battle, unit);
  if (barred == MU_RULE_NONE)
    barred = target_barred (battle, unit, enemy);
  if (barred != MU_RULE_NONE)
    return barred;
  if (mu_abd_hex_distance (&battle->map->grid, from, to) > mu_abd_values (battle, unit)->range)
    return MU_RULE_ABD_RANGED_RANGE; /* abd.10.2.range */
  barred = arc_barred (battle, unit, to);
  return barred == MU_RULE_NONE ? mu_abd_sight_barred (battle, from, to) : barred;
}

bool
mu_abd_can_fire_at (const AbdBattle *battle, int unit, int enemy)
{
  return mu_abd_fire_barred (battle, unit, enemy) == MU_RULE_NONE;
}

/* The next unit after that one at which it can fire; MU_NO_BODY: none. Of either side, for masters
 * change. */
static int
next_target (const AbdBattle *battle, int unit, int after)
{
  for (int body = after + 1; body < battle->first[MU_SIDES]; body++)
    if (!battle->piece[body].leader && mu_abd_can_fire_at (battle, unit, body))
      return body;
  return MU_NO_BODY;
}

bool
mu_abd_can_fire (const AbdBattle *battle, int unit)
{
  return next_target (battle, unit, MU_NO_BODY) != MU_NO_BODY;
}

/* abd.10.5.participants: of this activation, without a marker. */
static bool
is_ready (const AbdBattle *battle, int body)
{
  return battle->act.member[body] && !battle->act.done[body]
         && battle->piece[body].marker == MU_ABD_NO_MARKER;
}

bool
mu_abd_fire_goes_on (const AbdBattle *battle)
{
  if (battle->act.fired)
    return mu_abd_can_fire (battle, battle->act.body);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (is_ready (battle, body) && mu_abd_can_fire (battle, body))
      return true;
  return false;
}

static void
offer_targets (const AbdBattle *battle, int lead, AbdChoices *list)
{
  for (int enemy = next_target (battle, lead, MU_NO_BODY); enemy != MU_NO_BODY;
       enemy = next_target (battle, lead, enemy))
    mu_abd_offer (list, lead, enemy, 0, 0);
}

static bool
somebody_has_fired (const AbdBattle *battle)
{
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (battle->act.done[body])
      return true;
  return false;
}

/* abd.10.5.lead, abd.10.5.several-combats: any of them at anybody. abd.10.7.2.normal: in the midst
 * of a volley he whose it is alone. */
void
mu_abd_offer_fire (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  (void) question;
  if (battle->act.fired) {
    offer_targets (battle, battle->act.body, list);
    return;
  }
  if (somebody_has_fired (battle))
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (is_ready (battle, body))
      offer_targets (battle, body, list);
}

/* abd.10.7.1.predesignate */
void
mu_abd_offer_volleys (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  for (int volley = 0; volley < MU_ABD_VOLLEYS; volley++)
    if (shots_in ((MuAbdVolley) volley) == shots_had (battle, question->body))
      mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, volley, 0);
}

/* abd.10.7.2.normal: after the first attack of a volley only those who fire rapidly themselves.
 * abd.10.7.3.enhanced: but anybody where it joins shots.
 * READING: abd.10.7.2.normal: a unit that fires rapidly supports once in an activation as others
 * do; how its shots would be told apart is not said. */
static bool
suits_volley (const AbdBattle *battle, int body)
{
  const AbdAct *act = &battle->act;
  return act->fired == 0 || mu_abd_shots ((MuAbdVolley) act->volley, act->fired) > 1
         || shots_had (battle, body) > 1;
}

/* abd.10.5.lead: nobody disordered supports. */
void
mu_abd_offer_support (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (body != question->body && is_ready (battle, body) && !battle->act.supports[body]
        && !battle->piece[body].disordered && suits_volley (battle, body)
        && mu_abd_can_fire_at (battle, body, question->other))
      mu_abd_offer (list, body, MU_NO_BODY, 0, 0);
}
