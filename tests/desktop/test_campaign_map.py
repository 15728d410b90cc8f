"""The map of a campaign in the app: a map is taken or drawn, hosts are mustered and sent, and meet."""

import os
import re
import subprocess

from driver import Atspi, wait
from file_dialog import choose_file, proposed_name
from stage import play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def begin(stage, map_button=None):
    """The sample campaign with its page of the map."""
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.press("Map", "page tab")
    if map_button:
        app.press(map_button)
        app.find("push button", "Muster…")
    return app


def count(stage, table):
    return stage.ask(f"SELECT count(*) FROM {table}")[0][0]


def in_dialog(app):
    app.here = app.dialog()


def back(app):
    wait(lambda: app.node.get_child_count() == 1, "the dialog gone")
    app.here = app.page_node("campaigns")


def switch(app, unit, on):
    """A switch takes its time to move, and what hangs on it waits for that."""
    app.press(unit, "check box")
    wait(lambda: any(node.is_in(Atspi.StateType.CHECKED) == on
                     for node in app.nodes("check box", unit)), f"{unit} chosen: {on}")


def muster(app, stage, name, units):
    before = count(stage, "host")
    app.press("Muster…")
    in_dialog(app)
    app.set_text(wait(lambda: app.first("text", "Name"), "the name"), name)
    for unit in units:
        switch(app, unit, True)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, name + ".png")],
                       check=True)
    assert not app.nameless(app.here), app.nameless(app.here)
    wait(lambda: any(node.is_in(Atspi.StateType.SENSITIVE)
                     for node in app.nodes("push button", "Muster")), "a host that can be mustered")
    app.press("Muster")
    wait(lambda: count(stage, "host") == before + 1, "the host")
    back(app)
    app.toast(f"^{name} mustered$")


def a_map_that_ships_is_taken_and_undone(stage):
    app = begin(stage)
    app.has_text("No Map Yet")
    picture(app, "none")
    app.press("Take the Second Punic War")
    wait(lambda: count(stage, "campaign_map") == 1, "the map")
    app.find("push button", "Muster…")
    picture(app, "map")
    assert not app.nameless(app.here), app.nameless(app.here)
    app.act("undo")
    wait(lambda: count(stage, "campaign_map") == 0, "no map")
    app.find("push button", "Draw a Map")
    app.act("redo")
    app.find("push button", "Muster…")


def hosts_are_mustered_and_sent(stage):
    """The calendar brings them to where they are sent, and no farther than where they meet."""
    app = begin(stage, "Take the Second Punic War")
    muster(app, stage, "Scipio", ["Velites", "Triarii"])
    app.has_text("at Roma; 34 figures")
    picture(app, "hosts")
    app.press("Send Scipio")
    in_dialog(app)
    app.find("check box", re.compile("^Forced march"))
    app.has_text("It stays at Roma")
    assert not app.nameless(app.here), app.nameless(app.here)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "march.png")],
                       check=True)
    app.press("Cancel")
    back(app)
    app.press("Units of Scipio")
    in_dialog(app)
    switch(app, "Velites", False)
    app.press("Muster")
    back(app)
    app.has_text("at Roma; 12 figures")
    app.act("undo")
    app.has_text("at Roma; 34 figures")
    picture(app, "host")


def a_map_is_drawn(stage):
    app = begin(stage)
    app.press("Draw a Map")
    app.press("Add Place")
    wait(lambda: "Place 1" in stage.ask("SELECT map FROM campaign_map")[0][0], "a place")
    picture(app, "edit")
    assert not app.nameless(app.here), app.nameless(app.here)
    app.press("Done")
    app.find("push button", "Edit Map")
    app.act("undo")
    wait(lambda: "Place 1" not in stage.ask("SELECT map FROM campaign_map")[0][0], "no place")


def a_map_is_exported_under_a_whole_name(stage):
    app = begin(stage, "Take the Second Punic War")
    wait(lambda: count(stage, "campaign_map") == 1, "the map")
    name = stage.muster("campaign", "map").splitlines()[0]
    app.press("Export the Map")
    proposed = proposed_name(app, "Export the Map")
    assert proposed.endswith(".xml") and proposed[:-4] and proposed[:-4] in name, (proposed, name)
    choose_file(app, "Export the Map", stage.path("typed"))
    app.toast(re.escape("typed.xml"))
    assert "<campaign-map" in open(stage.path("typed.xml"), encoding="utf-8").read()
    app.press("Export the Map")
    choose_file(app, "Export the Map", stage.path("TYPED.SVG"))
    app.toast(re.escape("TYPED.SVG"))
    assert "<svg" in open(stage.path("TYPED.SVG"), encoding="utf-8").read()
    assert sorted(os.listdir(stage.folder)).count("typed") == 0
    stage.end()


play(a_map_that_ships_is_taken_and_undone, hosts_are_mustered_and_sent, a_map_is_drawn,
     a_map_is_exported_under_a_whole_name)
