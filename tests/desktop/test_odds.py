"""Odds before committing: found in the background with progress, stopped and kept,
forgotten with other dice; with the keyboard alone."""

import re

from driver import is_showing, wait
from stage import play

CHANCE = r"(?:\d+\.\d % \(\d+\.\d to \d+\.\d %\)|\d+\.\d to \d+\.\d %)"
ALL = r"^1,000 battles fought$"


def begin(stage):
    stage.add_samples()
    app = stage.open()
    app.go("tonight")
    app.wait_enabled("roll")
    return app


def roll(app):
    app.act("roll")
    app.find("push button", "Find the Odds")


def words(app, picture):
    """What a picture says to who does not see it."""
    return app.find("image", picture).get_description()


def number_fought(app):
    text = app.has_text(r"^[\d,]+ battles? fought$").get_name()
    return int(text.split()[0].replace(",", ""))


def odds_are_found_and_shown(stage):
    app = begin(stage)
    roll(app)
    app.press("Find the Odds")
    app.has_text(ALL, patience=60)
    chances = words(app, "Chances of the battle, 95 % sure")
    assert re.fullmatch(rf"Hannibal at Zama wins: {CHANCE}, Scipio at Zama wins: {CHANCE}, "
                        rf"A draw: {CHANCE}", chances), chances
    between = [(float(low), float(high))
               for low, high in re.findall(r"(\d+\.\d) to (\d+\.\d) %", chances)]
    assert len(between) == 3 and all(low < high for low, high in between), between
    assert sum(low for low, _ in between) < 100 < sum(high for _, high in between), between
    left = app.has_text(r"^Scipio at Zama: \d+ ± [\d.]+ of 997 points left$").get_name()
    app.has_text(r"^Hannibal at Zama: \d+ ± [\d.]+ of 1,000 points left$")
    assert re.search(r"5 of 100 battles leave at the most [\d½¼¾]+", words(app, left))
    assert re.search(rf": {CHANCE}", words(app, "Units that break most often"))
    assert not app.nameless(), app.nameless()
    assert stage.ask("SELECT count(*) FROM battle") == [(0,)]
    app.act("fight")
    app.wait_enabled("record")
    stage.end()


def stopping_keeps_what_was_fought(stage):
    app = begin(stage)
    roll(app)
    app.focus_window()
    app.tab_to("push button", "Battles to fight")
    app.keys("space", "Down", "Down", "Return")
    app.has_text(r"^100,000 battles$")
    app.press("Find the Odds")
    app.has_text(r"^[\d,]+ battles? fought$", patience=60)
    app.press("Stop and Keep")
    app.find("push button", "Find the Odds")
    fought = number_fought(app)
    assert 0 < fought < 100000, fought
    assert words(app, "Chances of the battle, 95 % sure")
    app.find("push button", "Fight")
    stage.end()


def the_keyboard_is_enough(stage):
    app = begin(stage)
    roll(app)
    app.focus_window()
    app.tab_to("push button", "Find the Odds")
    app.keys("Return")
    app.has_text(ALL, patience=60)
    stage.end()


def is_on_screen(node):
    """Hidden parents hide their children."""
    while node and node.get_role_name() not in ("frame", "application"):
        if not is_showing(node):
            return False
        node = node.get_parent()
    return True


def other_dice_have_other_odds(stage):
    app = begin(stage)
    roll(app)
    app.press("Find the Odds")
    app.has_text(ALL, patience=60)
    app.act("roll")
    wait(lambda: not [label for label in app.all("label", re.compile(ALL))
                      if is_on_screen(label)], "the odds of the old dice to go")
    stage.end()


def outdated(app):
    return [label for label in app.all("label", re.compile("^Out of date: "))
            if is_on_screen(label)]


def another_deployment_makes_them_out_of_date(stage):
    app = begin(stage)
    roll(app)
    page = app.here
    app.press("Find the Odds")
    app.has_text(ALL, patience=60)
    assert not outdated(app)
    app.press("Deploy…")
    app.here = wait(lambda: app.all(name="MuDeploymentView")[0], "the view of the deployment")
    app.press("Line Up")
    app.has_text("^All on the table, not sealed$")
    app.press("Back to the battle's plan")
    app.here = page
    app.has_text("^Out of date: field, deployment or plans have changed since")
    app.find("label", re.compile(ALL))
    app.press("Deploy…")
    app.here = wait(lambda: app.all(name="MuDeploymentView")[0], "the view of the deployment")
    app.press("Undo this step")
    app.has_text("units to be placed$")
    app.press("Back to the battle's plan")
    app.here = page
    wait(lambda: not outdated(app), "the odds to hold again")
    stage.end()


play(odds_are_found_and_shown, stopping_keeps_what_was_fought, the_keyboard_is_enough,
     other_dice_have_other_odds,
     another_deployment_makes_them_out_of_date)
