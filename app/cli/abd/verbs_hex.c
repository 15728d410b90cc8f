/* The verbs of the hex table. */
#include "app/cli/core/verb_rows.h"
#include "app/service/battle/battle_odds.h"

/* clang-format off */
#define HEX_BATTLE \
  FLAG ("armies", N_ ("two army lists meet on open ground, in place of a scenario")), \
  CHOICE ("side-a", "greedy|planned|search", N_ ("how Muster commands A; else as the scenario says")), \
  CHOICE ("side-b", "greedy|planned|search", N_ ("how Muster commands B; else as the scenario says")), \
  HOUSE_RULE ("house-rule", N_ ("by this house rule; “muster house-rules” lists them"))

static const MuOption copy_options[] = {
  OUTPUT ("FILE.xml", N_ ("the file to write")),
  END
};

static const MuOption fight_options[] = {
  HEX_BATTLE,
  NUMBER ("number", 0, MU_ODDS_BATTLES_MAX - 1,
          N_ ("the battle of this number, from 0, as “hex odds” fights it; else 0")),
  FLAG ("keep", N_ ("keeps it in the club file with its events and dice")),
  FLAG ("log", N_ ("tells the whole course, with the rule behind each event")),
  { "output", 'o', MU_OPTION_TEXT, "SHEET.xml", N_ ("writes the battle sheet too"), FALSE, 0, 0 },
  END
};

static const MuOption odds_options[] = {
  NUMBER ("battles", 1, MU_ODDS_BATTLES_MAX, N_ ("how many; else 200")),
  NUMBER ("jobs", 1, MU_ODDS_JOBS_MAX, N_ ("how many at a time; else one for each processor")),
  HEX_BATTLE,
  END
};

static const MuOption print_options[] = {
  CHOICE ("what", "counters|map|scenario|turns|aid|all", N_ ("which of its papers; else the counters")),
  NUMBER ("hexes", 16, 40, N_ ("millimetres from side to side of a hex; else 22")),
  PAPER,
  OUTPUT ("FILE.pdf|.html", N_ ("the file to write")),
  END
};

static const MuOption no_options[] = { END };

const MuVerb mu_verbs_of_hexes[] = {
  { "hex", "scenarios", "", 0, 0, no_options,
    N_ ("the scenarios of Ancient Battles Deluxe that come with Muster"), "", mu_run_hex_scenarios },
  { "hex", "show", "ID|FILE.xml", 1, 1, no_options,
    N_ ("a scenario: what is known of it, its rules, its map and both armies"), "",
    mu_run_hex_show },
  { "hex", "check", "FILE.xml", 1, 1, no_options,
    N_ ("whether a scenario of your own can be played"),
    N_ ("Tells what is wrong with it and in which line. Exit status 1 if it cannot be played, 2 if it "
        "cannot be read or is none."), mu_run_hex_check },
  { "hex", "copy", "ID|FILE.xml", 1, 1, copy_options,
    N_ ("begins a scenario of your own with a copy of one"), "", mu_run_hex_copy },
  { "hex", "chart", "[FILE.xml]", 0, 1, no_options,
    N_ ("the chart of Ancient Battles Deluxe, and of each number where it is from"),
    N_ ("Without a file, the club's own where there is one, else the one that ships. The charts of the "
        "book are lost: what could be found of them is told apart from what is made up. Exit status 1 "
        "if nobody can play by it; the line at fault is told."), mu_run_hex_chart },
  { "hex", "counters", "LIST [LIST]", 1, 2, no_options,
    N_ ("army lists of WRG or Fast Play as counters, and what that loses"),
    N_ ("Files, or names of lists in the club file. Two armies that are to meet are cut by one scale."),
    mu_run_hex_counters },
  { "hex", "fight", "ID|FILE.xml|A.xml B.xml", 1, 2, fight_options, N_ ("fights one hex battle"),
    N_ ("Of a scenario, or with --armies of two army lists: files, or names of lists in the club file. "
        "Muster commands both sides: greedy takes what each action gives, planned keeps lines and "
        "looks for flanks, search tries what may come of it first. Without --keep the club file stays as "
        "it is."),
    mu_run_hex_fight },
  { "hex", "odds", "ID|FILE.xml|A.xml B.xml", 1, 2, odds_options,
    N_ ("fights a hex battle many times: the chance to win, victory points, turns"),
    N_ ("As “hex fight” does. Chances are told by what they lie between with 95 of 100 to be sure. The "
        "same seed gives the same odds for any number of jobs. Ctrl+C shows what has been fought until "
        "then, with exit status 130."), mu_run_hex_odds },
  { "hex", "print", "ID|FILE.xml", 1, 1, print_options,
    N_ ("the papers of a scenario: counters and map to cut out, what is looked up, a record"),
    N_ ("Counters come on two pages each, fronts and backs, to be printed on both sides; the map in tiles "
        "to glue."), mu_run_hex_print },
  { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL },
};
/* clang-format on */
