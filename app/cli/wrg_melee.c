/* The hand-to-hand sum. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/house_rules.h"
#include "app/cli/out.h"
#include "app/cli/troops.h"
#include "app/cli/wrg.h"
#include "rules/wrg/melee.h"
#include "rules/wrg/random.h"

/* In the order of the bits of MuWrgMeleeCircumstance. */
static const char *const keys[]
    = { "faced-by-spears", "obstacle",      "charging", "impetuous",     "uphill",
        "shieldless",      "flank-or-rear", "pursuing", "shot-losses:N", NULL };
#define SHOT_LOSSES "shot-losses:"
#define LOSSES_MOST 100

/* wrg.melee.tactical.shot-losses: shot-losses:N */
static gboolean
read_shot_losses (const char *word, MuWrgMelee *melee, GError **error)
{
  gint64 number;
  if (melee->shot_losses > 0) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--tactical: shot-losses is given twice"));
    return FALSE;
  }
  if (!mu_read_number ("--tactical shot-losses", word + strlen (SHOT_LOSSES), 1, LOSSES_MOST,
                       &number, error))
    return FALSE;
  melee->shot_losses = (int) number;
  return TRUE;
}

static gboolean
read_circumstance (const char *word, MuWrgMelee *melee, GError **error)
{
  int key;
  if (g_str_has_prefix (word, SHOT_LOSSES))
    return read_shot_losses (word, melee, error);
  if (!mu_read_key ("--tactical", word, keys, &key, error))
    return FALSE;
  if (1u << key > MU_MELEE_PURSUING) {
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("--tactical: %s: N is the casualties a figure took from shooting"), word);
    return FALSE;
  }
  if (melee->circumstances & (1u << key)) {
    g_set_error (error, MU_CALL_ERROR, 0, _ ("--tactical: %s is given twice"), word);
    return FALSE;
  }
  melee->circumstances |= 1u << key;
  return TRUE;
}

static gboolean
read_circumstances (const char *text, MuWrgMelee *melee, GError **error)
{
  g_auto (GStrv) words = mu_read_words ("--tactical", text, error);
  for (int i = 0; words && words[i]; i++)
    if (!read_circumstance (words[i], melee, error))
      return FALSE;
  return words != NULL;
}

static gboolean
read_crew (const char *text, MuWrgCrew *crew, GError **error)
{
  g_auto (GStrv) words = mu_read_words ("--crew", text, error);
  for (int i = 0; words && words[i]; i++) {
    MuWrgWeapon weapon;
    if (i == MU_WRG_CREW_MAX) {
      g_set_error (error, MU_CALL_ERROR, 0, _ ("--crew: more than %d crew figures"),
                   MU_WRG_CREW_MAX);
      return FALSE;
    }
    if (!mu_read_weapon ("--crew", words[i], &weapon, error))
      return FALSE;
    crew->weapon[crew->count++] = (guint8) weapon;
  }
  return words != NULL;
}

static gboolean
misplaced (GError **error, const char *what)
{
  g_set_error (error, MU_CALL_ERROR, 0, "%s", what);
  return FALSE;
}

/* wrg.melee.factor.chariot, .elephant: the model fights, not a weapon in hand. */
static gboolean
read_weapon (MuCall *call, MuWrgMelee *melee, GError **error)
{
  const char *weapon = mu_call_text (call, "using");
  MuWrgType type = melee->fighter.type;
  gboolean animal = mu_wrg_type_is_chariot (type) || type == MU_WRG_EL;
  if (animal && weapon)
    return misplaced (error, _ ("--using is left out for chariots and elephants: --crew says what "
                                "the crew fight with"));
  if (!animal && !weapon)
    return misplaced (error, _ ("--using is missing: what do they fight with?"));
  return !weapon || mu_read_weapon ("--using", weapon, &melee->weapon, error);
}

static gboolean
read_model (MuCall *call, MuWrgMelee *melee, GError **error)
{
  const char *crew = mu_call_text (call, "crew");
  MuWrgType type = melee->fighter.type;
  gboolean chariot = mu_wrg_type_is_chariot (type);
  if (crew && !chariot && type != MU_WRG_EL)
    return misplaced (error, _ ("--crew is for chariots and elephants"));
  if (mu_call_has (call, "horses") && !chariot)
    return misplaced (error, _ ("--horses is for chariots"));
  if (mu_call_has (call, "crew-only") && !chariot && type != MU_WRG_EL)
    return misplaced (error, _ ("--crew-only is for chariots and elephants"));
  melee->crew_only = mu_call_has (call, "crew-only");
  melee->crew.horses = (guint8) mu_call_number (call, "horses", chariot ? 2 : 0);
  return !crew || read_crew (crew, &melee->crew, error);
}

