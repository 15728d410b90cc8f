/* Whether shields are of use, what mantlets cover, and who comes of what armour. */
#include "app/sums/wrg/fight/fight.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/troop/armour.h"
#include "rules/wrg/troop/crew.h"

/* --- shields ------------------------------------------------------------- */

static const char *const side_words[] = { "front", "left", "right", "rear", "overlap", NULL };
static const char *const side_labels[] = { N_ ("the front"),
                                           N_ ("the left flank"),
                                           N_ ("the right flank"),
                                           N_ ("the rear"),
                                           N_ ("an overlap that has not bent round"),
                                           NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (side_words) == MU_WRG_SIDES + 1);

const MuField mu_fight_shields_fields[] = {
  ARG_TROOP ("troop", N_ ("Troops"), N_ ("whose shields are asked after")),
  ASK_WEAPON ("by", N_ ("Shot at with"), N_ ("the weapon that shoots at them; else blows")),
  ASK_WEAPON ("using", N_ ("They use"), N_ ("the weapon that they use at this moment")),
  ASK_CHOICE ("from", N_ ("From"), N_ ("the side that is shot at or struck"), side_words,
              side_labels),
  ASK_SET ("state", N_ ("What they do"), N_ ("what they do"), mu_fight_state_words,
           mu_fight_state_labels),
  ASK_CHOICE ("formation", N_ ("Formation"), N_ ("how they stand"), mu_fight_formation_words,
              mu_fight_formation_labels),
  ASK_NUMBER ("mantlets", N_ ("Mantlets"), N_ ("mantlets that the body carries"), 0, 1000, 1),
  ASK_NUMBER ("figures", N_ ("Figures"), N_ ("figures of the body"), 1, FIELD_FIGURES_MOST, 10),
  FIELDS_END,
};

MuRule
mu_fight_shields_closed (const MuSumInput *input, int field, int word)
{
  const MuFieldValue *troop = mu_sum_value (input, "troop");
  if (word < 0 || !troop->given || !mu_field_is (input, field, "formation"))
    return MU_RULE_NONE;
  return mu_fight_formation_closed (input, &troop->troop, word);
}

static MuWrgProtection
protection_of (const MuSumTask *task)
{
  const MuSumInput *input = task->input;
  const MuWrgStance stance = {
    .troop = mu_sum_value (input, "troop")->troop,
    .using = (MuWeapon) mu_sum_number (input, "using", MU_WEAPON_SIDEARM),
    .side = (MuWrgSide) mu_field_number (input, "from"),
    .formation = (MuFormation) mu_field_number (input, "formation"),
    .doing = mu_field_set (input, "state"),
  };
  return mu_field_given (input, "by") ? mu_wrg_protection_shot (
             task->readings, &stance, (MuWeapon) mu_field_number (input, "by"))
                                      : mu_wrg_protection_melee (task->readings, &stance);
}

/* wrg.shields.mantlet: the bearer and one other each. */
static void
put_mantlets (const MuSumInput *input, MuSumAnswer *answer)
{
  if (!mu_field_given (input, "mantlets") || !mu_field_given (input, "figures"))
    return;
  const int covered = mu_wrg_mantlet_covers (mu_field_number (input, "mantlets"),
                                             mu_field_number (input, "figures"));
  mu_sum_result_number (answer, "behind-mantlets", covered);
  mu_sum_note (answer,
               ngettext ("Mantlets cover %d figure against shooting: work the others out apart.",
                         "Mantlets cover %d figures against shooting: work the others out apart.",
                         (gulong) covered),
               covered);
}

/* wrg.shields.pavise */
static void
note_pavise (const MuSumInput *input, MuSumAnswer *answer)
{
  const gboolean propped = (mu_field_set (input, "state") & MU_WRG_SHIELD_PROPPED) != 0;
  if (propped)
    mu_sum_note (answer, _ ("Taking the shields up again takes %d quarters of a period."),
                 mu_wrg_pavise_quarters (TRUE, FALSE));
}

