"""A battle of Fast Play at the club's table: figures take stands off, states, missiles and orders are
chosen with the keyboard, turns begin, and the result is recorded."""

import os
import re

from driver import wait
from stage import play

TABLE = "Units on the table"
STANDS, FIGURES, STATE, MISSILES, FRENZY, ORDERS = 1, 2, 4, 5, 6, 7  # columns
LISTS = os.path.join(os.path.dirname(__file__), "..", "lists", "stands")
PICTURES = os.environ.get("MUSTER_TEST_PICTURES")


def picture(app, name):
    if PICTURES:
        app.resize(1024, 600)
        app.picture(os.path.join(PICTURES, name + ".png"))


def begin(stage, *turns):
    stage.muster("tonight", "prepare", os.path.join(LISTS, "rome.xml"),
                 os.path.join(LISTS, "carthage.xml"), "--name", "Zama", "--seed", "7")
    for _ in turns:
        stage.muster("tonight", "period")
    app = stage.open()
    app.go("tonight")
    wait(lambda: len(app.rows(TABLE)) > 3, "the units on the table")
    app.wait_enabled("record")
    app.focus_window()
    return app


def row(app, unit):
    return next(cells for cells in app.rows(TABLE) if cells[0].startswith(unit))


def shows(app, unit, column, text):
    wait(lambda: row(app, unit)[column].endswith(text), f"{unit}: {text}")


def open_choice(app, name):
    """Tab from the row to its drop-down, and open it."""
    view = app.find("tree table", TABLE)
    app.key_until("Tab", lambda: app.has_focus("push button", name, view), name)
    app.keys("space")


def figures_take_stands_off(stage):
    app = begin(stage)
    app.has_text("^Before the first turn$")
    assert not app.nameless(), app.nameless()
    app.keys("Down", "Down")
    app.type("5")
    app.keys("Return")
    app.toast("Hastati, legion V takes 5 casualties")
    shows(app, "Hastati, legion V", STANDS, "2 of 3")
    shows(app, "Hastati, legion V", FIGURES, "7 of 12")
    app.type("9")
    app.keys("Return")
    app.toast(r"has 7 figures left and cannot lose 9 \(Losses and Stand Removal\)")
    shows(app, "Hastati, legion V", FIGURES, "7 of 12")
    app.keys("ctrl+z")
    shows(app, "Hastati, legion V", STANDS, "3 of 3")
    stage.end()


def states_missiles_and_orders_are_chosen(stage):
    app = begin(stage, 1, 2)
    app.has_text("^Turn 2$")
    app.has_text("Scipio at Zama: 0 of 6 orders given, 0 of 3 dummies laid")
    app.keys("Down", "Down", "Down")
    open_choice(app, "State of Velites")
    app.keys("Down", "Return")
    app.toast("Velites: disordered")
    shows(app, "Velites", STATE, "disordered")
    open_choice(app, "Missiles of Velites")
    app.keys("Down", "Return")
    app.toast("Velites: low on missiles")
    shows(app, "Velites", MISSILES, "low")
    open_choice(app, "Orders of Velites")
    app.keys("End", "Up", "Return")
    app.toast("Velites: Recover")
    shows(app, "Velites", ORDERS, "Recover")
    app.has_text("Scipio at Zama: 1 of 6 orders given")
    wait(lambda: not app.nameless(), "a name for everything")
    picture(app, "fast-play-table")
    app.press(re.compile("Begin Turn 3"))
    app.has_text("^Turn 3$")
    shows(app, "Velites", ORDERS, "no order")
    app.act("undo")
    shows(app, "Velites", ORDERS, "Recover")
    stage.end()


def what_the_rules_bar_stays_as_it_was(stage):
    app = begin(stage, 1, 2)
    app.keys("Down")
    open_choice(app, "Orders of Masinissa's Numidians")
    app.keys("Home", "Down", "Down", "Down", "Down", "Return")
    app.toast(r"\(Defend\)")
    shows(app, "Masinissa's Numidians", ORDERS, "no order")
    stage.end()


def a_broken_army_ends_it(stage):
    app = begin(stage, 1)
    for unit in ("a:1", "a:2", "a:3", "a:4"):
        stage.muster("tonight", "fate", unit, "in-rout")
    app.go("calculator")
    app.go("tonight")
    app.has_text("Scipio at Zama broken: 4 of 7 units gone")
    app.press(re.compile("Begin Turn 2"))
    app.toast("Record the result")
    app.record()
    app.toast("kept in the club file")
    app.has_text("Victory for Hannibal at Zama")
    assert stage.ask("SELECT count(*) FROM battle") == [(1,)]
    stage.end()
    stage.muster("doctor")


play(figures_take_stands_off, states_missiles_and_orders_are_chosen,
     what_the_rules_bar_stays_as_it_was, a_broken_army_ends_it)
