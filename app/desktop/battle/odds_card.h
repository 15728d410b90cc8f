/* Odds before committing: fights a battle, or the rest of one, many times in the background
 * and shows, as it goes, who wins how often, what is left, and who breaks. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_ODDS_CARD_H
#define MUSTER_APP_DESKTOP_BATTLE_ODDS_CARD_H

#include <adwaita.h>

#include "app/session/battle/odds_session.h"

#define MU_TYPE_ODDS_CARD (mu_odds_card_get_type ())
G_DECLARE_FINAL_TYPE (MuOddsCard, mu_odds_card, MU, ODDS_CARD, AdwBin)

/* Shows itself while it is the time to ask for these; takes the session over. */
void mu_odds_card_set_session (MuOddsCard *card, MuOddsSession *session);

#endif
