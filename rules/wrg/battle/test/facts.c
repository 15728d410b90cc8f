/* The facts of a reaction test, read off the table (wrg.reaction.add1.* to
 * wrg.reaction.either3.*).  Friends are seen as they are now; enemies as they
 * were when this round of tests began, since both sides test at once. */
#include "rules/wrg/battle/order/obey.h"

#include "rules/wrg/nerve/surroundings.h"

#define NEAR         STRENGTH_NEAR
#define EDGE_NEAR    100 /* wrg.reaction.deduct1.unfriendly-cover */
#define ELEPHANTS_AT 50  /* wrg.reaction.deduct3.rout-elephants */

bool
mu_wrg_is_retiring (Motion motion)
{
  return motion == MOTION_RETIRING || motion == MOTION_EVADING || motion == MOTION_ROUTING;
}

static bool
presses_on (Motion motion)
{
  return motion == MOTION_CHARGING || motion == MOTION_PURSUING || motion == MOTION_UNAUTHORISED
         || motion == MOTION_UNCONTROLLED;
}

/* wrg.reaction.add1.more-friends: an unauthorised advance is not in that list,
 * an uncontrolled one is a charge (wrg.move.charge.definition). */
static bool
charges_or_pursues (Motion motion)
{
  return presses_on (motion) && motion != MOTION_UNAUTHORISED;
}

typedef struct {
  const WrgBattle *battle;
  MuWrgReactionFacts *facts;
  int body;
  int friends; /* unbroken, the testers among them */
  int enemies; /* that face, charge or pursue */
  int seen;    /* enemies, all of them */
  int below;   /* of those */
} Survey;

static void
hold (Survey *survey, MuWrgReactionFactor factor)
{
  survey->facts->times[factor] = 1;
}

/* For one more body that gives cause: wrg.reaction.factors.once. */
static void
hold_again (Survey *survey, MuWrgReactionFactor factor)
{
  if (mu_wrg_reaction_repeats (&survey->battle->readings, factor))
    survey->facts->times[factor]++;
  else
    hold (survey, factor);
}

/* wrg.reaction.add1.advancing, wrg.reaction.add2.charging, wrg.reaction.deduct1.retiring
 * READING: wrg.reaction.add1.advancing: a body that charges or pursues is not
 * counted as advancing too. */
static void
count_motion (Survey *survey, Motion motion)
{
  if (motion == MOTION_ADVANCING)
    hold_again (survey, MU_REACTION_ADVANCING);
  else if (presses_on (motion))
    hold_again (survey, MU_REACTION_CHARGING);
  else if (mu_wrg_is_retiring (motion))
    hold_again (survey, MU_REACTION_RETIRING);
}

static void
count_friend (Survey *survey, int friend)
{
  const Body *body = body_at (survey->battle, friend);
  count_motion (survey, (Motion) body->motion);
  if (is_fighting (body))
    survey->friends += mu_wrg_stands_for_unit (survey->battle, survey->body, friend);
  else if (body->troop.type == MU_TROOP_EL
           && mu_wrg_is_near (survey->battle, survey->body, friend, ELEPHANTS_AT))
    hold_again (survey, MU_REACTION_ROUT_ELEPHANTS);
}

static bool
is_dread (MuTroopType type)
{
  return type == MU_TROOP_EL || mu_type_is_chariot (type);
}

