"""Closing the windows that lie over the app's own, in the ways that no button and no key is."""

import ctypes
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


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent, with the room of an XEvent."""
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong),
                ("message", ctypes.c_ulong), ("format", ctypes.c_int),
                ("data", ctypes.c_long * 5), ("rest", ctypes.c_long * 16)]


def ask_to_close(window):
    """Sends the window what a window manager sends for its close button and Alt+F4."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    protocols, delete = (x11.XInternAtom(display, name, 0)
                         for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = ClientMessage(type=33, window=int(window), message=protocols, format=32)
    message.data[0] = delete
    x11.XSendEvent(display, ctypes.c_ulong(int(window)), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(display)
    x11.XCloseDisplay(display)
