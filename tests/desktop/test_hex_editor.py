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


def root_of(path):
    return ElementTree.parse(path).getroot()


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
    app.open_tab("Woods")
    app.focus_window(window_over(app))
    app.tab_to("image", re.compile("^Map"))
    app.keys("Return")
    named(app, "^Map: C3, Woods$")
    app.open_tab("River")
    app.tab_to("image", re.compile("^Map"))
    app.keys("4")
    named(app, "^Map: C3, Woods, River to the south$")
    app.keys("Insert")
    named(app, "^Map: C3, Woods, River to the south, .* of Thebes, facing south$")
    picture(app, "hex-editor")
    stage.end()


play(a_copy_is_changed_by_keyboard)
