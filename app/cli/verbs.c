/* The table of verbs: what each is called, what it takes, what it does. Help,
 * completion and the tests are made from it. */
#include <glib/gi18n.h>

#include "app/cli/club/house_rules.h"
#include "app/cli/core/help.h"
#include "app/cli/core/verb_rows.h"
#include "app/cli/sums.h"
#include "app/service/battle/battle_odds.h"

/* clang-format off */
static const MuOption global_options[] = {
  TEXT ("db", "FILE", N_ ("the club file; else $XDG_DATA_HOME/muster/club.muster")),
  TEXT ("seed", "N", N_ ("fixes every die; else the seed comes from the system")),
  FLAG ("porcelain", N_ ("lines for scripts: a name, a tab, a value; never translated")),
  { "help", 'h', MU_OPTION_FLAG, NULL, N_ ("explains the verb"), FALSE, 0, 0 },
  FLAG ("version", N_ ("says which Muster this is")),
  END
};

static const MuOption no_options[] = { END };

/* --- calculators -------------------------------------------------------- */

static const MuOption backup_options[] = {
  TEXT ("folder", "FOLDER", N_ ("the club's backups go there from now on; “” for beside the club file")),
  FLAG ("list", N_ ("shows the backups that there are, and makes none")),
  END
};

static const MuOption restore_options[] = {
  TEXT ("folder", "FOLDER", N_ ("where the backups are; else as the club file says, or beside it")),
  END
};

static const MuOption leadership_options[] = {
  FLAG ("regular", N_ ("a regular general: average die")),
  FLAG ("irregular", N_ ("an irregular general: ordinary die")),
  NUMBER ("roll", 1, 6, N_ ("the die thrown; else it is rolled")),
  END
};

/* --- books, lists, battles ---------------------------------------------- */

static const MuOption book_list_options[] = {
  CHOICE ("rules", "wrg|awfp", N_ ("only books for these rules")),
  END
};

static const MuOption book_find_options[] = {
  YEAR ("year", N_ ("only books that have this year, and what they have in it")),
  TEXT ("enemy", "BOOK", N_ ("only those that name this enemy, by the id of its book or by name")),
  CHOICE ("land", "western-europe|northern-europe|eastern-europe|italy|greece-and-balkans|africa|near-east"
          "|persia|steppe|india|far-east|americas", N_ ("only of this land")),
  CHOICE ("region", "mediterranean|northern", N_ ("only of this region, which decides its weather")),
  NUMBER ("points", 1, MU_LIST_POINTS_MAX, N_ ("only those whose smallest army is so many points or fewer")),
  CHOICE ("rules", "wrg|awfp", N_ ("only books for these rules; points are theirs")),
  END
};

static const MuOption list_check_options[] = {
  { "output", 'o', MU_OPTION_TEXT, "FILE.pdf|.html", N_ ("an umpire's sheet of all the lists"), FALSE,
    0, 0 },
  CHOICE ("paper", "a4|letter", N_ ("the paper; else a4")),
  END
};

static const MuOption book_copy_options[] = {
  { "output", 'o', MU_OPTION_TEXT, "FILE.xml",
    N_ ("the file to write; else one among the club's own books"), FALSE, 0, 0 },
  TEXT ("name", "NAME", N_ ("its name; else that of the book with “(ours)”")),
  END
};

static const MuOption book_show_options[] = {
  CHOICE ("rules", "wrg|awfp", N_ ("as figures or as Fast Play stands; else figures")),
  END
};
static const MuOption list_new_options[] = {
  CHOICE ("rules", "wrg|awfp", N_ ("the rules of the list; else wrg")),
  YEAR ("year", N_ ("the year, as “58 BC”, “AD 9” or -58; else the book's first")),
  { "points", 0, MU_OPTION_NUMBER, "N", N_ ("points agreed; else 1000, in Fast Play those of its tables"),
    FALSE, 1, MU_LIST_POINTS_MAX },
  FLAG ("fill", N_ ("fills it to the points, as such an army was in that year")),
  { "name", 0, MU_OPTION_TEXT, "NAME", N_ ("its name; else book and year"), FALSE, 0, 0 },
  { "output", 'o', MU_OPTION_TEXT, "FILE.xml|.txt|.csv|.html",
    N_ ("the file to write; without it the list goes into the club file"), FALSE, 0, 0 },
  SEPARATOR,
  END
};
static const MuOption list_convert_options[] = {
  OUTPUT ("FILE.xml|.txt|.csv|.html", N_ ("the file to write")),
  SEPARATOR,
  END
};
static const MuOption import_options[] = {
  FLAG ("replace", N_ ("in place of the club's list of the same name")),
  END
};

static const MuOption list_ls_options[] = {
  TEXT ("army", "TEXT", N_ ("only of the army book with this id, or with this in its name")),
  { "year", 0, MU_OPTION_YEARS, "FROM..TO",
    N_ ("only of these years, as “300 BC..100 BC”; either may be left out; without an era, those of both"),
    FALSE, 0, 0 },
  TEXT ("points", "FROM..TO", N_ ("only with points limits from and to")),
  TEXT ("player", "TEXT", N_ ("only of players with this in their name")),
  TEXT ("tag", "WORD", N_ ("only with this tag")),
  CHOICE ("rules", "wrg|awfp|abd", N_ ("only for these rules")),
  END
};

static const MuOption export_options[] = {
  OUTPUT ("FILE.xml|.txt|.csv|.html", N_ ("the file to write")),
  SEPARATOR,
  END
};

static const MuOption field_check_options[] = {
  FLAG ("chosen", N_ ("also by the terrain rules, as ground that the players chose")),
  HOUSE_RULE ("house-rule", N_ ("by this house rule; “muster house-rules” lists them")),
  END
};

