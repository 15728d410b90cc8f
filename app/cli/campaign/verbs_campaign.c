/* The table of verbs: campaigns. */
#include "app/cli/core/verb_rows.h"
#include "lists/campaign/rules.h"

/* clang-format off */
static const MuOption no_options[] = { END };

static const MuOption export_options[] = {
  OUTPUT ("FILE.xml|.txt|.csv|.html", N_ ("the file to write")),
  SEPARATOR,
  END
};

static const MuOption campaign_new_options[] = {
  NEED_YEAR ("year", N_ ("the year, as “202 BC”, “AD 9” or -202")),
  NEED_NUMBER ("month", 1, 12, N_ ("the month it begins in")),
  NUMBER ("day", 1, 31, N_ ("the day of that month; else the first")),
  CHOICE ("region", "mediterranean|northern", N_ ("where the war is; else mediterranean")),
  CHOICE ("country", "plain|mountain|desert|steppe", N_ ("the country around; else plain")),
  { "side", 0, MU_OPTION_TEXTS, "NAME=LIST", N_ ("a side and its list in the club file; two to twelve times"),
    TRUE, 0, 0 },
  HOUSE_RULE ("house-rule",
              N_ ("plays by this house rule; “muster house-rules” lists them")),
  END
};

static const MuOption campaign_rules_options[] = {
  HOUSE_RULE ("on", N_ ("switches this house rule on")),
  HOUSE_RULE ("off", N_ ("goes back to the default reading")),
  END
};

#define TWO_SIDES                                                                                 \
  { "side", 0, MU_OPTION_TEXTS, "SIDE",                                                            \
    N_ ("a side that fights; twice, where the campaign has more than two"), FALSE, 0, 0 }

#define DATE "-202-10-05"

static const MuOption campaign_advance_options[] = {
  NUMBER ("days", 1, 3650, N_ ("so many days; else one")),
  TEXT ("to", DATE, N_ ("to this date")),
  END
};

static const MuOption campaign_fixture_options[] = {
  { "on", 0, MU_OPTION_TEXT, DATE, N_ ("the date"), TRUE, 0, 0 },
  TWO_SIDES,
  TEXT ("place", "PLACE", N_ ("where")),
  END
};

#define CLIMATE \
  CHOICE ("region", "mediterranean|northern", N_ ("where; else where the war is")), \
  CHOICE ("country", "plain|mountain|desert|steppe", N_ ("the country; else the campaign's"))

static const MuOption campaign_weather_options[] = {
  TEXT ("on", DATE, N_ ("from this date; else today")),
  NUMBER ("days", 1, 366, N_ ("so many days; else one")),
  CLIMATE,
  FLAG ("coast", N_ ("by the sea")),
  END
};

static const MuOption campaign_throw_options[] = {
  TEXT ("on", DATE, N_ ("the date; else today")),
  { "die", 0, MU_OPTION_TEXTS, "DIE=FACE", N_ ("a die as it fell: weather, onset, wind, fog, sun, period-2 and on; "
    "may be given again"), TRUE, 0, 0 },
  CLIMATE,
  END
};

static const MuOption campaign_award_options[] = {
  TEXT ("for", "WORDS", N_ ("what for")),
  END
};

static const MuOption campaign_replace_options[] = {
  FLAG ("preview", N_ ("only shows what would be bought")),
  END
};

static const MuOption campaign_map_options[] = {
  TEXT ("import", "FILE.xml", N_ ("the map that the campaign has from now on")),
  { "output", 'o', MU_OPTION_TEXT, "FILE", N_ ("the file to write: .xml, or a picture: .svg, .png, .pdf"), FALSE, 0, 0 },
  { "way", 0, MU_OPTION_TEXTS, "PLACE", N_ ("the quickest way between two places; twice"), FALSE, 0, 0 },
  END
};

static const MuOption campaign_muster_options[] = {
  TEXT ("place", "PLACE", N_ ("where; else where the host of that name stands")),
  FLAG ("dissolve", N_ ("sends all its units home")),
  END
};

static const MuOption campaign_march_options[] = {
  FLAG ("forced", N_ ("by forced march: two thirds of the days on roads")),
  END
};

