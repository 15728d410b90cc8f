/* Whether a body is disordered, and how many of its figures fight. */
#include "app/sums/wrg/fight/fight.h"
#include "rules/wrg/fight/fighters.h"
#include "rules/wrg/nerve/disorder.h"
#include "rules/wrg/troop/crew.h"

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
  ARG_TROOP ("troop", N_ ("Troops"), N_ ("the body")),
  ASK_SET ("causes", N_ ("Causes"), N_ ("what has happened"), cause_words, cause_labels),
  ASK_SET ("but", N_ ("But"), N_ ("what makes a cause not count"), ease_words, ease_labels),
  ASK_NUMBER ("elephants", N_ ("Paces to elephants"), N_ ("paces to the nearest elephant"), 0,
              PACES_MOST, 0),
  ASK_FLAG ("own-elephants", N_ ("Own army has elephants"),
            N_ ("the body's army has elephants, real or dummies")),
  ASK_NUMBER ("camels", N_ ("Paces to camels"), N_ ("paces to the nearest camel"), 0, PACES_MOST,
              0),
  ASK_NUMBER ("dummies", N_ ("Paces to dummy elephants"),
              N_ ("paces to the nearest dummy elephant"), 0, PACES_MOST, 0),
  FIELDS_END,
};

/* wrg.disorder.cause.4, wrg.disorder.cause.5: it may happen to all, and does nothing to these.
 * To ride to battle, or to be an elephant that is set on fire, others cannot. */
static const char *
idle_cause (const MuTroop *troop, MuWrgDisorderCause cause)
{
  if (mu_wrg_disorder_closed (troop, cause) == MU_RULE_NONE)
    return NULL;
  if (cause == MU_DISORDER_CAUGHT_MOVING)
    return N_ ("it disorders foot alone, and no light infantry");
  return cause == MU_DISORDER_SLOWED ? N_ ("it does not disorder light foot") : NULL;
}

MuRule
mu_fight_disorder_closed (const MuSumInput *input, int field, int word)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  if (!troop->given || word < 0 || !g_str_equal (mu_fight_disorder_fields[field].key, "causes"))
    return MU_RULE_NONE;
  if (idle_cause (&troop->troop, (MuWrgDisorderCause) (1u << word)))
    return MU_RULE_NONE;
  return mu_wrg_disorder_closed (&troop->troop, (MuWrgDisorderCause) (1u << word));
}

const char *
mu_fight_disorder_idle (const MuSumInput *input, int field, int word, MuRule *rule)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  if (!troop->given || word < 0 || !g_str_equal (mu_fight_disorder_fields[field].key, "causes"))
    return NULL;
  *rule = mu_wrg_disorder_closed (&troop->troop, (MuWrgDisorderCause) (1u << word));
  return idle_cause (&troop->troop, (MuWrgDisorderCause) (1u << word));
}

void
mu_fight_disorder_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuSumInput *input = task->input;
  const MuWrgDisorderFacts facts = {
    .troop = mu_sum_value (input, "troop")->troop,
    .causes = mu_field_set (input, "causes"),
    .eases = mu_field_set (input, "but"),
    .elephants_paces = (int) mu_sum_number (input, "elephants", MU_WRG_NOWHERE),
    .camels_paces = (int) mu_sum_number (input, "camels", MU_WRG_NOWHERE),
    .dummies_paces = (int) mu_sum_number (input, "dummies", MU_WRG_NOWHERE),
    .own_elephants = mu_field_holds (input, "own-elephants"),
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
  ARG_TROOP ("fighter", N_ ("Fighters"), N_ ("who fight")),
  ARG_TROOP ("target", N_ ("Enemy"), N_ ("whom they fight")),
  ASK_WEAPON ("using", N_ ("Weapon"),
              N_ ("the weapon in hand, or sidearm; left out for chariots and elephants")),
  NEED_NUMBER ("body", N_ ("Figures there are"), N_ ("figures or models of the body"), 1,
               FIELD_FIGURES_MOST, 20),
  NEED_NUMBER ("files", N_ ("Figures in the front rank"),
               N_ ("figures in the front rank; of a wedge, at its point"), 1, FIELD_FIGURES_MOST,
               10),
  ASK_NUMBER ("contact", N_ ("In contact"),
              N_ ("of the front rank in base contact with the enemy; else all that do not overlap"),
              1, FIELD_FIGURES_MOST, 10),
  ASK_NUMBER ("beyond-unshielded", N_ ("Past the unshielded side"),
              N_ ("of the front rank past the enemy's unshielded side"), 0, FIELD_FIGURES_MOST, 0),
  ASK_NUMBER ("beyond-shielded", N_ ("Past the shielded side"),
              N_ ("of the front rank past the enemy's shielded side"), 0, FIELD_FIGURES_MOST, 0),
  ASK_CHOICE ("formation", N_ ("Formation"), N_ ("how they stand"), mu_fight_formation_words,
              mu_fight_formation_labels),
  ASK_NUMBER ("period", N_ ("Period of the melee"), N_ ("the period of this melee, from 1; else 1"),
              1, 1000, 1),
  ASK_RECOILED,
  ASK_DISORDERED (N_ ("Fighters disordered"),
                  N_ ("the fighters are disordered: the front rank alone")),
  ASK_FLAG ("rear-shoots", N_ ("Rear ranks shoot"), N_ ("the rear ranks shoot this period")),
  ASK_FLAG ("rear-unlike", N_ ("Rear ranks armed otherwise"),
            N_ ("the rear ranks are armed otherwise than the first")),
  ASK_CREW ("crew", N_ ("Crew"),
            N_ ("the fighting crew of each model, by weapon; a camel's second rider")),
  ASK_SET ("faces", N_ ("Faces in contact"),
           N_ ("faces of the model that the enemy touches; else its front"), face_words,
           face_labels),
  ASK_FLAG ("armed-driver", N_ ("Driver armed"),
            N_ ("the driver is armed; of a chariot on horse or pole")),
  ASK_FLAG ("chinese", N_ ("Chinese chariot"), N_ ("the chariot is Chinese")),
  FIELDS_END,
};