static const MuOption field_choose_options[] = {
  { "output", 'o', MU_OPTION_TEXT, "FILE.xml", N_ ("the file to write"), FALSE, 0, 0 },
  TEXT ("name", "NAME", N_ ("what the field is called")),
  CHOICE ("country", "plain|mountain|desert|steppe", N_ ("the country; else plain")),
  CHOICE ("figures", "25|15|5", N_ ("their height in mm, which gives the paces of an inch; else 25")),
  NUMBER ("width", 48, 400, N_ ("inches that the table is wide; else 72")),
  NUMBER ("depth", 36, 400, N_ ("inches that the table is deep; else 48")),
  NUMBER ("a-left", 1, 6, N_ ("the number that A names for his left half")),
  NUMBER ("a-right", 1, 6, N_ ("and for his right half")),
  NUMBER ("b-left", 1, 6, N_ ("the number that B names for his left half, which is A's right")),
  NUMBER ("b-right", 1, 6, N_ ("and for his right half")),
  CHOICE ("taste-a", "any|open|close", N_ ("the ground that A would have, where no number is named")),
  CHOICE ("taste-b", "any|open|close", N_ ("and the ground that B would have")),
  TEXT ("dice", "D,D…", N_ ("the dice as they fell at the table; else they are rolled")),
  HOUSE_RULE ("house-rule", N_ ("by this house rule; “muster house-rules” lists them")),
  END
};

#define PLACES { "place", 0, MU_OPTION_TEXTS, "[NAME=]KIND@X,Y", \
                 N_ ("a place of the field, as bridge@300,240; may be given again"), FALSE, 0, 0 }
#define OUTSCOUTED CHOICE ("outscouted", "a|b|none", N_ ("who has been outscouted; else none"))

static const MuOption orders_check_options[] = {
  TEXT ("field", "FIELD.xml", N_ ("the battlefield, whose places orders can name")),
  TEXT ("enemy", "LIST.xml", N_ ("the enemy's list, whose bodies orders can name")),
  OUTSCOUTED,
  END
};

static const MuOption orders_read_options[] = {
  TEXT ("unit", "UNIT", N_ ("the body that the order is for, by number or name")),
  TEXT ("field", "FIELD.xml", N_ ("the battlefield, whose places orders can name")),
  TEXT ("enemy", "LIST.xml", N_ ("the enemy's list, whose bodies orders can name")),
  PLACES,
  CHOICE ("side", "a|b", N_ ("the side that is ordered; else a")),
  OUTSCOUTED,
  END
};

static const MuOption orders_new_options[] = {
  OUTPUT ("ORDERS.xml", N_ ("the file to write")),
  { "order", 0, MU_OPTION_TEXTS, "UNIT=WORDS", N_ ("the order of a body; may be given again"),
    FALSE, 0, 0 },
  TEXT ("standing", "WORDS", N_ ("the standing orders of the army")),
  TEXT ("field", "FIELD.xml", N_ ("the battlefield, whose places orders can name")),
  TEXT ("enemy", "LIST.xml", N_ ("the enemy's list, whose bodies orders can name")),
  PLACES,
  CHOICE ("side", "a|b", N_ ("the side that is ordered; else a")),
  OUTSCOUTED,
  END
};

#define PREPARED_SIDE CHOICE ("side", "a|b", N_ ("whose deployment and orders; else a"))

#define PLAN \
  CHOICE ("plan", "both|a|b|none", \
          N_ ("the sides that Muster plans deployment or orders for where they have none; else both"))

#define MANNER \
  CHOICE ("manner", "player|book", \
          N_ ("how Muster plans: to win, in one line and forward, or to the letter of the army book; " \
              "else to win"))
#define PLAN_MARCH FLAG ("march", N_ ("lets horse march round a flank where the doctrine likes it"))
#define MARCH \
  CHOICE ("march", "both|a|b|none", \
          N_ ("of the sides that Muster plans orders for, those whose horse may march round a flank " \
              "where their army books like that; else none"))

#define COMMAND \
  CHOICE ("command", "both|a|b|none", \
          N_ ("the sides that Muster commands in battle, and that may give it up; else those that it " \
              "plans"))

/* How sides are planned, and whether Muster is their general then. */
#define AS_PLANNED MARCH, MANNER, COMMAND

/* What is prepared alike for one battle and for the odds of many. */
#define DICE \
  TEXT ("dice", "D,D…", \
        N_ ("the dice as they fell at the table, A's generals, B's, the weather; else rolled"))
#define PREPARED_IN(month_words, region_words) \
  DICE, \
  CHOICE ("rules", "wrg", N_ ("the rules to fight by")), \
  TEXT ("field", "FIELD.xml", N_ ("the battlefield; else open ground")), \
  TEXT ("orders-a", "ORDERS.xml", N_ ("the written orders of A; else a plan, see --plan")), \
  TEXT ("orders-b", "ORDERS.xml", N_ ("the written orders of B")), \
  TEXT ("deployment-a", "MAP.xml", N_ ("where A's units stand; else by a plan")), \
  TEXT ("deployment-b", "MAP.xml", N_ ("where B's units stand")), \
  FLAG ("weather", N_ ("the day's weather and light have their effects in the battle")), \
  FLAG ("coast", N_ ("with --weather: near the sea")), \
  FLAG ("outside", N_ ("with --weather: outside both regions; --region is the nearer one")), \
  CHOICE ("arabs", "a|b|both", N_ ("with --weather: whose men are Arabs, used to the desert")), \
  CHOICE ("wells", "a|b|both", N_ ("with --weather: who has water to hand in a drought")), \
  CHOICE ("torches", "a|b|both", N_ ("with --weather: who carries lights by night")), \
  NUMBER ("writing-a", 1, MU_ORDER_SECONDS_MAX, \
          N_ ("seconds that A took for his first orders; ten minutes are 600")), \
  NUMBER ("writing-b", 1, MU_ORDER_SECONDS_MAX, N_ ("seconds that B took for his first orders")), \
  TEXT ("name", "NAME", N_ ("what the battle is called")), \
  NUMBER ("month", 1, 12, month_words), \
  CHOICE ("region", "mediterranean|northern", region_words), \
  CHOICE ("country", "plain|mountain|desert|steppe", \
          N_ ("the country, for the weather; else that of the field, or plain")), \
  HOUSE_RULE ("house-rule", N_ ("by this house rule; “muster house-rules” lists them"))
#define PREPARATIONS \
  PREPARED_IN (N_ ("the month, for the weather; else 6"), N_ ("where, for the weather"))

