"""The replay: the field, played, stepped through and slid along, the log beside it, bodies
picked with the keyboard alone, pictures and prose saved."""

import re
import subprocess
import time
import xml.dom.minidom

from driver import Atspi, wait
from file_dialog import choose_file
from stage import play


def begin(stage):
    """A battle of the club file, open: the same each time."""
    stage.add_samples()
    stage.muster("--seed", "202", "battle", "run", "Scipio at Zama", "Hannibal at Zama")
    app = stage.open()
    app.go("tonight")
    app.select("Battles", 0)
    # Tonight's own battle has a view like it, hidden behind.
    app.here = wait(lambda: app.all(name="MuBattleView")[1], "the view of the battle")
    app.has_text("^Deployment$")
    return app


def slider(app):
    return app.find("slider", "Moment of the battle")


def line(app):
    return int(Atspi.Value.get_current_value(slider(app)))


def field(app):
    """The battlefield; it is named after the body picked."""
    return app.first("image", re.compile("^Battlefield"))


def focus_field(app):
    app.focus_window()
    app.tab_to("image", re.compile("^Battlefield"))


def it_plays_and_pauses(stage):
    app = begin(stage)
    app.has_text("^Deployment$")
    assert not app.nameless(), app.nameless()
    start = line(app)
    app.press("Play")
    wait(lambda: line(app) > start + 1, "the replay going on")
    app.press("Pause")
    app.find("push button", "Play")
    stopped = line(app)
    app.press("Step")
    wait(lambda: line(app) == stopped + 1, "one line on")
    app.press("Step back")
    wait(lambda: line(app) == stopped, "one line back")
    app.press("To the end")
    app.has_text(r"^Period \d+ · The end$")
    app.press("Phase back")
    wait(lambda: line(app) < Atspi.Value.get_maximum_value(slider(app)), "a phase back")
    app.press("To the start")
    wait(lambda: line(app) == 0, "the start")
    stage.end()


def the_slider_and_the_log_go_together(stage):
    app = begin(stage)
    Atspi.Value.set_current_value(slider(app), 400)
    wait(lambda: line(app) == 400, "line 400")
    app.has_text(r"^Period \d+ · ")
    course = app.find("list", "Course of the battle")

    def selected():
        rows = [course.get_child_at_index(i) for i in range(course.get_child_count())]
        return [row for row in rows
                if row and row.get_state_set().contains(Atspi.StateType.SELECTED)]

    row = wait(selected, "a selected line")[0]
    rows = [course.get_child_at_index(i) for i in range(course.get_child_count())]
    Atspi.Selection.select_child(course, rows.index(row) - 3)
    wait(lambda: line(app) == 397, "the line picked in the log")
    stage.end()


def bodies_are_picked_with_the_keyboard(stage):
    app = begin(stage)
    Atspi.Value.set_current_value(slider(app), 400)
    focus_field(app)
    seen = []
    while not seen or seen[-1].split()[1] != "A3":
        app.keys("Tab")
        last = seen[-1] if seen else None
        wait(lambda last=last: field(app).get_name() not in ("Battlefield", last), "another body")
        seen.append(field(app).get_name())
        assert len(seen) < 6, seen
    assert seen[-1] == "Battlefield: A3 Velites", seen
    description = field(app).get_description()
    assert re.search(r"^Scipio at Zama\. \d+ of 22 figures", description), description
    assert "Orders: Skirmish." in description
    app.find("label", "A3 Velites")
    app.has_text(r"^\d+ of 22 figures.*[;,.] ")
    app.has_text(r"^Skirmish\.")
    total = re.search(r"total (-?\d+), row [1-7]", app.has_text(r"^Period \d+, .*total").get_name())
    factors = app.find("list", "Sum of the last test")
    amounts = [int(node.get_name()) for node in app.all("label", below=factors)
               if re.fullmatch(r"[+-]?\d+", node.get_name() or "")]
    assert sum(amounts) == int(total[1]), (amounts, total[0])
    app.keys("shift+Tab")
    wait(lambda: "A2" in field(app).get_name(), "the body before")
    app.keys("Escape")
    wait(lambda: field(app).get_name() == "Battlefield", "no body")
    app.keys("plus", "plus", "Left", "k", "0", "k")
    before = line(app)
    app.keys("period")
    wait(lambda: line(app) == before + 1, "a step by key")
    app.keys("comma", "comma")
    wait(lambda: line(app) == before - 1, "two steps back by key")
    app.keys("Next")
    wait(lambda: line(app) > before - 1, "the next phase by key")
    app.keys("space")
    app.find("push button", "Pause")
    app.keys("space")
    app.find("push button", "Play")
    stage.end()


def a_line_of_the_log_opens_the_field(stage):
    app = begin(stage)
    app.press("Log", "page tab")
    wait(lambda: app.rows("Battle log"), "the log")
    app.set_text(app.find("entry", "Search the log"), "broke and ran")
    wait(lambda: all("broke and ran" in row[1] for row in app.rows("Battle log")), "the filter")
    app.select("Battle log", 0)
    app.focus_window()
    log = app.find("tree table", "Battle log")
    app.key_until("Tab", lambda: app.has_focus("table row", below=log), "the log")
    app.keys("Return")
    wait(lambda: field(app) and line(app) > 0, "the field")
    app.has_text("broke and ran")
    app.has_text("in rout")
    stage.end()


def the_moment_is_saved_as_a_picture(stage):
    app = begin(stage)
    Atspi.Value.set_current_value(slider(app), 400)
    moment = app.has_text(r"^Period \d+ · ").get_name()
    focus_field(app)
    picture = stage.path("moment.svg")
    app.keys("ctrl+e")
    choose_file(app, "Save Picture", picture)
    app.toast("Written: moment.svg")
    root = xml.dom.minidom.parse(picture).documentElement
    assert root.tagName == "svg" and moment
    app.focus_window()
    bitmap = stage.path("moment.png")
    app.keys("ctrl+e")
    choose_file(app, "Save Picture", bitmap)
    app.toast("Written: moment.png")
    kind = subprocess.run(["identify", "-format", "%m", bitmap], capture_output=True, text=True,
                          check=True).stdout
    assert kind == "PNG", kind
    stage.end()


play(it_plays_and_pauses, the_slider_and_the_log_go_together, bodies_are_picked_with_the_keyboard,
     a_line_of_the_log_opens_the_field, the_moment_is_saved_as_a_picture)
