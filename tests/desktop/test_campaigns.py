"""The page of campaigns between battles: beginning one, its days, its fixtures."""

import os
import re
import subprocess

from driver import Atspi, wait
from stage import play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def begin(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    return app


def campaigns(stage):
    return stage.ask("SELECT count(*) FROM campaign")[0][0]


def name_of(app, side):
    return app.find("text", "Name", app.find("list", side))


def a_campaign_begins_with_three_sides(stage):
    """By keyboard and button: sides come and go, and the first day is the chosen one."""
    app = begin(stage)
    app.act("new")
    app.here = app.dialog()
    subprocess.run(["xdotool", "windowfocus", "--sync", app.find_window("New Campaign")],
                   check=True)
    app.set_text(wait(lambda: app.first("text", "Name"), "the name"), "Three kings")
    Atspi.Value.set_current_value(app.find("spin button", "First Day"), 15)
    assert not app.nodes("push button", re.compile("^Remove Side [12]$"))
    app.press("Add Side")
    app.key_until("n", lambda: app.text_of(name_of(app, "Side 3")) == "n", "a typed name")
    app.press("Add Side")
    app.set_text(name_of(app, "Side 4"), "Numidia")
    app.press("Remove Side 3")
    app.gone("list", "Side 4")
    assert app.text_of(name_of(app, "Side 3")) == "Numidia"
    assert not app.nameless(app.here), app.nameless(app.here)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "new.png")], check=True)
    app.press("Create")
    wait(lambda: stage.ask("SELECT name FROM campaign WHERE name = 'Three kings'"), "the campaign")
    sides = stage.ask("SELECT s.name FROM campaign_side s JOIN campaign c ON c.id = s.campaign_id"
                      " WHERE c.name = 'Three kings' ORDER BY s.position")
    assert sides == [("Side 1",), ("Side 2",), ("Numidia",)], sides
    app.here = app.page_node("campaigns")
    app.toast("^Three kings begun$")
    app.act("undo")
    wait(lambda: campaigns(stage) == 1, "the campaign put away")
    app.gone("label", "Three kings")
    app.act("redo")
    wait(lambda: campaigns(stage) == 2, "the campaign back")
    stage.end()
    assert "15 April 202 BC" in stage.muster("campaign", "weather", "Three kings", "--days", "1")


play(a_campaign_begins_with_three_sides)
