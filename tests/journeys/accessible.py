# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""accessible: what a screen reader sees of a running program

Asks the program itself over the accessibility bus, and keeps nothing: each
question gets the answer of the moment. Places are in units of the widgets of
a window, from the window's top left corner (without the frame that GTK draws).
"""
from fnmatch import fnmatchcase

from gi.repository import Gio, GLib

ROOT = '/org/a11y/atspi/accessible/root'
ATSPI = 'org.a11y.atspi.'
STATES = {'active': 1, 'checked': 4, 'expanded': 10, 'focused': 12,
          'modal': 16, 'pressed': 20, 'selected': 23, 'sensitive': 24}
IN_WINDOW = 1
PATIENCE = 10000  # ms


class Gone(Exception):
    """The program or a part of it does not answer any more."""


def bus_address():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    return session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus',
                             'GetAddress', None, None, 0, PATIENCE,
                             None).unpack()[0]


class Bus:
    def __init__(self):
        flags = Gio.DBusConnectionFlags
        self.connection = Gio.DBusConnection.new_for_address_sync(
            bus_address(), flags.AUTHENTICATION_CLIENT |
            flags.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, owner, path, interface, method, arguments=None):
        try:
            return self.connection.call_sync(
                owner, path, interface, method, arguments, None, 0, PATIENCE,
                None).unpack()
        except GLib.Error as error:
            raise Gone(error.message) from None

    def find_program(self, pid):
        """The root of the program with this process id, or None."""
        programs = self.call(ATSPI + 'Registry', ROOT, ATSPI + 'Accessible',
                             'GetChildren')[0]
        for owner, path in programs:
            try:
                if self.call('org.freedesktop.DBus', '/org/freedesktop/DBus',
                             'org.freedesktop.DBus',
                             'GetConnectionUnixProcessID',
                             GLib.Variant('(s)', (owner,)))[0] == pid:
                    return Node(self, owner, path)
            except Gone:
                continue
        return None


class Node:
    """One element: a window, a button, a point of a board."""

    def __init__(self, bus, owner, path):
        self.bus, self.owner, self.path = bus, owner, path

    def ask(self, interface, method, arguments=None):
        return self.bus.call(self.owner, self.path, ATSPI + interface, method,
                             arguments)

    def ask_property(self, interface, name):
        return self.bus.call(
            self.owner, self.path, 'org.freedesktop.DBus.Properties', 'Get',
            GLib.Variant('(ss)', (ATSPI + interface, name)))[0]

    @property
    def name(self):
        name = self.ask_property('Accessible', 'Name')
        # GTK names what has no name after its class
        return '' if name.startswith(('Gtk', 'Tengen')) else name

    @property
    def description(self):
        return self.ask_property('Accessible', 'Description')

    @property
    def role(self):
        return self.ask('Accessible', 'GetRoleName')[0]

    @property
    def children(self):
        return [Node(self.bus, *child)
                for child in self.ask('Accessible', 'GetChildren')[0]]

    @property
    def parent(self):
        return Node(self.bus, *self.ask_property('Accessible', 'Parent'))

    def child(self, index):
        return Node(self.bus, *self.ask('Accessible', 'GetChildAtIndex',
                                        GLib.Variant('(i)', (index,)))[0])

    def count_children(self):
        return self.ask_property('Accessible', 'ChildCount')

    def has_state(self, state):
        bit = STATES[state]
        return bool(self.ask('Accessible', 'GetState')[0][bit // 32]
                    >> bit % 32 & 1)

    @property
    def box(self):
        """x, y, width, height"""
        return self.ask('Component', 'GetExtents',
                        GLib.Variant('(u)', (IN_WINDOW,)))[0]

    def is_shown(self):
        try:
            return min(self.box[2:]) > 0
        except Gone:
            return False

    @property
    def actions(self):
        try:
            return [action[0] for action in
                    self.ask('Action', 'GetActions')[0]]
        except Gone:
            return []

    def do(self, action):
        self.ask('Action', 'DoAction', GLib.Variant(
            '(i)', (self.actions.index(action),)))

    @property
    def text(self):
        """What is written in an entry."""
        return self.ask('Text', 'GetText', GLib.Variant('(ii)', (0, -1)))[0]

    @property
    def value(self):
        """The number of a slider or a spin button."""
        return self.ask_property('Value', 'CurrentValue')

    def walk(self):
        """This node and all below it; boards without their points."""
        yield self
        for child in self.inner():
            yield from child.walk()

    def walk_down(self):
        """The same, level by level: what is in long lists comes late."""
        level = [self]
        while level:
            yield from level
            level = [child for node in level for child in node.inner()]

    def inner(self):
        """The children, but no points of a board."""
        try:
            children = self.children
            # few things have so many; each question takes its time
            if len(children) >= 25 and self.role == 'grid':
                return []
            return children
        except Gone:
            return []

    def find_all(self, name, *roles):
        """Shown nodes whose name matches, of one of the roles if any."""
        for node in self.walk_down():
            try:
                if (fnmatchcase(node.name, name) and
                        (not roles or node.role in roles) and
                        node.is_shown()):
                    yield node
            except Gone:
                continue

    def find(self, name, *roles):
        return next(self.find_all(name, *roles), None)
