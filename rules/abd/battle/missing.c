/* Only until the other files land: everything here is weak, and gone at the end. */
#include "rules/abd/battle/engine.h"
#define WEAK __attribute__ ((weak))
#define OFFER(name) WEAK void mu_abd_offer_##name (const AbdBattle *b, const MuQuestion *q, AbdChoices *l) {}
OFFER (fire) OFFER (volleys) OFFER (support)
OFFER (melees) OFFER (retreats) OFFER (seconds)
WEAK bool mu_abd_can_fire (const AbdBattle *b, int u) { return false; }
WEAK bool mu_abd_fire_action (AbdBattle *b) { return true; }
WEAK bool mu_abd_melee_phase (AbdBattle *b) { return true; }
