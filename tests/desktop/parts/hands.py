"""The hands at keyboard and mouse, on the display that the test has for itself.

What hands do goes through the X server, what the test reads comes over the bus: that a key has
been pressed does not tell that the app has taken it in. So each act ends with the question that
window managers ask to see whether an app still lives (_NET_WM_PING): it stands in the same line
as the keys, and its answer says that all before it has been dealt with. No pause has to be
guessed."""

import select
import time

from Xlib import X, XK, display, error
from Xlib.ext import xtest
from Xlib.protocol import event

ANSWER = 0.02  # a look at whether it has come: no longer
FRAME = 0.05  # three frames of the screen
MODIFIERS = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L"}
WHEEL_UP, WHEEL_DOWN = 4, 5


class Hands:
    """One app's hands. is_alive: whether it still runs: who is gone need not answer. wait: the
    driver's."""

    def __init__(self, is_alive, wait):
        self.is_alive, self.wait = is_alive, wait
        self.display = display.Display()
        self.root = self.display.screen().root
        self.root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.ping, self.protocols, self.clients, self.of_process, self.name = (
            self.display.intern_atom(name)
            for name in ("_NET_WM_PING", "WM_PROTOCOLS", "_NET_CLIENT_LIST", "_NET_WM_PID",
                         "_NET_WM_NAME"))
        self.asked = 0
        self.window = None  # whom to ask

    # --- windows ---------------------------------------------------------

    def windows(self, process):
        """The visible windows of a process, by their numbers: their titles."""
        listed = self.root.get_full_property(self.clients, X.AnyPropertyType)
        found = {}
        for number in listed.value if listed else ():
            window = self.display.create_resource_object("window", number)
            try:
                owner = window.get_full_property(self.of_process, X.AnyPropertyType)
                title = window.get_full_property(self.name, X.AnyPropertyType)
                seen = window.get_attributes().map_state == X.IsViewable
            except (error.BadWindow, error.BadDrawable):
                continue  # it has just gone
            if owner and owner.value[0] == process and title and seen:
                found[number] = title.value.decode()
        return found

    def object(self, number):
        return self.display.create_resource_object("window", int(number))

    def focus(self, number):
        """Gives a window the keyboard."""
        window = self.object(number)
        self.until(lambda: self.takes_keyboard(window), "the app to take the keyboard")
        self.settle()

    def takes_keyboard(self, window):
        window.set_input_focus(X.RevertToParent, X.CurrentTime, onerror=error.CatchError())
        self.display.sync()
        return getattr(self.display.get_input_focus().focus, "id", None) == window.id

    def resize(self, number, width, height):
        window = self.object(number)
        window.configure(width=width, height=height)

        def is_so():
            geometry = window.get_geometry()
            return (geometry.width, geometry.height) == (width, height)
        self.until(is_so, "the window to change its size")
        self.settle()

    def ask_to_close(self, number):
        """Sends the window what a window manager sends for its close button and Alt+F4."""
        self.send(self.object(number), self.display.intern_atom("WM_DELETE_WINDOW"))
        self.display.flush()

    def send(self, window, atom, number=X.CurrentTime):
        message = event.ClientMessage(window=window, client_type=self.protocols,
                                      data=(32, [atom, number, window.id, 0, 0]))
        window.send_event(message, onerror=error.CatchError())

    # --- has it been taken in? -------------------------------------------

    def until(self, look, what):
        self.wait(lambda: look() or not self.is_alive(), what)

    def settle(self):
        """Returns once the app has dealt with everything that the hands did before."""
        self.display.sync()
        self.asked += 1
        self.send(self.object(self.window), self.ping, self.asked)
        self.display.sync()
        self.until(self.has_answered, "the app to answer")

    def has_answered(self):
        if not self.display.pending_events():
            select.select([self.display], [], [], ANSWER)
        while self.display.pending_events():
            heard = self.display.next_event()
            if heard.type == X.ClientMessage and heard.client_type == self.protocols \
                    and heard.data[1][0] == self.ping and heard.data[1][1] == self.asked:
                return True
        return False

    def settle_frames(self):
        """Returns once the app has also drawn what came of it: what follows the mouse does so
        with the next frame."""
        for _ in range(2):
            self.settle()
            time.sleep(FRAME)
        self.settle()

    # --- keyboard --------------------------------------------------------

    def code(self, symbol):
        """The key that gives a symbol, and whether with shift."""
        keys = sorted(self.display.keysym_to_keycodes(symbol), key=lambda key: key[1])
        assert keys and keys[0][1] < 2, f"the keyboard has no key for {symbol}"
        return keys[0][0], keys[0][1] == 1

    def press(self, code, held=()):
        for key in (*held, code):
            xtest.fake_input(self.display, X.KeyPress, key)
        for key in (code, *reversed(held)):
            xtest.fake_input(self.display, X.KeyRelease, key)

    def key(self, words):
        """A key with those that are held meanwhile, as "ctrl+shift+z"."""
        *held, name = words.split("+")
        code, is_shifted = self.code(symbol_of(name))
        if is_shifted:
            held.append("shift")
        self.press(code, [self.code(symbol_of(MODIFIERS[word]))[0] for word in held])
        self.settle()

    def type(self, text):
        shift, _ = self.code(symbol_of("Shift_L"))
        for letter in text:
            code, is_shifted = self.code(ord(letter))
            self.press(code, [shift] if is_shifted else [])
            self.settle()

    def hold(self, name, is_down):
        kind = X.KeyPress if is_down else X.KeyRelease
        xtest.fake_input(self.display, kind, self.code(symbol_of(name))[0])
        self.settle()

    # --- mouse -----------------------------------------------------------

    def point(self, number, x, y):
        """Moves the mouse to a place in a window."""
        at = self.root.translate_coords(self.object(number), round(x), round(y))
        xtest.fake_input(self.display, X.MotionNotify, x=at.x, y=at.y)
        self.settle()

    def button(self, is_down, number=1):
        xtest.fake_input(self.display, X.ButtonPress if is_down else X.ButtonRelease, number)
        self.settle()

    def click(self, number=1, times=1):
        for _ in range(times):
            self.button(True, number)
            self.button(False, number)

    def clicks_at_once(self, number=1, times=2):
        """A double click: who waits for an answer in between may be too slow for one. Or a wheel
        that spins faster than the app draws."""
        for kind in (X.ButtonPress, X.ButtonRelease) * times:
            xtest.fake_input(self.display, kind, number)
        self.settle()

    def drag(self, window, start, end, steps=12, held=None):
        """Moves the mouse with its button, and perhaps a key, held as a hand does."""
        self.point(window, *start)
        if held:
            self.hold(held, True)
        self.button(True)
        for step in range(1, steps + 1):
            self.point(window, *(a + (b - a) * step / steps for a, b in zip(start, end)))
            self.settle_frames()
        self.button(False)
        if held:
            self.hold(held, False)


def symbol_of(name):
    symbol = XK.string_to_keysym(name)
    assert symbol, f"there is no key {name}"
    return symbol
