#include "app/sums/wrg/system.h"

#include <glib/gi18n.h>

/* In the order of MuSumTab. */
static const char *const tabs[] = {
  N_ ("Shooting"), N_ ("Melee"),   N_ ("Reaction"), N_ ("Recoil"), N_ ("Scouting"),
  N_ ("Terrain"),  N_ ("Weather"), N_ ("Arrival"),  N_ ("Points"), N_ ("Victory"),
  N_ ("Generals"), N_ ("Orders"),  N_ ("Fatigue"),  N_ ("Siege"),  NULL,
};
G_STATIC_ASSERT (G_N_ELEMENTS (tabs) == MU_SUMS_SIEGE + 2);

static const MuSumKind *const tables[] = {
  mu_sums_fight, mu_sums_odds, mu_sums_nerve, mu_sums_before, mu_sums_weather, mu_sums_siege, NULL,
};

const MuSumSystem mu_figure_sums
    = { .key = "wrg", .title = N_ ("WRG 5th"), .tabs = tabs, .tables = tables };