static gboolean
read_melee (MuCall *call, MuWrgMelee *melee, GError **error)
{
  const char *tactical = mu_call_text (call, "tactical");
  melee->figures = (int) mu_call_number (call, "figures", 0);
  melee->period = (int) mu_call_number (call, "period", 1);
  melee->recoiled = mu_call_has (call, "recoiled");
  melee->half = mu_call_has (call, "disordered");
  melee->general = mu_call_has (call, "general") && !mu_call_has (call, "random");
  return read_weapon (call, melee, error) && read_model (call, melee, error)
         && (!tactical || read_circumstances (tactical, melee, error));
}

static MuThrow
throw_dice (MuCall *call, const MuWrgReadings *readings, MuWrgMelee *melee)
{
  MuThrow thrown = { .rolled = !mu_call_has (call, "random") };
  melee->random = (int) mu_call_number (call, "random", 0);
  if (thrown.rolled) {
    MuDice dice;
    mu_dice_init_seeded (&dice, mu_call_seed (call), 0);
    thrown.plus = mu_dice_roll (&dice, mu_wrg_random_plus_die (melee->fighter.regular),
                                MU_ROLL_MELEE_PLUS, MU_ROLL_NO_SUBJECT);
    thrown.minus = mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_MINUS, MU_ROLL_NO_SUBJECT);
    melee->random = mu_wrg_random_melee (readings, melee->fighter.class, thrown.minus, thrown.plus,
                                         mu_call_has (call, "general"));
  }
  return thrown;
}

static const char *
key_of (unsigned bit)
{
  for (int i = 0; keys[i]; i++)
    if (bit & (1u << i))
      return keys[i];
  return "?";
}

static MuExit
refuse (MuCall *call, const MuWrgMelee *melee, MuWrgMeleeAnswer why, unsigned circumstance)
{
  MuRule rule = mu_wrg_melee_answer_rule (melee, why, circumstance);
  switch (why) {
  case MU_MELEE_NOT_CARRIED: {
    const char *weapon = mu_call_text (call, "using");
    return mu_complain (_ ("“%s” carry no %s"), mu_call_argument (call, 0),
                        weapon ? weapon : mu_call_text (call, "crew"));
  }
  case MU_MELEE_CANNOT_APPLY:
  case MU_MELEE_CONTRADICTS:
    return mu_complain (_ ("--tactical: %s cannot apply to “%s” against “%s”"),
                        key_of (circumstance), mu_call_argument (call, 0),
                        mu_call_argument (call, 1));
  case MU_MELEE_NO_FIGURES:
    return mu_complain (_ ("--figures: at least one figure must fight"));
  case MU_MELEE_BAD_PERIOD:
    return mu_complain (_ ("--period: the first period of a melee is 1"));
  case MU_MELEE_TOO_MANY:
  case MU_MELEE_BAD_RANDOM:
  case MU_MELEE_FORBIDDEN:
  case MU_MELEE_BAD_CREW:
  case MU_MELEE_NO_BERSERK:
  case MU_MELEE_BAD_LOSSES:
    return mu_complain ("%s (%s)", _ (mu_rule_words (rule)), mu_rule_id (rule));
  case MU_MELEE_OK:
    break;
  }
  return MU_EXIT_DONE;
}

MuExit
mu_run_wrg_melee (MuCall *call)
{
  MuWrgMelee melee = { 0 };
  GError *error = NULL;
  MuWrgReadings readings;
  if (!mu_call_readings (call, &readings, &error))
    return mu_complain_error (error);
  MuExit answer = mu_read_lawful_troop (mu_call_argument (call, 0), &melee.fighter);
  if (answer == MU_EXIT_DONE)
    answer = mu_read_lawful_troop (mu_call_argument (call, 1), &melee.target);
  if (answer != MU_EXIT_DONE)
    return answer;
  if (!read_melee (call, &melee, &error))
    return mu_complain_error (error);

  MuThrow thrown = throw_dice (call, &readings, &melee);
  MuWrgSum sum;
  MuTrace trace;
  unsigned refused = 0;
  MuWrgMeleeAnswer why = mu_wrg_melee (&readings, &melee, &sum, &trace, &refused);
  if (why != MU_MELEE_OK)
    return refuse (call, &melee, why, refused);
  mu_out_sum (call, &sum, &thrown);
  mu_say_sum (call, &sum, &thrown, &trace);
  return MU_EXIT_DONE;
}
