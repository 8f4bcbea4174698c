#!/usr/bin/python3 -B
# SPDX-FileCopyrightText: The Tengen authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""story-compare: what other rules would make of a game (数え方くらべ)

And a count in which people agree on numbers, not on stones alone.
"""
import csv

from counting import (COMPARE, COUNT, NEW, STEPS, begin, choose_side,
                      expect_step, expect_sum, read_rows)
from journey import story, tell
from keyboard import Keyboard
from window import wait_for


@story
def comparison(desk):
    """A finished game under all rules; as a table, and with its steps."""
    game = desk.start()
    game.press(NEW).wait_window(NEW).press('囲碁')
    choose_side(game, 5).press('対局開始').wait_window('囲碁*')
    # Black fills the last neutral point
    game.play('B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 C2 C3 C4 C5')
    game.press('パス').expect_status('白がパスしました。')
    game.press('パス').wait_window(COUNT)
    game.press('黒：同意').press('白：同意').press('確定')
    game.expect('対局は終わりました。').press('閉じる').wait_window('囲碁*')
    game.menu('数え方', COMPARE).wait_window(COMPARE)
    rows = read_rows(game)
    assert rows['日本ルール（この対局）'] == [
        '5目', '5目', '0', '', '6.5', '白の6目半勝ち',
        '黒の最後の一手 −1・コミ −6.5'], rows
    assert rows['中国ルール'] == ['13点', '12点', '黒 +1', '13 : 12', '6.5',
                             '白の5目半勝ち', 'コミ −6.5'], rows
    # the komi that each set has by itself, and none
    game.pick('コミ', '各ルールのコミ')
    wait_for(lambda: read_rows(game)['中国ルール'][5] == '白の6目半勝ち',
             what='another komi')
    game.pick('コミ', 'なし')
    wait_for(lambda: read_rows(game)['中国ルール'][5] == '黒の1目勝ち',
             what='no komi')
    assert read_rows(game)['日本ルール（この対局）'][5] == '引き分け'
    game.shot('count-comparison')
    check_table(desk, game)
    game.click_on(game.find('中国ルール', 'label')).press('手順を見る')
    game.wait_window(STEPS).expect('*：中国ルール').key('End')
    expect_step(game, '*結果*')
    game.expect('8', '7', '13').key('Escape').wait_window(COMPARE)
    game.key('Escape').wait_window('囲碁*').quit()


def check_table(desk, game):
    """The table as other programs read it: all sets, in their order."""
    game.press('保存…*').wait_window('表の保存')
    game.key('ctrl+a').type(desk.path('all.csv')).key('Return')
    game.wait_window(COMPARE).expect('「all.csv」に保存しました。')
    with open(desk.path('all.csv'), 'rb') as file:
        assert file.read(3) == b'\xef\xbb\xbf'
    with open(desk.path('all.csv'), encoding='utf-8-sig', newline='') as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 21, len(rows)
    table = {row['記号']: row for row in rows}
    assert table['japan']['黒の差'] == '0' and table['china']['黒の差'] == '1'
    assert table['japan']['結果'] == '引き分け', table['japan']
    assert '黒の最後の一手 −1' in table['japan'].values(), table['japan']
    for name in ('1-2', '2-2', '3-2', '4-2', 'ing'):
        row = table[name]
        assert row['黒（点）'], row
        assert float(row['黒（点）']) - float(row['白（点）']) == 1, row


@story
def compared_example(desk):
    """An example under all rules: the last rows too, by keys."""
    game = desk.start()
    game.menu('数え方', '例題', '爛柯図 二*').expect('爛柯図 二*')
    game.menu('数え方', COMPARE)
    game.wait_window(COMPARE)
    rows = read_rows(game)
    assert rows['中国ルール（この対局）'][:3] == ['183点', '178点', '黒 +5'], rows
    game.click_on(game.find('日本ルール', 'label')).key('End')
    rows = wait_for(lambda: '明清の還棋頭数子法' in read_rows(game) and
                    read_rows(game), what='the last row')
    assert rows['唐宋の数路法'][:2] == ['18路', '17路'], rows
    game.press('手順を見る').wait_window(STEPS)
    game.expect('*：明清の還棋頭数子法').key('Escape')
    game.wait_window(COMPARE).key('Escape').wait_window('囲碁*').quit()


# --- Numbers that people agree on ---


@story
def groups(desk):
    """還棋頭: who has more groups pays; the numbers can be corrected."""
    game = begin(desk.start(), '明清の還棋頭数子法', 5)
    game.play('B1 C1 B2 C2 B3 C3 B4 C4 B5 C5')
    game.press('パス').expect_status('黒がパスしました。')
    game.press('パス').wait_window(COUNT)
    expect_sum(game, '10', '15', '白の*勝ち').shot('count-groups')
    hands = Keyboard(game)
    hands.tab_to('白 *', 'spin button').key('Up')
    expect_sum(game, '11', '14')
    hands.key('Up')
    expect_sum(game, '12', '13')
    hands.press('提案*')
    expect_sum(game, '10', '15')
    game.key('Escape').wait_window('囲碁*').quit()


tell()
