#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-chain: a win by fours that was missed is found in review (四追い)"""
from journey import RENJU_COLUMNS, story, tell
from keyboard import Keyboard
from renju import MISSED
from review import expect_comment

FOUND = '黒に四追いがあります。E11から、3手で五連です。'
END = '五連になる点が二つあり、両方は止められません。'
NONE = '白に四追いはありません。最後まで調べました。'


def open_missed(desk):
    with open(desk.path('missed.sgf'), 'w', encoding='utf-8') as file:
        file.write(MISSED)
    game = desk.start('missed.sgf')
    game.columns = RENJU_COLUMNS
    return game.expect('*Hana*')


def expect_chain(game):
    """The variation stands behind the move of the game."""
    game.expect_status(FOUND).expect_point('E11', '黒')
    game.expect('21 / 23')
    expect_comment(game, FOUND)


def walk_chain(game, onward):
    """To the four that has no answer."""
    onward()
    game.expect('22 / 23').expect_point('G9', '白')
    onward()
    game.expect('23 / 23').expect_point('C11', '黒')
    expect_comment(game, END)


@story
def by_mouse(desk):
    """White has no chain, Black has; asked again, nothing is added."""
    game = open_missed(desk)
    game.press('最後へ').press('一手戻る').press('一手戻る').expect('20 / 22')
    game.press('白の四追い？').expect_status(NONE)
    game.press('黒の四追い？')
    expect_chain(game.shot('chain'))
    game.key('ctrl+z').expect('20 / 22').expect_point('E11', '空点')
    game.press('黒の四追い？')
    expect_chain(game)
    walk_chain(game, lambda: game.press('一手進む'))
    for _ in range(3):
        game.press('一手戻る')
    game.expect('20 / *').press('黒の四追い？')
    expect_chain(game)
    game.quit()


@story
def by_keys(desk):
    """The same without a pointer; what threatens where the other is to move."""
    game = open_missed(desk)
    Keyboard(game)
    game.key('End', 'Page_Up', 'Page_Up').expect('20 / 22')
    game.key('alt+w').expect_status(NONE)
    game.key('alt+b')
    expect_chain(game)
    walk_chain(game, lambda: game.key('Page_Down'))
    # before White's move: White passes, and Black wins
    game.key('Page_Up', 'Page_Up', 'Page_Up', 'Page_Up').expect('19 / *')
    game.key('alt+b')
    game.expect_status('黒に四追いがあります。*').expect('20 / *')
    game.quit()


tell()
