"""Copies of a campaign in the app: changes are sent, looked at, collide and are merged."""

import os
import re
import shutil
import subprocess

from closing import answer
from driver import wait
from file_dialog import choose_file, proposed_name
from stage import COMMAND, play


PICTURES = os.environ.get("MUSTER_TEST_PICTURES")
WAR = "The Zama campaign"


def begin(stage):
    """The club file, and a copy of it in which something else is done."""
    stage.add_samples()
    copy = os.path.join(stage.folder, "other.muster")
    shutil.copy(stage.club, copy)
    return copy


def other(stage, copy, *words):
    subprocess.run([COMMAND, "--db", copy, *words], check=True, capture_output=True)


def changes(stage, copy):
    path = os.path.join(stage.folder, "changes.xml")
    other(stage, copy, "campaign", "send", WAR, "-o", path)
    return path


def open_campaign(stage):
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    app.wait_enabled("take-changes-file")
    return app


def acts(stage):
    return [row[0] for row in stage.ask("SELECT kind FROM campaign_act ORDER BY number")]


def what_another_did_comes_in(stage):
    copy = begin(stage)
    other(stage, copy, "campaign", "award", WAR, "Rome", "50", "--for", "The bridge")
    other(stage, copy, "campaign", "advance", WAR, "--days", "3")
    app = open_campaign(stage)
    app.act("take-changes-file", changes(stage, copy))
    app.here = app.dialog()
    app.has_text("Points were given: Rome, The bridge")
    app.has_text("The calendar went on to 4 October 202 BC")
    app.has_text("Nothing was done here alone.")
    assert not app.nameless(app.here), app.nameless(app.here)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "merge.png")],
                       check=True)
    app.press("Merge")
    wait(lambda: len(acts(stage)) == 3, "two acts more")
    app.here = app.page_node("campaigns")
    app.toast("^2 entries came in$")
    stage.end()
    assert "4 October 202 BC" in stage.muster("campaign", "weather", WAR, "--days", "1")


def who_wins_is_chosen(stage):
    copy = begin(stage)
    other(stage, copy, "campaign", "set", WAR, "merge-below=4")
    stage.muster("campaign", "set", WAR, "merge-below=9")
    app = open_campaign(stage)
    app.act("take-changes-file", changes(stage, copy))
    app.here = app.dialog()
    app.has_text("^root|Collides with entry 2 here")
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "collide.png")],
                       check=True)
    app.press("The campaign's rules were changed", "check box")
    app.press("Merge")
    wait(lambda: "merge-below=4" in stage.ask("SELECT rules FROM campaign")[0][0], "their rules")
    stage.end()


def what_cannot_be_is_refused(stage):
    begin(stage)
    bad = os.path.join(stage.folder, "bad.xml")
    with open(bad, "w", encoding="ascii") as file:
        file.write("<army-list/>")
    app = open_campaign(stage)
    app.act("take-changes-file", bad)
    app.here = app.dialog()
    app.has_text(r"bad\.xml")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the dialog gone")
    app.here = app.page_node("campaigns")
    sent = os.path.join(stage.folder, "sent.xml")
    app.act("send-changes-file", sent)
    app.toast(re.escape("sent.xml"))
    assert os.path.exists(sent)
    assert len(acts(stage)) == 1
    stage.end()


def what_was_changed_on_its_way_is_taken_on_word_alone(stage):
    copy = begin(stage)
    other(stage, copy, "campaign", "award", WAR, "Rome", "50", "--for", "The bridge")
    path = changes(stage, copy)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    with open(path, "w", encoding="utf-8") as file:
        file.write(text.replace("The bridge", "The ford"))
    app = open_campaign(stage)
    for words in ("Close", "Take It on Their Word"):
        app.here = app.frame
        app.act("take-changes-file", path)
        app.here = app.dialog()
        app.has_text("These changes are not as they were written")
        answer(app, words)
    wait(lambda: app.dialog().get_name() == "Take In Changes", "the changes")
    app.here = app.dialog()
    app.has_text("Points were given: Rome, The ford")
    app.press("Merge")
    wait(lambda: len(acts(stage)) == 2, "one act more")
    stage.end()


