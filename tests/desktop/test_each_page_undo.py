"""What is recorded stands until somebody takes it back: recording is a step of its own, each page
undoes its own last act, and any recorded battle can be taken back."""

import re

from driver import wait
from stage import play


def battles(stage):
    return stage.ask("SELECT count(*) FROM battle")[0][0]


def strength(stage):
    return stage.ask("SELECT sum(present) FROM force")[0][0]


def fight(app):
    app.act("roll")
    app.wait_enabled("fight")
    app.act("fight")
    app.wait_enabled("record")


def recording_is_a_step_of_its_own(stage):
    stage.add_samples()
    before = strength(stage)
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.act("next-battle")
    app.here = app.page_node("tonight")
    fight(app)
    app.focus_window()
    app.keys("ctrl+s")
    app.toast("^Everything is saved")
    assert battles(stage) == 0
    app.act("record")
    app.wait_enabled("record", False)
    app.keys("Escape")  # with the toast still there
    app.wait_enabled("record")
    app.act("record")
    for text in ("^This Will Be Written$", "The Zama campaign, on ", "^Muster's: ",
                 "Scipio at Zama against Hannibal at Zama|Hannibal at Zama against Scipio at Zama",
                 "points left", "figures left, [0-9]+ lost"):
        app.has_text(text)
    assert not app.nameless(app.here), app.nameless(app.here)
    assert not app.is_enabled("record")
    app.keys("Escape")
    app.wait_enabled("record")
    assert battles(stage) == 0
    app.record()
    wait(lambda: battles(stage) == 1, "the battle")
    app.act("undo-on", "tonight")  # as the toast's button does
    wait(lambda: battles(stage) == 0, "the battle taken back")
    assert strength(stage) == before
    app.wait_enabled("record")
    app.act("redo")
    wait(lambda: battles(stage) == 1, "the battle again")
    app.wait_enabled("record", False)
    stage.end()


def each_page_undoes_its_own(stage):
    """Figures, a friendly battle and a house rule: each page takes back its own, in any order."""
    stage.add_samples()
    app = stage.open()
    app.focus_window()
    app.go("armies")
    app.select("Armies", 1)
    unit = "Velites"
    figures = wait(lambda: app.rows("Units") and stage.figures(unit), "the units")
    app.set_number("Units", "Figures, " + unit, figures - 1)
    wait(lambda: stage.figures(unit) == figures - 1, "a figure less")
    app.go("tonight")
    fight(app)
    app.record()
    wait(lambda: battles(stage) == 1, "the battle")
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Next Day")
    wait(lambda: stage.ask("SELECT day FROM campaign") == [(1,)], "the next day")
    app.go("tonight")
    app.keys("ctrl+z")
    wait(lambda: battles(stage) == 0, "the battle taken back")
    app.keys("ctrl+z")
    app.toast("^Nothing on this page is left to take back.$")
    assert stage.ask("SELECT day FROM campaign") == [(1,)]
    assert stage.figures(unit) == figures - 1
    app.go("armies")
    app.keys("ctrl+z")
    wait(lambda: stage.figures(unit) == figures, "the figure back")
    assert stage.ask("SELECT day FROM campaign") == [(1,)]
    app.go("campaigns")
    app.keys("ctrl+z")
    wait(lambda: stage.ask("SELECT day FROM campaign") == [(0,)], "the day before")
    app.keys("ctrl+shift+z")
    wait(lambda: stage.ask("SELECT day FROM campaign") == [(1,)], "the next day again")
    app.go("books")
    app.keys("ctrl+z")
    app.toast("^Nothing on this page is left to take back.$")
    app.go("tonight")
    app.keys("ctrl+shift+z")
    wait(lambda: battles(stage) == 1, "the battle again")
    stage.end()


def a_toast_undoes_what_it_tells_of(stage):
    """Also where another page is shown by then."""
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Next Day")
    wait(lambda: stage.ask("SELECT day FROM campaign") == [(1,)], "the next day")
    app.go("tonight")
    fight(app)
    app.record()
    app.toast_in_window("The battle is kept")
    app.go("campaigns")
    app.act("undo-on", "tonight")  # as the toast's button does
    wait(lambda: battles(stage) == 0, "the battle taken back")
    assert stage.ask("SELECT day FROM campaign") == [(1,)]
    stage.end()


def the_menu_says_what_undo_takes_back(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Next Day")
    wait(lambda: stage.ask("SELECT day FROM campaign") == [(1,)], "the next day")
    app.focus_window()
    app.keys("F10")
    app.find("menu item", re.compile("Undo: .*2 October 202 BC"))
    app.keys("Escape")
    stage.end()


def a_recorded_battle_is_deleted_from_the_list(stage):
    stage.add_samples()
    app = stage.open()
    app.go("tonight")
    fight(app)
    app.record()
    wait(lambda: battles(stage) == 1, "the battle")
    app.focus_window()
    app.select("Battles", 0)
    kept = app.find("list", "Battles")
    app.key_until("Tab", lambda: app.has_focus(below=kept), "the list")
    app.keys("Delete")
    wait(lambda: battles(stage) == 0, "the battle taken back")
    app.wait_enabled("roll")  # it has closed
    app.toast("taken back")
    app.act("undo-on", "tonight")  # as the toast's button does
    wait(lambda: battles(stage) == 1, "the battle again")
    stage.end()
    stage.muster("doctor")


play(recording_is_a_step_of_its_own, each_page_undoes_its_own, a_toast_undoes_what_it_tells_of,
     the_menu_says_what_undo_takes_back, a_recorded_battle_is_deleted_from_the_list)
