"""Operates Muster as a person would: through its accessibility tree, its keys and
its actions, on a display of its own (with-display.sh).

Everything is polled with a deadline; nothing sleeps and hopes.
"""

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

PROGRAM = "muster-desktop"
BUS_NAME = "org.muster.Muster"
PATIENCE = float(os.environ.get("MUSTER_TEST_PATIENCE", "20"))

# What a person can operate, and so must be able to name.
CONTROLS = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "entry",
    "password text", "spin button", "slider", "menu item", "check menu item", "link",
    "tree table", "switch",
}

# GTK 4.8 says this of labels of its own, in its window of shortcuts.
NO_FAULT_OF_OURS = re.compile(r"reported min width -\d+, but sizes must be >= 0")

PAGE_NAME = re.compile(r"^Mu[A-Z][a-z]+Page$")

# What GTK says of a widget that nobody has named: its class.
CLASS_NAME = re.compile(r"^(Gtk|Adw|Mu|Gdk)[A-Z]\w+$")

Atspi.init()
Atspi.set_timeout(3000, 8000)


class Missing(AssertionError):
    """What was waited for did not come."""


def wait(look, what, patience=PATIENCE):
    """The first true answer of look(); objects that vanish meanwhile do not count."""
    end = time.monotonic() + patience
    while True:
        try:
            answer = look()
        except (GLib.Error, AttributeError):
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Missing("waited in vain for " + what)
        time.sleep(0.03)


def descend(node, is_end=lambda node: False):
    """The node and all below it, parents first; nothing below an end."""
    stack = [node]
    while stack:
        at = stack.pop()
        yield at
        if is_end(at):
            continue
        try:
            children = [at.get_child_at_index(i) for i in range(at.get_child_count())]
        except GLib.Error:
            continue
        stack.extend(child for child in reversed(children) if child)


def is_showing(node):
    """GTK marks what is on screen as showing, except below a scrolled list."""
    return node.get_state_set().contains(Atspi.StateType.VISIBLE)


def describe(node):
    return f"{node.get_role_name()} {node.get_name()!r}"


