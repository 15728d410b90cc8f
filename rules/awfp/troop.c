/* The armor chart, and what follows from it: order, protection, strength of a stand and the
 * weapons that count. A code says mount and armour at once, so whatever asks for horse, camel or
 * foot asks the chart; the strength goes by order, and where two passages disagree the
 * particular one holds. */
#include "rules/awfp/troop.h"

#define ORDER_BIT(order) (1u << (order))
#define CLOSE            ORDER_BIT (MU_AWFP_CLOSE)
#define LOOSE            ORDER_BIT (MU_AWFP_LOOSE)
#define SKIRMISH         ORDER_BIT (MU_AWFP_SKIRMISH)
#define MUST_SAY         (-1)

/* The armor chart.
 *
 * READING: awfp.armor.chariot-class: the chart gives chariots and elephants no
 * armour; they are targets of their own.
 * awfp.armor.cat-ac-close: which cataphracts and armoured cavalry may close up
 * their list says; nobody else on a horse ever does. */
typedef struct {
  const char *name;
  uint8_t kind;
  uint8_t protection;
  uint8_t orders; /* a set */
  int8_t usual;   /* order */
  MuRule rule;
} ArmourRow;

/* clang-format off */
static const ArmourRow armour_table[] = {
  { "CAT",  MU_AWFP_CAVALRY,   MU_AWFP_FULLY_ARMOURED,      CLOSE | LOOSE, MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_CAT },
  { "AC",   MU_AWFP_CAVALRY,   MU_AWFP_HORSE_PART_ARMOURED, CLOSE | LOOSE, MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_AC },
  { "HC",   MU_AWFP_CAVALRY,   MU_AWFP_HEAVILY_ARMOURED,    LOOSE,         MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_HC },
  { "LAC",  MU_AWFP_CAVALRY,   MU_AWFP_LIGHTLY_ARMOURED,    LOOSE,         MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_LAC },
  { "UC",   MU_AWFP_CAVALRY,   MU_AWFP_UNARMOURED,          LOOSE,         MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_UC },
  { "SC",   MU_AWFP_CAVALRY,   MU_AWFP_UNARMOURED,          SKIRMISH,      MU_AWFP_SKIRMISH, MU_RULE_AWFP_ARMOR_SKIRMISHERS },
  { "HCm",  MU_AWFP_CAMELS,    MU_AWFP_HEAVILY_ARMOURED,    LOOSE,         MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_HCM },
  { "LACm", MU_AWFP_CAMELS,    MU_AWFP_LIGHTLY_ARMOURED,    LOOSE,         MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_LACM },
  { "LCm",  MU_AWFP_CAMELS,    MU_AWFP_UNARMOURED,          SKIRMISH,      MU_AWFP_SKIRMISH, MU_RULE_AWFP_ARMOR_LCM },
  { "LCh",  MU_AWFP_CHARIOTS,  MU_AWFP_AS_CHARIOT,          SKIRMISH,      MU_AWFP_SKIRMISH, MU_RULE_AWFP_ARMOR_LCH },
  { "MCh",  MU_AWFP_CHARIOTS,  MU_AWFP_AS_CHARIOT,          LOOSE,         MU_AWFP_LOOSE,    MU_RULE_AWFP_ARMOR_MCH },
  { "HCh",  MU_AWFP_CHARIOTS,  MU_AWFP_AS_CHARIOT,          CLOSE,         MU_AWFP_CLOSE,    MU_RULE_AWFP_ARMOR_HCH },
  { "EL",   MU_AWFP_ELEPHANTS, MU_AWFP_AS_ELEPHANT,         CLOSE,         MU_AWFP_CLOSE,    MU_RULE_AWFP_ARMOR_EL },
  { "HI",   MU_AWFP_INFANTRY,  MU_AWFP_HEAVILY_ARMOURED,    CLOSE | LOOSE, MUST_SAY,         MU_RULE_AWFP_ARMOR_HI },
  { "LAI",  MU_AWFP_INFANTRY,  MU_AWFP_LIGHTLY_ARMOURED,    CLOSE | LOOSE, MUST_SAY,         MU_RULE_AWFP_ARMOR_LAI },
  { "UI",   MU_AWFP_INFANTRY,  MU_AWFP_UNARMOURED,          CLOSE | LOOSE, MUST_SAY,         MU_RULE_AWFP_ARMOR_UI },
  { "SI",   MU_AWFP_INFANTRY,  MU_AWFP_UNARMOURED,          SKIRMISH,      MU_AWFP_SKIRMISH, MU_RULE_AWFP_ARMOR_SKIRMISHERS },
  { "Arty", MU_AWFP_ARTILLERY, MU_AWFP_LIGHTLY_ARMOURED,    CLOSE,         MU_AWFP_CLOSE,    MU_RULE_AWFP_ARMOR_ARTY },
};
/* clang-format on */
_Static_assert(sizeof armour_table / sizeof armour_table[0] == MU_AWFP_ARMOURS,
               "a row for each armour");

const char *
mu_awfp_armour_name (MuAwfpArmour armour)
{
  return armour_table[armour].name;
}

