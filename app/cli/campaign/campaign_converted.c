/* A campaign's battle by rules that convert its armies: what they lost on the way, and what the
 * battle costs their units. */
#include <glib/gi18n.h>

#include "app/cli/campaign/campaign_converted.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "lists/system.h"
#include "reports/account/account.h"

#define UNIT_COLUMNS 34

static void
say_lost (MuCall *call, const MuConversion *conversion, const MuList *const army[MU_SIDES])
{
  g_autofree char *lost = conversion->lost (army, NULL);
  g_auto (GStrv) lines = lost ? g_strsplit (lost, "\n", -1) : NULL;
  if (!lost || !*lost)
    return;
  mu_say (call, "\n%s\n", _ ("What the counters cannot say:"));
  for (char **line = lines; *line; line++) {
    mu_out_row (call, "loss", *line, NULL);
    mu_say_wrapped (call, 2, *line);
  }
}

static void
say_unit (MuCall *call, MuSide side, const MuListUnit *unit, const char *notation,
          const MuUnitOutcome *end)
{
  g_autofree char *name = mu_pad (unit->name, UNIT_COLUMNS);
  g_autofree char *start = g_strdup_printf ("%d", end->figures_start);
  g_autofree char *left = g_strdup_printf ("%d", end->figures_left);
  mu_out_row (call, "unit", mu_side_key (side), unit->name, notation, start, left,
              mu_fate_key ((MuFate) end->fate), NULL);
  mu_say (call, "  %s %6d %6d %6d  %s\n", name, end->figures_start,
          end->figures_start - end->figures_left, end->figures_left,
          mu_account_fate ((MuFate) end->fate));
}

static void
say_side (MuCall *call, const MuList *list, MuSide side, const GArray *outcomes)
{
  g_autofree char *name = mu_pad (list->name, UNIT_COLUMNS + 2);
  mu_say (call, _ ("\n%s  began   lost   left\n"), name);
  for (guint i = 0; i < outcomes->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, (int) i);
    g_autofree char *notation = mu_list_system_of (list)->notation (unit);
    say_unit (call, side, unit, notation, &g_array_index (outcomes, MuUnitOutcome, i));
  }
}

void
mu_say_converted (MuCall *call, const MuBattleRecord *record, const MuCampaignBattle *battle)
{
  const MuConversion *conversion = mu_battle_conversion (record->rules);
  const MuList *const army[MU_SIDES] = { battle->list[MU_SIDE_A], battle->list[MU_SIDE_B] };
  say_lost (call, conversion, army);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    g_autoptr (GArray) outcomes = conversion->outcomes (record, army, side);
    say_side (call, army[side], side, outcomes);
  }
}
