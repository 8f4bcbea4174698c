# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""room: a class in a teacher's room, in stories and pictures"""
import re

from pupil import Pupil
from window import wait_for

CODE = re.compile(r'(?:\d\s*){6}$')


def find_way(game):
    """Port and code, as a person reads them from the screen."""
    texts = game.texts()
    code = next(text for text in texts if CODE.search(text))
    address = next(text for text in texts if text.startswith('http://'))
    return int(re.search(r':(\d+)', address[7:])[1]), \
        re.sub(r'\D', '', CODE.search(code)[0])


def enter(game, names):
    """Pupils of these names, come in by what the screen says."""
    wait_for(lambda: any(map(CODE.search, game.texts())),
             what='a way into the room')
    port, code = find_way(game)
    return [Pupil(port, code, name, number % 16)
            for number, name in enumerate(names)]


def play(pupils, n_moves):
    """Each plays on the first empty point of the rows, which is allowed."""
    for _ in range(n_moves):
        for pupil in pupils:
            if pupil.is_to_move():
                pupil.tap(pupil.said['table']['stones'].index('.'))


def play_apart(pupils, n_moves):
    """Stones that look like a game: each side has lines of its own."""
    for move in range(n_moves):
        for number, pupil in enumerate(pupils):
            table = pupil.said['table']
            if not pupil.is_to_move():
                continue
            side = 2 if table['to_move'] == 'B' else 4
            width = table['w']
            column = side + (move // 2 * 3 + number // 2) % 2
            row = (move // 2 + number // 2) % table['h']
            point = row * width + column
            if table['stones'][point] == '.':
                pupil.tap(point)
