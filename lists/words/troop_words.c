#include "lists/words/troop_words.h"

#include <glib/gi18n-lib.h>

static const char *const type_words[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = N_ ("super-heavy cavalry"),
  [MU_TROOP_EHC] = N_ ("extra-heavy cavalry"),
  [MU_TROOP_HC] = N_ ("heavy cavalry"),
  [MU_TROOP_MC] = N_ ("medium cavalry"),
  [MU_TROOP_LC] = N_ ("light cavalry"),
  [MU_TROOP_SHI] = N_ ("super-heavy infantry"),
  [MU_TROOP_HI] = N_ ("heavy infantry"),
  [MU_TROOP_LHI] = N_ ("light heavy infantry"),
  [MU_TROOP_MI] = N_ ("medium infantry"),
  [MU_TROOP_LMI] = N_ ("light medium infantry"),
  [MU_TROOP_LI] = N_ ("light infantry"),
  [MU_TROOP_EHCM] = N_ ("extra-heavy camelry"),
  [MU_TROOP_HCM] = N_ ("heavy camelry"),
  [MU_TROOP_MCM] = N_ ("medium camelry"),
  [MU_TROOP_HCH] = N_ ("heavy chariots"),
  [MU_TROOP_LCH] = N_ ("light chariots"),
  [MU_TROOP_EL] = N_ ("elephants"),
  [MU_TROOP_ART] = N_ ("artillery"),
  [MU_TROOP_WAGON] = N_ ("wagons"),
  [MU_TROOP_PACK] = N_ ("pack horses or mules"),
  [MU_TROOP_PACK_CAMELS] = N_ ("pack camels"),
};

static const char *const weapon_words[MU_WEAPONS] = {
  [MU_WEAPON_SIDEARM] = N_ ("side arm"),
  [MU_WEAPON_LANCE] = N_ ("lance or kontos"),
  [MU_WEAPON_LONG_SPEAR] = N_ ("long thrusting spear"),
  [MU_WEAPON_PIKE] = N_ ("pike"),
  [MU_WEAPON_HEAVY_THROWING] = N_ ("heavy throwing weapon"),
  [MU_WEAPON_LIGHT_SPEAR] = N_ ("javelin or light spear"),
  [MU_WEAPON_TWO_HANDED] = N_ ("two-handed cutting weapon"),
  [MU_WEAPON_BOW] = N_ ("bow"),
  [MU_WEAPON_CROSSBOW] = N_ ("crossbow"),
  [MU_WEAPON_SLING] = N_ ("sling"),
  [MU_WEAPON_STAFF_SLING] = N_ ("staff sling"),
  [MU_WEAPON_ENGINE] = N_ ("engine"),
};

static void
add_weapons (GString *words, const MuTroop *troop)
{
  if (troop->weapons == 0)
    g_string_append_printf (words, "; %s", _ (weapon_words[MU_WEAPON_SIDEARM]));
  for (int weapon = MU_WEAPON_LANCE; weapon < MU_WEAPONS; weapon++)
    if (troop->weapons & MU_WEAPON_BIT (weapon))
      g_string_append_printf (words, "; %s", _ (weapon_words[weapon]));
}

static void
add_crew (GString *words, const MuCrew *crew)
{
  if (crew == NULL || crew->count == 0)
    return;
  g_string_append_printf (words, ngettext ("; crew of %d", "; crew of %d", crew->count),
                          crew->count);
  for (guint i = 0; i < crew->count; i++)
    g_string_append_printf (words, "%s%s", i == 0 ? ": " : ", ",
                            _ (weapon_words[crew->weapon[i] % MU_WEAPONS]));
}

char *
mu_words_troop (const MuTroop *troop, const MuCrew *crew)
{
  GString *words = g_string_new (NULL);
  g_string_append_printf (words, _ ("%s, class %s, %s"),
                          troop->regular ? _ ("Regular") : _ ("Irregular"),
                          mu_troop_class_name (troop->class), mu_words_type (troop->type));
  if (crew == NULL || crew->count == 0)
    add_weapons (words, troop);
  add_crew (words, crew);
  if (troop->shield)
    g_string_append (words, _ ("; shield"));
  if (troop->breed == MU_ARAB_HORSE)
    g_string_append (words, _ ("; Arab horses"));
  if (troop->breed == MU_INDIAN_HORSE)
    g_string_append (words, _ ("; Indian horses"));
  return g_string_free (words, FALSE);
}

char *
mu_words_notation (const MuTroop *troop)
{
  char buffer[64];
  return g_strdup (mu_troop_format (troop, buffer, sizeof buffer));
}

const char *
mu_words_type (MuTroopType type)
{
  return _ (type_words[type]);
}
