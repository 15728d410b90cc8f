#include "tests/rules/odds/by_hand.h"

#include "rules/wrg/fight/random.h"
#include "tests/rules/common.h"

Fight
fight_begin (const MuReadings *readings, const MuOddsMelee *melee)
{
  Fight fight = { .readings = readings };
  for (int s = 0; s < 2; s++) {
    const MuOddsBody *body = &melee->side[s];
    fight.side[s] = (Fighter){
      .body = body,
      .lost = body->carried,
      .recoils = body->recoils,
      .pushed = body->recoiled || body->recoils > 0,
      .shaken = body->disordered || body->stays_disordered,
    };
  }
  return fight;
}

bool
fight_is_over (const Fight *fight)
{
  return fight->parted || fight->side[0].broken || fight->side[1].broken;
}

static int
figures_of (const Fighter *self)
{
  return self->body->figures - self->lost / 20;
}

static int
weapon_in_hand (const Fight *fight, const Fighter *self, const Fighter *enemy)
{
  if (!self->body->best_weapon)
    return self->body->weapon;
  return mu_wrg_melee_best_weapon (&self->body->troop, self->body->period + fight->period - 1,
                                   self->pushed, enemy->body->troop.type);
}

static bool
is_foot (const Fighter *self)
{
  return self->body->troop.type >= MU_TROOP_SHI && self->body->troop.type <= MU_TROOP_LI;
}

static bool
levels_spears (const Fight *fight, const Fighter *self, const Fighter *enemy)
{
  const int weapon = weapon_in_hand (fight, self, enemy);
  if (self->body->troop.type >= MU_TROOP_HCH) {
    for (int i = 0; i < self->body->crew.count; i++)
      if (self->body->crew.weapon[i] >= MU_WEAPON_LANCE
          && self->body->crew.weapon[i] <= MU_WEAPON_PIKE)
        return true;
    return false;
  }
  return is_foot (self) && !self->shaken && !self->pushed
         && (weapon == MU_WEAPON_PIKE || weapon == MU_WEAPON_LONG_SPEAR);
}

/* Figures that strike: those in front, and every second man behind them. */
static int
strikers (const Fight *fight, const Fighter *self, const Fighter *enemy)
{
  const MuOddsBody *body = self->body;
  const int left = figures_of (self);
  const int front = body->front < left ? body->front : left;
  int count = front;
  if (body->troop.type == MU_TROOP_ART)
    return front * body->crew.count;
  if (!body->troop.regular || self->shaken || !is_foot (self) || body->troop.type == MU_TROOP_LI)
    return front;
  const MuWrgMeleeRow row
      = mu_wrg_melee_row (&body->troop, (MuWeapon) weapon_in_hand (fight, self, enemy),
                          body->period + fight->period - 1, self->pushed, enemy->body->troop.type);
  const int ranks = row == MU_MELEE_ROW_PIKE ? 3
                    : row == MU_MELEE_ROW_LONG_SPEAR || row == MU_MELEE_ROW_HEAVY_THROWING
                            || row == MU_MELEE_ROW_LIGHT_SPEAR
                        ? 1
                        : 0;
  for (int rank = 1; rank <= ranks; rank++)
    for (int man = 0; man < front / 2; man++)
      count += rank * body->files + man < left;
  return count;
}

static int
blow (const Fight *fight, const Fighter *self, const Fighter *enemy, int random)
{
  const MuOddsBody *body = self->body;
  const bool first = fight->period == 1;
  unsigned asked = first ? body->first : body->later;
  const int theirs = weapon_in_hand (fight, enemy, self);
  if (levels_spears (fight, enemy, self) && !(asked & (MU_MELEE_FLANK_OR_REAR | MU_MELEE_PURSUING)))
    asked |= MU_MELEE_FACED_BY_SPEARS;
  if (is_foot (enemy)
      && (theirs == MU_WEAPON_TWO_HANDED || (theirs == MU_WEAPON_PIKE && !enemy->pushed)))
    asked |= MU_MELEE_SHIELDLESS;
  if (self->follows)
    asked |= MU_MELEE_CHARGING;
  MuWrgMelee melee = {
    .fighter = body->troop,
    .target = enemy->body->troop,
    .weapon = (MuWeapon) weapon_in_hand (fight, self, enemy),
    .figures = strikers (fight, self, enemy),
    .period = body->period + fight->period - 1,
    .recoiled = self->pushed,
    .circumstances = asked,
    .shot_losses = first ? body->shot_losses : 0,
    .random = random,
    .half = self->shaken,
    .crew = body->crew,
  };
  MuWrgSum sum;
  unsigned wrong = 0;
  while (mu_wrg_melee (fight->readings, &melee, &sum, NULL, &wrong) != MU_MELEE_OK)
    melee.circumstances &= ~wrong;
  return sum.casualties;
}

static bool
rode_in (const Fight *fight, const Fighter *self)
{
  return fight->period == 1 && self->body->period == 1 && self->body->first & MU_MELEE_CHARGING
         && self->body->troop.type <= MU_TROOP_LC;
}

static MuWrgRecoilResult
verdict (const Fight *fight, const Fighter *self, const Fighter *enemy, int given, int taken)
{
  const MuOddsBody *body = self->body;
  const int left = figures_of (self);
  const int each = body->crew.horses                  ? body->crew.horses
                   : body->troop.type == MU_TROOP_ART ? body->crew.count
                                                      : 1;
  const MuWrgRecoil recoil = {
    .class = body->troop.class,
    .figures = left * each,
    .fighting = (body->front < left ? body->front : left) * each,
    .inflicted = given,
    .received = taken,
    .shot = fight->period == 1 ? body->shot : 0,
    .consecutive = self->recoils,
    .disordered = self->shaken || rode_in (fight, enemy),
  };
  const MuWrgRecoilResult result = mu_wrg_recoil_by (fight->readings, &recoil, NULL);
  if (result == MU_RECOIL_RECOIL && body->troop.type == MU_TROOP_ART)
    return MU_RECOIL_BREAK;
  return result;
}

