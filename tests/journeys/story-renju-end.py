#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-renju-end: a game lost by 三々, one that ends when it is said, and a
position of another program"""
from clipboard import Clipboard
from journey import RENJU_COLUMNS, story, tell
from renju import FIVE, begin

PROOF = (('黒が J8 に打ちます。三が同時に二つできます。', '1 / 3'),
         ('*だからこれは三です。', '2 / 3'),
         ('次に J11 に打つと棒四になります（J8〜J11）。だからこれは三です。',
          '3 / 3'))
EXAMPLE = 'H8 H9 I9 F6 J10 G7 K11 L12 I10 L10 I11 L11 I8 I12 I7'


@story
def double_three(desk):
    """Asked, shown step by step, played nevertheless, shown once more."""
    game = begin(desk.start(), '自由打ち')
    game.play('H8 A1 I8 A3 J9 A5 J10 A7').expect_point('J8', '禁手：三々')
    game.click('J8').expect('J8 は三々の禁手', '三が同時に二つできます。')
    game.expect('*三 H8・I8・J8（横）*三 J8・J9・J10（縦）').shot('renju-asked')
    game.expect_point('J8', '空点').press('やめる').expect_no('J8 は三々の禁手')
    game.expect_point('J8', '空点').click('J8').press('確かめる（手順を見る）')
    for sentence, page in PROOF:
        game.expect(sentence, page)
        if page != '3 / 3':
            game.press('次へ')
    game.shot('renju-proof').key('Escape').expect_no('3 / 3')
    game.expect_point('J8', '空点').click('J8').press('それでも打つ')
    game.expect_result('白の勝ち（黒の禁手：三々）*').expect_point('J8', '黒')
    game.press('なぜ？').expect('J8 は三々の禁手').shot('renju-why')
    game.press('確かめる（手順を見る）').expect(*PROOF[0])
    game.quit()


@story
def example_game(desk):
    """Nothing is shown of forbidden points, nothing ends by itself."""
    game = begin(desk.start(), '自由打ち', declared=True)
    game.play(EXAMPLE).expect('連珠　自由打ち・花月', '16手目・白の番*')
    # a sixth stone
    game.expect_point_no('I6', '禁手')
    game.press(FIVE).expect_status('黒「五連です」　白は認めますか。')
    game.press('認めません').expect_result('黒の勝ち（五連）*')
    game.shot('renju-example').press('なぜ？').expect('I7 は五連')
    game.expect('*五連 I7・I8・I9・I10・I11（縦）*')
    game.quit()


@story
def pasted(desk):
    """Played on, and given back."""
    with Clipboard() as other:
        game = desk.start()
        other.copy('h8h9i9f6')
        game.columns = RENJU_COLUMNS
        game.key('ctrl+v').wait_window('連珠　15路盤').expect('連珠　花月')
        game.expect_point('F6', '白').expect('5手目・黒の番*').play('J10')
        game.menu('ファイル', 'クリップボード', '連珠の石の並び*').expect('*コピーしました*')
        assert other.paste() == 'h8h9i9f6j10'
        game.quit()


tell()