/* READING: wrg.reaction.add1.more-friends: enemies in rout face nobody. */
static void
count_enemy (Survey *survey, int enemy)
{
  const Body *self = body_at (survey->battle, survey->body);
  const Body *body = body_at (survey->battle, enemy);
  const bool unbroken = body->shown_status == STATUS_FIGHTING;
  const Motion motion = (Motion) body->shown_motion;
  if (mu_wrg_is_retiring (motion))
    hold_again (survey, MU_REACTION_ENEMY_RETIRING);
  if (unbroken && mu_wrg_stands_for_unit (survey->battle, survey->body, enemy)
      && (mu_rect_faces (&body->ground, &self->ground) || charges_or_pursues (motion)))
    survey->enemies++; /* wrg.reaction.facing */
  if (!unbroken && mu_wrg_counts_as_unit (body))
    survey->facts->times[MU_REACTION_BROKEN_ENEMY]++;
  if (unbroken && is_dread ((MuTroopType) body->troop.type))
    hold_again (survey, MU_REACTION_ELEPHANTS);
  if (mu_wrg_shows_flank (self, body))
    hold_again (survey, MU_REACTION_ENEMY_FLANK);
  if (mu_wrg_shows_rear (self, body))
    hold_again (survey, MU_REACTION_ENEMY_REAR);
  if (mu_wrg_is_above_all_of (survey->battle, body, self))
    hold_again (survey, MU_REACTION_UPHILL_ENEMY);
  survey->seen++;
  survey->below += mu_wrg_is_uphill_of (survey->battle, self, body);
}

/* wrg.reaction.within: near, and in view. */
static void
survey_bodies (Survey *survey)
{
  const WrgBattle *battle = survey->battle;
  const Body *self = body_at (battle, survey->body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (NEAR), BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k == survey->body || !on_table (body_at (battle, k))
        || !mu_wrg_sees_within (battle, survey->body, k, NEAR))
      continue;
    if (body_at (battle, k)->side == self->side)
      count_friend (survey, k);
    else
      count_enemy (survey, k);
  }
}

/* wrg.reaction.strength-units: units, not figures. */
static void
compare_strength (Survey *survey)
{
  mu_wrg_reaction_compare (&survey->battle->readings, survey->friends, survey->enemies,
                           survey->facts);
}

static bool
is_near_side_edge (const WrgBattle *battle, const Body *body)
{
  MuPoint low, high;
  mu_rect_box (&body->ground, &low, &high);
  return low.x <= PACES (EDGE_NEAR) || high.x >= battle->width - PACES (EDGE_NEAR);
}

/* wrg.reaction.deduct1.shot-at */
static bool
was_shot_at_by_half (const WrgBattle *battle, const Body *body)
{
  const int most = body->period.shot_figures > body->period.shot_figures_last
                       ? body->period.shot_figures
                       : body->period.shot_figures_last;
  return mu_wrg_reaction_shot_at (&battle->readings, most, body->figures, body->figures_start);
}

/* wrg.reaction.deduct2.missile-armed: but not an elephant's crew */
static bool
is_missile_armed (const Body *body)
{
  const unsigned missiles = MU_WEAPON_BIT (MU_WEAPON_BOW) | MU_WEAPON_BIT (MU_WEAPON_CROSSBOW)
                            | MU_WEAPON_BIT (MU_WEAPON_SLING)
                            | MU_WEAPON_BIT (MU_WEAPON_STAFF_SLING);
  return body->troop.type != MU_TROOP_EL && (mu_wrg_missiles_of (body) & missiles);
}

static bool
is_about_charge (MuWrgOccasion occasion)
{
  return occasion == MU_OCCASION_START_CHARGE || occasion == MU_OCCASION_CHARGED;
}

/* wrg.reaction.either2.cover
 * READING: wrg.reaction.either2.cover: who sees no enemy near is uphill of nobody. */
static bool
stands_well (const Survey *survey)
{
  const Body *self = body_at (survey->battle, survey->body);
  return mu_wrg_is_in_cover (survey->battle, self) || self->formation == MU_FORMATION_SQUARE
         || (survey->seen > 0 && survey->below == survey->seen);
}

/* READING: wrg.reaction.deduct1.no-shields: crews are the figures of a front
 * rank of models. */
