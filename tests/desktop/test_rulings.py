"""Stop and think: a battle stopped at a period, changed, fought on from there and taken back;
battles that cannot be stopped say why."""

import re

from closing import window_over
from driver import Atspi, wait
from stage import play

RESULT = r"points left"
CHANCE = r"(?:\d+\.\d % \(\d+\.\d to \d+\.\d %\)|\d+\.\d to \d+\.\d %)"
ORDERS = re.compile("^In words")
ALL = r"^1,000 battles fought$"


def open_battle(stage):
    """A battle by written orders from the club file, at its fourth period."""
    stage.add_samples()
    for side, army in (("a", "Scipio at Zama"), ("b", "Hannibal at Zama")):
        stage.muster("orders", "new", army, "--side", side, "-o", stage.path(side + ".xml"))
    stage.muster("--seed", "202", "battle", "run", "Scipio at Zama", "Hannibal at Zama",
                 "--orders-a", stage.path("a.xml"), "--orders-b", stage.path("b.xml"))
    app = stage.open()
    app.go("tonight")
    app.select("Battles", 0)
    app.here = wait(lambda: app.all(name="MuBattleView")[1], "the view of the battle")
    app.has_text("^Deployment$")
    return app


def go_to_period(app, number):
    slider = app.find("slider", "Moment of the battle")
    for line in range(0, int(Atspi.Value.get_maximum_value(slider)), 40):
        Atspi.Value.set_current_value(slider, line)
        if re.match(f"Period {number} ", app.has_text(r"^(Period \d+ · |Deployment)").get_name()):
            return
    raise AssertionError(f"no period {number}")


def stop(app):
    """The window in which the person thinks; what is found from now on is found there."""
    view = app.here
    app.press("Stop and Think…")
    app.here = app.dialog()
    return view


def result(app):
    return app.has_text(RESULT).get_name()


def back_to(app, view):
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
    app.here = view


def a_battle_takes_another_course_and_goes_back(stage):
    app = open_battle(stage)
    before = result(app)
    go_to_period(app, 4)
    view = stop(app)
    app.has_text("^After period 4$")
    app.find("list", "Bodies")
    assert not app.nameless(), app.nameless()
    app.has_text("^Nothing is changed yet.$")
    app.select("Bodies", 7)
    app.has_text(r"^A8 Triarii$")
    entry = app.find("text", re.compile("^In words"))
    app.set_text(entry, "Advance and skirmish")
    app.has_text(r"^Triarii: .*\(Battlefield orders\)$")
    app.set_text(entry, "Advance 100 paces and hold")
    app.has_text("^Understood as: Go 100 paces ahead and hold.$")
    Atspi.Value.set_current_value(app.find("spin button", "Figures"), 5)
    app.has_text("^5 figures$")
    Atspi.Value.set_current_value(app.find("spin button", "From the Left"), 0)
    app.has_text("Triarii: after period 4: beyond the edge of the table$")
    app.press("As It Stood")
    app.has_text("^Nothing is changed yet.$")
    Atspi.Value.set_current_value(app.find("spin button", "Figures"), 5)
    app.set_text(entry, "Advance 100 paces and hold")
    app.has_text("^1 thing is laid down.$")
    app.press("Fight On")
    app.toast("^After period 4 the battle takes another course")
    back_to(app, view)
    app.has_text(r"^The umpire: Triarii has 5 figures, on the field\.$")
    app.has_text(r"^New orders for Triarii: Go 100 paces ahead and hold\.$")
    after = wait(lambda: result(app) != before and result(app), "another course")
    app.act("undo")
    wait(lambda: result(app) == before, "the course before")
    app.act("redo")
    wait(lambda: result(app) == after, "the other course again")
    app.record()
    wait(lambda: len(stage.ask("SELECT 1 FROM battle")) == 2, "both in the club file")
    assert stage.ask("SELECT after, side FROM battle_new_orders") == [(4, 0)]
    assert stage.ask("SELECT after, body, figures FROM battle_ruling") == [(4, 7, 5)]
    stage.end()


def by_keyboard_a_side_gives_up(stage):
    app = open_battle(stage)
    go_to_period(app, 2)
    app.focus_window()
    view = app.here
    app.keys("Tab", "ctrl+t")
    app.here = app.dialog()
    app.has_text("^After period 2$")
    app.find("list", "Bodies")
    app.tab_to("push button", "Gives the battle up")
    app.keys("space", "Down", "Down", "Return")
    app.has_text("^1 thing is laid down.$")
    app.keys("ctrl+Return")
    back_to(app, view)
    app.has_text(r"^Hannibal at Zama gave the battle up\.$")
    app.has_text("^Victory for Scipio at Zama")
    app.keys("ctrl+t")
    app.here = app.dialog()
    app.has_text("^After period 2$")
    app.has_text("^1 thing is laid down.$")
    app.keys("Escape")
    back_to(app, view)
    stage.end()


