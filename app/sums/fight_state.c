/* Whether a body is disordered, and how many of its figures fight. */
#include <glib/gi18n.h>

#include "app/sums/fight.h"
#include "rules/wrg/crew.h"
#include "rules/wrg/disorder.h"
#include "rules/wrg/fighters.h"

/* In the order of the bits of MuWrgDisorderCause. */
static const char *const cause_words[] = { "unrallied",
                                           "fresh-enemy",
                                           "woken",
                                           "caught-forming",
                                           "caught-turning",
                                           "fights-mounted",
                                           "cavalry",
                                           "caught-moving",
                                           "slowed",
                                           "uncontrolled-again",
                                           "uncontrolled-turned",
                                           "uncontrolled-recoiled",
                                           "passed-through",
                                           "recoiled-into",
                                           "fire",
                                           "fought-models",
                                           "ordered",
                                           NULL };
static const char *const cause_labels[]
    = { N_ ("evaded or routed and has not rallied"),
        N_ ("met fresh enemy while pursuing or rallying"),
        N_ ("woken from sleep this period"),
        N_ ("charged while changing formation, mounting or embarking"),
        N_ ("hit on flank or rear before it had turned"),
        N_ ("infantry fighting from its mounts"),
        N_ ("made to recoil by cavalry that charged this period"),
        N_ ("moving when charging mounted troops hit it"),
        N_ ("slowed by difficult terrain this period"),
        N_ ("second period of uncontrolled advance"),
        N_ ("changed direction or formation in uncontrolled advance"),
        N_ ("made to recoil in uncontrolled advance"),
        N_ ("passed through by friends without leave"),
        N_ ("recoiled into an obstacle, friends or difficult terrain"),
        N_ ("elephants attacked with fire"),
        N_ ("fought elephants or chariots that did not recoil"),
        N_ ("told so by a reaction test"),
        NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (cause_words) == MU_WRG_DISORDER_CAUSES + 1);
G_STATIC_ASSERT (G_N_ELEMENTS (cause_labels) == MU_WRG_DISORDER_CAUSES + 1);

/* In the order of the bits of MuWrgDisorderEase. */
static const char *const ease_words[]
    = { "broke-lights", "same-enemy",  "end-figure", "others-shared",
        "followed-up",  "slow-charge", NULL };
static const char *const ease_labels[] = { N_ ("pursues light infantry that it broke at once"),
                                           N_ ("that enemy was in contact last period"),
                                           N_ ("only an end figure, and the one behind has turned"),
                                           N_ ("others shared in it, and the cavalry did not win"),
                                           N_ ("it followed up, or its own ranks changed places"),
                                           N_ ("the chargers had hardly moved"),
                                           NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (ease_words) == MU_WRG_DISORDER_EASES + 1);

#define PACES_MOST 10000

const MuField mu_fight_disorder_fields[] = {
  { .key = "troop",
    .kind = MU_FIELD_TROOP,
    .label = N_ ("Troops"),
    .help = N_ ("the body"),
    .required = TRUE,
    .argument = TRUE },
  { .key = "causes",
    .kind = MU_FIELD_SET,
    .label = N_ ("Causes"),
    .help = N_ ("what has happened"),
    .words = cause_words,
    .word_labels = cause_labels },
  { .key = "but",
    .kind = MU_FIELD_SET,
    .label = N_ ("But"),
    .help = N_ ("what takes the sting out"),
    .words = ease_words,
    .word_labels = ease_labels },
  { .key = "elephants",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Paces to elephants"),
    .help = N_ ("paces to the nearest elephant"),
    .min = 0,
    .max = PACES_MOST },
  { .key = "own-elephants",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Own army has elephants"),
    .help = N_ ("the body's army has elephants, real or dummies") },
  { .key = "camels",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Paces to camels"),
    .help = N_ ("paces to the nearest camel"),
    .min = 0,
    .max = PACES_MOST },
  { .key = "dummies",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Paces to dummy elephants"),
    .help = N_ ("paces to the nearest dummy elephant"),
    .min = 0,
    .max = PACES_MOST },
  { .key = NULL },
};

static unsigned
set_of (const MuSumInput *input, const char *key)
{
  const MuFieldValue *value = mu_sum_value (input, key);
  return value->given ? (unsigned) value->set : 0;
}

static gboolean
holds (const MuSumInput *input, const char *flag)
{
  return mu_sum_number (input, flag, 0) != 0;
}

