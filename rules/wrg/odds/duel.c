/* The rules of a melee, for the odds: how a body strikes in a posture, what becomes of it,
 * and in which posture the next period finds it. Sums and verdicts are asked of the fight
 * and never told again here. A stance is four bits: whether a body has ever recoiled is
 * forgotten where its weapons do not mind, as states are what the odds cost. */
#include "rules/wrg/odds/duel.h"

#include "rules/wrg/fight/casualties.h"

#define BIT(w)      MU_WEAPON_BIT (MU_WEAPON_##w)
#define CREW_SPEARS (BIT (PIKE) | BIT (LONG_SPEAR) | BIT (LANCE))

/* --- stances ------------------------------------------------------------ */

#define RECOILS_MASK   0x3
#define RECOILED_BIT   0x4
#define DISORDERED_BIT 0x8
#define STANCE_BITS    4

static Stance
stance_in (Posture posture, int side)
{
  const unsigned bits = (unsigned) posture >> side * STANCE_BITS;
  return (Stance){
    .recoils = bits & RECOILS_MASK,
    .recoiled = bits & RECOILED_BIT,
    .disordered = bits & DISORDERED_BIT,
  };
}

static Posture
posture_of (const Stance stance[SIDES])
{
  unsigned bits = 0;
  for (int s = 0; s < SIDES; s++)
    bits |= ((unsigned) stance[s].recoils | (stance[s].recoiled ? RECOILED_BIT : 0u)
             | (stance[s].disordered ? DISORDERED_BIT : 0u))
            << s * STANCE_BITS;
  return (Posture) bits;
}

/* wrg.melee.factor.pike, wrg.melee.factor.long-spear: to all others it is one
 * whether they have recoiled before. */
static bool
minds_recoil (const MuOddsBody *body)
{
  return body->troop.weapons & (BIT (PIKE) | BIT (LONG_SPEAR));
}

void
mu_odds_duel_init (Duel *duel, const MuReadings *readings, const MuOddsMelee *melee)
{
  *duel = (Duel){ .readings = readings, .melee = *melee };
  for (int s = 0; s < SIDES; s++) {
    const MuOddsBody *body = &melee->side[s];
    mu_odds_random_melee (readings, (MuTroopClass) body->troop.class, body->troop.regular,
                          body->general, &duel->random[s]);
  }
}

Posture
mu_odds_duel_start (const Duel *duel)
{
  Stance stance[SIDES];
  for (int s = 0; s < SIDES; s++) {
    const MuOddsBody *body = &duel->melee.side[s];
    stance[s] = (Stance){
      .recoils = (uint8_t) body->recoils,
      .recoiled = (body->recoiled || body->recoils > 0) && minds_recoil (body),
      .disordered = body->disordered || body->stays_disordered,
    };
  }
  return posture_of (stance);
}

/* --- strokes ------------------------------------------------------------ */

/* wrg.melee.periods: each body counts its own. */
static int
period_of (const MuOddsBody *body, int t)
{
  return body->period + t - 1;
}

static MuWeapon
weapon_of (const Duel *duel, int t, int side, Stance stance)
{
  const MuOddsBody *body = &duel->melee.side[side];
  const MuTroopType enemy = (MuTroopType) duel->melee.side[!side].troop.type;
  if (!body->best_weapon)
    return body->weapon;
  return mu_wrg_melee_best_weapon (&body->troop, period_of (body, t), stance.recoiled, enemy);
}

/* wrg.melee.tactical.faced-spears: of infantry in order and never pushed back,
 * or of a crew (wrg.melee.eligible.crew-spears). */
static bool
shows_spears (const Duel *duel, int t, int side, Stance stance)
{
  const MuOddsBody *body = &duel->melee.side[side];
  if (mu_type_is_model ((MuTroopType) body->troop.type)) {
    unsigned weapons = 0;
    for (int i = 0; i < body->crew.count; i++)
      weapons |= MU_WEAPON_BIT (body->crew.weapon[i]);
    return weapons & CREW_SPEARS;
  }
  const MuWeapon weapon = weapon_of (duel, t, side, stance);
  return mu_type_is_infantry ((MuTroopType) body->troop.type) && !stance.disordered
         && !stance.recoiled && (weapon == MU_WEAPON_PIKE || weapon == MU_WEAPON_LONG_SPEAR);
}

/* wrg.shields.two-handed: pikes are put down after a recoil. */
static bool
has_hands_full (const Duel *duel, int t, int side, Stance stance)
{
  if (!mu_type_is_infantry ((MuTroopType) duel->melee.side[side].troop.type))
    return false;
  const MuWeapon weapon = weapon_of (duel, t, side, stance);
  return weapon == MU_WEAPON_TWO_HANDED || (weapon == MU_WEAPON_PIKE && !stance.recoiled);
}