static void
refuse_shields (const MuSumInput *input, MuSumAnswer *answer)
{
  const MuFieldValue *by = mu_sum_value (input, "by");
  if (by->given && !mu_wrg_weapon_shoots ((MuWeapon) by->number)) {
    mu_field_at_fault (input, "by", answer);
    mu_sum_refuse (answer, MU_RULE_WRG_TROOPS_WEAPONS_DISTANT,
                   _ ("%s: leave it out for blows; expected JLS, B, CB, S, SS or engine"),
                   mu_field_label (input, "by"));
  }
}

/* wrg.shields.unusable, wrg.shields.two-handed, wrg.shields.overlap */
void
mu_fight_shields_work (const MuSumTask *task, MuSumAnswer *answer)
{
  refuse_shields (task->input, answer);
  if (answer->refusal)
    return;
  const MuWrgProtection protection = protection_of (task);
  mu_sum_result (answer, "shieldless", protection.shieldless ? "yes" : "no");
  mu_sum_result (answer, "cover", protection.cover ? "yes" : "no");
  mu_sum_headline (answer, "%s",
                   protection.shieldless ? _ ("they count shieldless")
                                         : _ ("they do not count shieldless"));
  if (protection.rule != MU_RULE_NONE)
    mu_sum_detail (answer, "%s", _ (mu_rule_words (protection.rule)));
  if (protection.cover)
    mu_sum_note (answer, _ ("They count in cover: %s."), _ (mu_rule_words (protection.cover_rule)));
  put_mantlets (task->input, answer);
  note_pavise (task->input, answer);
}

/* --- type by armour ------------------------------------------------------ */

enum { ON_FOOT, ON_HORSE, ON_CAMEL };
static const char *const mount_words[] = { "foot", "horse", "camel", NULL };
static const char *const mount_labels[]
    = { N_ ("on foot"), N_ ("on horses"), N_ ("on camels"), NULL };

/* In the order of MuWrgArmour. */
static const char *const armour_words[]
    = { "none", "rawhide", "part-metal", "mainly-metal", "full-iron", NULL };
static const char *const armour_labels[] = {
  N_ ("none"),
  N_ ("rawhide or leather"),
  N_ ("part metal, or horn"),
  N_ ("mainly metal, legs and arm too"),
  N_ ("iron from head to foot"),
  NULL,
};

/* In the order of MuWrgHorseArmour. */
static const char *const barding_words[]
    = { "none", "rawhide", "front", "all-round", "all-metal", NULL };
static const char *const barding_labels[] = {
  N_ ("none"),
  N_ ("rawhide or leather"),
  N_ ("metal for head, neck and chest"),
  N_ ("all round, not of metal"),
  N_ ("all round, of metal"),
  NULL,
};

/* In the order of MuWrgDensity. */
static const char *const order_words[] = { "close", "loose", "dispersed", NULL };
static const char *const order_labels[]
    = { N_ ("close order"), N_ ("loose order"), N_ ("dispersed: they skirmish"), NULL };
G_STATIC_ASSERT (MU_WRG_CLOSE == 0 && MU_WRG_LOOSE == 1 && MU_WRG_DISPERSED == 2);

const MuField mu_fight_type_fields[] = {
  NEED_CHOICE ("mount", N_ ("They fight"), N_ ("what they ride, if anything"), mount_words,
               mount_labels),
  NEED_CHOICE ("armour", N_ ("Armour of the men"), N_ ("what the men wear"), armour_words,
               armour_labels),
  ASK_CHOICE ("barding", N_ ("Armour of the animals"), N_ ("what their animals wear; else none"),
              barding_words, barding_labels),
  ASK_CHOICE ("order", N_ ("They stand in"), N_ ("how they fight; else close"), order_words,
              order_labels),
  FIELDS_END,
};

/* wrg.troops.type.infantry: no animals; wrg.troops.type.camelry: all in loose order. */
MuRule
mu_fight_type_closed (const MuSumInput *input, int field, int word)
{
  const int mount = mu_field_number (input, "mount");
  if (!mu_field_given (input, "mount") || word >= 0)
    return MU_RULE_NONE;
  if (mount == ON_FOOT && mu_field_is (input, field, "barding"))
    return MU_RULE_WRG_TROOPS_TYPE_INFANTRY;
  if (mount == ON_CAMEL && mu_field_is (input, field, "order"))
    return MU_RULE_WRG_TROOPS_TYPE_CAMELRY;
  return MU_RULE_NONE;
}

