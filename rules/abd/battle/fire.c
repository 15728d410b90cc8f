/* The Fire action. One combat after the other is made up, thrown for and brought to its result; a
 * unit that fires rapidly has all the combats of its volley in a row. AbdAct remembers how far it
 * has come: while `fired` is above 0 its `body` is in the midst of a volley.
 *
 * The book marks who has fired after each combat. Here the Lead of a volley is marked when the
 * volley is over, as one firing; nobody can tell the difference, for nothing else happens between.
 *
 * READING: abd.10.7.1.predesignate: a volley uses all shots that the unit has: it may not keep some
 * back, for the book fixes their number beforehand and names no fewer. What finds nobody in its way
 * any more is lost. */
#include "rules/abd/battle/fire.h"

/* What the action does next; AbdAct.stage. */
typedef enum {
  STAGE_TARGET,
  STAGE_VOLLEY,
  STAGE_SUPPORT,
  STAGE_THROW,
  STAGE_DICE,
  STAGE_ESCAPE,
  STAGE_DONE,
} Stage;

/* abd.10.6.defense-value, abd.10.6.attack-value */
void
mu_abd_fire_sums (const AbdBattle *battle, int lead, int target, int supporters, MuTrace *attack,
                  MuTrace *defense)
{
  const AbdPiece *piece = &battle->piece[target];
  const int ground = battle->chart->terrain[battle->map->terrain[piece->hex]].missile;
  const int armour = mu_abd_values (battle, target)->defense;
  (void) lead; /* his own counter gives dice alone */
  mu_trace_clear (attack);
  mu_trace_clear (defense);
  if (supporters)
    mu_trace_add (attack, MU_RULE_ABD_RANGED_ATTACK, supporters);
  if (armour)
    mu_trace_add (defense, MU_RULE_ABD_RANGED_DEFENSE, armour);
  if (ground) /* abd.8.9.tec-missile */
    mu_trace_add (defense, MU_RULE_ABD_TERRAIN_TEC_MISSILE, ground);
  if (piece->wild) /* abd.17.4.2.missile */
    mu_trace_add (defense, MU_RULE_ABD_CONTROL_MISSILE, -1);
}

static int
supporters (const AbdBattle *battle)
{
  int count = 0;
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    count += battle->act.supports[body];
  return count;
}

/* Of whom it is asked whether somebody fires: he whose volley goes on, the leader of the formation,
 * or the unit that acts alone. */
static int
who_fires (const AbdAct *act)
{
  if (act->fired)
    return act->body;
  return act->leader != MU_NO_BODY ? act->leader : act->alone;
}

/* Nobody to fire at, or nobody who will: the action is done. */
static bool
choose_target (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  const MuChoice *choice = NULL;
  if (mu_abd_fire_goes_on (battle)) {
    choice = mu_abd_ask (battle, MU_ABD_ASK_FIRE, act->side, who_fires (act), MU_NO_BODY,
                         act->fired, 0);
    if (!choice)
      return false;
  }
  if (!choice || choice->body == MU_NO_BODY) {
    act->stage = STAGE_DONE;
    return true;
  }
  act->body = choice->body;
  act->target = choice->other;
  act->from = battle->piece[act->target].hex;
  act->stage = act->fired ? STAGE_SUPPORT : STAGE_VOLLEY;
  return true;
}

/* abd.10.7.1.predesignate: before any die of it is thrown. */
static bool
choose_volley (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  const MuChoice *choice
      = mu_abd_ask (battle, MU_ABD_ASK_VOLLEY, act->side, act->body, act->target, 0, 0);
  if (!choice)
    return false;
  act->volley = (uint8_t) choice->value[0];
  act->stage = STAGE_SUPPORT;
  return true;
}

static bool
choose_support (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  for (;;) {
    const MuChoice *choice = mu_abd_ask (battle, MU_ABD_ASK_SUPPORT, act->side, act->body,
                                         act->target, supporters (battle), 0);
    if (!choice)
      return false;
    if (choice->body == MU_NO_BODY)
      break;
    act->supports[choice->body] = true;
  }
  act->stage = STAGE_THROW;
  return true;
}

/* In the book's order: first the target's die, then those of the Lead, who throws his arrows for
 * each shot of this attack (abd.10.7.3.enhanced). */
