#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-hands: who has no pointer and does not see the window

All is done with keys, and what happened is known from what a screen reader
says by itself: of what has the focus, and what is announced.
"""
import os
from fnmatch import fnmatchcase

from counting import COUNT, STEPS
from ears import Ears
from journey import story, tell
from keyboard import Keyboard, put_pointer_away
from lesson import WRONG, Keys, Lesson, Walk
from window import wait_for

BEFORE_KO = 'D4 E4 D3 E3 E5 E6 D6 F5 C5'
AFTER_KO = 'E2 F2 E5 D2 D5 E1 C2 D1 C1 E7 D7 F6'
FILLING = ('C6 F7 C4 G7 C3 G5 B5 F4 B4 G4 B3 F3 A5 G3 A4 E2 A3 G2 C7 G1')
END = '''\
XXXXOOO
X.XXOO.
XXXXXOO
XXXXOOO
XXXXOOO
X.XOOOO
XXXOO.O'''
# it cannot be told of the black corner and of the stone at the edge
CORNER = 'D9'
STONES = """
...XO.O..
XXXXOOO..
OOOOO....
X.O......
OOO......
.........
.........
.........
.........
""".split()


def begin(desk, *words):
    """A program, the keys, and what is heard of it."""
    put_pointer_away(desk)
    game = desk.start(*words)
    return game, Keyboard(game), Ears(game)


def write_point(hands, ears, point):
    """Writes where to play in place of going there."""
    hands.key('slash')
    ears.expect_focus('盤の座標', 'text box')
    hands.game.type(point.lower()).key('Return')


@story
def pure_go(desk):
    """A whole game of 純碁 on the 7x7 board, to the count and the file."""
    game, hands, ears = begin(desk)
    ears.expect_focus('5の五 空点', 'table cell', 'grid cell')
    hands.key('ctrl+n')
    game.wait_window('新しい対局')
    ears.expect_focus('対局開始', 'button')
    hands.press('7路', back=True).tab_to('対局開始').key('Return')
    game.wait_window('純碁*7路*')
    ears.expect_focus('4の四 空点')

    hands.play('D4')
    ears.expect('1手目 黒 4の四*')
    write_point(hands, ears, 'E4')
    ears.expect('2手目 白 5の四*').expect_focus('5の四 白')
    hands.find_cursor().play(BEFORE_KO.partition('E4 ')[2])
    ears.expect('9手目 黒 3の三')
    hands.play('D5')
    ears.expect('10手目 白 4の三　1子取り*')
    before = game.stones()
    hands.enter('E5')
    ears.expect('コウです。*')
    hands.key('Return')
    ears.expect('コウです。*')
    assert game.stones() == before
    hands.key('ctrl+z')
    ears.expect('9手目 黒 3の三')
    hands.key('ctrl+shift+z')
    ears.expect('10手目 白 4の三*')
    hands.play(AFTER_KO + ' ' + FILLING + ' B7').key('p')
    ears.expect('白がパスしました。*')
    hands.play('A6').key('p').play('A7').key('p').play('B1').key('p')
    hands.play('A1').enter('B6')
    ears.expect('自殺手です。*')
    hands.key('p').play('A2')
    assert game.stones() == END, game.stones()
    hands.key('p')
    ears.expect('*パスしました。*')
    hands.key('p')

    game.wait_window(COUNT)
    game.expect('黒 25個、白 20個。黒が 5個 多いです。')
    hands.press('黒：同意').press('白：同意').press('確定')
    ears.expect('*対局は終わりました。*')
    hands.key('Return')
    game.wait_window('純碁*7路*')
    ears.expect('*黒の5個勝ち*')
    hands.key('ctrl+s')
    game.save_as('by hand').expect('by hand.sgf・対局終了')
    assert 'RE[B+5]' in desk.read('by hand.sgf')
    game.quit()


class HeardWalk(Walk):
    """Goes through steps and hears what is said of each answer."""

    def __init__(self, game, ears):
        super().__init__(game, Keys)
        self.ears = ears

    def expect_wrong(self):
        self.page.expect_status(*WRONG)
        self.ears.expect(*WRONG)
        self.hands.retry()
        self.page.expect_status(*WRONG, seen=False)

    def expect_right(self):
        super().expect_right()
        self.ears.expect('*正解*')


@story
def lesson(desk):
    """A whole lesson: each step is read out, and so is each answer."""
    game, hands, ears = begin(desk)
    course = Lesson('pure-go-first')
    hands.key('F6')
    game.wait_window('レッスン')
    ears.expect_focus('始める：' + course.title, 'button')
    hands.key('Return')
    game.wait_window(course.title)
    ears.expect(course.steps[0].title + '\n*')

    # without readings, and a word looked up
    hands.press('ふりがな')
    game.go_to_item('なし')
    hands.key('Return').press('ふりがな')
    game.go_to_item('なし')
    assert game.find('なし', 'menu item').has_state('checked')
    hands.key('Escape').tab_to('交点', 'link').key('Return')
    ears.expect('交点\nタテの線とヨコの線が交わる点です。*')
    hands.key('Escape')
    ears.expect_focus('交点', 'link')
    hands.key('shift+Tab')
    ears.expect_focus('5の五 空点')

    walk = HeardWalk(game, ears)
    for step in course.steps:
        walk.take(step)
        if step is not course.steps[-1]:
            ears.forget()
            walk.hands.next()
            ears.expect(course.steps[step.number].title + '\n*')
    game.expect('このレッスンは、ぜんぶできました。').quit()


@story
def count(desk):
    """A finished game of 囲碁 is opened; a stone is called dead, then alive
    after all; and it is counted step by step."""
    stones = {letter: ''.join('[%s%s]' % ('abcdefghi'[x], 'abcdefghi'[y])
                              for y, row in enumerate(STONES)
                              for x, stone in enumerate(row)
                              if stone == letter) for letter in 'XO'}
    with open(desk.path('end.sgf'), 'w', encoding='utf-8') as file:
        file.write('(;GM[1]FF[4]CA[UTF-8]SZ[9]RU[japan]KM[0]AB%sAW%s;B[];W[])'
                   % (stones['X'], stones['O']))
    game, hands, ears = begin(desk)
    hands.key('ctrl+o')
    game.open_path(desk.path('end.sgf'))
    game.wait_window('*囲碁*')
    ears.expect_focus('変化図', 'tree')
    hands.key('ctrl+End')
    ears.expect('2手目 白 パス*')
    hands.press(COUNT)
    game.wait_window(COUNT)
    ears.expect('生死のはっきりしない石が 2か所あります。*')
    hands.key('n', 'd')
    ears.expect('黒 5子（4の一）は死にです。あと 1か所あります。*')
    game.expect_point(CORNER, '死石')
    hands.key('a')
    ears.expect('黒 5子（4の一）は活きです。あと 1か所あります。*')
    game.expect_point_no(CORNER, '死石')
    hands.key('n', 'd')
    ears.expect('黒 1子（1の四）は死にです。全部たしかめました。*')
    hands.press(STEPS)
    game.wait_window(STEPS)
    ears.expect('手順 1／*')
    hands.key('Right')
    ears.expect('手順 2／*')
    hands.key('End')
    ears.expect('*結果*')
    hands.key('Escape')
    game.wait_window(COUNT)
    ears.expect_focus(STEPS, 'button')
    hands.press('黒：同意').press('白：同意').press('確定')
    ears.expect('対局は終わりました。*')
    hands.key('Escape')
    game.wait_window('*囲碁*').quit()


@story
def clock(desk):
    """The time of a player who does not move goes by, with warnings."""
    desk.write_settings("setup-clock='japanese 1 2 2'")
    game, hands, ears = begin(desk)
    hands.key('ctrl+n')
    game.wait_window('新しい対局')
    hands.key('Return')
    game.wait_window('純碁*')
    hands.play('E5')
    ears.expect('1手目 黒 *')
    ears.expect('白、秒読みに入ります。2秒、残り 2回です。')
    ears.expect('白、最後の 1回です。').expect('黒の時間切れ勝ち*')
    game.quit()


tell()
