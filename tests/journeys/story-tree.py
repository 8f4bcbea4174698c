#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-tree: room for the tree, for the comment, and for the players

The tree has a window of its own, or its part of the panel as it was dragged.
"""
from fnmatch import fnmatchcase

from journey import story, tell
from keyboard import Keyboard, put_pointer_away
from review import (click_node, expect_comment, expect_node, tree,
                    wait_file, write_comment)
from window import wait_for

CUP = '''(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[Japanese]EV[月例会]PB[花子]PW[太郎]
BR[3k]OT[3x30 byo-yomi];B[ba]BL[600];W[aa]WL[590];B[ab]BL[30]OB[3]
(;W[ee]WL[580];B[gg])(;W[gc];B[ec]C[別の道です。]))
'''
OTHER = '(;GM[1]FF[4]SZ[9]RU[Japanese]PB[Carl]PW[Dora];B[ee])'
BORDER = '変化図とコメントの境'
OWN = '変化図を別のウィンドウで表示'
AWAY = '変化図は別のウィンドウにあります。'
TITLE = '*の変化図'


def open_cup(desk, *words):
    with open(desk.path('cup.sgf'), 'w', encoding='utf-8') as file:
        file.write(CUP)
    return desk.start('cup.sgf', *words).expect('*花子*太郎')


def other(game, title):
    """A window that need not have the focus, or None."""
    return next((window for window in game.windows()
                 if fnmatchcase(window.title, title)), None)


def expect_beside(game, *names):
    """Waits until the window of the game, below that of the tree, shows these."""
    for name in names:
        wait_for(lambda: other(game, 'cup.sgf*').frame.find(name),
                 what='"%s" beside the tree' % name)
    return game


def expect_closed(game, title):
    wait_for(lambda: other(game, title) is None,
             what='no window "%s"' % title)
    return game


def go_on(game):
    """By pointer and keys in the one, seen in the other."""
    click_node(game, 5, 1)
    expect_node(game, '5手目*変化2*')
    expect_beside(game, '5 / 5*')
    game.key('Left', 'Up')
    expect_node(game, '4手目*5の五')
    game.key('Home')
    expect_beside(game, '0 / *')
    game.key('Page_Down', 'Right', 'Right')
    expect_beside(game, '3 / *')
    game.key('alt+Right')
    expect_beside(game, '4 / *')
    game.key('alt+Down')
    expect_node(game, '4手目*変化2*')


def change(game):
    """The menu and the keys of the panel."""
    click_node(game, 4, 1, button=3)
    game.click_on(game.find('本譜にする', 'menu item'))
    wait_for(lambda: '変化2' not in tree(game).description,
             what='the main line')
    expect_beside(game, '*変更あり')
    game.key('ctrl+z')
    expect_node(game, '4手目*変化2*')
    game.key('ctrl+shift+z')
    wait_for(lambda: '変化2' not in tree(game).description,
             what='the main line again')
    game.key('Delete')
    expect_node(game, '3手目*')
    expect_beside(game, '3 / 5*')
    game.key('ctrl+z')
    expect_node(game, '4手目*')
    game.key('ctrl+s')
    expect_beside(game, '4 / 5・cup.sgf')


@story
def walk_in_a_window_of_its_own(desk):
    """Opened, walked in, changed, raised, and gone with its game."""
    game = open_cup(desk)
    game.press(OWN).wait_window('月例会*花子*の変化図')
    expect_node(game, '*')
    expect_beside(game, AWAY)
    game.shot('tree-window')
    go_on(game)
    change(game)
    saved = wait_file(desk.path('cup.sgf'), '別の道')
    assert saved.index('W[gc]') < saved.index('W[ee]'), saved

    # what is done in the game is seen in the tree
    game.switch_to('cup.sgf*').press('最初へ').press('次のコメント')
    expect_comment(game, '別の道です。')
    game.key('ctrl+t').wait_window(TITLE)
    expect_node(game, '5手目*コメントあり')
    assert len([window for window in game.windows()
                if fnmatchcase(window.title, TITLE)]) == 1

    # what asks for a number has the keyboard where it stands
    click_node(game, 5, 0, button=3)
    game.click_on(game.find('手数を指定…', 'menu item'))
    game.wait_window('cup.sgf*').type('7').key('Return', 'Escape')
    game.expect('*変更あり').key('ctrl+z').expect_no('*変更あり')
    game.key('ctrl+t').wait_window(TITLE)
    game.key('ctrl+g').wait_window('cup.sgf*').type('1').key('Return')
    game.expect('1 / *').key('ctrl+End', 'ctrl+t').wait_window(TITLE)
    expect_node(game, '5手目*コメントあり')

    # closed by itself the panel has its tree again
    game.key('Escape').wait_window('cup.sgf*').expect_no(AWAY)
    expect_node(game, '5手目*コメントあり')
    game.key('ctrl+t').wait_window(TITLE).key('F8')
    expect_closed(game, TITLE).wait_window('cup.sgf*').expect('パス')
    game.key('F8').expect('コメント')
    game.key('ctrl+t').wait_window(TITLE)
    game.switch_to('cup.sgf*').key('alt+F4')
    assert game.wait_end() == 0


@story
def another_game_in_the_same_window(desk):
    """The tree follows a file that is read again, and goes with a new game."""
    game = open_cup(desk)
    game.press(OWN).wait_window('*花子*の変化図')
    with open(desk.path('cup.sgf'), 'w', encoding='utf-8') as file:
        file.write(OTHER)
    expect_beside(game, 'この棋譜のファイルが、ほかのプログラムで書きかえられました。')
    game.switch_to('cup.sgf*').press('読み直す').expect('*Carl*Dora')
    game.switch_to('*Carl*の変化図').key('End')
    expect_node(game, '1手目*')
    game.switch_to('cup.sgf*').key('ctrl+n').wait_window('新しい対局*')
    game.press('対局開始')
    expect_closed(game, TITLE)
    game.quit()


@story
def who_plays_and_with_what_time(desk):
    """Ranks, prisoners and the time left, at the move that is shown."""
    game = open_cup(desk)
    game.expect('黒・3級 花子 アゲハマ 0', '白 太郎 アゲハマ 0')
    game.press('一手進む').press('一手進む')
    game.expect('黒・3級 花子 アゲハマ 0 残り時間 10分',
                '白 太郎 アゲハマ 0 残り時間 9分50秒')
    game.press('一手進む')
    game.expect('黒・3級 花子 アゲハマ 1 残り時間 30秒、残り 3回',
                '白 太郎 アゲハマ 0 残り時間 9分50秒')
    # a variation that was not played took no time
    game.key('alt+Right', 'alt+Down')
    game.expect('白 太郎 アゲハマ 0')
    game.shot('review-times').quit()


def find_border(game):
    return game.find(BORDER, 'separator')


def drag_border(game, by):
    window, border = game.top(), find_border(game)
    x, y = window.place(border)
    before = tree(game).box[3]
    game.desk.screen.drag(window.number, x, y, x, y + by)
    return wait_for(lambda: (tree(game).box[3] != before and
                             tree(game).box[3]), what='another tree') - before


@story
def divide_the_panel(desk):
    """By the pointer as far as it goes, and it is so the next day."""
    game = open_cup(desk)
    wide = drag_border(game, 40)
    assert wide == 40, wide
    assert drag_border(game, -500) < -40
    assert tree(game).box[3] >= 100, tree(game).box
    least = tree(game).box[3]
    write_comment(game).type('abc').key('Return', 'Return').type('def')
    expect_comment(game, 'abc*def')
    assert tree(game).box[3] == least, 'the border moved'
    game.quit()
    game = desk.start('cup.sgf').expect('*花子*太郎')
    wait_for(lambda: tree(game).box[3] == least, what='the tree as it was')
    game.quit()


@story
def divide_by_keyboard(desk):
    """One stop of Tab; F6 and F8 are what they are everywhere."""
    game = open_cup(desk)
    put_pointer_away(desk)
    hands = Keyboard(game)
    height = tree(game).box[3]
    hands.tab_to(BORDER, 'separator')
    said = find_border(game).description
    hands.key('Down', 'Down', 'Down')
    wait_for(lambda: tree(game).box[3] > height + 30, what='a higher tree')
    assert find_border(game).description != said
    hands.key('Home')
    wait_for(lambda: tree(game).box[3] < height, what='a lower tree')
    hands.key('Return')
    wait_for(lambda: tree(game).box[3] == height, what='two halves')
    hands.key('F8')
    game.expect('パス')
    hands.key('F8')
    game.expect('コメント')
    hands.key('ctrl+t')
    game.wait_window(TITLE)
    hands.key('Right', 'Right', 'ctrl+w')
    game.wait_window('cup.sgf*').expect('2 / *').quit()


tell()
