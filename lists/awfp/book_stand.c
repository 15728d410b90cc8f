/* Fast Play stands in an army book: what a book says beyond the figures. */
#include <string.h>

#include "lists/book/book_private.h"
#include "lists/list/list.h"

/* The words of files. */
static const char *const armour_words[]
    = { "CAT", "AC", "HC", "LAC", "UC",  "SC",  "HCm", "LACm", "LCm", "HI",
        "LAI", "UI", "SI", "LCh", "MCh", "HCh", "EL",  "ART",  NULL };
/* In the order of those words. */
static const MuAwfpArmour armours[] = {
  MU_AWFP_CAT, MU_AWFP_AC,   MU_AWFP_HC,  MU_AWFP_LAC, MU_AWFP_UC,  MU_AWFP_SC,
  MU_AWFP_HCM, MU_AWFP_LACM, MU_AWFP_LCM, MU_AWFP_HI,  MU_AWFP_LAI, MU_AWFP_UI,
  MU_AWFP_SI,  MU_AWFP_LCH,  MU_AWFP_MCH, MU_AWFP_HCH, MU_AWFP_EL,  MU_AWFP_ARTY,
};
G_STATIC_ASSERT (G_N_ELEMENTS (armours) == MU_AWFP_ARMOURS);
G_STATIC_ASSERT (G_N_ELEMENTS (armour_words) == MU_AWFP_ARMOURS + 1);
static const struct {
  const char *word;
  MuAwfpWeapon weapon;
} weapons[] = {
  { "lance", MU_AWFP_LANCE },
  { "spear", MU_AWFP_SPEAR },
  { "long-spear", MU_AWFP_LONG_SPEAR },
  { "pike", MU_AWFP_PIKE },
  { "pilum", MU_AWFP_PILUM },
  { "axe", MU_AWFP_AXE },
  { "javelin", MU_AWFP_JAVELIN },
  { "various", MU_AWFP_VARIOUS },
  { "bow", MU_AWFP_BOW },
  { "longbow", MU_AWFP_LONGBOW },
  { "crossbow", MU_AWFP_CROSSBOW },
  { "sling", MU_AWFP_SLING },
  { "staff-sling", MU_AWFP_STAFF_SLING },
};
static const char *const order_words[] = { "close", "loose", "skirmish", NULL };
static const char *const training_words[] = { "trained", "irregular", NULL };
static const char *const morale_words[]
    = { "elite", "fanatic", "veteran", "warband", "warrior", "poor", NULL };
static const char *const yes_no_words[] = { "no", "yes", NULL };

MuBookStand
mu_book_read_stand (MuReader *reader, const xmlNode *troop)
{
  const xmlNode *node = mu_reader_first (troop, "stand");
  MuBookStand stand = MU_BOOK_STAND_OPEN;
  if (!node)
    return stand;
  stand.armour = mu_reader_word (reader, node, "armour", armour_words, -1);
  stand.order = mu_reader_word (reader, node, "order", order_words, -1);
  stand.training = mu_reader_word (reader, node, "training", training_words, -1);
  stand.morale = mu_reader_word (reader, node, "morale", morale_words, -1);
  stand.shield = mu_reader_word (reader, node, "shield", yes_no_words, -1);
  stand.scythes = mu_reader_flag (reader, node, "scythes");
  if (mu_reader_has (node, "weapons"))
    stand.weapons = mu_reader_text (reader, node, "weapons", MU_LIST_NAME_MAX);
  return stand;
}

MuAwfpArmour
mu_book_stand_armour (int word)
{
  g_assert (word >= 0 && word < MU_AWFP_ARMOURS);
  return armours[word];
}

unsigned
mu_book_stand_weapon (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (weapons); i++)
    if (strcmp (weapons[i].word, word) == 0)
      return MU_AWFP_WEAPON_BIT (weapons[i].weapon);
  return 0;
}
