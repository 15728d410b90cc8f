/* A text of the scenario in an entry or a field of prose (kept_entry.h). */
#ifndef MUSTER_APP_DESKTOP_HEXES_HEX_TEXT_H
#define MUSTER_APP_DESKTOP_HEXES_HEX_TEXT_H

#include "app/session/abd/scenario_writer.h"

/* side: of texts that both have. */
void mu_hex_text_show (MuScenarioWriter *writer, MuScenarioText text, MuSide side, gpointer entry);
/* What the entry says goes into the scenario, or it says why not. */
void mu_hex_text_take (MuScenarioWriter *writer, MuScenarioText text, MuSide side, gpointer entry);

#endif
