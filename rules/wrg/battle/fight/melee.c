/* A period of hand-to-hand combat (wrg.melee.*): all strokes are counted from
 * the figures that stand when it begins, and felt together. */
#include "rules/wrg/battle/order/obey.h"

#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/random.h"

#define BIT(w)      MU_WEAPON_BIT (MU_WEAPON_##w)
#define CREW_SPEARS (BIT (PIKE) | BIT (LONG_SPEAR) | BIT (LANCE))

/* wrg.rout.no-fighting: evaders, routers and those who break off show their
 * backs. */
bool
mu_wrg_shows_its_back (const Body *body)
{
  return !is_fighting (body) || body->period.response == RESPONSE_EVADE || body->period.broke_off;
}

static bool
fights_back (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (mu_wrg_shows_its_back (self))
    return false;
  FOR_CONTACT (battle, self, k)
  {
    if (on_table (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k))
      return true;
  }
  return false;
}

/* A blow kept from the start of the moves is spent if the runner was overtaken. */
static void
drop_overtaken_blows (WrgBattle *battle)
{
  int kept = 0;
  for (int i = 0; i < battle->filled.strokes; i++) {
    const Stroke *stroke = &battle->stroke[i];
    if (!*pair_at (battle, PAIR_TOUCH, stroke->body, stroke->target)
        && (stroke->crew_only || !mu_wrg_shows_its_back (body_at (battle, stroke->body)))
        && body_at (battle, stroke->target)->status != STATUS_GONE)
      battle->stroke[kept++] = *stroke;
  }
  battle->filled.strokes = (uint16_t) kept;
}

/* wrg.melee.periods: each body counts its own; a fresh one starts at 1. */
static void
count_periods (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    self->period.melee_count = mu_wrg_count_for_losses (self);
    if (fights_back (battle, i) && self->melee_periods < UINT8_MAX)
      self->melee_periods++;
  }
}

static void
collect_strokes (WrgBattle *battle)
{
  drop_overtaken_blows (battle);
  FOR_ALL (battle, i)
  {
    if (fights_back (battle, i))
      mu_wrg_add_strokes (battle, i);
  }
}

static unsigned
crew_weapons (const Body *body)
{
  unsigned weapons = 0;
  for (int i = 0; i < body->crew.count; i++)
    weapons |= MU_WEAPON_BIT (body->crew.weapon[i]);
  return weapons;
}

static MuTroopType
type_by (const WrgBattle *battle, const Stroke *stroke)
{
  return (MuTroopType) kind_of (body_at (battle, stroke->body), stroke->by_guest)->troop.type;
}

static MuTroopType
type_on (const WrgBattle *battle, const Stroke *stroke)
{
  return (MuTroopType) kind_of (body_at (battle, stroke->target), stroke->on_guest)->troop.type;
}

/* wrg.melee.tactical.faced-spears, wrg.melee.eligible.crew-spears */
static bool
shows_spears (const WrgBattle *battle, const Stroke *stroke)
{
  const Body *target = body_at (battle, stroke->target);
  if (mu_wrg_shows_its_back (target))
    return false;
  if (mu_type_is_model ((MuTroopType) target->troop.type))
    return crew_weapons (target) & CREW_SPEARS;
  if (stroke->face != MU_FACE_FRONT || target->disordered || target->pushed_back)
    return false;
  const MuWeapon weapon
      = mu_wrg_weapon_of_kind (target, stroke->on_guest, type_by (battle, stroke));
  return mu_type_is_infantry (type_on (battle, stroke))
         && (weapon == MU_WEAPON_PIKE || weapon == MU_WEAPON_LONG_SPEAR);
}

/* wrg.shields.unusable, wrg.shields.two-handed, wrg.shields.side
 * READING: wrg.shields.unusable: figures that turn to meet an attack in flank or
 * rear still count as attacked there while their body faces otherwise. */
