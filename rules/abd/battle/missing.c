/* Only until the other files land: everything here is weak, and gone at the end. */
#include "rules/abd/battle/engine.h"
#define WEAK __attribute__ ((weak))
#define OFFER(name) WEAK void mu_abd_offer_##name (const AbdBattle *b, const MuQuestion *q, AbdChoices *l) {}
OFFER (moves) OFFER (flights) OFFER (impetuous) OFFER (fire) OFFER (volleys) OFFER (support)
OFFER (melees) OFFER (retreats) OFFER (seconds)
WEAK bool mu_abd_can_move (const AbdBattle *b, int u) { return mu_abd_values (b, u)->move > 0; }
WEAK bool mu_abd_can_enter (const AbdBattle *b, int u) { return false; }
WEAK bool mu_abd_can_fire (const AbdBattle *b, int u) { return false; }
WEAK bool mu_abd_flees (const AbdBattle *b, int u, int s) { return false; }
WEAK bool mu_abd_move_action (AbdBattle *b) { return true; }
WEAK bool mu_abd_hurry_action (AbdBattle *b) { return true; }
WEAK bool mu_abd_impetuous_moves (AbdBattle *b, int s) { return true; }
WEAK bool mu_abd_fire_action (AbdBattle *b) { return true; }
WEAK bool mu_abd_melee_phase (AbdBattle *b) { return true; }