class App:
    """A running Muster with one window."""

    def __init__(self, program, *arguments, environment=None):
        self.started = time.monotonic()
        self.errors_path = os.path.join(os.environ["HOME"], "app-errors")
        self.errors = open(self.errors_path, "w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [program, *arguments], stderr=self.errors, stdout=subprocess.DEVNULL,
            env={**os.environ, "G_DEBUG": "", **(environment or {})})
        self.window_id = self.find_window("Muster")
        self.until_window = time.monotonic() - self.started
        self.here = self.node = wait(self.find_node, "the app on the accessibility bus")
        self.frame = self.find("frame", "Muster")
        self.here = self.frame
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)

    def find_window(self, title):
        found = subprocess.run(
            ["timeout", str(PATIENCE), "xdotool", "search", "--sync", "--onlyvisible", "--pid",
             str(self.process.pid), "--name", title], capture_output=True, text=True)
        if not found.stdout.split():
            raise Missing("no window of " + PROGRAM + ":\n" + self.complaints())
        return found.stdout.split()[-1]

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
        """Changes to a page; from now on the others, hidden, are not searched."""
        self.act("page", page)
        self.here = wait(lambda: self.page_node(page), "page " + page)

    def page_node(self, page):
        def is_page(node):
            return PAGE_NAME.match(node.get_name() or "")
        class_name = f"Mu{page.capitalize()}Page"
        return next((node for node in descend(self.frame, is_page)
                     if node.get_name() == class_name), None)

    def dialog(self):
        """The window that lies over the app's own."""
        def look():
            windows = [self.node.get_child_at_index(i)
                       for i in range(self.node.get_child_count())]
            return next((window for window in windows if window != self.frame), None)
        return wait(look, "a dialog")

    def toast(self, pattern):
        """Waits for a toast that says this."""
        # Toasts lie beside the stack that holds everything else.
        def beside_stack(node):
            children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
            for child in children:
                if child.get_name() == "GtkStackPage":
                    continue
                yield child
                yield from beside_stack(child)

        def look():
            return any(re.search(pattern, node.get_name() or "")
                       for node in beside_stack(self.frame) if node.get_role_name() == "label")
        wait(look, f"a toast like {pattern!r}")

    def each(self, role=None, name=None, below=None):
        """Nodes of this role whose name is, or matches the pattern, name. Only below a
        node that is given does it look into tables: they are long, and each node is a
        question to another process."""
        def is_closed(node):
            return below is None and node.get_role_name() == "tree table"

        def fits(node):
            if role is not None and node.get_role_name() != role:
                return False
            if name is None:
                return True
            text = node.get_name() or ""
            return bool(name.search(text)) if isinstance(name, re.Pattern) else text == name
        return (node for node in descend(below or self.here, is_closed) if fits(node))

    def all(self, role=None, name=None, below=None):
        return list(self.each(role, name, below))

    def find(self, role=None, name=None, below=None, patience=PATIENCE):
        begun = time.monotonic()

        def look():
            # A name that changed while the bus was busy may stay the old one in what
            # this process remembers of the tree.
            if time.monotonic() - begun > 2:
                (below or self.here).clear_cache()
            return next(self.each(role, name, below), None)
        return wait(look, f"{role} {name!r}", patience)

    def has_text(self, pattern, patience=PATIENCE):
        """A label on which the pattern is found."""
        return self.find("label", re.compile(pattern), patience=patience)

    def gone(self, role, name, patience=PATIENCE):
        wait(lambda: not self.all(role, name), f"{role} {name!r} to go", patience)

    def rows(self, table):
        """The texts of the realised rows of a column view, a list a row."""
        view = self.find("tree table", table)
        lists = self.all("list", below=view)
        if not lists:
            return []
        rows = []
        for index in range(lists[0].get_child_count()):
            row = lists[0].get_child_at_index(index)
            cells = self.all("table cell", below=row)
            rows.append([" ".join(label.get_name() for label in self.all("label", below=cell))
                         for cell in cells])
        return rows

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
        count = Atspi.Action.get_n_actions(node)
        names = [Atspi.Action.get_action_name(node, index) for index in range(count)]
        way = next((name for name in ("click", "toggle") if name in names), None)
        if way is None:
            raise Missing(f"{describe(node)} cannot be pressed, only {names}")
        Atspi.Action.do_action(node, names.index(way))

    def set_text(self, node, text):
        Atspi.EditableText.set_text_contents(node, text)

    def set_number(self, table, name, number):
        """Sets a spin button in a table."""
        view = self.find("tree table", table)
        Atspi.Value.set_current_value(self.find("spin button", name, view), number)

    def select(self, list_name, index):
        """Selects a row of a list or column view."""
        view = wait(lambda: self.all("list", list_name) or self.all("tree table", list_name),
                    "list " + list_name)[0]
        if view.get_role_name() == "tree table":
            view = self.all("list", below=view)[0]
        Atspi.Selection.select_child(view, index)

    def keys(self, *keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", "--delay", "40", *keys], check=True)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--clearmodifiers", "--delay", "15", text], check=True)

    def tab_to(self, role, name):
        """Moves the focus with the keyboard alone."""
        for _ in range(60):
            self.keys("Tab")
            node = self.find(role, name)
            if node.get_state_set().contains(Atspi.StateType.FOCUSED):
                return
        raise Missing(f"Tab does not lead to {role} {name!r}")

    def focus_window(self):
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window_id], check=True)

    def act(self, action, parameter=None):
        """Activates an action of the window over the bus."""
        parameters = [GLib.Variant("s", parameter)] if parameter is not None else []
        self.bus.call_sync(BUS_NAME, "/org/muster/Muster/window/1", "org.gtk.Actions", "Activate",
                           GLib.Variant("(sava{sv})", (action, parameters, {})), None,
                           Gio.DBusCallFlags.NONE, 8000, None)

    def is_enabled(self, action):
        reply = self.bus.call_sync(BUS_NAME, "/org/muster/Muster/window/1", "org.gtk.Actions",
                                   "Describe", GLib.Variant("(s)", (action,)), None,
                                   Gio.DBusCallFlags.NONE, 8000, None)
        return reply.unpack()[0][0]

    def wait_enabled(self, action, enabled=True):
        wait(lambda: self.is_enabled(action) == enabled, f"action {action} to be {enabled}")

    def picture(self, path, settle=0.7):
        """Saves what the window looks like once two pictures in a row are the same."""
        before = None
        end = time.monotonic() + 8
        while time.monotonic() < end:
            time.sleep(settle / 2)
            subprocess.run(["import", "-window", self.window_id, path], check=True)
            now = subprocess.run(["identify", "-format", "%#", path], capture_output=True,
                                 check=True).stdout
            if now == before:
                return
            before = now

    def resize(self, width, height):
        subprocess.run(["xdotool", "windowsize", "--sync", self.window_id, str(width),
                        str(height)], check=True)

    def nameless(self, below=None):
        """Controls that a screen reader could not name."""
        return [path_of(node) for node in descend(below or self.frame) if is_bare(node)]

    def close(self):
        """Closes the window as a person does; True if the app ended well."""
        if self.process.poll() is None:
            self.bus.call_sync(BUS_NAME, "/org/muster/Muster", "org.gtk.Actions", "Activate",
                               GLib.Variant("(sava{sv})", ("quit", [], {})), None,
                               Gio.DBusCallFlags.NONE, 8000, None)
        try:
            return self.process.wait(PATIENCE) == 0
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGKILL)
            return False


def is_bare(node):
    """Whether it can be operated but has no name; what has just gone is not."""
    try:
        name = (node.get_name() or "").strip()
        return node.get_role_name() in CONTROLS and is_showing(node) \
            and (not name or bool(CLASS_NAME.match(name)))
    except GLib.Error:
        return False


def path_of(node):
    """Where a node is: its own description and those of its parents."""
    parts = []
    while node and node.get_role_name() != "application" and len(parts) < 7:
        parts.append(describe(node))
        node = node.get_parent()
    return " < ".join(parts)


def outline(node, depth=0):
    """The tree as text, for whoever writes the next test."""
    lines = ["  " * depth + describe(node)]
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            lines.extend(outline(child, depth + 1))
    return lines