static bool
has_no_use_of_shields (const WrgBattle *battle, const Stroke *stroke)
{
  const Body *target = body_at (battle, stroke->target);
  if (target->formation != MU_FORMATION_USUAL && !stroke->no_reply
      && !mu_wrg_shows_its_back (target)) {
    const Body *self = body_at (battle, stroke->body);
    return mu_wrg_is_bare_to_blows (battle, target, self,
                                    mu_wrg_weapon_against (target, self->troop.type));
  }
  if (stroke->no_reply || mu_wrg_shows_its_back (target) || stroke->face == MU_FACE_REAR
      || stroke->face == MU_FACE_RIGHT)
    return true;
  if (!mu_type_is_infantry ((MuTroopType) target->troop.type))
    return false;
  const MuWeapon weapon
      = mu_wrg_weapon_of_kind (target, stroke->on_guest, type_by (battle, stroke));
  return weapon == MU_WEAPON_TWO_HANDED || (weapon == MU_WEAPON_PIKE && !target->pushed_back);
}

/* wrg.melee.tactical.super-heavy-flank: flank or rear of SHC and elephants,
 * only the rear of SHI. */
static bool
hits_weak_side (const WrgBattle *battle, const Stroke *stroke)
{
  const MuTroopType type = type_on (battle, stroke);
  if (stroke->face == MU_FACE_REAR)
    return type == MU_TROOP_SHC || type == MU_TROOP_EL || type == MU_TROOP_SHI;
  return stroke->face != MU_FACE_FRONT && (type == MU_TROOP_SHC || type == MU_TROOP_EL);
}

static bool
runs_on_after (const WrgBattle *battle, const Stroke *stroke)
{
  return body_at (battle, stroke->body)->period.pursued && stroke->in_contact
         && body_at (battle, stroke->target)->status == STATUS_ROUTING;
}

static unsigned
circumstances_of (const WrgBattle *battle, const Stroke *stroke)
{
  const Body *self = body_at (battle, stroke->body);
  unsigned holding = 0;
  if (shows_spears (battle, stroke))
    holding |= MU_MELEE_FACED_BY_SPEARS;
  if (self->period.charged_home || self->period.followed_up || self->period.pursued)
    holding |= MU_MELEE_CHARGING;
  if (mu_wrg_is_uncontrolled (battle, self)
      && kind_of (self, stroke->by_guest)->troop.class != MU_CLASS_D)
    holding |= MU_MELEE_IMPETUOUS;
  if (mu_wrg_is_uphill_of (battle, self, body_at (battle, stroke->target)))
    holding |= MU_MELEE_UPHILL;
  if (mu_wrg_fights_across_obstacle (battle, self, body_at (battle, stroke->target)))
    holding |= MU_MELEE_OBSTACLE;
  if (has_no_use_of_shields (battle, stroke))
    holding |= MU_MELEE_SHIELDLESS;
  if (hits_weak_side (battle, stroke))
    holding |= MU_MELEE_FLANK_OR_REAR;
  if (runs_on_after (battle, stroke))
    holding |= MU_MELEE_PURSUING;
  return holding;
}

#define ELEPHANT_FRONT 2 /* wrg.melee.eligible.elephant */
#define CHARIOT_FRONT  1 /* wrg.melee.eligible.chariot */
#define CREW_REAR      2

static int
crew_places (const Body *body, MuFace face)
{
  const bool elephant = body->troop.type == MU_TROOP_EL;
  if (face == MU_FACE_FRONT)
    return elephant ? ELEPHANT_FRONT : CHARIOT_FRONT;
  return face == MU_FACE_REAR ? CREW_REAR : (body->crew.count + 1) / 2;
}

/* How well a crew figure serves: light spears first, except in a chariot to
 * the front, where it must be an archer if there is one (wrg.melee.eligible.chariot). */
static int
crew_worth (const Body *body, int weapon, MuFace face)
{
  if (face == MU_FACE_FRONT && mu_type_is_chariot ((MuTroopType) body->troop.type))
    return weapon == MU_WEAPON_BOW ? 2 : weapon == MU_WEAPON_LIGHT_SPEAR;
  return weapon == MU_WEAPON_LIGHT_SPEAR;
}

/* READING: wrg.melee.eligible.elephant: half of an odd crew is rounded up.
 * Gives those of the crew who serve this face, a bit each; the taken serve
 * another. */
static unsigned
choose_crew (const Body *body, MuFace face, unsigned taken)
{
  unsigned chosen = 0;
  int places = crew_places (body, face);
  for (int worth = 2; worth >= 0; worth--)
    for (int i = 0; i < body->crew.count && places > 0; i++)
      if (!(taken >> i & 1u) && crew_worth (body, body->crew.weapon[i], face) == worth) {
        chosen |= 1u << i;
        places--;
      }
  return chosen;
}

