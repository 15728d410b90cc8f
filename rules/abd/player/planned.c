/* The planned player: looks where each unit could go, and does first what gives the most for a
 * command point. */
#include "rules/abd/player/planned.h"
#include "rules/abd/battle/reach.h"
#include "rules/abd/player/outlook.h"
#include "rules/abd/player/player.h"

/* --- moves -------------------------------------------------------------------------------- */

/* The best place that a unit can reach, and what it gains by going there. */
typedef struct {
  int hex, facing, worth, gain;
} Best;

static void
look_at_cell (const AbdProspect *prospect, const AbdReach *reach, int cell, Best *best)
{
  uint8_t harm[MU_ABD_DIRECTIONS];
  AbdStand stand = mu_abd_stand_now (reach->battle, reach->unit);
  const bool red = reach->began_in_zone && cell > 0;
  stand.hex = reach->cell[cell].hex;
  mu_abd_reach_harms (reach, cell, harm);
  for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++) {
    if (harm[facing] == ABD_NO_WAY)
      continue;
    stand.facing = (uint8_t) facing;
    const int worth = mu_abd_place_worth (prospect, &stand, red) - prospect->upset * harm[facing];
    if (worth > best->worth)
      *best = (Best){ stand.hex, facing, worth, 0 };
  }
}

static Best
best_place (const AbdProspect *prospect)
{
  AbdReach reach;
  Best best = { MU_ABD_OFF, 0, INT32_MIN, 0 };
  const AbdBattle *battle = prospect->outlook->scales->battle;
  const bool enters = !mu_abd_on_map (battle, prospect->unit);
  mu_abd_reach (&reach, battle, prospect->unit, enters ? ABD_REACH_ENTER : ABD_REACH_MOVE);
  for (int cell = 0; cell < reach.count; cell++)
    look_at_cell (prospect, &reach, cell, &best);
  best.gain = enters ? 100 : best.worth - mu_abd_stay_worth (prospect);
  return best;
}

static int
choose_move (const AbdMind *mind)
{
  AbdOutlook outlook;
  AbdProspect prospect;
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  mu_abd_prospect (&prospect, &outlook, mind->question->body);
  const Best best = best_place (&prospect);
  for (int i = 0; i < mind->count; i++)
    if (mind->choices[i].value[0] == best.hex && mind->choices[i].value[1] == best.facing)
      return i;
  return 0;
}

/* --- actions -------------------------------------------------------------------------------- */

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
    gains->move[unit] = above_nothing (best_place (&prospect).gain);
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

static int
choose_act (const AbdMind *mind)
{
  Gains gains;
  int best = 0, most = 0;
  weigh_all (&gains, mind);
  for (int i = 0; i < mind->count; i++) {
    const int score = score_act (&gains, &mind->choices[i]);
    if (score > most) {
      most = score;
      best = i;
    }
  }
  return best;
}

/* --- within a formation ------------------------------------------------------------------------
 */

/* Those who gain the most first. */
static int
choose_next (const AbdMind *mind)
{
  AbdOutlook outlook;
  int best = 0, most = 0;
  const MuAbdAction action = (MuAbdAction) mind->question->value[0];
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  for (int i = 0; i < mind->count; i++) {
    AbdProspect prospect;
    const int unit = mind->choices[i].body;
    if (unit == MU_NO_BODY)
      continue;
    if (action != MU_ABD_MOVE)
      return i;
    mu_abd_prospect (&prospect, &outlook, unit);
    const int gain = best_place (&prospect).gain;
    if (gain > most) {
      most = gain;
      best = i;
    }
  }
  return best;
}

int
mu_abd_answer_by_plan (const AbdMind *mind)
{
  switch ((MuAbdAsks) mind->question->kind) {
  case MU_ABD_ASK_ACT:
    return choose_act (mind);
  case MU_ABD_ASK_NEXT:
    return choose_next (mind);
  case MU_ABD_ASK_MOVE:
    return choose_move (mind);
  case MU_ABD_ASK_LEADER:
  case MU_ABD_ASK_BID:
  case MU_ABD_ASK_CONTROL:
  case MU_ABD_ASK_MELEE:
  case MU_ABD_ASK_RETREAT:
  case MU_ABD_ASK_ADVANCE:
  case MU_ABD_ASK_SECOND:
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
  return mu_abd_answer_plainly (mind);
}
