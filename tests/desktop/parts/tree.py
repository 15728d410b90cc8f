"""The accessibility tree of a running app, read as a whole.

Asking each node for its role, its name and its children takes a message each, some
thousands for one look at a page. GTK also gives an account of every node that somebody
has asked for before, in one answer; only what is new has to be asked for singly. What lies on the
hidden pages of a stack is not looked at: nobody sees it, and once asked for, it would be in every
account that follows."""

import ast
import re

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
CACHE = "org.a11y.atspi.Cache"
COMPONENT = "org.a11y.atspi.Component"
IN_WINDOW = GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),))
STACK_PAGE = "GtkStackPage"  # GTK's own name for what holds a page
PATIENCE_MS = 20000

# An item of the account as GLib prints it: the node, the app, the parent, the place among
# its siblings, the number of children, interfaces, name, role, description and states.
STRING = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
ITEM = re.compile(r"\(\('[^']*', '([^']*)'\), \('[^']*', '[^']*'\), \('[^']*', '([^']*)'\), "
                  r"(-?\d+), (-?\d+), \[[^]]*\], " + STRING + r", (\d+), " + STRING
                  + r", \[(\d+), (\d+)\]\)")


class Gone(LookupError):
    """A node that was there has left the tree."""


def plain(quoted):
    return ast.literal_eval(quoted) if "\\" in quoted else quoted[1:-1]


ROLES = {}


def role_name(number):
    if number not in ROLES:
        ROLES[number] = Atspi.role_get_name(Atspi.Role(int(number)))
    return ROLES[number]


class Node:
    """What the app said of a node at one moment."""

    __slots__ = ("path", "parent", "index", "count", "name", "role", "description", "states")

    def __init__(self, item):
        self.path, self.parent = item[0], item[1]
        self.index, self.count = int(item[2]), int(item[3])
        self.name, self.description = plain(item[4]), plain(item[6])
        self.role = role_name(item[5])
        self.states = int(item[7]) | int(item[8]) << 32

    def is_in(self, state):
        return bool(self.states >> int(state) & 1)

    def __str__(self):
        return f"{self.role} {self.name!r}"


