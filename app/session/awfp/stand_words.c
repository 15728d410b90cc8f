#include "app/session/awfp/stand_words.h"

#include <glib/gi18n-lib.h>

static const char *const armour_words[MU_AWFP_ARMOURS] = {
  [MU_AWFP_CAT] = N_ ("cataphracts"),
  [MU_AWFP_AC] = N_ ("cavalry on part-armoured horses"),
  [MU_AWFP_HC] = N_ ("heavy cavalry"),
  [MU_AWFP_LAC] = N_ ("lightly armoured cavalry"),
  [MU_AWFP_UC] = N_ ("unarmoured cavalry"),
  [MU_AWFP_SC] = N_ ("skirmishing cavalry"),
  [MU_AWFP_HCM] = N_ ("heavy camelry"),
  [MU_AWFP_LACM] = N_ ("lightly armoured camelry"),
  [MU_AWFP_LCM] = N_ ("light camelry"),
  [MU_AWFP_LCH] = N_ ("light chariots"),
  [MU_AWFP_MCH] = N_ ("medium chariots"),
  [MU_AWFP_HCH] = N_ ("heavy chariots"),
  [MU_AWFP_EL] = N_ ("elephants"),
  [MU_AWFP_HI] = N_ ("heavy infantry"),
  [MU_AWFP_LAI] = N_ ("lightly armoured infantry"),
  [MU_AWFP_UI] = N_ ("unarmoured infantry"),
  [MU_AWFP_SI] = N_ ("skirmishing infantry"),
  [MU_AWFP_ARTY] = N_ ("artillery"),
};

static const char *const order_words[MU_AWFP_ORDERS] = {
  [MU_AWFP_CLOSE] = N_ ("close order"),
  [MU_AWFP_LOOSE] = N_ ("loose order"),
  [MU_AWFP_SKIRMISH] = N_ ("skirmish order"),
};

static const char *const morale_words[MU_AWFP_MORALES] = {
  [MU_AWFP_ELITE] = N_ ("elite"),     [MU_AWFP_FANATIC] = N_ ("fanatic"),
  [MU_AWFP_VETERAN] = N_ ("veteran"), [MU_AWFP_WARBAND] = N_ ("warband"),
  [MU_AWFP_WARRIOR] = N_ ("warrior"), [MU_AWFP_POOR] = N_ ("poor"),
};

static const char *const weapon_words[MU_AWFP_WEAPONS] = {
  [MU_AWFP_SWORD] = N_ ("sword"),
  [MU_AWFP_LANCE] = N_ ("lance"),
  [MU_AWFP_SPEAR] = N_ ("spear"),
  [MU_AWFP_JAVELIN] = N_ ("javelin"),
  [MU_AWFP_BOW] = N_ ("bow"),
  [MU_AWFP_PIKE] = N_ ("pike"),
  [MU_AWFP_PILUM] = N_ ("pilum"),
  [MU_AWFP_LONG_SPEAR] = N_ ("long spear"),
  [MU_AWFP_AXE] = N_ ("two-handed axe"),
  [MU_AWFP_VARIOUS] = N_ ("various weapons"),
  [MU_AWFP_CROSSBOW] = N_ ("crossbow"),
  [MU_AWFP_LONGBOW] = N_ ("longbow"),
  [MU_AWFP_SLING] = N_ ("sling"),
  [MU_AWFP_STAFF_SLING] = N_ ("staff sling"),
  [MU_AWFP_ENGINE] = N_ ("engine"),
};

const char *
mu_stand_part_title (MuStandPart part)
{
  switch (part) {
  case MU_STAND_PART_ARMOUR:
    return _ ("Armour");
  case MU_STAND_PART_ORDER:
    return _ ("Order");
  case MU_STAND_PART_TRAINING:
    return _ ("Training");
  case MU_STAND_PART_MORALE:
    return _ ("Morale");
  case MU_STAND_PART_WEAPONS:
    return _ ("Weapons");
  case MU_STAND_PART_STRENGTH:
    return _ ("Strength");
  }
  return "";
}

static void
append (GString *text, const char *words)
{
  g_string_append_printf (text, "%s%s", text->len ? ", " : "", words);
}

/* awfp.weapons.default-sword */
static char *
weapons_of (const MuAwfpTroop *stand)
{
  GString *text = g_string_new (NULL);

  if (stand->armour == MU_AWFP_ARTY)
    append (text, _ (weapon_words[MU_AWFP_ENGINE]));
  else if (stand->weapons == 0)
    append (text, _ (weapon_words[MU_AWFP_SWORD]));
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    if (stand->weapons & MU_AWFP_WEAPON_BIT (weapon))
      append (text, _ (weapon_words[weapon]));
  if (stand->shield)
    append (text, _ ("shield"));
  if (stand->scythes)
    append (text, _ ("scythes"));
  return g_string_free (text, FALSE);
}

static char *
armour_of (const MuAwfpTroop *stand)
{
  const MuAwfpArmour armour = (MuAwfpArmour) stand->armour;

  return g_strdup_printf (stand->armoured ? _ ("%s, %s with armour") : "%s, %s",
                          mu_awfp_armour_name (armour), _ (armour_words[armour]));
}

/* awfp.figures.* */
static char *
strength_of (const MuAwfpTroop *stand)
{
  const int strength = mu_awfp_troop_strength (stand, NULL);

  return g_strdup_printf (
      ngettext ("%d figure to lose a stand", "%d figures to lose a stand", (gulong) strength),
      strength);
}

char *
mu_stand_part_words (const MuAwfpTroop *stand, MuStandPart part)
{
  switch (part) {
  case MU_STAND_PART_ARMOUR:
    return armour_of (stand);
  case MU_STAND_PART_ORDER:
    return g_strdup (_ (order_words[stand->order % MU_AWFP_ORDERS]));
  case MU_STAND_PART_TRAINING:
    return g_strdup (stand->trained ? _ ("trained") : _ ("irregular"));
  case MU_STAND_PART_MORALE:
    return g_strdup (_ (morale_words[stand->morale % MU_AWFP_MORALES]));
  case MU_STAND_PART_WEAPONS:
    return weapons_of (stand);
  case MU_STAND_PART_STRENGTH:
    return strength_of (stand);
  }
  return NULL;
}

char *
mu_stand_words (const char *notation)
{
  GString *text = g_string_new (NULL);
  MuAwfpTroop stand;

  if (mu_awfp_troop_parse (notation, &stand, NULL) != MU_AWFP_PARSE_OK)
    return g_string_free (text, FALSE);
  for (MuStandPart part = MU_STAND_PART_ARMOUR; part < MU_STAND_PARTS; part++) {
    g_autofree char *words = mu_stand_part_words (&stand, part);
    g_string_append_printf (text, "%s%s", text->len ? "; " : "", words);
  }
  return g_string_free (text, FALSE);
}

char *
mu_stand_sum_words (const MuTrace *trace)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < trace->count; i++)
    g_string_append_printf (text, i == 0 ? "%d %s" : ", %+d %s", trace->line[i].amount,
                            _ (mu_rule_words (trace->line[i].rule)));
  return g_string_free (text, FALSE);
}
