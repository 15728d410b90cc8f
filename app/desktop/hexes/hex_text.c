#include "app/desktop/hexes/hex_text.h"

#include "app/desktop/page/kept_entry.h"

void
mu_hex_text_show (MuScenarioWriter *writer, MuScenarioText text, MuSide side, gpointer entry)
{
  g_autofree char *words = mu_scenario_writer_get_text (writer, text, side);

  mu_kept_show (entry, words);
}

void
mu_hex_text_take (MuScenarioWriter *writer, MuScenarioText text, MuSide side, gpointer entry)
{
  g_autofree char *words = mu_kept_text (entry);
  g_autoptr (GError) why = NULL;

  if (!mu_scenario_writer_set_text (writer, text, side, words, &why))
    mu_kept_refuse (entry, why->message);
}
