"""A battle played at the club's table: casualties and fates entered with the keyboard,
who is ahead, back and again, closed, killed and opened again, and recorded."""

import re
import signal

from driver import wait
from stage import play

TABLE = "Units on the table"
LEFT, LOST, STATE = 1, 2, 4  # columns


def prepare(stage):
    stage.add_samples()
    app = stage.open()
    app.go("tonight")
    app.wait_enabled("roll")
    assert not app.is_enabled("play")
    app.act("roll")
    app.wait_enabled("play")
    return app


def begin(stage):
    app = prepare(stage)
    app.focus_window()
    app.act("play")
    at_table(app)
    return app


def at_table(app):
    wait(lambda: len(app.rows(TABLE)) > 3, "the units on the table")
    app.wait_enabled("record")


def row(app, unit):
    return next(cells for cells in app.rows(TABLE) if cells[0].startswith(unit))


def shows(app, unit, column, text):
    wait(lambda: row(app, unit)[column].endswith(text), f"{unit}: {text}")


def entries(stage):
    return stage.ask("SELECT count(*) FROM kept_sum WHERE taken_back = 0")[0][0]


def casualties_are_typed_on_the_row(stage):
    """Arrows to the unit, the number, Enter: nothing else is needed."""
    app = begin(stage)
    app.has_text(r"^A draw as it stands: 1,000 of 1,000 points left against 997 of 997$")
    app.has_text("^Before the first period$")
    assert not app.nameless(), app.nameless()
    app.keys("Down", "Down")
    app.type("45")
    app.keys("Return")
    app.toast("Balearic slingers takes 45 casualties")
    shows(app, "Balearic slingers", LEFT, "8 of 10")
    shows(app, "Balearic slingers", LOST, "45 5 carried")
    app.keys("Down")
    app.type("7")
    app.keys("Return")
    shows(app, "Elephants", LOST, "7 7 carried")
    shows(app, "Hannibal at Zama", LOST, "52")
    assert entries(stage) == 2
    app.keys("ctrl+z")
    shows(app, "Elephants", LOST, "0")
    app.keys("ctrl+z")
    shows(app, "Balearic slingers", LEFT, "10 of 10")
    app.keys("ctrl+shift+z")
    shows(app, "Balearic slingers", LEFT, "8 of 10")
    assert entries(stage) == 1
    stage.end()


def casualties_are_entered_with_the_spin(stage):
    app = begin(stage)
    app.set_number(TABLE, "Casualties of Elephants", 21)
    view = app.find("tree table", TABLE)
    button = app.find("push button", "Apply the casualties of Elephants", view)
    button.get_action_iface().do_action(0)
    shows(app, "Elephants", LEFT, "2 of 3")
    stage.end()


def open_state(app, unit):
    """Tab from the row to its drop-down, and open it."""
    view = app.find("tree table", TABLE)
    state = "State of " + unit
    app.key_until("Tab", lambda: app.has_focus("push button", state, view), state)
    app.keys("space")


def fates_are_chosen_and_count(stage):
    app = begin(stage)
    app.keys("Down")
    open_state(app, "Carthaginian cavalry")
    app.keys("Down", "Return")
    app.toast("Carthaginian cavalry breaks")
    shows(app, "Carthaginian cavalry", STATE, "in rout")
    assert "1,000 of 1,000" not in row(app, "Hannibal at Zama")[STATE]
    open_state(app, "Carthaginian cavalry")
    app.keys("End", "Return")
    shows(app, "Carthaginian cavalry", STATE, "prisoner")
    open_state(app, "Carthaginian cavalry")
    app.keys("Home", "Return")
    app.toast("Who is destroyed or taken does not come back")
    shows(app, "Carthaginian cavalry", STATE, "prisoner")
    app.act("undo")
    shows(app, "Carthaginian cavalry", STATE, "in rout")
    app.has_text("^Scipio at Zama ahead: |^A draw as it stands: ")
    stage.end()


def periods_are_counted_and_someone_concedes(stage):
    app = begin(stage)
    app.press(re.compile("Begin Period 1"))
    app.has_text("^Period 1$")
    app.press(re.compile("Begin Period 2"))
    app.has_text("^Period 2$")
    app.press("Entries", "page tab")
    app.has_text("^Period 2 begins$")
    app.press("Before", "page tab")
    app.find("label", "In the rules: Optional rules for weather and time of day")
    app.press("Units", "page tab")
    stage.muster("tonight", "loss", "b:1", "20", "--by", "a:2")
    app.go("calculator")
    app.go("tonight")
    shows(app, "Masinissa's Numidians", LEFT, "11 of 12")
    stage.end()


def the_evening_survives_closing_and_a_kill(stage):
    app = begin(stage)
    app.keys("Down")
    app.type("25")
    app.keys("Return")
    shows(app, "Carthaginian cavalry", LEFT, "7 of 8")
    stage.end()
    app = stage.open()
    app.go("tonight")
    at_table(app)
    shows(app, "Carthaginian cavalry", LOST, "25 5 carried")
    app.focus_window()
    app.keys("Down")
    app.type("15")
    app.keys("Return")
    wait(lambda: entries(stage) == 2, "the second entry")
    app.process.send_signal(signal.SIGKILL)
    app.process.wait()
    app = stage.open()
    app.go("tonight")
    at_table(app)
    shows(app, "Carthaginian cavalry", LEFT, "6 of 8")
    app.wait_enabled("undo")
    app.act("undo")
    shows(app, "Carthaginian cavalry", LEFT, "7 of 8")
    stage.end()


