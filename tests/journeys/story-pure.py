#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-pure: strangers play a whole game of Pure Go on a small board

The same game with the mouse and with the keyboard. Black has the left, White
the right; a ko is fought in the middle of it. Then both fill what is theirs
but for two eyes each, and 25 stones stand against 20.
"""
import fnmatch
import os

from journey import story, tell
from keyboard import Keyboard

BEFORE_KO = 'D4 E4 D3 E3 E5 E6 D6 F5 C5 D5'
AFTER_KO = 'E2 F2 E5 D2 D5 E1 C2 D1 C1 E7 D7 F6'
FILLING = ('C6 F7 C4 G7 C3 G5 B5 F4 B4 G4 B3 F3 A5 G3 A4 E2 A3 G2 C7 G1')
# White has nothing left to fill, and passes between these
LAST = 'B7 A6 A7 B1 A1'
EARLY = 'まだ石を置けるところがあります。続けますか'
# what can be filled still when both have passed for the first time
VERY_LAST = 'A2'
END = '''\
XXXXOOO
X.XXOO.
XXXXXOO
XXXXOOO
XXXXOOO
X.XOOOO
XXXOO.O'''


def read_count(window):
    """The count of the finished game, as both see it."""
    window.expect('20', '25', '25 − 20 = 5', '黒の5個勝ち',
                  '黒 25個、白 20個。黒が 5個 多いです。')
    return window


@story
def by_mouse(desk):
    """From an empty home to a saved game that is still there the next day."""
    game = desk.start()
    game.press('新しい対局').wait_window('新しい対局')
    game.press('7路').expect('純碁　7路盤').shot('pure-new')
    game.press('対局開始').wait_window('純碁*7路*')
    game.play(BEFORE_KO)

    # the ko: refused, said, shown; nothing is played
    before = game.stones()
    game.click('E5').expect_status('コウです。*').shot('pure-ko')
    assert game.stones() == before
    game.expect('11手目・黒の番・変更あり')
    game.play(AFTER_KO + ' ' + FILLING)

    for point in LAST.split():
        game.play(point).press('パス').expect_status('白がパスしました。')
    game.press('パス')

    # both have passed too early: it is asked, and shown where
    game.expect_status(EARLY).expect('両者がパス・変更あり').expect_point('B2', '注目').shot('pure-early')
    game.press('続ける').expect_status('対局に戻りました。白の番です。')

    # White, who passed first, is at a loss and tries an eye of Black: suicide
    game.click('B6').expect_status('自殺手です。*').shot('pure-suicide')
    game.expect_point('B6', '空点')
    game.press('パス').expect_status('白がパスしました。').play(VERY_LAST)
    assert game.stones() == END, game.stones()
    game.press('パス').expect_status('*パスしました。')
    game.press('パス')

    read_count(game.wait_window('終局の確認')).expect_no('黒は、まだ打てます*')
    game.shot('pure-count')
    game.expect_sensitive('確定', False)
    game.press('黒：同意').expect_sensitive('確定', False)
    game.press('白：同意').press('確定')
    read_count(game.expect('対局は終わりました。')).shot('pure-over')
    game.press('閉じる').wait_window('純碁*7路*')
    game.expect_result('黒の5個勝ち').expect('対局終了・変更あり')
    assert not game.sees('パス', 'button')

    # under the name that is proposed
    game.press('保存').wait_window('棋譜を保存').press('保存*')
    game.expect('20*-純碁7路盤.sgf・対局終了').shot('pure-saved')
    game.quit()
    name, = fnmatch.filter(os.listdir(desk.home), '20*-純碁7路盤.sgf')
    assert 'RE[B+5]' in desk.read(name)

    # the next day
    again = desk.start(name)
    again.expect_result('黒の5個勝ち')
    again.expect(name + '・対局終了')
    assert again.stones() == END
    again.quit()


@story
def by_keyboard(desk):
    """The same game without a pointer, saved and opened by keys too."""
    game = desk.start()
    hands = Keyboard(game)
    hands.key('ctrl+n')
    game.wait_window('新しい対局')
    hands.press('7路', back=True).tab_to('対局開始').key('Return')
    game.wait_window('純碁*7路*')
    hands.play(BEFORE_KO).enter('E5')
    game.expect_status('コウです。*').expect_point('E5', '空点')
    hands.play(AFTER_KO + ' ' + FILLING)
    for point in LAST.split():
        hands.play(point).key('p')
        game.expect_status('白がパスしました。')
    hands.key('p')
    # what the question proposes has the keyboard
    game.expect_status(EARLY)
    hands.key('Return')
    game.expect_status('対局に戻りました。白の番です。')
    hands.find_cursor().enter('B6', 'space')
    game.expect_status('自殺手です。*')
    hands.key('p').play(VERY_LAST).key('p', 'p')
    game.wait_window('終局の確認')
    hands.press('黒：同意').press('白：同意').press('確定')
    read_count(game.expect('対局は終わりました。'))
    hands.key('Return')
    game.wait_window('純碁*7路*').expect_result('黒の5個勝ち')
    # the key of what is grey is no point of the board
    hands.key('p')
    game.expect_status('対局は終わっています。*').expect_no('盤の座標')

    hands.key('ctrl+s')
    game.save_as('first game')
    game.expect('first game.sgf・対局終了').quit()

    again = desk.start()
    again.key('ctrl+o').wait_window('棋譜を開く').shot('pure-open')
    again.open_path(desk.path('first game.sgf'))
    again.wait_window('first game.sgf*').key('ctrl+End')
    again.expect_result('黒の5個勝ち')
    assert again.stones() == END
    again.quit()


tell()
