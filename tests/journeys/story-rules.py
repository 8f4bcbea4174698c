#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-rules: a set of one's own, and positions that may not come back"""
from counting import (COUNT, NEW, RULES, VIRTUAL, begin, choose_side,
                      open_rules)
from journey import story, tell
from keyboard import Keyboard
from review import read_games, wait_file

# --- Rules of one's own ---


@story
def own_rules(desk):
    """Made from the Japanese ones, mended, named, and there the next day."""
    game = desk.start()
    game.press(NEW).wait_window(NEW).press('囲碁')
    open_rules(game).press('変更して自分のルールを作る…')
    game.wait_window('自分のルール')
    # a game that cannot be stopped
    game.press('パス').expect('*対局が終わりません。*')
    game.expect_sensitive('保存', False).shot('rules-contradiction')
    game.press('パス').expect_no('*対局が終わりません。*')
    game.expect_sensitive('保存')
    game.pick('コウ・同形の扱い', '同形再現禁止（位置的）')
    Keyboard(game).tab_to('コミ（互先）', 'spin button')
    game.key('ctrl+a').type('5.5').key('Tab')
    game.fill('ルールの名前*', 'Club rules').press('保存').wait_window(RULES)
    game.find('Club rules', 'list item')
    game.expect('自分のルール').shot('rules-own')
    game.press('キャンセル').wait_window(NEW).key('Escape')
    game.wait_window('純碁*').quit()

    again = desk.start()
    again.press(NEW).wait_window(NEW).press('囲碁')
    again.press('ルール:*').go_to_item('Club rules')
    again.key('Return').expect('ルール: Club rules')
    choose_side(again, 9).expect('*コミ 5目半*')
    again.press('対局開始').wait_window('囲碁*')
    again.play('E5 D5').key('ctrl+s').save_as('club')
    again.expect('club.sgf*').quit()
    first, = read_games(wait_file(desk.path('club.sgf'), 'W[de]'))
    assert first['RU'] == 'Club rules' and first['KM'] == '5.5', \
        first.properties
    base, *fields = first['TNR'].split()
    assert base == 'japan' and 'komi=11' in fields and \
        'repetition=positional' in fields, first['TNR']
    after = desk.start('club.sgf')
    after.expect_point('D5', '白')
    after.press('パス').expect_status('黒がパスしました。')
    after.press('パス').wait_window(COUNT).expect('Club rules・コミ 5目半')
    after.key('Escape').wait_window('club.sgf*').quit()


# --- What may not come back ---


def expect_picture(game, caption):
    """The position that would come back, in a small board."""
    game.find(caption, 'image', 'img')
    return game


@story
def fourth_appearance(desk):
    """2-1: after two virtual moves the shape may not appear once more."""
    game = begin(desk.start(), '2-1*', 9)
    game.play('E5')
    for side, said in (('白', '黒0子、白1子'), ('黒', '黒1子、白1子')):
        game.press(VIRTUAL).expect('盤外の石（虚着）：' + said)
        game.expect_status(side + 'が虚着を打ちました（盤外に一子）。')
    game.press(VIRTUAL).expect_status('1手目に初めて出た盤面が、4回以上*')
    expect_picture(game, '1手目の局面').shot('rules-fourth')
    game.expect('盤外の石（虚着）：黒1子、白1子').expect('4手目・白の番*')
    game.key('Escape').expect_no('1手目の局面')
    # a move on the board makes a new shape
    game.play('D5').press(VIRTUAL).expect('盤外の石（虚着）：黒2子、白1子')
    game.quit()


@story
def superko(desk):
    """Chinese rules: two stones are sent, one comes back, but not again."""
    game = desk.start()
    game.press(NEW).wait_window(NEW).press('囲碁').press('ルール:*')
    game.go_to_item('中国ルール').key('Return').expect('ルール: 中国ルール')
    choose_side(game, 9).press('対局開始').wait_window('囲碁*')
    game.play('A2 C2 B2 D1 E5 B1 E6 A1 C1').expect_point('A1', '空点')
    before = game.stones()
    game.click('B1').expect_status('*7手目*')
    expect_picture(game, '7手目の局面').shot('rules-superko')
    assert game.stones() == before
    game.expect('10手目・白の番*').play('G7').expect_no('7手目の局面')
    game.quit()


tell()