static const MuOption battle_prepare_options[] = {
  OUTPUT ("SHEET.xml", N_ ("the file to write")),
  PREPARATIONS,
  CHOICE ("plan", "both|a|b|none",
          N_ ("the sides that Muster plans deployment or orders for where they have none; else none")),
  AS_PLANNED,
  END
};

static const MuOption sheet_seal_options[] = {
  OUTPUT ("SHEET.xml", N_ ("the file to write")),
  PREPARED_SIDE,
  TEXT ("orders", "ORDERS.xml", N_ ("the written orders to lay down first")),
  TEXT ("deployment", "MAP.xml", N_ ("where its units stand, to lay down first")),
  FLAG ("plan", N_ ("plans what it has not laid down")),
  PLAN_MARCH,
  MANNER,
  END
};

static const MuOption sheet_form_options[] = {
  OUTPUT ("SHEET.xml", N_ ("the file to write")),
  END
};

static const MuOption sheet_side_options[] = {
  OUTPUT ("SHEET.xml", N_ ("the file to write")),
  PREPARED_SIDE,
  END
};

#define RULINGS \
  { "body", 0, MU_OPTION_TEXTS, "BODY", N_ ("how a body stands then; may be given again"), FALSE, 0, \
    0 }, \
  { "order", 0, MU_OPTION_TEXTS, "BODY=WORDS", \
    N_ ("new orders that the general sends it; may be given again"), FALSE, 0, 0 }, \
  CHOICE ("concede", "a|b", N_ ("the side that gives up"))

static const MuOption battle_delete_options[] = {
  FLAG ("to-table", N_ ("what was entered at the table is on the table again (“tonight show”)")),
  END
};

static const MuOption battle_odds_options[] = {
  NUMBER ("battles", 1, MU_ODDS_BATTLES_MAX, N_ ("how many; else 1000")),
  NUMBER ("jobs", 1, MU_ODDS_JOBS_MAX, N_ ("how many at a time; else one for each processor")),
  NUMBER ("after", 0, 255, N_ ("of the rest of a battle: the period that was over")),
  RULINGS,
  PREPARATIONS,
  PLAN,
  AS_PLANNED,
  END
};

#define PLAN_FIELD \
  TEXT ("field", "FIELD.xml", N_ ("the battlefield; else open ground, 720 by 480 paces"))
#define PLAN_SIDE  CHOICE ("side", "a|b", N_ ("the side to plan for; else a"))
#define PLAN_ENEMY TEXT ("enemy", "LIST.xml", N_ ("the enemy's list, where his troops are known"))

static const MuOption plan_picture_options[] = {
  OUTPUT ("FILE.svg|FILE.png", N_ ("the file to write")),
  PLAN_FIELD,
  PLAN_SIDE,
  PLAN_ENEMY,
  OUTSCOUTED,
  PLAN_MARCH,
  MANNER,
  CHOICE ("palette", "light|dark|paper", N_ ("the colours; paper: black and greys")),
  FLAG ("large-text", N_ ("larger type")),
  NUMBER ("width", 320, 8000, N_ ("in pixels; else 1440")),
  END
};

static const MuOption plan_show_options[] = {
  PLAN_FIELD,
  PLAN_SIDE,
  PLAN_ENEMY,
  OUTSCOUTED,
  PLAN_MARCH,
  MANNER,
  { "output", 'o', MU_OPTION_TEXT, "ORDERS.xml", N_ ("writes the orders sheet too"), FALSE, 0, 0 },
  TEXT ("deployment", "FILE.xml", N_ ("and the deployment as a sketch map")),
  END
};

/* What is said alike of a battle that is fought at once. */
#define FIGHTING \
  NUMBER ("number", 0, MU_ODDS_BATTLES_MAX - 1, \
          N_ ("the battle of this number, from 0, as “battle odds” fights it; else 0")), \
  TEXT ("sheet", "OUT.xml", N_ ("writes the battle sheet too")), \
  FLAG ("log", N_ ("tells the whole course, with the rule behind each event")), \
  FLAG ("unrecorded", N_ ("leaves the club file alone"))

static const MuOption battle_run_options[] = {
  PREPARATIONS,
  PLAN,
  AS_PLANNED,
  FIGHTING,
  END
};

static const MuOption battle_history_options[] = {
  FLAG ("fight", N_ ("fights it by the orders of its day, as “battle run” does")),
  TEXT ("prepare", "SHEET.xml", N_ ("writes it as a prepared battle sheet, for odds and for paper")),
  { "output", 'o', MU_OPTION_TEXT, "FOLDER",
    N_ ("writes armies, field, orders and deployments there, to be changed"), FALSE, 0, 0 },
  PREPARED_IN (N_ ("the month, for the weather; else that of its day"),
               N_ ("where, for the weather; else where it was fought")),
  FIGHTING,
  END
};

static const MuOption picture_options[] = {
  OUTPUT ("FILE.svg|FILE.png", N_ ("the file to write")),
  TEXT ("at", "PERIOD[:PHASE]", N_ ("the end of this period or phase; else of the battle")),
  CHOICE ("palette", "light|dark|paper", N_ ("the colours; paper: black and greys")),
  FLAG ("large-text", N_ ("larger type")),
  NUMBER ("width", 320, 8000, N_ ("in pixels; else 1440")),
  END
};

static const MuOption account_options[] = {
  { "output", 'o', MU_OPTION_TEXT, "FILE.txt", N_ ("the file to write; else it is shown"), FALSE,
    0, 0 },
  END
};

static const MuOption stands_options[] = {
  NUMBER ("after", 0, 255, N_ ("the period that was over; else 0, the deployment")),
  END
};

static const MuOption battle_orders_options[] = {
  NUMBER ("after", 0, 255, N_ ("the period that was over; else 0, the deployment")),
  { "order", 0, MU_OPTION_TEXTS, "BODY=WORDS", N_ ("orders to try; may be given again"), FALSE, 0,
    0 },
  END
};

static const MuOption go_on_options[] = {
  NEED_NUMBER ("after", 0, 255, N_ ("the period that was over; 0 is the deployment")),
  RULINGS,
  TEXT ("sheet", "OUT.xml", N_ ("writes the battle sheet too")),
  FLAG ("log", N_ ("tells the whole course, with the rule behind each event")),
  FLAG ("unrecorded", N_ ("leaves the club file alone")),
  END
};