def a_battle_waits_while_another_is_planned(stage):
    app = begin(stage)
    app.act("new")
    app.has_text(r"is on the table\. Another one played at the table takes its place")
    app.wait_enabled("record", False)
    app.press("Go On")
    at_table(app)
    stage.end()


def the_waiting_battle_comes_back(stage):
    """Undo right after another took its place, and once more what was undone."""
    app = begin(stage)
    app.keys("Down")
    app.type("25")
    app.keys("Return")
    shows(app, "Carthaginian cavalry", LEFT, "7 of 8")
    app.act("new")
    app.act("roll")
    app.wait_enabled("play")
    app.act("play")
    app.toast("is set aside")
    shows(app, "Carthaginian cavalry", LEFT, "8 of 8")
    app.keys("ctrl+z")
    shows(app, "Carthaginian cavalry", LEFT, "7 of 8")
    app.keys("ctrl+shift+z")
    shows(app, "Carthaginian cavalry", LEFT, "8 of 8")
    app.keys("ctrl+z")
    shows(app, "Carthaginian cavalry", LEFT, "7 of 8")
    stage.end()
    stage.muster("doctor")


def objectives_are_agreed_and_held(stage):
    """A feature, its points, who holds it: with the keyboard, and in the record."""
    app = begin(stage)
    app.press("Objectives", "page tab")
    app.find("text", "Another feature")
    app.type("Hill")
    app.keys("Return")
    app.toast("^Hill, 50 points: nobody$")
    app.find("push button", "Who holds Hill")
    app.keys("shift+Tab", "space", "Home", "Return")
    app.toast("^Hill, 50 points: Hannibal at Zama$")
    app.has_text(r"1,050 of 1,000 points left against 997 of 997, objectives counted$")
    wait(lambda: not app.nameless(), "a name for everything")
    app.keys("shift+Tab", "space")
    app.toast("contested, so 25")
    app.press("Units", "page tab")
    wait(lambda: "25 points for objectives" in row(app, "Hannibal at Zama")[0], "the objectives")
    app.keys("ctrl+z")
    app.has_text(r"1,050 of 1,000 points left against 997 of 997, objectives counted$")
    app.record()
    app.toast("kept in the club file")
    app.has_text(r"The objectives that they hold are counted\.$")
    stage.end()
    stage.muster("doctor")


def a_letter_opens_the_sum_of_a_row(stage):
    """What the table knows is entered already."""
    app = begin(stage)
    app.keys("Down")
    app.type("105")
    app.keys("Return")
    shows(app, "Carthaginian cavalry", LEFT, "3 of 8")
    app.keys("r")
    app.here = wait(lambda: app.page_node("calculator"), "the Calculator")
    app.has_text("^Carthaginian cavalry: 3 figures, 105 men lost$")
    app.find("label", re.compile("Click the die you threw|Click the dice you threw"))
    app.go("tonight")
    view = app.find("tree table", TABLE)
    app.find("push button", "Sums of Elephants", view)
    stage.end()


def the_result_goes_into_the_campaign(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.act("next-battle")
    app.here = app.page_node("tonight")
    app.act("roll")
    app.wait_enabled("play")
    app.focus_window()
    app.act("play")
    at_table(app)
    before = stage.ask("SELECT sum(present) FROM force")[0][0]
    app.keys("Down")
    app.type("45")
    app.keys("Return")
    shows(app, "Masinissa's Numidians", LEFT, "10 of 12")
    app.record()
    app.toast("stand in the campaign")
    app.has_text(r"points left")
    assert stage.ask("SELECT sum(present) FROM force")[0][0] == before - 2
    assert stage.ask("SELECT count(*) FROM battle") == [(1,)]
    app.act("undo")
    at_table(app)
    assert stage.ask("SELECT sum(present) FROM force")[0][0] == before
    shows(app, "Masinissa's Numidians", LEFT, "10 of 12")
    stage.end()
    stage.muster("dice", "verify")
    stage.muster("doctor")


def a_friendly_result_is_kept(stage):
    app = begin(stage)
    app.press(re.compile("Begin Period 1"))
    app.has_text("^Period 1$")
    app.record()
    app.toast("kept in the club file")
    assert stage.ask("SELECT count(*) FROM battle") == [(1,)]
    losses = app.rows("Losses by unit")
    assert all(re.fullmatch(r"(\d+) of \1", cells[2]) for cells in losses), losses
    stage.end()


play(casualties_are_typed_on_the_row, casualties_are_entered_with_the_spin,
     fates_are_chosen_and_count, periods_are_counted_and_someone_concedes,
     the_evening_survives_closing_and_a_kill, a_battle_waits_while_another_is_planned,
     the_waiting_battle_comes_back, objectives_are_agreed_and_held,
     a_letter_opens_the_sum_of_a_row, the_result_goes_into_the_campaign, a_friendly_result_is_kept)
