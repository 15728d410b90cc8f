/* The period's shooting: all volleys are aimed, then reckoned, then felt
 * (wrg.shoot.simultaneous). */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/fight/random.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/move/formation.h"

#define MOVED_FAR 60 /* wrg.shoot.tactical.moving */
#define BIT(w)    MU_WEAPON_BIT (MU_WEAPON_##w)
#define TWO_HANDS (BIT (BOW) | BIT (CROSSBOW) | BIT (STAFF_SLING))

/* wrg.shields.side: hit from the rear or from behind the right flank. */
static bool
is_behind_shields (const Body *target, const Body *shooter)
{
  const MuPoint middle = mu_rect_centre (&shooter->ground);
  const MuLocal at = mu_rect_local (&target->ground, middle);
  if (at.v < -target->ground.depth)
    return true;
  return at.v < 0 && at.u > target->ground.width / 2;
}

/* wrg.shields.two-handed: bows now; pikes and long axes when charging or
 * fighting, but no pikes once driven back to the swords.
 * READING: wrg.shields.two-handed: the list is of examples, and a crossbow is
 * spanned with both hands. */
static bool
uses_both_hands (const WrgBattle *battle, int body, bool guest)
{
  const Body *self = body_at (battle, body);
  const Body *kind = kind_of (self, guest);
  const unsigned held = self->pushed_back ? BIT (TWO_HANDED) : BIT (PIKE) | BIT (TWO_HANDED);
  if (kind->period.weapons_shot & TWO_HANDS)
    return true;
  return kind->troop.weapons & held
         && (mu_wrg_is_charging (self) || mu_wrg_in_melee (battle, body));
}

static bool
is_fast (const Body *target)
{
  const Motion motion = (Motion) target->motion;
  const MuTroopType type = (MuTroopType) target->troop.type;
  return (mu_type_is_cavalry (type) || mu_type_is_chariot (type))
         && (motion == MOTION_CHARGING || motion == MOTION_PURSUING || motion == MOTION_ROUTING
             || motion == MOTION_UNCONTROLLED);
}

static bool
shows_no_shields (const WrgBattle *battle, const Volley *volley)
{
  const Body *target = body_at (battle, volley->target);
  const Body *shooter = body_at (battle, volley->shooter);
  if (target->formation != MU_FORMATION_USUAL && is_fighting (target))
    return mu_wrg_is_bare_to_shots (battle, target, shooter, (MuWeapon) volley->weapon);
  return is_behind_shields (target, shooter)
         || uses_both_hands (battle, volley->target, volley->on_guest);
}

static unsigned
circumstances_of (const WrgBattle *battle, const Volley *volley)
{
  const Body *target = body_at (battle, volley->target);
  unsigned holding = 0;
  if (volley->far)
    holding |= MU_SHOOT_LONG_RANGE;
  if (volley->ranks_over > 0)
    holding |= MU_SHOOT_OVERHEAD;
  if (volley->ranks_over > 1)
    holding |= MU_SHOOT_OVERHEAD_MANY;
  if (target->period.moved >= PACES (MOVED_FAR) || target->period.met
      || mu_wrg_formation_always_moves ((MuFormation) target->formation))
    holding |= MU_SHOOT_TARGET_MOVED;
  if (is_fast (target))
    holding |= MU_SHOOT_TARGET_CHARGING;
  /* wrg.shoot.tactical.cover: no cover against stones */
  if (mu_wrg_is_in_cover (battle, target)
      && !mu_wrg_throws_stones (body_at (battle, volley->shooter)))
    holding |= MU_SHOOT_COVER;
  if (shows_no_shields (battle, volley))
    holding |= MU_SHOOT_SHIELDLESS;
  return holding;
}

/* The sum knows which circumstances its troops can meet: shields do not matter
 * to elephants, say. */
static MuWrgShootAnswer
reckon (const WrgBattle *battle, MuWrgShot *shot, MuWrgSum *sum, MuTrace *trace)
{
  unsigned refused = 0;
  MuWrgShootAnswer answer;
  while ((answer = mu_wrg_shoot (&battle->readings, shot, sum, trace, &refused))
         == MU_SHOOT_CANNOT_APPLY)
    shot->circumstances &= ~refused;
  return answer;
}

static void
note_shooting (WrgBattle *battle, const Volley *volley)
{
  Body *target = body_at (battle, volley->target);
  const int all
      = *pair_at (battle, PAIR_SHOT_NOW, volley->shooter, volley->target) + volley->figures;
  mu_wrg_note_pair (battle, PAIR_SHOT_NOW, volley->shooter, volley->target,
                    (uint8_t) (all < UINT8_MAX ? all : UINT8_MAX));
  target->period.was_shot_at = true;
  target->period.engines_shot = target->period.engines_shot || volley->weapon == MU_WEAPON_ENGINE;
  target->period.shot_figures += volley->figures;
}