static const MuOption tonight_prepare_options[] = {
  DICE,
  TEXT ("campaign", "NAME", N_ ("the armies of this campaign as they stand, in place of A and B")),
  TEXT ("name", "NAME", N_ ("what the battle is called")),
  NUMBER ("month", 1, 12, N_ ("the month, for the weather; else 6")),
  CHOICE ("region", "mediterranean|northern", N_ ("where, for the weather")),
  CHOICE ("country", "plain|mountain|desert|steppe", N_ ("the country, for the weather")),
  HOUSE_RULE ("house-rule", N_ ("by this house rule; “muster house-rules” lists them")),
  FLAG ("replace", N_ ("sets the battle on the table aside; “tonight undo” brings it back")),
  END
};

static const MuOption tonight_entry_options[] = {
  TEXT ("by", "UNIT", N_ ("the unit that did it")),
  NUMBER ("period", 1, 255, N_ ("the period it was in; else the present one")),
  END
};

static const MuOption tonight_objective_options[] = {
  FLAG ("contested", N_ ("enemy can charge the holders and might break them or push them back")),
  NUMBER ("period", 1, 255, N_ ("the period it was in; else the present one")),
  END
};

static const MuOption tonight_record_options[] = {
  NUMBER ("periods", 1, 255, N_ ("periods that were played; else those that were begun")),
  CHOICE ("conceded", "a|b|nobody", N_ ("the side that gave the game up")),
  END
};

static const MuOption sheet_schema_options[] = {
  OUTPUT ("PAGE.html", N_ ("the file to write")),
  END
};

static const MuOption sheet_show_options[] = {
  { "output", 'o', MU_OPTION_TEXT, "PAGE.html",
    N_ ("writes it as a page for a browser, with a picture of the field"), FALSE, 0, 0 },
  FLAG ("log", N_ ("tells the whole course, with the rule behind each event")),
  END
};

static const MuOption report_options[] = {
  OUTPUT ("FILE.pdf", N_ ("the file to write; a web page where it ends in .html")),
  PAPER,
  END
};

static const MuOption pack_options[] = {
  OUTPUT ("FILE.pdf", N_ ("the file to write; a web page where it ends in .html")),
  PAPER,
  FLAG ("two-sided", N_ ("for a printer that prints on both sides")),
  END
};

static const MuOption reference_options[] = {
  OUTPUT ("FILE.pdf", N_ ("the file to write; a web page where it ends in .html")),
  FLAG ("full", N_ ("all that the rules have, not cut to two armies")),
  CHOICE ("rules", "wrg|awfp|abd", N_ ("with --full: the rules; else wrg")),
  PAPER,
  END
};

static const MuOption order_sheet_options[] = {
  OUTPUT ("FILE.pdf", N_ ("the file to write; a web page where it ends in .html")),
  TEXT ("orders", "FILE.xml", N_ ("the orders as written; without them all is room to write in")),
  TEXT ("enemy", "LIST|FILE.xml", N_ ("the army that the orders name bodies of")),
  PAPER,
  TEXT ("campaign", "NAME",
        N_ ("the army of a side of this campaign as it stands, with the campaign's house rules")),
  END
};

static const MuOption roster_options[] = {
  OUTPUT ("FILE.pdf", N_ ("the file to write; a web page where it ends in .html")),
  PAPER,
  TEXT ("campaign", "NAME",
        N_ ("the army of a side of this campaign as it stands, with the campaign's house rules")),
  END
};

static const MuOption dice_options[] = {
  NUMBER ("battle", 1, G_MAXINT64, N_ ("only the rolls of this battle")),
  END
};

static const MuOption night_options[] = {
  TEXT ("dir", "FOLDER", N_ ("where the papers go; else club-night")),
  CHOICE ("paper", "a4|letter", N_ ("the paper; else a4")),
  END
};

static const MuOption help_options[] = {
  FLAG ("manual", N_ ("writes all of it as the chapters of a man page")),
  END
};

/* --- the table ---------------------------------------------------------- */

