/* Fast Play's kinds of sum. */
#include "app/sums/awfp/system.h"

#include <glib/gi18n.h>

#include "app/sums/awfp/sums.h"
#include "app/sums/awfp/wrg/convert.h"

enum { LEADERSHIP, MORALE, MISSILES, COMBAT, REACH, POINTS, CONVERSION };

static const char *const tabs[]
    = { N_ ("Leadership"),   N_ ("Morale"), N_ ("Missiles"),   N_ ("Close combat"),
        N_ ("Charge reach"), N_ ("Points"), N_ ("Conversion"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (tabs) == CONVERSION + 2);

static const MuSumKind kinds[] = {
  { .key = "awfp-leadership",
    .verb = "leadership",
    .tab = LEADERSHIP,
    .title = N_ ("Leadership"),
    .summary = N_ ("the general's ability and the orders of a turn"),
    .more = "",
    .fields = mu_awfp_leadership_fields,
    .dice = mu_awfp_leadership_dice,
    .has_odds = TRUE,
    .work = mu_awfp_leadership_work,
    .off_command = TRUE },
  { .key = "awfp-test",
    .verb = "test",
    .tab = MORALE,
    .title = N_ ("Morale test"),
    .summary = N_ ("a morale test with all that counts in it"),
    .more = N_ ("How far a test is missed decides what it does. The numbers that every class needs "
                "are the book's; what counts besides is from tables that stand in for lost ones."),
    .fields = mu_awfp_test_fields,
    .closed = mu_awfp_test_closed,
    .idle = mu_awfp_test_idle,
    .amount = mu_awfp_test_amount,
    .has_odds = TRUE,
    .work = mu_awfp_test_work },
  { .key = "awfp-shoot",
    .verb = "shoot",
    .tab = MISSILES,
    .title = N_ ("Volley"),
    .summary = N_ ("a unit's missiles at one target"),
    .more = N_ ("They shoot with what serves best at the distance. Whether the target counts as "
                "shielded follows from its arms and the side that is shot at."),
    .fields = mu_awfp_shoot_fields,
    .closed = mu_awfp_shoot_closed,
    .idle = mu_awfp_shoot_idle,
    .amount = mu_awfp_shoot_amount,
    .dice = mu_awfp_shoot_dice,
    .has_odds = TRUE,
    .work = mu_awfp_shoot_work },
  { .key = "awfp-fight",
    .verb = "fight",
    .tab = COMBAT,
    .title = N_ ("One round"),
    .summary = N_ ("a round of close combat between two units"),
    .more
    = N_ ("Both add their factors to a die; the higher score wins the round. Every stand that "
          "fights then strikes with a die of ten."),
    .fields = mu_awfp_fight_fields,
    .closed = mu_awfp_fight_closed,
    .idle = mu_awfp_fight_idle,
    .amount = mu_awfp_fight_amount,
    .dice = mu_awfp_fight_dice,
    .has_odds = TRUE,
    .work = mu_awfp_fight_work },
  { .key = "awfp-duel",
    .verb = "duel",
    .tab = COMBAT,
    .title = N_ ("To its end"),
    .summary = N_ ("a whole close combat of two units, weighed"),
    .more = N_ ("Front to front on clear, level ground, without generals, orders or morale tests: "
                "they stay in contact until one routs or is gone. The chances are exact; without "
                "them some thousands of such combats are fought out and counted."),
    .fields = mu_awfp_duel_fields,
    .closed = mu_awfp_duel_closed,
    .has_odds = TRUE,
    .work = mu_awfp_duel_work },
  { .key = "awfp-charge",
    .verb = "charge",
    .tab = REACH,
    .title = N_ ("Charge"),
    .summary = N_ ("how far a charge goes, and whether it gets there"),
    .more = N_ ("A charge may be declared at what lies within the normal move, by foot at mounted "
                "within half of it; then the die says how far it goes."),
    .fields = mu_awfp_charge_fields,
    .closed = mu_awfp_charge_closed,
    .dice = mu_awfp_charge_dice,
    .has_odds = TRUE,
    .work = mu_awfp_charge_work },
  { .key = "awfp-march",
    .verb = "march",
    .tab = REACH,
    .title = N_ ("Move"),
    .summary = N_ ("how far they go in a turn"),
    .more = "",
    .fields = mu_awfp_march_fields,
    .work = mu_awfp_march_work },
  { .key = "awfp-points",
    .verb = "points",
    .tab = POINTS,
    .title = N_ ("Points"),
    .summary = N_ ("points of a stand and of its unit"),
    .more = "",
    .fields = mu_awfp_points_fields,
    .work = mu_awfp_points_work,
    .off_command = TRUE },
  { .key = "awfp-convert",
    .verb = "convert",
    .tab = CONVERSION,
    .title = N_ ("Conversion"),
    .summary = N_ ("what a troop of WRG is in Fast Play"),
    .more = "",
    .fields = mu_awfp_convert_fields,
    .work = mu_awfp_convert_work,
    .off_command = TRUE },
  { .key = NULL },
};

static const MuSumKind *const tables[] = { kinds, NULL };

const MuSumSystem mu_stand_sums = {
  .key = "awfp", .title = N_ ("Fast Play"), .tabs = tabs, .tables = tables, .looks_up = TRUE
};