MuRule
mu_fight_disorder_closed (const MuSumInput *input, int field, int word)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  if (!troop->given || word < 0 || !g_str_equal (mu_fight_disorder_fields[field].key, "causes"))
    return MU_RULE_NONE;
  return mu_wrg_disorder_closed (&troop->troop, (MuWrgDisorderCause) (1u << word));
}

void
mu_fight_disorder_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgDisorderFacts facts = {
    .troop = mu_sum_value (input, "troop")->troop,
    .causes = set_of (input, "causes"),
    .eases = set_of (input, "but"),
    .elephants_paces = (int) mu_sum_number (input, "elephants", MU_WRG_NOWHERE),
    .camels_paces = (int) mu_sum_number (input, "camels", MU_WRG_NOWHERE),
    .dummies_paces = (int) mu_sum_number (input, "dummies", MU_WRG_NOWHERE),
    .own_elephants = holds (input, "own-elephants"),
  };
  const MuWrgDisorder verdict = mu_wrg_disorder (task->readings, &facts);
  mu_sum_result (answer, "disordered", verdict.disordered ? "yes" : "no");
  mu_sum_result (answer, "effect", verdict.half_effect ? "half" : "full");
  mu_sum_headline (answer, "%s", verdict.disordered ? _ ("disordered") : _ ("in good order"));
  if (verdict.half_effect)
    mu_sum_detail (answer, "%s", _ ("the nearest rank alone shoots and fights, at half effect"));
  for (int i = 0; i < verdict.count; i++) {
    mu_sum_result (answer, "cause", mu_rule_id (verdict.rule[i]));
    mu_sum_note (answer, "%s", _ (mu_rule_words (verdict.rule[i])));
  }
}

/* --- how many fight ----------------------------------------------------- */

/* In the order of MuWrgFace. */
static const char *const face_words[] = { "front", "left", "right", "rear", NULL };
static const char *const face_labels[]
    = { N_ ("the front"), N_ ("the left flank"), N_ ("the right flank"), N_ ("the rear"), NULL };

const MuField mu_fight_fighting_fields[] = {
  { .key = "fighter",
    .kind = MU_FIELD_TROOP,
    .label = N_ ("Fighters"),
    .help = N_ ("who fight"),
    .required = TRUE,
    .argument = TRUE },
  { .key = "target",
    .kind = MU_FIELD_TROOP,
    .label = N_ ("Enemy"),
    .help = N_ ("whom they fight"),
    .required = TRUE,
    .argument = TRUE },
  { .key = "using",
    .kind = MU_FIELD_WEAPON,
    .label = N_ ("Weapon"),
    .help = N_ ("the weapon in hand, or sidearm; left out for chariots and elephants") },
  { .key = "body",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Figures there are"),
    .help = N_ ("figures or models of the body"),
    .min = 1,
    .max = MU_FIGHT_FIGURES,
    .start = 20,
    .required = TRUE },
  { .key = "files",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Figures in the front rank"),
    .help = N_ ("figures in the front rank; of a wedge, at its point"),
    .min = 1,
    .max = MU_FIGHT_FIGURES,
    .start = 10,
    .required = TRUE },
  { .key = "contact",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("In contact"),
    .help = N_ ("of the front rank in base contact with the enemy; else all that do not overlap"),
    .min = 1,
    .max = MU_FIGHT_FIGURES,
    .start = 10 },
  { .key = "beyond-unshielded",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Past the unshielded side"),
    .help = N_ ("of the front rank past the enemy's unshielded side"),
    .min = 0,
    .max = MU_FIGHT_FIGURES },
  { .key = "beyond-shielded",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Past the shielded side"),
    .help = N_ ("of the front rank past the enemy's shielded side"),
    .min = 0,
    .max = MU_FIGHT_FIGURES },
  { .key = "formation",
    .kind = MU_FIELD_CHOICE,
    .label = N_ ("Formation"),
    .help = N_ ("how they stand"),
    .words = mu_fight_formation_words,
    .word_labels = mu_fight_formation_labels },
  { .key = "period",
    .kind = MU_FIELD_NUMBER,
    .label = N_ ("Period of the melee"),
    .help = N_ ("the period of this melee, from 1; else 1"),
    .min = 1,
    .max = 1000,
    .start = 1 },
  { .key = "recoiled",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Has recoiled"),
    .help = N_ ("the fighters have been made to recoil in this melee") },
  { .key = "disordered",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Fighters disordered"),
    .help = N_ ("the fighters are disordered: the front rank alone") },
  { .key = "rear-shoots",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Rear ranks shoot"),
    .help = N_ ("the rear ranks shoot this period") },
  { .key = "rear-unlike",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Rear ranks armed otherwise"),
    .help = N_ ("the rear ranks are armed otherwise than the first") },
  { .key = "crew",
    .kind = MU_FIELD_CREW,
    .label = N_ ("Crew"),
    .help = N_ ("the fighting crew of each model, by weapon; a camel's second rider") },
  { .key = "faces",
    .kind = MU_FIELD_SET,
    .label = N_ ("Faces in contact"),
    .help = N_ ("faces of the model that the enemy touches; else its front"),
    .words = face_words,
    .word_labels = face_labels },
  { .key = "armed-driver",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Driver armed"),
    .help = N_ ("the driver is armed; of a chariot on horse or pole") },
  { .key = "chinese",
    .kind = MU_FIELD_FLAG,
    .label = N_ ("Chinese chariot"),
    .help = N_ ("the chariot is Chinese") },
  { .key = NULL },
};

