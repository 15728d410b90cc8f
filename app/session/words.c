#include "app/session/words.h"

#include <glib/gi18n-lib.h>

static const char *const type_icon[MU_TROOP_TYPES] = {
  [MU_TROOP_SHC] = "mu-shc-symbolic",
  [MU_TROOP_EHC] = "mu-ehc-symbolic",
  [MU_TROOP_HC] = "mu-hc-symbolic",
  [MU_TROOP_MC] = "mu-mc-symbolic",
  [MU_TROOP_LC] = "mu-lc-symbolic",
  [MU_TROOP_SHI] = "mu-shi-symbolic",
  [MU_TROOP_HI] = "mu-hi-symbolic",
  [MU_TROOP_LHI] = "mu-lhi-symbolic",
  [MU_TROOP_MI] = "mu-mi-symbolic",
  [MU_TROOP_LMI] = "mu-lmi-symbolic",
  [MU_TROOP_LI] = "mu-li-symbolic",
  [MU_TROOP_EHCM] = "mu-ehcm-symbolic",
  [MU_TROOP_HCM] = "mu-hcm-symbolic",
  [MU_TROOP_MCM] = "mu-mcm-symbolic",
  [MU_TROOP_HCH] = "mu-hch-symbolic",
  [MU_TROOP_LCH] = "mu-lch-symbolic",
  [MU_TROOP_EL] = "mu-el-symbolic",
  [MU_TROOP_ART] = "mu-art-symbolic",
  [MU_TROOP_WAGON] = "mu-wagon-symbolic",
  [MU_TROOP_PACK] = "mu-pack-symbolic",
  [MU_TROOP_PACK_CAMELS] = "mu-pack-symbolic",
};

const char *
mu_words_icon (MuTroopType type)
{
  return type_icon[type];
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