static const MuVerb verbs[] = {
  { NULL, "night", "", 0, 0, night_options,
    N_ ("plays a whole club night: lists, dice, battle, losses, papers"),
    N_ ("The sample armies of 202 BC meet in the sample campaign. Papers go into a folder, losses "
        "into the campaign; the next evening starts from what survived. Papers of earlier evenings "
        "are never replaced."), mu_run_night },
  { NULL, "samples", "", 0, 0, no_options,
    N_ ("puts the sample armies and campaign into the club file"),
    N_ ("What is there already stays as it is."), mu_run_samples },
  { NULL, "doctor", "", 0, 0, no_options, N_ ("checks the club file and says what is wrong"),
    N_ ("Integrity, foreign keys, schema version, digests, strengths. Changes nothing, and ends "
        "with what to do. Exit status 1 if there are findings."), mu_run_doctor },
  { NULL, "backup", "[FILE.muster]", 0, 1, backup_options,
    N_ ("copies the club file as it stands, and has the doctor look at the copy"),
    N_ ("Without a name it goes into the folder for backups, dated: “backups” beside the club file, or "
        "the one that --folder named. Muster makes one by itself on each day on which the club is used: "
        "the newest ten of these stay, before them one a month."), mu_run_backup },
  { NULL, "restore", "[FILE.muster]", 0, 1, restore_options,
    N_ ("puts a backup in the place of the club file"),
    N_ ("FILE is a backup, by its path or by its name in the folder for backups, or “newest”. It is "
        "brought up to date and looked at by the doctor first; what it replaces is kept in that folder, "
        "as “…-replaced.muster”, and can be restored too. Without FILE: the backups that there are."),
    mu_run_restore },
  { NULL, "house-rules", "", 0, 0, no_options,
    N_ ("every house rule: its key, what it is by default and what it changes"),
    N_ ("Where the book is silent, damaged or leaves a choice. They hold for a campaign (“campaign "
        "new”, “campaign rules”), for a battle (“battle run”), or for one sum (“wrg”)."),
    mu_run_house_rules },
  { NULL, "help", "[VERB…]", 0, 2, help_options, N_ ("lists the verbs, or explains one"), "",
    mu_run_help },

  { "wrg", "scouting", "A B", 2, 2, no_options, N_ ("who has been outscouted"),
    N_ ("A and B are scouting strengths, list files, or names of lists in the club file."),
    mu_run_wrg_scouting },
  { "wrg", "leadership", "", 0, 0, leadership_options,
    N_ ("the character of a subordinate general"), "", mu_run_wrg_leadership },
  { "wrg", "victory", "A-LEFT/A-START B-LEFT/B-START", 2, 2, no_options,
    N_ ("who wins by the points left"), N_ ("Points may have quarters: 412.25/1000."),
    mu_run_wrg_victory },

  { "book", "list", "", 0, 0, book_list_options, N_ ("the army books"), "", mu_run_book_list },
  { "book", "show", "ID", 1, 1, book_show_options, N_ ("one army book, option by option"),
    N_ ("As Fast Play stands: their numbers, a third of the book's, and what the conversion of each "
        "troop guesses or loses."),
    mu_run_book_show },
  { "book", "find", "WORD…", 0, 32, book_find_options,
    N_ ("army books by people, troops, commanders, enemies, year"),
    N_ ("Each word must be in the book: in its name, home, troops and their notation, commanders, "
        "enemies or notes, whatever its case and accents. “202 BC” is a year, “Reg A” one word. Books "
        "that are called so come first. Exit status 1: there is none."),
    mu_run_book_find },
  { "book", "check", "FILE.xml|FOLDER…", 0, 64, no_options,
    N_ ("whether army books of your own can be used"),
    N_ ("Tells of every file what is wrong with it and where, and what a book lacks. A book is "
        "solved for each year in which something changes, by each of its rules: years in which no "
        "list can be made are a fault, troops that can never be taken are told. Without files, "
        "of the club's own books, in the folder books beside the club file's usual place. Exit "
        "status 1 if one cannot be used, or not in all its years."),
    mu_run_book_check },
  { "book", "compare", "BEFORE AFTER", 2, 2, no_options,
    N_ ("what changed between two editions of an army book"),
    N_ ("Each is the id of a book or a file. A sentence for each change that decides what a list may "
        "have; how its army fought, notes and sources do not count."),
    mu_run_book_compare },
  { "book", "copy", "ID", 1, 1, book_copy_options, N_ ("begins a book of your own with a copy of one"),
    N_ ("The copy has an id of its own, so that both stand beside each other. Change the file and ask "
        "“book check” of it; what lies in the folder of the club's own books is used."),
    mu_run_book_copy },

  { "list", "check", "FILE.xml|FOLDER…", 1, MANY, list_check_options,
    N_ ("whether lists are legal, and what mends them"),
    N_ ("A file, or the name of a list in the club file; or several, or folders with all their files. "
        "Exit status 1 if one is not legal, 2 if one cannot be read: the others are judged all the "
        "same."),
    mu_run_list_check },
  { "list", "certificate", "NAME|FILE.xml", 1, 1, no_options,
    N_ ("what a list was judged by, and its check code"),
    N_ ("Edition, book, points, verdict and the code, which changes with anything in the list. Exit "
        "status 1 if it is not legal."),
    mu_run_list_certificate },
  { "list", "verify", "NAME|FILE.xml CODE", 2, 2, no_options,
    N_ ("whether a list is still the one of this check code"),
    N_ ("The code as a roster prints it, or the whole sum as --porcelain list certificate gives it. "
        "Exit status 1 if it is not. The twelve digits of an older Muster are still verified, with a "
        "warning: two armies can be made to share them."), mu_run_list_verify },
  { "list", "new", "BOOK", 1, 1, list_new_options, N_ ("begins a list from an army book"),
    N_ ("With its commander and all that the book demands; the rest is for you to add. With --fill it "
        "is a whole army to within a hundredth of its points, and what was chosen is told with the reason: "
        "the plainest, always the same, or with --seed N another one."),
    mu_run_list_new },
  { "list", "convert", "NAME|FILE", 1, 1, list_convert_options,
    N_ ("writes a WRG list as a Fast Play list"),
    N_ ("Six figures are a stand, three models are one; what is lost or guessed is said."),
    mu_run_list_convert },
  { "list", "import", "FILE.xml|FILE.txt", 1, 1, import_options,
    N_ ("takes a list into the club file"),
    N_ ("A text is a list in troop notation: lines “Army: …”, “Book: …”, “Year: 202 BC”, “General: "
        "…”, then a unit a line, as “24 Hastati: Reg C HI HTW Sh, 4 deep”. It may be in UTF-8, in UTF-16 "
        "with its mark or in Windows-1252, which is said."),
    mu_run_list_import },
  { "list", "export", "NAME|FILE", 1, 1, export_options, N_ ("writes a list to a file"),
    N_ ("By the ending of its name: XML, text in troop notation, a table for spreadsheets or a page "
        "for browsers. A spreadsheet in German wants “--separator semicolon”."),
    mu_run_list_export },
  { "list", "ls", "[WORD…]", 0, 16, list_ls_options, N_ ("the lists in the club file"),
    N_ ("All of them, or those that have each WORD in their name, player, tags or army, and that the "
        "options leave. A WORD may be a year: “202” is that of either era, “202 BC” that one."),
    mu_run_list_ls },
  { "list", "compare", "A B", 2, 2, no_options, N_ ("two lists side by side, and what differs"),
    N_ ("Files, or names of lists in the club file. Of lists by two rule systems nothing is compared "
        "that each counts in its own way: points, figures and stands. Exit status 1 if they differ "
        "in more than their names and the order of their units."),
    mu_run_list_compare },
  { "list", "copy", "NAME NEW", 2, 2, no_options, N_ ("copies a list of the club under a new name"),
    "", mu_run_list_copy },
  { "list", "rename", "NAME NEW", 2, 2, no_options, N_ ("gives a list of the club another name"), "",
    mu_run_list_rename },
  { "list", "delete", "NAME", 1, 1, no_options, N_ ("removes a list from the club file"), "",
    mu_run_list_delete },
  { "list", "changes", "NAME", 1, 1, no_options,
    N_ ("what changed in the army book, and its allies', since a list was made"),
    N_ ("NAME: a list in the club file. It stays judged by the editions of the books that it was made "
        "with until the newer ones are accepted. Exit status 1 if there is no newer edition."),
    mu_run_list_changes },
  { "list", "accept", "NAME", 1, 1, no_options,
    N_ ("takes the newer editions of the army book and its allies' for a list"),
    N_ ("Whether the list is legal by it, “muster list check” says."), mu_run_list_accept },

  { "field", "check", "FILE.xml…", 1, 64, field_check_options,
    N_ ("whether battlefields are possible, and what is wrong with them"),
    N_ ("Each file is looked at. Exit status 1 if one of them is impossible."),
    mu_run_field_check },
  { "field", "show", "FILE.xml", 1, 1, no_options,
    N_ ("a battlefield as a plan and in words"), "", mu_run_field_show },
  { "field", "choose", "", 0, 0, field_choose_options,
    N_ ("chooses a battlefield by the terrain rules"),
    N_ ("Numbers that nobody names, the pieces and their places are chosen for each side by its "
        "taste. The dice are one for each half of the table, then one for each hill that a player "
        "would have where his troops deploy."), mu_run_field_choose },

  { "orders", "read", "LIST.xml WORDS", 2, 2, orders_read_options,
    N_ ("an order in words, as it is understood"),
    N_ ("As in: muster orders read LIST.xml \"Take and hold the bridge\" --place bridge@300,240. "
        "Exit status 1 with the word at fault if it is not understood or cannot be given."),
    mu_run_orders_read },
  { "orders", "check", "LIST.xml ORDERS.xml…", 2, 32, orders_check_options,
    N_ ("whether order sheets are for the list and can be given"),
    N_ ("Exit status 1 if an order cannot be given, 2 for a sheet of another list."),
    mu_run_orders_check },
  { "orders", "show", "LIST.xml ORDERS.xml", 2, 2, orders_check_options,
    N_ ("an order sheet in plain words"), "", mu_run_orders_show },
  { "orders", "new", "LIST.xml", 1, 1, orders_new_options, N_ ("writes an order sheet"),
    N_ ("Bodies without an --order have what the list says: attack, hold or skirmish."),
    mu_run_orders_new },

  { "plan", "show", "LIST.xml", 1, 1, plan_show_options,
    N_ ("deployment and orders as Muster plans them, with reasons"),
    N_ ("The doctrine of the army book says who stands where; troops it does not name stand as their "
        "kind usually does. Where it leaves a choice the seed decides. Planned to win, its rows are "
        "one line as far as there is room; --manner book keeps to its letter."), mu_run_plan_show },
  { "plan", "picture", "LIST.xml", 1, 1, plan_picture_options,
    N_ ("the planned deployment as a picture"), "", mu_run_plan_picture },

  { "battle", "run", "A.xml [B.xml]", 1, 2, battle_run_options, N_ ("fights one battle"),
    N_ ("Files, or names of lists in the club file; or a single battle sheet that is prepared "
        "(“battle prepare”) and settles all but --plan. The battle is kept in the club file with "
        "its events and dice."), mu_run_battle_run },
  { "battle", "prepare", "A.xml B.xml", 2, 2, battle_prepare_options,
    N_ ("rolls the preliminaries and writes a battle sheet to be fought later"),
    N_ ("“battle run” and “battle odds” take the sheet. Before that each side can lay down and seal "
        "its deployment and orders in it (“sheet seal”)."), mu_run_battle_prepare },
  { "battle", "odds", "A.xml B.xml | SHEET.xml | N", 1, 2, battle_odds_options,
    N_ ("fights a battle many times: the chance to win, the points left, who breaks"),
    N_ ("Files, or names of lists in the club file; or a battle sheet, or the number of a battle in "
        "the club file. Of a battle with rulings, or with --after, the odds are those of the rest: "
        "up to that period all battles are the one that was fought, with what was laid down then; "
        "--body, --order and --concede lay down more, as “muster battle go-on” does. Else they are "
        "those of the battle as deployed. Chances are told by what they lie between with 95 of 100 "
        "to be sure (Wilson's interval): no number of battles makes anything certain; -error is "
        "half of it, -low and -high are its ends. The same seed gives the same odds for any "
        "number of jobs. Ctrl+C shows what has been fought until then, with exit status 130. "
        "Nothing is kept in the club file."), mu_run_battle_odds },
  { "battle", "history", "[ID]", 0, 1, battle_history_options,
    N_ ("battles of history: which there are, what is known of one, and to fight it"),
    N_ ("Without --fight, --prepare or -o it tells of the armies, how each stood and fought, the "
        "field, and from where that is known. Each side is deployed and ordered as on its day, "
        "whatever the seed; --orders-a and its like put your own in the place of that. Where it is "
        "stated what each side must have come to at the end, the side that alone has come to it has "
        "the day; else the points decide. The files of -o are those that “battle run” takes; no file "
        "is written over."), mu_run_battle_history },
  { "battle", "ls", "", 0, 0, no_options, N_ ("the battles in the club file"), "",
    mu_run_battle_ls },
  { "battle", "delete", "N", 1, 1, battle_delete_options, N_ ("deletes a recorded battle"),
    N_ ("The newest fifty deleted battles can be brought back. A battle of a campaign is taken back "
        "with what followed from it, as “campaign undo --entry” does, and comes back like that."),
    mu_run_battle_delete },
  { "battle", "gone", "", 0, 0, no_options, N_ ("the deleted battles that can be brought back"), "",
    mu_run_battle_gone },
  { "battle", "bring-back", "[GONE]", 0, 1, no_options,
    N_ ("brings a deleted battle back as it was"),
    N_ ("GONE is its number among the deleted ones (“battle gone”); else the one deleted last."),
    mu_run_battle_bring_back },
  { "battle", "stands", "N|SHEET.xml", 1, 1, stands_options,
    N_ ("how all bodies stood between two periods"),
    N_ ("Places in paces from the left corner of side A, facing in degrees clockwise from the way "
        "that side A faces."), mu_run_battle_stands },
  { "battle", "orders", "N|SHEET.xml", 1, 1, battle_orders_options,
    N_ ("what all were ordered between two periods, or how new orders are understood"),
    N_ ("BODY is the unit, as a:3, and WORDS are what it is to do. Each comes with how orders would "
        "reach it: by a messenger of the general, by his own word, or not at all and why. “battle "
        "go-on” sends them."), mu_run_battle_orders },
  { "battle", "go-on", "N|SHEET.xml", 1, 1, go_on_options,
    N_ ("fights a battle again, with something changed between two periods"),
    N_ ("BODY is the unit and what is different of it, as in --body \"a:3 figures=20 carried=5 "
        "x=300 y=200 facing=90 files=10 fate=on-table disordered=no\"; WORDS are its new orders, as "
        "in --order \"a:3=Stay and hold\". Up to that period the battle is the same; the battle "
        "that was stays in the club file."), mu_run_battle_go_on },
  { "battle", "picture", "N|SHEET.xml", 1, 1, picture_options,
    N_ ("the battlefield at a moment, drawn to scale"),
    N_ ("N is the battle's number in the club file. PHASE is deployment, arrivals, compulsory, "
        "charges, responses, charge-moves, moves, shooting, shooting-tests, melee, recoils or "
        "end-tests, as in --at 3:melee."), mu_run_battle_picture },
  { "battle", "account", "N|SHEET.xml", 1, 1, account_options,
    N_ ("a battle told as prose"), N_ ("N is the battle's number in the club file."),
    mu_run_battle_account },

  { "tonight", "prepare", "[A.xml B.xml]", 0, 2, tonight_prepare_options,
    N_ ("rolls the preliminaries and puts a battle on the club's table"),
    N_ ("Files, or names of lists in the club file; with --campaign none, or the two sides that "
        "fight. From now on the battle is in the club file with all that is entered for it."),
    mu_run_tonight_prepare },
  { "tonight", "show", "", 0, 0, no_options, N_ ("the battle on the table as it stands"),
    N_ ("Each unit has a number, a:1 or b:1 and on, by which the other verbs know it."),
    mu_run_tonight_show },
  { "tonight", "loss", "UNIT MEN", 2, 2, tonight_entry_options,
    N_ ("casualties of a unit, in men; by Fast Play in figures"),
    N_ ("UNIT is its number, as in a:3, or its name. Twenty men are a figure, the rest is "
        "carried; by Fast Play a stand's figures take it off."), mu_run_tonight_loss },
  { "tonight", "fate", "UNIT FATE", 2, 2, tonight_entry_options,
    N_ ("what has become of a unit, and by Fast Play its missiles, frenzy and order"),
    N_ ("FATE is on-table, in-rout, retiring, routed-off, off-table, destroyed or prisoner. By Fast "
        "Play, in place of retiring and prisoner: disordered, fragmented; full, low, out; calm, "
        "frenzied; none, advance, charge, deploy, defend, retreat, recover, dummy; of a general "
        "free, in-combat."), mu_run_tonight_fate },
  { "tonight", "general", "SIDE [END]", 1, 2, tonight_entry_options,
    N_ ("a commander-in-chief is lost"),
    N_ ("SIDE is a or b. END is killed, captured, wounded or, where how is not known, lost."),
    mu_run_tonight_general },
  { "tonight", "objective", "NAME POINTS HOLDER", 3, 3, tonight_objective_options,
    N_ ("a feature for which points are agreed, and who holds it"),
    N_ ("HOLDER is a, b or nobody. A feature said before is known by its NAME: what is said last "
        "holds and is counted with the points left."), mu_run_tonight_objective },
  { "tonight", "period", "", 0, 0, no_options, N_ ("begins the next period or turn"), "",
    mu_run_tonight_period },
  { "tonight", "undo", "", 0, 0, no_options, N_ ("takes the last entry back"),
    N_ ("Before the first entry: the battle itself, where another was set aside for it."),
    mu_run_tonight_undo },
  { "tonight", "redo", "", 0, 0, no_options, N_ ("brings the last entry taken back again"), "",
    mu_run_tonight_redo },
  { "tonight", "record", "", 0, 0, tonight_record_options,
    N_ ("ends the battle and records its result"),
    N_ ("Its losses go into its campaign; “campaign undo” takes it back to the table."),
    mu_run_tonight_record },
  { "tonight", "give-up", "", 0, 0, no_options,
    N_ ("clears the table without a result"),
    N_ ("With whatever was set aside for this battle. The dice stay in the dice log."),
    mu_run_tonight_give_up },

  { "sheet", "check", "FILE.xml", 1, 1, no_options, N_ ("whether a battle sheet is valid"),
    N_ ("Its form, and that its events give its digest; of one filled in by hand, what is still "
        "missing or cannot be; that the seed follows from the seals of both sides. Warns of seals of "
        "an older Muster. Exit status 1 if not."),
    mu_run_sheet_check },
  { "sheet", "seal", "FILE.xml", 1, 1, sheet_seal_options,
    N_ ("seals a side's deployment and orders in a prepared battle sheet"),
    N_ ("Prints the code, which changes with anything that is sealed and tells nothing of it. Give "
        "the enemy the sheet that “sheet hide” writes: he seals his side in it. The seal also binds "
        "the side to its part of the seed: the dice of the fight come from both seals when both are "
        "open, and nobody knows them before."),
    mu_run_sheet_seal },
  { "sheet", "hide", "FILE.xml", 1, 1, sheet_side_options,
    N_ ("writes a prepared battle sheet with nothing of a sealed side but its code"), "",
    mu_run_sheet_hide },
  { "sheet", "open", "FILE.xml SHOWN.xml", 2, 2, sheet_side_options,
    N_ ("puts back what is hidden of a side from the sheet that shows it"),
    N_ ("Exit status 1 if that is not what the code was given for, 2 for the sheet of another "
        "battle."), mu_run_sheet_open },
  { "sheet", "form", "FILE.xml", 1, 1, sheet_form_options,
    N_ ("writes a prepared battle sheet with blanks for the results of the table"),
    N_ ("Fill in what each unit lost, its fate, the generals lost and the periods: figures or men, "
        "and on-table, in-rout, routed-off, off-table, destroyed, prisoner or retiring. The points "
        "and the winner are counted from that. “sheet check” says what is missing or cannot be, "
        "“campaign record” records the sheet or, from both players, two that agree."),
    mu_run_sheet_form },
  { "sheet", "diff", "FILE.xml OTHER.xml", 2, 2, no_options,
    N_ ("what two sheets of one battle do not agree about"),
    N_ ("Exit status 1 where they do not. Names, dates and the dice of the preliminaries are not "
        "looked at."), mu_run_sheet_diff },
  { "sheet", "schema", "", 0, 0, sheet_schema_options,
    N_ ("what each element and attribute of a battle sheet means, as a page for a browser"),
    N_ ("In English, for those who write programs that read battle sheets. Every Muster reads the "
        "sheets of all older ones; a sheet of a newer format is refused with the advice to update."),
    mu_run_sheet_schema },
  { "sheet", "show", "FILE.xml", 1, 1, sheet_show_options, N_ ("a battle sheet in words"),
    N_ ("PAGE.html needs no other file and can be read on a phone at the table; of what is sealed "
        "it shows the code alone."), mu_run_sheet_show },

  { "report", "roster", "LIST|FILE.xml|SIDE", 1, 1, roster_options,
    N_ ("an army's roster on paper"),
    N_ ("With --campaign the army is that of a side of the campaign: a, b or the side's name."),
    mu_run_report_roster },
  { "report", "orders", "LIST|FILE.xml|SIDE", 1, 1, order_sheet_options,
    N_ ("an army's order sheet on paper: orders, room for new ones, and state to strike off"),
    N_ ("With --campaign the army is that of a side of the campaign: a, b or the side's name. "
        "Folded at the dotted line the sheet shows names and hides orders."),
    mu_run_report_orders },
  { "report", "ticks", "LIST|FILE.xml|SIDE", 1, 1, roster_options,
    N_ ("a Fast Play army's tick sheet on paper: orders each turn, stands and state to strike off"),
    N_ ("With --campaign the army is that of a side of the campaign: a, b or the side's name."),
    mu_run_report_ticks },
  { "report", "reference", "[LIST|FILE.xml LIST|FILE.xml]", 0, 2, reference_options,
    N_ ("a reference sheet on paper, cut to two armies"),
    N_ ("The first army's own rows are bold. Weapons, types and classes that neither army has are "
        "left out; with --full and no army nothing is, whichever the rules."),
    mu_run_report_reference },
  { "report", "night", "[N|SHEET.xml|A.xml B.xml]", 0, 2, pack_options,
    N_ ("all that both players need tonight: cover, rosters, order and reference sheets in one "
        "job"),
    N_ ("SHEET.xml is a prepared battle (muster battle prepare); A.xml and B.xml are two lists of one "
        "rule system, WRG or Fast Play, that meet with nothing rolled yet. Without any it is the "
        "battle on the table (muster tonight prepare), with what was lost so far struck off. With "
        "--two-sided each sheet begins on a leaf of its own."), mu_run_report_night },
  { "report", "campaign", "[NAME]", 0, 1, report_options,
    N_ ("a campaign on paper: standings, battles, map, units, weather, rules"),
    N_ ("NAME may be left out where the club has one campaign."), mu_run_report_campaign },
  { "report", "battle", "N|SHEET.xml", 1, 1, report_options, N_ ("the report of a battle on paper"),
    N_ ("N is the battle's number in the club file."), mu_run_report_battle },

  { "dice", "log", "", 0, 0, dice_options, N_ ("every roll ever made"), "", mu_run_dice_log },
  { "dice", "verify", "", 0, 0, dice_options, N_ ("proves that each roll follows from its seed"),
    N_ ("And that a seed which both sides made follows from their seals; tells which seeds were chosen "
        "by hand or drawn again. Exit status 1 if one does not."), mu_run_dice_verify },
  { NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL },
};
/* clang-format on */

