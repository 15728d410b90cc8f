#include "app/session/words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct {
  const char *words;
  const char *icon;
} TypeRow;

static const TypeRow type_row[MU_WRG_TYPES] = {
  [MU_WRG_SHC] = { N_ ("super-heavy cavalry"), "mu-shc-symbolic" },
  [MU_WRG_EHC] = { N_ ("extra-heavy cavalry"), "mu-ehc-symbolic" },
  [MU_WRG_HC] = { N_ ("heavy cavalry"), "mu-hc-symbolic" },
  [MU_WRG_MC] = { N_ ("medium cavalry"), "mu-mc-symbolic" },
  [MU_WRG_LC] = { N_ ("light cavalry"), "mu-lc-symbolic" },
  [MU_WRG_SHI] = { N_ ("super-heavy infantry"), "mu-shi-symbolic" },
  [MU_WRG_HI] = { N_ ("heavy infantry"), "mu-hi-symbolic" },
  [MU_WRG_LHI] = { N_ ("light heavy infantry"), "mu-lhi-symbolic" },
  [MU_WRG_MI] = { N_ ("medium infantry"), "mu-mi-symbolic" },
  [MU_WRG_LMI] = { N_ ("light medium infantry"), "mu-lmi-symbolic" },
  [MU_WRG_LI] = { N_ ("light infantry"), "mu-li-symbolic" },
  [MU_WRG_EHCM] = { N_ ("extra-heavy camelry"), "mu-ehcm-symbolic" },
  [MU_WRG_HCM] = { N_ ("heavy camelry"), "mu-hcm-symbolic" },
  [MU_WRG_MCM] = { N_ ("medium camelry"), "mu-mcm-symbolic" },
  [MU_WRG_HCH] = { N_ ("heavy chariots"), "mu-hch-symbolic" },
  [MU_WRG_LCH] = { N_ ("light chariots"), "mu-lch-symbolic" },
  [MU_WRG_EL] = { N_ ("elephants"), "mu-el-symbolic" },
  [MU_WRG_ART] = { N_ ("artillery"), "mu-art-symbolic" },
  [MU_WRG_WAGON] = { N_ ("wagons"), "mu-wagon-symbolic" },
  [MU_WRG_PACK] = { N_ ("pack horses or mules"), "mu-pack-symbolic" },
  [MU_WRG_PACK_CAMELS] = { N_ ("pack camels"), "mu-pack-symbolic" },
};

static const char *const weapon_words[MU_WRG_WEAPONS] = {
  [MU_WRG_SIDEARM] = N_ ("side arm"),
  [MU_WRG_LANCE] = N_ ("lance or kontos"),
  [MU_WRG_LONG_SPEAR] = N_ ("long thrusting spear"),
  [MU_WRG_PIKE] = N_ ("pike"),
  [MU_WRG_HEAVY_THROWING] = N_ ("heavy throwing weapon"),
  [MU_WRG_LIGHT_SPEAR] = N_ ("javelin or light spear"),
  [MU_WRG_TWO_HANDED] = N_ ("two-handed cutting weapon"),
  [MU_WRG_BOW] = N_ ("bow"),
  [MU_WRG_CROSSBOW] = N_ ("crossbow"),
  [MU_WRG_SLING] = N_ ("sling"),
  [MU_WRG_STAFF_SLING] = N_ ("staff sling"),
  [MU_WRG_ENGINE] = N_ ("engine"),
};

static void
add_weapons (GString *words, const MuWrgTroop *troop)
{
  if (troop->weapons == 0)
    g_string_append_printf (words, "; %s", _ (weapon_words[MU_WRG_SIDEARM]));
  for (int weapon = MU_WRG_LANCE; weapon < MU_WRG_WEAPONS; weapon++)
    if (troop->weapons & MU_WRG_WEAPON_BIT (weapon))
      g_string_append_printf (words, "; %s", _ (weapon_words[weapon]));
}

static void
add_crew (GString *words, const MuWrgCrew *crew)
{
  if (crew == NULL || crew->count == 0)
    return;
  g_string_append_printf (words, ngettext ("; crew of %d", "; crew of %d", crew->count),
                          crew->count);
  for (guint i = 0; i < crew->count; i++)
    g_string_append_printf (words, "%s%s", i == 0 ? ": " : ", ",
                            _ (weapon_words[crew->weapon[i] % MU_WRG_WEAPONS]));
}

char *
mu_words_troop (const MuWrgTroop *troop, const MuWrgCrew *crew)
{
  GString *words = g_string_new (NULL);
  g_string_append_printf (words, _ ("%s, class %s, %s"),
                          troop->regular ? _ ("Regular") : _ ("Irregular"),
                          mu_wrg_class_name (troop->class), mu_words_type (troop->type));
  if (crew == NULL || crew->count == 0)
    add_weapons (words, troop);
  add_crew (words, crew);
  if (troop->shield)
    g_string_append (words, _ ("; shield"));
  if (troop->breed == MU_WRG_ARAB_HORSE)
    g_string_append (words, _ ("; Arab horses"));
  if (troop->breed == MU_WRG_INDIAN_HORSE)
    g_string_append (words, _ ("; Indian horses"));
  return g_string_free (words, FALSE);
}

char *
mu_words_notation (const MuWrgTroop *troop)
{
  char buffer[64];
  return g_strdup (mu_wrg_troop_format (troop, buffer, sizeof buffer));
}

const char *
mu_words_type (MuWrgType type)
{
  return _ (type_row[type].words);
}

const char *
mu_words_icon (MuWrgType type)
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

const char *
mu_words_weather (MuWrgWeather weather)
{
  switch (weather) {
  case MU_WRG_FINE:
    return _ ("fine");
  case MU_WRG_RAIN:
    return _ ("rain");
  case MU_WRG_SNOW:
    return _ ("snow");
  case MU_WRG_WINDS:
    return _ ("winds");
  case MU_WRG_RAIN_AND_WINDS:
    return _ ("rain and winds");
  case MU_WRG_SNOW_AND_WINDS:
    return _ ("snow and winds");
  }
  return "";
}

const char *
mu_words_personality (MuWrgPersonality personality)
{
  switch (personality) {
  case MU_WRG_CAUTIOUS:
    return _ ("cautious");
  case MU_WRG_AVERAGE:
    return _ ("average");
  case MU_WRG_RASH:
    return _ ("rash");
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
