/* The troops of an army book as Fast Play stands. */
#include <glib/gi18n-lib.h>

#include "app/session/books/book_words.h"
#include "lists/awfp/stand.h"

char *
mu_book_words_stand (const MuBookTroop *way)
{
  char *notation = mu_book_troop_notation (way);

  return notation ? notation : g_strdup ("");
}

char *
mu_book_words_also (const MuBook *book, const MuBookTroop *way)
{
  g_autofree char *stand = mu_book_words_stand (way);

  if (!mu_book_serves (book, MU_RULES_AWFP) || *stand == '\0')
    return g_strdup ("");
  return g_strdup_printf (_ ("Fast Play: %s"), stand);
}

char *
mu_book_words_stand_losses (const MuBookTroop *way)
{
  MuAwfpConversion stand;
  GString *text = g_string_new (NULL);

  if (mu_book_troop_stand (way, &stand) != MU_RULE_NONE)
    return g_string_free (text, FALSE);
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++)
    if (stand.losses & 1u << i)
      g_string_append_printf (text, "%s%s", text->len ? "\n" : "",
                              _ (mu_awfp_loss_words ((MuAwfpLoss) (1u << i))));
  return g_string_free (text, FALSE);
}
