"""The system's dialog that asks for a file."""

import re

from driver import Atspi, wait


def dialog_of(app, title):
    """The window that asks for a file; nothing while there is none."""
    for index in range(app.node.get_child_count()):
        window = app.node.get_child_at_index(index)
        if window and window.get_name() == title:
            return window
    return None


def proposed_name(app, title):
    """The name that the file dialog proposes; it stays open."""
    dialog = wait(lambda: dialog_of(app, title), "the file dialog")
    name = app.find("text", "Name:", below=dialog)

    return wait(lambda: app.text_of(name), "a name proposed")


def is_filled_in(app, name, path):
    """The dialog may propose its name again once it has read its folder."""
    name.set_text_contents(path)
    app.hands.settle_frames()
    return app.text_of(name) == path


def choose_file(app, title, path):
    """Answers the file dialog: its name field takes the whole path."""
    dialog = wait(lambda: dialog_of(app, title), "the file dialog")
    name = app.find("text", "Name:", below=dialog)

    wait(lambda: app.text_of(name), "a name proposed")
    wait(lambda: is_filled_in(app, name, path), "the path to stay")
    Atspi.Action.do_action(app.find("push button", re.compile("Save$"), below=dialog), 0)
    wait(lambda: not dialog_of(app, title), "the file dialog to close")