static void
count_own_state (Survey *survey, MuWrgOccasion occasion)
{
  const WrgBattle *battle = survey->battle;
  const Body *self = body_at (battle, survey->body);
  /* wrg.weather.night.limits */
  if (is_near_side_edge (battle, self) || battle->sky.night
      || mu_wrg_is_near_unfriendly_cover (battle, self))
    hold (survey, MU_REACTION_UNFRIENDLY_COVER);
  if (!self->troop.shield && !mu_type_is_super_heavy ((MuTroopType) self->troop.type))
    hold (survey, MU_REACTION_NO_SHIELDS);
  if (was_shot_at_by_half (battle, self))
    hold (survey, MU_REACTION_SHOT_AT);
  /* wrg.reaction.deduct2.engines */
  if (self->period.engines_shot || self->period.engines_shot_last)
    hold (survey, MU_REACTION_ENGINES);
  if (self->period.surprised)
    hold (survey, MU_REACTION_SURPRISED);
  if (is_missile_armed (self))
    hold (survey, MU_REACTION_MISSILE_ARMED);
  if (self->troop.type == MU_TROOP_LI && is_about_charge (occasion))
    hold (survey, MU_REACTION_LI_CHARGE);
  if (self->troop.type == MU_TROOP_EL && (self->period.hurt_now > 0 || self->period.hurt_last > 0))
    hold (survey, MU_REACTION_ELEPHANT_HURT);
  if (stands_well (survey))
    hold (survey, MU_REACTION_COVER);
  survey->facts->times[MU_REACTION_FRIENDS_ROUT] = (int8_t) self->routs_seen;
  survey->facts->times[MU_REACTION_OWN_BREAKS] = (int8_t) self->breaks;
}

static void
count_animals (Survey *survey, MuWrgOccasion occasion)
{
  const WrgBattle *battle = survey->battle;
  const Body *self = body_at (battle, survey->body);
  const MuRect there = mu_rect_ahead (&self->ground, self->period.charge_distance);
  const bool goes_there = is_about_charge (occasion) && self->period.charge_target != MU_NO_BODY;
  if (mu_wrg_horses_shy (battle, survey->body, &self->ground)
      || (goes_there && mu_wrg_horses_shy (battle, survey->body, &there)))
    hold (survey, MU_REACTION_ANIMALS);
}

/* wrg.reaction.add1.enemy-retiring: a flank or rear open to the charge
 * declared, as wrg.reaction.behind-flank defines it. */
static void
count_exposed_target (Survey *survey)
{
  const WrgBattle *battle = survey->battle;
  const Body *self = body_at (battle, survey->body);
  if (self->period.charge_target == MU_NO_BODY || self->period.countercharges)
    return;
  const Body *target = body_at (battle, self->period.charge_target);
  if (mu_wrg_shows_flank (target, self)
      && mu_wrg_is_near (battle, survey->body, self->period.charge_target, NEAR))
    hold (survey, MU_REACTION_ENEMY_RETIRING);
}

void
mu_wrg_gather_facts (WrgBattle *battle, int body, MuWrgOccasion occasion, MuWrgReactionFacts *facts)
{
  Survey survey = { .battle = battle, .facts = facts, .body = body };
  const Body *self = body_at (battle, body);
  *facts = (MuWrgReactionFacts){ .times = { 0 } };
  mu_wrg_see_routs (battle, body);
  const int own
      = is_fighting (self) && (mu_wrg_counts_as_unit (self) || self->parent != MU_NO_BODY);
  survey.friends = own;
  count_motion (&survey, (Motion) self->motion);
  survey_bodies (&survey);
  compare_strength (&survey);
  if (survey.friends == own)
    hold (&survey, MU_REACTION_ALONE);
  count_own_state (&survey, occasion);
  count_animals (&survey, occasion);
  count_exposed_target (&survey);
  mu_wrg_count_generals (battle, body, facts);
  facts->times[MU_REACTION_SECURE_FLANK] = (int8_t) mu_wrg_find_secure_flanks (battle, body);
}

/* wrg.reaction.record: friends now in rout whom it sees. */
void
mu_wrg_see_routs (WrgBattle *battle, int body)
{
  const uint8_t side = body_at (battle, body)->side;
  FOR_SET (&battle->broken, k)
  {
    if (k != body && body_at (battle, k)->status == STATUS_ROUTING
        && body_at (battle, k)->side == side && mu_wrg_counts_as_unit (body_at (battle, k))
        && mu_wrg_sees_within (battle, body, k, ROUT_SEEN_AT))
      mu_wrg_note_rout_seen (battle, body, k);
  }
}
