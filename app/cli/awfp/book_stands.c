#include "app/cli/awfp/book_stands.h"

#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"

static void
show_losses (MuCall *call, unsigned losses)
{
  for (int i = 0; i < MU_AWFP_LOSS_KINDS; i++)
    if (losses >> i & 1u) {
      mu_out_text (call, "loss", mu_awfp_loss_key ((MuAwfpLoss) (1 << i)));
      mu_say (call, "      %s\n", _ (mu_awfp_loss_words ((MuAwfpLoss) (1 << i))));
    }
}

static void
show_way (MuCall *call, const MuFastPlay *tables, const MuBookOption *option,
          const MuBookTroop *way)
{
  MuAwfpConversion conversion;
  const MuAwfpStands stands = mu_book_option_stands (option);
  g_autofree char *notation = mu_book_troop_notation (way);
  if (mu_book_troop_stand (way, &conversion) != MU_RULE_NONE)
    return;
  const int points = mu_stand_points (&tables->prices, notation, NULL);
  g_autofree char *least = g_strdup_printf ("%d", stands.least);
  g_autofree char *most = g_strdup_printf ("%d", stands.most);
  g_autofree char *each = g_strdup_printf ("%d", points);
  mu_out_row (call, "stand", option->id, option->name, notation, each, least, most, NULL);
  g_autofree char *shown = mu_pad (notation, 46);
  mu_say (call, _ ("    %s  %2d points a stand"), shown, points);
  mu_say (call, "%s%s\n", way->label ? "  " : "", way->label ? way->label : "");
  show_losses (call, conversion.losses);
}

static void
show_option (MuCall *call, const MuFastPlay *tables, const MuBookOption *option)
{
  const MuAwfpStands stands = mu_book_option_stands (option);
  const MuAwfpLimits unit = mu_book_troop_unit (g_ptr_array_index (option->troops, 0));
  g_autofree char *name = mu_pad (option->name, 42);
  if (stands.most == 0)
    mu_say (call, _ ("  %s  too few for a stand\n"), name);
  else
    mu_say (call, _ ("  %s  %3d to %3d stands, units of %d to %d\n"), name, stands.least,
            stands.most, MIN (unit.least, stands.most), MIN (unit.most, stands.most));
  if (option->typical)
    mu_say (call, "    %s\n", _ ("Makes the army what it is"));
  for (guint i = 0; i < option->troops->len; i++)
    show_way (call, tables, option, g_ptr_array_index (option->troops, i));
}

gboolean
mu_show_stands (MuCall *call, const MuBook *book)
{
  GError *error = NULL;
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, &error);
  if (!tables) {
    mu_complain_error (error);
    return FALSE;
  }
  if (!mu_book_serves (book, MU_RULES_AWFP)) {
    mu_complain (_ ("the book %s is not for Fast Play"), book->id);
    return FALSE;
  }
  for (guint i = 0; i < book->options->len; i++)
    show_option (call, tables, g_ptr_array_index (book->options, i));
  g_autofree char *source = mu_fast_play_words (tables);
  mu_out_text (call, "prices", tables->reconstruction ? "reconstruction" : "club");
  mu_say (call, _ ("\nPoints %s\n"), source);
  return TRUE;
}
