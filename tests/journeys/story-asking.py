#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-asking: saving asks before it writes over what may be right

A charset that was guessed, a result that changed, and what is saved unasked.
"""
from ears import Ears
from journey import story, tell
from window import wait_for

GUESSED = '''(;GM[1]FF[3]SZ[9]PB[表　一郎]PW[能登　花子]RU[日本]
;B[ee]C[ここが大事];W[dd])
'''.encode('cp932')
ENDED = b'(;GM[1]FF[4]SZ[9]RU[Japanese]RE[W+6.5]PB[A]PW[B];B[ee];W[dd])'
ELSEWHERE, OVER = '別の場所に保存…', '上書き'
SAVED = '保存しました。元の内容は「%s~」に残しました。'


def write(desk, name, data):
    with open(desk.path(name), 'wb') as file:
        file.write(data)


def read(desk, name):
    with open(desk.path(name), 'rb') as file:
        return file.read()


@story
def a_guessed_charset(desk):
    """The old bytes are kept; it is asked once."""
    write(desk, 'old.sgf', GUESSED)
    game = desk.start('old.sgf')
    game.expect('文字コードは推定です*')
    ears = Ears(game)
    game.key('ctrl+s').expect('*文字コードは推定です：日本語（*まちがっていると*')
    ears.expect('*文字コードは推定です：日本語（*')
    ears.expect_focus(ELSEWHERE)
    game.shot('asking-charset')
    assert read(desk, 'old.sgf') == GUESSED
    game.key('Tab', 'Return').expect(SAVED % 'old.sgf').shot('asking-kept')
    assert read(desk, 'old.sgf~') == GUESSED
    assert '表　一郎'.encode() in read(desk, 'old.sgf')
    game.play('C3').expect('*変更あり').key('ctrl+s').expect_no('*変更あり')
    game.expect_no(OVER)
    wait_for(lambda: b'B[cg]' in read(desk, 'old.sgf'), what='the move')
    game.quit()


@story
def another_result(desk):
    """Saved elsewhere: the other file is the game's from then on."""
    write(desk, 'end.sgf', ENDED)
    game = desk.start('end.sgf')
    game.press('検討').press('最後へ').press('投了')
    game.expect('黒が投了しますか？').press('はい')
    game.expect_result('白の中押し勝ち').key('ctrl+s')
    game.expect('*結果が変わります（白の6目半勝ち → 白の中押し勝ち）。*')
    game.shot('asking-result')
    game.press(ELSEWHERE).save_as('new.sgf').wait_window('new.sgf*')
    assert read(desk, 'end.sgf') == ENDED
    assert b'RE[W+R]' in read(desk, 'new.sgf')
    game.key('ctrl+z').expect('*変更あり').key('ctrl+s')
    game.expect_no('*変更あり').expect_no(OVER).quit()


@story
def nothing_to_ask(desk):
    """Plain letters, a first result; rules that were assumed are named."""
    write(desk, 'plain.sgf', b'(;GM[1]SZ[9]PB[A]PW[B];B[ee];W[dd])')
    game = desk.start('plain.sgf')
    game.expect('*日本ルールとして読みました*').press('検討').press('最後へ')
    game.press('投了').press('はい').expect_result('白の中押し勝ち')
    game.key('ctrl+s').expect_no('*変更あり').expect_no(OVER)
    text = wait_for(lambda: b'RE[' in read(desk, 'plain.sgf')
                    and read(desk, 'plain.sgf'))
    assert b'RU[Japanese]' in text, text
    game.key('ctrl+z').expect('*変更あり').key('ctrl+s')
    game.expect_no('*変更あり').quit()
    assert b'RU[' not in read(desk, 'plain.sgf')


tell()