def what_is_laid_down_is_kept_when_the_window_closes(stage):
    """In whatever way; until the person forgets it, or the battle goes on."""
    app = open_battle(stage)
    go_to_period(app, 4)
    for close in (lambda: app.hands.ask_to_close(window_over(app)), lambda: app.keys("Escape")):
        view = stop(app)
        app.has_text("^After period 4$")
        app.find("list", "Bodies")
        app.select("Bodies", 7)
        Atspi.Value.set_current_value(app.find("spin button", "Figures"), 1)
        app.set_text(app.find("text", ORDERS), "Advance to the")
        app.has_text("^1 thing is laid down.$|orders")
        app.focus_window()
        app.focus_window(window_over(app))
        close()
        back_to(app, view)
        view = stop(app)
        app.find("list", "Bodies")
        app.select("Bodies", 7)
        wait(lambda: Atspi.Value.get_current_value(app.find("spin button", "Figures")) == 1,
             "the figures that were laid down")
        assert app.text_of(app.find("text", ORDERS)) == "Advance to the"
        app.press("Forget All")
        app.has_text(r"^Nothing is changed yet\.$")
        assert app.text_of(app.find("text", ORDERS)) == ""
        app.press("Bring Back")
        wait(lambda: app.text_of(app.find("text", ORDERS)) == "Advance to the", "the words again")
        app.press("Forget All")
        app.has_text(r"^Nothing is changed yet\.$")
        app.keys("Escape")
        back_to(app, view)
    stage.end()


def words(app, picture):
    """What a picture says to who does not see it."""
    return app.find("image", picture).get_description()


def the_odds_of_the_rest_are_found(stage):
    app = open_battle(stage)
    go_to_period(app, 4)
    view = stop(app)
    app.has_text("^After period 4$")
    app.find("list", "Bodies")
    app.keys("ctrl+d")
    app.has_text(r"^From the end of period 4 on, with what is laid down here\.$")
    app.press("Find the Odds")
    app.has_text(ALL, patience=60)
    before = words(app, "Chances of the battle, 95 % sure")
    assert re.fullmatch(rf"Scipio at Zama wins: {CHANCE}, Hannibal at Zama wins: {CHANCE}, "
                        rf"A draw: {CHANCE}", before), before
    assert not app.nameless(), app.nameless()
    app.select("Bodies", 7)
    Atspi.Value.set_current_value(app.find("spin button", "Figures"), 1)
    app.has_text("^1 thing is laid down.$")
    app.press("Odds")
    app.has_text("^Out of date: what is laid down here has changed since")
    app.press("Find the Odds")
    wait(lambda: not app.all("label", re.compile("^Out of date")), "new odds")
    app.has_text(ALL, patience=60)
    assert words(app, "Chances of the battle, 95 % sure") != before
    app.tab_to("push button", "Gives the battle up")
    app.keys("space", "Down", "Down", "Return")
    app.has_text("^Where a side gives the battle up there is nothing left")
    app.keys("Escape")
    back_to(app, view)
    app.has_text(RESULT)
    stage.end()


def a_long_run_is_stopped_and_kept(stage):
    app = open_battle(stage)
    go_to_period(app, 1)
    view = stop(app)
    app.find("list", "Bodies")
    app.press("Odds")
    app.tab_to("push button", "Battles to fight")
    app.keys("space", "Down", "Down", "Return")
    app.has_text(r"^100,000 battles$")
    app.press("Find the Odds")
    app.has_text(r"^[\d,]+ battles? fought$", patience=60)
    app.press("Stop and Keep")
    app.find("push button", "Find the Odds")
    fought = app.has_text(r"^[\d,]+ battles? fought$").get_name()
    assert 0 < int(fought.split()[0].replace(",", "")) < 100000, fought
    app.press("Close")
    back_to(app, view)
    stage.end()


play(what_is_laid_down_is_kept_when_the_window_closes, the_odds_of_the_rest_are_found, a_long_run_is_stopped_and_kept,
     a_battle_takes_another_course_and_goes_back, by_keyboard_a_side_gives_up)
