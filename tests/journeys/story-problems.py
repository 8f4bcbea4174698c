#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-problems: a file of problems is solved, left, and gone on with

The file says in five ways what is right; two of its games are no problems, two
are exercises that the program made.
"""
import os

from journey import RENJU_COLUMNS, story, tell
from keyboard import Keyboard
from lesson import AGAIN, RIGHT, WRONG
from practice import HOME, open_practice
from window import wait_for

FILE = 'problems.sgf'
NAME = 'problems'
OPEN = '問題集を開く…'
NEXT, PREVIOUS, LEAVE = '次の問題 ›', '‹ 前の問題', '練習へもどる'
PLACE, SOLVED = '問題 %d / 8', '✓ 解きました'
LISTED = '%d問のうち%d問を解きました'
OUTSIDE = 'このファイルにはない手です*'
PLAYED = '*3番は出題しません。*対局の棋譜です。*8番は出題しません。*'
PROVED = 'ファイルにはない手ですが、この手でも、印の石を取れます。'
REFUTED = 'ファイルにはない手です。この手では、印の石を取れません。'
ANSWER, CLOSE = '答えを見る', '閉じる'


def read_log(desk):
    with open(desk.path('data/tengen/practice'), encoding='utf-8') as file:
        return [line.split() for line in file.read().splitlines()[1:]]


def read_results(desk):
    return [line[5] for line in read_log(desk)]


def solve(game, points):
    """The learner's moves; the file replies."""
    for point in points.split():
        before = game.stones()
        game.click(point)
        wait_for(lambda: game.stones() != before, what='a move at ' + point)
    game.expect(RIGHT)


def go_on(game, number):
    game.press(NEXT).expect(PLACE % number)
    wait_for(lambda: not game.sees(RIGHT), what='problem %d' % number)
    return game


@story
def by_mouse(desk):
    path = desk.copy(FILE)
    with open(path, 'rb') as file:
        before = file.read()
    game = open_practice(desk.start())
    game.expect(OPEN).shot('problems-home')
    game.press(OPEN)
    game.open_path(path).wait_window(NAME)
    game.expect(PLACE % 1, PLAYED).shot('problems-first')
    game.press(CLOSE)
    # a move that is not in the file is taken back, and is not wrong
    game.click('H8').expect(OUTSIDE)
    assert 'X' not in game.stones().split('\n')[1]
    game.shot('problems-outside')
    # a wrong one is refuted by the file
    game.click('A1')
    game.expect(*WRONG[:1])
    game.expect('白に二眼ができました。').shot('problems-wrong')
    game.press(AGAIN)
    solve(game, 'B1 C1')
    game.expect('白を全部取りました。', SOLVED).shot('problems-right')
    assert read_results(desk) == ['missed']
    go_on(game, 2)
    solve(game, 'H9')
    go_on(game, 3)
    solve(game, 'D5')
    go_on(game, 4)
    solve(game, 'A4 A7')
    # left in the middle of a file
    game.press(NEXT).expect(PLACE % 5)
    game.columns = RENJU_COLUMNS
    game.shot('problems-renju')
    game.press('練習').wait_window(HOME)
    game.expect(LISTED % (8, 4)).shot('problems-list')
    game.quit()
    with open(path, 'rb') as file:
        assert file.read() == before
    # it goes on there the next day
    game = open_practice(desk.start())
    game.expect(LISTED % (8, 4))
    game.click_on(game.find(NAME + '*', 'list item'))
    game.wait_window(NAME).expect(PLACE % 5)
    game.columns = RENJU_COLUMNS
    solve(game, 'J8')
    game.expect('五です。')
    go_on(game, 6)
    # any other can be chosen
    game.press(PLACE % 6).expect('5 ✓', '6').shot('problems-numbers')
    game.click_on(game.find('2 ✓')).expect(PLACE % 2, SOLVED)
    game.quit()
    assert read_results(desk) == ['missed'] + ['first'] * 4


