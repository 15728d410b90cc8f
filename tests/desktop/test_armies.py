"""Armies: a list opens, its figures change, the total follows and is in the club file;
undo; files in and out; the roster as PDF."""

import os
import subprocess

from driver import wait
from romans import open_romans
from stage import play


def a_list_opens_with_its_units(stage):
    app = open_romans(stage)
    rows = app.rows("Units")
    assert len(rows) == 9, rows  # the general too
    assert rows[2][2:4] == ["Velites", "Reg C LI JLS Sh"], rows[2]
    assert rows[2][5:7] == ["4", "98"], rows[2]
    assert "bodyguard" in rows[6][2], rows[6]
    app.find("label", "Legal")
    app.has_text("^8 units, 130 figures, 85 command points, scouting strength 38$")
    stage.end()


def figures_change_and_are_saved(stage):
    app = open_romans(stage)
    app.set_number("Units", "Figures, Velites", 20)
    app.has_text("^989 of 1,000 points$")
    app.has_text("^11 left, too few for a unit$")
    app.toast_in_window("Velites: 20 figures")
    wait(lambda: stage.figures("Velites") == 20, "20 Velites in the club file")
    assert "989" in stage.muster("list", "ls"), stage.muster("list", "ls")
    stage.end()


def undo_and_redo_reach_the_club_file(stage):
    app = open_romans(stage)
    app.set_number("Units", "Figures, Velites", 20)
    app.wait_enabled("undo")
    app.act("undo")
    wait(lambda: stage.figures("Velites") == 22, "22 Velites again")
    app.has_text("^997 of")
    app.act("redo")
    wait(lambda: stage.figures("Velites") == 20, "20 Velites again")
    app.has_text("^989 of")
    stage.end()


def a_change_is_saved_before_the_window_closes(stage):
    app = open_romans(stage)
    app.set_number("Units", "Figures, Velites", 19)
    stage.end()
    assert stage.figures("Velites") == 19


def problems_show_with_rule_and_remedy(stage):
    app = open_romans(stage)
    app.set_number("Units", "Figures, Principes", 80)
    app.has_text("problems?$")
    app.has_text(r"^Troop values$")
    app.has_text("too many$")
    app.set_number("Units", "Figures, Principes", 30)
    app.find("label", "Legal")
    stage.end()


def lists_go_out_and_come_in(stage):
    app = open_romans(stage)
    out = stage.path("romans.xml")
    app.act("export-army-file", out)
    app.toast("Written: romans.xml")
    stage.muster("list", "check", out)
    app.act("import-army-file", out)
    app.toast("Imported: Scipio at Zama 2")
    wait(lambda: len(stage.ask("SELECT 1 FROM army_list")) == 3, "a third list")
    app.act("delete-army")
    app.toast("Deleted: Scipio at Zama 2")
    wait(lambda: len(stage.ask("SELECT 1 FROM army_list")) == 2, "two lists")
    app.act("undo")
    wait(lambda: len(stage.ask("SELECT 1 FROM army_list")) == 3, "three lists again")
    stage.end()


def a_bad_file_is_refused_and_nothing_changes(stage):
    app = open_romans(stage)
    bad = stage.path("bad.xml")
    with open(bad, "w", encoding="utf-8") as file:
        file.write("<army-list version='1'>\n<unit figures='-3'/>\n")
    app.act("import-army-file", bad)
    app.here = app.dialog()
    app.has_text(r"bad\.xml")
    assert len(stage.ask("SELECT 1 FROM army_list")) == 2
    app.keys("Escape")
    stage.end()


def the_roster_becomes_a_pdf(stage):
    app = open_romans(stage)
    app.set_number("Units", "Figures, Velites", 21)
    out = stage.path("roster.pdf")
    app.act("export-roster-pdf", out)
    wait(lambda: os.path.exists(out), "the PDF")
    text = subprocess.run(["pdftotext", "-layout", out, "-"], capture_output=True, text=True,
                          check=True).stdout
    assert "Scipio at Zama" in text and "Velites" in text, text
    assert "993" in text, "the change is not on the roster:\n" + text
    stage.end()


def dialogs_open_and_close(stage):
    # GTK's file chooser brings libcloudproviders, which keeps two names for good.
    app = open_romans(stage, ASAN_OPTIONS="detect_leaks=0")
    app.focus_window()
    for action in ("print", "save-pdf", "import-army", "export-army", "about", "shortcuts"):
        app.act(action)
        dialog = app.dialog()
        assert dialog.get_name(), action
        app.keys("Escape")
        wait(lambda: app.node.get_child_count() == 1, f"the dialog of {action} to close")
    stage.end()


def search_finds_by_name_army_and_year(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    app.focus_window()
    app.keys("ctrl+f")
    app.type("hannib")
    wait(lambda: names_in_catalogue(app) == ["Hannibal at Zama"], "only Hannibal")
    app.keys("ctrl+a")
    app.type("republican 202 bc")
    wait(lambda: names_in_catalogue(app) == ["Scipio at Zama"], "the army of Rome")
    app.keys("Escape")
    wait(lambda: len(names_in_catalogue(app)) == 2, "both armies")
    stage.end()


def names_in_catalogue(app):
    return [label.get_name() for label in app.all("label", below=app.find("list", "Armies"))
            if label.get_name().endswith("at Zama")]


play(a_list_opens_with_its_units, figures_change_and_are_saved,
     undo_and_redo_reach_the_club_file,
     a_change_is_saved_before_the_window_closes, problems_show_with_rule_and_remedy,
     lists_go_out_and_come_in, a_bad_file_is_refused_and_nothing_changes,
     the_roster_becomes_a_pdf, dialogs_open_and_close, search_finds_by_name_army_and_year)
