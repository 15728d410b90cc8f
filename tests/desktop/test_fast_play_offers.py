"""Fast Play in its place beside the other rules: lists chosen, diced for, fought and recorded
tonight and in a campaign, in its own words."""

import re

from driver import wait
from stage import play


def begin(stage):
    stage.add_samples()
    for book, name in (("roman-mid-republican", "Stands"), ("carthaginian-later", "Other stands")):
        stage.muster("list", "new", book, "--rules", "awfp", "--year", "-202", "--name", name)
    return stage.open()


def choose_stands(app):
    app.choose("First army", "Stands", 3)
    app.choose("Second army", "Other stands", 1)


def dice_of_leaders(app):
    return {node.get_name() for node in
            app.all("push button", re.compile(r"^Leadership of .*: [1-6]$"))}


def two_lists_of_stands_are_fought_and_recorded(stage):
    app = begin(stage)
    app.go("tonight")
    app.wait_enabled("roll")
    choose_stands(app)
    app.wait_enabled("roll")
    app.act("roll")
    app.wait_enabled("fight")
    app.has_text(r"is (charismatic|exceptional|brave|stalwart) \(two dice: \d+")
    wait(lambda: len(dice_of_leaders(app)) in (4, 6, 8), "two dice of each general, or four")
    for word in ("Scouting", "Weather", "Deployment", "Plans and command"):
        assert not app.nodes("label", word), word
    assert app.nodes("push button", "Play at the Table")
    app.act("fight")
    app.wait_enabled("record")
    app.has_text(r"points left")
    app.press("Log", "page tab")
    log = wait(lambda: app.rows("Battle log"), "the log")
    assert not any("awfp." in row[2] for row in log), log[:5]
    app.record()
    wait(lambda: stage.ask("SELECT rules FROM battle") == [(2,)], "the battle in the club file")
    stage.end()
    stage.muster("dice", "verify")


def a_leaders_die_is_thrown_at_the_table(stage):
    app = begin(stage)
    app.go("tonight")
    app.wait_enabled("roll")
    choose_stands(app)
    app.act("roll")
    app.wait_enabled("fight")
    name = re.compile("^Leadership of Stands, die 1, ")
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(name=name), "the die")
    app.type("6")
    app.key_until("Tab", lambda: app.has_focus(name=re.compile("^Leadership of Stands, die 2, ")),
                  "the second die")
    app.type("6")
    app.has_text(r"is .* \(two dice: 12[,)]")  # who was the worst of generals has thrown again
    stage.end()


def armies_of_two_rules_do_not_meet(stage):
    app = begin(stage)
    app.go("tonight")
    app.wait_enabled("roll")
    app.choose("First army", "Stands", 3)
    app.choose("Second army", "Scipio at Zama", 2)
    app.has_text("^The two armies are lists of different rules.$")
    app.wait_enabled("roll", False)
    stage.end()


def a_campaign_of_stands_fights_its_next_battle(stage):
    stage.add_samples()
    for name in ("Stands", "Other stands"):
        stage.muster("list", "new", "roman-mid-republican", "--rules", "awfp", "--year", "-202",
                     "--name", name)
    stage.muster("campaign", "new", "Stands at war", "--year", "-202", "--month", "5",
                 "--side", "Rome=Stands", "--side", "Italy=Other stands")
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    wait(lambda: app.nodes("label", "Stands at war"), "the campaign")
    app.wait_enabled("next-battle")
    app.act("next-battle")
    app.wait_enabled("roll")
    app.act("roll")
    app.wait_enabled("fight")
    app.act("fight")
    app.wait_enabled("record")
    app.record()
    wait(lambda: stage.ask("SELECT count(*) FROM battle WHERE campaign_id IS NOT NULL") == [(1,)],
         "the battle of the campaign")
    stage.end()


play(two_lists_of_stands_are_fought_and_recorded, a_leaders_die_is_thrown_at_the_table,
     armies_of_two_rules_do_not_meet, a_campaign_of_stands_fights_its_next_battle)