@story
def by_keyboard(desk):
    """Without the mouse, to the end of the file."""
    desk.write_settings("practice-collections=['file://%s']"
                        % desk.copy(FILE))
    game = desk.start()
    keys = Keyboard(game)
    game.key('F6').wait_window('レッスン')
    keys.tab_to(HOME)
    game.key('space').wait_window(HOME)
    game.expect(LISTED % (8, 0))
    keys.tab_to(NAME + '*', 'list item')
    game.key('Return').wait_window(NAME)
    game.expect(PLACE % 1)
    keys.enter('B1')
    keys.enter('C1')
    game.expect(RIGHT, SOLVED)
    # what is solved is left by the key of lessons
    game.key('Page_Down').expect(PLACE % 2)
    # and a problem that is not, by another one
    for number in range(3, 7):
        game.key('ctrl+Page_Down').expect(PLACE % number)
    game.key('ctrl+Page_Up').expect(PLACE % 5)
    # the list of all begins at the one that is shown
    keys.tab_to(PLACE % 5)
    game.key('Return').expect('1 ✓').key('Right', 'Return').expect(PLACE % 6)
    keys.here = None
    keys.enter('A9')
    game.expect(OUTSIDE)
    # the answer may be seen, which does not count as solved
    keys.tab_to(ANSWER)
    game.key('space').expect('答え*')
    assert read_results(desk) == ['first', 'shown']
    game.expect_no(SOLVED)
    # an exercise of the program asks as it always does
    game.key('Page_Down').expect(PLACE % 7)
    keys.tab_to('*', 'text box', 'spin button')
    game.key('1', '0', 'Return').expect(RIGHT)
    game.shot('problems-number')
    game.key('Page_Down').expect(PLACE % 8, LEAVE)
    keys.here = None
    keys.enter('C3')
    game.expect(RIGHT)
    game.key('Page_Down').wait_window(HOME)
    game.expect(LISTED % (8, 3))
    assert read_results(desk) == ['first', 'shown', 'first', 'first']
    game.key('Escape').wait_window('レッスン')
    game.quit()


@story
def moves_that_are_proved(desk):
    """A marked stone: what the file does not know is proved, where it can."""
    path = os.path.join(desk.home, 'marked.sgf')
    with open(path, 'w', encoding='utf-8') as file:
        file.write('(;SZ[9]AW[ii]AB[hh]TR[ii];B[hi])'
                   '(;SZ[9]AW[ah][bh][ch][dh][di]TR[ah]'
                   'AB[ag][bg][cg][dg][eg][eh][ei];B[bi];W[ai];B[ci])')
    desk.write_settings("practice-collections=['file://%s']" % path)
    game = open_practice(desk.start())
    game.click_on(game.find('marked*', 'list item')).wait_window('marked')
    game.click('J2').expect(RIGHT, PROVED)
    game.press(NEXT).expect('問題 2 / 2')
    wait_for(lambda: not game.sees(RIGHT), what='problem 2')
    game.click('A1').expect(*WRONG[:1])
    game.expect(REFUTED).shot('problems-refuted')
    game.press(AGAIN)
    solve(game, 'B1 C1')
    assert read_results(desk) == ['first', 'missed']
    game.quit()


@story
def files_that_are_none(desk):
    """A game, an empty file, and one that is gone: a sentence, nothing lost."""
    path = desk.copy(FILE)
    game = desk.copy('record-19.sgf')
    empty = os.path.join(desk.home, 'empty.sgf')
    with open(empty, 'w', encoding='utf-8'):
        pass
    desk.write_settings("practice-collections=['file://%s']" % path)
    window = open_practice(desk.start())
    window.expect(LISTED % (8, 0))
    window.press(OPEN)
    window.open_path(game)
    window.expect('「record-19」には問題がありません。*対局の棋譜です。*')
    window.press(CLOSE)
    window.press(OPEN)
    window.open_path(empty)
    window.expect('「empty」は読めませんでした。*')
    window.press(CLOSE)
    assert window.title() == HOME
    os.rename(path, path + '.away')
    window.press('レッスン').wait_window('レッスン')
    window.press(HOME).wait_window(HOME)
    wait_for(lambda: not window.sees(LISTED % (8, 0)), what='a file gone')
    window.shot('problems-gone')
    window.click_on(window.find(NAME + '*', 'list item'))
    window.expect('「problems」は読めませんでした。*')
    window.press(CLOSE)
    window.press('「problems」を一覧から外す')
    wait_for(lambda: not window.sees(NAME + '*', 'list item'),
             what='an empty list')
    window.quit()


tell()
