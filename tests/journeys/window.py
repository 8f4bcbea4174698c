# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""window: waiting for what shall be seen, and where it is on the screen"""
import os
import time

from accessible import Gone

PATIENCE = 20.0  # seconds


class Unseen(AssertionError):
    """What the story waits for does not come."""


def wait_for(predicate, seconds=PATIENCE, what=None):
    """Waits until the predicate gives something, and gives that.

    What it waits for is told in words, or by a function that looks how it
    stands when the time is up.
    """
    end = time.monotonic() + seconds
    while True:
        begin = time.monotonic()
        try:
            found = predicate()
        except Gone:
            found = None
        if found:
            return found
        now = time.monotonic()
        if now > end:
            raise Unseen('waited for: %s' % (
                what() if callable(what) else what or predicate.__name__))
        # the program needs the processor, too
        time.sleep(max(0.03, now - begin))


class Window:
    """A window: its part of the accessible tree and its X window."""

    def __init__(self, program, frame, number, title):
        self.program, self.frame = program, frame
        self.number, self.title = number, title
        self.known = program.boards

    def place(self, node):
        """The middle of a node in pixels of the X window.

        Without a compositor GTK draws its own frame around the window, the
        same on all sides, which the tree does not count.
        """
        scale = int(os.environ.get('GDK_SCALE', '1'))
        screen = self.program.desk.screen
        width, height = screen.size(self.number)
        _, _, inner_width, inner_height = self.frame.box
        x, y, w, h = node.box
        return (round((x + w / 2) * scale + (width - inner_width * scale) / 2),
                round((y + h / 2) * scale
                      + (height - inner_height * scale) / 2))

    def place_above(self, node):
        """The X window above this one that shows a node, and the place there.

        The tree does not know where menus and questions open, but they have
        the size that it says.
        """
        scale = int(os.environ.get('GDK_SCALE', '1'))
        popups = {(width // scale, height // scale): number
                  for number, width, height
                  in self.program.desk.screen.popups()}
        above = node
        while popups and above.path != self.frame.path:
            left, top, *size = above.box if above.is_shown() else (0, 0)
            if tuple(size) in popups:
                x, y, w, h = node.box
                return (popups[tuple(size)],
                        round((x + w / 2 - left) * scale),
                        round((y + h / 2 - top) * scale))
            above = above.parent
        return None

    def board(self):
        """The accessible grid of points that is shown."""
        board = self.known.get(self.frame.path)
        if board is None or not board.is_shown():
            board = wait_for(lambda: self.frame.find('*', 'grid'),
                             what='a board')
            self.known[self.frame.path] = board
        return board
