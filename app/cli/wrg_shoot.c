/* The shooting sum. */
#include <glib/gi18n.h>

#include "app/cli/house_rules.h"
#include "app/cli/out.h"
#include "app/cli/troops.h"
#include "app/cli/wrg.h"
#include "rules/wrg/random.h"
#include "rules/wrg/shooting.h"

/* In the order of the bits of MuWrgShootCircumstance. */
static const char *const keys[] = { "long-range",      "overhead", "overhead-many", "target-moved",
                                    "target-charging", "cover",    "shieldless",    NULL };

static gboolean
read_circumstances (const char *text, unsigned *set, GError **error)
{
  g_auto (GStrv) words = mu_read_words ("--tactical", text, error);
  for (int i = 0; words && words[i]; i++) {
    int key;
    if (!mu_read_key ("--tactical", words[i], keys, &key, error))
      return FALSE;
    if (*set & (1u << key)) {
      g_set_error (error, MU_CALL_ERROR, 0, _ ("--tactical: %s is given twice"), words[i]);
      return FALSE;
    }
    *set |= 1u << key;
  }
  return words != NULL;
}

static const char *
key_of (unsigned bit)
{
  for (int i = 0; keys[i]; i++)
    if (bit & (1u << i))
      return keys[i];
  return "--stone-thrower";
}

static gboolean
read_shot (MuCall *call, MuWrgShot *shot, GError **error)
{
  const char *tactical = mu_call_text (call, "tactical");
  const char *weapon = mu_call_text (call, "using");
  shot->figures = (int) mu_call_number (call, "figures", 0);
  shot->half = mu_call_has (call, "disordered");
  shot->weapon = MU_WRG_ENGINE;
  if (!weapon && shot->shooter.type != MU_WRG_ART) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--using is missing: what do they shoot with?"));
    return FALSE;
  }
  if (weapon && !mu_read_weapon ("--using", weapon, &shot->weapon, error))
    return FALSE;
  if (tactical && !read_circumstances (tactical, &shot->circumstances, error))
    return FALSE;
  if (mu_call_has (call, "stone-thrower"))
    shot->circumstances |= MU_SHOOT_STONE_THROWER;
  return TRUE;
}

static MuThrow
throw_dice (MuCall *call, MuWrgShot *shot)
{
  MuThrow thrown = { .rolled = !mu_call_has (call, "random") };
  shot->random = (int) mu_call_number (call, "random", 0);
  if (thrown.rolled) {
    MuDice dice;
    mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
    thrown.plus = mu_dice_roll (&dice, mu_wrg_random_plus_die (shot->shooter.regular),
                                MU_ROLL_SHOOT_PLUS, MU_ROLL_NO_SUBJECT);
    thrown.minus = mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_SHOOT_MINUS, MU_ROLL_NO_SUBJECT);
    shot->random = mu_wrg_random_shoot (shot->shooter.class, thrown.minus, thrown.plus);
  }
  return thrown;
}

static MuExit
refuse (MuCall *call, const MuWrgShot *shot, MuWrgShootAnswer why, unsigned circumstance)
{
  const char *weapon = mu_call_text (call, "using");
  MuRule rule = mu_wrg_shoot_answer_rule (shot, why, circumstance);
  switch (why) {
  case MU_SHOOT_NOT_A_MISSILE:
    return mu_complain (_ ("--using: %s does not shoot; expected JLS, B, CB, S or SS"), weapon);
  case MU_SHOOT_NOT_CARRIED:
    return mu_complain (_ ("--using: “%s” carry no %s"), mu_call_argument (call, 0),
                        weapon ? weapon : "engine");
  case MU_SHOOT_CANNOT_APPLY:
  case MU_SHOOT_CONTRADICTS:
    return mu_complain (_ ("--tactical: %s cannot apply to “%s” shooting at “%s”"),
                        key_of (circumstance), mu_call_argument (call, 0),
                        mu_call_argument (call, 1));
  case MU_SHOOT_NO_FIGURES:
    return mu_complain (_ ("--figures: at least one figure must shoot"));
  case MU_SHOOT_TOO_MANY:
  case MU_SHOOT_BAD_RANDOM:
  case MU_SHOOT_FORBIDDEN:
    return mu_complain ("%s (%s)", _ (mu_rule_words (rule)), mu_rule_id (rule));
  case MU_SHOOT_OK:
    break;
  }
  return MU_EXIT_DONE;
}

MuExit
mu_run_wrg_shoot (MuCall *call)
{
  MuWrgShot shot = { 0 };
  GError *error = NULL;
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  MuExit answer = mu_read_lawful_troop (mu_call_argument (call, 0), &shot.shooter);
  if (answer == MU_EXIT_DONE)
    answer = mu_read_lawful_troop (mu_call_argument (call, 1), &shot.target);
  if (answer != MU_EXIT_DONE)
    return answer;
  if (!read_shot (call, &shot, &error))
    return mu_complain_error (error);

  MuThrow thrown = throw_dice (call, &shot);
  MuWrgSum sum;
  MuTrace trace;
  unsigned refused = 0;
  MuWrgShootAnswer why = mu_wrg_shoot (&readings, &shot, &sum, &trace, &refused);
  if (why != MU_SHOOT_OK)
    return refuse (call, &shot, why, refused);
  mu_out_sum (call, &sum, &thrown);
  mu_say_sum (call, &sum, &thrown, &trace);
  return MU_EXIT_DONE;
}
