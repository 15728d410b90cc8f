/* See sum.h. */
#include "app/sums/wrg/sums_before.h"

const char *const mu_before_scouts[] = { "neither", "outscouting", "outscouted", NULL };
const char *const mu_before_scout_labels[]
    = { N_ ("neither side is outscouted"), N_ ("it has outscouted the enemy"),
        N_ ("it has been outscouted"), NULL };

const char *
mu_before_side_key (MuSide side)
{
  switch (side) {
  case MU_SIDE_A:
    return "a";
  case MU_SIDE_B:
    return "b";
  case MU_SIDE_NONE:
    break;
  }
  return "none";
}

MuSide
mu_before_outscouted (gint64 choice)
{
  static const MuSide sides[] = { MU_SIDE_NONE, MU_SIDE_B, MU_SIDE_A };
  return sides[choice];
}

void
mu_before_forbid (MuSumAnswer *answer, MuRule rule, const char *what)
{
  mu_sum_forbid (answer, rule, _ ("%s: the rules forbid it: %s"), what, _ (mu_rule_words (rule)));
}

static gboolean
is_regular (const MuSumInput *input)
{
  if (mu_sum_field (input->kind, "training") >= 0)
    return mu_sum_number (input, "training", 0) == 0;
  return mu_sum_value (input, "troop")->troop.regular;
}

int
mu_before_one_die (const MuSumInput *input, int field, MuDie *die)
{
  (void) field;
  *die = is_regular (input) ? MU_DIE_AVERAGE : MU_DIE_ORDINARY;
  return 1;
}

void
mu_before_odds_title (MuSumAnswer *answer, const char *title)
{
  g_free (answer->odds_title);
  answer->odds_title = g_strdup (title);
}

const MuSumKind mu_sums_before[] = {
  { .key = "scouting",
    .tab = MU_SUMS_SCOUTING,
    .title = N_ ("Scouting"),
    .summary = N_ ("which side has been outscouted"),
    .more
    = N_ ("A side's strength is its cavalry but the super heavy, its medium and heavy camelry "
          "and its light chariots, light cavalry counted twice."),
    .fields = mu_before_scouting_fields,
    .work = mu_before_scouting,
    .off_command = TRUE },
  { .key = "terrain",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Terrain pieces"),
    .summary = N_ ("how many pieces of terrain one half of the table gets"),
    .more = N_ ("Each player names a number for this half, and a die is thrown for it: a third of "
                "the sum, rounded down, are the pieces."),
    .fields = mu_before_terrain_fields,
    .work = mu_before_terrain,
    .has_odds = TRUE },
  { .key = "terrain-hill",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("Hill in the own area"),
    .summary = N_ ("who places a hill that a player wants where his own troops deploy"),
    .more = "",
    .fields = mu_before_hill_fields,
    .work = mu_before_hill,
    .has_odds = TRUE },
  { .key = "terrain-piece",
    .tab = MU_SUMS_TERRAIN,
    .title = N_ ("One piece"),
    .summary = N_ ("whether a piece of terrain keeps to the rules: kind, size, where it leads"),
    .more = "",
    .fields = mu_before_piece_fields,
    .work = mu_before_piece },
  { .key = "arrival",
    .tab = MU_SUMS_ARRIVAL,
    .title = N_ ("Arrival"),
    .summary = N_ ("when troops kept off the table arrive"),
    .more = N_ ("They dice at the start of the period in which they are due and of the two after "
                "it. Units that march in company under a general dice once, at the pace of the "
                "slowest; sub-units come with their units."),
    .fields = mu_before_arrival_fields,
    .dice = mu_before_one_die,
    .work = mu_before_arrival,
    .has_odds = TRUE },
  { .key = "off-table",
    .tab = MU_SUMS_ARRIVAL,
    .title = N_ ("Kept off the table"),
    .summary = N_ ("whether a side may keep so much off the table"),
    .more = "",
    .fields = mu_before_off_table_fields,
    .work = mu_before_off_table },
  { .key = "return",
    .tab = MU_SUMS_ARRIVAL,
    .title = N_ ("Return to the table"),
    .summary = N_ ("when troops that left the table come back"),
    .more = "",
    .fields = mu_before_back_fields,
    .dice = mu_before_one_die,
    .work = mu_before_back,
    .has_odds = TRUE },
  { .key = "forced-march",
    .tab = MU_SUMS_ARRIVAL,
    .title = N_ ("Forced march"),
    .summary = N_ ("what a forced march costs, and who is left behind"),
    .more = "",
    .fields = mu_before_forced_march_fields,
    .work = mu_before_forced_march },
  { .key = "unit",
    .tab = MU_SUMS_POINTS,
    .title = N_ ("Whole unit"),
    .summary = N_ ("the points of a whole unit"),
    .more
    = N_ ("Figures with their mounts, drivers and crews, the points for command, and a forced "
          "march with those whom it leaves behind."),
    .fields = mu_before_unit_fields,
    .work = mu_before_unit },
  { .key = "item",
    .tab = MU_SUMS_POINTS,
    .title = N_ ("Engines, transport, works"),
    .summary = N_ ("the points of engines, transport, defences and siege gear"),
    .more = "",
    .fields = mu_before_item_fields,
    .closed = mu_before_item_closed,
    .work = mu_before_item },
  { .key = "army",
    .tab = MU_SUMS_POINTS,
    .title = N_ ("Whole army"),
    .summary = N_ ("the points of a whole army: units, generals, engines, transport, works"),
    .more = N_ ("Work the points of each unit out first and enter their sum; all else is priced "
                "here."),
    .fields = mu_before_army_fields,
    .work = mu_before_army },
  { .key = "leadership",
    .tab = MU_SUMS_ORDERS,
    .title = N_ ("Leadership"),
    .summary = N_ ("the character of a subordinate general"),
    .more = "",
    .fields = mu_before_leadership_fields,
    .dice = mu_before_one_die,
    .work = mu_before_leadership,
    .has_odds = TRUE,
    .off_command = TRUE },
  { .key = "deployment",
    .tab = MU_SUMS_ORDERS,
    .title = N_ ("Deployment area"),
    .summary = N_ ("where a side may deploy"),
    .more = "",
    .fields = mu_before_deployment_fields,
    .work = mu_before_deployment },
  { .key = "writing",
    .tab = MU_SUMS_ORDERS,
    .title = N_ ("Time for orders"),
    .summary = N_ ("who gains by writing his first orders sooner"),
    .more = "",
    .fields = mu_before_writing_fields,
    .work = mu_before_writing },
  { .key = "messenger",
    .tab = MU_SUMS_ORDERS,
    .title = N_ ("Messenger"),
    .summary = N_ ("when an order sent by messenger is obeyed"),
    .more = "",
    .fields = mu_before_messenger_fields,
    .work = mu_before_messenger },
  { .key = "signals",
    .tab = MU_SUMS_ORDERS,
    .title = N_ ("Signals of an army"),
    .summary = N_ ("whether an army may agree upon so many signals"),
    .more = "",
    .fields = mu_before_signals_fields,
    .work = mu_before_signals },
  { .key = "signal",
    .tab = MU_SUMS_ORDERS,
    .title = N_ ("Signal"),
    .summary = N_ ("whether a unit obeys a signal, and when"),
    .more = "",
    .fields = mu_before_signal_fields,
    .closed = mu_before_signal_closed,
    .work = mu_before_signal },
  FIELDS_END,
};
