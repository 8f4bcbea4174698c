# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""room: a class in a teacher's room, in stories and pictures"""
import contextlib
import fcntl
import glob
import os
import re
import subprocess

from clipboard import Clipboard
from journey import BUILD
from pupil import Pupil
from window import wait_for

CODE = re.compile(r'(?:\d\s*){6}$')


@contextlib.contextmanager
def hold_ports():
    """Meanwhile no other story opens a room, as that could take the port of a
    host that was killed before the host is there again."""
    with open(os.path.join(BUILD, 'room-ports.lock'), 'w') as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def open_room(game, names):
    """Fills in the form, and opens a room for these names."""
    game.wait_window('部屋を開く').expect('*暗号化されません*')
    game.click_into(game.find('クラスの名前（1行にひとり）', 'text box'))
    with Clipboard() as clipboard:
        clipboard.copy('\n'.join(names))
        game.key('ctrl+v')
        game.expect('%d人' % len(names))
    game.shot('room-form')
    with hold_ports():
        game.press('部屋を開く')
        game.wait_window('囲碁教室').expect('番号: *', 'http://*')


def read_code(desk):
    """The address that a camera sees in the last row of a class: the screen at
    a quarter of its size."""
    picture = desk.path('code.png')

    def look():
        subprocess.run(['import', '-window', 'root', '-resize', '25%', picture],
                       check=True)
        run = subprocess.run(['zbarimg', '-q', '--raw', picture],
                             capture_output=True, text=True)
        return run.stdout.strip()
    url = wait_for(look, what='the code is read')
    assert re.fullmatch(r'http://[\d.]+:\d+/#[0-9a-f]{32}', url), url
    return url


def find_folders(desk):
    """Where a room of this desk keeps its games."""
    return glob.glob(desk.path('data/tengen/matches/*'))


def change_game(game, size):
    """Another game, from now on: Go under Japanese rules."""
    game.press('メニュー').go_to_item('部屋の設定…').key('Return')
    game.wait_window('部屋の設定')
    game.expect('純碁*', 'これから始まる対局に使われます*').shot('room-settings')
    game.press('対局の内容を変える…').wait_window('*対局*').press('囲碁')
    game.press('%d路' % size).shot('room-settings-game')
    game.press('これにする')
    game.wait_window('部屋の設定').expect('囲碁*日本ルール*').press('設定を変える')
    game.wait_window('囲碁教室').expect('囲碁*%d路盤*' % size)


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
