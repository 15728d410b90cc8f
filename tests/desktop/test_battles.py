"""Tonight and Campaigns: the preliminaries, the fight, the log with its rules, losses,
and what stands in the campaign afterwards."""

import os
import re
import subprocess

from driver import wait
from stage import play


ARMIES = ("Scipio at Zama", "Hannibal at Zama")


def begin(stage):
    stage.add_samples()
    app = stage.open()
    app.go("tonight")
    app.wait_enabled("roll")
    return app


def fight(app):
    app.act("roll")
    app.wait_enabled("fight")
    app.act("fight")
    app.wait_enabled("record")


def read_losses(app):
    app.press("Losses", "page tab")
    return wait(lambda: app.rows("Losses by unit"), "the losses")


def strength(stage):
    return stage.ask("SELECT sum(present) FROM force")[0][0]


def preliminaries_name_their_rules(stage):
    app = begin(stage)
    assert not app.is_enabled("fight")
    app.act("roll")
    app.wait_enabled("fight")
    for section in ("Generals", "Scouting", "Optional rules for weather and time of day"):
        app.find("label", "In the rules: " + section)
    app.find("image", re.compile(r"^Die: [1-6]$"))
    app.has_text(r"outscouted \(Hannibal at Zama 32, Scipio at Zama 38\)")
    stage.end()


def faces(app, what):
    """What the dice of these preliminaries show, by their names."""
    shown = {}
    for node in app.all("push button", re.compile(f"^{what}.*: [1-6]$")):
        name, _, face = node.get_name().rpartition(": ")
        shown[name] = int(face)
    return shown


def dice_are_thrown_at_the_table(stage):
    """A die takes the digit typed on it, and the face clicked for it; undo puts it back."""
    app = begin(stage)
    app.act("roll")
    app.wait_enabled("fight")
    before = wait(lambda: faces(app, "Weather, die"), "the weather's die")["Weather, die"]
    typed = 6 if before != 6 else 1
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(name=re.compile("^Weather, die: ")), "the die")
    app.type(str(typed))
    wait(lambda: faces(app, "Weather, die") == {"Weather, die": typed}, "the face typed")
    app.keys("ctrl+z")
    wait(lambda: faces(app, "Weather, die") == {"Weather, die": before}, "the die as it was")
    app.keys("ctrl+shift+z")
    wait(lambda: faces(app, "Weather, die") == {"Weather, die": typed}, "the face again")
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(name=re.compile("^Weather, die: ")), "the die")
    app.keys("Return")
    app.press("Weather, die: 5")
    wait(lambda: faces(app, "Weather, die") == {"Weather, die": 5}, "the face clicked")
    app.act("fight")
    app.wait_enabled("record")
    app.record()
    wait(lambda: stage.ask("SELECT count(*) FROM battle") == [(1,)], "the battle in the club file")
    assert stage.ask("SELECT value FROM roll WHERE real = 1") == [(5,)]
    stage.end()
    stage.muster("dice", "verify")


def dice_rolled_again_stay_in_the_log(stage):
    app = begin(stage)
    app.act("roll")
    app.wait_enabled("fight")
    assert stage.ask("SELECT count(*) FROM roll") == [(0,)]
    app.press("Roll Again")
    wait(lambda: stage.ask("SELECT count(*) FROM roll WHERE purpose = 10") == [(1,)],
         "the die before in the log")
    stage.end()
    assert "set-aside" in stage.muster("--porcelain", "dice", "log")
    stage.muster("dice", "verify")


def a_battle_is_fought_read_and_kept(stage):
    app = begin(stage)
    fight(app)
    app.has_text(r"points left")
    losses = read_losses(app)
    assert losses[0][1] == "Hannibal at Zama", losses[0]
    assert re.fullmatch(r"\d+ of 8", losses[1][2]), losses[1]
    assert stage.ask("SELECT count(*) FROM battle") == [(0,)]
    app.press("Log", "page tab")
    log = wait(lambda: app.rows("Battle log"), "the log")
    assert not any("wrg." in row[2] for row in log), log[:5]
    assert any(row[2] for row in log)
    app.set_text(app.find("entry", "Search the log"), "Elephants deployed")
    wait(lambda: len(app.rows("Battle log")) == 1, "one line of the log")
    app.record()
    wait(lambda: stage.ask("SELECT count(*) FROM battle") == [(1,)], "the battle in the club file")
    app.wait_enabled("record", False)
    stage.end()
    stage.muster("dice", "verify")


