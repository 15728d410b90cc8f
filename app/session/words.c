#include "app/session/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  const char *words;
  const char *icon;
} TypeRow;

static const TypeRow type_row[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = { N_ ("super-heavy cavalry"), "mu-shc-symbolic" },
  [MU_TROOP_EHC] = { N_ ("extra-heavy cavalry"), "mu-ehc-symbolic" },
  [MU_TROOP_HC] = { N_ ("heavy cavalry"), "mu-hc-symbolic" },
  [MU_TROOP_MC] = { N_ ("medium cavalry"), "mu-mc-symbolic" },
  [MU_TROOP_LC] = { N_ ("light cavalry"), "mu-lc-symbolic" },
  [MU_TROOP_SHI] = { N_ ("super-heavy infantry"), "mu-shi-symbolic" },
  [MU_TROOP_HI] = { N_ ("heavy infantry"), "mu-hi-symbolic" },
  [MU_TROOP_LHI] = { N_ ("light heavy infantry"), "mu-lhi-symbolic" },
  [MU_TROOP_MI] = { N_ ("medium infantry"), "mu-mi-symbolic" },
  [MU_TROOP_LMI] = { N_ ("light medium infantry"), "mu-lmi-symbolic" },
  [MU_TROOP_LI] = { N_ ("light infantry"), "mu-li-symbolic" },
  [MU_TROOP_EHCM] = { N_ ("extra-heavy camelry"), "mu-ehcm-symbolic" },
  [MU_TROOP_HCM] = { N_ ("heavy camelry"), "mu-hcm-symbolic" },
  [MU_TROOP_MCM] = { N_ ("medium camelry"), "mu-mcm-symbolic" },
  [MU_TROOP_HCH] = { N_ ("heavy chariots"), "mu-hch-symbolic" },
  [MU_TROOP_LCH] = { N_ ("light chariots"), "mu-lch-symbolic" },
  [MU_TROOP_EL] = { N_ ("elephants"), "mu-el-symbolic" },
  [MU_TROOP_ART] = { N_ ("artillery"), "mu-art-symbolic" },
  [MU_TROOP_WAGON] = { N_ ("wagons"), "mu-wagon-symbolic" },
  [MU_TROOP_PACK] = { N_ ("pack horses or mules"), "mu-pack-symbolic" },
  [MU_TROOP_PACK_CAMELS] = { N_ ("pack camels"), "mu-pack-symbolic" },
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
  return _ (type_row[type].words);
}

const char *
mu_words_icon (MuTroopType type)
{
  return type_row[type].icon;
}

const char *
mu_words_region (MuRegion region)
{
  switch (region) {
  case MU_REGION_MEDITERRANEAN:
    return _ ("Mediterranean");
  case MU_REGION_NORTHERN:
    return _ ("Northern");
  }
  return "";
}

const char *
mu_words_country (MuCountry country)
{
  switch (country) {
  case MU_COUNTRY_PLAIN:
    return _ ("Plain");
  case MU_COUNTRY_MOUNTAIN:
    return _ ("Mountain");
  case MU_COUNTRY_DESERT:
    return _ ("Desert");
  case MU_COUNTRY_STEPPE:
    return _ ("Steppe");
  }
  return "";
}

/* --- searching ----------------------------------------------------------- */

char *
mu_words_fold (const char *text)
{
  g_autofree char *apart = NULL;
  g_autoptr (GString) plain = NULL;

  if (g_str_is_ascii (text))
    return g_ascii_strdown (text, -1);
  apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  plain = g_string_new (NULL);
  for (const char *at = apart ? apart : ""; *at; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));
  return g_utf8_casefold (plain->str, -1);
}

gboolean
mu_words_found (const char *text, const char *typed)
{
  g_autofree char *folded = mu_words_fold (typed);
  g_auto (GStrv) words = g_strsplit_set (folded, " ,;\t\n", -1);

  for (guint i = 0; words[i]; i++)
    if (strstr (text, words[i]) == NULL)
      return FALSE;
  return TRUE;
}