/* A sum written by hand may be worked by house rules like the others. */
static void
let_take_readings (MuVerb *verb)
{
  GArray *options = g_array_new (TRUE, TRUE, sizeof (MuOption));
  for (const MuOption *option = verb->options; option->name; option++)
    g_array_append_val (options, *option);
  mu_reading_options_append (options);
  verb->options = (const MuOption *) g_array_free (options, FALSE);
}

static void
append_rows (GArray *whole, const MuVerb *rows)
{
  for (const MuVerb *verb = rows; verb->name; verb++)
    g_array_append_val (whole, *verb);
}

static gboolean
is_last_of (const MuVerb *verb, const char *group)
{
  return g_strcmp0 (verb->group, group) == 0 && g_strcmp0 (verb[1].group, group) != 0;
}

/* The table with the sums behind the other verbs of their group, Fast Play behind WRG, the hex
 * table behind battles, and campaigns behind sheets. */
static const MuVerb *
whole_table (void)
{
  GArray *whole = g_array_new (TRUE, TRUE, sizeof (MuVerb));
  for (const MuVerb *verb = verbs; verb->name; verb++) {
    MuVerb copy = *verb;
    if (g_strcmp0 (verb->group, "wrg") == 0)
      let_take_readings (&copy);
    g_array_append_val (whole, copy);
    if (is_last_of (verb, "wrg")) {
      mu_sum_verbs_append (whole, "wrg");
      append_rows (whole, mu_verbs_of_fast_play);
      mu_sum_verbs_append (whole, "awfp");
    }
    if (is_last_of (verb, "battle"))
      append_rows (whole, mu_verbs_of_hexes);
    if (is_last_of (verb, "sheet"))
      append_rows (whole, mu_verbs_of_campaigns);
  }
  return (const MuVerb *) g_array_free (whole, FALSE);
}

const MuVerb *
mu_verbs (void)
{
  static gsize whole; /* made once, then a table like the other */
  if (g_once_init_enter (&whole))
    g_once_init_leave (&whole, (gsize) whole_table ());
  return (const MuVerb *) whole;
}

const MuOption *
mu_global_options (void)
{
  return global_options;
}
