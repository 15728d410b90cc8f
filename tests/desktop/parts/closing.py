"""Closing the windows that lie over the app's own, in the ways that no button and no key is."""

import re

from driver import Atspi, wait


def window_over(app):
    """The X window of the dialog in which the test is."""
    title = wait(app.here.get_name, "the window's title")
    return app.find_window("^" + re.escape(title) + "$")


def windows(app):
    return {app.node.get_child_at_index(i).path for i in range(app.node.get_child_count())}


def answer(app, words):
    """A question has its buttons twice, side by side and below each other, and each says its words
    twice; those that do not show have no room."""
    before = windows(app)

    def look():
        return next((node for node in app.all("push button", f"{words} {words}")
                     if Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).width > 0), None)
    Atspi.Action.do_action(wait(look, f"the answer {words}"), 0)
    wait(lambda: not before <= windows(app), "the question to go")


def closed(app):
    wait(lambda: app.node.get_child_count() == 1, "the window to close")
