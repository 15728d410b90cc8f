/* The planned player: looks where each unit could go, and does first what gives the most for a
 * command point. */
#include "rules/abd/player/planned.h"
#include "rules/abd/battle/reach.h"
#include "rules/abd/player/outlook.h"
#include "rules/abd/player/player.h"

/* --- moves ----------------------------------------------------------------- */

/* What it gains by the best place that it can reach. */
typedef struct {
  const AbdProspect *prospect;
  AbdReach reach;
  AbdStand stand;
  uint8_t harm[MU_ABD_DIRECTIONS]; /* of the hex in hand */
} Walk;

static void
begin_walk (Walk *walk, const AbdProspect *prospect)
{
  const AbdBattle *battle = prospect->outlook->scales->battle;
  const bool enters = !mu_abd_on_map (battle, prospect->unit);
  walk->prospect = prospect;
  walk->stand = mu_abd_stand_now (battle, prospect->unit);
  walk->stand.hex = MU_ABD_OFF;
  mu_abd_reach (&walk->reach, battle, prospect->unit, enters ? ABD_REACH_ENTER : ABD_REACH_MOVE);
}

/* Of a place that has been reached. */
static int
worth_of_place (Walk *walk, int cell, int facing)
{
  const AbdCell *of = &walk->reach.cell[cell];
  const bool red = walk->reach.began_in_zone && of->steps > 0;
  if (walk->stand.hex != of->hex)
    mu_abd_reach_harms (&walk->reach, cell, walk->harm);
  walk->stand.hex = of->hex;
  walk->stand.facing = (uint8_t) facing;
  if (walk->harm[facing] == ABD_NO_WAY)
    return INT32_MIN;
  return mu_abd_place_worth (walk->prospect, &walk->stand, red)
         - walk->prospect->upset * walk->harm[facing];
}

static int
gain_by_moving (const AbdProspect *prospect)
{
  enum { ENTERING = 100 };
  Walk walk;
  int most = INT32_MIN;
  begin_walk (&walk, prospect);
  if (walk.reach.kind == ABD_REACH_ENTER)
    return ENTERING;
  for (int cell = 0; cell < walk.reach.count; cell++)
    for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++) {
      const int worth = worth_of_place (&walk, cell, facing);
      most = worth > most ? worth : most;
    }
  return most - mu_abd_stay_worth (prospect);
}

/* Who leaves the map is of no use to anybody; who waits before it comes last. */
static void
weigh_moves (const AbdMind *mind, int32_t *weight)
{
  enum { NEVER = -100000, WAITING = -50000 };
  AbdOutlook outlook;
  AbdProspect prospect;
  Walk walk;
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  mu_abd_prospect (&prospect, &outlook, mind->question->body);
  begin_walk (&walk, &prospect);
  for (int i = 0; i < mind->count; i++) {
    const int hex = mind->choices[i].value[0];
    const int cell = hex == MU_ABD_OFF ? -1 : walk.reach.place[hex];
    weight[i] = hex == MU_ABD_OFF ? NEVER
                : cell < 0        ? WAITING
                                  : worth_of_place (&walk, cell, mind->choices[i].value[1]);
  }
}

/* --- actions --------------------------------------------------------------- */

/* What each unit would gain by its own. */
typedef struct {
  AbdOutlook outlook;
  int move[ABD_BODIES], fire[ABD_BODIES], rally[ABD_BODIES], roll[ABD_BODIES];
} Gains;

static int
above_nothing (int value)
{
  return value > 0 ? value : 0;
}

static void
weigh_unit (Gains *gains, int unit)
{
  const AbdScales *scales = gains->outlook.scales;
  const AbdBattle *battle = scales->battle;
  AbdProspect prospect;
  gains->move[unit] = gains->fire[unit] = gains->rally[unit] = gains->roll[unit] = 0;
  if (battle->piece[unit].marker != MU_ABD_NO_MARKER)
    return;
  gains->fire[unit] = above_nothing (mu_abd_best_fire (scales, unit)
                                     - above_nothing (mu_abd_best_attack_now (scales, unit)));
  mu_abd_prospect (&prospect, &gains->outlook, unit);
  if (battle->piece[unit].disordered) {
    const AbdStand now = mu_abd_stand_now (battle, unit);
    AbdStand sound = now;
    sound.disordered = false;
    const int safer = above_nothing (mu_abd_place_danger (&prospect, &now)
                                     - mu_abd_place_danger (&prospect, &sound));
    const int certain = mu_abd_rally_worth (scales, unit, true);
    gains->rally[unit] = certain + safer;
    gains->roll[unit]
        = (certain + safer) * mu_abd_rally_worth (scales, unit, false) / (certain ? certain : 1);
  }
  if (mu_abd_can_move (battle, unit))
    gains->move[unit] = above_nothing (gain_by_moving (&prospect));
}

static void
weigh_all (Gains *gains, const AbdMind *mind)
{
  const int side = mind->question->side;
  mu_abd_outlook (&gains->outlook, &mind->scales, side);
  for (int i = 0; i < mind->scales.count[side]; i++)
    weigh_unit (gains, mind->scales.unit[side][i]);
}

static int
gain_of (const Gains *gains, int unit, MuAbdAction action, bool alone)
{
  switch (action) {
  case MU_ABD_MOVE:
    return gains->move[unit];
  case MU_ABD_FIRE:
    return gains->fire[unit];
  case MU_ABD_RALLY:
    return alone ? gains->rally[unit] : gains->roll[unit];
  case MU_ABD_PASS:
  case MU_ABD_ENTER:
  case MU_ABD_HURRY:
  case MU_ABD_FRIGHT:
    break;
  }
  return 0;
}

