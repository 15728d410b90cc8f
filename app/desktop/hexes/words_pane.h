/* What the scenario is called and what is told of it. */
#ifndef MUSTER_APP_DESKTOP_HEXES_WORDS_PANE_H
#define MUSTER_APP_DESKTOP_HEXES_WORDS_PANE_H

#include <adwaita.h>

#include "app/session/abd/scenario_writer.h"

#define MU_TYPE_WORDS_PANE (mu_words_pane_get_type ())
G_DECLARE_FINAL_TYPE (MuWordsPane, mu_words_pane, MU, WORDS_PANE, AdwBin)

void mu_words_pane_set_writer (MuWordsPane *pane, MuScenarioWriter *writer);

#endif