static gboolean
is_animal (const MuWrgTroop *troop)
{
  return mu_wrg_type_is_chariot ((MuWrgType) troop->type) || troop->type == MU_WRG_EL;
}

static gboolean
carries_crew (const MuWrgTroop *troop)
{
  return mu_wrg_type_is_model ((MuWrgType) troop->type)
         || mu_wrg_type_is_camelry ((MuWrgType) troop->type);
}

static MuRule
formation_closed (const MuSumInput *input, const MuWrgTroop *fighter, int formation)
{
  const MuWrgFormed formed = { .troop = *fighter,
                               .formation = (MuWrgFormation) formation,
                               .wide = formation == MU_WRG_FORMATION_TESTUDO ? 4 : 1,
                               .legionary = TRUE };
  return mu_wrg_formation_barred (input->readings, &formed);
}

MuRule
mu_fight_fighting_closed (const MuSumInput *input, int field, int word)
{
  const char *key = mu_fight_fighting_fields[field].key;
  const MuFieldValue *fighter = mu_sum_value (input, "fighter");
  if (!fighter->given)
    return MU_RULE_NONE;
  if (g_str_equal (key, "formation") && word >= 0)
    return formation_closed (input, &fighter->troop, word);
  if (word >= 0)
    return MU_RULE_NONE;
  if (g_str_equal (key, "crew") && !carries_crew (&fighter->troop))
    return MU_RULE_WRG_POINTS_CREW;
  if (g_str_equal (key, "faces") && !carries_crew (&fighter->troop))
    return MU_RULE_WRG_MELEE_ELIGIBLE_CREW;
  if (g_str_equal (key, "armed-driver") && !is_animal (&fighter->troop))
    return MU_RULE_WRG_POINTS_CREW;
  if (g_str_equal (key, "chinese") && !mu_wrg_type_is_chariot ((MuWrgType) fighter->troop.type))
    return MU_RULE_WRG_TROOPS_TYPE_CHARIOTS;
  if (g_str_equal (key, "recoiled"))
    return mu_wrg_melee_recoiled_closed ((int) mu_sum_number (input, "period", 1));
  return MU_RULE_NONE;
}

static MuWrgFighters
fighters_of (const MuSumInput *input)
{
  const int files = (int) mu_sum_number (input, "files", 0);
  const int shielded = (int) mu_sum_number (input, "beyond-shielded", 0);
  const int unshielded = (int) mu_sum_number (input, "beyond-unshielded", 0);
  return (MuWrgFighters){
    .fighter = mu_sum_value (input, "fighter")->troop,
    .target = mu_sum_value (input, "target")->troop,
    .weapon = (MuWrgWeapon) mu_sum_number (input, "using", MU_WRG_SIDEARM),
    .formation = (MuWrgFormation) mu_sum_number (input, "formation", MU_WRG_FORMATION_USUAL),
    .period = (int) mu_sum_number (input, "period", 1),
    .recoiled = holds (input, "recoiled"),
    .body = (int) mu_sum_number (input, "body", 0),
    .files = files,
    .contact = (int) mu_sum_number (input, "contact", files - shielded - unshielded),
    .beyond_shielded = shielded,
    .beyond_unshielded = unshielded,
    .disordered = holds (input, "disordered"),
    .rear_shoots = holds (input, "rear-shoots"),
    .rear_unlike = holds (input, "rear-unlike"),
  };
}

