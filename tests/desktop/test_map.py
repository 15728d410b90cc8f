"""The editor of a campaign's map: places chosen, moved, added, named and removed, roads laid,
with the mouse and with the keyboard alone, and each change taken back."""

import os
import re
import shutil
import xml.etree.ElementTree as ElementTree

from driver import Atspi, wait
from stage import play

SICILY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lists", "maps",
                      "first-punic-war.xml")


def begin(stage):
    """A copy of the shipped map of Sicily, in a window of 1024 by 600."""
    shutil.copy(SICILY, stage.path("map.xml"))
    app = stage.open("--map", stage.path("map.xml"))
    wait(lambda: view(app), "the map")
    return app


def view(app):
    """The map; it is named after what is chosen."""
    return app.first("image", re.compile("^Map"))


def named(app, pattern):
    wait(lambda: re.search(pattern, view(app).get_name()), f"a map named {pattern!r}")


def places(stage):
    return {place.get("key"): place.attrib
            for place in ElementTree.parse(stage.path("map.xml")).getroot().iter("place")}


def roads(stage):
    return {(road.get("from"), road.get("to")): road.attrib
            for road in ElementTree.parse(stage.path("map.xml")).getroot().iter("road")}


def undo(app):
    app.keys("ctrl+z")


def focus_map(app):
    app.focus_window()
    app.tab_to("image", re.compile("^Map"))


def tab_to_place(app, name):
    for _ in range(12):
        if view(app).get_name().startswith(f"Map: {name}:"):
            return
        before = view(app).get_name()
        app.keys("Tab")
        wait(lambda before=before: view(app).get_name() != before, "another place")
    raise AssertionError(f"Tab does not lead to {name}")


def each_place_has_its_words(stage):
    app = begin(stage)
    assert not app.nameless(), app.nameless()
    focus_map(app)
    seen = []
    while not seen or not seen[-1].startswith("Map: Lilybaeum"):
        app.keys("Tab")
        last = seen[-1] if seen else "Map"
        wait(lambda last=last: view(app).get_name() != last, "another place")
        seen.append(view(app).get_name())
    assert len(seen) == 8, seen
    assert seen[0] == "Map: Rhegium: mountain, on the coast, held by Rome, home of Rome", seen
    assert seen[4] == "Map: Henna: mountain, 2 points", seen
    assert view(app).get_description() == ("Roads: Agrigentum 7 days, Panormus 6 days, Syracusae "
                                           "3 days. "), view(app).get_description()
    app.keys("shift+Tab")
    named(app, "Panormus")
    app.keys("Escape")
    named(app, "^Map$")
    app.keys("Tab")
    named(app, "Rhegium")
    description = view(app).get_description()
    assert "Hanno of Carthage, at Rhegium" in description, description
    assert "Claudius of Rome, day 1 of 1 from Rhegium to Messana" in description, description
    app.keys("plus", "plus", "k", "minus", "0", "k")
    named(app, "Rhegium")
    stage.end()


def the_keyboard_is_enough(stage):
    app = begin(stage)
    before = places(stage)
    focus_map(app)
    tab_to_place(app, "Henna")
    app.keys("Right", "Down", "shift+Left")
    wait(lambda: places(stage)["henna"]["x"] == str(int(before["henna"]["x"]) - 200), "three steps")
    assert places(stage)["henna"]["y"] == str(int(before["henna"]["y"]) - 50)
    undo(app)
    undo(app)
    undo(app)
    wait(lambda: places(stage) == before, "the steps taken back")
    app.keys("Insert")
    named(app, "^Map: Place 9: plain$")
    wait(lambda: len(places(stage)) == 9, "a ninth place")
    app.keys("r")
    wait(lambda: "A road from Place 9" in view(app).get_description(), "a road begun")
    app.keys("shift+Tab", "r")
    named(app, r"^Map: road from Place 9 to Lilybaeum, \d+ days$")
    assert ("place-9", "lilybaeum") in roads(stage)
    app.keys("Delete")
    wait(lambda: ("place-9", "lilybaeum") not in roads(stage), "the road gone")
    tab_to_place(app, "Place 9")
    app.keys("Return")
    wait(lambda: not app.has_focus("image", re.compile("^Map")), "the focus on the name")
    app.keys("ctrl+a")
    app.type("Segesta")
    app.keys("Return")
    wait(lambda: places(stage)["place-9"]["name"] == "Segesta", "another name")
    app.keys("ctrl+a")
    app.type("henna")
    app.keys("Return")
    app.has_text("there is a place called “Henna” already; choose another name")
    assert places(stage)["place-9"]["name"] == "Segesta"
    focus_map(app)
    app.keys("Delete")
    wait(lambda: places(stage) == before, "the place gone")
    named(app, "^Map$")
    undo(app)
    wait(lambda: len(places(stage)) == 9, "the place back")
    stage.end()