def the_battle_goes_onto_paper_and_into_xml(stage):
    app = begin(stage)
    fight(app)
    report, sheet = stage.path("report.pdf"), stage.path("sheet.xml")
    app.act("export-battle-pdf", report)
    app.toast("Written: report.pdf")
    app.act("export-battle-sheet", sheet)
    app.toast("Written: sheet.xml")
    stage.muster("sheet", "check", sheet)
    text = subprocess.run(["pdftotext", report, "-"], capture_output=True, text=True,
                          check=True).stdout
    assert "Scipio at Zama" in text
    app.act("export-battle-pdf", "/proc/nowhere/report.pdf")
    app.here = app.dialog()
    app.has_text("report.pdf")
    assert not os.path.exists("/proc/nowhere")
    app.keys("Escape")
    stage.end()


def the_night_pack_is_printed_before_the_fight(stage):
    app = begin(stage)
    assert not app.nodes("push button", "Print Night Pack")
    app.act("roll")
    app.wait_enabled("print")
    app.find("push button", "Print Night Pack")
    pack = stage.path("pack.pdf")
    app.act("export-battle-pdf", pack)
    app.toast("Written: pack.pdf")
    text = subprocess.run(["pdftotext", pack, "-"], capture_output=True, text=True,
                          check=True).stdout
    for words in ("In this pack", "Roster: Scipio at Zama", "Orders: Hannibal at Zama",
                  "To strike off"):
        assert words in text, words
    stage.end()


def asks_for_type(stage, action, choice):
    app = begin(stage)
    app.act("roll")
    app.wait_enabled(action)
    app.act(action)
    app.here = app.dialog()
    wait(lambda: app.nodes("check box", choice), choice)
    app.keys("Escape")
    stage.end()


def large_type_is_offered_for_a_file(stage):
    asks_for_type(stage, "save-pdf", "Large type")


def large_type_is_offered_for_the_printer(stage):
    asks_for_type(stage, "print", "_Large type, 12 points at least")


def other_choices_need_other_dice(stage):
    app = begin(stage)
    app.act("roll")
    app.wait_enabled("fight")
    app.act("new")
    app.wait_enabled("fight", False)
    app.wait_enabled("roll")
    stage.end()


def standings(app, column):
    """Place, name, won, drawn, lost, points and figures of each side."""
    return [row[column] for row in app.rows("Standings")]


PRESENT = re.compile("^[0-9]+ of [0-9]+ present")


def losses_last_in_the_campaign(stage):
    stage.add_samples()
    before = strength(stage)
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    wait(lambda: "130 of 130" in standings(app, 6), "an army at its full strength")
    app.act("next-battle")
    app.here = app.page_node("tonight")
    fight(app)
    app.record()
    app.toast("stand in the campaign")
    after = strength(stage)
    assert after < before, (before, after)
    app.go("campaigns")
    assert sum(int(number) for at in (2, 3, 4) for number in standings(app, at)) == 2
    app.press("Forces and Battles", "page tab")
    bars = wait(lambda: app.nodes("image", PRESENT, app.find("tree table", "Forces")), "the bars")
    shown = sum(int(bar.name.split()[0]) for bar in bars)
    assert shown == after, (shown, after)
    assert len(app.rows("Battles of the campaign")) == 1
    app.act("take-back-battle")
    wait(lambda: strength(stage) == before, "the strengths of before")
    app.press("Overview", "page tab")
    wait(lambda: "130 of 130" in standings(app, 6), "an army at its full strength")
    app.act("undo")
    wait(lambda: strength(stage) == after, "the losses again")
    stage.end()