static void
throw_dice (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  const int dice
      = mu_abd_values (battle, act->body)->arrows * mu_abd_shots (act->volley, act->fired);
  mu_abd_tray_clear (battle);
  mu_abd_tray_throw (battle, MU_ROLL_DEFENSE, battle->piece[act->target].master, act->target);
  for (int i = 0; i < dice && i < ABD_DICE - 1; i++)
    mu_abd_tray_throw (battle, MU_ROLL_SHOOT_PLUS, act->side, act->body);
  act->stage = STAGE_DICE;
}

static int
best_die (const AbdBattle *battle)
{
  int best = 0;
  for (int place = 1; place < battle->tray.count; place++) {
    const int face = mu_abd_tray_face (battle, place);
    best = face > best ? face : best;
  }
  return best;
}

/* abd.10.7.2.normal, abd.10.7.3.enhanced: what a volley does that others cannot. */
static MuRule
kind_of_attack (const AbdAct *act)
{
  if (mu_abd_shots ((MuAbdVolley) act->volley, act->fired) > 1)
    return MU_RULE_ABD_RANGED_ENHANCED;
  return mu_abd_attacks ((MuAbdVolley) act->volley) > 1 ? MU_RULE_ABD_RANGED_NORMAL
                                                        : MU_RULE_ABD_RANGED_RESULT;
}

/* Whether the attack is above the defence; tells it. */
static bool
hits (AbdBattle *battle)
{
  const AbdAct *act = &battle->act;
  const int best = best_die (battle), die = mu_abd_tray_face (battle, 0);
  MuTrace attack, defense;
  mu_abd_fire_sums (battle, act->body, act->target, supporters (battle), &attack, &defense);
  const int shot = best + mu_trace_total (&attack), cover = die + mu_trace_total (&defense);
  mu_abd_tell (battle, MU_ABD_EVENT_FIRE, kind_of_attack (act), act->body, act->target,
               VALUES (shot, cover, best, die));
  mu_abd_tell_trace (battle, act->body, &attack);
  mu_abd_tell_trace (battle, act->target, &defense);
  return shot > cover;
}

/* abd.10.6.result. Firers never advance. */
static bool
settle_dice (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  if (!mu_abd_tray_settled (battle))
    return false;
  act->stage = STAGE_ESCAPE;
  if (!hits (battle))
    return true;
  battle->piece[act->body].struck++;
  if (battle->piece[act->target].disordered)
    mu_abd_eliminate (battle, act->target, MU_RULE_ABD_RANGED_RESULT, true);
  else
    mu_abd_disorder (battle, act->target, MU_RULE_ABD_RANGED_RESULT);
  return true;
}

/* abd.10.0.red-marker. Each unit takes part in one combat of the activation, or in its volley. */
static void
has_fired (AbdBattle *battle, int body)
{
  battle->act.done[body] = true;
  mu_abd_mark (battle, body, MU_ABD_RED, MU_RULE_ABD_RANGED_RED);
}

/* abd.11.5.1.leader-escape; and who took part has fired. */
static bool
end_combat (AbdBattle *battle)
{
  AbdAct *act = &battle->act;
  const AbdPiece *target = &battle->piece[act->target];
  if (target->fate == MU_FATE_DESTROYED && !mu_abd_leaders_escape (battle, target->side, act->from))
    return false;
  for (int body = 0; body < battle->first[MU_SIDES]; body++)
    if (act->supports[body]) {
      act->supports[body] = false;
      has_fired (battle, body);
    }
  act->fired++;
  if (act->fired == mu_abd_attacks (act->volley) || !mu_abd_can_fire (battle, act->body)) {
    has_fired (battle, act->body);
    act->fired = 0;
  }
  act->stage = STAGE_TARGET;
  return true;
}

/* abd.10.5.several-combats */
bool
mu_abd_fire_action (AbdBattle *battle)
{
  bool goes_on = true;
  while (goes_on && battle->act.stage != STAGE_DONE)
    switch ((Stage) battle->act.stage) {
    case STAGE_TARGET:
      goes_on = choose_target (battle);
      break;
    case STAGE_VOLLEY:
      goes_on = choose_volley (battle);
      break;
    case STAGE_SUPPORT:
      goes_on = choose_support (battle);
      break;
    case STAGE_THROW:
      throw_dice (battle);
      break;
    case STAGE_DICE:
      goes_on = settle_dice (battle);
      break;
    case STAGE_ESCAPE:
      goes_on = end_combat (battle);
      break;
    case STAGE_DONE:
      break;
    }
  return goes_on;
}
