#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-record: an adjourned game is opened, played to its end and counted

The record stops after 309 moves with White to play. Two moves end the game;
twelve chains are dead in the areas of the other side, and White wins by two
points and a half.
"""
from counting import clear_mark, mark_dead
from journey import story, tell
from keyboard import Keyboard

FILE = 'record-19.sgf'
LAST = 'B17 R2'
DEAD = 'M18 P18 O16 R6 P4 K14 Q12 K9 B7 E5 E3 H3'.split()
# a stone of each in the own area, which costs a point
AFTER = 'Q9 C18'
RESULT = '白の2目半勝ち'


def expect_marks(game):
    for point, name in (('M18', '白 死石 黒地'), ('H3', '死石 白地'),
                        ('J2', '死石 白地'), ('A19', '空点 白地')):
        game.expect_point(point, name)


def check_file(desk):
    """The result is written, and nothing of what was there is lost."""
    text = desk.read(FILE)
    for part in ('RE[W+2.5]', 'KM[6.5]', 'RU[Japanese]', 'PB[星野　小春]',
                 'DT[2026-11-03]', 'C[ケイマに受ける。]',
                 ';W[qj]C[もう一路広く構える打ち方もある。]'):
        assert part in text, part


@story
def walk(desk):
    """Through the record with buttons, keys, list and slider."""
    desk.copy(FILE)
    game = desk.start(FILE)
    game.press('検討').wait_window(FILE + '*')
    game.expect('星野　小春', '川辺　大地', '0 / 309')
    game.expect_sensitive('保存', False).shot('record-first')
    game.press('一手進む').press('一手進む').expect('2 / 309')
    game.key('Page_Down').expect('3 / 309')
    game.key('alt+Left').expect('2 / 309')
    game.click_on(game.find('17の三', 'label')).expect('9 / 309')
    game.expect_point('R17', '黒').expect_point('R11', '空点')
    game.click_on(game.find('今の手数', 'slider')).expect('15? / 309')
    game.shot('record-middle')
    game.press('最後へ').expect('309 / 309', '*310手目・白の番')
    game.press('一手戻る').expect('308 / 309').expect_point('A11', '空点')
    game.press('最初へ').expect('0 / 309').expect_point('R11', '空点')
    game.expect('*1手目・黒の番').expect_sensitive('保存', False)
    game.quit()


@story
def by_mouse(desk):
    """Played on, stopped, marked, resumed, stopped again, agreed, saved."""
    desk.copy(FILE)
    game = desk.start(FILE)
    game.press('検討').press('最後へ').expect('*310手目・白の番').play(LAST)
    game.expect('*312手目・白の番・変更あり')
    game.press('パス').expect_status('*パスしました。')
    game.press('パス').wait_window('終局の確認')
    game.shot('record-count')

    # a chain goes round: dead, seki, alive
    clear_mark(game, 'R6', game.click)
    game.click('R6').expect_point('R6', '死石')
    game.click('R6').expect_point('R6', 'セキ').shot('record-seki')
    game.click('R6').expect_point_no('R6', 'セキ', '死石')
    # an empty point is no chain
    game.click('T1').expect('ここに石はありません。*')
    mark_dead(game, *DEAD).expect('61', '55', '93', '95.5', '95.5 − 93 = 2.5', RESULT)
    game.shot('record-dead')

    # a mark more: both have to agree anew
    game.press('黒：同意').press('白：同意').expect_checked('白：同意')
    game.expect_sensitive('確定').shot('record-agreed')
    game.click('D10').expect_point('D10', '死石')
    game.expect_checked('黒：同意', False).expect_checked('白：同意', False)
    game.expect_sensitive('確定', False)
    game.press('元に戻す').expect_point_no('D10', '死石')
    game.expect('95.5 − 93 = 2.5')

    # White asks to go on: then Black moves
    game.press('対局に戻る').expect('再開を求めるのは？').shot('record-resume')
    game.press('白が再開を求める').wait_window(FILE + '*')
    game.expect('*・黒の番・変更あり').shot('record-resumed')
    game.expect_status('対局に戻りました。黒の番です。')
    game.play(AFTER).press('パス').expect_status('*パスしました。')
    game.press('パス').wait_window('終局の確認')
    mark_dead(game, *DEAD).press('黒：同意').press('白：同意').press('確定')
    game.expect('対局は終わりました。', '60', '54', '94.5 − 92 = 2.5', RESULT)
    game.shot('record-over')
    game.press('閉じる').wait_window(FILE + '*').expect_result(RESULT)
    expect_marks(game.shot('record-end'))
    game.press('保存').expect('record-19.sgf・対局終了')
    game.quit()

    check_file(desk)
    again = desk.start(FILE)
    again.expect_status(RESULT)
    expect_marks(again)
    again.quit()


@story
def by_keyboard(desk):
    """The same without a pointer."""
    desk.copy(FILE)
    game = desk.start(FILE)
    hands = Keyboard(game)
    game.wait_window(FILE + '*').expect('0 / 309')
    hands.key('F8', 'Page_Down', 'Page_Down', 'Page_Up')
    game.expect('1 / 309')
    hands.key('ctrl+End')
    game.expect('309 / 309')
    hands.play(LAST).key('p', 'p')
    game.wait_window('終局の確認')
    marks = Keyboard(game)
    clear_mark(game, 'R6', marks.enter)
    for key, mark in (('Return', '死石'), ('space', 'セキ')):
        marks.enter('R6', key)
        game.expect_point('R6', mark)
    marks.key('BackSpace')
    game.expect_point('R6', '死石')
    marks.key('ctrl+z')
    game.expect_point_no('R6', '死石', 'セキ')

    # back by keys: the question has the focus
    marks.press('対局に戻る')
    game.expect('再開を求めるのは？')
    marks.key('Return')
    game.wait_window(FILE + '*').expect('*・白の番・変更あり')
    hands.key('p', 'p')
    game.wait_window('終局の確認')
    mark_dead(game, *DEAD,
              click=lambda point: marks.find_cursor().enter(point))
    marks.press('黒：同意').press('白：同意').press('確定')
    game.expect('対局は終わりました。', '95.5 − 93 = 2.5', RESULT)
    marks.key('Return')
    game.wait_window(FILE + '*').expect_result(RESULT)
    hands.key('ctrl+s')
    game.expect('record-19.sgf・対局終了')
    game.quit()

    check_file(desk)
    again = desk.start(FILE)
    again.wait_window(FILE + '*').key('ctrl+End').expect_status(RESULT)
    expect_marks(again)
    again.quit()


tell()