def particulars_are_changed(stage):
    app = begin(stage)
    focus_map(app)
    tab_to_place(app, "Messana")
    app.find("spin button", "Days to Panormus")
    assert not app.nameless(), app.nameless()
    Atspi.Value.set_current_value(app.find("spin button", "Points as an objective"), 12)
    wait(lambda: places(stage)["messana"]["points"] == "12", "the points")
    app.press("On the coast", "check box")
    wait(lambda: "coast" not in places(stage)["messana"], "no coast")
    Atspi.Value.set_current_value(app.find("spin button", "Days to Syracusae"), 9)
    wait(lambda: roads(stage)[("messana", "syracusae")]["days"] == "9", "the days")
    app.press("Remove the road to Panormus")
    wait(lambda: ("messana", "panormus") not in roads(stage), "the road gone")
    named(app, "^Map: Messana: mountain, 12 points$")
    undo(app)
    undo(app)
    wait(lambda: roads(stage)[("messana", "syracusae")]["days"] == "8", "the days as before")
    spin = app.find("spin button", "Days to Syracusae")
    assert Atspi.Value.get_current_value(spin) == 8
    app.focus_window()
    focus_map(app)
    app.keys("Escape")
    app.has_text("^8 places, 13 roads")
    stage.end()


def spot(app, stage, key):
    """Where a place is in the window: the map is as large as it goes, in the widget's middle."""
    box = Atspi.Component.get_extents(view(app), Atspi.CoordType.WINDOW)
    root = ElementTree.parse(stage.path("map.xml")).getroot()
    aspect = int(root.get("aspect")) / 100
    room = 0.03 * min(box.width, box.height)
    scale = min((box.width - 2 * room) / aspect, box.height - 2 * room) / 10000
    at = places(stage)[key]
    return (round(box.x + box.width / 2 + (int(at["x"]) - 5000) * aspect * scale),
            round(box.y + box.height / 2 - (int(at["y"]) - 5000) * scale))


def hands_move_places_and_lay_roads(stage):
    app = begin(stage)
    app.focus_window()
    before = places(stage)
    henna = spot(app, stage, "henna")
    app.hands.point(app.window_id, *henna)
    app.hands.click()
    named(app, "Henna")
    app.hands.drag(app.window_id, henna, (henna[0] + 40, henna[1] + 10))
    wait(lambda: int(places(stage)["henna"]["x"]) > int(before["henna"]["x"]) + 200, "Henna moved")
    assert int(places(stage)["henna"]["y"]) < int(before["henna"]["y"])
    undo(app)
    wait(lambda: places(stage) == before, "Henna where it was")
    app.hands.drag(app.window_id, henna, spot(app, stage, "lilybaeum"), held="Control_L")
    named(app, r"^Map: road from Henna to Lilybaeum, \d+ days$")
    assert places(stage) == before
    app.hands.drag(app.window_id, henna, spot(app, stage, "lilybaeum"), held="Control_L")
    app.has_text("there is a road between “Henna” and “Lilybaeum” already; change that one")
    app.press("Lay Roads")
    app.has_text("^Drag from one place to another to lay a road")
    app.hands.drag(app.window_id, henna, spot(app, stage, "camarina"))
    named(app, r"^Map: road from Henna to Camarina, \d+ days$")
    count = len(roads(stage))
    app.hands.drag(app.window_id, henna, (henna[0] + 90, henna[1] - 90))
    assert len(roads(stage)) == count
    corner = Atspi.Component.get_extents(view(app), Atspi.CoordType.WINDOW)
    app.hands.point(app.window_id, corner.x + 60, corner.y + corner.height - 60)
    app.hands.clicks_at_once()
    wait(lambda: len(places(stage)) == 9, "a place where the double click was")
    named(app, "^Map: Place 9: plain$")
    stage.end()


play(each_place_has_its_words, the_keyboard_is_enough, particulars_are_changed,
     hands_move_places_and_lay_roads)
