"""Backups: made from the menu, found by their date, put back, and that taken back too; also where
the club file itself cannot be opened any more."""

import os
import re
import sqlite3

from driver import wait
from stage import play

RESTORE = re.compile(r"^Restore the backup of ")


def backups(stage):
    folder = stage.path("backups")
    return sorted(os.listdir(folder)) if os.path.isdir(folder) else []


def lists(stage):
    return stage.ask("SELECT count(*) FROM army_list")[0][0]


def restore_first(app):
    """Opens the window of backups and restores the newest; the restored club has another window."""
    app.act("restore")
    window = app.dialog()
    app.find("push button", RESTORE, below=window)
    nameless = app.nameless(window)
    assert not nameless, "\n".join(nameless)
    app.first("push button", RESTORE, below=window).do_action(0)
    take_window(app)


def take_window(app):
    """The window that has come in place of the one that was there."""
    before = app.frame

    def look():
        windows = [app.node.get_child_at_index(i) for i in range(app.node.get_child_count())]
        return len(windows) == 1 and windows[0] != before and windows[0]
    app.here = app.frame = wait(look, "the window of the restored club")
    path, number = app.window_path.rsplit("/", 1)
    app.window_path = f"{path}/{int(number) + 1}"


def a_backup_is_restored_and_that_undone(stage):
    stage.add_samples()
    app = stage.open()
    app.go("armies")
    app.act("back-up")
    app.toast(r"^Backed up to .*/backups/club-\d{4}-\d\d-\d\d-\d{6}\.muster$")
    assert len(backups(stage)) == 1
    stage.muster("list", "new", "sassanid", "--year", "363", "--name", "Shapur")
    assert lists(stage) == 3
    restore_first(app)
    app.toast("The backup was restored")
    assert lists(stage) == 2
    assert [name for name in backups(stage) if name.endswith("-replaced.muster")]
    restore_first(app)  # what was replaced is the newest
    app.toast("The backup was restored")
    assert lists(stage) == 3
    stage.end()


def a_club_without_backups_says_how_to_begin(stage):
    app = stage.open()
    app.act("restore")
    window = app.dialog()
    app.find("label", "No Backups Yet", below=window)
    app.find("label", re.compile("makes one by itself on each day"), below=window)
    app.keys("Escape")
    app.act("preferences")
    window = app.dialog()
    app.find("push button", "Choose the Folder for Backups", below=window)
    nameless = app.nameless(window)
    assert not nameless, "\n".join(nameless)
    app.keys("Escape")
    stage.end()


def a_club_that_cannot_be_opened_is_restored(stage):
    stage.add_samples()
    stage.muster("backup")
    with open(stage.club, "w", encoding="utf-8") as club:
        club.write("damaged\n" * 100)
    app = stage.open()
    app.find("label", "The Club File Cannot Be Opened")
    restore_first(app)
    app.toast("The backup was restored")
    assert lists(stage) == 2
    stage.end()


def the_day_has_its_own_backup(stage):
    stage.add_samples()
    with sqlite3.connect(stage.club) as club:
        club.execute("UPDATE club SET created = '2026-01-01T10:00:00Z'")
    stage.open()
    wait(lambda: [name for name in backups(stage) if name.endswith("-automatic.muster")],
         "the backup of the day")
    stage.end()


play(a_backup_is_restored_and_that_undone, a_club_without_backups_says_how_to_begin,
     a_club_that_cannot_be_opened_is_restored, the_day_has_its_own_backup)
