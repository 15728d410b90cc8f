"""Operates Muster as a person would: through its accessibility tree, its keys and
its actions, on a display of its own (with-display.sh).

Everything is polled with a deadline; nothing sleeps and hopes.
"""

import contextlib
import html
import os
import re
import signal
import subprocess
import time
import warnings

warnings.simplefilter("ignore")

import gi  # noqa: E402

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402
from hands import Hands  # noqa: E402
from tree import Gone, Tree  # noqa: E402

PROGRAM = "muster-desktop"
BUS_NAME = "org.muster.Muster"
WINDOW_PATH = "/org/muster/Muster/window/1"
PATIENCE = float(os.environ.get("MUSTER_TEST_PATIENCE", "60"))
KEY_PATIENCE = 0.1
ROOM_PATIENCE = 3
BUS_PATIENCE_MS = int(PATIENCE * 1000)

# What a person can operate, and so must be able to name.
CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "entry",
    "password text", "spin button", "slider", "menu item", "check menu item", "link",
    "tree table", "switch",
}

# GTK 4.8 says this of labels of its own, in its window of shortcuts.
NO_FAULT_OF_OURS = re.compile(r"reported min width -\d+, but sizes must be >= 0")

# What the app says of a toast that it shows.
TOAST = re.compile(r"muster-toast-DEBUG: [0-9:.]+: (.*)")

PAGE_NAME = re.compile(r"^Mu[A-Z][a-z]+Page$")

# What GTK says of a widget that nobody has named: its class.
CLASS_NAME = re.compile(r"^(Gtk|Adw|Mu|Gdk)[A-Z]\w+$")

Atspi.init()
Atspi.set_timeout(20000, 20000)


class Missing(AssertionError):
    """What was waited for did not come."""


def wait(look, what, patience=PATIENCE):
    """The first true answer of look(); objects that vanish meanwhile do not count."""
    end = time.monotonic() + patience
    pause = 0.02
    while True:
        try:
            answer = look()
        except (GLib.Error, AttributeError, Gone):
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Missing("waited in vain for " + what)
        time.sleep(pause)
        pause = min(pause * 1.3, 0.2)


def is_showing(node):
    """GTK marks what is on screen as showing, except below a scrolled list."""
    return node.get_state_set().contains(Atspi.StateType.VISIBLE)


def await_room(node):
    """A page that is just opened holds its buttons before they can be pressed. A row that
    is scrolled out of sight never gets room, yet answers to its button."""
    with contextlib.suppress(Missing):
        wait(lambda: Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW).width > 0,
             f"room for {describe(node)}", ROOM_PATIENCE)


def describe(node):
    return f"{node.get_role_name()} {node.get_name()!r}"


