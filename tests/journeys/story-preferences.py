#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-preferences: what is chosen is seen at once, and is there again"""
import glob
import os

from journey import story, tell
from keyboard import MANY, Keyboard
from window import wait_for

PREFERENCES = '設定'


def open_preferences(game):
    return game.key('ctrl+comma').wait_window(PREFERENCES)


def choose(game, name, choice):
    """Chooses in a list by keys: what is below is brought into sight."""
    box = game.find(name, 'combo box')
    for _ in range(MANY):
        if any(node.has_state('focused') for node in box.walk()):
            break
        game.key('Tab')
    wait_for(lambda: game.is_in_sight(box), what=name + ' in sight')
    return game.key('space').pick_open(box, name, choice)


def press(game, name, *roles):
    Keyboard(game).tab_to(name, *roles).key('space')
    return game


def leave(game):
    return game.key('Escape').wait_window('純碁*')


def place_of(game, point):
    """Where a point is, also when another window lies over the board."""
    window, cell = game.find_point(point)
    return window.number, *window.place(cell)


def look_at(game, place):
    """The colours about a place, which the window of the choices leaves
    free."""
    number, x, y = place
    return game.desk.screen.look(number, x - 8, y - 8, 16, 16)


def change_all(game, folder):
    """Down the page; the board changes at once."""
    os.mkdir(folder)
    corner = place_of(game, 'A5')
    wood = look_at(game, corner)
    window = open_preferences(game).press('ダーク').top()
    wait_for(lambda: look_at(game, corner) != wood, what='a dark board')
    press(choose(game, '座標', 'A1'), '二度押しで打つ', 'switch')
    game.expect_checked('二度押しで打つ').expect('次に*')
    press(choose(game, '言語', '简体中文'), '選ぶ…').wait_other(window)
    game.key('ctrl+l', 'ctrl+a').type(folder).key('Return')
    game.wait_window(PREFERENCES).expect('*%s*' % folder)
    return lambda: look_at(game, corner) == wood


def reset_and_undo(game, is_wood, folder):
    """All as at the first start, and as it was before that."""
    press(game, 'すべて初めの設定に戻す').expect_no('*%s*' % folder)
    wait_for(is_wood, what='a wooden board')
    game.press('元に戻す').expect('*%s*' % folder)
    wait_for(lambda: not is_wood(), what='a dark board')
    assert game.is_checked('ダーク') and not game.is_checked('木')


def play_carefully(game):
    """A stone in two steps; one by the name of its point."""
    game.click('E5').expect('打つ')
    game.expect_point('E5', '空点').click('E5').expect_point('E5', '黒')
    game.key('slash').expect('盤の座標').type('D4').key('Return')
    game.expect_point('D4', '白')


@story
def chosen(desk):
    """Look, hand and folder at once; the language with the next start."""
    folder = desk.path('games')
    game = desk.start()
    reset_and_undo(game, change_all(game, folder), folder)
    leave(game).expect_point('D4', 'D4')
    play_carefully(game)
    game.press('投了').press('はい')
    wait_for(lambda: glob.glob(os.path.join(folder, '*.sgf')),
             what='the game in ' + folder)
    game.quit()
    desk.start(LANG='C', LC_ALL='C').expect('新对局').quit()


def refuse(game):
    """Tries where a stone lies; gives what is said, and how large the window
    is."""
    game.click('E5')
    wait_for(game.status, what='why that is not possible')
    return game.status(), game.top().frame.box[2:]


@story
def read(desk):
    """Readings in games are seen, not heard, and need no other window."""
    game = desk.start().play('E5')
    before = refuse(game)
    press(open_preferences(game), '対局でもふりがなを付ける', 'switch')
    game.expect_checked('対局でもふりがなを付ける')
    game.key('Escape').wait_window('純碁*').play('D4')
    assert refuse(game) == before, (refuse(game), before)
    game.quit()


tell()