MuRule
mu_awfp_armour_rule (MuAwfpArmour armour)
{
  return armour_table[armour].rule;
}

MuAwfpKind
mu_awfp_armour_kind (MuAwfpArmour armour)
{
  return (MuAwfpKind) armour_table[armour].kind;
}

MuAwfpProtection
mu_awfp_armour_protection (MuAwfpArmour armour)
{
  return (MuAwfpProtection) armour_table[armour].protection;
}

bool
mu_awfp_order_allowed (MuAwfpArmour armour, MuAwfpOrder order)
{
  return armour_table[armour].orders >> order & 1u;
}

int
mu_awfp_usual_order (MuAwfpArmour armour)
{
  return armour_table[armour].usual;
}

/* awfp.def.mounted */
bool
mu_awfp_kind_is_mounted (MuAwfpKind kind)
{
  return kind != MU_AWFP_INFANTRY && kind != MU_AWFP_ARTILLERY;
}

bool
mu_awfp_kind_is_model (MuAwfpKind kind)
{
  return kind == MU_AWFP_CHARIOTS || kind == MU_AWFP_ELEPHANTS || kind == MU_AWFP_ARTILLERY;
}

/* --- strength ----------------------------------------------------------- */

#define STRENGTH_CLOSE         4 /* awfp.figures.close */
#define STRENGTH_LOOSE         3 /* awfp.figures.loose-irregular, awfp.figures.loose-mounted */
#define STRENGTH_LOOSE_TRAINED 4 /* awfp.figures.loose-trained */
#define STRENGTH_SKIRMISH      2 /* awfp.figures.skirmish */

/* READING: awfp.figures.loose-mounted: the chart gives trained troops in loose
 * order 4, the text before it mounted ones 3: the text speaks of horse by name. */
static int
loose_strength (const MuAwfpTroop *troop, MuTrace *trace)
{
  if (mu_awfp_kind_is_mounted (mu_awfp_troop_kind (troop)))
    return mu_trace_add (trace, MU_RULE_AWFP_FIGURES_LOOSE_MOUNTED, STRENGTH_LOOSE);
  if (troop->trained)
    return mu_trace_add (trace, MU_RULE_AWFP_FIGURES_LOOSE_TRAINED, STRENGTH_LOOSE_TRAINED);
  return mu_trace_add (trace, MU_RULE_AWFP_FIGURES_LOOSE_IRREGULAR, STRENGTH_LOOSE);
}

/* READING: awfp.armor.arty-strength: an engine has as many figures to lose as any
 * stand in close order; an army entry that sets a crew counts that instead.
 * awfp.armor.crew: those aboard a chariot or an elephant are no figures of
 * their own: its strength is that of its order. */
int
mu_awfp_troop_strength (const MuAwfpTroop *troop, MuTrace *trace)
{
  mu_trace_clear (trace);
  switch ((MuAwfpOrder) troop->order) {
  case MU_AWFP_CLOSE:
    return mu_trace_add (trace,
                         mu_awfp_troop_kind (troop) == MU_AWFP_ARTILLERY
                             ? MU_RULE_AWFP_ARMOR_ARTY_STRENGTH
                             : MU_RULE_AWFP_FIGURES_CLOSE,
                         STRENGTH_CLOSE);
  case MU_AWFP_LOOSE:
    return loose_strength (troop, trace);
  case MU_AWFP_SKIRMISH:
    break;
  }
  return mu_trace_add (trace, MU_RULE_AWFP_FIGURES_SKIRMISH, STRENGTH_SKIRMISH);
}

/* --- weapons and training ----------------------------------------------- */

/* awfp.weapons.multiple: each of those it carries. */
static unsigned
weapons_that (const MuAwfpTroop *troop, bool (*serve) (MuAwfpWeapon))
{
  unsigned set = 0;
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    if (troop->weapons >> weapon & 1u && serve ((MuAwfpWeapon) weapon))
      set |= MU_AWFP_WEAPON_BIT (weapon);
  return set;
}

/* awfp.weapons.default-sword */
unsigned
mu_awfp_close_weapons (const MuAwfpTroop *troop)
{
  const unsigned set = weapons_that (troop, mu_awfp_weapon_fights);
  return set ? set : MU_AWFP_WEAPON_BIT (MU_AWFP_SWORD);
}

unsigned
mu_awfp_missile_weapons (const MuAwfpTroop *troop)
{
  if (mu_awfp_troop_kind (troop) == MU_AWFP_ARTILLERY)
    return MU_AWFP_WEAPON_BIT (MU_AWFP_ENGINE);
  return weapons_that (troop, mu_awfp_weapon_shoots);
}

/* awfp.training.trained */
bool
mu_awfp_has_privilege (const MuAwfpTroop *troop, MuAwfpPrivilege privilege)
{
  switch (privilege) {
  case MU_AWFP_TWO_DEPLOY_ACTIONS:
  case MU_AWFP_SIDESTEP:
  case MU_AWFP_FALL_BACK:
  case MU_AWFP_ORDERLY_RETREAT:
    break;
  }
  return troop->trained;
}
