/* The hand flame-thrower as a player asks for it. */
#include "app/sums/wrg/siege/siege.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/siege/fire_shot.h"

/* The first in the order of MuWrgBurnable. */
static const char *const flame_words[]
    = { "building", "wood", "door", "palisade", "penthouse", "tower", "men", NULL };
static const char *const flame_labels[]
    = { SIEGE_BURNABLES, N_ ("men or animals in the open"), NULL };
#define FLAME_AT_MEN 6

/* In the order of flame_bits. */
static const char *const at_men_words[]
    = { "overhead", "overhead-many", "target-moved", "target-charging", "shieldless", NULL };
static const char *const at_men_labels[] = { N_ ("over others' heads"),
                                             N_ ("over more than one rank of friends"),
                                             N_ ("the target moved 60 paces or into contact"),
                                             N_ ("the target charges, pursues or routs"),
                                             N_ ("the target cannot use its shields"),
                                             NULL };
static const unsigned flame_bits[]
    = { MU_SHOOT_OVERHEAD, MU_SHOOT_OVERHEAD_MANY, MU_SHOOT_TARGET_MOVED, MU_SHOOT_TARGET_CHARGING,
        MU_SHOOT_SHIELDLESS };

const MuField mu_siege_flame_fields[] = {
  ARG_TROOP ("shooter", N_ ("Who uses it"), N_ ("who uses it")),
  ARG_CHOICE ("target", N_ ("Used on"), N_ ("what it is used on"), flame_words, flame_labels),
  ARG_NUMBER ("distance", N_ ("Distance"), N_ ("paces to it"), 0, 2000, MU_WRG_FLAME_RANGE),
  ASK_FLAG ("used", N_ ("It has been used before"), N_ ("it has been used before")),
  ASK_TROOP ("at", N_ ("Men or animals"), N_ ("the men or animals it is used on")),
  ASK_SET ("tactical", N_ ("What holds"), N_ ("what holds, on men or animals"), at_men_words,
           at_men_labels),
  ASK_WEATHER_ON_MISSILES,
  ASK_FLAG ("rained", N_ ("Rain or snow has fallen"), N_ ("rain or snow has fallen in this game")),
  ASK_DIE ("die", N_ ("Die"), N_ ("an ordinary die, on works of wood"), MU_ROLL_OTHER),
  ASK_DIE ("minus", N_ ("Minus die"), N_ ("the minus die, on men or animals"), MU_ROLL_SHOOT_MINUS),
  ASK_DIE ("plus", N_ ("Plus die"), N_ ("the plus die, on men or animals"), MU_ROLL_SHOOT_PLUS),
  FIELDS_END,
};

static gboolean
at_men (const MuSumInput *input)
{
  return mu_field_number (input, "target") == FLAME_AT_MEN;
}

static gboolean
takes_a_die (const MuSumInput *input)
{
  return !at_men (input) && mu_wrg_flame_dices ((MuWrgBurnable) mu_field_number (input, "target"));
}

int
mu_siege_flame_dice (const MuSumInput *input, int field, MuDie *die)
{
  *die = MU_DIE_ORDINARY;
  if (mu_field_is (input, field, "die"))
    return takes_a_die (input) ? 1 : 0;
  *die = mu_siege_random_die (input, field, mu_siege_troop (input, "shooter"));
  return at_men (input) ? 1 : 0;
}

/* Of men in the open, or of works that are to burn. */
static gboolean
is_of_men (const MuSumInput *input, int field)
{
  static const char *const keys[] = { "at", "tactical", "weather", "minus", "plus", NULL };
  return g_strv_contains (keys, input->kind->fields[field].key);
}

MuRule
mu_siege_flame_closed (const MuSumInput *input, int field, int word)
{
  const gboolean of_men = is_of_men (input, field);
  const gboolean of_die = mu_field_is (input, field, "die");
  const gboolean of_works = mu_field_is (input, field, "rained");
  const gboolean closed = (of_men && !at_men (input)) || (of_works && at_men (input))
                          || (of_die && !takes_a_die (input));
  return closed ? MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER
                : mu_siege_weather_closed (input, field, word);
}

static unsigned
circumstances_of (const MuSumInput *input)
{
  unsigned holds = 0;
  for (guint i = 0; i < G_N_ELEMENTS (flame_bits); i++)
    if (mu_field_has (input, "tactical", (int) i))
      holds |= flame_bits[i];
  return holds;
}