static bool
is_beast_or_car (const Fighter *self)
{
  const unsigned type = self->body->troop.type;
  return type == MU_TROOP_EL || type == MU_TROOP_HCH || type == MU_TROOP_LCH;
}

/* The period is done with: what each side takes into the next. */
static void
turn_over (Fight *fight, int s, const MuWrgRecoilResult result[2])
{
  Fighter *self = &fight->side[s];
  const Fighter *enemy = &fight->side[!s];
  const bool back = result[s] == MU_RECOIL_RECOIL;
  const unsigned held = fight->period == 1 ? self->body->first : self->body->later;
  const bool upset = rode_in (fight, enemy) || held & MU_MELEE_IMPETUOUS;
  self->shaken = self->body->stays_disordered || (back && (self->shaken || upset))
                 || (is_beast_or_car (enemy) && result[!s] == MU_RECOIL_STAND);
  self->recoils = back ? self->recoils + 1 : 0;
  self->pushed = self->pushed || back;
  self->follows = result[!s] == MU_RECOIL_RECOIL;
  if (self->follows && (self->body->holds || self->body->troop.type == MU_TROOP_ART))
    fight->parted = !fight_is_over (fight);
}

void
fight_on (Fight *fight, const int random[2])
{
  if (fight_is_over (fight))
    return;
  fight->period++;
  int given[2];
  MuWrgRecoilResult result[2];
  for (int s = 0; s < 2; s++)
    given[s] = blow (fight, &fight->side[s], &fight->side[!s], random[s]);
  for (int s = 0; s < 2; s++)
    result[s] = verdict (fight, &fight->side[s], &fight->side[!s], given[s], given[!s]);
  for (int s = 0; s < 2; s++) {
    Fighter *self = &fight->side[s];
    const int all = 20 * self->body->figures;
    self->lost = self->lost + given[!s] < all ? self->lost + given[!s] : all;
    self->destroyed = self->lost == all;
    self->broken = self->destroyed || result[s] == MU_RECOIL_BREAK;
  }
  for (int s = 0; s < 2; s++)
    turn_over (fight, s, result);
}

void
fight_with_dice (Fight *fight, MuDice *dice)
{
  int random[2];
  for (int s = 0; s < 2; s++) {
    const MuOddsBody *body = fight->side[s].body;
    const int minus = mu_dice_roll (dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_MINUS, s);
    const int plus
        = mu_dice_roll (dice, mu_wrg_random_plus_die (body->troop.regular), MU_ROLL_MELEE_PLUS, s);
    random[s]
        = mu_wrg_random_melee (fight->readings, body->troop.class, minus, plus, body->general);
  }
  fight_on (fight, random);
}

MuOddsBody
body_of (const char *notation, int figures, int files)
{
  return (MuOddsBody){
    .troop = troop (notation),
    .best_weapon = true,
    .figures = figures,
    .files = files,
    .front = files,
    .period = 1,
  };
}

static MuOddsBody
random_body (uint64_t *state, int figures_most)
{
  MuOddsBody body = { .troop = random_troop (state), .best_weapon = next_below (state, 4) > 0 };
  const unsigned type = body.troop.type;
  body.figures = 1 + (int) next_below (state, (uint32_t) figures_most);
  body.files = 1 + (int) next_below (state, (uint32_t) body.figures);
  body.front = 1 + (int) next_below (state, (uint32_t) body.files);
  body.carried = (int) next_below (state, 20);
  body.period = 1 + (int) next_below (state, 3);
  body.recoils = (int) next_below (state, (uint32_t) mu_wrg_recoil_limit (body.troop.class));
  body.recoils = body.recoils < body.period ? body.recoils : body.period - 1;
  body.recoiled = next_below (state, 4) == 0;
  body.general = next_below (state, 6) == 0;
  body.disordered = next_below (state, 4) == 0;
  body.stays_disordered = next_below (state, 8) == 0;
  body.holds = next_below (state, 8) == 0;
  body.first = next_below (state, 128) & next_below (state, 128);
  body.later = next_below (state, 128) & next_below (state, 128) & next_below (state, 128);
  body.shot = next_below (state, 3) == 0 ? (int) next_below (state, 40) : 0;
  body.shot_losses = body.shot / body.figures;
  if (type == MU_TROOP_HCH || type == MU_TROOP_LCH)
    body.crew.horses = (uint8_t) (2 + next_below (state, 3));
  if (type >= MU_TROOP_HCH)
    body.crew.count = type == MU_TROOP_LCH ? (uint8_t) next_below (state, 2) : 2;
  for (int i = 0; i < body.crew.count; i++)
    body.crew.weapon[i] = next_below (state, 2) ? MU_WEAPON_LIGHT_SPEAR : MU_WEAPON_BOW;
  return body;
}

/* Draws until the two may meet: what cannot apply is dropped. */
MuOddsMelee
random_melee (uint64_t *state, int figures_most)
{
  for (;;) {
    MuOddsMelee melee
        = { { random_body (state, figures_most), random_body (state, figures_most) } };
    MuOddsFault fault;
    MuOddsAnswer answer;
    while ((answer = mu_odds_melee_check (NULL, &melee, &fault)) == MU_ODDS_CANNOT_APPLY) {
      melee.side[fault.side].first &= ~fault.circumstance;
      melee.side[fault.side].later &= ~fault.circumstance;
    }
    if (answer == MU_ODDS_OK)
      return melee;
  }
}