/* wrg.casualties.groups: which kind of a mixed body is nearest to the shooters. */
static bool
shows_guest_to (const WrgBattle *battle, const Volley *volley)
{
  const Body *target = body_at (battle, volley->target);
  const Body *shooter = body_at (battle, volley->shooter);
  if (!target->hosts)
    return false;
  const MuLocal at = mu_rect_local (&target->ground, mu_rect_centre (&shooter->ground));
  return mu_wrg_shows_guest (target, shooter,
                             at.v < -target->ground.depth ? MU_FACE_REAR : MU_FACE_FRONT);
}

static void
shoot_volley (WrgBattle *battle, Volley *volley, int random)
{
  const Body *self = body_at (battle, volley->shooter);
  volley->on_guest = volley->on_guest || shows_guest_to (battle, volley);
  MuWrgShot shot = {
    .shooter = kind_of (self, volley->by_guest)->troop,
    .target = mu_wrg_troop_of_kind (body_at (battle, volley->target), volley->on_guest),
    .weapon = (MuWeapon) volley->weapon,
    .figures = volley->figures,
    .circumstances = circumstances_of (battle, volley),
    .random = random,
    .half = self->disordered, /* wrg.disorder.effect.fighting */
    .weather = mu_wrg_weather_tolls_now (battle, self),
  };
  MuWrgSum sum;
  MuTrace trace;
  /* a model's weapons are its crew's; an engine is nobody's */
  if (volley->weapon != MU_WEAPON_ENGINE)
    shot.shooter.weapons |= MU_WEAPON_BIT (volley->weapon);
  if (reckon (battle, &shot, &sum, &trace) != MU_SHOOT_OK)
    return;
  mu_wrg_emit (battle, MU_EVENT_SHOT, (MuRule) volley->rule, volley->shooter + volley->by_guest,
               volley->target + volley->on_guest,
               VALUES (volley->figures, sum.factor, sum.casualties, volley->weapon));
  mu_wrg_emit_trace (battle, volley->shooter + volley->by_guest, &trace);
  note_shooting (battle, volley);
  volley->men = (int16_t) sum.casualties;
}

typedef struct {
  int plus, minus; /* faces */
} Thrown;

/* wrg.random.dice: once for each body that shoots. */
static Thrown
throw_random (WrgBattle *battle, int body)
{
  const MuTroop *troop = &body_at (battle, body)->troop;
  const int plus = mu_dice_roll (battle->dice, mu_wrg_random_plus_die (troop->regular),
                                 MU_ROLL_SHOOT_PLUS, body);
  const int minus = mu_dice_roll (battle->dice, MU_DIE_AVERAGE, MU_ROLL_SHOOT_MINUS, body);
  return (Thrown){ plus, minus };
}

/* Each kind of a mixed body makes of them what its class does. */
static int
random_of (const WrgBattle *battle, const Volley *volley, Thrown thrown)
{
  const Body *kind = kind_of (body_at (battle, volley->shooter), volley->by_guest);
  return mu_wrg_random_shoot ((MuTroopClass) kind->troop.class, thrown.minus, thrown.plus);
}

static void
reckon_volleys (WrgBattle *battle)
{
  Thrown thrown = { 0, 0 };
  int thrower = MU_NO_BODY;
  for (int i = 0; i < battle->filled.volleys; i++) {
    Volley *volley = &battle->volley[i];
    if (volley->figures == 0)
      continue;
    if (volley->shooter != thrower) {
      thrower = volley->shooter;
      thrown = throw_random (battle, thrower);
    }
    shoot_volley (battle, volley, random_of (battle, volley, thrown));
  }
}

static void
note_weapons (WrgBattle *battle)
{
  for (int i = 0; i < battle->filled.volleys; i++) {
    const Volley *volley = &battle->volley[i];
    if (volley->figures == 0)
      continue;
    body_at (battle, volley->shooter + volley->by_guest)->period.weapons_shot
        |= MU_WEAPON_BIT (volley->weapon);
  }
}

static void
feel_volleys (WrgBattle *battle)
{
  for (int i = 0; i < battle->filled.volleys; i++) {
    const Volley *volley = &battle->volley[i];
    body_at (battle, volley->shooter + volley->by_guest)->inflicted += volley->men;
    body_at (battle, volley->target)->period.shot_men += volley->men;
    if (volley->on_guest)
      body_at (battle, volley->target + 1)->period.shot_men += volley->men;
  }
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (self->period.shot_men > 0 && !is_guest (self))
      mu_wrg_take_mixed_casualties (battle, i,
                                    mu_wrg_spare_general (battle, i, self->period.shot_men, false),
                                    self->hosts ? self[1].period.shot_men : 0);
    if (self->period.weapons_shot)
      mu_wrg_reveal (battle, is_guest (self) ? i - 1 : i);
  }
  mu_wrg_note_sightings (battle);
}

void
mu_wrg_shoot_all (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    body_at (battle, i)->count_before = mu_wrg_count_for_losses (body_at (battle, i));
    mu_wrg_plan_volleys (battle, i);
  }
  note_weapons (battle);
  reckon_volleys (battle);
  feel_volleys (battle);
}