/* What the other side's stance brings about without being said. */
static unsigned
circumstances_from (const Duel *duel, int t, int enemy, Stance stance, unsigned said)
{
  unsigned holding = 0;
  if (!(said & (MU_MELEE_FLANK_OR_REAR | MU_MELEE_PURSUING))
      && shows_spears (duel, t, enemy, stance))
    holding |= MU_MELEE_FACED_BY_SPEARS;
  if (has_hands_full (duel, t, enemy, stance))
    holding |= MU_MELEE_SHIELDLESS;
  if (t > 1 && stance.recoils > 0) /* wrg.after.follow-up, wrg.melee.tactical.charging */
    holding |= MU_MELEE_CHARGING;
  return holding;
}

/* wrg.melee.eligible.rear-ranks, wrg.melee.eligible.second-figure: every second
 * man behind those in front, as far as a short last rank goes. */
static int
figures_behind (const Duel *duel, const MuOddsBody *body, int figures, int front, int half_ranks)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  const int first = mu_reading (duel->readings, MU_READING_SECOND_FIGURE) ? 1 : 0;
  const int most = (front + first) / 2;
  int count = 0;
  if (!mu_type_is_infantry (type) || type == MU_TROOP_LI)
    return 0;
  for (int rank = 1; rank <= half_ranks - 2; rank++) {
    const int in_rank = figures - rank * body->files;
    count += in_rank < most ? (in_rank > 0 ? in_rank : 0) : most;
  }
  return count;
}

static int
front_of (const MuOddsBody *body, int figures)
{
  return body->front < figures ? body->front : figures;
}

/* wrg.melee.eligible.ranks; wrg.melee.eligible.artillery: each of the crew. */
static int
fighting_figures (const Duel *duel, const MuOddsBody *body, int figures, MuWrgMeleeRow row,
                  bool disordered)
{
  const int front = front_of (body, figures);
  if (body->troop.type == MU_TROOP_ART)
    return front * body->crew.count;
  return front
         + figures_behind (duel, body, figures, front,
                           mu_wrg_melee_half_ranks (row, body->troop.regular, disordered));
}

static MuWrgMelee
melee_of (const Duel *duel, int t, int side, int figures, Stance stance)
{
  const MuOddsBody *body = &duel->melee.side[side];
  const MuTroop *target = &duel->melee.side[!side].troop;
  const MuWeapon weapon = weapon_of (duel, t, side, stance);
  const int period = period_of (body, t);
  const MuWrgMeleeRow row = mu_wrg_melee_row (&body->troop, weapon, period, stance.recoiled,
                                              (MuTroopType) target->type);
  return (MuWrgMelee){
    .fighter = body->troop,
    .target = *target,
    .weapon = weapon,
    .figures = fighting_figures (duel, body, figures, row, stance.disordered),
    .period = period,
    .recoiled = stance.recoiled,
    .circumstances = t == 1 ? body->first : body->later,
    .shot_losses = t == 1 ? body->shot_losses : 0,
    .half = stance.disordered, /* wrg.disorder.effect.half */
    .crew = body->crew,
  };
}

/* What was said has to apply; of what follows from the enemy's stance the sum
 * leaves out what these troops cannot meet. */
static MuWrgMeleeAnswer
reckon (const Duel *duel, MuWrgMelee *melee, unsigned said, MuWrgSum *sum, unsigned *refused)
{
  for (;;) {
    unsigned wrong = 0;
    const MuWrgMeleeAnswer answer = mu_wrg_melee (duel->readings, melee, sum, NULL, &wrong);
    if (refused)
      *refused = wrong & said;
    if (answer == MU_MELEE_OK || wrong == 0 || wrong & said)
      return answer;
    melee->circumstances &= ~wrong;
  }
}

static void
add_blow (Strike *strike, int men, int ways)
{
  if (strike->count == 0 || strike->blow[strike->count - 1].men != men)
    strike->blow[strike->count++].men = men;
  strike->blow[strike->count - 1].ways += ways;
}

MuWrgMeleeAnswer
mu_odds_duel_strike (const Duel *duel, int t, Posture posture, int side, int figures,
                     Strike *strike, unsigned *refused)
{
  const MuOddsSpread *random = &duel->random[side];
  MuWrgMelee melee = melee_of (duel, t, side, figures, stance_in (posture, side));
  const unsigned said = melee.circumstances;
  melee.circumstances |= circumstances_from (duel, t, !side, stance_in (posture, !side), said);
  *strike = (Strike){ .count = 0 };
  for (int i = 0; i < random->count; i++) {
    MuWrgSum sum;
    if (random->ways[i] == 0)
      continue;
    melee.random = random->least + i;
    const MuWrgMeleeAnswer answer = reckon (duel, &melee, said, &sum, refused);
    if (answer != MU_MELEE_OK)
      return answer;
    add_blow (strike, sum.casualties, (int) random->ways[i]);
  }
  return MU_MELEE_OK;
}

/* The first period has circumstances of its own. */
bool
mu_odds_duel_strikes_last (const Duel *duel, int t)
{
  bool last = t > 1;
  for (int s = 0; s < SIDES; s++) {
    const MuOddsBody *body = &duel->melee.side[s];
    last = last && mu_wrg_melee_row_lasts (&body->troop, period_of (body, t));
  }
  return last;
}

