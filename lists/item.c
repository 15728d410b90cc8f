#include "lists/item.h"

#include <glib/gi18n-lib.h>

static const char *const item_words[MU_WRG_ITEMS] = {
  [MU_WRG_ITEM_SECOND_CAMEL_ARCHER] = N_ ("second archers on camels"),
  [MU_WRG_ITEM_LIGHT_BOLT_SHOOTER] = N_ ("light bolt-shooters"),
  [MU_WRG_ITEM_BOLT_SHOOTER] = N_ ("bolt-shooters"),
  [MU_WRG_ITEM_THIRTY_MINA] = N_ ("30 mina engines"),
  [MU_WRG_ITEM_ONE_TALENT] = N_ ("1 talent engines"),
  [MU_WRG_ITEM_THREE_TALENT] = N_ ("3 talent engines"),
  [MU_WRG_ITEM_FLAME_THROWER] = N_ ("hand flame-throwers"),
  [MU_WRG_ITEM_ROCKET_LAUNCHER] = N_ ("rocket launchers"),
  [MU_WRG_ITEM_WAGON] = N_ ("wagons"),
  [MU_WRG_ITEM_PACK_HORSE] = N_ ("pack horses or mules"),
  [MU_WRG_ITEM_PACK_CAMEL] = N_ ("pack camels"),
  [MU_WRG_ITEM_BOAT] = N_ ("boats"),
  [MU_WRG_ITEM_CALTROPS] = N_ ("caltrops"),
  [MU_WRG_ITEM_FIELD_WORK] = N_ ("palisades, ditches or ramparts"),
  [MU_WRG_ITEM_STONE_WALL] = N_ ("stone walls and towers"),
  [MU_WRG_ITEM_SMALL_SIEGE_GEAR] = N_ ("mantlets, ladders or rams"),
  [MU_WRG_ITEM_PENTHOUSE] = N_ ("penthouses or pontoon bridges"),
  [MU_WRG_ITEM_WHEELED_TOWER] = N_ ("wheeled towers"),
  [MU_WRG_ITEM_ELEPHANT_DISGUISE] = N_ ("elephant disguises of camels"),
};

const char *
mu_item_words (MuWrgItem kind)
{
  return _ (item_words[kind]);
}

const char *
mu_item_owner_words (gboolean regular)
{
  return regular ? _ ("regulars") : _ ("irregulars");
}
