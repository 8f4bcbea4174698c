# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""player: the moves of a person whom a level of the computer helps

    player = Player('pure', 7, 9)
    point = player.find('b')
    player.note('w', read_move(game, 2, 7))
    player.close()
"""
import os
import re
import subprocess

from journey import BUILD, COLUMNS
from window import wait_for

ROWS = (' 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 '
        '十九').split(' ')


class Player:
    """Knows the game as it goes on, and finds moves."""

    def __init__(self, rules, size, level, handicap=()):
        self.size = size
        self.program = subprocess.Popen(
            [os.path.join(BUILD, 'app', 'cli', 'tengen-cli'), 'gtp',
             '--rules', rules, '--level', str(level)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask('boardsize %d' % size)
        self.ask('clear_board')
        if handicap:
            self.ask('set_free_handicap ' + ' '.join(handicap))

    def ask(self, command):
        """An answer without its sign; nothing if it was refused."""
        self.program.stdin.write(command + '\n')
        self.program.stdin.flush()
        lines = iter(self.program.stdout.readline, '\n')
        answer = ''.join(lines).rstrip('\n')
        return answer[2:] if answer.startswith('=') else None

    def find(self, colour):
        return self.ask('genmove ' + colour)

    def note(self, colour, point):
        assert self.ask('play %s %s' % (colour, point)) is not None, point

    def close(self):
        self.program.stdin.close()
        self.program.wait()
        self.program.stdout.close()


def read_move(game, number, size):
    """What the list of moves says of a move: a point, or PASS."""
    def find():
        for side in '黒白':
            row = game.top().frame.find('%d %s *' % (number, side))
            if row:
                return row.name
    name = wait_for(find, what='move %d in the list' % number)
    place = re.search(r' (\d+)の([一二三四五六七八九十]+)', name)
    if not place:
        assert 'パス' in name, name
        return 'PASS'
    return COLUMNS[int(place[1]) - 1] + str(size + 1 - ROWS.index(place[2]))