class App:
    """A running Muster with one window."""

    def __init__(self, program, *arguments, environment=None):
        self.started = time.monotonic()
        self.told_path, self.errors_path = (os.path.join(os.environ["HOME"], name)
                                            for name in ("app-told", "app-errors"))
        self.told = open(self.told_path, "w+", encoding="utf-8")
        self.errors = open(self.errors_path, "w+", encoding="utf-8")
        self.toasts_seen = 0
        self.process = subprocess.Popen(
            [program, *arguments], stderr=self.errors, stdout=self.told,
            env={**os.environ, "G_DEBUG": "", "G_MESSAGES_DEBUG": "muster-toast",
                 **(environment or {})})
        self.hands = Hands(lambda: self.process.poll() is None, wait)
        try:
            self.meet()
        except Exception:
            self.process.kill()  # or the next one would hand its call on to this one
            raise
        self.window_path = WINDOW_PATH
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def meet(self):
        """Finds its window and the top of its tree."""
        self.window_id = self.find_window("Muster")
        self.hands.window = self.window_id
        self.until_window = time.monotonic() - self.started
        self.here = self.node = wait(self.find_node, "the app on the accessibility bus")
        self.node.set_cache_mask(Atspi.Cache.NONE)
        self.tree = Tree(self.node)
        self.here = self.frame = self.find("frame", "Muster")

    def find_window(self, title):
        """The X window whose title matches the pattern, the youngest of them."""
        def look():
            windows = self.hands.windows(self.process.pid)
            return next((number for number, name in reversed(windows.items())
                         if re.search(title, name)), None)
        try:
            return wait(look, "a window of " + PROGRAM)
        except Missing as missing:
            raise Missing(f"{missing}:\n{self.complaints()}") from missing

    def find_node(self):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            node = desktop.get_child_at_index(index)
            if node and node.get_name() == PROGRAM and node.get_child_count():
                if node.get_process_id() == self.process.pid:
                    return node
        return None

    # --- reading ---------------------------------------------------------

    def go(self, page):
        """Changes to a page; from now on the others are not searched."""
        self.act("page", page)

        def is_open():
            node = self.page_node(page)
            return node if node and self.tree.size(node.path) != (0, 0) else None
        self.here = wait(is_open, "page " + page)

    def page_node(self, page):
        class_name = f"Mu{page.capitalize()}Page"
        nodes = self.tree.look(self.frame.path, lambda node: PAGE_NAME.match(node.name))
        return next((self.tree.object(node) for node in nodes if node.name == class_name), None)

    def dialog(self):
        """The window that lies over the app's own."""
        def look():
            windows = [self.node.get_child_at_index(i)
                       for i in range(self.node.get_child_count())]
            return next((window for window in windows if window != self.frame), None)
        return wait(look, "a dialog")

    def toast(self, pattern):
        """Waits for a toast that says this and that no call before this one has met. By what
        the app tells of its toasts: on a busy machine one has gone before it is looked at."""
        def look():
            said = self.toasts_said()
            found = next((index for index, words in enumerate(said)
                          if index >= self.toasts_seen and re.search(pattern, words)), None)
            if found is None:
                return False
            self.toasts_seen = found + 1
            return True
        try:
            wait(look, f"a toast like {pattern!r}")
        except Missing as missing:
            raise Missing(f"{missing}, only {self.toasts_said()}") from missing

    def toasts_said(self):
        with open(self.told_path, encoding="utf-8") as file:
            return [html.unescape(words) for words in TOAST.findall(file.read())]

    def toast_in_window(self, pattern):
        """Waits until the window shows a toast that says this."""
        # Toasts lie beside the stack that holds everything else.
        def look():
            nodes = self.tree.below(self.frame.path, lambda node: node.name == "GtkStackPage")
            return any(re.search(pattern, node.name) for node in nodes if node.role == "label")
        wait(look, f"a toast like {pattern!r} in the window")

    def nodes(self, role=None, name=None, below=None):
        """What the app says now of the nodes of this role whose name is, or matches the
        pattern, name. Only below a node that is given does it look into tables: they are
        long."""
        return [node for node in self.tree.below(*self.where(below)) if fits(node, role, name)]

    def where(self, below):
        if below:
            return below.path, lambda node: False
        return self.here.path, lambda node: node.role == "tree table"

    def all(self, role=None, name=None, below=None):
        """The same nodes, to be operated."""
        return [self.tree.object(node) for node in self.nodes(role, name, below)]

    def first(self, role=None, name=None, below=None):
        """The first of them; None if there is none."""
        nodes = self.tree.look(*self.where(below))
        return next((self.tree.object(node) for node in nodes if fits(node, role, name)), None)

    def find(self, role=None, name=None, below=None, patience=PATIENCE):
        return wait(lambda: self.first(role, name, below), f"{role} {name!r}", patience)

    def has_text(self, pattern, patience=PATIENCE):
        """A label on which the pattern is found."""
        return self.find("label", re.compile(pattern), patience=patience)

    def gone(self, role, name, patience=PATIENCE):
        wait(lambda: not self.nodes(role, name), f"{role} {name!r} to go", patience)

    def rows(self, table):
        """The texts of the realised rows of a column view, a list a row."""
        view = self.find("tree table", table)
        lists = self.nodes("list", below=view)
        rows = self.tree.children_of(lists[0]) if lists else []
        return [[self.words(cell) for cell in self.tree.descend(row.path)
                 if cell.role == "table cell"] for row in rows]

    def words(self, cell):
        return " ".join(node.name for node in self.tree.descend(cell.path) if node.role == "label")

    def text_of(self, node):
        # An end of -1 gives an empty text in GTK 4.8: the length has to be asked for.
        return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))

    def complaints(self):
        """Warnings of GLib and GTK that the app has printed."""
        self.errors.flush()
        with open(self.errors_path, encoding="utf-8") as file:
            return "".join(line for line in file
                           if re.search(r"(WARNING|CRITICAL|ERROR) \*\*", line)
                           and not NO_FAULT_OF_OURS.search(line))

    def resident_kib(self):
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * (os.sysconf("SC_PAGE_SIZE") // 1024)

    # --- doing -----------------------------------------------------------

    def press(self, name, role="push button"):
        """Presses a button, through its accessible action."""
        node = self.find(role, name)
        await_room(node)
        count = Atspi.Action.get_n_actions(node)
        names = [Atspi.Action.get_action_name(node, index) for index in range(count)]
        way = next((name for name in ("click", "toggle") if name in names), None)
        if way is None:
            raise Missing(f"{describe(node)} cannot be pressed, only {names}")
        Atspi.Action.do_action(node, names.index(way))
        if role == "page tab":
            wait(lambda: node.get_state_set().contains(Atspi.StateType.SELECTED), f"page {name!r}")

    def open_tab(self, name):
        """Presses a button of a row of tabs, and waits until it is down. A program's press holds a
        button for a quarter of a second before it does anything: until then what is below belongs
        to the tab before, and goes away with it."""
        self.press(name)
        wait(lambda: self.is_down(name), f"the tab {name!r}")

    def is_down(self, name):
        """Whether a button that stays down when it is pressed is down."""
        states = self.find("push button", name).get_state_set()
        return any(states.contains(state)
                   for state in (Atspi.StateType.PRESSED, Atspi.StateType.CHECKED))

    def set_text(self, node, text):
        Atspi.EditableText.set_text_contents(node, text)

    def set_number(self, table, name, number):
        """Sets a spin button in a table."""
        view = self.find("tree table", table)
        Atspi.Value.set_current_value(self.find("spin button", name, view), number)

    def select(self, list_name, index):
        """Selects a row of a list or column view."""
        view = wait(lambda: self.first("list", list_name) or self.first("tree table", list_name),
                    "list " + list_name)
        if view.get_role_name() == "tree table":
            view = self.first("list", below=view)
        Atspi.Selection.select_child(view, index)

    def keys(self, *keys):
        for key in keys:
            self.hands.key(key)

    def type(self, text):
        self.hands.type(text)

    def has_focus(self, role=None, name=None, below=None):
        return any(node.is_in(Atspi.StateType.FOCUSED) for node in self.nodes(role, name, below))

    def wait_focus(self, role, name):
        wait(lambda: self.has_focus(role, name), f"the focus on {role} {name!r}")

    def key_until(self, key, look, what, most=60):
        """Presses the key until look() is true, so many times at the most: a while each time, for
        the app needs one until it has moved the focus."""
        for _ in range(most):
            try:
                wait(look, what, KEY_PATIENCE)
                return
            except Missing:
                self.keys(key)
        raise Missing(f"{key} does not lead to {what}")

    def tab_to(self, role, name, key="Tab", most=60):
        """Moves the focus with the keyboard alone."""
        self.key_until(key, lambda: self.has_focus(role, name), f"{role} {name!r}", most)

    def choose(self, name, item, place):
        """Chooses from a drop-down by keyboard: the rows of its list have no action."""
        drop_down = self.find("combo box", name)
        self.tab_to("push button", name)
        self.keys("space")
        wait(lambda: self.has_focus("list item", below=drop_down), f"the list of {name}")
        self.keys("Home", *["Down"] * place, "Return")
        wait(lambda: self.has_focus("push button", name), f"the list of {name} to close")
        self.wait_chosen(name, item)

    def wait_chosen(self, name, item):
        drop_down = self.find("combo box", name)
        wait(lambda: self.nodes("label", item, drop_down), f"{item} as {name}")

    def focus_window(self, window=None):
        """Gives the app's own window the keyboard, or another of its windows."""
        self.hands.focus(window or self.window_id)

    def act(self, action, parameter=None):
        """Activates an action of the window over the bus."""
        parameters = [GLib.Variant("s", parameter)] if parameter is not None else []
        self.bus.call_sync(BUS_NAME, self.window_path, "org.gtk.Actions", "Activate",
                           GLib.Variant("(sava{sv})", (action, parameters, {})), None,
                           Gio.DBusCallFlags.NONE, BUS_PATIENCE_MS, None)

    def record(self):
        """Opens the page that shows what recording the battle will write, and records it."""
        before, self.here = self.here, self.frame
        self.act("record")
        self.press("Record")
        self.here = before

    def is_enabled(self, action):
        reply = self.bus.call_sync(BUS_NAME, self.window_path, "org.gtk.Actions",
                                   "Describe", GLib.Variant("(s)", (action,)), None,
                                   Gio.DBusCallFlags.NONE, BUS_PATIENCE_MS, None)
        return reply.unpack()[0][0]

    def wait_enabled(self, action, enabled=True):
        wait(lambda: self.is_enabled(action) == enabled, f"action {action} to be {enabled}")

    def picture(self, path, settle=0.7):
        """Saves what the window looks like once two pictures in a row are the same."""
        before = None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            time.sleep(settle / 2)
            subprocess.run(["import", "-window", str(self.window_id), path], check=True)
            now = subprocess.run(["identify", "-format", "%#", path], capture_output=True,
                                 check=True).stdout
            if now == before:
                return
            before = now

    def resize(self, width, height):
        self.hands.resize(self.window_id, width, height)

    def nameless(self, below=None):
        """Controls that a screen reader could not name."""
        return [self.place_of(node) for node in self.nodes(below=below or self.frame)
                if is_bare(node)]

    def place_of(self, node):
        """Where a node is: its own description and those of its parents."""
        parts = []
        while node.role != "application" and len(parts) < 7:
            parts.append(str(node))
            node = self.tree.node(node.parent)
        return " < ".join(parts)

    def close(self):
        """Closes the window as a person does; True if the app ended well."""
        if self.process.poll() is None:
            self.bus.call_sync(BUS_NAME, "/org/muster/Muster", "org.gtk.Actions", "Activate",
                               GLib.Variant("(sava{sv})", ("quit", [], {})), None,
                               Gio.DBusCallFlags.NONE, BUS_PATIENCE_MS, None)
        try:
            return self.process.wait(PATIENCE) == 0
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            return False


def fits(node, role, name):
    if role is not None and node.role != role:
        return False
    if isinstance(name, re.Pattern):
        return bool(name.search(node.name))
    return name is None or node.name == name


def is_bare(node):
    """Whether it can be operated but has no name."""
    name = node.name.strip()
    return node.role in CONTROLS and node.is_in(Atspi.StateType.VISIBLE) \
        and (not name or bool(CLASS_NAME.match(name)))


def outline(node, depth=0):
    """The tree as text, for whoever writes the next test."""
    lines = ["  " * depth + describe(node)]
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            lines.extend(outline(child, depth + 1))
    return lines
