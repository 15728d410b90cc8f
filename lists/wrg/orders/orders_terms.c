#include "lists/wrg/orders/orders_terms.h"

#include <stddef.h>

#include "rules/troop/troop.h"

const char *const mu_terms_side[] = { "a", "b", NULL };
const char *const mu_terms_signal[] = { "visual", "audible", "audio-visual", NULL };
const char *const mu_terms_move[] = { "stay", "place", "direction", "friends", "enemy", NULL };
const char *const mu_terms_spot[]
    = { "point", "feature", "left-wing", "centre", "right-wing", NULL };
const char *const mu_terms_direction[]
    = { "ahead",      "ahead-right", "right",         "back-right",   "back",
        "back-left",  "left",        "ahead-left",    "north",        "north-east",
        "east",       "south-east",  "south",         "south-west",   "west",
        "north-west", "towards",     "incline-right", "incline-left", NULL };
const char *const mu_terms_where[] = { "front", "left", "right", NULL };
const char *const mu_terms_route[] = { "direct", "by", "round-left", "round-right", "road", NULL };
const char *const mu_terms_form[]
    = { "line", "column", "square", "wedge", "testudo", "circle", "march", NULL };
const char *const mu_terms_act[] = { "attack", "hold", "skirmish", NULL };
const char *const mu_terms_when[] = { "gained", "period", "signal", NULL };
const char *const mu_terms_state[] = { "disordered", "shows-flank", "broken", "fighting", NULL };
const char *const mu_terms_event[]
    = { "charged",       "shot-at",         "friend-charged",     "friend-shot-at",
        "friend-broken", "friend-fighting", "friend-pushed-back", NULL };
const char *const mu_terms_dare[] = { "issue", "accept", "decline", NULL };
const char *const mu_terms_arriving[] = { "reserve", "flank-march", NULL };
const char *const mu_terms_flank[] = { "left", "right", NULL };
const char *const mu_terms_edge[] = { "own", "side", "side-beyond", "enemy", NULL };
const char *const mu_terms_type[]
    = { "SHC",  "EHC", "HC",  "MC",  "LC",  "SHI", "HI",  "LHI",   "MI",   "LMI",    "LI",
        "EHCm", "HCm", "MCm", "HCh", "LCh", "El",  "Art", "Wagon", "Pack", "PackCm", NULL };
_Static_assert(sizeof mu_terms_type / sizeof mu_terms_type[0] == MU_TROOP_TYPES + 1,
               "a word for each");
