"""A scenario of the hex table is made from a copy: ground and counters changed with the keyboard
and with hands, a fault met and mended, saved, kept where it is not saved."""

import os
import re
import shutil
import xml.etree.ElementTree as ElementTree

from closing import window_over
from driver import Atspi, wait
from file_dialog import choose_file
from stage import play

DRAFTS = os.path.join(os.environ["XDG_DATA_HOME"], "muster", "hexes")
COPIED = "second-mantinea"


def without_drafts(case):
    def clean(stage):
        shutil.rmtree(DRAFTS, ignore_errors=True)
        try:
            case(stage)
        finally:
            shutil.rmtree(DRAFTS, ignore_errors=True)
    clean.__name__ = case.__name__
    return clean


def windows(app):
    return [app.node.get_child_at_index(i) for i in range(app.node.get_child_count())]


def into(app, title):
    """The keyboard goes into that window."""
    app.here = wait(lambda: next((window for window in windows(app) if window.get_name() == title),
                                 None), f"the window {title}")
    app.focus_window(window_over(app))


def picture(app, name):
    keep = os.environ.get("MUSTER_TEST_PICTURES")
    if keep:
        before, app.window_id = app.window_id, window_over(app)
        app.picture(os.path.join(keep, name + ".png"))
        app.window_id = before


def choose_scenarios(app):
    app.here = app.frame
    app.act("hex-scenarios")
    into(app, "Hex Scenarios")


def open_copy(stage):
    ids = [line.split("\t")[1] for line in stage.muster("--porcelain", "hex", "scenarios").splitlines()]
    app = stage.open()
    choose_scenarios(app)
    picture(app, "hex-scenarios")
    app.tab_to("list item", None)
    app.keys(*["Down"] * ids.index(COPIED), "Return")
    into(app, "Hex Scenario")
    wait(lambda: app.has_focus("image", re.compile("^Map")), "the keyboard on the map")
    return app


def named(app, pattern):
    wait(lambda: app.nodes("image", re.compile(pattern)), f"a map named {pattern!r}")


def focus_map(app):
    app.focus_window(window_over(app))
    app.tab_to("image", re.compile("^Map"))


def take_tool(app, name):
    app.open_tab(name)
    focus_map(app)


def set_number(app, name, number):
    Atspi.Value.set_current_value(app.find("spin button", name), number)


@without_drafts
def a_copy_is_changed_by_keyboard(stage):
    app = open_copy(stage)
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    named(app, "^Map: A1, Clear$")
    app.keys("Right", "Down", "Down")
    named(app, "^Map: B3, Clear$")
    app.keys("KP_Page_Down")
    named(app, "^Map: C3, Clear$")
    take_tool(app, "Woods")
    app.keys("Return")
    named(app, "^Map: C3, Woods$")
    take_tool(app, "River")
    app.keys("4")
    named(app, "^Map: C3, Woods, River to the south$")
    picture(app, "hex-editor-ground")
    app.keys("Insert")
    named(app, "^Map: C3, Woods, River to the south, Light Infantry of Thebes, facing south$")
    app.press("Ground", "page tab")
    take_tool(app, "Move Counters")
    app.keys("comma", "d", "m", "Right", "m")
    named(app, "^Map: D3, Clear, Light Infantry of Thebes, facing south-east, disordered$")
    app.press("Armies", "page tab")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    a_fault_is_met_and_taken_back(app)
    app.keys("ctrl+s")
    choose_file(app, "Save Scenario", stage.path("ours.xml"))
    app.has_text("^ours.xml$")
    stage.muster("hex", "check", stage.path("ours.xml"))
    save_a_sheet(app, stage)
    saved = ElementTree.parse(stage.path("ours.xml")).getroot()
    assert saved.find("map").findall("row")[2].text[2] == "w"
    unit = saved.find("army").findall("unit")[-1].attrib
    assert unit == {"type": "LI", "hex": "D3", "facing": "3", "disordered": "yes"}, unit
    assert not os.path.exists(DRAFTS) or not os.listdir(DRAFTS)
    stage.end()


def save_a_sheet(app, stage):
    focus_map(app)
    app.keys("F10")
    app.press("Counters…", "menu item")
    choose_file(app, "Save Sheets", stage.path("counters.pdf"))
    wait(lambda: os.path.exists(stage.path("counters.pdf")), "the counters")


def a_fault_is_met_and_taken_back(app):
    app.has_text("^Nothing is wrong$")
    set_number(app, "Shots When It Fires", 3)
    app.has_text("^Thebes: Light Infantry: it does not shoot, and so not 3 times$")
    app.has_text("^1 thing is wrong$")
    picture(app, "hex-editor-fault")
    focus_map(app)
    app.keys("ctrl+z")
    app.has_text("^Nothing is wrong$")


def spot(app, column, row, columns, rows):
    """Where a hex of the second, fourth … column is in the window, about: the map is in the
    picture's middle."""
    box = Atspi.Component.get_extents(app.find("image", re.compile("^Map")),
                                      Atspi.CoordType.WINDOW)
    return (round(box.x + box.width / 2 + (column - columns / 2) * 25),
            round(box.y + box.height / 2 + (row - rows / 2) * 25))


@without_drafts
def what_hands_make_is_kept_unsaved(stage):
    app = stage.open()
    choose_scenarios(app)
    app.press("New Map")
    into(app, "Hex Scenario")
    app.has_text("^5 things are wrong$")
    take_tool(app, "Hill")
    window = window_over(app)
    app.hands.drag(window, spot(app, 4, 4, 18, 12), spot(app, 9, 6, 18, 12))
    named(app, "^Map: .*, Hill$")
    picture(app, "hex-editor-new")
    app.keys("ctrl+z")
    named(app, "^Map: .*, Clear$")
    app.keys("ctrl+shift+z")
    named(app, "^Map: .*, Hill$")
    app.press("Words", "page tab")
    picture(app, "hex-editor-words")
    app.press("Rules", "page tab")
    app.press("Free Deployment", "check box")
    app.has_text("^7 things are wrong$")
    picture(app, "hex-editor-rules")
    app.press("Armies", "page tab")
    app.hands.resize(window, 1024, 600)
    picture(app, "hex-editor-small")
    app.focus_window(window)
    app.keys("alt+F4")
    wait(lambda: os.path.exists(DRAFTS) and os.listdir(DRAFTS), "the draft")
    choose_scenarios(app)
    app.has_text("^Not Saved Yet$")
    app.tab_to("list item", None)
    app.keys("Return")
    into(app, "Hex Scenario")
    app.has_text("^7 things are wrong$")
    a_fault_leads_to_its_place(app)
    app.keys("alt+F4")
    choose_scenarios(app)
    app.open_tab("Remove New Scenario")
    picture(app, "hex-scenarios-kept")
    app.focus_window(window_over(app))
    app.keys("Escape")
    wait(lambda: not os.listdir(DRAFTS), "the draft to go")
    stage.end()


def a_fault_leads_to_its_place(app):
    app.key_until("Tab", lambda: app.has_focus("list item", below=app.find("list", "What is wrong")),
                  "what is wrong")
    app.keys("Return")
    app.find("text", "Year, as 362 BC")


play(a_copy_is_changed_by_keyboard, what_hands_make_is_kept_unsaved)