/* wrg.melee.eligible.elephant: those who answer enemy lapping round from the front; they
 * strike in the model's one sum. */
static unsigned
crew_on_flanks (const WrgBattle *battle, int body, unsigned taken)
{
  const Body *self = body_at (battle, body);
  unsigned chosen = 0;
  if (mu_wrg_is_lapped (battle, body, END_RIGHT))
    chosen |= choose_crew (self, MU_FACE_RIGHT, taken);
  if (mu_wrg_is_lapped (battle, body, END_LEFT))
    chosen |= choose_crew (self, MU_FACE_LEFT, taken | chosen);
  return chosen;
}

/* Faces are served in the order of the body's strokes, the front first: a crew
 * figure fights once. */
static MuCrew
crew_of (const WrgBattle *battle, const Stroke *stroke)
{
  const Body *self = body_at (battle, stroke->body);
  MuCrew crew = { .horses = self->crew.horses };
  unsigned taken = 0;
  unsigned served = 1u << stroke->own_face;
  for (const Stroke *other = battle->stroke; other < stroke; other++)
    if (other->body == stroke->body && !(served >> other->own_face & 1u)) {
      served |= 1u << other->own_face;
      taken |= choose_crew (self, (MuFace) other->own_face, taken);
    }
  unsigned chosen = choose_crew (self, (MuFace) stroke->own_face, taken);
  if (stroke->own_face == MU_FACE_FRONT)
    chosen |= crew_on_flanks (battle, stroke->body, taken | chosen);
  for (int i = 0; i < self->crew.count; i++)
    if (chosen >> i & 1u)
      crew.weapon[crew.count++] = self->crew.weapon[i];
  return crew;
}

static MuWrgMelee
melee_of (const WrgBattle *battle, const Stroke *stroke, int random)
{
  const Body *self = body_at (battle, stroke->body);
  const Body *target = body_at (battle, stroke->target);
  MuWrgMelee melee = {
    .fighter = mu_wrg_troop_of_kind (self, stroke->by_guest),
    .target = mu_wrg_troop_of_kind (target, stroke->on_guest),
    .weapon = mu_wrg_weapon_of_kind (self, stroke->by_guest, type_on (battle, stroke)),
    .figures = stroke->figures,
    .period = self->melee_periods > 0 ? self->melee_periods : 1,
    .recoiled = self->pushed_back,
    .circumstances = circumstances_of (battle, stroke),
    .shot_losses = self->count_before > 0 ? self->period.shot_men / self->count_before : 0,
    .random = random,
    .half = self->disordered, /* wrg.disorder.effect.half */
    .weather = mu_wrg_weather_tolls_now (battle, self),
    .crew_only = stroke->crew_only,
    .general = mu_wrg_is_brave_general_with (battle, stroke->body),
  };
  if (mu_wrg_is_artillery (self)) /* wrg.melee.eligible.artillery */
    melee.figures = stroke->figures * self->crew.count;
  else if (mu_type_is_model ((MuTroopType) self->troop.type))
    melee.crew = crew_of (battle, stroke);
  return melee;
}

/* As for shooting: the sum leaves out what its troops cannot meet. */
static MuWrgMeleeAnswer
reckon (const WrgBattle *battle, MuWrgMelee *melee, MuWrgSum *sum, MuTrace *trace)
{
  unsigned refused = 0;
  MuWrgMeleeAnswer answer;
  while ((answer = mu_wrg_melee (&battle->readings, melee, sum, trace, &refused))
         == MU_MELEE_CANNOT_APPLY)
    melee->circumstances &= ~refused;
  return answer;
}

/* The rule that lets these figures strike. */
static MuRule
stroke_rule (const WrgBattle *battle, const Stroke *stroke)
{
  if (stroke->no_reply)
    return MU_RULE_WRG_AFTER_CONTINUE;
  if (body_at (battle, stroke->target)->status == STATUS_ROUTING)
    return MU_RULE_WRG_PURSUIT_STRIKE;
  if (mu_wrg_shows_its_back (body_at (battle, stroke->target)))
    return MU_RULE_WRG_MOVE_EVADE_CAUGHT;
  return MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT;
}