def any_entry_of_the_history_is_taken_back(stage):
    stage.add_samples()
    before = strength(stage)
    stage.muster("campaign", "battle", "The Zama campaign", "--seed", "13", "--name", "Great Plains")
    stage.muster("campaign", "battle", "The Zama campaign", "--seed", "14", "--name", "The river")
    after = strength(stage)
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("History", "page tab")
    rows = wait(lambda: app.rows("History of the campaign"), "the history")
    assert [row[1] for row in rows] == [
        "The battle “The river” was recorded", "The battle “Great Plains” was recorded",
        "“The Zama campaign” began"], rows
    app.select("History of the campaign", 2)
    app.has_text("^The beginning of a campaign cannot be taken back.$")
    app.select("History of the campaign", 1)
    app.has_text("(?s)^This would be taken back:.*Great Plains.*The river")
    app.press("Take Back")
    wait(lambda: strength(stage) == before, "the strengths of before")
    app.toast("Entry 2 taken back")
    wait(lambda: len(app.rows("History of the campaign")) == 4, "the new entry")
    app.act("undo")
    wait(lambda: strength(stage) == after, "the losses again")
    app.act("redo")
    wait(lambda: strength(stage) == before, "the strengths of before")
    stage.end()
    stage.muster("doctor")


def the_next_battle_starts_from_what_survived(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    for _ in range(2):
        fielded = strength(stage)
        app.act("next-battle")
        app.here = app.page_node("tonight")
        fight(app)
        started = sum(int(row[2].split()[2]) for row in read_losses(app)
                      if row[1] in ARMIES)
        assert started == fielded, (started, fielded)
        app.record()
        wait(lambda before=fielded: strength(stage) < before, "fewer figures")
        app.go("campaigns")
    assert stage.ask("SELECT count(*) FROM battle") == [(2,)]
    stage.end()


def house_rules_are_switched_and_kept(stage):
    """A rule is switched with the keyboard, saved at once, and undone."""
    stage.add_samples()
    app = stage.open()

    def rules():
        return stage.ask("SELECT readings FROM campaign")[0][0].split()

    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Rules", "page tab")
    app.has_text(r"^Played by the book\.")
    assert not app.nameless(), app.nameless()
    app.focus_window()
    app.tab_to("list item", "class D: never above 0", most=100)  # a row for each house rule
    app.keys("Return")
    wait(lambda: rules() == ["melee-d-cap"], "the house rule in the club file")
    app.toast("House rule on: class D: never above 0")
    app.has_text(r"^1 house rule is on\.")
    app.press("half effect of an odd count: the odd figure does nothing", "check box")
    wait(lambda: sorted(rules()) == ["half-effect", "melee-d-cap"], "two house rules")
    app.has_text(r"^2 house rules are on\.")
    app.act("undo")
    wait(lambda: rules() == ["melee-d-cap"], "the second house rule gone")
    app.has_text(r"^1 house rule is on\.")
    app.act("redo")
    wait(lambda: len(rules()) == 2, "the second house rule again")
    app.has_text(r"^2 house rules are on\.")
    app.act("undo")
    wait(lambda: rules() == ["melee-d-cap"], "the second house rule gone again")
    app.has_text(r"^1 house rule is on\.")
    app.act("undo")
    wait(lambda: rules() == [], "the book")
    app.has_text(r"^Played by the book\.")
    stage.end()


def undone_and_redone_at_once(stage):
    """However quick the steps follow each other, the page shows what holds, and the
    words about them do not trip over one another."""
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Rules", "page tab")
    app.press("class D: never above 0", "check box")
    app.has_text(r"^1 house rule is on\.")
    app.press("half effect of an odd count: the odd figure does nothing", "check box")
    app.has_text(r"^2 house rules are on\.")
    for _ in range(6):
        app.act("undo")
        app.act("undo")
        app.has_text(r"^Played by the book\.")
        app.act("redo")
        app.act("redo")
        app.has_text(r"^2 house rules are on\.")
        app.act("undo")
        app.act("redo")
        app.act("undo")
        app.has_text(r"^1 house rule is on\.")
        app.act("redo")
        app.toast("^Done again: ")
    assert len(stage.ask("SELECT readings FROM campaign")[0][0].split()) == 2
    stage.end()


play(preliminaries_name_their_rules, dice_are_thrown_at_the_table,
     dice_rolled_again_stay_in_the_log, a_battle_is_fought_read_and_kept,
     the_battle_goes_onto_paper_and_into_xml, the_night_pack_is_printed_before_the_fight,
     large_type_is_offered_for_a_file,
     large_type_is_offered_for_the_printer,
     other_choices_need_other_dice,
     losses_last_in_the_campaign, any_entry_of_the_history_is_taken_back,
     the_next_battle_starts_from_what_survived,
     house_rules_are_switched_and_kept, undone_and_redone_at_once)
