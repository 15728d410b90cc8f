/* The verbs below "muster awfp" that are not made from descriptions of sums. */
#include "app/cli/core/verb_rows.h"
#include "rules/awfp/leadership.h"
#include "rules/awfp/units.h"

/* clang-format off */
#define FAST_PLAY_TABLES \
  TEXT ("tables", "FILE.xml", N_ ("the tables that the book has lost; else the club's own, or those that ship"))

static const MuOption awfp_leadership_options[] = {
  NUMBER ("roll", MU_AWFP_LEADERSHIP_LEAST, MU_AWFP_LEADERSHIP_MOST,
          N_ ("the total of two dice; else they are rolled")),
  NUMBER ("again", MU_AWFP_LEADERSHIP_LEAST, MU_AWFP_LEADERSHIP_MOST,
          N_ ("the total of the second roll, which holds")),
  FAST_PLAY_TABLES,
  END
};

static const MuOption awfp_morale_options[] = {
  NUMBER ("rounds", 0, 99, N_ ("rounds of close combat that they have fought; else 0")),
  NUMBER ("roll", 0, 10, N_ ("the ten-sided die as it shows, 0 is 10; else it is rolled")),
  END
};

static const MuOption awfp_stands_options[] = {
  FLAG ("models", N_ ("chariots, elephants or artillery, of which one is enough")),
  END
};

static const MuOption awfp_points_options[] = {
  FLAG ("general", N_ ("the stand of the general")),
  NUMBER ("stands", 1, MU_AWFP_UNIT_MAX, N_ ("stands of the unit: what all of them cost too")),
  FAST_PLAY_TABLES,
  END
};

static const MuOption awfp_convert_options[] = {
  TEXT ("crew", "W,W…", N_ ("the weapons of those who fight from one model")),
  NUMBER ("horses", 2, 4, N_ ("horses of a chariot")),
  TEXT ("said", "K,K…", N_ ("what the army book says: warband, close, light, unarmoured, spear, "
                           "longbow, scythed, armoured")),
  END
};

static const MuOption awfp_field_options[] = {
  CHOICE ("scale", "small|medium|large", N_ ("the stands; else those of the field's figures")),
  END
};

static const MuOption no_options[] = { END };

const MuVerb mu_verbs_of_fast_play[] = {
  { "awfp", "leadership", "", 0, 0, awfp_leadership_options,
    N_ ("the general's ability and the orders of a turn"),
    N_ ("The general's own orders, and with the two of the army. Where the bands of the roll are "
        "from is said."), mu_run_awfp_leadership },
  { "awfp", "morale", "CLASS", 1, 1, awfp_morale_options,
    N_ ("the number that a morale class needs, and whether it passes"),
    N_ ("CLASS is elite, fanatic, veteran, warband, warrior or poor."), mu_run_awfp_morale },
  { "awfp", "stands", "MIN MAX", 2, 2, awfp_stands_options,
    N_ ("stands that an entry of an army list allows"),
    N_ ("A third of the numbers of the list, rounded down; fewer than two are left out."),
    mu_run_awfp_stands },
  { "awfp", "points", "STAND", 1, 1, awfp_points_options, N_ ("points of one stand"),
    N_ ("As in: muster awfp points \"Trained Veteran HI close pilum Sh\". The prices of the book are "
        "lost; whose they are is said. Exit status 1 if the rules forbid such troops."),
    mu_run_awfp_points },
  { "awfp", "convert", "TROOP", 1, 1, awfp_convert_options,
    N_ ("what a troop of WRG is in Fast Play, and what that loses or guesses"),
    N_ ("TROOP: troop notation of WRG. Exit status 1 if the rules forbid such troops."),
    mu_run_awfp_convert },
  { "awfp", "tables", "check|show [FILE.xml]", 1, 2, no_options,
    N_ ("tables of Fast Play: whether they make sense, or what they say"),
    N_ ("Without a file, the club's own where there are any, else those that ship. The check tells "
        "each line that cannot be and what was expected there. Exit status 1 if one cannot."),
    mu_run_awfp_tables },
  { "awfp", "field", "FIELD.xml", 1, 1, awfp_field_options,
    N_ ("whether a field is such as the terrain rules of Fast Play let players choose"),
    N_ ("Sizes, what lies on what, bridges, and the book's table. Exit status 1 if a piece of terrain "
        "is none of its."), mu_run_awfp_field },
  { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL },
};
/* clang-format on */