/* --- the end of the period ---------------------------------------------- */

/* wrg.casualties.per-figure */
static int
count_for_losses (const MuOddsBody *body, int figures)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  if (mu_type_is_chariot (type))
    return figures * body->crew.horses;
  return type == MU_TROOP_ART ? figures * body->crew.count : figures;
}

/* wrg.disorder.cause.3: the enemy is cavalry that charged into the melee in this
 * period: a follow-up or a pursuit is no charge. */
static bool
is_ridden_down (const Duel *duel, int t, int side)
{
  const MuOddsBody *enemy = &duel->melee.side[!side];
  return t == 1 && enemy->period == 1 && enemy->first & MU_MELEE_CHARGING
         && mu_type_is_cavalry ((MuTroopType) enemy->troop.type);
}

Judgement
mu_odds_duel_judgement (const Duel *duel, int t, Posture posture, int side, int figures)
{
  const Stance stance = stance_in (posture, side);
  const MuOddsBody *body = &duel->melee.side[side];
  return (Judgement){
    .readings = duel->readings,
    .engines = body->troop.type == MU_TROOP_ART,
    .recoil = {
      .class = (MuTroopClass) body->troop.class,
      .figures = count_for_losses (body, figures),
      .fighting = count_for_losses (body, front_of (body, figures)),
      .shot = t == 1 ? body->shot : 0,
      .consecutive = stance.recoils,
      .disordered = stance.disordered || is_ridden_down (duel, t, side),
    },
  };
}

/* wrg.after.artillery: a recoil loses the engines. */
MuWrgRecoilResult
mu_odds_duel_judge (Judgement *judgement, int inflicted, int received)
{
  judgement->recoil.inflicted = inflicted;
  judgement->recoil.received = received;
  const MuWrgRecoilResult result = mu_wrg_recoil_by (judgement->readings, &judgement->recoil, NULL);
  return judgement->engines && result == MU_RECOIL_RECOIL ? MU_RECOIL_BREAK : result;
}

/* wrg.after.follow-up, wrg.after.artillery */
static bool
follows (const MuOddsBody *body)
{
  return !body->holds && body->troop.type != MU_TROOP_ART;
}

/* wrg.disorder.cause.6: in uncontrolled advance when it recoils */
static bool
is_uncontrolled (const MuOddsBody *body, int t)
{
  return (t == 1 ? body->first : body->later) & MU_MELEE_IMPETUOUS;
}

/* wrg.disorder.recovery: who goes back keeps what disorder he has; for the
 * others only causes that reach into the next period count. */
static bool
stays_disordered (const Duel *duel, int t, int side, Stance stance,
                  const MuWrgRecoilResult result[SIDES])
{
  const MuOddsBody *body = &duel->melee.side[side];
  const MuTroopType enemy = (MuTroopType) duel->melee.side[!side].troop.type;
  if (body->stays_disordered)
    return true;
  /* wrg.disorder.cause.8.fought */
  if ((enemy == MU_TROOP_EL || mu_type_is_chariot (enemy)) && result[!side] == MU_RECOIL_STAND)
    return true;
  return result[side] == MU_RECOIL_RECOIL
         && (stance.disordered || is_ridden_down (duel, t, side) || is_uncontrolled (body, t));
}

/* wrg.after.break.count: a period without recoil starts the count again. */
static Stance
next_stance (const Duel *duel, int t, int side, Stance stance,
             const MuWrgRecoilResult result[SIDES])
{
  const bool recoils = result[side] == MU_RECOIL_RECOIL;
  return (Stance){
    .recoils = recoils ? (uint8_t) (stance.recoils + 1) : 0,
    .recoiled = stance.recoiled || (recoils && minds_recoil (&duel->melee.side[side])),
    .disordered = stays_disordered (duel, t, side, stance, result),
  };
}

Aftermath
mu_odds_duel_after (const Duel *duel, int t, Posture posture, const MuWrgRecoilResult result[SIDES])
{
  Aftermath after = { .parted = false };
  Stance next[SIDES];
  for (int s = 0; s < SIDES; s++) {
    next[s] = next_stance (duel, t, s, stance_in (posture, s), result);
    if (result[s] == MU_RECOIL_RECOIL && !follows (&duel->melee.side[!s]))
      after.parted = true; /* wrg.after.not-followed */
  }
  after.posture = posture_of (next);
  return after;
}

bool
mu_odds_duel_may_come (const Duel *duel, Posture posture, const MuWrgRecoilResult result[SIDES])
{
  for (int s = 0; s < SIDES; s++) {
    const MuTroopClass class = (MuTroopClass) duel->melee.side[s].troop.class;
    if (result[s] == MU_RECOIL_RECOIL
        && stance_in (posture, s).recoils + 1 >= mu_wrg_recoil_limit (class))
      return false;
  }
  return true;
}