static const MuOption campaign_send_options[] = {
  OUTPUT ("FILE.xml", N_ ("the file to write")),
  NUMBER ("since", 1, 1000000, N_ ("only what was done after this entry of the history")),
  NUMBER ("until", 2, 1000000, N_ ("only what was done up to this entry; the next part goes on with --since")),
  END
};

#define ON_WORD \
  FLAG ("on-word", N_ ("takes battles too that the rules fight otherwise, and what was changed " \
                       "after it was written, on the word of whoever sent it"))

static const MuOption campaign_merge_options[] = {
  ON_WORD,
  FLAG ("preview", N_ ("only shows what would arrive and what collides")),
  FLAG ("mine", N_ ("what was done here wins wherever something collides")),
  { "theirs", 0, MU_OPTION_TEXTS, "N", N_ ("this entry wins over what was done here; may be given again"), FALSE, 0, 0 },
  END
};

static const MuOption campaign_join_options[] = {
  ON_WORD,
  TEXT ("name", "NAME", N_ ("what it is called here; else as there")),
  END
};

static const MuOption campaign_cut_options[] = {
  { "for", 0, MU_OPTION_TEXT, "SIDE", N_ ("the side whose player gets the copy"), TRUE, 0, 0 },
  OUTPUT ("FILE.muster", N_ ("the club file to write; it must not be there yet")),
  END
};

#define WHOSE_PAPERS \
  { "side", 0, MU_OPTION_TEXT, "SIDE", N_ ("whose papers"), TRUE, 0, 0 }

static const MuOption campaign_seal_options[] = {
  WHOSE_PAPERS,
  TEXT ("orders", "FILE.xml", N_ ("the order sheet")),
  TEXT ("deployment", "FILE.xml", N_ ("how the units stand")),
  END
};

static const MuOption campaign_papers_options[] = {
  WHOSE_PAPERS,
  TEXT ("orders", "FILE.xml", N_ ("the file to write the orders to")),
  TEXT ("deployment", "FILE.xml", N_ ("the file to write the deployment to")),
  END
};

static const MuOption campaign_undo_options[] = {
  NUMBER ("entry", 1, 1000000, N_ ("the entry of the history to take back")),
  FLAG ("preview", N_ ("only shows what would fall with it")),
  END
};

static const MuOption campaign_record_options[] = { TWO_SIDES, ON_WORD, END };

static const MuOption campaign_battle_options[] = {
  TWO_SIDES,
  TEXT ("name", "NAME", N_ ("what the battle is called")),
  TEXT ("sheet", "OUT.xml", N_ ("writes the battle sheet too")),
  FLAG ("log", N_ ("tells the whole course, with the rule behind each event")),
  FLAG ("unrecorded", N_ ("does not record it: the sheet can be recorded later")),
  FLAG ("hexes", N_ ("fights it on the hex table of Ancient Battles Deluxe")),
  END
};