static MuWrgFlameShot
flame_shot (const MuSumInput *input)
{
  const MuTroop *user = mu_siege_troop (input, "shooter");
  return (MuWrgFlameShot){
    .user = *user,
    .target = *mu_siege_troop (input, "at"),
    .circumstances = circumstances_of (input),
    .random = mu_siege_random (input, user),
    .weather = mu_field_tolls (input, FIELD_TOLL_MISSILES),
  };
}

typedef struct {
  const MuReadings *readings;
  const MuWrgFlameShot *shot;
} FlameThrow;

static int
flame_outcome (gconstpointer context, int minus, int plus)
{
  const FlameThrow *throw = context;
  MuWrgFlameShot shot = *throw->shot;
  MuWrgSum sum = { 0 };
  shot.random = mu_wrg_random_shoot ((MuTroopClass) shot.user.class, minus, plus);
  mu_wrg_flame_shoot (throw->readings, &shot, &sum, NULL);
  return sum.casualties;
}

static void
tell_flame (const MuSumTask *task, const MuWrgFlameShot *shot, const MuWrgSum *sum,
            MuSumAnswer *answer)
{
  mu_siege_sum (answer, sum, "casualties");
  mu_sum_headline (answer, ngettext ("%d casualty", "%d casualties", (gulong) sum->casualties),
                   sum->casualties);
  mu_siege_lose (task->input, answer, "at", sum->casualties);
  const FlameThrow throw = { task->readings, shot };
  if (task->odds)
    mu_siege_bars_of_two (answer, mu_wrg_random_plus_die (shot->user.regular), flame_outcome,
                          &throw, sum->casualties);
}

static void
work_at_men (const MuSumTask *task, MuSumAnswer *answer)
{
  if (!mu_siege_troop (task->input, "at")) {
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER,
                   _ ("Say which men or animals it is used on"));
    return;
  }
  const MuWrgFlameShot shot = flame_shot (task->input);
  MuWrgSum sum = { 0 };
  if (mu_wrg_flame_shoot (task->readings, &shot, &sum, &answer->trace) == MU_SHOOT_OK)
    tell_flame (task, &shot, &sum, answer);
  else
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER,
                   _ ("Something that holds cannot apply to these men or animals"));
}

static void
work_at_works (const MuSumTask *task, MuSumAnswer *answer)
{
  const int face = mu_field_face (task->input, "die");
  const MuWrgBurnable what = (MuWrgBurnable) mu_field_number (task->input, "target");
  const gboolean lit = mu_wrg_flame_lights (what, face);
  const MuRule barred = mu_wrg_fire_refused (task->readings, MU_IGNITE_FLAME_THROWER, what,
                                             mu_field_holds (task->input, "rained"));
  if (barred != MU_RULE_NONE) {
    mu_sum_refuse (answer, barred, _ ("After rain or snow nobody starts a fire"));
    return;
  }
  answer->compared = TRUE;
  if (face > 0)
    mu_trace_add (&answer->trace, MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER, face);
  mu_siege_yes_or_no (answer, "lit", lit);
  if (task->odds && face > 0)
    mu_siege_bars_of_one (answer, _ ("catches fire"), _ ("does not catch fire"),
                          MU_WRG_FLAME_LIGHTS_FROM, face);
  mu_sum_headline (answer, lit ? _ ("It catches fire") : _ ("It does not catch fire"));
}

void
mu_siege_flame_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const gboolean used = mu_field_holds (task->input, "used");
  const MuTroop *user = mu_siege_troop (task->input, "shooter");
  if (!user->regular || user->type != MU_TROOP_SHI) {
    mu_sum_refuse (answer, MU_RULE_WRG_POINTS_SPECIAL_ENGINES,
                   _ ("Only a regular super heavy infantryman carries a hand flame-thrower"));
    return;
  }
  const MuRule rule = mu_wrg_flame_refused (used, mu_field_number (task->input, "distance"));
  if (rule != MU_RULE_NONE)
    mu_sum_refuse (answer, rule,
                   used ? _ ("A flame-thrower can be used only once")
                        : _ ("A flame-thrower reaches 20 paces only"));
  else if (at_men (task->input))
    work_at_men (task, answer);
  else
    work_at_works (task, answer);
  if (!answer->refusal)
    mu_sum_note (answer, _ ("It cannot be used again."));
}
