#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-kill: a program that is killed at any moment loses one action at most

Random games are played by pointer and keys, the program is killed without
warning, and what stands on the board after a restart is compared with what was
done: everything that had been seen to be done is there, the action that was
under way is there or is not, a clock stands, and the game goes on. The rules of
what is played here are written down once more (Tried), so that the program is
not asked whether it is right.

Ten times, two hundred times when TENGEN_FULL is 1. TENGEN_SEED repeats games.
"""
import os
import random
import re
import shutil
import time

from journey import story, tell
from window import PATIENCE, wait_for

FULL = os.environ.get('TENGEN_FULL') == '1'
SEED = int(os.environ.get('TENGEN_SEED') or random.SystemRandom().getrandbits(32))
# a game with so many moves to a line of the board ends, and another begins
LONGEST = 4
PASS = None


class Tried:
    """A game as a list of moves, and what lies on the board after them."""

    def __init__(self, size, captures=True, timed=False):
        self.size, self.captures, self.timed = size, captures, timed
        self.moves, self.undone = [], []

    def near(self, point):
        x, y = point
        return [(x + dx, y + dy) for dx, dy in
                ((1, 0), (-1, 0), (0, 1), (0, -1))
                if 0 <= x + dx < self.size and 0 <= y + dy < self.size]

    def chain(self, board, point):
        """The chain at a point, and whether it has a liberty."""
        chain, open_points, free = {point}, [point], False
        while open_points:
            for near in self.near(open_points.pop()):
                if near not in board:
                    free = True
                elif board[near] == board[point] and near not in chain:
                    chain.add(near)
                    open_points.append(near)
        return chain, free

    def put(self, board, point, stone):
        """The board after a stone, or None if that would be suicide."""
        board = dict(board)
        board[point] = stone
        if not self.captures:
            return board
        for near in self.near(point):
            if board.get(near, stone) != stone:
                chain, free = self.chain(board, near)
                if not free:
                    for taken in chain:
                        del board[taken]
        return board if self.chain(board, point)[1] else None

    def boards(self, moves):
        """The boards from the empty one on."""
        board, boards = {}, [{}]
        for number, point in enumerate(moves):
            if point is not PASS:
                board = self.put(board, point, 'XO'[number % 2])
            boards.append(board)
        return boards

    def legal(self):
        """Points where no rule set has anything against a stone."""
        boards = self.boards(self.moves)
        for x in range(self.size):
            for y in range(self.size):
                if (x, y) in boards[-1] or not self.apart(x, y):
                    continue
                after = self.put(boards[-1], (x, y), 'XO'[len(self.moves) % 2])
                if after is not None and after not in boards:
                    yield x, y

    def apart(self, x, y):
        """In Renju the first stone lies in the middle, and all are kept from
        forming rows."""
        if self.captures:
            return True
        if not self.moves:
            return x == y == self.size // 2
        return (x + 2 * y) % 5 == 1 + 2 * (len(self.moves) % 2)

    def picture(self, moves):
        board = self.boards(moves)[-1]
        return '\n'.join(''.join(board.get((x, y), '.')
                                 for x in range(self.size))
                         for y in range(self.size))


class Player:
    """Plays a game at the window, as fast as it goes."""

    def __init__(self, desk, dice, tried):
        self.desk, self.dice, self.tried = desk, dice, tried
        self.game = self.clicked = None

    def start(self):
        self.game = self.desk.start()
        # a second click there, soon after, would be half of a double click
        self.clicked = None
        window = self.game.top()
        board, size = window.board(), self.tried.size
        assert board.count_children() == size * size, 'another board'
        self.cells = board.children
        self.subtitle = self.game.find('*手目・*')
        self.number = window.number
        first, last = window.place(self.cells[0]), window.place(self.cells[-1])
        self.places = [[first[i] + (last[i] - first[i]) * n / (size - 1)
                        for n in range(size)] for i in (0, 1)]

    def click(self, point):
        self.clicked = point
        self.desk.screen.click(self.number, round(self.places[0][point[0]]),
                               round(self.places[1][point[1]]))

    def choose(self):
        """An action: how it is done, and the moves and what can be done again
        after it."""
        moves, undone, dice = self.tried.moves, self.tried.undone, self.dice
        points = [point for point in self.tried.legal()
                  if point != self.clicked]
        if moves and dice.random() < 0.12:
            return (lambda: self.desk.screen.key('ctrl+z'),
                    moves[:-1], [moves[-1], *undone])
        if undone and (dice.random() < 0.5 or not points):
            return (lambda: self.desk.screen.key('ctrl+shift+z'),
                    [*moves, undone[0]], undone[1:])
        if self.tried.captures and moves and moves[-1] is not PASS \
                and dice.random() < 0.06:
            return lambda: self.desk.screen.key('p'), [*moves, PASS], []
        point = dice.choice(points)
        return lambda: self.click(point), [*moves, point], []

    def shows(self, moves):
        """Whether the window shows the game after these moves."""
        number = re.search(r'(\d+)手目', self.subtitle.name)
        return (number and int(number[1]) == len(moves) + 1
                and self.game.stones() == self.tried.picture(moves))

    def act(self):
        """An action that is seen to be done."""
        do, moves, undone = self.choose()
        do()
        self.tried.moves, self.tried.undone = moves, undone
        wait_for(lambda: self.has_come(moves), PATIENCE,
                 lambda: 'the board\n%s\ninstead of\n%s' % (
                     self.tried.picture(moves), self.game.stones()))

    def has_come(self, moves):
        """A look at what changed alone: all is compared after the restart."""
        if self.tried.undone or not moves or moves[-1] is PASS:
            return self.shows(moves)
        x, y = moves[-1]
        name = self.cells[y * self.tried.size + x].name
        return '黒白'[(len(moves) - 1) % 2] in name

    def is_killed(self):
        """Kills it, often while it does something, and tells what may stand."""
        before = self.tried.moves, self.tried.undone
        after = before
        if self.dice.random() < 0.8:
            do, *after = self.choose()
            do()
            time.sleep(self.dice.random() * 0.02)
        self.game.kill()
        return before, tuple(after)

    def kill_at_start(self):
        """Once more while it reads what was written."""
        if self.dice.random() < 0.3:
            program = self.desk.start(window=False)
            time.sleep(self.dice.random() * 0.6)
            program.kill()
            return 1
        return 0

    def kill_and_compare(self):
        """Gives how often it was killed."""
        before, after = self.is_killed()
        kills = 1 + self.kill_at_start()
        self.start()
        stands = wait_for(
            lambda: next((state for state in (after, before)
                          if self.shows(state[0])), None), 5,
            lambda: 'one of\n%s\n\n%s\ninstead of\n%s' % (
                self.tried.picture(before[0]), self.tried.picture(after[0]),
                self.game.stones()))
        self.tried.moves, self.tried.undone = stands
        if self.tried.timed and (before[0] or stands[0]):
            self.go_on()
        return kills

    def go_on(self):
        """No stone can be put before somebody lets the clock go on."""
        self.click(self.dice.choice(list(self.tried.legal())))
        self.game.expect_status('*再開してから打ってください。')
        assert self.shows(self.tried.moves), 'the clock runs'
        self.desk.screen.key('F4')


def play_and_kill(desk, setup, n_kills, *kind):
    dice = random.Random('%d %s' % (SEED, kind))
    print('# TENGEN_SEED=%d' % SEED)
    while n_kills > 0:
        # as if this had been the last game, and none had been left
        desk.write_settings(*setup)
        shutil.rmtree(desk.path('state'), ignore_errors=True)
        player = Player(desk, dice, Tried(*kind))
        player.start()
        while n_kills > 0 and len(player.tried.moves) < LONGEST * kind[0]:
            for _ in range(dice.randint(1, 9)):
                player.act()
            n_kills -= player.kill_and_compare()
        player.act()
        player.game.kill()


@story
def pure_on_nine(desk):
    play_and_kill(desk, ["setup=(9, 9, 'pure', 0, 0, '', '')"],
                  80 if FULL else 4, 9)


@story
def go_with_a_clock(desk):
    play_and_kill(desk, ["setup=(7, 7, 'japan', 0, 0, '', '')",
                         "setup-clock='japanese 3600 30 3'"],
                  60 if FULL else 3, 7, True, True)


@story
def renju(desk):
    play_and_kill(desk, ['setup-renju=true'], 60 if FULL else 3, 15, False)


tell()