const MuVerb mu_verbs_of_campaigns[] = {
  { "campaign", "new", "NAME", 1, 1, campaign_new_options, N_ ("begins a campaign"),
    N_ ("As in: muster campaign new Zama --year -202 --month 10 --side Rome=LIST --side "
        "Carthage=LIST. The lists are copied into the campaign."), mu_run_campaign_new },
  { "campaign", "ls", "", 0, 0, no_options, N_ ("the campaigns in the club file"), "",
    mu_run_campaign_ls },
  { "campaign", "show", "[NAME]", 0, 1, no_options,
    N_ ("a campaign: sides, strengths, battles"),
    N_ ("NAME may be left out where the club has one campaign."), mu_run_campaign_show },
  { "campaign", "standings", "[NAME]", 0, 1, no_options,
    N_ ("who stands where: battles and points of each side"),
    N_ ("NAME may be left out where the club has one campaign. Battles count as the campaign's rules "
        "say, with the points that sides were given."), mu_run_campaign_standings },
  { "campaign", "rules", "NAME", 1, 1, campaign_rules_options,
    N_ ("a campaign's house rules, and how to change them"),
    N_ ("Changes hold from the next battle on; battles already fought keep the rules they were "
        "fought by. “muster house-rules” lists the keys."), mu_run_campaign_rules },
  { "campaign", "army", "NAME SIDE", 2, 2, export_options,
    N_ ("writes a side's army as it stands to a file"),
    N_ ("SIDE is a, b and on, or the side's name. A battle fought with these files can be recorded."),
    mu_run_campaign_army },
  { "campaign", "battle", "NAME", 1, 1, campaign_battle_options,
    N_ ("prepares, fights and records a battle"),
    N_ ("With --hexes both armies fight as counters, by the conversion of “muster hex counters”: what "
        "it cannot say of them is told, and their losses come back to the units. Of a counter that is "
        "gone two thirds of its figures are lost, of one that left the map or ends in disorder a "
        "sixth; classes stay as they are."), mu_run_campaign_battle },
  { "campaign", "record", "NAME SHEET.xml [OTHER.xml]", 2, 3, campaign_record_options,
    N_ ("records a fought battle with its losses"),
    N_ ("Fought by Muster, or on the table with its results filled in (“sheet form”). The sheet's "
        "armies must be the sides' armies as they stand. A battle is recorded once. With "
        "the sheets of both players it is recorded where they agree; else what they do not agree "
        "about is shown, with exit status 1, and the umpire records the one that is right."),
    mu_run_campaign_record },
  { "campaign", "advance", "[NAME]", 0, 1, campaign_advance_options,
    N_ ("the campaign's calendar goes on"),
    N_ ("It never goes back: what should not have been is taken back in the history. Battles that "
        "are due are listed, and where enemies meet it stops and says so."),
    mu_run_campaign_advance },
  { "campaign", "fixtures", "[NAME]", 0, 1, no_options, N_ ("the battles that are set"), "",
    mu_run_campaign_fixtures },
  { "campaign", "fixture", "NAME BATTLE", 2, 2, campaign_fixture_options,
    N_ ("sets a battle for a day, or moves it"),
    N_ ("As in: muster campaign fixture War Cannae --on -216-8-2 --side Rome --side Carthage. The "
        "next battle of these two that is recorded on that day or later plays it."),
    mu_run_campaign_fixture },
  { "campaign", "call-off", "NAME BATTLE", 2, 2, no_options, N_ ("calls a battle off that was set"),
    "", mu_run_campaign_call_off },
  { "campaign", "seal", "NAME BATTLE", 2, 2, campaign_seal_options,
    N_ ("seals a side's orders and deployment for a battle that is set"),
    N_ ("Other copies get the code with “muster campaign send”, and the papers themselves, which are "
        "held to the code there, once both sides have sealed theirs. “muster campaign fixtures” shows "
        "how far it is."), mu_run_campaign_seal },
  { "campaign", "papers", "NAME BATTLE", 2, 2, campaign_papers_options,
    N_ ("writes a side's papers for a battle to files, opened or one's own"),
    "", mu_run_campaign_papers },
  { "campaign", "keep-papers", "NAME OLD.muster", 2, 2, no_options,
    N_ ("takes over papers that were sealed in an earlier copy of the campaign"),
    N_ ("A player who got a new copy, cut to what he may know, has his own sealed papers in the one "
        "before."), mu_run_campaign_keep_papers },
  { "campaign", "weather", "[NAME]", 0, 1, campaign_weather_options,
    N_ ("the weather of the campaign's days, period by period"),
    N_ ("It follows from the campaign's own dice, whenever it is asked for; “muster campaign throw” "
        "enters dice that were thrown."), mu_run_campaign_weather },
  { "campaign", "throw", "[NAME]", 0, 1, campaign_throw_options,
    N_ ("enters the dice thrown for a day's weather"),
    N_ ("They take the place of all that were entered for the day. Dice that are not named follow "
        "from the campaign's own."), mu_run_campaign_throw },
  { "campaign", "award", "NAME SIDE POINTS", 3, 3, campaign_award_options,
    N_ ("gives a side points, for an objective and the like"), "", mu_run_campaign_award },
  { "campaign", "set", "NAME [KEY=VALUE...]", 1, MU_CAMPAIGN_RULE_COUNT + 1, no_options,
    N_ ("what the campaign plays by between its battles, and how to change it"),
    N_ ("As in: muster campaign set War wounded-percent=30 merge-below=4. Those marked with * are "
        "not at their defaults. What was done before stays as it was."), mu_run_campaign_set },
  { "campaign", "replace", "NAME SIDE [UNIT=FIGURES...]", 2, MANY, campaign_replace_options,
    N_ ("buys figures for a side's units with its points of this month"),
    N_ ("UNIT is its name or its number in the side's first list. Without any, the points go figure "
        "by figure to whoever has the smallest share left."), mu_run_campaign_replace },
  { "campaign", "honour", "NAME SIDE UNIT [WORDS]", 3, 4, no_options,
    N_ ("what happened to a unit of a side, or gives it an honour by the umpire's word"),
    N_ ("As in: muster campaign honour War Rome Hastati \"first over the wall\". UNIT is its name or "
        "its number in the side's first list."), mu_run_campaign_honour },
  { "campaign", "map", "[NAME]", 0, 1, campaign_map_options,
    N_ ("a campaign's map: places, roads, the way between two of them"),
    N_ ("Maps that ship are in the folder maps of Muster's data; the app draws others."),
    mu_run_campaign_map },
  { "campaign", "hosts", "[NAME]", 0, 1, no_options,
    N_ ("the hosts on a campaign's map: their units, where they are, where they go"), "",
    mu_run_campaign_hosts },
  { "campaign", "muster", "NAME SIDE HOST [UNIT...]", 3, MANY, campaign_muster_options,
    N_ ("musters units of a side into a host on the map, or changes one"),
    N_ ("As in: muster campaign muster War Rome Consul Hastati Velites --place Roma. UNIT is a unit's "
        "name or its number in the side's first list; the host has these from then on. Units come "
        "from home where the side is at home or holds the place, elsewhere from its other hosts "
        "there."), mu_run_campaign_muster },
  { "campaign", "march", "NAME HOST PLACE", 3, 3, campaign_march_options,
    N_ ("sends a host to a place by the quickest way"),
    N_ ("It goes on as the calendar does; where enemies meet, a battle is set for the day and the "
        "calendar stops there. To where it stands or comes next: it halts."), mu_run_campaign_march },
  { "campaign", "hold", "NAME PLACE SIDE", 3, 3, no_options,
    N_ ("gives a place of the map to a side, by the umpire's word"), "", mu_run_campaign_hold },
  { "campaign", "send", "[NAME]", 0, 1, campaign_send_options,
    N_ ("writes what was done in this copy of the campaign, for the others"),
    N_ ("Members work on copies of the club file. Whoever merges the file has it all; what a copy "
        "has already does nothing. Without --since, whoever has not got the campaign yet can join "
        "it with the file."), mu_run_campaign_send },
  { "campaign", "merge", "NAME FILE.xml", 2, 2, campaign_merge_options,
    N_ ("takes in what was done in another copy of the campaign"),
    N_ ("What changed the same things here and there collides, and one of them wins; the other "
        "stays in the history and can be brought back from there."), mu_run_campaign_merge },
  { "campaign", "join", "FILE.xml", 1, 1, campaign_join_options,
    N_ ("takes in a whole campaign that this club file has not got yet"),
    N_ ("The file is one of “muster campaign send” without --since. It is the same campaign from "
        "then on: what is done here or there later merges both ways."), mu_run_campaign_join },
  { "campaign", "cut", "NAME", 1, 1, campaign_cut_options,
    N_ ("writes a copy of the campaign with only what one player may know"),
    N_ ("A club file with this campaign alone. In it are the side's own army, hosts, ways and "
        "fixtures, and its battles with both armies as they stood on the table; of the others: sides and "
        "players, who won which battle at what loss in points, points given, fixtures without a place "
        "on the map, who holds which place, and their hosts that stand where one of the side's own "
        "stands, by name alone. The weather goes up to today. All else is not in the file at all: "
        "strengths, hosts and their ways, orders and papers, what was bought, notes in lists, dice for "
        "days to come. In the copy the player musters and sends his hosts, buys figures and seals his "
        "papers; “muster campaign send” writes that for the umpire to merge. All else is refused there, "
        "and a new copy takes the place of this one: keep it until then, for its sealed papers."),
    mu_run_campaign_cut },
  { "campaign", "history", "[NAME]", 0, 1, no_options,
    N_ ("what was done in the campaign, by whom and when"), "", mu_run_campaign_history },
  { "campaign", "undo", "NAME", 1, 1, campaign_undo_options,
    N_ ("takes the last battle back, or an entry of the history"),
    N_ ("With an entry falls what followed from it. Taking back is an entry itself: taking that "
        "back brings everything back."), mu_run_campaign_undo },
  { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL },
};
/* clang-format on */
