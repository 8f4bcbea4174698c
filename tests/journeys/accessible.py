# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""accessible: what a screen reader sees of a running program

Asks the program itself over the accessibility bus, and keeps nothing that can
change: each question gets the answer of the moment. Places are in units of the widgets of
a window, from the window's top left corner (without the frame that GTK draws).
"""
from fnmatch import fnmatchcase

from gi.repository import Gio, GLib

ROOT = '/org/a11y/atspi/accessible/root'
ATSPI = 'org.a11y.atspi.'
STATES = {'active': 1, 'checked': 4, 'expanded': 10, 'focused': 12,
          'modal': 16, 'pressed': 20, 'selected': 23, 'sensitive': 24}
PROPERTIES = 'org.freedesktop.DBus.Properties'
NAME = GLib.Variant('(ss)', (ATSPI + 'Accessible', 'Name'))
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
        # answers come here, and nothing else does
        self.context = GLib.MainContext.new()
        # of nodes by their place; a role never changes
        self.roles = {}
        # nodes that have no children: plain texts
        self.texts = set()
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

    def ask_all(self, questions):
        """The answers to many questions (node, interface, method, arguments),
        in their order; None for what is gone. They are sent together, as the
        way there and back takes longer than an answer."""
        answers = [None] * len(questions)
        if not questions:
            return answers
        open_ones = [len(questions)]

        def answered(connection, result, number):
            open_ones[0] -= 1
            try:
                answers[number] = connection.call_finish(result)
            except GLib.Error:
                pass

        self.context.push_thread_default()
        try:
            for number, (node, interface, method, arguments) in \
                    enumerate(questions):
                self.connection.call(
                    node.owner, node.path, interface, method, arguments, None,
                    0, PATIENCE, None, answered, number)
            while open_ones[0]:
                self.context.iteration(True)
        finally:
            self.context.pop_thread_default()
        return answers

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
        self.place = owner, path

    def ask(self, interface, method, arguments=None):
        return self.bus.call(self.owner, self.path, ATSPI + interface, method,
                             arguments)

    def ask_property(self, interface, name):
        return self.bus.call(
            self.owner, self.path, PROPERTIES, 'Get',
            GLib.Variant('(ss)', (ATSPI + interface, name)))[0]

    @property
    def name(self):
        return plain_name(self.ask_property('Accessible', 'Name'))

    @property
    def description(self):
        return self.ask_property('Accessible', 'Description')

    @property
    def role(self):
        roles = self.bus.roles
        if self.place not in roles:
            roles[self.place] = self.ask('Accessible', 'GetRoleName')[0]
        return roles[self.place]

    @property
    def children(self):
        return [Node(self.bus, *child)
                for child in self.ask('Accessible', 'GetChildren')[0]]

    def list_names(self):
        """The names of the children, asked together."""
        answers = self.bus.ask_all([
            (child, PROPERTIES, 'Get', NAME) for child in self.children])
        if None in answers:
            raise Gone('a child of ' + self.path)
        return [plain_name(answer.unpack()[0]) for answer in answers]

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

    def levels(self):
        """This node and all below it but the points of boards, level by level:
        lists of (node, index of its parent in the list before)."""
        level = [(self, None)]
        while level:
            learn(self.bus, [node for node, _ in level])
            yield level
            level = list_below(self.bus, [node for node, _ in level])

    def walk(self):
        """This node and all below it, from the top to the bottom; boards
        without their points."""
        above = tops = []
        for level in self.levels():
            here = [(node, []) for node, _ in level]
            for (_, parent), item in zip(level, here):
                (tops if parent is None else above[parent][1]).append(item)
            above = here
        yield from unfold(tops)

    def find_all(self, name, *roles):
        """Shown nodes whose name matches, of one of the roles if any; what is
        in long lists comes late."""
        for level in self.levels():
            nodes = [node for node, _ in level
                     if not roles or self.bus.roles.get(node.place) in roles]
            names = self.bus.ask_all([
                (node, PROPERTIES, 'Get', NAME) for node in nodes])
            for node, answer in zip(nodes, names):
                if (answer is not None and
                        fnmatchcase(plain_name(answer.unpack()[0]), name) and
                        node.is_shown()):
                    yield node

    def find(self, name, *roles):
        return next(self.find_all(name, *roles), None)


def plain_name(name):
    # GTK names what has no name after its class
    return '' if name.startswith(('Gtk', 'Tengen')) else name


def learn(bus, nodes):
    """Asks what never changes: roles, and which labels are plain texts."""
    new = [node for node in nodes if node.place not in bus.roles]
    roles = bus.ask_all([(node, ATSPI + 'Accessible', 'GetRoleName', None)
                         for node in new])
    for node, role in zip(new, roles):
        if role is not None:
            bus.roles[node.place] = role.unpack()[0]
    labels = [node for node in new if bus.roles.get(node.place) == 'label']
    able = bus.ask_all([(node, ATSPI + 'Accessible', 'GetInterfaces', None)
                        for node in labels])
    bus.texts.update(node.place for node, answer in zip(labels, able)
                     if answer and ATSPI + 'Text' in answer.unpack()[0])


def list_below(bus, nodes):
    """The children of nodes, each with the index of its parent; of boards
    none."""
    parents = [index for index, node in enumerate(nodes)
               if node.place in bus.roles and node.place not in bus.texts]
    answers = bus.ask_all([(nodes[index], ATSPI + 'Accessible', 'GetChildren',
                            None) for index in parents])
    return [(Node(bus, *child), index)
            for index, answer in zip(parents, answers) if answer is not None
            for child in inner(nodes[index], answer.unpack()[0])]


def inner(node, children):
    # few things have so many; each question takes its time. There is nothing
    # in a point, but something in a card.
    is_board = (len(children) >= 25 and node.role == 'grid' and
                not Node(node.bus, *children[0]).count_children())
    return [] if is_board else children


def unfold(items):
    for node, below in items:
        yield node
        yield from unfold(below)
