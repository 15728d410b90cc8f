"""Print preview: the pages as they will come out, which sheets, what paper, and onto the disk."""

import os
import re
import subprocess

from driver import Atspi, wait
from file_dialog import choose_file, dialog_of
from stage import play

LARGE_ON_PRINTER = "_Large type, 12 points at least"


def words_of(path):
    return subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True,
                          check=True).stdout


def pages_of(path):
    told = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
    return int(re.search(r"^Pages: +(\d+)$", told, re.M)[1]), told


def preview(app):
    app.wait_enabled("preview")
    app.act("preview")
    app.here = app.dialog()


def at(app, place):
    """The pages say where one is; so does the head of the window."""
    app.has_text("^" + place)
    return wait(lambda: re.match(place, app.find("image", "Pages").get_description()), place)


def save(app, path):
    app.keys("ctrl+s")
    choose_file(app, "Save as PDF", path)
    return wait(lambda: os.path.exists(path) and path, "the file")


def tonight(stage):
    stage.add_samples()
    app = stage.open()
    app.go("tonight")
    app.wait_enabled("roll")
    app.act("roll")
    preview(app)
    return app


def the_pages_of_the_pack_are_looked_at(stage):
    app = tonight(stage)
    at(app, "Page 1 of 7, Night pack")
    assert not app.nameless(), app.nameless()
    app.keys("Page_Down")
    at(app, "Page 2 of 7, Roster: Hannibal at Zama")
    app.keys("Page_Down")
    at(app, "Page 3 of 7, Orders: Hannibal at Zama")
    app.keys("End")
    at(app, "Page 7 of 7")
    app.keys("plus", "plus", "Home")
    at(app, "Page 1 of 7, Night pack")
    app.keys("minus", "0", "Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def only_what_is_ticked_comes_out(stage):
    app = tonight(stage)
    at(app, "Page 1 of 7")
    for sheet in ("Cover", "Roster: Scipio at Zama", "Order sheet: Scipio at Zama",
                  "Roster: Hannibal at Zama", "Reference sheet: Scipio at Zama",
                  "Reference sheet: Hannibal at Zama"):
        app.press(sheet, "check box")
    at(app, r"Page 1 of \d, Orders: Hannibal at Zama")
    words = words_of(save(app, stage.path("orders.pdf")))
    assert "To strike off" in words and "In this pack" not in words
    assert "Scipio" not in words
    app.press("Order sheet: Hannibal at Zama", "check box")
    app.has_text("^No Sheet Is Chosen$")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def paper_type_and_leaves_are_chosen(stage):
    app = tonight(stage)
    at(app, "Page 1 of 7")
    app.press("Two-sided", "check box")
    at(app, r"Page 1 of 1\d")
    app.press("Large type", "check box")
    at(app, r"Page 1 of [12]\d")
    size, told = pages_of(save(app, stage.path("large.pdf")))
    assert size > 11, size
    assert "595.276 x 841.89" in told or "612 x 792" in told, told
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def is_on(app, name, role="check box"):
    return app.find(role, name).get_state_set().contains(Atspi.StateType.CHECKED)


def choose_letter(app):
    """By keyboard: the rows of a drop-down's list have no action."""
    app.tab_to("push button", "Paper")
    app.keys("space", "Down", "Return")


def noted(stage, letter, large, two_sided):
    """The club file has the choice."""
    wanted = [("desktop.large-type", str(large)), ("desktop.letter", str(letter)),
              ("desktop.two-sided", str(two_sided))]
    names = ", ".join(f"'{name}'" for name, _ in wanted)
    wait(lambda: stage.ask(f"SELECT * FROM setting WHERE key IN ({names}) ORDER BY key") == wanted,
         str(wanted))


def what_was_chosen_is_there_the_next_time(stage):
    app = tonight(stage)
    at(app, "Page 1 of 7")
    assert not is_on(app, "Large type") and not is_on(app, "Two-sided")
    assert "595.276 x 841.89" in pages_of(save(app, stage.path("first.pdf")))[1]
    choose_letter(app)
    app.press("Large type", "check box")
    app.press("Two-sided", "check box")
    noted(stage, letter=1, large=1, two_sided=1)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()

    app = stage.open()
    app.go("tonight")
    app.wait_enabled("roll")
    app.act("roll")
    preview(app)
    at(app, r"Page 1 of [12]\d")
    assert is_on(app, "Large type") and is_on(app, "Two-sided")
    size, told = pages_of(save(app, stage.path("second.pdf")))
    assert size > 11 and "612 x 792" in told, told
    app.press("Two-sided", "check box")
    noted(stage, letter=1, large=1, two_sided=0)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def other_dialogs_offer_what_was_chosen(stage):
    """In the dialog of the file, and from there in that of the printer."""
    app = tonight(stage)
    at(app, "Page 1 of 7")
    choose_letter(app)
    app.press("Large type", "check box")
    noted(stage, letter=1, large=1, two_sided=0)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    app.here = app.frame
    app.act("save-pdf")
    app.here = wait(lambda: dialog_of(app, "Save as PDF"), "the file dialog")
    wait(lambda: is_on(app, "Large type"), "large type")
    assert not is_on(app, "Two-sided")
    app.tab_to("check box", "Large type", "shift+Tab")
    app.keys("space")
    wait(lambda: not is_on(app, "Large type"), "ordinary type")
    choose_file(app, "Save as PDF", stage.path("file.pdf"))
    app.here = app.frame
    app.toast("Written: file.pdf")
    noted(stage, letter=1, large=0, two_sided=0)
    size, told = pages_of(stage.path("file.pdf"))
    assert size < 11 and "612 x 792" in told, (size, told)
    app.act("print")
    app.here = app.dialog()
    wait(lambda: app.nodes("check box", LARGE_ON_PRINTER), "the printer's dialog")
    assert not is_on(app, LARGE_ON_PRINTER)
    app.keys("Escape")
    app.here = app.frame
    stage.end()


def what_was_lost_on_the_table_is_struck_off(stage):
    stage.add_samples()
    stage.muster("tonight", "prepare", "Scipio at Zama", "Hannibal at Zama", "--seed", "3")
    stage.muster("tonight", "fate", "b:2", "in-rout")
    app = stage.open()
    app.go("tonight")
    preview(app)
    at(app, "Page 1 of 7, Night pack")
    assert re.findall("^in rout$", words_of(save(app, stage.path("tonight.pdf"))), re.M)
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def an_army_has_its_sheets(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    app.select("Armies", 0)
    preview(app)
    at(app, "Page 1 of 1, Roster: ")
    app.press("Reference sheet, all of it", "check box")
    at(app, r"Page 1 of [2-5], Roster: ")
    app.keys("End")
    app.has_text(r"^Page [2-5] of [2-5], Reference")
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def an_army_of_fast_play_has_the_sheet_of_its_rules(stage):
    stage.muster("list", "new", "roman-mid-republican", "--rules", "awfp", "--year", "-202")
    app = stage.open()
    app.go("armies")
    app.select("Armies", 0)
    preview(app)
    at(app, "Page 1 of 1, Roster: ")
    app.press("Reference sheet, all of it", "check box")
    at(app, r"Page 1 of \d, Roster: ")
    words = words_of(save(app, stage.path("fast.pdf")))
    assert "Fanatics and Frenzied Units Charging" in words and "Reaction" not in words
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


def a_campaign_has_its_report(stage):
    stage.add_samples()
    app = stage.open()
    app.go("campaigns")
    app.select("Campaigns", 0)
    preview(app)
    at(app, r"Page 1 of \d+, ")
    assert not app.nodes("label", "Sheets")
    assert "Standings" in words_of(save(app, stage.path("war.pdf")))
    app.keys("Escape")
    wait(lambda: app.node.get_child_count() == 1, "the preview to close")
    stage.end()


play(the_pages_of_the_pack_are_looked_at, only_what_is_ticked_comes_out,
     paper_type_and_leaves_are_chosen, what_was_chosen_is_there_the_next_time,
     other_dialogs_offer_what_was_chosen, what_was_lost_on_the_table_is_struck_off,
     an_army_has_its_sheets, an_army_of_fast_play_has_the_sheet_of_its_rules,
     a_campaign_has_its_report)