static void
refuse (MuSumAnswer *answer, const MuSumInput *input, const MuWrgFighters *fighters,
        MuWrgFightersAnswer why)
{
  char notation[64];
  mu_wrg_troop_format (&fighters->fighter, notation, sizeof notation);
  switch (why) {
  case MU_FIGHTERS_OK:
    break;
  case MU_FIGHTERS_NOT_CARRIED:
    mu_sum_refuse (answer, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE, _ ("“%s” carry no %s"), notation,
                   mu_wrg_weapon_name (fighters->weapon));
    break;
  case MU_FIGHTERS_BAD_PERIOD:
    mu_sum_refuse (answer, MU_RULE_WRG_MELEE_PERIODS, _ ("the first period of a melee is 1"));
    break;
  case MU_FIGHTERS_NO_CONTACT:
    mu_sum_refuse (answer, MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT,
                   _ ("nobody fights without a figure in base contact"));
    break;
  case MU_FIGHTERS_TOO_MANY:
    mu_sum_refuse (answer, MU_RULE_WRG_MELEE_ELIGIBLE_CONTACT,
                   _ ("a body of %d with %d in its front rank has no such figures"), fighters->body,
                   fighters->files);
    break;
  case MU_FIGHTERS_FORMATION:
    mu_sum_refuse (answer, formation_closed (input, &fighters->fighter, fighters->formation),
                   _ ("“%s” cannot stand like that"), notation);
    break;
  }
}

static MuWrgAboard
aboard_of (const MuSumInput *input)
{
  MuWrgAboard aboard = { .model = mu_sum_value (input, "fighter")->troop,
                         .crew = mu_sum_value (input, "crew")->crew,
                         .armed_driver = holds (input, "armed-driver"),
                         .chinese = holds (input, "chinese") };
  if (mu_wrg_type_is_chariot ((MuWrgType) aboard.model.type))
    aboard.crew.horses = 2; /* as many as it has change nothing here */
  return aboard;
}

/* wrg.melee.eligible.crew: those of each model who fight on these faces. */
static void
add_crew (const MuSumInput *input, int models, MuSumAnswer *answer)
{
  const MuWrgAboard aboard = aboard_of (input);
  const unsigned faces = set_of (input, "faces");
  const int each = mu_wrg_crew_fights (&aboard, faces ? faces : 1u << MU_WRG_FACE_FRONT, NULL);
  mu_sum_result_number (answer, "crew", each);
  mu_sum_note (answer,
               ngettext ("%d crew figure fights aboard each of %d.",
                         "%d crew figures fight aboard each of %d.", (gulong) each),
               each, models);
}

static gboolean
refuse_fields (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuWrgTroop *fighter = &mu_sum_value (input, "fighter")->troop;
  const MuWrgAboard aboard = aboard_of (input);
  const MuRule rule = mu_wrg_aboard_forbidden (&aboard);
  if (!is_animal (fighter) && !mu_sum_value (input, "using")->given)
    mu_sum_refuse (answer, MU_RULE_NONE, _ ("--using is missing: what do they fight with?"));
  if (mu_sum_value (input, "crew")->given && rule != MU_RULE_NONE)
    mu_sum_forbid (answer, rule, _ ("the rules forbid such a crew: %s"), _ (mu_rule_words (rule)));
  return answer->refusal != NULL;
}

void
mu_fight_fighting_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgFighters fighters = fighters_of (input);
  int count = 0;
  if (refuse_fields (input, answer))
    return;
  const MuWrgFightersAnswer why
      = mu_wrg_fighters (task->readings, &fighters, &count, &answer->trace);
  if (why != MU_FIGHTERS_OK) {
    refuse (answer, task->input, &fighters, why);
    return;
  }
  mu_sum_result_number (answer, "figures", count);
  mu_sum_headline (answer, ngettext ("%d figure fights", "%d figures fight", (gulong) count),
                   count);
  if (fighters.disordered)
    mu_sum_detail (answer, "%s", _ ("at half effect"));
  if (mu_sum_value (input, "crew")->given)
    add_crew (input, count, answer);
}
