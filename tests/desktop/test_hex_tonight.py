"""The hex table on Tonight: a scenario is chosen and fought, one of a file opened, and a campaign's
armies fight as counters, whose losses come home."""

import os

from driver import wait
from file_dialog import dialog_of
from stage import play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")
TITLE = "Second Mantinea, 362 BC"
FAULTY = '<hex-scenario version="1" name="Bad"/>'


def begin(stage):
    stage.add_samples()
    app = stage.open()
    app.go("tonight")
    app.wait_enabled("roll")
    return app


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def open_scenarios(app):
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(name="Hex Table"), "the row")
    app.keys("Return")
    app.find("list item", TITLE)


def open_scenario(app, title=TITLE):
    app.key_until("Down", lambda: app.has_focus(name=title), "the scenario")
    app.keys("Return")
    app.wait_focus("push button", "Set Up Tonight")


def open_file(app, path):
    """By the keyboard: a path that is typed goes into a field of its own."""
    app.press("Open Scenario…")
    wait(lambda: dialog_of(app, "Open a Scenario"), "the file dialog")
    app.hands.settle_frames()
    app.type(path)
    app.keys("Return")
    wait(lambda: not dialog_of(app, "Open a Scenario"), "the file dialog to close")


def keep(stage, app):
    app.act("fight")
    app.wait_enabled("record")
    if PICTURES:
        app.act("record")
        picture(app, "record")
        app.keys("Escape")
    app.record()
    wait(lambda: stage.ask("SELECT count(*) FROM battle") == [(1,)], "the battle in the club file")


def a_scenario_is_chosen_and_fought(stage):
    """What is rolled and deployed by other rules is not there; back leads from one to all."""
    app = begin(stage)
    open_scenarios(app)
    picture(app, "scenarios")
    open_scenario(app)
    picture(app, "scenario")
    app.has_text(r"^Thebes \(10\) against Sparta \(9\)\. 10 turns, 18 by 12 hexes\.$")
    assert not app.nameless(), app.nameless()
    app.keys("Escape")
    app.wait_focus("list item", TITLE)
    open_scenario(app)
    app.press("Set Up Tonight")
    app.wait_enabled("fight")
    picture(app, "scenario-ready")
    app.find("push button", "Draw Another Seed")
    assert app.nodes(None, "Play at the Screen")
    for words in ("Leadership", "Scouting", "Weather", "Deployment", "Month"):
        assert not app.nodes("label", words), words
    assert not app.nodes("push button", "Play at the Table")
    assert not app.nameless(), app.nameless()
    keep(stage, app)
    assert stage.ask("SELECT name, rules FROM battle") == [("Second Mantinea", 3)]
    stage.end()
    stage.muster("doctor")


def a_scenario_of_a_file_is_opened(stage):
    path = stage.path("own.xml")
    stage.muster("hex", "copy", "zama", "-o", path)
    with open(stage.path("bad.xml"), "w", encoding="utf-8") as bad:
        bad.write(FAULTY)
    app = begin(stage)
    open_scenarios(app)
    open_file(app, stage.path("bad.xml"))
    app.here = app.dialog()
    app.has_text(r"bad\.xml")
    app.keys("Escape")
    app.here = app.page_node("tonight")
    open_file(app, path)
    app.find("push button", "Set Up Tonight")
    app.press("Fight")
    app.wait_enabled("record")
    stage.end()


def a_campaigns_armies_fight_as_counters(stage):
    stage.add_samples()
    strength = "SELECT sum(present) FROM force"
    before = stage.ask(strength)
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.act("next-battle")
    app.here = app.page_node("tonight")
    app.focus_window()
    app.tab_to("check box", "Fight it on the hex table, as Ancient Battles Deluxe")
    app.keys("space")
    app.press("Set Up the Battle")
    app.wait_enabled("fight")
    picture(app, "converted")
    app.find("label", "Lost in the conversion")
    app.has_text("Hannibal at Zama: of weapons, shields and armour")
    keep(stage, app)
    app.toast("stand in the campaign")
    assert stage.ask(strength) < before
    app.go("campaigns")
    app.press("History", "page tab")
    wait(lambda: "(fought on the hex table, losses by the conversion)"
         in app.rows("History of the campaign")[0][1], "how it was fought")
    app.go("tonight")
    app.act("undo")
    wait(lambda: stage.ask(strength) == before, "the strengths of before")
    stage.end()
    stage.muster("doctor")


play(a_scenario_is_chosen_and_fought, a_scenario_of_a_file_is_opened,
     a_campaigns_armies_fight_as_counters)
