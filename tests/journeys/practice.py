# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""practice: what exercises of Renju ask for, found by the command line

    game = open_practice(desk.start())
    kind = find_kind(game)
    game.click(find_answers(game, kind)[0])
"""
import json
import os
import subprocess

from journey import BUILD, RENJU_COLUMNS
from lesson import open_list
from window import wait_for

FIVE, STOP, FORBIDDEN = '五を作る', '四を止める', '禁手はどこ'
HOME = '練習'


def find_kind(game):
    """What the header bar says is asked."""
    def find():
        return next((name for name in (FIVE, STOP, FORBIDDEN)
                     if game.sees(name + '*レベル*', 'label')), None)
    return wait_for(find, what='a kind of exercise')


def read_rows(game):
    """What the command line says of both sides' rows on the board."""
    rows = game.stones().split('\n')
    letters = 'abcdefghijklmno'
    text = '(;GM[4]SZ[15]%s)'
    stones = ''.join(
        '%s%s' % (name, ''.join('[%s%s]' % (letters[x], letters[y])
                                for y, row in enumerate(rows)
                                for x, stone in enumerate(row)
                                if stone == mark))
        for name, mark in (('AB', 'X'), ('AW', 'O')) if mark in ''.join(rows))
    path = os.path.join(game.desk.home, 'asked.sgf')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text % stones)
    answer = subprocess.run(
        [os.path.join(BUILD, 'app/cli/tengen-cli'), 'renju', '--json', path],
        stdout=subprocess.PIPE, check=True)
    return json.loads(answer.stdout)


def find_answers(game, kind):
    """The right points of the exercise that is shown."""
    said = read_rows(game)
    if kind == FORBIDDEN:
        return [point['point'] for point in said['forbidden']]
    black = game.sees('黒の番です*')
    side = 'black' if black == (kind == FIVE) else 'white'
    return said[side]['fives'][:1]


def find_miss(game, answers):
    """An empty point that is no answer."""
    rows = game.stones().split('\n')
    names = (RENJU_COLUMNS[x] + str(15 - y)
             for y in range(15) for x in range(15) if rows[y][x] == '.')
    return next(name for name in names if name not in answers)


def open_practice(game):
    open_list(game)
    return game.press(HOME).wait_window(HOME)
