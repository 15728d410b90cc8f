#include "app/cli/core/words.h"

#include <glib/gi18n.h>

#include "lists/book/book.h"
#include "reports/account/account.h"

#define QUARTERS 4

const char *
mu_side_key (MuSide side)
{
  static const char *const keys[] = { "a", "b", "none" };
  return keys[MIN (side, MU_SIDE_NONE)];
}

const char *
mu_campaign_side_key (int position)
{
  static const char *const keys[MU_CAMPAIGN_SIDES_MAX]
      = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l" };
  return position >= 0 && position < MU_CAMPAIGN_SIDES_MAX ? keys[position] : "none";
}

const char *
mu_winner_key (MuSide side)
{
  return side == MU_SIDE_NONE ? "draw" : mu_side_key (side);
}

const char *
mu_region_key (MuRegion region)
{
  switch (region) {
  case MU_REGION_MEDITERRANEAN:
    return "mediterranean";
  case MU_REGION_NORTHERN:
    return "northern";
  }
  return "";
}

const char *
mu_country_key (MuCountry country)
{
  switch (country) {
  case MU_COUNTRY_PLAIN:
    return "plain";
  case MU_COUNTRY_MOUNTAIN:
    return "mountain";
  case MU_COUNTRY_DESERT:
    return "desert";
  case MU_COUNTRY_STEPPE:
    return "steppe";
  }
  return "";
}

const char *
mu_seed_origin_key (MuSeedOrigin origin)
{
  static const char *const keys[] = { "untold", "drawn", "chosen", "sealed" };
  return keys[origin];
}

const char *
mu_fate_key (MuFate fate)
{
  switch (fate) {
  case MU_FATE_ON_TABLE:
    return "on-table";
  case MU_FATE_IN_ROUT:
    return "in-rout";
  case MU_FATE_ROUTED_OFF:
    return "routed-off";
  case MU_FATE_OFF_TABLE:
    return "off-table";
  case MU_FATE_DESTROYED:
    return "destroyed";
  case MU_FATE_PRISONER:
    return "prisoner";
  case MU_FATE_RETIRING:
    return "retiring";
  }
  return "";
}

const char *
mu_purpose_key (MuRollPurpose purpose)
{
  static const char *const keys[MU_ROLL_PURPOSES]
      = { "other",       "personality", "weather",     "reaction",        "shoot-plus",
          "shoot-minus", "melee-plus",  "melee-minus", "risk-to-general", "arrival",
          "set-aside",   "initiative",  "charge-move", "rout-move",       "volley",
          "score",       "blow",        "morale",      "search",          "command-points",
          "control",     "rally",       "game-end",    "fright",          "defense" };
  return (guint) purpose < MU_ROLL_PURPOSES ? keys[purpose] : "unknown";
}

const char *
mu_die_key (MuDie die)
{
  static const char *const keys[MU_DIE_KINDS] = { "ordinary", "average", "ten" };
  return (guint) die < MU_DIE_KINDS ? keys[die] : "unknown";
}

char *
mu_points_key (gint64 quarters)
{
  static const char *const fraction[] = { "", ".25", ".5", ".75" };
  return g_strdup_printf ("%" G_GINT64_FORMAT "%s", quarters / QUARTERS,
                          fraction[ABS (quarters % QUARTERS)]);
}

char *
mu_points_words (int points)
{
  return mu_account_points ((gint64) points * QUARTERS);
}

char *
mu_share_key (gint64 left, gint64 start)
{
  g_autofree char *have = mu_points_key (left);
  g_autofree char *had = mu_points_key (start);
  return g_strdup_printf ("%s/%s", have, had);
}

char *
mu_number_key (guint64 number)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT, number);
}
