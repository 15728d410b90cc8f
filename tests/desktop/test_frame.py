"""The frame: empty clubs, files that cannot be opened, names for a screen reader, the
keyboard alone, the looks, and that the app comes back where it was."""

import os
import re
import sqlite3
import subprocess
import sys

from driver import PATIENCE, wait
from stage import play

PAGES = ("tonight", "armies", "campaigns", "books", "calculator")


def an_empty_club_says_how_to_begin(stage):
    app = stage.open()
    for page, title in (("tonight", "No Armies to Fight With"), ("armies", "No Armies Yet"),
                        ("campaigns", "No Campaigns Yet")):
        app.go(page)
        app.find("label", title)
    app.press("Add the Sample Armies")
    wait(lambda: stage.ask("SELECT count(*) FROM army_list") == [(2,)], "two lists")
    app.gone("push button", "Add the Sample Armies")
    stage.end()


def every_control_has_a_name(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    app.select("Armies", 0)
    app.has_text("^1,000 of")
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Forces and Battles", "page tab")
    app.find("image", re.compile("^12 of 12 present"), below=app.find("tree table", "Forces"))
    app.go("tonight")
    app.act("roll")
    app.wait_enabled("fight")
    app.act("fight")
    app.wait_enabled("record")
    nameless = app.nameless()
    assert not nameless, "\n".join(nameless)
    app.go("campaigns")
    app.act("new")
    app.here = app.dialog()
    app.find("push button", "Create")
    nameless = app.nameless(app.here)
    assert not nameless, "\n".join(nameless)
    app.press("Cancel")
    stage.end()


def the_keyboard_is_enough(stage):
    stage.add_samples()
    app = stage.open()
    app.focus_window()
    app.keys("alt+2")
    app.here = wait(lambda: app.page_node("armies"), "Armies")
    app.keys("Down", "Down")
    app.has_text("^997 of 1,000")
    before = stage.figures("Masinissa's Numidians")
    focus_units(app)
    app.keys("plus")
    wait(lambda: stage.figures("Masinissa's Numidians") == before + 1, "one figure more")
    app.keys("ctrl+z")
    wait(lambda: stage.figures("Masinissa's Numidians") == before, "the figure taken back")
    app.keys("alt+1")
    app.here = wait(lambda: app.page_node("tonight"), "Tonight")
    app.wait_enabled("roll")
    app.keys("ctrl+r")
    app.wait_enabled("fight")
    app.keys("ctrl+Return")
    app.wait_enabled("record")
    app.keys("ctrl+s")
    app.toast("^Everything is saved")
    assert stage.ask("SELECT count(*) FROM battle") == [(0,)]
    app.tab_to("push button", "Record Result")
    app.keys("Return")
    app.has_text("^This Will Be Written$")
    app.tab_to("push button", "Record")
    app.keys("Return")
    wait(lambda: stage.ask("SELECT count(*) FROM battle") == [(1,)], "the battle kept")
    app.keys("F1")
    app.find_window("^Keyboard shortcuts$")
    app.keys("Escape")
    app.keys("ctrl+w")
    app.process.wait(PATIENCE)
    assert not app.complaints(), app.complaints()


def a_toast_keeps_nobody(stage):
    """From the first pane the keyboard comes to the others, with a toast over them too."""
    stage.add_samples()
    app = stage.open()
    app.focus_window()
    app.act("page", "tonight")
    app.wait_enabled("roll")
    app.keys("ctrl+s")
    app.toast("^Everything is saved")
    assert not app.nameless(), app.nameless()
    app.tab_to("list item", "Tonight")
    app.tab_to("push button", "Search")
    assert not app.has_focus("list item", "Tonight")
    stage.end()


def focus_units(app):
    """Tabs on until the focus is in the table of units."""
    units = app.find("tree table", "Units")
    app.key_until("Tab", lambda: app.has_focus(below=units), "the units")


def the_app_reopens_where_it_was(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    app.select("Armies", 1)
    app.has_text("^997 of")
    app.go("campaigns")
    app.resize(1040, 640)
    wait(lambda: abs(app.frame.get_extents(1).width - 1040) < 20, "the new size")
    stage.end()
    app = stage.open()
    app.here = app.page_node("campaigns")
    wait(lambda: abs(app.frame.get_extents(1).width - 1040) < 20, "the size of before")
    app.go("armies")
    app.has_text("^997 of")
    stage.end()


# --- club files that cannot be opened ------------------------------------

def expect_trouble(stage, pattern):
    app = stage.open()
    app.find("label", "The Club File Cannot Be Opened")
    app.has_text(pattern)
    app.find("push button", "Choose Another File…")
    return app


def a_file_that_is_no_club_is_refused(stage):
    with open(stage.club, "w", encoding="utf-8") as file:
        file.write("Gallia est omnis divisa in partes tres. " * 100)
    app = expect_trouble(stage, "Choose a club file")
    good = stage.path("good.muster")
    app.act("open-club-file", good)
    wait(lambda: os.path.exists(good), "the other club file")
    app.find("label", "No Armies to Fight With")
    stage.end()
    with open(stage.club, encoding="utf-8") as file:
        assert file.read(4) == "Gall"


def a_newer_club_is_left_alone(stage):
    stage.add_samples()
    with sqlite3.connect(stage.club) as club:
        club.execute("PRAGMA user_version = 9999")
    expect_trouble(stage, "Update Muster")
    stage.end()


def a_folder_is_no_club(stage):
    os.mkdir(stage.club)
    expect_trouble(stage, ".")
    stage.end()


# --- looks ---------------------------------------------------------------

def look_through(stage, **environment):
    stage.add_samples()
    app = stage.open(**environment)
    app.resize(1024, 600)
    colours = []
    for page in PAGES:
        app.go(page)
        picture = stage.path(page + ".png")
        app.picture(picture)
        shown = subprocess.run(["identify", "-format", "%k %[fx:mean]", picture],
                               capture_output=True, text=True, check=True).stdout.split()
        assert int(shown[0]) > 16, f"{page} is blank"
        colours.append(float(shown[1]))
    stage.end()
    return sum(colours) / len(colours)


def dark_is_dark_and_light_is_light(stage):
    light = look_through(stage)
    dark = look_through(stage, ADW_DEBUG_COLOR_SCHEME="prefer-dark")
    assert dark < 0.4 < light, (dark, light)


def large_text_fits_a_small_window(stage):
    set_dots_per_inch(144)
    try:
        stage.add_samples()
        app = stage.open()
        app.resize(1024, 600)
        app.go("armies")
        app.select("Armies", 0)
        app.has_text("^1,000 of")
        for page in PAGES:
            app.go(page)
            extents = app.frame.get_extents(1)
            assert extents.width <= 1024, f"{page} needs {extents.width} pixels"
            assert extents.height <= 600, f"{page} needs {extents.height} pixels"
        stage.end()
    finally:
        set_dots_per_inch(96)


def set_dots_per_inch(number):
    subprocess.run(["xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
                    f"Xft.dpi:\t{number}\n"], check=True)


def what_is_looked_at_stays_where_room_is_short(stage):
    """Forces need more room than the overview: the list gives way, and not they."""
    set_dots_per_inch(144)
    try:
        stage.add_samples()
        app = stage.open()
        app.resize(1024, 600)
        app.go("campaigns")
        app.select("Campaigns", 0)
        app.has_text("^1 October 202 BC$")
        app.press("Forces and Battles", "page tab")
        forces = app.find("tree table", "Forces")
        wait(lambda: 0 < forces.get_extents(1).width, "room for the forces")
        assert forces.get_extents(1).x < 900, "the forces lie beside the window"
        stage.end()
    finally:
        set_dots_per_inch(96)


def it_opens_soon_and_stays_small(stage):
    """Says how soon; how small has a limit, for that no busy machine changes."""
    stage.add_samples()
    app = stage.open(MUSTER_STARTUP_TRACE="1")
    app.go("armies")
    app.select("Armies", 0)
    app.has_text("^1,000 of")
    resident = app.resident_kib()
    stage.end()
    with open(app.errors_path, encoding="utf-8") as file:
        trace = [line.strip() for line in file if line.startswith("muster-desktop: first frame")]
    print("#", trace[0])
    print(f"# window visible after {app.until_window:.2f} s, {resident // 1024} MiB resident")
    assert trace and resident < 120 * 1024, resident


sys.stdout.reconfigure(line_buffering=True)
play(an_empty_club_says_how_to_begin, every_control_has_a_name, the_keyboard_is_enough, a_toast_keeps_nobody,
     the_app_reopens_where_it_was, a_file_that_is_no_club_is_refused,
     a_newer_club_is_left_alone, a_folder_is_no_club, dark_is_dark_and_light_is_light,
     large_text_fits_a_small_window, what_is_looked_at_stays_where_room_is_short,
     it_opens_soon_and_stays_small)
