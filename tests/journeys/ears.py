# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""ears: what a screen reader says by itself, without being asked

    ears = Ears(game)
    hands.play('E5')
    ears.expect('1手目 黒 E5*')

Listens on the accessibility bus as Orca does with GTK 4.8: it speaks of what
gets the focus, of a window that becomes active, and of a description that
changes on what has the focus; of names that
change elsewhere it says nothing. What was heard is forgotten once it was
asked for, with all before it.
"""
from fnmatch import fnmatchcase

from gi.repository import Gio, GLib

from accessible import ATSPI, Gone, Node
from window import wait_for


class Ears:
    """Hears one program, from now on."""

    def __init__(self, program):
        self.bus = program.desk.bus
        self.root = wait_for(lambda: self.bus.find_program(program.pid),
                             what='the program on the bus')
        # (what, text): "focus" with a name, "said" with a sentence
        self.heard = []
        # what had it before
        self.focus = wait_for(program.find_focused, what='the focus').path
        for interface, member in (('Object', 'StateChanged'),
                                  ('Object', 'PropertyChange'),
                                  ('Window', 'activate')):
            self.bus.connection.signal_subscribe(
                self.root.owner, ATSPI + 'Event.' + interface, member, None,
                None, Gio.DBusSignalFlags.NONE, self._hear, member)

    def _hear(self, _connection, owner, path, _interface, _name, arguments,
              member):
        kind, detail, _more, value, _properties = arguments.unpack()
        if member == 'activate':
            # of a window in which nothing has the focus, itself
            if not self._has_focus():
                self._go_to(Node(self.bus, owner, path))
        elif member == 'StateChanged':
            if kind == 'focused' and detail:
                self._go_to(Node(self.bus, owner, path))
        elif (kind == 'accessible-description' and value and
              path == self.focus):
            self.heard.append(('said', value))

    def _has_focus(self):
        try:
            return Node(self.bus, self.root.owner,
                        self.focus).has_state('focused')
        except Gone:
            return False

    def _go_to(self, node):
        self.focus = node.path
        try:
            self.heard += [('focus', node.name), ('said', node.description)]
        except Gone:
            return

    @staticmethod
    def _listen():
        while GLib.MainContext.default().iteration(False):
            pass

    def expect(self, *texts):
        """Waits until one of these is said."""
        def find():
            self._listen()
            return next(((number,) for number, (what, said)
                         in enumerate(self.heard) if what == 'said' and
                         any(fnmatchcase(said, text) for text in texts)), None)
        number = wait_for(find, what=lambda: '"%s" to be said after %s'
                          % ('" or "'.join(texts), self.tell()))[0]
        del self.heard[:number + 1]
        return self

    def expect_focus(self, name, *roles):
        """Waits until this gets the focus, or has it."""
        def find():
            self._listen()
            node = self.focus and Node(self.bus, self.root.owner, self.focus)
            return (node and fnmatchcase(node.name, name) and
                    (not roles or node.role in roles))
        wait_for(find, what=lambda: 'the focus on "%s" after %s'
                 % (name, self.tell()))
        return self

    def next_focus(self, path):
        """Waits until another node than that of the path has the focus."""
        def find():
            self._listen()
            return self.focus != path and Node(self.bus, self.root.owner,
                                               self.focus)
        return wait_for(find, what=lambda: 'the focus to leave "%s"'
                        % Node(self.bus, self.root.owner, path).name)

    def tell(self):
        """All that was heard and not asked for."""
        self._listen()
        return ' | '.join('[%s]' % text if what == 'focus' else text
                          for what, text in self.heard if text)

    def forget(self):
        """Begins anew."""
        self._listen()
        self.heard.clear()
        return self
