# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""renju: what a person does who plays Renju (連珠)

    begin(game, '自由打ち', declared=True)
    game.play('H8 H9 I9')
"""
from fnmatch import fnmatchcase

from counting import NEW
from journey import RENJU_COLUMNS
from window import wait_for

PATTERNS, COLOURS = '珠型を選ぶ', '先後を決める'
FIVE = '黒 五連です'
# Black to move has a chain after 20 moves, plays elsewhere and gives up.
MISSED = '''(;GM[4]FF[4]SZ[15]CA[UTF-8]PB[Hana]PW[Taro]RE[W+R]
;B[hh];W[ih];B[ij];W[kj];B[jk];W[kg];B[ii];W[ji];B[jg];W[hi];B[fg];W[fl]
;B[de];W[he];B[hg];W[fj];B[fe];W[gf];B[ff];W[fh];B[cc];W[ee])'''


def find_regulations(game):
    """The rows of the list, once one of them has the focus; which one."""
    rows = wait_for(lambda: [row for row in game.find(
        '開局規定の一覧', 'list').children if row.role == 'list item'],
        what='opening regulations')
    return rows, wait_for(lambda: [number for number, row in enumerate(rows)
                                   if row.has_state('focused')],
                          what='a regulation with the focus')[0]


def go_to_regulation(game, name):
    """Goes by arrows to an opening regulation in the list that is open."""
    rows, here = find_regulations(game)
    there = next(number for number, row in enumerate(rows)
                 if fnmatchcase(row.name, name + '*'))
    game.key(*(['Down' if there > here else 'Up'] * abs(there - here)),
             'Return')
    return game.expect('開局規定: %s*' % name)


def open_new(game):
    """The window for a new game, on its page for Renju."""
    game.press(NEW).wait_window(NEW).press('連珠')
    game.columns = RENJU_COLUMNS
    return game


def wait_board(game):
    return game.wait_window('*連珠　15路盤')


def begin(game, regulation, declared=False):
    """A new game, from the main window."""
    open_new(game)
    if not game.sees('開局規定: ' + regulation):
        go_to_regulation(game.press('開局規定:*'), regulation)
    if declared:
        game.press('宣言・指摘')
    wait_board(game.press('対局開始'))
    return game.expect('連珠　' + regulation)


def read_black(game):
    """Who is said to have Black, once all stones are counted."""
    game.expect_sensitive('これで決める')
    said = game.find('*黒は*です。', 'status').name
    return said[said.rindex('黒は') + 2:-len('です。')]