static void
strike (WrgBattle *battle, Stroke *stroke, int random)
{
  MuWrgMelee melee = melee_of (battle, stroke, random);
  MuWrgSum sum;
  MuTrace trace;
  if (melee.crew_only && melee.crew.count == 0)
    return;
  if (reckon (battle, &melee, &sum, &trace) != MU_MELEE_OK)
    return;
  stroke->men = (int16_t) sum.casualties;
  mu_wrg_emit (battle, MU_EVENT_MELEE, stroke_rule (battle, stroke),
               stroke->body + stroke->by_guest, stroke->target + stroke->on_guest,
               VALUES (melee.figures, sum.factor, sum.casualties, melee.period));
  mu_wrg_emit_trace (battle, stroke->body + stroke->by_guest, &trace);
}

typedef struct {
  int plus, minus; /* faces; 0: not thrown */
} Thrown;

/* wrg.random.dice: once for each body that fights. */
static Thrown
throw_random (WrgBattle *battle, int body)
{
  const MuTroop *troop = &body_at (battle, body)->troop;
  const int plus = mu_dice_roll (battle->dice, mu_wrg_random_plus_die (troop->regular),
                                 MU_ROLL_MELEE_PLUS, body);
  const int minus = mu_dice_roll (battle->dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_MINUS, body);
  return (Thrown){ plus, minus };
}

/* Each kind of a mixed body makes of them what its class does.
 * READING: wrg.random.melee.general: a general rides in the front rank of his body
 * (wrg.general.share.bodyguard), so that he fights whenever it does. */
static int
random_of (const WrgBattle *battle, const Stroke *stroke, Thrown thrown)
{
  const Body *kind = kind_of (body_at (battle, stroke->body), stroke->by_guest);
  return mu_wrg_random_melee (&battle->readings, (MuTroopClass) kind->troop.class, thrown.minus,
                              thrown.plus, mu_wrg_is_brave_general_with (battle, stroke->body));
}

/* Strokes of one body stand together but for parting blows, which came first. */
static void
strike_all (WrgBattle *battle)
{
  mu_wrg_link_strokes (battle, false);
  FOR_ALL (battle, i)
  {
    Thrown thrown = { 0, 0 };
    FOR_STROKES (battle, body_at (battle, i), k)
    {
      if (thrown.plus == 0)
        thrown = throw_random (battle, i);
      strike (battle, &battle->stroke[k], random_of (battle, &battle->stroke[k], thrown));
    }
  }
}

/* wrg.after.recoil.five: figures in contact or in an overlap. */
static void
count_fighters (WrgBattle *battle, const Stroke *stroke)
{
  Body *self = body_at (battle, stroke->body);
  Body *target = body_at (battle, stroke->target);
  self->period.melee_fighting += mu_wrg_losses_counted (self, stroke->front);
  if (mu_wrg_shows_its_back (target)) {
    const int met
        = mu_wrg_figures_on_face (battle, stroke->target, stroke->body, (MuFace) stroke->face);
    target->period.melee_fighting += mu_wrg_losses_counted (target, met > 0 ? met : stroke->front);
  }
}

static void
feel_strokes (WrgBattle *battle)
{
  for (int i = 0; i < battle->filled.strokes; i++) {
    const Stroke *stroke = &battle->stroke[i];
    Body *self = body_at (battle, stroke->body);
    Body *target = body_at (battle, stroke->target);
    count_fighters (battle, stroke);
    self->period.in_melee_now = target->period.in_melee_now = true;
    self->period.melee_given += stroke->men;
    self[stroke->by_guest].inflicted += stroke->men;
    target->period.melee_taken += stroke->men;
    if (stroke->on_guest)
      target[1].period.melee_taken += stroke->men;
  }
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (self->period.melee_taken > 0 && !is_guest (self))
      mu_wrg_take_mixed_casualties (
          battle, i, mu_wrg_spare_general (battle, i, self->period.melee_taken, true),
          self->hosts ? self[1].period.melee_taken : 0);
  }
}

void
mu_wrg_fight_hand_to_hand (WrgBattle *battle)
{
  mu_wrg_note_contacts (battle);
  mu_wrg_take_prisoners (battle);
  mu_wrg_come_through_ranks (battle);
  count_periods (battle);
  mu_wrg_lap_round (battle);
  collect_strokes (battle);
  strike_all (battle);
  feel_strokes (battle);
  mu_wrg_test_in_order (battle, mu_wrg_is_due_after_melee);
}