static gboolean
is_animal (const MuTroop *troop)
{
  return mu_type_is_chariot ((MuTroopType) troop->type) || troop->type == MU_TROOP_EL;
}

static gboolean
carries_crew (const MuTroop *troop)
{
  return mu_type_is_model ((MuTroopType) troop->type)
         || mu_type_is_camelry ((MuTroopType) troop->type);
}

MuRule
mu_fight_fighting_closed (const MuSumInput *input, int field, int word)
{
  const char *key = mu_fight_fighting_fields[field].key;
  const MuFieldValue *fighter = mu_sum_value (input, "fighter");
  if (!fighter->given)
    return MU_RULE_NONE;
  if (g_str_equal (key, "formation") && word >= 0)
    return mu_fight_formation_closed (input, &fighter->troop, word);
  if (word >= 0)
    return MU_RULE_NONE;
  if (g_str_equal (key, "crew") && !carries_crew (&fighter->troop))
    return MU_RULE_WRG_POINTS_CREW;
  if (g_str_equal (key, "faces") && !carries_crew (&fighter->troop))
    return MU_RULE_WRG_MELEE_ELIGIBLE_CREW;
  if (g_str_equal (key, "armed-driver") && !is_animal (&fighter->troop))
    return MU_RULE_WRG_POINTS_CREW;
  if (g_str_equal (key, "chinese") && !mu_type_is_chariot ((MuTroopType) fighter->troop.type))
    return MU_RULE_WRG_TROOPS_TYPE_CHARIOTS;
  if (g_str_equal (key, "recoiled"))
    return mu_wrg_melee_recoiled_closed ((int) mu_sum_number (input, "period", 1));
  return MU_RULE_NONE;
}

static MuWrgFighters
fighters_of (const MuSumInput *input)
{
  const int files = mu_field_number (input, "files");
  const int shielded = mu_field_number (input, "beyond-shielded");
  const int unshielded = mu_field_number (input, "beyond-unshielded");
  return (MuWrgFighters){
    .fighter = mu_sum_value (input, "fighter")->troop,
    .target = mu_sum_value (input, "target")->troop,
    .weapon = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_SIDEARM),
    .formation = (MuFormation) mu_sum_number (input, "formation", MU_FORMATION_USUAL),
    .period = (int) mu_sum_number (input, "period", 1),
    .recoiled = mu_field_holds (input, "recoiled"),
    .body = mu_field_number (input, "body"),
    .files = files,
    .contact = (int) mu_sum_number (input, "contact", files - shielded - unshielded),
    .beyond_shielded = shielded,
    .beyond_unshielded = unshielded,
    .disordered = mu_field_holds (input, "disordered"),
    .rear_shoots = mu_field_holds (input, "rear-shoots"),
    .rear_unlike = mu_field_holds (input, "rear-unlike"),
  };
}

static void
refuse (MuSumAnswer *answer, const MuSumInput *input, const MuWrgFighters *fighters,
        MuWrgFightersAnswer why)
{
  char notation[64];
  mu_troop_format (&fighters->fighter, notation, sizeof notation);
  switch (why) {
  case MU_FIGHTERS_OK:
    break;
  case MU_FIGHTERS_NOT_CARRIED:
    mu_sum_refuse (answer, MU_RULE_WRG_TROOPS_WEAPONS_CLOSE, _ ("“%s” carry no %s"), notation,
                   mu_weapon_name (fighters->weapon));
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
    mu_sum_refuse (answer,
                   mu_fight_formation_closed (input, &fighters->fighter, fighters->formation),
                   _ ("“%s” cannot stand like that"), notation);
    break;
  }
}

static MuWrgAboard
aboard_of (const MuSumInput *input)
{
  MuWrgAboard aboard = { .model = mu_sum_value (input, "fighter")->troop,
                         .crew = mu_sum_value (input, "crew")->crew,
                         .armed_driver = mu_field_holds (input, "armed-driver"),
                         .chinese = mu_field_holds (input, "chinese") };
  if (mu_type_is_chariot ((MuTroopType) aboard.model.type))
    aboard.crew.horses = 2; /* as many as it has change nothing here */
  return aboard;
}

/* wrg.melee.eligible.crew: those of each model who fight on these faces. */
static void
add_crew (const MuSumInput *input, int models, MuSumAnswer *answer)
{
  const MuWrgAboard aboard = aboard_of (input);
  const unsigned faces = mu_field_set (input, "faces");
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
  const MuTroop *fighter = &mu_sum_value (input, "fighter")->troop;
  const MuWrgAboard aboard = aboard_of (input);
  const MuRule rule = mu_wrg_aboard_forbidden (&aboard);
  if (!is_animal (fighter) && !mu_sum_value (input, "using")->given)
    mu_field_missing (input, "using", answer);
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
