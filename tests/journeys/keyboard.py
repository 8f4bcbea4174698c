# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""keyboard: what a person does who has no pointer

    hands = Keyboard(game)
    hands.play('D4 E5')
    hands.tab_to('パス').key('space')

Arrows go from point to point, and tab from one thing to the next; nothing is
aimed at that could not be reached so.
"""
import time

from window import Unseen, wait_for

MANY = 40  # more than there is in any window
SETTLED = 0.03  # seconds until a key that was pressed before has its effect
SLOWLY = 0.2  # between keys


class Keyboard:
    """Two hands on the keys of a program."""

    def __init__(self, game):
        self.game = game
        # where the cursor of the board is: column and row from the top left
        self.here = None
        self.side = None

    def key(self, *keys):
        self.game.key(*keys)
        return self

    def find_cursor(self):
        """Sees where the cursor of the board is now."""
        board = self.game.top().board()
        self.side = round(board.count_children() ** 0.5)
        index = wait_for(lambda: next(
            ((number,) for number, cell in enumerate(board.children)
             if cell.has_state('focused')), None), what='a focused point')[0]
        self.here = index % self.side, index // self.side
        return self

    def go_to(self, point):
        """Brings the cursor to a point by arrows."""
        if self.here is None:
            self.find_cursor()
        x = self.game.columns.index(point[0].upper())
        y = self.side - int(point[1:])
        across, down = x - self.here[0], y - self.here[1]
        self.key(*['Right' if across > 0 else 'Left'] * abs(across),
                 *['Down' if down > 0 else 'Up'] * abs(down))
        self.here = x, y
        return self

    def enter(self, point, key='Return'):
        """Goes to a point and presses a key there."""
        return self.go_to(point).key(key)

    def play(self, points):
        for point in points.split():
            before = self.game.point(point)
            self.enter(point)
            wait_for(lambda: self.game.point(point) != before,
                     what='a stone at ' + point)
        return self

    def tab_to(self, name, *roles, back=False):
        """Presses tab until the thing of this name has the focus."""
        roles = roles or ('button', 'toggle button', 'checkbox', 'radio',
                          'list', 'slider', 'text box')
        self.game.find(name, *roles)
        # a button that opens something holds another one of its name
        wanted = list(self.game.top().frame.find_all(name, *roles))

        def is_there():
            return any(node.has_state('focused') for node in wanted)
        # a program that is slow is behind the keys: then it goes around once
        # more, with time for each
        for pause in [0] * MANY + [SLOWLY] * MANY:
            if is_there():
                time.sleep(SETTLED)
                if is_there():
                    return self
            self.key('shift+Tab' if back else 'Tab')
            time.sleep(pause)
        raise Unseen('"%s" by tab; the focus is on "%s"'
                     % (name, self.game.focused()))

    def walk(self, ears):
        """Goes around the window by tab, and back; gives the names."""
        there = self._go_around(ears, 'Tab')
        back = self._go_around(ears, 'shift+Tab')
        assert sorted(there) == sorted(back), '%s, and back %s' % (there, back)
        return there

    def _go_around(self, ears, key):
        """Names of what gets the focus until it comes back to something;
        nothing is without one."""
        paths, names = [], []
        while ears.focus not in paths:
            paths.append(ears.focus)
            self.key(key)
            node = ears.next_focus(paths[-1])
            assert node.name, 'no name after "%s": %s' % (names, node.role)
            names.append(node.name)
        return names

    def press(self, name, back=False):
        """Goes by tab to a button and presses it."""
        return self.tab_to(name, back=back).key('space')


def put_pointer_away(desk):
    """From now on any use of the pointer fails."""
    def refuse(*_place):
        raise Unseen('a pointer')
    desk.screen.point_at = refuse