/* wrg.troops.type.cavalry, wrg.troops.type.infantry, wrg.troops.type.camelry */
static MuTroopType
type_of (const MuSumInput *input)
{
  const MuWrgArmour armour = (MuWrgArmour) mu_field_number (input, "armour");
  const MuWrgHorseArmour barding = (MuWrgHorseArmour) mu_field_number (input, "barding");
  const MuWrgDensity order = (MuWrgDensity) mu_field_number (input, "order");
  switch (mu_field_number (input, "mount")) {
  case ON_HORSE:
    return mu_wrg_cavalry_type (armour, barding, order == MU_WRG_DISPERSED);
  case ON_CAMEL:
    return mu_wrg_camelry_type (armour, barding);
  default:
    return mu_wrg_infantry_type (armour, order);
  }
}

void
mu_fight_type_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuTroopType type = type_of (task->input);
  mu_sum_result (answer, "type", mu_troop_type_name (type));
  mu_sum_headline (answer, "%s", mu_troop_type_name (type));
  if (mu_wrg_camel_may_carry_two (type))
    mu_sum_note (answer, "%s", _ ("Some of these camels may carry two riders."));
}

/* --- engines ------------------------------------------------------------- */

/* In the order of MuWrgEngine. */
static const char *const engine_words[]
    = { "light-bolts", "bolts", "10-mina", "30-mina", "1-talent", "3-talent", NULL };
static const char *const engine_labels[] = {
  N_ ("Light bolt-shooter, carried by men"),
  N_ ("Larger bolt-shooter"),
  N_ ("Stones of 10 minas"),
  N_ ("Stones of 30 minas"),
  N_ ("Stones of 1 talent"),
  N_ ("Stones of 3 talents"),
  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (engine_words) == MU_WRG_ENGINES + 1);

const MuField mu_fight_engine_fields[] = {
  ARG_CHOICE ("engine", N_ ("Engine"), N_ ("the engine"), engine_words, engine_labels),
  ASK_NUMBER ("engines", N_ ("How many"), N_ ("engines; else 1"), 1, 30, 1),
  ASK_FLAG ("hauled", N_ ("Worked by hauling ropes"), N_ ("labourers haul ropes")),
  FIELDS_END,
};

/* wrg.troops.artillery.traction: only stones are thrown so. */
MuRule
mu_fight_engine_closed (const MuSumInput *input, int field, int word)
{
  const MuWrgEngine engine = (MuWrgEngine) mu_field_number (input, "engine");
  return word < 0 && mu_field_given (input, "engine") && mu_field_is (input, field, "hauled")
                 && !mu_wrg_engine_throws_stones (engine)
             ? MU_RULE_WRG_TROOPS_ARTILLERY_TRACTION
             : MU_RULE_NONE;
}

/* wrg.troops.artillery.crew, wrg.troops.artillery.oxen */
void
mu_fight_engine_work (const MuSumTask *task, MuSumAnswer *answer)
{
  const MuWrgEngine engine = (MuWrgEngine) mu_field_number (task->input, "engine");
  const int engines = (int) mu_sum_number (task->input, "engines", 1);
  const int crew = engines * mu_wrg_engine_crew (engine, mu_field_holds (task->input, "hauled"));
  const int oxen = engines * mu_wrg_engine_oxen (engine);
  mu_sum_result_number (answer, "crew", crew);
  mu_sum_result_number (answer, "oxen", oxen);
  mu_sum_headline (answer, ngettext ("%d crew figure", "%d crew figures", (gulong) crew), crew);
  if (oxen > 0)
    mu_sum_detail (answer, _ ("drawn by %d oxen, at their pace"), oxen);
  else
    mu_sum_detail (answer, "%s", _ ("carried by its crew"));
  if (mu_wrg_engine_throws_stones (engine))
    mu_sum_note (answer, "%s", _ ("Against its stones cover does not help."));
}
