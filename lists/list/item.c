#include "lists/list/item.h"

#include <glib/gi18n-lib.h>

static const char *const item_words[MU_EXTRAS] = {
  [MU_EXTRA_SECOND_CAMEL_ARCHER] = N_ ("second archers on camels"),
  [MU_EXTRA_LIGHT_BOLT_SHOOTER] = N_ ("light bolt-shooters"),
  [MU_EXTRA_BOLT_SHOOTER] = N_ ("bolt-shooters"),
  [MU_EXTRA_THIRTY_MINA] = N_ ("30 mina engines"),
  [MU_EXTRA_ONE_TALENT] = N_ ("1 talent engines"),
  [MU_EXTRA_THREE_TALENT] = N_ ("3 talent engines"),
  [MU_EXTRA_FLAME_THROWER] = N_ ("hand flame-throwers"),
  [MU_EXTRA_ROCKET_LAUNCHER] = N_ ("rocket launchers"),
  [MU_EXTRA_WAGON] = N_ ("wagons"),
  [MU_EXTRA_PACK_HORSE] = N_ ("pack horses or mules"),
  [MU_EXTRA_PACK_CAMEL] = N_ ("pack camels"),
  [MU_EXTRA_BOAT] = N_ ("boats"),
  [MU_EXTRA_CALTROPS] = N_ ("caltrops"),
  [MU_EXTRA_FIELD_WORK] = N_ ("palisades, ditches or ramparts"),
  [MU_EXTRA_STONE_WALL] = N_ ("stone walls and towers"),
  [MU_EXTRA_SMALL_SIEGE_GEAR] = N_ ("mantlets, ladders or rams"),
  [MU_EXTRA_PENTHOUSE] = N_ ("penthouses or pontoon bridges"),
  [MU_EXTRA_WHEELED_TOWER] = N_ ("wheeled towers"),
  [MU_EXTRA_ELEPHANT_DISGUISE] = N_ ("elephant disguises of camels"),
};

const char *
mu_item_words (MuExtra kind)
{
  return _ (item_words[kind]);
}

const char *
mu_item_name (MuExtra kind, int count)
{
  const gulong number = (gulong) MAX (count, 0);
  switch (kind) {
  case MU_EXTRA_SECOND_CAMEL_ARCHER:
    return ngettext ("second archer on a camel", "second archers on camels", number);
  case MU_EXTRA_LIGHT_BOLT_SHOOTER:
    return ngettext ("light bolt-shooter", "light bolt-shooters", number);
  case MU_EXTRA_BOLT_SHOOTER:
    return ngettext ("bolt-shooter", "bolt-shooters", number);
  case MU_EXTRA_THIRTY_MINA:
    return ngettext ("30 mina engine", "30 mina engines", number);
  case MU_EXTRA_ONE_TALENT:
    return ngettext ("1 talent engine", "1 talent engines", number);
  case MU_EXTRA_THREE_TALENT:
    return ngettext ("3 talent engine", "3 talent engines", number);
  case MU_EXTRA_FLAME_THROWER:
    return ngettext ("hand flame-thrower", "hand flame-throwers", number);
  case MU_EXTRA_ROCKET_LAUNCHER:
    return ngettext ("rocket launcher", "rocket launchers", number);
  case MU_EXTRA_WAGON:
    return ngettext ("wagon", "wagons", number);
  case MU_EXTRA_PACK_HORSE:
    return ngettext ("pack horse or mule", "pack horses or mules", number);
  case MU_EXTRA_PACK_CAMEL:
    return ngettext ("pack camel", "pack camels", number);
  case MU_EXTRA_BOAT:
    return ngettext ("boat", "boats", number);
  case MU_EXTRA_CALTROPS:
    return ngettext ("stretch of caltrops", "stretches of caltrops", number);
  case MU_EXTRA_FIELD_WORK:
    return ngettext ("palisade, ditch or rampart", "palisades, ditches or ramparts", number);
  case MU_EXTRA_STONE_WALL:
    return ngettext ("stone wall or tower", "stone walls and towers", number);
  case MU_EXTRA_SMALL_SIEGE_GEAR:
    return ngettext ("mantlet, ladder or ram", "mantlets, ladders or rams", number);
  case MU_EXTRA_PENTHOUSE:
    return ngettext ("penthouse or pontoon bridge", "penthouses or pontoon bridges", number);
  case MU_EXTRA_WHEELED_TOWER:
    return ngettext ("wheeled tower", "wheeled towers", number);
  case MU_EXTRA_ELEPHANT_DISGUISE:
    return ngettext ("elephant disguise of camels", "elephant disguises of camels", number);
  }
  return "";
}

char *
mu_item_count_words (MuExtra kind, int count)
{
  return g_strdup_printf (C_ ("so many of a kind", "%d %s"), count, mu_item_name (kind, count));
}

const char *
mu_item_owner_words (gboolean regular)
{
  return regular ? _ ("regulars") : _ ("irregulars");
}

/* --- what carries them --------------------------------------------------- */

static int
count_camels (const MuList *list, unsigned types, gboolean regular)
{
  int count = 0;
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (types >> unit->troop.type & 1u && !unit->troop.regular == !regular)
      count += unit->figures;
  }
  return count;
}

static int
count_pack_camels (const MuList *list)
{
  int count = 0;
  for (guint i = 0; i < list->items->len; i++)
    if (mu_list_item (list, i)->kind == MU_EXTRA_PACK_CAMEL)
      count += mu_list_item (list, i)->count;
  return count;
}

/* Ridden or led, of a unit or beside them. */
static int
count_all_camels (const MuList *list)
{
  const unsigned types = MU_CAMELRY_TYPES | MU_TROOP_BIT (MU_TROOP_PACK_CAMELS);
  return count_camels (list, types, TRUE) + count_camels (list, types, FALSE)
         + count_pack_camels (list);
}

int
mu_list_item_most (const MuList *list, const MuListItem *item)
{
  if (item->kind == MU_EXTRA_SECOND_CAMEL_ARCHER)
    return count_camels (list, MU_TROOP_BIT (MU_TROOP_MCM), item->regular);
  return item->kind == MU_EXTRA_ELEPHANT_DISGUISE ? count_all_camels (list) : MU_LIST_ITEMS_MAX;
}
