# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""classroom: what a teacher does before a class, and what the last row reads

    wall = Wall(game)
    wall.forward('Page_Down')
    assert wall.said == '黒い石を、好きなところに置いてみましょう。'
"""
from window import wait_for

TITLE = '教室'
END = 'おわり'
# more beats no lesson has
MOST = 400


class Wall:
    """The window of the classroom: it has the focus."""

    def __init__(self, game):
        self.game = game
        game.wait_window(TITLE)
        self.frame = game.top().frame
        self.status = wait_for(lambda: self.frame.find('?*', 'status'),
                               what='a sentence on the wall')

    @property
    def said(self):
        return self.status.name

    @property
    def place(self):
        """The number of the page and of all pages."""
        node = self.frame.find('* / *', 'label')
        return tuple(int(part) for part in node.name.split('/'))

    def points(self):
        """What each point of the board says."""
        board = self.frame.find('*', 'grid')
        return [cell.name for cell in board.children] if board else []

    def look(self):
        return self.said, self.place, self.points()

    def turn(self, key, before=None):
        """Presses a key; gives what is on the wall then."""
        before = before or self.look()
        self.game.key(key)
        found = []

        def changed():
            found[:] = [self.look()]
            return found[0] != before
        wait_for(changed, 5, what='%s to change "%s"' % (key, before[0]))
        return found[0]

    def hold(self, keys):
        """Goes on with these keys in turn to the end of the lesson; gives
        what was seen on the way."""
        seen = [self.look()]
        while END not in seen[-1][0]:
            assert len(seen) < MOST, seen[-1]
            seen.append(self.turn(keys[len(seen) % len(keys)], seen[-1]))
        return seen

    def expect_said(self, text):
        wait_for(lambda: text in self.said,
                 what=lambda: '"%s" in "%s"' % (text, self.said))
