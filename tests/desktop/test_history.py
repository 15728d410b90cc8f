"""Battles of history on Tonight: read, fought, set up to be changed, printed; in an empty club, and
where their files are gone."""

import os
import re
import shutil

from driver import wait
from stage import play

PICTURES = os.environ.get("MUSTER_TEST_PICTURES")
LISTS = os.path.join(os.path.dirname(__file__), "..", "..", "lists")
CANNAE, HASTINGS = "Cannae, 216 BC", "Hastings, 1066 AD"


def begin(stage, samples=True, **environment):
    if samples:
        stage.add_samples()
    app = stage.open(**environment)
    app.go("tonight")
    return app


def picture(app, name):
    if PICTURES:
        app.picture(os.path.join(PICTURES, name + ".png"))


def look(app):
    app.focus_window()
    app.key_until("Tab", lambda: app.has_focus(name="Battles of History"), "the row")
    app.keys("Return")


def open_battle(app, title=CANNAE):
    app.find("list item", title)
    app.key_until("Down", lambda: app.has_focus(name=title), "the battle")
    app.keys("Return")
    app.wait_focus("push button", "Fight")


def read(app, title=CANNAE):
    """To the page of one, by the keyboard alone."""
    look(app)
    open_battle(app, title)


def it_is_read_and_fought(stage):
    app = begin(stage)
    read(app)
    app.has_text(r"whether the left-hand horse of Hannibal\s+wins")
    app.has_text(r"13 Africans, right: Reg C HI LTS Sh")
    app.has_text(r"the Africans drawn back at both its ends")
    app.has_text(r"To have the day: at least 50 % of the enemy's points lost\.")
    app.has_text(r"To have the day: at least 50 % of its points left; at least 20 %")
    app.has_text(r"Cannae, 960 by 600 paces\.")
    app.has_text(r"Polybius, Histories 3\.107 to 3\.117\.")
    assert not app.nameless(), app.nameless()
    app.keys("Escape")
    app.wait_focus("list item", CANNAE)
    app.keys("Escape")
    app.wait_enabled("roll")
    read(app)
    app.keys("Return")
    app.wait_enabled("record")
    app.record()
    wait(lambda: stage.ask("SELECT name FROM battle") == [("Cannae",)], "the battle kept")
    app.press("Replay", "page tab")
    stage.end()
    stage.muster("dice", "verify")


def it_is_set_up_to_be_changed(stage):
    app = begin(stage)
    read(app)
    app.press("Set Up Tonight")
    app.toast("Set up as on its day")
    app.wait_enabled("fight")
    app.has_text(r"^On Cannae\. Varro and Paullus at Cannae is deployed")
    app.find("label", "Cannae, 216 BC")
    app.act("roll")
    app.has_text(r"^On Cannae\. Varro and Paullus at Cannae is deployed")
    app.act("play")
    wait(lambda: any(row[0].startswith("Balearic slingers")
                     for row in app.rows("Units on the table")), "the units on the table")
    assert stage.ask("SELECT count(*) FROM table_battle") == [(1,)]
    stage.end()


def its_month_and_region_are_its_own(stage):
    """To begin with: what is chosen in their place stays, though an army comes into the club."""
    app = begin(stage)
    read(app, HASTINGS)
    app.has_text(r"^Hastings, 960 by 600 paces\. October in the north, plain\.")
    picture(app, "hastings")
    app.press("Set Up Tonight")
    app.wait_enabled("fight")
    app.has_text("^October in the north, plain: ")
    app.wait_chosen("Month", "October")
    app.wait_chosen("Region", "Northern")
    picture(app, "hastings-plan")
    app.choose("Month", "March", 2)
    app.wait_enabled("fight", False)
    app.act("roll")
    app.has_text("^March in the north, plain: ")
    look(app)
    app.wait_focus("push button", "Fight")
    app.press("Change “Harold at Hastings” in Armies")
    app.toast("Into the club: Harold at Hastings")
    app.go("tonight")
    app.keys("Escape")
    app.keys("Escape")
    app.wait_enabled("fight")
    app.has_text("^March in the north, plain: ")
    app.wait_chosen("Month", "March")
    stage.end()


def an_army_comes_into_the_club(stage):
    """And a battle that is set up meanwhile stays as it is."""
    app = begin(stage)
    names = "SELECT name FROM army_list WHERE name LIKE '%Cannae%' ORDER BY name"
    read(app)
    app.press("Set Up Tonight")
    app.wait_enabled("fight")
    look(app)
    app.wait_focus("push button", "Fight")
    app.press("Change “Hannibal at Cannae” in Armies")
    app.toast("Into the club: Hannibal at Cannae")
    assert stage.ask(names) == [("Hannibal at Cannae",)]
    app.go("armies")
    app.has_text("Hannibal at Cannae")
    app.act("undo")
    wait(lambda: stage.ask(names) == [], "the club as it was")
    app.go("tonight")
    app.keys("Escape")
    app.keys("Escape")
    app.wait_enabled("fight")
    app.has_text(r"^On Cannae\. Varro and Paullus at Cannae is deployed")
    stage.end()


def it_is_printed(stage):
    app = begin(stage)
    read(app)
    app.press("Print…")
    preview = app.dialog()
    app.find("check box", re.compile("Varro and Paullus at Cannae"), below=preview)
    stage.end()


def an_empty_club_has_them_too(stage):
    app = begin(stage, samples=False)
    app.focus_window()
    app.press("Battles of History")
    open_battle(app)
    app.press("Fight")
    app.wait_enabled("record")
    stage.end()


def what_cannot_be_read_is_said(stage):
    data = stage.path("data")
    shutil.copytree(LISTS, data)
    shutil.copytree(os.path.join(LISTS, "..", "reports", "schema"), os.path.join(data, "schema"),
                    dirs_exist_ok=True)
    shutil.rmtree(os.path.join(data, "history"))
    app = begin(stage, MUSTER_DATA=data)
    look(app)
    app.find("label", "No Battle of History Can Be Read")
    app.has_text(r"history/.*\.xml: cannot be read")
    app.keys("Escape")
    app.wait_enabled("roll")
    stage.end()


play(it_is_read_and_fought, it_is_set_up_to_be_changed, its_month_and_region_are_its_own,
     an_army_comes_into_the_club, it_is_printed, an_empty_club_has_them_too,
     what_cannot_be_read_is_said)