def whole(stage):
    """The changes of a campaign that the open club file has not got."""
    there = os.path.join(stage.folder, "there.muster")
    other(stage, there, "samples")
    other(stage, there, "campaign", "award", WAR, "Rome", "50", "--for", "The bridge")
    return changes(stage, there)


def what_is_not_here_is_joined(stage):
    path = whole(stage)
    app = stage.open()
    app.go("campaigns")
    app.wait_enabled("take-changes-file")
    app.act("take-changes-file", path)
    app.here = app.dialog()
    app.has_text("The file holds the whole campaign “The Zama campaign”, with 2 entries")
    assert not app.nameless(app.here), app.nameless(app.here)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the dialog gone")
    assert not acts(stage)
    app.act("take-changes-file", path)
    app.here = app.dialog()
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "join.png")],
                       check=True)
    app.keys("Return")
    wait(lambda: len(acts(stage)) == 2, "the campaign here")
    app.here = app.page_node("campaigns")
    app.toast("^The Zama campaign is here now$")
    app.act("take-changes-file", path)
    app.here = app.dialog()
    app.has_text("Nothing new comes.")
    app.keys("Escape")
    stage.end()


def sealed_papers_show_at_their_fixture(stage):
    stage.add_samples()
    orders = os.path.join(stage.folder, "orders.xml")
    stage.muster("campaign", "fixture", WAR, "Zama", "--on", "-202-10-19")
    stage.muster("orders", "new", "Scipio at Zama", "-o", orders)
    stage.muster("campaign", "seal", WAR, "Zama", "--side", "Rome", "--orders", orders)
    app = open_campaign(stage)
    app.has_text("Rome against Carthage; Rome has sealed its papers$")
    stage.muster("campaign", "seal", WAR, "Zama", "--side", "Carthage", "--orders", orders)
    app.act("send-changes-file", os.path.join(stage.folder, "sent.xml"))
    app.toast(re.escape("sent.xml"))
    stage.end()
    app = open_campaign(stage)
    app.has_text("both sides' papers lie open$")
    stage.end()


def a_player_gets_a_copy(stage):
    begin(stage)
    path = os.path.join(stage.folder, "rome.muster")
    app = open_campaign(stage)
    app.act("cut-copy")
    app.here = app.dialog()
    app.has_text("of the others what is public")
    assert not app.nameless(app.here), app.nameless(app.here)
    if PICTURES:
        subprocess.run(["import", "-window", "root", os.path.join(PICTURES, "cut.png")],
                       check=True)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the dialog gone")
    app.here = app.page_node("campaigns")
    app.act("cut-copy-file", path)
    app.toast(re.escape("rome.muster"))
    stage.end()
    assert len(acts(stage)) == 2
    shutil.copy(path, stage.club)
    app = open_campaign(stage)
    for action in ("cut-copy", "next-battle", "battle-of-sides", "take-back-battle"):
        assert not app.is_enabled(action), action
    app.find("label", re.compile("cut to what Rome may know$"))
    if PICTURES:
        app.picture(os.path.join(PICTURES, "cut-copy.png"))
    stage.end()


def what_is_sent_is_found_by_the_other(stage):
    """The name proposed has its ending, and what is typed without one gets it."""
    begin(stage)
    app = open_campaign(stage)
    app.act("send-changes")
    assert proposed_name(app, "Send Changes") == "The Zama campaign.xml"
    choose_file(app, "Send Changes", os.path.join(stage.folder, "typed"))
    app.toast(re.escape("typed.xml"))
    assert os.path.exists(os.path.join(stage.folder, "typed.xml"))
    assert not os.path.exists(os.path.join(stage.folder, "typed"))
    app.act("send-changes")
    choose_file(app, "Send Changes", os.path.join(stage.folder, "typed"))
    app.here = app.dialog()
    app.has_text("there is such a file already")
    app.keys("Escape")
    stage.end()


play(what_another_did_comes_in, who_wins_is_chosen, what_cannot_be_is_refused,
     what_was_changed_on_its_way_is_taken_on_word_alone,
     what_is_not_here_is_joined, a_player_gets_a_copy,
     sealed_papers_show_at_their_fixture, what_is_sent_is_found_by_the_other)
