#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-capture: the first captures win (石取り)

Two people play for one stone, by mouse, save the game and read it again; the
same by keyboard, for three; and games against the computer, which is taken
from, and takes.
"""
from ears import Ears
from journey import story, tell
from keyboard import Keyboard, put_pointer_away
from window import wait_for

NEW = '新しい対局'
# White's stone at D3 is taken by the last move
MOVES = 'D4 D3 C3 A1 E3 A2'
LAST = 'D2'
WON = '石を1個取って、黒の勝ちです。'


def write(desk, name, text):
    with open(desk.path(name), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]' + text)
    return desk.path(name)


def expect_taken(game, black, white, goal):
    """What the cards say."""
    for side, taken in (('黒', black), ('白', white)):
        game.expect('%s*取った石 %d ／%d個*' % (side, taken, goal))
    return game


@story
def by_mouse(desk):
    """From an empty home to a saved win, which is there the next day."""
    game = desk.start()
    game.press(NEW).wait_window(NEW).press('石取り 1個').press('7路')
    game.expect('先に石を1個取ったほうが勝ちです。',
                '純碁　7路盤　石取りゲーム（1個）').shot('capture-new')
    game.press('対局開始').wait_window('*純碁*7路*')
    game.expect('石取りゲーム（1個）').expect_no('パス')
    expect_taken(game, 0, 0, 1)
    game.play(MOVES).expect('7手目・黒の番*')
    game.key('p')
    game.expect('7手目・黒の番*').play(LAST)
    expect_taken(game, 1, 0, 1)
    game.expect_result(WON).shot('capture-won')
    game.expect('対局終了*').expect_no('パス', '終局の確認')

    # it is over: no stone is put down, and 待った opens it again
    stones = game.stones()
    game.click('G7')
    assert game.stones() == stones
    game.press('待った').expect('7手目・黒の番*').expect_no(WON)
    expect_taken(game, 0, 0, 1)
    game.play('G7').expect('8手目・白の番*')
    game.press('待った').expect('7手目・黒の番*')
    game.play(LAST).expect_result(WON)
    game.key('ctrl+s').save_as(desk.path('won.sgf'))
    game.wait_window('won*純碁*')
    game.quit()

    text = desk.read('won.sgf')
    for said in 'RE[B+]', 'TNR[pure goal=1]', 'RU[Capture Go 1]':
        assert said in text, text
    game = desk.start(desk.path('won.sgf'))
    game.expect_result(WON)
    expect_taken(game, 1, 0, 1)
    # the choice of last time
    game.press(NEW).wait_window(NEW).expect_checked('石取り 1個')
    game.press('キャンセル').quit()


@story
def computer(desk):
    """It loses a stone to a person, and takes the first that it can."""
    game = desk.start(write(
        desk, 'taken.sgf',
        'SZ[5]TNR[pure goal=1]TNO[second level=2 seed=5]'
        'AB[cb][bc][cd]AW[cc]PL[B])'))
    game.expect('コンピューター', '白・Lv.2')
    game.play('D3').expect_result(WON)
    expect_taken(game, 1, 0, 1)
    game.quit()

    game = desk.start(write(
        desk, 'takes.sgf',
        'SZ[5]TNR[pure goal=1]TNO[second level=4 seed=5]'
        'AB[cc]AW[cb][bc][cd]PL[B])'))
    game.play('A1').expect_result('石を1個取って、白の勝ちです。')
    expect_taken(game, 0, 1, 1)
    game.press('待った').expect('*1手目・黒の番*')
    game.quit()


@story
def killed(desk):
    """The end is there again after a kill, and so is what was before it."""
    game = desk.start()
    game.press(NEW).wait_window(NEW).press('石取り 1個').press('7路')
    game.press('対局開始').wait_window('*純碁*7路*')
    game.play(MOVES + ' ' + LAST).expect_result(WON)
    game.kill()
    game = desk.start()
    game.expect_result(WON)
    game.press('待った').expect('7手目・黒の番*')
    game.quit()


@story
def alone(desk):
    """Against the computer from the first window to the end of the game."""
    game = desk.start()
    game.press('コンピューターと打つ').wait_window(NEW)
    game.press('石取り 1個').press('7路').press('Lv.4')
    game.press('対局開始').wait_window('*純碁*7路*')
    # no stone is saved: it takes one soon
    for point in 'A1', 'A7', 'G1', 'G7', 'B1', 'F1', 'A2', 'G2':
        if game.sees('対局終了*'):
            break
        if '空点' in game.point(point):
            stones = game.stones()
            game.click(point)
            wait_for(lambda: game.sees('対局終了*') or
                     game.stones().count('O') > stones.count('O'),
                     what='the computer to move')
    game.expect_result('石を*個取って、白の勝ちです。').quit()


@story
def by_keyboard(desk):
    """For three stones, without a pointer; a screen reader says who won."""
    put_pointer_away(desk)
    game = desk.start()
    hands = Keyboard(game)
    game.key('ctrl+n').wait_window(NEW)
    hands.press('石取り 3個')
    hands.press('対局開始')
    game.wait_window('*純碁*9路*')
    hands = Keyboard(game)
    hands.play('D5 D4 C4 A1 E4 A2 D3 B1 A3 B2 B3 G7 C2 G8')
    expect_taken(game, 1, 0, 3)
    ears = Ears(game)
    hands.play('C1')
    ears.expect('*黒の勝ちです。*')
    game.expect_result('石を5個取って、黒の勝ちです。')
    game.key('ctrl+z').expect('15手目・黒の番*')
    game.key('ctrl+shift+z').expect_result('石を5個取って、黒の勝ちです。')
    game.quit()


tell()
