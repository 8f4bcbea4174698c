#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-renju: 珠型交代打ち from 握り to a declared five, by mouse and by keys"""
from counting import NEW
from journey import RENJU_COLUMNS, story, tell
from keyboard import Keyboard
from renju import (COLOURS, FIVE, PATTERNS, go_to_regulation, open_new,
                   read_black, wait_board)

TERMS = '連珠　15路盤　珠型交代打ち・宣言・指摘'
ASKED = '%s（仮後）：黒白を交代しますか。'
# 花月, then Black goes on with the diagonal
FOUR, LAST = 'A1 J10 A3 K11', 'A5 L12'


def expect_start(game, black, white):
    """Greetings, and who has to begin."""
    wait_board(game).expect_status('よろしくお願いいたします。*')
    game.expect('%s（仮先）：珠型を選んでください。' % black)
    game.expect('黒（仮先） %s 手番' % black, '白（仮後） ' + white)


def expect_pattern(game, white):
    wait_board(game).expect('連珠　珠型交代打ち・花月', ASKED % white)
    assert game.stones().count('X') == 2, game.stones()
    game.expect_point('H8', '黒').expect_point('H9', '白')
    game.expect_point('I9', '黒')


def expect_swapped(game, black, white):
    """Names have moved, stones have not."""
    game.expect_status('黒白を交代しました。黒は%s、白は%sです。'
                       % (black, white))
    game.expect('黒 ' + black, '白 %s 手番' % white, '4手目・白の番*')
    game.wait_window('%s–%s · 連珠　15路盤' % (black, white))
    game.expect_point('H8', '黒').expect_point('H9', '白')


def expect_won(game):
    game.expect_result('黒の勝ち（五連）*').expect('*ありがとうございました。')
    game.expect('対局終了*', 'なぜ？', 'もう一局')


@story
def by_mouse(desk):
    """Who began as Black has White in the end."""
    game = desk.start()
    open_new(game).press('開局規定:*')
    go_to_regulation(game, '珠型交代打ち').press('宣言・指摘')
    game.expect(TERMS).fill('仮先の名前', 'Hana').fill('仮後の名前', 'Taro')
    game.press(COLOURS).wait_window(COLOURS).press('石を握る')
    game.press('手を開く')
    first = read_black(game.shot('renju-colours'))
    second = 'Taro' if first == 'Hana' else 'Hana'
    game.press('これで決める').wait_window(NEW).press('対局開始')
    game.expect('*盤に禁手の印は出ません。').close_notice()
    expect_start(game, first, second)
    game.press(PATTERNS).wait_window(PATTERNS).shot('renju-patterns')
    game.click_on(game.find('D4 花月*'))
    expect_pattern(game, second)
    game.press('交代する（黒を持つ）')
    expect_swapped(game.shot('renju-swapped'), second, first)
    # with four stones there is nothing to claim yet
    game.play(FOUR).expect_no(FIVE).play('A7 O1').press(FIVE)
    game.expect_status('その色の五連は盤にありません。*')
    game.play(LAST).expect('12手目・白の番*').press(FIVE)
    game.expect_status('黒「五連です」　白は認めますか。').shot('renju-declared')
    game.press('認めます')
    expect_won(game)
    game.quit()


@story
def by_keys(desk):
    """The same without a pointer, and without names."""
    game = desk.start()
    hands = Keyboard(game)
    game.key('ctrl+n').wait_window(NEW)
    hands.press('連珠').press('開局規定:*')
    game.columns = RENJU_COLUMNS
    go_to_regulation(game, '珠型交代打ち')
    hands.press('宣言・指摘')
    game.expect(TERMS)
    hands.press(COLOURS)
    game.wait_window(COLOURS)
    hands.press('石を握る')
    game.expect('手を開く').key('space')
    read_black(game)
    game.key('Return').wait_window(NEW)
    hands.press('対局開始')
    wait_board(game).expect('黒（仮先） 手番', '*珠型を選んでください。')
    game.key('k').wait_window(PATTERNS).find('D1 寒星*', 'status')
    game.key('Right', 'Right', 'Right').find('D4 花月*', 'status')
    game.key('Return')
    wait_board(game).expect('連珠　珠型交代打ち・花月', '*黒白を交代しますか。')
    game.key('2').expect_status('黒白を交代しました。黒は仮後、白は仮先です。')
    hands.play(FOUR).key('5')
    game.expect_status('その色の五連は盤にありません。*')
    hands.play(LAST).key('5')
    game.expect_status('黒「五連です」　白は認めますか。')
    hands.press('認めます')
    expect_won(game)
    game.quit()


tell()
