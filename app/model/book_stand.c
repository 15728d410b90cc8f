/* The troops of an army book as Fast Play stands. */
#include <glib/gi18n-lib.h>

#include "app/model/book_words.h"
#include "rules/awfp/convert.h"

/* In the order of the words in lists/book_stand.c. */
static const MuAwfpArmour armour_said[]
    = { MU_AWFP_CAT, MU_AWFP_AC,   MU_AWFP_HC,  MU_AWFP_LAC, MU_AWFP_UC,  MU_AWFP_SC,
        MU_AWFP_HCM, MU_AWFP_LACM, MU_AWFP_LCM, MU_AWFP_HI,  MU_AWFP_LAI, MU_AWFP_UI,
        MU_AWFP_SI,  MU_AWFP_LCH,  MU_AWFP_MCH, MU_AWFP_HCH, MU_AWFP_EL,  MU_AWFP_ARTY };

/* Whoever is of another armour may need another order. */
static void
heed_armour (MuAwfpTroop *troop, int said)
{
  if (said < 0 || said >= (int) G_N_ELEMENTS (armour_said))
    return;
  troop->armour = (uint8_t) armour_said[said];
  for (int order = MU_AWFP_CLOSE; order < MU_AWFP_ORDERS; order++)
    if (!mu_awfp_order_allowed (armour_said[said], (MuAwfpOrder) troop->order))
      troop->order = (uint8_t) order;
}

/* What the book says of the stand goes before what follows from the figures. */
static void
heed_book (MuAwfpConversion *stand, const MuBookStand *said)
{
  heed_armour (&stand->troop, said->armour);
  if (said->order >= 0)
    stand->troop.order = (uint8_t) said->order;
  if (said->training >= 0)
    stand->troop.trained = said->training == 0;
  if (said->morale >= 0)
    stand->troop.morale = (uint8_t) said->morale;
  if (said->shield >= 0)
    stand->troop.shield = said->shield == 1;
  if (said->scythes)
    stand->troop.scythes = TRUE;
}

/* The notation with the book's weapons in place of its own, read again. */
static void
heed_weapons (MuAwfpTroop *troop, const char *weapons)
{
  char plain[MU_AWFP_NOTATION_MAX];
  MuAwfpTroop armed = *troop;
  g_autofree char *notation = NULL;

  armed.weapons = 0;
  mu_awfp_troop_format (&armed, plain, sizeof plain);
  notation = g_strdup_printf ("%s %s", plain, weapons);
  if (mu_awfp_troop_parse (notation, &armed, NULL) == MU_AWFP_PARSE_OK)
    *troop = armed;
}

/* What the book settles need not be guessed. */
static unsigned
open_losses (unsigned losses, const MuBookStand *said)
{
  if (said->armour >= 0)
    losses &= ~(unsigned) (MU_AWFP_GUESSED_ARMOUR | MU_AWFP_GUESSED_HORSE_ARMOUR);
  if (said->order >= 0)
    losses &= ~(unsigned) MU_AWFP_LOST_CLOSE;
  if (said->morale >= 0)
    losses &= ~(unsigned) MU_AWFP_GUESSED_MORALE;
  if (said->weapons)
    losses &= ~(unsigned) (MU_AWFP_GUESSED_SPEAR | MU_AWFP_LOST_WEAPON);
  return losses;
}

static gboolean
convert (const MuBookTroop *way, MuAwfpConversion *stand)
{
  const MuWrgCrew *crew = way->crew.count > 0 ? &way->crew : NULL;

  if (mu_awfp_convert (&way->troop, crew, 0, stand) != MU_RULE_NONE)
    return FALSE;
  heed_book (stand, &way->stand);
  if (way->stand.weapons)
    heed_weapons (&stand->troop, way->stand.weapons);
  stand->losses = open_losses (stand->losses, &way->stand);
  return mu_awfp_troop_forbidden (&stand->troop) == MU_RULE_NONE;
}

char *
mu_book_words_stand (const MuBookTroop *way)
{
  char notation[MU_AWFP_NOTATION_MAX];
  MuAwfpConversion stand;

  if (!convert (way, &stand))
    return g_strdup ("");
  return g_strdup (mu_awfp_troop_format (&stand.troop, notation, sizeof notation));
}

char *
mu_book_words_stand_losses (const MuBookTroop *way)
{
  MuAwfpConversion stand;
  GString *text = g_string_new (NULL);

  if (!convert (way, &stand))
    return g_string_free (text, FALSE);
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++)
    if (stand.losses & 1u << i)
      g_string_append_printf (text, "%s%s", text->len ? "\n" : "",
                              _ (mu_awfp_loss_words ((MuAwfpLoss) (1u << i))));
  return g_string_free (text, FALSE);
}
