/* Army lists of figures or stands as counters of the hex table. */
#include <glib/gi18n.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/abd/counters.h"
#include "lists/system.h"

#define NAME_COLUMNS 34
#define TYPE_COLUMNS 18

static char *
counts_words (const MuList *list, const MuHexCounter *counter)
{
  if (counter->unit < 0)
    return g_strdup ("");
  const gulong count = (gulong) counter->share;
  return mu_list_has (list, MU_LISTS_ARE_STANDS)
             ? g_strdup_printf (ngettext ("%d stand", "%d stands", count), counter->share)
             : g_strdup_printf (ngettext ("%d figure", "%d figures", count), counter->share);
}

static void
show_counter (MuCall *call, const MuList *list, MuSide side, const MuHexCounter *counter)
{
  const char *type = mu_abd_type_key (counter->type);
  const char *of = counter->unit < 0 ? "" : mu_list_unit (list, (guint) counter->unit)->name;
  g_autofree char *share = g_strdup_printf ("%d", counter->share);
  mu_out_row (call, "counter", mu_side_key (side), type, counter->name, share, of, NULL);
  g_autofree char *words = mu_pad (_ (mu_abd_type_words (counter->type)), TYPE_COLUMNS);
  g_autofree char *name = mu_pad (counter->name, NAME_COLUMNS);
  g_autofree char *stands_for = counts_words (list, counter);
  mu_say (call, "  %s  %s  %s  %s\n", type, words, name, stands_for);
}

static void
show_leader (MuCall *call, const MuList *list, MuSide side, const MuHexArmy *army, guint number)
{
  const char kind[] = { (char) ('A' + g_array_index (army->leaders, guint8, number)), '\0' };
  const char *name = mu_list_general (list, number)->name;
  mu_out_row (call, "leader", mu_side_key (side), kind, name, NULL);
  mu_say (call, _ ("  leader %s  %s\n"), kind, name);
}

static void
show_losses (MuCall *call, MuSide side, const MuHexArmy *army)
{
  if (army->losses->len > 0)
    mu_say (call, "  %s\n", _ ("What the counters cannot say:"));
  for (guint i = 0; i < army->losses->len; i++) {
    mu_out_row (call, "loss", mu_side_key (side), g_ptr_array_index (army->losses, i), NULL);
    mu_say_wrapped (call, 4, g_ptr_array_index (army->losses, i));
  }
}

static void
show_army (MuCall *call, const MuList *list, MuSide side, const MuHexArmy *army)
{
  g_autofree char *count = g_strdup_printf ("%u", army->counters->len);
  mu_out_row (call, "army", mu_side_key (side), list->name, count, army->barbarian ? "yes" : "no",
              NULL);
  mu_say (call, "%s%s\n", side == MU_SIDE_B ? "\n" : "", list->name);
  for (guint i = 0; i < army->counters->len; i++)
    show_counter (call, list, side, g_ptr_array_index (army->counters, i));
  for (guint i = 0; i < army->leaders->len; i++)
    show_leader (call, list, side, army, i);
  if (army->barbarian)
    mu_say (call, "  %s\n", _ ("Barbarians, whose light foot charges at three times its strength"));
  show_losses (call, side, army);
}

static MuExit
convert (MuCall *call, MuList *const list[MU_SIDES], guint sides)
{
  GError *error = NULL;
  const int scale = mu_hex_scale (list[MU_SIDE_A], list[MU_SIDE_B]);
  g_autoptr (MuHexArmy) a = mu_hex_army_new (list[MU_SIDE_A], scale, &error);
  g_autoptr (MuHexArmy) b
      = a && sides > 1 ? mu_hex_army_new (list[MU_SIDE_B], scale, &error) : NULL;
  if (error)
    return mu_complain_error (error);
  mu_out_number (call, "scale", scale);
  show_army (call, list[MU_SIDE_A], MU_SIDE_A, a);
  if (b)
    show_army (call, list[MU_SIDE_B], MU_SIDE_B, b);
  mu_say (call,
          ngettext ("\nA counter stands for %d figure on foot.\n",
                    "\nA counter stands for about %d figures on foot.\n", (gulong) scale),
          scale);
  return MU_EXIT_DONE;
}

MuExit
mu_run_hex_counters (MuCall *call)
{
  GError *error = NULL;
  const guint sides = mu_call_count (call);
  g_autoptr (MuList) a = mu_find_army (call, mu_call_argument (call, 0), &error);
  g_autoptr (MuList) b
      = a && sides > 1 ? mu_find_army (call, mu_call_argument (call, 1), &error) : NULL;
  return error ? mu_complain_error (error)
               : convert (call, (MuList *const[MU_SIDES]){ a, b }, sides);
}
