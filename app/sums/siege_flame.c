/* The hand flame-thrower as a player asks for it. */
#include <glib/gi18n.h>

#include "app/sums/siege.h"
#include "rules/wrg/random.h"
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
  SIEGE_TROOP_ARGUMENT ("shooter", N_ ("Who uses it"), N_ ("who uses it")),
  SIEGE_CHOICE_ARGUMENT ("target", N_ ("Used on"), N_ ("what it is used on"), flame_words,
                         flame_labels),
  SIEGE_COUNT_ARGUMENT ("distance", N_ ("Distance"), N_ ("paces"), 2000, MU_WRG_FLAME_RANGE),
  SIEGE_FLAG ("used", N_ ("It has been used before"), N_ ("it has been used before")),
  SIEGE_TROOP ("at", N_ ("Men or animals"), N_ ("the men or animals it is used on")),
  SIEGE_SET ("tactical", N_ ("What holds"), N_ ("what holds, on men or animals"), at_men_words,
             at_men_labels),
  SIEGE_DIE ("die", N_ ("Die"), N_ ("an ordinary die, on works of wood"), MU_ROLL_OTHER),
  SIEGE_DIE ("minus", N_ ("Minus die"), N_ ("the minus die, on men or animals"),
             MU_ROLL_SHOOT_MINUS),
  SIEGE_DIE ("plus", N_ ("Plus die"), N_ ("the plus die, on men or animals"), MU_ROLL_SHOOT_PLUS),
  { .key = NULL },
};

static gboolean
at_men (const MuSumInput *input)
{
  return mu_siege_number (input, "target") == FLAME_AT_MEN;
}

static gboolean
takes_a_die (const MuSumInput *input)
{
  return !at_men (input) && mu_wrg_flame_dices ((MuWrgBurnable) mu_siege_number (input, "target"));
}

int
mu_siege_flame_dice (const MuSumInput *input, int field, MuDie *die)
{
  *die = MU_DIE_ORDINARY;
  if (mu_siege_is_field (input, field, "die"))
    return takes_a_die (input) ? 1 : 0;
  *die = mu_siege_random_die (input, field, mu_siege_troop (input, "shooter"));
  return at_men (input) ? 1 : 0;
}

MuRule
mu_siege_flame_closed (const MuSumInput *input, int field, int word)
{
  (void) word;
  const gboolean for_men
      = mu_siege_is_field (input, field, "at") || mu_siege_is_field (input, field, "tactical")
        || mu_siege_is_field (input, field, "minus") || mu_siege_is_field (input, field, "plus");
  const gboolean closed = (for_men && !at_men (input))
                          || (mu_siege_is_field (input, field, "die") && !takes_a_die (input));
  return closed ? MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER : MU_RULE_NONE;
}

typedef struct {
  const MuSumTask *task;
  unsigned holds;
} FlameThrow;

static int
flame_outcome (gconstpointer context, int minus, int plus)
{
  const FlameThrow *throw = context;
  const MuWrgTroop *user = mu_siege_troop (throw->task->input, "shooter");
  MuWrgSum sum = { 0 };
  mu_wrg_flame_shoot (throw->task->readings, user, mu_siege_troop (throw->task->input, "at"),
                      throw->holds, mu_wrg_random_shoot ((MuWrgClass) user->class, minus, plus),
                      &sum, NULL);
  return sum.casualties;
}

static void
work_at_men (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgTroop *user = mu_siege_troop (input, "shooter");
  const MuWrgTroop *target = mu_siege_troop (input, "at");
  unsigned holds = 0;
  if (!target) {
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER,
                   _ ("Say which men or animals it is used on"));
    return;
  }
  for (guint i = 0; i < G_N_ELEMENTS (flame_bits); i++)
    if (mu_sum_value (input, "tactical")->set >> i & 1u)
      holds |= flame_bits[i];
  MuWrgSum sum = { 0 };
  const MuWrgShootAnswer shot = mu_wrg_flame_shoot (
      task->readings, user, target, holds, mu_siege_random (input, user), &sum, &answer->trace);
  if (shot != MU_SHOOT_OK) {
    mu_sum_refuse (answer, MU_RULE_WRG_ENGINEERING_FIRE_FLAME_THROWER,
                   _ ("Something that holds cannot apply to these men or animals"));
    return;
  }
  mu_siege_sum (answer, &sum, "casualties");
  mu_sum_headline (answer, ngettext ("%d casualty", "%d casualties", (gulong) sum.casualties),
                   sum.casualties);
  mu_siege_lose (input, answer, "at", sum.casualties);
  const FlameThrow throw = { task, holds };
  if (task->odds)
    mu_siege_bars_of_two (answer, mu_wrg_random_plus_die (user->regular), flame_outcome, &throw,
                          sum.casualties);
}

static void
work_at_works (const MuSumTask *task, MuSumAnswer *answer)
{
  const int face = mu_siege_face (task->input, "die");
  const gboolean lit
      = mu_wrg_flame_lights ((MuWrgBurnable) mu_siege_number (task->input, "target"), face);
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
  const gboolean used = mu_siege_holds (task->input, "used");
  const MuWrgTroop *user = mu_siege_troop (task->input, "shooter");
  if (!user->regular || user->type != MU_WRG_SHI) {
    mu_sum_refuse (answer, MU_RULE_WRG_POINTS_SPECIAL_ENGINES,
                   _ ("Only a regular super heavy infantryman carries a hand flame-thrower"));
    return;
  }
  const MuRule rule = mu_wrg_flame_refused (used, mu_siege_number (task->input, "distance"));
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