static int
gain_of_formation (const Gains *gains, int leader, MuAbdAction action)
{
  bool member[ABD_BODIES];
  int sum[MU_ABD_DIRECTIONS] = { 0 }, most = 0;
  const AbdScales *scales = gains->outlook.scales;
  const int side = gains->outlook.side;
  mu_abd_formation (scales->battle, leader, action, member);
  for (int i = 0; i < scales->count[side]; i++) {
    const int unit = scales->unit[side][i];
    if (!member[unit])
      continue;
    const int facing = action == MU_ABD_MOVE ? scales->battle->piece[unit].facing : 0;
    sum[facing] += gain_of (gains, unit, action, false);
    most = sum[facing] > most ? sum[facing] : most;
  }
  return most;
}

static int
score_act (const Gains *gains, const MuChoice *choice)
{
  enum { ENTERING = 250, HURRYING = 150, FRIGHTENING = 60 };
  const MuAbdAction action = (MuAbdAction) choice->value[0];
  switch (action) {
  case MU_ABD_PASS:
    return 0;
  case MU_ABD_ENTER:
    return ENTERING;
  case MU_ABD_HURRY:
    return HURRYING;
  case MU_ABD_FRIGHT:
    return FRIGHTENING;
  case MU_ABD_MOVE:
  case MU_ABD_FIRE:
  case MU_ABD_RALLY:
    break;
  }
  return gains->outlook.scales->battle->piece[choice->body].leader
             ? gain_of_formation (gains, choice->body, action)
             : gain_of (gains, choice->body, action, true);
}

static void
weigh_acts (const AbdMind *mind, int32_t *weight)
{
  Gains gains;
  weigh_all (&gains, mind);
  for (int i = 0; i < mind->count; i++)
    weight[i] = score_act (&gains, &mind->choices[i]);
}

/* --- within a formation ---------------------------------------------------- */

/* Those who gain the most first; nobody where none gains. */
static void
weigh_next (const AbdMind *mind, int32_t *weight)
{
  AbdOutlook outlook;
  const MuAbdAction action = (MuAbdAction) mind->question->value[0];
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  for (int i = 0; i < mind->count; i++) {
    AbdProspect prospect;
    const int unit = mind->choices[i].body;
    weight[i] = unit == MU_NO_BODY ? 0 : 1;
    if (unit == MU_NO_BODY || action != MU_ABD_MOVE)
      continue;
    mu_abd_prospect (&prospect, &outlook, unit);
    weight[i] = gain_by_moving (&prospect);
  }
}

bool
mu_abd_plan_weights (const AbdMind *mind, int32_t *weight)
{
  switch ((MuAbdAsks) mind->question->kind) {
  case MU_ABD_ASK_ACT:
    weigh_acts (mind, weight);
    return true;
  case MU_ABD_ASK_NEXT:
    weigh_next (mind, weight);
    return true;
  case MU_ABD_ASK_MOVE:
    weigh_moves (mind, weight);
    return true;
  case MU_ABD_ASK_MELEE:
  case MU_ABD_ASK_SECOND:
    mu_abd_plan_weigh_melees (mind, weight);
    return true;
  case MU_ABD_ASK_LEADER:
    mu_abd_plan_weigh_leaders (mind, weight);
    return true;
  case MU_ABD_ASK_RETREAT:
    mu_abd_plan_weigh_retreats (mind, weight);
    return true;
  case MU_ABD_ASK_BID:
  case MU_ABD_ASK_CONTROL:
  case MU_ABD_ASK_ADVANCE:
  case MU_ABD_ASK_REROLL:
  case MU_ABD_ASK_DEPLOY:
  case MU_ABD_ASK_DISMOUNT:
  case MU_ABD_ASK_CHARGE:
  case MU_ABD_ASK_FIRST:
  case MU_ABD_ASK_FIRE:
  case MU_ABD_ASK_VOLLEY:
  case MU_ABD_ASK_SUPPORT:
  case MU_ABD_ASK_FLEE:
  case MU_ABD_ASK_IMPETUOUS:
    break;
  }
  return false;
}

static int
heaviest (const int32_t *weight, int count)
{
  int best = 0;
  for (int i = 1; i < count; i++)
    if (weight[i] > weight[best])
      best = i;
  return best;
}

int
mu_abd_answer_by_plan (const AbdMind *mind)
{
  int32_t weight[MU_CHOICES_MAX];
  if (mu_abd_plan_weights (mind, weight))
    return heaviest (weight, mind->count);
  switch ((MuAbdAsks) mind->question->kind) {
  case MU_ABD_ASK_BID:
    return mu_abd_plan_bid (mind);
  case MU_ABD_ASK_CONTROL:
    return mu_abd_plan_control (mind);
  case MU_ABD_ASK_ADVANCE:
    return mu_abd_plan_advance (mind);
  case MU_ABD_ASK_REROLL:
    return mu_abd_plan_reroll (mind);
  case MU_ABD_ASK_ACT:
  case MU_ABD_ASK_NEXT:
  case MU_ABD_ASK_MOVE:
  case MU_ABD_ASK_LEADER:
  case MU_ABD_ASK_MELEE:
  case MU_ABD_ASK_RETREAT:
  case MU_ABD_ASK_SECOND:
  case MU_ABD_ASK_DEPLOY:
  case MU_ABD_ASK_DISMOUNT:
  case MU_ABD_ASK_CHARGE:
  case MU_ABD_ASK_FIRST:
  case MU_ABD_ASK_FIRE:
  case MU_ABD_ASK_VOLLEY:
  case MU_ABD_ASK_SUPPORT:
  case MU_ABD_ASK_FLEE:
  case MU_ABD_ASK_IMPETUOUS:
    break;
  }
  return mu_abd_answer_plainly (mind);
}