def connect():
    """To the bus of accessibility, which is not the session's."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    reply = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                              None, Gio.DBusCallFlags.NONE, PATIENCE_MS, None)
    flags = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        reply.unpack()[0], flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)


class Tree:
    """The tree below an app's node."""

    def __init__(self, app):
        self.root = app.path
        self.bus_name = app.app.bus_name
        self.objects = {app.path: app}  # Atspi's, by their paths
        self.nodes = {}
        self.children = {}
        self.ordered = {}
        self.asked = {}  # the paths of a node's children, until they change
        self.hidden = {}  # whether a node is a page that its stack does not show
        self.account = None
        # Of what leaves the app tells; of what comes, the number of children does.
        self.lossy = {app.path}
        self.stacks = set()
        self.is_complete = False
        self.bus = connect()
        self.listen("org.a11y.atspi.Event.Object", "ChildrenChanged", self.on_change)
        self.listen(CACHE, "AddAccessible", self.on_new)

    def listen(self, interface, signal, hear):
        self.bus.signal_subscribe(self.bus_name, interface, signal, None, None,
                                  Gio.DBusSignalFlags.NONE, hear)

    def ask(self, path, interface, method, values=None):
        """The app's answer; what it told before that has been heard then."""
        answer = self.bus.call_sync(self.bus_name, path, interface, method, values, None,
                                    Gio.DBusCallFlags.NONE, PATIENCE_MS, None)
        while GLib.MainContext.default().iteration(False):
            pass
        return answer

    def on_change(self, _bus, _sender, path, *_rest):
        self.lossy.add(path)
        self.ordered.pop(path, None)
        self.asked.pop(path, None)

    def on_new(self, _bus, _sender, _path, _interface, _signal, values):
        for item in ITEM.findall(values.print_(False)):
            self.add(Node(item))

    def add(self, node):
        if node.path not in self.nodes:
            self.nodes[node.path] = node
            self.children.setdefault(node.parent, []).append(node)
            self.ordered.pop(node.parent, None)

    def read(self):
        """Takes the account anew."""
        self.hidden = {}
        account = self.ask("/org/a11y/atspi/cache", CACHE, "GetItems")
        if self.account and account.equal(self.account):
            return
        self.account = account
        self.nodes, self.children, self.ordered = {}, {}, {}
        for item in ITEM.findall(account.print_(False)):
            self.add(Node(item))

    def children_of(self, node):
        """In their order. Asks for those of which the account did not tell."""
        if node.path in self.ordered:
            return self.ordered[node.path]
        children = self.told_of(node)
        if self.is_all(node, children):
            children = sorted(children, key=lambda child: child.index)
        else:
            children = self.ask_children(node)
            self.asked[node.path] = [child.path for child in children]
        self.ordered[node.path] = children
        return children

    def told_of(self, node):
        """Those that it told of when it was asked, or else the account: not of one that has lost
        children, for the account still has them."""
        if node.path in self.asked:
            return [self.nodes[path] for path in self.asked[node.path] if path in self.nodes]
        return None if node.path in self.lossy else self.children.get(node.path, [])

    @staticmethod
    def is_all(node, children):
        return children is not None and len(children) == node.count \
            and len({child.index for child in children}) == node.count

    def ask_children(self, node):
        if node.path not in self.stacks:
            reply = self.ask(node.path, ACCESSIBLE, "GetChildren").unpack()
            children = self.known(path for _, path in reply[0])
            if all(child.parent == node.path for child in children):
                return children
            # Of a stack it tells what is on its pages, and only singly of the pages.
            self.stacks.add(node.path)
        places = (GLib.Variant("(i)", (place,)) for place in range(node.count))
        return self.known(self.ask(node.path, ACCESSIBLE, "GetChildAtIndex", place).unpack()[0][1]
                          for place in places)

    def known(self, paths):
        paths = list(paths)
        children = [self.nodes[path] for path in paths if path in self.nodes]
        self.is_complete &= len(children) == len(paths)
        return children

    def node(self, path):
        if path not in self.nodes:
            raise Gone(path)
        return self.nodes[path]

    def is_hidden(self, node):
        """Whether it is a page that its stack does not show: it gets no room."""
        if node.path not in self.hidden:
            parent = self.nodes.get(node.parent)
            self.hidden[node.path] = parent is not None and parent.name == STACK_PAGE \
                and self.size(node.path) == (0, 0)
        return self.hidden[node.path]

    def size(self, path):
        return self.ask(path, COMPONENT, "GetExtents", IN_WINDOW).unpack()[0][2:]

    def descend(self, path, is_end=lambda node: False):
        """By the account last taken: the node and all below it, parents first; nothing
        below an end and on hidden pages."""
        stack = [self.node(path)]
        while stack:
            at = stack.pop()
            yield at
            if not is_end(at) and not self.is_hidden(at):
                stack.extend(reversed(self.children_of(at)))

    def look(self, path, is_end=lambda node: False):
        """As descend, of what is there now; whoever stops early asks less."""
        self.read()
        return self.descend(path, is_end)

    def below(self, path, is_end=lambda node: False):
        """All of it, though the app may be changing it."""
        for _ in range(3):
            self.is_complete = True
            found = list(self.look(path, is_end))
            if self.is_complete:
                break
        return found

    def object(self, node):
        """Atspi's own for a node, to operate it with."""
        if node.path not in self.objects:
            parent = self.node(node.parent)
            index = self.children_of(parent).index(node)
            found = self.object(parent).get_child_at_index(index)
            if not found or found.path != node.path:
                raise Gone(str(node))
            self.objects[node.path] = found
        return self.objects[node.path]
